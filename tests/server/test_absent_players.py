"""A host may replace a guest by a bot only if they are absent, not while they are just reloading the page."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandtable.server.errors import StillThere
from sandtable.server.tables import commands
from tests.server.harness import FakeTime, Running, config, running
from tests.server.test_clocks import two_playing

AWAY = 30.0  # the default
NO_CLOCK = {"kind": "none"}


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
def server(folder: Path, time: FakeTime):  # type: ignore[no-untyped-def]
    with running(config(folder, player_away=AWAY), time) as server:
        yield server


def test_a_present_player_keeps_the_seat(server: Running, time: FakeTime) -> None:
    anna, ben, table = two_playing(server, NO_CLOCK)
    path = f"/tables/{table['id']}"
    bot = {"kind": "bot", "bot": "novice"}
    with anna.socket(table["id"]) as mine:
        mine.ready()
        with ben.socket(table["id"]) as theirs:
            theirs.ready()
            time.move_on(10 * AWAY)
            anna.refused("PATCH", f"{path}/seats/1", bot, 409, "StillThere")
            mine.until(lambda: mine.table["seats"][1]["present"])
            assert mine.table["seats"][1]["absent"] is False
        mine.until(lambda: not mine.table["seats"][1]["present"])
        assert mine.table["seats"][1]["absent"] is False, "they may only have loaded the page again"
        time.move_on(AWAY - 1)
        anna.refused("PATCH", f"{path}/seats/1", bot, 409, "StillThere")
        time.move_on(2)
        mine.until(lambda: mine.table["seats"][1]["absent"])  # sent without a request
        replaced = anna.patch(f"{path}/seats/1", bot)["seats"][1]
        assert (replaced["replaced"], replaced["bot"]) == ("host", "novice")
        assert anna.patch(f"{path}/seats/1", {"kind": "guest"})["seats"][1]["replaced"] is None
        anna.patch(f"{path}/seats/0", bot)  # one's own seat, at any time


def test_a_polling_client_is_present(server: Running, time: FakeTime) -> None:
    anna, ben, table = two_playing(server, NO_CLOCK)
    path = f"/tables/{table['id']}"
    for _ in range(3):
        ben.get(f"{path}/updates")
        time.move_on(AWAY - 1)
        anna.refused("PATCH", f"{path}/seats/1", {"kind": "bot"}, 409, "StillThere")
    time.move_on(2 * AWAY)
    anna.patch(f"{path}/seats/1", {"kind": "bot"})


def test_a_present_player_out_of_time_can_resume(server: Running, time: FakeTime) -> None:
    anna, ben, table = two_playing(server, {"kind": "turn", "seconds": 60})
    path = f"/tables/{table['id']}"
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        mine.until(lambda: mine.asked == 0)
        time.move_on(61)
        theirs.until(lambda: theirs.asked == 1)
        time.move_on(61)
        mine.until(lambda: mine.table["seats"][1]["replaced"] == "clock")
        anna.refused("PATCH", f"{path}/seats/1", {"kind": "bot"}, 409, "StillThere")
        ben.patch(f"{path}/seats/1", {"kind": "guest"})


def test_nobody_is_absent_because_the_server_was(folder: Path, time: FakeTime) -> None:
    with running(config(folder, player_away=AWAY), time) as server:
        anna, _ben, table = two_playing(server, NO_CLOCK)
    with running(config(folder, player_away=AWAY), time) as server:
        again = server.browser()
        again.http.cookies = anna.http.cookies
        path = f"/tables/{table['id']}/seats/1"
        again.refused("PATCH", path, {"kind": "bot"}, 409, "StillThere")
        time.move_on(AWAY)
        again.patch(path, {"kind": "bot"})


def test_a_player_who_returns_at_that_moment_stays(server: Running, time: FakeTime) -> None:
    """Ben reconnects while the host's request waits for the table: he keeps the seat."""
    anna, ben, table = two_playing(server, NO_CLOCK)
    time.move_on(2 * AWAY)
    live = server.lobby._live[table["id"]]

    async def race() -> None:
        await live.lock.acquire()
        coming = asyncio.create_task(live.poll(ben.id, None, 0))
        await asyncio.sleep(0)
        wish = asyncio.create_task(commands.reseat(live, anna.id, 1, "bot", None))
        await asyncio.sleep(0)
        live.lock.release()
        await coming
        with pytest.raises(StillThere):
            await wish

    server.ask(race())
    assert anna.get(f"/tables/{table['id']}")["seats"][1]["replaced"] is None

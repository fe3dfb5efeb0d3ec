"""While the host of a table is away for long, another guest may act as host."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import LEADERS, Browser, Data, FakeTime, Running, config, eventually, running
from tests.server.test_restart import moved

AWAY = 120.0  # the default


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
def server(folder: Path, time: FakeTime) -> Iterator[Running]:
    with running(config(folder), time) as server:
        yield server


def waiting(anna: Browser, *others: Browser, more: str = "") -> Data:
    """Return a table whose host is Anna, who is asked first, with the other guests seated at it."""
    seats = "m" + "o" * len(others) + more
    table = anna.make(seats, options={"first": 0, "leaders": LEADERS[: len(seats)]})
    for other in others:
        other.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
    return table


def test_a_game_goes_on_without_its_host(server: Running, time: FakeTime) -> None:
    anna, ben, cid = server.browser("Anna"), server.browser("Ben"), server.browser("Cid")
    table = waiting(anna, ben, cid)
    path = f"/tables/{table['id']}"
    anna.post(f"{path}/start")
    with ben.socket(table["id"]) as theirs, cid.socket(table["id"]) as third:
        with anna.socket(table["id"]) as mine:
            mine.ready()
            time.move_on(10 * AWAY)
            theirs.until(lambda: theirs.table and theirs.table["seats"][0]["present"])
            ben.refused("PATCH", f"{path}/seats/0", {"kind": "bot"}, 403, "NotTheHost")
        theirs.until(lambda: not theirs.table["seats"][0]["present"])
        time.move_on(AWAY - 1)
        ben.refused("PATCH", f"{path}/seats/0", {"kind": "bot"}, 403, "NotTheHost")
        assert theirs.table["host"] is False, "and nobody has said otherwise"
        time.move_on(2)
        theirs.until(lambda: theirs.table["host"])  # sent without a request
        cid.refused("PATCH", f"{path}/seats/0", {"kind": "bot"}, 403, "NotTheHost")
        third.ready()
        assert third.table["host"] is False
        ben.patch(f"{path}/seats/0", {"kind": "bot", "bot": "novice"})
        theirs.until(lambda: theirs.asked is not None)
        with anna.socket(table["id"]) as mine:
            mine.until(lambda: mine.table and mine.table["host"])
            theirs.until(lambda: not theirs.table["host"])
            ben.refused("PATCH", f"{path}/seats/0", {"kind": "guest"}, 403, "NotTheHost")
            back = anna.patch(f"{path}/seats/0", {"kind": "guest"})
            assert back["seats"][0]["replaced"] is None


def test_the_next_one_acts_when_the_first_goes_too(server: Running, time: FakeTime) -> None:
    anna, ben, cid = server.browser("Anna"), server.browser("Ben"), server.browser("Cid")
    table = waiting(anna, ben, cid)
    with cid.socket(table["id"]) as third:
        with ben.socket(table["id"]) as theirs:
            time.move_on(AWAY)
            theirs.until(lambda: theirs.table and theirs.table["host"])
        third.until(lambda: third.table and third.table["host"])
        assert cid.get("/tables")["mine"][0]["host"] is True
        assert ben.get("/tables")["mine"][0]["host"] is False


def test_a_table_that_waits_is_started_without_its_host(server: Running, time: FakeTime) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = waiting(anna, ben, more="o")
    path = f"/tables/{table['id']}"
    with ben.socket(table["id"]) as theirs:
        time.move_on(AWAY)
        theirs.until(lambda: theirs.table and theirs.table["host"])
        ben.patch(path, {"public": True})
        ben.patch(f"{path}/seats/2", {"kind": "bot", "bot": "novice"})
        assert ben.post(f"{path}/start")["state"] == "playing"
        theirs.ready()


def test_a_spectator_never_acts(server: Running, time: FakeTime) -> None:
    anna, eve = server.browser("Anna"), server.browser("Eve")
    table = waiting(anna, more="n")
    with eve.socket(table["id"]) as line:
        line.until(lambda: line.table)
        time.move_on(2 * AWAY)
        eve.refused("PATCH", f"/tables/{table['id']}", {"public": True}, 403, "NotTheHost")
        assert eve.get(f"/tables/{table['id']}")["host"] is False


def test_at_a_paused_table(server: Running, time: FakeTime) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = waiting(anna, ben)
    path = f"/tables/{table['id']}"
    anna.post(f"{path}/start")
    with ben.socket(table["id"]) as theirs:
        theirs.ready()
        theirs.do("pause", on=True)
        theirs.until(lambda: theirs.table["paused"])
        time.move_on(AWAY)
        theirs.until(lambda: theirs.table["host"])
        ben.patch(f"{path}/seats/0", {"kind": "bot", "bot": "novice"})
        theirs.do("pause", on=False)
        theirs.until(lambda: theirs.asked is not None)


def test_after_a_restart_the_host_has_as_long_again(folder: Path, time: FakeTime) -> None:
    with running(config(folder), time) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        table = waiting(anna, ben)
        anna.post(f"/tables/{table['id']}/start")
    time.move_on(86_400.0)
    with running(config(folder), time) as server:
        ben = moved(ben, server)
        with ben.socket(table["id"]) as theirs:
            theirs.ready()
            assert theirs.table["host"] is False
            time.move_on(AWAY)
            theirs.until(lambda: theirs.table["host"])


# --- several processes -------------------------------------------------------------------
def test_a_host_at_another_process_is_there(folder: Path, redis_url: str, time: FakeTime) -> None:
    settings: dict[str, Any] = {"redis_url": redis_url}
    with running(config(folder, **settings), time) as one, running(config(folder, **settings), time) as two:
        anna, ben = one.browser("Anna"), two.browser("Ben")
        table = waiting(anna, ben)
        path = f"/tables/{table['id']}"
        anna.post(f"{path}/start")
        with ben.socket(table["id"]) as theirs:
            with anna.socket(table["id"]) as mine:
                mine.ready()
                theirs.until(lambda: theirs.table and theirs.table["seats"][0]["present"])
                for _ in range(15):  # in steps shorter than a process may be silent
                    time.move_on(10.0)
                    eventually(lambda: two.lobby.in_memory()[0].seen[anna.id] == time.now())
                assert ben.get(path)["host"] is False
            theirs.until(lambda: not theirs.table["seats"][0]["present"])
            time.move_on(AWAY)
            theirs.until(lambda: theirs.table["host"])
            # Every process knows: it is told how long the host has been away.
            elsewhere = moved(ben, one)
            eventually(lambda: elsewhere.get(path)["host"])
            elsewhere.patch(f"{path}/seats/0", {"kind": "bot", "bot": "novice"})
            theirs.until(lambda: theirs.asked is not None)


def test_a_process_that_opens_a_table_late_knows_how_long_the_host_is_away(
    folder: Path, redis_url: str, time: FakeTime
) -> None:
    settings: dict[str, Any] = {"redis_url": redis_url, "housekeeping": 60.0}
    with running(config(folder, **settings), time) as one:
        anna, ben = one.browser("Anna"), one.browser("Ben")
        table = waiting(anna, ben)
        with ben.socket(table["id"]) as theirs:
            theirs.until(lambda: theirs.table)
            time.move_on(AWAY)
            with running(config(folder, **settings), time) as two:
                elsewhere = moved(ben, two)
                eventually(lambda: elsewhere.get(f"/tables/{table['id']}")["host"])

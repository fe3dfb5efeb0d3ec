"""Simultaneous decisions with several servers, and with a server that is killed: nothing is lost, wrongly refused or
revealed."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from sandtable.core.titles import meta
from sandtable.server.storage import schema
from tests.sealed import TITLE
from tests.server import databases
from tests.server.harness import Browser, Data, FakeTime, Running, config, eventually, running
from tests.server.kills import Server
from tests.server.simultaneous.bidding import all_heard, answer, at_table, keep, options, path, seated, send


@contextmanager
def two_servers(folder: Path, redis_url: str, **more: Any) -> Iterator[tuple[Running, Running]]:
    with (
        running(config(folder, redis_url=redis_url, **more)) as one,
        running(config(folder, redis_url=redis_url, **more)) as two,
    ):
        yield one, two


def live_at(servers: tuple[Running, ...], table: Data) -> list[Any]:
    return [server.ask(server.lobby.open(table["id"])) for server in servers]


# --- several processes -------------------------------------------------------------------
def test_a_group_at_two_servers(folder: Path, redis_url: str) -> None:
    """Anna and Cleo are at one server, Ben at the other: each sees their own answers and no others."""
    with two_servers(folder, redis_url) as servers:
        guests, table = seated(servers)
        here, there = live_at(servers, table)
        with at_table(guests, table) as lines:
            anna, ben, cleo = lines
            again = servers[1].browser()
            again.http.cookies = guests[0].http.cookies
            with again.socket(table["id"]) as window:  # Anna has another window at Ben's server
                window.ready()
                for line in (*lines, window):  # all have received everything
                    line.until(lambda line=line: all(seat["present"] for seat in line.table["seats"]))  # type: ignore[misc]
                send(anna, 0)
                window.until(lambda: len(window.view(0)["answered"]) == 2)
                window.until(lambda: window.table["to_act"] == [1, 2])
                eventually(lambda: there.info.answered == here.info.answered == [0])
                ben.quiet()
                cleo.quiet()
                window.do("undo", seat=0, at=2, to=0)
                anna.until(lambda: anna.view(0)["answered"] == [])
                ben.quiet()
                keep(anna, 0)
            keep(cleo, 2)
            eventually(lambda: there.info.answered == [0, 2])
            ben.quiet()
            keep(ben, 1)
            for line in lines:
                line.reach(3)
        assert [line.view(seat)["sent"] for seat, line in enumerate(lines)] == [[], [], []]
        moved = [message for message in anna.heard if message["type"] == "update" and message["kind"] == "move"]
        assert [(message["n"], message["by"]) for message in moved] == [(3, None)]


def test_all_answer_at_the_same_moment_at_two_servers(folder: Path, redis_url: str) -> None:
    """The very last answer closes the group: nobody is refused, and nobody waits for ever."""
    with two_servers(folder, redis_url) as servers:
        guests, table = seated(servers, "mooo", options={"rounds": 4})
        with at_table(guests, table) as lines:
            for _ in range(4):
                n = max(line.n for line in lines)
                for line in lines:
                    line.reach(n)
                assert lines[0].view(0)["phase"] == "send"
                together = threading.Barrier(len(lines))
                failed: list[Exception] = []

                def give(seat: int, together: threading.Barrier = together, failed: list[Exception] = failed) -> None:
                    try:
                        together.wait()
                        keep(lines[seat], seat)
                    except Exception as error:
                        failed.append(error)

                threads = [threading.Thread(target=give, args=(seat,)) for seat in range(len(lines))]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
                assert failed == []
                for line in lines:
                    line.reach(n + 4)
                while not lines[0].over and lines[0].view(0)["phase"] != "send":
                    turn, at = lines[0].view(0)["turn"], lines[0].n
                    lines[turn].reach(at)
                    answer(lines[turn], turn, "pass")
                    lines[0].reach(at + 1)
            for line in lines:
                line.until(lambda line=line: line.over)  # type: ignore[misc]


def test_a_last_answer_that_meets_another_starts_over_and_tells_nobody(
    folder: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben takes back his answer at one server just as Cleo gives what would have been the last answer at the other
    server, which does not know yet: her answer is sealed like any other, and nobody notices."""

    async def unheard(*_: Any) -> None:
        pass

    with two_servers(folder, redis_url) as servers:
        guests, table = seated(servers)
        here, there = live_at(servers, table)
        with at_table(guests, table) as lines:
            anna, ben, cleo = lines
            all_heard(lines)
            keep(anna, 0)
            keep(ben, 1)
            eventually(lambda: here.info.answered == there.info.answered == [0, 1])
            servers[0].lobby.services.bus._hear = unheard
            ben.do("undo", seat=1, at=1, to=0)
            assert here.info.answered == [0, 1]
            keep(cleo, 2)
            assert here.info.answered == [0, 2]
            assert (here.info.n, here.game.moves, here.game.state.actions_taken) == (0, 0, 0)
            all_heard(lines)
            assert [message["kind"] for message in anna.heard if message["type"] == "update"] == ["sync", "sealed"]
            servers[0].ask(servers[0].lobby.refresh_table(table["id"]))
            keep(ben, 1)
            cleo.until(lambda: cleo.n == 3 or servers[0].ask(servers[0].lobby.refresh_table(table["id"])))


def test_a_bot_of_a_group_is_moved_once(folder: Path, redis_url: str) -> None:
    with two_servers(folder, redis_url, takeover=0.05) as servers:
        guests, table = seated(servers, "monn")
        here, there = live_at(servers, table)
        with at_table(guests, table) as lines:
            eventually(lambda: here.info.answered == there.info.answered == [2, 3])
            keep(lines[0], 0)
            keep(lines[1], 1)
            lines[0].until(lambda: lines[0].n >= 4)
            lines[1].until(lambda: lines[1].n >= 4)
        rows = servers[0].ask(servers[0].lobby.services.store.rows(table["id"]))
        assert [seat for _, seat, _ in rows][:4] == sorted(seat for _, seat, _ in rows[:4])


# --- restarts ----------------------------------------------------------------------------
def browsers(guests: list[Browser], url: str) -> list[Browser]:
    """Return browsers with the cookies of the same guests at a restarted server."""
    found = []
    for guest in guests:
        again = Browser(url)
        again.http.cookies = guest.http.cookies
        found.append(again)
    return found


@pytest.mark.parametrize("snapshot_every", [1, 1_000])
def test_a_group_outlives_a_restart(folder: Path, snapshot_every: int) -> None:
    time = FakeTime()
    settings = config(folder, snapshot_every=snapshot_every)
    with running(settings, time) as server:
        guests, table = seated([server], clock={"kind": "game", "seconds": 100, "add": 0})
        with at_table(guests, table) as lines:
            send(lines[0], 0, "south")
            answer(lines[1], 1, options(lines[1], 1)[0])
            all_heard(lines)
            before = [line.view(seat) for seat, line in enumerate(lines)]
    time.move_on(20.0)
    with running(settings, time) as server:
        again = browsers(guests, server.url)
        with at_table(again, table) as lines:
            assert [line.view(seat) for seat, line in enumerate(lines)] == before
            assert lines[0].table["to_act"] == [1, 2]
            assert [line.table["clocks"] for line in lines] == [[100.0, 80.0, 80.0], [80.0] * 3, [80.0] * 3]
            lines[0].do("undo", seat=0, at=2, to=1)
            lines[0].until(lambda: lines[0].view(0)["at"] == 1)
            answer(lines[0], 0, "market:east")
            answer(lines[1], 1, "market:east")
            keep(lines[2], 2)
            lines[2].reach(5)
            assert [sent["market"] for sent in lines[2].view(2)["sent"]] == ["east", "east"]


def test_a_table_out_of_memory_keeps_its_group(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder, idle=5.0), time) as server:
        guests, table = seated([server])
        with at_table(guests, table) as lines:
            keep(lines[1], 1)
        (live,) = server.lobby.in_memory()
        eventually(lambda: not live.connections)  # the time away counts from the disconnect
        time.move_on(60.0)
        eventually(lambda: not server.lobby.in_memory())
        told = [guest.get("/tables")["mine"][0]["to_act"] for guest in guests]
        assert told == [[0, 1, 2], [0, 2], [0, 1, 2]]
        assert not server.lobby.in_memory()
        assert [guest.get(path(table))["to_act"] for guest in guests] == told


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.slow
def test_kill_9_in_the_middle_of_a_group(folder: Path, kind: str, request: pytest.FixtureRequest) -> None:
    """After the restart, acknowledged answers are stored and those taken back are not, and the rows do not reveal their
    order."""
    url = databases.new_database(request.getfixturevalue("cluster")) if kind == "postgresql" else ""
    server = Server(folder, url)
    server.start()
    try:
        anna = Browser(server.url, "Anna")
        table = anna.make("moo", title=TITLE, start=False, pace=0)
        ben, cleo = Browser(server.url, "Ben"), Browser(server.url, "Cleo")
        for guest in (ben, cleo):
            guest.post(path(table, "/join"), {"invite": table["invite"]})
        anna.post(path(table, "/start"))
        with at_table([anna, ben, cleo], table) as lines:
            keep(lines[2], 2)
            card = options(lines[1], 1)[0]
            answer(lines[1], 1, card)
            keep(lines[0], 0)
            lines[0].do("undo", seat=0, at=1, to=0)
            server.kill()
        server.start()
        guests = browsers([anna, ben, cleo], server.url)
        with at_table(guests, table) as lines:
            found = [[one["action"] for one in line.view(seat)["answered"]] for seat, line in enumerate(lines)]
            assert found == [[], [card], ["none"]]
            assert lines[1].table["to_act"] == [0, 1, 2], "she has not said where it goes"
            assert lines[2].table["to_act"] == [0, 1]
            answer(lines[1], 1, "market:north")
            keep(lines[0], 0)
            server.kill()  # the last was acknowledged just now
        if kind == "sqlite":  # reconnecting was tested above; this checks what is on disk
            server.start()
            with at_table(browsers(guests, server.url), table) as lines:
                assert [line.n for line in lines] == [4, 4, 4]
                assert [sent["seat"] for sent in lines[2].view(2)["sent"]] == [1]
        words = meta(TITLE).new(1, {}).vocabulary
        rows = [(seat, words.word(action)) for _, seat, action in server.kept(table["id"]).rows]
        assert rows == [(0, "none"), (1, card), (1, "market:north"), (2, "none")]
    finally:
        server.stop()


def test_a_group_whose_answers_cannot_be_is_damage_of_that_table_alone(folder: Path) -> None:
    with running(config(folder)) as server:
        found = []
        for sealed in (
            {"answers": [[0, [9_999]]], "done": [0]},
            {"answers": [[0, "x"]], "done": []},
            {"answers": 7, "done": [0]},
            {"answers": [[7, [1]]], "done": []},
            {"answers": [], "done": [1]},
            {"answers": [], "done": [9]},
        ):
            guests, table = seated([server])

            async def spoil(table: Data = table, sealed: Data = sealed) -> None:
                await server.lobby._close(server.lobby._live[table["id"]])

                async def job(connection: Any) -> None:
                    of = schema.tables
                    await connection.execute(update(of).where(of.c.id == table["id"]).values(sealed=sealed))

                await server.lobby.services.store.database.write(job)

            server.ask(spoil())
            found.append(guests[0].refused("GET", path(table), status=410)["type"])
        assert found == ["DamagedData"] * 6
        good, table = seated([server])
        assert good[0].get(path(table))["to_act"] == [0, 1, 2]

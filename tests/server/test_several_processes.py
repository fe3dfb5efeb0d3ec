"""Several processes serve one table: notifications go through Redis, everything else through the database."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest

from sandtable.server.storage.table_info import TableInfo
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.lobby import RECENTLY
from tests.server import databases
from tests.server.harness import LEADERS, Browser, Data, Running, Socket, config, eventually, running


@contextmanager
def two_servers(folder: Path, redis_url: str, **more: Any) -> Iterator[tuple[Running, Running]]:
    with (
        running(config(folder, redis_url=redis_url, **more)) as one,
        running(config(folder, redis_url=redis_url, **more)) as two,
    ):
        yield one, two


def seated(one: Running, two: Running, seats: str = "mo", **more: Any) -> tuple[Browser, Browser, Data]:
    """Start a game at one table with Anna at the server `one` and Ben at `two`; return both guests and the table."""
    anna, ben = one.browser("Anna"), two.browser("Ben")
    table = anna.make(seats, options={"leaders": LEADERS[: len(seats)], "first": 0}, **more)
    path = f"/tables/{table['id']}"
    ben.post(f"{path}/join", {"invite": table["invite"]})
    return anna, ben, anna.post(f"{path}/start")


def play_on(lines: list[Socket], moves: int, rng: random.Random) -> None:
    for _ in range(moves):
        newest = max(line.n for line in lines)
        for line in lines:
            line.reach(newest)
        mover = next((line for line in lines if line.asked is not None), None)
        if mover is None:
            lines[0].until(lambda newest=newest: lines[0].n > newest)  # type: ignore[misc]
        else:
            mover.act(rng.choice(mover.options()))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_players_at_different_servers_play_one_game(
    folder: Path, redis_url: str, kind: str, request: pytest.FixtureRequest
) -> None:
    more = {}
    if kind == "postgresql":
        more["database_url"] = databases.new_database(request.getfixturevalue("cluster"))
    with two_servers(folder, redis_url, **more) as (one, two):
        anna, ben, table = seated(one, two, "moa")
        with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
            lines = [mine.ready(), theirs.ready()]
            play_on(lines, 80, random.Random(1))
            for line in lines:
                line.reach(max(mine.n, theirs.n))
            steps = [m["n"] for m in theirs.heard if m["type"] == "update"]
            assert steps == list(range(steps[0], steps[-1] + 1)), "row by row, as at the other server"
            assert [line["text"] for line in mine.lines if line["kind"] == "agent"] == [
                line["text"] for line in theirs.lines if line["kind"] == "agent"
            ]
            eventually(lambda: anna.get(f"/tables/{table['id']}")["n"] == ben.get(f"/tables/{table['id']}")["n"])
        rows = one.ask(one.lobby.services.store.rows(table["id"]))
        assert [n for n, _, _ in rows] == list(range(1, len(rows) + 1))


def test_everything_else_is_told_as_well(folder: Path, redis_url: str) -> None:
    with two_servers(folder, redis_url) as (one, two):
        anna, ben, table = seated(one, two)
        path = f"/tables/{table['id']}"
        with anna.socket(table["id"]) as mine:
            mine.ready()
            with ben.socket(table["id"]) as theirs:
                theirs.ready()
                mine.until(lambda: mine.table["seats"][1]["present"])
                theirs.until(lambda: theirs.table["seats"][0]["present"])
                theirs.do("chat", text="Can you hear me?")
                mine.until(lambda: mine.chats and mine.chats[0]["text"] == "Can you hear me?")
                mine.do("pause", on=True)
                theirs.until(lambda: theirs.table["pause_asked"] == ["Anna"])
                theirs.do("pause", on=True)
                mine.until(lambda: mine.table["paused"])
                theirs.do("pause", on=False)
                mine.until(lambda: not mine.table["paused"])
                ben.patch("/me", {"name": "Benedikt"})
                mine.until(lambda: mine.table["seats"][1]["name"] == "Benedikt")
                anna.refused("PATCH", f"{path}/seats/1", {"kind": "bot"}, 409, "StillThere")
            mine.until(lambda: not mine.table["seats"][1]["present"])
            anna.patch(f"{path}/seats/1", {"kind": "bot", "bot": "novice"})
            eventually(lambda: ben.get(path)["seats"][1]["replaced"])


def test_a_process_hears_only_of_tables_that_it_has_open(
    folder: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_servers(folder, redis_url) as (one, two):
        heard: list[str] = []
        bus = two.lobby.services.bus
        hear = bus._hear

        async def noted(data: bytes, *more: Any) -> None:
            heard.append(orjson.loads(data)["table"])
            await hear(data, *more)

        monkeypatch.setattr(bus, "_hear", noted)
        cleo = one.browser("Cleo")
        alone = cleo.make("mn", options={"leaders": LEADERS[:2], "first": 0})
        anna, ben, table = seated(one, two)
        with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs, cleo.socket(alone["id"]) as other:
            other.ready()
            other.until(lambda: other.asked is not None)
            other.act(other.options()[0])
            play_on([mine.ready(), theirs.ready()], 10, random.Random(1))
        assert table["id"] in heard
        assert alone["id"] not in heard
        two.ask(two.lobby._close(two.ask(two.lobby.open(table["id"]))))
        eventually(lambda: not bus._leaving)
        assert list(bus._tables) == []


def test_a_table_is_followed_only_where_somebody_is(folder: Path, redis_url: str) -> None:
    """A request may reach any process, which then loads the table; after a while without guests there, it unloads the
    table again."""
    with two_servers(folder, redis_url) as (one, two):
        anna = one.browser("Anna")
        table = anna.make("mnnn", options={"leaders": LEADERS, "first": 0}, pace=0.0)
        elsewhere = two.browser()
        path = f"/tables/{table['id']}"
        n = elsewhere.get(path)["n"]
        with anna.socket(table["id"]) as mine:
            mine.ready()
            assert table["id"] in two.lobby._live
            time.sleep(RECENTLY)

            def moves() -> bool:
                mine.until(lambda: mine.asked is not None)
                mine.act(mine.options()[0])
                return table["id"] not in two.lobby._live

            eventually(moves)
            assert list(two.lobby.services.bus._tables) == []
            assert elsewhere.get(path)["n"] > n, "it is read again when somebody asks"
            watcher = elsewhere.socket(table["id"])
            with watcher:
                watcher.ready()
                time.sleep(RECENTLY)
                moves()
                watcher.reach(mine.n)


def test_a_bot_is_moved_by_one_server(folder: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both servers have the table in memory; only one makes the bot's moves, and the other takes over if that one goes
    away."""
    with two_servers(folder, redis_url, takeover=30.0) as (one, two):
        thought: list[Running] = []
        for server in (one, two):
            bot_pool = server.lobby.services.bot_pool
            choose = bot_pool.choose

            async def counted(*args: Any, server: Running = server, choose: Any = choose) -> Any:
                thought.append(server)
                return await choose(*args)

            monkeypatch.setattr(bot_pool, "choose", counted)
        anna, ben, table = seated(one, two, "moaa")
        with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
            play_on([mine.ready(), theirs.ready()], 60, random.Random(5))
            eventually(lambda: mine.until(lambda: set(mine.table["to_act"]) <= {0, 1}))
        bot_rows = [row for row in one.ask(one.lobby.services.store.rows(table["id"])) if row[1] >= 2]
        assert thought
        assert len(thought) <= len(bot_rows), "no bot thought twice about the same move"


def test_a_move_at_both_servers_at_once_happens_once(folder: Path, redis_url: str) -> None:
    with two_servers(folder, redis_url) as (one, two):
        anna = one.browser("Anna")
        there = two.browser()
        there.http.cookies = anna.http.cookies
        table = anna.make("mmm")
        with anna.socket(table["id"]) as a, there.socket(table["id"]) as b:
            a.ready()
            b.ready()
            won = {"done": 0, "refused": 0}
            rng = random.Random(9)
            for _ in range(25):
                seat, at = a.asked, a.n
                for line in (a, b):
                    option = rng.choice(a.options())
                    line.line.send(f'{{"type":"act","id":"x{at}","seat":{seat},"at":{at},"action":"{option}"}}')
                for line in (a, b):
                    line.until(lambda line=line, at=at: any(m.get("id") == f"x{at}" for m in line.heard))  # type: ignore[misc]
                    answer = next(m for m in line.heard if m.get("id") == f"x{at}")
                    won[answer["type"]] += 1
                    if answer["type"] == "refused":
                        assert answer["error"]["type"] == "StaleAction"
                    line.reach(at + 1)
                assert a.n == b.n == at + 1
                assert a.update["views"] == b.update["views"]
            assert won == {"done": 25, "refused": 25}


def test_while_redis_is_away_nothing_is_lost(folder: Path) -> None:
    port = databases.free_port()
    with ExitStack() as first_redis:
        url = first_redis.enter_context(databases.redis(port))
        with two_servers(folder, url) as (one, two):
            anna, ben, table = seated(one, two)
            with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
                for line in (mine.ready(), theirs.ready()):  # each knows of the other
                    line.until(lambda line=line: all(seat["present"] for seat in line.table["seats"]))  # type: ignore[misc]
                first_redis.close()
                mine.act(mine.options()[0])
                theirs.hear_for(0.2)  # perhaps of who is there, but not of the row
                assert theirs.n < mine.n
                with databases.redis(port):
                    theirs.reach(mine.n)  # sent as soon as notifications arrive again
                    mine.until(lambda: mine.table["seats"][1]["present"])


def test_word_that_comes_late_makes_nothing_refused(
    folder: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben has taken a seat at the other server, and this server does not know yet: Anna may start the game
    nevertheless."""

    async def deaf(*_: Any) -> None:
        pass

    with two_servers(folder, redis_url) as (one, two):
        monkeypatch.setattr(LiveTable, "refresh", deaf)
        _, _, table = seated(one, two, "moa")
        assert table["state"] == "playing"


def test_lines_said_in_quick_succession_are_all_told(
    folder: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notification of the first chat line arrives when the second line is already stored; both are sent to the
    guests."""
    with two_servers(folder, redis_url) as (one, two):
        anna, ben, table = seated(one, two)
        with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
            theirs.ready()
            store = two.lobby.services.store
            read = store.chats

            async def late(game: str, *which: int) -> Any:
                while len(await read(game, 0, 10)) < 2:
                    await asyncio.sleep(0.01)
                return await read(game, *which)

            monkeypatch.setattr(store, "chats", late)
            mine.do("chat", text="Wait")
            mine.do("chat", text="No, go on")
            theirs.until(lambda: len(theirs.chats) == 2)
            assert [line["text"] for line in theirs.chats] == ["Wait", "No, go on"]


def test_a_guest_removed_during_an_outage_sees_nobodys_hand(
    folder: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben's server last knew that he had a seat. Now the seat is Cleo's and the game has started; Ben is not sent her
    hand."""

    async def unheard(*_: Any) -> None:
        pass

    with two_servers(folder, redis_url) as (one, two):
        anna, ben, cleo = one.browser("Anna"), two.browser("Ben"), one.browser("Cleo")
        table = anna.make("mo", options={"leaders": LEADERS[:2], "first": 0})
        path, invite = f"/tables/{table['id']}", {"invite": table["invite"]}
        ben.post(f"{path}/join", invite)
        with ben.socket(table["id"]) as line:
            line.until(lambda: line.table and line.table["seats"][1]["mine"])
            with monkeypatch.context() as deaf:
                deaf.setattr(two.lobby.services.bus, "_hear", unheard)
                anna.patch(f"{path}/seats/1", {"kind": "open"})
                cleo.post(f"{path}/join", invite)
                anna.post(f"{path}/start")
            two.ask(two.lobby._receive({"what": "table", "table": table["id"]}))
            line.until(lambda: line.n >= 0 and line.table["state"] == "playing")
            views = [set(message["views"]) for message in line.heard if message["type"] == "update"]
            assert set().union(*views) == {"watch"}


def test_two_who_want_to_play_again_at_once_come_to_one_table(folder: Path, redis_url: str) -> None:
    async def unheard(*_: Any) -> None:
        pass

    with two_servers(folder, redis_url) as (one, two):
        anna, ben, table = seated(one, two)
        path = f"/tables/{table['id']}"
        for seat in (0, 1):
            anna.patch(f"{path}/seats/{seat}", {"kind": "bot", "bot": "novice"})
        eventually(lambda: ben.get(path)["state"] == "over")
        with ben.socket(table["id"]) as line:  # a late word of the last moves would unload a table where nobody is
            line.ready()
            two.lobby.services.bus._hear = unheard
            again = anna.post(f"{path}/rematch")
            assert ben.get(path)["rematch"] is None, "word of it has not come yet"
            assert ben.post(f"{path}/rematch")["id"] == again["id"]
        assert {mine["id"] for mine in ben.get("/tables")["mine"]} == {again["id"], table["id"]}


def test_a_move_that_takes_the_seat_back_is_for_the_position_it_was_meant_for(folder: Path, redis_url: str) -> None:
    """Anna's time has run out. She moves at this server just as a bot moves for her at the other."""

    async def unheard(*_: Any) -> None:
        pass

    async def out_of_time(live: LiveTable) -> None:
        def late(info: TableInfo) -> None:
            info.seats[0].stand_in = "clock"
            live.set_clocks(info, live.services.time.now())

        async with live.lock:
            live.not_before = live.services.time.now() + 1_000.0  # the test makes the bots' moves
            await live.change(late)

    with two_servers(folder, redis_url, takeover=1_000.0) as (one, two):
        anna, _, table = seated(one, two, clock={"kind": "game", "seconds": 600, "add": 0})
        here, there = (server.ask(server.lobby.open(table["id"])) for server in (one, two))
        with anna.socket(table["id"]) as line:
            line.ready()
            both = None
            while both is None:  # two choices that can be made in either order
                for first in line.options():
                    after = here.game.state.clone()
                    action = after.vocabulary.numbers[first]
                    after.apply(0, action)
                    left = [after.vocabulary.word(o) for o in after.decision(0).options] if 0 in after.to_act else []
                    still = [word for word in line.options() if word != first and word in left]
                    if still:
                        both = action, still[0]
                        break
                else:
                    line.act(line.options()[0])
            action, word = both
            at = line.n
            eventually(lambda: there.info.n == at)
            one.ask(out_of_time(here))
            eventually(lambda: there.info.seats[0].stand_in == "clock")
            one.lobby.services.bus._hear = unheard
            two.ask(there.bot_move(0, at, action))
            assert here.info.n == at < there.info.n
            assert line.say("act", seat=0, at=at, action=word)["error"]["type"] == "StaleAction"


def test_a_move_seen_at_another_server_can_be_taken_back_here(folder: Path, redis_url: str) -> None:
    """A request may reach any server; this server does not know yet of the move that the request undoes."""

    async def unheard(*_: Any) -> None:
        pass

    with two_servers(folder, redis_url) as (one, two):
        anna, _, table = seated(one, two)
        path = f"/tables/{table['id']}"
        there = two.browser()
        there.http.cookies = anna.http.cookies
        with anna.socket(table["id"]) as line:
            line.ready()
            there.get(path)
            two.lobby.services.bus._hear = unheard
            line.act(line.options()[0])
            to = line.view()["undo"][0]["to"]
            assert there.post(f"{path}/undo", {"seat": 0, "at": line.n, "to": to}) == {"n": line.n + 1}

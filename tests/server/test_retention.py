"""Stored data is bounded: lists have pages, addresses have quotas, and unused data expires."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text

from sandtable.server.config import BadSetting, Keep, from_environment
from sandtable.server.errors import TooManyFromHere
from sandtable.server.limits.quotas import NAMES, TABLES, Quotas
from sandtable.server.storage import queries, schema
from sandtable.server.time_source import DAY
from tests.server import databases
from tests.server.harness import LIMITS, Browser, Data, FakeTime, Running, config, running
from tests.server.test_old_rules import over

BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


def database(kind: str, request: pytest.FixtureRequest) -> dict[str, str]:
    if kind == "sqlite":
        return {}
    return {"database_url": databases.new_database(request.getfixturevalue("cluster"))}


def count(server: Running, table: Any) -> int:
    async def rows() -> int:
        async with server.lobby.services.store.database.read() as connection:
            return int(await connection.scalar(select(func.count()).select_from(table)) or 0)

    return int(server.ask(rows()))


# --- lists -------------------------------------------------------------------------------
def pages(guest: Browser, which: str) -> list[list[Data]]:
    found = guest.get("/tables")
    out = [found[which]]
    while (mark := found["more"][which]) is not None:
        found = guest.get(f"/tables?list={which}&after={mark}")
        assert found["open" if which == "mine" else "mine"] == []
        out.append(found[which])
        assert len(out) < 20
    return out


@BOTH
def test_the_lobby_has_pages_with_tables_to_join_first(
    folder: Path, kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "LISTED", 4)
    time = FakeTime()
    with running(config(folder, **database(kind, request)), time) as server:
        anna, eve = server.browser("Anna"), server.browser("Eve")
        waiting, playing = [], []
        for number in range(6):
            time.move_on(1.0)
            waiting.append(anna.make("mo", public=True)["id"])
            playing.append(anna.make("mm", public=True)["id"])
            anna.make("mo")  # private: listed for nobody else
            if number == 3:
                time.move_on(-1.0)  # two at the same moment
        found = pages(eve, "open")
        assert [len(page) for page in found] == [4, 4, 4]
        ids = [table["id"] for page in found for table in page]
        assert [table["state"] for page in found for table in page] == ["waiting"] * 6 + ["playing"] * 6
        assert len(set(ids)) == 12
        assert set(ids[:6]) == set(waiting)
        assert set(ids[6:]) == set(playing)
        made = [table["created"] for page in found for table in page]
        assert made[:6] == sorted(made[:6], reverse=True)
        first = eve.get("/tables")
        time.move_on(1.0)
        anna.make("mo", public=True)
        second = eve.get(f"/tables?list=open&after={first['more']['open']}")
        assert [table["id"] for table in second["open"]] == ids[4:8], "what is new moves no other one"
        mine = pages(anna, "mine")
        assert sum(map(len, mine)) == 19
        assert pages(anna, "open") == [[]], "one's own are not listed twice"
        bob = server.browser("Bob")
        bob.post(f"/tables/{ids[0]}/join")
        assert ids[0] not in [table["id"] for page in pages(bob, "open") for table in page]
        assert ids[0] not in [table["id"] for page in pages(eve, "open") for table in page], "and it is full now"


@pytest.mark.parametrize(
    "after", ["x", "waiting", "waiting_1", "waiting_x_y", "waiting_1e_y", "odd_1.0_y", "over_1.0_y"]
)
def test_a_mark_that_is_none_is_refused(served: Running, after: str) -> None:
    eve = served.browser()
    error = eve.refused("GET", f"/tables?list=open&after={after}", None, 400, "BadRequest")
    assert "mark" in error["message"]
    eve.refused("GET", "/tables?list=odd&after=waiting_1.0_y", None, 400, "BadRequest")


def test_games_that_are_not_over_come_first_in_my_list(folder: Path) -> None:
    with running(config(folder)) as server:
        anna = server.browser("Anna")
        first = anna.make("mo")["id"]
        done = over(anna)["id"]
        assert [table["id"] for table in anna.get("/tables")["mine"]] == [first, done]


# --- quotas ------------------------------------------------------------------------------
def test_notes_are_for_those_with_a_seat(served: Running) -> None:
    anna, ben, eve = served.browser("Anna"), served.browser("Ben"), served.browser("Eve")
    table = anna.make("mo")
    path = f"/tables/{table['id']}"
    ben.post(f"{path}/join", {"invite": table["invite"]})
    eve.refused("PUT", f"{path}/notes", {"text": "I only watch."}, 403, "NotSeated")
    before = count(served, schema.notes)
    anna.put(f"{path}/notes", {"text": "mine"})
    ben.put(f"{path}/notes", {"text": "his"})
    assert count(served, schema.notes) == before + 2
    ben.post(f"{path}/leave", {"seat": 1})
    ben.refused("PUT", f"{path}/notes", {"text": "mine still"}, 403, "NotSeated")
    eve.post(f"{path}/join", {"invite": table["invite"]})
    eve.put(f"{path}/notes", {"text": "hers"})
    assert count(served, schema.notes) == before + 2, "there are never more than seats"
    eve.put(f"{path}/notes", {"text": ""})
    assert count(served, schema.notes) == before + 1
    assert anna.get(f"{path}/notes") == {"text": "mine"}


def test_one_address_does_not_fill_the_server_with_many_cookies(folder: Path) -> None:
    time = FakeTime()
    limits = replace(LIMITS, tables_per_address=5, names_per_address=3, own_machine=1.0)
    with running(config(folder, limits=limits), time) as server:
        guests = [server.browser("Anna"), server.browser("Ben"), server.browser("Cid"), server.browser()]
        guests[3].refused("PATCH", "/me", {"name": "Dan"}, 429, "TooManyFromHere")
        guests[0].patch("/me", {"name": "Anneliese"})  # a guest with a name may change it
        for guest in [*guests, guests[0]]:
            guest.make("mo")
        error = guests[1].refused("POST", "/tables", {"title": "imperium", "seats": [{"kind": "me"}]}, 429)
        assert (error["type"], "network" in error["message"]) == ("TooManyFromHere", True)
        assert count(server, schema.tables) == 5
        assert count(server, schema.guests) == 3
        time.move_on(DAY / 5 + 1)
        guests[1].make("mo")
        guests[1].refused("POST", "/tables", {"title": "imperium", "seats": [{"kind": "me"}]}, 429)
        time.move_on(DAY)
        guests[3].patch("/me", {"name": "Dan"})


def test_addresses_are_counted_apart_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.limits.quotas.MOST_KNOWN", 10)
    quotas = Quotas(replace(LIMITS, tables_per_address=2, names_per_address=1), FakeTime())
    for number in range(100):
        quotas.take(TABLES, f"10.0.0.{number}")
    assert len(quotas._spent) == 10
    quotas.take(TABLES, "10.0.0.99")
    with pytest.raises(TooManyFromHere):
        quotas.take(TABLES, "10.0.0.99")
    quotas.take(NAMES, "10.0.0.99")
    for _ in range(5):
        quotas.take(TABLES, "")


# --- expiry ------------------------------------------------------------------------------
@BOTH
def test_abandoned_tables_are_deleted(folder: Path, kind: str, request: pytest.FixtureRequest) -> None:
    time = FakeTime()
    keep = Keep(waiting=14, unfinished=90, finished=365, notes=30, guests=180)
    with running(config(folder, keep=keep, **database(kind, request)), time) as server:
        anna, ben, eve = server.browser("Anna"), server.browser("Ben"), server.browser("Eve")
        waiting, playing, done = anna.make("mo"), anna.make("mm"), over(ben)
        anna.put(f"/tables/{playing['id']}/notes", {"text": "going on"})
        ben.put(f"/tables/{done['id']}/notes", {"text": "well played"})
        begun = time.wall()
        assert anna.get(f"/tables/{waiting['id']}")["expires"] == begun + 14 * DAY
        assert anna.get(f"/tables/{playing['id']}")["expires"] == begun + 90 * DAY
        assert ben.get("/tables")["mine"][0]["expires"] == begun + 365 * DAY

        def on_day(day: float, *there: Data) -> None:
            time.move_on(begun + day * DAY - time.now())
            server.ask(server.lobby._delete_expired())
            for table in (waiting, playing, done):
                status = 200 if table in there else 404
                assert eve.ask("GET", f"/tables/{table['id']}").status_code == status, (day, table["state"])

        on_day(13.9, waiting, playing, done)
        on_day(14.1, playing, done)
        on_day(29.9, playing, done)
        assert ben.get(f"/tables/{done['id']}/notes") == {"text": "well played"}
        on_day(30.1, playing, done)
        assert ben.get(f"/tables/{done['id']}/notes") == {"text": ""}
        assert anna.get(f"/tables/{playing['id']}/notes") == {"text": "going on"}, "that game is not over"
        on_day(89.0, playing, done)
        with anna.socket(playing["id"]) as line:
            line.ready()
            line.act(line.options()[0])
        on_day(91.0, playing, done)
        on_day(178.0, playing, done)
        assert count(server, schema.guests) == 3
        on_day(179.1, done)
        on_day(180.1, done)
        assert eve.get("/me")["name"] == "", "she has no table"
        assert ben.get("/me")["name"] == "Ben"
        on_day(364.9, done)
        on_day(365.1)
        for what in (schema.tables, schema.seats, schema.moves, schema.notes, schema.snapshots, schema.chats):
            assert count(server, what) == 0


def test_nothing_goes_where_everything_is_kept_for_ever(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder, keep=Keep(0, 0, 0, 0, 0)), time) as server:
        anna = server.browser("Anna")
        tables = [anna.make("mo"), anna.make("mm")]
        assert [table["expires"] for table in tables] == [None, None]
        time.move_on(10_000 * DAY)
        server.ask(server.lobby._delete_expired())
        for table in tables:
            anna.get(f"/tables/{table['id']}")


def test_a_move_at_the_last_moment_keeps_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is made after the table has been found to be expired and before it is deleted."""
    time = FakeTime()
    with running(config(folder), time) as server:
        anna = server.browser("Anna")
        table = anna.make("mm")
        time.move_on(91 * DAY)
        kept = server.lobby.services.store
        real: Callable[..., Awaitable[Any]] = kept.expired_tables

        async def late(*given: Any) -> Any:
            found = await real(*given)
            if found and found[0][0] == table["id"]:
                live = await server.lobby.open(table["id"])
                seat = live.game.state.to_act[0]
                word = live.game.state.vocabulary.words[live.game.state.decision(seat).options[0]]
                await live.act(anna.id, seat, live.info.n, word)
            return found

        monkeypatch.setattr(kept, "expired_tables", late)
        server.ask(server.lobby._delete_expired())
        assert anna.get(f"/tables/{table['id']}")["n"] == 1


def test_many_old_tables_go_in_steps(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "LISTED", 2)
    monkeypatch.setattr("sandtable.server.tables.housekeeping.STEPS", 3)
    time = FakeTime()
    with running(config(folder), time) as server:
        anna = server.browser("Anna")
        for _ in range(9):
            anna.make("mo")
        time.move_on(15 * DAY)
        server.ask(server.lobby._delete_expired())
        assert count(server, schema.tables) == 3
        server.ask(server.lobby._delete_expired())
        assert count(server, schema.tables) == 0


def test_retention_times_are_settings() -> None:
    assert from_environment({}).keep == Keep()
    given = from_environment({"SANDTABLE_KEEP_FINISHED": "0", "SANDTABLE_KEEP_WAITING": "3"}).keep
    assert (given.finished, given.waiting, given.unfinished) == (0.0, 3.0, Keep().unfinished)
    for wrong in ("-1", "soon", "1.5", "123456"):
        with pytest.raises(BadSetting, match="SANDTABLE_KEEP_NOTES takes a number of days"):
            from_environment({"SANDTABLE_KEEP_NOTES": wrong})


def test_lists_and_expiry_look_at_no_more_than_they_need(tmp_path: Path) -> None:
    """According to SQLite's query plan, the queries use an index instead of scanning all tables."""
    with running(config(tmp_path)) as server:

        async def plan(query: str) -> str:
            async with server.lobby.services.store.database.read() as connection:
                rows = await connection.execute(text(f"explain query plan {query}"))
                return " ".join(str(row) for row in rows)

        lobby = "select id from tables where public = 1 and state = 'waiting' and created < 5.0 order by created desc"
        assert "ix_tables_public" in server.ask(plan(lobby))
        assert "ix_tables_state" in server.ask(plan("select id from tables where state = 'over' and updated < 5.0"))

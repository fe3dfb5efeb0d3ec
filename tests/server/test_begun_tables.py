"""Tables that begin at a position, or after the first moves of another game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.core.record import Record
from sandtable.server.config import Config
from sandtable.server.storage import schema
from tests.server.databases import new_database
from tests.server.harness import Data, Running, config, eventually, running

GIVEN: Data = {
    "seats": ["you", "north", "east"],
    "round": 2,
    "you": {"hand": ["dagger", "diplomacy"], "solari": 5, "influence": {"fremen": 1}},
}
POSITION: Data = {"kind": "position", "given": GIVEN}


@pytest.fixture(params=["sqlite", "postgresql"])
def made(request: pytest.FixtureRequest, folder: Path) -> Config:
    """Return the config of a server that unloads tables at once, for each kind of database."""
    if request.param == "sqlite":
        return config(folder, idle=0.3, snapshot_every=5)
    url = new_database(request.getfixturevalue("cluster"))
    return config(folder, idle=0.3, snapshot_every=5, database_url=url)


@pytest.fixture
def server(made: Config) -> Iterator[Running]:
    with running(made) as started:
        yield started


def played(moves: int) -> Record:
    record = Record("imperium", 3, {"seats": 3})
    rng = random.Random(4)
    while len(record) < moves:
        seat = record.state.to_act[0]
        record.apply(seat, rng.choice(record.state.decision(seat).options))
    return record


def after(record: Record, moves: int) -> Data:
    return {"kind": "record", "record": record.to_text(), "moves": moves}


def test_a_table_begins_at_a_position(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.make("mnn", begin=POSITION)
    assert table["begin"] == {"kind": "position", "moves": 0}
    assert table["options"]["seats"] == 3
    with anna.socket(table["id"]) as line:
        view = line.ready().view(0)
        assert (view["round"], view["players"][0]["solari"], view["players"][0]["hand"]) == (
            2,
            5,
            ["dagger", "diplomacy"],
        )
        line.act("card:dagger")
        line.act("space:rally_troops")
        before = dict(line.update["views"])
        (first, *_) = [undo["to"] for undo in line.view(0)["undo"][-1:]]
        assert first == 0, "one's own moves are taken back down to the beginning"
    eventually(lambda: not server.lobby.in_memory())
    with anna.socket(table["id"]) as line:  # read again from the database
        assert line.ready().update["views"] == before
        line.do("undo", seat=0, at=line.n, to=0)
        line.until(lambda: line.view(0)["players"][0]["hand"] == ["dagger", "diplomacy"])


def test_it_survives_a_restart_is_over_and_replays_from_there(made: Config) -> None:
    with running(made) as server:
        anna = server.browser("Anna")
        table = anna.make("mmm", begin=POSITION)
        path = f"/tables/{table['id']}"
        with anna.socket(table["id"]) as line:
            assert line.ready().play(random.Random(1), 40) == 40
            before = dict(line.update["views"])
    with running(made) as server:
        again = server.browser()
        again.http.cookies = anna.http.cookies
        with again.socket(table["id"]) as line:
            assert line.ready().update["views"] == before
            line.play(random.Random(2))
        eventually(lambda: again.get(path)["state"] == "over")
        for form in ("json", "text"):
            record = Record.parse(again.ask("GET", f"{path}/record?form={form}").text)
            assert record.begin == POSITION
            assert record.state.over
            assert record.at(0).view(0).as_dict()["players"][0]["solari"] == 5
        end = again.get(f"{path}/end")
        assert record.to_text().startswith(end["opening"])
        frames = again.get(f"{path}/replay?eyes=all&from=0&to=3")["frames"]
        assert frames[0]["view"]["players"][0]["solari"] == 5
        rematch = again.post(f"{path}/rematch")
        assert rematch["begin"] == {"kind": "position", "moves": 0}


def test_a_table_goes_on_after_the_moves_of_another_game(server: Running) -> None:
    old = played(60)
    anna = server.browser("Anna")
    table = anna.make("mmm", begin=after(old, 41))
    assert (table["begin"], table["n"]) == ({"kind": "record", "moves": 41}, 41)
    path = f"/tables/{table['id']}"
    with anna.socket(table["id"]) as line:
        line.ready()
        assert line.view(0)["players"] == line.view(0)["players"]
        for seat in range(3):
            assert line.view(seat)["undo"] == [], "no undo goes back before the beginning"
            assert line.view(seat)["players"] == old.at(41).view(seat).as_dict()["players"]
        assert any(shown["n"] == 30 for shown in line.lines), "the log of the other game is there"
        assert line.asked is not None
        assert line.say("undo", seat=line.asked, at=line.n, to=40)["type"] == "refused"
        line.play(random.Random(1), 12)
        before, lines = dict(line.update["views"]), list(line.lines)
    eventually(lambda: not server.lobby.in_memory())
    with anna.socket(table["id"]) as line:
        assert line.ready().update["views"] == before
        assert line.lines == lines
        line.play(random.Random(2))
    eventually(lambda: anna.get(path)["state"] == "over")
    record = Record.parse(anna.ask("GET", f"{path}/record").text)
    assert (record.begun, record.seed) == (41, old.seed)
    assert [(move.seat, move.action) for move in record.moves[:41]] == [(m.seat, m.action) for m in old.moves[:41]]
    again = anna.post(f"{path}/rematch")
    assert (again["begin"], again["n"]) == ({"kind": "record", "moves": 41}, 41)
    if again["state"] == "waiting":
        anna.post(f"/tables/{again['id']}/start")
    with anna.socket(again["id"]) as line:
        assert line.ready().view(0)["players"] == old.at(41).view(0).as_dict()["players"]


def test_every_beginning_is_checked_before_there_is_a_table(server: Running) -> None:
    anna = server.browser("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "novice"}]
    old = played(10)
    wrong: list[Data] = [
        {"begin": {"kind": "dream"}},
        {"begin": {"kind": "position", "given": {**GIVEN, "you": {"hand": ["kindjal"]}}}},
        {"begin": POSITION, "seats": seats[:2]},
        {"begin": POSITION, "options": {"ties_for_second": "third"}},
        {"begin": after(old, 11)},
        {"begin": after(old, 5), "title": "uprising"},
    ]
    for more in wrong:
        error = anna.refused("POST", "/tables", {"title": "imperium", "seats": seats, **more}, 400)
        assert error["type"] in ("BadBeginning", "BadOption"), error
        assert "begin" in error["message"] or "seats" in error["message"] or "options" in error["message"]
    anna.refused("POST", "/tables", {"title": "imperium", "seats": seats, "begin": 5}, type="BadRequest")
    assert anna.get("/tables")["mine"] == []


def test_a_stored_beginning_that_cannot_be_read_is_damage(served: Running) -> None:
    anna = served.browser("Anna")
    table = anna.make("mnn", begin=POSITION)
    spoil(served, table["id"], {"kind": "dream"})
    shown = next(one for one in anna.get("/tables")["mine"] if one["id"] == table["id"])
    assert shown["damaged"]


def spoil(server: Running, id: str, begin: Data) -> None:
    """Replace the stored beginning of a table that is not in memory."""

    async def job(connection: AsyncConnection) -> None:
        new = update(schema.tables).where(schema.tables.c.id == id).values(begin=begin)
        await connection.execute(new)

    eventually(lambda: _unload(server, id))
    server.ask(server.lobby.services.store.database.write(job))


def _unload(server: Running, id: str) -> bool:
    live = {table.id: table for table in server.lobby.in_memory()}
    if id in live:
        server.ask(server.lobby._close(live[id]))
    return id not in {table.id for table in server.lobby.in_memory()}


def test_the_position_of_the_others_is_not_told(served: Running) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    given = {**GIVEN, "north": {"intrigue": ["ambush"], "hand": ["reconnaissance"]}}
    table = anna.make("mnn", begin={"kind": "position", "given": given}, public=True)
    for reader in (anna, ben):
        assert "ambush" not in json.dumps(reader.get(f"/tables/{table['id']}"))


def test_several_people_begin_together(served: Running) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    table = anna.make("mon", begin=after(played(30), 30), start=False)
    path = f"/tables/{table['id']}"
    ben.post(f"{path}/join", {"invite": table["invite"]})
    anna.post(f"{path}/start")
    with ben.socket(table["id"]) as line:
        assert line.ready().n >= 30


def test_a_table_at_a_position_is_gone_when_its_last_player_leaves(served: Running) -> None:
    anna = served.browser("Anna")
    table, kept = anna.make("mmn", begin=POSITION), anna.make("mnn", begin=after(played(12), 12))
    anna.post(f"/tables/{table['id']}/leave", {"seat": 0})
    assert anna.get(f"/tables/{table['id']}")["state"] == "playing", "somebody still sits there"
    anna.post(f"/tables/{table['id']}/leave", {"seat": 1})
    anna.refused("GET", f"/tables/{table['id']}", type="UnknownTable")
    anna.post(f"/tables/{kept['id']}/leave", {"seat": 0})
    assert anna.get(f"/tables/{kept['id']}")["state"] == "playing", "a game that goes on after another is kept"

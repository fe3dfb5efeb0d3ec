"""A table with invalid stored data is reported as damaged and can be removed from the list; other tables are
unaffected."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import insert, literal, select, text
from websockets.exceptions import ConnectionClosed

from sandtable.core.record import Record
from sandtable.server.storage import queries, schema
from sandtable.server.tables import damage
from sandtable.server.titles import current
from tests.server import databases
from tests.server.harness import LEADERS, Browser, Data, FakeTime, Refused, Running, config, eventually, running
from tests.server.test_restart import moved
from tests.server.test_several_processes import play_on

CLOCK = {"kind": "turn", "seconds": 3600}
LEFT = '"left": [9, 9, 9], "since": 5'

# Changes to the table `:id`, or to its rows, seats or snapshots.
EVERYWHERE = {
    "a row is missing in the middle": "delete from moves where game = :id and n = 3",
    "the first row is missing": "delete from moves where game = :id and n = 1",
    "the last row is missing": "delete from moves where game = :id and n = (select n from tables where id = :id)",
    "all rows are missing": "delete from moves where game = :id",
    "more rows are counted": "update tables set n = n + 5 where id = :id",
    "fewer rows are counted": "update tables set n = n - 1 where id = :id",
    "rows below zero": "update tables set n = -3 where id = :id",
    "the last row is there twice": "insert into moves (game, n, seat, action) "
    "select game, n + 1, seat, action from moves where game = :id and n = (select n from tables where id = :id)",
    "a row far beyond": "insert into moves (game, n, seat, action) values (:id, 5000, 0, 1)",
    "an action that is none": "update moves set action = 999999 where game = :id and n = 2",
    "an action that cannot be": "update moves set action = 0 where game = :id and n = 2",
    "an undo to nowhere": "update moves set action = -900 where game = :id and n = 2",
    "a seat that is none": "update moves set seat = 7 where game = :id and n = 2",
    "a seat below zero": "update moves set seat = -1 where game = :id and n = 2",
    "an unknown title": "update tables set title = 'chess' where id = :id",
    "an unknown state": "update tables set state = 'odd' where id = :id",
    "over by word alone": "update tables set state = 'over' where id = :id",
    "a seat is missing": "delete from seats where game = :id and seat = 1",
    "the last seat is missing": "delete from seats where game = :id and seat = 2",
    "all seats are missing": "delete from seats where game = :id",
    "a seat too many": "insert into seats (game, seat, kind, bot) values (:id, 3, 'bot', 'novice')",
    "a seat far away": "update seats set seat = 9 where game = :id and seat = 2",
    "nobody's seat": "update seats set guest = null where game = :id and seat = 1",
    "an open seat in a game": "update seats set kind = 'open', guest = null where game = :id and seat = 1",
    "an unknown kind of seat": "update seats set kind = 'ghost' where game = :id and seat = 2",
    "an unknown bot": "update seats set bot = 'hal' where game = :id and seat = 2",
    "an unknown reason": "update seats set stand_in = 'why' where game = :id and seat = 1",
    "another seat is asked": """update tables set standing = '{"to_act": [2]}' where id = :id""",
    "a seat is asked that is none": """update tables set standing = '{"to_act": [9]}' where id = :id""",
    "points that are none": """update tables set standing = '{"to_act": [], "points": 7}' where id = :id""",
    "options of no game": """update tables set options = '{"nonsense": 1}' where id = :id""",
    "options with other seats": """update tables set options = '{"seats": 4}' where id = :id""",
    "options of odd types": """update tables set options = '{"seats": 3, "leaders": {"a": [1]}}' where id = :id""",
    "a clock that is none": """update tables set clock = '{"kind": "sand"}' where id = :id""",
    "a clock without seconds": """update tables set clock = '{"kind": "turn"}' where id = :id""",
    "clocks of other seats": """update tables set clocks = '{"left": [1], "since": 5, "running": 0, "asked": 0,
        "came_from": null}' where id = :id""",
    "clocks of no seat": f"""update tables set clocks = '{{{LEFT}, "running": 9, "came_from": null}}' where id = :id""",
    "clocks of odd types": """update tables set clocks = '{"left": "x", "since": {}, "running": [], "came_from": 7}'
        where id = :id""",
    "another clock runs": f"""update tables set clocks = '{{{LEFT}, "running": 2, "came_from": null}}'
        where id = :id""",
    **{
        f"{column} is {value}": f"update tables set {column} = '{value}' where id = :id"
        for column in ("options", "standing", "clock", "clocks", "pause_asked", "muted")
        for value in ("7", '"text"', "[[]]", "true")
    },
}  # fmt: skip
# Possible only in SQLite, which does not enforce column types.
IN_SQLITE = {
    **{
        f"{column} is no JSON": f"""update tables set {column} = '{{"oops' where id = :id"""
        for column in ("options", "standing", "clock", "clocks", "pause_asked", "muted")
    },
    **{
        f"{column} is of another type": f"update tables set {column} = x'ff00' where id = :id"
        for column in [
            "title",
            "rules",
            "options",
            "seed",
            "host",
            "invite",
            "public",
            "whispers",
            "hints",
            "state",
            "created",
            "updated",
            "pace",
            "clock",
            "clocks",
            "paused",
            "pause_asked",
            "rematch",
            "n",
            "standing",
            "wake",
            "revision",
        ]
    },
    "text that is no text": "update tables set title = cast(x'c328' as text) where id = :id",
    "an endless number": "update tables set pace = 9e999 where id = :id",
    "a row of another type": "update moves set action = 'much' where game = :id and n = 2",
    "a seat of another type": "update seats set kind = x'00' where game = :id and seat = 1",
    "deep JSON": f"update tables set options = '{'[' * 100_000}' where id = :id",
}
# After these the record cannot be written.
NO_RECORD = ("title", "rules", "options", "seed", "JSON", "text that")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    more = {}
    if request.param == "postgresql":
        more["database_url"] = databases.new_database(request.getfixturevalue("cluster"))
    with running(config(tmp_path_factory.mktemp("damaged"), housekeeping=0.1, **more)) as server:
        yield server


def spoil(server: Running, sql: str, id: str = "") -> None:
    """Change the database directly, while no server process has the table in memory."""

    async def job(connection: Any) -> None:
        given = {"id": id} if ":id" in sql else {}
        await connection.execute(text(sql.replace('":', '"\\:').replace("': ", "'\\: ")), given)

    live = server.lobby._live.get(id)
    if live is not None:
        server.ask(server.lobby._close(live))
    server.ask(server.lobby.services.store.database.write(job))


def begun(anna: Browser, ben: Browser) -> Data:
    """Return a table where a game of Anna, Ben and a bot has started, and one of the two guests is asked."""
    table = anna.make("mon", options={"first": 0, "leaders": LEADERS[:3]}, clock=CLOCK, public=True)
    ben.post(f"/tables/{table['id']}/join")
    anna.post(f"/tables/{table['id']}/start")
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        lines = [mine.ready(), theirs.ready()]
        play_on(lines, 6, random.Random(1))
        while all(line.asked is None for line in lines):
            mine.hear()
            theirs.reach(mine.n)
    return table


class StartedGame(NamedTuple):
    """Anna and Ben, the table where they play, and another table of Anna's."""

    anna: Browser
    ben: Browser
    table: str
    good: Data


@pytest.fixture(scope="module")
def pattern(server: Running) -> StartedGame:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = begun(anna, ben)
    live = server.lobby._live.get(table["id"])
    if live is not None:
        server.ask(server.lobby._close(live))
    return StartedGame(anna, ben, table["id"], anna.make("mo"))


numbers = count()


def another(server: Running, id: str) -> str:
    """Return the id of a copy of a table with its rows; playing another game would take as long as the rest of the
    test."""
    new = f"copy{next(numbers):012}"

    async def job(connection: Any) -> None:
        for rows in (schema.tables, schema.seats, schema.moves, schema.snapshots):
            key = rows.c.id if rows is schema.tables else rows.c.game
            cells = [literal(new) if column is key else column for column in rows.c]
            await connection.execute(insert(rows).from_select(rows.c.keys(), select(*cells).where(key == id)))

    server.ask(server.lobby.services.store.database.write(job))
    return new


def listed(guest: Browser, id: str) -> Data | None:
    tables = guest.get("/tables")["mine"]
    return next((table for table in tables if table["id"] == id), None)


def goes_on(server: Running, guest: Browser) -> None:
    """Check that a game of another guest with bots still works."""
    table = guest.make("mnn", options={"first": 1, "leaders": LEADERS[:3]})
    eventually(lambda: guest.get(f"/tables/{table['id']}")["to_act"] == [0])


# Tables damaged at the same time, to share the common checks.
TOGETHER = 16
KINDS = [*EVERYWHERE, *IN_SQLITE]
BODIES: dict[str, Data] = {
    "/act": {"seat": 0, "at": 1, "action": "end"}, "/undo": {"seat": 0, "at": 1, "to": 0}, "/join": {},
    "/chat": {"text": "Hello?"},
}  # fmt: skip


@pytest.mark.parametrize("first", range(0, len(KINDS), TOGETHER))
def test_damaged_tables_harm_nobody(
    server: Running, pattern: StartedGame, first: int, caplog: pytest.LogCaptureFixture
) -> None:
    sqlite = server.lobby.services.store.database.is_sqlite
    kinds = [kind for kind in KINDS[first : first + TOGETHER] if sqlite or kind in EVERYWHERE]
    if not kinds:
        pytest.skip("PostgreSQL does not take that")
    caplog.set_level(logging.WARNING)
    anna, ben, table, good = pattern
    eve = server.browser("Eve")
    unfinished = server.ask(server.lobby.services.store.count_unfinished(anna.id, current()))
    tables = {another(server, table): kind for kind in kinds}
    for id, kind in tables.items():
        assert anna.get(f"/tables/{id}")["damaged"] is False
        spoil(server, EVERYWHERE.get(kind) or IN_SQLITE[kind], id)
        refused_as_damaged(f"/tables/{id}", anna, ben, eve)
    mine = {one["id"]: one for one in anna.get("/tables")["mine"]}
    theirs = {one["id"] for one in ben.get("/tables")["mine"]}
    other = mine[good["id"]]
    assert other["damaged"] is False
    for id, kind in tables.items():
        assert mine[id]["damaged"] is True, kind
        assert set(mine[id]) == set(other), "a page may ask for anything of it"
        assert all(set(seat) == set(other["seats"][0]) for seat in mine[id]["seats"]), kind
    assert tables.keys().isdisjoint(one["id"] for one in eve.get("/tables")["open"])
    server.ask(server.lobby._wake())
    server.ask(server.lobby._evict())
    goes_on(server, eve)
    for id, kind in tables.items():
        said = [record.getMessage() for record in caplog.records if id in record.getMessage()]
        assert len(said) == 1, (kind, said)
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert [said for said in errors if not any(id in said for id in tables)] == []
    assert server.ask(server.lobby.services.store.count_unfinished(anna.id, current())) == unfinished, (
        "they do not count"
    )
    found = dict(server.ask(everything_damaged(server)))
    assert all(found[id] for id in tables)
    assert good["id"] not in found

    for id, kind in tables.items():
        its_record_can_be_had(kind, f"/tables/{id}", anna, eve, mine[id]["state"] == "over")
        eve.refused("DELETE", f"/tables/{id}", None, 403, "NotSeated")
        assert anna.ask("DELETE", f"/tables/{id}").status_code == 200, kind
    assert tables.keys().isdisjoint(one["id"] for one in anna.get("/tables")["mine"])
    for id, kind in tables.items():
        if id in theirs:
            assert ben.ask("DELETE", f"/tables/{id}").status_code == 200, kind
        ben.refused("GET", f"/tables/{id}", None, 404, "UnknownTable")
    assert tables.keys().isdisjoint(one["id"] for one in ben.get("/tables")["mine"])


def refused_as_damaged(path: str, anna: Browser, *others: Browser) -> None:
    """Check that every request about a damaged table is refused, for everybody and repeatedly."""
    for guest in (anna, *others, anna):
        error = guest.refused("GET", path, None, 410, "DamagedData")
        assert "damaged" in error["message"]
    for what, body in BODIES.items():
        anna.refused("POST", path + what, body, 410, "DamagedData")


def its_record_can_be_had(kind: str, path: str, anna: Browser, eve: Browser, over: bool) -> None:
    """Check that players can download what is left of the record, and afterwards everybody can, since the download ends
    the game."""
    if not over:
        eve.refused("GET", f"{path}/record", None, 403, "NotSeated")
    record = anna.get(f"{path}/record")
    assert record["damaged"], kind
    if not any(word in kind for word in NO_RECORD):
        again = Record.from_json(json.dumps(record))
        assert len(again) == len(record["actions"]), kind
        if "row" not in kind and "action" not in kind and "undo" not in kind and "seat" not in kind:
            assert len(again) >= 4, kind
    assert eve.get(f"{path}/record") == record, "the game is over by that"


async def everything_damaged(server: Running, deep: bool = False) -> list[tuple[str, str]]:
    return [found async for found in damage.all_damaged(server.lobby.services.store, deep)]


@pytest.mark.parametrize(
    "sql",
    [
        "update snapshots set data = {bytes} where game = :id",
        "update snapshots set digest = 'x', n = n + 1 where game = :id",
        "update snapshots set n = 1 where game = :id",
        "update snapshots set n = 100000 where game = :id",
    ],
)
def test_a_damaged_snapshot_is_not_asked(server: Running, sql: str) -> None:
    sqlite = server.lobby.services.store.database.is_sqlite
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = begun(anna, ben)
    before = anna.get(f"/tables/{table['id']}")
    spoil(server, sql.replace("{bytes}", "x'00'" if sqlite else "'\\x00'::bytea"), table["id"])
    after = anna.get(f"/tables/{table['id']}")
    assert (after["n"], after["points"], after["to_act"]) == (before["n"], before["points"], before["to_act"])


def test_a_repaired_table_can_be_played_on(server: Running) -> None:
    """After the operator has repaired the data, the table works again once the check with `--deep` has found no damage,
    or the server has been restarted."""
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = begun(anna, ben)
    path = f"/tables/{table['id']}"
    spoil(server, "update tables set n = n + 2 where id = :id", table["id"])
    anna.refused("GET", path, None, 410, "DamagedData")
    spoil(server, "update tables set n = n - 2 where id = :id", table["id"])
    anna.refused("GET", path, None, 410, "DamagedData")
    assert table["id"] not in dict(server.ask(everything_damaged(server, deep=True)))
    assert anna.get(path)["state"] == "playing"
    anna.refused("DELETE", path, None, 409, "NotDamaged")


def test_after_its_record_was_had_it_is_over_for_good(server: Running) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = begun(anna, ben)
    path = f"/tables/{table['id']}"
    anna.refused("GET", f"{path}/record", None, 409, "NotOver")
    spoil(server, "update tables set n = n + 2 where id = :id", table["id"])
    anna.refused("GET", path, None, 410, "DamagedData")
    assert anna.get(f"{path}/record")["seed"]
    spoil(server, "update tables set n = n - 2 where id = :id", table["id"])
    assert table["id"] in dict(server.ask(everything_damaged(server, deep=True))), "somebody knows all of it"


def test_a_game_whose_record_another_process_gave_out_is_not_played_on(server: Running) -> None:
    """The stored data is damaged but this process has an intact game in memory. It must not go on, because somebody has
    downloaded the record and knows every card."""
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = begun(anna, ben)
    with anna.socket(table["id"]) as mine, ben.socket(table["id"]) as theirs:
        asked = mine if mine.ready().asked is not None else theirs.ready()
        asked.until(lambda: asked.asked is not None)
        server.ask(server.lobby.services.store.end_damaged(table["id"]))
        with pytest.raises((Refused, ConnectionClosed)):
            asked.act(asked.options()[0])
    anna.refused("GET", f"/tables/{table['id']}", None, 410, "DamagedData")


def test_a_line_of_the_chat_that_cannot_be_is_left_out(folder: Path) -> None:
    with running(config(folder)) as server:
        anna = server.browser("Anna")
        table = anna.make("mnnn")
        for said in ("one", "two", "three", "four"):
            anna.post(f"/tables/{table['id']}/chat", {"text": said})
        spoil(server, "update chats set seat = x'ff00' where game = :id and text = 'one'", table["id"])
        spoil(server, "update chats set guest = x'ff00' where game = :id and text = 'two'", table["id"])
        spoil(server, "update chats set name = x'ff00' where game = :id and text = 'three'", table["id"])
        with anna.socket(table["id"]) as line:
            line.ready()
            assert [chat["text"] for chat in line.chats] == ["four"]


def test_damage_that_is_found_while_people_play(folder: Path, redis_url: str) -> None:
    """Another process finds the damage and reports it: everybody at the table is disconnected, and is told so when they
    come back."""
    both = config(folder, redis_url=redis_url)
    with running(both) as one, running(both) as two:
        anna, ben = one.browser("Anna"), one.browser("Ben")
        table = begun(anna, ben)
        with anna.socket(table["id"]) as mine:
            mine.ready()
            spoil(two, "update tables set n = n + 2 where id = :id", table["id"])
            two.lobby.services.bus.tell(table["id"], "rows")
            assert mine.closed() == 1013
        anna.refused("GET", f"/tables/{table['id']}", None, 410, "DamagedData")
        moved(anna, two).refused("GET", f"/tables/{table['id']}", None, 410, "DamagedData")
        assert listed(anna, table["id"])["damaged"] is True  # type: ignore[index]
        eventually(lambda: not one.lobby.in_memory())


def test_a_table_whose_bots_were_to_move_is_looked_at_once(folder: Path) -> None:
    """More tables than fit one page of the query have a wake time in the past without reason. Each is examined once,
    and the table after them is still served."""
    time = FakeTime()
    with running(config(folder, idle=5.0), time) as server:
        anna = server.browser("Anna")
        stuck = [anna.make("mo")["id"] for _ in range(6)]
        ready = anna.make("mnn", options={"first": 1, "leaders": LEADERS[:3]}, pace=10.0)
        time.move_on(10.0)
        eventually(lambda: set(server.lobby._live) <= {ready["id"]})
        if ready["id"] in server.lobby._live:
            server.ask(server.lobby._close(server.lobby._live[ready["id"]]))
        for id in stuck:
            spoil(server, "update tables set wake = 7.0 where id = :id", id)
        small, queries.LISTED = queries.LISTED, 2  # type: ignore[misc]
        try:
            time.move_on(30.0)
            eventually(lambda: ready["id"] in server.lobby._live)
            due = server.lobby.services.store.due
            eventually(lambda: {id for id, _ in server.ask(due(time.wall()))} <= {ready["id"]})
        finally:
            queries.LISTED = small  # type: ignore[misc]


def test_a_failing_housekeeping_task_fails_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(config(folder, housekeeping=0.01)) as server:
        anna = server.browser("Anna")
        bad, good = anna.make("mo"), anna.make("mo")
        looked = []
        real = type(server.lobby)._check_table

        async def look(lobby: Any, table: Any) -> None:
            if table.id == bad["id"]:
                raise RuntimeError("nobody expected this")
            if lobby is server.lobby:
                looked.append(table.id)
            await real(lobby, table)

        monkeypatch.setattr(type(server.lobby), "_check_table", look)
        eventually(lambda: len(looked) > 10)
        assert set(looked) == {good["id"]}
        assert len([record for record in caplog.records if bad["id"] in record.getMessage()]) == 1


def test_rows_that_are_written_while_a_table_is_read(folder: Path, redis_url: str) -> None:
    """Bots move as fast as they can in another process; reading the table meanwhile finds no damage."""
    both = config(folder, redis_url=redis_url, snapshot_every=10_000)
    with running(both) as one, running(both) as two:
        anna = one.browser("Anna")
        table = anna.make("nnn")
        other = moved(anna, two)
        rng = random.Random(1)
        for _ in range(30):
            state = other.get(f"/tables/{table['id']}")["state"]
            live = two.lobby._live.get(table["id"])
            if live is not None:
                two.ask(two.lobby._close(live))
            if state == "over":
                break
            two.ask(asyncio.sleep(rng.random() * 0.05))
        assert listed(anna, table["id"])["damaged"] is False  # type: ignore[index]

"""No move is lost: with a restart, a table unloaded from memory, two servers on one database, and a database that
fails."""

from __future__ import annotations

import asyncio
import random
from hashlib import blake2b
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import text

from sandtable.server.app import Application
from sandtable.server.operations.operator_poll import OperatorPoll
from sandtable.server.storage.statements import Conflict
from sandtable.server.storage.table_info import Snapshot
from sandtable.server.time_source import TimeSource
from tests.server.harness import LEADERS, PATIENCE, Browser, Running, config, eventually, lay_out, running


def moved(browser: Browser, server: Running) -> Browser:
    """Return a browser at another server with the cookies of this one."""
    other = server.browser()
    other.http.cookies = browser.http.cookies
    other.id = browser.id
    return other


def test_a_game_and_its_guests_survive_a_restart(folder: Path) -> None:
    rng = random.Random(3)
    with running(config(folder)) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        table = anna.make("moa")
        path = f"/tables/{table['id']}"
        ben.post(f"{path}/join", {"invite": table["invite"]})
        anna.post(f"{path}/chat", {"text": "Hello"})
        anna.put(f"{path}/notes", {"text": "mine"})
        anna.post(f"{path}/start")
        with anna.socket(table["id"]) as one, ben.socket(table["id"]) as two:
            for _ in range(70):
                one.ready()
                two.reach(one.n)
                mover = one if one.asked is not None else two
                if mover.asked is None:
                    one.until(lambda: one.asked is not None or one.n > two.n)
                    two.reach(one.n)
                    continue
                mover.act(rng.choice(mover.options()))
                one.reach(mover.n)
            one.until(lambda: one.table["to_act"] != [2] and one.table["to_act"] == one.view()["to_act"])
            two.reach(one.n)
            before, lines = dict(one.update["views"]), list(one.lines)
            theirs = dict(two.update["views"])
    with running(config(folder)) as server:
        anna, ben = moved(anna, server), moved(ben, server)
        assert anna.get("/tables")["mine"][0]["id"] == table["id"]
        with anna.socket(table["id"]) as one, ben.socket(table["id"]) as two:
            assert one.ready().update["views"] == before
            assert one.lines == lines
            assert one.chats[0]["text"] == "Hello"
            assert two.ready().update["views"] == theirs
            assert anna.get(f"{path}/notes") == {"text": "mine"}
            mover = one if one.asked is not None else two
            mover.act(mover.options()[0])


@pytest.mark.parametrize("snapshot_every", [7, 10_000])
def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(folder: Path, snapshot_every: int) -> None:
    with running(config(folder, idle=0.3, snapshot_every=snapshot_every)) as server:
        anna = server.browser("Anna")
        table = anna.make("mmmm")
        for seed in range(3):
            with anna.socket(table["id"]) as line:
                line.ready()
                assert line.play(random.Random(seed), 30) == 30
                before, lines = dict(line.update["views"]), list(line.lines)
            eventually(lambda: not server.lobby.in_memory())
            with anna.socket(table["id"]) as line:
                assert line.ready().update["views"] == before
                assert anna.get(f"/tables/{table['id']}/log")["lines"] == lines
                assert line.lines == lines[line.update["earlier"] :]


@pytest.mark.parametrize(
    ("kept", "instead", "why"),
    [
        ('"rules":["base//","', '"rules":["base//","0', "other rules"),  # with other pieces
        ('"rules":["base//', '"rules":["sand//', ""),  # from an unknown box
        ('"title":"imperium"', '"title":"another"', ""),
    ],
)
def test_a_snapshot_of_another_engine_is_not_needed(
    folder: Path, caplog: pytest.LogCaptureFixture, kept: str, instead: str, why: str
) -> None:
    """The bytes of the snapshot are refused: the moves are replayed, the log says so, and the game continues."""
    with running(config(folder, idle=0.3, snapshot_every=5)) as server:
        anna = server.browser("Anna")
        table = anna.make("mmm")
        with anna.socket(table["id"]) as line:
            line.ready()
            line.play(random.Random(1), 20)
            before = dict(line.update["views"])
        eventually(lambda: not server.lobby.in_memory())
        store = server.lobby.services.store
        old = server.ask(store.snapshot(table["id"]))
        data = orjson.loads(old.data)
        assert kept in data["state"]
        data["state"] = data["state"].replace(kept, instead)
        packed = orjson.dumps(data)
        spoilt = Snapshot(old.n, blake2b(packed, digest_size=16).hexdigest(), packed)
        server.ask(store.keep_snapshot(table["id"], spoilt))
        with anna.socket(table["id"]) as line:
            assert line.ready().update["views"] == before
            said = [record.getMessage() for record in caplog.records if table["id"] in record.getMessage()]
            assert len(said) == 1
            assert "was played again move by move" in said[0]
            assert why in said[0]
            line.play(random.Random(2), 7)
        caplog.clear()
        eventually(lambda: not server.lobby.in_memory())
        anna.get(f"/tables/{table['id']}")
        assert caplog.records == [], "it has a snapshot again that can be used"


def test_a_damaged_snapshot_is_not_needed(folder: Path) -> None:
    with running(config(folder, idle=0.3, snapshot_every=5)) as server:
        anna = server.browser("Anna")
        table = anna.make("mmm")
        with anna.socket(table["id"]) as line:
            line.ready()
            line.play(random.Random(1), 20)
            before = dict(line.update["views"])
        eventually(lambda: not server.lobby.in_memory())

        async def spoil(connection: Any) -> int:
            return int((await connection.execute(text("update snapshots set data = x'00', n = 3"))).rowcount)

        assert server.ask(server.lobby.services.store.database.write(spoil)) == 1
        with anna.socket(table["id"]) as line:
            assert line.ready().update["views"] == before


def test_bots_go_on_after_a_restart_without_anybody(folder: Path) -> None:
    with running(config(folder, pace=5.0)) as server:
        anna = server.browser("Anna")
        table = anna.make("mnnn", options={"first": 1, "leaders": LEADERS})
        assert table["n"] == 0
    with running(config(folder, takeover=0.1)) as server:
        anna = moved(anna, server)
        server.ask(set_pace(server, table["id"]))
        eventually(lambda: anna.get("/tables")["mine"][0]["to_act"] == [0])


async def set_pace(server: Running, id: str) -> None:
    """Set the pace and the wake time of a table to 0, so that its bots move at once at the next server."""

    async def job(connection: Any) -> None:
        await connection.execute(text("update tables set pace = 0, wake = 0 where id = :id"), {"id": id})

    await server.lobby.services.store.database.write(job)


# --- two at once -------------------------------------------------------------------------
def test_one_of_two_servers_writes_a_row_and_the_other_is_told(folder: Path) -> None:
    """Two server processes share a database, without a bus: each row is written once, and the process that was too late
    is told."""
    with running(config(folder)) as first, running(config(folder, secret="x" * 20)) as second:
        pass  # the second server got another secret, so its guests differ
    with running(config(folder)) as first, running(config(folder)) as second:
        anna = first.browser("Anna")
        table = anna.make("mmm")
        here, there = anna.socket(table["id"]), moved(anna, second).socket(table["id"])
        rng = random.Random(8)
        lost = 0
        here.ready()
        there.ready()
        while lost < 10:
            ahead, behind = (here, there) if rng.random() < 0.5 else (there, here)
            ahead.reach(max(here.n, there.n))
            if ahead.n < behind.n or ahead.asked is None:
                continue
            seat = ahead.asked
            at, option = ahead.n, rng.choice(ahead.options())
            behind_knows = behind.n == at
            ahead.act(option)
            if behind_knows:
                answer = behind.say("act", seat=seat, at=at, action=option)
                assert answer["error"]["type"] == "StaleAction"
                behind.reach(ahead.n)  # now it is sent what has happened
                assert behind.update["views"] == ahead.update["views"]
                lost += 1
        rows = first.ask(first.lobby.services.store.rows(table["id"]))
        assert [n for n, _, _ in rows] == list(range(1, here.n + 1)), "no row twice, none missing"
        here.close()
        there.close()


def test_a_row_that_is_there_cannot_be_written_again(folder: Path) -> None:
    with running(config(folder)) as server:
        anna = server.browser()
        table = anna.make("mmm")
        store = server.lobby.services.store
        with anna.socket(table["id"]) as line:
            line.ready()
            line.play(random.Random(1), 5)

        async def write(n: int, revision: int) -> None:
            info = await store.load(table["id"])
            info.n, info.revision = n, info.revision + revision
            await store.append(info, [(0, 7)])

        for n, revision in ((5, 0), (4, 0), (7, 0), (6, 1), (6, -1)):
            with pytest.raises(Conflict):
                server.ask(write(n, revision))
        assert len(server.ask(store.rows(table["id"]))) == 5
        server.ask(write(6, 0))
        assert len(server.ask(store.rows(table["id"]))) == 6


# --- a database that fails ---------------------------------------------------------------
def test_moves_that_the_database_refused_have_not_happened(folder: Path) -> None:
    with running(config(folder)) as server:
        anna = server.browser("Anna")
        table = anna.make("mmm")
        store = server.lobby.services.store
        with anna.socket(table["id"]) as line, anna.socket(table["id"]) as other:
            line.ready()
            line.play(random.Random(1), 5)
            other.reach(line.n)
            before, good = dict(line.update["views"]), store.append
            seat, option = line.asked, line.options()[0]

            async def fails(*_: Any) -> None:
                raise RuntimeError("the disk is full")

            store.append = fails
            answer = anna.ask("POST", f"/tables/{table['id']}/act", {"seat": seat, "at": line.n, "action": option})
            assert answer.status_code == 500
            store.append = good
            assert anna.get(f"/tables/{table['id']}")["n"] == line.n
            line.do("act", seat=seat, at=line.n, action=option)
            other.until(lambda: other.n == 6)
            synced = [m for m in other.heard if m["type"] == "update" and m["kind"] == "sync"][-1]
            assert synced["views"] == before


def test_a_server_that_stops_leaves_nothing_that_still_reads(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the task that reads a socket were cancelled twice, it would never finish, and the server would not stop."""

    async def reads(_: OperatorPoll) -> None:
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            await asyncio.sleep(0.5)  # as long as SQLite's driver takes to stop reading

    async def serve() -> set[str]:
        application = Application(settings, TimeSource())
        async with application.app.router.lifespan_context(application.app):
            await asyncio.sleep(0.01)
        return {task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()}

    monkeypatch.setattr(OperatorPoll, "_poll", reads)
    settings = config(folder, operator_poll=0.0, metrics=True)
    lay_out(settings)
    assert asyncio.run(serve()) == set()

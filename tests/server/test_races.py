"""Concurrency: simultaneous requests, unlucky timing, and services that cannot be reached."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from redis.exceptions import ConnectionError as RedisGone
from sqlalchemy import func, select

from sandtable.server.config import Limits
from sandtable.server.errors import Unavailable, UnknownTable
from sandtable.server.http import socket_endpoint as sockets_module
from sandtable.server.http.socket_endpoint import SocketEndpoint
from sandtable.server.limits.rate_limits import RateLimiter
from sandtable.server.sockets.connection import Connection
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database
from sandtable.server.tables import commands
from sandtable.server.tables.bus import Bus
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.time_source import DAY
from tests.server.harness import LIMITS, FakeTime, Running, config, eventually, running


# --- tables ------------------------------------------------------------------------------
def test_there_are_never_two_of_a_table(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five clients request a table while it is being loaded. The first load fails; afterwards all get the same
    object."""
    table = served.browser("Anna").make("mo")
    lobby = served.lobby
    served.ask(lobby._close(lobby._live[table["id"]]))
    real, readings = LiveTable.open, 0

    async def slow(services: Any, id: str) -> LiveTable:
        nonlocal readings
        readings += 1
        first = readings == 1
        await asyncio.sleep(0.05)
        if first:
            raise Unavailable()
        return await real(services, id)

    monkeypatch.setattr(LiveTable, "open", slow)

    async def many() -> list[Any]:
        return await asyncio.gather(*(lobby.open(table["id"]) for _ in range(5)), return_exceptions=True)

    assert {type(error) for error in served.ask(many())} == {Unavailable}
    opened = served.ask(many())
    assert len({id(one) for one in opened}) == 1
    assert opened[0] is lobby._live[table["id"]]
    assert readings == 2
    assert not lobby._opening


def test_a_guest_who_comes_as_the_last_leaves_finds_the_table(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    table = anna.make("mo")
    path = f"/tables/{table['id']}"
    lobby = served.lobby
    real = lobby.services.store.delete_if_unchanged

    async def late(id: str, revision: int, before: float) -> bool:
        await commands.join(lobby._live[id], ben.id, table["invite"], None)
        gone: bool = await real(id, revision, before)
        return gone

    monkeypatch.setattr(lobby.services.store, "delete_if_unchanged", late)
    anna.post(f"{path}/leave", {"seat": 0})
    assert [seat["mine"] for seat in ben.get(path)["seats"]] == [True, False]
    monkeypatch.undo()
    ben.post(f"{path}/leave", {"seat": 0})
    anna.refused("GET", path, status=404, type="UnknownTable")


def test_messages_at_a_deleted_table(served: Running) -> None:
    """Another process has deleted the table, and this process does not know yet."""
    anna = served.browser("Anna")
    table = anna.make("mo")
    live = served.lobby._live[table["id"]]
    assert served.ask(served.lobby.services.store.delete_if_unchanged(table["id"], live.info.revision))
    path = f"/tables/{table['id']}"
    anna.refused("POST", f"{path}/chat", {"text": "Hello?"}, status=404, type="UnknownTable")
    anna.refused("PUT", f"{path}/notes", {"text": "Nobody"}, status=404, type="UnknownTable")
    anna.refused("POST", f"{path}/leave", {"seat": 0}, status=404, type="UnknownTable")


def test_tables_nobody_came_to_are_cleared_away(folder: Path) -> None:
    time = FakeTime()
    with running(config(folder), time) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        waiting, playing, watched = anna.make("mo"), anna.make("mm"), ben.make("mo")
        with ben.socket(watched["id"]) as line:
            line.until(lambda: line.table)
            time.move_on(14 * DAY - 1)
            server.ask(server.lobby._delete_expired())
            anna.get(f"/tables/{waiting['id']}")
            time.move_on(2)
            server.ask(server.lobby._delete_expired())
            anna.refused("GET", f"/tables/{waiting['id']}", status=404)
            anna.get(f"/tables/{playing['id']}")
            ben.get(f"/tables/{watched['id']}")
        assert waiting["id"] not in server.lobby._live


def test_only_chat_that_is_shown_is_kept(folder: Path) -> None:
    with running(config(folder, limits=replace(LIMITS, chats_kept=3))) as server:
        anna = server.browser("Anna")
        here, there = anna.make("mo"), anna.make("mo")
        anna.post(f"/tables/{there['id']}/chat", {"text": "elsewhere"})
        for number in range(7):
            anna.post(f"/tables/{here['id']}/chat", {"text": str(number)})

        async def lines(table: str) -> list[str]:
            of = schema.chats.c
            async with server.lobby.services.store.database.read() as connection:
                return list(await connection.scalars(select(of.text).where(of.game == table).order_by(of.id)))

        assert server.ask(lines(here["id"])) == ["4", "5", "6"]
        assert server.ask(lines(there["id"])) == ["elsewhere"]
        messages = anna.get(f"/tables/{here['id']}/updates")["messages"]
        assert [message["text"] for message in messages if message["type"] == "chat"] == ["4", "5", "6"]


# --- sockets -----------------------------------------------------------------------------
def test_sockets_that_come_at_once_are_all_counted() -> None:
    class Line:
        def __init__(self) -> None:
            self.scope = {"state": {"guest": "anna", "client_key": "192.0.2.1"}}
            self.client = None
            self.closed = ""

        async def close(self, code: int, reason: str) -> None:
            self.closed = reason

    async def main() -> None:
        gate = asyncio.Event()

        class Slow:
            async def open(self, id: str) -> LiveTable:
                await gate.wait()
                raise UnknownTable()

        limits = Limits(sockets_per_guest=3)
        sockets = SocketEndpoint(Slow(), limits, RateLimiter(limits))  # type: ignore[arg-type]
        lines: list[Any] = [Line() for _ in range(5)]
        tasks = [asyncio.create_task(sockets.serve(line, "x", None)) for line in lines]
        await asyncio.sleep(0.01)
        assert [line.closed for line in lines] == ["", "", "", "TooManySockets", "TooManySockets"]
        gate.set()
        await asyncio.gather(*tasks)
        assert [line.closed for line in lines[:3]] == ["UnknownTable"] * 3
        assert not sockets._per_guest, "and none is counted for ever"

    asyncio.run(main())


@pytest.mark.parametrize("fault", ["in what is done", "of the line"])
def test_a_fault_is_written_down_and_a_closed_line_is_not(
    fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("a set changed while it was looked through")

    monkeypatch.setattr(sockets_module, "handle", broken)

    class Line:
        async def receive(self) -> dict[str, Any]:
            if fault == "of the line":
                await asyncio.sleep(60.0)
            return {"type": "websocket.receive", "text": '{"type": "chat", "id": "1", "text": "Hello"}'}

        async def send_text(self, data: str) -> None:
            raise RuntimeError("Cannot call send once a close message has been sent.")

    async def main() -> None:
        connection = Connection("anna", LIMITS)
        if fault == "of the line":
            connection.send(b"{}")
        line: Any = Line()
        table: Any = type("Table", (), {"id": "the table"})()
        async with asyncio.timeout(5.0):
            await SocketEndpoint(None, LIMITS, RateLimiter(LIMITS))._run(line, table, connection)  # type: ignore[arg-type]

    asyncio.run(main())
    said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert said == (["a socket of table the table"] if fault == "in what is done" else [])


def test_a_polling_client_without_a_seat_is_a_spectator(served: Running) -> None:
    anna, eve = served.browser("Anna"), served.browser("Eve")
    path = f"/tables/{anna.make('mo')['id']}"
    anna.get(f"{path}/updates")
    assert anna.get(path)["watchers"] == 0
    eve.get(f"{path}/updates")
    assert anna.get(path)["watchers"] == 1
    with eve.socket(path.removeprefix("/tables/")) as line:
        line.until(lambda: line.table)
        assert anna.get(path)["watchers"] == 1, "the same one twice"


@pytest.mark.parametrize("chat", ["-1", str(2**53), str(2**70), "x"])
def test_no_line_of_the_chat_has_such_a_number(served: Running, chat: str) -> None:
    anna = served.browser("Anna")
    anna.refused("GET", f"/tables/{anna.make('mo')['id']}/updates?chat={chat}", status=422, type="BadRequest")


# --- outages -----------------------------------------------------------------------------
def test_a_database_that_is_away_is_said_to_be_away() -> None:
    async def main() -> None:
        database = Database("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
        with pytest.raises(Unavailable):
            async with database.read():
                pass
        await database.stop()

    asyncio.run(main())


def test_a_failed_write_is_not_reported_as_a_bug(served: Running) -> None:
    """When a write fails, as with a full disk, the client is told to try again, and later writes work."""
    store = served.lobby.services.store

    async def full(connection: Any) -> None:
        await connection.exec_driver_sql("insert into nowhere values (1)")

    async def count(connection: Any) -> int:
        return int(await connection.scalar(select(func.count()).select_from(schema.settings)))

    with pytest.raises(Unavailable):
        served.ask(store.database.write(full))
    assert served.ask(store.database.write(count)) >= 1


def test_messages_that_redis_refused_are_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Redis:
        def __init__(self) -> None:
            self.tries = 0
            self.said: list[str] = []
            self.batch: list[str] = []

        def pipeline(self, transaction: bool) -> Redis:
            self.batch = []
            return self

        def publish(self, channel: str, data: bytes) -> None:
            assert channel == "sandtable:t"
            self.batch.append(orjson.loads(data)["what"])

        async def execute(self) -> None:
            self.tries += 1
            if self.tries in (1, 2):
                raise RedisGone("it went away")
            self.said += self.batch

    monkeypatch.setattr("sandtable.server.tables.bus.SHORTEST_BREAK", 0.001)

    async def main() -> None:
        bus = Bus("redis://127.0.0.1:1/0")
        redis: Any = Redis()
        bus._redis = redis
        for what in ("rows", "table", "chat"):
            bus.tell("t", what)
        sending = asyncio.create_task(bus._send())
        async with asyncio.timeout(5):
            while len(redis.said) < 3:
                await asyncio.sleep(0.001)
        sending.cancel()
        assert redis.said == ["rows", "table", "chat"]
        assert redis.tries == 3, "all of them in one go"

    asyncio.run(main())


def test_a_table_that_is_cleared_away_is_gone_everywhere(folder: Path, redis_url: str) -> None:
    both = config(folder, redis_url=redis_url)
    with running(both) as one, running(both) as two:
        anna, eve = one.browser("Anna"), two.browser("Eve")
        table = anna.make("mo")
        with eve.socket(table["id"]) as line:
            line.until(lambda: line.table)
            anna.post(f"/tables/{table['id']}/leave", {"seat": 0})
            assert line.closed() == 1013
        eventually(lambda: table["id"] not in two.lobby._live)
        eve.refused("GET", f"/tables/{table['id']}", status=404, type="UnknownTable")


def test_a_new_name_is_told_where_the_guest_was_never_seen(folder: Path, redis_url: str) -> None:
    """The table is in the memory of one server only, and the name is changed at the other."""
    both = config(folder, redis_url=redis_url)
    with running(both) as one, running(both) as two:
        anna = one.browser("Anna")
        table = anna.make("mo")
        elsewhere = two.browser()
        elsewhere.http.cookies = anna.http.cookies
        with anna.socket(table["id"]) as line:
            line.until(lambda: line.table)
            elsewhere.patch("/me", {"name": "Anneliese"})
            line.until(lambda: line.table["seats"][0]["name"] == "Anneliese")

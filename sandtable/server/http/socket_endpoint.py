"""The WebSocket of a table: what happens goes out, moves come in. Each message is small, checked, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.core.errors import DamagedData, SandtableError
from sandtable.server.addresses import THIS_MACHINE
from sandtable.server.config import Limits
from sandtable.server.errors import TooManyRequests, TooManySockets
from sandtable.server.limits.rate_limits import RateLimiter
from sandtable.server.seats import seating
from sandtable.server.sockets import incoming, outgoing
from sandtable.server.sockets.connection import Connection
from sandtable.server.tables import commands
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.lobby import Lobby
from sandtable.server.telemetry import metrics

TRY_AGAIN: Final = 1013
NOT_ALLOWED: Final = 1008
GOODBYE: Final = 0.5  # seconds

log = logging.getLogger("sandtable.server")


class SocketEndpoint:
    """All sockets of a process."""

    def __init__(self, lobby: Lobby, limits: Limits, rate_limiter: RateLimiter) -> None:
        self._lobby = lobby
        self._limits = limits
        self._rate_limiter = rate_limiter
        self._per_guest: Counter[str] = Counter()
        self._per_client: Counter[str] = Counter()  # also of those behind a proxy, whose connections are not counted

    async def serve(self, socket: WebSocket, id: str, after: int | None) -> None:
        guest: str = socket.scope["state"]["guest"]
        client_key: str = socket.scope["state"]["client_key"]
        full = self._per_guest.total() >= self._limits.sockets
        if (
            full
            or self._per_guest[guest] >= self._limits.sockets_per_guest
            or self._per_client[client_key] >= self._limit(client_key)
        ):
            await socket.close(NOT_ALLOWED, TooManySockets.__name__)
            return
        self._per_guest[guest] += 1  # before anything is waited for: a hundred at once are a hundred
        self._per_client[client_key] += 1
        try:
            client = socket.client
            await self._serve(socket, id, Connection(guest, self._limits, client.host if client else ""), after)
        finally:
            for counted, one in ((self._per_guest, guest), (self._per_client, client_key)):
                counted[one] -= 1
                if not counted[one]:
                    del counted[one]

    def _limit(self, client_key: str) -> float:
        """Of an address: as many as it may have connections."""
        return self._limits.connections * (self._limits.own_machine if client_key == THIS_MACHINE else 1.0)

    async def _serve(self, socket: WebSocket, id: str, connection: Connection, after: int | None) -> None:
        try:
            table = await self._lobby.open(id)
            if not seating.seats_of(table.info, connection.guest) and self._watching() >= self._limits.watchers:
                raise TooManySockets()
            await table.attach(connection, after)
        except SandtableError as error:  # a socket cannot say more before it is open; a plain request can
            metrics.refused(error)
            await socket.close(NOT_ALLOWED, type(error).__name__)
            return
        try:
            await socket.accept()
            await self._run(socket, table, connection)
        finally:
            connection.drop()
            table.detach(connection)

    def _watching(self) -> int:
        """Sockets of those without a seat at their table: others' places are not theirs to take."""
        return sum(len(table.watching()) for table in self._lobby.in_memory())

    async def _run(self, socket: WebSocket, table: LiveTable, connection: Connection) -> None:
        """Send and receive until either ends, or the connection was dropped: everything is ended with it."""
        tasks = (
            asyncio.create_task(self._send(socket, connection)),
            asyncio.create_task(self._receive(socket, table, connection)),
            asyncio.create_task(connection.gone.wait()),
        )
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        if connection.dropped:
            with suppress(Exception):  # who does not read is not waited for
                async with asyncio.timeout(GOODBYE):
                    await socket.close(TRY_AGAIN)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                log.error("a socket of table %s", table.id, exc_info=error)

    async def _send(self, socket: WebSocket, connection: Connection) -> None:
        while True:
            data = await connection.next()
            if data is None:
                return
            try:
                await socket.send_text(data.decode())
            except RuntimeError as error:  # that is how the line says that it is closed
                raise WebSocketDisconnect() from error

    async def _receive(self, socket: WebSocket, table: LiveTable, connection: Connection) -> None:
        while True:
            got = await socket.receive()
            if got["type"] == "websocket.disconnect":
                return
            text = got.get("text")
            id = ""
            try:
                self._rate_limiter.check_request(connection.guest, connection.client_key)
                message = incoming.read(text if text is not None else got.get("bytes") or b"", self._limits.message)
                given = message.get("id", "")
                id = given if isinstance(given, str) and len(given) <= incoming.LONGEST_ID else ""
                incoming.check(message)
                if message["type"] == "ping":
                    connection.send(outgoing.PONG)
                    continue
                if message["type"] == "chat":
                    self._rate_limiter.check_chat(connection.guest, connection.client_key)
                await handle(table, connection.guest, message)
            except SandtableError as error:
                if isinstance(error, DamagedData):
                    log.error("table %s: %s", table.id, error)
                metrics.refused(error)
                connection.send(outgoing.refused(id, error))
                if isinstance(error, TooManyRequests):
                    await asyncio.sleep(self._limits.refusal)  # reads no faster than that
            else:
                connection.send(outgoing.done(id))


async def handle(table: LiveTable, guest: str, message: dict[str, Any]) -> None:
    """Do what a message asks for; returns when it is on disk."""
    kind = message["type"]
    if kind == "act":
        await table.finish(table.act(guest, message["seat"], message["at"], message["action"]))
    elif kind == "undo":
        await table.finish(table.undo(guest, message["seat"], message["at"], message["to"]))
    elif kind == "chat":
        await table.finish(commands.chat(table, guest, message["text"], message.get("to")))
    else:
        await table.finish(commands.pause(table, guest, message["on"]))

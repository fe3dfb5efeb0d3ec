"""The WebSocket endpoint of a table: updates go out, moves come in. Every message is checked and answered."""

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
from sandtable.server.tables import commands, free_words
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.tables.lobby import Lobby
from sandtable.server.telemetry import metrics

TRY_AGAIN: Final = 1013
NOT_ALLOWED: Final = 1008
GOODBYE: Final = 0.5  # seconds

log = logging.getLogger("sandtable.server")


class SocketEndpoint:
    """Serves the sockets of a process, and counts them by guest and by client."""

    def __init__(self, lobby: Lobby, limits: Limits, rate_limiter: RateLimiter) -> None:
        self._lobby = lobby
        self._limits = limits
        self._rate_limiter = rate_limiter
        self._per_guest: Counter[str] = Counter()
        self._per_client: Counter[str] = Counter()  # includes clients behind a proxy, whose connections are not counted

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
        # count before the first await, so that simultaneous requests cannot exceed the limit
        self._per_guest[guest] += 1
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
        """Return how many sockets a client may have open, which is its limit of connections."""
        return self._limits.connections * (self._limits.own_machine if client_key == THIS_MACHINE else 1.0)

    async def _serve(self, socket: WebSocket, id: str, connection: Connection, after: int | None) -> None:
        try:
            table = await self._lobby.open(id)
            if not seating.seats_of(table.info, connection.guest) and self._watching() >= self._limits.watchers:
                raise TooManySockets()
            await table.attach(connection, after)
        except SandtableError as error:  # a refused socket can give no details; the page asks by HTTP
            metrics.count_refusal(error)
            await socket.close(NOT_ALLOWED, type(error).__name__)
            return
        try:
            await socket.accept()
            await self._run(socket, table, connection)
        finally:
            connection.drop()
            table.detach(connection)

    def _watching(self) -> int:
        """Return the number of spectators' sockets, which have a limit of their own."""
        return sum(len(table.watching()) for table in self._lobby.in_memory())

    async def _run(self, socket: WebSocket, table: LiveTable, connection: Connection) -> None:
        """Send and receive messages until either ends or the connection is dropped, then end both."""
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
            with suppress(Exception):  # do not wait for a client that does not read
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
            except RuntimeError as error:  # Starlette's way to say that the socket is closed
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
                if message["type"] in ("chat", "say"):
                    self._rate_limiter.check_chat(connection.guest, connection.client_key)
                await handle(table, connection.guest, message)
            except SandtableError as error:
                if isinstance(error, DamagedData):
                    log.error("table %s: %s", table.id, error)
                metrics.count_refusal(error)
                connection.send(outgoing.refused(id, error))
                if isinstance(error, TooManyRequests):
                    await asyncio.sleep(self._limits.refusal)  # slow down a client that sends too much
            else:
                connection.send(outgoing.done(id))


async def handle(table: LiveTable, guest: str, message: dict[str, Any]) -> None:
    """Carry out a message of a guest, and return when the change is stored."""
    kind = message["type"]
    if kind == "act":
        await table.finish(table.act(guest, message["seat"], message["at"], message["action"], message.get("then", ())))
    elif kind == "undo":
        await table.finish(table.undo(guest, message["seat"], message["at"], message["to"]))
    elif kind == "say":
        text, of = message.get("text", ""), message.get("of", -1)
        await table.finish(free_words.say(table, guest, message["seat"], message["words"], text, of))
    elif kind == "chat":
        await table.finish(commands.chat(table, guest, message["text"], message.get("to")))
    else:
        await table.finish(commands.pause(table, guest, message["on"]))

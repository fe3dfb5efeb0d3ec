"""The WebSocket of a table: what happens goes out, moves come in. Each message is small, checked, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.core.errors import DamagedData, SandtableError
from sandtable.server import hosting, metrics, saying, seating, updates
from sandtable.server.addresses import THIS_MACHINE
from sandtable.server.config import Limits
from sandtable.server.errors import BadRequest, TooLarge, TooManyRequests, TooManySockets, plain
from sandtable.server.hub import Connection
from sandtable.server.live import LiveTable
from sandtable.server.lobby import Lobby
from sandtable.server.rates import Rates

LONGEST_ID: Final = 64
TRY_AGAIN: Final = 1013
NOT_ALLOWED: Final = 1008
GOODBYE: Final = 0.5  # seconds

log = logging.getLogger("sandtable.server")

# The fields of each message beside its type and id, and what they hold.
FIELDS: Final[dict[str, dict[str, type]]] = {
    "act": {"seat": int, "at": int, "action": str},
    "undo": {"seat": int, "at": int, "to": int},
    "say": {"seat": int, "words": list, "text": str, "of": int},
    "chat": {"text": str, "to": list},
    "pause": {"on": bool},
    "ping": {},
}
OPTIONAL: Final = frozenset((("chat", "to"), ("say", "text"), ("say", "of")))


class Sockets:
    """All sockets of a process."""

    def __init__(self, lobby: Lobby, limits: Limits, rates: Rates) -> None:
        self._lobby = lobby
        self._limits = limits
        self._rates = rates
        self._per_guest: Counter[str] = Counter()
        self._per_place: Counter[str] = Counter()  # also of those behind a proxy, whose connections are not counted

    async def serve(self, socket: WebSocket, id: str, after: int | None) -> None:
        guest: str = socket.scope["state"]["guest"]
        place: str = socket.scope["state"]["place"]
        full = self._per_guest.total() >= self._limits.sockets
        if (
            full
            or self._per_guest[guest] >= self._limits.sockets_per_guest
            or self._per_place[place] >= self._most(place)
        ):
            await socket.close(NOT_ALLOWED, TooManySockets.__name__)
            return
        self._per_guest[guest] += 1  # before anything is waited for: a hundred at once are a hundred
        self._per_place[place] += 1
        try:
            client = socket.client
            await self._serve(socket, id, Connection(guest, self._limits, client.host if client else ""), after)
        finally:
            for counted, one in ((self._per_guest, guest), (self._per_place, place)):
                counted[one] -= 1
                if not counted[one]:
                    del counted[one]

    def _most(self, place: str) -> float:
        """Of an address: as many as it may have connections."""
        return self._limits.connections * (self._limits.own_machine if place == THIS_MACHINE else 1.0)

    async def _serve(self, socket: WebSocket, id: str, connection: Connection, after: int | None) -> None:
        try:
            table = await self._lobby.open(id)
            if not seating.seats_of(table.facts, connection.guest) and self._watching() >= self._limits.watchers:
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
                self._rates.ask(connection.guest, connection.place)
                message = read(text if text is not None else got.get("bytes") or b"", self._limits.message)
                given = message.get("id", "")
                id = given if isinstance(given, str) and len(given) <= LONGEST_ID else ""
                check(message)
                if message["type"] == "ping":
                    connection.send(updates.PONG)
                    continue
                if message["type"] in ("chat", "say"):
                    self._rates.talk(connection.guest, connection.place)
                await obey(table, connection.guest, message)
            except SandtableError as error:
                if isinstance(error, DamagedData):
                    log.error("table %s: %s", table.id, error)
                metrics.refused(error)
                connection.send(updates.refused(id, error))
                if isinstance(error, TooManyRequests):
                    await asyncio.sleep(self._limits.refusal)  # reads no faster than that
            else:
                connection.send(updates.done(id))


def read(text: str | bytes, most: int) -> dict[str, Any]:
    """A message as it came; what is no JSON object is refused."""
    if len(text) > most:
        raise TooLarge()
    try:
        message = orjson.loads(text)
    except (orjson.JSONDecodeError, UnicodeEncodeError) as error:
        raise BadRequest(detail="no JSON") from error
    if not isinstance(message, dict):
        raise BadRequest(detail="no JSON object")
    return message


def check(message: dict[str, Any]) -> None:
    """The type is known, every field it must have is there, all are of their kind, and there are no others."""
    kind = message.get("type")
    fields = FIELDS.get(kind) if isinstance(kind, str) else None
    if fields is None:
        raise BadRequest(detail=f"type: {', '.join(FIELDS)}")
    id = message.get("id")
    if kind != "ping" or id is not None:
        if not isinstance(id, str) or len(id) > LONGEST_ID:
            raise BadRequest(detail=f"id: up to {LONGEST_ID} characters")
    for name, expected in fields.items():
        if name not in message and (kind, name) in OPTIONAL:
            continue
        if type(message.get(name)) is not expected:
            raise BadRequest(detail=f"{name}: {expected.__name__}")
    for name in message:
        if name not in ("type", "id") and name not in fields:
            raise BadRequest(detail=f"{plain(name)}: not a field of {kind}")
    if kind == "chat" and not all(type(seat) is int for seat in message.get("to", ())):
        raise BadRequest(detail="to: seats")
    if kind == "say" and not all(type(word) is str for word in message["words"]):
        raise BadRequest(detail="words: words")


async def obey(table: LiveTable, guest: str, message: dict[str, Any]) -> None:
    """Do what a message asks for; returns when it is on disk."""
    kind = message["type"]
    if kind == "act":
        await table.finish(table.act(guest, message["seat"], message["at"], message["action"]))
    elif kind == "undo":
        await table.finish(table.undo(guest, message["seat"], message["at"], message["to"]))
    elif kind == "say":
        text, of = message.get("text", ""), message.get("of", -1)
        await table.finish(saying.say(table, guest, message["seat"], message["words"], text, of))
    elif kind == "chat":
        await table.finish(hosting.talk(table, guest, message["text"], message.get("to")))
    else:
        await table.finish(hosting.pause(table, guest, message["on"]))

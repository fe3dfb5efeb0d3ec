"""Messages that should never have been sent, in great numbers: each is refused, and nothing has changed.

Sockets have a fuzzer of their own, which knows the game: the right word at the wrong row, somebody else's seat, the
right row with another word. Requests come from schemathesis, which reads the OpenAPI schema of the server.
"""

from __future__ import annotations

import logging
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import orjson
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, WebSocketException

from sandtable.core.fluent import spoken
from sandtable.core.titles import meta
from sandtable.server.config import Limits
from sandtable.server.storage import schema
from tests.server.harness import ENGLISH, Data, Running, Socket

NO_LIMIT: Final = Limits(per_second=1e9, burst=1e9, newcomers=1e9, chat_per_second=1e9, chat_burst=1e9)
BATCH: Final = 40
ODD: Final[list[Any]] = [
    None, True, False, 0, -1, 1.5, 1e308, 2**31, 2**63, -(2**63), 2**64, "", "0", "null", "\x00", "\x02\x03", "é" * 70,
    "\u202e", "🜚", "' or 1=1 --", "../../etc/passwd", "{{7*7}}", "%s%n", [], [[]], {}, {"seat": 0}, "x" * 3000,
]  # fmt: skip
TYPES: Final = ("act", "undo", "chat", "pause", "ping", "sync", "start", "join", "table", "update", "done", "", "ACT")


class Broken(AssertionError):
    """The server did something else than refuse."""


@contextmanager
def errors_logged() -> Iterator[list[str]]:
    """What a server that runs already complains of: a bug is written down even if nobody was told."""
    found: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(self.format(record))

    keep = Keep(logging.ERROR)
    loggers = [logging.getLogger(name) for name in ("sandtable", "uvicorn", "asyncio")]
    for logger in loggers:
        logger.addHandler(keep)
    try:
        yield found
    finally:
        for logger in loggers:
            logger.removeHandler(keep)


def kept(server: Running, tables: list[str], chats: bool = True) -> Data:
    """All that the database has of these tables."""

    async def read() -> Data:
        found: Data = {}
        async with server.lobby.services.store.database.read() as connection:
            for table in (schema.tables, schema.seats, schema.moves, *([schema.chats, schema.notes] if chats else [])):
                of = table.c.id if table is schema.tables else table.c.game
                rows = await connection.execute(select(table).where(of.in_(tables)).order_by(*table.primary_key))
                found[table.name] = [tuple(row) for row in rows]
        return found

    result: Data = server.ask(read())
    return result


class Scene:
    """Three tables: one at play with four guests, one still waiting, one (if wanted) that is over; and who watches."""

    def __init__(self, server: Running, finished: bool = False) -> None:
        self.server = server
        self.guests = [server.browser(name) for name in ("Anna", "Ben", "Carla", "Dora")]
        anna = self.guests[0]
        playing = anna.make("mooo", start=False)
        for guest in self.guests[1:]:
            guest.post(f"/tables/{playing['id']}/join", {"invite": playing["invite"]})
        anna.post(f"/tables/{playing['id']}/start")
        waiting = anna.make("moo", start=False)
        self.stranger = server.browser("Mallory")
        self.tables = [playing["id"], waiting["id"]]
        if finished:
            over = anna.make("mm")
            with anna.socket(over["id"]) as line:
                line.ready().play(random.Random(1))
            self.tables.append(over["id"])
        self.sockets = [guest.socket(playing["id"]).ready() for guest in [*self.guests, self.stranger]]
        self.players = self.sockets[:4]
        self.sockets += [anna.socket(table) for table in self.tables[1:]]
        self.sockets.append(self.stranger.socket(waiting["id"]))
        self.settle()

    def settle(self) -> None:
        """Hear everything that is on its way."""
        for line in self.sockets:
            line.line.send('{"type":"ping"}')
            while line.hear()["type"] != "pong":
                pass
            line.heard.clear()

    def again(self, line: Socket) -> Socket:
        """The same browser comes back after it was thrown out."""
        line.close()
        new = line.browser.socket(line.table_id)
        self.sockets[self.sockets.index(line)] = new
        if line in self.players:
            self.players[self.players.index(line)] = new
        self.settle()
        return new

    def all_again(self) -> None:
        """Everybody comes back: a line that nobody has read for minutes is cut off."""
        for line in self.sockets:
            with suppress(WebSocketException, OSError):
                line.line.close_timeout = 0.5
                line.close()
        fresh = [line.browser.socket(line.table_id) for line in self.sockets]
        self.sockets, self.players = fresh, fresh[:4]
        for line in self.players:
            line.ready()
        self.settle()

    def move_on(self, rng: random.Random) -> None:
        """A good move, to show that the game still goes on."""
        mover = next((line for line in self.players if line.asked is not None), None)
        if mover is not None:
            mover.act(rng.choice(mover.options()))
            for line in self.players:
                line.reach(mover.n)
        self.settle()

    def close(self) -> None:
        for line in self.sockets:
            line.line.close_timeout = 0.5  # after a failure some have not read everything
            line.close()


class Fuzzer:
    """Makes hostile messages. None of them may ever be a good one."""

    def __init__(self, rng: random.Random, scene: Scene) -> None:
        self.rng = rng
        self.scene = scene
        self.words = list(meta("imperium").new(1, {}).vocabulary.words)
        self.sent: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self._kinds: list[Callable[[Socket], str | bytes]] = [
            self.garbage, self.no_object, self.cut_short, self.deep, self.odd_type, self.odd_field, self.missing,
            self.extra, self.stale, self.illegal, self.nonsense_word, self.foreign, self.no_seat, self.bad_undo,
            self.bad_chat, self.bad_pause, self.bad_id, self.large, self.flipped, self.binary,
        ]  # fmt: skip

    # --- what can be wrong ---------------------------------------------------------------
    def _good(self, line: Socket) -> Data:
        """A message with everything in its place, but a row that never was."""
        return {"type": "act", "id": "f", "seat": self._seat(line), "at": line.n + 1000, "action": self._word(line)}

    def _seat(self, line: Socket) -> int:
        return line.asked if line.asked is not None else self.rng.randrange(4)

    def _word(self, line: Socket) -> str:
        return self.rng.choice(line.options() or self.words)

    def garbage(self, line: Socket) -> str:
        return "".join(
            chr(self.rng.choice((self.rng.randrange(32, 127), self.rng.randrange(1, 0xD7FF)))) for _ in range(30)
        )

    def no_object(self, line: Socket) -> str:
        return orjson.dumps(self.rng.choice([1, "act", [], [1, 2], None, True, ["act", 0]])).decode()

    def cut_short(self, line: Socket) -> str:
        text = orjson.dumps(self._good(line)).decode()
        return text[: self.rng.randrange(len(text) - 1)]

    def deep(self, line: Socket) -> str:
        depth = self.rng.choice([3, 500, 1500, 4000])
        return self.rng.choice(["[" * depth, "[" * depth + "]" * depth, '{"a":' * (depth // 2), "1" * depth, "NaN"])

    def odd_type(self, line: Socket) -> str:
        kind = self.rng.choice([*ODD, *TYPES[5:]])
        return orjson.dumps({**self._good(line), "type": _plain(kind)}).decode()

    def odd_field(self, line: Socket) -> str:
        message = self._good(line)
        odd = [
            value for value in ODD if not isinstance(value, str) and (isinstance(value, bool) or type(value) is not int)
        ]
        message[self.rng.choice(["seat", "at", "action"])] = self.rng.choice(odd)
        return orjson.dumps(message).decode()

    def missing(self, line: Socket) -> str:
        message = self._good(line)
        del message[self.rng.choice(list(message))]
        return orjson.dumps(message).decode()

    def extra(self, line: Socket) -> str:
        name = self.rng.choice(["seats", "guest", "host", "__class__", "n", "\x02x\x1fy", "é" * 200])
        return orjson.dumps({**self._good(line), name: _plain(self.rng.choice(ODD))}).decode()

    def stale(self, line: Socket) -> str:
        at = self.rng.choice([line.n - 1, line.n + 1, -1, 2**31, -(2**40), line.n + self.rng.randrange(2, 99)])
        return orjson.dumps({**self._good(line), "at": at}).decode()

    def illegal(self, line: Socket) -> str:
        """The right row, the own seat where it is asked, a word that is none of its options."""
        options = line.options()
        word = self.rng.choice([word for word in self.words if word not in options])
        return orjson.dumps({**self._good(line), "at": max(0, line.n), "action": word}).decode()

    def nonsense_word(self, line: Socket) -> str:
        word = self.rng.choice([*(value for value in ODD if isinstance(value, str)), "card:excalibur", "Pass", "pass "])
        return orjson.dumps({**self._good(line), "at": max(0, line.n), "action": word}).decode()

    def foreign(self, line: Socket) -> str:
        """What somebody else is asked right now, said in their place."""
        asked = next((other for other in self.scene.players if other.asked is not None), None)
        if asked is None or asked.browser is line.browser:
            return self.stale(line)
        word = self.rng.choice(asked.options())
        return orjson.dumps({"type": "act", "id": "f", "seat": asked.asked, "at": asked.n, "action": word}).decode()

    def no_seat(self, line: Socket) -> str:
        seat = self.rng.choice([-1, -2, 4, 99, 2**31, 2**62, -(2**62)])
        return orjson.dumps({**self._good(line), "seat": seat, "at": max(0, line.n)}).decode()

    def bad_undo(self, line: Socket) -> str:
        seat = self._seat(line)
        may = [step["to"] for step in line.view(seat).get("undo", [])] if line.update else []
        to = self.rng.choice([to for to in (-1, 0, 1, 2, line.n, line.n + 5, 2**40, -(2**40)) if to not in may])
        return orjson.dumps({"type": "undo", "id": "f", "seat": seat, "at": max(0, line.n), "to": to}).decode()

    def bad_chat(self, line: Socket) -> str:
        text = self.rng.choice(
            ["", " ", "\n", "x" * 501, "a\x00b", "\x02card-dagger\x03", "\x1b[31m", 5, None, ["hello"]]
        )
        return orjson.dumps({"type": "chat", "id": "f", "text": text}).decode()

    def bad_pause(self, line: Socket) -> str:
        return orjson.dumps({"type": "pause", "id": "f", "on": self.rng.choice([0, 1, "true", None, [], {}])}).decode()

    def bad_id(self, line: Socket) -> str:
        bad: Any = self.rng.choice(["i" * 65, 5, None, [], {}, True])
        return orjson.dumps({"type": "chat", "id": bad, "text": "hello"}).decode()

    def large(self, line: Socket) -> str:
        return orjson.dumps({**self._good(line), "action": "x" * self.rng.choice([8_200, 12_000, 16_000])}).decode()

    def flipped(self, line: Socket) -> bytes:
        """A message with some bytes changed. Its row never was, unless a digit of it is touched; so none is."""
        data = bytearray(orjson.dumps(self._good(line)))
        digits = range(data.index(b'"at":'), data.index(b',"action"') + 1)
        for _ in range(self.rng.randrange(1, 4)):
            at = self.rng.randrange(len(data))
            if at not in digits:
                data[at] = self.rng.randrange(256)
        return bytes(data)

    def binary(self, line: Socket) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200))

    # --- sending -------------------------------------------------------------------------
    def batch(self, line: Socket, many: int) -> None:
        """So many messages at once on one socket; each is refused."""
        messages = []
        for _ in range(many):
            make = self.rng.choice(self._kinds)
            message = make(line)
            self.sent[make.__name__] += 1
            messages.append(message)
            try:
                line.line.send(message)
            except ConnectionClosed as error:
                raise Broken(f"thrown out with {error.rcvd} after {message[:200]!r}") from error
        self.answers(line, messages)

    def answers(self, line: Socket, messages: list[str | bytes]) -> None:
        for message in messages:
            try:
                answer = line.hear()
                while answer["type"] in ("table", "pong"):  # of presence, when somebody comes back
                    answer = line.hear()
            except ConnectionClosed as error:
                raise Broken(f"thrown out with {error.rcvd} after {message[:200]!r}") from error
            except TimeoutError:
                raise Broken(f"no answer to {message[:200]!r}") from None
            self.check(answer, message)
        line.heard.clear()

    def check(self, answer: Data, message: str | bytes) -> None:
        if answer["type"] != "refused":
            raise Broken(f"{message[:200]!r} was answered with {str(answer)[:300]}")
        error = answer["error"]
        if set(error) != {"type", "message", "rule"} or error["type"] == "Error":
            raise Broken(f"{message[:200]!r} was refused with {error}")
        spoken(error["message"], ENGLISH)  # nothing of what was sent can break it
        self.refused[error["type"]] += 1

    def thrown_out(self, line: Socket) -> None:
        """Far too large, or no text at all: the socket is closed, and nothing else."""
        data, text = self.rng.choice([(b"x" * 40_000, True), (b"\xff\xfe\xfd", True), (b"\x00" * 70_000, False)])
        self.sent["thrown_out"] += 1
        with suppress(ConnectionClosed):
            line.line.send(data, text=text)
        code = line.closed()
        if code not in (1003, 1006, 1007, 1009):
            raise Broken(f"closed with {code}")
        self.refused[f"closed with {code}"] += 1
        self.scene.again(line)

    def run(self, messages: int, every: int = 1_000, progress: Callable[[int], None] | None = None) -> None:
        """So many in all. After each so many the database is as it was, and the game goes on."""
        server, sent = self.scene.server, 0
        while sent < messages:
            before = kept(server, self.scene.tables)
            until = min(messages, sent + every)
            while sent < until:
                line = self.rng.choice(self.scene.sockets)
                many = min(BATCH, until - sent)
                self.batch(line, many)
                sent += many
            self.thrown_out(self.rng.choice(self.scene.sockets))
            if kept(server, self.scene.tables) != before:
                raise Broken("the database is not as it was")
            self.scene.move_on(self.rng)
            if progress is not None:
                progress(sent)


def _plain(value: Any) -> Any:
    """What JSON can hold."""
    return float(value) if isinstance(value, int) and not -(2**63) <= value < 2**64 else value

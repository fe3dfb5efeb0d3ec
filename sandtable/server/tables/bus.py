"""`Bus`: messages between the processes of the server, through Redis.

Processes only tell each other that something has changed, and read the change from the database. Each table has a
channel of its own, and a process subscribes to the channels of the tables it has in memory; one more channel is for
all. Without Redis there is a single process.

Most tables are in the memory of one process only, which would hear nothing but itself. `Followers` finds out which
these are; the moves made there are not published.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import orjson
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from sandtable.server import shutdown

CHANNEL: Final = "sandtable"  # for all processes; those of tables begin with it
TOGETHER: Final = 256  # messages sent in one go
SUBSCRIBED: Final = 2.0  # seconds to wait for a new subscription
SHORTEST_BREAK: Final = 0.1  # seconds between attempts to reach Redis
LONGEST_BREAK: Final = 5.0
WHO: Final = "who"  # a process has begun to follow a table
MOVES: Final = ("rows", "sealed")  # what can be made up for by reading the table again
# What need not be told while no other process follows the table: one that begins to is told who is there (`WHO`).
SKIPPED: Final = (*MOVES, "presence")

log = logging.getLogger("sandtable.server")

Message = dict[str, Any]


def channel_of(table: str) -> str:
    return f"{CHANNEL}:{table}" if table else CHANNEL


class Followers:
    """Finds out which tables no other process follows, that is, has in memory.

    Redis answers a publication with the number of processes that got it. If only this process got it, no other follows
    the table, until one announces itself (`WHO`). That process may have read the table just before moves that were not
    published, so a message then tells it to read the table again.
    """

    def __init__(self) -> None:
        self._alone: set[str] = set()  # channels that only this process is subscribed to
        self._untold: set[str] = set()  # those of them where something was not told
        self._reached_one: dict[str, int] = {}  # per channel: the latest message that only one process got
        self._heard_own: dict[str, int] = {}  # and the latest of its own that this process heard
        self._changed: dict[str, int] = {}  # and the number of messages sent when another process was last heard
        self._all_changed = 0  # the same for every channel
        self.sent = 0  # messages so far

    def skips(self, channel: str) -> bool:
        """Return whether moves need not be published on this channel; if so, remember that some were withheld."""
        if channel not in self._alone:
            return False
        self._untold.add(channel)
        return True

    def next(self) -> int:
        self.sent += 1
        return self.sent

    def reached(self, channel: str, number: int, processes: int) -> bool:
        """Take note of how many processes got a message. Return whether moves were withheld that another process must
        read now."""
        if processes == 1:
            self._reached_one[channel] = number
            self._check(channel, number)
            return False
        return self.joined(channel)

    def heard_own(self, channel: str, number: int) -> None:
        self._heard_own[channel] = number
        self._check(channel, number)

    def _check(self, channel: str, number: int) -> None:
        if number <= max(self._all_changed, self._changed.get(channel, 0)):
            return  # it was sent before
        if self._reached_one.get(channel) == number == self._heard_own.get(channel):
            self._alone.add(channel)

    def joined(self, channel: str) -> bool:
        """Note that another process uses this channel. Return whether moves were withheld from it."""
        self._changed[channel] = self.sent
        self._alone.discard(channel)
        untold = channel in self._untold
        self._untold.discard(channel)
        return untold

    def forget(self, channel: str) -> bool:
        """Forget everything about a channel. Return whether moves were withheld there."""
        untold = self.joined(channel)
        for known in (self._reached_one, self._heard_own, self._changed):
            known.pop(channel, None)
        self._all_changed = self.sent
        return untold


class Bus:
    """Publish and subscribe between processes. `hear` is called with each message, `caught_up` whenever Redis confirms
    the subscription: at the start and after every reconnect."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(6)
        self.alone = not url
        self._redis: Redis | None = Redis.from_url(url) if url else None
        self._listening: asyncio.Task[None] | None = None
        self._out: asyncio.Queue[tuple[str, int, bytes]] = asyncio.Queue(10_000)
        self._followers = Followers()
        self._tables: dict[str, asyncio.Future[None]] = {}  # by channel: done once it is subscribed to
        self._pubsub: PubSub | None = None
        self._leaving: set[asyncio.Task[None]] = set()
        self._sending: asyncio.Task[None] | None = None

    async def start(self, hear: Callable[[Message], Awaitable[None]], caught_up: Callable[[], Awaitable[None]]) -> None:
        if self._redis is None:
            return
        await self.check()  # at the start an unreachable Redis is an error; later it is retried
        self._listening = asyncio.create_task(self._listen(hear, caught_up), name="redis listener")
        self._sending = asyncio.create_task(self._send(), name="redis sender")

    async def check(self) -> None:
        if self._redis is not None:
            await self._redis.ping()

    async def stop(self) -> None:
        await shutdown.end_tasks(self._listening, self._sending, *self._leaving)
        if self._redis is not None:
            await self._redis.aclose()

    async def join(self, table: str) -> None:
        """Receive messages about a table from now on. Call this before reading the table from the database, so that no
        later change is missed."""
        if self._redis is None:
            return
        channel = channel_of(table)
        joined = self._tables.get(channel)
        if joined is None:
            joined = self._tables[channel] = asyncio.get_running_loop().create_future()
            await self._subscribe(channel)
        if self._pubsub is not None:  # otherwise all tables are read again when Redis is back
            await asyncio.wait({joined}, timeout=SUBSCRIBED)

    async def _subscribe(self, channel: str) -> None:
        if self._pubsub is not None:
            try:
                await self._pubsub.subscribe(channel)
            except Exception as error:  # the listener notices too, connects again and subscribes to all of them
                log.warning("Redis cannot be reached: %s", error)
                self._pubsub = None

    def leave(self, table: str) -> None:
        """Stop receiving messages about a table."""
        self._followers.forget(channel_of(table))
        if self._tables.pop(channel_of(table), None) is not None and self._pubsub is not None:
            task = asyncio.create_task(self._unsubscribe(channel_of(table)))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _unsubscribe(self, channel: str) -> None:
        if self._pubsub is not None and channel not in self._tables:
            with suppress(Exception):
                await self._pubsub.unsubscribe(channel)
            if channel in self._tables:  # joined again meanwhile
                await self._subscribe(channel)

    def tell(self, table: str, what: str, **more: Any) -> None:
        """Queue a message about a table to the other processes, without waiting; `what` is its kind, `more` its other
        fields."""
        if self._redis is None:
            return
        channel = channel_of(table)
        if what in SKIPPED and self._followers.skips(channel):
            return
        try:
            number = self._followers.next()
            message = {"from": self.process, "i": number, "table": table, "what": what, **more}
            self._out.put_nowait((channel, number, orjson.dumps(message)))
        except asyncio.QueueFull:
            log.warning("Redis does not take messages; other processes learn of changes when it is back")

    async def _send(self) -> None:
        assert self._redis is not None
        while True:
            batch = [await self._out.get()]
            while len(batch) < TOGETHER and not self._out.empty():
                batch.append(self._out.get_nowait())
            pause = SHORTEST_BREAK
            while True:  # retry until published: others may still be connected
                try:
                    pipeline = self._redis.pipeline(transaction=False)
                    for channel, _, data in batch:
                        pipeline.publish(channel, data)
                    self._sent(batch, await pipeline.execute())
                    break
                except (RedisError, OSError) as error:
                    log.warning("Redis cannot be reached: %s", error)
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_BREAK, pause * 2)

    def _sent(self, batch: list[tuple[str, int, bytes]], processes: list[Any]) -> None:
        """Take note of how many processes got each message of a batch."""
        for (channel, number, _), got in zip(batch, processes, strict=True):
            if channel in self._tables and self._followers.reached(channel, number, int(got)):
                self._make_up(channel)

    def _make_up(self, channel: str) -> None:
        """Tell the other processes to read a table again, since its latest moves were not published to them."""
        self.tell(channel.removeprefix(channel_of("") + ":"), MOVES[0])

    async def _listen(
        self, hear: Callable[[Message], Awaitable[None]], caught_up: Callable[[], Awaitable[None]]
    ) -> None:
        assert self._redis is not None
        pause = SHORTEST_BREAK
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL, *self._tables)
                    self._pubsub = pubsub
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            await self._hear(message["data"], hear)
                        elif message["type"] == "subscribe":
                            pause = SHORTEST_BREAK
                            self._subscribed(message["channel"].decode())
                            if message["channel"].decode() == CHANNEL:
                                # Messages may have been lost before. Sending the command does not prove that it
                                # arrived: the first write to a connection that has just died succeeds.
                                self._announce_all()
                                await caught_up()
            except Exception as error:  # also because another task noticed first and has closed the connection
                self._pubsub = None
                log.warning("Redis cannot be reached: %s", error)
                await asyncio.sleep(pause)
                pause = min(LONGEST_BREAK, pause * 2)

    def _announce_all(self) -> None:
        """Announce every table that this process follows, before it reads them again, and forget which processes follow
        them: both may have changed while Redis was not connected."""
        for channel in self._tables:
            if self._followers.forget(channel):
                self._make_up(channel)
            self.tell(channel.removeprefix(channel_of("") + ":"), WHO)

    def _subscribed(self, channel: str) -> None:
        joined = self._tables.get(channel)
        if joined is not None and not joined.done():
            joined.set_result(None)

    async def _hear(self, data: bytes, hear: Callable[[Message], Awaitable[None]]) -> None:
        try:
            message = orjson.loads(data)
            channel = channel_of(message["table"])
            if message["from"] == self.process:
                if channel in self._tables:
                    self._followers.heard_own(channel, message["i"])
                return
            if channel in self._tables and self._followers.joined(channel):
                self._make_up(channel)
            await hear(message)
        except Exception:
            log.exception("a message between processes was lost")

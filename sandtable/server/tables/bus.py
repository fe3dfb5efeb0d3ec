"""`Bus`: messages between the processes of the server, through Redis.

Processes only tell each other that something has changed, and read the change from the database. Without Redis there is
a single process.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import orjson
from redis.asyncio import Redis
from redis.exceptions import RedisError

from sandtable.server import shutdown

CHANNEL: Final = "sandtable"
SHORTEST_BREAK: Final = 0.1  # seconds between attempts to reach Redis
LONGEST_BREAK: Final = 5.0

log = logging.getLogger("sandtable.server")

Message = dict[str, Any]


class Bus:
    """Publish and subscribe between processes. `hear` is called with each message, `caught_up` after every
    reconnect."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(6)
        self.alone = not url
        self._redis: Redis | None = Redis.from_url(url) if url else None
        self._listening: asyncio.Task[None] | None = None
        self._out: asyncio.Queue[Message] = asyncio.Queue(10_000)
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
        await shutdown.end_tasks(self._listening, self._sending)
        if self._redis is not None:
            await self._redis.aclose()

    def tell(self, table: str, what: str, **more: Any) -> None:
        """Queue a message to the other processes, without waiting."""
        if self._redis is None:
            return
        try:
            self._out.put_nowait({"from": self.process, "table": table, "what": what, **more})
        except asyncio.QueueFull:
            log.warning("Redis does not take messages; other processes learn of changes when it is back")

    async def _send(self) -> None:
        assert self._redis is not None
        while True:
            data = orjson.dumps(await self._out.get())
            pause = SHORTEST_BREAK
            while True:  # retry until published: others may still be connected
                try:
                    await self._redis.publish(CHANNEL, data)
                    break
                except (RedisError, OSError) as error:
                    log.warning("Redis cannot be reached: %s", error)
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_BREAK, pause * 2)

    async def _listen(
        self, hear: Callable[[Message], Awaitable[None]], caught_up: Callable[[], Awaitable[None]]
    ) -> None:
        assert self._redis is not None
        pause = SHORTEST_BREAK
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await caught_up()  # messages may have been lost while disconnected
                    pause = SHORTEST_BREAK
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(message["data"], hear)
            except (RedisError, OSError) as error:
                log.warning("Redis cannot be reached: %s", error)
                await asyncio.sleep(pause)
                pause = min(LONGEST_BREAK, pause * 2)

    async def _hear(self, data: bytes, hear: Callable[[Message], Awaitable[None]]) -> None:
        try:
            message = orjson.loads(data)
            if message["from"] != self.process:
                await hear(message)
        except Exception:
            log.exception("a message between processes was lost")

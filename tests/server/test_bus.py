"""`Bus`: what a process does when Redis goes away and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from redis.asyncio import Redis

from sandtable.server.tables.bus import CHANNEL, Bus

PATIENCE = 20.0


class Counter:
    """Counts how often a process has read its tables again."""

    def __init__(self) -> None:
        self.times = 0
        self.heard: list[str] = []

    async def caught_up(self) -> None:
        self.times += 1

    async def hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message["what"])

    async def reach(self, times: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.times < times:
                await asyncio.sleep(0.005)


class DeadConnection:
    """A connection that has just died: writing to it succeeds, and the answer comes after a reconnect."""

    def __init__(self) -> None:
        self.connected = asyncio.Event()
        self.subscribed = asyncio.Event()

    def pubsub(self) -> DeadConnection:
        return self

    async def __aenter__(self) -> DeadConnection:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, *channels: str) -> None:
        self.subscribed.set()

    async def listen(self) -> AsyncIterator[dict[str, Any]]:
        await self.connected.wait()
        yield {"type": "subscribe", "channel": CHANNEL.encode()}
        await asyncio.Event().wait()


def test_tables_are_read_again_once_redis_confirms_the_subscription() -> None:
    """Changes made before it would be lost, since nobody is told of them."""

    async def main() -> None:
        bus, counter = Bus("redis://127.0.0.1:1/0"), Counter()
        dead = DeadConnection()
        bus._redis = dead  # type: ignore[assignment]
        listening = asyncio.create_task(bus._listen(counter.hear, counter.caught_up))
        await dead.subscribed.wait()
        for _ in range(10):
            await asyncio.sleep(0)
        assert counter.times == 0, "nothing is subscribed yet"
        dead.connected.set()
        await counter.reach(1)
        listening.cancel()

    asyncio.run(main())


def test_tables_are_read_again_after_a_connection_was_cut(redis_url: str) -> None:
    """Each table's channel is subscribed to again too."""

    async def main() -> None:
        bus, counter = Bus(redis_url), Counter()
        other = Bus(redis_url)
        operator = Redis.from_url(redis_url)
        await bus.start(counter.hear, counter.caught_up)
        await other.start(Counter().hear, Counter().caught_up)
        try:
            await bus.join("t")
            await counter.reach(1)
            for cut in (2, 3):
                await operator.client_kill_filter(_type="pubsub")
                await counter.reach(cut)
            other.tell("t", "rows")
            async with asyncio.timeout(PATIENCE):
                while counter.heard != ["rows"]:
                    await asyncio.sleep(0.005)
        finally:
            await bus.stop()
            await other.stop()
            await operator.aclose()

    asyncio.run(main())

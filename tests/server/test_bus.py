"""`Bus`: how a process reacts when Redis goes away and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from redis.asyncio import Redis

from sandtable.server.tables.bus import CHANNEL, Bus, Followers

PATIENCE = 20.0


class Counter:
    """Counts how often a process has read its tables again, and lists the messages it has heard."""

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
    """A connection that has just died: writing to it succeeds, and the answer arrives only after a reconnect."""

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
    """Changes before the confirmation would otherwise be missed, since no message about them arrives."""

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
    """The process also subscribes again to the channel of each table."""

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


class Published:
    """Two processes, `one` and `other`, and the number of messages that Redis has been given."""

    def __init__(self, url: str) -> None:
        self.one, self.other = Bus(url), Bus(url)
        self.heard_by_one, self.heard_by_other = Counter(), Counter()
        self._operator = Redis.from_url(url)

    async def __aenter__(self) -> Published:
        await self.one.start(self.heard_by_one.hear, self.heard_by_one.caught_up)
        await self.other.start(self.heard_by_other.hear, self.heard_by_other.caught_up)
        await self.heard_by_one.reach(1)
        await self.heard_by_other.reach(1)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.one.stop()
        await self.other.stop()
        await self._operator.aclose()

    async def count(self) -> int:
        return int((await self._operator.info("commandstats")).get("cmdstat_publish", {"calls": 0})["calls"])

    async def be_alone(self) -> None:
        """Let the process `one` publish moves until it knows that no other process follows its table."""
        async with asyncio.timeout(PATIENCE):
            while not self.one._followers.skips("sandtable:t"):
                self.one.tell("t", "rows")
                await asyncio.sleep(0.01)

    async def cut(self) -> None:
        await self._operator.client_kill_filter(_type="pubsub")

    async def hears(self, what: list[str]) -> None:
        """Wait until the process `other` has heard exactly these messages."""
        async with asyncio.timeout(PATIENCE):
            while self.heard_by_other.heard != what:
                await asyncio.sleep(0.005)


def test_moves_are_not_told_to_a_process_that_hears_only_itself(redis_url: str) -> None:
    async def main() -> None:
        async with Published(redis_url) as both:
            await both.one.join("t")
            await both.be_alone()
            before = await both.count()
            for _ in range(50):
                both.one.tell("t", "rows")
                both.one.tell("t", "presence", guests=[], watchers=0, open_for=1.0, gone_for={})
            both.one.tell("t", "chat", id=1)
            async with asyncio.timeout(PATIENCE):
                while await both.count() == before:
                    await asyncio.sleep(0.005)
            assert await both.count() == before + 1, "what cannot be made up for is told"

    asyncio.run(main())


def test_a_process_that_comes_later_is_told_to_read_once_more(redis_url: str) -> None:
    """The process may have read the table just before a move that no process was told of."""

    async def main() -> None:
        async with Published(redis_url) as both:
            await both.one.join("t")
            await both.be_alone()
            await both.other.join("t")
            both.one.tell("t", "rows")  # made before the other one has said that it is there
            both.other.tell("t", "who")
            await both.hears(["rows"])
            both.one.tell("t", "rows")
            await both.hears(["rows", "rows"])

    asyncio.run(main())


def test_every_move_is_told_while_two_follow_a_table(redis_url: str) -> None:
    async def main() -> None:
        async with Published(redis_url) as both:
            await both.one.join("t")
            await both.other.join("t")
            both.other.tell("t", "who")
            for n in range(1, 21):
                both.one.tell("t", "rows")
                await both.hears(["rows"] * n)
            both.other.leave("t")
            await both.be_alone()

    asyncio.run(main())


def test_processes_find_each_other_again_after_connections_were_cut(redis_url: str) -> None:
    """While the other process was not connected, this one may have concluded that it is alone."""

    async def main() -> None:
        async with Published(redis_url) as both:
            await both.one.join("t")
            await both.be_alone()
            await both.other.join("t")
            await both.cut()
            await both.heard_by_one.reach(2)
            await both.heard_by_other.reach(2)
            before = len(both.heard_by_other.heard)
            async with asyncio.timeout(PATIENCE):
                while "rows" not in both.heard_by_other.heard[before:]:
                    both.one.tell("t", "rows")
                    await asyncio.sleep(0.01)

    asyncio.run(main())


def test_a_late_reply_does_not_hide_a_process_heard_meanwhile() -> None:
    """The reply to a message and a message of the other process come by two connections, so in any order."""
    followers = Followers()
    first = followers.next()
    followers.heard_own("t", first)
    assert not followers.joined("t"), "nothing was withheld so far"
    assert not followers.reached("t", first, 1)
    assert not followers.skips("t"), "it was sent before the other one was heard"
    second = followers.next()
    followers.reached("t", second, 1)
    assert not followers.skips("t"), "the one that got it may be the other"
    followers.heard_own("t", second)
    assert followers.skips("t")
    assert followers.joined("t"), "now something was withheld"
    third = followers.next()
    followers.heard_own("t", third)
    followers.forget("t")
    followers.reached("t", third, 1)
    assert not followers.skips("t"), "it was sent before the table was left and taken up again"
    assert followers.reached("t", followers.next(), 2) is False

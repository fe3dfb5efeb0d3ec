"""The scheduler of bot workers: which table is served next, and what tables with only bots get."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.fluent import spoken
from sandtable.server.bots.bot_only_tables import SLICE, BotOnlyScheduler
from sandtable.server.bots.fair_queue import LEAST_SHARE, LONG, PLAYED, UNSEEN, WATCHED, Queue, Requester, Ticket
from tests.server.harness import ENGLISH, LEADERS, Socket, config, eventually, running


class Hands:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Waiting:
    """A queue of requesters with names, the order in which they were served, and the tickets of those that have a
    slot."""

    def __init__(self, slots: int) -> None:
        self.hands = Hands()
        self.queue = Queue(slots, self.hands)
        self.tickets: dict[str, Ticket] = {}
        self.order: list[str] = []
        self.ranks: dict[str, int] = {}

    async def ask(self, name: str, guest: str, rank: int = PLAYED, alone: bool = False, address: str = "") -> None:
        self.ranks[name] = rank

        async def wait() -> None:
            requester = Requester(guest, alone, lambda: self.ranks[name], address)
            self.tickets[name] = await self.queue.acquire(requester, 60.0)
            self.order.append(name)

        self._tasks = [*getattr(self, "_tasks", []), asyncio.ensure_future(wait())]
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def done(self, name: str) -> None:
        self.queue.release(self.tickets.pop(name))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def serve_all(self) -> list[str]:
        """Serve all requesters one after the other and return their names in the order of service."""
        while self.tickets:
            await self.done(next(iter(self.tickets)))
        return self.order


def run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(main())


def test_a_guest_with_many_tables_waits_behind_one_with_few() -> None:
    async def main() -> None:
        line = Waiting(1)
        for n in range(40):
            await line.ask(f"hog{n}", "hog")
        await line.ask("anna", "anna")
        await line.ask("ben", "ben")
        order = await line.serve_all()
        assert order[0] == "hog0"
        assert set(order[1:3]) == {"anna", "ben"}
        assert len(order) == 42

    run(main)


def test_a_guest_with_several_places_leaves_others_theirs() -> None:
    async def main() -> None:
        line = Waiting(2)
        for n in range(6):
            await line.ask(f"hog{n}", "hog")
        await line.ask("anna1", "anna")
        await line.ask("anna2", "anna")
        await line.done("hog0")
        assert "anna1" in line.tickets
        await line.done("hog1")  # anna has one running, hog none
        assert set(line.tickets) == {"anna1", "hog2"}

    run(main)


def test_tables_with_people_come_before_those_that_are_only_watched_and_those_before_the_unseen() -> None:
    async def main() -> None:
        line = Waiting(1)
        await line.ask("first", "zoe")
        await line.ask("unseen", "anna", UNSEEN)
        await line.ask("watched", "ben", WATCHED)
        await line.ask("played", "carla", PLAYED)
        await line.ask("opened", "dora", UNSEEN)
        line.ranks["opened"] = PLAYED  # its players come back while it waits
        assert await line.serve_all() == ["first", "played", "opened", "watched", "unseen"]

    run(main)


def test_nobody_waits_for_ever() -> None:
    """A table without visitors is served in the end, although other requesters keep arriving."""

    async def main() -> None:
        line = Waiting(1)
        await line.ask("0", "hog")
        await line.ask("unseen", "anna", UNSEEN)
        for n in range(1, 40):
            await line.ask(str(n), "hog")
            await line.done(str(n - 1))
            line.hands.now += 0.7
            if "unseen" in line.order:
                break
        assert "unseen" in line.order
        assert line.hands.now > LONG[UNSEEN]

    run(main)


def test_bots_alone_never_take_the_last_place() -> None:
    async def main() -> None:
        line = Waiting(3)
        for n in range(5):
            await line.ask(f"alone{n}", f"guest{n}", WATCHED, alone=True)
        assert len(line.tickets) == 2
        await line.ask("anna", "anna")
        assert "anna" in line.tickets, "at once"
        single = Waiting(1)
        await single.ask("alone", "ben", WATCHED, alone=True)
        assert single.tickets["alone"].share == LEAST_SHARE, "where there is one place, it is theirs for a moment"
        assert not single.tickets["alone"].busy, "which is not because of others"

    run(main)


def test_a_guest_with_many_requests_gets_less_time_and_others_all_of_theirs() -> None:
    async def main() -> None:
        line = Waiting(2)
        await line.ask("anna", "anna")
        assert line.tickets["anna"].share == 1.0
        for n in range(40):
            await line.ask(f"hog{n}", "hog")
        await line.done("anna")
        assert [line.tickets[f"hog{n}"].share for n in range(2)] == [1.0, LEAST_SHARE]
        assert [line.tickets[f"hog{n}"].busy for n in range(2)] == [False, True]
        await line.ask("ben", "ben")
        await line.done("hog0")
        assert line.tickets["ben"].share == 1.0

    run(main)


def test_a_cancelled_wait_leaves_no_trace() -> None:
    async def main() -> None:
        queue = Queue(1)
        first = await queue.acquire(Requester("anna"), 1.0)
        with pytest.raises(TimeoutError):
            await queue.acquire(Requester("ben"), 0.01)
        gone = asyncio.ensure_future(queue.acquire(Requester("carla"), 10.0))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert not queue.waiting
        queue.release(first)
        assert not queue.running
        assert not queue._clients
        assert not queue._turns
        first = await queue.acquire(Requester("anna"), 1.0)
        late = asyncio.ensure_future(queue.acquire(Requester("dora"), 10.0))
        await asyncio.sleep(0)
        queue.release(first)
        assert queue.running
        late.cancel()  # it has a slot without knowing yet
        await asyncio.gather(late, return_exceptions=True)
        assert not queue.running

    run(main)


def test_those_whose_patience_ends_as_a_slot_is_freed_do_not_hold_up_the_next() -> None:
    """Their waits are cancelled, but they have not noticed yet and are still in the queue."""

    async def main() -> None:
        queue = Queue(1)
        held = await queue.acquire(Requester("anna"), 60.0)
        waits = [asyncio.create_task(queue.acquire(Requester(name), 60.0)) for name in ("ben", "carla", "dora")]
        await asyncio.sleep(0)
        assert len(queue.waiting) == 3
        for wait in waits[:2]:
            wait.cancel()
        queue.release(held)
        granted = await waits[2]
        assert queue.running == [granted]
        await asyncio.gather(*waits[:2], return_exceptions=True)
        assert queue.running == [granted]
        assert not queue.waiting
        queue.release(granted)
        assert not queue._clients, "nothing is left of any of them"

    run(main)


def test_a_household_with_two_tables_gets_its_share() -> None:
    """Every address asks again as soon as it is served; one that always has a table in the queue gets no more than the
    others."""

    async def main() -> None:
        line = Waiting(1)
        tables = {f"single {n}": f"192.0.2.{n}" for n in range(8)} | {"two a": "192.0.2.99", "two b": "192.0.2.99"}
        served: Counter[str] = Counter()
        for name, address in tables.items():
            await line.ask(name, name, address=address)
        for _ in range(360):
            (name,) = line.tickets
            served[name] += 1
            await line.done(name)
            await line.ask(name, name, address=tables[name])
        assert all(served[f"single {n}"] in (39, 40, 41) for n in range(8)), served
        assert served["two a"] in (19, 20, 21), served
        assert served["two b"] in (19, 20, 21), served

    run(main)


def test_somebody_who_returns_after_a_while_has_saved_nothing() -> None:
    async def main() -> None:
        line = Waiting(1)
        await line.ask("now", "anna")
        for n in range(20):
            await line.ask(f"anna {n}", "anna")
            await line.ask(f"ben {n}", "ben")
        for _ in range(20):
            await line.done(next(iter(line.tickets)))
        for n in range(10):
            await line.ask(f"carla {n}", "carla")
        before = len(line.order)
        await line.serve_all()
        assert 3 <= sum(1 for name in line.order[before : before + 12] if name.startswith("carla")) <= 5

    run(main)


@pytest.mark.parametrize("address", ["", "192.0.2.1"])
def test_a_grant_looks_at_few_of_those_who_wait(address: str) -> None:
    """Under overload a thousand tickets wait; a grant must not rank all of them."""

    async def main() -> None:
        looked = 0

        def rank(n: int) -> int:
            nonlocal looked
            looked += 1
            return (PLAYED, WATCHED, UNSEEN)[n % 3]

        queue = Queue(2, Hands())
        tasks = []
        for n in range(1_000):
            requester = Requester(f"guest {n}", n % 7 == 3, partial(rank, n), address)
            tasks.append(asyncio.ensure_future(queue.acquire(requester, 60.0)))
        await asyncio.sleep(0)
        looked = 0
        for _ in range(300):
            queue.release(queue.running[0])
            await asyncio.sleep(0)
        assert len(queue.waiting) == 698
        assert looked < 300 * 10
        assert all(len(lane._heap) <= 1_000 for lane in queue._lanes.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(main)


# --- tables with only bots ---------------------------------------------------------------
def test_tables_of_bots_alone_take_turns() -> None:
    hands = Hands()
    alone = BotOnlyScheduler(3, 2, hands)
    assert [alone.may_play(f"a{n}", "anna", False) for n in range(3)] == [True, True, False], "two of one guest"
    assert alone.may_play("b", "ben", False)
    assert not alone.may_play("c", "carla", False), "three in all"
    assert all(alone.may_play(name, guest, False) for name, guest in (("a0", "anna"), ("a1", "anna"), ("b", "ben")))
    assert not alone.may_play("d", "dora", True)
    assert not alone.may_play("b", "ben", False), "a table that is watched waits: this one is not"
    assert alone.may_play("d", "dora", True)
    hands.now += SLICE
    assert not alone.may_play("a0", "anna", False), "its turn is over, others wait"
    assert alone.may_play("a2", "anna", False) or alone.may_play("c", "carla", False)
    assert alone.may_play("d", "dora", True), "nobody who is watched waits for this one's place"
    alone.remove("d")
    assert [alone.may_play(name, guest, False) for name, guest in (("c", "carla"), ("b", "ben"))].count(True) >= 1


def test_a_table_that_plays_no_more_makes_room() -> None:
    alone = BotOnlyScheduler(1, 1, Hands())
    assert alone.may_play("a", "anna", True)
    assert not alone.may_play("b", "ben", True)
    alone.remove("a")
    assert alone.may_play("b", "ben", True)


def test_bots_alone_wait_for_their_turn_and_say_so(folder: Path) -> None:
    with running(config(folder, bot_only_tables=2, bot_only_tables_per_guest=1)) as server:
        anna = server.browser()
        tables = [anna.make("nn", options={"leaders": LEADERS[:2]}, pace=0.05)["id"] for _ in range(2)]
        moved = eventually(lambda: [id for id in tables if anna.get(f"/tables/{id}")["n"] > 3])
        assert len(moved) == 1
        (waits,) = set(tables) - set(moved)
        table = anna.get(f"/tables/{waits}")
        assert table["n"] == 0
        said = [spoken(notice, ENGLISH) for notice in table["notices"]]
        assert said == ["Tables where only bots play take turns. This one is waiting for its turn."]
        with server.browser().socket(waits) as line:  # a spectator arrives: it gets its turn, and the other one waits
            line.ready()
            line.until(lambda: line.n > 3)
            assert line.table["notices"] == []
            there = [anna.get(f"/tables/{moved[0]}")["n"] for _ in range(2)]
            assert there[0] == there[1]


# --- over the server ---------------------------------------------------------------------
def test_an_adept_moves_soon_while_another_guest_has_many_mentats(folder: Path) -> None:
    """One guest has as many tables as allowed and sits at half of them, and there are two workers: bots at other
    guests' tables are not delayed."""
    first = {"first": 1, "leaders": LEADERS}
    with running(config(folder, bot_workers=2, mentat="S:300ms", bot_delay=0.05)) as server:
        anna = server.browser("Anna")

        def wait() -> float:
            began = time.monotonic()
            with anna.socket(anna.make("maaa", options=first)["id"]) as line:
                line.ready()
                line.until(lambda: line.n > 0)
                return time.monotonic() - began

        quiet = max(wait() for _ in range(3))  # a machine busy with other things is slow here too
        hog = server.browser("Hog")
        many = [hog.make(seats, options=first)["id"] for _ in range(20) for seats in ("mttt", "tttt")]
        for id in many:  # and watches all of them
            hog.get(f"/tables/{id}/updates")
        bot_pool = server.lobby.services.bot_pool
        eventually(lambda: bot_pool.counts()["thinking"] >= 1)
        waits = [wait() for _ in range(3)]
        assert max(waits) < max(8.0, 6 * quiet), (quiet, waits)
        began = time.monotonic()
        mentat = anna.make("mt", options={"first": 1, "leaders": LEADERS[:2]})
        with anna.socket(mentat["id"]) as line:
            line.ready()
            line.until(lambda: line.n > 0)
            assert time.monotonic() - began < max(8.0, 6 * quiet)
            assert line.table["notices"] == [], "and a Mentat of theirs thinks as long as ever"
        said = eventually(lambda: hog.get(f"/tables/{many[0]}")["notices"])
        assert [spoken(notice, ENGLISH) for notice in said] == ["The server is busy: bots think less than usual."]


def test_many_cookies_of_one_address_are_one_among_others() -> None:
    """Sixty guests are easily created from one address: a player elsewhere waits for one of their tables, not for
    all."""

    async def main() -> None:
        waiting = Waiting(1)
        for n in range(60):
            await waiting.ask(f"many {n}", f"guest {n}", address="192.0.2.1")
        await waiting.ask("one", "anna", address="192.0.2.2")
        await waiting.done("many 0")
        assert waiting.order == ["many 0", "one"]
        assert waiting.tickets["one"].share == 1.0
        await waiting.done("one")
        assert waiting.tickets["many 1"].share == LEAST_SHARE
        await waiting.ask("another", "guest 1", address="192.0.2.1")
        order = await waiting.serve_all()
        assert order[2:] == [*(f"many {n}" for n in range(1, 60)), "another"]  # in turn, also within one client

    run(main)


def test_a_table_is_played_from_where_somebody_with_a_seat_is(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        anna, ben = server.browser("Anna"), server.browser("Ben")
        table = anna.make("mnnn", options={"leaders": LEADERS})
        live = server.ask(server.lobby.open(table["id"]))
        with Socket(ben, table["id"], local=("127.0.0.3", 0)) as watching:
            watching.ready()
            assert live.played_from() == ""
            with Socket(anna, table["id"], local=("127.0.0.2", 0)) as line:
                line.ready()
                assert live.played_from() == "127.0.0.2"
            eventually(lambda: live.played_from() == "")
            anna.get(f"/tables/{table['id']}/updates")  # from an address shared by many
            assert live.played_from() == ""

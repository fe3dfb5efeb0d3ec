"""Expensive work runs in another process, one task at a time and each only once; no move waits for it."""

from __future__ import annotations

import asyncio
import gzip
import os
import random
import signal
import statistics
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import orjson
import pytest

from sandtable.server.config import Limits
from sandtable.server.errors import Busy
from sandtable.server.limits.expensive_work import ByteCache, ExpensiveWork, FairSlots
from sandtable.server.tables import replay
from tests import no_tls
from tests.processes import children
from tests.server.flood import flooded
from tests.server.harness import LIMITS, Browser, Data, Running, Socket, config, eventually, running
from tests.server.kills import served as serving


# --- the cache ---------------------------------------------------------------------------
def test_a_cache_holds_so_many_bytes() -> None:
    cache = ByteCache(10)
    cache.put("a", b"xxxx")
    cache.put("b", b"xxxx")
    assert cache.get("a") == b"xxxx"
    cache.put("c", b"xxxx")
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (b"xxxx", None, b"xxxx")
    cache.put("a", b"yyyyyy")
    assert cache.get("a") == b"yyyyyy"
    assert cache.get("c") == b"xxxx"
    cache.put("d", b"x" * 11)
    assert [cache.get(key) for key in "acd"] == [None, None, None], "one that is too large is kept by nobody"
    assert cache.made("e", lambda: b"made") == b"made"
    assert cache.made("e", lambda: b"again") == b"made"


def test_guests_of_a_stopped_process_are_told_to_come_back() -> None:
    """When a hanging process is ended, the requests that wait for it also get an answer."""

    async def main() -> None:
        expensive_work = ExpensiveWork(Limits(expensive_at_once=2, expensive_timeout=0.3), in_process=False)
        end = threading.Event()

        def hangs() -> bytes:
            end.wait(20.0)
            return b""

        first = asyncio.create_task(expensive_work.made("a", "one", hangs))
        await asyncio.sleep(0.1)
        second = asyncio.create_task(expensive_work.made("b", "another", lambda: b"b"))
        done = await asyncio.gather(first, second, return_exceptions=True)
        end.set()
        assert [type(one) for one in done] == [Busy, Busy]

    asyncio.run(main())


# --- slots -------------------------------------------------------------------------------
def test_addresses_take_turns() -> None:
    """A client that sends very many requests delays only itself."""
    order: list[str] = []

    async def job(slots: FairSlots, client_key: str) -> None:
        async with slots.slot(client_key):
            order.append(client_key)
            await asyncio.sleep(0)

    async def main() -> None:
        slots = FairSlots(Limits(expensive_at_once=1))
        greedy = [asyncio.create_task(job(slots, "greedy")) for _ in range(6)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(job(slots, client_key)) for client_key in ("a", "b")]
        await asyncio.gather(*greedy, *others)

    asyncio.run(main())
    assert sorted(order) == ["a", "b"] + ["greedy"] * 6
    assert max(order.index("a"), order.index("b")) <= 4


def test_a_request_that_waits_too_long_or_fails_is_answered() -> None:
    limits = Limits(expensive_at_once=1, expensive_waiting=3, expensive_per_address=2, expensive_patience=0.05)

    async def main() -> None:
        slots = FairSlots(limits)
        done = asyncio.Event()

        async def job(client_key: str) -> None:
            async with slots.slot(client_key):
                await done.wait()

        first = asyncio.create_task(job("a"))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(job(client_key)) for client_key in ("a", "a", "b")]
        await asyncio.sleep(0)
        for client_key in ("a", "c"):  # too many wait from that address, and in all
            with pytest.raises(Busy):
                async with slots.slot(client_key):
                    raise AssertionError
        for task in waiting:
            with pytest.raises(Busy) as caught:
                await task
            assert caught.value.after > 0
        done.set()
        await first
        async with slots.slot("c"):  # requests that gave up are not counted
            pass
        gone = asyncio.create_task(job("a"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        async with slots.slot("c"):
            pass

    asyncio.run(main())


def test_a_turn_that_comes_to_somebody_who_has_gone_is_passed_on() -> None:
    async def main() -> None:
        slots = FairSlots(Limits(expensive_at_once=1))
        async with slots.slot("a"):
            waiting = asyncio.create_task(slots.slot("b").__aenter__())
            await asyncio.sleep(0)
        waiting.cancel()  # at the moment it gets its turn
        await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(1.0), slots.slot("c"):
            pass

    asyncio.run(main())


def test_a_result_requested_by_several_is_computed_once() -> None:
    made: list[int] = []

    def work() -> bytes:
        made.append(1)
        time.sleep(0.02)
        return b"done"

    async def main() -> None:
        expensive_work = ExpensiveWork(Limits(), in_process=False)
        assert set(await asyncio.gather(*(expensive_work.made("key", str(n), work) for n in range(5)))) == {b"done"}
        expensive_work.close()

    asyncio.run(main())
    assert len(made) == 1


# --- the process -------------------------------------------------------------------------
def _die() -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def _hang() -> bytes:
    time.sleep(600)
    return b""


@pytest.mark.parametrize("work", [_die, _hang])
def test_a_process_that_fails_is_replaced(work: Callable[[], bytes]) -> None:
    async def main() -> None:
        expensive_work = ExpensiveWork(Limits(expensive_timeout=8.0), in_process=True)
        try:
            before = set(children(os.getpid()))
            with pytest.raises(Busy):
                await expensive_work.made("bad", "a", work)
            async with asyncio.timeout(60.0):
                assert await expensive_work.made("good", "a", bytes) == b""
            eventually(lambda: len(set(children(os.getpid())) - before) <= 2)  # the new one, and Python's own helper
        finally:
            expensive_work.close()

    asyncio.run(main())


# --- replays -----------------------------------------------------------------------------
def finished(anna: Browser) -> str:
    """Let bots play a game to its end, and return the path of its table."""
    table = anna.make("nnnn", pace=0.0)
    with anna.socket(table["id"]) as line:
        line.until(lambda: line.table.get("state") == "over", 300.0)
    return str(table["id"])


@pytest.fixture(scope="module")
def over(served: Running) -> tuple[Browser, str]:
    anna = served.browser("Anna")
    return anna, finished(anna)


def test_a_replay_is_computed_once(over: tuple[Browser, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The frames of a replay are computed once for all guests, separately for each point of view."""
    anna, table = over
    computed: list[tuple[int | None, int, int]] = []
    packed = replay.Replay.packed

    def count(self: replay.Replay, eyes: int | None, first: int, last: int) -> bytes:
        computed.append((eyes, first, last))
        return packed(self, eyes, first, last)

    monkeypatch.setattr(replay.Replay, "packed", count)
    ben = Browser(anna.url)
    for who in (anna, ben):
        frames = who.get(f"/tables/{table}/replay?from=10&to=12&eyes=1")["frames"]
        assert [frame["n"] for frame in frames] == [10, 11, 12]
        assert frames[0]["view"]["seat"] == 1
    assert computed == [(1, 10, 12)]
    all_eyes = anna.get(f"/tables/{table}/replay?from=10&to=12")
    assert computed == [(1, 10, 12), (None, 10, 12)]
    assert all_eyes["frames"] != frames, "what one sees is not what all see"
    end = all_eyes["moves"]
    del computed[:]
    for to in ("", f"&to={end}", f"&to={end + 1}", "&to=999999"):
        assert [f["n"] for f in anna.get(f"/tables/{table}/replay?from={end}{to}")["frames"]] == [end]
    for beyond in (end + 1, end + 2, 10**9):
        assert anna.get(f"/tables/{table}/replay?from={beyond}")["frames"] == []
    assert computed == [(None, end, end), (None, end + 1, end)], "there are not more answers than positions"


def test_a_replay_for_those_who_cannot_unpack(over: tuple[Browser, str]) -> None:
    anna, table = over
    path = f"/tables/{table}/replay?from=20&to=30"
    packed = anna.http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = anna.http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_a_sync_is_made_once_for_the_same_eyes(over: tuple[Browser, str], served: Running) -> None:
    anna, table = over
    live = served.ask(served.lobby.open(table))
    made: list[object] = []
    lines = live.game.lines

    def count(*given: object) -> object:
        made.append(given)
        return lines(*given)

    live.game.lines = count
    try:
        first = anna.get(f"/tables/{table}/updates")
        second = Browser(anna.url).get(f"/tables/{table}/updates")
        with anna.socket(table) as line:
            line.ready()
    finally:
        del live.game.lines
    assert len(made) <= 1
    assert first["messages"][-1] == second["messages"][-1] == line.update


def test_too_many_replays_are_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()

    def slow(self: replay.Replay, eyes: int | None, first: int, last: int) -> bytes:
        gate.wait(30.0)
        return gzip.compress(orjson.dumps({"moves": 0, "frames": []}))

    limits = replace(LIMITS, expensive_waiting=1, expensive_patience=0.2)
    with running(config(tmp_path, limits=limits)) as server:
        anna = server.browser("Anna")
        table = finished(anna)
        monkeypatch.setattr(replay.Replay, "packed", slow)
        first = threading.Thread(target=lambda: anna.get(f"/tables/{table}/replay?from=1"))
        first.start()
        try:
            eventually(lambda: server.lobby.services.expensive_work._slots._free == 0)
            ben = server.browser("Ben")
            answer = ben.ask("GET", f"/tables/{table}/replay?from=2")
            assert answer.status_code == 503
            assert answer.json()["error"]["type"] == "Busy"
            assert int(answer.headers["retry-after"]) >= 1
            assert ben.get(f"/tables/{table}")["state"] == "over", "the rest goes on"
        finally:
            gate.set()
            first.join()


# --- overload ----------------------------------------------------------------------------
def paces(line: Socket, rng: random.Random, seconds: float, least: int = 8) -> list[float]:
    """Make moves for this many seconds, at least `least`, and return how long each took until it was stored."""
    taken: list[float] = []
    until = time.monotonic() + seconds
    while (time.monotonic() < until or len(taken) < least) and line.my_turn():
        began = time.monotonic()
        line.act(rng.choice(line.options()))
        taken.append(time.monotonic() - began)
    return taken


def test_replays_hold_up_no_other_table(folder: Path) -> None:
    """With twenty cookies, first another address and then the player's own requests replays as fast as it can. Without
    limits, a move at another table would take two seconds; the baseline depends on the machine."""
    with serving(folder) as server:
        anna = Browser(server.url, "Anna")
        table: Data = anna.make("mmmm", pace=0.0)
        over = finished(Browser(server.url))
        rng = random.Random(1)
        with anna.socket(table["id"]) as line:
            line.ready()
            quiet = statistics.median(paces(line, rng, 0.5))
            for address in ("127.0.0.3", "127.0.0.1"):
                with flooded(server.url, over, address, 20) as got:
                    time.sleep(0.4)
                    taken = paces(line, rng, 0.6)
                assert len(taken) > 5
                shown = f"{1000 * statistics.median(taken):.0f} ms, {1000 * quiet:.0f} in the quiet"
                print(f"from {address}: {shown}; {got}")
                assert statistics.median(taken) < max(0.8, 8 * quiet), address
                assert got["200"], "who asks for them has some"
                assert not got["500"]
        answer = no_tls.get(f"{server.url}/api/tables/{over}/replay?from=0")
        assert answer.status_code == 200, "and others have theirs"

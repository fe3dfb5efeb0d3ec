"""Run expensive work such as replays in another process, a limited number of jobs at once, and cache the results.

The process has a low priority, so that no move waits for it. Clients take turns, so that a client that asks for very
much delays only itself.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Final

from sandtable.core import processes
from sandtable.server.config import Limits
from sandtable.server.errors import Busy

NICE: Final = 10

log = logging.getLogger("sandtable.server")


class ByteCache:
    """A cache of computed bytes with a limited total size. A key must contain everything its value depends on."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, value: bytes) -> None:
        old = self._kept.pop(key, b"")
        self._kept[key] = value
        self._size += len(value) - len(old)
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    def made(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """Return the cached value, or make and cache it."""
        found = self.get(key)
        if found is None:
            found = make()
            self.put(key, found)
        return found


class FairSlots:
    """A limited number of slots. Clients take turns, and each client's requests are served in order."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._free = limits.expensive_at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def slot(self, client_key: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(client_key)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, client_key: str) -> None:
        mine = self._waiting.get(client_key, ())
        many = sum(map(len, self._waiting.values()))
        if len(mine) >= self._limits.expensive_per_address or many >= self._limits.expensive_waiting:
            raise Busy(self._limits.expensive_patience)
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client_key, deque()).append(turn)
        try:
            async with asyncio.timeout(self._limits.expensive_patience):
                await turn
        except BaseException as error:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # the slot was granted at this very moment
            else:
                self._leave(client_key, turn)
            if isinstance(error, TimeoutError):
                raise Busy(self._limits.expensive_patience) from error
            raise

    def _leave(self, client_key: str, turn: asyncio.Future[None]) -> None:
        mine = self._waiting.get(client_key, deque())
        with suppress(ValueError):
            mine.remove(turn)
        if not mine:
            self._waiting.pop(client_key, None)

    def _pass_on(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        client_key, mine = self._waiting.popitem(last=False)
        mine.popleft().set_result(None)
        if mine:
            self._waiting[client_key] = mine  # back to the end of the queue


class ExpensiveWork:
    """Run expensive work in another process, started on first use, or in a thread if `in_process` is False."""

    def __init__(self, limits: Limits, in_process: bool) -> None:
        self.cache = ByteCache(limits.cache)
        self._limits = limits
        self._in_process = in_process
        self._slots = FairSlots(limits)
        self._pool: Executor | None = None

    async def made(self, key: Hashable, client_key: str, work: Callable[[], bytes]) -> bytes:
        """Return the cached result, or run `work` and cache its result. Raise `Busy` if too many requests are
        waiting."""
        found = self.cache.get(key)
        if found is not None:
            return found
        async with self._slots.slot(client_key):
            found = self.cache.get(key)  # it may have been computed while this request waited
            if found is None:
                found = await self._make(work)
                self.cache.put(key, found)
            return found

    async def _make(self, work: Callable[[], bytes]) -> bytes:
        if self._pool is None:
            self._pool = (
                processes.pool(self._limits.expensive_at_once, _begin)
                if self._in_process
                else ThreadPoolExecutor(1, "heavy")
            )
        pool = self._pool
        try:
            async with asyncio.timeout(self._limits.expensive_timeout):
                return await asyncio.get_running_loop().run_in_executor(pool, work)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("a process that computes replays has died or hangs; there is a new one now")
            self.close()
            raise Busy() from error
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise  # the client has disconnected
            raise Busy() from error  # its process was ended because of another request

    def close(self) -> None:
        """End the process; the results of its running jobs are lost."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        hanging = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in hanging:
            process.terminate()


def _begin() -> None:
    """Set up a new process: leave Ctrl-C to the server, and run at low priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)

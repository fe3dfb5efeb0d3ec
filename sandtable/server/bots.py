"""Bots at the table. They think in processes of their own: the event loop only waits for them."""

from __future__ import annotations

import asyncio
import logging
import signal
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from typing import Final

from sandtable.bots import make
from sandtable.core import processes
from sandtable.core.contract import State
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

LEVELS: Final = ("novice", "adept", "mentat")
STAND_IN: Final = "adept"  # plays for guests who are away
SALT: Final = 0x9E37_79B9

log = logging.getLogger("sandtable.server")


def think(title: str, data: bytes, seat: int, spec: str, chance: int) -> int:
    """What a bot chooses. It is shown the view of its seat alone."""
    state = meta(title).from_bytes(data)
    decision = state.decision(seat)
    bot = make(spec)
    return bot.choose(state.view(seat) if bot.needs_view else None, decision, Rng(chance))


def _begin(titles: tuple[str, ...]) -> None:
    """In each new process: Ctrl-C is for the server, and the rules are loaded before they are needed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for title in titles:
        _ready(title)


def _ready(title: str) -> None:
    meta(title).new(0, {})
    make("G")


class Thinkers:
    """`workers` processes, or for 0 a thread of this one."""

    def __init__(self, workers: int, mentat: str, titles: tuple[str, ...]) -> None:
        self.specs = {"novice": "R", "adept": "G", "mentat": mentat}
        for spec in self.specs.values():
            make(spec)  # a wrong one is refused now
        self._workers = workers
        self._titles = titles
        self._pool = self._make_pool()

    def _make_pool(self) -> Executor:
        if not self._workers:
            return ThreadPoolExecutor(1, "bots")
        return processes.pool(self._workers, _begin, self._titles)

    async def warm_up(self) -> None:
        """Start the processes before anybody waits for one."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, len, "") for _ in range(self._workers)))

    async def choose(self, state: State, seat: int, level: str, seed: int) -> int:
        """What the bot does now. Its chance follows from seed and position: the same after a restart or an undo."""
        data = state.to_bytes()
        chance = (seed ^ (SALT * (state.actions_taken + 1))) & ((1 << 62) - 1)
        args = (state.title, data, seat, self.specs[level], chance)
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, think, *args)
        except BrokenExecutor:
            if pool is self._pool:  # else another table has seen it sooner, and thinks with the new ones already
                log.warning("a process that thinks for bots has died; there are new ones now")
                pool.shutdown(wait=False, cancel_futures=True)
                self._pool = self._make_pool()
            return await loop.run_in_executor(self._pool, think, *args)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

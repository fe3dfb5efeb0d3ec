"""`Services`: the objects that all tables of a process share."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from sandtable.insight.analysis import VERSION
from sandtable.server import shutdown
from sandtable.server.bots.analyst import Analyst
from sandtable.server.bots.back_pressure import BackPressure
from sandtable.server.bots.bot_only_tables import BotOnlyScheduler
from sandtable.server.bots.hints import Hints
from sandtable.server.bots.pool import BotPool
from sandtable.server.config import Config
from sandtable.server.games.clocks import ClockConversion
from sandtable.server.limits.expensive_work import ExpensiveWork
from sandtable.server.storage.analyses import AnalysisRows
from sandtable.server.storage.store import Store
from sandtable.server.tables.bus import Bus
from sandtable.server.time_source import TimeSource


@dataclass
class Services:
    """The objects that all tables of a process share."""

    config: Config
    store: Store
    bot_pool: BotPool
    bus: Bus
    time: TimeSource
    expensive_work: ExpensiveWork
    clock_conversion: ClockConversion = field(init=False)
    bot_only_scheduler: BotOnlyScheduler = field(init=False)
    back_pressure: BackPressure = field(init=False)
    hints: Hints = field(init=False)
    analyst: Analyst = field(init=False)
    analyses: AnalysisRows = field(init=False)

    def __post_init__(self) -> None:
        self.clock_conversion = ClockConversion(self.time)
        self.back_pressure = BackPressure(self.config.bot_delay > 0)
        self.bot_only_scheduler = BotOnlyScheduler(self.config.bot_only_tables, self.config.bot_only_tables_per_guest)
        here = not self.config.bot_workers
        self.hints = Hints(here, self.bot_pool.titles, self.config.hint_seconds)
        self.analyst = Analyst(here, self.config.analysis_seconds)
        self.analyses = AnalysisRows(self.store.database, VERSION)
        self._background: set[asyncio.Task[None]] = set()

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work that no request waits for, until the server stops."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def close(self) -> None:
        """End suggestions, analyses and other background work."""
        self.analyst.close()
        self.hints.close()
        await shutdown.end_tasks(*self._background)

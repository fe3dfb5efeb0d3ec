"""`Services`: the objects that all tables of a process share."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandtable.server.bots.back_pressure import BackPressure
from sandtable.server.bots.bot_only_tables import BotOnlyScheduler
from sandtable.server.bots.pool import BotPool
from sandtable.server.config import Config
from sandtable.server.games.clocks import ClockConversion
from sandtable.server.limits.expensive_work import ExpensiveWork
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

    def __post_init__(self) -> None:
        self.clock_conversion = ClockConversion(self.time)
        self.back_pressure = BackPressure(self.config.bot_delay > 0)
        self.bot_only_scheduler = BotOnlyScheduler(self.config.bot_only_tables, self.config.bot_only_tables_per_guest)

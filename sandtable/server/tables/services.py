"""`Services`: the objects that all tables of a process share."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandtable.server.bots.bot_only_tables import BotsAlone
from sandtable.server.bots.pool import Thinkers
from sandtable.server.config import Config
from sandtable.server.games.clocks import Ticking
from sandtable.server.limits.expensive_work import Heavy
from sandtable.server.storage.store import Store
from sandtable.server.tables.bus import Bus
from sandtable.server.time_source import Time


@dataclass
class Services:
    """What all tables of a process share."""

    config: Config
    store: Store
    thinkers: Thinkers
    bus: Bus
    time: Time
    heavy: Heavy
    ticking: Ticking = field(init=False)
    bots_alone: BotsAlone = field(init=False)

    def __post_init__(self) -> None:
        self.ticking = Ticking(self.time)
        self.bots_alone = BotsAlone(self.config.alone, self.config.alone_per_guest)

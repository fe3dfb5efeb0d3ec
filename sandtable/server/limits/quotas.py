"""Daily quotas per address for what is stored or takes long: tables, guests with a name, and analyses.

Limits per guest do not bound what a server stores, since cookies are free; a quota per day together with expiry does.
Each process counts for itself, from its start.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from sandtable.server.addresses import NO_ADDRESS, THIS_MACHINE
from sandtable.server.config import Limits
from sandtable.server.errors import TooManyFromHere
from sandtable.server.time_source import DAY, TimeSource

MOST_KNOWN: Final = 20_000  # addresses remembered; the least recently active is forgotten first
TABLES: Final = "tables"
NAMES: Final = "names"
ANALYSES: Final = "analyses"


class Quotas:
    def __init__(self, limits: Limits, time: TimeSource) -> None:
        self._a_day = {
            TABLES: limits.tables_per_address,
            NAMES: limits.names_per_address,
            ANALYSES: limits.analyses_per_address,
        }
        self._own_machine = limits.own_machine
        self._time = time
        # the amount, and when it was last updated
        self._spent: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, client_key: str) -> None:
        """Count one more item of the sort `what` for this client, or raise `TooManyFromHere`. This machine has a larger
        quota, since it may be a proxy missing from SANDTABLE_PROXIES."""
        if client_key == NO_ADDRESS:
            return
        key, now = (what, client_key), self._time.now()
        most = self._a_day[what] * (self._own_machine if client_key == THIS_MACHINE else 1.0)
        spent, at = self._spent.get(key, (0.0, now))
        spent = max(0.0, spent - (now - at) * most / DAY)  # the whole quota is restored within a day
        if spent + 1.0 > most:
            raise TooManyFromHere()
        self._spent[key] = (spent + 1.0, now)
        self._spent.move_to_end(key)
        if len(self._spent) > MOST_KNOWN:
            self._spent.popitem(last=False)

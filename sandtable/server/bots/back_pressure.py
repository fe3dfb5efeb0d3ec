"""`BackPressure`: bots wait longer before they move while the event loop is late, so that people's moves come first.

At a table with one person, bots make most of the moves. If more tables play than the process can serve, their moves
would delay everybody's; so bots slow down until the loop is on time again. The extra wait depends on the load of the
process alone, and it is the same for all bots.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

# All times are in seconds.
EVERY: Final = 0.1  # between measurements
SMOOTHING: Final = 0.2  # weight of a new measurement
LATE: Final = 0.03  # bots slow down while the loop is later than this
ON_TIME: Final = 0.015  # and speed up while it is less late than this
FIRST: Final = 0.05  # the first extra wait
SLOWER: Final = 1.1  # growth of the extra wait with each measurement
FASTER: Final = 0.97
MOST: Final = 8.0
NOTICED: Final = 1.0  # from here on, tables are told


class BackPressure:
    """The extra wait of all bots of a process; always 0 if not `enabled`."""

    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._lag = 0.0
        self.wait = 0.0  # seconds that a bot waits in addition to the pace of its table

    @property
    def noticeable(self) -> bool:
        return self.wait >= NOTICED

    def measured(self, lag: float) -> None:
        """Adjust the extra wait to a measured lag of the event loop, in seconds."""
        self._lag += SMOOTHING * (lag - self._lag)
        if self._lag > LATE:
            self.wait = min(MOST, max(FIRST, self.wait * SLOWER))
        elif self._lag < ON_TIME:
            self.wait = self.wait * FASTER if self.wait > FIRST else 0.0

    async def run(self) -> None:
        """Measure the lag of the event loop again and again until cancelled."""
        while self._enabled:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self.measured(max(0.0, time.monotonic() - due))

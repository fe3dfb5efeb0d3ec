"""Choose when to pass for a guest who can only pass, so that the delay does not reveal it.

The server passes for guests who have no other option. The delay is drawn from recent passes at the same table by people
who had a choice: passes of the same question if there are enough, otherwise of any question, and otherwise around a
typical time. Times are measured only while the guest is present; for an absent guest nothing is passed.
"""

from __future__ import annotations

import math
import random
from collections import deque
from typing import Final

KEPT: Final = 64  # times remembered per question
ENOUGH: Final = 8  # times needed to draw from
LONGEST: Final = 30.0  # seconds; longer times mean the guest was busy with something else
SPREAD: Final = 0.45  # standard deviation of the logarithm of the time
ANY: Final = ""

_CHANCE: Final = random.SystemRandom()


class PassTimes:
    """The pass times observed at one table since it was loaded."""

    def __init__(self) -> None:
        # per seat: the question's number, and since when the guest has been present for it
        self._asked: dict[int, tuple[int, float]] = {}
        self._took: dict[str, deque[float]] = {}

    def track(self, here: dict[int, int], now: float) -> None:
        """Note the seats that are asked while their guests are present, each with the number of its question."""
        for seat in [seat for seat in self._asked if seat not in here]:
            del self._asked[seat]
        for seat, at in here.items():
            if seat not in self._asked or self._asked[seat][0] != at:
                self._asked[seat] = (at, now)

    def add(self, seat: int, at: int, kind: str, now: float) -> None:
        """Record the time of a guest who passed although there was a choice."""
        asked = self._asked.get(seat)
        if asked is not None and asked[0] == at:
            for name in (kind, ANY):
                self._took.setdefault(name, deque(maxlen=KEPT)).append(min(now - asked[1], LONGEST))

    def draw_delay(self, kind: str, usual: float) -> float:
        """Return how long to wait before passing such a question."""
        for name in (kind, ANY):
            took = self._took.get(name, ())
            if len(took) >= ENOUGH:
                return _CHANCE.choice(took)
        return min(usual * math.exp(_CHANCE.gauss(0.0, SPREAD)), LONGEST)

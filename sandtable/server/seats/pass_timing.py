"""How long the people of a table take to let something pass that they could have used.

Whoever can only pass need not press for it: the server passes for them. When, must not tell that there was nothing to
choose, so the moment is drawn from what people at the same table have lately taken where they had a choice and passed
all the same: of the same question if there were some, else of any; and before there were any, from what people
take about. Times count while a guest is there, as does the waiting for theirs: who is away passes nothing.
"""

from __future__ import annotations

import math
import random
from collections import deque
from typing import Final

KEPT: Final = 64  # of each question
ENOUGH: Final = 8  # to draw from
LONGEST: Final = 30.0  # seconds: who takes longer was busy with something else
SPREAD: Final = 0.45  # of the logarithm of what people take about
ANY: Final = ""

_CHANCE: Final = random.SystemRandom()


class Habits:
    """Of one table, since it is in memory."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[int, float]] = {}  # by seat: what it is asked, since when with its guest there
        self._took: dict[str, deque[float]] = {}

    def look(self, here: dict[int, int], now: float) -> None:
        """The seats that are asked whose guests are there, each with the number of its question."""
        for seat in [seat for seat in self._asked if seat not in here]:
            del self._asked[seat]
        for seat, at in here.items():
            if seat not in self._asked or self._asked[seat][0] != at:
                self._asked[seat] = (at, now)

    def passed(self, seat: int, at: int, kind: str, now: float) -> None:
        """Somebody who had a choice has let it pass."""
        asked = self._asked.get(seat)
        if asked is not None and asked[0] == at:
            for name in (kind, ANY):
                self._took.setdefault(name, deque(maxlen=KEPT)).append(min(now - asked[1], LONGEST))

    def draw(self, kind: str, usual: float) -> float:
        """How long to wait with a pass to such a question."""
        for name in (kind, ANY):
            took = self._took.get(name, ())
            if len(took) >= ENOUGH:
                return _CHANCE.choice(took)
        return min(usual * math.exp(_CHANCE.gauss(0.0, SPREAD)), LONGEST)

"""Choose when to pass for a guest who can only pass, so that the delay does not reveal the lack of a choice.

The server passes for guests who have no other option. The delay is drawn from a log-normal distribution, fitted to the
answer times of the same guest. The times of passing the same question when there was a choice count most, then those of
other passes, then those of other answers, halved because a pass takes about half as long. A typical time counts as if
the guest had taken it a few times, so that the first delays already resemble the guest's own. Other players' times are
not used, so nobody else at the table can influence the delays. Times are measured only while the guest is present; for
an absent guest nothing is passed.
"""

from __future__ import annotations

import math
import random
from collections import deque
from typing import Final

KEPT: Final = 32  # times remembered per seat and question
LONGEST: Final = 30.0  # seconds; longer times mean the guest was busy with something else
LEAST: Final = 1e-3  # seconds, for the logarithm
SPREAD: Final = 0.75  # standard deviation of the logarithm of a typical time
NARROWEST: Final = 0.35  # no distribution is narrower, so that none is a mark
OF_AN_ANSWER: Final = 0.5  # share of the time of other answers that a pass takes

# Weights of one time of each sort, and of all together.
TYPICAL: Final = 2.0  # the typical time, once
ANSWER: Final = (0.3, 2.5)
OTHER_PASS: Final = (0.5, 3.0)
SAME_PASS: Final = (1.0, math.inf)

_CHANCE: Final = random.SystemRandom()

Times = deque[float]  # logarithms of seconds


class PassTimes:
    """The answer times observed at one table since it was loaded."""

    def __init__(self) -> None:
        # per seat: the question's number, and since when the guest has been present for it
        self._asked: dict[int, tuple[int, float]] = {}
        self._passes: dict[int, dict[str, Times]] = {}  # by seat and question
        self._answers: dict[int, Times] = {}

    def track(self, here: dict[int, int], now: float) -> None:
        """Record the time from which each seat has been asked while its guest is present; `here` maps each such seat to
        the number of its question."""
        for seat in [seat for seat in self._asked if seat not in here]:
            del self._asked[seat]
        for seat, at in here.items():
            if seat not in self._asked or self._asked[seat][0] != at:
                self._asked[seat] = (at, now)

    def add(self, seat: int, at: int, kind: str | None, now: float) -> None:
        """Record how long a guest with a choice took to answer question number `at`; `kind` is the kind of the question
        if the guest passed, None for any other answer."""
        asked = self._asked.get(seat)
        if asked is None or asked[0] != at:
            return
        took = math.log(min(max(LEAST, now - asked[1]), LONGEST))
        if kind is None:
            self._answers.setdefault(seat, deque(maxlen=KEPT)).append(took)
        else:
            self._passes.setdefault(seat, {}).setdefault(kind, deque(maxlen=KEPT)).append(took)

    def draw_delay(self, seat: int, kind: str, usual: float) -> float:
        """Return a random number of seconds to wait before passing a question of this kind for a seat; `usual` is the
        number that people usually take to pass."""
        mean, spread = self._fit(seat, kind, math.log(usual))
        while True:
            delay = math.exp(_CHANCE.gauss(mean, spread))
            if delay <= LONGEST:
                return delay

    def _fit(self, seat: int, kind: str, usual: float) -> tuple[float, float]:
        """Return the mean and the standard deviation of the logarithm of the seat's answer times, as weighted for this
        kind of question."""
        passes = self._passes.get(seat, {})
        found = [(TYPICAL, usual)]
        for times, (each, most) in (
            ([took + math.log(OF_AN_ANSWER) for took in self._answers.get(seat, ())], ANSWER),
            ([took for name, of_kind in passes.items() if name != kind for took in of_kind], OTHER_PASS),
            (passes.get(kind, ()), SAME_PASS),
        ):
            found += [(min(each, most / len(times)), took) for took in times]
        whole = sum(weight for weight, _ in found)
        mean = sum(weight * took for weight, took in found) / whole
        # the typical time is itself spread out; so is the difference between passes and other answers
        squares = sum(weight * (took - mean) ** 2 for weight, took in found[1:]) + TYPICAL * SPREAD**2
        return mean, max(NARROWEST, math.sqrt(squares / whole))

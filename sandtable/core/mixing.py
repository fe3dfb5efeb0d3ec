"""Draws one option from a mixed strategy: for choices that nobody may foresee.

The better an option is liked the likelier it is drawn; how much likelier is the heat of the choice, in the coin of the
scores. An option that is far worse than the best is never drawn.
"""

from __future__ import annotations

import math
from typing import Final

from sandtable.core.rng import Rng

FAR: Final = 4.0  # an option so many heats below the best is never drawn
MANY: Final = 6  # options
MOST: Final = 0.32
BY: Final = 1.3
HOTTER: Final = 5  # times: nearly four times as hot at most
_FINE: Final = 1 << 30


def shares(scores: list[float], heat: float) -> list[float]:
    """How likely each option is drawn. Where there are many, none should be likelier than a third: the choice is made
    hotter for that, up to a limit, so that what is far worse stays rare."""
    found = _shares(scores, heat)
    if len(scores) >= MANY:
        for _ in range(HOTTER):
            if max(found) <= MOST:
                break
            heat *= BY
            found = _shares(scores, heat)
    return found


def _shares(scores: list[float], heat: float) -> list[float]:
    top = max(scores)
    raised = [math.exp((score - top) / heat) if top - score <= FAR * heat else 0.0 for score in scores]
    total = sum(raised)
    return [each / total for each in raised]


def draw(weights: list[float], rng: Rng) -> int:
    """The place of one of these, each as likely as its weight says."""
    left = sum(weights) * rng.below(_FINE) / _FINE
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return max(range(len(weights)), key=weights.__getitem__)

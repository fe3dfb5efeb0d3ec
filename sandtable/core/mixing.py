"""Draw one option from a mixed strategy, for secret choices that nobody should be able to predict.

The higher an option's score, the likelier it is drawn. The heat is the temperature of a softmax, in the unit of the
scores: with a higher heat the probabilities are more even. An option that is far worse than the best is never drawn.
"""

from __future__ import annotations

import math
from typing import Final

from sandtable.core.rng import Rng

FAR: Final = 4.0  # an option this many heats below the best is never drawn
MANY: Final = 6  # from this many options on, the heat may be raised
MOST: Final = 0.32  # the highest probability wanted for one of many options
BY: Final = 1.3  # factor of one raise of the heat
HOTTER: Final = 5  # the most raises: nearly four times the heat
_FINE: Final = 1 << 30


def shares(scores: list[float], heat: float) -> list[float]:
    """Return the probability of each option under this heat.

    With many options, none should be likelier than a third. The heat is raised to achieve this, up to a limit, so that
    far worse options stay rare.
    """
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
    """Return the index of one of these weights, drawn at random in proportion to them."""
    left = sum(weights) * rng.below(_FINE) / _FINE
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return max(range(len(weights)), key=weights.__getitem__)

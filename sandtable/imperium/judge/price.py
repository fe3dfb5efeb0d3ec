"""Converts an effect tree to numbers, its *price*: how much of each resource, card or other gain it is likely to give.

`features(effect)` is one row of `FEATURES`: gains are positive, payments negative. Where the player chooses, the row
has the choice with the highest value under the weights; `options(effect)` gives the rows of all choices (at most
`MAX_OPTIONS`, the best ones; an arrow not taken is a row of zeros). `price(effect, weights)` is one number. A price is
a first estimate for bots and a row of inputs for nets, not a rule: it ignores the position. The rows of each kind of
effect are in its companion (`judge/nodes`), the columns and the rough estimates are in `columns`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from sandtable.imperium.judge.columns import (
    COLUMN,
    CONDITION,
    COUNTED,
    DEFAULT_WEIGHTS,
    FEATURES,
    MAX_OPTIONS,
    value,
)
from sandtable.imperium.judge.worths import WORTHS, NodeWorth
from sandtable.imperium.language.effects import Effect


def features(effect: Effect, weights: Sequence[float] = DEFAULT_WEIGHTS) -> tuple[float, ...]:
    """Return the price of an effect as a row; where the player chooses, the row has the choice with the highest value
    under `weights`."""
    return tuple(_kind(effect).best(effect, weights, False))


def options(effect: Effect) -> list[tuple[float, ...]]:
    """Return one price row for each combination of choices that an effect allows, without duplicates, best first under
    the default weights."""
    return [tuple(row) for row in _kind(effect).choices(effect, False)]


def price(effect: Effect, weights: Sequence[float] = DEFAULT_WEIGHTS) -> float:
    """Return the value of an effect as one number: the value of its row under `weights`, with the best choices."""
    return value(_kind(effect).best(effect, weights, False), weights)


def _kind(effect: Effect) -> NodeWorth:
    if effect.op >= len(WORTHS):
        import_module("sandtable.imperium.judge.judgement")  # imports the companions of effects too
    if effect.op >= len(WORTHS):
        raise ValueError(f"no price for an effect of kind {effect.op}")
    return WORTHS[effect.op]


__all__ = [
    "COLUMN",
    "CONDITION",
    "COUNTED",
    "DEFAULT_WEIGHTS",
    "FEATURES",
    "MAX_OPTIONS",
    "features",
    "options",
    "price",
    "value",
]

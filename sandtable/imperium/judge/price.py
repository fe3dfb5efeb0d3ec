"""Reads an effect tree as numbers, *price it*: how much of each thing the effect is likely to bring.

`features(effect)` is one row of `FEATURES`: what is gained is positive, what is paid negative.
Where the player chooses, it is the choice that is worth most under the weights; `options(effect)`
gives the rows of all choices (at most `MAX_OPTIONS`, the best ones; an arrow not taken is a row of
zeros). `price(effect, weights)` is one number. It is a first guess for bots and a row of inputs for
nets, not a rule: it does not look at the table. The rows of each kind of effect are in its companion
(`judge/nodes`), the columns and the rough measures they go by in `columns`.
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
from sandtable.imperium.nodes.spaces import MELANGE_RATES


def features(effect: Effect, weights: Sequence[float] = DEFAULT_WEIGHTS) -> tuple[float, ...]:
    """The row of the choices that are worth most under `weights`."""
    return tuple(_kind(effect).best(effect, weights, False))


def options(effect: Effect) -> list[tuple[float, ...]]:
    """The rows of all choices, best first under the default weights, no row twice."""
    return [tuple(row) for row in _kind(effect).choices(effect, False)]


def price(effect: Effect, weights: Sequence[float] = DEFAULT_WEIGHTS) -> float:
    """What the effect is worth, its choices made for the best."""
    return value(_kind(effect).best(effect, weights, False), weights)


def _kind(effect: Effect) -> NodeWorth:
    if effect.op >= len(WORTHS):
        import_module("sandtable.imperium.judge.judgement")  # with it come the companions of effects
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
    "MELANGE_RATES",
    "features",
    "options",
    "price",
    "value",
]

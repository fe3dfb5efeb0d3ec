"""Bots' estimates of the effects, conditions and counts of `nodes/conditional.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from sandtable.imperium.judge.columns import CONDITION, add, products, pruned, scale
from sandtable.imperium.judge.worths import (
    CONDITION_WORTHS,
    COUNT_WORTHS,
    WORTHS,
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.nodes.conditional import Either

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


class WhenWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        kid = node.kids[0]
        return scale(WORTHS[kid.op].best(kid, weights, cost), CONDITION)

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        kid = node.kids[0]
        return pruned([scale(row, CONDITION) for row in WORTHS[kid.op].choices(kid, cost)])

    def worth(self, w: Worth, node: Effect) -> float:
        assert node.cond is not None
        return w.of(node.kids[0]) if CONDITION_WORTHS[node.cond.op].expected(w, node.cond, node.thing) else 0.0


class EitherWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        first, second = node.kids
        likely = scale(WORTHS[first.op].best(first, weights, cost), CONDITION)
        return add(likely, scale(WORTHS[second.op].best(second, weights, cost), 1.0 - CONDITION))

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        first, second = node.kids
        likely = [scale(row, CONDITION) for row in WORTHS[first.op].choices(first, cost)]
        return pruned(
            products(likely, [scale(row, 1.0 - CONDITION) for row in WORTHS[second.op].choices(second, cost)])
        )

    def worth(self, w: Worth, node: Effect) -> float:
        return w.of(cast(Either, self.kind).now(w.s, w.seat, node))


class PerWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        kid = node.kids[0]
        return scale(WORTHS[kid.op].best(kid, weights, cost), COUNT_WORTHS[node.a].expected)

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        kid = node.kids[0]
        return pruned([scale(row, COUNT_WORTHS[node.a].expected) for row in WORTHS[kid.op].choices(kid, cost)])

    def worth(self, w: Worth, node: Effect) -> float:
        return COUNT_WORTHS[node.a].foreseen(w, node) * w.of(node.kids[0])


price_kind("when", WhenWorth())
price_kind("per", PerWorth())
price_kind("either", EitherWorth())

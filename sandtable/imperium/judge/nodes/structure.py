"""Bots' estimates of the effects, conditions and counts of `nodes/structure.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from sandtable.imperium.judge.columns import (
    COLUMN,
    DEFAULT_WEIGHTS,
    OPPONENTS,
    SIZE,
    add,
    products,
    pruned,
    value,
    zeros,
)
from sandtable.imperium.judge.worths import (
    HOOK_WORTHS,
    WORTHS,
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.nodes.structure import EachOpponent

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


def _subsets(kids: tuple[Effect, ...], start: int, how_many: int, cost: bool) -> list[list[float]]:
    """Return the price rows of all ways to choose `how_many` different effects among `kids` from index `start` on;
    `cost` is true if they are paid as costs."""
    if how_many == 0:
        return [zeros()]
    rows: list[list[float]] = []
    for i in range(start, len(kids) - how_many + 1):
        kind = WORTHS[kids[i].op]
        rows += products(kind.choices_taken(kids[i], cost), _subsets(kids, i + 1, how_many - 1, cost))
    return rows


def _taken_from_opponents(row: list[float]) -> list[float]:
    """Return the price row of an effect on all opponents, with their losses as gains of the seat; `row` is the price of
    the effect on one opponent."""
    out = zeros()
    for i in range(SIZE):
        lost = -row[i] * OPPONENTS
        if i == COLUMN["cards"]:
            out[COLUMN["opponent_cards"]] += lost
        elif i == COLUMN["troops"]:
            out[COLUMN["opponent_troops"]] += lost
        elif i != COLUMN["deploy"]:  # already counted as a troop
            out[COLUMN["opponent_other"]] += lost
    return out


class SeveralWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        row = zeros()
        for kid in node.kids:
            row = add(row, WORTHS[kid.op].best(kid, weights, cost))
        return row

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        rows = [zeros()]
        for kid in node.kids:
            rows = products(rows, WORTHS[kid.op].choices(kid, cost))
        return rows

    def worth(self, w: Worth, node: Effect) -> float:
        total = 0.0
        for kid in node.kids:
            total += w.of(kid)
        return total


class AllWorth(SeveralWorth):
    def loss(self, w: Worth, node: Effect) -> float:
        return sum(w.cost(kid) for kid in node.kids)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return all(w.can_pay(kid) for kid in node.kids)


class ChooseWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        rows = [WORTHS[kid.op].best_taken(kid, weights, cost) for kid in node.kids]
        ranked = [(-value(row, weights), i) for i, row in enumerate(rows)]
        ranked.sort()
        row = zeros()
        for entry in ranked[: node.a]:
            row = add(row, rows[entry[1]])
        return row

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        return pruned(_subsets(node.kids, 0, node.a, cost))

    def worth(self, w: Worth, node: Effect) -> float:
        if node.a == 1:  # nearly always
            best = w.of(node.kids[0])
            for kid in node.kids[1:]:
                best = max(best, w.of(kid))
            return best
        values = sorted([w.of(kid) for kid in node.kids], reverse=True)
        return sum(values[: node.a])

    def loss(self, w: Worth, node: Effect) -> float:
        """Return the loss from paying a choice of costs: that of the cheapest options, as many as have to be chosen."""
        return sum(sorted([w.cost(kid) for kid in node.kids if w.can_pay(kid)])[: node.a])

    def affordable(self, w: Worth, node: Effect) -> bool:
        return sum([w.can_pay(kid) for kid in node.kids]) >= node.a


class ArrowWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        row = self.best_taken(node, weights, cost)
        return row if value(row, weights) > 0.0 else zeros()

    def best_taken(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        paid, gained = node.kids
        return add(WORTHS[paid.op].best(paid, weights, True), WORTHS[gained.op].best(gained, weights, cost))

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        return pruned([zeros(), *self.choices_taken(node, cost)])

    def choices_taken(self, node: Effect, cost: bool) -> list[list[float]]:
        paid, gained = node.kids
        return products(WORTHS[paid.op].choices(paid, True), WORTHS[gained.op].choices(gained, cost))

    def worth(self, w: Worth, node: Effect) -> float:
        if not w.can_pay(node.kids[0]):
            return 0.0
        gain = w.of(node.kids[1]) - w.cost(node.kids[0])
        return gain if gain > 0.0 else 0.0


class EachOpponentWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        kid = node.kids[0]
        return _taken_from_opponents(WORTHS[kid.op].best(kid, weights, False))

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        return [self.best(node, DEFAULT_WEIGHTS, False)]  # the opponents choose

    def worth(self, w: Worth, node: Effect) -> float:
        known = cast(EachOpponent, self.kind)._worth.get(node.id)
        if known is None:
            known = cast(EachOpponent, self.kind)._worth[node.id] = (
                2.0 if value(self.best(node, DEFAULT_WEIGHTS, False)) >= 0.0 else -2.0
            )
        return known


class InRevealTurnWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        kid = node.kids[0]
        return WORTHS[kid.op].best(kid, weights, cost)

    def choices(self, node: Effect, cost: bool) -> list[list[float]]:
        kid = node.kids[0]
        return WORTHS[kid.op].choices(kid, cost)

    def worth(self, w: Worth, node: Effect) -> float:
        return w.of(node.kids[0])


class HookedWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = zeros()
        for column, amount in HOOK_WORTHS[node.a].features:
            row[COLUMN[column]] += amount
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        return HOOK_WORTHS[node.a].worth(w, node)


price_kind("all", AllWorth())
price_kind("choose", ChooseWorth())
price_kind("arrow", ArrowWorth())
price_kind("each_opponent", EachOpponentWorth())
price_kind("in_reveal_turn", InRevealTurnWorth())
price_kind("hook", HookedWorth())
price_kind("lines", SeveralWorth())
price_kind("then", SeveralWorth())

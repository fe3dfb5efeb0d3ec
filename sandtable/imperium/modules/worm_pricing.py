"""The worth of effects, conditions and counts about sandworms, for bots."""

from __future__ import annotations

from typing import cast

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.columns import COLUMN, CONDITION, one
from sandtable.imperium.judge.judgement import UNKNOWN, Worth
from sandtable.imperium.judge.worths import (
    CountWorth,
    NodeWorth,
    price_count,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.worm_effects import BreakWall
from sandtable.imperium.modules.worm_worth import later_worth, visits, wall_worth, worm_worth
from sandtable.imperium.modules.worms import SANDWORM, summonable, worms_of


def hooks_worth(w: Worth) -> float:
    """Return the worth of owning Maker Hooks from now on."""
    each = later_worth(w, False) + (0.0 if worms_of(w.s).wall else later_worth(w, True))
    return w.rates[rate.HOOKS] * visits(w) * each


class SummonWormWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("swords", float(SANDWORM.strength * node.a))
        row[COLUMN["special"]] = 1.0  # the doubled reward
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        worth = w.known(node)
        if worth == UNKNOWN:
            worth = w.keep(node, worm_worth(w, node.a) if summonable(w.s, w.seat) else 0.0)
        return worth


class BreakWallWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        if not worms_of(w.s).wall:
            return 0.0
        worth = w.known(node)
        if worth == UNKNOWN:
            worth = w.keep(node, wall_worth(w))
        return worth if worth > 0.0 or cast(BreakWall, self.kind).chosen(node) else 0.0


class MakerHooksWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        if worms_of(w.s).hooks[w.seat]:
            return 0.0
        worth = w.known(node)
        if worth == UNKNOWN:
            worth = w.keep(node, hooks_worth(w))
        return worth


class WormCountWorth(CountWorth):
    expected: float = CONDITION

    def foreseen(self, w: Worth, node: Effect) -> float:
        return float(worms_of(w.s).worms[w.seat])


price_kind("worm", SummonWormWorth())
price_kind("break_wall", BreakWallWorth())
price_kind("maker_hooks", MakerHooksWorth())
price_count("worms", WormCountWorth())

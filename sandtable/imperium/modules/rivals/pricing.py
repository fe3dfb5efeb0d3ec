"""The worth of the effects of Rivals, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.columns import CONDITION, one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.worths import (
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.rivals.effects import faction_for
from sandtable.imperium.modules.spy_worth import CARDS_OF_A_SPY, placing_worth


class RivalInfluenceWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("influence_any", float(node.b))

    def worth(self, w: Worth, node: Effect) -> float:
        return w.influence(faction_for(w.s, w.seat, node.a, node.b), node.b) if w.p.rival_card else 0.0


class RivalSpyWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", CARDS_OF_A_SPY)

    def worth(self, w: Worth, node: Effect) -> float:
        return placing_worth(w, 1, node.b, 0) * CONDITION


price_kind("rival_influence", RivalInfluenceWorth())
price_kind("rival_spy", RivalSpyWorth())

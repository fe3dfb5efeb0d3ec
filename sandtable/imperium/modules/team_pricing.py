"""The worth of the team effects, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.columns import CONDITION, add, one, scale
from sandtable.imperium.judge.judgement import UNKNOWN, Worth
from sandtable.imperium.judge.worths import (
    WORTHS,
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.team_effects import bounds, spice_of_team
from sandtable.imperium.modules.team_worth import best_deal, best_trade, throne_worth


class ForOthersWorth(NodeWorth):
    share: float = 1.0  # number of players that the effect applies to

    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        kid = node.kids[0]
        return scale(WORTHS[kid.op].best(kid, weights, cost), self.share)

    def worth(self, w: Worth, node: Effect) -> float:
        return self.share * w.of(node.kids[0])


class ForEachAllyWorth(ForOthersWorth):
    share = 2.0


class ForTeamWorth(ForOthersWorth):
    share = 3.0


class ReinforceWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("troops", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return bounds(w.s, w.seat, node.a)[0] * w.troop * 1.2


class TradeWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        worth = w.known(node)
        return w.keep(node, best_trade(w)) if worth == UNKNOWN else worth


class ThroneRowWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        worth = w.known(node)
        return w.keep(node, throne_worth(w)) if worth == UNKNOWN else worth


class HireSwordmasterWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("swordmaster", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        if w.p.swordmaster:
            return 0.0
        return w.agent + (1.0 + w.left) * 2.0 * w.rates[rate.SWORD]


class TributeWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        kid = node.kids[0]
        paid = one("spice", -float(node.a) / 3.0)  # an estimate for prices: the player pays a third of it
        return add(WORTHS[kid.op].best(kid, weights, cost), paid)

    def worth(self, w: Worth, node: Effect) -> float:
        if spice_of_team(w.s, w.seat) < node.a:
            return 0.0
        return max(w.of(node.kids[0]) - node.a * w.spice, 0.0)


class DealContractsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("solari", 4.0)

    def worth(self, w: Worth, node: Effect) -> float:
        worth = w.known(node)
        return w.keep(node, best_deal(w)) if worth == UNKNOWN else worth


price_kind("hire_swordmaster", HireSwordmasterWorth())
price_kind("ally", ForOthersWorth())
price_kind("each_ally", ForEachAllyWorth())
price_kind("team", ForTeamWorth())
price_kind("reinforce", ReinforceWorth())
price_kind("trade", TradeWorth())
price_kind("throne_row", ThroneRowWorth())
price_kind("tribute", TributeWorth())
price_kind("deal_contracts", DealContractsWorth())

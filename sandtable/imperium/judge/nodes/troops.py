"""Bots' estimates of the effects, conditions and counts of `nodes/troops.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.judge.columns import ANY_TROOPS, COLUMN, CONDITION, one
from sandtable.imperium.judge.worths import (
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import ANY_NUMBER, FROM_CONFLICT, Effect

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


class RecruitWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("troops", float(node.a))
        row[COLUMN["deploy"]] = node.a * CONDITION if node.b else 0.0
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        n = node.a if node.a < w.p.supply else w.p.supply
        return n * w.troop


class MovedWorth(NodeWorth):
    column: str = ""  # the column of the price

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one(self.column, ANY_TROOPS if node.a == ANY_NUMBER else float(node.a))


class RetreatWorth(MovedWorth):
    column = "retreat"

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("deploy", -float(node.c)) if cost else super().row(node, cost)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.3

    def loss(self, w: Worth, node: Effect) -> float:
        return w.retreating(node.c)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return w.p.conflict >= node.c


class DeployWorth(MovedWorth):
    column = "deploy"

    def worth(self, w: Worth, node: Effect) -> float:
        return 1.0


class CombatIconWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("deploy", 2.0)

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of permission to deploy two troops of the garrison; 0 if the seat may deploy this turn
        anyway."""
        return 0.0 if w.s.combat_turn else min(w.p.garrison, 2) * w.sword


class DeploySupplyWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("troops", float(node.a))
        row[COLUMN["deploy"]] = float(node.a)
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        return 1.0


class LoseTroopsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("troops", -float(node.a))
        row[COLUMN["deploy"]] = -float(node.a) if node.b == FROM_CONFLICT else 0.0
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.5

    def loss(self, w: Worth, node: Effect) -> float:
        return node.a * (w.troop + 2.0 * w.sword)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return w.p.conflict >= node.a


price_kind("recruit", RecruitWorth())
price_kind("retreat", RetreatWorth())
price_kind("deploy", DeployWorth())
price_kind("deploy_supply", DeploySupplyWorth())
price_kind("lose_troops", LoseTroopsWorth())
price_kind("combat_icon", CombatIconWorth())

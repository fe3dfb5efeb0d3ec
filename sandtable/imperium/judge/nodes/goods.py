"""Bots' estimates of the effects, conditions and counts of `nodes/goods.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.judge.columns import one, zeros
from sandtable.imperium.judge.worths import (
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import RESOURCES, SOLARI, SPICE, WATER, Effect

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


class NothingWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return zeros()

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.5


class GainWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one(RESOURCES[node.a], float(node.b))

    def worth(self, w: Worth, node: Effect) -> float:
        going = w.solari if node.a == SOLARI else w.spice if node.a == SPICE else w.water
        return going * node.b


class PayWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = zeros()
        row[SOLARI] = -float(node.a)
        row[SPICE] = -float(node.b)
        row[WATER] = -float(node.c)
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.5

    def loss(self, w: Worth, node: Effect) -> float:
        return node.a * w.solari + node.b * w.spice + node.c * w.water

    def affordable(self, w: Worth, node: Effect) -> bool:
        p = w.p
        return p.solari >= node.a and p.spice >= node.b and p.water >= node.c


class PersuasionWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("persuasion", -float(node.a) if cost else float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return node.a * w.persuasion

    def loss(self, w: Worth, node: Effect) -> float:
        return node.a * w.persuasion

    def affordable(self, w: Worth, node: Effect) -> bool:
        return w.p.persuasion >= node.a


class SwordsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("swords", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return node.a * w.sword


class PointsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("vp", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return node.a * w.point


price_kind("nothing", NothingWorth())
price_kind("gain", GainWorth())
price_kind("pay", PayWorth())
price_kind("persuasion", PersuasionWorth())
price_kind("swords", SwordsWorth())
price_kind("vp", PointsWorth())

"""Bots' estimates of the effects, conditions and counts of `nodes/influence.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.judge.columns import COLUMN, one, zeros
from sandtable.imperium.judge.worths import (
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import ANY, TRACK_ICONS, Effect
from sandtable.imperium.rules.catalog import AGENT_PARTS, KIND_OF, NODES
from sandtable.imperium.rules.vocabulary import BOX_INFLUENCE

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


class WithFactionWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = zeros()
        column = COLUMN["influence_any"] if node.a == ANY else COLUMN["influence_" + TRACK_ICONS[node.a]]
        row[column] = self.steps(node)
        return row

    def steps(self, node: Effect) -> float:
        return float(node.b)


class InfluenceWorth(WithFactionWorth):
    def worth(self, w: Worth, node: Effect) -> float:
        return w.best_influence(node.b) if node.a == ANY else w.influence(node.a, node.b)


class InfluenceDifferentWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("influence_any", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return sum(sorted([w.influence(f, 1) for f in range(len(w.p.influence))], reverse=True)[: node.a])


class LoseInfluenceWorth(WithFactionWorth):
    def steps(self, node: Effect) -> float:
        return -float(node.b * (node.c or 1))

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.5

    def loss(self, w: Worth, node: Effect) -> float:
        if node.c:
            return w.falls(node.b * node.c)
        return min((w.fall(f) for f in range(len(w.p.influence)) if w.p.influence[f] > 0), default=50.0)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return self.kind.can(w.s, w.seat, node)


class SpaceInfluenceWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("influence_any", node.a - 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of the steps of Influence that this effect adds to those of the visited space.

        In an Agent box this is a small fixed number, because bots count these steps with the space; behind an arrow it
        is the worth of the additional steps.
        """
        if node.id in AGENT_PARTS[node.thing & KIND_OF]:
            return 0.5
        factions = [NODES[part].a for word, part in w.s.todo if word == BOX_INFLUENCE]
        return max(
            (w.influence(f, node.a) - w.influence(f, 1) for f in factions or range(len(w.p.influence))), default=0.0
        )


price_kind("influence", InfluenceWorth())
price_kind("influence_different", InfluenceDifferentWorth())
price_kind("lose_influence", LoseInfluenceWorth())
price_kind("space_influence", SpaceInfluenceWorth())

"""Bots' estimates of the effects, conditions and counts of `nodes/handling.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.imperium.judge.columns import CONDITION, one, scale
from sandtable.imperium.judge.worths import (
    WORTHS,
    Features,
    HookWorth,
    NodeWorth,
    price_hook,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.catalog import CARD_COST, KIND_OF
from sandtable.imperium.rules.markets import cards_within

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


class ReturnSelfWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of having the played card back in the hand: it can be revealed, or it can send another
        Agent."""
        shown = w.reveal_box(node.thing & KIND_OF)
        return max(shown, w.draw) if w.p.agents else shown


class GiveIntrigueWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("intrigue", -float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return -self.loss(w, node)

    def loss(self, w: Worth, node: Effect) -> float:
        """Return the loss from giving up the least useful Intrigue cards."""
        return sum(sorted([w.intrigue_kept(kind) for kind in w.p.intrigue if kind >= 0])[: node.a])

    def affordable(self, w: Worth, node: Effect) -> bool:
        return len(w.p.intrigue) >= node.a


class EachAcquiredWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        kid = node.kids[0]
        return scale(WORTHS[kid.op].best(kid, weights, cost), 2.0)

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of an effect for each acquired card, assuming as many cards as the current Persuasion could
        buy."""
        left = w.p.persuasion
        cards = 0
        for cost in sorted([CARD_COST[kind] for kind in cards_within(w.s, w.seat, left)]):
            if cost > left:
                break
            left -= cost
            cards += 1
        return cards * w.of(node.kids[0])


class GainIconsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", CONDITION * node.a.bit_count() / 2.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0  # the spaces it opens are scored as spaces


class IgnoreRequirementsWorth(HookWorth):
    features: Features = (("special", CONDITION),)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0  # the spaces it opens are scored as spaces


class DeployRecruitedWorth(HookWorth):
    features: Features = (("deploy", 2.0 * CONDITION),)

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of permission to deploy recruited troops, estimated as the strength of two troops; 0 if the
        supply is empty."""
        return 2.0 * CONDITION * w.sword if w.p.supply else 0.0


class SiftWorth(HookWorth):
    features: Features = (("cards", 1.0), ("trash", 1.0))

    def worth(self, w: Worth, node: Effect) -> float:
        return w.draw + w.trash


price_kind("each_acquired", EachAcquiredWorth())
price_kind("gain_icons", GainIconsWorth())
price_kind("return_self", ReturnSelfWorth())
price_kind("trash_intrigue", GiveIntrigueWorth())
price_kind("discard_intrigue", GiveIntrigueWorth())
price_hook("ignore_requirements", IgnoreRequirementsWorth())
price_hook("deploy_recruited", DeployRecruitedWorth())
price_hook("sift", SiftWorth())

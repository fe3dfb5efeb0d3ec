"""Bots' estimates of the effects of grafting."""

from __future__ import annotations

from sandtable.imperium.judge.columns import CONDITION, one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.judge.worths import (
    CountWorth,
    Features,
    HookWorth,
    NodeWorth,
    price_count,
    price_hook,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.grafting.effects import pair_in_play
from sandtable.imperium.modules.grafting.language import ID
from sandtable.imperium.modules.grafting.pairs import IS_GRAFT, from_hand, from_row, icons_of
from sandtable.imperium.rules.catalog import COPIES, KIND_OF
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.playing import Playing
from sandtable.imperium.rules.records import COUNTS
from sandtable.imperium.rules.state import AGENT_TURN, NO_CARD
from sandtable.imperium.rules.turn_cards import partner_of


# --- pairs -------------------------------------------------------------------------------
class GraftingWorth(ModuleWorth):
    def play_worth(self, w: Worth, playing: Playing, kind: int, alone: float) -> float:
        return alone + best_partner(w, kind) if IS_GRAFT[kind] else alone


def best_partner(w: Worth, kind: int) -> float:
    """Return the worth that grafting adds to playing the card `kind`: the worth of the Agent box of the best other
    card, less the worth of revealing that other card instead."""
    best = 0.0
    for other in from_hand(w.s, w.seat, kind):
        best = max(best, worth_of_partner(w, kind, other) - w.reveal_box(other))
    for other in from_row(w.s, kind):
        best = max(best, worth_of_partner(w, kind, other))
    return best


def worth_of_partner(w: Worth, kind: int, other: int) -> float:
    """Return the worth of the Agent box of the card `other` if it is grafted with the card `kind`; twice that if one of
    the two copies the other."""
    before = w.s.joining
    w.s.joining = [other]
    times = 2.0 if COPIES[kind] or COPIES[other] else 1.0
    worth = times * w.agent_box(other)
    w.s.joining = before
    return worth


# --- effects -----------------------------------------------------------------------------
class GraftWorth(NodeWorth):
    """Bots' estimate of the Graft keyword: its worth is 0, since bots judge the other card when they play the pair."""

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 0.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0


class SpecialWorth(GraftWorth):
    """Bots' estimate of an effect on the other card of the grafted pair: its worth is 0, since bots judge that card
    when they play the pair."""

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 1.0)


class ReturnPartnerWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return w.draw


class TrashPartnerWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("given_up", -1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return -self.loss(w, node)

    def loss(self, w: Worth, node: Effect) -> float:
        """Return the loss from trashing the other card of the grafted pair; while no pair is in play, an estimate for
        an average card."""
        other = partner_of(w.s, node.thing & KIND_OF) if w.s.turn_kind == AGENT_TURN else NO_CARD
        return w.card_lost(other) if other != NO_CARD else 1.0

    def affordable(self, w: Worth, node: Effect) -> bool:
        return w.s.turn_kind != AGENT_TURN or KINDS[node.op].can(w.s, w.seat, node)


class TrashOneOfPairWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("given_up", -1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        cards = pair_in_play(w.s, w.seat)
        return -min([w.card_lost(kind) for kind in cards], default=1.0)


class IgnoreAgentsWorth(HookWorth):
    features: Features = (("special", CONDITION),)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0  # the spaces it opens are scored as spaces


class PartnerIconsWorth(CountWorth):
    expected = 2.0

    def foreseen(self, w: Worth, node: Effect) -> float:
        if w.s.turn_kind == AGENT_TURN:
            return float(COUNTS[node.a].count(w.s, w.seat, node))
        others = w.s.joining
        return float(icons_of(w.s, w.seat, others[0], False).bit_count()) if others else 2.0 * CONDITION


judged(ID, GraftingWorth())
price_kind("graft", GraftWorth())
price_kind("graft_with_row", SpecialWorth())
price_kind("copy_partner", SpecialWorth())
price_kind("return_partner", ReturnPartnerWorth())
price_kind("trash_partner", TrashPartnerWorth())
price_kind("trash_one_of_pair", TrashOneOfPairWorth())
price_hook("ignore_agents", IgnoreAgentsWorth())
price_count("partner_icons", PartnerIconsWorth())

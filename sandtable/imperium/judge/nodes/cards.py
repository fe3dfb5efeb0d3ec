"""Bots' estimates of the effects, conditions and counts of `nodes/cards.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.columns import COLUMN, CONDITION, STOLEN, one
from sandtable.imperium.judge.worths import (
    NodeWorth,
    price_kind,
)
from sandtable.imperium.language.effects import ANYWHERE, FROM_PLAY, TO_DECK, TO_HAND, Effect
from sandtable.imperium.nodes.cards import STEAL_LIMIT
from sandtable.imperium.rules.catalog import CARD_COST, CARD_FACTIONS, KIND_OF
from sandtable.imperium.rules.markets import cards_within, dearest
from sandtable.imperium.rules.resolve import holds

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


class DrawWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return node.a * w.draw


class IntrigueWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("intrigue", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return node.a * w.intrigue


class StealIntrigueWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("intrigue", STOLEN)

    def worth(self, w: Worth, node: Effect) -> float:
        return 3.0 * sum(1 for other in w.s.players if other is not w.p and len(other.intrigue) >= STEAL_LIMIT)


class TrashWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("given_up", -float(node.a)) if cost else one("trash", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return w.trash

    def loss(self, w: Worth, node: Effect) -> float:
        """Return the loss from trashing a card as a cost.

        It is negative, a gain, if any card may be chosen; otherwise it is the loss of the cheapest card of the named
        faction.
        """
        if node.b == ANYWHERE:
            return -w.trash
        return min((w.card_lost(kind) for kind in self._to_come(w, node)), default=0.0)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return node.b == ANYWHERE or len(self._to_come(w, node)) > 0

    def _to_come(self, w: Worth, node: Effect) -> list[int]:
        """Return the kinds of the cards that this cost could trash once its own card is in play; in a Reveal turn the
        whole hand will be in play."""
        cards = w.p.hand + w.p.play if node.b == FROM_PLAY else w.p.hand[:]
        if node.thing & KIND_OF in cards:
            cards.remove(node.thing & KIND_OF)
        return [kind for kind in cards if kind >= 0 and (CARD_FACTIONS[kind] >> (node.c - 1)) & 1]


class TrashSelfWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("given_up", -1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return -self.loss(w, node)

    def loss(self, w: Worth, node: Effect) -> float:
        return w.card_lost(node.thing & KIND_OF)


class DiscardWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", -float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return -self.loss(w, node)

    def loss(self, w: Worth, node: Effect) -> float:
        """Return the loss from discarding the least useful cards of the hand."""
        return sum(sorted([w.discarded(kind) for kind in w.p.hand if kind >= 0])[: node.a])

    def affordable(self, w: Worth, node: Effect) -> bool:
        """Tell whether the hand has enough cards to discard, not counting the card that has this cost."""
        return len(w.p.hand) >= node.a + (1 if node.thing & KIND_OF in w.p.hand else 0)


class FoldspaceWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("foldspace", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return w.rates[rate.FOLDSPACE] if w.left >= 1.0 else 0.0


class FetchWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 1.9


class AcquireWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        if node.c:  # the card is worth its Solari; the gain is to have it in hand at once
            return one("cards", CONDITION)
        row = one("acquire", float(node.a))
        if node.b == TO_DECK:
            row[COLUMN["topdeck"]] = 1.0
        elif node.b == TO_HAND:
            row[COLUMN["cards"]] = 1.0 if node.cond is None else CONDITION
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        if node.b != TO_HAND:
            return 2.0 + 0.3 * w.left
        at_hand = node.cond is None or holds(w.s, w.seat, node.cond, node.thing)
        best = 0.0
        for kind in cards_within(w.s, w.seat, dearest(w.s, w.seat, node)):
            worth = w.acquired(kind)
            if at_hand:
                worth += w.draw
            if node.c:
                worth -= CARD_COST[kind] * w.solari
            if worth > best:
                best = worth
        return best


class TopdeckWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("topdeck", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.5


class DiscountWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("persuasion", node.a * CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        return 1.5


price_kind("draw", DrawWorth())
price_kind("intrigue", IntrigueWorth())
price_kind("trash", TrashWorth())
price_kind("trash_self", TrashSelfWorth())
price_kind("discard", DiscardWorth())
price_kind("foldspace", FoldspaceWorth())
price_kind("steal_intrigue", StealIntrigueWorth())
price_kind("acquire", AcquireWorth())
price_kind("fetch", FetchWorth())
price_kind("may_put_acquired_on_deck", TopdeckWorth())
price_kind("discount", DiscountWorth())

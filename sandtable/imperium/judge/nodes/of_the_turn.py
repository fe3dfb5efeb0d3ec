"""Bots' estimates of the effects, conditions and counts of `nodes/of_the_turn.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sandtable.imperium.judge.worths import (
    CondWorth,
    CountWorth,
    price_condition,
    price_count,
)
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.nodes.of_the_turn import SentTo
from sandtable.imperium.rules.catalog import CARD_FACTIONS, KIND_OF, REVEAL_SWORDS
from sandtable.imperium.rules.state import NOWHERE

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


class SentToWorth(CondWorth):
    def expected(self, w: Worth, cond: Cond, thing: int) -> bool:
        if w.going != NOWHERE:
            return cast(SentTo, self.kind).fits(w.s, w.going)
        return self.kind.holds(w.s, w.seat, cond, thing)


class DiscardedWorth(CondWorth):
    def expected(self, w: Worth, cond: Cond, thing: int) -> bool:
        """Tell whether the seat can discard a card of the faction: whether its hand has one besides the card with the
        condition."""
        cards = [kind for kind in w.p.hand if kind >= 0 and (CARD_FACTIONS[kind] >> cond.a) & 1]
        return len(cards) > (1 if thing & KIND_OF in cards else 0)


class RevealedOfWorth(CountWorth):
    def foreseen(self, w: Worth, node: Effect) -> float:
        """Return the number of cards of a faction that will have been revealed: those revealed already, and those still
        in hand."""
        shown = w.p.play[w.s.revealed_from :] if w.s.turn_seat == w.seat else []
        return float(sum(1 for kind in w.p.hand + shown if kind >= 0 and (CARD_FACTIONS[kind] >> node.b) & 1))


class OtherRevealedWithSwordsWorth(CountWorth):
    def foreseen(self, w: Worth, node: Effect) -> float:
        if w.s.armed and w.s.turn_seat == w.seat:
            return float(self.kind.count(w.s, w.seat, node))
        own = node.thing & KIND_OF
        return float(sum(1 for kind in w.p.hand if kind >= 0 and kind != own and REVEAL_SWORDS[kind]))


price_condition("sent_to_faction", SentToWorth())
price_condition("sent_to_maker", SentToWorth())
price_condition("discarded", DiscardedWorth())
price_count("revealed_of", RevealedOfWorth())
price_count("other_revealed_with_swords", OtherRevealedWithSwordsWorth())

"""Bots' estimates of the effects, conditions and counts of `nodes/conditions.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.judge.worths import (
    CountWorth,
    price_count,
)
from sandtable.imperium.language.effects import FREMEN, Effect
from sandtable.imperium.rules.catalog import CARD_FACTIONS

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth


class FremenCardsInPlayWorth(CountWorth):
    def foreseen(self, w: Worth, node: Effect) -> float:
        """Return the number of Fremen cards in play once the whole hand is revealed.

        The number may be one too high: the card with this effect is always counted, and it may be in the hand too.
        """
        return 1.0 + sum(1 for kind in w.p.hand if CARD_FACTIONS[kind] & (1 << FREMEN))


price_count("fremen_cards_in_play", FremenCardsInPlayWorth())

"""Bots' estimate of Family Atomics: they use it before buying if no card of the Imperium Row is worth its cost."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.judgement import CARD_WORTH, Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.rules.catalog import CARD_COST
from sandtable.imperium.rules.state import REVEAL_TURN

ENOUGH: Final = 4  # Persuasion from which a new Row is likely to have something better
POOR: Final = 4.0  # a Row whose best affordable card is worth less than this is poor
HOPED: Final = 1.0  # the worth of a new Row above a poor one


class AtomicsWorth(ModuleWorth):
    def entry_worth(self, w: Worth, word: int) -> float:
        return worth_of_atomics(w)


def worth_of_atomics(w: Worth) -> float:
    """Return the worth of a new Imperium Row: positive in a Reveal turn with enough Persuasion if the Row is poor,
    otherwise -1, which keeps the token."""
    if w.s.turn_kind != REVEAL_TURN or w.p.persuasion < ENOUGH or w.left < 1.0:
        return -1.0
    best = max([CARD_WORTH[kind] for kind in w.s.row if CARD_COST[kind] <= w.p.persuasion], default=0.0)
    return HOPED if best < POOR else -1.0


judged("atomics", AtomicsWorth())

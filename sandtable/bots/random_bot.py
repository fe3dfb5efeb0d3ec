"""The random bot (`R`): picks an option with equal probability. Players see it as "Novice"."""

from __future__ import annotations

from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng


class RandomBot:
    """A bot that picks at random and looks at nothing: the baseline for every other bot."""

    name = "random"
    table_name = "Novice"
    needs_view = False

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        return decision.options[rng.below(len(decision.options))]

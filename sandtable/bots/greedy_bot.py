"""The greedy bot (`G`): picks the option the title's advice likes best. On the page it is called Adept.

What it chooses in secret is drawn, so that nobody can foresee it (`sandtable.bots.advice.pick`).
"""

from __future__ import annotations

from sandtable.bots.advice import advice_for, pick
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng


class GreedyBot:
    """Knows what its seat may know, and what effects are worth."""

    name = "greedy"
    table_name = "Adept"
    needs_view = True

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        assert view is not None
        options = sorted(decision.options)  # their order could tell in which order cards came
        if len(options) == 1:
            return options[0]
        return pick(advice_for(view.known.title), view.known, view.seat, options, rng)

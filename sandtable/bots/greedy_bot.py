"""The greedy bot (`G`): picks the option that the title's advice scores best. Players see it as "Adept".

It draws its secret choices at random, so that nobody can predict them (`sandtable.bots.advice.pick`).
"""

from __future__ import annotations

from sandtable.bots.advice import advice_for, pick
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng


class GreedyBot:
    """A bot that takes the option its title's advice scores best, given what its seat may know."""

    name = "greedy"
    table_name = "Adept"
    needs_view = True

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        assert view is not None
        options = sorted(decision.options)  # their order could reveal the order in which cards were drawn
        if len(options) == 1:
            return options[0]
        return pick(advice_for(view.known.title), view.known, view.seat, options, rng)

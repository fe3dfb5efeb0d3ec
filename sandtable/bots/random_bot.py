"""The random bot (`R`): picks any option, each as likely as the next. On the page it is called Novice."""

from __future__ import annotations

from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng


class RandomBot:
    """Knows no rule and looks at nothing: the yardstick for every other bot."""

    name = "random"
    table_name = "Novice"
    needs_view = False

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        return decision.options[rng.below(len(decision.options))]

"""Thinks ahead with `search`. At the table: Mentat. `S:400` is 400 passes, `S:500ms` half a second."""

from __future__ import annotations

from typing import Final

from sandtable.bots.advice import advice_for
from sandtable.bots.search import search
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng

DEFAULT_PASSES: Final = 400


class SearchBot:
    """Passes of the search for each decision, or milliseconds, or whichever is over first."""

    name = "search"
    table_name = "Mentat"
    default_passes = DEFAULT_PASSES
    needs_view = True

    def __init__(self, iterations: int = DEFAULT_PASSES, milliseconds: float = 0.0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        assert view is not None
        options = sorted(decision.options)  # their order could tell in which order cards came
        if len(options) == 1:
            return options[0]
        found = search(view, advice_for(view.known.title), self.iterations, self.milliseconds, rng)
        return max(options, key=lambda option: found.get(option, (0, 0.0)))

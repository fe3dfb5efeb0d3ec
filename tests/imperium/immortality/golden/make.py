"""Makes the golden games: `python -m tests.imperium.immortality.golden.make search`, or `sign`, or `check`.

The games of this folder are kept: they are replayed by `test_golden.py` beside it, which also demands that together
they contain every card, hex, step and question of the box. What the words mean is told in `tests/imperium/golden.py`.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng
from sandtable.imperium.boxes.immortality.box import IMMORTALITY
from sandtable.imperium.judge import policy
from sandtable.imperium.lab.coverage import needed
from sandtable.imperium.meta import META
from sandtable.imperium.rules.game import Game
from tests.imperium.golden import Choose, Golden, Watch, Watcher

TITLE: Final = "imperium"
BOXES: Final = ("immortality",)
# A question that thousands of games miss, which the tests of the rules show; and where tokens start, never entered.
RARE: Final = frozenset(("decision:graft_envoy", "hex:r0 reward", "rung:t0 reward"))


@cache
def demanded() -> set[str]:
    """Everything that the box brings: the effects of its pieces, and the questions that they ask."""
    own = {f"{sort}:{piece.id}" for sort, pieces in IMMORTALITY.pieces.items() for piece in pieces}
    everything = needed(META.check({"seats": 4, "boxes": list(BOXES)}))
    without = set(needed(META.check({"seats": 4})))
    return {name for name in everything if name not in without and name not in RARE and _is_own(name, own)}


def _is_own(name: str, own: set[str]) -> bool:
    return name.startswith(("decision:", "event:")) or name.split()[0] in own


class Chooser:
    """Plays well most of the time, at random otherwise, and likes the words of pieces that are wanted."""

    def __init__(self, rng: Rng, wanted: set[str]) -> None:
        self.rng = rng
        self.slips = (10, 30, 60, 100)[rng.below(4)]
        self.wanted = {name.split()[0].partition(":")[2] for name in wanted}

    def choose(self, state: Game, decision: Decision) -> int:
        liked = [
            option
            for option, word in zip(decision.options, decision.words(), strict=True)
            if word.partition(":")[2] in self.wanted
        ]
        if liked and self.rng.below(3):
            return liked[self.rng.below(len(liked))]
        if self.rng.below(100) < self.slips:
            return decision.options[self.rng.below(len(decision.options))]
        return policy.best(state, decision.seat, decision.options)


class GoldenImmortality(Golden):
    def demanded(self) -> set[str]:
        return demanded()

    def watch(self) -> Watcher:
        return Watch()

    def options_of(self, rng: Rng, wanted: set[str], mode: str) -> dict[str, Any]:
        return {"seats": 3 + rng.below(2), "boxes": list(BOXES)}

    def chooser(self, rng: Rng, options: dict[str, Any], wanted: set[str], plain: bool) -> Choose:
        return Chooser(rng, wanted).choose


GOLDEN: Final = GoldenImmortality(TITLE, Path(__file__).resolve().parent, ("",), (), ())

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))

"""Makes the golden games: `python -m tests.imperium.uprising.golden.make search`, or `sign`, or `check`.

The games of this folder are kept: they are replayed by `test_golden.py` beside it, which also demands that together
they contain every piece of the box, every effect and every way to end (`demands.py`).
What the words mean, and how the search goes, is told in `tests/imperium/golden.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from sandtable.core.rng import Rng
from sandtable.imperium.rules.catalog import CARD_COST, LEADERS
from tests.imperium.base.golden import make as base
from tests.imperium.base.golden.make import SCALE
from tests.imperium.golden import Choose, Golden, Watcher, shuffled
from tests.imperium.uprising.golden.demands import TIE_BREAKS, TITLE, Watch, demanded, rules

COURTED: Final = {
    "emperor": ("sardaukar", "dutiful_service"),
    "guild": ("heighliner", "deliver_supplies"),
    "bene": ("espionage", "secrets"),
    "fremen": ("desert_tactics", "fremkit"),
}
FEW: Final = 5  # what is missing last is looked for in games with everything
BIG: Final = ("high_council", "swordmaster", "deep_desert", "hagga_basin", "sietch_tabr", "accept_contract")


class Chooser(base.Chooser):
    """A chooser like that of the base box, with the spaces, posts and contracts of this one."""

    def weight(self, word: str, kind: str, seat: int) -> int:
        sort, _, name = word.partition(":")
        if sort == "acquire" and name in rules().card:
            lure = 12 if f"card:{name}" in self.pieces else 1
            return SCALE * max(1, CARD_COST[rules().card[name]]) * lure // 2
        if sort == "intrigue" and kind != "combat" and f"{word} combat" in self.wanted:
            return 1  # kept for the Combat
        if sort in ("post", "contract"):
            return SCALE * (6 if word in self.pieces else 2)
        return super().weight(word, kind, seat)

    def weight_of_space(self, word: str, name: str, seat: int) -> int:
        if word in self.pieces or name in BIG:
            return 8 * SCALE
        return 6 * SCALE if name in COURTED[self.courts[seat]] else SCALE


def options_of(rng: Rng, wanted: set[str]) -> dict[str, Any]:
    """Seats, contracts, and Leaders drafted, dealt or given; missing Leaders are given first."""
    seats = 3 + min(1, rng.below(3))
    options: dict[str, Any] = {"seats": seats, "choam": rng.below(4) > 0 or len(wanted) < FEW}
    missing = {word for name in wanted for word in name.split()}
    with_module = {LEADERS[kind].id for kind in rules().leaders if LEADERS[kind].module}
    names = shuffled(rng, [LEADERS[kind].id for kind in rules().leaders])
    names = [name for name in names if options["choam"] or name not in with_module]
    names.sort(key=lambda name: f"leader:{name}" not in missing)
    if rng.below(4) == 0:
        options["first"] = rng.below(seats)
    how = rng.below(3)
    options["leaders"] = names[:seats] if how == 2 else ("draft", "random")[how]
    return options


class GoldenUprising(Golden):
    def demanded(self) -> set[str]:
        return demanded()

    def watch(self) -> Watcher:
        return Watch()

    def options_of(self, rng: Rng, wanted: set[str], mode: str) -> dict[str, Any]:
        return options_of(rng, wanted)

    def chooser(self, rng: Rng, options: dict[str, Any], wanted: set[str], plain: bool) -> Choose:
        chooser = Chooser(rng, options["seats"], wanted)
        chooser.plain = chooser.plain or plain
        return chooser.choose


GOLDEN: Final = GoldenUprising(TITLE, Path(__file__).resolve().parent, ("",), (), TIE_BREAKS)

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))

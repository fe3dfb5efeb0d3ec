"""Makes the golden games: `python -m tests.imperium.ix.golden.make search`, or `sign`, or `check`.

The games of this folder are kept: they are replayed by `test_golden.py` beside it, which also demands that together
they contain every piece of the box and every effect of it (`demands.py`).
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
from tests.imperium.ix.golden.demands import BOXES, TITLE, Watch, demanded, rules

BIG: Final = ("interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought_space", "high_council")
BUSY: Final = ("acquire_tech", "use_tech", "tech", "shipping", "unit", "snooper")


class Chooser(base.Chooser):
    """A chooser like that of the base box, with the spaces and tiles of this one."""

    def weight(self, word: str, kind: str, seat: int) -> int:
        sort, _, name = word.partition(":")
        if sort == "acquire" and name in rules().card:
            lure = 12 if f"card:{name}" in self.pieces else 1
            return SCALE * max(1, CARD_COST[rules().card[name]]) * lure // 2
        if sort in BUSY:
            return SCALE * (8 if f"tech:{name}" in self.pieces else 3)
        return super().weight(word, kind, seat)

    def weight_of_space(self, word: str, name: str, seat: int) -> int:
        return 8 * SCALE if word in self.pieces or name in BIG else super().weight_of_space(word, name, seat)


def options_of(rng: Rng, wanted: set[str]) -> dict[str, Any]:
    """Seats, the Epic game, and Leaders drafted, dealt or given; missing Leaders are given first."""
    seats = 3 + min(1, rng.below(3))
    missing = {word for name in wanted for word in name.split()}
    names = shuffled(rng, [LEADERS[kind].id for kind in rules().leaders])
    names.sort(key=lambda name: f"leader:{name}" not in missing)
    how = rng.below(4)
    leaders: Any = names[:seats] if how > 1 else ("draft", "random")[how]
    return {"seats": seats, "boxes": BOXES, "epic": rng.below(3) == 0, "leaders": leaders}


class GoldenIx(Golden):
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


GOLDEN: Final = GoldenIx(TITLE, Path(__file__).resolve().parent, ("",), (), ())

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))

"""Makes the golden games: `python -m tests.imperium.ix.golden.make search`, or `sign`, or `check`.

The games of this folder are kept: they are replayed by `test_golden.py` beside it, which also demands that together
they contain every piece of the box and every effect of it (`demands.py`).
What the words mean, and how the search goes, is told in `tests/imperium/golden.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.rules.catalog import CARD_COST, LEADERS
from sandtable.imperium.rules.game import Game
from tests.imperium.base.golden import make as base
from tests.imperium.base.golden.make import SCALE
from tests.imperium.golden import Golden, Played
from tests.imperium.ix.golden.demands import BOXES, TITLE, Watch, contents, demanded, rules

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
    names = [LEADERS[kind].id for kind in rules().leaders]
    order = list(range(len(names)))
    rng.shuffle(order)
    missing = {word for name in wanted for word in name.split()}
    names = sorted((names[i] for i in order), key=lambda name: f"leader:{name}" not in missing)
    how = rng.below(4)
    leaders: Any = names[:seats] if how > 1 else ("draft", "random")[how]
    return {"seats": seats, "boxes": BOXES, "epic": rng.below(3) == 0, "leaders": leaders}


class GoldenIx(Golden):
    def demanded(self) -> set[str]:
        return demanded()

    def contents(self, record: Record) -> set[str]:
        return contents(record)

    def play(self, seed: int, wanted: set[str], mode: str = "", plain: bool = False) -> Played:
        rng = Rng(seed)
        options = meta(TITLE).check(options_of(rng, wanted))
        watch = Watch()
        state = meta(TITLE).new(seed, options, trace=watch.coverage.trace, listen=True)
        assert isinstance(state, Game)
        chooser = Chooser(rng, options["seats"], wanted)
        chooser.plain = chooser.plain or plain
        moves = []
        while not state.over:
            decision = state.decision(state.to_act[0])
            action = chooser.choose(state, decision)
            watch.decision(decision)
            moves.append((decision.seat, action))
            state.apply(decision.seat, action)
        return seed, options, moves, watch.seen(state, options)


GOLDEN: Final = GoldenIx(TITLE, Path(__file__).resolve().parent, ("",), (), ())

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))

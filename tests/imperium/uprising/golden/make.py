"""Makes the golden games: `python -m tests.imperium.uprising.golden.make search`, or `sign`, or `check`.

The games of this folder are kept: they are replayed by `test_golden.py` beside it, which also demands that together
they contain every piece of the box, every effect and every way to end (`demands.py`).
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
from tests.imperium.uprising.golden.demands import TIE_BREAKS, TITLE, Watch, contents, demanded, rules

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
    names = [LEADERS[kind].id for kind in rules().leaders]
    order = list(range(len(names)))
    rng.shuffle(order)
    missing = {word for name in wanted for word in name.split()}
    names = [names[i] for i in order if options["choam"] or not LEADERS[rules().leaders[i]].module]
    names.sort(key=lambda name: f"leader:{name}" not in missing)
    if rng.below(4) == 0:
        options["first"] = rng.below(seats)
    how = rng.below(3)
    options["leaders"] = names[:seats] if how == 2 else ("draft", "random")[how]
    return options


class GoldenUprising(Golden):
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


GOLDEN: Final = GoldenUprising(TITLE, Path(__file__).resolve().parent, ("",), (), TIE_BREAKS)

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))

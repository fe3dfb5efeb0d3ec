"""Makes the golden games: `python -m tests.imperium.base.golden.make search`, or `sign`, or `check`.

The games of this folder are kept: they are replayed by `test_golden.py` beside it, which also demands that together
they contain every card, effect, space, Leader, reward and way to end, and all that House Hagal does (`demands.py`).
What the words mean, and how the search goes, is told in `tests/imperium/golden.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng
from sandtable.imperium.judge import policy
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.rules.catalog import CARD_COST
from sandtable.imperium.rules.game import Game
from tests.imperium.base.golden.demands import HARD, LEVELS, MODES, PAYING, TIE_BREAKS, Watch, demanded
from tests.imperium.base.pieces import CARD, LEADERS
from tests.imperium.golden import Choose, Golden, shuffled

TITLE: Final = "imperium"
SCALE: Final = 100  # weights are whole numbers


class Chooser:
    """Plays every seat at random, but leans towards what is still wanted and towards big things.

    Each seat has a faction it courts, so that some games see Alliances and some see them lost. Against House Hagal two
    games in three are played to win, with few slips or none; what is decided for Rivals is left to chance, unless only
    what is hard to get is still wanted.
    """

    def __init__(self, rng: Rng, seats: int, wanted: set[str]) -> None:
        self.rng = rng
        self.courts = [FACTIONS[rng.below(4)] for _ in range(seats)]
        if rng.below(3) == 0:  # rivals, so that Alliances change hands
            self.courts = self.courts[:1] * seats
        self.plain = rng.below(5) == 0  # one game in five is played without preferences
        self.slips = SCALE  # how many of a hundred decisions are not the best
        if seats in MODES and rng.below(3):
            self.plain = False
            self.slips = (0, 0, 5, 25)[rng.below(4)]
        self.strict = seats in MODES and all(name in HARD for name in wanted)
        if self.strict:
            self.plain, self.slips = False, 0
        self.pieces = {word for name in wanted for word in name.split() if ":" in word}
        self.wanted = wanted

    def choose(self, state: Game, decision: Decision) -> int:
        """The action chosen."""
        words = decision.words()
        if self.plain or (decision.kind.startswith("rival_") and not self.strict):
            return decision.options[self.rng.below(len(words))]
        if self.slips < SCALE and self.rng.below(SCALE) >= self.slips:
            return policy.best(state, decision.seat, decision.options)
        weights = [self.weight(word, decision.kind, decision.seat) for word in words]
        at = self.rng.below(sum(weights))
        for i, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return decision.options[i]
        return decision.options[-1]

    def weight(self, word: str, kind: str, seat: int) -> int:
        sort, _, name = word.partition(":")
        if word == "end" or (word in ("reveal", "none", "pass", "done") and kind != "trash"):
            return SCALE // 4
        if sort == "faction" and name == self.courts[seat]:
            return 5 * SCALE
        if kind == "turn" and sort == "card":
            held_for_reveal = f"card:{name}" in self.pieces and f"card_played card:{name}" not in self.wanted
            return SCALE // 4 if held_for_reveal else 4 * SCALE
        if sort == "acquire" and name in CARD:
            lure = 12 if f"card:{name}" in self.pieces else 1
            return SCALE * max(1, CARD_COST[CARD[name]]) * lure // 2
        if sort == "intrigue":
            return SCALE * (10 if word in self.pieces else 2)
        if sort == "space":
            return self.weight_of_space(word, name, seat)
        if sort in ("box", "leader"):
            return SCALE * (6 if f"{'card' if sort == 'box' else sort}:{name}" in self.pieces else 3)
        if word == "ability":
            return 20 * SCALE
        return SCALE

    def weight_of_space(self, word: str, name: str, seat: int) -> int:
        courted = {
            "emperor": ("conspire", "wealth"),
            "guild": ("heighliner", "foldspace_space"),
            "bene": ("selective_breeding", "secrets"),
            "fremen": ("hardy_warriors", "stillsuits"),
        }
        if word in self.pieces or name in ("high_council", "swordmaster", "conspire", "heighliner"):
            return 8 * SCALE
        return 6 * SCALE if name in courted[self.courts[seat]] else SCALE


def options_of(rng: Rng, wanted: set[str], mode: str) -> dict[str, Any]:
    """Seats of the mode, the Leaders drafted, dealt or given; missing Leaders and levels are given first."""
    seats = next((n for n, name in MODES.items() if name == mode), 0) or 3 + min(1, rng.below(3))
    names = shuffled(rng, [leader.id for leader in LEADERS])
    missing = {word for name in wanted for word in name.split()}
    names.sort(key=lambda name: f"leader:{name}" not in missing)
    options: dict[str, Any] = {"seats": seats}
    if seats == 1:
        levels = [level for level in LEVELS if level in missing] or list(LEVELS)
        options["difficulty"] = levels[rng.below(len(levels))]
        if wanted == {HARD[0]}:  # Rivals are slowest when they are weak and need not pay
            options |= {"difficulty": LEVELS[0], "rivals": [leader.removeprefix("leader:") for leader in PAYING]}
        elif rng.below(4):  # else random ones
            allowed = [leader.id for leader in LEADERS if leader.rival_ok]
            options["rivals"] = [name for name in names if name in allowed][:2]
        names = [name for name in names if name not in options.get("rivals", [])]
    elif rng.below(4) == 0:
        options["first"] = rng.below(seats)
    how = rng.below(3)
    options["leaders"] = names[:seats] if how == 2 else ("draft", "random")[how]
    return options


class GoldenBase(Golden):
    """Golden games of the base box; games with House Hagal are modes of their own."""

    def demanded(self) -> set[str]:
        return demanded()

    def watch(self) -> Watch:
        return Watch()

    def options_of(self, rng: Rng, wanted: set[str], mode: str) -> dict[str, Any]:
        return options_of(rng, wanted, mode)

    def chooser(self, rng: Rng, options: dict[str, Any], wanted: set[str], plain: bool) -> Choose:
        chooser = Chooser(rng, options["seats"], wanted)
        chooser.plain = chooser.plain or plain
        return chooser.choose


GOLDEN: Final = GoldenBase(TITLE, Path(__file__).resolve().parent, ("", *MODES.values()), HARD, TIE_BREAKS)

if __name__ == "__main__":
    sys.exit(GOLDEN.main(sys.argv[1:]))

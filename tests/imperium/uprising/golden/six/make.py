"""Demands on golden games of six, and the search for such games."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.boxes.uprising.six import UPRISING_SIX
from sandtable.imperium.lab.coverage import ENDS, needed
from sandtable.imperium.modules.team_seats import COMMANDER_IDS, SEATS, team_of
from sandtable.imperium.rules.game import Game
from tests.imperium.base.golden.make import SCALE
from tests.imperium.golden import Choose, Golden, Watcher
from tests.imperium.uprising.golden import demands, make
from tests.imperium.uprising.golden.demands import SETTLED, TITLE

OBJECTIVES: Final = ("across", "adjacent")
# An ally for either commander, in the order of seats that UPR-S2.6 asks for.
GIVEN: Final = [
    "muad_dib", "princess_irulan", "gurney_halleck", "shaddam_corrino_iv", "lady_jessica", "feyd_rautha_harkonnen",
]  # fmt: skip
WON: Final = tuple(f"won by {commander}" for commander in COMMANDER_IDS)


def pieces() -> set[str]:
    """The pieces of the box, as words."""
    box = UPRISING_SIX
    sorts: dict[str, list[Any]] = {
        "card": box.pieces["card"],
        "space": box.pieces["space"],
        "faction": box.pieces["track"],
        "leader": box.pieces["leader"],
    }
    return {f"{sort}:{piece.id}" for sort, there in sorts.items() for piece in there}


def demanded() -> set[str]:
    """Everything that must occur in some of these games, by name."""
    ours = pieces()
    six = needed(meta(TITLE).check({"seats": SEATS, "leaders": "draft"}), TITLE)
    four = set(needed(meta(TITLE).check(demands.EVERYTHING), TITLE))
    wanted = {id for id in six if id not in four or id.split()[0] in ours}
    for card in UPRISING_SIX.pieces["card"]:
        wanted.add(f"revealed card:{card.id}")
        if card.icons:
            wanted.add(f"card_played card:{card.id}")
    wanted |= {f"agent space:{space.id}" for space in UPRISING_SIX.pieces["space"]}
    wanted |= {f"leader leader:{id}" for id in (*COMMANDER_IDS, "gurney_halleck")}
    for post in UPRISING_SIX.pieces["post"]:
        wanted |= {f"{event} post:{post.id}" for event in ("spy_placed", "spy_recalled", "infiltrated", "intelligence")}
    for contract in ("sardaukar_cards", "sardaukar_recall"):
        wanted |= {f"contract contract:{contract}", f"contract_done contract:{contract}"}
    wanted |= {f"leaders {how} {SEATS}" for how in SETTLED} | {f"objectives {how}" for how in OBJECTIVES}
    wanted |= {f"first {how} {SEATS}" for how in ("given", "random")} | {f"reason {end} {SEATS}" for end in ENDS}
    return wanted | set(WON)


def options_of(rng: Rng) -> dict[str, Any]:
    options: dict[str, Any] = {"seats": SEATS, "objectives": OBJECTIVES[rng.below(2)]}
    options["leaders"] = ("draft", "random", GIVEN)[rng.below(3)]
    if rng.below(3) == 0:
        options["first"] = (1, 2, 4, 5)[rng.below(4)]
    return options


class Chooser(make.Chooser):
    """A chooser like that for four seats; a commander plays the cards of his own deck."""

    def weight(self, word: str, kind: str, seat: int) -> int:
        sort, _, name = word.partition(":")
        if sort in ("good", "post") or (sort in ("card", "box") and f"card:{name}" in self.pieces):
            return 6 * SCALE
        return super().weight(word, kind, seat)


class Watch(demands.Watch):
    def of_game(self, game: Game, options: dict[str, Any]) -> set[str]:
        assert game.outcome is not None
        winner = COMMANDER_IDS[team_of(game.outcome.winners[0])]
        return super().of_game(game, options) | {f"objectives {options['objectives']}", f"won by {winner}"}


class GoldenSix(Golden):
    def demanded(self) -> set[str]:
        return demanded()

    def watch(self) -> Watcher:
        return Watch()

    def options_of(self, rng: Rng, wanted: set[str], mode: str) -> dict[str, Any]:
        return options_of(rng)

    def chooser(self, rng: Rng, options: dict[str, Any], wanted: set[str], plain: bool) -> Choose:
        """Return greedy bots that slip in one game in three, so that some end by points."""
        chooser = Chooser(rng, SEATS, wanted)
        if rng.below(3) == 0:
            chooser.plain, chooser.slips = False, 40
        return chooser.choose


GOLDEN: Final = GoldenSix(TITLE, Path(__file__).resolve().parent, ("",), (), ())

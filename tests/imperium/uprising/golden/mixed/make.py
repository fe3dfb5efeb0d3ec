"""Demands on golden games with the options for other boxes, and the search for such games."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.judge import policy
from sandtable.imperium.lab.coverage import needed
from sandtable.imperium.rules.game import Game
from tests.imperium.golden import Choose, Golden, Watcher
from tests.imperium.golden import Watch as Plain

TITLE: Final = "uprising"
# Each option with the games in which it shows everything that it adds.
ADDED: Final[tuple[dict[str, Any], ...]] = (
    {"seats": 4, "boxes": ["base"], "base_conflicts": True},
    {"seats": 1, "boxes": ["base"], "base_conflicts": True},
    {"seats": 4, "boxes": ["ix"], "ix_conflicts": True},
    {"seats": 2, "boxes": ["ix"], "foldspace": True},
)
# A choice among the first box's cards, by a name for the demands.
CARDS: Final[dict[str, Any]] = {
    "imperium": "imperium",
    "intrigue": "intrigue",
    "none": [],
    "some": ["card:stilgar", "card:spice_hunter", "card:gun_thopter", "intrigue:windfall", "intrigue:ambush"],
}


def added() -> set[str]:
    """Return what can occur with an option and not without it."""
    found: set[str] = set()
    for options in ADDED:
        plain = {"seats": options["seats"], "boxes": options["boxes"]}
        usual = set(needed(meta(TITLE).check(plain), TITLE))
        found |= set(needed(meta(TITLE).check(options), TITLE)) - usual
    return found


def demanded() -> set[str]:
    """Return everything that must occur in some of these games, by name."""
    return added() | {f"base_cards {name}" for name in CARDS} | {f"epic {seats}" for seats in (3, 4, 6)}


def options_of(rng: Rng, wanted: set[str]) -> dict[str, Any]:
    """Return options with both boxes, their own drawn at random; with Rivals if only what Rivals bring is missing."""
    alone = wanted and all(name.startswith(("hagal:", "decision:")) for name in wanted)
    seats = (1, 2)[rng.below(2)] if alone or rng.below(6) == 0 else (3, 4, 4, 4, 6)[rng.below(5)]
    options: dict[str, Any] = {"seats": seats, "boxes": ["base", "ix"], "base_conflicts": True, "ix_conflicts": True}
    names = list(CARDS)
    if rng.below(2):
        options["base_cards"] = CARDS[names[rng.below(len(names))]]
    if seats < 3:
        options["foldspace"] = True
    elif rng.below(4) == 0:
        options["epic"] = True
    return options


class Watch(Plain):
    def of_game(self, game: Game, options: dict[str, Any]) -> set[str]:
        found = {f"base_cards {name}" for name, value in CARDS.items() if options["base_cards"] == value}
        return found | ({f"epic {options['seats']}"} if options["epic"] else set())


class GoldenMixed(Golden):
    def demanded(self) -> set[str]:
        return demanded()

    def watch(self) -> Watcher:
        return Watch()

    def options_of(self, rng: Rng, wanted: set[str], mode: str) -> dict[str, Any]:
        return options_of(rng, wanted)

    def chooser(self, rng: Rng, options: dict[str, Any], wanted: set[str], plain: bool) -> Choose:
        """Return random choices, in one game of four those of the greedy bot, which pays for rewards."""
        clever = rng.below(4) == 0

        def choose(state: Game, decision: Decision) -> int:
            if clever:
                return policy.best(state, decision.seat, decision.options)
            return decision.options[rng.below(len(decision.options))]

        return choose


GOLDEN: Final = GoldenMixed(TITLE, Path(__file__).resolve().parent, ("",), (), ())

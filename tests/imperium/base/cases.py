"""The games of the base box that the kit of `tests/conformance` plays: every number of seats, every option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from sandtable.core.contract import State
from sandtable.core.decisions import Decision
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.modules.secret_factions.module import secrets_of
from sandtable.imperium.rules.game import Game
from tests.conformance.cases import About, Case
from tests.imperium.worlds import MASTERSTROKE, another_world, known_hand, known_top, pick, rare_positions, without

LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
WITH_BARON = ["baron_vladimir_harkonnen", "helena_richese", "paul_atreides", "countess_ariana_thorvald"]


def option(random: Random, decision: Decision) -> int:
    """Seldom one that does nothing; in some games Intrigue cards are kept."""
    words = decision.words()
    return decision.options[words.index(pick(random, words, 0.1, random.random() < 0.3))]


def secrets(game: Game, seat: int) -> dict[str, Any]:
    """Return what a seat cannot know: the order of decks, what others hold, and the chance of the game."""
    found: dict[str, Any] = {
        "Imperium deck": tuple(game.imperium_deck),
        "Conflict deck": tuple(game.conflict_deck),
        "Intrigue deck": tuple(game.intrigue_deck),
        "House Hagal deck": tuple(hagal_of(game).deck) if "house_hagal" in game.rules.part else (),
        "chance": game.chance.key,
    }
    for other, p in enumerate(game.players):
        found[f"deck of {other}"] = tuple(p.deck[: len(p.deck) - known_top(game, seat, other)])
        if other == seat:
            continue
        seen = [kind for who, owner, kind in game.seen_intrigue if (who, owner) == (seat, other)]
        found[f"hand of {other}"] = tuple(sorted(without(p.hand, known_hand(game, other))))
        found[f"Intrigue cards of {other}"] = tuple(sorted(without(p.intrigue, seen)))
        if p.has(MASTERSTROKE) and not secrets_of(game).is_shown(other):
            found[f"tokens of {other}"] = secrets_of(game).of(other)
    return found


def rare() -> Iterator[State]:
    yield from rare_positions()


ABOUT = About(another_world, secrets, option, rare)


def _case(**options: Any) -> Case:
    return Case("imperium", ABOUT, "base", **options)


CASES = [
    _case(seats=4),
    _case(seats=4, leaders="draft"),
    _case(seats=4, leaders=WITH_BARON, first=2),
    _case(seats=3, leaders="draft", ties_for_second="third"),
    _case(seats=3),
    _case(seats=2, leaders="draft"),
    _case(seats=2, ties_for_second="third"),
    *(_case(seats=1, difficulty=level) for level in LEVELS),
    _case(seats=1, ties_for_second="third", leaders="draft", rivals=["glossu_rabban", "baron_vladimir_harkonnen"]),
]

"""Positions with sandworms, Maker Hooks and the Shield Wall."""

from __future__ import annotations

from typing import Any

from sandtable.core.titles import meta
from sandtable.imperium.rules.catalog import CONFLICTS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import ruleset_for
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin

OPEN = "protect_the_sietches"  # no wall; second reward: 3 spice and a troop
WALLED = "siege_of_arrakeen"


def desert(hooks: bool = True, conflict: str = OPEN, wall: bool = True, **own: Any) -> Game:
    """Seat 0 with a card for the desert, and the water for it."""
    given = {"hand": ["dune_the_desert_planet", "reconnaissance"], "water": 3, "spice": 0, "garrison": 3, **own}
    worms = {"hooks": [0] if hooks else [], "wall": wall}
    return begin(seats=3, conflict=conflict, round=ROUND_OF[level(conflict)], worms=worms, p0=given)


ROUND_OF = {1: 1, 2: 2, 3: 7}  # the first in which a Conflict of the level comes up


def level(conflict: str) -> int:
    rules = ruleset_for("uprising", meta("uprising").check({}))
    return CONFLICTS[rules.conflict[conflict]].level


def fight(conflict: str = OPEN, seats: int = 3, worms: list[int] | None = None, **given: Any) -> Game:
    """At the end of the turns: as far as the first question, which may be in the next round."""
    table: dict[str, Any] = {
        "seats": seats,
        "phase": "combat",
        "conflict": conflict,
        "round": ROUND_OF[level(conflict)],
    }
    return begin(**table, worms={"sandworms": worms or []}, **given)


def settle(game: Game) -> Game:
    """On to the turns of the next round, every payment and offer declined."""
    while game.decision(game.to_act[0]).kind != "turn":
        words = options(game)
        game.act(next((word for word in ("pass", "done", "none", "no") if word in words), words[0]))
    return game


def at_tabr(*hooks: int, wall: bool = True) -> Game:
    own = {"hand": ["reconnaissance", "dune_the_desert_planet"], "influence": {"fremen": 2}, "water": 0, "garrison": 3}
    worms = {"hooks": list(hooks), "wall": wall}
    game = begin(seats=3, conflict=WALLED, round=2, worms=worms, p0=own)
    return play(game, "card:reconnaissance space:sietch_tabr")


def settle_turns(game: Game) -> Game:
    now = game.round
    while not game.over and game.round == now:
        words = options(game)
        wanted = ("reveal", "end", "pass", "done", "none", "no")
        game.act(next((word for word in wanted if word in words), words[0]))
    return game

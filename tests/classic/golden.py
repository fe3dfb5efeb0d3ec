"""Golden games of the classic title: random games with various options, recorded by their course and outcome.

    python -m tests.classic.golden      # rewrites golden.json, after a change that is meant to change games

A game is played from its seed: the first seat that is asked picks an option at random, with free words in between. The
golden record contains the number of actions, the digest of the position at the end of each turn, and the outcome.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sandtable.classic.rules.game import Game, new
from sandtable.core.events import Event
from sandtable.core.rng import Rng
from sandtable.core.speaking import anything
from sandtable.core.titles import meta
from tests.classic.cases import EVERYTHING, OTHER_SIDES

SAID: Final = 10  # one move in this many is a free word
FILE: Final = Path(__file__).with_name("golden.json")
GAMES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (1, {"seats": 6}),
    (2, {"seats": 6, "advanced": True, "turns": 5}),
    (3, {"seats": 5, "turns": 5, "factions": "chosen", **EVERYTHING}),
    (4, {"seats": 4, "factions": ["ixians", "tleilaxu", "fremen", "spacing_guild"], **EVERYTHING}),
    (5, {"seats": 4, "factions": ["bene_gesserit", "harkonnen", "atreides", "emperor"], **EVERYTHING, **OTHER_SIDES}),
    (6, {"seats": 3, "deals": False, "treachery_more": True}),
    (7, {"seats": 2, "factions": "suggested"}),
)


def play(seed: int, options: dict[str, Any], told: list[Event] | None = None) -> dict[str, Any]:
    """Play one game and return its golden record; append its events to `told`."""
    game: Game = new("classic", seed, meta("classic").check(options), listen=told is not None)
    rng = Rng(seed)
    turns: list[str] = []
    while not game.over:
        if game.turn > len(turns) + 1:
            turns.append(game.digest())
        said = anything(game, rng.below) if not rng.below(SAID) else None
        if said is not None:
            game.apply(*said)
            continue
        decision = game.decision(game.to_act[0])
        game.apply(decision.seat, decision.options[rng.below(len(decision.options))])
    assert game.outcome is not None
    if told is not None:
        told += game.take_events()
    turns.append(game.digest())
    return {"decisions": game.actions_taken, "turns": turns, "outcome": game.outcome.as_dict()}


def main() -> None:
    kept = [{"seed": seed, "options": options, **play(seed, options)} for seed, options in GAMES]
    FILE.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()

"""What a seat may know, and nothing else: views, resampled worlds, and events as a seat sees them.

`another_world` is written from the rules, not from the engine's own `view` and `resample`: it changes everything
that a seat cannot know. A view that changes with it is a leak.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

import sandtable
from sandtable.core.errors import BadSeat
from sandtable.core.events import EVERYONE, Event
from sandtable.core.rng import Rng
from sandtable.imperium import frames, state
from sandtable.imperium.catalog import (
    CARD,
    CARDS,
    CONFLICTS,
    INTRIGUE,
    INTRIGUE_KIND,
    OF_CARD,
    OF_INTRIGUE,
    RESERVE_CARDS,
    SPACE,
)
from sandtable.imperium.game import Game, new
from sandtable.imperium.invariants import check
from sandtable.imperium.meta import META
from sandtable.imperium.pieces import TRAITS
from sandtable.imperium.words import VOCABULARY
from tests.citing import rule
from tests.playing import begin, options, play

PRESCIENCE = TRAITS.index("prescience")
MASTERSTROKE = TRAITS.index("masterstroke")
NAMED = (frames.ASK_AGENT, frames.ASK_SPACE, frames.ASK_MELANGE)  # a card laid open whose space is being chosen
IDLE = ("end", "reveal", "pass", "done", "no", "none")


# --- positions ---------------------------------------------------------------------------
def pick(random: Random, words: list[str], idle: float) -> str:
    """Any option, but seldom one that does nothing: so that games are full."""
    busy = [word for word in words if word not in IDLE]
    return random.choice(busy if busy and random.random() > idle else words)


def walk(seed: int, listen: bool = False) -> Iterator[Game]:
    """The same game at every decision, played at random."""
    random = Random(seed)
    how = {"seats": 3 + seed % 2, "leaders": "draft" if seed % 3 == 0 else "random"}
    game = new(seed, META.check(how), listen=listen)
    idle = random.choice([0.05, 0.1, 0.3])
    while not game.over:
        yield game
        game.act(pick(random, options(game), idle))
    yield game


def rare_positions() -> Iterator[Game]:
    """Questions that random games seldom ask."""
    yield play(
        begin(seats=4, p0={"hand": ["kwisatz_haderach", "dagger"], "agents_at": ["arrakeen"], "agents": 1}),
        "card:kwisatz_haderach",
    )
    mohiam = begin(
        seats=4, p0={"hand": ["reverend_mother_mohiam"], "play": ["bene_gesserit_sister"]},
    )  # fmt: skip
    yield play(mohiam, "card:reverend_mother_mohiam space:secrets")
    yield mohiam
    while "box:reverend_mother_mohiam" in options(mohiam):
        play(mohiam, "box:reverend_mother_mohiam")
    yield mohiam
    stilgar = begin(seats=3, p0={"hand": ["sietch_reverend_mother", "shifting_allegiances"], "intrigue": ["windfall"]})
    yield stilgar
    lost = begin(
        seats=4,
        p0={"hand": ["shifting_allegiances"], "influence": {"guild": 4, "fremen": 2}, "points": 4},
        p1={"influence": {"guild": 4}, "points": 2},
        p2={"influence": {"guild": 4}, "points": 2},
        alliance={"guild": 0},
    )
    play(lost, "card:shifting_allegiances space:carthag")
    for word in ("box:shifting_allegiances", "faction:guild"):
        yield lost
        play(lost, word)
    yield lost
    snooper = begin(seats=3, p0={"intrigue": ["poison_snooper", "water_of_life"], "spice": 1})
    yield play(snooper, "intrigue:poison_snooper")
    baron = Game(4)
    baron = cast(Game, sandtable.new("imperium", seats=4, seed=3, leaders=LEADERS_WITH_BARON))
    yield baron.clone()
    yield play(baron, "faction:fremen")


LEADERS_WITH_BARON = ["paul_atreides", "baron_vladimir_harkonnen", "helena_richese", "earl_memnon_thorvald"]

"""The games of Uprising that the kit of `tests/conformance` plays: every number of seats, every option."""

from __future__ import annotations

from random import Random
from typing import Any

from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.rules.game import Game
from tests.conformance.cases import About, Case
from tests.imperium import worlds
from tests.imperium.base import cases as base

TWO_SIDED = ["lady_jessica", "feyd_rautha_harkonnen", "princess_irulan", "staban_tuek"]
WITH_SHADDAM = ["shaddam_corrino_iv", "lady_margot_fenring", "gurney_halleck"]


def another_world(game: Game, seat: int, random: Random, to_come: bool) -> Game:
    """Return a world as in the base box, with the bank of contracts in another order (UPR-20.1)."""
    world = worlds.another_world(game, seat, random, to_come)
    if to_come and "choam" in world.rules.part:
        random.shuffle(contracts_of(world).bank)
    return world


def secrets(game: Game, seat: int) -> dict[str, Any]:
    found = base.secrets(game, seat)
    return {**found, "bank": tuple(contracts_of(game).bank)} if "choam" in game.rules.part else found


ABOUT = About(another_world, secrets, base.option)


def _case(**options: Any) -> Case:
    return Case("uprising", ABOUT, "uprising", **options)


CASES = [
    _case(seats=4),
    _case(seats=4, choam=True, leaders="draft"),
    _case(seats=4, leaders=TWO_SIDED, first=2),
    _case(seats=3, choam=True, leaders=WITH_SHADDAM),
    _case(seats=3, leaders="draft"),
    _case(seats=2, leaders="draft", brutal=True, expert=True, politics=True),
    _case(seats=2, streamlined=True, choam=True),
    _case(seats=1, difficulty="mercenary", churn="reveal", leaders="draft"),
    _case(seats=1, difficulty="mentat", rivals=["rival_irulan", "rival_jessica"], choam=True),
    _case(seats=1, difficulty="kwisatz_haderach", churn="rival", first=2),
    _case(seats=1, difficulty="sardaukar", rivals="random"),
    _case(seats=6, leaders="draft", objectives="adjacent", first=1),
    _case(seats=6),
]

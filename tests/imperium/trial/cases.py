"""The games of the trial box that the kit of `tests/conformance` plays: the base box, 16 more pieces, two modules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from sandtable.core.titles import FROM_ELSEWHERE, register
from sandtable.imperium.rules.game import Game
from tests.conformance.cases import About, Case
from tests.imperium import worlds
from tests.imperium.base import cases as base
from tests.imperium.trial.gadgets import gadgets_of
from tests.imperium.trial.whispers import whispers_of


@contextmanager
def enrolled() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FROM_ELSEWHERE, "", prepend=" ")
        register("trial", "tests.imperium.trial.meta:META")
        yield


def another_world(game: Game, seat: int, random: Random, to_come: bool) -> Game:
    """Return a world as in the base box; whispers of other seats and gadgets below the open ones change places."""
    world = worlds.another_world(game, seat, random, to_come)
    part = whispers_of(world)
    others = [held for party, held in enumerate(part.held) if party != seat]
    pool = [worth for held in others for worth in held] + (part.bag if to_come else [])
    random.shuffle(pool)
    for held in others:
        held[:] = [pool.pop() for _ in held]
    if to_come:
        part.bag[:] = sorted(pool)
        stacks = gadgets_of(world).stacks
        below = [kind for stack in stacks for kind in stack[:-1]]
        random.shuffle(below)
        for stack in stacks:
            stack[:-1] = [below.pop() for _ in stack[:-1]]
    return world


def secrets(game: Game, seat: int) -> dict[str, Any]:
    part = whispers_of(game)
    held = {f"whispers of {party}": tuple(sorted(held)) for party, held in enumerate(part.held) if party != seat}
    below = tuple(tuple(stack[:-1]) for stack in gadgets_of(game).stacks)
    return {**base.secrets(game, seat), **held, "bag": tuple(sorted(part.bag)), "gadget": below}


ABOUT = About(another_world, secrets, base.option, enrolled=enrolled)
CASES = [
    Case("trial", ABOUT, "trial", seats=4),
    Case("trial", ABOUT, "trial", seats=3, leaders="draft"),
    Case("trial", ABOUT, "trial", seats=2),
    Case("trial", ABOUT, "trial", seats=1, difficulty="mentat"),
]

"""The games with the bazaar that the kit of `tests/conformance` plays."""

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
from tests.imperium.trial.bazaar.bazaar import bazaar_of


@contextmanager
def enrolled() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FROM_ELSEWHERE, "", prepend=" ")
        register("bazaar", "tests.imperium.trial.bazaar.meta:META")
        yield


def another_world(game: Game, seat: int, random: Random, to_come: bool) -> Game:
    """Return a world as in the base box, with the wares to come shuffled."""
    world = worlds.another_world(game, seat, random, to_come)
    if to_come:
        random.shuffle(bazaar_of(world).pile)
    return world


def secrets(game: Game, seat: int) -> dict[str, Any]:
    return {**base.secrets(game, seat), "wares": tuple(bazaar_of(game).pile)}


ABOUT = About(another_world, secrets, base.option, enrolled=enrolled)
CASES = [
    Case("bazaar", ABOUT, "trial", seats=4),
    Case("bazaar", ABOUT, "trial", seats=2),
]

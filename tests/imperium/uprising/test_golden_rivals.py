"""Golden games against Rivals: they replay to what they came to, and together contain all there is of Rivals.

How they are made, and signed anew: `python -m tests.imperium.uprising.golden.rivals --help`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.imperium.golden import game, replays_as_signed, signed
from tests.imperium.uprising.golden.rivals.make import GOLDEN, contents, demanded

MOST_GAMES = 16
GAMES = GOLDEN.files()


@cache
def found(path: Path) -> set[str]:
    return contents(game(path))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_what_it_came_to(path: Path) -> None:
    replays_as_signed(GOLDEN, path)


def test_every_game_is_signed_and_there_are_not_too_many() -> None:
    assert sorted(signed(GOLDEN)) == [path.name for path in GAMES]
    assert 0 < len(GAMES) <= MOST_GAMES


def test_together_they_contain_everything_there_is() -> None:
    everything = demanded()
    assert len(everything) > 130
    assert everything - {name for path in GAMES for name in found(path)} == set()


def test_the_demand_can_fail() -> None:
    assert demanded() - found(GAMES[0]) != set()

"""Golden games: recorded games that must replay to what they came to, and together contain everything there is.

How they are made, and signed anew after a change that is meant: `python -m tests.imperium.uprising.golden.make --help`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from sandtable.imperium.lab.coverage import RARE
from tests.imperium.golden import game, replays_as_signed, signed, without_superfluous
from tests.imperium.uprising.golden.demands import contents, demanded, rules
from tests.imperium.uprising.golden.make import GOLDEN

MOST_GAMES = 30
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
    assert len(everything) > 1250
    seen: set[str] = set().union(*(found(path) for path in GAMES))
    assert sorted(everything - seen) == []


def test_every_piece_is_demanded() -> None:
    """Whatever the box has, by the words of its vocabulary: something must have happened with it."""
    pieces = ("card:", "intrigue:", "leader:", "space:", "post:", "contract:", "objective:")
    words = {word for word in rules().vocabulary.words if word.startswith(pieces)}
    assert len(words) > 150
    assert words - {word for name in demanded() for word in name.split()} == set()
    assert not any(name in RARE for name in demanded())


def test_a_demand_can_fail() -> None:
    """Without some game something is missing: every one of them is there for a reason."""
    everything = demanded()
    there = {path.name: found(path) & everything for path in GAMES}
    assert without_superfluous(there) == list(there)

"""OpenSpiel's parameters and utilities, for every title and number of seats."""

from __future__ import annotations

import pytest

from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.envs.games import observed
from tests.envs.extra import need

pyspiel = need("pyspiel", "pyspiel")
openspiel_game = need("sandtable.envs.openspiel_game", "pyspiel")

LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]


@pytest.mark.parametrize("title", ["imperium", "uprising"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_difficulty_is_the_one_that_was_given(title: str, level: str) -> None:
    game = pyspiel.load_game(f"{openspiel_game.name_of(title)}(players=1,difficulty={level})")
    state = game.new_initial_state()
    for digit in (1, 2, 3):
        state.apply_action(digit)
    assert state.table.game.view(0).as_dict()["difficulty"] == level


@pytest.mark.parametrize(("title", "seats"), [(title, seats) for title in observed() for seats in meta(title).seats])
def test_the_declared_utility_is_that_of_a_played_game(title: str, seats: int) -> None:
    game = pyspiel.load_game(f"{openspiel_game.name_of(title)}(players={seats})")
    zero = game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert zero == (game.utility_sum() is not None)
    rng = Rng(seats)
    played = meta(title).new(5, {"seats": seats})
    while not played.over:
        seat = played.to_act[0]
        options = played.decision(seat).options
        played.apply(seat, options[rng.below(len(options))])
    assert played.outcome is not None
    assert zero == (len(played.outcome.ranks) == seats)

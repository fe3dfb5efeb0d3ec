"""OpenSpiel's own tools on every title and number of seats: simulations, playthroughs, factored observers."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest

from sandtable.core.titles import meta
from sandtable.envs.factored import apart, common
from sandtable.envs.games import observed
from tests.envs.extra import need

pyspiel = need("pyspiel", "pyspiel")
openspiel_game = need("sandtable.envs.openspiel_game", "pyspiel")
playing = need("open_spiel.python.algorithms.generate_playthrough", "open_spiel", "absl")

KINDS = [(title, seats) for title in observed() for seats in meta(title).seats]
# OpenSpiel prints every number of every row, which takes up to a minute a game: `make playthroughs` writes all kinds.
WRITTEN = KINDS if os.environ.get("SANDTABLE_WHOLE_GAMES") == "1" else [("imperium", 2), ("uprising", 2)]


def name(title: str, seats: int) -> str:
    return f"{openspiel_game.name_of(title)}(players={seats})"


def advanced(title: str, seats: int, steps: int) -> Any:
    random = Random(seats)
    state = pyspiel.load_game(name(title, seats)).new_initial_state()
    while steps and not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        steps -= 1
    return state


def observer(state: Any, public: bool, private: bool, recall: bool = False) -> Any:
    kinds = pyspiel.PrivateInfoType
    wanted = pyspiel.IIGObservationType(
        public_info=public, perfect_recall=recall, private_info=kinds.SINGLE_PLAYER if private else kinds.NONE
    )
    return state.get_game().make_py_observer(wanted)


@pytest.mark.parametrize(("title", "seats"), KINDS)
def test_random_simulation(title: str, seats: int) -> None:
    """Also writes every state down and reads it back."""
    pyspiel.random_sim_test(pyspiel.load_game(name(title, seats)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "seats"), WRITTEN)
def test_a_playthrough_is_written_to_its_end(title: str, seats: int) -> None:
    """A playthrough of a whole game shows public and private observations."""
    lines = playing.playthrough_lines(name(title, seats), seed=5)
    text = "\n".join(lines)
    assert "provides_factored_observation_string = True" in text
    assert "PublicObservationString() = " in text
    assert f"PrivateObservationString({seats - 1}) = " in text
    assert lines.count("IsTerminal() = True") == 1


@pytest.mark.parametrize(("title", "seats"), KINDS)
def test_public_and_private_observations_make_up_the_whole(title: str, seats: int) -> None:
    state = advanced(title, seats, 120)
    public = json.loads(observer(state, True, False).string_from(state, 0))
    views = [state.table.game.view(player).as_dict() for player in range(seats)]
    assert public == json.loads(json.dumps(common(views)))
    for player in range(seats):
        private = json.loads(observer(state, False, True).string_from(state, player))
        assert (private == {}) == (seats == 1)
        assert public == json.loads(observer(state, True, False).string_from(state, player))
        assert json.loads(observer(state, True, True).string_from(state, player)) == json.loads(
            json.dumps(views[player])
        )
        recalled = observer(state, False, True, recall=True).string_from(state, player)
        assert recalled.split(" ", 1)[0] == state.table.memory(player)


def test_the_parts_of_views() -> None:
    ours = {"seat": 0, "hand": ["dagger", "?"], "points": [1, 2], "own": 3}
    theirs = {"seat": 1, "hand": ["?", "?"], "points": [1, 2]}
    shared = common([ours, theirs])
    assert shared == {"hand": ["?", "?"], "points": [1, 2]}
    assert apart(ours, shared) == {"seat": 0, "hand": {"0": "dagger"}, "own": 3}
    assert apart(theirs, shared) == {"seat": 1}

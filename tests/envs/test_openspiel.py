"""The OpenSpiel games, by OpenSpiel's own tests and by what they promise besides."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadOption
from tests.envs.extra import need
from tests.envs.positions import SIZE, encode

pyspiel = need("pyspiel", "numpy", "pyspiel")
np = need("numpy", "numpy")
openspiel_game = need("sandtable.envs.openspiel_game", "pyspiel")

NAME = "python_sandtable_imperium"
ALONE = f"{NAME}(players=1)"
GAMES = [f"{NAME}(players=2)", f"{NAME}(players=3,leaders=draft)", f"{NAME}(reward=rank)", ALONE]


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    random = Random(seed)
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def advance(state: Any, steps: int, seed: int = 1) -> Any:
    random = Random(seed)
    while steps and not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        steps -= 1
    return state


# --- OpenSpiel's tests -------------------------------------------------------------------
@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    """Also writes every state down and reads it back."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_simulation_of_openspiels_own_suite(name: str) -> None:
    """`games_sim_test`, which plays every registered game."""
    suite = need("open_spiel.python.tests.games_sim_test", "open_spiel", "absl")
    np.random.seed(3)
    suite.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_the_game_is_registered() -> None:
    assert NAME in pyspiel.registered_names()
    game = pyspiel.load_game(NAME)
    assert game.num_players() == 4
    assert game.observation_tensor_shape() == [SIZE]
    assert game.information_state_tensor_shape() == [SIZE]
    assert game.num_distinct_actions() == len(sandtable.new("imperium", seats=4, seed=0).vocabulary)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_type_says_what_the_game_is(players: int) -> None:
    """Alone the Rivals win what the player loses: it does not add up to zero, and must not say so."""
    kinds = pyspiel.GameType
    game = pyspiel.load_game(f"{NAME}(players={players})")
    kind = game.get_type()
    assert game.num_players() == players
    assert (kind.min_num_players, kind.max_num_players) == (1, 4)
    assert kind.utility == (kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM)
    assert game.utility_sum() == (None if players == 1 else 0.0)
    returns = advance(dealt(game, 3), 10_000).returns()
    assert len(returns) == players
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
    assert (sum(returns) == pytest.approx(0.0)) == (players > 1)
    # Written down and read back it is the same.
    again = pyspiel.load_game(str(game))
    assert again.num_players() == players
    assert again.get_type().utility == kind.utility


# --- chance ------------------------------------------------------------------------------
def test_chance_deals_the_digits_of_the_seed() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3)")
    state = game.new_initial_state()
    for digit in (5, 0, 700):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert len(outcomes) == openspiel_game.BASE
        assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
        state.apply_action(digit)
    seed = (5 * openspiel_game.BASE + 0) * openspiel_game.BASE + 700
    assert state.table.game.digest() == sandtable.new("imperium", seats=3, seed=seed).digest()
    assert not state.is_chance_node()
    while not state.is_terminal():
        assert not advance(state, 1).is_chance_node()
    assert sum(state.returns()) == pytest.approx(0.0)


# --- copies ------------------------------------------------------------------------------
@pytest.mark.parametrize("steps", [0, 60])
def test_copies_go_their_own_ways(steps: int) -> None:
    game = pyspiel.load_game(f"{NAME}(players=3)")
    state = advance(dealt(game, 2), steps)
    copies = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    before = str(state)
    for other in copies:
        assert str(other) == before
        assert other.history() == state.history()
        for player in range(3):
            assert other.information_state_string(player) == state.information_state_string(player)
        advance(other, 5)
        assert str(other) != before
    assert str(state) == before
    assert len({str(other) for other in copies}) == 1


# --- what a player may know --------------------------------------------------------------
def test_observations_are_those_of_the_view() -> None:
    state = advance(dealt(pyspiel.load_game(NAME), 4), 120)
    for player in range(4):
        view = state.table.game.view(player)
        assert state.observation_tensor(player) == encode(view)
        assert state.information_state_tensor(player) == encode(view)
        assert json.loads(state.observation_string(player)) == view.as_dict()
        memory, said = state.information_state_string(player).split(" ", 1)
        assert json.loads(said) == view.as_dict()
        assert len(memory) == 32


def test_before_the_deal_nothing_is_known() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == "seat 0: not dealt yet"


def test_an_information_state_remembers_what_was_seen() -> None:
    """The same position reached by another way is the same observation, and another information state."""
    game = pyspiel.load_game(f"{NAME}(players=3)")
    state = advance(dealt(game, 8), 90)
    other = state.clone()
    other.table.log.insert(0, ("turn", 0, 1, 0, 0, -1, ()))
    other.table.memories = [(0, "")] * 4
    assert other.observation_string(1) == state.observation_string(1)
    assert other.information_state_string(1) != state.information_state_string(1)


def test_memory_contains_nothing_hidden_from_the_player() -> None:
    """Events whose piece it must not know differ for it in nothing."""
    state = advance(dealt(pyspiel.load_game(f"{NAME}(players=3)"), 8), 200)
    other = state.clone()
    hidden = 0
    for i, (kind, seat, amount, thing, cause, eyes, items) in enumerate(other.table.log):
        if eyes != -1 and not eyes & 2 and thing:
            other.table.log[i] = (kind, seat, amount, thing + 1, cause, eyes, items)
            hidden += 1
    assert hidden > 5
    other.table.memories = [(0, "")] * 4
    assert other.information_state_string(1) == state.information_state_string(1)
    assert other.information_state_string(0) != state.information_state_string(0)


@pytest.mark.parametrize("steps", [30, 150])
def test_a_resampled_state_cannot_be_told_from_the_real_one(steps: int) -> None:
    state = advance(dealt(pyspiel.load_game(NAME), 6), steps)
    random = Random(1)
    worlds = set()
    for player in range(4):
        for _ in range(3):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            worlds.add(str(other))
            assert advance(other, 10_000).is_terminal()
    assert len(worlds) > 6


def test_search_for_information_sets_plays_it() -> None:
    ismcts = need("open_spiel.python.algorithms.ismcts", "open_spiel")
    state = dealt(pyspiel.load_game(f"{NAME}(players=3)"), 1)
    random = np.random.RandomState(1)

    class Hasty:
        """Judges a position by its points, and plays on from it no further."""

        def evaluate(self, state: Any) -> Any:
            points = [p.vp for p in state.table.game.players]
            return np.array(state.returns() if state.is_terminal() else points, float) / 10

        def prior(self, state: Any) -> list[tuple[int, float]]:
            actions = state.legal_actions()
            return [(action, 1 / len(actions)) for action in actions]

    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=Hasty(),
        uct_c=1.0,
        max_simulations=12,
        random_state=random,
    )
    for _ in range(6):
        state.apply_action(bot.step(state))


def test_an_observer_shows_one_player_or_none() -> None:
    game = openspiel_game.game_of("imperium")()
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="not of all players"):
        game.make_py_observer(kind)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


# --- parameters --------------------------------------------------------------------------
def test_parameters_are_options_of_the_game() -> None:
    leaders = "paul_atreides+glossu_rabban+helena_richese"
    game = pyspiel.load_game(f"{NAME}(players=3,leaders={leaders},first=2)")
    inside = dealt(game, 1).table.game
    assert [p["leader"] for p in inside.view(0).as_dict()["players"]] == leaders.split("+")
    assert inside.first == 2
    rivals = "count_ilban_richese+glossu_rabban"
    alone = dealt(pyspiel.load_game(f"{NAME}(players=1,difficulty=sardaukar,rivals={rivals})"), 1).table.game.view(0)
    assert alone.as_dict()["difficulty"] == "sardaukar"
    assert [p["leader"] for p in alone.as_dict()["players"][1:]] == rivals.split("+")


def test_options_can_be_written_as_parameters() -> None:
    options = {
        "seats": 1,
        "rivals": ["count_ilban_richese", "glossu_rabban"],
        "difficulty": "mentat",
        "first": "random",
    }
    given = openspiel_game.as_parameters({**options, "leaders": None})
    assert given == {
        "players": 1, "rivals": "count_ilban_richese+glossu_rabban", "difficulty": "mentat", "first": "random"
    }  # fmt: skip
    given.pop("first")
    full = openspiel_game.game_of("imperium")(given).kind.options
    assert {name: full[name] for name in options} == options


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(BadOption, match="no leader 'nobody'"):
        openspiel_game.game_of("imperium")({"players": 2, "leaders": "nobody+glossu_rabban"})
    with pytest.raises(BadOption, match="reward"):
        openspiel_game.game_of("imperium")({"reward": "points"})
    with pytest.raises(BadOption, match="'difficulty' is for seats=1"):
        openspiel_game.game_of("imperium")({"players": 3, "difficulty": "sardaukar"})
    with pytest.raises(BadOption, match=r"'seats'.*not 5"):
        openspiel_game.game_of("imperium")({"players": 5})
    with pytest.raises(BadOption, match="has no parameter 'seats'; it takes players, "):
        openspiel_game.game_of("imperium")({"seats": 3})
    with pytest.raises(BadOption, match="first"):
        openspiel_game.game_of("imperium")({"first": -2})

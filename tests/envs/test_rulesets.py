"""Environments of a title with another box and a module (tests/imperium/trial): rows and words are its ruleset's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.core.titles import FROM_ELSEWHERE, meta, register
from tests.envs.extra import need

TITLE = "trial"


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FROM_ELSEWHERE, "")
    register(TITLE, "tests.imperium.trial.meta:META")


def layout_of(title: str, **options: Any) -> Any:
    return meta(title).part("observation").layout(title, meta(title).check(options))


def words_of(title: str) -> int:
    return len(meta(title).new(1, {}).vocabulary)


def test_its_rows_and_words_are_more_than_those_of_the_base_game() -> None:
    assert layout_of(TITLE).size > layout_of("imperium").size == 2589
    assert words_of(TITLE) > words_of("imperium") == 409


@pytest.mark.filterwarnings("ignore:Observation (space for each agent probably should be|is not a NumPy array)")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_pettingzoo(seats: int) -> None:
    zoo_test = need("pettingzoo.test", "numpy", "pettingzoo")
    envs = need("sandtable.envs", "numpy")
    env = envs.env(TITLE, seats=seats)
    assert env.action_space("player_0").n == words_of(TITLE)
    assert env.observation_space("player_0")["observation"].shape == (layout_of(TITLE).size,)
    zoo_test.api_test(env, num_cycles=300)


@pytest.mark.parametrize("seats", [1, 3])
def test_many_games_at_once(seats: int) -> None:
    np = need("numpy", "numpy")
    vector = need("sandtable.envs.vector", "numpy")
    games = vector.VectorEnv(TITLE, games=3, seats=seats, seed=2)
    layout = layout_of(TITLE, seats=seats)
    random = np.random.default_rng(2)
    step = games.reset()
    whispers = 0.0
    for number in range(300):
        if number % 10 == 0:
            for game, state in enumerate(games.states()):
                seat = state.to_act[0]
                assert step.observation[game].tolist() == layout.encode(state.view(seat))
                assert step.mask[game].tolist() == state.decision(seat).mask()
                whispers += sum(layout.decode(step.observation[game])["whispers_own"])
        step = games.step(vector.sample(step.mask, random))
    assert whispers > 0


def test_gymnasium() -> None:
    gymnasium_env = need("sandtable.envs.gymnasium_env", "gymnasium")
    env = gymnasium_env.SeatEnv(TITLE, seats=3, seat=1, opponents="G")
    random = Random(1)
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        assert seen.tolist() == layout_of(TITLE, seats=3).encode(env.game.view(1))
        seen, _, over, _, info = env.step(random.choice([int(n) for n in info["action_mask"].nonzero()[0]]))
    assert info["rank"] in (1, 2, 3)


def test_openspiel() -> None:
    pyspiel = need("pyspiel", "numpy", "pyspiel")
    openspiel_game = need("sandtable.envs.openspiel_game", "pyspiel")
    openspiel_game.register(TITLE)
    game = pyspiel.load_game(f"{openspiel_game.name_of(TITLE)}(players=3)")
    assert game.num_distinct_actions() == words_of(TITLE)
    assert game.observation_tensor_shape() == [layout_of(TITLE).size]
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

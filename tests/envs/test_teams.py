"""Environments of a game in teams: whoever plays together is rewarded alike (`statistics.teams` of the title)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.core.titles import meta
from sandtable.envs.rewards import rank, win
from tests.citing import rule
from tests.envs.extra import need

TITLE = "uprising"
SIX: dict[str, Any] = {"seats": 6}
TEAMS = [[0, 2, 4], [1, 3, 5]]
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def alike(rewards: list[float], ranks: list[int]) -> None:
    """One reward in each team, the winners' above the losers', in sum nothing."""
    for team in TEAMS:
        assert [rewards[seat] for seat in team] == pytest.approx([rewards[team[0]]] * 3)
    assert (rewards[0] > rewards[1]) == (ranks[0] < ranks[1])
    assert sum(rewards) == pytest.approx(0.0, abs=1e-6)
    assert [{ranks[seat] for seat in team} for team in TEAMS] in ([{1}, {4}], [{4}, {1}], [{1}, {1}])


def test_the_teams_are_those_of_the_title() -> None:
    assert meta(TITLE).part("table").teams(meta(TITLE).check(SIX)) == TEAMS


@rule("UPR-S14.2")
@pytest.mark.parametrize("reward", ["win", "rank"])
def test_pettingzoo(reward: str) -> None:
    envs = need("sandtable.envs", "numpy", "pettingzoo")
    env = envs.env(TITLE, reward=reward, **SIX)
    env.reset(seed=4)
    random = Random(4)
    while not any(env.terminations.values()):
        mask = env.last()[0]["action_mask"]
        env.step(random.choice([int(n) for n in mask.nonzero()[0]]))
    outcome = env.unwrapped.game.outcome
    rewards = [env.rewards[f"player_{seat}"] for seat in range(6)]
    assert rewards == pytest.approx((win if reward == "win" else rank)(outcome))
    alike(rewards, outcome.ranks)


def test_many_games_at_once() -> None:
    np = need("numpy", "numpy")
    vector = need("sandtable.envs.vector", "numpy")
    games = vector.VectorEnv(TITLE, games=4, seed=2, **SIX)
    random = np.random.default_rng(2)
    step = games.reset()
    ended = 0
    while ended < 4:
        step = games.step(vector.sample(step.mask, random))
        for game in step.done.nonzero()[0]:
            rewards = [float(one) for one in step.rewards[game]]
            alike(rewards, [1 if one == max(rewards) else 4 for one in rewards])
            assert max(rewards) == pytest.approx(1 / 6)  # a third of the victory, less a sixth
            ended += 1


def test_gymnasium_gives_a_seat_what_its_team_has() -> None:
    gymnasium_env = need("sandtable.envs.gymnasium_env", "numpy", "gymnasium")
    for seat in (2, 3):
        env = gymnasium_env.SeatEnv(TITLE, seat=seat, opponents="R", **SIX)
        random = Random(1)
        _, info = env.reset(seed=1)
        over, reward = False, 0.0
        while not over:
            _, reward, over, _, info = env.step(random.choice([int(n) for n in info["action_mask"].nonzero()[0]]))
        outcome = env.game.outcome
        alike(win(outcome), outcome.ranks)
        assert reward == pytest.approx(win(outcome)[seat])
        assert info["rank"] == outcome.ranks[seat]


def test_openspiel() -> None:
    pyspiel = need("pyspiel", "numpy", "pyspiel")
    openspiel_game = need("sandtable.envs.openspiel_game", "pyspiel")
    openspiel_game.register(TITLE)
    state = pyspiel.load_game(f"{openspiel_game.name_of(TITLE)}(players=6)").new_initial_state()
    random = Random(7)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    returns = state.returns()
    alike(returns, [1 if one == max(returns) else 4 for one in returns])

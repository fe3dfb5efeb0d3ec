"""The PettingZoo environment, by PettingZoo's own tests and by what it promises besides."""

from __future__ import annotations

import json
from importlib import reload
from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadOption, IllegalAction, MalformedAction
from tests.envs.extra import need
from tests.envs.positions import SIZE, encode

zoo_test = need("pettingzoo.test", "numpy", "pettingzoo")
np = need("numpy", "numpy")
imperium_v0 = need("sandtable.envs.imperium_v0", "pettingzoo")

SEATS = [1, 2, 3, 4]
# An observation with its mask is a dict, as PettingZoo's own documents have it; its test wonders at that.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation (space for each agent probably should be|is not a NumPy array):UserWarning"
)


def play(env: Any, seed: int, steps: int = 100_000) -> list[tuple[str, int | None]]:
    """Play at random; what was done, the last steps of the dead included."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    done: list[tuple[str, int | None]] = []
    for agent in env.agent_iter(steps):
        observation, _, terminated, _, _ = env.last()
        action = None if terminated else int(random.choice(np.flatnonzero(observation["action_mask"])))
        done.append((agent, action))
        env.step(action)
    return done


# --- the state for centralised critics ----------------------------------------------------
@pytest.mark.parametrize("seats", SEATS)
def test_the_state_has_the_observation_of_every_seat(seats: int) -> None:
    env = imperium_v0.env(seats=seats)
    env.reset(seed=5)
    random = np.random.default_rng(5)
    for number, _ in enumerate(env.agent_iter(120)):
        observation, _, terminated, _, _ = env.last()
        if number % 20 == 0:
            state = env.state()
            assert state.dtype == np.float32
            assert env.state_space.contains(state)
            rows = [env.observe(each)["observation"].tolist() for each in env.possible_agents]
            assert state.tolist() == rows
            state.fill(7)  # a new array each time
            assert env.state().tolist() == rows
        env.step(None if terminated else int(random.choice(np.flatnonzero(observation["action_mask"]))))


# --- PettingZoo's tests ------------------------------------------------------------------
@pytest.mark.parametrize("seats", SEATS)
@quiet
def test_api(seats: int) -> None:
    zoo_test.api_test(imperium_v0.env(seats=seats), num_cycles=1000)
    zoo_test.api_test(imperium_v0.raw_env(seats=seats), num_cycles=100)


@pytest.mark.parametrize("options", [{"leaders": "draft"}, {"reward": "rank"}, {"seats": 1, "difficulty": "mentat"}])
@quiet
def test_api_with_options(options: dict[str, Any]) -> None:
    zoo_test.api_test(imperium_v0.env(**options), num_cycles=300)


@pytest.mark.parametrize("seats", SEATS)
def test_seeds(seats: int) -> None:
    zoo_test.seed_test(lambda: imperium_v0.env(seats=seats), num_cycles=200)


@pytest.mark.slow
def test_performance() -> None:
    """It plays for five seconds, whatever the number of seats."""
    zoo_test.performance_benchmark(imperium_v0.env(seats=4))


# --- what it promises --------------------------------------------------------------------
@pytest.mark.parametrize("seats", SEATS)
def test_it_is_the_game_that_sandtable_makes_of_the_seed(seats: int) -> None:
    env = imperium_v0.env(seats=seats)
    done = play(env, 11)
    game: Any = sandtable.new("imperium", seats=seats, seed=11)
    for agent, action in done:
        if action is not None:
            assert agent == f"player_{game.to_act[0]}"
            game.apply(game.to_act[0], action)
    assert game.over
    assert game.digest() == env.unwrapped.game.digest()
    assert [agent for agent, action in done if action is None] == [f"player_{seat}" for seat in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_rewards_come_at_the_end_only(seats: int) -> None:
    env = imperium_v0.raw_env(seats=seats)
    random = np.random.default_rng(3)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    outcome = env.game.outcome
    for seat in range(seats):
        share = (outcome.ranks[seat] == 1) / outcome.ranks.count(1)
        name = f"player_{seat}"
        assert env.rewards[name] == pytest.approx(share - 1 / len(outcome.ranks))
        assert env.infos[name] == {"rank": outcome.ranks[seat], "points": outcome.points[seat]}
    if seats > 1:
        assert sum(env.rewards.values()) == pytest.approx(0.0)
    else:
        assert len(outcome.ranks) == 3  # the Rivals can win as well


def test_every_agent_observes_what_its_seat_may_know() -> None:
    env = imperium_v0.raw_env(seats=3)
    play(env, 5, 150)
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        assert seen["observation"].tolist() == encode(env.game.view(seat))
        assert seen["observation"].shape == (SIZE,)
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == env.agent_selection)


@pytest.mark.parametrize(("action", "error"), [(0, IllegalAction), (10_000, MalformedAction), ("end", MalformedAction)])
def test_an_illegal_action_raises_and_changes_nothing(action: Any, error: type[Exception]) -> None:
    env = imperium_v0.env(seats=2)
    env.reset(seed=1)
    before = env.unwrapped.game.digest()
    agent = env.agent_selection
    with pytest.raises(error):
        env.step(action)
    assert env.unwrapped.game.digest() == before
    assert env.agent_selection == agent
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))


@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_wrapper_may_end_the_game_at_an_illegal_move() -> None:
    wrappers = need("pettingzoo.utils.wrappers", "pettingzoo")
    env = wrappers.TerminateIllegalWrapper(imperium_v0.raw_env(seats=3), illegal_reward=-1)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert {agent: env.rewards[agent] for agent in env.agents} == {
        agent: -1 if agent == loser else 0 for agent in env.agents
    }


def test_games_without_a_seed_follow_from_the_last_seed() -> None:
    one, other = imperium_v0.raw_env(), imperium_v0.raw_env()
    for env in (one, other):
        env.reset(seed=9)
    digests = set()
    for _ in range(3):
        one.reset()
        other.reset()
        assert one.game.digest() == other.game.digest()
        digests.add(one.game.digest())
    assert len(digests) == 3


def test_a_seed_may_be_numpys() -> None:
    one, other = imperium_v0.raw_env(), imperium_v0.raw_env()
    one.reset(seed=np.int64(9))
    other.reset(seed=9)
    assert one.game.digest() == other.game.digest()
    one.reset()
    other.reset()
    assert one.game.digest() == other.game.digest()


@pytest.mark.parametrize("wrong", [-1, 1 << 256, 1.0, True, "9"])
def test_a_seed_that_is_none_changes_nothing(wrong: Any) -> None:
    env, other = imperium_v0.raw_env(), imperium_v0.raw_env()
    for each in (env, other):
        each.reset(seed=9)
    before = env.game.digest()
    with pytest.raises(BadOption, match="a seed is a whole number"):
        env.reset(seed=wrong)
    assert env.game.digest() == before
    env.reset()
    other.reset()
    assert env.game.digest() == other.game.digest()


@pytest.mark.filterwarnings("error")
def test_it_is_registered_once() -> None:
    """Reading the module again neither warns nor takes another name."""
    zoo = need("pettingzoo", "pettingzoo")
    module = need("sandtable.envs.pettingzoo_env", "pettingzoo")
    if not hasattr(zoo, "register"):
        pytest.skip("this PettingZoo has no registry")
    names = set(zoo.aec_registry)
    assert zoo.spec("aec", module.name_of("imperium")).id in names
    reload(module)
    assert set(zoo.aec_registry) == names


def test_it_has_a_name_in_the_registry() -> None:
    zoo = need("pettingzoo", "pettingzoo")
    if not hasattr(zoo, "make"):
        pytest.skip("this PettingZoo has no registry")
    env = zoo.make("aec", "sandtable/imperium_v0", seats=2)
    assert env.unwrapped.possible_agents == ["player_0", "player_1"]


def test_bad_options_are_refused_at_once() -> None:
    with pytest.raises(BadOption, match="seats"):
        imperium_v0.env(seats=5)
    with pytest.raises(BadOption, match="has no option 'colour'"):
        imperium_v0.env(colour="red")
    with pytest.raises(BadOption, match=r"a seed is given to reset\(\), .*: reset\(seed=5\)"):
        imperium_v0.env(seed=5)
    with pytest.raises(BadOption, match="has no option 'title'"):
        imperium_v0.env(title="imperium")
    with pytest.raises(BadOption, match="reward"):
        imperium_v0.env(reward="points")
    with pytest.raises(BadOption, match="render_mode"):
        imperium_v0.env(render_mode="human")


def test_it_renders_what_the_agent_to_act_may_know() -> None:
    env = imperium_v0.raw_env(seats=3, render_mode="ansi")
    env.reset(seed=2)
    seat = int(env.agent_selection.removeprefix("player_"))
    assert json.loads(env.render()) == env.game.view(seat).as_dict()
    quiet = imperium_v0.raw_env(seats=3)
    quiet.reset(seed=2)
    assert quiet.render() is None

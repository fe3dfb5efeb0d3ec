"""Every environment can be copied and pickled, before and after `reset`, and goes on as the first one would."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from sandtable.envs.games import observed
from sandtable.envs.text import TextEnv
from tests.envs.extra import need

np = need("numpy", "numpy")
gymnasium_env = need("sandtable.envs.gymnasium_env", "gymnasium")
pettingzoo_env = need("sandtable.envs.pettingzoo_env", "pettingzoo")
vector = need("sandtable.envs.vector", "numpy")

WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
every_way = pytest.mark.parametrize("again", WAYS, ids=["copy", "deepcopy", "pickle"])
every_title = pytest.mark.parametrize("title", observed())


def play_seat(env: Any, steps: int) -> list[Any]:
    seen = []
    for _ in range(steps):
        options = np.flatnonzero(env.action_masks())
        if not len(options):
            break
        row, reward, *_ = env.step(int(options[len(options) // 2]))
        seen.append((row.tobytes(), reward, env.game.digest()))
    return seen


@every_way
@every_title
def test_gymnasium(title: str, again: Callable[[Any], Any]) -> None:
    env = gymnasium_env.SeatEnv(title, opponents="R")
    fresh = again(env)
    assert (fresh.reset(seed=4)[0] == env.reset(seed=4)[0]).all()
    play_seat(env, 12)
    other = again(env)
    assert other.game is not env.game
    assert play_seat(other, 12) == play_seat(env, 12)
    assert (other.reset()[0] == env.reset()[0]).all()  # its generator is the same too


def play_agents(env: Any, steps: int) -> list[Any]:
    seen = []
    for _ in range(steps):
        observation, *_ = env.last()
        options = np.flatnonzero(observation["action_mask"])
        if not len(options):
            break
        env.step(int(options[len(options) // 2]))
        seen.append((observation["observation"].tobytes(), env.agent_selection))
    return seen


@pytest.mark.parametrize("made", [pettingzoo_env.raw_env, pettingzoo_env.env], ids=["raw", "wrapped"])
@every_title
def test_pettingzoo(title: str, made: Callable[[str], Any]) -> None:
    for again in WAYS if made is pettingzoo_env.raw_env else WAYS[1:]:
        env = made(title)
        fresh = again(env)
        fresh.reset(seed=4)
        env.reset(seed=4)
        play_agents(env, 40)
        other = again(env)
        assert other.unwrapped.game is not env.unwrapped.game
        assert play_agents(other, 40) == play_agents(env, 40)


def play_many(env: Any, steps: int) -> list[Any]:
    seen = []
    for _ in range(steps):
        step = env.step(env.mask.argmax(axis=1))
        seen.append([array.tobytes() for array in step])
    return seen


@every_way
@every_title
def test_vector(title: str, again: Callable[[Any], Any]) -> None:
    env = vector.VectorEnv(title, games=3)
    fresh = again(env)
    assert (fresh.reset().observation == env.reset().observation).all()
    play_many(env, 30)
    other = again(env)
    assert (other.mask == env.mask).all()
    before = env.observation.copy()
    found = play_many(other, 30)
    assert (env.observation == before).all()
    assert found == play_many(env, 30)


def play_text(env: TextEnv, steps: int) -> list[Any]:
    seen: list[Any] = []
    for _ in range(steps):
        seat, text = env.get_observation()
        options = env.table.game.decision(seat).options
        done, info = env.step(str(1 + len(seen) % len(options)))
        seen.append((seat, text, done, info))
    return seen


@every_way
@every_title
def test_text(title: str, again: Callable[[Any], Any]) -> None:
    """A copy tells the same news, refusals included."""
    env = TextEnv(title)
    fresh = again(env)
    fresh.reset(num_players=3, seed=4)
    env.reset(num_players=3, seed=4)
    assert play_text(fresh, 3) == play_text(env, 3)
    play_text(env, 20)
    env.step("no such answer")
    other = again(env)
    assert other.table.game is not env.table.game
    found = play_text(other, 30)
    assert found == play_text(env, 30)
    assert any("Since your last turn" in text for _, text, _, _ in found[3:])
    assert other.table.transcript == env.table.transcript

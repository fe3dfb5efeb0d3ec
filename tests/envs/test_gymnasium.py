"""The Gymnasium environment: one seat against bots."""

from __future__ import annotations

import json
import warnings
from functools import partial
from typing import Any

import pytest

import sandtable
from sandtable.bots import UnknownBot
from sandtable.bots.own import OwnBot
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.errors import BadOption, GameOver, IllegalAction, MalformedAction
from sandtable.core.rng import Rng
from tests.envs.extra import need
from tests.envs.positions import encode

np = need("numpy", "numpy")
gymnasium = need("gymnasium", "gymnasium")
checker = need("gymnasium.utils.env_checker", "gymnasium")
gymnasium_env = need("sandtable.envs.gymnasium_env", "gymnasium")

ID = "sandtable.envs.gymnasium_env:sandtable/Imperium-v0"
imperium_env = partial(gymnasium_env.SeatEnv, "imperium")


def play(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, steps, terminated = 0.0, 0, False
    while not terminated:
        assert info["action_mask"].any()
        action = random.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        assert seen in env.observation_space
        assert not truncated
        assert terminated or reward == 0.0
        total += reward
        steps += 1
    return total, info, steps


@pytest.mark.parametrize(
    "options",
    [{"seats": 1}, {"seats": 2}, {"seats": 3, "seat": 2}, {"seats": 4, "seat": "random"}, {"opponents": "R"}],
)
def test_gymnasiums_own_check(options: dict[str, Any]) -> None:
    """Its actions come out of the blue, so they have to be wrapped."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(ID, illegal="wrap", **options)
        checker.check_env(env.unwrapped)


def test_it_has_a_name_in_the_registry() -> None:
    assert "sandtable/Imperium-v0" in gymnasium.registry
    assert isinstance(gymnasium.make("sandtable/Imperium-v0").unwrapped, gymnasium_env.SeatEnv)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("opponents", ["R", "G"])
def test_games_end_with_a_rank_and_a_reward(seats: int, opponents: str) -> None:
    env = imperium_env(seats=seats, opponents=opponents, seat=seats - 1)
    reward, info, steps = play(env, 4)
    outcome = env.game.outcome
    assert steps > 20
    assert info["rank"] == outcome.ranks[seats - 1]
    assert info["points"] == outcome.points[seats - 1]
    assert not info["action_mask"].any()
    share = (info["rank"] == 1) / outcome.ranks.count(1)
    assert reward == pytest.approx(share - 1 / len(outcome.ranks))
    with pytest.raises(GameOver):
        env.step(0)


def test_a_seed_gives_the_same_game_again() -> None:
    env = imperium_env(opponents="G", seat="random")
    played = []
    for _ in range(2):
        play(env, 6)
        played.append((env.game.digest(), env.seat))
    assert played[0] == played[1]
    assert env.reset(seed=6)[1]["seat"] == env.seat


def test_the_own_seat_may_be_another_each_game() -> None:
    env = imperium_env(opponents="R", seat="random")
    env.reset(seed=1)
    seats = {env.reset()[1]["seat"] for _ in range(30)}
    assert seats == {0, 1, 2, 3}


def test_the_observation_is_of_the_own_seat_and_before_the_own_decision() -> None:
    env = imperium_env(seats=3, seat=1, opponents="R")
    seen, info = env.reset(seed=3)
    for _ in range(40):
        assert env.game.to_act == [1]
        assert seen.tolist() == encode(env.game.view(1))
        assert info["action_mask"].astype(bool).tolist() == env.game.decision(1).mask()
        assert env.action_masks().tolist() == env.game.decision(1).mask()
        seen, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])


@pytest.mark.parametrize("opponents", ["R,G,R", ["R", "G", "R"], ("R", "greedy", "R")])
def test_opponents_are_named_in_one_text_or_in_a_list(opponents: Any) -> None:
    env = gymnasium.make(ID, opponents=opponents).unwrapped
    assert [bot.name for bot in env._bots] == ["random", "greedy", "random"]
    assert len(imperium_env(opponents=["R"])._bots) == 3


def test_opponents_sit_clockwise_from_the_own_seat() -> None:
    env = imperium_env(seats=4, seat=2, opponents="R,G,R")
    asked: list[int] = []
    greedy = env._bots[1]

    class Listening:
        needs_view = True

        def choose(self, view: Any, decision: Any, rng: Any) -> int:
            asked.append(decision.seat)
            assert view.seat == decision.seat
            chosen: int = greedy.choose(view, decision, rng)
            return chosen

    env._bots[1] = Listening()
    play(env, 1)
    assert set(asked) == {0}


@pytest.mark.parametrize(("action", "error"), [(0, IllegalAction), (10_000, MalformedAction)])
def test_an_illegal_action_raises_and_changes_nothing(action: int, error: type[Exception]) -> None:
    env = imperium_env(seats=3, opponents="R")
    env.reset(seed=1)
    before = env.game.digest()
    with pytest.raises(error):
        env.step(action)
    assert env.game.digest() == before


def test_wrapped_actions_count_round_and_round() -> None:
    """An option is taken as it is; any other number stands for an option."""
    env = imperium_env(seats=1, illegal="wrap")
    for number in range(env.action_space.n):
        env.reset(seed=1)
        other = env.game.clone()
        options = sorted(other.decision(0).options)
        other.apply(0, number if number in options else options[number % len(options)])
        env.step(number)
        assert env.game.digest() == other.digest()
    with pytest.raises(MalformedAction):
        env.step(10_000)


def test_bad_options_are_refused_at_once() -> None:
    for options, message in (
        ({"seats": 7}, "seats"),
        ({"seat": 4}, "option 'seat' takes 'random' or a seat from 0 to 3; not 4"),
        ({"seat": True}, "option 'seat'"),
        ({"illegal": "ignore"}, "option 'illegal' takes 'raise', 'wrap'; not 'ignore'"),
        ({"reward": "points"}, "option 'reward'"),
        ({"render_mode": "human"}, "render_mode"),
        ({"opponents": 3}, "option 'opponents' takes bots"),
        ({"opponents": ["G", 3, "R"]}, "option 'opponents' takes bots"),
        ({"seed": 5}, r"reset\(seed=5\)"),
    ):
        with pytest.raises(BadOption, match=message):
            imperium_env(**options)
    for seats, opponents, message in (
        (4, "X", "X"),
        (4, "R,R", "2 bots were named for 3 seats"),
        (4, ["R", "R"], "2 bots were named for 3 seats"),
        (4, [], "there is no bot ''"),
        (1, ["R", "R"], r"2 bots were named .*, but with one seat there are no opponents"),
        (1, "X", "X"),
        (1, "R,R", r"2 bots were named .*, but with one seat there are no opponents"),
    ):
        with pytest.raises(UnknownBot, match=message):
            imperium_env(seats=seats, opponents=opponents)


def test_a_seed_is_read_before_anything_changes() -> None:
    env, other = (imperium_env(opponents="R", seat="random") for _ in range(2))
    env.reset(seed=np.int64(6))
    other.reset(seed=6)
    assert env.game.digest() == other.game.digest()
    with pytest.raises(BadOption, match="a seed is a whole number"):
        env.reset(seed=1 << 256)
    assert env.game.digest() == other.game.digest()
    assert env.reset()[1]["seat"] == other.reset()[1]["seat"]
    assert env.game.digest() == other.game.digest()


def test_it_is_the_game_that_sandtable_makes_of_the_seed() -> None:
    env = imperium_env(seats=1, difficulty="sardaukar")
    env.reset(seed=21)
    assert env.game.digest() == sandtable.new("imperium", seed=21, seats=1, difficulty="sardaukar").digest()


def test_it_renders_what_the_own_seat_may_know() -> None:
    env = imperium_env(seats=3, seat=1, opponents="R", render_mode="ansi")
    env.reset(seed=2)
    assert json.loads(env.render()) == env.game.view(1).as_dict()


def test_opponents_may_be_bots_themselves() -> None:
    class First(OwnBot):
        asked = 0

        def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
            assert view is not None
            assert view.seat == decision.seat != 0
            self.asked += 1
            return decision.options[0]

    mine = First()
    env = imperium_env(opponents=[mine, "G", First])
    play(env, 3)
    assert mine.asked > 0
    alone = First()
    play(imperium_env(opponents=alone), 3)
    assert alone.asked > mine.asked
    with pytest.raises(BadOption, match="opponents"):
        imperium_env(opponents=[7, "G", "G"])

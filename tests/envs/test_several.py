"""Environments of another title, in which several decide at once (tests/sealed): sizes and words follow its options,
and nobody observes what another has sealed."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import BadOption, OutOfTurn
from sandtable.core.titles import meta
from sandtable.envs.fields_table import lines, places_of, read_back
from tests.citing import rule
from tests.envs.extra import need
from tests.sealed import EVERY_WAY, TITLE, enrolled


@pytest.fixture(autouse=True, scope="module")
def _enrolled() -> Iterator[None]:
    with enrolled():
        yield


ways = pytest.mark.parametrize("options", EVERY_WAY, ids=str)


def layout_of(**options: Any) -> Any:
    found = meta(TITLE)
    return found.part("observation").layout(TITLE, found.check(options))


def games(options: dict[str, Any], seeds: range = range(6)) -> Iterator[Any]:
    """Every position of some random games."""
    for seed in seeds:
        random = Random(seed)
        game: Any = meta(TITLE).new(seed, options)
        while not game.over:
            yield game
            seat = random.choice(game.to_act)
            game.apply(seat, random.choice(game.decision(seat).options))
        yield game


# --- rows ----------------------------------------------------------------------------------
def test_the_size_of_a_row_follows_the_options() -> None:
    sizes = {seats: layout_of(seats=seats).size for seats in (2, 3, 4)}
    assert len(set(sizes.values())) == 3
    prints = {layout_of(seats=seats, rounds=rounds).fingerprint for seats in (2, 3, 4) for rounds in (2, 3, 4)}
    assert len(prints) == 9
    assert layout_of(seats=3, rounds=2).version == meta(TITLE).part("observation").VERSION


def test_the_table_of_its_fields_can_be_read_back() -> None:
    fields = layout_of(seats=3).fields
    assert read_back(lines(fields), places_of(fields)) == fields


@ways
def test_a_row_is_that_of_the_view(options: dict[str, Any]) -> None:
    layout = layout_of(**options)
    for game in games(options):
        for seat in range(game.seats):
            row = layout.encode_state(game, seat)
            assert row == layout.encode(game.view(seat))
            assert all(0 <= value <= most for value, most in zip(row, layout.most, strict=True))


@rule("SB-2.3")
@ways
def test_a_sealed_answer_changes_no_other_row(options: dict[str, Any]) -> None:
    layout = layout_of(**options)
    sealed = 0
    for game in games(options):
        for seat in game.to_act:
            if len(game.deciding) < 2:
                continue
            others = [other for other in range(game.seats) if other != seat]
            before = [layout.encode_state(game, other) for other in others]
            for option in game.options_of(seat):
                after = game.clone()
                after.apply(seat, option)
                if after.sealed:  # this one did not open the group
                    sealed += 1
                    assert [layout.encode_state(after, other) for other in others] == before
                    assert layout.encode_state(after, seat) != layout.encode_state(game, seat)
    assert sealed > 100


# --- PettingZoo ----------------------------------------------------------------------------
@ways
@pytest.mark.filterwarnings("ignore:Observation (space for each agent probably should be|is not a NumPy array)")
def test_pettingzoos_own_tests(options: dict[str, Any]) -> None:
    zoo_test = need("pettingzoo.test", "numpy", "pettingzoo")
    envs = need("sandtable.envs", "numpy")
    zoo_test.api_test(envs.env(TITLE, **options), num_cycles=200)
    zoo_test.seed_test(lambda: envs.env(TITLE, **options), num_cycles=100)


@rule("SB-2.2", "SB-2.3")
@ways
def test_agents_answer_one_after_the_other_and_see_nothing_of_it(options: dict[str, Any]) -> None:
    pettingzoo_env = need("sandtable.envs.pettingzoo_env", "numpy", "pettingzoo")
    env = pettingzoo_env.raw_env(TITLE, **options)
    random = Random(4)
    together = 0
    for seed in range(3):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            agent, group, sealed = env.agent_selection, list(env.game.deciding), env.game.sealed
            assert agent == f"player_{env.game.to_act[0]}"
            seen = {name: env.observe(name) for name in env.agents}
            assert [name for name in env.agents if seen[name]["action_mask"].any()] == [agent]
            env.step(random.choice([int(n) for n in seen[agent]["action_mask"].nonzero()[0]]))
            if env.game.sealed > sealed:
                together += len(group) > 1
                for name in env.agents:
                    if name != agent:
                        assert (env.observe(name)["observation"] == seen[name]["observation"]).all()
        assert sum(env.rewards.values()) == pytest.approx(0.0)
    assert together > 10


def test_it_is_registered_by_its_title_and_the_version_of_its_observation() -> None:
    pettingzoo_env = need("sandtable.envs.pettingzoo_env", "numpy", "pettingzoo")
    gymnasium_env = need("sandtable.envs.gymnasium_env", "gymnasium")
    openspiel_game = need("sandtable.envs.openspiel_game", "pyspiel")
    assert pettingzoo_env.name_of(TITLE) == "sandtable/sealedbid_v2"
    assert pettingzoo_env.raw_env(TITLE).metadata["name"] == "sandtable/sealedbid_v2"
    assert gymnasium_env.id_of(TITLE) == "sandtable/Sealedbid-v2"
    assert openspiel_game.name_of(TITLE) == "python_sandtable_sealedbid"


# --- Gymnasium -----------------------------------------------------------------------------
@ways
def test_gymnasiums_own_check(options: dict[str, Any]) -> None:
    gymnasium = need("gymnasium", "gymnasium")
    gymnasium_env = need("sandtable.envs.gymnasium_env", "gymnasium")
    checker = need("gymnasium.utils.env_checker", "gymnasium")
    gymnasium_env.register(TITLE)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(gymnasium_env.id_of(TITLE), illegal="wrap", opponents="R", seat=1, **options)
        checker.check_env(env.unwrapped)


@rule("SB-2.2")
@ways
def test_the_own_seat_is_asked_before_it_knows_the_bots_answers(options: dict[str, Any]) -> None:
    gymnasium_env = need("sandtable.envs.gymnasium_env", "gymnasium")
    layout = layout_of(**options)
    last = options["seats"] - 1
    for seat in (0, last):
        env = gymnasium_env.SeatEnv(TITLE, seat=seat, opponents="G", **options)
        random = Random(seat)
        seen, info = env.reset(seed=3)
        over, at_once = False, 0
        while not over:
            game = env.game
            assert seat in game.to_act
            assert seen.tolist() == layout.encode(game.view(seat))
            assert info["action_mask"].astype(bool).tolist() == game.decision(seat).mask()
            if len(game.deciding) > 1:
                at_once += 1
                assert all(not game.answers[other] for other in range(game.seats) if other != seat)
            seen, reward, over, _, info = env.step(random.choice(game.options_of(seat)))
        assert at_once > 2
        assert info["rank"] == env.game.outcome.ranks[seat]
        assert (reward > 0) == (info["rank"] == 1)


# --- OpenSpiel -----------------------------------------------------------------------------
def loaded(options: dict[str, Any]) -> Any:
    pyspiel = need("pyspiel", "numpy", "pyspiel")
    openspiel_game = need("sandtable.envs.openspiel_game", "pyspiel")
    openspiel_game.register(TITLE)
    said = {"players" if name == "seats" else name: value for name, value in options.items()}
    given = ",".join(f"{name}={value}" for name, value in said.items())
    return pyspiel.load_game(f"{openspiel_game.name_of(TITLE)}({given})")


@ways
def test_openspiels_own_tests(options: dict[str, Any]) -> None:
    pyspiel = need("pyspiel", "numpy", "pyspiel")
    game = loaded(options)
    assert game.num_players() == options["seats"]
    assert game.observation_tensor_shape() == [layout_of(**options).size]
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@rule("SB-2.3")
@ways
def test_an_information_state_holds_no_sealed_answer(options: dict[str, Any]) -> None:
    """Neither do states made from it: those who have answered before do so anew."""
    random = Random(2)
    state = loaded(options).new_initial_state()
    drawn: set[tuple[Any, ...]] = set()
    compared = 0
    while not state.is_terminal():
        game = state.table.game
        if game is not None and game.sealed:
            player = state.current_player()
            told = state.information_state_string(player)
            for _ in range(4):
                world = state.resample_from_infostate(player, random.random)
                assert world.current_player() == player
                assert world.information_state_string(player) == told
                assert world.observation_tensor(player) == state.observation_tensor(player)
                assert world.legal_actions() == state.legal_actions()
                drawn.add((game.actions_taken, *(tuple(answers) for answers in world.table.game.answers)))
            before = {other: state.information_state_string(other) for other in range(game.seats) if other != player}
            after = state.clone()
            after.apply_action(random.choice(state.legal_actions()))
            if after.table.game.sealed > game.sealed:
                compared += 1
                assert before == {other: after.information_state_string(other) for other in before}
            assert pickle.loads(pickle.dumps(state)).information_state_string(player) == told
        state.apply_action(random.choice(state.legal_actions()))
    assert compared > 2
    assert len(drawn) > 8
    assert sum(state.returns()) == pytest.approx(0.0)


# --- many games at once --------------------------------------------------------------------
@ways
def test_rows_of_many_games_are_those_of_each(options: dict[str, Any]) -> None:
    np = need("numpy", "numpy")
    vector = need("sandtable.envs.vector", "numpy")
    layout = layout_of(**options)
    rest = {name: value for name, value in options.items() if name != "seats"}
    many = vector.VectorEnv(TITLE, games=4, seats=options["seats"], seed=5, options=rest)
    generator = np.random.default_rng(1)
    step = many.reset()
    ended = sealed = 0
    for _ in range(150):
        for game, state in enumerate(many.states()):
            seat = state.to_act[0]
            sealed += state.sealed > 0
            assert step.to_act[game] == seat
            assert step.observation[game].tolist() == layout.encode(state.view(seat))
            assert step.mask[game].tolist() == state.decision(seat).mask()
        step = many.step(vector.sample(step.mask, generator))
        ended += int(step.done.sum())
        assert step.rewards.sum() == pytest.approx(0.0)
    assert ended > 4
    assert sealed > 50
    assert many.layout.fingerprint == layout.fingerprint


def test_options_and_titles_that_cannot_be_are_refused() -> None:
    envs = need("sandtable.envs", "numpy")
    need("sandtable.envs.pettingzoo_env", "numpy", "pettingzoo")
    with pytest.raises(BadOption, match="seats"):
        envs.env(TITLE, seats=5)
    with pytest.raises(BadOption, match="'teams' of sealedbid takes True with four seats"):
        envs.env(TITLE, seats=2, teams=True)
    env = envs.env(TITLE).unwrapped
    env.reset(seed=1)
    other = max(env.game.to_act)
    env.game.apply(other, env.game.options_of(other)[-1])  # `none`
    with pytest.raises(OutOfTurn):
        env.game.options_of(other)

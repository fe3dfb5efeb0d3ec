"""Many games at once: each is the game it would be alone."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from sandtable.core.errors import BadOption, IllegalAction, MalformedAction, UnknownTitle
from sandtable.core.rng import Rng
from tests.envs.extra import need
from tests.envs.positions import SIZE, encode, encode_state

np = need("numpy", "numpy")
vector = need("sandtable.envs.vector", "numpy")
imperium = partial(vector.VectorEnv, "imperium")


def snapshot(step: Any) -> list[Any]:
    return [array.copy() for array in step]


def same(one: list[Any], other: list[Any]) -> bool:
    return all((a == b).all() for a, b in zip(one, other, strict=True))


def test_the_state_has_the_observation_of_every_seat_of_each_game() -> None:
    games = imperium(games=3, seats=3, seed=3)
    with pytest.raises(BadOption, match=r"reset\(\) comes before state\(\)"):
        games.state()
    random = np.random.default_rng(1)
    step = games.reset()
    for _ in range(40):
        step = games.step(vector.sample(step.mask, random))
    state = games.state()
    assert state.shape == (3, 3, SIZE)
    for game, of in enumerate(games.states()):
        assert state[game].tolist() == [encode(of.view(seat)) for seat in range(3)]
        assert state[game, step.to_act[game]].tolist() == step.observation[game].tolist()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_masks_and_seats_are_those_of_each_game(seats: int) -> None:
    """The rows are written straight from the states; they are the rows of the views."""
    games = imperium(games=5, seats=seats, seed=3)
    random = np.random.default_rng(1)
    step = games.reset()
    for number in range(300):
        if number % 10 == 0:
            for game, state in enumerate(games.states()):
                seat = state.to_act[0]
                assert step.to_act[game] == seat
                assert step.observation[game].tolist() == encode(state.view(seat))
                assert step.mask[game].tolist() == state.decision(seat).mask()
        step = games.step(vector.sample(step.mask, random))


def test_each_game_is_the_one_it_would_be_alone() -> None:
    """Actions replayed one by one on the same seeds give the same rows and the same results."""
    games = imperium(games=3, seats=2, seed=8, options={"leaders": "draft"})
    root = Rng(8)
    rngs = [root.fork() for _ in range(3)]

    def new(game: int) -> Any:
        seed = (rngs[game].below(1 << 30) << 30) | rngs[game].below(1 << 30)
        return games._kind.new(seed)

    alone = [new(game) for game in range(3)]
    random = np.random.default_rng(2)
    step = games.reset()
    ended = 0
    for _ in range(700):
        actions = vector.sample(step.mask, random)
        for game, state in enumerate(alone):
            state.apply(state.to_act[0], int(actions[game]))
        step = games.step(actions)
        for game, state in enumerate(alone):
            assert step.done[game] == state.over == (game in games.outcomes)
            if state.over:
                ended += 1
                assert games.outcomes[game] == state.outcome
                assert step.rewards[game].sum() == pytest.approx(0.0)
                share = 1 / state.outcome.ranks.count(1)
                assert step.rewards[game].max() == pytest.approx(share - 0.5)
                state = alone[game] = new(game)
            else:
                assert not step.rewards[game].any()
            assert step.observation[game].tolist() == encode_state(state, state.to_act[0])
    assert ended >= 6


def test_the_same_seed_gives_the_same_games() -> None:
    one = imperium(games=4, seats=3, seed=5)
    other = imperium(games=4, seats=3, seed=6)
    first = snapshot(one.reset())
    assert not same(first, snapshot(other.reset()))
    assert same(first, snapshot(other.reset(seed=5)))
    random = np.random.default_rng(1)
    for _ in range(50):
        actions = vector.sample(one.mask, random)
        assert same(snapshot(one.step(actions)), snapshot(other.step(actions)))
    assert same(first, snapshot(one.reset()))
    assert not same(first, snapshot(one.reset(seed=7)))


def test_a_row_does_not_depend_on_how_many_there_are() -> None:
    """Nor on when the games of other rows end."""
    few = imperium(games=2, seats=2, seed=5, observe=False)
    many = imperium(games=5, seats=2, seed=5, observe=False)
    random = np.random.default_rng(1)
    few.reset()
    many.reset()
    ended = 0
    for _ in range(700):
        actions = vector.sample(many.mask, random)
        many.step(actions)
        few.step(actions[:2])
        ended += int(many.done.sum())
        assert same(snapshot(few._step), [array[:2] for array in many._step])
    assert ended > 10


def test_games_of_one_batch_differ() -> None:
    games = imperium(games=8, seed=1)
    games.reset()
    assert len({state.digest() for state in games.states()}) == 8


def test_arrays_have_their_types_and_stay_the_same() -> None:
    games = imperium(games=6, seats=4, seed=2)
    step = games.reset()
    words = len(games.states()[0].vocabulary)
    expected = [((6, SIZE), "float32"), ((6, words), "bool"), ((6,), "int32"), ((6, 4), "float32"), ((6,), "bool")]
    assert [(array.shape, array.dtype.name) for array in step] == expected
    again = games.step(vector.sample(step.mask, np.random.default_rng(1)))
    assert all(a is b for a, b in zip(step, again, strict=True))


def test_nothing_is_observed_where_nobody_looks() -> None:
    blind = imperium(games=4, seed=2, observe=False)
    seeing = imperium(games=4, seed=2)
    random = np.random.default_rng(1)
    blind.reset()
    seeing.reset()
    for _ in range(60):
        actions = vector.sample(blind.mask, random)
        one, other = blind.step(actions), seeing.step(actions)
        assert not one.observation.any()
        assert same(snapshot(one)[1:], snapshot(other)[1:])


@pytest.mark.parametrize("wrong", [0, -1, 10_000])
def test_an_action_that_is_no_option_changes_no_game(wrong: int) -> None:
    games = imperium(games=4, seed=2)
    step = games.reset()
    digests = [state.digest() for state in games.states()]
    before = snapshot(step)
    actions = vector.sample(step.mask, np.random.default_rng(1))
    good = actions.copy()
    actions[2] = wrong
    error, message = (
        (IllegalAction, "game 2: end is no option")
        if wrong == 0
        else (MalformedAction, f"^game 2: an action is a whole number from 0 to .*, not {wrong}$")
    )
    with pytest.raises(error, match=message):
        games.step(actions)
    assert [state.digest() for state in games.states()] == digests
    assert same(before, snapshot(step))
    games.step(good)


@pytest.mark.parametrize("actions", [[1, 2], "end", None])
def test_actions_are_an_array_of_whole_numbers(actions: Any) -> None:
    games = imperium(games=2, seed=2)
    with pytest.raises(BadOption, match="reset"):
        games.step(np.zeros(2, np.int32))
    games.reset()
    for given in (actions, np.zeros(3, np.int32), np.zeros((2, 1), np.int32), np.zeros(2, np.float32)):
        with pytest.raises(MalformedAction, match="an array of 2 whole numbers"):
            games.step(given)


@pytest.mark.parametrize("kind", ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"])
def test_any_type_of_whole_number_will_do(kind: str) -> None:
    games, other = (imperium(games=3, seed=2) for _ in range(2))
    step = games.reset()
    other.reset()
    for _ in range(40):  # until a word that fits into the type is an option of every game
        actions = np.array([np.flatnonzero(row)[0] for row in step.mask])
        if actions.max() <= np.iinfo(kind).max:
            break
        step = games.step(actions)
        other.step(actions)
    assert actions.max() <= np.iinfo(kind).max
    assert same(snapshot(games.step(actions.astype(kind))), snapshot(other.step(actions)))


def test_a_number_too_large_for_the_machine_is_no_action() -> None:
    games = imperium(games=3, seed=2)
    games.reset()
    with pytest.raises(MalformedAction, match=r"^game 1: .*, not 18446744073709551615$"):
        games.step(np.array([0, (1 << 64) - 1, 0], np.uint64))


def test_a_seed_may_be_numpys() -> None:
    games, other = (imperium(games=2, seed=seed) for seed in (np.uint64(7), 7))
    assert same(snapshot(games.reset()), snapshot(other.reset()))
    assert same(snapshot(games.reset(seed=np.int64(8))), snapshot(other.reset(seed=8)))


def test_bad_options_are_refused_at_once() -> None:
    for how, message in (
        ({"games": 0}, "games"),
        ({"games": 2.0}, "games"),
        ({"seats": 5}, "seats"),
        ({"seed": -1}, "seed"),
        ({"reward": "points"}, "reward"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"seats": 3}}, "given with seats="),
        ({"seats": 3, "options": {"seats": 3}}, "given with seats="),
        ({"seed": True}, "seed"),
        ({"seed": 1.0}, "seed"),
        ({"seats": 2, "options": {"difficulty": "mentat"}}, "difficulty"),
    ):
        with pytest.raises(BadOption, match=message):
            imperium(**how)
    with pytest.raises(UnknownTitle, match="'nonsense'"):
        vector.VectorEnv("nonsense")


def test_samples_are_options_and_every_option_is_sampled() -> None:
    games = imperium(games=3, seed=4)
    mask = games.reset().mask
    random = np.random.default_rng(1)
    seen: list[set[int]] = [set(), set(), set()]
    for _ in range(400):
        for game, action in enumerate(vector.sample(mask, random)):
            seen[game].add(int(action))
    assert seen == [set(np.flatnonzero(row).tolist()) for row in mask]

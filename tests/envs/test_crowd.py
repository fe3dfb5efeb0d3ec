"""Many games side by side, each played on to its next real choice."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from sandtable.bots import make
from sandtable.core.contract import State
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.envs.crowd import (
    ADVISED,
    ALONE,
    AMONG_ADVISED,
    AMONG_FORMER,
    AMONG_RANDOM,
    FORMER,
    LEARNER,
    RANDOM,
    Crowd,
)

TITLE = meta("imperium")


def crowd(casts: list[int], seed: int = 1, seats: int = 4, teaching: bool = False, noise: int = 0) -> Crowd:
    options = TITLE.check({"seats": seats})
    news = [partial(_new, options) for _ in casts]
    found = Crowd(list(news), casts, [1] * len(casts), TITLE.part("advice"), seed, teaching, noise)
    found.begin()
    return found


def _new(options: dict[str, Any], seed: int) -> State:
    return TITLE.new(seed, options)


def play(games: Crowd, steps: int, seed: int = 3) -> list[tuple[int, list[float]]]:
    """Take random options for some steps; return the results."""
    rng = Rng(seed)
    found: list[tuple[int, list[float]]] = []
    for _ in range(steps):
        games.step([options[rng.below(len(options))] for options in games.options])
        found += zip(games.done, games.rewards, strict=True)
    return found


def test_only_real_choices_are_asked_and_games_go_on() -> None:
    games = crowd([ALONE, ALONE])
    results = play(games, 700)
    assert len(results) > 2
    for _, won in results:
        assert sum(won) == pytest.approx(1.0)
    assert games.decisions > 2 * 700  # forced decisions were taken unasked
    for slot in range(2):
        assert len(games.options[slot]) > 1
        assert games.states[slot].to_act[0] == games.seats[slot]
        assert games.who[slot] == LEARNER


@pytest.mark.parametrize(
    ("cast", "other", "others"), [(AMONG_FORMER, FORMER, 2), (AMONG_ADVISED, ADVISED, 3), (AMONG_RANDOM, RANDOM, 3)]
)
def test_a_cast_says_who_plays(cast: int, other: int, others: int) -> None:
    games = crowd([cast] * 4)
    seats = set()
    for players in games.players:
        assert sorted(players) == sorted([LEARNER] * (4 - others) + [other] * others)
        seats.add(players.index(LEARNER))
    assert len(seats) > 1
    play(games, 60)
    for slot in range(4):
        assert games.who[slot] == games.players[slot][games.seats[slot]]
        assert games.who[slot] in (LEARNER, FORMER)  # bots answer for themselves
    assert crowd([cast], seats=1).players == [[LEARNER]]


def test_results_are_counted_for_the_learner() -> None:
    games = crowd([AMONG_RANDOM] * 3, seed=5)
    results = play(games, 400)
    assert games.games[AMONG_RANDOM] == len(results) > 2
    assert 0.0 <= games.shares[AMONG_RANDOM] <= len(results)


def test_a_teacher_chooses_like_the_greedy_bot() -> None:
    games = crowd([ALONE] * 3, teaching=True)
    bot = make("G")
    for _ in range(80):
        for slot, state in enumerate(games.states):
            seat = games.seats[slot]
            assert games.labels[slot] == bot.choose(state.view(seat), state.decision(seat), Rng(1))
        games.step(games.labels)


def test_noise_takes_other_options_now_and_then() -> None:
    quiet, noisy = crowd([ALONE], teaching=True), crowd([ALONE], teaching=True, noise=1 << 15)
    for _ in range(30):
        quiet.step(quiet.labels)
        noisy.step(noisy.labels)
    assert quiet.states[0].digest() != noisy.states[0].digest()


def test_rows_and_options_are_those_of_the_seat_to_choose() -> None:
    games = crowd([ALONE, AMONG_ADVISED, AMONG_FORMER])
    play(games, 25)
    layout = TITLE.part("observation").layout_of(games.states[0])
    sheet = Sheet(layout, 3)
    where: list[int] = []
    widths: list[int] = []
    games.read(layout.filler(), sheet, where, widths)
    data = bytes(sheet.buffer())
    for slot, state in enumerate(games.states):
        row = list(data[slot * layout.size : (slot + 1) * layout.size])
        assert row == layout.encode(state.view(games.seats[slot]))
    assert where == [option for options in games.options for option in options]
    assert widths == [len(options) for options in games.options]


def test_saved_games_go_on_in_the_same_way() -> None:
    games = crowd([ALONE, AMONG_ADVISED, AMONG_FORMER])
    play(games, 30)
    saved = games.save()
    other = crowd([ALONE, AMONG_ADVISED, AMONG_FORMER], seed=99)
    other.load(saved, TITLE.from_bytes)
    assert play(games, 300) == play(other, 300)
    assert [state.digest() for state in games.states] == [state.digest() for state in other.states]

"""Rewards at the end of a game."""

from __future__ import annotations

import pytest

from sandtable.core.contract import Outcome
from sandtable.core.errors import BadOption
from sandtable.envs.rewards import rank, reward_named, win


def ended(*ranks: int) -> Outcome:
    return Outcome(list(ranks), [10] * len(ranks), "points", "none")


@pytest.mark.parametrize(
    ("ranks", "by_win", "by_rank"),
    [
        ((1, 2, 3, 4), (0.75, -0.25, -0.25, -0.25), (1.0, 1 / 3, -1 / 3, -1.0)),
        ((4, 1, 2, 3), (-0.25, 0.75, -0.25, -0.25), (-1.0, 1.0, 1 / 3, -1 / 3)),
        ((1, 1, 3, 4), (0.25, 0.25, -0.25, -0.25), (2 / 3, 2 / 3, -1 / 3, -1.0)),
        ((1, 2, 2, 4), (0.75, -0.25, -0.25, -0.25), (1.0, 0.0, 0.0, -1.0)),
        ((2, 1, 3), (-1 / 3, 2 / 3, -1 / 3), (0.0, 1.0, -1.0)),
        ((1, 1, 1), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)),
        ((2, 1), (-0.5, 0.5), (-1.0, 1.0)),
        ((1, 1), (0.0, 0.0), (0.0, 0.0)),
    ],
)
def test_rewards(ranks: tuple[int, ...], by_win: tuple[float, ...], by_rank: tuple[float, ...]) -> None:
    assert win(ended(*ranks)) == pytest.approx(by_win)
    assert rank(ended(*ranks)) == pytest.approx(by_rank)
    assert sum(win(ended(*ranks))) == pytest.approx(0.0)
    assert sum(rank(ended(*ranks))) == pytest.approx(0.0)


def test_only_these_rewards_have_a_name() -> None:
    assert reward_named("win") is win
    assert reward_named("rank") is rank
    with pytest.raises(BadOption, match="option 'reward' takes 'win', 'rank'; not 'points'"):
        reward_named("points")

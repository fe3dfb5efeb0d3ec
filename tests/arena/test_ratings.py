"""Ratings and confidence intervals: they find what is known beforehand."""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import Any

import pytest

from sandtable.arena.intervals import Clustered, student, wilson
from sandtable.arena.ratings import MEAN, order_of, rate
from sandtable.core.rng import Rng


# --- ratings -----------------------------------------------------------------------------
def synthetic(strengths: list[float], games: int, rng: Rng) -> Counter[Any]:
    """Games between bots of known strength, each order picked as Plackett and Luce have it."""
    orders: Counter[Any] = Counter()
    for _ in range(games):
        left = list(range(len(strengths)))
        finished: list[int] = []
        while left:
            weights = [exp(strengths[bot]) for bot in left]
            drawn = rng.below(1 << 30) / (1 << 30) * sum(weights)
            at = 0
            while drawn >= weights[at] and at < len(left) - 1:
                drawn -= weights[at]
                at += 1
            finished.append(left.pop(at))
        orders[order_of(finished, list(range(1, len(finished) + 1)))] += 1
    return orders


def test_ratings_recover_a_known_order_and_its_distances() -> None:
    strengths = [0.0, 1.0, -0.5, 2.0]
    found = rate(synthetic(strengths, 3000, Rng(4)), 4)
    by_rating = sorted(range(4), key=lambda bot: found[bot].value)
    assert by_rating == [2, 0, 1, 3]
    middle = sum(strengths) / 4
    for strength, rating in zip(strengths, found, strict=True):
        true = MEAN + 400 / 2.302585 * (strength - middle)
        assert rating.low is not None
        assert rating.high is not None
        assert abs(rating.value - true) < 25
        assert 10 < rating.high - rating.low < 60
    assert sum(rating.value for rating in found) == pytest.approx(4 * MEAN)


def test_rating_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    strengths = [0.4, 0.0, -0.4]
    rng = Rng(8)
    inside = 0
    for _ in range(60):
        found = rate(synthetic(strengths, 80, rng), 3)
        for strength, rating in zip(strengths, found, strict=True):
            assert rating.low is not None
            assert rating.high is not None
            inside += rating.low <= MEAN + 400 / 2.302585 * strength <= rating.high
    assert 0.88 <= inside / 180 <= 1.0


def test_equal_bots_have_equal_ratings_and_a_tie_is_half_of_each_order() -> None:
    tied = rate({((0, 1),): 10}, 2)
    halves = rate({((0,), (1,)): 5, ((1,), (0,)): 5}, 2)
    assert tied[0].value == pytest.approx(tied[1].value) == pytest.approx(MEAN)
    assert tied == [pytest.approx(rating) for rating in halves]


def test_a_bot_that_never_lost_has_a_finite_rating_that_grows_with_the_games() -> None:
    few, many = (rate({((0,), (1, 1, 1)): games}, 2)[0].value for games in (4, 400))
    assert MEAN < few < many < MEAN + 2000
    assert rate({}, 1)[0].value == MEAN


def test_the_more_games_the_narrower() -> None:
    few, many = (rate({((0,), (1,)): 3 * n, ((1,), (0,)): 2 * n}, 2)[0] for n in (2, 200))
    assert few.low is not None
    assert few.high is not None
    assert many.low is not None
    assert many.high is not None
    assert many.high - many.low < 0.2 * (few.high - few.low)


# --- intervals ---------------------------------------------------------------------------
def test_wilson_and_student() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.3, 0) == (0.0, 1.0)
    assert student(1) == 12.706
    assert student(60) == pytest.approx(2.0003, abs=1e-3)
    assert student(10**6) == pytest.approx(1.96, abs=1e-3)


def test_blocks_that_differ_widen_the_interval() -> None:
    alike, apart = Clustered(), Clustered()
    for i in range(20):
        alike.add(2.0, 4)
        apart.add(4.0 * (i % 2), 4)
    assert alike.mean == apart.mean == 0.5
    narrow, wide = alike.share(), apart.share()
    assert (narrow.low, narrow.high) == pytest.approx(wilson(0.5, 80))
    assert narrow.low is not None
    assert wide.low is not None
    assert wide.low < narrow.low - 0.05
    assert apart.variance() == pytest.approx(0.25 / 19)
    assert Clustered().interval().low is None
    assert alike.interval().low == alike.interval().high == 0.5


def test_a_mean_within_bounds_has_an_interval_within_bounds() -> None:
    always_first = Clustered()
    for _ in range(4):
        always_first.add(4.0, 4)
    found = always_first.between(1.0, 4.0)
    assert (found.value, found.low) == (1.0, 1.0)
    assert found.high is not None
    assert 1.3 < found.high < 2.0
    mixed = Clustered()
    for ranks in ([1, 2], [2, 1], [1, 1], [3, 1]):
        mixed.add(sum(ranks), 2)
    found = mixed.between(1.0, 4.0)
    assert found.low is not None
    assert found.high is not None
    assert 1.0 <= found.low < 1.5 < found.high < 4.0
    assert mixed.between(1.5, 1.5).low is None

"""Dealing pieces for balanced matches."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.dealing import evenly


@pytest.mark.parametrize(("pieces", "seats"), [(6, 6), (8, 6), (8, 4), (6, 4), (9, 3), (7, 4), (8, 1)])
def test_over_a_run_each_piece_sits_on_each_seat_once(pieces: int, seats: int) -> None:
    pool = list(range(100, 100 + pieces))
    dealt = [evenly(pool, seats, block, 5) for block in range(2 * pieces)]
    for run in (dealt[:pieces], dealt[pieces:]):
        on = Counter((seat, piece) for hand in run for seat, piece in enumerate(hand))
        assert on == {(seat, piece): 1 for seat in range(seats) for piece in pool}
    assert all(len(set(hand)) == seats for hand in dealt)
    assert dealt == [evenly(pool, seats, block, 5) for block in range(2 * pieces)]
    assert pool == list(range(100, 100 + pieces))  # the caller's list is not shuffled


def test_another_seed_and_another_run_deal_otherwise() -> None:
    pool = list(range(8))
    one, other = ([evenly(pool, 4, block, seed) for block in range(16)] for seed in (1, 77))
    assert one != other
    assert one[:8] != one[8:]

"""The small generator of bots and laboratories: even, with a long period, and the same on every platform."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from sandtable.core.rng import _A, Rng

LIMIT = 1 << 62

# Chi-square with a one in ten thousand chance of failure; the seeds are fixed, so a passing test keeps passing.
CRITICAL = {1: 15.2, 2: 18.5, 4: 23.6, 5: 25.8, 6: 27.9, 9: 33.8, 12: 39.2, 23: 56.5, 119: 187.0}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((n - expected) ** 2 / expected for n in counts)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 13])
def test_numbers_are_even(n: int) -> None:
    for seed in (0, 1, 2**63 - 1):
        rng = Rng(seed)
        counts = Counter(rng.below(n) for _ in range(20_000))
        assert sorted(counts) == list(range(n))
        assert chi_square([counts[i] for i in range(n)]) < CRITICAL[n - 1]


def test_pairs_of_numbers_are_even() -> None:
    """A draw does not predict the next one."""
    rng = Rng(77)
    draws = [rng.below(5) for _ in range(40_001)]
    pairs = Counter(pairwise(draws))
    assert chi_square([pairs[a, b] for a in range(5) for b in range(5)]) < 58.0


def test_the_first_number_of_neighbouring_seeds_is_even() -> None:
    counts = Counter(Rng(seed).below(6) for seed in range(20_000))
    assert chi_square([counts[i] for i in range(6)]) < CRITICAL[5]


def test_shuffles_are_even() -> None:
    """All orders of few cards, and all places of many cards, are equally likely."""
    rng = Rng(8)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < CRITICAL[23]
    places = [[0] * 10 for _ in range(10)]
    for _ in range(20_000):
        cards = list(range(10))
        rng.shuffle(cards)
        assert sorted(cards) == list(range(10))
        for place, card in enumerate(cards):
            places[place][card] += 1
    assert all(chi_square(row) < CRITICAL[9] for row in places)


@pytest.mark.parametrize("items", [[], [7], [7, 7]])
def test_shuffling_nothing_is_fine(items: list[int]) -> None:
    before = items[:]
    Rng(1).shuffle(items)
    assert items == before


def test_the_generator_stays_a_machine_integer() -> None:
    """Its state stays below 2^62, so that compiled code never needs big integers, and it never gets stuck."""
    for seed in (0, 1, 2, 12345, 2**31, 2**62, 2**63 - 1):
        rng = Rng(seed)
        before = 0
        for _ in range(2000):
            assert 0 < rng.x < LIMIT
            assert rng.x != before
            before = rng.x
            rng.below(52)


def test_no_short_cycles() -> None:
    for seed in (0, 1, 99):
        rng = Rng(seed)
        seen = set()
        for _ in range(100_000):
            seen.add(rng.x)
            rng.below(2)
        assert len(seen) == 100_000


def is_prime(n: int) -> bool:
    """Tell whether a number is prime, by Miller-Rabin with bases that decide every number below 2^64."""
    d, twos = n - 1, 0
    while d % 2 == 0:
        d, twos = d // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def test_the_period_is_as_long_as_claimed() -> None:
    """A * 2^32 - 1 is a safe prime, so every start lies on a cycle of about 2^61."""
    modulus = _A * 2**32 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    assert 2**60 < (modulus - 1) // 2 < 2**62
    assert pow(2**32, 2, modulus) != 1


def test_a_copy_of_the_generator_goes_its_own_way() -> None:
    rng = Rng(4)
    copy = rng.clone()
    assert [rng.below(100) for _ in range(20)] == [copy.below(100) for _ in range(20)]
    rng.below(2)
    assert rng.x != copy.x


def test_a_fork_has_nothing_to_do_with_its_parent() -> None:
    rng = Rng(4)
    fork = rng.fork()
    assert fork.x != rng.x
    assert [rng.below(1000) for _ in range(20)] != [fork.below(1000) for _ in range(20)]
    again = Rng(4)
    assert again.fork().x == Rng(4).fork().x

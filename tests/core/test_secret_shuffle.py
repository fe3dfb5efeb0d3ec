"""Visible cards reveal nothing about hidden ones: an attack computes a weak generator's shuffle from the Imperium Row.

The attacker sees the cards of the row as they come: the end of a deck whose order before the shuffle is known from the
source. Each card reveals about six bits of one draw, and in a linear generator a dozen draws determine all that follow:
finding the state means finding a close vector in a lattice (LLL, then Babai's nearest planes). The attack works against
`core.rng`, which bots use and games used to use; it must not work against the chance of a game.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

import sandtable
from sandtable.core.chance import BLOCK, Chance, key_of
from sandtable.core.rng import _A, Rng
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import DECK_LUCK, IMPERIUM_LUCK, STREAMS
from tests.imperium.base.pieces import IMPERIUM_CARDS

SEEN = 20  # number of cards of the row that the attacker has seen
CARDS = len(IMPERIUM_CARDS)
CELLS = 1 << 9  # cells for the top nine bits of a state
BEST = 16  # number of states to use, the best known ones
P = _A * (1 << 32) - 1  # a draw multiplies the state by A, modulo P


# --- the attack --------------------------------------------------------------------------
def draws(seen: list[int]) -> list[tuple[int, int]]:
    """Return for each card the place it came from and the number of cards left."""
    deck = list(range(CARDS))
    found = []
    for card in seen:
        place = deck.index(card)
        found.append((place, len(deck)))
        deck[place] = deck[-1]
        deck.pop()
    return found


def states(seen: list[int]) -> dict[int, int]:
    """Return estimates of the generator's state after some of the draws, as far as its top bits are known.

    A draw gives low ^ high; high is the upper half of the state, low becomes the upper half of the next state. So the
    function computes how likely each value of a state's top bits is, and returns the mean of the most concentrated
    distributions.
    """
    likely = [1.0 / CELLS] * CELLS
    known = []
    for t, (place, of) in enumerate(draws(seen), 1):
        drawn = range(place * CELLS // of, ((place + 1) * CELLS - 1) // of + 1)
        following = [0.0] * CELLS
        for high, chance in enumerate(likely):
            if chance > 1e-6:
                for low_and_high in drawn:
                    following[low_and_high ^ (high >> 2)] += chance / len(drawn)
        likely = following
        middle = sum(cell * chance for cell, chance in enumerate(likely))
        spread = sum((cell - middle) ** 2 * chance for cell, chance in enumerate(likely)) ** 0.5
        known.append((spread, t, int((middle + 0.5) * P / CELLS)))
    return {t: middle for _, t, middle in sorted(sorted(known)[:BEST], key=lambda entry: entry[1])}


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """Return an LLL-reduced basis, using only integers (Cohen, 2.6.7)."""
    n = len(basis)
    b = [row[:] for row in basis]
    d = [1] + [0] * n
    lam = [[0] * n for _ in range(n)]

    def dot(u: list[int], v: list[int]) -> int:
        return sum(x * y for x, y in zip(u, v, strict=True))

    def shorten(k: int, at: int) -> None:
        if 2 * abs(lam[k][at]) <= d[at + 1]:
            return
        q = (2 * lam[k][at] + d[at + 1]) // (2 * d[at + 1])
        b[k] = [x - q * y for x, y in zip(b[k], b[at], strict=True)]
        lam[k][at] -= q * d[at + 1]
        for i in range(at):
            lam[k][i] -= q * lam[at][i]

    k, done = 1, 0
    d[1] = dot(b[0], b[0])
    while k < n:
        if k > done:
            done = k
            for j in range(k + 1):
                u = dot(b[k], b[j])
                for i in range(j):
                    u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
                if j < k:
                    lam[k][j] = u
                else:
                    d[k + 1] = u
        shorten(k, k - 1)
        if 4 * d[k + 1] * d[k - 1] < 3 * d[k] ** 2 - 4 * lam[k][k - 1] ** 2:
            b[k], b[k - 1] = b[k - 1], b[k]
            for i in range(k - 1):
                lam[k][i], lam[k - 1][i] = lam[k - 1][i], lam[k][i]
            cross = lam[k][k - 1]
            swapped = (d[k - 1] * d[k + 1] + cross**2) // d[k]
            for i in range(k + 1, done + 1):
                t = lam[i][k]
                lam[i][k] = (d[k + 1] * lam[i][k - 1] - cross * t) // d[k]
                lam[i][k - 1] = (swapped * t + cross * lam[i][k]) // d[k + 1]
            d[k] = swapped
            k = max(k - 1, 1)
        else:
            for at in range(k - 2, -1, -1):
                shorten(k, at)
            k += 1
    return b


def near(known: dict[int, int]) -> list[int]:
    """Return a sequence of states that the generator can go through and that is close to these (Babai's nearest
    planes)."""
    times, target = list(known), list(known.values())
    n = len(times)
    rows = [[pow(_A, t - times[0], P) for t in times]]
    basis = reduced(rows + [[P if at == t else 0 for at in range(n)] for t in range(1, n)])
    ortho: list[list[float]] = []
    for row in basis:
        v = [float(x) for x in row]
        for o in ortho:
            q = sum(float(x) * y for x, y in zip(row, o, strict=True)) / sum(y * y for y in o)
            v = [x - q * y for x, y in zip(v, o, strict=True)]
        ortho.append(v)
    rest = target[:]
    for row, o in zip(reversed(basis), reversed(ortho), strict=True):
        q = round(sum(float(x) * y for x, y in zip(rest, o, strict=True)) / sum(y * y for y in o))
        rest = [x - q * y for x, y in zip(rest, row, strict=True)]
    return [x - y for x, y in zip(target, rest, strict=True)]


def foretell(seen: list[int]) -> list[int]:
    """Return the next cards if the shuffle came from a generator like `Rng`, or an empty list if none fits."""
    known = states(seen)
    rng = Rng(0)
    rng.x = near(known)[0] * pow(_A, -min(known), P) % P
    deck = list(range(CARDS))
    rng.shuffle(deck)
    deck.reverse()
    return deck[SEEN:] if deck[:SEEN] == seen else []


# --- tests -------------------------------------------------------------------------------
def test_the_attack_computes_what_a_weak_generator_shuffles() -> None:
    """Otherwise the next test would prove nothing."""
    told = 0
    for seed in range(20):
        deck = list(range(CARDS))
        Rng(seed).shuffle(deck)
        deck.reverse()
        told += foretell(deck[:SEEN]) == deck[SEEN:]
    assert told >= 12


def test_the_attack_tells_nothing_of_a_game() -> None:
    """The attack is even told more than anybody sees: which of two equal cards it was."""
    for seed in range(40):
        deck = list(range(CARDS))
        Chance(key_of(seed), STREAMS).shuffle(IMPERIUM_LUCK, deck)
        game = sandtable.new("imperium", seats=4, seed=seed)
        assert isinstance(game, Game)
        deck.reverse()
        assert [IMPERIUM_CARDS[card] for card in deck] == game.row + game.imperium_deck[::-1]
        assert foretell(deck[:SEEN]) == []


def test_a_stream_tells_nothing_of_another() -> None:
    """Reading all shuffles of one deck reveals nothing about another: its stream gives the same values either way."""
    one, two = Chance(key_of(7), STREAMS), Chance(key_of(7), STREAMS)
    for _ in range(9):
        one.shuffle(DECK_LUCK, list(range(10)))
    ours, theirs = list(range(30)), list(range(30))
    one.shuffle(IMPERIUM_LUCK, ours)
    two.shuffle(IMPERIUM_LUCK, theirs)
    assert ours == theirs
    same = list(range(30))
    two.shuffle(DECK_LUCK, same)
    assert same != ours
    again = list(range(30))
    two.shuffle(IMPERIUM_LUCK, again)
    assert again != ours


def test_a_block_is_keyed_blake2() -> None:
    """The test computes a block by hand: only the standard hash is between the seed and the cards."""
    seed = (1 << 255) + 12345
    key = hashlib.blake2b(seed.to_bytes(32, "little"), digest_size=32, person=b"sandtable seed").digest()
    chance = Chance(key_of(seed), STREAMS)
    chance.below(3, 5)
    drawn = [chance.below(3, 1 << 16) for _ in range(2)]
    where = [((3 << 48) | (use << 16)).to_bytes(8, "little") for use in (1, 2)]
    blocks = [hashlib.blake2b(at, key=key, digest_size=BLOCK).digest() for at in where]
    assert drawn == [int.from_bytes(block[:2], "little") for block in blocks]


def test_long_shuffles_take_more_blocks() -> None:
    """A deck of 67 needs three blocks; none is read twice."""
    items = list(range(1000))
    Chance(key_of(3), 1).shuffle(0, items)
    assert sorted(items) == list(range(1000))
    assert sum(a == b for a, b in zip(items, range(1000), strict=True)) < 12
    steps = Counter((b - a) % 1000 for a, b in pairwise(items))
    assert steps.most_common(1)[0][1] < 10


# Chi-square with a one in ten thousand chance of failure; the seeds are fixed, so a passing test keeps passing.
@pytest.mark.parametrize(("n", "most"), [(2, 15.2), (3, 18.5), (7, 27.9), (67, 122.0)])
def test_every_draw_is_equally_likely(n: int, most: float) -> None:
    chance = Chance(key_of(n), 1)
    counts = Counter(chance.below(0, n) for _ in range(6000))
    expected = 6000 / n
    assert sum((counts[i] - expected) ** 2 / expected for i in range(n)) < most


def test_every_order_is_equally_likely() -> None:
    chance = Chance(key_of(11), 1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(0, items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((n - 500) ** 2 / 500 for n in counts.values()) < 56.0


def test_clones_part_ways() -> None:
    one = Chance(key_of(1), 2)
    two = one.clone()
    assert one.below(0, 1000) == two.below(0, 1000)
    one.below(1, 1000)
    assert (one.used, two.used) == ([1, 1], [1, 0])

"""The columns of a price and functions on rows of columns, used by `price` and by the companions in `nodes`.

A price is computed without a position, so it assumes these rough estimates:

    a condition holds           half of the time      CONDITION
    "any number" of troops      3                     ANY_TROOPS
    bonus spice at a harvest    1                     BONUS_SPICE
    opponents                   3                     OPPONENTS
    stolen Intrigue cards       one time in two       STOLEN
    a discount is used          half of the time      CONDITION

The companion of each count defines the number that a `per` is assumed to count. Written for mypyc: plain functions,
lists of floats, no closures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

FEATURES: Final = (
    "solari",
    "spice",
    "water",
    "troops",  # supply to garrison; lost ones negative
    "cards",  # drawn or taken into hand; discarded ones negative
    "intrigue",
    "influence_emperor",
    "influence_guild",
    "influence_bene",
    "influence_fremen",
    "influence_any",
    "persuasion",
    "swords",
    "vp",
    "trash",  # one of the seat's cards, trashed by choice
    "given_up",  # a card that must be trashed: this one, or as a cost (so negative)
    "deploy",  # troops that may enter the Conflict; those that must leave it negative
    "retreat",
    "agents",  # more Agents this round
    "swordmaster",
    "council",
    "control",
    "foldspace",
    "acquire",  # cost of a card acquired without Persuasion
    "topdeck",  # acquired cards that may go on top of the deck
    "signet",
    "opponent_cards",  # cards opponents lose
    "opponent_troops",  # troops opponents lose
    "opponent_other",  # anything else opponents lose
    "special",  # a rule that no column covers
)
COLUMN: Final = {name: i for i, name in enumerate(FEATURES)}
SIZE: Final = len(FEATURES)

# The worth of one unit of each column, in Solari. Rough estimates, none negative: more is better.
DEFAULT_WEIGHTS: Final[tuple[float, ...]] = (
    1.0,  # solari
    1.5,  # spice
    2.0,  # water
    1.5,  # troops
    2.0,  # cards
    2.0,  # intrigue
    3.0,  # influence, by faction and any
    3.0,
    3.0,
    3.0,
    3.5,
    1.0,  # persuasion
    0.8,  # swords
    8.0,  # vp
    1.5,  # trash
    0.5,  # given_up
    0.5,  # deploy
    0.3,  # retreat
    4.0,  # agents
    10.0,  # swordmaster
    7.0,  # council
    3.0,  # control
    1.0,  # foldspace
    1.0,  # acquire
    0.5,  # topdeck
    1.5,  # signet
    0.5,  # opponent_cards
    0.5,  # opponent_troops
    0.3,  # opponent_other
    1.5,  # special
)

MAX_OPTIONS: Final = 32
CONDITION: Final = 0.5
COUNTED: Final = 2.0
ANY_TROOPS: Final = 3.0
BONUS_SPICE: Final = 1.0
OPPONENTS: Final = 3.0
STOLEN: Final = 0.5


def value(row: Sequence[float], weights: Sequence[float] = DEFAULT_WEIGHTS) -> float:
    """Return the value of a price row: the sum of its columns, each multiplied by its weight."""
    total = 0.0
    for i in range(SIZE):
        total += row[i] * weights[i]
    return total


# --- rows --------------------------------------------------------------------------------
def zeros() -> list[float]:
    return [0.0] * SIZE


def add(a: list[float], b: list[float]) -> list[float]:
    return [a[i] + b[i] for i in range(SIZE)]


def scale(row: list[float], by: float) -> list[float]:
    return [x * by for x in row]


def pruned(rows: list[list[float]]) -> list[list[float]]:
    """Return the rows without duplicates, sorted by value, the highest first, and at most MAX_OPTIONS of them."""
    seen: set[tuple[float, ...]] = set()
    ranked: list[tuple[float, int, list[float]]] = []
    for i, row in enumerate(rows):
        key = tuple(row)
        if key not in seen:
            seen.add(key)
            ranked.append((-value(row, DEFAULT_WEIGHTS), i, row))
    ranked.sort()
    return [entry[2] for entry in ranked[:MAX_OPTIONS]]


def one(column: str, amount: float) -> list[float]:
    """Return a row of a price with this amount in one column and zeros elsewhere."""
    row = zeros()
    row[COLUMN[column]] = amount
    return row


def products(left: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    """Return the sums of each row of `left` with each row of `right`, and keep only the best of them (`pruned`)."""
    rows: list[list[float]] = []
    for a in left:
        for b in right:
            rows.append(add(a, b))
    return pruned(rows)

"""Deals pieces to the seats of many games so that each comes up as often as the next, for balanced matches."""

from __future__ import annotations

from math import lcm

from sandtable.core.rng import Rng


def evenly(pool: list[int], seats: int, block: int, seed: int) -> list[int]:
    """What the seats of one block of games get of the pool, one piece each.

    The pool is shuffled for each run of as many blocks as it has pieces, and goes round within the run: from block to
    block those come that have not been there for longest, and over the run each sits on each seat once.
    """
    run, at = divmod(block, len(pool))
    shuffled = pool[:]
    Rng(seed + run).shuffle(shuffled)
    # Where seats and pool share a divisor the round would close early on the same seats: then it goes one further.
    first = at * seats + at * seats // lcm(seats, len(pool))
    return [shuffled[(first + place) % len(pool)] for place in range(seats)]

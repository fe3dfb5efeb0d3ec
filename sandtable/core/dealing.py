"""Deal pieces to the seats of many games so that each appears equally often, for balanced matches."""

from __future__ import annotations

from math import lcm

from sandtable.core.rng import Rng


def evenly(pool: list[int], seats: int, block: int, seed: int) -> list[int]:
    """Return one piece of the pool for each seat in block number `block` of games.

    The pool is shuffled once for every run of as many blocks as it has pieces and then rotates: the pieces that have
    not been dealt for longest come next, and over a run each piece is dealt to each seat once.
    """
    run, at = divmod(block, len(pool))
    shuffled = pool[:]
    Rng(seed + run).shuffle(shuffled)
    # If the numbers of seats and pieces share a divisor, a rotation would return early to the same seats: then the
    # next one begins one piece later.
    first = at * seats + at * seats // lcm(seats, len(pool))
    return [shuffled[(first + place) % len(pool)] for place in range(seats)]

"""Rewards: what the end of a game is worth to each seat. There is no reward before the end.

`win`: the winners share 1, and from that the average is taken off: alone of four 0.75, the others -0.25. The rewards
of all parties that can win add up to 0; in a solo game the two Rivals are among them, so a win is worth 2/3.
`rank`: from 1 for the first to -1 for the last in equal steps; those who share a rank share its steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.contract import Outcome
from sandtable.core.errors import BadOption


def win(outcome: Outcome) -> list[float]:
    """For each party that has a rank."""
    ranks = outcome.ranks
    share = 1.0 / ranks.count(1)
    average = 1.0 / len(ranks)
    return [(share if rank == 1 else 0.0) - average for rank in ranks]


def rank(outcome: Outcome) -> list[float]:
    ranks = outcome.ranks
    step = 2.0 / (len(ranks) - 1)
    # Those who share rank r stand on the places r to r + (how many they are) - 1.
    return [1.0 - step * (own - 1 + (ranks.count(own) - 1) / 2) for own in ranks]


REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {"win": win, "rank": rank}


def reward_named(name: str) -> Callable[[Outcome], list[float]]:
    if name not in REWARDS:
        raise BadOption(f"option 'reward' takes {', '.join(map(repr, REWARDS))}; not {name!r}")
    return REWARDS[name]

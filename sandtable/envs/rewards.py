"""The reward of each seat at the end of a game. There is no reward before the end.

`win`: the winners share 1, and the average is subtracted: with four players, 0.75 for a sole winner and -0.25 for each
of the others. The rewards of all parties that can win add up to 0; in a solo game this includes the two Rivals, so a
win is worth 2/3.

`rank`: from 1 for the first to -1 for the last in equal steps; players who share a rank get the mean of its steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.contract import Outcome
from sandtable.core.errors import BadOption


def win(outcome: Outcome) -> list[float]:
    """Return the reward `win` of each party that has a rank: its share of the win less the average share."""
    ranks = outcome.ranks
    share = 1.0 / ranks.count(1)
    average = 1.0 / len(ranks)
    return [(share if rank == 1 else 0.0) - average for rank in ranks]


def rank(outcome: Outcome) -> list[float]:
    """Return the reward `rank` of each party that has a rank: from 1 for the first to -1 for the last."""
    ranks = outcome.ranks
    step = 2.0 / (len(ranks) - 1)
    # n players who share rank r occupy the places r to r + n - 1.
    return [1.0 - step * (own - 1 + (ranks.count(own) - 1) / 2) for own in ranks]


REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {"win": win, "rank": rank}


def reward_named(name: str) -> Callable[[Outcome], list[float]]:
    """Return the reward function of this name (`win` or `rank`)."""
    if name not in REWARDS:
        raise BadOption(f"option 'reward' takes {', '.join(map(repr, REWARDS))}; not {name!r}")
    return REWARDS[name]

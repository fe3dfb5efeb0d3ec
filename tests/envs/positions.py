"""Positions for the tests of observations: games of one to four seats, and what random games seldom show."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sandtable.imperium.game import Game
from tests.test_views import rare_positions, walk


def some(seeds: range, share: float, random: Random) -> Iterator[Game]:
    """Some positions of some games, each a copy, and how each of them ended; a rare question is never left out."""
    for seed in seeds:
        for game in walk(seed):
            if game.over or random.random() < share:
                yield game.clone()


def all_sorts(share: float = 0.02) -> list[Game]:
    return [*rare_positions(), *some(range(24), share, Random(3))]

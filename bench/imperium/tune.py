#!/usr/bin/env python3
"""Find better rates for the greedy bot (sandtable/imperium/judge/rates.py, or a box's figures) by playing games.

An evolution strategy: a cloud of candidate rates plays the same games, and the best candidates move its center.
`players` plays one seat with the candidate against three with the rates of the file, `solo` plays the solo game.

    python -m bench.imperium.tune solo --generations 60 --jobs 2      # prints the list to put into rates.py
    python -m bench.imperium.tune players --title uprising            # or into the box's figures
    python -m bench.imperium.tune players --option boxes=ix,immortality

Use the compiled engine: each candidate plays several hundred games.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from typing import Any, NamedTuple

from sandtable.cli.common import options_of
from sandtable.core import processes, stopping
from sandtable.core.contract import Outcome
from sandtable.core.titles import meta, new
from sandtable.imperium.judge import rates
from sandtable.imperium.judge.policy import best, play_on
from sandtable.imperium.rules.game import Game

LEVELS = ("sardaukar", "sardaukar", "mentat")
SPREAD = 0.25  # of the logarithm of a rate, at the start
ADDED = frozenset((rates.REVEAL,))  # may be negative: changed by adding

Cloud = list[float]  # the center, as steps away from the rates of the file


class Played(NamedTuple):
    """The title and the options of the games to play, except the number of seats and the level."""

    title: str
    options: dict[str, Any]


def moved(base: list[float], steps: Cloud) -> list[float]:
    return [
        rate + 4.0 * step if i in ADDED else rate * math.exp(step)
        for i, (rate, step) in enumerate(zip(base, steps, strict=True))
    ]


def fresh(which: Played, seed: int, **options: int | str) -> Game:
    game = new(which.title, seed=seed, **{**options, **which.options})
    assert isinstance(game, Game)
    return game


def among_players(which: Played, seed: int, seats: int) -> Game:
    """Return a new game of `seats` players. If the title has the optional module CHOAM, four of every eight seeds use
    it."""
    choam = any(option.name == "choam" for option in meta(which.title).options)
    return fresh(which, seed, seats=seats, **({"choam": seed % 8 >= 4} if choam else {}))


def result(game: Game) -> Outcome:
    outcome = game.outcome
    assert outcome is not None
    return outcome


def solo(which: Played, tried: list[float], seed: int) -> float:
    """Play a solo game with the rates `tried` and return its value: mostly whether it was won, and a little for points
    ahead, to guide the search."""
    rates.SOLO[:] = tried
    game = fresh(which, seed, seats=1, difficulty=LEVELS[seed % len(LEVELS)])
    play_on(game, -1, 99)
    outcome = result(game)
    ahead = outcome.points[0] - max(outcome.points[1:])
    return (1.0 if outcome.ranks[0] == 1 else 0.0) + 0.05 * ahead


def players(which: Played, tried: list[float], seed: int) -> float:
    game = among_players(which, seed, 4)
    going = rates.rates_of(game.rules)
    base = going[:]
    mine = seed % 4
    try:
        while not game.over:
            going[:] = base
            if not play_on(game, mine, 99):
                break
            going[:] = tried
            options = game.decision(mine).options
            game.apply(mine, best(game, mine, options))
    finally:
        going[:] = base
    outcome = result(game)
    won = 1.0 / outcome.ranks.count(1) if outcome.ranks[mine] == 1 else 0.0
    others = (sum(outcome.points) - outcome.points[mine]) / 3
    return won + 0.03 * (outcome.points[mine] - others)


def value(which: Played, kind: str, tried: list[float], seeds: range) -> float:
    play = solo if kind == "solo" else players
    return sum(play(which, tried, seed) for seed in seeds) / len(seeds)


def tune(which: Played, kind: str, generations: int, games: int, jobs: int, tries: int) -> None:
    base = (rates.SOLO if kind == "solo" else rates.rates_of(among_players(which, 0, 4).rules))[:]
    n = len(base)
    middle: Cloud = [0.0] * n
    spread = [SPREAD] * n
    rng = random.Random(1)
    kept = tries // 3
    with processes.pool(jobs) as pool:
        for generation in range(generations):
            seeds = range(generation * games, (generation + 1) * games)
            cloud = []
            for _ in range(tries // 2):  # in opposite pairs
                step = [rng.gauss(0.0, s) for s in spread]
                cloud.append([m + d for m, d in zip(middle, step, strict=True)])
                cloud.append([m - d for m, d in zip(middle, step, strict=True)])
            values = pool.all_of(value, [(which, kind, moved(base, c), seeds) for c in cloud])
            order = sorted(range(len(cloud)), key=lambda i: -values[i])[:kept]
            weights = [math.log(kept + 0.5) - math.log(rank + 1) for rank in range(kept)]
            total = sum(weights)
            old = middle
            middle = [sum(w * cloud[i][k] for w, i in zip(weights, order, strict=True)) / total for k in range(n)]
            for k in range(n):  # widen the search in directions where the best candidates are far out
                found = sum(w * (cloud[i][k] - old[k]) ** 2 for w, i in zip(weights, order, strict=True)) / total
                spread[k] = math.sqrt(0.9 * spread[k] ** 2 + 0.1 * found)
            if generation % 5 == 4:
                shown = ", ".join(f"{rate:.3g}" for rate in moved(base, middle))
                print(
                    f"{generation + 1:4d}  best {max(values):.3f}  mean {sum(values) / len(values):.3f}  [{shown}]",
                    flush=True,
                )
        check = range(10**6, 10**6 + 20 * games)
        before, after = pool.all_of(value, [(which, kind, rated, check) for rated in (base, moved(base, middle))])
        print(f"on {len(check)} new games: {before:.3f} before, {after:.3f} after")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("players", "solo"))
    parser.add_argument("--title", default="imperium")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the games")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=200, help="for each try")
    parser.add_argument("--tries", type=int, default=18, help="in a generation")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    chosen = Played(given.title, options_of(given.option))
    sys.exit(stopping.run(lambda: tune(chosen, given.kind, given.generations, given.games, given.jobs, given.tries)))

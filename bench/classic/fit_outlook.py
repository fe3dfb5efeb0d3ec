"""Fit the weights of sandtable/classic/judge/outlook.py to who won games of six greedy bots.

    SANDTABLE_ENGINE=$(python make/engine.py folder) python -m bench.classic.fit_outlook --games 1000 --jobs 2

Half of the games are basic, half advanced. A position is taken at the end of every turn; every fifth game is kept
aside to judge the fit. Prints the list to put there. Needs NumPy (the laboratory's environment).
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from sandtable.arena.match import Fixture, fixtures
from sandtable.classic.content.factions import FACTIONS
from sandtable.classic.judge import policy
from sandtable.classic.judge.outlook import FACTS, facts, standings
from sandtable.classic.rules.state import NOBODY
from sandtable.core import processes, stopping
from sandtable.core.titles import meta

SEATS = 6
PORTION = 10
STEPS = 8  # of Newton's method
TO_NOTHING = 1e-3  # how strongly common weights are drawn to 0 …
TO_COMMON = 3e-3  # … and those of a faction to the common ones
PLAYED = 6  # factions that are in these games; the others get the common weights
Game = tuple[list[list[list[float]]], list[float]]  # facts by position and seat; the share of the victory


def rows_of(state: Any) -> list[list[float]]:
    """Return one row for each seat: its facts in the columns of the common weights, and the same facts again in the
    columns of its faction's weights."""
    all_of = standings(state)
    found = []
    for seat in range(state.seats):
        own = facts(state, all_of, seat)
        row = own + [0.0] * (PLAYED * len(FACTS))
        at = (1 + state.factions[seat]) * len(FACTS)
        row[at : at + len(FACTS)] = own
        found.append(row)
    return found


def play(fixture: Fixture) -> Game:
    state: Any = meta("classic").new(fixture.seed, fixture.options)
    taken: list[list[list[float]]] = []
    while not state.over:
        policy.play_on(state, NOBODY, policy.horizon(state, 1))
        if not state.over:
            taken.append(rows_of(state))
    winners = state.outcome.winners
    return taken, [1 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)]


def play_some(portion: list[Fixture]) -> list[Game]:
    return [play(fixture) for fixture in portion]


def collect(games: int, seed: int, jobs: int) -> list[Game]:
    todo: list[Fixture] = []
    for advanced in (False, True):
        full = meta("classic").check({"seats": SEATS, "advanced": advanced})
        todo += fixtures("classic", ["G"] * SEATS, games // 2, seed, full)
    if jobs == 1:
        return play_some(todo)
    pool = processes.pool(jobs, stopping.hear_in_child)
    try:
        portions = [(todo[at : at + PORTION],) for at in range(0, len(todo), PORTION)]
        return [game for some in pool.all_of(play_some, portions) for game in some]
    finally:
        pool.shutdown()


def arrays(games: list[Game]) -> tuple[Any, Any]:
    rows = [row for taken, _ in games for row in taken]
    shares = [share for taken, share in games for _ in taken]
    return np.array(rows, dtype=np.float32), np.array(shares, dtype=np.float32)


def odds(rows: Any, weights: Any) -> Any:
    raised = rows @ weights
    raised = np.exp(raised - raised.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def fit(rows: Any, shares: Any) -> Any:
    """Return the most likely weights: the common ones, then each faction's differences from them."""
    drawn = np.array([TO_NOTHING] * len(FACTS) + [TO_COMMON] * (PLAYED * len(FACTS)))
    weights = np.zeros(rows.shape[2])
    for _ in range(STEPS):
        p = odds(rows, weights)
        slope = np.einsum("nk,nkf->f", shares - p, rows) / len(rows) - drawn * weights
        mean = np.einsum("nk,nkf->nf", p, rows)
        each = (rows * np.sqrt(p)[:, :, None]).reshape(-1, rows.shape[2])
        bend = (each.T @ each - mean.T @ mean) / len(rows)
        weights = weights + np.linalg.solve(bend + np.diag(drawn), slope)
    return weights


def loss(rows: Any, shares: Any, weights: Any) -> float:
    return float(-np.mean(np.sum(shares * np.log(odds(rows, weights) + 1e-12), axis=1)))


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--games", type=int, default=1000)
    ap.add_argument("--seed", type=int, default=50_000)
    ap.add_argument("--jobs", type=int, default=2)
    args = ap.parse_args(argv)
    games = collect(args.games, args.seed, args.jobs)
    rows, shares = arrays([game for at, game in enumerate(games) if at % 5])
    aside = arrays([game for at, game in enumerate(games) if at % 5 == 0])
    weights = fit(rows, shares)
    even = float(np.log(SEATS))
    print(f"{len(rows):,} positions; log-loss {loss(rows, shares, weights):.3f}, of games kept aside ", end="")
    print(f"{loss(*aside, weights):.3f}, of an even guess {even:.3f}")
    common = weights[: len(FACTS)]
    for number, faction in enumerate(FACTIONS):
        at = (1 + number) * len(FACTS)
        own = common + weights[at : at + len(FACTS)] if number < PLAYED else common
        print(f"    [{', '.join(f'{weight:.2f}' for weight in own)}],  # {faction.id}")
    return 0


if __name__ == "__main__":
    sys.exit(stopping.run(lambda: main(sys.argv[1:])))

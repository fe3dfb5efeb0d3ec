"""Fit the weights of sandtable/classic/judge/outlook.py to who won games of six greedy bots.

    SANDTABLE_ENGINE=$(python make/engine.py folder) python -m bench.classic.fit_outlook --games 1000 --jobs 2

Half of the games are basic, half advanced. A position is taken at the start of every phase; every fifth game is kept
aside to judge the fit. Prints the list to put there. Needs NumPy (the laboratory's environment).
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from sandtable.arena.match import Fixture, fixtures
from sandtable.bots import make
from sandtable.classic.content.factions import FACTIONS
from sandtable.classic.judge.outlook import FACTS, facts, standings
from sandtable.core import processes, stopping
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

SEATS = 6
PORTION = 10
STEPS = 40  # of Newton's method
TO_NOTHING = 2e-3  # how strongly weights are drawn there
Game = tuple[list[list[list[float]]], list[float]]  # facts by position and seat; the share of the victory


def rows_of(state: Any) -> list[list[float]]:
    """The facts of every seat, each with its faction."""
    all_of = standings(state)
    found = []
    for seat in range(state.seats):
        own = [1.0 if state.factions[seat] == faction else 0.0 for faction in range(len(FACTIONS))]
        found.append(facts(state, all_of, seat) + own)
    return found


def play(fixture: Fixture) -> Game:
    state: Any = meta("classic").new(fixture.seed, fixture.options)
    chance = Rng(fixture.seed)
    rngs = [chance.fork() for _ in range(SEATS)]
    bot = make("G")
    taken: list[list[list[float]]] = []
    now = (0, 0)
    while not state.over:
        stopping.check()
        seat = state.to_act[0]
        options = state.options_of(seat)
        choose = len(options) > 1
        state.take(seat, bot.choose(state.view(seat), state.decision(seat), rngs[seat]) if choose else options[0])
        if (state.turn, state.phase) != now and state.turn and not state.over:
            now = (state.turn, state.phase)
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
    return np.array(rows), np.array(shares)


def odds(rows: Any, weights: Any) -> Any:
    raised = rows @ weights
    raised = np.exp(raised - raised.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def fit(rows: Any, shares: Any) -> Any:
    """The most likely weights."""
    weights = np.zeros(rows.shape[2])
    for _ in range(STEPS):
        p = odds(rows, weights)
        slope = np.einsum("nk,nkf->f", shares - p, rows) / len(rows) - TO_NOTHING * weights
        mean = np.einsum("nk,nkf->nf", p, rows)
        bend = np.einsum("nk,nkf,nkg->fg", p, rows, rows) / len(rows) - mean.T @ mean / len(rows)
        weights = weights + np.linalg.solve(bend + TO_NOTHING * np.eye(len(weights)), slope)
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
    for name, weight in zip([*FACTS, *(faction.id for faction in FACTIONS)], weights, strict=True):
        print(f"  {name:24} {weight:6.2f}")
    print("[" + ", ".join(f"{weight:.2f}" for weight in weights) + "]")
    return 0


if __name__ == "__main__":
    sys.exit(stopping.run(lambda: main(sys.argv[1:])))

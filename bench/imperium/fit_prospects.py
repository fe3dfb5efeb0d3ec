#!/usr/bin/env python3
"""Fit the weights of sandtable/imperium/judge/prospects.py, or of a box's figures, to games of the greedy bot.

    python -m bench.imperium.fit_prospects players --games 20000      # or: solo; prints the lists to put there
    python -m bench.imperium.fit_prospects players --title uprising   # also the weights of facts that modules add
    python -m bench.imperium.fit_prospects teams --title uprising     # six seats in two teams
    python -m bench.imperium.fit_prospects players --option boxes=ix,immortality --only-facts

With --only-facts, the weights in use stay as they are, and only those of the facts that modules add are fitted beside
them, for a box whose games keep the weights of other boxes. The log-loss of the weights in use is printed to compare.
It also prints the rounds left by the leader's points; the weights are valid for the table of rounds left that was in
use during the run. Needs NumPy (the laboratory's environment). Positions are taken at the beginning of every round; the
fit is the maximum-likelihood softmax of weighted features, and every tenth game is held out to evaluate it.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from bench.imperium.tune import Played, among_players, fresh, result
from sandtable.cli.common import options_of
from sandtable.core import processes, stopping
from sandtable.core.rng import Rng
from sandtable.imperium.judge.horizon import rounds_left
from sandtable.imperium.judge.policy import best
from sandtable.imperium.judge.prospects import FEATURES, features, further, further_names, weights_of
from sandtable.imperium.rules.game import Game

LEVELS = ("mercenary", "sardaukar", "sardaukar", "mentat")
SLIPS = 12  # random decisions in a hundred, so that unusual positions occur too
# Features and share of the win by party; the game's seed; the leader's points; the rounds that were left.
Row = tuple[list[list[float]], list[float], int, int, int]
STEPS = 12  # of Newton's method: each doubles the number of correct digits
TO_NOTHING = 2e-4  # strength of the regularization towards 0


def begin(which: Played, kind: str, seed: int) -> Game:
    if kind == "solo":
        return fresh(which, seed, seats=1, difficulty=LEVELS[seed % len(LEVELS)])
    if kind == "teams":
        return fresh(which, seed, seats=6)
    return among_players(which, seed, 4 if seed % 4 else 3)


def in_use(game: Game, party: int, names: list[str]) -> list[float]:
    """Return a party's current weights, in the order of the numbers that `play` returns for a party."""
    once = dict(zip(further_names(game), game.rules.fact_weights, strict=True))
    more = [once.get(name, (0.0, 0.0)) for name in names]
    weights = weights_of(game, game.players[party])
    return [*weights, *(one for one, _ in more), *(each for _, each in more)]


def together(game: Game) -> list[list[int]]:
    """Return lists of parties that win or lose together: the seats of each team, or each party alone."""
    sides = game.rules.sides
    if not sides:
        return [[party] for party in range(len(game.players))]
    return [[seat for seat in range(len(sides)) if (side >> seat) & 1] for side in sorted(set(sides))]


def play(which: Played, kind: str, names: list[str], seed: int) -> list[Row]:
    game = begin(which, kind, seed)
    rng = Rng(seed)
    taken: list[tuple[list[list[float]], int, int]] = []
    now = 0
    while not game.over:
        if game.round != now:
            now = game.round
            left = rounds_left(game)
            rows = []
            for party in range(len(game.players)):
                found = features(game, party)
                named = dict(zip(further_names(game), further(game, party), strict=True))
                more = [named.get(name, 0.0) for name in names]
                rows.append(found + [left * x for x in found] + [1.0, left] + more + [left * x for x in more])
            sums = [[sum(x) for x in zip(*(rows[party] for party in team), strict=True)] for team in together(game)]
            taken.append((sums, now, max(p.vp for p in game.players)))
        seat = game.to_act[0]
        options = game.decision(seat).options
        slip = len(options) > 1 and rng.below(100) < SLIPS
        game.apply(seat, options[rng.below(len(options))] if slip else best(game, seat, options))
    ranks = [result(game).ranks[team[0]] for team in together(game)]
    share = [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    return [(rows, share, seed, most, now - at) for rows, at, most in taken]


def batch(which: Played, kind: str, names: list[str], seeds: range) -> list[Row]:
    return [row for seed in seeds for row in play(which, kind, names, seed)]


def rounds_by_points(rows: list[Row]) -> list[float]:
    """Return the mean number of further rounds after a round that began with the leader at 0, 1, … 9 points."""
    found: list[float] = []
    for points in range(10):
        left = [row[4] for row in rows if row[3] == points]
        found.append(sum(left) / len(left) if left else 0.0)
    return found


def chances(x: Any, y: Any, w: Any, fixed: Any = 0.0) -> tuple[Any, float]:
    """Return each party's chance to win and the mean log-loss. The axes of `x` are rows, parties and numbers; `fixed`
    is added to the weighted sums."""
    z = np.where(np.isnan(y), -1e9, x @ w + fixed)
    e = np.exp(z - z.max(axis=1, keepdims=True))
    chance = e / e.sum(axis=1, keepdims=True)
    return chance, -float((np.nan_to_num(y) * np.log(chance + 1e-12)).sum(axis=1).mean())


def most_likely(x: Any, y: Any, fixed: Any = 0.0) -> Any:
    """Return the maximum-likelihood weights, by Newton's method."""
    n = x.shape[2]
    w = np.zeros(n)
    for _ in range(STEPS):
        chance, _ = chances(x, y, w, fixed)
        slope = np.einsum("rp,rpk->k", chance - np.nan_to_num(y), x) / len(x) + TO_NOTHING * w
        apart = (np.sqrt(chance)[:, :, None] * (x - np.einsum("rp,rpk->rk", chance, x)[:, None, :])).reshape(-1, n)
        w -= np.linalg.solve(apart.T @ apart / len(x) + TO_NOTHING * np.eye(n), slope)
    return w


def in_lines(found: Any) -> str:
    return "    " + ", ".join(f"{value:.4f}" for value in found) + ","


def fit(which: Played, kind: str, games: int, jobs: int, only_facts: bool) -> None:
    step = 100
    first = begin(which, kind, 4)
    names = further_names(first)
    with processes.pool(jobs) as pool:
        parts = pool.all_of(batch, [(which, kind, names, range(i, i + step)) for i in range(0, games, step)])
        rows = [row for part in parts for row in part]
    facts, numbers = len(FEATURES), 2 * len(FEATURES) + 2 + 2 * len(names)
    parties = max(len(row[0]) for row in rows)
    # All players share weights; in the solo game one is a player and the others are Rivals.
    groups = ("SOLO", "RIVALS") if kind == "solo" else ("AMONG_PLAYERS",)
    x = np.zeros((len(rows), parties, len(groups) * numbers))
    y = np.full((len(rows), parties), np.nan)
    for i, (found, share, *_) in enumerate(rows):
        for party, numbers_of in enumerate(found):
            at = numbers if kind == "solo" and party else 0
            x[i, party, at : at + numbers] = numbers_of
        y[i, : len(share)] = share
    aside = np.array([row[2] % 10 == 0 for row in rows])
    parties_of = [0, len(first.players) - 1] if kind == "solo" else [0]
    used = np.array([weight for party in parties_of for weight in in_use(first, party, names)])
    before = chances(x[aside], y[aside], used)[1]
    scale = np.maximum(np.abs(x).mean(axis=(0, 1)), 1e-6)
    fitted = (
        np.array([i % numbers >= 2 * facts + 2 for i in range(len(scale))]) if only_facts else np.full(len(scale), True)
    )
    fixed = x[:, :, ~fitted] @ used[~fitted]
    x = x[:, :, fitted] / scale[fitted]
    free = most_likely(x[~aside], y[~aside], fixed[~aside])
    loss, kept = (chances(x[some], y[some], free, fixed[some])[1] for some in (~aside, aside))
    w = used * scale
    w[fitted] = free
    print(
        f"{len(rows)} positions of {games} games; log-loss {loss:.4f}, on games kept aside {kept:.4f}"
        f" ({before:.4f} with the weights in use)"
    )
    print("rounds left by the leader's points: " + ", ".join(f"{left:.2f}" for left in rounds_by_points(rows)))
    for group, name in enumerate(groups):
        found = (w / scale)[group * numbers : (group + 1) * numbers]
        print(f"{name}: Final[list[float]] = [")
        for part in (found[:facts], found[facts : 2 * facts], found[2 * facts : 2 * facts + 2]):
            print(in_lines(part))
        print("]  # fmt: skip", flush=True)
    for i, name in enumerate(names):
        once, each = found[2 * facts + 2 + i], found[2 * facts + 2 + len(names) + i]
        print(f'    "{name}": ({once:.4f}, {each:.4f}),', flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("players", "solo", "teams"))
    parser.add_argument("--title", default="imperium")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the games")
    parser.add_argument("--only-facts", action="store_true", help="fit only the weights of facts that modules add")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    chosen = Played(given.title, options_of(given.option))
    sys.exit(stopping.run(lambda: fit(chosen, given.kind, given.games, given.jobs, given.only_facts)))

#!/usr/bin/env python3
"""Fit the weights of sandtable/imperium/judge/prospects.py to who won games of the greedy bot.

    python -m bench.imperium.fit_prospects players --games 20000      # or: solo; prints the lists to put there

Needs NumPy (the laboratory's environment). A position is taken at the beginning of every round; the
fit is the most likely softmax of weighted features, and every tenth game is kept aside to judge it.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from bench.imperium.tune import fresh, result
from sandtable.core import processes, stopping
from sandtable.core.rng import Rng
from sandtable.imperium.judge.judgement import rounds_left
from sandtable.imperium.judge.policy import best
from sandtable.imperium.judge.prospects import FEATURES, features

LEVELS = ("mercenary", "sardaukar", "sardaukar", "mentat")
SLIPS = 12  # in a hundred decisions: some variety, so that unusual positions are judged too
Row = tuple[list[list[float]], list[float], int]  # features and share of the win by party; which game


def play(kind: str, seed: int) -> list[Row]:
    if kind == "solo":
        game = fresh(seed, seats=1, difficulty=LEVELS[seed % len(LEVELS)])
    else:
        game = fresh(seed, seats=4 if seed % 4 else 3)
    rng = Rng(seed)
    taken: list[list[list[float]]] = []
    now = 0
    while not game.over:
        if game.round != now:
            now = game.round
            left = rounds_left(game)
            rows = []
            for party in range(len(game.players)):
                found = features(game, party)
                rows.append(found + [left * x for x in found] + [1.0, left])
            taken.append(rows)
        seat = game.to_act[0]
        options = game.decision(seat).options
        slip = len(options) > 1 and rng.below(100) < SLIPS
        game.apply(seat, options[rng.below(len(options))] if slip else best(game, seat, options))
    ranks = result(game).ranks
    share = [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    return [(rows, share, seed) for rows in taken]


def batch(kind: str, seeds: range) -> list[Row]:
    return [row for seed in seeds for row in play(kind, seed)]


def likelihood(x: Any, y: Any, w: Any) -> tuple[float, Any]:
    """Mean log-loss and its slope; x: rows, parties, numbers; w: parties, numbers."""
    z = np.einsum("rpk,pk->rp", x, w)
    z = np.where(np.isnan(y), -1e9, z)
    z -= z.max(axis=1, keepdims=True)
    e = np.exp(z)
    chance = e / e.sum(axis=1, keepdims=True)
    won = np.nan_to_num(y)
    loss = -float((won * np.log(chance + 1e-12)).sum(axis=1).mean())
    return loss, np.einsum("rp,rpk->pk", chance - won, x) / len(x)


def fit(kind: str, games: int, jobs: int) -> None:
    step = 100
    with processes.pool(jobs) as pool:
        parts = pool.all_of(batch, [(kind, range(i, i + step)) for i in range(0, games, step)])
        rows = [row for part in parts for row in part]
    parties, numbers = max(len(row[0]) for row in rows), 2 * len(FEATURES) + 2
    x = np.zeros((len(rows), parties, numbers))
    y = np.full((len(rows), parties), np.nan)
    for i, (found, share, _) in enumerate(rows):
        x[i, : len(found)] = found
        y[i, : len(share)] = share
    aside = np.array([row[2] % 10 == 0 for row in rows])
    scale = np.maximum(np.abs(x).mean(axis=(0, 1)), 1e-6)
    # Players are alike; in the solo game one is a player and the others are Rivals.
    groups = [[0], list(range(1, parties))] if kind == "solo" else [list(range(parties))]
    w = np.zeros((parties, numbers))
    m, v = np.zeros_like(w), np.zeros_like(w)
    for t in range(1, 1501):
        loss, slope = likelihood(x[~aside] / scale, y[~aside], w)
        slope += 2e-4 * w  # a little towards nothing
        for group in groups:
            slope[group] = slope[group].sum(axis=0)
        m, v = 0.9 * m + 0.1 * slope, 0.99 * v + 0.01 * slope**2
        w -= 0.05 * (m / (1 - 0.9**t)) / (np.sqrt(v / (1 - 0.99**t)) + 1e-8) * (1 - t / 1600)
    kept, _ = likelihood(x[aside] / scale, y[aside], w)
    print(f"{len(rows)} positions of {games} games; log-loss {loss:.4f}, on games kept aside {kept:.4f}")
    for group, name in zip(groups, ("SOLO", "RIVALS") if kind == "solo" else ("AMONG_PLAYERS",), strict=True):
        found = w[group[0]] / scale
        print(f"{name}: Final[list[float]] = [")
        for part in (found[: len(FEATURES)], found[len(FEATURES) : 2 * len(FEATURES)], found[2 * len(FEATURES) :]):
            print("    " + ", ".join(f"{value:.4f}" for value in part) + ",")
        print("]  # fmt: skip", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("players", "solo"))
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    sys.exit(stopping.run(lambda: fit(given.kind, given.games, given.jobs)))

"""Rate the bots with the Plackett-Luce model on the Elo scale.

The final order of a game is read as a series of picks: first the winner from all players, then the second from the
rest, and so on; the chance of being picked is proportional to strength. A tie counts as every order of the tied players
with equal weight. 400 points mean odds of ten to one, and the mean of all bots is 1500.

A wide prior keeps the rating of a bot that has never lost finite. Such a rating and its interval are a rough lower
limit.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from math import exp, factorial, log, sqrt
from typing import Final

from sandtable.arena.intervals import Interval, Z

MEAN: Final = 1500.0
SCALE: Final = 400.0 / log(10.0)
PRIOR_SPREAD: Final = 3.0  # standard deviation of the natural logarithm of strength: about 520 points

# The bots of a game grouped by rank, best rank first. A bot on several seats is listed once for each seat.
Order = tuple[tuple[int, ...], ...]


def order_of(bots: list[int], ranks: list[int]) -> Order:
    """Return the final order of a game: the bots grouped by rank, best rank first."""
    by_rank: dict[int, list[int]] = {}
    for bot, rank in zip(bots, ranks, strict=True):
        by_rank.setdefault(rank, []).append(bot)
    return tuple(tuple(sorted(by_rank[rank])) for rank in sorted(by_rank))


def rate(orders: Mapping[Order, int], bots: int) -> list[Interval]:
    """Return the rating of each bot with its 95% interval; `orders` counts how often each final order occurred."""
    picks = _picks(orders)
    strengths = [0.0] * bots
    for _ in range(100):
        slope, bend = _derivatives(picks, strengths)
        step = _times(_inverse(bend), slope)
        largest = max(abs(x) for x in step)
        shorter = min(1.0, 1.0 / largest) if largest else 1.0
        strengths = [s + shorter * x for s, x in zip(strengths, step, strict=True)]
        if largest < 1e-9:
            break
    covariance = _inverse(_derivatives(picks, strengths)[1])
    middle = sum(strengths) / bots
    out = []
    for i in range(bots):
        # The variance of the difference between this strength and the mean of all.
        across = sum(covariance[i]) / bots
        overall = sum(sum(row) for row in covariance) / bots**2
        half = Z * SCALE * sqrt(max(0.0, covariance[i][i] - 2 * across + overall))
        rating = MEAN + SCALE * (strengths[i] - middle)
        out.append(Interval(rating, rating - half, rating + half))
    return out


# A pick: the chosen bot, the candidates, and how often this pick occurred.
_Pick = tuple[int, tuple[int, ...], float]


def _picks(orders: Mapping[Order, int]) -> list[_Pick]:
    """Convert final orders to picks and merge equal ones, so that the work does not grow with the number of games."""
    found: dict[tuple[int, tuple[int, ...]], float] = {}
    for order, times in orders.items():
        left = [bot for group in order for bot in group]
        for group in order:
            part = times / factorial(len(group))
            for tied in permutations(group):
                rest = left[:]
                for bot in tied:
                    if len(rest) > 1:
                        key = (bot, tuple(sorted(rest)))
                        found[key] = found.get(key, 0.0) + part
                    rest.remove(bot)
            for bot in group:
                left.remove(bot)
    return [(bot, among, times) for (bot, among), times in found.items()]


def _derivatives(picks: list[_Pick], strengths: list[float]) -> tuple[list[float], list[list[float]]]:
    """Return the gradient of the log-likelihood (with the prior) and its negative Hessian."""
    n = len(strengths)
    pull = 1.0 / PRIOR_SPREAD**2
    slope = [-pull * s for s in strengths]
    bend = [[pull if i == j else 0.0 for j in range(n)] for i in range(n)]
    top = max(strengths)
    weights = [exp(s - top) for s in strengths]
    for bot, among, times in picks:
        total = sum(weights[other] for other in among)
        chances = [0.0] * n
        for other in among:
            chances[other] += weights[other] / total
        slope[bot] += times
        for i in range(n):
            slope[i] -= times * chances[i]
            for j in range(n):
                bend[i][j] += times * chances[i] * ((1.0 if i == j else 0.0) - chances[j])
    return slope, bend


def _times(matrix: list[list[float]], column: list[float]) -> list[float]:
    """Return the product of a matrix and a column vector."""
    return [sum(a * b for a, b in zip(row, column, strict=True)) for row in matrix]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a matrix by Gauss-Jordan elimination; the prior makes sure that it is not singular."""
    n = len(matrix)
    rows = [row[:] + [1.0 if i == j else 0.0 for j in range(n)] for i, row in enumerate(matrix)]
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        head = rows[i][i]
        rows[i] = [x / head for x in rows[i]]
        for r in range(n):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [row[n:] for row in rows]

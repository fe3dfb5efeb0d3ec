"""Confidence intervals (95%) for win rates and for averages over games.

Games come in blocks that share a seed, so they are not independent. `Clustered` sums by block and estimates the error
from the differences between blocks.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964

# Student's t for 95%, two-sided, with 1, 2, … degrees of freedom.
_T: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip


class Interval(NamedTuple):
    """A value and the bounds of its confidence interval; a bound is None if there are too few data."""

    value: float
    low: float | None
    high: float | None

    def scaled(self, factor: float) -> Interval:
        """Return the value and both bounds multiplied by a factor."""
        low, high = self.low, self.high
        return Interval(
            self.value * factor, None if low is None else low * factor, None if high is None else high * factor
        )


def student(freedom: int) -> float:
    """Return Student's t (two-sided, 95%) for this many degrees of freedom."""
    return _T[freedom - 1] if freedom <= len(_T) else Z + 2.42 / freedom


def wilson(share: float, n: float) -> tuple[float, float]:
    """Return the Wilson interval of a proportion over n trials. It also works for few trials and for proportions of 0
    and 1."""
    if n <= 0:
        return 0.0, 1.0
    z2 = Z * Z
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z * sqrt(max(0.0, share * (1 - share)) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)


class Clustered:
    """The mean of a figure of games, with an interval that allows for games of one block being alike.

    A block is a set of games with the same seed and Leaders. `n` and `total` are the number of all games so far and the
    sum of their figures.
    """

    __slots__ = ("blocks", "n", "total", "_nn", "_tt", "_tn")

    def __init__(self) -> None:
        self.blocks = 0
        self.n = 0
        self.total = 0.0
        self._nn = 0.0
        self._tt = 0.0
        self._tn = 0.0

    def add(self, total: float, n: int) -> None:
        """Add a block of `n` games whose figures have the sum `total`; ignore a block without games."""
        if n == 0:
            return
        self.blocks += 1
        self.n += n
        self.total += total
        self._nn += n * n
        self._tt += total * total
        self._tn += total * n

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    def variance(self) -> float | None:
        """Return the variance of the mean, estimated from the differences between blocks; None for fewer than two
        blocks."""
        if self.blocks < 2:
            return None
        mean = self.mean
        squares = self._tt - 2 * mean * self._tn + mean * mean * self._nn
        return max(0.0, squares) * self.blocks / (self.blocks - 1) / self.n**2

    def interval(self) -> Interval:
        """Return the mean with its interval by Student's t."""
        variance = self.variance()
        if variance is None:
            return Interval(self.mean, None, None)
        half = student(self.blocks - 1) * sqrt(variance)
        return Interval(self.mean, self.mean - half, self.mean + half)

    def between(self, least: float, most: float) -> Interval:
        """Return the interval of a mean that is bounded by `least` and `most`. It has a width even if all blocks are
        equal."""
        if self.blocks < 2 or most <= least:
            return Interval(self.mean, None, None)
        wide = most - least
        share = min(1.0, max(0.0, (self.mean - least) / wide))
        variance = (self.variance() or 0.0) * (student(self.blocks - 1) / Z / wide) ** 2
        trials = share * (1 - share) / variance if variance > 1e-12 else self.n
        low, high = wilson(share, trials)
        return Interval(self.mean, least + wide * low, least + wide * high)

    def share(self) -> Interval:
        """Return the Wilson interval of a mean between 0 and 1. The number of trials is reduced if the blocks differ
        more than independent trials would."""
        share = self.mean
        variance = self.variance()
        alone = share * (1 - share) / self.n if self.n else 0.0
        wider = max(1.0, variance / alone) if variance is not None and alone > 1e-12 else 1.0
        return Interval(share, *wilson(share, self.n / wider))

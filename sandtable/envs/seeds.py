"""Seeds of one game after the other."""

from __future__ import annotations

from sandtable.core.rng import Rng


def next_seed(rng: Rng) -> int:
    """A seed for a new game, any of 2^60."""
    return (rng.below(1 << 30) << 30) | rng.below(1 << 30)

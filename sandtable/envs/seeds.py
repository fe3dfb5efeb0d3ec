"""Check the seeds that a learner gives, and generate seeds for the following games."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from operator import index
from typing import Any

from sandtable.core.errors import BadOption
from sandtable.core.rng import Rng
from sandtable.core.titles import check_seed


def read_seed(seed: Any) -> int:
    """Return the seed as a Python int, which never overflows; any integer type is accepted, including NumPy's."""
    if not isinstance(seed, bool):
        with suppress(TypeError):  # not an integer: check_seed refuses it
            seed = index(seed)
    return check_seed(seed)


def refuse_seed(options: Mapping[str, Any]) -> None:
    """Raise an error if the options contain a seed: an environment plays many games, so reset() takes the seed."""
    if "seed" in options:
        raise BadOption(f"a seed is given to reset(), not to the environment: reset(seed={options['seed']!r})")


def next_seed(rng: Rng) -> int:
    """Return a random seed below 2^60 for a new game."""
    return rng.spread()

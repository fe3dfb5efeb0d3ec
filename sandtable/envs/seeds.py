"""Seeds of environments: checks those a learner gives, and makes the seed of the next game from the last."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from operator import index
from typing import Any

from sandtable.core.errors import BadOption
from sandtable.core.rng import Rng
from sandtable.core.titles import check_seed


def read_seed(seed: Any) -> int:
    """Of any type of whole number, NumPy's among them: the engine reckons with Python's own, which never overflow."""
    if not isinstance(seed, bool):
        with suppress(TypeError):  # no whole number at all: refused like any other wrong seed
            seed = index(seed)
    return check_seed(seed)


def refuse_seed(options: Mapping[str, Any]) -> None:
    """An environment plays many games, so the seed is none of its options."""
    if "seed" in options:
        raise BadOption(f"a seed is given to reset(), not to the environment: reset(seed={options['seed']!r})")


def next_seed(rng: Rng) -> int:
    """A seed for a new game, any of 2^60."""
    return rng.spread()

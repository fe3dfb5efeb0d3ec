"""The PettingZoo environments as modules, named after a title and the version of its observation.

For example: `from sandtable.envs import imperium_v0`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from sandtable.envs import pettingzoo_env


class Makers(NamedTuple):
    """The functions that a module of a PettingZoo environment provides. `raw_env` makes an environment without the
    check of the order of calls."""

    env: Callable[..., Any]
    raw_env: Callable[..., pettingzoo_env.raw_env]


def title_of(module: str) -> str:
    """Return the title in the name of a module: `imperium` in `sandtable.envs.imperium_v0`."""
    return module.rpartition(".")[2].rpartition("_v")[0]


def makers(module: str) -> Makers:
    """Return the functions for the module with this name, such as `sandtable.envs.imperium_v0`."""
    title = title_of(module)
    return Makers(partial(pettingzoo_env.env, title), partial(pettingzoo_env.raw_env, title))

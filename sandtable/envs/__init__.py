"""Environments for those who study games: PettingZoo, OpenSpiel, Gymnasium, and many games at once, for every title.

`env(title)` makes PettingZoo's; the others are made by `gymnasium_env.SeatEnv`, `openspiel_game` and
`vector.VectorEnv`. All of them need the extra: `pip install 'sandtable[envs]'`. See docs/environments.md.
"""

from __future__ import annotations

from typing import Any


def env(title: str, /, **options: Any) -> Any:
    """A PettingZoo environment of this title; `options` are those of `sandtable.envs.pettingzoo_env.raw_env`."""
    from sandtable.envs import pettingzoo_env

    return pettingzoo_env.env(title, **options)

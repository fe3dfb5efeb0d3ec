"""Reinforcement-learning environments of every title: PettingZoo, OpenSpiel, Gymnasium and a vector environment.

`env(title)` returns the PettingZoo environment; the others are `gymnasium_env.SeatEnv`, `openspiel_game` and
`vector.VectorEnv`. All need the extra `envs`: `pip install 'sandtable[envs]'`. See docs/environments.md.
"""

from __future__ import annotations

from typing import Any


def env(title: str, /, **options: Any) -> Any:
    """Return the PettingZoo environment of a title; `options` are the arguments of
    `sandtable.envs.pettingzoo_env.raw_env`."""
    from sandtable.envs import pettingzoo_env

    return pettingzoo_env.env(title, **options)

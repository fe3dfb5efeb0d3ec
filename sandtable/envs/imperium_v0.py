"""Support `from sandtable.envs import imperium_v0`, the way PettingZoo's own environments are imported."""

from __future__ import annotations

from typing import Any, Final

from sandtable.envs import pettingzoo_env

TITLE: Final = "imperium"


def env(**options: Any) -> Any:
    """Return `sandtable.envs.env("imperium", ...)`."""
    return pettingzoo_env.env(TITLE, **options)


def raw_env(**options: Any) -> pettingzoo_env.raw_env:
    """Return the same environment without PettingZoo's check of the order of calls."""
    return pettingzoo_env.raw_env(TITLE, **options)


__all__ = ["env", "raw_env"]

"""Provide the PettingZoo environment of `uprising` as a module, as PettingZoo does for its own.

from sandtable.envs import uprising_v0
"""

from __future__ import annotations

from sandtable.envs.named import makers

env, raw_env = makers(__name__)

__all__ = ["env", "raw_env"]

"""Provide the PettingZoo environment of the title that this module is named after, as PettingZoo does for its own."""

from __future__ import annotations

from sandtable.envs.named import makers

env, raw_env = makers(__name__)

__all__ = ["env", "raw_env"]

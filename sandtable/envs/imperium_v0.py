"""Support the way in which PettingZoo's own environments are imported; the title is the name of this module."""

from __future__ import annotations

from sandtable.envs.named import makers

env, raw_env = makers(__name__)

__all__ = ["env", "raw_env"]

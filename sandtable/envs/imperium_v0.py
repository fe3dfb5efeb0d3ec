"""`from sandtable.envs import imperium_v0`, as PettingZoo's own environments are imported."""

from sandtable.envs.pettingzoo_env import env, raw_env

__all__ = ["env", "raw_env"]

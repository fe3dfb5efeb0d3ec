"""Companion of the module 'worms': what bots make of it."""

from __future__ import annotations

from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.modules.worms import worms_of
from sandtable.imperium.rules.state import State


class WormWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        part = worms_of(s)
        hooks = 1.0 if part.hooks[seat] else 0.0
        return [hooks, 0.0 if part.wall else hooks]


judged("worms", WormWorth())

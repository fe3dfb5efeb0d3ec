"""Companion of the module 'abilities': what bots make of it."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.language.effects import BENE, EMPEROR
from sandtable.imperium.modules.abilities import BIRTHRIGHT, LOYALTY, LOYALTY_SPICE, REACHED, pieces_of
from sandtable.imperium.rules.catalog import LEADERS
from sandtable.imperium.rules.state import NO_LEADER, State


class AbilityWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        part = pieces_of(s)
        leader = s.players[seat].leader
        turned = leader != NO_LEADER and LEADERS[leader].back_of != ""
        return [float(part.steps[seat]), float(part.memories[seat]), 1.0 if turned else 0.0]

    def climb_worth(self, w: Worth, faction: int, old: int, now: int) -> float:
        if not old < REACHED <= now:
            return 0.0
        if faction == BENE and w.p.has(LOYALTY):
            return LOYALTY_SPICE * w.spice
        return w.intrigue if faction == EMPEROR and w.p.has(BIRTHRIGHT) else 0.0


judged("abilities", AbilityWorth())

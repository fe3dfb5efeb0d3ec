"""The bots' estimates of Leaders' abilities for the module 'abilities'."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import CARD_WORTH, Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.language.effects import BENE, EMPEROR, Effect
from sandtable.imperium.modules.abilities import BIRTHRIGHT, LOYALTY, LOYALTY_SPICE, REACHED, pieces_of
from sandtable.imperium.modules.ability_effects import INSIGHT_SPICE
from sandtable.imperium.rules.catalog import CARD_COST, IS_STARTING, LEADERS
from sandtable.imperium.rules.state import NO_LEADER, State


def where(w: Worth, tree: Effect) -> list[int]:
    """Return the spaces of the factions that the condition of `tree` names; `tree` is the left ability of a Leader,
    which an Agent triggers by arriving there."""
    assert tree.cond is not None
    of = w.s.rules.space_faction
    return [space for space in range(len(of)) if of[space] >= 0 and (tree.cond.a >> of[space]) & 1]


def acquired_worth(w: Worth, kind: int) -> float:
    """Return the worth of a card that the seat takes directly into its hand, where it can be used in this round."""
    return w.card(kind) + w.reveal_box(kind)


def trashed_worth(w: Worth, kind: int) -> float:
    if kind < 0:
        return 0.0
    gained = INSIGHT_SPICE * w.spice if CARD_COST[kind] >= 1 else 0.0
    return gained - w.reveal_box(kind) + (w.trash if IS_STARTING[kind] else -0.25 * CARD_WORTH[kind] * w.left)


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

"""The worth of effects, conditions and counts of Leaders' abilities, for bots."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.imperium.judge.columns import COLUMN, CONDITION, DEFAULT_WEIGHTS, add, one, scale, zeros
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.worths import (
    WORTHS,
    Features,
    HookWorth,
    NodeWorth,
    price_hook,
    price_kind,
)
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.abilities import pieces_of
from sandtable.imperium.modules.ability_effects import (
    INSIGHT_SPICE,
    insight_aside,
    insights,
    steps_from,
)
from sandtable.imperium.modules.ability_worth import acquired_worth, trashed_worth, where
from sandtable.imperium.modules.spy_worth import chance_to_visit
from sandtable.imperium.rules.catalog import LEADERS, NODES
from sandtable.imperium.rules.state import AGENT_TURN


def memory_worth(w: Worth) -> float:
    """Return the worth of a memory: the worth of a drawn card times the chance that the memory goes back to the supply,
    less the worth of the troop that the supply lacks until then."""
    spaces = where(w, LEADERS[w.p.leader].visit)
    chance = chance_to_visit(w, len(spaces) / len(w.s.rules.spaces))
    return w.draw * chance - w.troop / w.p.supply if w.p.supply else 0.0


class MemoryWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("cards", CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        return memory_worth(w) if w.p.supply else 0.0


class OtherMemoriesWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("cards", 2.0)
        row[COLUMN["special"]] = 1.0
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of the cards drawn for the memories. Turning the Leader's card adds 0, since in played games
        neither side has proved better than the other."""
        return pieces_of(w.s).memories[w.seat] * w.draw


class RepeatSpaceWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("intrigue", CONDITION)
        row[COLUMN["cards"]] = CONDITION
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        s = w.s
        if s.turn_kind != AGENT_TURN:
            return 0.0
        return sum(w.of(NODES[part]) for part in s.rules.space_parts[s.turn_space])


class TrainingWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        """Return the average of the prices of all steps of the track, since a price ignores the position and so the
        next step is not known."""
        row = zeros()
        for kid in node.kids:
            row = add(row, WORTHS[kid.op].best(kid, DEFAULT_WEIGHTS, cost))
        return scale(row, 1.0 / len(node.kids))

    def worth(self, w: Worth, node: Effect) -> float:
        there = steps_from(node, pieces_of(w.s).steps[w.seat])
        return max((w.of(node.kids[step - 1]) for step in there), default=0.0)


class TrainingStepWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        return WORTHS[node.kids[0].op].best(node.kids[0], weights, cost)

    def worth(self, w: Worth, node: Effect) -> float:
        return w.of(node.kids[0])


class PlaceThenWorth(NodeWorth):
    def best(self, node: Effect, weights: Sequence[float], cost: bool) -> list[float]:
        row = zeros()
        for kid in node.kids:
            row = add(row, WORTHS[kid.op].best(kid, weights, cost))
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of placing the Spy plus the worth of the best of the effects that the Spy's post may
        open."""
        return w.of(node.kids[0]) + max(w.of(kid.kids[0]) for kid in node.kids[1:])


class ChroniclersInsightWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("trash", 1.0)
        row[COLUMN["spice"]] = INSIGHT_SPICE * CONDITION
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        had = insights(w.s, w.seat) + ([w.p.aside] if insight_aside(w.p) else [])
        return max([0.0, *(acquired_worth(w, kind) for kind in had), *(trashed_worth(w, kind) for kind in w.p.hand)])


class NoDeployingWorth(HookWorth):
    features: Features = (("deploy", -1.0),)
    guess = 0.0  # `liking.combat_room` accounts for its cost


price_kind("memory", MemoryWorth())
price_kind("other_memories", OtherMemoriesWorth())
price_kind("repeat_space", RepeatSpaceWorth())
price_kind("training", TrainingWorth())
price_kind("training_step", TrainingStepWorth())
price_kind("place_then", PlaceThenWorth())
price_kind("chroniclers_insight", ChroniclersInsightWorth())
price_hook("no_deploying", NoDeployingWorth())

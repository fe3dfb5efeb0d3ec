"""Bots' estimates for the module `ploys`: effects, a condition and answers."""

from __future__ import annotations

from sandtable.imperium.judge.columns import CONDITION, add, one, scale
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import WORTHS, CondWorth, NodeWorth, price_condition, price_kind
from sandtable.imperium.language.effects import NO_FACTION, Cond, Effect
from sandtable.imperium.modules.ploys.effects import sent_faction, visited_factions
from sandtable.imperium.rules.catalog import INTRIGUE
from sandtable.imperium.rules.records import CONDS
from sandtable.imperium.rules.resolve import holds
from sandtable.imperium.rules.sides import opposed
from sandtable.imperium.rules.state import NO_TURN, NOWHERE, Frame, State
from sandtable.imperium.rules.vocabulary import OPTION_0


class BottomIntrigueWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("intrigue", -float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return -node.a * w.intrigue

    def loss(self, w: Worth, node: Effect) -> float:
        return node.a * w.intrigue * 0.7  # the least useful card goes

    def affordable(self, w: Worth, node: Effect) -> bool:
        return len(w.p.intrigue) >= node.a


class ExtraTurnWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        """Return the worth of an extra turn: higher if the seat has an Agent left, which can then reach a second space
        before the others do."""
        return 1.5 if w.p.agents else 0.4


class CheaperSpaceWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("spice", node.a * CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        there = w.going != NOWHERE and w.s.rules.slot.get(node.name) == w.going
        return node.a * w.spice if there else 0.0


class LoseAnyTroopWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("troops", -1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return -w.troop

    def loss(self, w: Worth, node: Effect) -> float:
        return w.troop if w.u.garrison else w.troop + w.retreating(1)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return w.u.garrison + w.u.conflict > 0


class InfluenceOfSpaceWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("influence_any", node.a * CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        faction = sent_faction(w.s, w.seat)
        return w.influence(faction, node.a) if faction != NO_FACTION else 0.0


class InfluenceWhereAgentsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("influence_any", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return sum(w.influence(faction, node.a) for faction in visited_factions(w.s, w.seat))


class OnWinningWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        kid = node.kids[0]
        return scale(WORTHS[kid.op].row(kid, cost), CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        return CONDITION * w.of(node.kids[0])


class GoalsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("special", 0.0)
        for kid in node.kids[node.b :]:
            row = add(row, scale(WORTHS[kid.op].row(kid, cost), CONDITION / len(node.kids[node.b :])))
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        goals = node.kids[: node.b]
        met = sum(1 for kid in goals if kid.cond is not None and holds(w.s, w.seat, kid.cond, node.thing))
        if met < node.a:
            return 0.0
        rewards = node.kids[node.b :]
        return w.of(rewards[min(met - node.a, len(rewards) - 1)])


class JoinedEnemyWorth(CondWorth):
    def expected(self, w: Worth, cond: Cond, thing: int) -> bool:
        """Tell whether an opponent's Agent is on the space that the bot is considering or, once the Agent has been
        sent, on its space."""
        if w.going != NOWHERE and w.s.turn_kind == NO_TURN:
            players = enumerate(w.s.players)
            return any(w.going in p.agents_at for seat, p in players if opposed(w.s, w.seat, seat))
        return CONDS[cond.op].holds(w.s, w.seat, cond, thing)


# --- answers -----------------------------------------------------------------------------
class BuryLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores for the Intrigue card to put under the deck: the less its effects are worth, the higher."""
        w = Worth(s, frame[1])
        return [-_held_worth(w, s.rules.kind[option]) for option in options]


def _held_worth(w: Worth, kind: int) -> float:
    card = INTRIGUE[kind]
    return max(w.of(card.effect), w.of(card.combat), w.of(card.endgame)) - w.cost(card.cost)


class LoseTroopLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [1.0 if option == OPTION_0 else 0.0 for option in options]


price_kind("bottom_intrigue", BottomIntrigueWorth())
price_kind("extra_turn", ExtraTurnWorth())
price_kind("cheaper_space", CheaperSpaceWorth())
price_kind("lose_any_troop", LoseAnyTroopWorth())
price_kind("influence_of_space", InfluenceOfSpaceWorth())
price_kind("influence_where_agents", InfluenceWhereAgentsWorth())
price_kind("on_winning", OnWinningWorth())
price_kind("goals", GoalsWorth())
price_condition("joined_enemy", JoinedEnemyWorth())
liked("bury_intrigue", BuryLiking())
liked("lose_any_troop", LoseTroopLiking())

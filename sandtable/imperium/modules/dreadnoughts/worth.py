"""Bots' estimates of dreadnoughts: effects, counts, answers and the facts of a position."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.columns import COLUMN, CONDITION, one
from sandtable.imperium.judge.conflict import conflict_worth, fighting_worth
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import CountWorth, NodeWorth, price_count, price_kind
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.dreadnoughts.effects import ambushable, ambushes, enlisted, named_unit, retreating
from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT, commissioned, fleet_of
from sandtable.imperium.modules.dreadnoughts.language import ID
from sandtable.imperium.rules.sides import opposed, receiver
from sandtable.imperium.rules.state import NO_CONFLICT, NOBODY, Frame, State
from sandtable.imperium.rules.units import CONFLICT, SUPPLY
from sandtable.imperium.rules.vocabulary import NONE, SEAT_0

TROOPS_WORTH: Final = 3.0  # a dreadnought in troops: stronger than one, and it is never lost
ROUNDS_OF_USE: Final = 0.25  # and for each round left


def dreadnought_worth(w: Worth) -> float:
    """Return the worth of one more dreadnought for the seat; it can fight in each of the remaining Conflicts."""
    return w.troop * (TROOPS_WORTH + ROUNDS_OF_USE * w.left)


def place_worth(w: Worth, space: int) -> float:
    """Return the worth of controlling a space for a round: 0 if the seat controls it already, and more if an opponent
    does."""
    worth = w.of(w.s.rules.spaces[space].control_bonus)
    holder = w.s.control[space]
    if holder == w.seat:
        return 0.0  # it is controlled already
    return 1.5 * worth if holder != NOBODY and opposed(w.s, w.seat, holder) else worth


class CommissionWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("troops", 3.0 * node.a)

    def worth(self, w: Worth, node: Effect) -> float:
        n = min(node.a, DREADNOUGHT.count(w.s, receiver(w.s, w.seat), SUPPLY))
        return n * dreadnought_worth(w)


class RetreatUnitsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("deploy", -float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return -w.retreating(min(node.a, w.u.conflict))

    def loss(self, w: Worth, node: Effect) -> float:
        return w.retreating(min(node.a, w.u.conflict))

    def affordable(self, w: Worth, node: Effect) -> bool:
        return retreating(w.s, receiver(w.s, w.seat)) >= node.a


class DeployUnitsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("deploy", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        if not enlisted(w.s, receiver(w.s, w.seat)):
            return 0.0
        return max(0.0, _stronger(w, 2.0 * min(node.a, w.u.garrison)))


def _stronger(w: Worth, strength: float) -> float:
    """Return the worth for the seat of having `strength` more strength in the Conflict."""
    now = w.u.strength_of(w.u.conflict)
    return fighting_worth(w, now + strength) - conflict_worth(w, w.u.conflict, 0.0)


class AmbushWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("opponent_troops", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 1.5 * ambushes(w.s) if ambushable(w.s, w.seat) else 0.5


class RetreatDreadnoughtWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("deploy", -CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        there = [
            other
            for other in range(len(w.s.players))
            if opposed(w.s, w.seat, other) and DREADNOUGHT.count(w.s, other, CONFLICT)
        ]
        return -1.5 * len(there)


class ToSupplyWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("troops", -3.0)
        row[COLUMN["control"]] = -CONDITION
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        return -dreadnought_worth(w)

    def loss(self, w: Worth, node: Effect) -> float:
        return dreadnought_worth(w)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return DREADNOUGHT.count(w.s, w.seat, CONFLICT) > 0 or fleet_of(w.s).due == w.seat


class DreadnoughtCountWorth(CountWorth):
    expected: float = CONDITION

    def foreseen(self, w: Worth, node: Effect) -> float:
        return float(DREADNOUGHT.count(w.s, receiver(w.s, w.seat), CONFLICT))


# --- answers -----------------------------------------------------------------------------
class ControlLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [place_worth(w, s.rules.kind[option]) for option in options]


class UnitLiking(Liking):
    """Scores the units that could leave the Conflict: the weakest gets the highest score."""

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        p = s.players[receiver(s, frame[1])]
        return [-float(named_unit(s, option).strength_of(p)) for option in options]


class DeployedLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        scores = []
        for option in options:
            if option == NONE:
                scores.append(0.0)
                continue
            unit = named_unit(s, option)
            lost = w.troop * w.rates[rate.DEPLOY] if unit.is_troop else 0.0
            scores.append(_stronger(w, float(unit.strength_of(w.u))) - lost)
        return scores


class AmbushLiking(Liking):
    """Scores the opponents to ambush: the one with the greatest strength in the Conflict gets the highest score."""

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [0.0 if option == NONE else 1.0 + s.players[option - SEAT_0].strength() for option in options]


class AmbushedLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        p = s.players[frame[3]]
        return [float(named_unit(s, option).strength_of(p)) for option in options]


# --- positions ---------------------------------------------------------------------------
class FleetWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        return [float(commissioned(s, seat)), float(fleet_of(s).over.count(seat))]

    def reward_worth(self, w: Worth, place: int) -> float:
        """Return the worth of controlling a space, which the seat can do with a dreadnought in the Conflict if `place`
        is the first place."""
        if place != 1 or w.s.conflict == NO_CONFLICT or not DREADNOUGHT.count(w.s, w.seat, CONFLICT):
            return 0.0
        return max([place_worth(w, space) for space in w.s.rules.control_spaces], default=0.0)


price_kind("commission_dreadnought", CommissionWorth())
price_kind("retreat_units", RetreatUnitsWorth())
price_kind("deploy_units", DeployUnitsWorth())
price_kind("ambush", AmbushWorth())
price_kind("retreat_dreadnought", RetreatDreadnoughtWorth())
price_kind("dreadnought_to_supply", ToSupplyWorth())
price_count("dreadnoughts", DreadnoughtCountWorth())
liked("control_place", ControlLiking())
liked("retreat_units", UnitLiking())
liked("deploy_units", DeployedLiking())
liked("ambush", AmbushLiking())
liked("ambushed", AmbushedLiking())
judged(ID, FleetWorth())

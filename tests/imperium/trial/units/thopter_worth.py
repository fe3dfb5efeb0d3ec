"""Companion of the trial module `thopters`: what bots make of its effects, its question and its facts."""

from __future__ import annotations

from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.units import SUPPLY
from sandtable.imperium.rules.vocabulary import NONE
from tests.imperium.trial.units.thopters import ID, THOPTER


class CommissionWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("troops", 2.0 * node.a)

    def worth(self, w: Worth, node: Effect) -> float:
        return 2.0 * w.troop * min(node.a, THOPTER.count(w.s, w.seat, SUPPLY))


class WithdrawWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("retreat", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.3


class ChooseUnitLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [1.0 if option == NONE else 0.0 for option in options]


class ThopterWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        """Return how many thopters are not in the supply."""
        return [float(THOPTER.supply - THOPTER.count(s, seat, SUPPLY))]


price_kind("commission", CommissionWorth())
price_kind("withdraw", WithdrawWorth())
liked("withdraw", ChooseUnitLiking())
judged(ID, ThopterWorth())

"""Companion of the trial module `gadget`: the worth of its effect to bots, and of the answers to its question."""

from __future__ import annotations

from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE
from tests.imperium.trial.gadgets import gadget_worth, within_reach


class TakeGadgetWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return max((gadget_worth(w, kind) for kind in within_reach(w.s, w.seat)), default=0.0)


class ChooseGadgetLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [0.0 if option == NONE else gadget_worth(w, s.rules.kind[option]) for option in options]


liked("take_gadget", ChooseGadgetLiking())
price_kind("take_gadget", TakeGadgetWorth())

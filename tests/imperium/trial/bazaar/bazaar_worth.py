"""Companion of the trial module `bazaar`: what bots make of its effect and of the answers to its question."""

from __future__ import annotations

from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.state import Frame, State


class InPairsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0


class PartnerLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [w.of(CARDS[kind].agent) - w.reveal_box(kind) for kind in (s.rules.kind[option] for option in options)]


price_kind("in_pairs", InPairsWorth())
liked("partner", PartnerLiking())

"""Bots' estimates of a look at the Intrigue deck, and their scores for the card to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.intrigue_memory import module  # noqa: F401 - declares the effect

if TYPE_CHECKING:
    from sandtable.imperium.rules.state import Frame, State


class ChooseIntrigueWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("intrigue", 1.3)

    def worth(self, w: Worth, node: Effect) -> float:
        return 1.3 * w.intrigue


class KeepLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [w.intrigue_kept(s.rules.kind[option]) for option in options]


price_kind("choose_intrigue", ChooseIntrigueWorth())
liked("keep_intrigue", KeepLiking())

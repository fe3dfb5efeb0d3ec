"""Scores the answers to the questions of `rules/asking/groups.py` for bots."""

from __future__ import annotations

from sandtable.imperium.judge.liking import order_scores
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import OPTION_0


class OrderLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        kids = NODES[frame[2]].kids
        return order_scores(s, frame[1], [kids[option - OPTION_0] for option in options])


liked("order", OrderLiking())

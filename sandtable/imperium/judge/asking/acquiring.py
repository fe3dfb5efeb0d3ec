"""Scores the answers to the questions of `rules/asking/acquiring.py` for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.liking import card_scores, yes_scores
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.rules.catalog import CARD_COST, NODES
from sandtable.imperium.rules.markets import kind_of
from sandtable.imperium.rules.state import Frame, State


class AcquireLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        scores = card_scores(s, frame[1], options)
        if NODES[frame[2]].c:  # paid for with Solari
            solari = Worth(s, frame[1]).solari
            for i, option in enumerate(options):
                scores[i] -= CARD_COST[kind_of(s, frame[1], option)] * solari
        return scores


class DeckTopLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return yes_scores(options)


class AsideLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return card_scores(s, frame[1], options)


liked("acquire", AcquireLiking())
liked("deck_top", DeckTopLiking())
liked("aside", AsideLiking())

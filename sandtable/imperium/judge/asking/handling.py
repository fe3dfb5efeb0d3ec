"""Scores the answers to the questions of `rules/asking/handling.py` for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import CARD_WORTH, Worth
from sandtable.imperium.judge.liking import branch_score
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE, OPTION_0


class LineLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        kids = NODES[frame[2]].kids
        return [0.1 if option == NONE else branch_score(w, kids[option - OPTION_0]) for option in options]


class GiveIntrigueLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [-w.intrigue_kept(s.rules.kind[option]) for option in options]


class SiftLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [-CARD_WORTH[s.rules.kind[option]] for option in options]


liked("line", LineLiking())
liked("give_intrigue", GiveIntrigueLiking())
liked("sift", SiftLiking())

"""Scores of the answers to the questions about Rivals, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules.rivals import questions  # noqa: F401 - declares the questions
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import OPTION_0, YES


class RivalFactionLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return the score of each faction that the Rival may gain Influence with: the less this helps the Rival, the
        higher."""
        w = Worth(s, self.question.party(frame))
        return [-w.influence(s.rules.kind[option], 1) for option in options]


class RivalPayLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [-1.0 if option == YES else 0.0 for option in options]


class RivalOptionLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, self.question.party(frame))
        kids = NODES[frame[2]].kids
        return [-w.of(kids[option - OPTION_0]) for option in options]


liked("rival_faction", RivalFactionLiking())
liked("rival_pay", RivalPayLiking())
liked("rival_option", RivalOptionLiking())

"""Scores the answers to the questions of `rules/asking/influence.py` for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.rules.asking.influence import _steps
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import SEAT_0


class FactionLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        steps = _steps(frame)
        return [w.influence(s.rules.kind[option], steps) for option in options]


class LoseInfluenceLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores that prefer the faction where losing one step of Influence costs the seat least."""
        w = Worth(s, frame[1])
        return [-w.fall(s.rules.kind[option]) for option in options]


class AllyLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [-float(s.players[option - SEAT_0].vp) for option in options]


liked("faction", FactionLiking())
liked("lose_influence", LoseInfluenceLiking())
liked("ally", AllyLiking())

"""Companion of the trial module `tech`: how much bots like the answers to its question."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE
from tests.imperium.trial.tech import tile_worth


class ChooseTechLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [0.0 if option == NONE else tile_worth(w, s.rules.kind[option]) for option in options]


liked("take_tech", ChooseTechLiking())

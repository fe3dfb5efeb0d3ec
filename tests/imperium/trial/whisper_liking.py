"""Companion of the trial module `whispers`: how much bots like the answers to its question."""

from __future__ import annotations

from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE
from tests.imperium.trial.whispers import worth_of


class ConfideLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [0.5 if option == NONE else 1.0 / worth_of(s, option) for option in options]


liked("confide", ConfideLiking())

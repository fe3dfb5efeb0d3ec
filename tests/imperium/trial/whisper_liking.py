"""Companion of the trial module `whispers`: what bots make of its effect and of the answers to its question."""

from __future__ import annotations

from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE
from tests.imperium.trial.whispers import worth_of


class WhisperWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("persuasion", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return node.a * w.persuasion


class ConfideLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [0.5 if option == NONE else 1.0 / worth_of(s, option) for option in options]


liked("confide", ConfideLiking())
price_kind("whisper", WhisperWorth())

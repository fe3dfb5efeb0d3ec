"""Bots' answers to the question whether to use an Unload box."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules.unload import module  # noqa: F401 - declares the question
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import YES


class UnloadLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        gain = Worth(s, frame[1]).of(NODES[frame[2]])
        return [gain if option == YES else 0.0 for option in options]


liked("unload", UnloadLiking())

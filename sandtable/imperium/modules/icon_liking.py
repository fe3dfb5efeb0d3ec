"""Scores of the answers to the question about battle icons, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules import icon_effects as icon_effects  # declares the question
from sandtable.imperium.modules.icon_worth import kept
from sandtable.imperium.modules.icons import icon_named
from sandtable.imperium.rules.state import Frame, State


class FlipLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [-kept(w, icon_named(s, option)) for option in options]


liked("flip_icon", FlipLiking())

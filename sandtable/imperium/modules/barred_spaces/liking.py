"""Scores the spaces that a bot may bar to others."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules.barred_spaces import module as module  # declares the question
from sandtable.imperium.rules.state import Frame, State


class VoiceLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return as the score of barring each space its worth to the next player; 0 for all spaces if a Rival is
        next."""
        other = (frame[1] + 1) % len(s.players)
        if s.players[other].rival:
            return [0.0] * len(options)
        w = Worth(s, other)
        return [w.space(s.rules.kind[option], 0) for option in options]


liked("voice", VoiceLiking())

"""Scores the answers to the questions of `rules/asking/setup.py` for bots."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.rules.catalog import LEADERS
from sandtable.imperium.rules.state import Frame, State

_LIKING: Final = {"duke_leto_atreides": 1.0, "glossu_rabban": 0.8, "earl_memnon_thorvald": 0.6}


class LeaderLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [_LIKING.get(LEADERS[s.rules.kind[option]].id, 0.0) for option in options]


liked("leader", LeaderLiking())

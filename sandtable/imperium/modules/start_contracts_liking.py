"""Scores of the contracts dealt during setup, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules import start_contracts  # noqa: F401 - declares the question
from sandtable.imperium.modules.choam_worth import worth_of
from sandtable.imperium.rules.state import Frame, State


class KeepContractLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [worth_of(w, s.rules.kind[option]) for option in options]


liked("keep_contract", KeepContractLiking())

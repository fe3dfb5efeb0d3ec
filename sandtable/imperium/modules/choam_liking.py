"""Scores of the answers to the question about contracts, for bots."""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules.choam_effects import INSTEAD
from sandtable.imperium.modules.choam_worth import worth_of
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE


class ChooseContractLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [INSTEAD * w.solari if option == NONE else worth_of(w, s.rules.kind[option]) for option in options]


liked("contract", ChooseContractLiking())

"""Gadgets for people and for the page: as their record says, with the cost first."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.nodes.saying import sentence
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.pieces import Data, Telling, told_by
from tests.imperium.trial.gadget_language import GADGET, Gadget


class GadgetTelling(Telling):
    def lines(self, piece: Gadget, words: Words) -> list[tuple[str, str]]:
        return [("cost", sentence(words.say("amount-spice", n=piece.cost), words)), *self.trees(piece, words)]

    def send(self, piece: Gadget, rules: Ruleset, words: Words) -> Data:
        return {**super().send(piece, rules, words), "cost": piece.cost}


told_by(GadgetTelling(GADGET))

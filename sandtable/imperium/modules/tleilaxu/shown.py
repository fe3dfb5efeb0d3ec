"""Texts of the steps of the Tleilaxu track, and their data for the page."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.modules.tleilaxu.language import RUNG, Rung
from sandtable.imperium.nodes.saying import sentence
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.pieces import Data, Telling, told_by


class RungTelling(Telling):
    def name(self, piece: Rung, words: Words) -> str:
        return words.say("rung-name", n=piece.step)

    def lines(self, piece: Rung, words: Words) -> list[tuple[str, str]]:
        out = [("step", words.say("line-step", n=piece.step)), *self.trees(piece, words)]
        if piece.spice:
            out.append(("first-there", sentence(words.say("line-first-there", n=piece.spice), words)))
        return out

    def send(self, piece: Rung, rules: Ruleset, words: Words) -> Data:
        return {**super().send(piece, rules, words), "step": piece.step, "spice": piece.spice}


told_by(RungTelling(RUNG))

"""Texts of contracts for people, and their data for the web page."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.modules.choam_language import CONTRACT, Contract
from sandtable.imperium.nodes.saying import dashed, sentence
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.pieces import Data, Telling, told_by
from sandtable.imperium.tell.wording import say


class ContractTelling(Telling):
    def lines(self, piece: Contract, words: Words) -> list[tuple[str, str]]:
        """Return the lines of text on the condition of the contract, its reward, and the Leader for whom it is
        reserved, as pairs of key and text."""
        told = words.say(
            "line-contract-" + piece.done,
            n=piece.n,
            space=words.say("space-" + dashed(piece.space)) if piece.space else "",
            card=words.say("card-" + dashed(piece.card)) if piece.card else "",
        )
        out = [("done", sentence(told, words)), *self.trees(piece, words)]
        if piece.aside_for:
            leader = words.say("leader-" + dashed(piece.aside_for))
            out.append(("needs", sentence(words.say("line-contract-aside", leader=leader), words)))
        return out

    def send(self, piece: Contract, rules: Ruleset, words: Words) -> Data:
        return {
            "name": self.name(piece, words),
            "done": piece.done,
            "space": rules.space_now(piece.space) if piece.space else None,
            "card": piece.card or None,
            "n": piece.n,
            "draw": draw(piece.reward),
            "words": say(piece.reward, words),
            "lines": self.listed(piece, words),
        }


told_by(ContractTelling(CONTRACT, "contracts"))

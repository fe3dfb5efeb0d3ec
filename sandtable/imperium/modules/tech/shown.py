"""Texts of Tech tiles for people, and their data for the web page."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.modules.tech.language import TECH, Tile
from sandtable.imperium.nodes.saying import sentence
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.pieces import Data, Telling, told_by


class TileTelling(Telling):
    def lines(self, piece: Tile, words: Words) -> list[tuple[str, str]]:
        """Return the lines of text on the tile's cost and effects, and on the mark that lets Rivals have it, as pairs
        of key and text."""
        out = [("cost", sentence(words.say("amount-spice", n=piece.cost), words)), *self.trees(piece, words)]
        if piece.rival:
            out.append(("tech-rival", sentence(words.say("line-tech-rival"), words)))
        return out

    def send(self, piece: Tile, rules: Ruleset, words: Words) -> Data:
        return {**super().send(piece, rules, words), "cost": piece.cost, "when": piece.when, "rival": piece.rival}


told_by(TileTelling(TECH))

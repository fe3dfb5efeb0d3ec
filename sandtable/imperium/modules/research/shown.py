"""Texts of the hexes of the research track, and their data for the page."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.modules.research.language import HEX, HEXES, Hex
from sandtable.imperium.nodes.saying import sentence
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.pieces import Data, Telling, told_by


def height(piece: Hex) -> str:
    """Return where a hex is in its column, as one of the words "upper", "middle", "lower", or "only" if the column has
    no other hex."""
    rows = sorted(other.row for other in HEXES if other.column == piece.column)
    if len(rows) < 2:
        return "only"
    at = rows.index(piece.row)
    return "upper" if at == 0 else "lower" if at == len(rows) - 1 else "middle"


class HexTelling(Telling):
    def name(self, piece: Hex, words: Words) -> str:
        if piece.column == 0:
            return words.say("hex-start")
        return words.say("hex-name", column=piece.column, height=height(piece))

    def lines(self, piece: Hex, words: Words) -> list[tuple[str, str]]:
        out = [("column", words.say("line-column", n=piece.column)), *self.trees(piece, words)]
        if piece.genetic:
            out.append(("marker", sentence(words.say("line-genetic", n=piece.genetic), words)))
        return out

    def send(self, piece: Hex, rules: Ruleset, words: Words) -> Data:
        return {
            **super().send(piece, rules, words),
            "column": piece.column,
            "row": piece.row,
            "next": list(piece.next),
            "genetic": piece.genetic,
        }


told_by(HexTelling(HEX))

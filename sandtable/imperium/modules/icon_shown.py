"""Texts of Objectives for people, and their data for the web page."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.modules.icon_language import OBJECTIVE, Objective
from sandtable.imperium.nodes.saying import join, sentence
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.family import battle_icon
from sandtable.imperium.tell.pieces import Data, Telling, told_by


class ObjectiveTelling(Telling):
    def lines(self, piece: Objective, words: Words) -> list[tuple[str, str]]:
        """Return the lines of text on the Objective's battle icon, the numbers of players with which it is used, and
        whether its owner is First Player, as pairs of key and text."""
        out = [("battle-icon", battle_icon(piece.icon, words))]
        if piece.seats:
            numbers = join([str(n) for n in piece.seats], words, "names-or")
            out.append(("players", sentence(words.say("line-players", numbers=numbers), words)))
        if piece.first:
            out.append(("effect", sentence(words.say("line-first-player"), words)))
        return out

    def send(self, piece: Objective, rules: Ruleset, words: Words) -> Data:
        return {
            "name": self.name(piece, words),
            "icon": piece.icon,
            "first": piece.first,
            "lines": self.listed(piece, words),
        }


told_by(ObjectiveTelling(OBJECTIVE, "objectives"))

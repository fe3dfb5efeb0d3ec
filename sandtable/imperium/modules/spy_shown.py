"""Texts of observation posts for people, and their data for the web page."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.modules.spy_language import POST, Post
from sandtable.imperium.nodes.saying import dashed, join, sentence
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.pieces import Data, Telling, told_by


class PostTelling(Telling):
    def lines(self, piece: Post, words: Words) -> list[tuple[str, str]]:
        """Return one line of text, as a pair of key and text: the spaces that a Spy on the post watches."""
        spaces = [words.say("space-" + dashed(space)) for space in piece.spaces]
        return [("watches", sentence(join(spaces, words, "names-and"), words))]

    def send(self, piece: Post, rules: Ruleset, words: Words) -> Data:
        return {
            "name": self.name(piece, words),
            "spaces": [rules.space_now(space) for space in piece.spaces],
            "lines": self.listed(piece, words),
        }


told_by(PostTelling(POST, "posts"))

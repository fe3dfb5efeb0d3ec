"""The telling of observation posts: their lines for people, and the data that the page is sent."""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.modules.spy_language import POST, Post
from sandtable.imperium.nodes.saying import dashed, join, sentence
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.pieces import Data, Telling, told_by


class PostTelling(Telling):
    def lines(self, piece: Post, words: Words) -> list[tuple[str, str]]:
        """Return the spaces that a Spy there watches."""
        spaces = [words.say("space-" + dashed(space)) for space in piece.spaces]
        return [("watches", sentence(join(spaces, words, "names-and"), words))]

    def send(self, piece: Post, rules: Ruleset, words: Words) -> Data:
        return {
            "name": self.name(piece, words),
            "spaces": [rules.space_now(space) for space in piece.spaces],
            "lines": self.listed(piece, words),
        }


told_by(PostTelling(POST, "posts"))

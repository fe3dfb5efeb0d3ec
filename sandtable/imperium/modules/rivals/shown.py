"""Texts and web page data of the pieces of Rivals: House Hagal cards, Rival cards, levels of the solo game."""

from __future__ import annotations

from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.language.effects import FACTIONS, NOTHING
from sandtable.imperium.language.family import DIFFICULTY, HAGAL, RIVAL
from sandtable.imperium.language.rival_pieces import Difficulty, HagalCard, HagalWay, Rival
from sandtable.imperium.modules.rivals import trades
from sandtable.imperium.nodes.base import cond_clause
from sandtable.imperium.nodes.saying import dashed, join, sentence
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.pieces import Data, Telling, told_by
from sandtable.imperium.tell.wording import say, say_cond

Lines = list[tuple[str, str]]


class HagalTelling(Telling):
    def name(self, piece: HagalCard, words: Words) -> str:
        """Return the name of the House Hagal card: that of its space if it has only one."""
        spaces = [piece.space] if piece.space else [way.space for way in piece.ways]
        return words.say("space-" + dashed(spaces[0]) if len(spaces) == 1 else dashed(piece.id))

    def lines(self, piece: HagalCard, words: Words) -> Lines:
        """Return the lines of text on the spaces or posts of the card, its requirement, its effects and its swords, as
        pairs of key and text."""
        space, effect, ways = piece.space, piece.effect, piece.ways
        if len(ways) == 1:
            space, effect, ways = ways[0].space, ways[0].effect, ()
        out: Lines = []
        if space:
            out.append(("space", sentence(words.say("space-" + dashed(space)), words)))
        if piece.posts:
            posts = [words.say("post-" + dashed(post)) for post in piece.posts]
            out.append(("posts", sentence(join(posts, words, "names-or"), words)))
        if piece.needs is not None:
            out.append(("needs", say_cond(piece.needs, words)))
        if effect.op != NOTHING:
            out.append(("effect", say(effect, words)))
        for way in ways:
            there = words.say("space-" + dashed(way.space))
            told = say(way.effect, words)
            if way.when is None:
                out.append(("way", words.say("line-way", space=there, effect=told)))
            else:
                cond = cond_clause(way.when, words)
                out.append(("way", words.say("line-way-if", space=there, effect=told, cond=cond)))
        out.append(("swords", str(piece.swords)))
        return out

    def send(self, piece: HagalCard, rules: Ruleset, words: Words) -> Data:
        space, effect, ways = piece.space, piece.effect, piece.ways
        if len(ways) == 1:
            space, effect, ways = ways[0].space, ways[0].effect, ()
        return {
            "name": self.name(piece, words),
            "space": rules.space_now(space) if space else None,
            "draw": draw(effect),
            "words": say(effect, words),
            "swords": piece.swords,
            "ways": [_way(way, rules, words) for way in ways],
            "needs": say_cond(piece.needs, words) if piece.needs is not None else None,
        }


def _way(way: HagalWay, rules: Ruleset, words: Words) -> Data:
    """Return the data for the page on one of several spaces that a House Hagal card names: the space, the condition for
    it (None: it applies if no other does), and the effect there, drawn and in words."""
    return {
        "space": rules.space_now(way.space),
        "when": say_cond(way.when, words) if way.when is not None else None,
        "draw": draw(way.effect),
        "words": say(way.effect, words),
    }


class RivalTelling(Telling):
    def name(self, piece: Rival, words: Words) -> str:
        return words.say(dashed(piece.id))

    def lines(self, piece: Rival, words: Words) -> Lines:
        """Return the lines of text on the Swordmaster's price on the Rival card, both abilities, and the order of
        factions, as pairs of key and text."""
        out = [("swordmaster-level", str(piece.swordmaster)), *self.trees(piece, words)]
        order = [words.say("faction-" + FACTIONS[faction]) for faction in piece.priority]
        out.append(("priority", sentence(join(order, words, "names-and"), words)))
        if not piece.can_win:
            out.append(("players", sentence(words.say("rival-cannot-win"), words)))
        return out

    def send(self, piece: Rival, rules: Ruleset, words: Words) -> Data:
        return {
            "name": self.name(piece, words),
            "swordmaster": piece.swordmaster,
            "signet": {"draw": draw(piece.signet), "words": say(piece.signet, words)},
            "scheme": {"draw": draw(piece.scheme), "words": say(piece.scheme, words)},
            "priority": [FACTIONS[faction] for faction in piece.priority],
            "wins": piece.can_win,
            "sets": {
                "solari": trades.SOLARI_TRADE,
                "spice": trades.SPICE_TRADE,
                "intrigue": trades.INTRIGUE_TRADE,
                "water": trades.WATER_TRADE,
            },
            "lines": self.listed(piece, words),
        }


class DifficultyTelling(Telling):
    def lines(self, piece: Difficulty, words: Words) -> Lines:
        """Return the lines of text on the level's bonus to the player, the start of the Rivals, and the changes on the
        board, as pairs of key and text."""
        out = [*self.trees(piece, words), ("rival-troops", str(piece.rival_garrison))]
        if piece.rival_intrigue:
            out.append(("rival-intrigue", str(piece.rival_intrigue)))
        if piece.mentat_cost:
            out.append(("mentat-cost", str(piece.mentat_cost)))
        if piece.shut():
            spaces = [words.say("space-" + dashed(space)) for space in piece.shut()]
            out.append(("closed", sentence(join(spaces, words, "names-and"), words)))
        return out

    def content(self, rules: Ruleset, words: Words) -> Any:
        """Return the levels of the solo game as a list for the page, the easiest first."""
        return [self.send(level, rules, words) for level in rules.levels]

    def send(self, piece: Difficulty, rules: Ruleset, words: Words) -> Data:
        return {
            "id": piece.id,
            "extra": draw(piece.your_extra),
            "mentat_cost": piece.mentat_cost,
            "rival_garrison": piece.rival_garrison,
            "conflicts_above_swordmasters": piece.conflicts_above_swordmasters,
            "rival_intrigue": piece.rival_intrigue,
            "swordmaster_open": piece.swordmaster_open,
            "expert_deployment": piece.expert_deployment,
            "variants": list(piece.variants),
        }


told_by(HagalTelling(HAGAL, "hagal"))
told_by(RivalTelling(RIVAL, "rivals"))
told_by(DifficultyTelling(DIFFICULTY, "difficulties"))

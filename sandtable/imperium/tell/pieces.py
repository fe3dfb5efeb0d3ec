"""`Telling`: the names, texts and page data of the pieces of one sort.

The record of a sort is enough for a default telling: the name is the message `<prefix>-<id>`, and there is a line for
each effect tree, under the tree's key. A sort that needs more has a subclass in one of its companions
(`Sort.companions`), which ends with `told_by(TechTelling(TECH))`.

    name_of(piece, words)      the name of any piece, in the language
    lines(piece, words)        its lines, as (key, text); the label of a key is the message `label-<key>`
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.fluent import Words
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.sorts import Piece, Sort, sort_of
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.wording import say

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset

Data = dict[str, Any]


class Telling:
    """The names, texts and page data of the pieces of one sort, as they follow from the sort's record; a subclass may
    change them. `page` is the key under which the page receives these pieces."""

    def __init__(self, sort: Sort[Any], page: str = "") -> None:
        self.sort = sort
        self.page: str = page or sort.id

    def name(self, piece: Any, words: Words) -> str:
        return words.say(f"{self.sort.prefix}-{dashed(piece.id)}")

    def lines(self, piece: Any, words: Words) -> list[tuple[str, str]]:
        """Return the lines of a piece as (key, text); the keys are the same in every language."""
        return self.trees(piece, words)

    def trees(self, piece: Any, words: Words, *keys: str) -> list[tuple[str, str]]:
        """Return a line, as (key, text), for each effect tree of a piece that is not empty; if keys are given, only for
        the trees with these keys."""
        return [
            (found.line, say(found.effect, words, tree.voice))
            for tree, found in self.sort.trees_of(piece)
            if found.line and found.effect.op != fx.NOTHING and (not keys or found.line in keys)
        ]

    def told_within(self, piece: Any) -> tuple[str, ...]:
        """Return the keys of the effect trees that get no line of their own because another line already describes
        them."""
        return ()

    def drawn(self, piece: Any) -> dict[str, Effect]:
        """Return the effects whose icons are drawn beside the lines of a piece, by the keys of these lines."""
        return {found.line: found.effect for _, found in self.sort.trees_of(piece) if found.line}

    def send(self, piece: Any, rules: Ruleset, words: Words) -> Data:
        """Return one piece as data for the page."""
        return {"name": self.name(piece, words), "boxes": self.boxes(piece, words), "lines": self.listed(piece, words)}

    def boxes(self, piece: Any, words: Words) -> list[Data]:
        """Return the effect boxes of a piece that are not empty, each with the key of its line (`kind`), its icons
        (`draw`) and its text (`words`)."""
        return [
            {"kind": found.line, "draw": draw(found.effect), "words": say(found.effect, words, tree.voice)}
            for tree, found in self.sort.trees_of(piece)
            if found.line and found.effect.op != fx.NOTHING
        ]

    def listed(self, piece: Any, words: Words) -> list[list[str]]:
        """Return all lines of a piece as lists [key, text], for JSON."""
        return [[key, text] for key, text in self.lines(piece, words)]

    def content(self, rules: Ruleset, words: Words) -> Any:
        """Return all pieces of a ruleset by id, as the page receives them."""
        return {piece.id: self.send(piece, rules, words) for piece in self.pieces(rules, rules.part)}

    def pieces(self, rules: Ruleset, modules: Collection[str]) -> list[Any]:
        """Return the pieces of a ruleset in the form that they have in games with these modules."""
        return [self.played(self.sort.pieces[kind], modules) for kind in rules.of(self.sort).kinds]

    def played(self, piece: Any, modules: Collection[str]) -> Any:
        """Return a piece in the form that it has in games with these modules; some effects are different without a
        module."""
        return piece


_TELLINGS: Final[dict[str, Telling]] = {}


def told_by(telling: Telling) -> None:
    """Register the telling of a sort; a sort may have only one."""
    if telling.sort.id in _TELLINGS:
        raise ValueError(f"there are two tellings for the sort {telling.sort.id!r}")
    _TELLINGS[telling.sort.id] = telling


def telling_of(sort: Sort[Any]) -> Telling:
    """Return the telling of a sort: its own, or the default one."""
    sort.accompany()
    found = _TELLINGS.get(sort.id)
    if found is None:
        found = _TELLINGS[sort.id] = Telling(sort)
    return found


# --- any piece ---------------------------------------------------------------------------
def name_of(piece: Piece, words: Words) -> str:
    """Return the name of a piece in the language of `words`."""
    return telling_of(sort_of(piece)).name(piece, words)


def lines(piece: Piece, words: Words) -> list[tuple[str, str]]:
    """Return the lines of a piece as (key, text); the keys are the same in every language."""
    return telling_of(sort_of(piece)).lines(piece, words)


def labelled(piece: Piece, words: Words) -> list[tuple[str, str]]:
    """Return the lines of a piece as (label, text); the label is that of the line's key, in the language of `words`."""
    return [(words.say("label-" + key), text) for key, text in lines(piece, words)]

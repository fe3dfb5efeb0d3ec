"""`Listed` and `Added`: the information about a box that is available before its pieces are loaded.

The `__init__` of each folder in `boxes/` lists its boxes in a constant `LISTED`, and in `ADDED` the titles to which
they can be added. `sandtable.imperium.listed` collects both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sandtable.core.titles import Option

# What an option about the cards of a box can say, besides a list of them: all are shuffled in, or those of one deck.
ALL_CARDS: Final = "all"
CARD_SORTS: Final = ("imperium", "intrigue")


class Listed:
    """The information about a box that is available before its pieces are loaded.

    - `id` and `number`: its id, and its number among the boxes of the family.
    - `where`: the import path of the module that declares it, in a constant named like its id, in capitals.
    - `readers`: the import paths of the modules needed to read its effect trees.

    Pieces are numbered box after box in the order of these numbers. A new box takes the next free number; a number that
    changes breaks every saved position.
    """

    __slots__ = ("id", "number", "where", "readers")

    def __init__(self, id: str, number: int, where: str, readers: tuple[str, ...] = ()) -> None:
        self.id = id
        self.number = number
        self.where = where
        self.readers = readers


class Further:
    """The boxes, modules and variants of Rivals that a box's own options add to a game, besides the box itself."""

    __slots__ = ("boxes", "modules", "variants")

    def __init__(
        self, boxes: tuple[str, ...] = (), modules: tuple[str, ...] = (), variants: tuple[str, ...] = ()
    ) -> None:
        self.boxes = boxes
        self.modules = modules
        self.variants = variants


class Added:
    """A box that the option `boxes` of a title can add to a game.

    - `title` and `box`: the id of the title, and the id of the box, which is also the word of the option.
    - `modules`: the modules that the box adds to every game with it.
    - `brings`: another box that is used in its place, if its pieces differ on the board of this title.
    - `options`: options that the title has because of this box, and that have no use without it.
    - `further`: a function of a game's checked options that returns the additions they select.
    - `rulebook`: the file of the box's numbered rules; empty if it has none of its own.
    - `cards`: the option that says which of the box's Imperium and Intrigue cards are shuffled in; empty if all are.
    """

    __slots__ = ("title", "box", "modules", "brings", "options", "further", "rulebook", "cards")

    def __init__(
        self,
        title: str,
        box: str,
        modules: tuple[str, ...] = (),
        brings: str = "",
        options: tuple[Option, ...] = (),
        further: Callable[[Mapping[str, Any]], Further] | None = None,
        rulebook: str = "",
        cards: str = "",
    ) -> None:
        self.title = title
        self.box = box
        self.modules = modules
        self.brings = brings or box
        self.options = options
        self.further = further
        self.rulebook = rulebook
        self.cards = cards

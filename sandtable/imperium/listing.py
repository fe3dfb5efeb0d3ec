"""`Listed` and `Added`: what a box tells about itself before any of its pieces are loaded.

The `__init__` of each folder of `boxes/` lists its boxes in a constant `LISTED`, and in `ADDED` the titles to which
they can be added. `sandtable.imperium.listed` collects both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sandtable.core.titles import Option


class Listed:
    """A box: its id, its number among the boxes, the module that declares it (in a constant named like its id, in
    capitals), and the modules that read its trees.

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
    """The boxes, modules and variants of Rivals that options of a box bring to a game besides the box itself."""

    __slots__ = ("boxes", "modules", "variants")

    def __init__(
        self, boxes: tuple[str, ...] = (), modules: tuple[str, ...] = (), variants: tuple[str, ...] = ()
    ) -> None:
        self.boxes = boxes
        self.modules = modules
        self.variants = variants


class Added:
    """A box as a word of the option `boxes` of a title.

    - `modules`: the modules that it brings to every game.
    - `brings`: the box to play with, if it is not the one named: its pieces lie differently on another board.
    - `options`: further options of the title, which need the box.
    - `further`: called with the checked options of a game; returns what they bring besides.
    - `rulebook`: the file of its numbered rules; empty if it has none of its own.
    """

    __slots__ = ("title", "box", "modules", "brings", "options", "further", "rulebook")

    def __init__(
        self,
        title: str,
        box: str,
        modules: tuple[str, ...] = (),
        brings: str = "",
        options: tuple[Option, ...] = (),
        further: Callable[[Mapping[str, Any]], Further] | None = None,
        rulebook: str = "",
    ) -> None:
        self.title = title
        self.box = box
        self.modules = modules
        self.brings = brings or box
        self.options = options
        self.further = further
        self.rulebook = rulebook

"""`Sort`: everything the program needs to know about one sort of piece, in one record.

A box declares its pieces by sort, `Box("ix", "Rise of Ix", {TECH: TILES, CARD: CARDS})`, and no common code lists
sorts: the catalogue numbers the trees, the vocabulary takes the words, `tell` says and draws the lines, the laboratory
observes, covers and names the pieces, all from this record.

    TECH: Final = Sort(
        "tech",                                  # its id, and the prefix of its words: tech:windtraps
        Tech,                                    # the class of its pieces
        trees=(Tree("acquire"), Tree("ongoing", opened=True)),
        columns=("cost",),                       # plain facts of a piece
        words=("tech",),                         # one word of the vocabulary for each piece and prefix
        box="tech",                              # the word that names a tile's open effects in the menu of a turn
        companions=("…modules.tech_shown",),     # optional: lines of its own for people, limits for coverage
    )

The sorts of the family itself are in `family`; those of a module are in the module's own language file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, Generic, Protocol, TypeVar

from sandtable.core.native import mypyc_attr
from sandtable.imperium.language.effects import Cond, Effect

# A thing names any piece at all: the number of its sort, and in the lowest bits its kind.
KIND_BITS: Final = 12
# The steps in which the trees of a box are numbered. Trees that the language gained later come in a later one, so that
# no number moves that a saved position has in it.
FIRST: Final = 0
INFLUENCE_OF_SPACES: Final = 1
COSTS_OF_SPACES: Final = 2
OF_MODULES: Final = 3
STAGES: Final = (FIRST, INFLUENCE_OF_SPACES, COSTS_OF_SPACES, OF_MODULES)


class Piece(Protocol):
    """A piece of any sort. Names for people are found by its id."""

    id: str


P = TypeVar("P")


class Found:
    """An effect tree of one piece: its name in reports (`agent`), the line that tells it, and the tree."""

    __slots__ = ("key", "line", "effect")

    def __init__(self, key: str, line: str, effect: Effect) -> None:
        self.key = key
        self.line = line
        self.effect = effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Tree:
    """A field of a sort that is an effect tree.

    `key` names it in reports and `field` is the attribute, the same unless given. `line` is the key of the line that
    tells it to people; empty: another line does. `stage`: when it is numbered. `if_any`: an empty tree takes no number.
    `opened`: the engine offers its parts one by one, so that the node that joins them is never done as itself.
    `marks`: coverage counts it even where it is empty, because it marks that the piece was used. `voice`: how it is
    said.
    """

    __slots__ = ("key", "field", "line", "stage", "if_any", "opened", "marks", "voice")

    def __init__(
        self,
        key: str,
        field: str = "",
        *,
        line: str | None = None,
        stage: int = OF_MODULES,
        if_any: bool = False,
        opened: bool = False,
        marks: bool = False,
        voice: str = "effect",
    ) -> None:
        self.key = key
        self.field = field or key
        self.line: str = key if line is None else line
        self.stage = stage
        self.if_any = if_any
        self.opened = opened
        self.marks = marks
        self.voice = voice

    def found(self, piece: Any) -> list[Found]:
        """Return the trees that this field of a piece holds."""
        return [Found(self.key, self.line, getattr(piece, self.field))]

    def conditions(self, piece: Any) -> list[Cond]:
        """Return the conditions that stand beside its trees."""
        return []


class Sort(Generic[P]):
    """One sort of piece; see the head of this module for the usual fields. The others:

    `prefix` begins the names of its pieces in events and messages (`faction:fremen`), the id unless given.
    `conditions`: fields that are conditions. `derived`: attributes that follow from other fields of a piece.
    `unspoken`: pieces with this attribute set have no word. `word_order`: the place of its words among those of a box.
    `by_slot`: its words, and the numbers in positions, go by the place on the board and not by kind.
    `observed`: its pieces can be what asks in an observation; `room`: they have room there even if a game has none.
    `named`: events name its pieces as their cause. `check`: return what is wrong with the pieces of a box, in lines.
    A piece with an attribute `module` that is set is only in games with that module.
    """

    __slots__ = (
        "id", "cls", "trees", "columns", "words", "prefix", "box", "conditions", "derived", "unspoken", "word_order",
        "by_slot", "observed", "room", "named", "check", "companions", "number", "thing", "pieces", "accompanied",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        cls: type[P],
        *,
        trees: tuple[Tree, ...] = (),
        columns: tuple[str, ...] = (),
        words: tuple[str, ...] = (),
        prefix: str = "",
        box: str = "",
        conditions: tuple[str, ...] = (),
        derived: tuple[str, ...] = (),
        unspoken: str = "",
        word_order: int = 10,
        by_slot: bool = False,
        observed: bool = True,
        room: bool = False,
        named: bool = True,
        check: Callable[[Sequence[P]], list[str]] | None = None,
        companions: tuple[str, ...] = (),
    ) -> None:
        if id in BY_ID:
            raise ValueError(f"there is a sort {id!r} already")
        if cls in _BY_CLASS:
            raise ValueError(f"pieces of the class {cls.__name__} are of the sort {_BY_CLASS[cls].id!r} already")
        for other in BY_ID.values():
            for word in words:
                if word in other.words:
                    raise ValueError(f"the sorts {other.id!r} and {id!r} both have words {word}:…")
        if box and box not in words:
            raise ValueError(f"the sort {id!r} opens its boxes as {box}:…, which is not among its words")
        self.id: str = id
        self.cls = cls
        self.trees = trees
        self.columns = columns
        self.words: tuple[str, ...] = words
        self.prefix: str = prefix or id
        self.box = box
        self.conditions = conditions
        self.derived = derived
        self.unspoken = unspoken
        self.word_order = word_order
        self.by_slot = by_slot
        self.observed = observed
        self.room = room
        self.named = named
        self.check = check
        self.companions = companions
        self.number: int = 0  # given with the first box that has such pieces
        self.thing: int = 0  # the number of its first piece among all pieces there are
        self.pieces: list[P] = []  # all there are, by kind: the catalogue adds them box after box
        self.accompanied: bool = False
        BY_ID[id] = self
        _BY_CLASS[cls] = self

    def trees_of(self, piece: P) -> list[tuple[Tree, Found]]:
        """Return every effect tree of a piece, with the field it is of."""
        return [(tree, found) for tree in self.trees for found in tree.found(piece)]

    def conditions_of(self, piece: P) -> list[tuple[str, Cond]]:
        """Return the conditions of a piece, each with the field it is of."""
        found = [(field, getattr(piece, field)) for field in self.conditions]
        found += [(tree.key, cond) for tree in self.trees for cond in tree.conditions(piece)]
        return [(key, cond) for key, cond in found if cond is not None]

    def is_spoken(self, piece: P) -> bool:
        """Does the piece have words of the vocabulary?"""
        return not (self.unspoken and getattr(piece, self.unspoken))

    def accompany(self) -> None:
        """Load what tells and covers its pieces, where that is more than this record says."""
        if not self.accompanied:
            self.accompanied = True
            for name in self.companions:
                import_module(name)


BY_ID: Final[dict[str, Sort[Any]]] = {}
_BY_CLASS: Final[dict[type, Sort[Any]]] = {}
SORTS: Final[list[Sort[Any] | None]] = [None]  # by number, from 1 on


def number(*sorts: Sort[Any]) -> None:
    """Give sorts their numbers, in this order; one that has its number keeps it.

    The family numbers its own. Others follow with the first box that brings them, so that numbers do not depend on
    which module was imported first.
    """
    for sort in sorts:
        if sort.named and not sort.number:
            sort.number = len(SORTS)
            sort.thing = sort.number << KIND_BITS
            SORTS.append(sort)


def sort_of(piece: object) -> Sort[Any]:
    """Return the sort of a piece."""
    found = _BY_CLASS.get(type(piece))
    if found is None:
        raise ValueError(f"no sort has pieces of the class {type(piece).__name__}")
    return found

"""Define `Sort`: everything that the program needs to know about one sort of piece, in one record.

A box declares its pieces by sort, `Box("ix", "Rise of Ix", {TECH: TILES, CARD: CARDS})`, and no common code lists
sorts. From this record alone, the catalogue numbers the trees, the vocabulary takes the words, `tell` writes and draws
the lines, and the laboratory observes, covers and names the pieces.

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

# A `thing` identifies a piece of any sort: the lowest bits are its kind, the bits above them the number of its sort.
KIND_BITS: Final = 12
# The steps in which the trees of a box are numbered. Fields added to the language later are numbered in a later step,
# so that the numbers in saved positions stay valid.
FIRST: Final = 0
INFLUENCE_OF_SPACES: Final = 1
COSTS_OF_SPACES: Final = 2
OF_MODULES: Final = 3
STAGES: Final = (FIRST, INFLUENCE_OF_SPACES, COSTS_OF_SPACES, OF_MODULES)


class Piece(Protocol):
    """A piece of any sort. Its names in all languages are found by its id."""

    id: str


P = TypeVar("P")


class Found:
    """An effect tree of one piece, with its name in reports (`agent`) and the key of the line that describes it."""

    __slots__ = ("key", "line", "effect")

    def __init__(self, key: str, line: str, effect: Effect) -> None:
        self.key = key
        self.line = line
        self.effect = effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Tree:
    """A field of the pieces of a sort whose value is an effect tree.

    - `key`: the name of the tree in reports.
    - `field`: the attribute of the piece, by default the same name.
    - `line`: the key of the line that describes the tree to people; if empty, another line describes it.
    - `stage`: the step of numbering pieces in which the tree gets its numbers.
    - `if_any`: an empty tree gets no number.
    - `opened`: the engine offers the parts one by one, so the node that joins them is never done itself.
    - `marks`: coverage counts the tree even if it is empty, because it marks that the piece was used (`counts`).
    - `voice`: the voice in which it is put into words (`tell/wording`).
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
        """Return the effect trees that a piece has in this field."""
        return [Found(self.key, self.line, getattr(piece, self.field))]

    def counts(self, piece: Any) -> bool:
        """Tell whether coverage counts the tree of this piece even if it is empty."""
        return self.marks

    def conditions(self, piece: Any) -> list[Cond]:
        """Return the conditions that belong to the effect trees of this field, such as the one that makes a space
        cheaper."""
        return []


class Sort(Generic[P]):
    """One sort of piece. The module docstring shows the usual fields; these are the others.

    - `prefix`: the beginning of the names of its pieces in events and messages (`faction:fremen`), by default the id.
    - `conditions`: the attributes of its pieces that are conditions.
    - `derived`: the attributes of its pieces that are computed from others.
    - `unspoken`: the name of an attribute; pieces that have it set have no word.
    - `word_order`: the position of its words among those of a box.
    - `by_slot`: its words, and the numbers in positions, follow the slot on the board and not the kind.
    - `observed`: its pieces can ask a question, so an observation has a code for each of them.
    - `room`: observations have room for its pieces even if a game has none.
    - `named`: events name its pieces as their cause.
    - `at_once`: the icons of its effects are done as they are gained, not in the menu of a turn.
    - `check`: a function that returns a line for each fault in the pieces of a box.

    A piece whose attribute `module` is set is only in games with that module.
    """

    __slots__ = (
        "id", "cls", "trees", "columns", "words", "prefix", "box", "conditions", "derived", "unspoken", "word_order",
        "by_slot", "observed", "room", "named", "at_once", "check", "companions", "number", "thing", "pieces",
        "accompanied",
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
        at_once: bool = False,
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
        self.at_once = at_once
        self.check = check
        self.companions = companions
        self.number: int = 0  # assigned with the first box that has such pieces
        self.thing: int = 0  # the number of its first piece among all pieces
        self.pieces: list[P] = []  # all pieces by kind; the catalogue adds them box after box
        self.accompanied: bool = False
        BY_ID[id] = self
        _BY_CLASS[cls] = self

    def trees_of(self, piece: P) -> list[tuple[Tree, Found]]:
        """Return every effect tree of a piece, paired with the field of the sort that holds it."""
        return [(tree, found) for tree in self.trees for found in tree.found(piece)]

    def conditions_of(self, piece: P) -> list[tuple[str, Cond]]:
        """Return the conditions of a piece, each with the name of its field."""
        found = [(field, getattr(piece, field)) for field in self.conditions]
        found += [(tree.key, cond) for tree in self.trees for cond in tree.conditions(piece)]
        return [(key, cond) for key, cond in found if cond is not None]

    def is_spoken(self, piece: P) -> bool:
        """Tell whether the vocabulary has words for the piece."""
        return not (self.unspoken and getattr(piece, self.unspoken))

    def accompany(self) -> None:
        """Import the companion modules of the sort, which register its texts and its limits for coverage."""
        if not self.accompanied:
            self.accompanied = True
            for name in self.companions:
                import_module(name)


BY_ID: Final[dict[str, Sort[Any]]] = {}
_BY_CLASS: Final[dict[type, Sort[Any]]] = {}
SORTS: Final[list[Sort[Any] | None]] = [None]  # by number, from 1 on


def number(*sorts: Sort[Any]) -> None:
    """Assign numbers to sorts, in this order; a sort that already has a number keeps it.

    The family numbers its own sorts first. Others get their numbers with the first box that has them, so that numbers
    do not depend on the order in which modules are imported.
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

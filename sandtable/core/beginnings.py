"""Beginnings: where a game starts if not with its deal.

A beginning is plain data with a `kind`. It is part of a record and of a table, so both say where they began:

    {"kind": "record", "moves": 57}            the first 57 moves of the record were made in another game
    {"kind": "position", "given": {"seats": …}}  the position is given in the text form of scenarios

No undo goes back before the beginning. Each kind is an object of the class `Kind`, listed in `KINDS`; code that deals
with beginnings names none of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from sandtable.core.contract import State
from sandtable.core.errors import BadBeginning
from sandtable.core.titles import Meta

Data = Mapping[str, Any]

# Where each kind is found, as "module:attribute".
KINDS: Final[dict[str, str]] = {
    "record": "sandtable.core.begun_record:AFTER_MOVES",
    "position": "sandtable.begun_position:AT_POSITION",
}


class Begun(NamedTuple):
    """A new game at a beginning: everything a table is made from. `seed` and `moves` are those of the other game."""

    options: dict[str, Any]
    begin: dict[str, Any]
    seed: int | None = None
    moves: tuple[tuple[int, int], ...] = ()  # (seat, action) of the moves made before, the first of the new record
    texts: Mapping[int, str] = {}  # attached to these moves, by their number from 1


class Kind(Protocol):
    """One kind of beginning. A game that is not `lasting` is given up when its last player leaves."""

    lasting: bool

    def check(self, begin: Data) -> None:
        """Raise `BadBeginning` if a stored beginning is not of this form."""

    def start(self, about: Meta, seed: int, options: Data, begin: Data, **how: Any) -> State:
        """Return the state the first move of a record applies to."""

    def moves(self, begin: Data) -> int:
        """Return how many of the record's first moves belong to the beginning."""

    def begun(self, about: Meta, asked: Data) -> Begun:
        """Return a new game from what somebody asked for, or raise `BadBeginning`."""


def kind_of(begin: Any) -> Kind:
    """Return the kind of a beginning; anything else is refused."""
    name = begin.get("kind") if isinstance(begin, Mapping) else None
    if not isinstance(name, str) or name not in KINDS:
        raise BadBeginning(f"begin: a beginning of the kind {' or '.join(KINDS)} is wanted, not {begin!r:.100}")
    module, _, attribute = KINDS[name].partition(":")
    found: Kind = getattr(import_module(module), attribute)
    return found


def check(begin: Any) -> None:
    """Raise `BadBeginning` unless this is a beginning as records and tables store it."""
    kind_of(begin).check(begin)


def check_keys(begin: Data, *wanted: str) -> None:
    """Raise `BadBeginning` unless the beginning has exactly these keys and its kind."""
    if set(begin) != {"kind", *wanted}:
        raise BadBeginning(f"begin: {', '.join(wanted)} are wanted, not {', '.join(map(str, begin))}")


def begun(about: Meta, asked: Any) -> Begun:
    """Return the new game somebody asks for, or raise `BadBeginning`."""
    return kind_of(asked).begun(about, asked)


def start(about: Meta, seed: int, options: Data, begin: Data | None, **how: Any) -> State:
    """Return the first state of a game: its deal, or what its beginning says."""
    if begin is None:
        return about.new(seed, options, **how)
    return kind_of(begin).start(about, seed, options, begin, **how)


def is_lasting(begin: Data | None) -> bool:
    """Tell whether a game is worth keeping once all its players have left."""
    return begin is None or kind_of(begin).lasting


def moves_of(begin: Data | None) -> int:
    """Return how many of a record's first moves belong to its beginning."""
    return 0 if begin is None else kind_of(begin).moves(begin)

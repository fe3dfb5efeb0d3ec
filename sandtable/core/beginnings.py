"""Beginnings: the starting points of games that do not start with their deal.

A beginning is plain data with a `kind`. It is part of a record and of a table, so both tell where the game began:

    {"kind": "record", "moves": 57}            the first 57 moves of the record were made in another game
    {"kind": "position", "given": {"seats": …}}  the position is given in the text form of scenarios

No undo goes back before the beginning. Each kind is an object of the class `Kind`, listed in `KINDS`; code that deals
with beginnings names no kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from sandtable.core.contract import State
from sandtable.core.errors import BadBeginning
from sandtable.core.titles import Meta

Data = Mapping[str, Any]

# The object for each kind, as "module:attribute".
KINDS: Final[dict[str, str]] = {
    "record": "sandtable.core.begun_record:AFTER_MOVES",
    "position": "sandtable.begun_position:AT_POSITION",
}


class Begun(NamedTuple):
    """Everything needed to create a table for a game with a beginning. `seed` and `moves` are those of an earlier game,
    if it continues one."""

    options: dict[str, Any]
    begin: dict[str, Any]
    seed: int | None = None
    moves: tuple[tuple[int, int], ...] = ()  # (seat, action) of the moves made before, the first of the new record
    texts: Mapping[int, str] = {}  # attached to these moves, by their number from 1


class Kind(Protocol):
    """One kind of beginning. If `lasting` is false, a game with such a beginning is given up when its last player
    leaves."""

    lasting: bool

    def check(self, begin: Data) -> None:
        """Raise `BadBeginning` if a stored beginning does not have the form of this kind."""

    def start(self, about: Meta, seed: int, options: Data, begin: Data, **how: Any) -> State:
        """Return the state before the first move of a record with this beginning; `how` has further arguments of
        `Meta.new`, such as `listen`."""

    def moves(self, begin: Data) -> int:
        """Return how many of the record's first moves belong to the beginning."""

    def begun(self, about: Meta, asked: Data) -> Begun:
        """Return the new game that a person has `asked` for, or raise `BadBeginning` if it is not possible."""


def kind_of(begin: Any) -> Kind:
    """Return the kind of a beginning; raise `BadBeginning` if the data is no beginning."""
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
    """Raise `BadBeginning` unless the beginning has the key `kind` and the `wanted` keys, and no others."""
    if set(begin) != {"kind", *wanted}:
        raise BadBeginning(f"begin: {', '.join(wanted)} are wanted, not {', '.join(map(str, begin))}")


def begun(about: Meta, asked: Any) -> Begun:
    """Return the new game that a person has `asked` for, or raise `BadBeginning` if it is not possible."""
    return kind_of(asked).begun(about, asked)


def start(about: Meta, seed: int, options: Data, begin: Data | None, **how: Any) -> State:
    """Return the state of a game before its first move: after its deal or, if it has one, at its beginning."""
    if begin is None:
        return about.new(seed, options, **how)
    return kind_of(begin).start(about, seed, options, begin, **how)


def is_lasting(begin: Data | None) -> bool:
    """Tell whether a game with this beginning, or none, is kept after all its players have left."""
    return begin is None or kind_of(begin).lasting


def moves_of(begin: Data | None) -> int:
    """Return how many of a record's first moves belong to this beginning; 0 if there is no beginning."""
    return 0 if begin is None else kind_of(begin).moves(begin)

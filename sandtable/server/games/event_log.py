"""`EventLog`: the events of a game in packed form, because they take most of the memory of a long game."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, overload

from sandtable.core.events import Event, Item

_ONE: Final = struct.Struct("<HHbhiiiI")  # kind, rule, seat, eyes, amount, thing, cause, number
_NUMBER: Final = struct.Struct("<I")
_NUMBER_AT: Final = _ONE.size - _NUMBER.size

# Event kinds and rule ids are few and the same at all tables, so each text is stored once.
_texts: list[str] = []
_number_of: dict[str, int] = {}


def _number(text: str) -> int:
    found = _number_of.get(text)
    if found is None:
        found = _number_of[text] = len(_texts)
        _texts.append(text)
    return found


def _event(fields: tuple[int, ...], items: tuple[Item, ...]) -> Event:
    kind, rule, seat, eyes, amount, thing, cause, number = fields
    return Event(_texts[kind], seat, amount, thing, cause, eyes, number, _texts[rule], items)


class EventLog(Sequence[Event]):
    """The events of a game in order."""

    __slots__ = ("_data", "_items")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._data = bytearray()
        self._items: dict[int, tuple[Item, ...]] = {}  # of the few events with several pieces
        self.add(events)

    def add(self, events: Iterable[Event]) -> None:
        for e in events:
            if e.items:
                self._items[len(self)] = e.items
            self._data += _ONE.pack(
                _number(e.kind), _number(e.rule), e.seat, e.eyes, e.amount, e.thing, e.cause, e.number
            )

    def index_after(self, moves: int) -> int:
        """Return the index of the first event after this many moves."""
        first = len(self)
        while first and _NUMBER.unpack_from(self._data, (first - 1) * _ONE.size + _NUMBER_AT)[0] > moves:
            first -= 1
        return first

    def truncate(self, moves: int) -> None:
        """Delete the events after this many moves."""
        left = self.index_after(moves)
        del self._data[left * _ONE.size :]
        self._items = {at: items for at, items in self._items.items() if at < left}

    def __len__(self) -> int:
        return len(self._data) // _ONE.size

    def __iter__(self) -> Iterator[Event]:
        return (_event(one, self._items.get(at, ())) for at, one in enumerate(_ONE.iter_unpack(self._data)))

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        where = range(len(self))[at]
        if isinstance(where, int):
            return self._at(where)
        return [self._at(one) for one in where]

    def _at(self, one: int) -> Event:
        return _event(_ONE.unpack_from(self._data, one * _ONE.size), self._items.get(one, ()))

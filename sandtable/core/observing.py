"""Observations: everything a seat may know, as a row of bytes. A title defines the layout; environments use the rows.

A title's part `observation` has `VERSION` and `layout(title, options)`, which returns the `Layout` of games with these
options. A row has four sections: numbers; codes, which are one-hot; lists, which count the pieces of each kind; and
marks, for rare things. A `Reader` fills a row of a `Sheet` from a position, section by section: a number or a code goes
to the next free place of its section, a mark to any column.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, NamedTuple, Protocol

from sandtable.core.native import i32, i64, u8, vec

MOST: Final = 0xFF  # the largest value of a byte
_WORD: Final = 60  # the number of bits read at a time


class Field(NamedTuple):
    """A named part of a row: `length` numbers from column `offset` on, each from 0 to `most`."""

    name: str
    offset: int
    length: int
    meaning: str
    most: int


class Codes:
    """The code of each kind of piece, in a form that sheets read fast. A code is the number of an entry in a list or a
    one-hot."""

    __slots__ = ("of",)

    def __init__(self, codes: list[int]) -> None:
        self.of: vec[i32] = vec[i32](codes)


class Sheet:
    """Rows of bytes, one after the other. All rows are cleared (`clear`) before they are filled again.

    `begin` chooses the row to fill. Every later call fills the next free place of a section.
    """

    __slots__ = ("data", "size", "rows", "_most", "_offsets", "_base", "_number", "_code")

    def __init__(self, layout: Layout, rows: int) -> None:
        zeros = bytes(rows * layout.size)
        self.data: vec[u8] = vec[u8](zeros)
        self.size = layout.size
        self.rows = rows
        self._most: vec[u8] = layout.mosts
        self._offsets: vec[i32] = layout.starts
        self._base: i64 = 0
        self._number: i64 = 0
        self._code: i64 = 0

    def buffer(self) -> Any:
        """Return all rows as an object with the buffer protocol; it also shows values filled in later."""
        return self.data

    def clear(self) -> None:
        """Set all rows to zero; `sandtable.envs.arrays` has a faster way."""
        for at in range(self.rows * self.size):
            self.data[at] = 0

    def begin(self, row: int) -> None:
        """Choose the row that the next calls fill, from its first place on."""
        self._base = row * self.size
        self._number = self._base
        self._code = 0

    @property
    def filled(self) -> tuple[int, int]:
        """The number of places filled so far in the row: (numbers, codes and lists)."""
        return self._number - self._base, self._code

    def number(self, number: int) -> None:
        """Fill in the next number, clipped to the maximum of its field."""
        at = self._number
        n: i64 = number
        if n > 0:
            most: i64 = i64(self._most[at - self._base])
            self.data[at] = u8(most) if n > most else u8(n)
        self._number = at + 1

    def numbers(self, numbers: list[int]) -> None:
        """Fill in the next numbers, each clipped to the maximum of its field."""
        data = self.data
        mosts = self._most
        base = self._base
        at = self._number
        for number in numbers:
            n: i64 = number
            if n > 0:
                most: i64 = i64(mosts[at - base])
                data[at] = u8(most) if n > most else u8(n)
            at += 1
        self._number = at

    def part(self, numbers: list[int], first: int, n: int) -> None:
        """Fill in n numbers of a list, from index `first` on, as the next numbers."""
        data = self.data
        mosts = self._most
        base = self._base
        at = self._number
        place: i64 = first
        end: i64 = place + n
        while place < end:
            number: i64 = numbers[place]
            if number > 0:
                most: i64 = i64(mosts[at - base])
                data[at] = u8(most) if number > most else u8(number)
            at += 1
            place += 1
        self._number = at

    def around(self, numbers: list[int], seat: int, places: int) -> None:
        """Fill in one number for each party, clockwise from this seat on; `places` is the room for parties, the rest
        stays zero."""
        n = len(numbers)
        self.part(numbers, seat, n - seat)
        self.part(numbers, 0, seat)
        self._number += places - n

    def tally(self, kinds: list[int], places: list[int], n: int) -> None:
        """Count pieces in the next n numbers: `places` tells for each kind which of these numbers counts it. A hidden
        piece, or one whose kind has no place, is left out."""
        start = self._number
        self._number = start + n
        if not kinds:
            return
        data = self.data
        end: i64 = n
        for kind in kinds:
            place: i64 = places[kind] if kind >= 0 else -1
            if 0 <= place < end:
                at: i64 = start + place
                if data[at] < MOST:
                    data[at] = data[at] + 1

    def tally_around(self, piles: list[list[int]], seat: int, parties: int, places: list[int], n: int) -> None:
        """Count the pieces of each party with `tally`, clockwise from this seat on. `piles` has the pieces of each
        party; `parties` is the room for parties, the rest stays zero."""
        there = len(piles)
        for party in range(seat, there):
            self.tally(piles[party], places, n)
        for party in range(seat):
            self.tally(piles[party], places, n)
        self._number += (parties - there) * n

    def bits(self, bits: int, n: int) -> None:
        """Fill in the n lowest bits of a number as the next n numbers."""
        data = self.data
        first = self._number
        self._number = first + n
        while bits and n > 0:
            left: i64 = bits & ((1 << _WORD) - 1)
            at: i64 = first
            end: i64 = first + min(n, _WORD)
            while left and at < end:
                if left & 1:
                    data[at] = 1
                left >>= 1
                at += 1
            bits >>= _WORD
            n -= _WORD
            first += _WORD

    def flags(self, numbers: list[int], unless: int) -> None:
        """Fill in the next numbers, 1 for each of these numbers that differs from `unless`, else 0."""
        data = self.data
        at = self._number
        for number in numbers:
            if number != unless:
                data[at] = 1
            at += 1
        self._number = at

    def blank(self, n: int) -> None:
        """Skip the next n numbers, which stay zero."""
        self._number += n

    def code(self, code: int) -> None:
        """Fill in the next one-hot: set the entry of this code to 1."""
        place = self._code
        at: i64 = self._base + i64(self._offsets[place]) + code
        self._code = place + 1
        self.data[at] = 1

    def codes(self, codes: list[int]) -> None:
        """Fill in the next one-hots, with one code for each."""
        data = self.data
        base = self._base
        offsets = self._offsets
        place = self._code
        for code in codes:
            at: i64 = base + i64(offsets[place]) + code
            data[at] = 1
            place += 1
        self._code = place

    def counts(self, kinds: list[int]) -> None:
        """Fill in the next list with the number of pieces of each kind; a kind is its own code."""
        self.more(kinds)
        self._code += 1

    def one(self, kind: int) -> None:
        """Count one piece in the next list; further calls add to the same list until `end_list`."""
        at: i64 = self._base + i64(self._offsets[self._code]) + kind
        if self.data[at] < MOST:
            self.data[at] = self.data[at] + 1

    def counts_as(self, kinds: list[int], codes: Codes) -> None:
        """Fill in the next list with the number of pieces of each kind; `codes` has the code of each kind."""
        self.more_as(kinds, codes)
        self._code += 1

    def pile(self, kinds: list[int]) -> None:
        """Count the known pieces of a pile in the next list, and fill in their number as the next number; a negative
        kind is a hidden piece."""
        data = self.data
        start: i64 = self._base + i64(self._offsets[self._code])
        known = 0
        for kind in kinds:
            if kind >= 0:
                at: i64 = start + kind
                if data[at] < MOST:
                    data[at] = data[at] + 1
                known += 1
        self._code += 1
        self.number(known)

    def more(self, kinds: list[int]) -> None:
        """Count pieces in the next list; further calls add to the same list until `end_list`."""
        data = self.data
        start: i64 = self._base + i64(self._offsets[self._code])
        for kind in kinds:
            at: i64 = start + kind
            if data[at] < MOST:
                data[at] = data[at] + 1

    def more_as(self, kinds: list[int], codes: Codes) -> None:
        """Count pieces in the next list by the codes of their kinds; further calls add to the same list until
        `end_list`."""
        data = self.data
        of = codes.of
        start: i64 = self._base + i64(self._offsets[self._code])
        for kind in kinds:
            at: i64 = start + i64(of[kind])
            if data[at] < MOST:
                data[at] = data[at] + 1

    def end_list(self) -> None:
        """End the list that was filled by `one`, `more` or `more_as`."""
        self._code += 1

    def skip(self, n: int) -> None:
        """Skip the next n codes and lists, which stay zero."""
        self._code += n

    def mark(self, column: int, times: int = 1) -> None:
        """Add `times` to a column of the row, at most up to the largest value of a byte; if `times` is negative, add
        nothing."""
        at: i64 = self._base + column
        more: i64 = i64(self.data[at]) + max(times, 0)
        self.data[at] = u8(more) if more < MOST else MOST


class Reader(Protocol):
    """An object that fills the row of a sheet chosen by `Sheet.begin`: all numbers, codes and lists, in the order of
    the layout, and any marks."""

    def read_state(self, state: Any, seat: int, sheet: Sheet) -> None:
        """Fill the row from a full state, but only with what the seat's view would show."""

    def read_view(self, view: Any, sheet: Sheet) -> None:
        """Fill the row from a view."""


class Layout:
    """The positions of all fields in the rows of one title with one ruleset.

    `version` is raised when the meaning of a row changes for the same rules. `fingerprint` is a hash of the fields and
    the counted pieces. `kinds` names these pieces by sort, in the order in which lists count them. `numbers` is the
    length of the first section; `offsets` has the column where each code and list begins, in reading order. A finished
    layout has the maxima and the offsets again as arrays for sheets, `mosts` and `starts`.
    """

    __slots__ = (
        "title",
        "version",
        "fields",
        "kinds",
        "size",
        "numbers",
        "offsets",
        "most",
        "mosts",
        "starts",
        "by_name",
        "fingerprint",
        "reader",
    )

    def __init__(self, title: str, version: int, kinds: dict[str, list[str]]) -> None:
        self.title = title
        self.version = version
        self.kinds = kinds
        self.fields: list[Field] = []
        self.by_name: dict[str, Field] = {}
        self.size = 0
        self.numbers = 0
        self.offsets: list[int] = []
        self.most: list[int] = []
        self.mosts: vec[u8] = vec[u8](b"")
        self.starts: vec[i32] = vec[i32](self.offsets)
        self.fingerprint = ""
        self.reader: Reader | None = None

    # --- laying out ----------------------------------------------------------------------
    def add(self, name: str, length: int, most: int, meaning: str) -> int:
        """Append a field to the row and return its offset."""
        if self.fingerprint:
            raise ValueError(f"{name}: this layout is finished")
        if name in self.by_name or length < 1 or not 0 < most <= MOST:
            raise ValueError(f"there is no room for {name}: {length} numbers up to {most}")
        offset = self.size
        self.fields.append(Field(name, offset, length, meaning, most))
        self.by_name[name] = self.fields[-1]
        self.size += length
        self.most += [most] * length
        return offset

    def end_of_numbers(self) -> None:
        """End the section of numbers: all fields added so far are numbers."""
        self.numbers = self.size

    def follows(self, offset: int) -> None:
        """Declare the code or list that the reader fills next: it begins at this offset."""
        self.offsets.append(offset)

    def finish(self, reader: Reader) -> None:
        """Complete the layout; from now on `reader` fills its rows."""
        self.reader = reader
        self.mosts = vec[u8](bytes(self.most))
        self.starts = vec[i32](self.offsets)
        told = [f"{field.name} {field.offset} {field.length} {field.most}" for field in self.fields]
        told += [f"{sort}: {' '.join(ids)}" for sort, ids in self.kinds.items()]
        lines = "\n".join([f"{self.title} {self.version}", *told])
        self.fingerprint = blake2b(lines.encode(), digest_size=8).hexdigest()

    # --- reading -------------------------------------------------------------------------
    def filler(self) -> Reader:
        """Return the reader that fills rows of this layout; an unfinished layout raises an error."""
        reader = self.reader
        if reader is None:
            raise ValueError(f"the layout of {self.title} is not finished")
        return reader

    def encode(self, view: Any) -> list[float]:
        """Return a view as a row of numbers."""
        sheet = Sheet(self, 1)
        sheet.begin(0)
        self.filler().read_view(view, sheet)
        return [float(number) for number in bytes(sheet.buffer())]

    def encode_state(self, state: Any, seat: int) -> list[float]:
        """Return what a seat's view would show as a row of numbers, read from a full state."""
        sheet = Sheet(self, 1)
        sheet.begin(0)
        self.filler().read_state(state, seat, sheet)
        return [float(number) for number in bytes(sheet.buffer())]

    def decode(self, row: Any) -> dict[str, list[float]]:
        """Return the numbers of a row by the names of their fields, for inspection."""
        return {
            field.name: [float(x) for x in row[field.offset : field.offset + field.length]] for field in self.fields
        }

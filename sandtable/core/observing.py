"""Observations: what a seat may know, as a row of numbers. A title defines the layout; environments fill arrays.

A title's part `observation` has `VERSION` and `layout(options)`, which returns the `Layout` of games with these
options. A row has four sections: numbers; codes, which are one-hot; lists, which count the pieces of each kind; and
marks, for rare things. A `Reader` turns a position into short byte strings and a list of indices, and `Layout.encode`
(standard library) or `sandtable.envs.arrays` (NumPy) writes them into the row.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Any, Final, NamedTuple, Protocol

NARROW: Final = 0xFF  # what fits into a byte
WIDE: Final = 0xFFFF  # what fits into two


class Field(NamedTuple):
    """A section of the row: `length` numbers from `offset` on, each from 0 to `most`."""

    name: str
    offset: int
    length: int
    meaning: str
    most: int


class Reader(Protocol):
    """Fills the rows of a layout. Both methods append: to `numbers` the packed numbers followed by a 1, to `kinds` all
    packed codes and lists in the order of `Layout.follows`, and to `marks` the index of each mark plus `base`, once per
    count."""

    def read_state(
        self, state: Any, seat: int, numbers: list[bytes], kinds: list[bytes], marks: list[int], base: int
    ) -> None:
        """Read a full state, but only what the seat's view would show."""

    def read_view(self, view: Any, numbers: list[bytes], kinds: list[bytes], marks: list[int], base: int) -> None:
        """Read a view."""


def pack_numbers(row: list[int], wide: bool) -> bytes:
    """Pack numbers into one byte each, or two if `wide`; larger numbers are clipped."""
    try:
        return array("H", row).tobytes() if wide else bytes(row)
    except (ValueError, OverflowError):
        most = WIDE if wide else NARROW
        return pack_numbers([min(max(number, 0), most) for number in row], wide)


def pack_kinds(row: list[int], wide: bool) -> bytes:
    """Pack kinds into one byte each, or two if `wide`; a kind that does not fit raises an error."""
    return array("H", row).tobytes() if wide else bytes(row)


def unpacked(data: bytes, wide: bool) -> list[int]:
    """Return packed bytes as a list of numbers."""
    if not wide:
        return list(data)
    row = array("H")
    row.frombytes(data)
    return list(row)


class Layout:
    """The positions of all fields in the rows of one title with one ruleset.

    `version` is raised when the meaning of a row changes for the same rules. `fingerprint` differs if the fields or the
    counted pieces differ. `kinds` names these pieces by sort, in the order in which lists count them. `numbers` is the
    length of the first section. For each code and list, in reading order, `list_offset` says where it begins and
    `list_size` which number holds its length; for a code that is the 1 after the numbers. `wide` means two bytes each,
    because some values exceed 255.
    """

    __slots__ = (
        "title",
        "version",
        "fields",
        "kinds",
        "size",
        "numbers",
        "list_offset",
        "list_size",
        "most",
        "by_name",
        "wide",
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
        self.list_offset: list[int] = []
        self.list_size: list[int] = []
        self.most: list[int] = []
        self.wide = False
        self.fingerprint = ""
        self.reader: Reader | None = None

    # --- laying out ----------------------------------------------------------------------
    def add(self, name: str, length: int, most: int, meaning: str) -> int:
        """Append a field and return its offset."""
        if self.fingerprint:
            raise ValueError(f"{name}: this layout is finished")
        if name in self.by_name or length < 1 or not 0 < most <= WIDE:
            raise ValueError(f"there is no room for {name}: {length} numbers up to {most}")
        offset = self.size
        self.fields.append(Field(name, offset, length, meaning, most))
        self.by_name[name] = self.fields[-1]
        self.size += length
        self.most += [most] * length
        return offset

    def end_of_numbers(self) -> None:
        """End the section of numbers."""
        self.numbers = self.size

    def follows(self, offset: int, size_at: int = -1) -> None:
        """Declare what the reader gives next: a code at this offset, or a list with the index of its length."""
        self.list_offset.append(offset)
        self.list_size.append(self.numbers if size_at < 0 else size_at)

    def finish(self, reader: Reader, wide: bool = False) -> None:
        """Complete the layout; the reader fills it from now on. `wide` forces two bytes per value."""
        self.reader = reader
        longest = max((field.length for field in self.fields), default=0)
        self.wide = wide or longest > NARROW + 1 or max(self.most, default=0) > NARROW
        told = [f"{field.name} {field.offset} {field.length} {field.most}" for field in self.fields]
        told += [f"{sort}: {' '.join(ids)}" for sort, ids in self.kinds.items()]
        lines = "\n".join([f"{self.title} {self.version}", *told])
        self.fingerprint = blake2b(lines.encode(), digest_size=8).hexdigest()

    # --- reading -------------------------------------------------------------------------
    def filler(self) -> Reader:
        """Return the reader; an unfinished layout raises an error."""
        reader = self.reader
        if reader is None:
            raise ValueError(f"the layout of {self.title} is not finished")
        return reader

    def encode(self, view: Any) -> list[float]:
        """Return the row of a view."""
        numbers: list[bytes] = []
        kinds: list[bytes] = []
        marks: list[int] = []
        self.filler().read_view(view, numbers, kinds, marks, 0)
        return self._row(numbers[0], kinds[0], marks)

    def encode_state(self, state: Any, seat: int) -> list[float]:
        """Return the same row from a full state, reading only what the seat's view would show."""
        numbers: list[bytes] = []
        kinds: list[bytes] = []
        marks: list[int] = []
        self.filler().read_state(state, seat, numbers, kinds, marks, 0)
        return self._row(numbers[0], kinds[0], marks)

    def _row(self, numbers: bytes, kinds: bytes, marks: list[int]) -> list[float]:
        line = unpacked(numbers, self.wide)
        codes = unpacked(kinds, self.wide)
        row = [0.0] * self.size
        for i in range(self.numbers):
            row[i] = float(min(line[i], self.most[i]))
        begin = 0
        for offset, size in zip(self.list_offset, self.list_size, strict=True):
            end = begin + line[size]
            for code in codes[begin:end]:
                row[offset + code] += 1.0
            begin = end
        for mark in marks:
            row[mark] += 1.0
        return row

    def decode(self, row: Any) -> dict[str, list[float]]:
        """Return a row as a dictionary of its fields, for inspection."""
        return {
            field.name: [float(x) for x in row[field.offset : field.offset + field.length]] for field in self.fields
        }

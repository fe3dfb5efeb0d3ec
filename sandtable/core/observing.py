"""Observations: what a seat may know, as a row of numbers. A title lays out its rows; environments fill arrays.

A title's part `observation` has `VERSION` and `layout(options)`: the `Layout` of games with these options. A row has
four stretches, in this order: numbers; codes, which are one-hots; lists, which say how many there are of each kind;
and marks, for what there seldom is. A `Reader` takes a position apart into short rows of bytes and a list of places,
and `Layout.encode` (with the standard library) or `sandtable.envs.arrays` (with NumPy) puts them where they belong.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Any, Final, NamedTuple, Protocol

NARROW: Final = 0xFF  # what fits into a byte
WIDE: Final = 0xFFFF  # what fits into two


class Field(NamedTuple):
    """A stretch of the row: `length` numbers from `offset` on, each from 0 to `most`."""

    name: str
    offset: int
    length: int
    meaning: str
    most: int


class Reader(Protocol):
    """What fills the rows of a layout. Both methods append: to `numbers` what `pack_numbers` makes of the numbers and a
    1 behind them, to `kinds` what `pack_kinds` makes of all codes and lists in the order of `Layout.follows`, to
    `marks` the place of each mark as often as it counts, `base` further on."""

    def read_state(
        self, state: Any, seat: int, numbers: list[bytes], kinds: list[bytes], marks: list[int], base: int
    ) -> None:
        """From a full state, of which no more is read than the seat's view would show."""

    def read_view(self, view: Any, numbers: list[bytes], kinds: list[bytes], marks: list[int], base: int) -> None:
        """From a view."""


def pack_numbers(row: list[int], wide: bool) -> bytes:
    """One byte for each, or (wide) two; what is more than that holds counts as the most it holds."""
    try:
        return array("H", row).tobytes() if wide else bytes(row)
    except (ValueError, OverflowError):
        most = WIDE if wide else NARROW
        return pack_numbers([min(max(number, 0), most) for number in row], wide)


def pack_kinds(row: list[int], wide: bool) -> bytes:
    """One byte for each, or (wide) two; a kind that does not fit is an error."""
    return array("H", row).tobytes() if wide else bytes(row)


def unpacked(data: bytes, wide: bool) -> list[int]:
    if not wide:
        return list(data)
    row = array("H")
    row.frombytes(data)
    return list(row)


class Layout:
    """What stands where in the rows of one title with one set of rules.

    `version` goes up when what a row says is changed for the same rules; `fingerprint` differs wherever two layouts
    do: in their fields or in the pieces they count. `kinds` names those, by sort, in the order in which lists count
    them. `numbers` is how many numbers come first. `list_offset` and `list_size` are, for each code and list in the
    order in which a reader gives them, where it begins and which number says how long it is: for a code that is the 1
    behind the numbers. `wide`: numbers, codes and kinds take two bytes each, because some are above 255.
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
        """A field behind the others; where it begins."""
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
        """All fields so far are numbers, and none that follows is."""
        self.numbers = self.size

    def follows(self, offset: int, size_at: int = -1) -> None:
        """A reader gives this next: a code that begins there, or a list with the place of the number of its entries."""
        self.list_offset.append(offset)
        self.list_size.append(self.numbers if size_at < 0 else size_at)

    def finish(self, reader: Reader, wide: bool = False) -> None:
        """No more fields come; from now on the reader fills them. `wide` if it is to be so without need."""
        self.reader = reader
        longest = max((field.length for field in self.fields), default=0)
        self.wide = wide or longest > NARROW + 1 or max(self.most, default=0) > NARROW
        told = [f"{field.name} {field.offset} {field.length} {field.most}" for field in self.fields]
        told += [f"{sort}: {' '.join(ids)}" for sort, ids in self.kinds.items()]
        lines = "\n".join([f"{self.title} {self.version}", *told])
        self.fingerprint = blake2b(lines.encode(), digest_size=8).hexdigest()

    # --- reading -------------------------------------------------------------------------
    def filler(self) -> Reader:
        reader = self.reader
        if reader is None:
            raise ValueError(f"the layout of {self.title} is not finished")
        return reader

    def encode(self, view: Any) -> list[float]:
        """The row of this view."""
        numbers: list[bytes] = []
        kinds: list[bytes] = []
        marks: list[int] = []
        self.filler().read_view(view, numbers, kinds, marks, 0)
        return self._row(numbers[0], kinds[0], marks)

    def encode_state(self, state: Any, seat: int) -> list[float]:
        """The same row, straight from a full state: no more of it is read than the seat's view would show."""
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
        """A row taken apart by the names of its fields, to look at."""
        return {
            field.name: [float(x) for x in row[field.offset : field.offset + field.length]] for field in self.fields
        }

"""Observations and masks as NumPy arrays, for one game or for many at once.

What the reader of a layout gives of each game is gathered in plain lists; then a handful of NumPy calls put the
lists of all games in their places together.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.observing import Layout
from sandtable.envs.extras import need

np: Any = need("numpy")

_ONE: Final = np.float32(1.0)


class Arrays:
    """A layout, and a vocabulary of so many words, as NumPy has them: bounds, rows and masks."""

    __slots__ = ("layout", "words", "low", "high", "packed", "number_most", "list_offset", "list_size", "_reader")

    def __init__(self, layout: Layout, words: int) -> None:
        self.layout = layout
        self.words = words
        self.low = np.zeros(layout.size, np.float32)
        self.high = np.array(layout.most, np.float32)
        self.packed = np.uint16 if layout.wide else np.uint8  # what a reader's bytes are
        self.number_most = np.array(layout.most[: layout.numbers], self.packed)
        self.list_offset = np.array(layout.list_offset, np.intp)
        self.list_size = np.array(layout.list_size, np.intp)
        self._reader = layout.filler()

    def see(self, state: Any, seat: int) -> Any:
        """The observation of one seat, straight from a full state, as an array of its own."""
        numbers: list[bytes] = []
        kinds: list[bytes] = []
        marks: list[int] = []
        self._reader.read_state(state, seat, numbers, kinds, marks, 0)
        return self._row(numbers[0], kinds[0], marks)

    def see_view(self, view: Any) -> Any:
        """The observation that a view gives: the same."""
        numbers: list[bytes] = []
        kinds: list[bytes] = []
        marks: list[int] = []
        self._reader.read_view(view, numbers, kinds, marks, 0)
        return self._row(numbers[0], kinds[0], marks)

    def _row(self, numbers: bytes, kinds: bytes, marks: list[int]) -> Any:
        """As `Rows.write` does it, with fewer steps for a single game."""
        row = np.zeros(self.layout.size, np.float32)
        line = np.frombuffer(numbers, self.packed)
        n = len(self.number_most)
        np.minimum(line[:n], self.number_most, out=row[:n])
        where = self.list_offset.repeat(line.take(self.list_size))
        where += np.frombuffer(kinds, self.packed)
        np.add.at(row, where, _ONE)
        for mark in marks:
            row[mark] += 1.0
        return row

    def see_into(self, source: Any, seat: int, array: Any) -> None:
        """The observation of one seat, of a view or straight from a full state, into an array of float32."""
        size = self.layout.size
        if array.shape != (size,) or array.dtype != np.float32:
            raise ValueError(f"an observation goes into an array of shape ({size},) and type float32")
        if not hasattr(source, "known"):  # a view has what its seat knows, a state has not
            array[:] = self.see(source, seat)
        elif seat == source.seat:
            array[:] = self.see_view(source)
        else:
            raise ValueError(f"this is the view of seat {source.seat}, not of seat {seat}")

    def mask_of(self, options: list[int]) -> Any:
        """One int8 for each word of the vocabulary: 1 for an option."""
        row = bytearray(self.words)
        for option in options:
            row[option] = 1
        return np.frombuffer(row, np.int8)


class Rows:
    """The observations of so many games: read each into these lists, the next one `size` further on (`base`), then
    `write` them all."""

    __slots__ = ("numbers", "kinds", "marks", "_arrays", "_games", "_flat", "_array", "_list_at")

    def __init__(self, arrays: Arrays, array: Any) -> None:
        """`array`, (games, size) of float32 and contiguous, is what is written into."""
        size, n = arrays.layout.size, arrays.layout.numbers
        if array.shape[1:] != (size,) or array.dtype != np.float32 or not array.flags.c_contiguous:
            raise ValueError(f"observations go into a contiguous array of shape (games, {size}) and type float32")
        self.numbers: list[bytes] = []
        self.kinds: list[bytes] = []
        self.marks: list[int] = []
        self._arrays = arrays
        self._games = array.shape[0]
        self._flat = array.reshape(-1)
        self._array = array[:, :n]
        bases = np.arange(self._games, dtype=np.intp)[:, None] * size
        self._list_at = (bases + arrays.list_offset).reshape(-1)

    def write(self) -> None:
        arrays = self._arrays
        flat = self._flat
        flat.fill(0.0)
        n = len(arrays.number_most)
        numbers = np.frombuffer(b"".join(self.numbers), arrays.packed).reshape(self._games, n + 1)
        np.minimum(numbers[:, :n], arrays.number_most, out=self._array)
        where = self._list_at.repeat(numbers.take(arrays.list_size, 1).reshape(-1))
        where += np.frombuffer(b"".join(self.kinds), arrays.packed)
        np.add.at(flat, where, _ONE)
        if self.marks:
            np.add.at(flat, np.array(self.marks, np.intp), _ONE)
            self.marks.clear()
        self.numbers.clear()
        self.kinds.clear()

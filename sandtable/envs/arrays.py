"""Observations and masks as NumPy arrays, for one game or for many at once.

The layout's reader appends each game's values to plain lists; a few NumPy calls then write the lists of all games into
the array together.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.observing import NARROW, Layout
from sandtable.envs.extras import need

np: Any = need("numpy")

_ONE: Final = np.float32(1.0)


class Arrays:
    """The bounds, observation rows and masks of a layout, as NumPy arrays; `words` is the size of the vocabulary."""

    __slots__ = ("layout", "words", "low", "high", "packed", "number_most", "list_offset", "list_size", "_reader")

    def __init__(self, layout: Layout, words: int) -> None:
        self.layout = layout
        self.words = words
        self.low = np.zeros(layout.size, np.float32)
        self.high = np.array(layout.most, np.float32)
        self.packed = np.uint16 if layout.wide else np.uint8  # the type of the numbers in the reader's bytes
        self.number_most = np.array(layout.most[: layout.numbers], self.packed)
        self.list_offset = np.array(layout.list_offset, np.intp)
        self.list_size = np.array(layout.list_size, np.intp)
        self._reader = layout.filler()

    def see(self, state: Any, seat: int) -> Any:
        """Return a seat's observation as a new array, read directly from a full state."""
        numbers: list[bytes] = []
        kinds: list[bytes] = []
        marks: list[int] = []
        self._reader.read_state(state, seat, numbers, kinds, marks, 0)
        return self._row(numbers[0], kinds[0], marks)

    def see_view(self, view: Any) -> Any:
        """Return the observation of a view as a new array; it equals that of the full state."""
        numbers: list[bytes] = []
        kinds: list[bytes] = []
        marks: list[int] = []
        self._reader.read_view(view, numbers, kinds, marks, 0)
        return self._row(numbers[0], kinds[0], marks)

    def _row(self, numbers: bytes, kinds: bytes, marks: list[int]) -> Any:
        """Do the same as `Rows.write` with fewer steps, for a single game."""
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
        """Write a seat's observation into an array of float32; `source` is a view or a full state."""
        size = self.layout.size
        if array.shape != (size,) or array.dtype != np.float32:
            raise ValueError(f"an observation goes into an array of shape ({size},) and type float32")
        if not hasattr(source, "known"):  # only a view has this attribute
            array[:] = self.see(source, seat)
        elif seat == source.seat:
            array[:] = self.see_view(source)
        else:
            raise ValueError(f"this is the view of seat {source.seat}, not of seat {seat}")

    def mask_of(self, options: list[int]) -> Any:
        """Return one int8 for each word of the vocabulary, 1 if the word is an option."""
        row = bytearray(self.words)
        for option in options:
            row[option] = 1
        return np.frombuffer(row, np.int8)


class Rows:
    """The observations of several games: read each game into the lists of this object, with a `base` that grows by
    `size` from game to game, then call `write`."""

    __slots__ = ("numbers", "kinds", "marks", "_arrays", "_games", "_flat", "_array", "_list_at", "_one")

    def __init__(self, arrays: Arrays, array: Any) -> None:
        """Prepare to write into `array`, which is contiguous and has the shape (games, size) and the type float32, or
        uint8 if no number of the layout is larger than 255."""
        size, n = arrays.layout.size, arrays.layout.numbers
        narrow = array.dtype == np.uint8 and max(arrays.layout.most) <= NARROW
        if array.shape[1:] != (size,) or not (array.dtype == np.float32 or narrow) or not array.flags.c_contiguous:
            raise ValueError(f"observations go into a contiguous array of shape (games, {size}) and type float32")
        self.numbers: list[bytes] = []
        self.kinds: list[bytes] = []
        self.marks: list[int] = []
        self._arrays = arrays
        self._games = array.shape[0]
        self._flat = array.reshape(-1)
        self._array = array[:, :n]
        self._one = array.dtype.type(1)
        bases = np.arange(self._games, dtype=np.intp)[:, None] * size
        self._list_at = (bases + arrays.list_offset).reshape(-1)

    def write(self) -> None:
        """Write the observations that were read into the array and clear the lists."""
        arrays = self._arrays
        flat = self._flat
        flat.fill(0)
        n = len(arrays.number_most)
        numbers = np.frombuffer(b"".join(self.numbers), arrays.packed).reshape(self._games, n + 1)
        np.minimum(numbers[:, :n], arrays.number_most, out=self._array, casting="same_kind")
        where = self._list_at.repeat(numbers.take(arrays.list_size, 1).reshape(-1))
        where += np.frombuffer(b"".join(self.kinds), arrays.packed)
        np.add.at(flat, where, self._one)
        if self.marks:
            np.add.at(flat, np.array(self.marks, np.intp), self._one)
            self.marks.clear()
        self.numbers.clear()
        self.kinds.clear()

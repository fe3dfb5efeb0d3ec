"""Observations and masks as NumPy arrays, for one game or for many at once.

The layout's reader fills a sheet of bytes (`sandtable.core.observing`); NumPy copies it into the array of the caller.
"""

from __future__ import annotations

import ctypes
from typing import Any

from sandtable.core.observing import Layout, Sheet
from sandtable.envs.extras import need

np: Any = need("numpy")


class Rows:
    """A buffer for the observations of several games. Read each game into a row of `sheet`, then call `write`."""

    __slots__ = ("sheet", "bytes", "_address")

    def __init__(self, layout: Layout, games: int) -> None:
        self.sheet = Sheet(layout, games)
        self.bytes = np.frombuffer(self.sheet.buffer(), np.uint8).reshape(games, layout.size)  # what was read
        self._address = self.bytes.ctypes.data

    def write(self, array: Any) -> None:
        """Copy the rows read so far into an array of shape (games, size) and set the sheet to zero."""
        np.copyto(array, self.bytes, casting="unsafe")
        self.clear()

    def clear(self) -> None:
        """Set the whole sheet to zero."""
        ctypes.memset(self._address, 0, self.bytes.size)


class Arrays:
    """The bounds, observation rows and masks of a layout, as NumPy arrays; `words` is the size of the vocabulary."""

    __slots__ = ("layout", "words", "low", "high", "_reader", "_one")

    def __init__(self, layout: Layout, words: int) -> None:
        self.layout = layout
        self.words = words
        self.low = np.zeros(layout.size, np.float32)
        self.high = np.array(layout.most, np.float32)
        self._reader = layout.filler()
        self._one = Rows(layout, 1)

    def see(self, state: Any, seat: int) -> Any:
        """Return a seat's observation of a full state as a new array."""
        row = np.empty(self.layout.size, np.float32)
        self._see(state, seat, row)
        return row

    def see_all(self, state: Any) -> Any:
        """Return every seat's observation of a full state as a new array, with one row for each seat."""
        rows = np.empty((state.seats, self.layout.size), np.float32)
        for seat in range(state.seats):
            self._see(state, seat, rows[seat])
        return rows

    def see_view(self, view: Any) -> Any:
        """Return the observation of a view as a new array; it equals the observation of the full state by the view's
        seat."""
        row = np.empty(self.layout.size, np.float32)
        self._see_view(view, row)
        return row

    def _see(self, state: Any, seat: int, row: Any) -> None:
        one = self._one
        one.sheet.begin(0)
        try:
            self._reader.read_state(state, seat, one.sheet)
        except BaseException:
            one.clear()
            raise
        one.write(row[None])

    def _see_view(self, view: Any, row: Any) -> None:
        one = self._one
        one.sheet.begin(0)
        try:
            self._reader.read_view(view, one.sheet)
        except BaseException:
            one.clear()
            raise
        one.write(row[None])

    def see_into(self, source: Any, seat: int, array: Any) -> None:
        """Write a seat's observation into an array of float32; `source` is a view or a full state."""
        size = self.layout.size
        if array.shape != (size,) or array.dtype != np.float32:
            raise ValueError(f"an observation goes into an array of shape ({size},) and type float32")
        if not hasattr(source, "known"):  # only a view has this attribute
            self._see(source, seat, array)
        elif seat == source.seat:
            self._see_view(source, array)
        else:
            raise ValueError(f"this is the view of seat {source.seat}, not of seat {seat}")

    def mask_of(self, options: list[int]) -> Any:
        """Return an int8 array with one entry for each word of the vocabulary: 1 if the word is an option, else 0."""
        row = bytearray(self.words)
        for option in options:
            row[option] = 1
        return np.frombuffer(row, np.int8)

"""Observations and masks as NumPy arrays, for one game or for many at once.

What `observation.read` gives of each game is gathered in plain lists; then a handful of NumPy calls put the
lists of all games in their places together.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.envs.extras import need
from sandtable.envs.observation import (
    CELLS,
    CODE_CELL,
    CODE_OFFSET,
    LIST_CELL,
    LIST_OFFSET,
    MOST,
    NUMBER_CELL,
    NUMBERS,
    SIZE,
    pools_of,
    read,
)
from sandtable.imperium.state import State
from sandtable.imperium.view import View
from sandtable.imperium.words import VOCABULARY

np: Any = need("numpy")

WORDS: Final = len(VOCABULARY)
HIGH: Final = np.array(MOST, np.float32)
LOW: Final = np.zeros(SIZE, np.float32)
_NUMBER_MOST: Final = np.array(MOST[:NUMBERS], np.uint8)
_NUMBER_CELL: Final = np.array(NUMBER_CELL, np.intp)
_CODE_OFFSET: Final = np.array(CODE_OFFSET, np.intp)
_CODE_CELL: Final = np.array(CODE_CELL, np.intp)
_LIST_OFFSET: Final = np.array(LIST_OFFSET, np.intp)
_LIST_CELL: Final = np.array(LIST_CELL, np.intp)
_ONE: Final = np.float32(1.0)


class Rows:
    """The observations of so many games: `observation.read` each into these lists, the next one SIZE further on
    (`base`), then `write` them all."""

    __slots__ = ("cells", "kinds", "marks", "_numbers", "_games", "_flat", "_code_at", "_list_at")

    def __init__(self, array: Any) -> None:
        """`array`, (games, SIZE) of float32 and contiguous, is what is written into."""
        if array.shape[1:] != (SIZE,) or array.dtype != np.float32 or not array.flags.c_contiguous:
            raise ValueError(f"observations go into a contiguous array of shape (games, {SIZE}) and type float32")
        self.cells: list[bytes] = []
        self.kinds: list[bytes] = []
        self.marks: list[int] = []
        self._numbers = array[:, :NUMBERS]
        self._games = array.shape[0]
        self._flat = array.reshape(-1)
        bases = np.arange(self._games, dtype=np.intp)[:, None] * SIZE
        self._code_at = bases + _CODE_OFFSET
        self._list_at = (bases + _LIST_OFFSET).reshape(-1)

    def write(self) -> None:
        flat = self._flat
        flat.fill(0.0)
        cells = np.frombuffer(b"".join(self.cells), np.uint8).reshape(self._games, CELLS)
        np.minimum(cells.take(_NUMBER_CELL, 1), _NUMBER_MOST, out=self._numbers)
        flat[self._code_at + cells.take(_CODE_CELL, 1)] = _ONE
        where = self._list_at.repeat(cells.take(_LIST_CELL, 1).reshape(-1))
        where += np.frombuffer(b"".join(self.kinds), np.uint8)
        np.add.at(flat, where, _ONE)
        if self.marks:
            np.add.at(flat, np.array(self.marks, np.intp), _ONE)
            self.marks.clear()
        self.cells.clear()
        self.kinds.clear()


def write_one(source: View | State, seat: int, array: Any) -> None:
    """The observation of one seat into an array of SIZE float32."""
    rows = Rows(array.reshape(1, -1))
    if not isinstance(source, View):
        read(source, seat, None, rows.cells, rows.kinds, rows.marks, 0)
    elif seat == source.seat:
        read(source.known, seat, pools_of(source), rows.cells, rows.kinds, rows.marks, 0)
    else:
        raise ValueError(f"this is the view of seat {source.seat}, not of seat {seat}")
    rows.write()


class Lens:
    """Observations of one game at a time, each an array of its own."""

    __slots__ = ("_row", "_rows")

    def __init__(self) -> None:
        row = np.zeros((1, SIZE), np.float32)
        self._row = row[0]
        self._rows = Rows(row)

    def see(self, state: State, seat: int) -> Any:
        rows = self._rows
        read(state, seat, None, rows.cells, rows.kinds, rows.marks, 0)
        rows.write()
        return self._row.copy()


def mask_of(options: list[int]) -> Any:
    """One int8 for each word of the vocabulary: 1 for an option."""
    row = bytearray(WORDS)
    for option in options:
        row[option] = 1
    return np.frombuffer(row, np.int8)

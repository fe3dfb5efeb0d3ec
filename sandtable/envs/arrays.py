"""Observations and masks as NumPy arrays, for one game or for many at once.

What `observation.read` gives of each game is gathered in plain lists; then a handful of NumPy calls put the
lists of all games in their places together.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.envs.extras import need
from sandtable.imperium.lab.fields import LIST_OFFSET, LIST_SIZE, MOST, NUMBERS, SIZE
from sandtable.imperium.lab.observation import pools_of, read
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.view import View
from sandtable.imperium.rules.words import VOCABULARY

np: Any = need("numpy")

WORDS: Final = len(VOCABULARY)
HIGH: Final = np.array(MOST, np.float32)
LOW: Final = np.zeros(SIZE, np.float32)
_NUMBER_MOST: Final = np.array(MOST[:NUMBERS], np.uint8)
_LIST_OFFSET: Final = np.array(LIST_OFFSET, np.intp)
_LIST_SIZE: Final = np.array(LIST_SIZE, np.intp)
_ONE: Final = np.float32(1.0)


class Rows:
    """The observations of so many games: `observation.read` each into these lists, the next one SIZE further on
    (`base`), then `write` them all."""

    __slots__ = ("numbers", "kinds", "marks", "_games", "_flat", "_array", "_list_at")

    def __init__(self, array: Any) -> None:
        """`array`, (games, SIZE) of float32 and contiguous, is what is written into."""
        if array.shape[1:] != (SIZE,) or array.dtype != np.float32 or not array.flags.c_contiguous:
            raise ValueError(f"observations go into a contiguous array of shape (games, {SIZE}) and type float32")
        self.numbers: list[bytes] = []
        self.kinds: list[bytes] = []
        self.marks: list[int] = []
        self._games = array.shape[0]
        self._flat = array.reshape(-1)
        self._array = array[:, :NUMBERS]
        bases = np.arange(self._games, dtype=np.intp)[:, None] * SIZE
        self._list_at = (bases + _LIST_OFFSET).reshape(-1)

    def write(self) -> None:
        flat = self._flat
        flat.fill(0.0)
        numbers = np.frombuffer(b"".join(self.numbers), np.uint8).reshape(self._games, NUMBERS + 1)
        np.minimum(numbers[:, :NUMBERS], _NUMBER_MOST, out=self._array)
        where = self._list_at.repeat(numbers.take(_LIST_SIZE, 1).reshape(-1))
        where += np.frombuffer(b"".join(self.kinds), np.uint8)
        np.add.at(flat, where, _ONE)
        if self.marks:
            np.add.at(flat, np.array(self.marks, np.intp), _ONE)
            self.marks.clear()
        self.numbers.clear()
        self.kinds.clear()


def see(state: State, seat: int, pools: list[list[int]] | None = None) -> Any:
    """The observation of one seat, as an array of its own: as `Rows` does it, with fewer steps for a single game."""
    numbers: list[bytes] = []
    kinds: list[bytes] = []
    marks: list[int] = []
    read(state, seat, pools, numbers, kinds, marks, 0)
    row = np.zeros(SIZE, np.float32)
    line = np.frombuffer(numbers[0], np.uint8)
    np.minimum(line[:NUMBERS], _NUMBER_MOST, out=row[:NUMBERS])
    where = _LIST_OFFSET.repeat(line.take(_LIST_SIZE))
    where += np.frombuffer(kinds[0], np.uint8)
    np.add.at(row, where, _ONE)
    for mark in marks:
        row[mark] += 1.0
    return row


def encode_into(source: View | State, seat: int, array: Any) -> None:
    """The observation of one seat, of a view or straight from a full state, into an array of SIZE float32."""
    if array.shape != (SIZE,) or array.dtype != np.float32:
        raise ValueError(f"an observation goes into an array of shape ({SIZE},) and type float32")
    if not isinstance(source, View):
        array[:] = see(source, seat)
    elif seat == source.seat:
        array[:] = see(source.known, seat, pools_of(source))
    else:
        raise ValueError(f"this is the view of seat {source.seat}, not of seat {seat}")


def mask_of(options: list[int]) -> Any:
    """One int8 for each word of the vocabulary: 1 for an option."""
    row = bytearray(WORDS)
    for option in options:
        row[option] = 1
    return np.frombuffer(row, np.int8)

"""Layouts of observations: fields side by side, kinds above 255, and fingerprints that tell them apart."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.observing import MOST, Codes, Layout, Sheet
from tests.core.shelves import Shelf, shelves


def test_a_row_says_what_there_is() -> None:
    layout = shelves(12)
    row = layout.encode_state(Shelf(gold=7, lord=3, books=[0, 11, 11], torn=[2, 2]), 0)
    assert layout.decode(row) == {
        "gold": [7],
        "shelf_size": [3],
        "lord": [0, 0, 0, 1, 0],
        "books": [1, *[0] * 10, 2],
        "torn": [0, 0, 2, *[0] * 9],
    }
    assert layout.size == len(row) == 2 + 5 + 12 + 12


@pytest.mark.parametrize("books", [256, 257, 1000, 60_000])
def test_kinds_above_255_have_their_places(books: int) -> None:
    layout = shelves(books)
    shelf = Shelf(gold=99, lord=4, books=[0, 255, books - 1, books - 1], torn=[books - 1])
    told = layout.decode(layout.encode_state(shelf, 0))
    assert [kind for kind, n in enumerate(told["books"]) if n] == sorted({0, 255, books - 1})
    assert sum(told["books"]) == 4
    assert told["torn"][-1] == 1


def test_numbers_are_capped_at_what_their_place_holds_and_counts_at_a_byte() -> None:
    layout = shelves(12, most=50)
    told = layout.decode(layout.encode_state(Shelf(gold=999, lord=0, books=[5] * 300, torn=[3] * 300), 0))
    assert told["gold"] == told["shelf_size"] == [50]
    assert told["books"][5] == told["torn"][3] == MOST
    assert layout.decode(layout.encode_state(Shelf(gold=-2, lord=0), 0))["gold"] == [0]


def test_a_column_outside_the_sheet_is_an_error() -> None:
    layout = shelves(12)
    sheet = Sheet(layout, 2)
    sheet.begin(1)
    with pytest.raises(IndexError):
        sheet.mark(layout.size)
    sheet.begin(2)
    with pytest.raises(IndexError):
        sheet.number(1)


def test_rows_of_a_sheet_lie_side_by_side() -> None:
    layout = shelves(12)
    sheet = Sheet(layout, 3)
    shelves_there = [Shelf(gold=n, lord=n, books=[n] * n, torn=[n]) for n in range(3)]
    for _ in range(2):
        for row in (2, 0, 1):
            sheet.begin(row)
            layout.filler().read_state(shelves_there[row], 0, sheet)
        data = bytes(sheet.buffer())
        for row, shelf in enumerate(shelves_there):
            assert list(data[row * layout.size : (row + 1) * layout.size]) == layout.encode_state(shelf, 0)
        sheet.clear()
        assert not any(bytes(sheet.buffer()))


def test_places_can_be_left_out() -> None:
    layout = shelves(12)
    sheet = Sheet(layout, 1)
    sheet.begin(0)
    sheet.blank(1)
    sheet.number(4)
    sheet.skip(1)
    sheet.more([1, 2])
    sheet.more_as([0, 1], Codes([1, 5]))
    sheet.end_list()
    told = layout.decode(list(bytes(sheet.buffer())))
    assert (told["gold"], told["shelf_size"], sum(told["lord"])) == ([0], [4], 0)
    assert told["books"][:6] == [0, 2, 1, 0, 0, 1]


def test_a_fingerprint_is_of_the_fields_and_the_pieces() -> None:
    prints = [
        shelves(12).fingerprint,
        shelves(13).fingerprint,
        shelves(12, most=50).fingerprint,
        shelves(12, version=1).fingerprint,
        shelves(12, first="bible").fingerprint,
    ]
    assert len(set(prints)) == len(prints)
    assert shelves(12).fingerprint == prints[0]


@pytest.mark.parametrize(
    ("name", "length", "most", "message"),
    [("gold", 1, 1, "gold"), ("x", 0, 1, "x"), ("x", 1, 0, "x"), ("x", 1, 256, "x")],
)
def test_a_field_that_cannot_be_is_refused(name: str, length: int, most: int, message: str) -> None:
    layout = Layout("shelves", 0, {})
    layout.add("gold", 1, 9, "coins")
    with pytest.raises(ValueError, match=message):
        layout.add(name, length, most, "?")


def test_a_layout_is_finished_once() -> None:
    layout: Any = Layout("shelves", 0, {})
    layout.add("gold", 1, 9, "coins")
    with pytest.raises(ValueError, match="not finished"):
        layout.filler()
    with pytest.raises(ValueError, match="finished"):
        shelves(12).add("more", 1, 1, "?")


def test_parts_and_flags_take_the_next_places() -> None:
    layout = shelves(12, most=50)
    sheet = Sheet(layout, 1)
    sheet.begin(0)
    sheet.part([9, 8, 70, -1, 6], 2, 2)
    assert sheet.filled == (2, 0)
    assert list(bytes(sheet.buffer()))[:3] == [50, 0, 0], "capped, and nothing below zero"
    sheet.clear()
    sheet.begin(0)
    sheet.flags([-1, 0], -1)
    assert list(bytes(sheet.buffer()))[:3] == [0, 1, 0]


def test_a_pile_counts_what_is_known_of_it() -> None:
    layout = shelves(12)
    sheet = Sheet(layout, 1)
    sheet.begin(0)
    sheet.blank(1)
    sheet.code(0)
    sheet.pile([-1, 3, 3, -1, 11])
    assert sheet.filled == (2, 2)
    told = layout.decode(list(bytes(sheet.buffer())))
    assert told["shelf_size"] == [3]
    assert told["books"] == [0, 0, 0, 2, *[0] * 7, 1]


def numbers_of(width: int, most: int = 50) -> Layout:
    """Return a layout of numbers alone."""
    layout = Layout("numbers", 0, {})
    layout.add("numbers", width, most, "?")
    layout.end_of_numbers()
    layout.finish(Counter())
    return layout


class Counter:
    """A reader of nothing."""

    def read_state(self, state: Any, seat: int, sheet: Sheet) -> None: ...

    def read_view(self, view: Any, sheet: Sheet) -> None: ...


def filled(sheet: Sheet) -> list[int]:
    return list(bytes(sheet.buffer()))


def test_numbers_of_parties_begin_with_the_seat() -> None:
    sheet = Sheet(numbers_of(7), 1)
    sheet.begin(0)
    sheet.around([1, 99, -3, 4], 3, 6)
    assert filled(sheet) == [4, 1, 50, 0, 0, 0, 0]
    assert sheet.filled == (6, 0)


def test_piles_of_parties_begin_with_the_seat() -> None:
    sheet = Sheet(numbers_of(9), 1)
    sheet.begin(0)
    sheet.tally_around([[7, 7, -1], [], [5, 6]], 1, 4, [-1] * 5 + [0, -1, 1], 2)
    assert filled(sheet) == [0, 0, 1, 0, 0, 2, 0, 0, 0]
    assert sheet.filled == (8, 0)


@pytest.mark.parametrize("width", [5, 60, 61, 130])
def test_bits_of_any_number_have_their_places(width: int) -> None:
    """Bits above the width are left out, and what follows has its own place."""
    sheet = Sheet(numbers_of(width + 1), 1)
    sheet.begin(0)
    bits = sum(1 << bit for bit in range(0, 200, 4))
    sheet.bits(bits, width)
    sheet.number(9)
    assert filled(sheet) == [int(bit % 4 == 0) for bit in range(width)] + [9]


def test_pieces_are_counted_by_their_codes() -> None:
    layout = shelves(12)
    sheet = Sheet(layout, 1)
    sheet.begin(0)
    sheet.skip(1)
    sheet.one(2)
    sheet.more_as([0, 1, 1], Codes([2, 11]))
    sheet.end_list()
    assert layout.decode(filled(sheet))["books"] == [0, 0, 2, *[0] * 8, 2]

"""Layouts of observations: fields side by side, kinds above 255, and fingerprints that tell them apart."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.observing import Layout, pack_kinds, pack_numbers
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
    assert not layout.wide


@pytest.mark.parametrize("books", [256, 257, 1000, 60_000])
def test_kinds_above_255_have_their_places(books: int) -> None:
    layout = shelves(books)
    assert layout.wide == (books > 256)
    shelf = Shelf(gold=99, lord=4, books=[0, 255, books - 1, books - 1], torn=[books - 1])
    told = layout.decode(layout.encode_state(shelf, 0))
    assert [kind for kind, n in enumerate(told["books"]) if n] == sorted({0, 255, books - 1})
    assert sum(told["books"]) == 4
    assert told["torn"][-1] == 1


def test_numbers_above_255_and_long_lists_make_a_layout_wide() -> None:
    layout = shelves(12, most=1000)
    assert layout.wide
    told = layout.decode(layout.encode_state(Shelf(gold=999, lord=0, books=[5] * 300, torn=[]), 0))
    assert told["gold"] == [999]
    assert told["books"][5] == 300
    assert layout.decode(layout.encode_state(Shelf(gold=70_000, lord=0, books=[], torn=[]), 0))["gold"] == [1000]


def test_large_counts_are_capped_and_an_unknown_kind_is_an_error() -> None:
    assert pack_numbers([3, 300, -1], wide=False) == bytes([3, 255, 0])
    assert memoryview(pack_numbers([3, 300, 1 << 20, -5], wide=True)).cast("H").tolist() == [3, 300, 65_535, 0]
    with pytest.raises(ValueError):
        pack_kinds([256], wide=False)
    with pytest.raises(OverflowError):
        pack_kinds([65_536], wide=True)


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
    assert shelves(12, wide=True).fingerprint == prints[0]  # the packing is an internal detail


@pytest.mark.parametrize(
    ("name", "length", "most", "message"),
    [("gold", 1, 1, "gold"), ("x", 0, 1, "x"), ("x", 1, 0, "x"), ("x", 1, 65_536, "x")],
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

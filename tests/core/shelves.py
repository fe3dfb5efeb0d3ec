"""A layout for tests of observations that belongs to no game: a shelf with any number of kinds of books."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sandtable.core.observing import Layout, Sheet


@dataclass
class Shelf:
    gold: int
    lord: int
    books: list[int] = field(default_factory=list)
    torn: list[int] = field(default_factory=list)


class ShelfReader:
    def __init__(self, layout: Layout, torn_at: int) -> None:
        self.layout = layout
        self.torn_at = torn_at

    def read_state(self, state: Any, seat: int, sheet: Sheet) -> None:
        sheet.number(state.gold)
        sheet.numbers([len(state.books)])
        sheet.code(state.lord)
        sheet.counts(state.books)
        for book in state.torn:
            sheet.mark(self.torn_at + book)

    def read_view(self, view: Any, sheet: Sheet) -> None:
        self.read_state(view.known, view.seat, sheet)


def shelves(books: int, most: int = 99, version: int = 0, first: str = "book0") -> Layout:
    layout = Layout("shelves", version, {"book": [first, *(f"book{i}" for i in range(1, books))]})
    layout.add("gold", 1, most, "coins")
    layout.add("shelf_size", 1, most, "how many books")
    layout.end_of_numbers()
    layout.follows(layout.add("lord", 5, 1, "one-hot: who owns it"))
    layout.follows(layout.add("books", books, 200, "books: how many of each kind"))
    torn = layout.add("torn", books, 200, "torn books: how many of each kind")
    layout.finish(ShelfReader(layout, torn))
    return layout

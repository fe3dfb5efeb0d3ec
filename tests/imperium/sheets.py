"""Reads a fact sheet and compares pieces with its entries: every attribute of the one, every field of the other.

A table entry is turned into the values its piece should have; every attribute of every piece is
compared, and every field of every entry has to be used up, so neither side can hold something the
other does not know of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import pytest

from sandtable import yaml_files
from sandtable.imperium.language.builders import has_council_seat, vp
from sandtable.imperium.language.effects import BENE, Cond, Effect
from sandtable.imperium.language.pieces import STARTING, Card
from tests.imperium.notation import canonical, parse, parse_cost

HERE = Path(__file__).parent

Entry = dict[str, Any]
Values = dict[str, object]


@cache
def sheet(name: str, box: str = "base") -> dict[str, Any]:
    path = HERE / box / "facts" / f"{name}.yaml"
    loaded: dict[str, Any] = yaml_files.read(path.read_text(encoding="utf-8"))
    return loaded


class Table(NamedTuple):
    """`ruled`: entries that the sheet marks unsure, and the ruling that says how they are read."""

    name: str
    entries: list[Entry]
    pieces: list[Any]
    values: Callable[[str, Entry], Values]
    ruled: dict[str, str] = {}


def expected(table: Table, entry: Entry) -> Values:
    rest = dict(entry)
    sure = rest.pop("sure")
    assert sure is (entry["id"] not in table.ruled), f"{table.name} {entry['id']}: check it before relying on it"
    values = table.values(table.name, rest)
    all_used(table.name, entry["id"], rest)
    return values


def fields(piece: Any) -> tuple[str, ...]:
    """The attributes of a piece; a compiled class keeps their names elsewhere."""
    kind: Any = type(piece)
    names: tuple[str, ...] = kind.__mypyc_attrs__ if hasattr(kind, "__mypyc_attrs__") else kind.__slots__
    return names


def differences(table: Table, entry: Entry, piece: Any) -> list[str]:
    """Every attribute of the piece that is not what the entry says."""
    values = expected(table, entry)
    assert set(values) == set(fields(piece)), set(values) ^ set(fields(piece))
    return [
        f"{table.name} {entry['id']}: {name} is declared {getattr(piece, name)!r}, the sheet says {value!r}"
        for name, value in values.items()
        if canonical(getattr(piece, name)) != canonical(value)
    ]


def order_differences(table: Table, pieces: list[Any]) -> list[str]:
    """Ids on one side only, twice, or not in the order of the sheet."""
    sheet_ids = [entry["id"] for entry in table.entries]
    ids = [piece.id for piece in pieces]
    found = [f"{table.name} {id}: not declared" for id in sheet_ids if id not in ids]
    found += [f"{table.name} {id}: not in the sheet" for id in ids if id not in sheet_ids]
    found += [f"{table.name} {id}: declared {n} times" for id, n in Counter(ids).items() if n > 1]
    return found or ([] if ids == sheet_ids else [f"{table.name}: declared in another order"])


def all_used(table: str, id: str, entry: Entry) -> None:
    """Names in other languages are for the locale files, notes are for people."""
    left_over = set(entry) - {"ja", "ko", "zh", "note"}
    assert not left_over, f"{table} {id}: {sorted(left_over)} compared with nothing"


def piece_of(table: Table, id: str) -> Any:
    return next(piece for piece in table.pieces if piece.id == id)


def entry_of(tables: list[Table], name: str, id: str) -> tuple[Table, Entry]:
    """Return the table with this name and its entry with this id."""
    table = next(table for table in tables if table.name == name)
    return table, next(entry for entry in table.entries if entry["id"] == id)


def altered(piece: Any, name: str) -> object:
    """Another value of the same type."""
    value = getattr(piece, name)
    if name == "cheaper":  # a condition and a payment, or nothing
        return (has_council_seat(), vp(7)) if value is None else (value[0], value[1] + vp(7))
    if isinstance(value, Effect):
        return value + vp(7)
    if isinstance(value, Cond):
        return Cond(value.op, value.a, value.b + 1, value.name)
    if value is None:
        return has_council_seat()
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, dict):
        return {f"{key}x" if isinstance(key, str) else key + 1: inner for key, inner in value.items()} or {"x": "x"}
    if isinstance(value, list):
        return [*value, 0]
    assert isinstance(value, tuple)
    return value[1:] if value else (BENE,)


def every_alteration_is_reported(table: Table) -> None:
    """Any attribute of any piece, changed to another value of its type: it is told, and nothing else is."""
    for entry in table.entries:
        piece = piece_of(table, entry["id"])
        for name in expected(table, entry):
            declared = getattr(piece, name)
            setattr(piece, name, altered(piece, name))
            try:
                found = differences(table, entry, piece)
            finally:
                setattr(piece, name, declared)
            assert len(found) == 1, f"{entry['id']}: {name}"
            assert found[0].startswith(f"{table.name} {entry['id']}: {name} is declared ")


class SheetTests:
    """Tests of fact tables: a test module derives a class from this for its own tables."""

    tables: ClassVar[list[Table]]
    mistakes: ClassVar[list[tuple[str, str, str, str]]]  # table, id, attribute, and a wrong value in the notation
    readings: ClassVar[Collection[Any]] = ()  # keys that begin with the table and the id of an entry

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "entry" in metafunc.fixturenames:
            found = [(table, entry) for table in self.tables for entry in table.entries]
            names = [f"{table.name}-{entry['id']}" for table, entry in found]
            metafunc.parametrize(("table", "entry"), found, ids=names)
        elif "mistake" in metafunc.fixturenames:
            metafunc.parametrize("mistake", self.mistakes, ids=["-".join(each[:3]) for each in self.mistakes])
        elif "table" in metafunc.fixturenames:
            metafunc.parametrize("table", self.tables, ids=[table.name for table in self.tables])

    def test_same_ids_in_the_same_order(self, table: Table) -> None:
        assert order_differences(table, table.pieces) == []

    def test_entry(self, table: Table, entry: Entry) -> None:
        assert differences(table, entry, piece_of(table, entry["id"])) == []

    def test_a_plausible_mistake_is_reported(self, mistake: tuple[str, str, str, str]) -> None:
        name, id, attribute, wrong = mistake
        table, entry = entry_of(self.tables, name, id)
        piece = piece_of(table, id)
        declared = getattr(piece, attribute)
        setattr(piece, attribute, parse_cost(wrong) if attribute == "cost" else parse(wrong))
        try:
            assert len(differences(table, entry, piece)) == 1
        finally:
            setattr(piece, attribute, declared)

    def test_every_reading_is_of_an_entry_that_exists(self) -> None:
        ids = {(table.name, entry["id"]) for table in self.tables for entry in table.entries}
        assert {key[:2] for key in self.readings} <= ids

    def test_any_altered_attribute_of_any_piece_is_reported(self, table: Table) -> None:
        """Could it fail?"""
        every_alteration_is_reported(table)

    def test_a_missing_doubled_added_or_moved_piece_is_reported(self, table: Table) -> None:
        first, *others = table.pieces
        assert order_differences(table, others) == [f"{table.name} {first.id}: not declared"]
        assert order_differences(table, [first, *table.pieces]) == [f"{table.name} {first.id}: declared 2 times"]
        if others:
            assert order_differences(table, [*others, first]) == [f"{table.name}: declared in another order"]
        stranger = Card("stranger", "Stranger", STARTING)
        assert order_differences(table, [*table.pieces, stranger]) == [f"{table.name} stranger: not in the sheet"]

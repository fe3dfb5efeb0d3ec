"""Lines and tables as data: a title's printer makes them, the command line puts them on a terminal."""

from __future__ import annotations

from typing import Any, NamedTuple


class Line(NamedTuple):
    """A line of text."""

    text: str
    bold: bool = False


class Grid(NamedTuple):
    """A table: its heads, its rows, what stands below it; `folding` names the columns that may take several lines."""

    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]
    caption: str = ""
    folding: tuple[str, ...] = ()


Block = Line | Grid


class Entry(NamedTuple):
    """A piece: the sort it is of, its id and its name; `lines` are what it says, each with `key`, `label`, `text` and
    `icons`."""

    kind: str
    id: str
    name: str
    lines: list[dict[str, Any]]

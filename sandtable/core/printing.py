"""Lines and tables as data: a title's printer creates them and the command line prints them."""

from __future__ import annotations

from typing import Any, NamedTuple


class Line(NamedTuple):
    """A line of text, in bold type or not."""

    text: str
    bold: bool = False


class Grid(NamedTuple):
    """A table with column heads, rows and a caption; `folding` names the columns whose text may wrap."""

    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]
    caption: str = ""
    folding: tuple[str, ...] = ()


Block = Line | Grid


class Entry(NamedTuple):
    """A piece with its sort, id and name; `lines` hold its text, each with `key`, `label`, `text` and `icons`."""

    kind: str
    id: str
    name: str
    lines: list[dict[str, Any]]

"""`TitleTable`: what a title's part `table` must have for its games to be played on the page.

A title that can be played on a page has a module for that, its part `table` (`sandtable.core.parts.TitleTable`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from sandtable.core.errors import UnknownTitle
from sandtable.core.parts import TeamTable, TitleTable
from sandtable.core.titles import meta, titles

__all__ = ["TeamTable", "TitleTable", "current", "playable", "table_of", "teams_of"]


@cache
def table_of(title: str) -> TitleTable:
    if not meta(title).has("table"):
        raise UnknownTitle(f"the title {title!r} cannot be played on a page yet")
    return cast(TitleTable, meta(title).part("table"))


def teams_of(title: str, options: Mapping[str, Any]) -> list[list[int]]:
    """Who plays together, and may talk among themselves; most titles know no teams."""
    table = table_of(title)
    return cast(TeamTable, table).teams(options) if hasattr(table, "teams") else []


def current() -> dict[str, int]:
    """The version of the rules that games of each title are played by."""
    return {title: meta(title).version for title in playable()}


def playable() -> list[str]:
    """The titles there are tables for."""
    return [title for title in titles() if meta(title).has("table")]

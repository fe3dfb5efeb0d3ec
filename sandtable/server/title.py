"""`TitleTable`: what a title's part `table` must have for its games to be played on the page.

A title that can be played on a page has a module for that, its part `table` (`sandtable.core.parts.TitleTable`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from sandtable.core.contract import State
from sandtable.core.errors import UnknownTitle
from sandtable.core.fluent import Words
from sandtable.core.parts import FreeTable, OfferTable, TeamTable, TitleTable
from sandtable.core.titles import meta, titles

__all__ = ["TeamTable", "TitleTable", "current", "offer_to", "offers_of", "playable", "table_of", "teams_of"]


@cache
def table_of(title: str) -> TitleTable:
    if not meta(title).has("table"):
        raise UnknownTitle(f"the title {title!r} cannot be played on a page yet")
    return cast(TitleTable, meta(title).part("table"))


def teams_of(title: str, options: Mapping[str, Any]) -> list[list[int]]:
    """Who plays together, and may talk among themselves; most titles know no teams."""
    table = table_of(title)
    return cast(TeamTable, table).teams(options) if hasattr(table, "teams") else []


def offers_of(title: str, options: Mapping[str, Any], words: Words) -> list[dict[str, Any]]:
    """What people may decline beforehand, each with what it is called; most titles know nothing of the sort."""
    table = table_of(title)
    return cast(OfferTable, table).offers(options, words) if hasattr(table, "offers") else []


def offer_to(title: str, state: State, seat: int) -> tuple[str, int] | None:
    """Which of these a seat is asked about now, and the action that declines it."""
    table = table_of(title)
    if not hasattr(table, "offer") or seat not in state.to_act:
        return None
    return cast(OfferTable, table).offer(state, seat)


def tells_passes(title: str) -> bool:
    """Whether a title says what those answer who can do nothing."""
    return hasattr(table_of(title), "passes")


def pass_of(title: str, state: State, seat: int) -> tuple[str, int] | None:
    """What a seat is asked, and the action of those who can do nothing; `None` where that is no pass."""
    table = table_of(title)
    if not hasattr(table, "passes") or seat not in state.to_act:
        return None
    return cast(OfferTable, table).passes(state, seat)


def takes_text(title: str, word: str) -> bool:
    """Whether a free word has a text with it."""
    table = table_of(title)
    return hasattr(table, "takes_text") and cast(FreeTable, table).takes_text(word)


def current() -> dict[str, int]:
    """The version of the rules that games of each title are played by."""
    return {title: meta(title).version for title in playable()}


def playable() -> list[str]:
    """The titles there are tables for."""
    return [title for title in titles() if meta(title).has("table")]

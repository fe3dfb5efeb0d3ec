"""Find the `table` part of a title, which prepares its games for the page.

The interface is `sandtable.core.parts.TitleTable`; titles without this part cannot be played on the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from sandtable.core.contract import State
from sandtable.core.errors import UnknownTitle
from sandtable.core.fluent import Words
from sandtable.core.parts import FreeTable, OfferTable, StandingTable, TeamTable, TimedTable, TitleTable
from sandtable.core.titles import meta, titles

__all__ = [
    "TeamTable",
    "TitleTable",
    "current",
    "offer_to",
    "offers_of",
    "playable",
    "table_of",
    "teams_of",
    "version_of",
]


@cache
def table_of(title: str) -> TitleTable:
    if not meta(title).has("table"):
        raise UnknownTitle(f"the title {title!r} cannot be played on a page yet")
    return cast(TitleTable, meta(title).part("table"))


def teams_of(title: str, options: Mapping[str, Any]) -> list[list[int]]:
    """Return the seats that play as teams and may talk in private; empty for most titles."""
    table = table_of(title)
    return cast(TeamTable, table).teams(options) if hasattr(table, "teams") else []


def offers_of(title: str, options: Mapping[str, Any], words: Words) -> list[dict[str, Any]]:
    """Return the questions that a guest may decline in advance (offers), with labels; empty for most titles."""
    table = table_of(title)
    found = cast(OfferTable, table).offers(options, words) if hasattr(table, "offers") else []
    return [{"modes": [], **offer} for offer in found]


def offer_to(title: str, state: State, seat: int) -> tuple[str, int] | None:
    """Return the id of the question that this seat is asked and the action that declines it; None if the seat is not
    asked, or if the question cannot be declined in advance."""
    table = table_of(title)
    if not hasattr(table, "offer") or seat not in state.to_act:
        return None
    return cast(OfferTable, table).offer(state, seat)


def may_keep(title: str, options: Mapping[str, Any], text: str) -> bool:
    """Return whether the title accepts this text as a standing answer that is not simply the id of an offer to
    decline."""
    table = table_of(title)
    return hasattr(table, "may_keep") and cast(StandingTable, table).may_keep(options, text)


def settled_by(title: str, state: State, seat: int, kept: Sequence[str]) -> int | None:
    """Return the action that a guest's standing answers `kept` choose for the question this seat is asked; None if they
    do not answer it."""
    table = table_of(title)
    if hasattr(table, "settled"):
        return cast(StandingTable, table).settled(state, seat, kept) if seat in state.to_act else None
    offer = offer_to(title, state, seat)
    return offer[1] if offer is not None and offer[0] in kept else None


@cache
def has_passes(title: str) -> bool:
    """Return whether the title can tell which questions can be answered by passing."""
    return hasattr(table_of(title), "passes")


def pass_of(title: str, state: State, seat: int) -> tuple[str, int] | None:
    """Return the kind of question this seat is asked and the action that passes it; `None` if it cannot be passed."""
    table = table_of(title)
    if not hasattr(table, "passes") or seat not in state.to_act:
        return None
    return cast(OfferTable, table).passes(state, seat)


@cache
def has_limits(title: str) -> bool:
    """Return whether some questions of the title have a time limit."""
    return hasattr(table_of(title), "limit")


def limit_of(title: str, state: State, seat: int) -> tuple[int, int] | None:
    """Return the seconds that a seat has for its open question, and the action that is taken after them; None if there
    is no limit."""
    table = table_of(title)
    if not hasattr(table, "limit") or seat not in state.to_act:
        return None
    return cast(TimedTable, table).limit(state, seat)


def takes_text(title: str, word: str) -> bool:
    """Return whether players can attach a text, such as the terms of a deal, to this free word."""
    table = table_of(title)
    return hasattr(table, "takes_text") and cast(FreeTable, table).takes_text(word)


def current() -> dict[str, int]:
    """Return the current rules version of each playable title."""
    return {title: meta(title).version for title in playable()}


def version_of(title: str) -> int | None:
    """Return the current rules version of a title; None if it is not playable."""
    try:
        found = meta(title)
    except UnknownTitle:
        return None
    return found.version if found.has("table") else None


def playable() -> list[str]:
    """Return the titles that can be played on the page."""
    return [title for title in titles() if meta(title).has("table")]

"""The printer for titles that have none of their own: it uses nothing but the core contract."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.core.printing import Block, Entry, Line

if TYPE_CHECKING:
    from sandtable.core.contract import Outcome, State
    from sandtable.core.events import Event
    from sandtable.core.fluent import Words

Data = dict[str, Any]


def pieces(title: str, words: Words) -> list[Entry]:
    return []


def piece(title: str, entry: Entry, words: Words) -> Entry:
    return entry


def names(state: State, words: Words) -> list[str]:
    return [f"seat {seat}" for seat in range(state.seats)]


def together(views: Sequence[Data]) -> Data:
    return {"seat": None, "views": list(views)}


def position(data: Data, seat: int | None, words: Words) -> list[Block]:
    """Return a view as lines of text, one for each entry."""
    return [Line(f"{key}: {json.dumps(value, ensure_ascii=False)}") for key, value in data.items()]


def asked(state: State, seat: int, words: Words, names: Sequence[str]) -> tuple[str, list[str]]:
    decision = state.decision(seat)
    return decision.kind, ["" for _ in decision.options]


def event(event: Event, words: Words, names: Sequence[str]) -> Line:
    who = f"{_party(event.seat, names)}: " if event.seat >= 0 else ""
    return Line(f"{who}{event.kind} {event.amount}" if event.amount else f"{who}{event.kind}")


def outcome(outcome: Outcome, words: Words, names: Sequence[str]) -> Line:
    winners = ", ".join(_party(seat, names) for seat in outcome.winners)
    return Line(f"{winners} won: {outcome.reason}", bold=True)


def _party(seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else f"party {seat}"

"""Models of the messages about guides of first games."""

from __future__ import annotations

from typing import Any

from sandtable.server.http.message_models import Seat, StrictModel


class GuideWhen(StrictModel):
    """Conditions on a view and its log; an empty list is none (docs/guides.md)."""

    asked: list[str]
    option: list[str]
    phase: list[str]
    line: list[str]
    own: bool
    fact: list[str]
    over: bool


class GuideMoment(StrictModel):
    id: str
    message: str
    when: GuideWhen
    light: list[str]
    """What is lit: words of the vocabulary, patterns of them, and `spot:` with the name of a part of the table."""
    done: GuideWhen | None
    """The reader knows it once this holds."""


class Guide(StrictModel):
    id: str
    title: str
    message: str
    seats: int
    seat: Seat
    """The reader's seat."""
    begin: dict[str, Any]
    """Where the game begins, as a request for a new table has it."""
    moments: list[GuideMoment]

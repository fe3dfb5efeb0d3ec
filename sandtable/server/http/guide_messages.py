"""Models of the messages about guides of first games."""

from __future__ import annotations

from typing import Any

from sandtable.server.http.message_models import Seat, StrictModel


class GuideWhen(StrictModel):
    """Conditions on a seat's view and its log (docs/guides.md); an empty list sets no condition."""

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
    """Highlighted things: words, patterns of words, and `spot:` with the name of a part of the table."""
    done: GuideWhen | None
    """The reader is taken to know the sentence once these conditions hold; null without any."""


class Guide(StrictModel):
    id: str
    title: str
    message: str
    seats: int
    seat: Seat
    """The reader's seat."""
    begin: dict[str, Any]
    """The game to begin, in the form of a request for a new table."""
    moments: list[GuideMoment]

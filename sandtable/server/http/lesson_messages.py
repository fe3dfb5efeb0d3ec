"""Models of the messages about lessons."""

from __future__ import annotations

from typing import Any, Literal

from sandtable.server.http.message_models import Seat, StrictModel


class LessonAnswer(StrictModel):
    seat: Seat
    words: list[str]
    """The words that are accepted; the first is the usual one."""


class LessonStep(StrictModel):
    id: str
    message: str
    light: list[str]
    """Highlighted things: words of the vocabulary, and `spot:` with the name of a part of the table."""
    show: str
    answers: list[LessonAnswer]
    """The answers that the reader has to give; empty if the step is only read."""
    then: list[LessonAnswer]
    """The actions that follow by themselves."""
    says: list[Literal["do", "wrong", "praise"]]


class Lesson(StrictModel):
    id: str
    title: str
    number: int
    minutes: float
    icon: str
    message: str
    seats: list[str]
    seat: Seat
    """The reader's seat."""
    given: dict[str, Any]
    steps: list[LessonStep]

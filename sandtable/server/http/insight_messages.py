"""Pydantic models of the messages about suggestions and analyses."""

from __future__ import annotations

from typing import Literal

from sandtable.server.http.message_models import Saying, Seat, StrictModel


class InsightFact(StrictModel):
    fact: str
    more: float


class HintLine(StrictModel):
    """A suggested line: one action, or two that make one move."""

    words: list[str]
    labels: list[Saying]
    chance: float
    error: float
    """Half of the 95% interval."""
    close: bool
    """It cannot be told from the line before."""
    alike: int
    """Other lines that come to the same."""
    facts: list[InsightFact]
    why: Saying


class Hint(StrictModel):
    """The best lines of a seat's open question, judged from what the seat knows."""

    seat: Seat
    at: int
    now: float
    """The chance with the move that a bot would make without thinking ahead."""
    worlds: int
    """Worlds in which the lines were tried."""
    lines: list[HintLine]


class AnalysisPoint(StrictModel):
    n: int
    seat: Seat | None
    round: int
    chances: list[float]
    errors: list[float]
    measured: bool


class AnalysisPart(StrictModel):
    round: int
    luck: float
    choices: float
    others: float


class AnalysisLine(StrictModel):
    words: list[str]
    labels: list[Saying]


class AnalysisMoment(StrictModel):
    """A choice and the best other line."""

    n: int
    """Moves before it."""
    begin: int
    """Moves before the last moment up to it at which a new table can begin: earlier if others were deciding as well."""
    seat: Seat
    round: int
    did: AnalysisLine
    other: AnalysisLine
    chance: float
    chance_other: float
    error: float
    facts: list[InsightFact]
    why: Saying


class AnalysisStory(StrictModel):
    """A seat's way from its first chance to the result: start + luck + choices + others = end."""

    seat: Seat
    start: float
    end: float
    luck: float
    luck_error: float
    choices: float
    others: float
    rounds: list[AnalysisPart]
    mistakes: list[AnalysisMoment]
    best: AnalysisMoment | None


class AnalysisData(StrictModel):
    version: int
    title: str
    moves: int
    passes: int
    names: list[Saying]
    points: list[AnalysisPoint]
    seats: list[AnalysisStory]


class Analysis(StrictModel):
    """The analysis of a finished game, or how far it is. `none`: the title has none; `missing`: nobody has asked."""

    state: Literal["none", "missing", "running", "failed", "done"]
    done: float
    analysis: AnalysisData | None

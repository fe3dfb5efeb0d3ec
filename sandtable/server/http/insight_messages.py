"""Pydantic models of the messages about suggestions and analyses."""

from __future__ import annotations

from typing import Literal

from sandtable.server.http.message_models import Saying, Seat, StrictModel


class InsightFact(StrictModel):
    fact: str
    more: float


class HintLine(StrictModel):
    """A suggested line of play: one action, or two that make one move."""

    words: list[str]
    labels: list[Saying]
    chance: float
    error: float
    """Half of the 95% confidence interval of `chance`."""
    close: bool
    """True if this chance cannot be told from that of the line before."""
    alike: int
    """The number of other lines with the same results."""
    facts: list[InsightFact]
    why: Saying


class Hint(StrictModel):
    """The best lines of play for a seat's open question, judged from what the seat knows."""

    seat: Seat
    at: int
    now: float
    """The chance with the move that a bot would make without thinking ahead."""
    worlds: int
    """The number of worlds in which the lines were tried."""
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
    """A choice that a seat made, and the best other line of play."""

    n: int
    """The number of moves before this choice."""
    begin: int
    """The number of moves with which a table to try the choice again begins: below `n` if others decided too."""
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
    """How a seat's chance to win went from the start to the result: start + luck + choices + others = end."""

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
    """The analysis of a finished game, or its progress. The state is `none` if the title has no analyses, `missing` if
    nobody has asked for one."""

    state: Literal["none", "missing", "running", "failed", "done"]
    done: float
    analysis: AnalysisData | None

"""Pydantic models of the messages about ways to win a game, and about puzzles."""

from __future__ import annotations

from typing import Any, Literal

from sandtable.server.http.message_models import Saying, StrictModel


# --- how a game is won -------------------------------------------------------------------
class Share(StrictModel):
    share: float
    low: float
    """The 95% interval."""
    high: float


class SourceFigures(StrictModel):
    id: str
    winners: float
    """Points that winners have from it, on average."""
    everybody: float
    had: Share
    """The winners who had points from it."""
    decided: Share
    """The games whose winner would not have been ahead without it."""


class WinSource(SourceFigures):
    name: Saying
    points: int


class WinGroup(SourceFigures):
    most: int
    """The most points that one of its sources gives at once."""
    sources: list[WinSource]
    """Empty for a group that is a single source."""


class WinReason(Share):
    id: str
    text: Saying


class WinGain(StrictModel):
    id: str
    group: str
    name: Saying
    """Empty for a whole group."""
    more: float


class WinLeader(Share):
    id: str
    name: Saying
    thing: str
    gives: list[str]
    """Icons of what its abilities give."""
    facts: list[Saying]
    games: int
    even: float
    """The share of wins that nobody would be above or below."""
    gains: list[WinGain]
    """Of what it gains more than the others, beyond doubt."""
    by: list[str]
    """Reasons of its victories, the most frequent first."""


class WinMixture(StrictModel):
    options: dict[str, Any]
    seats: int
    games: int
    """0 if no games were counted."""
    bots: str
    rounds: float
    reasons: list[WinReason]
    groups: list[WinGroup]
    leaders: list[WinLeader]


class WinPage(StrictModel):
    title: str
    version: int
    mixtures: list[WinMixture]


# --- puzzles -----------------------------------------------------------------------------
class PuzzleEntry(StrictModel):
    id: str
    seats: int
    kind: str
    """The question that is asked."""
    answers: int


class PuzzleList(StrictModel):
    title: str
    puzzles: list[PuzzleEntry]
    today: str
    """The puzzle of the day."""


class PuzzleLists(StrictModel):
    titles: list[PuzzleList]


class PuzzleVerdict(StrictModel):
    """The result of a puzzle: the line played at its table, compared with the best one."""

    state: Literal["open", "best", "worse"]
    """Open until the whole line has been played."""
    answer: list[Saying]
    """The labels of the line that was played."""
    chance: float
    best: float
    why: Saying
    """Why the best line is better than this one, or than the others."""


class PuzzleLine(StrictModel):
    answer: list[Saying]
    chance: float
    accepted: bool


class PuzzleSolution(StrictModel):
    lines: list[PuzzleLine]
    why: Saying
    gap: float
    certainty: float
    """Standard errors between the best line and the next."""
    worlds: int
    games: int
    """Played to their end from both lines."""
    won_best: float
    won_next: float

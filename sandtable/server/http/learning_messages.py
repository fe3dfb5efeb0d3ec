"""Pydantic models of the messages about ways to win a game, and about puzzles."""

from __future__ import annotations

from typing import Any, Literal

from sandtable.server.http.message_models import Saying, StrictModel


# --- how a game is won -------------------------------------------------------------------
class Share(StrictModel):
    share: float
    low: float
    """`low` and `high` are the ends of the 95% confidence interval."""
    high: float


class SourceFigures(StrictModel):
    id: str
    winners: float
    """The points that winners have from this source, on average."""
    everybody: float
    had: Share
    """The share of winners who had points from this source."""
    decided: Share
    """The share of games whose winner would not have been ahead without these points."""


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
    """Empty if the gain is that of a whole group."""
    more: float


class WinLeader(Share):
    id: str
    name: Saying
    thing: str
    gives: list[str]
    """Icons for the things that its abilities give."""
    facts: list[Saying]
    games: int
    even: float
    """The share of wins if all were equally strong."""
    gains: list[WinGain]
    """The sources from which it clearly gains more points than the others."""
    by: list[str]
    """The reasons for its victories, the most frequent first."""


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
    """The kind of question that the puzzle asks."""
    answers: int


class PuzzleList(StrictModel):
    title: str
    puzzles: list[PuzzleEntry]
    today: str
    """The id of the puzzle of the day."""


class PuzzleLists(StrictModel):
    titles: list[PuzzleList]


class PuzzleVerdict(StrictModel):
    """The result of a puzzle: the line played at its table, compared with the best one."""

    state: Literal["open", "best", "worse"]
    """`open` until the whole line has been played."""
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
    """The lead of the best line over the next, in standard errors."""
    worlds: int
    games: int
    """The number of games played to their end after each of the two best lines."""
    won_best: float
    won_next: float

"""Analyse a finished game: chances to win at every decision, luck apart from choices, and the costliest choices.

A seat's chance is judged from what that seat knew. Its change from the start to the result is split into luck
(`analysis_luck`), its own choices compared with the move of a bot (`analysis_curve`), and everything else, which is the
others' play; the parts add up exactly. The costliest choices are compared with the best line that a search finds
(`analysis_choices`): a coarse pass over all choices, then a fine one over those that look costly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from sandtable.bots.advice import advice_for
from sandtable.core.errors import SandtableError
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.insight import analysis_choices, analysis_curve, analysis_luck
from sandtable.insight.analysis_course import Course, Purse, course_of
from sandtable.insight.reasons import Fact

VERSION: Final = 2  # of the data that is kept with a game: raised when older analyses are to be made again
SECONDS: Final = 150.0  # of processor time by default; the limit for a game of four is 180
SHARES: Final = {"curve": 0.36, "choices": 0.42, "luck": 0.62, "coarse": 0.84, "fine": 1.0}  # of the time, summed up
Progress = Callable[[float], None]


class GameInProgress(SandtableError):
    """Raised for a game that is not over, because its analysis would show what is hidden."""


@dataclass(frozen=True)
class Effort:
    """Upper limits on the work of an analysis: numbers of worlds, lines of play and choices. A time limit may end each
    phase earlier."""

    curve: int = 400  # worlds for one seat's chance at one moment
    pairs: int = 16  # worlds in which a choice is compared with the bot's
    luck: int = 64  # worlds on either side of a draw
    lines: int = 5  # lines that are compared for each choice
    coarse: int = 4  # worlds in the coarse pass
    fine: int = 96  # worlds in the fine pass
    candidates: int = 9  # choices of each seat in the fine pass


@dataclass(frozen=True)
class Moment:
    """A choice of a seat, compared with another line of play: a better one if the choice was a mistake, otherwise the
    best of the others."""

    n: int  # moves before it
    seat: int
    round: int
    did: tuple[int, ...]
    other: tuple[int, ...]
    chance: float  # with what was done
    chance_other: float
    error: float  # half of the 95% interval of the difference
    facts: tuple[Fact, ...]  # what speaks for the better of the two

    @property
    def gain(self) -> float:
        """The chance to win with the choice, less the chance with the other line; negative for a mistake."""
        return self.chance - self.chance_other


@dataclass(frozen=True)
class Part:
    """The change of a seat's chance to win in one round or in the whole game, split into luck, the seat's own choices
    and the others' play."""

    round: int
    luck: float
    choices: float
    others: float


@dataclass(frozen=True)
class Story:
    """The game of one seat: its chance at the start and at the end, how luck, choices and others' play changed it, and
    its best and worst choices."""

    seat: int
    start: float
    end: float
    whole: Part
    luck_error: float
    rounds: tuple[Part, ...]
    mistakes: tuple[Moment, ...]
    best: Moment | None


@dataclass(frozen=True)
class Point:
    """All parties' chances to win before one decision."""

    n: int
    seat: int | None  # who decides; None at the end
    round: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]
    measured: bool  # judged here; otherwise carried on from the point before, with the effect of the choices between


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game: all parties' chances at its points, and the story of each seat."""

    title: str
    moves: int
    points: tuple[Point, ...]
    stories: tuple[Story, ...]
    passes: int  # positions that were played on
    effort: Effort = field(default_factory=Effort)


def check(record: Record) -> None:
    """Raise an error for a game in progress, or for a title without advice."""
    if not record.state.over:
        raise GameInProgress("the game is not over yet: only a finished game can be analysed")
    advice_for(record.title)


def analyse(
    record: Record,
    seconds: float = SECONDS,
    seed: int = 1,
    progress: Progress | None = None,
    effort: Effort | None = None,
) -> Analysis:
    """Return the analysis of a finished game. With 0 seconds only `effort` limits the work, and the same record, seed
    and effort give the same analysis."""
    check(record)
    effort = effort or Effort()
    purse = Purse(seconds, progress)
    course = course_of(record)
    rng = Rng(seed)
    purse.until(SHARES["curve"])
    curve = analysis_curve.measure(course, effort.curve, purse, rng)
    purse.until(SHARES["choices"])
    choices = analysis_curve.choices(course, effort.pairs, purse, rng)
    purse.until(SHARES["luck"])
    luck = analysis_luck.measure(course, effort.luck, purse, rng)
    purse.until(SHARES["coarse"])
    found = analysis_choices.coarse(course, effort.lines, effort.coarse, purse, rng)
    purse.until(SHARES["fine"])
    compared = analysis_choices.fine(course, found, effort.candidates, effort.fine, purse, rng)
    rows = analysis_curve.rows(course, curve, choices)
    points = tuple(
        Point(n, seat, course.round_at(n), tuple(row), tuple(errors), measured)
        for n, seat, row, errors, measured in rows
    )
    moments = [moment_of(course, each) for each in compared]
    stories = tuple(_story(course, seat, points, choices, luck, moments) for seat in range(course.seats))
    purse.done()
    return Analysis(course.title, len(course.steps), points, stories, purse.passes, effort)


def moment_of(course: Course, each: analysis_choices.Compared) -> Moment:
    """Return as a `Moment` a choice that the fine pass has compared with other lines."""
    return Moment(
        each.n, each.seat, course.round_at(each.n), each.did, each.other,
        each.chance, each.chance_other, each.error, each.facts,
    )  # fmt: skip


def _story(
    course: Course, seat: int, points: tuple[Point, ...], choices: dict[int, float],
    luck: dict[tuple[int, int], analysis_luck.Swing], moments: list[Moment],
) -> Story:  # fmt: skip
    """Return the story of a seat: its chance's change split into luck, choices and others' play, by round and in total,
    and its moments."""
    parts = []
    for number, first, last in _rounds(points):
        own = sum(change for n, change in choices.items() if course.steps[n].seat == seat and first.n <= n < last.n)
        lucky = sum(swing.change for (n, of), swing in luck.items() if of == seat and first.n <= n < last.n)
        parts.append(Part(number, lucky, own, last.chances[seat] - first.chances[seat] - lucky - own))
    start, end = points[0].chances[seat], points[-1].chances[seat]
    lucky, own = sum(part.luck for part in parts), sum(part.choices for part in parts)
    error = sum(swing.error**2 for (_, of), swing in luck.items() if of == seat) ** 0.5
    mine = [moment for moment in moments if moment.seat == seat]
    mistakes, best = analysis_choices.worst_and_best(mine)
    whole = Part(0, lucky, own, end - start - lucky - own)
    return Story(seat, start, end, whole, error, tuple(parts), tuple(mistakes), best)


def _rounds(points: tuple[Point, ...]) -> list[tuple[int, Point, Point]]:
    """Return the number of each round with its first and last point. A round begins before the draws with which it is
    set up, so its first point is the last point of the round before."""
    found: list[tuple[int, Point, Point]] = []
    first = points[0]
    for at, point in enumerate(points):
        following = points[at + 1] if at + 1 < len(points) else None
        if following is None or following.round != point.round:
            found.append((point.round, first, point))
            first = point
    return found


def light(effort: Effort) -> Effort:
    """Return `effort` reduced so far that an analysis takes a few seconds, for tests and trials."""
    return replace(effort, curve=2, pairs=2, luck=3, lines=3, coarse=1, fine=4, candidates=2)

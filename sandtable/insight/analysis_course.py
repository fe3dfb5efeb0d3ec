"""The course of a recorded game: each move with the position before it, and the time that its analysis may take."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sandtable.bots.advice import advice_for
from sandtable.core import stopping
from sandtable.core.parts import Advice
from sandtable.core.record import Record
from sandtable.core.titles import meta
from sandtable.insight import chances

STEP: Final = 0.002  # the least progress that is told


@dataclass
class Step:
    """One move of a recorded game, with the position before it."""

    n: int
    seat: int
    action: int
    state: Any
    options: list[int]  # empty for a free word
    taught: bool  # somebody learnt something hidden by it
    anchor: bool  # chances are judged here: another seat decides, or something was learnt just before

    @property
    def is_choice(self) -> bool:
        return len(self.options) > 1


class Course:
    """A finished game as a list of its moves, with the position before each."""

    def __init__(self, title: str, steps: list[Step], last: Any, rounds: list[int]) -> None:
        self.title = title
        self.steps = steps
        self.last = last
        self.rounds = rounds  # before each move, and at the end
        self.seats: int = last.seats
        self.advice: Advice = advice_for(title)
        self.together = chances.team_of(self.advice, steps[0].state)

    def round_at(self, n: int) -> int:
        """Return the round of the position before move `n`."""
        return self.rounds[min(n, len(self.rounds) - 1)]

    def after(self, n: int) -> Any:
        """Return the position after move `n`."""
        return self.steps[n + 1].state if n + 1 < len(self.steps) else self.last

    def results(self) -> list[float]:
        """Return each party's share of the win: 1 for a sole winner, 0 for a loser; tied winners share it."""
        return chances.results(self.last, self.advice, self.together)


def course_of(record: Record) -> Course:
    """Play a record again and return its course."""
    table = meta(record.title).part("table") if meta(record.title).has("table") else None

    def round_of(state: Any) -> int:
        return int(table.standing(state)["round"]) if table is not None else 0

    state: Any = record.at(0)
    steps: list[Step] = []
    rounds: list[int] = []
    before = -1
    taught = True
    for n, move in enumerate(record.moves):
        asked = move.seat in state.to_act and not state.vocabulary.is_free(move.action)
        options = sorted(state.options_of(move.seat)) if asked else []
        step = Step(n, move.seat, move.action, state.clone(), options, False, taught or move.seat != before)
        rounds.append(round_of(state))
        learnt = state.learnt
        state.apply(move.seat, move.action)
        step.taught = taught = state.learnt != learnt
        before = move.seat
        steps.append(step)
    return Course(record.title, steps, state, [*rounds, rounds[-1]])


class Purse:
    """The processor time that an analysis may use, and the part of it that is used up. 0 seconds means no limit."""

    def __init__(
        self,
        seconds: float,
        progress: Callable[[float], None] | None,
        clock: Callable[[], float] = time.process_time,
    ) -> None:
        self.seconds = seconds
        self.passes = 0
        self._progress = progress
        self._clock = clock
        self._started = clock()
        self._from = 0.0
        self._to = 0.0
        self._told = 0.0

    @property
    def gone(self) -> float:
        return self._clock() - self._started

    def until(self, share: float) -> None:
        """Begin the next phase of the analysis, which may last until this share of the whole time is used up."""
        self._from, self._to = self._to, share
        self._tell(self._from)

    @property
    def left(self) -> float:
        """The seconds left for the current phase."""
        return self._to * self.seconds - self.gone if self.seconds else float("inf")

    def count(self, passes: int, done: float = 0.0) -> None:
        """Add the number of positions that were played on, and report progress; `done` is the finished share of the
        phase."""
        stopping.check()
        self.passes += passes
        self._tell(self._from + (self._to - self._from) * min(1.0, done))

    def _tell(self, share: float) -> None:
        if self._progress is not None and share >= self._told + STEP:
            self._told = share
            self._progress(share)

    def done(self) -> None:
        if self._progress is not None:
            self._progress(1.0)

"""The curve of an analysis: every seat's chance to win, as that seat could know it, and what its choices changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sandtable.core.rng import Rng
from sandtable.insight import chances
from sandtable.insight.analysis_course import Course, Purse, Step
from sandtable.insight.lines import spread

FIRST: Final = 6  # worlds at each moment, before the rest goes where the doubt is largest
FOR_FIRST: Final = 0.6  # of the time, at most
BATCH: Final = 6

Values = list[list[list[float]]]  # by seat: one row of chances for each world


class Measured:
    """The chances to win at one decision, judged from the view of each seat."""

    def __init__(self, step: Step, seats: int) -> None:
        self.step = step
        self.values: Values = [[] for _ in range(seats)]

    @property
    def worlds(self) -> int:
        return len(self.values[0])

    @property
    def doubt(self) -> float:
        """The largest error among the seats' chances, each judged from the seat's own view."""
        return max(spread([row[seat] for row in rows]) for seat, rows in enumerate(self.values))

    def row(self, course: Course) -> tuple[list[float], list[float]]:
        """Return each party's chance and its error. A seat's chance is judged from its own view, that of an automated
        party from the views of all seats."""
        parties = len(self.values[0][0])
        found, errors = [], []
        for party in range(parties):
            rows = self.values[party] if party < course.seats else [row for rows in self.values for row in rows]
            own = [row[party] for row in rows]
            judged = sum(own) / len(own)
            found.append(chances.calibrated(course.title, judged))
            errors.append(spread(own) * chances.slope_at(course.title, judged))
        if not any(found):  # in few worlds, every seat may lose from its own view; then all views together decide
            found = chances.mean([row for rows in self.values for row in rows])
        whole = sum(found)
        return [each * course.together / whole for each in found], errors


def measure(course: Course, most: int, purse: Purse, rng: Rng) -> list[Measured]:
    """Return the chances of every seat at as many decisions as time allows: first all decisions are judged in a few
    worlds, then those with the largest error in more."""
    anchors = [step for step in course.steps if step.anchor]
    first = min(FIRST, most)
    found: list[Measured] = []
    whole = purse.left
    for step in _spread_out(anchors):
        gone = (whole - purse.left) / whole if purse.seconds else 0.0
        if found and gone > FOR_FIRST:
            break
        moment = Measured(step, course.seats)
        _add(course, moment, first, rng)
        found.append(moment)
        purse.count(first * course.seats, max(len(found) / len(anchors) * FOR_FIRST, gone))
    found.sort(key=lambda moment: moment.step.n)
    _refine(course, found, most, purse, rng)
    return found


def _spread_out(steps: list[Step]) -> Iterator[Step]:
    """Yield the decisions in an order that covers the game evenly wherever it stops: the first, then halves, quarters
    and so on."""
    taken = [False] * len(steps)
    stride = 1 << max(0, (len(steps) - 1).bit_length())
    while stride:
        for at in range(0, len(steps), stride):
            if not taken[at]:
                taken[at] = True
                yield steps[at]
        stride //= 2


def _add(course: Course, moment: Measured, worlds: int, rng: Rng) -> None:
    state = moment.step.state
    until = course.advice.horizon(state, chances.AHEAD)
    for seat in range(course.seats):
        view = state.view(seat)
        for _ in range(worlds):
            moment.values[seat].append(chances.played_on(view.resample(rng), course.advice, until, course.together))


def _refine(course: Course, found: list[Measured], most: int, purse: Purse, rng: Rng) -> None:
    whole = max(purse.left, 1e-9)
    open_ = [moment for moment in found if moment.worlds < most]
    while open_ and purse.left > 0.0:
        open_.sort(key=lambda moment: -moment.doubt)
        for moment in open_[: max(1, len(open_) // 8)]:
            more = min(BATCH, most - moment.worlds)
            _add(course, moment, more, rng)
            done = 1.0 - purse.left / whole if purse.seconds else 1.0 - len(open_) / len(found)
            purse.count(more * course.seats, FOR_FIRST + (1.0 - FOR_FIRST) * done)
        open_ = [moment for moment in open_ if moment.worlds < most]


def choices(course: Course, worlds: int, purse: Purse, rng: Rng) -> dict[int, float]:
    """Return, by number of the move, how much each choice changed the chance to win compared with the move that the
    advice would have made, tried in the same worlds. Choices equal to that move are left out, since they changed
    nothing."""
    advice, found = course.advice, {}
    for step in course.steps:
        if not step.is_choice or advice.best(step.state, step.seat, step.options) == step.action:
            continue
        if purse.left <= 0.0:
            break
        until = advice.horizon(step.state, chances.AHEAD)
        view = step.state.view(step.seat)
        chosen = usual = 0.0
        for _ in range(worlds):
            world = view.resample(rng)
            other = world.clone()
            usual += chances.played_on(world, advice, until, course.together)[step.seat]
            other.apply(step.seat, step.action)
            chosen += chances.played_on(other, advice, until, course.together)[step.seat]
        found[step.n] = chances.calibrated(course.title, chosen / worlds) - chances.calibrated(
            course.title, usual / worlds
        )
        purse.count(2 * worlds, step.n / len(course.steps))
    return found


Row = tuple[int, int | None, list[float], list[float], bool]


def rows(course: Course, measured: list[Measured], changed: dict[int, float]) -> list[Row]:
    """Return the chances before every decision and at the end. A decision that was not judged gets the chances of the
    last judged one, changed by the choices made in between."""
    at = {moment.step.n: moment for moment in measured}
    found: list[Row] = []
    row, errors = measured[0].row(course)
    for step in course.steps:
        judged = step.n in at
        if judged:
            row, errors = at[step.n].row(course)
        if step.is_choice or judged:
            found.append((step.n, step.seat, row, errors, judged))
        if step.n in changed:
            row = moved(row, step.seat, changed[step.n], course.together)
    found.append((len(course.steps), None, course.results(), [0.0] * len(row), True))
    return found


def moved(row: list[float], seat: int, change: float, together: int) -> list[float]:
    """Return all parties' chances (`row`) after `seat`'s chance has changed; the other parties share the rest in the
    same proportions as before. Chances of teams (`together` above 1) are returned unchanged, since all members have the
    same one."""
    if together > 1 or row[seat] >= 1.0:
        return row
    own = min(1.0, max(0.0, row[seat] + change))
    rest = (1.0 - own) / (1.0 - row[seat])
    return [own if at == seat else each * rest for at, each in enumerate(row)]


def legal(world: Any, step: Step) -> bool:
    """Tell whether a move is legal in a world."""
    return step.seat in world.to_act and step.action in world.options_of(step.seat)

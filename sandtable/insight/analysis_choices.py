"""Compare the choices of a finished game with the best lines of play that were possible.

A coarse pass examines all choices in a few worlds, a fine pass those that look costly or clever in many. All lines of a
choice are tried in the same worlds, made from what the seat knew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.rng import Rng
from sandtable.insight import chances
from sandtable.insight.analysis_course import Course, Purse, Step
from sandtable.insight.lines import Budget, Line, Trial, lines_of, reasons_of, spread
from sandtable.insight.reasons import Fact, reasons

if TYPE_CHECKING:
    from sandtable.insight.analysis import Moment

MOST: Final = 5  # mistakes that are told of each seat
LEAST: Final = 0.02  # a smaller loss is not worth a sentence
OTHERS: Final = 2  # lines that are compared with the chosen one in the fine pass
LOOKED_AT: Final = 2  # worlds that must agree on what completes a move
CLEVER: Final = 2  # choices of each seat in the fine pass because they look clever


@dataclass(frozen=True)
class Rough:
    """A choice with the result of the coarse pass: the other lines of play, and how much better it was than the best of
    them."""

    step: Step
    did: tuple[int, ...]
    others: tuple[tuple[int, ...], ...]  # the best of them first
    gain: float  # of what was done, compared with the best other line


@dataclass(frozen=True)
class Compared:
    """A choice with the result of the fine pass: its chance to win and that of the best other line."""

    n: int
    seat: int
    did: tuple[int, ...]
    other: tuple[int, ...]
    chance: float
    chance_other: float
    error: float
    facts: tuple[Fact, ...]


def worst_and_best(moments: list[Moment]) -> tuple[list[Moment], Moment | None]:
    """Return the costliest choices of a seat, all clearly worse than another line of play, and the choice that gained
    most (None if no choice clearly gained)."""
    wrong = sorted((m for m in moments if -m.gain >= LEAST and -m.gain > m.error), key=lambda m: (m.gain, m.n))
    right = sorted((m for m in moments if m.gain >= LEAST and m.gain > m.error), key=lambda m: (-m.gain, m.n))
    return wrong[:MOST], right[0] if right else None


def coarse(course: Course, lines: int, worlds: int, purse: Purse, rng: Rng) -> list[Rough]:
    """Return each important choice, compared with the lines that the advice likes best. A second action that completes
    a move is not compared itself: it belongs to the choice before it."""
    found: list[Rough] = []
    covered: set[int] = set()
    steps = [step for step in course.steps if step.is_choice and course.advice.weighty(step.state, step.seat)]
    for at, step in enumerate(_by_turns(steps, purse)):
        if purse.left <= 0.0:
            break
        trial, compared, chosen = _trial(course, step, lines, rng)
        if len(compared) < 2:
            continue
        if len(chosen.actions) > 1:
            covered.add(step.n + 1)
        for _ in range(worlds):
            for line in compared:
                trial.play(line)
        rest = sorted((line for line in compared if line is not chosen), key=lambda line: (-line.judged, line.actions))
        found.append(Rough(step, chosen.actions, tuple(line.actions for line in rest), chosen.judged - rest[0].judged))
        purse.count(worlds * len(compared), at / len(steps))
    return [each for each in found if each.step.n not in covered]


def _by_turns(steps: list[Step], purse: Purse) -> list[Step]:
    """Return the choices in the order in which to examine them. Under a time limit every third choice comes first, then
    the others, so that the whole game is covered even if the time runs out."""
    if not purse.seconds:
        return steps
    return [step for first in range(3) for step in steps[first::3]]


def _trial(course: Course, step: Step, most: int, rng: Rng) -> tuple[Trial, list[Line], Line]:
    """Return an empty trial for a choice, the lines to compare (the line taken and those that the advice likes best),
    and the line taken."""
    view, seat = step.state.view(step.seat), step.seat
    make: Callable[[], Any] = lambda: view.resample(rng)  # noqa: E731
    first = [make() for _ in range(LOOKED_AT)]
    lines = lines_of(first, seat, step.options)
    trial = Trial(make, first, seat, Budget(0))
    chosen = _chosen(course, step, lines)
    liked = _liked(course, first[0], seat, lines)
    rest = sorted((line for line in lines if line is not chosen), key=lambda line: (-liked[line.actions], line.actions))
    return trial, [chosen, *rest[: most - 1]], chosen


def _chosen(course: Course, step: Step, lines: list[Line]) -> Line:
    then = course.steps[step.n + 1] if step.n + 1 < len(course.steps) else None
    taken = (step.action,) if then is None or then.seat != step.seat else (step.action, then.action)
    found = next((line for line in lines if line.actions == taken[: len(line.actions)]), None)
    return found if found is not None else Line((step.action,))


def _liked(course: Course, world: Any, seat: int, lines: list[Line]) -> dict[tuple[int, ...], float]:
    """Return the advice's score of each line, by its actions: the score of the first action, less the amount by which
    the second action scores below the best second one."""
    options = sorted({line.actions[0] for line in lines})
    first = dict(zip(options, course.advice.scores(world, seat, options), strict=True))
    found: dict[tuple[int, ...], float] = {}
    for option in options:
        own = [line for line in lines if line.actions[0] == option]
        if len(own[0].actions) == 1:
            found[own[0].actions] = first[option]
            continue
        state = world.clone()
        state.apply(seat, option)
        then = [line.actions[1] for line in own]
        scores = course.advice.scores(state, seat, then)
        for line, score in zip(own, scores, strict=True):
            found[line.actions] = first[option] + score - max(scores)
    return found


def fine(course: Course, found: list[Rough], candidates: int, worlds: int, purse: Purse, rng: Rng) -> list[Compared]:
    """Return each seat's most likely mistakes and cleverest choices, compared with other lines in new worlds."""
    taken: list[Rough] = []
    for seat in range(course.seats):
        mine = [each for each in found if each.step.seat == seat]
        wrong = sorted((each for each in mine if each.gain < 0.0), key=lambda each: (each.gain, each.step.n))
        right = sorted((each for each in mine if each.gain > 0.0), key=lambda each: (-each.gain, each.step.n))
        taken += wrong[:candidates] + right[:CLEVER]
    trials = [_Fine(course, each, rng) for each in taken]
    for world in range(worlds):
        if world >= 4 and purse.left <= 0.0:
            break
        for each in trials:
            each.play()
        purse.count(sum(len(each.lines) for each in trials), world / worlds)
    return [each.compared(course) for each in trials]


class _Fine:
    """A choice in the fine pass, with the other lines that are compared with it world by world."""

    def __init__(self, course: Course, rough: Rough, rng: Rng) -> None:
        view = rough.step.state.view(rough.step.seat)
        self.rough = rough
        self.trial = Trial(lambda: view.resample(rng), [view.resample(rng)], rough.step.seat, Budget(0))
        self.did = Line(rough.did)
        self.lines = [self.did, *(Line(actions) for actions in rough.others[:OTHERS])]

    def play(self) -> None:
        for line in self.lines:
            self.trial.play(line)

    def compared(self, course: Course) -> Compared:
        title = course.title
        other = max(self.lines[1:], key=lambda line: line.judged)
        better = other if other.judged > self.did.judged else self.did
        apart = [a - b for a, b in zip(self.did.values, other.values, strict=True)]
        facts = reasons(better, [self.did, other], reasons_of(title))
        middle = (self.did.judged + other.judged) / 2
        return Compared(
            self.rough.step.n,
            self.rough.step.seat,
            self.did.actions,
            other.actions,
            chances.calibrated(title, self.did.judged),
            chances.calibrated(title, other.judged),
            spread(apart) * chances.slope_at(title, middle),
            facts,
        )

"""Luck in an analysis: compare a position before and after a draw, a shuffle or anything else that was hidden.

The chance before comes from worlds that the seat could not tell apart before the move, where the draw is still open;
the chance after comes from worlds that fit what the seat saw. The difference is luck if it is larger than
its error; otherwise it counts as the others' play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sandtable.core.rng import Rng
from sandtable.insight import chances
from sandtable.insight.analysis_course import Course, Purse, Step
from sandtable.insight.analysis_curve import legal
from sandtable.insight.lines import SURE, spread

COARSE: Final = 5  # worlds on either side in the first pass
TRIES: Final = 3  # worlds that are drawn for one in which the move could be made
SEEN: Final = 2  # worlds in which a seat's next view is compared with the real one
FOR_COARSE: Final = 0.5  # of the time, at most
AHEAD: Final = 1  # stages that are played on: what comes later hides the draw


@dataclass(frozen=True)
class Swing:
    """The change of a seat's chance to win by what a move revealed, such as a draw, and its error (half of the 95%
    interval)."""

    change: float
    error: float


def measure(course: Course, worlds: int, purse: Purse, rng: Rng) -> dict[tuple[int, int], Swing]:
    """Return, by move and seat, how much luck changed the chance to win. All draws are first tried in a few worlds. The
    draws that seem to matter most are then tried in more, new worlds, and only these results count."""
    whole = purse.left
    rough: list[tuple[float, Step, int]] = []
    steps = [step for step in course.steps if step.taught]
    for at, step in enumerate(steps):
        if whole - purse.left > FOR_COARSE * whole:
            break
        for seat in range(course.seats):
            swing = _swing(course, step, seat, min(COARSE, worlds), rng)
            if swing is not None:
                rough.append((abs(swing.change) / max(swing.error, 1e-6), step, seat))
        purse.count(2 * COARSE * course.seats, FOR_COARSE * at / len(steps))
    rough.sort(key=lambda each: (-each[0], each[1].n, each[2]))
    found: dict[tuple[int, int], Swing] = {}
    for at, (_, step, seat) in enumerate(rough):
        if purse.left <= 0.0:
            break
        swing = _swing(course, step, seat, worlds, rng)
        if swing is not None and abs(swing.change) > swing.error:
            found[step.n, seat] = swing
        purse.count(2 * worlds, FOR_COARSE + (1.0 - FOR_COARSE) * at / len(rough))
    return found


def _swing(course: Course, step: Step, seat: int, worlds: int, rng: Rng) -> Swing | None:
    """Return the change of a seat's chance by a move that revealed something; None if the seat saw nothing that it
    could not foresee."""
    real = course.after(step.n)
    if real.over:
        return None
    before = _before(step, seat, worlds, rng)
    if len(before) < 2:
        return None
    seen = real.view(seat).as_dict()
    if all(world.over or world.view(seat).as_dict() == seen for world in before[:SEEN]):
        return None
    advice = course.advice
    until = advice.horizon(real, AHEAD)
    old = [chances.played_on(world, advice, until, course.together)[seat] for world in before]
    view = real.view(seat)
    new = [chances.played_on(view.resample(rng), advice, until, course.together)[seat] for _ in before]
    middle = sum(new) / len(new)
    slope = chances.slope_at(course.title, middle)
    error = (spread(old) ** 2 + spread(new) ** 2) ** 0.5 * slope
    return Swing((middle - sum(old) / len(old)) * slope, max(error, SURE * 1e-6))


def _before(step: Step, seat: int, worlds: int, rng: Rng) -> list[Any]:
    """Return worlds that the seat could not tell apart before the move, with the move made in each of them."""
    view = step.state.view(seat)
    found: list[Any] = []
    for _ in range(worlds * TRIES):
        if len(found) == worlds:
            break
        world = view.resample(rng)
        if legal(world, step):
            world.apply(step.seat, step.action)
            found.append(world)
    return found

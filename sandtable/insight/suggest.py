"""Suggestions: the best lines of a seat's open decision, each with its chance to win and why.

A line is the chosen option, or, where the same seat goes on to choose at once and has learnt nothing between, two of
them (a card and its space). Every line is tried in the same worlds, made from the seat's view, and played on by the
advice; the worse half is dropped again and again until three are left, so that most of the work goes into the lines
that matter. Everything depends on the view and the seed alone.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.bots.advice import advice_for
from sandtable.core import stopping
from sandtable.core.contract import View
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng
from sandtable.insight import chances

PASSES: Final = 1500  # lines played on, all together
BEST: Final = 3
MOST_LINES: Final = 60
FEWEST_WORLDS: Final = 8
SURE: Final = 1.96  # standard errors of a 95% interval


class NothingToSuggest(SandtableError):
    """Raised where a seat has no choice, or where its title gives no advice."""


@dataclass
class Line:
    """One or two actions in a row, with the values that they had in each world tried."""

    actions: tuple[int, ...]
    values: list[float] = field(default_factory=list)

    @property
    def judged(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


@dataclass(frozen=True)
class Suggestion:
    """A line as it is told: words, chance to win and its error (half of the 95% interval)."""

    words: tuple[str, ...]
    actions: tuple[int, ...]
    chance: float
    error: float


@dataclass(frozen=True)
class Advised:
    """The answer to a request: the best lines, the chance now, and which lines are too close to the first to call."""

    seat: int
    now: float
    lines: tuple[Suggestion, ...]
    close: tuple[bool, ...]  # for each line, whether it cannot be told from the one before it
    worlds: int

    def as_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "now": round(self.now, 4),
            "worlds": self.worlds,
            "lines": [
                {"words": list(line.words), "chance": round(line.chance, 4), "error": round(line.error, 4),
                 "close": close}
                for line, close in zip(self.lines, self.close, strict=True)
            ],
        }  # fmt: skip


def lines_of(worlds: list[Any], seat: int, options: list[int]) -> list[Line]:
    """Return the lines of these options. A second action belongs to a line if it follows directly and is offered in
    every world that was looked at, so that it depends on nothing hidden."""
    found: list[Line] = []
    looked = worlds[:3]
    for option in sorted(options):
        after: list[set[int]] = []
        for world in looked:
            state = world.clone()
            learnt = state.learnt
            state.apply(seat, option)
            follows = not state.over and list(state.to_act) == [seat] and state.learnt == learnt
            after.append(set(state.options_of(seat)) if follows else set())
        common = set.intersection(*after)
        if len(common) > 1 and all(each == common for each in after):
            found += [Line((option, then)) for then in sorted(common)]
        else:
            found.append(Line((option,)))
    if len(found) > MOST_LINES:  # too many to compare: leave the second action to the advice
        return [Line((option,)) for option in sorted(options)]
    return found


def value_of(world: Any, seat: int, line: Line, until: int, together: int) -> float:
    """Return the seat's chance after a line in a world, played on by the advice."""
    advice = advice_for(world.title)
    state = world.clone()
    for action in line.actions:
        state.apply(seat, action)
    return chances.played_on(state, advice, until, together)[seat]


def try_lines(lines: list[Line], worlds: list[Any], seat: int, passes: int, keep: int = BEST) -> list[Line]:
    """Return the best lines, tried in more and more of the worlds while the others are dropped."""
    advice = advice_for(worlds[0].title)
    until = advice.horizon(worlds[0], chances.AHEAD)
    together = chances.team_of(advice, worlds[0])
    left = list(lines)
    stages = max(1, math.ceil(math.log2(max(1.0, len(left) / keep)))) + 1
    tried = 0
    for stage in range(stages):
        share = passes // stages // len(left)
        tried = min(len(worlds), max(tried + 1, FEWEST_WORLDS, tried + share))
        for line in left:
            for world in worlds[len(line.values) : tried]:
                stopping.check()
                line.values.append(value_of(world, seat, line, until, together))
        left.sort(key=lambda line: (-line.judged, line.actions))
        if stage < stages - 1:
            left = left[: max(keep, (len(left) + 1) // 2)]
    return left[:keep]


def spread(values: list[float]) -> float:
    """Return half of the 95% interval of a mean."""
    n = len(values)
    if n < 2:
        return 1.0
    middle = sum(values) / n
    return SURE * math.sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)


def apart(better: Line, worse: Line) -> bool:
    """Tell whether one line is better than another beyond doubt, world by world."""
    both = [a - b for a, b in zip(better.values, worse.values, strict=False)]
    return sum(both) / len(both) > spread(both)


def suggest(view: View, rng: Rng, passes: int = PASSES) -> Advised:
    """Return the best lines of the view's seat. Refuse a seat that has nothing to choose."""
    seat = view.seat
    title = view.known.title
    advice_for(title)
    first = view.resample(rng)
    if first.over or seat not in first.to_act:
        raise NothingToSuggest(f"seat {seat} has no open decision")
    options = sorted(first.options_of(seat))
    if len(options) < 2:
        raise NothingToSuggest(f"seat {seat} has only one option")
    worlds = [first, *chances.worlds_of(view, rng, max(FEWEST_WORLDS, min(240, passes // (BEST * 2))) - 1)]
    lines = lines_of(worlds, seat, options)
    best = try_lines(lines, worlds, seat, passes)
    now = chances.calibrated(title, chances.mean(chances.of_worlds(worlds[: chances.WORLDS]))[seat])
    words = first.vocabulary.words
    told = tuple(
        Suggestion(
            tuple(words[action] for action in line.actions),
            line.actions,
            chances.calibrated(title, line.judged),
            spread(line.values) * chances.slope_at(title, line.judged),
        )
        for line in best
    )
    close = tuple(at > 0 and not apart(best[at - 1], line) for at, line in enumerate(best))
    return Advised(seat, now, told, close, len(best[0].values))

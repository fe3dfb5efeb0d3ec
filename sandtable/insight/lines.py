"""Lines of play: one action, or two that make one move, compared in worlds that the seat cannot tell apart."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, cast

from sandtable.bots.advice import advice_for
from sandtable.core import stopping
from sandtable.core.parts import Reasons
from sandtable.core.titles import meta
from sandtable.insight import chances

MOST_LINES: Final = 60
FEWEST_WORLDS: Final = 8  # in which lines are compared before one is dropped, where time allows it
LEAST_WORLDS: Final = 3  # where time is short, fewer lines are tried rather than in fewer worlds than this
SURE: Final = 1.96  # standard errors of a 95% interval
ALIKE: Final = 1e-9


@dataclass
class Line:
    """One or two actions of a seat in a row, with the result in each world where they were tried."""

    actions: tuple[int, ...]
    values: list[float] = field(default_factory=list)
    facts: list[dict[str, float]] = field(default_factory=list)
    alike: int = 0  # other lines that came to the same in every world

    @property
    def judged(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Budget:
    """The limits on the work of comparing lines of play: a number of passes (lines played on in one world), seconds, or
    both. 0 means no limit."""

    def __init__(self, passes: int, seconds: float = 0.0, clock: Callable[[], float] = time.perf_counter) -> None:
        self.passes = passes
        self.seconds = seconds
        self.used = 0
        self.clock = clock
        self.started = clock()

    @property
    def spent(self) -> float:
        """The share of the budget that is used up."""
        by_passes = self.used / self.passes if self.passes else 0.0
        by_time = (self.clock() - self.started) / self.seconds if self.seconds else 0.0
        return max(by_passes, by_time)

    def passes_within(self, share: float) -> int:
        """Return how many more passes fit into this share of the budget, at the speed measured so far."""
        by_passes = int(self.passes * share) - self.used if self.passes else MOST_LINES * FEWEST_WORLDS
        if not self.seconds or not self.used:
            return max(0, by_passes)
        gone = self.clock() - self.started
        return max(0, min(by_passes, int((self.seconds * share - gone) / (gone / self.used))))


def reasons_of(title: str) -> Reasons | None:
    """Return the title's part `reasons`, or None."""
    return cast(Reasons, meta(title).part("reasons")) if meta(title).has("reasons") else None


def lines_of(worlds: list[Any], seat: int, options: list[int]) -> list[Line]:
    """Return the lines that begin with these options.

    A second action is part of a line if its question completes the move, if nothing was learnt before it, and if all
    given worlds offer the same answers, so that the answers depend on nothing hidden.
    """
    known = reasons_of(worlds[0].title)
    completes = known.COMPLETES if known is not None else frozenset()
    found: list[Line] = []
    if worlds[0].decision(seat).kind in completes:  # already the second half of a move
        return [Line((option,)) for option in sorted(options)]
    for option in sorted(options):
        after: list[list[int]] = [_completions(world, seat, option, completes) for world in worlds]
        if len(after[0]) > 1 and all(each == after[0] for each in after):
            found += [Line((option, then)) for then in after[0]]
        else:
            found.append(Line((option,)))
    if len(found) > MOST_LINES:  # too many to compare: leave the second action to the advice
        return [Line((option,)) for option in sorted(options)]
    return found


def _completions(world: Any, seat: int, option: int, completes: frozenset[str]) -> list[int]:
    """Return the answers to the question that completes the move begun with this option; empty if there is no such
    question."""
    state = world.clone()
    learnt = state.learnt
    state.apply(seat, option)
    if state.over or list(state.to_act) != [seat] or state.learnt != learnt:
        return []
    return sorted(state.options_of(seat)) if state.decision(seat).kind in completes else []


class Trial:
    """A comparison of lines, all tried in the same worlds. Worlds are sampled as they are needed."""

    def __init__(self, make: Callable[[], Any], first: list[Any], seat: int, budget: Budget) -> None:
        self.make = make
        self.worlds = first
        self.seat = seat
        self.budget = budget
        self.title = str(first[0].title)
        self.advice = advice_for(self.title)
        self.reasons = reasons_of(self.title)
        self.until = self.advice.horizon(first[0], chances.AHEAD)
        self.together = chances.team_of(self.advice, first[0])

    def world(self, at: int) -> Any:
        while at >= len(self.worlds):
            self.worlds.append(self.make())
        return self.worlds[at]

    def play(self, line: Line) -> None:
        """Play a line in the next of its worlds, and add the result and the facts of the final position to the line."""
        stopping.check()
        state = self.world(len(line.values)).clone()
        for action in line.actions:
            state.apply(self.seat, action)
        facts: dict[str, float] = {}
        if self.reasons is not None and self.reasons.WORTH:
            while not state.over and list(state.to_act) == [self.seat]:
                options = sorted(state.options_of(self.seat))
                state.apply(self.seat, self.advice.best(state, self.seat, options))
            facts = self.reasons.soon(state, self.seat)
        line.values.append(chances.played_on(state, self.advice, self.until, self.together)[self.seat])
        if self.reasons is not None:
            facts.update(self.reasons.later(state, self.seat))
        line.facts.append(facts)
        self.budget.used += 1

    def usual(self, lines: list[Line]) -> Line:
        """Return the line that a bot would play by the title's advice in the first world."""
        state = self.worlds[0].clone()
        first = self.advice.best(state, self.seat, sorted(state.options_of(self.seat)))
        own = [line for line in lines if line.actions[0] == first]
        if len(own[0].actions) == 1:
            return own[0]
        state.apply(self.seat, first)
        then = self.advice.best(state, self.seat, sorted(state.options_of(self.seat)))
        return next(line for line in own if line.actions[1] == then)

    def fewer(self, lines: list[Line], usual: Line) -> list[Line]:
        """Return as many of the lines as there is time to compare, preferring those whose first action the advice likes
        best."""
        room = max(2, int(self.budget.passes_within(0.5) / LEAST_WORLDS))
        if len(lines) <= room:
            return lines
        options = sorted({line.actions[0] for line in lines})
        liked = dict(zip(options, self.advice.scores(self.worlds[0], self.seat, options), strict=True))
        ranked = sorted(lines, key=lambda line: (line is not usual, -liked[line.actions[0]], line.actions))
        return ranked[:room]

    def race(self, lines: list[Line], keep: int) -> tuple[list[Line], list[Line], Line]:
        """Return the best `keep` lines, all lines tried, and the line that the advice would choose.

        In each stage every remaining line is tried in more worlds; then lines with equal results are merged and the
        worse half is dropped. The line of the advice stays to the end, for comparison.
        """
        usual = self.usual(lines)
        self.play(usual)  # which tells how long a pass takes
        left = tried = self.fewer(lines, usual)
        stages = max(1, math.ceil(math.log2(max(1.0, len(left) / keep)))) + 1
        for stage in range(stages):
            self._stage(left, (stage + 1) / stages)
            left.sort(key=lambda line: (-line.judged, line.actions))
            left = merged(left, usual)
            if stage < stages - 1:
                best = left[: max(keep, (len(left) + 1) // 2)]
                left = best if usual in best else [*best, usual]
        return left[:keep], tried, usual

    def _stage(self, left: list[Line], share: float) -> None:
        """Try all remaining lines in one world after the other until this share of the budget is spent, so that all
        have the same number of worlds."""
        before = min(len(line.values) for line in left)
        most = max(before, max(len(line.values) for line in left))
        at = before
        while at < most or at < LEAST_WORLDS or self.budget.passes_within(share) >= len(left):
            at += 1
            for line in left:
                if len(line.values) < at:
                    self.play(line)
            if at >= most and at >= 2 and self.budget.spent >= share:
                break


def merged(lines: list[Line], usual: Line) -> list[Line]:
    """Return the lines, with those that have equal results in every world merged into one: the line of the advice
    (`usual`) if it is among them, else the first."""
    found: list[Line] = []
    for line in lines:
        same = next((other for other in found if same_results(other, line)), None)
        if same is None:
            found.append(line)
        elif line is usual:  # the advice's own line is shown instead of its double
            line.alike += same.alike + 1
            found[found.index(same)] = line
        else:
            same.alike += line.alike + 1
    return found


def same_results(one: Line, other: Line) -> bool:
    return len(one.values) >= LEAST_WORLDS and all(
        abs(a - b) < ALIKE for a, b in zip(one.values, other.values, strict=False)
    )


def spread(values: list[float]) -> float:
    """Return the error of the mean of these values: half of its 95% interval."""
    n = len(values)
    if n < 2:
        return 1.0
    middle = sum(values) / n
    return SURE * math.sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)


def apart(better: Line, worse: Line) -> bool:
    """Tell whether a line is better than another by more than the error, compared in the same worlds."""
    both = [a - b for a, b in zip(better.values, worse.values, strict=False)]
    return sum(both) / len(both) > spread(both)

"""Suggestions: the best lines of a seat's open decision, each with its chance to win and why.

Every line is tried in the same worlds, made from the seat's view, and played on by the advice; the worse half is
dropped again and again, so that most of the work goes into the lines that matter. Without a limit of time the answer
depends on the view and the seed alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sandtable.bots.advice import advice_for
from sandtable.core.contract import View
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng
from sandtable.insight import chances
from sandtable.insight.lines import Budget, Line, Trial, apart, lines_of, reasons_of, spread
from sandtable.insight.reasons import Fact, reasons, sentence

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

PASSES: Final = 1500  # lines played on, all together
SECONDS: Final = 1.7  # of the search by default, so that an answer takes at most 2
BEST: Final = 3
LOOKED_AT: Final = 3  # worlds that must agree on what completes a move


class NothingToSuggest(SandtableError):
    """Raised if the seat has no choice, or if its title gives no advice."""


@dataclass(frozen=True)
class Suggestion:
    """A suggested line: its words, chance to win, the error of the chance (half of the 95% interval) and the facts in
    favour of the line."""

    words: tuple[str, ...]
    actions: tuple[int, ...]
    chance: float
    error: float
    close: bool  # whether it cannot be told from the line before it
    alike: int  # other lines that come to the same
    facts: tuple[Fact, ...]

    def as_dict(self, words: Words) -> dict[str, Any]:
        return {
            "words": list(self.words),
            "actions": list(self.actions),
            "chance": round(self.chance, 4),
            "error": round(self.error, 4),
            "close": self.close,
            "alike": self.alike,
            "facts": [{"fact": name, "more": more} for name, more in self.facts],
            "why": sentence(self.facts, words),
        }


@dataclass(frozen=True)
class Advised:
    """The result of `suggest`: the best lines, and the chance to win with the move that a bot would make without a
    search."""

    seat: int
    now: float
    lines: tuple[Suggestion, ...]
    worlds: int  # in which the best lines were tried

    def as_dict(self, words: Words) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "now": round(self.now, 4),
            "worlds": self.worlds,
            "lines": [line.as_dict(words) for line in self.lines],
        }


def can_suggest(state: Any, seat: int) -> bool:
    """Tell whether the seat has a choice for which there can be a suggestion."""
    return not state.over and seat in state.to_act and len(state.options_of(seat)) > 1


def suggest(
    view: View,
    rng: Rng,
    passes: int = PASSES,
    seconds: float = 0.0,
    clock: Callable[[], float] = time.perf_counter,
) -> Advised:
    """Return the best lines for the seat of a view. Raise NothingToSuggest if the seat has no choice."""
    budget = Budget(passes, seconds, clock)
    seat = view.seat
    title = view.known.title
    advice_for(title)
    first = [view.resample(rng) for _ in range(LOOKED_AT)]
    if not can_suggest(first[0], seat):
        raise NothingToSuggest(f"seat {seat} has no open choice")
    lines = lines_of(first, seat, sorted(first[0].options_of(seat)))
    trial = Trial(lambda: view.resample(rng), first, seat, budget)
    best, tried, usual = trial.race(lines, BEST)
    n = min(len(line.values) for line in [*best, usual])
    for line in [*best, usual]:  # compared in the same worlds, so that the chance now is never above the best line
        del line.values[n:]
    best.sort(key=lambda line: (-line.judged, line.actions))
    vocabulary = first[0].vocabulary.words
    known = reasons_of(title)
    told = tuple(_told(line, at, best, tried, known, title, vocabulary) for at, line in enumerate(best))
    now = chances.calibrated(title, min(usual.judged, best[0].judged))
    return Advised(seat, now, told, n)


def _told(
    line: Line, at: int, best: list[Line], tried: list[Line], known: Any, title: str, vocabulary: list[str]
) -> Suggestion:
    return Suggestion(
        tuple(vocabulary[action] for action in line.actions),
        line.actions,
        chances.calibrated(title, line.judged),
        spread(line.values) * chances.slope_at(title, line.judged),
        at > 0 and not apart(best[at - 1], line),
        line.alike,
        reasons(line, tried, known),
    )

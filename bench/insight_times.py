"""Measure the processor time of suggestions at the default budget, and of the analysis of whole games.

    SANDTABLE_ENGINE=$(python make/engine.py folder) python -m bench.insight_times --suggestions 12 --analyses 1

The search of a suggestion is bounded by processor time here, so that other work on the machine does not shorten it: the
figures are those of a core of its own. The positions come from games of four greedy bots (`bench.thinking`), those of
the classic game from six. Exit status 1 if a suggestion takes more than 2 seconds or an analysis more than 180.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any, Final

from bench.thinking import GAMES, SEATS, Positions
from sandtable.bots.advice import advice_for
from sandtable.build_info import describe
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.insight.analysis import analyse
from sandtable.insight.suggest import PASSES, SECONDS, can_suggest, suggest

SUGGESTION: Final = 2.0  # seconds at most
ANALYSIS: Final = 180.0
NAMES: Final = ("imperium", "imperium, league", "uprising")


def suggestion(state: Any, seed: int) -> float:
    """Ask for a suggestion for the deciding seat and return the processor seconds it took."""
    view = state.view(state.to_act[0])
    started = time.process_time()
    suggest(view, Rng(seed), PASSES, SECONDS, time.process_time)
    return time.process_time() - started


def classic_positions(n: int) -> list[Any]:
    """Return `n` positions from a classic game of greedy bots in which the seat to act has a choice."""
    record, advice = Record("classic", 1, {}), advice_for("classic")
    found: list[Any] = []
    number = 0
    while not record.state.over:
        seat = record.state.to_act[0]
        if can_suggest(record.state, seat):
            number += 1
            if number % 37 == 0:
                found.append(record.state.clone())
        record.apply(seat, advice.best(record.state, seat, sorted(record.state.options_of(seat))))
    return found[:n]


def finished(title: str, options: dict[str, Any], seed: int) -> Record:
    """Return a finished game of greedy bots."""
    record, advice = Record(title, seed, options), advice_for(title)
    while not record.state.over:
        seat = record.state.to_act[0]
        record.apply(seat, advice.best(record.state, seat, sorted(record.state.options_of(seat))))
    return record


def told(name: str, seconds: list[float], limit: float) -> bool:
    """Print the mean and the longest of these times, and return whether the longest is within the limit."""
    if not seconds:
        return True
    held = max(seconds) <= limit
    print(
        f"{'PASS' if held else 'FAIL'}  {name:32} {len(seconds):3}  mean {sum(seconds) / len(seconds):7.2f} s"
        f"  longest {max(seconds):7.2f} s (limit {limit:.0f})",
        flush=True,
    )
    return held


def main(argv: list[str]) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--suggestions", type=int, default=12, help="positions of each title (default %(default)s)")
    ap.add_argument("--analyses", type=int, default=1, help="games of each title (default %(default)s)")
    given = ap.parse_args(argv)
    print(describe(), "processor time", flush=True)
    games = [(name, title, options) for name, title, options, _ in GAMES if name in NAMES]
    held = True
    for name, title, options in games:
        source = Positions(title, options)
        times = [suggestion(source.next(), number) for number in range(given.suggestions)]
        held = told(f"suggestion, {name}", times, SUGGESTION) and held
    times = [suggestion(state, number) for number, state in enumerate(classic_positions(given.suggestions))]
    held = told("suggestion, classic", times, SUGGESTION) and held
    for name, title, options in [*games, ("classic", "classic", {})]:
        spent = []
        for seed in range(given.analyses):
            record = finished(title, {"seats": SEATS, **options}, seed)
            started = time.process_time()
            analyse(record)
            spent.append(time.process_time() - started)
        held = told(f"analysis of four seats, {name}", spent, ANALYSIS) and held
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Measure random play without and with the observation row of every decision, for each title.

    python bench/rows.py                 # on the compiled engine: SANDTABLE_ENGINE=$(python make/engine.py folder)

Play is driven from Python, one game after the other, in the processor time of this process; each figure is the best of
three runs. A row is filled as bytes from the full state. It prints the table of README.md.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from sandtable.build_info import describe
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

DECISIONS: Final = 50_000  # of each run without rows; a run with rows has half of them
GAMES: Final[tuple[tuple[str, str, Mapping[str, Any]], ...]] = (
    ("Imperium", "imperium", {}),
    ("Imperium with Rise of Ix and Immortality", "imperium", {"boxes": ["ix", "immortality"]}),
    ("Uprising with CHOAM", "uprising", {"choam": True}),
    ("the classic game, six players", "classic", {}),
)


def rate(title: str, options: Mapping[str, Any], decisions: int, rows: bool) -> float:
    """Return the decisions per second of random play; with `rows`, the seat to act is observed before each of them."""
    found = meta(title)
    full = found.check(options)
    layout = found.part("observation").layout(title, full)
    reader, rng = layout.filler(), Rng(1)
    done, seed = 0, 0
    started = time.process_time()
    while done < decisions:
        state = found.new(seed, full)
        seed += 1
        while not state.over:
            seat = state.to_act[0]
            options_there = state.options_of(seat)
            if rows:
                sheet = Sheet(layout, 1)
                sheet.begin(0)
                reader.read_state(state, seat, sheet)
            state.apply(seat, options_there[rng.below(len(options_there))])
            done += 1
    return done / (time.process_time() - started)


def main() -> None:
    print(f"{describe()}\n\n| decisions a second | without rows | with a row for each | a row |\n|---|---:|---:|---:|")
    for name, title, options in GAMES:
        runs = [(rate(title, options, DECISIONS, False), rate(title, options, DECISIONS // 2, True)) for _ in range(3)]
        alone, observed = (max(each) for each in zip(*runs, strict=True))
        print(f"| {name} | {alone:,.0f} | {observed:,.0f} | {1e6 / observed - 1e6 / alone:.1f} µs |", flush=True)


if __name__ == "__main__":
    main()

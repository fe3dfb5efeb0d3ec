"""Code that runs in the processes for suggestions and analyses. It imports little of the server."""

from __future__ import annotations

import gzip
import json
import os
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from sandtable.core import processes
from sandtable.core.fluent import Sayings
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.insight.analysis import analyse
from sandtable.insight.analysis_told import as_data
from sandtable.insight.suggest import PASSES, suggest

NICE: Final = 15  # of an analysis, below everything that somebody waits for
SEED: Final = 1
WORDS: Final = Sayings()


def suggest_here(title: str, world: bytes, seat: int, chance: int, seconds: float) -> dict[str, Any]:
    """Return, as plain data, the suggested moves for a seat, computed in this process from the seat's view of this
    world. `chance` is the random seed, `seconds` the time for the search."""
    view = meta(title).from_bytes(world).view(seat)
    return suggest(view, Rng(chance), passes=PASSES, seconds=seconds).as_dict(WORDS)


def begin_hints(titles: tuple[str, ...]) -> None:
    """Load everything that suggestions need. Called when their process starts."""
    for title in titles:
        if meta(title).has("advice"):
            state = meta(title).new(0, {})
            meta(title).part("advice").chances(state)


def analysis_of(text: str, people: list[str], seconds: float, progress: Callable[[float], None]) -> bytes:
    """Return the analysis of a record as compressed JSON, with sayings for the page to translate."""
    record = Record.parse(text)
    found = analyse(record, seconds, SEED, progress)
    return gzip.compress(json.dumps(as_data(found, record, WORDS, people)).encode(), mtime=0)


def analyse_line(line: Connection, text: str, people: list[str], seconds: float) -> None:
    """Analyse a record; send its progress over `line`, and at last the result or the traceback of an error."""
    processes.begin_in_child(None, ())
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        line.send(("result", analysis_of(text, people, seconds, lambda done: line.send(("done", done)))))
    except Exception:
        line.send(("failed", traceback.format_exc()))

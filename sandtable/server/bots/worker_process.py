"""Code that runs inside a bot worker process. It imports little of the server, since every new process loads it."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

from sandtable.bots import Bot, UnknownBot, is_ours, make
from sandtable.core import processes
from sandtable.core.contract import State
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

Work = Callable[..., Any]


def think(title: str, data: bytes, seat: int, spec: str, chance: int) -> int:
    """Return the action that the bot `spec` chooses for a seat, from the seat's view of the state in `data`. `chance`
    is the seed of the bot's random choices. With a single option the bot thinks as long as with several."""
    return decide(meta(title).from_bytes(data), seat, spec, chance)


def decide(state: State, seat: int, spec: str, chance: int) -> int:
    """Return the action that the bot `spec` chooses for a seat in this position; `chance` is the seed of its random
    choices."""
    decision = state.decision(seat)
    bot = make(spec) if is_ours(spec) else _own(spec)
    view = state.view(seat) if bot.needs_view else None
    if len(decision.options) == 1 and (ponder := getattr(bot, "ponder", None)) is not None:
        ponder(view, Rng(chance))
    return bot.choose(view, decision, Rng(chance))


@lru_cache(maxsize=16)
def _own(spec: str) -> Bot:
    """Return one of the operator's bots, made only once in each process, because it may load weights."""
    return make(spec)


def begin(titles: tuple[str, ...], own: tuple[str, ...] = ()) -> None:
    """Load everything that decisions need. Called when a process starts, before anybody waits for a decision."""
    for spec in own:
        with suppress(UnknownBot):  # its first decision fails in the same way, and is reported
            _own(spec)
    for title in titles:
        state = meta(title).new(0, {})
        seat = state.to_act[0]
        bot = make("G" if meta(title).has("advice") else "R")
        bot.choose(state.view(seat), state.decision(seat), Rng(0))


def serve_line(line: Connection, work: Work, begin: Callable[..., None], args: tuple[Any, ...], nice: int) -> None:
    """Answer requests that come over `line` until the server ends. Signals are left to the server, which ends this
    process."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    answer: tuple[bool, Any]
    try:
        processes.begin_in_child(begin, args)
        answer = (True, None)
    except Exception:
        answer = (False, traceback.format_exc())
    while True:
        try:
            line.send(answer)
            given = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, work(*given))
        except Exception:
            answer = (False, traceback.format_exc())

#!/usr/bin/env python3
"""Measure one engine in its own process; bench/run.py starts one of these for each engine.

    python bench/engines.py chess       # reads orders such as "round 2" from standard input, answers in JSON lines

Every engine plays random games through its public Python interface: get the legal actions, choose one, apply it. The
time includes new games and shuffling; only decisions are counted. Processor time is measured, so that other work on the
machine does not count. With each order a reference loop of plain Python (the ruler) is timed: results divided by it can
be compared between runs and machines.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import json
import os
import platform
import random
import signal
import statistics
import sys
import time
import traceback
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Protocol

clock = time.process_time
MIB = 1 << 20

Hook = Callable[[Any, int], None]


# ---------------------------------------------------------------- the engines


class Engine(Protocol):
    """The interface that every measured engine implements."""

    distribution: str
    build: str  # plain, compiled or C++

    def play(self, hook: Hook | None = None) -> int:
        """Play one random game and return the number of decisions. The hook is called with every position and its
        number of options."""

    def clone(self, state: Any) -> Any: ...


class Ours:
    """The engine of Sandtable, playing one title with certain options."""

    distribution = "sandtable"

    def __init__(self, title: str, seats: int, **options: Any) -> None:
        import sandtable
        from sandtable import build_info

        self.build = "compiled" if build_info.compiled() else "plain"
        self.new = sandtable.new
        self.title = title
        self.options = {"seats": seats, **options}
        self.seed = 0

    def play(self, hook: Hook | None = None) -> int:
        rnd = random.random
        self.seed += 1
        n = 0
        state = self.new(self.title, seed=self.seed, **self.options)
        while not state.over:
            decision = state.decision(state.to_act[0])
            options = decision.options
            if hook is not None:
                hook(state, len(options))
            state.apply(decision.seat, options[int(rnd() * len(options))])
            n += 1
        return n

    def clone(self, state: Any) -> Any:
        return state.clone()


class Catanatron:
    """The engine catanatron."""

    distribution = "catanatron"
    build = "plain"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.game, self.player, self.turns = Game, RandomPlayer, TURNS_LIMIT
        self.colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(self, hook: Hook | None = None) -> int:
        rnd = random.random
        turns = self.turns
        n = 0
        game = self.game([self.player(c) for c in self.colors])
        holder = game if hasattr(game, "playable_actions") else game.state  # since 3.3; before that, in the state
        while game.winning_color() is None and game.state.num_turns < turns:
            options = holder.playable_actions
            if hook is not None:
                hook(game, len(options))
            game.execute(options[int(rnd() * len(options))])
            n += 1
        return n

    def clone(self, state: Any) -> Any:
        return state.copy()


class Spiel:
    """A game of OpenSpiel; its rules are in C++, and Python drives it."""

    distribution = "open_spiel"
    build = "C++"

    def __init__(self, name: str) -> None:
        self.game = import_module("pyspiel").load_game(name)

    def play(self, hook: Hook | None = None) -> int:
        rnd = random.random
        n = 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():  # in hearts the deals, all equally likely; chess has none
                outcomes = state.chance_outcomes()
                action = outcomes[int(rnd() * len(outcomes))][0]
            else:
                options = state.legal_actions()
                if hook is not None:
                    hook(state, len(options))
                action = options[int(rnd() * len(options))]
                n += 1
            state.apply_action(action)
        return n

    def clone(self, state: Any) -> Any:
        return state.clone()


ENGINES: dict[str, Callable[[], Engine]] = {
    "sandtable": lambda: Ours("imperium", 4),
    "classic": lambda: Ours("classic", 6),
    "catanatron": Catanatron,
    "chess": lambda: Spiel("chess"),
    "hearts": lambda: Spiel("hearts"),
}


# ---------------------------------------------------------------- measuring


class Ruler:
    """A small fixed job in plain Python that shows how fast the machine is at the moment."""

    def __init__(self) -> None:
        self.at = 1
        self.stack = [0]
        self.table = [(i * 7 + 3) % 64 for i in range(64)]

    def step(self) -> int:
        self.stack.append(self.at)
        self.at = self.table[self.at]
        return self.stack.pop()

    def ns(self) -> float:
        """Return the nanoseconds of one step of the job, the best of three tries."""
        best = 1e9
        for _ in range(3):
            t = clock()
            for _ in range(60_000):
                self.step()
            best = min(best, clock() - t)
        return best / 60_000 * 1e9


def resident() -> int:
    """Return the resident memory of this process in bytes (its peak, if the current value is unknown)."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024


def survey(engine: Engine, seconds: float) -> tuple[dict[str, Any], list[Any]]:
    """Return figures of the length of games and the number of options, and copies of states spread over the games. This
    part of a measurement is not timed."""
    lengths = [engine.play(), engine.play()]
    stride = max(1, round(statistics.fmean(lengths) / 10))
    widths: list[int] = []
    states: list[Any] = []

    def hook(state: Any, width: int) -> None:
        widths.append(width)
        if len(states) < 40 and len(widths) % stride == 0:
            states.append(engine.clone(state))

    t0 = clock()
    while clock() - t0 < seconds or len(states) < 20:
        lengths.append(engine.play(hook))
    return {
        "decisions_per_game": statistics.fmean(lengths),
        "options_mean": statistics.fmean(widths),
        "options_max": max(widths),
        "forced_share": widths.count(1) / len(widths),
    }, states


def playouts(engine: Engine, seconds: float) -> dict[str, float]:
    """Play random games for some seconds and return the decisions and games per second."""
    n = games = 0
    t0 = clock()
    while True:
        n += engine.play()
        games += 1
        spent = clock() - t0
        if spent >= seconds:
            return {"decisions_per_s": n / spent, "games_per_s": games / spent}


def clone_us(engine: Engine, states: list[Any], seconds: float) -> float:
    """Return the microseconds of cloning a state and discarding the clone: the median over the states."""
    share = seconds / len(states)
    clone = engine.clone
    times = []
    for s in states:
        n, t0 = 0, clock()
        while True:
            for _ in range(50):
                clone(s)
            n += 50
            dt = clock() - t0
            if dt >= share:
                break
        times.append(dt / n * 1e6)
    return statistics.median(times)


def kept_bytes(engine: Engine, states: list[Any]) -> float:
    """Return by how many bytes the process grows for each clone that is kept, after free memory has been used up."""
    gc.collect()
    kept: list[Any] = []

    def fill(much: int, seconds: float) -> float:
        a, n, t0 = resident(), len(kept), clock()
        while resident() - a < much and clock() - t0 < seconds:
            for s in states:
                kept.append(engine.clone(s))
        return (resident() - a) / (len(kept) - n)

    fill(8 * MIB, 5)
    return fill(64 * MIB, 10)


def traced_bytes(engine: Engine, states: list[Any]) -> float:
    """Return the bytes that tracemalloc counts for each clone."""
    gc.collect()
    tracemalloc.start()
    a = tracemalloc.get_traced_memory()[0]
    kept = [engine.clone(s) for s in states for _ in range(10)]
    grown = tracemalloc.get_traced_memory()[0] - a
    tracemalloc.stop()
    return (grown - sys.getsizeof(kept)) / len(kept)


# ---------------------------------------------------------------- orders


def obey(engine: Engine, order: str, seconds: float, states: list[Any]) -> dict[str, Any]:
    """Carry out one order and return its results. The order of the survey comes first and fills `states`."""
    if order == "survey":
        facts, states[:] = survey(engine, seconds)
        # tracemalloc does not see what C++ allocates.
        facts["bytes_traced"] = None if engine.build == "C++" else traced_bytes(engine, states)
        return facts
    if order == "memory":
        return {"bytes_per_state": kept_bytes(engine, states)}
    if order == "round":
        return {**playouts(engine, seconds), "clone_us": clone_us(engine, states, seconds / 4)}
    raise ValueError(f"there is no order {order!r}")


def main() -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("engine", choices=list(ENGINES))
    ap.add_argument("--cpu", type=int, default=-1, help="run on this core (Linux)")
    args = ap.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C must not raise within compiled code
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # keep the engine's own output out of the answers

    def say(answer: dict[str, Any]) -> None:
        out.write(json.dumps(answer) + "\n")
        out.flush()

    if args.cpu >= 0:
        os.sched_setaffinity(0, {args.cpu})
    random.seed(1)
    try:
        engine = ENGINES[args.engine]()
    except ImportError as e:
        say({"missing": str(e)})
        return 2
    except Exception as e:
        traceback.print_exc()
        say({"error": f"{type(e).__name__}: {e}"})
        return 2
    release = ""
    with contextlib.suppress(PackageNotFoundError):
        release = version(engine.distribution)
    say({"version": release, "python": platform.python_version(), "build": engine.build})
    ruler = Ruler()
    states: list[Any] = []
    for line in sys.stdin:
        try:
            order, seconds = line.split()
            before = ruler.ns()
            answer = obey(engine, order, float(seconds), states)
            say({**answer, "ruler_ns": (before + ruler.ns()) / 2})
        except Exception as e:
            traceback.print_exc()
            say({"error": f"{type(e).__name__}: {e}"})
    return 0


if __name__ == "__main__":
    sys.exit(main())

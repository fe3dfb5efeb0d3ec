#!/usr/bin/env python3
"""Measure the speed gained by compiling: do the same work in plain Python and compiled, in turn, in one run.

    python bench/imperium/compiling.py ENGINE    # the folder of the compiled engine, as `make bench` gives it
    python bench/imperium/compiling.py ENGINE --json

Each build runs in its own process; one is busy at a time, and ratios are taken round by round. Both do the same work
on the same positions from random games, and only the call itself is outside the engine:

- the options of a question: which card, to which space, what else in a turn;
- resolving: everything from an answer up to the next question (effect trees, costs, draws, the Combat);
- a copy: `clone()`, discarded at once;
- a whole game of four greedy bots inside the engine, as the search plays them by the thousand;
- a whole random game, with every decision taken in Python.

There are no limits to meet: those are in bench/run.py. Exit status: 0, or 2 if a build is the wrong one or broke.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

clock = time.process_time

ROUNDS = 7
EACH = 0.3  # seconds of processor time for one part in one round
PER_KIND = 40  # positions of each kind of question
FROM_ROUND = 3
COPIES = 32  # of a position, resolved in one run
GAMES = 10  # whole games in one run
SEATS = 4

Work = Callable[[], tuple[float, int]]  # one run of the work: seconds, and how many times it was done


# ---------------------------------------------------------------- one build, in its process


def positions(kind: int) -> list[Any]:
    """Return positions from the middle of games in which a question of this kind is open; they are the same in every
    build."""
    import sandtable

    rng = random.Random(kind)
    found: list[Any] = []
    seed = 0
    while len(found) < PER_KIND:
        seed += 1
        game: Any = sandtable.new("imperium", seats=SEATS, seed=seed)
        while not game.over:
            seat = game.to_act[0]
            if game.stack[-1][0] == kind and game.round >= FROM_ROUND and rng.random() < 0.05:
                found.append(game.clone())
            game.apply(seat, rng.choice(game.decision(seat).options))
    return found[:PER_KIND]


def asking(games: list[Any]) -> Work:
    def work() -> tuple[float, int]:
        start = clock()
        for game in games:
            game.options_now = None  # clear the cached options
            game.open_options()
        return clock() - start, len(games)

    return work


def copying(games: list[Any]) -> Work:
    def work() -> tuple[float, int]:
        start = clock()
        for game in games:
            game.clone()
        return clock() - start, len(games)

    return work


def resolving(games: list[Any]) -> Work:
    """Return a function that times the resolving of answers. Each answer is taken in its own copy of the game; copying
    is not timed."""
    answers = [(game, action) for game in games for action in game.open_options()]

    def work() -> tuple[float, int]:
        spent = 0.0
        for game, action in answers:
            copies = [game.clone() for _ in range(COPIES)]
            start = clock()
            for one in copies:
                one.take(action)
            spent += clock() - start
        return spent, COPIES * len(answers)

    return work


def playing(play: Callable[[Any, int], None]) -> Work:
    import sandtable

    def work() -> tuple[float, int]:
        start = clock()
        for seed in range(GAMES):
            play(sandtable.new("imperium", seats=SEATS, seed=seed), seed)
        return clock() - start, GAMES

    return work


def by_greedy(game: Any, seed: int) -> None:
    from sandtable.imperium.judge.policy import play_on
    from sandtable.imperium.rules.state import NOBODY

    play_on(game, NOBODY, sys.maxsize)


def by_chance(game: Any, seed: int) -> None:
    rng = random.Random(seed)
    while not game.over:
        seat = game.to_act[0]
        game.apply(seat, rng.choice(game.decision(seat).options))


def parts() -> dict[str, Work]:
    from sandtable.imperium.rules import frames

    kinds = {"a card": frames.ASK_TURN, "a space": frames.ASK_SPACE, "what else": frames.ASK_MENU}
    games = {name: positions(kind) for name, kind in kinds.items()}
    work = {f"options: {name}": asking(at * 10) for name, at in games.items()}
    work |= {f"resolving: {name}": resolving(at) for name, at in games.items()}
    work["a copy"] = copying(games["a card"] * 10)
    work["a greedy game inside"] = playing(by_greedy)
    work["a random game through Python"] = playing(by_chance)
    return work


def serve(cpu: int) -> None:
    """For each line read from standard input, measure all kinds of work once and print the microseconds of each as a
    line of JSON."""
    if cpu >= 0:
        os.sched_setaffinity(0, {cpu})
    from sandtable import build_info

    print(json.dumps("compiled" if build_info.compiled() else "plain"), flush=True)
    work = parts()
    gc.disable()  # it would traverse the positions kept here
    for _ in sys.stdin:
        found = {}
        for name, stretch in work.items():
            spent, n = 0.0, 0
            while spent < EACH:
                more, times = stretch()
                spent, n = spent + more, n + times
            found[name] = 1e6 * spent / n
        print(json.dumps(found), flush=True)


# ---------------------------------------------------------------- both builds, in turn


def started(engine: str, build: str, cpu: int) -> subprocess.Popen[str]:
    """Start a process that measures the compiled engine in this folder, or plain Python without one
    (sandtable/binaries.py), and return it."""
    # -P: import the installed package, not files beside the script
    argv = [sys.executable, "-P", str(Path(__file__).resolve()), "--serve", "--cpu", str(cpu)]
    environment = {**os.environ, "SANDTABLE_ENGINE": engine}
    process = subprocess.Popen(argv, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    if (is_ := answer(process)) != build:
        process.kill()
        raise SystemExit(f"with the engine {engine!r} it is the {is_} build of sandtable, not the {build} one")
    return process


def answer(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise SystemExit("a build broke: see above")
    return json.loads(line)


def round_of(process: subprocess.Popen[str]) -> dict[str, float]:
    assert process.stdin is not None
    process.stdin.write("round\n")
    process.stdin.flush()
    found: dict[str, float] = answer(process)
    return found


def compare(engine: str, rounds: int, cpu: int) -> dict[str, dict[str, Any]]:
    builds = [started("", "plain", cpu), started(engine, "compiled", cpu)]
    try:
        pairs = [(round_of(builds[0]), round_of(builds[1])) for _ in range(rounds)]
    finally:
        for process in builds:
            process.kill()
    found = {}
    for name in pairs[0][0]:
        ratios = [before[name] / after[name] for before, after in pairs]
        found[name] = {
            "plain_us": statistics.median(before[name] for before, _ in pairs),
            "compiled_us": statistics.median(after[name] for _, after in pairs),
            "times": statistics.median(ratios),
            "range": [min(ratios), max(ratios)],
        }
    return found


def main() -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("engine", nargs="?", help="the folder of the compiled engine")
    ap.add_argument("--rounds", type=int, default=ROUNDS, help=f"default {ROUNDS}")
    ap.add_argument("--cpu", type=int, default=-1, help="keep every process on this core (Linux)")
    ap.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    ap.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = ap.parse_args()
    if args.serve:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C must not raise within compiled code
        serve(args.cpu)
        return 0
    if not args.engine or args.rounds < 1:
        ap.error("takes the folder of a compiled engine (make engine), and one round or more")
    try:
        found = compare(args.engine, args.rounds, args.cpu)
    except (SystemExit, OSError) as wrong:
        print(f"FAIL  {wrong}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(found, indent=1))
        return 0
    print(f"{'what compiling brings':32}{'plain, µs':>12}{'compiled, µs':>14}{'times':>8}   rounds")
    for name, row in found.items():
        low, high = row["range"]
        figures = f"{row['plain_us']:>12,.2f}{row['compiled_us']:>14,.2f}{row['times']:>8.1f}"
        print(f"{name:32}{figures}   {low:.1f} to {high:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

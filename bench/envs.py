#!/usr/bin/env python3
"""Measure the environments beside the one of PettingZoo that is most like ours, in one run, and hold them to bars.

Everything plays random games by its own mask, the way PettingZoo's performance benchmark does. The contenders take
turns, round by round, in one process, and processor time is counted, so that noise on the machine falls on all alike;
a ratio is taken round by round, and the median of the rounds is judged.

    python bench/envs.py                # the table and the bars; exit 1 if one is missed
    python bench/envs.py --json         # the same as one JSON object
    python bench/envs.py --rounds 9 --seconds 2 --games 128
    python bench/envs.py --title classic --seats 6      # another title beside the same peer: no bars

Exit status: 0 every bar held, 1 a bar was missed, 2 something needed is not installed or broke.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import signal
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

clock = time.process_time

JUDGED = "imperium"  # the title whose environments have bars
OURS = "sandtable PettingZoo"
PEER = "hanabi_v5 PettingZoo"
VECTOR = "sandtable vector"
BLIND = "sandtable vector, not observing"

# What is judged: a name, the two it compares, and the least ratio for the compiled and for the plain engine. A plain
# engine spends most of a step on the rules, which both kinds of environment share.
BARS = [
    ("PettingZoo environment against hanabi_v5", OURS, PEER, 5.0, 5.0),
    ("vector environment against PettingZoo's", VECTOR, OURS, 3.0, 2.0),
]


def turns(env: Any, seconds: float, np: Any) -> float:
    """Decisions a second: the loop of PettingZoo's performance benchmark."""
    pick = random.choice
    env.reset(seed=1)
    n = 0
    started = clock()
    while True:
        for _ in env.agent_iter(200):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                action = None
            else:
                action = pick(np.flatnonzero(observation["action_mask"]).tolist())
                n += 1
            env.step(action)
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        spent = clock() - started
        if spent >= seconds:
            return n / spent


def steps(env: Any, seconds: float, np: Any, sample: Callable[[Any, Any], Any]) -> float:
    rng = np.random.default_rng(1)
    step = env.reset()
    n = 0
    started = clock()
    while True:
        for _ in range(10):
            step = env.step(sample(step.mask, rng))
        n += 10 * env.games
        spent = clock() - started
        if spent >= seconds:
            return float(n / spent)


def contenders(title: str, seats: int, games: int) -> dict[str, Callable[[float], float]]:
    np = import_module("numpy")
    ours = import_module("sandtable.envs").env(title, seats=seats)
    vector = import_module("sandtable.envs.vector")
    many = vector.VectorEnv(title, games=games, seats=seats, seed=1)
    blind = vector.VectorEnv(title, games=games, seats=seats, seed=1, observe=False)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an old way to load it, common to all releases
        peer = import_module("pettingzoo.classic").hanabi_v5.env()
    return {
        PEER: lambda seconds: turns(peer, seconds, np),
        OURS: lambda seconds: turns(ours, seconds, np),
        VECTOR: lambda seconds: steps(many, seconds, np, vector.sample),
        BLIND: lambda seconds: steps(blind, seconds, np, vector.sample),
    }


def measure(rounds: int, seconds: float, title: str, seats: int, games: int) -> dict[str, list[float]]:
    plays = contenders(title, seats, games)
    for play in plays.values():
        play(seconds / 4)  # caches and allocators warm up
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(rounds):
        for name, play in plays.items():
            rates[name].append(play(seconds))
    return rates


def report(rates: dict[str, list[float]], compiled: bool, judged: bool = True) -> dict[str, Any]:
    bars = []
    for name, ours, other, when_compiled, when_plain in BARS if judged else []:
        ratios = [a / b for a, b in zip(rates[ours], rates[other], strict=True)]
        ratio, least = statistics.median(ratios), when_compiled if compiled else when_plain
        entry = {"bar": name, "value": ratio, "range": [min(ratios), max(ratios)], "limit": f">= {least:g}"}
        bars.append({**entry, "pass": ratio >= least})
    return {
        "build": "compiled" if compiled else "plain",
        "python": platform.python_version(),
        "versions": {name: version(name) for name in ("numpy", "gymnasium", "pettingzoo", "open_spiel")},
        "decisions_per_s": {name: statistics.median(values) for name, values in rates.items()},
        "decisions_per_s_range": {name: [min(values), max(values)] for name, values in rates.items()},
        "bars": bars,
    }


def table(result: dict[str, Any]) -> str:
    lines = [f"Python {result['python']}, {result['build']} engine", ""]
    for name, rate in result["decisions_per_s"].items():
        low, high = result["decisions_per_s_range"][name]
        lines.append(f"{name:34} {rate:>10,.0f} decisions a second  ({low:,.0f} to {high:,.0f})")
    lines.append("")
    for bar in result["bars"]:
        low, high = bar["range"]
        figures = f"{bar['value']:.2f} (rounds {low:.2f} to {high:.2f})   bar {bar['limit']}"
        lines.append(f"{'PASS' if bar['pass'] else 'FAIL'}  {bar['bar']:44} {figures}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor seconds of each round of each contender")
    parser.add_argument("--title", default=JUDGED, help="whose environments (default %(default)s, which has the bars)")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=64, help="games of the vector environment")
    parser.add_argument("--cpu", type=int, default=-1, help="stay on this core")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C must not raise within compiled code
    if args.cpu >= 0:
        os.sched_setaffinity(0, {args.cpu})
    random.seed(1)
    try:
        rates = measure(args.rounds, args.seconds, args.title, args.seats, args.games)
    except Exception as error:  # each library has its own for what is not installed
        print(f"cannot measure: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    result = report(rates, import_module("sandtable.build_info").compiled(), args.title == JUDGED)
    print(json.dumps(result, indent=1) if args.json else table(result))
    return 0 if all(bar["pass"] for bar in result["bars"]) else 1


if __name__ == "__main__":
    sys.exit(main())

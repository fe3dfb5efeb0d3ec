#!/usr/bin/env python3
"""Compare the speed of our environments with a similar PettingZoo environment and check it against minimum ratios.

Each environment plays random games using its own mask, as in PettingZoo's performance benchmark. The environments take
turns, round by round, in one process, and processor time is counted, so that noise on the machine affects all equally.
Ratios are taken per round, and the median is judged.

    python bench/envs.py                # print the table and the minimums; exit 1 if one is missed
    python bench/envs.py --json         # the same as one JSON object
    python bench/envs.py --rounds 9 --seconds 2 --games 128
    python bench/envs.py --title classic --seats 6      # another title; only the cost of rows is judged

Exit status: 0 all minimums reached, 1 a minimum missed, 2 something is not installed or broken.
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

JUDGED = "imperium"  # the title whose environments have minimums
OURS = "sandtable PettingZoo"
PEER = "hanabi_v5 PettingZoo"
VECTOR = "sandtable vector"
BLIND = "sandtable vector, not observing"

# The comparisons: name, the two environments, and the minimum ratio for the compiled and for the plain engine. The
# plain engine spends most of a step on the rules, which both kinds of environment share.
BARS = [
    ("PettingZoo environment against hanabi_v5", OURS, PEER, 5.0, 5.0),
    ("vector environment against PettingZoo's", VECTOR, OURS, 3.0, 2.0),
]
# Kinds of games: name, title, seats, options, and the most that a row may cost on the compiled engine, compared with
# the play itself: the decision without its row.
ROWS: list[tuple[str, str, int, dict[str, Any], float]] = [
    ("Imperium", "imperium", 4, {}, 1.5),
    ("Imperium with Rise of Ix", "imperium", 4, {"boxes": ["ix"]}, 1.5),
    ("Imperium with Rise of Ix and Immortality", "imperium", 4, {"boxes": ["ix", "immortality"]}, 1.5),
    ("Uprising", "uprising", 4, {}, 1.5),
    ("Uprising with CHOAM", "uprising", 4, {"choam": True}, 1.5),
    ("classic", "classic", 6, {}, 3.0),
    ("classic, advanced game", "classic", 6, {"advanced": True}, 3.0),
]


def turns(env: Any, seconds: float, np: Any) -> float:
    """Return the decisions per second of a PettingZoo environment, measured as PettingZoo's own benchmark does."""
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
    """Return the decisions per second of a vector environment."""
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
    """Return the environments, each as a function that plays for some seconds and returns its decisions per second."""
    np = import_module("numpy")
    ours = import_module("sandtable.envs").env(title, seats=seats)
    vector = import_module("sandtable.envs.vector")
    many = vector.VectorEnv(title, games=games, seats=seats, seed=1)
    blind = vector.VectorEnv(title, games=games, seats=seats, seed=1, observe=False)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it is loaded in a deprecated way in every release
        peer = import_module("pettingzoo.classic").hanabi_v5.env()
    return {
        PEER: lambda seconds: turns(peer, seconds, np),
        OURS: lambda seconds: turns(ours, seconds, np),
        VECTOR: lambda seconds: steps(many, seconds, np, vector.sample),
        BLIND: lambda seconds: steps(blind, seconds, np, vector.sample),
    }


def measure(rounds: int, seconds: float, title: str, seats: int, games: int) -> dict[str, list[float]]:
    """Return the decisions per second of each environment in each round."""
    plays = contenders(title, seats, games)
    for play in plays.values():
        play(seconds / 4)  # caches and allocators warm up
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(rounds):
        for name, play in plays.items():
            rates[name].append(play(seconds))
    return rates


def row_costs(rounds: int, seconds: float, games: int) -> list[dict[str, Any]]:
    """Return, for each kind of game, the cost of an observation row as a multiple of the time of the play itself, and
    whether it is within its limit."""
    np, vector = import_module("numpy"), import_module("sandtable.envs.vector")
    bars = []
    for name, title, seats, options, most in ROWS:
        see, blind = (
            vector.VectorEnv(title, games=games, seats=seats, seed=1, options=options, observe=observe)
            for observe in (True, False)
        )
        for env in (see, blind):
            steps(env, seconds / 4, np, vector.sample)
        costs = []
        for _ in range(rounds):
            seeing = steps(see, seconds, np, vector.sample)
            costs.append(steps(blind, seconds, np, vector.sample) / seeing - 1.0)
        cost = statistics.median(costs)
        entry = {"bar": f"a row of {name}, to the play itself", "value": cost, "range": [min(costs), max(costs)]}
        bars.append({**entry, "limit": f"<= {most:g}", "pass": cost <= most})
    return bars


def report(rates: dict[str, list[float]], compiled: bool, title: str = JUDGED) -> dict[str, Any]:
    """Return the medians, ranges and verdicts as plain data."""
    bars = []
    for name, ours, other, when_compiled, when_plain in BARS if title == JUDGED else []:
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
        figures = f"{bar['value']:.2f} (rounds {low:.2f} to {high:.2f})   limit {bar['limit']}"
        lines.append(f"{'PASS' if bar['pass'] else 'FAIL'}  {bar['bar']:68} {figures}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="number of rounds (default %(default)s)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="processor seconds of each environment in each round"
    )
    parser.add_argument("--title", default=JUDGED, help="the title (default %(default)s)")
    parser.add_argument("--seats", type=int, default=4, help="number of seats (default %(default)s)")
    parser.add_argument(
        "--games", type=int, default=64, help="number of games in the vector environment (default %(default)s)"
    )
    parser.add_argument("--cpu", type=int, default=-1, help="run on this core")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    args = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C must not raise within compiled code
    if args.cpu >= 0:
        os.sched_setaffinity(0, {args.cpu})
    random.seed(1)
    try:
        rates = measure(args.rounds, args.seconds, args.title, args.seats, args.games)
    except Exception as error:  # each library raises its own error for missing dependencies
        print(f"cannot measure: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    compiled = import_module("sandtable.build_info").compiled()
    result = report(rates, compiled, args.title)
    if compiled:
        result["bars"] += row_costs(args.rounds, args.seconds, args.games)
    print(json.dumps(result, indent=1) if args.json else table(result))
    return 0 if all(bar["pass"] for bar in result["bars"]) else 1


if __name__ == "__main__":
    sys.exit(main())

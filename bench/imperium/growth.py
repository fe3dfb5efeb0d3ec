#!/usr/bin/env python3
"""Measure how the time of a decision and of a copy grows with the cards a seat owns, and check it against a limit.

A seat owns 10, 20, 40 or 80 cards: starting cards and random cards of the Imperium deck and the Reserve. There are two
layouts: five cards in hand and the others in deck and discard pile, as in play; and all of them in hand, which no real
game comes near, so that code that looks at a hand has to look at all of them. From such a position in round 3 the seat
plays at random to the end of the round: Agent turns, Reveal turn, Combat, discarding and drawing (the others have
revealed already). Sizes take turns, round by round, and processor time is measured.

The growth from one size to the next, which is twice as large, is an exponent: 0 is no growth, 1 twice the time, 2 four
times. The largest of the three is checked; linear is 1, and the rest of the limit is room for noise.

    python bench/imperium/growth.py              # the table and the limits; exit 1 if one is missed
    python bench/imperium/growth.py --json       # the same as one JSON object

Exit status: 0 every limit held, 1 a limit was missed, 2 something needed is not installed or broke.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import statistics
import sys
import time
from collections.abc import Callable
from math import log
from typing import Any

clock = time.process_time

SIZES = (10, 20, 40, 80)
BAR = 1.1
SEATS = 4
POSITIONS = 24  # of each size, with different cards
COPIES = 2  # of each position, played in one run


def hands(cards: list[str]) -> dict[str, list[str]]:
    return {"hand": cards}


def decks(cards: list[str]) -> dict[str, list[str]]:
    middle = 5 + (len(cards) - 5) // 2
    return {"hand": cards[:5], "deck": cards[5:middle], "discard": cards[middle:]}


LAYOUTS: dict[str, Callable[[list[str]], dict[str, list[str]]]] = {"in play": decks, "all in hand": hands}


def position(size: int, lay: Callable[[list[str]], dict[str, list[str]]], seed: int) -> Any:
    """Return a game in round 3 in which seat 0 owns `size` cards and is the only one that has not revealed. `lay`
    divides the cards into hand, deck and discard pile."""
    from sandtable.core.titles import meta
    from sandtable.imperium.lab.position import build
    from sandtable.imperium.rules.catalog import CARDS
    from sandtable.imperium.rules.draws import ROW_SIZE
    from sandtable.imperium.rules.ruleset import ruleset_for

    rules = ruleset_for("imperium", meta("imperium").check({"seats": SEATS}))
    rng = random.Random(seed)
    imperium = rules.imperium_cards[:]
    rng.shuffle(imperium)
    liaison = rules.reserve_cards[0]
    more = imperium[ROW_SIZE:] + [liaison] * CARDS[liaison].copies
    rng.shuffle(more)
    kinds = rules.starting_deck + more[: size - len(rules.starting_deck)]
    rng.shuffle(kinds)
    if len(kinds) != size:
        raise ValueError(f"there are not {size} cards for one seat")
    own: dict[str, Any] = {**lay([CARDS[kind].id for kind in kinds]), "solari": 4, "spice": 2, "water": 2}
    others = {seat: {"revealed": True} for seat in range(1, SEATS)}
    return build({"seats": SEATS, "seed": seed, "turn": 0, "round": 3, "players": {0: own, **others}})


def finish_round(game: Any) -> int:
    """Play at random until the round is over; return the number of decisions taken."""
    rnd = random.random
    now = game.round
    n = 0
    while game.round == now and not game.over:
        decision = game.decision(game.to_act[0])
        options = decision.options
        game.apply(decision.seat, options[int(rnd() * len(options))])
        n += 1
    return n


def decision_us(positions: list[Any], seconds: float) -> float:
    n, spent = 0, 0.0
    while spent < seconds:
        games = [p.clone() for p in positions for _ in range(COPIES)]
        t = clock()
        for game in games:
            n += finish_round(game)
        spent += clock() - t
    return spent / n * 1e6


def clone_us(positions: list[Any], seconds: float) -> float:
    n, t = 0, clock()
    while True:
        for p in positions:
            for _ in range(20):
                p.clone()
        n += 20 * len(positions)
        spent = clock() - t
        if spent >= seconds:
            return spent / n * 1e6


WORKS: dict[str, Callable[[list[Any], float], float]] = {"decision": decision_us, "clone": clone_us}


def exponents(times: list[float]) -> list[float]:
    """Return the exponent of the growth in time from each size to the next."""
    steps = zip(SIZES, SIZES[1:], times, times[1:], strict=False)
    return [log(after / before) / log(large / small) for small, large, before, after in steps]


def measure(rounds: int, seconds: float) -> list[dict[str, Any]]:
    measured = []
    for layout, lay in LAYOUTS.items():
        positions = {size: [position(size, lay, seed) for seed in range(POSITIONS)] for size in SIZES}
        for work, run in WORKS.items():
            times: dict[int, list[float]] = {size: [] for size in SIZES}
            for i in range(rounds + 1):
                for size in SIZES:
                    us = run(positions[size], seconds)
                    if i > 0:  # the first round only warms up
                        times[size].append(us)
            medians = [statistics.median(times[size]) for size in SIZES]
            measured.append({"work": work, "layout": layout, "us": medians, "exponents": exponents(medians)})
    return measured


def report(measured: list[dict[str, Any]]) -> dict[str, Any]:
    from sandtable import build_info

    bars = []
    for work in WORKS:
        worst = max(max(m["exponents"]) for m in measured if m["work"] == work)
        label = f"growth of a {work} with the cards owned"
        bars.append({"bar": label, "value": worst, "limit": f"<= {BAR:g}", "pass": worst <= BAR})
    build = "compiled" if build_info.compiled() else "plain"
    return {"build": build, "sizes": SIZES, "measured": measured, "bars": bars}


def table(result: dict[str, Any]) -> str:
    title = "microseconds, by cards owned"
    lines = [f"{title:36}" + "".join(f"{size:>8}" for size in SIZES) + "   exponent of each doubling"]
    for m in result["measured"]:
        steps = ", ".join(f"{x:.2f}" for x in m["exponents"])
        lines.append(f"{m['work'] + ', ' + m['layout']:36}" + "".join(f"{us:>8.2f}" for us in m["us"]) + f"   {steps}")
    return "\n".join(lines)


def main() -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--rounds", type=int, default=5, help="default 5")
    ap.add_argument("--seconds", type=float, default=0.2, help="of one measurement of one size (default 0.2)")
    ap.add_argument("--cpu", type=int, default=-1, help="stay on this core (Linux)")
    ap.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    args = ap.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C must not raise within compiled code
    if args.cpu >= 0:
        os.sched_setaffinity(0, {args.cpu})
    random.seed(1)
    try:
        result = report(measure(args.rounds, args.seconds))
    except ImportError as e:
        print(f"cannot measure: {e}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(result, indent=1))
    else:
        print(table(result))
        print()
        for b in result["bars"]:
            print(f"{'PASS' if b['pass'] else 'FAIL'}  {b['bar']:44} {b['value']:>9.4g}   bar {b['limit']}")
    return 0 if all(b["pass"] for b in result["bars"]) else 1


if __name__ == "__main__":
    sys.exit(main())

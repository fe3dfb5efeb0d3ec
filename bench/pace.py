#!/usr/bin/env python3
"""Compare the time of a decision: mixtures of boxes with the first box, or this checkout with another one.

    export SANDTABLE_ENGINE=$(python make/engine.py folder)
    python bench/pace.py                              # mixtures, relative to the base game; exit 1 if a limit is missed
    python bench/pace.py --against ../before          # games of this checkout, relative to those of another one
    python bench/pace.py --against ../before --engine ../before/build/engine/KEY

Random games with the seats below are played through the public interface, each kind of game in a process of its own.
The processes take turns, so that noise on the machine affects all of them equally; processor time is measured, and
ratios are taken per round. With --against, the other checkout runs its own engine (--engine, or the plain one without
it). The time of a copy and the size of a state are compared too, and each ratio must be at most 1.05.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BASE = "base"
SAME = 1.05  # limit of a ratio to another checkout
ROUNDS, SECONDS = 7, 1.0
# Name: title, seats, options, and the limit of the ratio to the base game (None: no limit).
Kind = tuple[str, int, dict[str, Any], float | None]
KINDS: dict[str, Kind] = {
    BASE: ("imperium", 4, {}, None),
    "base + ix": ("imperium", 4, {"boxes": ["ix"]}, 1.3),
    "base + immortality": ("imperium", 4, {"boxes": ["immortality"]}, None),
    "league": ("imperium", 4, {"boxes": ["ix", "immortality"]}, 1.6),
    "uprising": ("uprising", 4, {}, None),
    "uprising, choam": ("uprising", 4, {"choam": True}, None),
    "uprising + ix": ("uprising", 4, {"boxes": ["ix"]}, None),
    "uprising + all": ("uprising", 4, {"boxes": ["base", "ix", "immortality"]}, None),
    "classic": ("classic", 6, {}, None),
}
WITHOUT_BOXES = (BASE, "uprising", "uprising, choam", "classic")


class Process:
    """A process that plays one kind of game whenever it is told to."""

    def __init__(self, kind: str, root: Path, engine: str) -> None:
        self.kind = kind
        environment = {**os.environ, "PYTHONPATH": str(root), "SANDTABLE_ENGINE": engine}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve", kind],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.facts = self.hear()

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def play(self, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return self.hear()

    def end(self) -> None:
        self.process.communicate()


def beside(name: str) -> Any:
    """Load the file of this name from the folder of this script, even if PYTHONPATH points to another checkout, and
    return it as a module."""
    spec = spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    sys.modules[name] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def serve(kind: str) -> None:
    """Print the time of a decision and of a copy, in microseconds, for each line read from standard input, which is the
    number of seconds to measure."""
    engines = beside("engines")
    title, seats, options, _ = KINDS[kind]
    game = engines.Ours(title, seats, **options)
    facts, states = engines.survey(game, 0.5)
    print(json.dumps({"build": game.build, **facts, "state": engines.traced_bytes(game, states)}), flush=True)
    for line in sys.stdin:
        seconds = float(line)
        found = engines.playouts(game, seconds)
        copy = engines.clone_us(game, states, seconds / 4)
        print(json.dumps({"decision": 1e6 / found["decisions_per_s"], "copy": copy}), flush=True)


def ratio(over: list[float], under: list[float]) -> tuple[float, float, float]:
    """Return the median, the least and the greatest ratio of the two values of a round."""
    found = [a / b for a, b in zip(over, under, strict=True)]
    return statistics.median(found), min(found), max(found)


def measured(processes: list[Process], rounds: int, seconds: float) -> list[list[dict[str, float]]]:
    """Let the processes take turns and return, for each of them, its figures by round."""
    found: list[list[dict[str, float]]] = [[] for _ in processes]
    for _ in range(rounds):
        for at, process in enumerate(processes):
            found[at].append(process.play(seconds))
    for process in processes:
        process.end()
    return found


def line(name: str, us: float, found: tuple[float, float, float], limit: float | None) -> bool:
    held = limit is None or found[0] <= limit
    bar = "" if limit is None else f"  limit {limit}"
    print(f"{'PASS' if held else 'FAIL'}  {name:32} {us:7.2f}  {found[0]:5.2f} ({found[1]:.2f} to {found[2]:.2f}){bar}")
    return held


def mixtures(args: argparse.Namespace) -> bool:
    """Compare the mixtures of boxes with the base game, print the ratios, and return whether all limits are kept."""
    processes = [Process(kind, ROOT, args.own) for kind in args.kinds or KINDS if kind != "classic"]
    found = measured(processes, args.rounds, args.seconds)
    print(f"{processes[0].facts['build']}: microseconds of a decision, ratio to the base game")
    of = {p.kind: [one["decision"] for one in rounds] for p, rounds in zip(processes, found, strict=True)}
    held = [line(k, statistics.median(us), ratio(us, of[BASE]), KINDS[k][3]) for k, us in of.items()]
    return all(held)


def versions(args: argparse.Namespace) -> bool:
    """Compare this checkout with another one, print the ratios, and return whether all limits are kept."""
    kinds = args.kinds or WITHOUT_BOXES
    here = (ROOT, args.own)
    there = (args.against.resolve(), args.engine)
    processes = [Process(kind, *which) for kind in kinds for which in (here, there)]
    found = measured(processes, args.rounds, args.seconds)
    print(f"{processes[0].facts['build']} and {processes[1].facts['build']}: this checkout, ratio to {args.against}")
    held = []
    for at in range(0, len(processes), 2):
        now, before = processes[at].facts, processes[at + 1].facts
        for what in ("decision", "copy"):
            mine, theirs = ([one[what] for one in found[i]] for i in (at, at + 1))
            held.append(line(f"{processes[at].kind}: {what}, us", statistics.median(mine), ratio(mine, theirs), SAME))
        size = now["state"] / before["state"]
        held.append(line(f"{processes[at].kind}: state, KiB", now["state"] / 1024, (size, size, size), SAME))
    return all(held)


def main() -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("kinds", nargs="*", help=f"the games to play, out of: {'; '.join(KINDS)}")
    ap.add_argument("--against", type=Path, help="root of the other checkout")
    ap.add_argument("--engine", default="", help="folder of the other checkout's compiled engine")
    ap.add_argument("--rounds", type=int, default=ROUNDS)
    ap.add_argument("--seconds", type=float, default=SECONDS, help="processor seconds of each process in a round")
    ap.add_argument("--serve", choices=KINDS, help=argparse.SUPPRESS)
    args = ap.parse_args()
    args.own = os.environ.get("SANDTABLE_ENGINE", "")
    if unknown := set(args.kinds) - set(KINDS):
        ap.error(f"there is no {sorted(unknown)}")
    if args.serve:
        serve(args.serve)
        return 0
    if args.against is None and args.kinds and BASE not in args.kinds:
        args.kinds.insert(0, BASE)
    return 0 if (mixtures(args) if args.against is None else versions(args)) else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Measure the engine beside the one a user would pick instead, in one run, and hold it to its bars.

Both play random games through their public Python interface, each in a process of its own, in
turn: a round of ours, a round of catanatron's, and again, one process busy at a time, so that
noise on the machine falls on both alike and the ratio is taken round by round. A new game and
its shuffles are inside the time; only decisions are counted. Next to each round a ruler is timed
(a fixed loop of plain Python): a time divided by it can be compared between runs and machines.

    python bench/run.py                 # the table and the bars; exit 1 if one is missed
    python bench/run.py --json          # the same as one JSON object
    python bench/run.py --no-peers      # ours alone: no ratio
    python bench/run.py --cpu 1         # everything on one core
    python bench/run.py --build compiled --bar-ratio 10 --bar-clone 5       # what `make bench-compiled` asks

The bars are those of plain Python unless others are given. --build refuses to measure the other build.

Exit status: 0 every bar held, 1 a bar was missed, 2 something needed is not installed or broke.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import importlib.metadata
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
import traceback
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

clock = time.perf_counter
MIB = 1 << 20

# The bars: name, what it reads, the limit, and whether more or less is better.
BARS: list[tuple[str, str, float, str]] = [
    ("decisions/s against catanatron", "ratio", 3.0, ">="),
    ("clone in mid-game, microseconds", "clone_us", 20.0, "<="),
    ("memory of a kept state, KiB", "state_kib", 16.0, "<="),
    ("import and a new game, seconds", "import_new_s", 0.3, "<"),
]

Hook = Callable[[Any, int], None]


# ---------------------------------------------------------------- the engines


class Ours:
    name = "sandtable"

    def __init__(self) -> None:
        import sandtable

        self.new = sandtable.new
        self.seed = 0

    def play(self, hook: Hook | None = None) -> int:
        """One random game of four seats; the number of decisions taken."""
        rnd = random.random
        self.seed += 1
        n = 0
        state = self.new("imperium", seats=4, seed=self.seed)
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

    def build(self) -> str:
        from sandtable import build_info

        return "compiled" if build_info.compiled() else "plain"


class Catanatron:
    name = "catanatron"

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
        holder = game if hasattr(game, "playable_actions") else game.state  # from 3.3 on, and before
        while game.winning_color() is None and game.state.num_turns < turns:
            options = holder.playable_actions
            if hook is not None:
                hook(game, len(options))
            game.execute(options[int(rnd() * len(options))])
            n += 1
        return n

    def clone(self, state: Any) -> Any:
        return state.copy()

    def build(self) -> str:
        return "plain"


Engine = Ours | Catanatron
ENGINES: dict[str, Callable[[], Engine]] = {"sandtable": Ours, "catanatron": Catanatron}


# ---------------------------------------------------------------- measuring, inside a worker


class Ruler:
    """A fixed small job of plain Python: how fast this machine is right now."""

    def __init__(self) -> None:
        self.at = 1
        self.stack = [0]
        self.table = [(i * 7 + 3) % 64 for i in range(64)]

    def step(self) -> int:
        self.stack.append(self.at)
        self.at = self.table[self.at]
        return self.stack.pop()

    def ns(self) -> float:
        best = 1e9
        for _ in range(3):
            t = clock()
            for _ in range(60_000):
                self.step()
            best = min(best, clock() - t)
        return best / 60_000 * 1e9


def resident() -> int:
    """Bytes of memory this process holds (its peak, where the system does not tell)."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024


def survey(engine: Engine, seconds: float) -> tuple[dict[str, float], list[Any]]:
    """Not timed: how long games are, how wide, and clones of states spread through them."""
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
    n = games = 0
    t0, c0 = clock(), time.process_time()
    while True:
        n += engine.play()
        games += 1
        wall = clock() - t0
        if wall >= seconds:
            cpu = time.process_time() - c0
            return {"decisions_per_s": n / wall, "games_per_s": games / wall, "decisions_per_cpu_s": n / cpu}


def clone_us(engine: Engine, states: list[Any], seconds: float) -> float:
    """The median over the states of the time of one clone, thrown away at once."""
    share = seconds / len(states)
    clone = engine.clone
    times = []
    for s in states:
        n, t0 = 0, clock()
        while True:
            for _ in range(20):
                clone(s)
            n += 20
            dt = clock() - t0
            if dt >= share:
                break
        times.append(dt / n * 1e6)
    return statistics.median(times)


def kept_bytes(engine: Engine, states: list[Any]) -> float:
    """Growth of the process for one more clone kept, after what lay free has been used up."""
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
    """The same by Python's own account of what it allocated."""
    gc.collect()
    tracemalloc.start()
    a = tracemalloc.get_traced_memory()[0]
    kept = [engine.clone(s) for s in states for _ in range(10)]
    grown = tracemalloc.get_traced_memory()[0] - a
    tracemalloc.stop()
    return (grown - sys.getsizeof(kept)) / len(kept)


def worker(name: str, cpu: int) -> None:
    """Answers orders, one a line, with one JSON object a line."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever an engine prints stays out of the answers

    def say(answer: dict[str, Any]) -> None:
        out.write(json.dumps(answer) + "\n")
        out.flush()

    if cpu >= 0:
        os.sched_setaffinity(0, {cpu})
    random.seed(1)
    ruler = Ruler()
    states: list[Any] = []
    try:
        engine = ENGINES[name]()
        version = ""
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            version = importlib.metadata.version(name)
        say({"version": version, "python": platform.python_version(), "build": engine.build()})
    except ImportError as e:
        return say({"missing": str(e)})
    except Exception as e:
        traceback.print_exc()
        return say({"error": f"{type(e).__name__}: {e}"})
    for line in sys.stdin:
        order, seconds = line.split()
        try:
            before = ruler.ns()
            res: dict[str, Any]
            if order == "survey":
                res, states = survey(engine, float(seconds))
                res["bytes_traced"] = traced_bytes(engine, states)
            elif order == "memory":
                res = {"bytes_per_state": kept_bytes(engine, states)}
            else:
                res = playouts(engine, float(seconds))
                res["clone_us"] = clone_us(engine, states, float(seconds) / 4)
            res["ruler_ns"] = (before + ruler.ns()) / 2
            say(res)
        except Exception as e:
            traceback.print_exc()
            say({"error": f"{type(e).__name__}: {e}"})
    return None


# ---------------------------------------------------------------- asking the workers


class Broken(Exception):
    """An engine that cannot be measured."""


class Remote:
    def __init__(self, name: str, cpu: int) -> None:
        self.name = name
        argv = [sys.executable, str(Path(__file__).resolve()), "--worker", name, "--cpu", str(cpu)]
        self.process = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.rounds: list[dict[str, Any]] = []
        self.facts: dict[str, Any] = {}
        self.hello = self.read()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            return {"error": "the process died"}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, order: str, seconds: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(f"{order} {seconds}\n")
            self.process.stdin.flush()
        answer = self.read()
        if "error" in answer:
            raise Broken(f"{self.name}: {answer['error']}")
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def median(self, key: str) -> float:
        return float(statistics.median(r[key] for r in self.rounds))

    def summary(self) -> dict[str, Any]:
        out: dict[str, Any] = {"version": self.hello["version"], "build": self.hello["build"], **self.facts}
        for key in self.rounds[0]:
            values = [r[key] for r in self.rounds]
            out[key] = statistics.median(values)
            out[key + "_range"] = [min(values), max(values)]
        out["decision_in_ruler"] = statistics.median(1e9 / r["decisions_per_s"] / r["ruler_ns"] for r in self.rounds)
        return out


def starts(repeats: int) -> dict[str, float]:
    """Seconds of fresh interpreters, less an empty one's."""
    codes = {
        "empty_s": "pass",
        "import_title_s": "import sandtable.imperium.game",
        "import_new_s": "import sandtable; sandtable.new('imperium', seats=4, seed=1)",
    }
    times: dict[str, list[float]] = {k: [] for k in codes}
    for i in range(repeats + 1):
        for key, code in codes.items():
            t = clock()
            # -P: what is installed, not what lies in the folder this runs in
            done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True)
            dt = clock() - t
            if done.returncode != 0:
                raise Broken(f"{code!r} failed: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
            if i > 0:  # the first one only fills the caches
                times[key].append(dt)
    empty = statistics.median(times.pop("empty_s"))
    return {"empty_s": empty, **{k: statistics.median(v) - empty for k, v in times.items()}}


# ---------------------------------------------------------------- saying it


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def figure(x: float) -> str:
    if x >= 1000:
        return f"{x:,.0f}"
    return f"{x:.3g}" if x < 100 else f"{x:.0f}"


def table(engines: list[Remote], result: dict[str, Any]) -> str:
    rows = [
        ("decisions a second", "decisions_per_s"),
        ("games a second", "games_per_s"),
        ("decisions a game", "decisions_per_game"),
        ("options of a decision, mean", "options_mean"),
        ("options of a decision, most", "options_max"),
        ("forced decisions, share", "forced_share"),
        ("clone, microseconds", "clone_us"),
        ("bytes of a kept state", "bytes_per_state"),
        ("the same by tracemalloc", "bytes_traced"),
        ("a decision, in ruler steps", "decision_in_ruler"),
        ("ruler step, nanoseconds", "ruler_ns"),
    ]
    builds = ", ".join(f"{r.name} {result[r.name]['build']}" for r in engines)
    lines = [f"Python {result['python']}; {builds}; {result['rounds']} rounds of {result['seconds']:g} s each", ""]
    lines += [" " * 30 + "".join(f"{r.name + ' ' + r.hello['version']:>22}" for r in engines)]
    for label, key in rows:
        lines.append(f"{label:30}" + "".join(f"{figure(result[r.name][key]):>22}" for r in engines))
    lines.append("")
    if "ratio" in result:
        low, high = result["ratio_range"]
        lines.append(
            f"ratio of decisions a second     {result['ratio']:.2f}  (rounds {low:.2f} to {high:.2f};"
            f" by processor time {result['ratio_cpu']:.2f})"
        )
    if "start" in result:
        s = result["start"]
        lines.append(f"import of the engine            {s['import_title_s'] * 1000:.0f} ms")
        lines.append(f"import and a new game           {s['import_new_s'] * 1000:.0f} ms")
        lines.append(f"an empty interpreter            {s['empty_s'] * 1000:.0f} ms, taken off both")
    return "\n".join(lines)


def judge(values: dict[str, float], limits: dict[str, float]) -> list[dict[str, Any]]:
    verdicts = []
    for label, key, usual, sign in BARS:
        if key in values:
            x = values[key]
            limit = limits.get(key, usual)
            ok = {">=": x >= limit, "<=": x <= limit, "<": x < limit}[sign]
            verdicts.append({"bar": label, "value": x, "limit": f"{sign} {limit:g}", "pass": ok})
    return verdicts


def main() -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--seconds", type=float, default=2.0, help="of one round of one engine (default 2)")
    ap.add_argument("--rounds", type=int, default=5, help="default 5")
    ap.add_argument("--no-peers", action="store_true", help="measure ours alone")
    ap.add_argument("--cpu", type=int, default=-1, help="keep every process on this core (Linux)")
    ap.add_argument("--build", choices=["plain", "compiled"], help="the build that must be measured (default: any)")
    ap.add_argument("--bar-ratio", type=float, metavar="X", help="least decisions/s against catanatron's")
    ap.add_argument("--bar-clone", type=float, metavar="US", help="most microseconds of a clone")
    ap.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    ap.add_argument("--worker", choices=list(ENGINES), help=argparse.SUPPRESS)
    args = ap.parse_args()
    if args.worker:
        worker(args.worker, args.cpu)
        return 0
    if args.cpu >= 0:
        os.sched_setaffinity(0, {args.cpu})

    engines: list[Remote] = []
    wrong: list[str] = []
    result: dict[str, Any] = {"python": platform.python_version(), "rounds": args.rounds, "seconds": args.seconds}
    values: dict[str, float] = {}
    try:
        for name in ["sandtable"] if args.no_peers else ["sandtable", "catanatron"]:
            remote = Remote(name, args.cpu)
            if "version" in remote.hello:
                engines.append(remote)
                if name == "sandtable" and args.build not in (None, remote.hello["build"]):
                    raise Broken(f"this is the {remote.hello['build']} build of sandtable, not the {args.build} one")
            else:
                why = remote.hello.get("missing") or remote.hello.get("error")
                hint = "`make bench` installs it; --no-peers goes without" if name != "sandtable" else "`make bench`"
                wrong.append(f"{name} cannot be measured: {why} ({hint})")
                remote.close()
        for r in engines:
            note(f"survey of {r.name} …")
            r.facts = r.ask("survey", args.seconds)
            r.facts.pop("ruler_ns")
        for i in range(args.rounds):
            for r in engines:
                r.rounds.append(r.ask("round", args.seconds))
            note(
                f"round {i + 1} of {args.rounds}: "
                + ", ".join(f"{r.name} {r.rounds[-1]['decisions_per_s']:,.0f} decisions/s" for r in engines)
            )
        for r in engines:
            r.facts["bytes_per_state"] = r.ask("memory", 0)["bytes_per_state"]
            result[r.name] = r.summary()
        if len(engines) == 2:
            pairs = list(zip(engines[0].rounds, engines[1].rounds, strict=True))
            ratios = [a["decisions_per_s"] / b["decisions_per_s"] for a, b in pairs]
            result["ratio"] = values["ratio"] = statistics.median(ratios)
            result["ratio_range"] = [min(ratios), max(ratios)]
            result["ratio_cpu"] = statistics.median(
                a["decisions_per_cpu_s"] / b["decisions_per_cpu_s"] for a, b in pairs
            )
        if engines and engines[0].name == "sandtable":
            values["clone_us"] = engines[0].median("clone_us")
            values["state_kib"] = engines[0].facts["bytes_per_state"] / 1024
            note("starting fresh interpreters …")
            result["start"] = starts(11)
            values["import_new_s"] = result["start"]["import_new_s"]
    except Broken as e:
        wrong.append(str(e))
    finally:
        for r in engines:
            r.close()

    given = {"ratio": args.bar_ratio, "clone_us": args.bar_clone}
    result["bars"] = judge(values, {key: limit for key, limit in given.items() if limit is not None})
    result["wrong"] = wrong
    missed = [b for b in result["bars"] if not b["pass"]]
    if args.json:
        print(json.dumps(result, indent=1))
    else:
        measured = [r for r in engines if r.name in result]
        if measured:
            print(table(measured, result))
        print()
        for b in result["bars"]:
            print(f"{'PASS' if b['pass'] else 'FAIL'}  {b['bar']:34} {b['value']:>9.4g}   bar {b['limit']}")
    for text in wrong:
        note("FAIL  " + text)
    return 2 if wrong else 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

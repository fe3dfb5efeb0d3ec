#!/usr/bin/env python3
"""Benchmark the engine against comparable engines in one run and check it against its limits.

Five engines play random games through their public Python interface, each in its own process (bench/engines.py). They
take turns, one process at a time: a round of Imperium, one of our classic game, one of catanatron, one of OpenSpiel's
chess and one of its hearts, and so on. So noise on the machine affects all equally. Processor time is measured, and
ratios are taken per round. The script also measures how the cost of a decision grows with the number of cards owned
(bench/imperium/growth.py) and the environments (bench/envs.py). See docs/benchmarks.md.

    python bench/run.py                 # print the tables and the limits; exit 1 if one is missed
    python bench/run.py --json          # the same as one JSON object
    python bench/run.py --no-peers      # only our engines: no ratios, no environments
    python bench/run.py --cpu 1         # run everything on one core
    python bench/run.py --build compiled        # refuse to measure the plain build (`make bench` uses this)

The default limits are those of the build that is measured.

Exit status: 0 all limits kept, 1 a limit missed, 2 something is not installed or broken.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
OURS = "sandtable"  # Dune: Imperium with four seats; the peers are compared with it
CLASSIC = "classic"  # the classic game with six seats: another engine on the same core, with its own limits
PEERS = ("catanatron", "chess", "hearts")
PLAIN, COMPILED = "plain", "compiled"

# The limits: name, key of the value, comparison, and the limit for the plain and for the compiled build (None: no
# limit).
BARS: list[tuple[str, str, str, float | None, float | None]] = [
    ("decisions/s against catanatron", "against_catanatron", ">=", 3.0, 10.0),
    ("decisions/s against OpenSpiel chess", "against_chess", ">=", None, 1.0),
    ("clone in mid-game, microseconds", "clone_us", "<=", 20.0, 5.0),
    ("memory of a kept state, KiB", "state_kib", "<=", 16.0, 16.0),
    ("import and a new game, seconds", "import_new_s", "<", 0.3, 0.3),
    ("classic: decisions/s", "classic_per_s", ">=", None, 60_000.0),
    ("classic: clone in mid-game, microseconds", "classic_clone_us", "<=", None, 8.0),
]


class Broken(Exception):
    """Raised if a measurement is not possible."""


def script(name: str, *args: str) -> list[str]:
    # -P: import the installed packages, not files next to the script
    """Return the command line of a script in this folder."""
    return [sys.executable, "-P", str(HERE / name), *args]


# ---------------------------------------------------------------- running the engines


class Remote:
    """An engine in its own process."""

    def __init__(self, name: str, cpu: int) -> None:
        self.name = name
        argv = script("engines.py", name, "--cpu", str(cpu))
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
        """Send an order to the engine and return its answer."""
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

    def summary(self) -> dict[str, Any]:
        """Return the medians and ranges of all rounds."""
        out: dict[str, Any] = {"version": self.hello["version"], "build": self.hello["build"], **self.facts}
        for key in self.rounds[0]:
            values = [r[key] for r in self.rounds]
            out[key] = statistics.median(values)
            out[key + "_range"] = [min(values), max(values)]
        out["decision_in_ruler"] = statistics.median(1e9 / r["decisions_per_s"] / r["ruler_ns"] for r in self.rounds)
        return out


def engage(args: argparse.Namespace, engines: list[Remote]) -> None:
    """Start the requested engines and append each to `engines` at once, so that the caller can always close them."""
    missing = []
    for name in (OURS, CLASSIC, *(() if args.no_peers else PEERS)):
        remote = Remote(name, args.cpu)
        engines.append(remote)
        why = remote.hello.get("missing") or remote.hello.get("error")
        if why:
            hint = "`make bench` installs it" + ("" if name in (OURS, CLASSIC) else "; --no-peers skips it")
            missing.append(f"{name} cannot be measured: {why} ({hint})")
        elif name == OURS and args.build not in (None, remote.hello["build"]):
            raise Broken(f"this is the {remote.hello['build']} build of {OURS}, not the {args.build} one")
    if missing:
        raise Broken("\n      ".join(missing))


def measure(args: argparse.Namespace, engines: list[Remote], result: dict[str, Any]) -> dict[str, float]:
    """Run all measurements of the engines, store them in `result` and return the values that have limits."""
    engage(args, engines)
    for r in engines:
        note(f"survey of {r.name} …")
        r.facts = r.ask("survey", args.seconds)
        r.facts.pop("ruler_ns")
    for i in range(args.rounds):
        for r in engines:
            r.rounds.append(r.ask("round", args.seconds))
        rates = ", ".join(f"{r.name} {r.rounds[-1]['decisions_per_s']:,.0f}" for r in engines)
        note(f"round {i + 1} of {args.rounds}, decisions a second: {rates}")
    for r in engines:
        r.facts["bytes_per_state"] = r.ask("memory", 0)["bytes_per_state"]
        result["engines"][r.name] = r.summary()
    ours, _, *peers = engines
    values: dict[str, float] = {}
    for peer in peers:
        pairs = zip(ours.rounds, peer.rounds, strict=True)
        ratios = [a["decisions_per_s"] / b["decisions_per_s"] for a, b in pairs]
        values[f"against_{peer.name}"] = statistics.median(ratios)
        result["ratios"][peer.name] = {"median": statistics.median(ratios), "range": [min(ratios), max(ratios)]}
    values["clone_us"] = result["engines"][OURS]["clone_us"]
    values["classic_per_s"] = result["engines"][CLASSIC]["decisions_per_s"]
    values["classic_clone_us"] = result["engines"][CLASSIC]["clone_us"]
    values["state_kib"] = ours.facts["bytes_per_state"] / 1024
    note("starting fresh interpreters …")
    result["start"] = starts(11)
    values["import_new_s"] = result["start"]["import_new_s"]
    return values


def starts(repeats: int) -> dict[str, float]:
    """Return the seconds that fresh interpreters take to import a title and to start a game, less those of an
    interpreter that does nothing."""
    codes = {
        "empty_s": "pass",
        "import_title_s": "import sandtable.imperium.rules.game",
        "import_new_s": "import sandtable; sandtable.new('imperium', seats=4, seed=1)",
    }
    times: dict[str, list[float]] = {k: [] for k in codes}
    for i in range(repeats + 1):
        for key, code in codes.items():
            t = time.perf_counter()
            done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True)
            dt = time.perf_counter() - t
            if done.returncode != 0:
                raise Broken(f"{code!r} failed: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
            if i > 0:  # the first one only warms the caches
                times[key].append(dt)
    empty = statistics.median(times.pop("empty_s"))
    return {"empty_s": empty, **{k: statistics.median(v) - empty for k, v in times.items()}}


def also(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """Run another script of this folder and return its results: measurements and verdicts."""
    done = subprocess.run(script(name, "--json", "--cpu", str(args.cpu)), stdout=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        raise Broken(f"{name} ended with exit status {done.returncode}")
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


# ---------------------------------------------------------------- output


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def figure(x: float | None) -> str:
    if x is None:
        return "-"
    if x >= 1000:
        return f"{x:,.0f}"
    return f"{x:.3g}" if x < 100 else f"{x:.0f}"


ROWS = [
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


def table(result: dict[str, Any]) -> str:
    """Return the results as a text table."""
    engines: dict[str, dict[str, Any]] = result["engines"]
    lines = [f"Python {result['python']}; {result['rounds']} rounds of {result['seconds']:g} s of processor time", ""]
    lines.append(" " * 30 + "".join(f"{name:>14}" for name in engines))
    lines.append(" " * 30 + "".join(f"{e['version'] + ' ' + e['build']:>14}" for e in engines.values()))
    for label, key in ROWS:
        lines.append(f"{label:30}" + "".join(f"{figure(e[key]):>14}" for e in engines.values()))
    lines.append("")
    for peer, ratio in result["ratios"].items():
        low, high = ratio["range"]
        lines.append(
            f"we are at {ratio['median']:.2f} times {peer} in decisions a second (rounds {low:.2f} to {high:.2f})"
        )
    s = result["start"]
    lines.append(
        f"import of the engine {s['import_title_s'] * 1000:.0f} ms, and a new game {s['import_new_s'] * 1000:.0f} ms,"
    )
    lines.append(f"less the {s['empty_s'] * 1000:.0f} ms of an empty interpreter")
    if "growth" in result:
        g = result["growth"]
        lines += ["", f"{'microseconds, by cards owned':30}" + "".join(f"{size:>10}" for size in g["sizes"])]
        for m in g["measured"]:
            label = f"{m['work']}, {m['layout']}"
            lines.append(f"{label:30}" + "".join(f"{us:>10.2f}" for us in m["us"]))
    if "envs" in result:
        lines += ["", "environments, decisions a second"]
        lines += [f"{name:34}{rate:>10,.0f}" for name, rate in result["envs"]["decisions_per_s"].items()]
    return "\n".join(lines)


def judge(build: str, values: dict[str, float], given: dict[str, float | None]) -> list[dict[str, Any]]:
    """Compare the values with the limits of this build, or with those given, and return a verdict for each."""
    verdicts = []
    for label, key, sign, plain, compiled in BARS:
        limit = given.get(key)
        if limit is None:
            limit = compiled if build == COMPILED else plain
        if limit is not None and key in values:
            x = values[key]
            ok = {">=": x >= limit, "<=": x <= limit, "<": x < limit}[sign]
            verdicts.append({"bar": label, "value": x, "limit": f"{sign} {limit:g}", "pass": ok})
    return verdicts


def positive(text: str) -> float:
    x = float(text)
    if not x > 0:
        raise argparse.ArgumentTypeError("takes more than 0")
    return x


def rounds(text: str) -> int:
    n = int(text)
    if n < 1:
        raise argparse.ArgumentTypeError("takes 1 or more")
    return n


def main() -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument(
        "--seconds", type=positive, default=2.0, help="processor seconds of one round of one engine (default 2)"
    )
    ap.add_argument("--rounds", type=rounds, default=5, help="number of rounds (default 5)")
    ap.add_argument("--no-peers", action="store_true", help="measure only our engines")
    ap.add_argument("--cpu", type=int, default=-1, help="run every process on this core (Linux)")
    ap.add_argument("--build", choices=[PLAIN, COMPILED], help="fail unless this build is installed (default: any)")
    ap.add_argument("--bar-ratio", type=positive, metavar="X", help="minimum ratio of decisions/s to catanatron")
    ap.add_argument("--bar-clone", type=positive, metavar="US", help="maximum microseconds of a clone")
    ap.add_argument("--json", action="store_true", help="print one JSON object instead of the tables")
    args = ap.parse_args()
    if args.cpu >= 0:
        os.sched_setaffinity(0, {args.cpu})

    engines: list[Remote] = []
    result: dict[str, Any] = {"python": platform.python_version(), "rounds": args.rounds, "seconds": args.seconds}
    result |= {"engines": {}, "ratios": {}, "bars": [], "wrong": []}
    try:
        values = measure(args, engines, result)
        given = {"against_catanatron": args.bar_ratio, "clone_us": args.bar_clone}
        result["bars"] = judge(engines[0].hello["build"], values, given)
        for r in engines:
            r.close()
        note("growth with the cards owned …")
        result["growth"] = also("imperium/growth.py", args)
        result["bars"] += result["growth"]["bars"]
        if not args.no_peers:
            note("environments …")
            result["envs"] = also("envs.py", args)
            result["bars"] += result["envs"]["bars"]
    except Broken as e:
        result["wrong"].append(str(e))
    finally:
        for r in engines:
            r.close()

    missed = [b for b in result["bars"] if not b["pass"]]
    if args.json:
        print(json.dumps(result, indent=1))
    elif "start" in result:
        print(table(result))
        print()
        for b in result["bars"]:
            print(f"{'PASS' if b['pass'] else 'FAIL'}  {b['bar']:44} {b['value']:>9.4g}   limit {b['limit']}")
    for text in result["wrong"]:
        note("FAIL  " + text)
    return 2 if result["wrong"] else 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

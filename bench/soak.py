"""Play thousands of random games and check the invariants after every decision.

    python -m bench.soak                                  # 25,000 games of imperium, two processes
    python -m bench.soak another_title
    python -m bench.soak --games 500 --every 5
    python -m bench.soak uprising --seats 6               # only games with six seats
    python -m bench.soak --option boxes=ix,immortality    # only games with these boxes
    python -m bench.soak --seed 1234 --games 1            # repeat a failed game
    python -m bench.soak classic --games 2000 --coverage  # list everything that can occur but did not

Game i has the seed SEED + i; with --seats or --option, it is the i-th such game from there on. The seed determines the
options (`trial` of the title's invariants) and every random choice, so the seed alone repeats a failure. Games are
counted by mixture, that is by the set of boxes. Exit status 1 if a game failed.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count, islice
from typing import Any

from sandtable.cli.common import options_of
from sandtable.core import processes, stopping
from sandtable.core.speaking import anything
from sandtable.core.titles import meta

CHUNK = 20  # games in one task of a worker process
ENOUGH_FAILURES = 50


class Stuck(Exception):
    """Raised for a game that takes too long."""


SAID = 0.1  # of all moves, in a title with free words


def alarm(signum: int, frame: object) -> None:
    """Handle SIGALRM by raising Stuck."""
    raise Stuck("the game ran out of time")


def play(title: str, seed: int, every: int, cap: int, seconds: int, coverage: bool = False) -> dict[str, Any]:
    """Play one game and return its figures; an error is recorded under "failure". With `coverage`, the coverage ids
    that occurred are under "reached"; the events are then needed for coverage, and the title's `course` checks are
    skipped."""
    pick = random.Random(seed).random
    invariants = meta(title).part("invariants")
    covered = meta(title).part("coverage").Coverage() if coverage else None
    options: dict[str, Any] = invariants.trial(title, seed)
    game: dict[str, Any] = {"seed": seed, **options, "decisions": 0, "rounds": 0}
    n = 0
    signal.alarm(seconds)
    try:
        follows = hasattr(invariants, "course") and covered is None
        how = {"trace": covered.trace} if covered is not None else {}
        state: Any = meta(title).new(seed, options, listen=follows or covered is not None, **how)
        course = invariants.course(state) if follows else None
        invariants.check(state)
        while not state.over:
            stopping.check()
            said = anything(state, lambda n: int(pick() * n)) if hasattr(state, "called") and pick() < SAID else None
            if said is not None:
                state.apply(*said)
                if course is not None:
                    course.follow(state)
                continue
            waiting = state.to_act
            assert waiting, "the game is not over, and nobody owes a decision"
            decision = state.decision(waiting[int(pick() * len(waiting))])
            possible = decision.options
            assert possible, f"a decision without options: {decision!r}"
            invariants.check_decision(state, decision)
            if covered is not None:
                covered.decision(decision)
            state.apply(decision.seat, possible[int(pick() * len(possible))])
            n += 1
            assert n <= cap, f"more than {cap} decisions"
            if course is not None:
                course.follow(state)
            elif n % every == 0:
                invariants.check(state)
        invariants.check(state)
        assert state.outcome is not None, "the game is over, and has no outcome"
        game["rounds"] = getattr(state, "round", 0)
        if covered is not None:
            covered.game(state)
            game["reached"] = sorted(covered.reached())
    except Exception as e:
        where = [f for f in traceback.extract_tb(e.__traceback__) if f.name != "alarm"][-1]
        game["failure"] = f"{type(e).__name__}: {e}"
        game["where"] = f"{where.filename}:{where.lineno} in {where.name}"
    finally:
        signal.alarm(0)
    game["decisions"] = n
    return game


def play_many(title: str, seeds: list[int], every: int, cap: int, seconds: int, coverage: bool) -> list[dict[str, Any]]:
    """Play games in a worker process; when asked to stop, return the finished ones."""
    signal.signal(signal.SIGALRM, alarm)
    games = []
    for seed in seeds:
        try:
            games.append(play(title, seed, every, cap, seconds, coverage))
        except stopping.Stopped:
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            break
    return games


def seeds_of(title: str, first: int, wanted: dict[str, Any]) -> Iterator[int]:
    """Yield the seeds, from `first` on, whose games have the options in `wanted`."""
    trial = meta(title).part("invariants").trial
    for seed in count(first):
        options = trial(title, seed) if wanted else {}
        if all(name in options and options[name] == value for name, value in wanted.items()):
            yield seed


def mixture(title: str, game: dict[str, Any]) -> str:
    """Return a name for the mixture of a game: the words of the options that are sets, such as the boxes, joined by
    "+"."""
    words = [word for option in meta(title).options if option.several for word in game.get(option.name, ())]
    return "+".join(words) or "alone"


class Progress:
    """A progress line on standard error, overwritten on a terminal, otherwise printed every ten seconds."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.t0 = self.printed = time.perf_counter()
        self.live = sys.stderr.isatty()

    def say(self, done: int, decisions: int, failures: int) -> None:
        now = time.perf_counter()
        if now - self.printed < (0.2 if self.live else 10) and done < self.games:
            return
        self.printed = now
        spent = now - self.t0
        left = spent / done * (self.games - done)
        text = (
            f"{done:,} of {self.games:,} games, {decisions:,} decisions, {failures} failed,"
            f" {spent:.0f} s, {left:.0f} s to go"
        )
        end = "\r" if self.live and done < self.games else "\n"
        print(text + ("   " if self.live else ""), end=end, file=sys.stderr, flush=True)


def soak(args: argparse.Namespace) -> dict[str, Any]:
    """Play all games in worker processes and return the summary."""
    played = decisions = rounds = longest = checked = 0
    failures: list[dict[str, Any]] = []
    reached: set[str] = set()
    mixtures: Counter[str] = Counter()
    progress = Progress(args.games)
    seeds = islice(seeds_of(args.title, args.seed, args.wanted), args.games)
    t0 = time.perf_counter()
    running: set[Future[list[dict[str, Any]]]] = set()
    stopped: stopping.Stopped | None = None
    more = True
    with processes.pool(args.jobs, stopping.hear_in_child) as pool:
        while more or running:
            while more and len(running) < 2 * args.jobs:
                chunk = list(islice(seeds, CHUNK))
                if not chunk or len(failures) >= ENOUGH_FAILURES:
                    more = False
                else:
                    how = (args.every, args.cap, args.timeout, args.coverage)
                    running.add(pool.submit(play_many, args.title, chunk, *how))
            try:
                done = stopping.first_of(running)
            except stopping.Stopped as asked:
                stopped = asked
                pool.stop()
                done = {future for future in running if not future.cancelled() and future.exception() is None}
                running, more = set(), False
            running -= done
            for future in done:
                for game in future.result():
                    played += 1
                    mixtures[mixture(args.title, game)] += 1
                    decisions += game["decisions"]
                    rounds += game["rounds"]
                    longest = max(longest, game["decisions"])
                    checked += game["decisions"] // args.every
                    reached.update(game.get("reached", ()))
                    if "failure" in game:
                        failures.append(game)
                progress.say(played, decisions, len(failures))
    finished = max(1, played - len(failures))
    return {
        "games": played,
        "decisions": decisions,
        "checks": checked,
        "mean_decisions": decisions / max(1, played),
        "longest": longest,
        "mean_rounds": rounds / finished,
        "seconds": time.perf_counter() - t0,
        "failed": len(failures),
        "mixtures": dict(sorted(mixtures.items())),
        "stopped": None if stopped is None else stopped.by,
        "failures": sorted(failures, key=lambda g: int(g["seed"])),
        **(missed(args, played, reached) if args.coverage else {}),
    }


def missed(args: argparse.Namespace, played: int, reached: set[str]) -> dict[str, Any]:
    """Return the number of things that can occur in these games with their options, and the ids of those that did not
    occur."""
    found = meta(args.title)
    unreached, trial = found.part("coverage").unreached, found.part("invariants").trial
    possible: set[str] = set()
    for seed in islice(seeds_of(args.title, args.seed, args.wanted), played):
        possible.update(unreached(found.check(trial(args.title, seed)), set(), args.title))
    return {"possible": len(possible), "unreached": sorted(possible - reached)}


def positive(text: str) -> int:
    n = int(text)
    if n < 1:
        raise argparse.ArgumentTypeError("takes 1 or more")
    return n


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("title", nargs="?", default="imperium", help="the title to play; `sandtable titles` lists them")
    ap.add_argument("--games", type=positive, default=25_000, help="number of games (default %(default)s)")
    ap.add_argument("--jobs", type=positive, default=2, help="number of processes (default %(default)s)")
    ap.add_argument("--seed", type=int, default=1, help="seed of the first game")
    ap.add_argument("--seats", type=positive, help="play only games with this number of seats")
    ap.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="play only games with this option"
    )
    ap.add_argument(
        "--every",
        type=positive,
        default=1,
        help="check after every EVERY-th decision (not used with the `course` checks)",
    )
    ap.add_argument("--cap", type=positive, default=25_000, help="maximum number of decisions in a game")
    ap.add_argument("--timeout", type=positive, default=120, help="maximum seconds for a game")
    ap.add_argument("--coverage", action="store_true", help="list everything that can occur but did not")
    ap.add_argument("--json", action="store_true", help="print the summary as one JSON object")
    args = ap.parse_args(argv)
    if args.seats is not None and args.seats not in meta(args.title).seats:
        ap.error(f"{args.title} has no games with {args.seats} seats")
    given = options_of(args.option)
    args.wanted = {
        option.name: option.checked(args.title, given[option.name])
        for option in meta(args.title).options
        if option.name in given
    }
    if unknown := given.keys() - args.wanted.keys():
        ap.error(f"{args.title} has no option {', '.join(sorted(unknown))}")
    if args.seats is not None:
        args.wanted["seats"] = args.seats
    summary = soak(args)
    if args.json:
        print(json.dumps(summary, indent=1))
    else:
        for g in summary["failures"]:
            print(f"FAIL  seed {g['seed']}, after {g['decisions']} decisions: {g['failure']}")
            print(f"      {g['where']}; repeat with: python -m bench.soak {args.title} --games 1 --seed {g['seed']}")
        if summary["stopped"]:
            print(f"Stopped by {summary['stopped']}.")
        elif summary["games"] < args.games:
            print(f"Stopped after {summary['failed']} failures.")
        print(
            f"{summary['games']:,} games, {summary['decisions']:,} decisions ({summary['mean_decisions']:.0f} a game,"
            f" at most {summary['longest']}), {summary['mean_rounds']:.2f} rounds on average,"
            f" {summary['seconds']:.0f} s: {summary['failed']} failed"
        )
        if len(summary["mixtures"]) > 1:
            print("Games by mixture: " + ", ".join(f"{name} {n:,}" for name, n in summary["mixtures"].items()))
        if args.coverage:
            print(f"{len(summary['unreached'])} of {summary['possible']} possible ids did not occur:")
            print("\n".join(summary["unreached"]))
    if summary["stopped"]:
        return stopping.OF_A_SIGNAL + signal.Signals[summary["stopped"]]
    return 1 if summary["failed"] else 0


if __name__ == "__main__":
    sys.exit(stopping.run(main))

"""Measure when bots answer: does the time reveal whether there was a choice?

python -m tests.server.bot_timing [--level mentat] [--pace 0] [--each 1000] [--mentat S:700ms] [--busy 8] [--at-once 2]

Bots play on a real server, a spectator's socket records the time of every row, and the record shows afterwards what
each bot had to choose from. The test compares answers where others cannot see whether there was a choice: those with
one option and those with several (two-sample Kolmogorov-Smirnov). It counts only choices that a bot without a choice
would make too, such as a pass, because everybody sees what a move does and how long the server takes for it. `--busy`
other tables of Mentats load the server; `--at-once` tables are watched.
"""

from __future__ import annotations

import argparse
import math
import tempfile
import time
from bisect import bisect_right
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sandtable.core.titles import meta
from sandtable.server.bots.own_bots import LEVELS
from sandtable.server.titles import table_of
from tests.server.harness import LEADERS, Running, config, running


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the largest distance between two distributions, from 0 to 1 (Kolmogorov-Smirnov)."""
    a, b = sorted(one), sorted(other)
    return max(abs(bisect_right(a, x) / len(a) - bisect_right(b, x) / len(b)) for x in a + b)


def likelihood(d: float, n: int, m: int) -> float:
    """Return the probability that two samples of one distribution are at least this far apart."""
    root = math.sqrt(n * m / (n + m))
    x = (root + 0.12 + 0.11 / root) * d
    if x < 0.3:
        return 1.0
    series = sum((1 if k % 2 else -1) * math.exp(-2 * k * k * x * x) for k in range(1, 101))
    return min(1.0, max(0.0, 2 * series))


PLAIN = ("end", "pass", "done", "reveal")  # actions of players who can do nothing else
LOOK = 40  # rows between checks whether there are enough samples


class Times:
    """The seconds from a question to its answer, in two lists: with and without a choice. Only answers count where
    others cannot see which is the case."""

    def __init__(self) -> None:
        self.forced: list[float] = []
        self.chosen: list[float] = []
        self.open: list[float] = []  # where everybody could see that there was none

    def enough(self, each: int) -> bool:
        return min(len(self.forced), len(self.chosen)) >= each

    def take(self, game: Any, moves: list[Any], came: dict[int, float]) -> None:
        """Add the samples of the next moves of a game with only bots; `came` has the time at which each row arrived."""
        title = table_of(game.title)
        for n, move in enumerate(moves, game.actions_taken):
            one = len(game.decision(move.seat).options) == 1
            plain = game.vocabulary.word(move.action) in PLAIN
            hidden = title.hidden_choice(game, move.seat)
            game.apply(move.seat, move.action)
            if n in came and n + 1 in came:
                times: list[float] | None = self.forced if one else self.chosen
                if not hidden:
                    times = self.open if one else None
                elif not plain:
                    times = None
                if times is not None:
                    times.append(came[n + 1] - came[n])

    def __str__(self) -> str:
        d = distance(self.forced, self.chosen)
        p = likelihood(d, len(self.forced), len(self.chosen))
        out = [f"D = {d:.4f}, p = {p:.3f}"]
        for name in ("forced", "chosen", "open"):
            times = sorted(getattr(self, name))
            if times:
                q = [times[int(len(times) * share)] * 1000 for share in (0.0, 0.05, 0.5, 0.95)]
                out.append(
                    f"{name}: {len(times)}; ms: least {q[0]:.1f}, 5% {q[1]:.1f}, half {q[2]:.1f}, 95% {q[3]:.1f}, "
                    f"most {times[-1] * 1000:.1f}"
                )
        return "\n".join(out)


def watch(server: Running, seats: str, pace: float, times: Times, each: int, most: float = math.inf) -> None:
    """Play games of bots, one after the other, until there are enough samples of both kinds."""
    end = time.monotonic() + most
    while not times.enough(each) and time.monotonic() < end:
        browser = server.browser()
        table = browser.make(seats, options={"leaders": LEADERS}, pace=pace)
        came: dict[int, float] = {}
        with browser.socket(table["id"]) as line:
            line.ready()
            live = server.ask(server.lobby.open(table["id"]))
            game = meta("imperium").new(live.info.seed, live.info.options)
            while not line.over and time.monotonic() < end and not times.enough(each):
                until = line.n + LOOK
                while line.n < until and not line.over:
                    line.hear()
                    if line.heard[-1]["type"] == "update":
                        came[line.n] = time.monotonic()
                    line.heard.clear()
                times.take(game, live.playing().record.moves[game.actions_taken : line.n], came)


def measure(
    folder: Path,
    level: str,
    pace: float,
    each: int,
    busy: int = 0,
    at_once: int = 1,
    most: float = math.inf,
    **more: Any,
) -> Times:
    times = Times()
    seats = {"novice": "nnnn", "adept": "aaaa", "mentat": "tttt", "navigator": "vvvv"}[level]
    with running(config(folder, bot_delay=0.05, bot_only_tables=100, bot_only_tables_per_guest=100, **more)) as server:
        others = server.browser()
        for _ in range(busy):
            others.make("tttt", options={"leaders": LEADERS})
        with ThreadPoolExecutor(at_once) as watching:
            for each_one in [watching.submit(watch, server, seats, pace, times, each, most) for _ in range(at_once)]:
                each_one.result()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="mentat", choices=LEVELS)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--each", type=int, default=1000)
    parser.add_argument("--mentat", default="S:700ms")
    parser.add_argument("--navigator", default="NS:700ms")
    parser.add_argument("--busy", type=int, default=0)
    parser.add_argument("--at-once", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--most", type=float, default=math.inf, help="seconds")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        times = measure(
            Path(folder), given.level, given.pace, given.each, given.busy, given.at_once, given.most,
            mentat=given.mentat, navigator=given.navigator, bot_workers=given.workers,
        )  # fmt: skip
    print(given)
    print(times)


if __name__ == "__main__":
    main()

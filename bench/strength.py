#!/usr/bin/env python3
"""Play the matches in which bots must reach a minimum win rate, and report the results.

    make strength                    # on the compiled engine; takes hours, mostly for the search bot
    make strength GAMES=40           # fewer games, wider intervals
    make strength ARGS='--only G'    # only the matches of one bot (--title imperium: only those of one title)

A bot passes if its win rate is not below the minimum; the interval shows the uncertainty. Games are balanced and
determined by the seed, as in `sandtable arena`.

Exit status: 0 all bots passed, 1 a bot did not pass or a game failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sandtable.arena.match import tournament
from sandtable.build_info import describe
from sandtable.core import stopping


@dataclass(frozen=True)
class Match:
    """A match in which `bot` plays one seat of the line-up against the other bots, and must win at least the share
    `bar` of the games."""

    bot: str
    lineup: str
    bar: float
    games: int
    options: Mapping[str, Any] = field(default_factory=dict)
    title: str = "imperium"

    @property
    def name(self) -> str:
        said = {name: "+".join(value) if isinstance(value, list) else value for name, value in self.options.items()}
        chosen = "".join(f", {name if value is True else value}" for name, value in said.items())
        return f"{self.title} {self.lineup}{'' if ',' in self.lineup else ' alone'}{chosen}"


IX: Mapping[str, Any] = {"boxes": ["ix"]}
IMMORTALITY: Mapping[str, Any] = {"boxes": ["immortality"]}
LEAGUE: Mapping[str, Any] = {"boxes": ["ix", "immortality"]}
MATCHES = (
    Match("G", "G,R,R,R", 0.95, 400),
    Match("S:400", "S:400,G,G,G", 0.60, 400),
    Match("S:1600", "S:1600", 0.80, 100, {"difficulty": "sardaukar"}),
    Match("G", "G,R,R,R", 0.95, 400, IX),
    Match("G", "G,R,R,R", 0.95, 400, IMMORTALITY),
    Match("G", "G,R,R,R", 0.95, 400, LEAGUE),
    Match("S:400", "S:400,G,G,G", 0.65, 400, IX),
    Match("S:400", "S:400,G,G,G", 0.60, 400, LEAGUE),
    Match("G", "G,R,R,R", 0.95, 400, title="uprising"),
    Match("G", "G,R,R,R", 0.95, 400, {"choam": True}, "uprising"),
    Match("S:400", "S:400,G,G,G", 0.65, 400, title="uprising"),
    Match("S:400", "S:400,G,G,G", 0.65, 400, {"choam": True}, "uprising"),
    Match("G", "G,R,R,R", 0.95, 400, IX, "uprising"),
    Match("S:400", "S:400,G,G,G", 0.65, 400, IX, "uprising"),
    Match("S:400", "S:400", 0.70, 100, {"difficulty": "sardaukar"}, "uprising"),
    Match("G", "G,R,R,R,R,R", 0.60, 600, title="classic"),
    Match("G", "G,R,R,R,R,R", 0.60, 600, {"advanced": True}, "classic"),
    Match("S:200", "S:200,G,G,G,G,G", 0.40, 200, title="classic"),
)


def play(match: Match, games: int, seed: int, jobs: int | None) -> dict[str, Any]:
    """Play the match and return its row of the table."""
    started = time.perf_counter()
    summary = tournament(match.title, match.lineup, games, seed, jobs, match.options).summary
    [judged] = [bot for bot in summary["bots"] if bot["spec"] == match.bot]
    found = judged["win_rate"]
    return {
        "match": match.name,
        "games": summary["games"],
        "failures": summary["failures"],
        "share": found["share"],
        "low": found["low"],
        "high": found["high"],
        "bar": match.bar,
        "pass": found["share"] >= match.bar and summary["failures"] == 0,
        "seconds": time.perf_counter() - started,
    }


def line(row: dict[str, Any]) -> str:
    interval = f"{100 * row['low']:.1f} to {100 * row['high']:.1f}%"
    failed = f", {row['failures']} FAILED" if row["failures"] else ""
    return (
        f"{'PASS' if row['pass'] else 'FAIL'}  {row['match']:32} {100 * row['share']:5.1f}%  {interval:16} "
        f"minimum {100 * row['bar']:.0f}%  {row['games']} games{failed}, {row['seconds']:,.0f} s"
    )


def main(given: list[str]) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--games", type=int, help="games of each match, rounded up to whole blocks (default: 100 to 600)")
    ap.add_argument("--seed", type=int, default=0, help="seed of the first block of each match")
    ap.add_argument("--jobs", type=int, help="number of processes (default: one for each processor)")
    ap.add_argument(
        "--only", choices=sorted({match.bot for match in MATCHES}), help="play only the matches of this bot"
    )
    ap.add_argument(
        "--title", choices=sorted({match.title for match in MATCHES}), help="play only the matches of this title"
    )
    args = ap.parse_args(given)
    print(f"{describe()}: share of wins of the first bot, with its 95% interval", flush=True)
    held = True
    for match in MATCHES:
        if args.only in (None, match.bot) and args.title in (None, match.title):
            row = play(match, args.games if args.games is not None else match.games, args.seed, args.jobs)
            print(line(row), flush=True)  # the next match may take an hour
            held = held and row["pass"]
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(stopping.run(lambda: main(sys.argv[1:])))

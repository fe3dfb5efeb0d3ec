"""Search for leaks in classic games: play whole games with six guests and a spectator and check every message.

    python -m bench.classic.leaks              # 50 games
    python -m bench.classic.leaks --games 5 --seed 7

tests/classic/leaks.py describes the search. Exit status 1 if a leak was found.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from sandtable.classic.lab.invariants import trial
from tests.classic.leaks import play
from tests.server.harness import config, running

SHARE = 0.25  # share of the views that are compared with the same view of another world


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--games", type=int, default=50)
    ap.add_argument("--seed", type=int, default=1, help="seed of the first game; each game adds 1")
    ap.add_argument("--moves", type=int, default=100_000, help="maximum number of answers in a game")
    args = ap.parse_args(argv)
    leaks = messages = compared = rows = over = 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="sandtable-leaks-") as folder, running(config(Path(folder))) as server:
        for seed in range(args.seed, args.seed + args.games):
            options = {**trial("classic", seed), "turns": 2 + seed % 3, "factions": "random", "seats": 6}
            found = play(server, seed, args.moves, SHARE, **options)
            messages, compared, rows = messages + found.messages, compared + found.compared, rows + found.rows
            leaks, over = leaks + len(found.leaks), over + found.over
            print(
                f"seed {seed:3}  {found.rows:5} rows  {found.messages:6,} messages  {found.compared:6,} views"
                f"  {len(found.leaks)} leaks  {time.monotonic() - began:6.0f} s",
                flush=True,
            )
            for leak in found.leaks[:10]:
                print(f"  LEAK {leak}")
    print(
        f"{args.games} games ({over} to their end), {rows:,} rows, "
        f"{messages:,} messages, {compared:,} views: {leaks} leaks"
    )
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())

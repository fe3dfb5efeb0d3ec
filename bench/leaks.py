"""Search for leaks: play whole games and check that no message tells its recipient something hidden from them.

    python -m bench.leaks                      # 50 games
    python -m bench.leaks uprising --games 5 --seed 7
    python -m bench.classic.leaks              # the classic game has its own search

The tables have guests, bots, a mix of both, or one guest on several seats, with every number of seats the title allows
and one spectator each. Besides playing, guests undo moves, try illegal ones, poll, reconnect, and request records and
replays. tests/server/leaks.py describes the search. Exit status 1 if a leak was found.

The seed of a game determines everything about it: the seating, its options, its deal and the choices of guests and
bots. To repeat a game with a leak, run the same command with its `--seed` and `--games 1`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from sandtable.core.titles import meta
from sandtable.server.bots.pool import BotPool
from sandtable.server.tables import commands
from tests.dealing import Dealer
from tests.server.harness import config, running
from tests.server.leak_games import TABLES, play

FAMILY: Final = ("imperium", "uprising")  # titles whose positions tests/server/leaks.py can read


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("title", nargs="?", default="imperium", choices=FAMILY, help="the title to play")
    ap.add_argument("--seats", type=int, default=0, help="play only games with this number of seats")
    ap.add_argument("--games", type=int, default=50)
    ap.add_argument("--seed", type=int, default=1, help="seed of the first game; each game adds 1")
    ap.add_argument("--moves", type=int, default=100_000, help="maximum number of moves by guests in a game")
    args = ap.parse_args(argv)
    leaks = messages = rows = over = 0
    seats = [args.seats] if args.seats else meta(args.title).seats
    patterns = [pattern for pattern in TABLES if len(pattern) in seats]
    switches = [option for option in meta(args.title).options if option.choices == (False, True)]
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="sandtable-leaks-") as folder, running(config(Path(folder))) as server:
        for seed in range(args.seed, args.seed + args.games):
            dealer = Dealer(f"{args.title} {seed}".__str__)
            vars(commands)["secrets"] = dealer
            setattr(BotPool, "random_seed", lambda _, __, number, seat, by=dealer: by.luck(number, seat))  # noqa: B010
            turn, at = divmod(seed, len(patterns))
            # Every other game has all on/off options on; some exist only for certain numbers of seats.
            on = [one.name for one in switches if (turn + at) % 2 and (not one.seats or len(patterns[at]) in one.seats)]
            played = play(server, patterns[at], seed, args.moves, args.title, **dict.fromkeys(on, True))
            found = played.search.found
            messages, rows = messages + played.search.searched, rows + played.rows
            leaks, over = leaks + len(found), over + played.over
            print(
                f"seed {seed:3}  {patterns[at]:6}  {played.rows:5} rows  {played.search.searched:6,} messages"
                f"  {len(found)} leaks  {time.monotonic() - began:6.0f} s  {' '.join(on)}",
                flush=True,
            )
            for leak in found[:10]:
                print(f"  LEAK {leak}")
    print(f"{args.games} games ({over} to their end), {rows:,} rows, {messages:,} messages searched: {leaks} leaks")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())

"""Check that no move is lost: kill `sandtable serve` (kill -9) at random moments during play and restart it.

    python -m bench.kill                              # 100 kills, SQLite
    python -m bench.kill --database postgres          # the same with PostgreSQL, started on this machine for the test
    python -m bench.kill --kills 5 --seed 7

Three games run at the same time: four guests on sockets, one guest with bots, and two guests who poll. After each kill
the moves are read directly from the database: every acknowledged move must be there, none that nobody sent, and all
must follow the rules. Then all guests return to their seats and must see the saved game. Exit status 1 if anything is
lost.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.server import databases
from tests.server.kills import Lost, Result, kill_often, served


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--kills", type=int, default=100, help="number of kills (default %(default)s)")
    ap.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite", help="default %(default)s")
    ap.add_argument("--seed", type=int, default=1, help="seed of the moves and of the moments of the kills")
    ap.add_argument("--longest", type=float, default=1.5, help="maximum seconds of play before a kill")
    args = ap.parse_args(argv)
    if args.database == "postgres" and databases.postgres_folder() is None:
        ap.error("PostgreSQL is not installed (Debian: postgresql)")
    result = Result()
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sandtable-kill-")))
        url = ""
        if args.database == "postgres":
            url = databases.new_database(stack.enter_context(databases.postgres()))
        server = stack.enter_context(served(folder, url))
        try:
            for result in kill_often(server, args.kills, args.seed, args.longest):
                print(
                    f"kill {result.kills:4}  {result.rows:6,} rows  {result.acknowledged:6,} acknowledged"
                    f"  {result.unanswered:3} unanswered  started in {result.seconds_to_start[-1]:4.1f} s"
                    f"  {time.monotonic() - began:6.0f} s",
                    flush=True,
                )
        except Lost as error:
            print(f"LOST after {result.kills} kills: {error}")
            return 1
    print(
        f"{result.kills} kills with {args.database}: {result.acknowledged:,} moves acknowledged, all saved;"
        f" {result.unanswered} more were saved but not yet acknowledged; {result.rows:,} rows, no duplicates"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

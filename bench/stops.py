"""Check that a server ends: stop `sandtable serve` with two processes (SIGTERM) at random moments during play.

    python -m bench.stops                             # 200 stops, SQLite
    python -m bench.stops --database postgres         # the same with PostgreSQL, started on this machine for the test
    python -m bench.stops --stops 5 --tables 40

Guests play with Adepts as fast as they answer, so that messages, writes and bots are under way at every moment. After
each stop no process may be left, the exit status must be 0 and the port free. Exit status 1 if a server is still there
after half a minute.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.server import databases
from tests.server.stops import StillThere, stop_often


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--stops", type=int, default=200, help="number of stops (default %(default)s)")
    ap.add_argument("--tables", type=int, default=12, help="number of tables (default %(default)s)")
    ap.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite", help="default %(default)s")
    ap.add_argument("--seed", type=int, default=1, help="seed of the moves and of the moments of the stops")
    ap.add_argument("--longest", type=float, default=4.0, help="maximum seconds of play before a stop")
    args = ap.parse_args(argv)
    took: list[float] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sandtable-stops-")))
        url = ""
        if args.database == "postgres":
            url = databases.new_database(stack.enter_context(databases.postgres()))
        redis = stack.enter_context(databases.redis())
        try:
            for seconds in stop_often(folder, redis, args.stops, args.tables, args.seed, args.longest, url):
                took.append(seconds)
                print(f"stop {len(took):4}  {seconds:5.1f} s", flush=True)
        except StillThere as error:
            print(f"STILL THERE: {error}")
            return 1
    print(f"{len(took)} stops with {args.database}: all ended, the slowest after {max(took):.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

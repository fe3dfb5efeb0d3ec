"""Compare how long Mentats take for forced and for free answers, on an idle and on a loaded server.

    python -m bench.mentat_times                      # 200 answers of each kind, twice: takes many minutes
    python -m bench.mentat_times --each 50 --mentat S:200ms

Only answers count where others cannot see whether there was a choice (`tests.server.bot_timing`, which says how they
are compared). The loaded server has `--busy` more tables of Mentats, so that every question waits in the queue. Exit
status 1 if the times of the two kinds differ with a probability of error below one in a hundred.
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
from pathlib import Path

from tests.server.bot_timing import distance, likelihood, measure

BAR = 0.01


def percentile(times: list[float], share: float) -> float:
    """Return the percentile of these times at this share, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--each", type=int, default=200, help="answers of each kind (default %(default)s)")
    ap.add_argument("--mentat", default="S:700ms", help="the Mentat's bot (default %(default)s)")
    ap.add_argument("--busy", type=int, default=8, help="further tables on the loaded server (default %(default)s)")
    ap.add_argument("--at-once", type=int, default=2, help="tables that are watched (default %(default)s)")
    ap.add_argument("--most", type=float, default=math.inf, help="limit in seconds for each of the two runs")
    args = ap.parse_args(argv)
    told = False
    print(f"{args.mentat}; milliseconds from the question to the answer")
    print("server   kind     answers       5%     half      95%     most        D        p")
    for name, busy in (("idle", 0), ("loaded", args.busy)):
        with tempfile.TemporaryDirectory(prefix="sandtable-times-") as folder:
            times = measure(
                Path(folder), "mentat", 0.0, args.each, busy, args.at_once, args.most, mentat=args.mentat, bot_workers=2
            )
        d = distance(times.forced, times.chosen)
        p = likelihood(d, len(times.forced), len(times.chosen))
        for kind, taken in (("forced", times.forced), ("free", times.chosen)):
            shares = "".join(f"{percentile(taken, share):9.1f}" for share in (0.05, 0.5, 0.95, 1.0))
            print(f"{name:<8} {kind:<8} {len(taken):>7}{shares}   {d:6.4f}   {p:6.3f}", flush=True)
        told = told or p < BAR
    print("the times tell whether there was a choice" if told else "the times do not tell whether there was a choice")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())

"""Load: many tables at once on `sandtable serve`, four scripted guests each, all on sockets, moving all the time.

    python -m bench.load                                     # 200 tables for a minute
    python -m bench.load --tables 200 --seconds 600          # is the memory flat?
    python -m bench.load --tables 20 --seconds 20 --think 0.5
    python -m bench.load --siege                             # while one address floods and a guest has 40 Mentat tables

Whoever is asked moves after THINK seconds, half to one and a half of it at random: with 200 tables and 2 seconds about
100 moves a second. Measured is the time from sending an action until all four at the table have the view after it, by
the clock of the guests, which share this machine with the server. Several workers speak through Redis, started here.
Exit status 1 if 95 of 100 moves took longer than the bar, if the memory of a run of two minutes or more grew by more
than its bar after the first quarter (games grow longer, and each keeps its log), or if anything was refused.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.server import databases
from tests.server.kills import served
from tests.server.load import Measured, load, memory, percentile
from tests.server.overload import beset, waits

EVERY = 10.0
ADEPT_BAR = 3.0  # seconds that nobody waits longer for an Adept's move
LONG = 120.0  # seconds: a shorter run says nothing about memory


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--tables", type=int, default=200)
    ap.add_argument("--seconds", type=float, default=60.0)
    ap.add_argument("--think", type=float, default=2.0, help="seconds before a move, on average")
    ap.add_argument("--workers", type=int, default=1, help="processes that serve")
    ap.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    ap.add_argument("--siege", action="store_true", help="with 20 cookies that flood, and 40 tables of Mentats")
    ap.add_argument("--bar", type=float, default=150.0, help="milliseconds that 95 of 100 moves must stay below")
    ap.add_argument(
        "--growth", type=float, default=10.0, help="percent that the memory may grow after the first quarter"
    )
    args = ap.parse_args(argv)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sandtable-load-")))
        url = redis = ""
        if args.database == "postgres":
            url = databases.new_database(stack.enter_context(databases.postgres()))
        if args.workers > 1:
            redis = stack.enter_context(databases.redis())
        server = stack.enter_context(served(folder, url, redis, args.workers))
        assert server.process is not None
        pid = server.process.pid
        sizes: list[tuple[float, float]] = []

        def tick(now: float) -> None:
            sizes.append((now, memory(pid)))
            print(f"  {now:5.0f} s  {sizes[-1][1]:6.0f} MiB", file=sys.stderr, flush=True)

        print(f"{args.tables} tables, {args.think:g} s to think, {args.workers} workers, {args.database}", flush=True)
        adepts: list[float] = []

        async def run() -> Measured:
            if not args.siege:
                return await load(server.url, args.tables, args.seconds, args.think, tick, EVERY)
            async with beset(server.url):
                waiting = asyncio.create_task(waits(server.url, args.seconds))
                measured = await load(server.url, args.tables, args.seconds, args.think, tick, EVERY)
                adepts.extend(await waiting)
                return measured

        measured = asyncio.run(run())
        complaints = server.log.read_text().strip()
    print("   from     to   moves   a second   p50 ms   p95 ms   p99 ms   memory MiB")
    ends = [0.0, *(at for at, _ in sizes)]
    spans = [(first, last, size) for first, (last, size) in zip(ends, sizes, strict=False)]
    for first, last, size in [*spans, (0.0, ends[-1], sizes[-1][1])]:
        taken = measured.between(first, last)
        times = "   ".join(f"{1000 * percentile(taken, share):6.1f}" for share in (0.5, 0.95, 0.99))
        rate = len(taken) / (last - first)
        print(f"{first:5.0f} s {last:4.0f} s  {len(taken):6,}     {rate:6.1f}   {times}       {size:6.0f}")
    p95 = 1000 * percentile(measured.between(0.0, ends[-1]), 0.95)
    print(f"{measured.games_over} games ended; {measured.received / 2**20:.0f} MiB of messages")
    for what, often in measured.wrong.most_common():
        print(f"WRONG: {what}, {often} times")
    if complaints:
        print(f"THE SERVER SAID: {complaints[-2000:]}")
    print(f"p95 {p95:.0f} ms, {'under' if p95 <= args.bar else 'OVER'} the bar of {args.bar:.0f} ms")
    if adepts:
        shares = ", ".join(f"p{100 * share:g} {percentile(adepts, share):.2f} s" for share in (0.5, 0.95, 0.99))
        print(f"{len(adepts)} waits for an Adept: {shares}, the longest {adepts[-1]:.2f} s (bar {ADEPT_BAR:g} s)")
    before, after = sizes[len(sizes) // 4][1], sizes[-1][1]
    grown = 100.0 * (after - before) / before
    judged = args.seconds >= LONG
    verdict = (
        ("within" if grown <= args.growth else "OVER") + f" the bar of {args.growth:g}%" if judged else "not judged"
    )
    print(f"memory {before:.0f} to {after:.0f} MiB after the first quarter, {grown:+.1f}%: {verdict}")
    late = bool(adepts) and adepts[-1] > ADEPT_BAR
    return 1 if p95 > args.bar or late or (judged and grown > args.growth) or measured.wrong or complaints else 0


if __name__ == "__main__":
    sys.exit(main())

"""Load test: many tables on `sandtable serve` with scripted guests on sockets who move all the time.

    python -m bench.load                                     # 200 tables of four guests for a minute
    python -m bench.load --model solo --tables 250           # 250 tables of one guest among Adepts, all titles in turn
    python -m bench.load --model solo --titles imperium      # only one title
    python -m bench.load --tables 200 --seconds 600          # does memory stay constant?
    python -m bench.load --tables 20 --seconds 20 --think 0.5
    python -m bench.load --siege                             # with a flood from one address and 40 Mentat tables

In the model `people` a table has four guests and no bots; in the model `solo` it has one guest among Adepts at their
default pace, who make most of the rows. A guest moves after THINK seconds on average (half to one and a half times
that, at random): 200 tables and 2 seconds give about 100 moves a second. The latency of a move is the time from sending
it until all four guests have the new view (with one guest: until it is acknowledged), by the clock of the guests, which
share this machine with the server. Several workers communicate through Redis, which is started for the test. Exit
status 1 if the 95th percentile of the latency is over its limit, if memory grows by more than its limit after the first
quarter of a run of two minutes or more (games get longer, and each keeps its log), or if anything is refused.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from sandtable.server.titles import playable
from tests.server import databases
from tests.server.kills import served
from tests.server.load import Measured, Model, load, memory, percentile, processor
from tests.server.overload import beset, waits

EVERY = 10.0
ADEPT_BAR = 3.0  # maximum seconds to wait for an Adept bot's move
LONG = 120.0  # seconds; memory is not judged in a shorter run


def _options() -> argparse.ArgumentParser:
    """Return the parser for the command line of the load test."""
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--tables", type=int, default=200, help="number of tables (default %(default)s)")
    ap.add_argument("--seconds", type=float, default=60.0, help="length of the run (default %(default)s)")
    ap.add_argument("--think", type=float, default=2.0, help="mean seconds before a move (default %(default)s)")
    ap.add_argument("--model", choices=["people", "solo"], default="people", help="who plays (default %(default)s)")
    ap.add_argument(
        "--titles", nargs="*", choices=playable(), default=playable(), help="titles of the model solo, in turn"
    )
    ap.add_argument("--pace", type=float, help="seconds before a move of an Adept (default: that of new tables)")
    ap.add_argument("--workers", type=int, default=1, help="number of server processes (default %(default)s)")
    ap.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite", help="default %(default)s")
    ap.add_argument(
        "--siege", action="store_true", help="add 20 guests that flood the server, and 40 tables of Mentat bots"
    )
    ap.add_argument("--bar", type=float, default=150.0, help="limit in ms for the 95th percentile of a move")
    ap.add_argument(
        "--growth", type=float, default=10.0, help="limit in percent for the growth of memory after the first quarter"
    )
    return ap


def main(argv: list[str] | None = None) -> int:
    args = _options().parse_args(argv)
    model = Model(args.model == "solo", tuple(args.titles), args.pace)
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
        used: list[float] = []

        def tick(now: float) -> None:
            used.append(processor(pid))
            if now == 0.0:  # all tables have been started
                return
            sizes.append((now, memory(pid)))
            print(f"  {now:5.0f} s  {sizes[-1][1]:6.0f} MiB", file=sys.stderr, flush=True)

        print(
            f"{args.tables} tables ({args.model}), {args.think:g} s to think, {args.workers} workers, {args.database}",
            flush=True,
        )
        adepts: list[float] = []

        async def run() -> Measured:
            if not args.siege:
                return await load(server.url, args.tables, args.seconds, args.think, tick, EVERY, model)
            async with beset(server.url):
                waiting = asyncio.create_task(waits(server.url, args.seconds))
                measured = await load(server.url, args.tables, args.seconds, args.think, tick, EVERY, model)
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
    spent = used[-1] - used[0]
    rate = measured.rows / ends[-1]
    print(f"{measured.rows:,} rows, {rate:.1f} a second, {rate / args.tables:.2f} a second at each table")
    each = 1000 * spent / max(1, measured.rows)
    print(f"{each:.2f} ms of processor a row, for the server and its bots, once all tables play")
    print(f"{measured.games_over} games ended; {measured.received / 2**20:.0f} MiB of messages")
    for what, often in measured.wrong.most_common():
        print(f"WRONG: {what}, {often} times")
    if complaints:
        print(f"SERVER OUTPUT: {complaints[-2000:]}")
    print(f"p95 {p95:.0f} ms, {'under' if p95 <= args.bar else 'OVER'} the limit of {args.bar:.0f} ms")
    if adepts:
        shares = ", ".join(f"p{100 * share:g} {percentile(adepts, share):.2f} s" for share in (0.5, 0.95, 0.99))
        print(f"{len(adepts)} waits for an Adept: {shares}, the longest {adepts[-1]:.2f} s (limit {ADEPT_BAR:g} s)")
    before, after = sizes[len(sizes) // 4][1], sizes[-1][1]
    grown = 100.0 * (after - before) / before
    judged = args.seconds >= LONG
    verdict = (
        ("within" if grown <= args.growth else "OVER") + f" the limit of {args.growth:g}%" if judged else "not judged"
    )
    print(f"memory {before:.0f} to {after:.0f} MiB after the first quarter, {grown:+.1f}%: {verdict}")
    late = bool(adepts) and adepts[-1] > ADEPT_BAR
    return 1 if p95 > args.bar or late or (judged and grown > args.growth) or measured.wrong or complaints else 0


if __name__ == "__main__":
    sys.exit(main())

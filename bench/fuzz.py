"""Fuzz the server with malformed messages and requests: there must be no 500, no crash and no unwanted change.

    python -m bench.fuzz                                # 90,000 socket messages, 10,000 HTTP requests
    python -m bench.fuzz --messages 2000 --requests 0
    python -m bench.fuzz --seed 7

Socket messages come from our own fuzzer, which knows the game (tests/server/fuzz.py). Requests come from schemathesis,
based on the server's OpenAPI schema (tests/server/fuzz_http.py). The database is compared before and after. Exit status
1 if anything broke.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.fuzz import NO_LIMIT, Broken, Fuzzer, Scene, errors_logged
from tests.server.fuzz_http import Requests
from tests.server.harness import config, running


def counted(counts: Counter[Any]) -> str:
    """Format the counts as text, the most frequent first."""
    return ", ".join(f"{name} {n:,}" for name, n in counts.most_common())


def progress(what: str) -> Callable[[int], None]:
    """Return a function that prints the number of items done at most every ten seconds."""
    began = printed = time.monotonic()

    def say(done: int) -> None:
        nonlocal printed
        if time.monotonic() - printed > 10:
            printed = time.monotonic()
            print(f"  {done:,} {what}, {printed - began:.0f} s", file=sys.stderr, flush=True)

    return say


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--messages", type=int, default=90_000, help="number of socket messages")
    ap.add_argument("--requests", type=int, default=10_000, help="number of HTTP requests")
    ap.add_argument("--seed", type=int, default=1)
    args = ap.parse_args(argv)
    with (
        tempfile.TemporaryDirectory(prefix="sandtable-fuzz-") as folder,
        running(config(Path(folder), limits=NO_LIMIT)) as server,
        errors_logged() as errors,
    ):
        scene = Scene(server, finished=True)
        fuzzer = Fuzzer(random.Random(args.seed), scene)
        requests = Requests(scene, args.seed)
        try:
            fuzzer.run(args.messages, progress=progress("messages"))
            if args.requests:
                requests.run(args.requests, progress=progress("requests"))
            scene.all_again()
            scene.move_on(random.Random(args.seed))
        except Broken as error:
            print(f"BROKEN: {error}")
            return 1
        finally:
            scene.close()
            print(f"{sum(fuzzer.sent.values()):,} messages: {counted(fuzzer.sent)}")
            print(f"  answered: {counted(fuzzer.refused)}")
            print(f"{sum(requests.sent.values()):,} requests answered with: {counted(requests.answered)}")
    for line in errors[:10]:
        print(f"LOGGED: {line}")
    if not errors:
        print("No 500, no crash, no error in the log, and the database is unchanged.")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())

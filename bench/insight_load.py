"""Measure how fast tables answer while the server analyses a finished game.

    python -m bench.insight_load --moves 200

One `sandtable serve` and one guest: the guest makes moves at tables where all seats are their own, first while the
server has nothing else to do, then while an analysis runs. Printed are the median and the 95th percentile of the time
from a move to its answer, by the clock of the guest, which shares this machine with the server and the analysis. Exit
status 1 if the 95th percentile during the analysis is over 150 ms, or if the analysis ends before the moves.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from sandtable.build_info import describe
from tests.server.harness import Browser, Data
from tests.server.kills import served
from tests.server.load import percentile
from tests.server.test_analysis import finished, path

BAR: Final = 150.0
THINK: Final = 0.4  # seconds between two moves, so that no rate limit is met


def move(guest: Browser, table: Data, rng: random.Random) -> float | None:
    """Make a random move and return the milliseconds that it took, or None at the end of the game."""
    views: dict[str, Data] = guest.get(f"/tables/{table['id']}/updates?from=-1")["messages"][-1]["views"]
    asked = [(int(seat), view) for seat, view in views.items() if view.get("decision") and view["options"]]
    if not asked:
        return None
    seat, view = asked[0]
    word = rng.choice(view["options"])["action"]
    started = time.perf_counter()
    guest.post(f"/tables/{table['id']}/act", {"seat": seat, "at": view["at"], "action": word})
    return (time.perf_counter() - started) * 1000.0


def moves(guest: Browser, number: int, rng: random.Random) -> list[float]:
    """Make this many random moves, at one table after another, and return the milliseconds of each."""
    found: list[float] = []
    table = guest.make("mmmm")
    while len(found) < number:
        time.sleep(THINK)
        took = move(guest, table, rng)
        if took is None:
            table = guest.make("mmmm")
        else:
            found.append(took)
    return found


def told(name: str, times: list[float]) -> float:
    """Print the percentiles of these times under a name, and return the 95th percentile."""
    ordered = sorted(times)
    high = percentile(ordered, 0.95)
    print(f"{name:24} {len(times):4} moves  median {percentile(ordered, 0.5):6.1f} ms  95% {high:6.1f} ms", flush=True)
    return high


def main(argv: list[str]) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--moves", type=int, default=200, help="moves with and without an analysis (default %(default)s)")
    given = ap.parse_args(argv)
    print(describe(), flush=True)
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        guest = Browser(server.url, "Anna")
        over = finished(guest)
        told("without an analysis", moves(guest, given.moves, rng))
        guest.post(path(over), {})
        high = told("during an analysis", moves(guest, given.moves, rng))
        state = guest.get(path(over))["state"]
    if state != "running":
        print(f"the analysis was {state} before the last move: make fewer moves")
    return 0 if high <= BAR and state == "running" else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

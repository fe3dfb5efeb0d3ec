"""Measure the processor time of the search bot's decisions, for several titles in one run.

    SANDTABLE_ENGINE=$(python make/engine.py folder) python -m bench.thinking    # the compiled engine
    python -m bench.thinking --passes 100 --decisions 20

The league plays with Rise of Ix and Immortality. The positions come from games of four greedy bots, a few from each
game, from the first round to the last. The titles take turns position by position, so that changes in the machine's
speed affect all of them equally. The limits are in milliseconds and meant for the compiled engine with 400 passes; on a
busy or slow machine, look at the ratio to the first title instead. Exit status 1 if a title exceeds its limit.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import sandtable
from sandtable.bots.greedy_bot import GreedyBot
from sandtable.bots.search_bot import SearchBot
from sandtable.build_info import describe
from sandtable.core.rng import Rng

SEATS = 4
EACH = 37  # number of decisions with a choice from one timed position to the next
# Name, title, options and limit in milliseconds.
GAMES: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    ("imperium", "imperium", {}, 150),
    ("imperium, ix", "imperium", {"boxes": ["ix"]}, 150),
    ("imperium, league", "imperium", {"boxes": ["ix", "immortality"]}, 200),
    ("uprising", "uprising", {}, 150),
    ("uprising, choam", "uprising", {"choam": True}, 150),
    ("uprising, ix", "uprising", {"boxes": ["ix"]}, 150),
)


class Positions:
    """A reproducible endless series of positions in which a seat has a choice."""

    def __init__(self, title: str, options: dict[str, Any]) -> None:
        self.title = title
        self.options = options
        self.seed = 0
        self.state: Any = None
        self.rng = Rng(1)
        self.greedy = GreedyBot()

    def next(self) -> Any:
        """Return the next position."""
        left = EACH
        while True:
            if self.state is None or self.state.over:
                self.seed += 1
                self.state = sandtable.new(self.title, seats=SEATS, seed=self.seed, **self.options)
            seat = self.state.to_act[0]
            decision = self.state.decision(seat)
            if len(decision.options) > 1:
                left -= 1
                if left == 0:
                    position = self.state.clone()
                    self._go_on(seat, decision)
                    return position
            self._go_on(seat, decision)

    def _go_on(self, seat: int, decision: Any) -> None:
        view = self.state.view(seat) if len(decision.options) > 1 else None
        self.state.apply(seat, self.greedy.choose(view, decision, self.rng) if view else decision.options[0])


def think(bot: SearchBot, position: Any, seed: int) -> float:
    """Return the processor seconds of one decision, including the bot's view of the table."""
    seat = position.to_act[0]
    started = time.process_time()
    bot.choose(position.view(seat), position.decision(seat), Rng(seed))
    return time.process_time() - started


def main(argv: list[str]) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--passes", type=int, default=400, help="passes of the search bot (default %(default)s)")
    ap.add_argument("--decisions", type=int, default=60, help="timed decisions of each title (default %(default)s)")
    args = ap.parse_args(argv)
    bot = SearchBot(args.passes)
    sources = [Positions(title, options) for _, title, options, _ in GAMES]
    spent: list[list[float]] = [[] for _ in GAMES]
    for number in range(args.decisions):
        for source, seconds in zip(sources, spent, strict=True):
            seconds.append(think(bot, source.next(), number))
    print(f"{describe()}: S:{args.passes}, {args.decisions} decisions of each, processor milliseconds")
    first = sum(spent[0])
    held = True
    for (name, _, _, bar), seconds in zip(GAMES, spent, strict=True):
        mean = 1000 * sum(seconds) / len(seconds)
        held = held and mean <= bar
        print(
            f"{'PASS' if mean <= bar else 'FAIL'}  {name:18} {mean:6.0f} (limit {bar})"
            f"  longest {1000 * max(seconds):6.0f}  {sum(seconds) / first:5.2f} times the first"
        )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

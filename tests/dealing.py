"""Derive the deals of tables and the choices of bots from the name of the test, so that a failure can be repeated.

A real server takes both from the operating system's random numbers, so each run of a test would play another game, and
a test that depends on luck would fail only now and then. Set SANDTABLE_DEALS to any word, such as 7, to get other deals
in all tests and find such a test.

Run as a program, this file is `sandtable serve` for the tests in a browser, which write the name of the running test
into its data folder. Its delays are short: bots move at once, absent players are soon replaced, and its rate limits are
high.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

DEALS = "deals"  # the file that names the test
GAME = "game"  # the file with the next table's game so far, where a test wants one that is known


class Dealer:
    """A replacement for the module `secrets`, which gives the same numbers to the same test, in the order of the
    calls."""

    def __init__(self, test: Callable[[], str], game: Path | None = None) -> None:
        self._ask_test = test
        self._game = game
        self._test: str | None = None
        self._chance = random.Random()

    def _of_this_test(self) -> random.Random:
        test = self._ask_test() + os.environ.get("SANDTABLE_DEALS", "")
        if test != self._test:
            self._test, self._chance = test, random.Random(test)
        return self._chance

    def randbelow(self, limit: int) -> int:
        if self._game is not None and self._game.is_file():
            seed: int = json.loads(self._game.read_text())["seed"]
            return seed
        return self._of_this_test().randrange(limit)

    def moves(self) -> list[tuple[int, int]]:
        """Return the first moves of the next table, as (seat, action), and forget them; empty if the test has not asked
        for any."""
        if self._game is None or not self._game.is_file():
            return []
        moves = json.loads(self._game.read_text())["moves"]
        self._game.unlink()
        return [(seat, action) for seat, action in moves]

    def choice(self, of: Sequence[Any]) -> Any:
        return self._of_this_test().choice(of)

    def luck(self, number: int, seat: int) -> int:
        """Return the random seed of a bot for one decision; it replaces `BotPool.random_seed` at every table of the
        test."""
        self._of_this_test()
        return random.Random(f"{self._test}/{number}/{seat}").getrandbits(256)


if __name__ == "__main__":
    from dataclasses import replace

    from sandtable.cli import app
    from sandtable.server import app as server
    from sandtable.server.bots.pool import BotPool
    from sandtable.server.config import Config, from_environment
    from sandtable.server.tables import commands
    from sandtable.server.tables.live_table import LiveTable

    os.environ.setdefault("SANDTABLE_COMPILE", "no")
    data = Path(os.environ["SANDTABLE_DATA"])
    dealer = Dealer((data / DEALS).read_text, data / GAME)
    start = commands.start

    async def begun(table: LiveTable, guest: str) -> None:
        await start(table, guest)
        if moves := dealer.moves():
            async with table.lock:
                await table._append(moves)

    def sooner() -> Config:
        config = from_environment()
        limits = replace(config.limits, per_second=1_000.0, burst=10_000.0)
        return replace(
            config,
            bot_workers=1,
            bot_delay=0.0,
            decline_delay=0.2,
            pass_delay=0.0,
            player_away=10.0,
            limits=limits,
            hint_seconds=0.3,
            analysis_seconds=4.0,
        )

    vars(commands)["secrets"] = dealer
    vars(commands)["start"] = begun
    vars(server)["from_environment"] = sooner
    setattr(BotPool, "random_seed", lambda _, __, number, seat: dealer.luck(number, seat))  # noqa: B010 - mypy forbids the plain one
    app()

"""Makes the deal of a table follow from the test that asks for it: what fails once fails again.

A table is dealt by the operating system's chance, and must be; so is what its bots do. So a test met another game each
time it ran, and one that stood on luck fell one day in many. SANDTABLE_DEALS=7 (any word) deals all of them anew, to
find such a test.

As a program it is `sandtable serve`, for the tests in a browser: the test's name lies in its data directory. Nor does
anybody wait there as long as for people: bots, whoever misses somebody, and who asks for much.
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
    """Stands where `secrets` stood: the same numbers for the same test, in the order it asks for them."""

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
        """Return those of the game that was asked for: the table begins behind them."""
        if self._game is None or not self._game.is_file():
            return []
        moves = json.loads(self._game.read_text())["moves"]
        self._game.unlink()
        return [(seat, action) for seat, action in moves]

    def choice(self, of: Sequence[Any]) -> Any:
        return self._of_this_test().choice(of)

    def luck(self, number: int, seat: int) -> int:
        """Set a bot's luck at a decision: `BotPool.random_seed` for every table of the test."""
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

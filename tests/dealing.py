"""Makes the deal of a table follow from the test that asks for it: what fails once fails again.

A table is dealt by the operating system's chance, and must be. So a test met another game each time it ran, and one
that stood on luck fell one day in many. SANDTABLE_DEALS=7 (any word) deals all of them anew, to find such a test.

As a program it is `sandtable serve`, for the tests in a browser: the test's name lies in its data directory.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

DEALS = "deals"  # the file that names the test


class Dealer:
    """Stands where `secrets` stood: the same numbers for the same test, in the order it asks for them."""

    def __init__(self, test: Callable[[], str]) -> None:
        self._ask_test = test
        self._test: str | None = None
        self._chance = random.Random()

    def _of_this_test(self) -> random.Random:
        test = self._ask_test() + os.environ.get("SANDTABLE_DEALS", "")
        if test != self._test:
            self._test, self._chance = test, random.Random(test)
        return self._chance

    def randbelow(self, limit: int) -> int:
        return self._of_this_test().randrange(limit)

    def choice(self, of: Sequence[Any]) -> Any:
        return self._of_this_test().choice(of)


if __name__ == "__main__":
    from sandtable.cli import app
    from sandtable.server import hosting

    vars(hosting)["secrets"] = Dealer((Path(os.environ["SANDTABLE_DATA"]) / DEALS).read_text)
    app()

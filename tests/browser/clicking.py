"""A player who plays by clicks: looks at what is lit on the page, and presses one of these things."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# Whatever may be pressed when something is asked: pieces that are lit, answers in the bar or the tray, the slider's
# button; and what covers the table.
ASKED = ".decide:not(.idle), .p-decide:not(.idle)"
PIECES = ".is-may[data-rove], .is-reach[data-rove]"
ANSWERS = "[data-choice]:not(:disabled):not([aria-disabled='true'])"
SLIDER = ".slide .chip.do:not(:disabled)"
CONFIRM = ".btn.confirm:not(:disabled)"
CURTAIN = ".curtain .btn"
# The final scores, or the button that leads there.
OVER = ".end-page, .acts .btn.end:not([data-choice]):not([aria-disabled])"

PRESS_WITHIN = 2_000.0  # milliseconds
MOVE_WITHIN = 60.0  # seconds: bots may think in between


MAKE = """(wish) => fetch('/api/tables', {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish),
}).then((answer) => answer.json())"""


def sit_down(page: Page, seats: list[str], start: bool = True, **options: Any) -> str:
    """A table of this page's own person, with bots that do not dawdle; its id. A seat is `me`, `open` or a bot."""
    wish = {
        "title": "imperium",
        "options": {"seats": len(seats), **options},
        "seats": [{"kind": who} if who in ("me", "open") else {"kind": "bot", "bot": who} for who in seats],
        "clock": {"kind": "none"},
        "start": start,
        "pace": 0,
    }
    while not page.context.cookies():  # the page may still be on its way to its cookie
        page.wait_for_timeout(20)
    made = page.evaluate(MAKE, wish)
    assert "id" in made, made
    page.goto(f"/table/{made['id']}")
    id: str = made["id"]
    return id


class Clicker:
    """Presses at random, from a seed."""

    def __init__(self, page: Page, seed: int = 0, tap: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.tap = tap
        self.pressed = 0
        self.stuck = 0

    @property
    def table(self) -> Any:
        return self.page.evaluate(
            "fetch('/api/tables/' + location.pathname.split('/')[2]).then((answer) => answer.json())"
        )

    def press(self, what: Locator) -> None:
        if self.tap:
            what.tap(timeout=PRESS_WITHIN)
        else:
            what.click(timeout=PRESS_WITHIN)
        self.pressed += 1

    def asked(self) -> bool:
        """Something may be pressed now."""
        return bool(self.page.locator(CURTAIN).count() or self._open().count())

    def over(self) -> bool:
        return bool(self.page.locator(OVER).count())

    def wait_for_question(self, within: float = MOVE_WITHIN) -> bool:
        """Until something is asked, or the game is over: then False."""
        until = time.monotonic() + within
        while time.monotonic() < until:
            if self.asked():
                return True
            if self.over():
                return False
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing was asked for {within:.0f} seconds; the table: {self.table}")

    def wait_for_row(self, n: int, within: float = 10.0) -> None:
        """Until the table has come to row `n` of its record."""
        until = time.monotonic() + within
        while (now := self.table["n"]) < n:
            assert time.monotonic() < until, f"the table is at {now} and not at {n}"
            self.page.wait_for_timeout(50)

    def _open(self) -> Locator:
        return self.page.locator(f"{PIECES}, {ANSWERS}, {SLIDER}")

    def step(self) -> bool:
        """One press, and the second one where the page asks for it; False if the game is over."""
        from playwright.sync_api import TimeoutError as Late

        if not self.wait_for_question():
            return False
        before = self._question()
        try:
            self._press_something()
        except Late as late:
            # The question may have been answered by itself meanwhile. If it stands as it was, nothing could be pressed.
            self.page.wait_for_timeout(200)
            if self._question() == before:
                self.stuck += 1
                if self.stuck > 3:
                    raise AssertionError(f"nothing can be pressed, though it is lit: {late}") from late
            return True
        self.stuck = 0
        self._settle(before)
        return True

    def _press_something(self) -> None:
        if self.page.locator(CURTAIN).count():
            self.press(self.page.locator(CURTAIN))
            return
        things = self._open()
        n = things.count()
        if n:
            self.press(things.nth(self.rng.randrange(n)))
            if self.page.locator(CONFIRM).count():
                self.press(self.page.locator(CONFIRM))

    def _question(self) -> str:
        text: str = self.page.evaluate(
            "() => [...document.querySelectorAll('.decide, .p-decide, .is-chosen')].map((e) => e.outerHTML).join()"
        )
        return text

    def _settle(self, before: str) -> None:
        """Until the page shows that the press has come through."""
        until = time.monotonic() + 5
        while self._question() == before and time.monotonic() < until:
            self.page.wait_for_timeout(20)

    def play(self, most: int = 3_000) -> None:
        """To the end of the game."""
        for _ in range(most):
            if not self.step():
                return
        raise AssertionError(f"the game is not over after {most} presses")

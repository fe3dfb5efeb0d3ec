"""A player who plays by clicks: it looks for elements that may be pressed, and presses one of them at random."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.browser.guests import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Something is asked of the reader.
ASKED = ".decide:not(.idle), .p-decide:not(.idle)"

MOVE_WITHIN = 60.0  # seconds: bots may think in between, and other work may keep the machine busy
# A press may come to nothing, because the page answered by itself meanwhile; but not for so long.
NOTHING_FOR = 30.0
JUMP = 20  # seconds by which a clock is put on as it is stopped: it cannot be stopped in the past
CHANGED_WITHIN = 3_000  # milliseconds, until the press is tried anew


# As a link leads there: another page of the same one is drawn, and nothing is loaded, read or compiled anew.
WALK = """async (path) => {
  if (!document.getElementById('app')) return false;
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  return true;
}"""
NOWHERE = "/no/such/page"


def go_to(page: Page, path: str) -> None:
    """Go to another page of the site by a link, as the same person. The elements of the previous page are then gone."""
    if not page.evaluate(WALK, path):
        page.goto(path)


def sit_down(
    page: Page,
    seats: list[str],
    start: bool = True,
    clock: Any = None,
    pace: int = 0,
    title: str = "imperium",
    **options: Any,
) -> str:
    """Make a table as this page's person, open it and return its id. A seat is `me`, `open` or the name of a bot; bots
    move without delay unless `pace` is given."""
    wish = {
        "title": title,
        "options": {"seats": len(seats), **options},
        "seats": [{"kind": who} if who in ("me", "open") else {"kind": "bot", "bot": who} for who in seats],
        "clock": clock or {"kind": "none"},
        "start": start,
        "pace": pace,
    }
    page.request.get("/api/me")  # gives the cookie to whoever has none
    made = page.request.post("/api/tables", data=wish).json()
    assert "id" in made, made
    go_to(page, f"/table/{made['id']}")
    id: str = made["id"]
    return id


def sit_down_when(
    page: Page, seats: list[str], wanted: Callable[[Any, int], bool], seed: int = 0, **options: Any
) -> str:
    """Like `sit_down`, but the game has been played on until this person is asked something and `wanted` is true.

    `wanted` gets the person's view and the number of moves the person has made. These moves are random and made without
    the page, which is faster.
    """
    me = Guest(page.evaluate("location.origin"), seed=seed)
    page.context.add_cookies(me.cookies)
    while True:
        id: str = me.make(seats, pace=0, **options)["id"]
        if me.play_until(id, seats.index("me"), wanted):
            page.goto(f"/table/{id}")
            return id


def table_id(page: Page) -> str:
    return page.url.partition("/table/")[2].partition("?")[0]


def ask_server(page: Page, path: str) -> Any:
    """Return the server's answer to a request of this page's person; wait and repeat the request while it is rate
    limited."""
    while (answer := page.request.get(path)).status == 429:
        time.sleep(0.2)
    assert answer.ok, f"{path}: {answer.status} {answer.text()[:500]}"
    return answer.json()


def views_of(page: Page) -> Any:
    """Return the newest views of the person's own seats, by seat; a spectator's view has the key `watch`."""
    messages = ask_server(page, f"/api/tables/{table_id(page)}/updates?from=-1")["messages"]
    return [message for message in messages if message["type"] == "update"][-1]["views"]


def stop_clock(page: Page) -> None:
    """Stop the page's clock until it is moved (`run_for`) or started again (`resume`).

    The time for which something is shown can then be tested exactly, however busy the machine is. Call
    `page.clock.install()` before.
    """
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + JUMP)


def wait_for_hand(page: Page, hand: list[str]) -> None:
    """Wait until the page shows exactly these cards in the hand."""
    page.wait_for_function(
        "(hand) => [...document.querySelectorAll('.hand > .card')].map((c) => c.dataset.card).sort().join() === hand",
        arg=",".join(sorted(hand)),
    )


class Clicker:
    """A player who presses elements at random, determined by a seed; `tap` uses touch instead of the mouse."""

    def __init__(self, page: Page, seed: int = 0, tap: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.tap = tap
        self.pressed = 0

    @property
    def table(self) -> Any:
        return ask_server(self.page, f"/api/tables/{table_id(self.page)}")

    def inside(self, call: str, *given: Any) -> Any:
        """Call a function of inside.js in the page and return its result."""
        return self.page.evaluate(f"(given) => inside.{call}(...given)", list(given))

    def asked(self) -> bool:
        """Tell whether something may be pressed now."""
        return bool(self.inside("now") == "asked")

    def over(self) -> bool:
        return bool(self.inside("now") == "over")

    def wait_for_question(self, within: float = MOVE_WITHIN) -> bool:
        """Wait until the page asks something (return True) or the game is over (return False)."""
        found = self.inside("question", within * 1000)
        assert found, f"nothing was asked for {within:.0f} seconds; the table: {self.table}"
        return bool(found == "asked")

    def settle(self) -> None:
        """Wait until everything that was sent has been answered and is shown."""
        assert self.inside("settled", MOVE_WITHIN * 1000), f"no answer came; the table: {self.table}"

    def wait_for_row(self, n: int, within: float = MOVE_WITHIN) -> None:
        """Wait until the page shows row `n` of the table's game."""
        assert self.inside("shown", n, within * 1000), f"the page does not show row {n}; the table: {self.table}"
        self.settle()

    def step(self) -> bool:
        """Wait for a question and press one of its elements. Return False if the game is over."""
        if not self.wait_for_question():
            return False
        self.press_something()
        return True

    def press_something(self) -> bool:
        """Press one of the elements that may be pressed, and wait until the page has changed. Return False if there is
        no such element any more."""
        until = time.monotonic() + NOTHING_FOR
        aim: Any = None
        while time.monotonic() < until:
            aim = self.inside("aim", self.rng.random())
            if aim is None:
                if not self.asked():
                    return False
                self.page.wait_for_timeout(50)
                continue
            if self.tap:
                self.page.touchscreen.tap(aim["x"], aim["y"])
            else:
                self.page.mouse.click(aim["x"], aim["y"])
            self.pressed += 1
            if self.inside("changed", aim["look"], CHANGED_WITHIN):
                return True
        raise AssertionError(f"what is lit cannot be pressed, or nothing comes of it: {aim}; the table: {self.table}")

    def my_turn(self) -> bool:
        """Tell whether the question is which card to play, after a card that was already picked has been put back."""
        if self.page.locator(".confirm").count():
            return False  # a choice on a phone, about to be sent
        self.page.keyboard.press("Escape")
        return bool(self.page.locator(".card.is-may").count() and self.page.locator(".is-reach").count())

    def play_until(self, done: Callable[[], bool], most: int = 400) -> None:
        """Press elements until `done` returns True; fail if the game ends before."""
        for _ in range(most):
            assert self.wait_for_question(), "the game is over"
            if done():
                return
            self.press_something()
        raise AssertionError(f"it has not come to that in {most} presses")

    def play(self, each: Callable[[], None] = lambda: None, most: int = 3_000) -> None:
        """Play to the end of the game; `each` is called before every press."""
        for _ in range(most):
            if not self.wait_for_question():
                return
            each()
            self.press_something()
        raise AssertionError(f"the game is not over after {most} presses")

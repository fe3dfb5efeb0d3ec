"""A player who plays by clicks: looks at what is lit on the page, and presses one of these things."""

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
    """To another page of the site, by the same person; what was seen before is gone then."""
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
    """A table of this page's own person; its id. Bots do not dawdle unless told to. A seat is `me`, `open` or a bot."""
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
    """Like `sit_down`, at a game that has come so far that one is asked something, and it is as wanted.

    `wanted` is told the own view and how many moves one has made: at random, and without the page, which is quicker."""
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
    """Return what the server tells the person of this page. Whoever asks too often waits, as told."""
    while (answer := page.request.get(path)).status == 429:
        time.sleep(0.2)
    assert answer.ok, f"{path}: {answer.status} {answer.text()[:500]}"
    return answer.json()


def views_of(page: Page) -> Any:
    """The newest views of the own seats, by seat; `watch` for whoever has none."""
    messages = ask_server(page, f"/api/tables/{table_id(page)}/updates?from=-1")["messages"]
    return [message for message in messages if message["type"] == "update"][-1]["views"]


def stop_clock(page: Page) -> None:
    """From now on the page's clock stands, until it is moved (`run_for`) or set going again (`resume`).

    How long something is shown is then told exactly, however busy the machine. `page.clock.install()` comes before."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + JUMP)


def wait_for_hand(page: Page, hand: list[str]) -> None:
    """Until these cards, and no others, are in the hand that the page shows."""
    page.wait_for_function(
        "(hand) => [...document.querySelectorAll('.hand > .card')].map((c) => c.dataset.card).sort().join() === hand",
        arg=",".join(sorted(hand)),
    )


class Clicker:
    """Presses at random, from a seed."""

    def __init__(self, page: Page, seed: int = 0, tap: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.tap = tap
        self.pressed = 0

    @property
    def table(self) -> Any:
        return ask_server(self.page, f"/api/tables/{table_id(self.page)}")

    def inside(self, call: str, *given: Any) -> Any:
        """Ask the page by what inside.js has put into it."""
        return self.page.evaluate(f"(given) => inside.{call}(...given)", list(given))

    def asked(self) -> bool:
        """Something may be pressed now."""
        return bool(self.inside("now") == "asked")

    def over(self) -> bool:
        return bool(self.inside("now") == "over")

    def wait_for_question(self, within: float = MOVE_WITHIN) -> bool:
        """Until something is asked, or the game is over: then False."""
        found = self.inside("question", within * 1000)
        assert found, f"nothing was asked for {within:.0f} seconds; the table: {self.table}"
        return bool(found == "asked")

    def settle(self) -> None:
        """Until everything sent is answered and shown."""
        assert self.inside("settled", MOVE_WITHIN * 1000), f"no answer came; the table: {self.table}"

    def wait_for_row(self, n: int, within: float = MOVE_WITHIN) -> None:
        """Until the page shows row `n` of the table's record."""
        assert self.inside("shown", n, within * 1000), f"the page does not show row {n}; the table: {self.table}"
        self.settle()

    def step(self) -> bool:
        """One press on something that is open; False if the game is over."""
        if not self.wait_for_question():
            return False
        self.press_something()
        return True

    def press_something(self) -> bool:
        """One press on something that is open now, with all that comes of it; False if nothing was open any more."""
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
        """The question is which card to play; what was picked for it is put back."""
        if self.page.locator(".confirm").count():
            return False  # a choice on a phone, about to be sent
        self.page.keyboard.press("Escape")
        return bool(self.page.locator(".card.is-may").count() and self.page.locator(".is-reach").count())

    def play_until(self, done: Callable[[], bool], most: int = 400) -> None:
        """Press on until it is so; the game must not end before."""
        for _ in range(most):
            assert self.wait_for_question(), "the game is over"
            if done():
                return
            self.press_something()
        raise AssertionError(f"it has not come to that in {most} presses")

    def play(self, each: Callable[[], None] = lambda: None, most: int = 3_000) -> None:
        """To the end of the game; `each` is called before every press."""
        for _ in range(most):
            if not self.wait_for_question():
                return
            each()
            self.press_something()
        raise AssertionError(f"the game is not over after {most} presses")

"""A bot that plays in a player's place: the page says so for as long as it lasts, lights nothing, and offers the seat
back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, PHONE, WIDE, Pages
from tests.browser.clicking import Clicker, ask_server, sit_down, table_id
from tests.browser.guests import Guest
from tests.browser.looking import scrolls_sideways, spills
from tests.browser.test_life import two_at_a_table

pytestmark = pytest.mark.slow

SHORT = {"kind": "turn", "seconds": 6}
SLOW = 3  # seconds between the moves of bots: the one who stands in must not come far while the page is looked at
ABSENT = 90_000  # milliseconds: some seconds (`tests.dealing`), and some more until the server says so by itself
LIT = ".is-may, .is-reach, .chip[data-choice], .tray, .btn.end[data-choice]"


def seat_of(page: Page, seat: int) -> tuple[str, str | None]:
    """Return who plays this seat, and the reason if that is a bot in a player's place."""
    facts = ask_server(page, f"/api/tables/{table_id(page)}")["seats"][seat]
    return facts["kind"], facts["replaced"]


def nothing_is_asked(page: Page) -> None:
    expect(page).not_to_have_title(re.compile("Your turn"))
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
    expect(page.locator(".prompt b")).to_have_text("A bot plays for you.")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_out_of_time_and_back(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice"], clock=SHORT, pace=SLOW)
    notice = page.locator(".notices .standing")
    expect(notice).to_contain_text("A bot plays for you. The time ran out.")
    assert seat_of(page, 0) == ("bot", "clock")
    nothing_is_asked(page)
    assert not scrolls_sideways(page)
    assert [spill for spill in spills(page) if "toast" in spill] == []
    notice.get_by_role("button", name="Take my seat back").click()
    expect(notice).to_have_count(0)
    assert seat_of(page, 0) == ("guest", None)
    assert Clicker(page).wait_for_question()


def test_whom_the_host_replaced_asks_the_host(pages: Pages) -> None:
    host, friend = two_at_a_table(pages)
    let_play = host.get_by_role("button", name="Let a bot play")
    expect(let_play).to_have_count(0)  # he is there
    at = friend.url
    friend.goto("about:blank")
    expect(host.get_by_text("They just left. A bot can take over in a moment.")).to_be_visible()
    expect(let_play).to_have_count(0)
    expect(let_play).to_be_visible(timeout=ABSENT)
    let_play.click()
    expect(host.get_by_role("button", name="Give the seat back to Kenji")).to_be_visible()
    friend.goto(at)
    kenji = Clicker(friend, seed=2)
    notice = friend.locator(".notices .standing")
    expect(notice).to_contain_text(
        "A bot plays for you. The host put a bot in your seat. Ask the host to give it back."
    )
    expect(notice.get_by_role("button")).to_have_count(0)
    nothing_is_asked(friend)
    host.get_by_role("button", name="Give the seat back to Kenji").click()
    expect(notice).to_have_count(0)
    player = Clicker(host, seed=1)
    for _ in range(400):
        if kenji.asked():
            return
        if player.asked():
            player.press_something()
        host.wait_for_timeout(100)
    raise AssertionError("Kenji was never asked again")


def test_out_of_time_at_a_shared_screen(pages: Pages) -> None:
    """A bot plays for one of two people at a screen; the page calls the other by name, who sits down and plays on."""
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", "me", "novice"], clock=SHORT, pace=SLOW)
    notices = page.locator(".notices .standing")
    # Nobody sits down at all: both run out of time, one after the other.
    expect(notices).to_have_count(2)
    expect(notices.first).to_contain_text(re.compile(r"A bot plays for .+\. The time ran out\."))
    page.locator(".curtain .btn").click()
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(0)
    notices.first.get_by_role("button", name="Take my seat back").click()
    expect(notices).to_have_count(1)
    assert sorted(seat_of(page, seat)[0] for seat in (0, 1)) == ["bot", "guest"]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_table_shows_notices_of_the_server(pages: Pages, size: tuple[int, int]) -> None:
    """The notice here says that a table with only bots is waiting, which lasts until nobody watches the other such
    tables any more."""
    host = Guest(pages.address)
    others = [host.make(["novice"] * 3, pace=10.0)["id"] for _ in range(3)]
    last = host.make(["novice"] * 3, pace=1.0)["id"]
    for id in others:
        host.latest(id)
    page = pages.open(f"/table/{last}", size)
    notice = page.locator(".notices .served")
    expect(notice).to_have_text("Tables where only bots play take turns. This one is waiting for its turn.")
    assert not scrolls_sideways(page)
    assert [spill for spill in spills(page) if "toast" in spill] == []
    expect(notice).to_have_count(0, timeout=60_000)

"""Deals between players, offered and answered on the page while others play, on a wide screen and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import sandtable
from tests.browser.browsing import BY_HAND, PHONE, WIDE, Pages, Server
from tests.browser.guests import Guest
from tests.browser.looking import fits, violations
from tests.browser.test_classic import SIX, moment
from tests.citing import rule

pytestmark = pytest.mark.slow

TERMS = "You leave Arrakeen alone\nthis turn & the next"


def rich(kind: str) -> tuple[int, list[tuple[int, int]], int, int]:
    """Return a game at a question of this kind: its seed, its moves, and two seats that are not asked and are not
    allied with each other; the first has the most spice."""
    seed, moves, asked = moment(kind)
    state: Any = sandtable.new("classic", seats=SIX, seed=seed)
    for seat, action in moves:
        state.apply(seat, action)
    giver = max((seat for seat in range(SIX) if seat != asked), key=lambda seat: state.spice[seat])
    other = next(seat for seat in range(SIX) if seat not in (asked, giver, state.ally[giver]))
    return seed, moves, giver, other


def sit(pages: Pages, server: Server, kind: str, size: Any = WIDE) -> tuple[Page, Page, str]:
    """Open the pages of Anna, who has spice to give, and of Duncan. Bots have all other seats, and one of them is
    asked. Return both pages and the table's id."""
    seed, moves, giver, other = rich(kind)
    server.begin_next(seed, moves)
    anna, duncan = Guest(pages.address, "Anna"), Guest(pages.address, "Duncan")
    kinds = ["novice"] * SIX
    kinds[giver], kinds[other] = "me", "open"
    table = anna.make(kinds, start=False, pace=10, title="classic")
    duncan.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    anna.ask("POST", f"/api/tables/{table['id']}/start", {})
    opened = []
    for guest in (anna, duncan):
        page = pages.open(None, size, settings=BY_HAND)
        page.context.add_cookies(guest.cookies)
        page.goto(f"/table/{table['id']}")
        page.locator(".deals-control").wait_for()
        opened.append(page)
    return opened[0], opened[1], str(table["id"])


def choose(page: Page, faction: str) -> None:
    page.locator(".offer-to .chip", has_text=faction).click()


@rule("CLA-15.1", "CLA-15.3")
def test_two_make_a_deal_while_a_third_thinks(pages: Pages, server: Server) -> None:
    """Anna offers Duncan spice for terms in words. The game does not wait, and nobody else sees the deal before it is
    made."""
    anna, duncan, table = sit(pages, server, "ship")
    anna.locator(".deals-control").click()
    sheet = anna.locator(".deals-sheet")
    expect(sheet.locator(".offer-send .btn")).to_be_disabled()
    faction = anna.locator(".rail-l .shield", has_text="Duncan").locator(".who-name").inner_text().strip()
    choose(anna, faction)
    sheet.locator(".offer-sums fieldset").first.locator("input").first.fill("1")
    sheet.locator(".offer-sums fieldset").first.locator("input").first.press("Tab")
    sheet.locator("textarea").fill(TERMS)
    assert violations(anna) == []
    sheet.locator(".offer-send .btn").click()
    expect(sheet.locator(".deal-row")).to_have_count(1)
    expect(duncan.locator(".deals-control .deal-count")).to_have_text("1")
    duncan.locator(".deals-control").click()
    row = duncan.locator(".deal-row")
    expect(row.locator("blockquote")).to_have_text(TERMS)
    expect(row.locator(".parties small")).to_be_visible()  # only the two know
    watcher = pages.open(f"/table/{table}", settings=BY_HAND)
    watcher.locator(".shield").first.wait_for()
    expect(watcher.locator(".deals-control")).to_have_count(0)
    row.locator(".btn.yes").click()
    expect(duncan.locator(".deals-control .deal-count")).to_have_count(0)
    expect(row.locator(".deal-acts .chip")).to_have_count(1)  # it stays, to be called off
    watcher.locator(".deals-control").click()
    expect(watcher.locator(".deal-row blockquote")).to_have_text(TERMS)
    expect(watcher.locator(".deal-acts")).to_have_count(0)


@rule("CLA-15.1")
def test_a_bot_answers_an_offer_on_a_phone(pages: Pages, server: Server) -> None:
    anna, _, _ = sit(pages, server, "ship", PHONE)
    anna.locator(".deals-control").click()
    sheet = anna.locator(".deals-sheet")
    bots = sheet.locator(".offer-to .chip")
    expect(bots.first).to_be_visible()
    for at in range(bots.count()):
        bots.nth(at).click()
        if sheet.locator(".offer-form > .soft").count():  # a bot's seat says what bots do
            break
    sheet.locator(".offer-sums fieldset").first.locator("input").first.fill("1")
    sheet.locator(".offer-sums fieldset").first.locator("input").first.press("Tab")
    assert fits(anna) == []
    assert violations(anna) == []
    sheet.locator(".offer-send .btn").click()
    expect(sheet.locator(".deal-row")).to_have_count(1)
    expect(sheet.locator(".deal-row")).to_have_count(0, timeout=20_000)
    anna.keyboard.press("Escape")

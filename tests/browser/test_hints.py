"""Suggested moves: requested by button and key, shown on the table, played and undone; out of date; and not allowed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, PHONE, WIDE, Pages, Server
from tests.browser.clicking import Clicker, ask_server, sit_down, table_id
from tests.browser.guests import Guest
from tests.browser.looking import faults_in_sight

pytestmark = pytest.mark.slow

BOTS = ["me", "novice", "novice"]


def at_my_turn(page: Page, tap: bool = False) -> Clicker:
    sit_down(page, BOTS, first=0)
    player = Clicker(page, seed=3, tap=tap)
    player.play_until(player.my_turn)
    return player


def asked(page: Page) -> None:
    expect(page.locator(".hints .move").first).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_suggestion_is_shown_played_and_undone(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    at_my_turn(page, tap=size == PHONE)
    before = ask_server(page, f"/api/tables/{table_id(page)}")["n"]
    page.get_by_role("button", name="Suggest a move").click()
    asked(page)
    expect(page.locator(".hints .move.is-shown")).to_have_count(1)
    expect(page.locator("[data-hinted]").first).to_be_visible()
    assert ask_server(page, f"/api/tables/{table_id(page)}")["n"] == before, "nothing is played yet"
    assert faults_in_sight(page) == []
    page.get_by_role("button", name="Play it").first.click()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('.btn.undo:not([aria-disabled=true]):not(:disabled)')")
    assert ask_server(page, f"/api/tables/{table_id(page)}")["n"] > before


def test_keys_ask_choose_play_and_put_away(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    at_my_turn(page)
    page.keyboard.press("h")
    asked(page)
    if page.locator(".hints .move").count() > 1:
        page.keyboard.press("2")
        expect(page.locator(".hints .move").nth(1)).to_have_class("move is-shown")
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)
    page.keyboard.press("h")
    asked(page)
    page.keyboard.press("Enter")
    expect(page.locator(".hints")).to_have_count(0)


def test_a_suggestion_is_stale_once_something_was_played(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    at_my_turn(page)
    page.keyboard.press("h")
    asked(page)
    page.locator('[data-action="reveal"]').click()
    expect(page.locator(".hints")).to_contain_text("The table has moved on.")
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_among_people_the_host_decides_and_the_reason_is_said(server: Server, pages: Pages) -> None:
    host = Guest(server.address, "Hanna")
    table = host.make(["me", "me", "novice"], start=False)
    friend = Guest(server.address, "Finn")
    table = host.make(["me", "open", "novice"], start=False, first=0)
    friend.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    host.ask("POST", f"/api/tables/{table['id']}/start", {})
    page = pages.open(None, settings=BY_HAND, fresh=True)
    page.context.add_cookies(host.cookies)
    page.goto(f"/table/{table['id']}")
    expect(page.locator(".table")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_contain_text("the host did not allow them")
    expect(page.locator(".hints .move")).to_have_count(0)

"""The waiting room: seats are taken, changed and left, and everybody sees it at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Pages, Server
from tests.browser.clicking import MOVE_WITHIN, Clicker, sit_down
from tests.browser.guests import Guest

pytestmark = pytest.mark.slow


def test_the_host_puts_a_bot_in_and_takes_it_out(pages: Pages, server: Server) -> None:
    host = pages.open(None)
    id = sit_down(host, ["me", "open", "open"], start=False)
    other = Guest(server.address, "Kenji")
    invite = host.get_by_label("The link to a seat").input_value().partition("invite=")[2]
    other.ask("POST", f"/api/tables/{id}/join", {"invite": invite, "seat": 1})
    expect(host.locator(".benches li").nth(1)).to_contain_text("Kenji")
    seat = host.get_by_label("Seat 3: who plays")
    seat.select_option("mentat")
    expect(host.locator(".benches li b").nth(2)).to_contain_text("Mentat")
    assert [s["kind"] for s in other.table(id)["seats"]] == ["guest", "guest", "bot"]
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    seat.select_option("open")
    expect(host.get_by_text("1 seat is open.")).to_be_visible()
    assert other.table(id)["seats"][2]["kind"] == "open"


def test_open_seats_are_filled_with_bots_at_the_start(pages: Pages) -> None:
    page = pages.open(None)
    sit_down(page, ["me", "open", "open"], start=False)
    page.get_by_role("button", name="Fill with bots and start").click()
    assert Clicker(page).wait_for_question()


def test_a_guest_comes_and_goes(pages: Pages, server: Server) -> None:
    host = Guest(server.address, "Mirelle")
    table = host.make(["me", "open", "adept"], start=False)
    page = pages.open(f"/join/{table['id']}?invite={table['invite']}")
    page.get_by_label("Your name").fill("Kenji")
    page.get_by_role("button", name="Take seat 2").click()
    expect(page.get_by_text("The game begins when the host starts it.")).to_be_visible()
    assert host.table(table["id"])["seats"][1]["name"] == "Kenji"
    # The same link again leads to the same seat.
    page.goto(f"/join/{table['id']}?invite={table['invite']}")
    expect(page.get_by_text("You have a seat at this table.")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Leave the seat").click()
    expect(page).to_have_url(re.compile(r"/$"))
    assert host.table(table["id"])["seats"][1]["kind"] == "open"
    # Full, and then begun: one can watch.
    other = Guest(server.address, "Thufir")
    other.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"], "seat": None})
    page.goto(f"/join/{table['id']}?invite={table['invite']}")
    expect(page.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    host.ask("POST", f"/api/tables/{table['id']}/start", {})
    page.reload()
    expect(page.get_by_text("The game has begun. You can watch.")).to_be_visible()
    page.get_by_role("link", name="Watch").click()
    expect(page.locator(".panel")).to_have_count(3)


def test_people_talk_while_they_wait(pages: Pages, server: Server) -> None:
    host = Guest(server.address, "Mirelle")
    table = host.make(["me", "open", "adept"], start=False)
    page = pages.open(f"/join/{table['id']}?invite={table['invite']}")
    page.get_by_label("Your name").fill("Kenji")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("textbox", name="Write to the table").fill("Are we three?")
    page.keyboard.press("Enter")
    expect(page.locator(".chat-lines")).to_contain_text("Are we three?")
    host.ask("POST", f"/api/tables/{table['id']}/chat", {"text": "One more comes."})
    expect(page.locator(".chat-lines")).to_contain_text("One more comes.")


def test_bots_can_be_watched(pages: Pages) -> None:
    page = pages.open("/")
    page.get_by_role("button", name="Watch bots play").click()
    expect(page.locator(".panel")).to_have_count(4)
    # What they do is told line by line, without a press.
    turns = page.locator(".log .turn-group")
    expect(turns.nth(2)).to_be_visible(timeout=MOVE_WITHIN * 1000)
    expect(page.locator(".is-may")).to_have_count(0)


def test_the_link_is_copied(pages: Pages) -> None:
    page = pages.open(None)
    sit_down(page, ["me", "open", "adept"], start=False)
    link = page.get_by_label("The link to a seat").input_value()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link

"""The waiting room: seats are taken, changed and left, and everybody sees it at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import BY_HAND, Pages, Server
from tests.browser.clicking import MOVE_WITHIN, Clicker, ask_server, sit_down
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


@pytest.mark.parametrize("public", [True, False])
def test_a_spectator_can_take_a_seat(pages: Pages, server: Server, public: bool) -> None:
    """A spectator of a public table, or one who came by the invitation link, takes a seat and can play it."""
    host = Guest(server.address, "Mirelle")
    table = host.make(["me", "open", "novice"], start=False, public=public)
    page = pages.open(f"/join/{table['id']}?invite={table['invite']}", settings=BY_HAND)
    page.get_by_role("link", name="Watch").click()
    if public:
        page.goto(f"/table/{table['id']}")
    expect(page.get_by_text("Take an open seat, or watch.")).to_be_visible()
    page.get_by_role("button", name="Take seat 2").click()
    expect(page.get_by_text("The game begins when the host starts it.")).to_be_visible()
    expect(page.get_by_role("button", name="Take seat 2")).to_have_count(0)
    assert ask_server(page, f"/api/tables/{table['id']}")["seats"][1]["mine"]
    host.ask("PATCH", f"/api/tables/{table['id']}/seats/0", {"kind": "bot", "bot": "novice"})
    host.ask("POST", f"/api/tables/{table['id']}/start", {})
    assert Clicker(page).wait_for_question()


def test_without_the_link_a_private_table_is_watched(pages: Pages, server: Server) -> None:
    table = Guest(server.address, "Mirelle").make(["me", "open", "adept"], start=False)
    page = pages.open(f"/table/{table['id']}")
    expect(page.get_by_text("You are watching. Use the host’s link to take a seat.")).to_be_visible()
    expect(page.get_by_role("button", name="Take seat 2")).to_have_count(0)


def test_the_host_takes_a_seat_after_all(pages: Pages) -> None:
    page = pages.open(None)
    sit_down(page, ["open", "adept", "adept"], start=False)
    page.get_by_role("button", name="Take seat 1").click()
    expect(page.locator(".benches li").first).to_contain_text("You")


def test_the_host_removes_who_went_away(pages: Pages, server: Server) -> None:
    page = pages.open(None)
    id = sit_down(page, ["me", "open", "adept"], start=False)
    invite = page.get_by_label("The link to a seat").input_value().partition("invite=")[2]
    kenji = Guest(server.address, "Kenji")
    kenji.ask("POST", f"/api/tables/{id}/join", {"invite": invite, "seat": 1})
    bench = page.locator(".benches li").nth(1)
    expect(bench).to_contain_text("Kenji")
    # Oneself one does not remove, nor a bot.
    expect(page.get_by_role("button", name=re.compile("^Remove"))).to_have_count(1)
    page.get_by_role("button", name="Remove Kenji from the seat").click()
    expect(bench).to_contain_text("Open")
    assert kenji.table(id)["seats"][1]["kind"] == "open"


def test_the_host_changes_the_clock(pages: Pages, server: Server) -> None:
    page = pages.open(None)
    id = sit_down(page, ["me", "open", "adept"], start=False, clock={"kind": "turn", "seconds": 77})
    expect(page.get_by_label("How long")).to_contain_text("77 s a turn")  # agreed elsewhere, and kept
    page.get_by_role("radiogroup", name="Clock").get_by_role("radio", name="Per game").click()
    expect(page.get_by_text("Clock: 15 min + 10 s")).to_be_visible()
    page.get_by_label("How long").select_option(label="30 min + 20 s")
    expect(page.get_by_text("Clock: 30 min + 20 s")).to_be_visible()
    assert Guest(server.address).table(id)["clock"] == {"kind": "game", "seconds": 1800, "add": 20}


def test_trouble_is_told_while_one_waits(pages: Pages, server: Server) -> None:
    """The page reports a refused chat line, and tells a spectator that the table has been removed."""
    pages.expected += ["404", "WebSocket"]
    host = Guest(server.address, "Mirelle")
    table = host.make(["me", "open", "adept"], start=False)
    page = pages.open(f"/table/{table['id']}")
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    words = page.get_by_role("textbox", name="Write to the table")
    words.evaluate("(field) => field.removeAttribute('maxlength')")
    words.fill("spice " * 100)
    page.keyboard.press("Enter")
    expect(page.locator(".notices").get_by_role("alert")).to_be_visible()
    host.ask("POST", f"/api/tables/{table['id']}/leave", {"seat": 0})
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()


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
    # What was said long ago can be scrolled to.
    for n in range(12):
        host.ask("POST", f"/api/tables/{table['id']}/chat", {"text": f"Line {n}"})
    expect(page.locator(".chat-lines li")).to_have_count(14)
    page.locator(".chat-lines").evaluate("(lines) => (lines.scrollTop = 0)")
    expect(page.get_by_text("Are we three?")).to_be_in_viewport()


def test_bots_can_be_watched(pages: Pages) -> None:
    page = pages.open("/")
    page.get_by_role("button", name="Watch bots play").click()
    expect(page.locator(".panel")).to_have_count(4)
    # What they do is told line by line, without a press.
    turns = page.locator(".log .turn-group")
    expect(turns.nth(2)).to_be_visible(timeout=MOVE_WITHIN * 1000)
    expect(page.locator(".is-may")).to_have_count(0)

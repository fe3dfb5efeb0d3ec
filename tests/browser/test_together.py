"""Two people in two browsers: invited by a link, talking, playing on after the server was killed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Pages, Server
from tests.browser.clicking import MOVE_WITHIN, Clicker
from tests.browser.guests import Guest

pytestmark = pytest.mark.slow

STILL = {"motion": "less", "sound": False}


def take_turns(*players: Clicker, presses: int) -> bool:
    """Whoever is asked presses something, until there were so many presses in all; False if the game is over."""
    goal = sum(player.pressed for player in players) + presses
    waited = 0
    while sum(player.pressed for player in players) < goal:
        if any(player.over() for player in players):
            return False
        ready = [player for player in players if player.asked()]
        for player in ready:
            player.step()
        if ready:
            waited = 0
            continue
        players[0].page.wait_for_timeout(100)
        waited += 1
        assert waited < MOVE_WITHIN * 10, f"nobody is asked: {players[0].table}"
    return True


def test_two_browsers_in_one_game_with_a_reconnect(own_pages: Pages, own_server: Server) -> None:
    own_pages.expected.append("ERR_CONNECTION_REFUSED")  # while the server is away
    host = own_pages.open("/", settings=STILL)
    host.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    host.get_by_label("Seat 3: who plays").select_option("novice")
    host.get_by_label("Seat 2: who plays").select_option("open")
    host.get_by_role("button", name="Invite by link").click()
    link = host.get_by_label("The link to a seat").input_value()
    assert re.search(r"/join/[\w-]+\?invite=", link)

    friend = own_pages.open(link.removeprefix(own_pages.address), settings=STILL)
    friend.get_by_label("Your name").fill("Kenji")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".benches")).to_contain_text("Kenji")  # told without a reload
    expect(friend.get_by_role("button", name="Start the game")).to_have_count(0)
    host.get_by_role("button", name="Start the game").click()

    one, two = Clicker(host, seed=1), Clicker(friend, seed=2)
    assert take_turns(one, two, presses=30)

    host.get_by_role("tab", name="Chat").click()
    host.get_by_role("textbox", name="Write to the table").fill("Long live the fighters!")
    host.keyboard.press("Enter")
    friend.get_by_role("tab", name="Chat").click()
    expect(friend.get_by_text("Long live the fighters!")).to_be_visible()

    moves = one.table["n"]
    own_server.kill()
    expect(host.locator(".notices")).to_contain_text(re.compile("connect|server", re.I))
    own_server.start()
    assert one.table["n"] >= moves  # nothing that was answered is lost
    assert take_turns(one, two, presses=20)

    # Whoever closes the browser and comes back sits where they sat.
    friend.reload()
    assert take_turns(one, two, presses=20)
    take_turns(one, two, presses=1_000)
    assert one.table["state"] == "over"
    assert one.table["winner"] == two.table["winner"]


def test_nobody_sees_anothers_hand(pages: Pages, server: Server) -> None:
    mirelle = Guest(server.address, "Mirelle")
    leaders = ["paul_atreides", "duke_leto_atreides", "glossu_rabban"]  # none of whom chooses before the first hand
    table = mirelle.make(["me", "open", "novice"], start=False, leaders=leaders)
    page = pages.open(f"/join/{table['id']}?invite={table['invite']}", settings=STILL)
    page.get_by_label("Your name").fill("Kenji")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/**")
    mirelle.ask("POST", f"/api/tables/{table['id']}/start", {})
    hand = page.locator(".hand .card")
    expect(hand.first).to_be_visible()
    views = page.evaluate("(id) => fetch(`/api/tables/${id}/updates?from=-1`).then((a) => a.json())", table["id"])
    view = [m for m in views["messages"] if m["type"] == "update"][-1]["views"]["1"]
    assert sorted(hand.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")) == sorted(
        view["players"][1]["hand"]
    )
    assert set(view["players"][0]["hand"]) == {"?"}


def test_a_private_table_is_joined_by_its_link_alone(pages: Pages, server: Server) -> None:
    pages.expected.append("403")
    table = Guest(server.address, "Mirelle").make(["me", "open", "novice"], start=False)
    page = pages.open(f"/join/{table['id']}?invite=wrong")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("link")
    expect(page).to_have_url(re.compile("/join/"))


def test_whoever_has_no_seat_watches(pages: Pages, server: Server) -> None:
    table = Guest(server.address, "Mirelle").make(["me", "novice", "novice"], public=True)
    page = pages.open("/", settings=STILL)
    page.locator(f'.tables a[href="/table/{table["id"]}"]').click()
    expect(page.locator(".panel")).to_have_count(3)
    expect(page.locator(".is-may")).to_have_count(0)
    expect(page.locator(".btn.undo")).to_have_count(0)


def test_a_table_there_is_not(pages: Pages) -> None:
    pages.expected.append("404")
    pages.expected.append("WebSocket")
    page = pages.open("/table/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no such table")

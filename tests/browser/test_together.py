"""Two people in two browsers: an invitation by link, and playing on after a lost connection, a reload and a restart of
the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import BY_HAND, STILL, Pages, Server
from tests.browser.clicking import (
    MOVE_WITHIN,
    Clicker,
    ask_server,
    sit_down,
    table_id,
    views_of,
    wait_for_hand,
)
from tests.browser.guests import Guest

pytestmark = pytest.mark.slow


def take_turns(*players: Clicker, presses: int) -> bool:
    """Let each player who is asked press something, until each has pressed `presses` times. Return False if the game is
    over before."""
    goals = [player.pressed + presses for player in players]
    waited = 0
    while any(player.pressed < goal for player, goal in zip(players, goals, strict=True)):
        if any(player.over() for player in players):
            return False
        pressed = [player.press_something() for player in players if player.asked()]
        if any(pressed):
            waited = 0
            continue
        players[0].page.wait_for_timeout(100)
        waited += 1
        assert waited < MOVE_WITHIN * 10, f"nobody is asked: {players[0].table}"
    return True


def same_game(one: Clicker, two: Clicker) -> None:
    """Check that both pages show the newest row of the table: the same points and Agents, and each its own hand."""
    n = one.table["n"]
    for seat, player in enumerate((one, two)):
        player.wait_for_row(n)
        wait_for_hand(player.page, views_of(player.page)[str(seat)]["players"][seat]["hand"])
    points, agents = ".panel .vp b", ".board .pawn"
    assert one.page.locator(points).all_inner_texts() == two.page.locator(points).all_inner_texts()
    assert one.page.locator(agents).count() == two.page.locator(agents).count()


def quiet(*players: Clicker) -> int:
    """Wait until one of these players has to move and no message is under way; return the number of rows of the
    table."""
    for _ in range(round(MOVE_WITHIN * 10)):
        n = players[0].table["n"]
        if any(player.asked() for player in players) and players[0].table["n"] == n:
            return int(n)
        players[0].page.wait_for_timeout(100)
    raise AssertionError(f"nobody is asked: {players[0].table}")


def test_two_browsers_in_one_game_with_reconnects(own_pages: Pages, own_server: Server) -> None:
    # While somebody is away; the page also asks why a line has broken.
    own_pages.expected += ["ERR_CONNECTION_", "ERR_EMPTY_RESPONSE", "ERR_INTERNET_DISCONNECTED"]
    host = own_pages.open("/", settings=BY_HAND)
    host.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    host.get_by_label("Seat 3: who plays").select_option("novice")
    host.get_by_label("Seat 2: who plays").select_option("open")
    host.get_by_role("button", name="Invite by link").click()
    link = host.get_by_label("The link to a seat").input_value()
    assert re.search(r"/join/[\w-]+\?invite=", link)

    friend = own_pages.open(link.removeprefix(own_pages.address), settings=BY_HAND)
    friend.get_by_label("Your name").fill("Kenji")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".benches")).to_contain_text("Kenji")  # told without a reload
    expect(friend.get_by_role("button", name="Start the game")).to_have_count(0)
    host.get_by_role("button", name="Start the game").click()

    one, two = Clicker(host, seed=1), Clicker(friend, seed=2)
    assert take_turns(one, two, presses=4)

    # A line breaks, and the other one plays on: what happened meanwhile is there when it is back.
    before = quiet(one, two)
    here, away = (one, two) if one.asked() else (two, one)
    lines = away.page.evaluate("inside.line.opened")
    away.page.context.set_offline(True)
    away.page.evaluate("inside.line.socket.close()")
    while here.table["n"] == before:
        here.press_something()
    away.page.context.set_offline(False)
    assert away.inside("opened", lines + 1, MOVE_WITHIN * 1000), "the page has not come back"
    quiet(one, two)
    same_game(one, two)
    assert take_turns(one, two, presses=2)
    assert one.table["n"] > before

    # Whoever closes the browser and comes back sits where they sat.
    before = quiet(one, two)
    friend.reload()
    same_game(one, two)
    assert one.table["n"] == before
    assert take_turns(one, two, presses=2)

    # The server dies, and comes back.
    before = quiet(one, two)
    lines = [player.page.evaluate("inside.line.opened") for player in (one, two)]
    own_server.kill()
    expect(host.locator(".notices")).to_contain_text(re.compile("connect|server", re.I))
    own_server.start()
    assert one.table["n"] == before  # nothing that was answered is lost, and nothing is there twice
    for player, opened in zip((one, two), lines, strict=True):
        assert player.inside("opened", opened + 1, MOVE_WITHIN * 1000), "the page has not come back"
    same_game(one, two)
    assert take_turns(one, two, presses=2)
    assert one.table["n"] > before + 2


def test_without_sockets_it_is_played_by_plain_requests(pages: Pages) -> None:
    """A proxy that does not let WebSockets through is simulated."""
    pages.expected.append("WebSocket connection")
    page = pages.open(None, settings=BY_HAND, fresh=True)
    page.add_init_script(
        "window.WebSocket = class extends WebSocket {"
        "  constructor() { super(`ws://${location.host}/api/tables/nowhere/socket`); }"
        "};"
    )
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=5)
    assert player.wait_for_question()
    at = player.table["n"]
    player.play_until(lambda: bool(player.table["n"] >= at + 4), most=40)
    assert page.evaluate("inside.line.opened") == 0
    # Somebody else's words come too, without a press.
    page.get_by_role("tab", name="Chat").click()
    Guest(pages.address, "Kenji").ask("POST", f"/api/tables/{table_id(page)}/chat", {"text": "Usul!"})
    expect(page.locator(".chat-lines")).to_contain_text("Usul!")


def test_sockets_that_fail_later_are_replaced_too_and_come_back(pages: Pages) -> None:
    pages.expected.append("WebSocket connection")
    page = pages.open(None, settings=BY_HAND, fresh=True)
    page.add_init_script(
        "window.WebSocket = class extends WebSocket {"
        "  constructor(to) { super(window.blocked ? `ws://${location.host}/api/tables/nowhere/socket` : to); }"
        "};"
    )
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=5)
    assert player.wait_for_question()
    page.get_by_role("tab", name="Chat").click()
    lines = page.evaluate("inside.line.opened")
    assert lines == 1
    page.evaluate("window.blocked = true; inside.line.socket.close()")
    Guest(pages.address, "Kenji").ask("POST", f"/api/tables/{table_id(page)}/chat", {"text": "Usul!"})
    expect(page.locator(".chat-lines")).to_contain_text("Usul!")
    expect(page.locator(".notices .toast")).to_have_count(0)
    at = player.table["n"]
    player.play_until(lambda: bool(player.table["n"] > at), most=40)
    assert page.evaluate("inside.line.opened") == lines
    page.evaluate("window.blocked = false")
    assert player.inside("opened", lines + 1, MOVE_WITHIN * 1000), "the socket has not come back"
    assert player.step()


def test_nobody_sees_anothers_hand(pages: Pages, server: Server) -> None:
    mirelle = Guest(server.address, "Mirelle")
    leaders = ["paul_atreides", "duke_leto_atreides", "glossu_rabban"]  # none of whom chooses before the first hand
    table = mirelle.make(["me", "open", "novice"], start=False, leaders=leaders)
    page = pages.open(f"/join/{table['id']}?invite={table['invite']}", settings=STILL)
    page.get_by_label("Your name").fill("Kenji")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/**")
    mirelle.ask("POST", f"/api/tables/{table['id']}/start", {})
    expect(page.locator(".hand .card").first).to_be_visible()
    view = views_of(page)["1"]
    wait_for_hand(page, view["players"][1]["hand"])
    assert set(view["players"][0]["hand"]) == {"?"}


def test_a_private_table_is_joined_by_its_link_alone(pages: Pages, server: Server) -> None:
    pages.expected.append("403")
    table = Guest(server.address, "Mirelle").make(["me", "open", "novice"], start=False)
    page = pages.open(f"/join/{table['id']}?invite=wrong")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("link")
    expect(page).to_have_url(re.compile("/join/"))


def test_a_guest_without_a_seat_watches(pages: Pages, server: Server) -> None:
    """A spectator sees everything public, no hand, and nothing to press; the players see that somebody is watching."""
    mirelle = Guest(server.address, "Mirelle")
    table = mirelle.make(["me", "novice", "novice"], public=True)
    page = pages.open("/", settings=STILL)
    page.locator(f'.tables a[href="/table/{table["id"]}"]').click()
    expect(page.locator(".panel")).to_have_count(3)
    for what in (".is-may", ".btn.undo", ".btn.end", ".hand .card", ".mine .card"):
        expect(page.locator(what)).to_have_count(0)
    view = views_of(page)["watch"]
    assert {card for player in view["players"] for card in player["hand"] + player["intrigue"]} <= {"?"}
    assert view["options"] == []
    assert ask_server(page, f"/api/tables/{table['id']}")["watchers"] == 1


def test_a_table_there_is_not(pages: Pages) -> None:
    pages.expected.append("404")
    pages.expected.append("WebSocket")
    page = pages.open("/table/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no such table")

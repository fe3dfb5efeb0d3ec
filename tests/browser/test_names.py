"""Names of the greatest length, and names written from right to left, fit everywhere and do not reverse the text around
them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, PHONE, WIDE, Pages, Server
from tests.browser.clicking import NOWHERE, go_to
from tests.browser.guests import Guest
from tests.browser.looking import fits

pytestmark = pytest.mark.slow
LONGEST = 24
NAMES = ["W" * LONGEST, "香" * LONGEST, "ש" * LONGEST]


def gather(both: tuple[Page, Page], address: str) -> tuple[str, list[Guest]]:
    """Make a table whose host is the page's person in seat 4, and whose other players have long names. Return its id
    and the other players."""
    guests = [Guest(address, name, seed) for seed, name in enumerate([*NAMES, "Paul"])]
    host = guests[-1]
    table = host.make(["open", "open", "open", "me"], start=False, pace=0)
    for seat, guest in enumerate(guests[:-1]):
        guest.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"], "seat": seat})
    for page in both:
        page.context.add_cookies(host.cookies)
    return table["id"], guests


def play(id: str, guests: list[Guest], moves: int) -> None:
    """Make this many moves with the guests, and go on until a player with a long name is asked."""
    while (seat := guests[-1].table(id)["to_act"][0]) == len(guests) - 1 or moves > 0:
        guests[seat].move(id, seat)
        moves -= 1


def sights(both: tuple[Page, Page], id: str, guests: list[Guest]) -> Iterator[tuple[Page, str]]:
    """Yield the same person's two pages, a wide one and a phone, with the name of the screen, from the beginning of a
    game to its end."""
    host = guests[-1]
    _, phone = both
    for page in both:
        page.goto(f"/table/{id}")
        expect(page.locator(".benches")).to_contain_text(NAMES[2])
    for guest in guests:
        guest.ask("POST", f"/api/tables/{id}/chat", {"text": "spice" * 20})
    for page in both:
        expect(page.locator(".chat-lines li")).to_have_count(4)
        yield page, "waiting room"
        go_to(page, "/")
        expect(page.locator(f'.tables a[href="/table/{id}"]')).to_be_visible()
        yield page, "my tables"
    host.ask("POST", f"/api/tables/{id}/start", {})
    play(id, guests, 40)
    for page in both:
        go_to(page, f"/table/{id}")
        expect(page.locator(".prompt b")).to_contain_text("Waiting for")
        yield page, "table"
    for tab in ("Conflict", "Players", "Log"):
        phone.get_by_role("tab", name=tab).first.click()
        yield phone, f"table: {tab}"
    for page in both:
        for group in page.locator(".log summary").all():
            group.evaluate("(summary) => (summary.parentElement.open = true)")
        yield page, "log"
        page.get_by_role("tab", name="Chat").click()
        expect(page.locator(".chat-lines li")).to_have_count(4)
        yield page, "chat"
        go_to(page, NOWHERE)  # the rest of the game need not be shown
    for seat, guest in enumerate(guests[:-1]):  # bots go on under their names
        guest.ask("POST", f"/api/tables/{id}/leave", {"seat": seat})
    host.ask("PATCH", f"/api/tables/{id}/seats/{len(guests) - 1}", {"kind": "bot", "bot": "novice"})
    host.until_over(id)
    for page in both:
        go_to(page, f"/table/{id}")
        expect(page.locator(".ranks li")).to_have_count(4)
        yield page, "the end"
        go_to(page, f"/replay/{id}?n=100")
        expect(page.locator(".moment b")).to_contain_text("100 /")
        yield page, "replay"


def test_long_names_find_room(pages: Pages, server: Server) -> None:
    both = pages.open(None, WIDE, settings=BY_HAND), pages.open(None, PHONE, settings=BY_HAND)
    id, guests = gather(both, server.address)
    found = [
        f"{sight}, {page.viewport_size}: {fault}" for page, sight in sights(both, id, guests) for fault in fits(page)
    ]
    assert "\n".join(found) == ""


def test_a_name_from_right_to_left_turns_nothing_around(pages: Pages, server: Server) -> None:
    """The time of a chat line is displayed after the name; if the name were not isolated, the time's digits would come
    before it."""
    guest = Guest(server.address, "פול")
    table = guest.make(["me", "open", "adept"], start=False)
    guest.ask("POST", f"/api/tables/{table['id']}/chat", {"text": "12 spice"})
    page = pages.open(f"/table/{table['id']}")
    line = page.locator(".chat-lines li")
    name, time = line.locator("b").bounding_box(), line.locator("small").bounding_box()
    assert name is not None
    assert time is not None
    assert time["x"] >= name["x"] + name["width"] - 1

"""Whole games, played by clicks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, PHONE, STILL, WIDE, Pages, Server
from tests.browser.clicking import Clicker, ask_server, sit_down, views_of, wait_for_hand
from tests.browser.looking import scrolls
from tests.browser.recorded import at_random, sit_down_at

pytestmark = pytest.mark.slow


def check_scores(page: Page, player: Clicker, parties: int) -> None:
    """Check that the page of the final scores shows what the server knows."""
    table = player.table
    assert table["state"] == "over"
    page.get_by_role("button", name="Final scores").click()
    expect(page.locator(".ranks li")).to_have_count(parties)
    end = ask_server(page, f"/api/tables/{table['id']}/end")
    best_first = sorted(range(parties), key=lambda party: (end["ranks"][party], party))
    points = [end["points"][party] for party in best_first]
    assert [int(text) for text in page.locator(".ranks .vp b").all_inner_texts()] == points
    # Every single source of a point adds up to what its owner has.
    for row, sum_ in zip(page.locator(".bars > li").all(), points, strict=True):
        single = [int(text.replace("−", "-")) for text in row.locator("details b").all_text_contents()]
        assert sum(single) == int(row.locator(".sum").inner_text()) == sum_


def play_again(page: Page, player: Clicker) -> None:
    """Check that a player of the finished game can start another with one click, and that the others find the way
    there."""
    before = player.table["id"]
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and before not in url)
    again = player.table
    assert again["state"] == "playing"
    assert [seat["kind"] for seat in again["seats"]] == ["guest", "bot", "bot", "bot"]
    page.goto(f"/table/{before}")
    expect(page.get_by_role("link", name="To the rematch")).to_have_attribute("href", f"/table/{again['id']}")


def faults(page: Page, player: Clicker, may_scroll: bool = False) -> list[object]:
    """Return the elements that may be pressed but are covered, and the number of pixels by which the table scrolls."""
    found: list[object] = [*player.inside("covered")]
    if not may_scroll and (far := scrolls(page)) != [0, 0]:
        found.append(far)
    return [(page.viewport_size, fault, page.locator(".prompt").first.inner_text()) for fault in found]


def test_four_players_to_the_end(pages: Pages) -> None:
    """The page's person makes every press. During the whole game the table never scrolls, and nothing that may be
    pressed is covered."""
    page = pages.open(None, WIDE, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice", "novice"])
    player = Clicker(page, seed=1)
    found: list[object] = []

    player.play(lambda: found.extend(faults(page, player)))
    assert player.pressed > 50
    assert found == []
    check_scores(page, player, 4)
    play_again(page, player)


def test_nothing_that_can_be_pressed_is_covered(pages: Pages) -> None:
    """This holds in windows of unusual sizes, small and large in turn; whole games check the usual sizes."""
    sizes = ((1024, 768), (1920, 1080))
    page = pages.open(None, sizes[0], settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice", "novice"])
    player = Clicker(page, seed=6)
    found: list[object] = []
    for press in range(40):
        if not player.wait_for_question():
            break
        if press % 5 == 0:
            width, height = sizes[press // 5 % 2]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        found.extend(faults(page, player, may_scroll=True))
        player.press_something()
    assert found == []


def test_alone_against_house_hagal(pages: Pages, server: Server) -> None:
    """A solo game is played from its middle to its end."""
    page = pages.open(None, settings=STILL)
    record = at_random("imperium", 1, seats=1, difficulty="sardaukar")
    sit_down_at(page, server, record, len(record) // 2)
    player = Clicker(page, seed=2)
    player.play()
    check_scores(page, player, 3)


def test_two_players_and_their_rival(pages: Pages) -> None:
    """House Hagal's Rival sits between the two players: the table shows it, and its cards move it."""
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", "novice"])
    player = Clicker(page, seed=6)
    expect(page.locator(".panel")).to_have_count(3)

    def seen() -> Any:
        return next(p for p in views_of(page)["0"]["players"] if p["rival"])

    # It moves after Agent turns of the First Player alone (IMP-18.5): while those only reveal, it waits.
    player.play_until(lambda: bool(seen()["agents_at"]))
    rival = seen()
    assert rival["seat"] == 2
    # A Rival has no cards; where its Agents stand, and what it scores, is the server's to say and the page's to show.
    panel = page.locator(".panel").nth(2)
    expect(panel.locator(".agents .pawn")).to_have_count(rival["agents"] + len(rival["agents_at"]))
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .turn-group.seat-3").first).to_be_visible()


def test_on_a_phone(pages: Pages) -> None:
    page = pages.open(None, PHONE, settings=STILL)
    sit_down(page, ["me", "novice", "novice"], leaders="draft")
    player = Clicker(page, seed=3, tap=True)
    found: list[object] = []
    player.play(lambda: found.extend(faults(page, player, may_scroll=True)))
    assert found == []
    check_scores(page, player, 3)


def test_two_people_at_one_screen(pages: Pages) -> None:
    """Each person sees only their own hand: between their turns, and after a reload, the screen shows what is
    public."""
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", "me", "novice"])
    player = Clicker(page, seed=4)
    curtain = page.locator(".curtain")
    sat: list[int] = []
    expect(curtain).to_be_visible()
    page.reload()
    expect(curtain).to_be_visible()
    page.keyboard.press("1")  # nothing is answered through it
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(1)
    for _ in range(200):
        assert player.wait_for_question()
        if curtain.count():
            # It lies where the hand does and leaves the board in sight; nobody's cards are on the page.
            box = curtain.bounding_box()
            assert box is not None
            assert (box["y"] > WIDE[1] / 2, box["width"]) == (True, WIDE[0])
            assert curtain.evaluate("(it) => getComputedStyle(it).backgroundColor").startswith("rgb(")
            expect(page.locator(".board .space").first).to_be_visible()
            expect(page.locator(".table :is(.hand, .mine) > .card")).to_have_count(0)
            expect(page.locator(".panel.is-you")).to_have_count(0)
            expect(page.locator("[inert] .table")).to_have_count(1)
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        seat = int(page.locator(".panel.is-you").evaluate("(it) => /seat-(\\d)/.exec(it.className)[1]")) - 1
        if seat not in sat[-1:]:
            sat.append(seat)
            wait_for_hand(page, views_of(page)[str(seat)]["players"][seat]["hand"])
            if len(sat) == 6:
                break
        player.press_something()
    assert len(sat) == 6  # they have come and gone in turn

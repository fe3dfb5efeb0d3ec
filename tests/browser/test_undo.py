"""Taking back: what was only picked, what was sent, and not what has shown something new."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Pages
from tests.browser.clicking import Clicker, sit_down

pytestmark = pytest.mark.slow

BACK = re.compile("Back to before")
STILL = {"motion": "less", "sound": False, "autoplay": False}


def position(page: Page) -> Any:
    """What the seat knows, as the server tells it: without what grows with every row."""
    messages = page.evaluate(
        "fetch('/api/tables/' + location.pathname.split('/')[2] + '/updates?from=-1').then((a) => a.json())"
    )["messages"]
    view = [message for message in messages if message["type"] == "update"][-1]["views"]["0"]
    return {name: value for name, value in view.items() if name not in ("decision", "undo", "log")}


def until_my_turn(player: Clicker) -> None:
    """To the question which card to play; other questions are answered somehow."""
    for _ in range(300):
        assert player.wait_for_question()
        player.page.keyboard.press("Escape")  # nothing is picked yet
        if player.page.locator(".hand .card.is-may").count() and player.page.locator(".space.is-reach").count():
            return
        player.step()
    raise AssertionError("no turn came")


def send_an_agent(player: Clicker, number: int) -> bool:
    """Pick a card, then a place it reaches; False if there is no such card."""
    page = player.page
    cards = page.locator(".hand .card.is-may")
    if number >= cards.count():
        return False
    cards.nth(number).click()
    places = page.locator(".space.is-may")
    if not places.count():
        page.keyboard.press("Escape")
        return False
    before = player.table["n"]
    places.first.click()
    player.wait_for_row(before + 2)
    expect(page.locator(".space.is-reach")).to_have_count(0)
    return True


def test_what_was_only_picked_is_put_back(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=1)
    until_my_turn(player)
    before = player.table["n"]
    page.locator(".hand .card.is-may").first.click()
    expect(page.locator(".hand .card.is-chosen").first).to_be_visible()
    lit = page.locator(".space.is-may").count()
    assert 0 < lit < 22
    page.keyboard.press("Escape")
    expect(page.locator(".hand .card.is-chosen")).to_have_count(0)
    page.locator(".hand .card.is-may").first.click()
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator(".hand .card.is-chosen")).to_have_count(0)
    assert player.table["n"] == before  # nothing was sent


def end_the_turn(player: Clicker) -> None:
    """Whatever is left of it."""
    page = player.page
    for _ in range(80):
        if not player.wait_for_question() or page.locator(".space.is-reach").count():
            return
        end = page.locator(".btn.end[data-choice='end']:not([aria-disabled])")
        if end.count():
            player.press(end)
            player.page.wait_for_timeout(200)
        else:
            player.step()


def test_a_sent_agent_comes_back(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=2)
    undone = 0
    for tries in range(30):
        if undone == 3:
            break
        until_my_turn(player)
        before = position(page)
        if not send_an_agent(player, tries % 5):
            player.step()
            continue
        undo = page.locator(".btn.undo")
        expect(undo).to_contain_text(BACK)
        # Step by step until the turn begins again.
        for _ in range(6):
            if page.locator(".space.is-reach").count():
                break
            undo.click()
            page.wait_for_timeout(300)
        assert position(page) == before
        undone += 1
        assert send_an_agent(player, tries % 5)
        end_the_turn(player)
    assert undone == 3


def test_a_card_that_was_drawn_stays_drawn(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=4)
    before = position(page)
    for _ in range(400):
        assert player.step(), "the game is over, and no card was ever drawn"
        after = position(page)
        mine = before["turn"] == after["turn"] == 0 and before["round"] == after["round"]
        if mine and len(after["players"][0]["hand"]) > len(before["players"][0]["hand"]):
            undo = page.locator(".btn.undo")
            expect(undo).to_have_attribute("aria-disabled", "true")
            expect(undo).not_to_contain_text(BACK)
            return
        before = after
    raise AssertionError("no card was ever drawn")


def test_undo_says_how_far(pages: Pages) -> None:
    """Each press takes back one decision, the one its label names; at the end there is nothing left to take back."""
    page = pages.open("/", settings=STILL)
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=3)
    for tries in range(60):
        until_my_turn(player)
        if not send_an_agent(player, tries % 5):
            player.step()
            continue
        if page.locator(".btn.undo-more").count():
            break
        end_the_turn(player)
    page.locator(".btn.undo-more").click()
    steps = page.locator(".undo-list button").all_inner_texts()
    assert len(steps) >= 2
    page.keyboard.press("Escape")
    expect(page.locator(".undo-list")).to_have_count(0)
    undo = page.locator(".btn.undo")
    for n, step in enumerate(steps):
        expect(undo).to_contain_text(step)
        undo.click()
        expect(undo).to_contain_text(steps[n + 1] if n + 1 < len(steps) else re.compile("^(?!.*Back to before)"))
    expect(undo).to_have_attribute("aria-disabled", "true")

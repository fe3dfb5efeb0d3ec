"""Undo: answers picked but not sent, answers sent, but none by which anybody saw something new."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, Pages
from tests.browser.clicking import Clicker, sit_down, views_of

pytestmark = pytest.mark.slow

BACK = re.compile("Back to before")
END = ".btn.end[data-choice='end']:not([aria-disabled])"


def sit(pages: Pages, seed: int) -> Clicker:
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice"])
    return Clicker(page, seed)


def position(page: Page) -> Any:
    """Return what the server tells the seat about the position, without values that grow with every row."""
    view = views_of(page)["0"]
    return {name: value for name, value in view.items() if name not in ("at", "decision", "undo", "log")}


def send_an_agent(player: Clicker, number: int) -> bool:
    """Pick the card with this number, then a space that it reaches; return False if there is no such card."""
    page = player.page
    cards = page.locator(".hand .card.is-may")
    if number >= cards.count():
        return False
    cards.nth(number).click()
    expect(page.locator(".hand .card.is-chosen").first).to_be_visible()
    places = page.locator(".space.is-may")
    if not places.count():
        page.keyboard.press("Escape")
        return False
    before = player.table["n"]
    places.first.click()
    player.wait_for_row(before + 2)
    expect(page.locator(".space.is-reach")).to_have_count(0)
    return True


def end_the_turn(player: Clicker) -> None:
    """Finish the rest of the turn and end it."""
    page = player.page
    for _ in range(80):
        if not player.wait_for_question() or page.locator(".space.is-reach").count():
            return
        at = player.table["n"]
        if page.locator(END).count():
            page.locator(END).click()
            player.wait_for_row(at + 1)
        else:
            player.press_something()


def test_a_card_only_picked_up_is_put_back(pages: Pages) -> None:
    player = sit(pages, seed=1)
    page = player.page
    player.play_until(player.my_turn)
    before = player.table["n"]
    page.locator(".hand .card.is-may").first.click()
    expect(page.locator(".hand .card.is-chosen").first).to_be_visible()
    assert 0 < page.locator(".space.is-may").count() < 22
    page.keyboard.press("Escape")
    expect(page.locator(".hand .card.is-chosen")).to_have_count(0)
    page.locator(".hand .card.is-may").first.click()
    expect(page.locator(".hand .card.is-chosen").first).to_be_visible()
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator(".hand .card.is-chosen")).to_have_count(0)
    assert player.table["n"] == before  # nothing was sent


def test_a_sent_agent_comes_back(pages: Pages) -> None:
    player = sit(pages, seed=2)
    page = player.page
    undone = 0
    for tries in range(30):
        player.play_until(player.my_turn)
        before = position(page)
        if not send_an_agent(player, tries % 5):
            player.step()
            continue
        undo = page.locator(".btn.undo")
        if views_of(page)["0"]["undo"]:  # unless the place has shown something new
            # Step by step until the turn begins again.
            for _ in range(6):
                expect(undo).to_contain_text(BACK)
                at = player.table["n"]
                undo.click()
                player.wait_for_row(at + 1)
                if page.locator(".space.is-reach").count():
                    break
            assert position(page) == before
            undone += 1
            if undone == 2:
                return
            assert send_an_agent(player, tries % 5)
        end_the_turn(player)
    raise AssertionError(f"an Agent came back {undone} times only")


def test_a_card_that_was_drawn_stays_drawn(pages: Pages) -> None:
    player = sit(pages, seed=4)
    page = player.page
    cards = "[document.querySelectorAll('.hand .card').length, Number(document.querySelector('.piles b').textContent)]"
    player.wait_for_question()
    was = (page.locator(".round").inner_text(), *page.evaluate(cards))
    for _ in range(400):
        assert player.step(), "the game is over, and no card was ever drawn"
        player.wait_for_question()
        now = (page.locator(".round").inner_text(), *page.evaluate(cards))
        if now[0] == was[0] and now[1] > was[1] and now[2] < was[2]:
            undo = page.locator(".btn.undo")
            expect(undo).to_have_attribute("aria-disabled", "true")
            expect(undo).not_to_contain_text(BACK)
            assert views_of(page)["0"]["undo"] == []
            return
        was = now
    raise AssertionError("no card was ever drawn")


def test_undo_says_how_far(pages: Pages) -> None:
    """Each press takes back one decision, the one its label names; at the end there is nothing left to take back."""
    player = sit(pages, seed=3)
    page = player.page
    more = page.locator(".btn.undo-more")
    for tries in range(60):
        player.play_until(player.my_turn)
        if not send_an_agent(player, tries % 5):
            player.step()
            continue
        if more.count():
            break
        end_the_turn(player)
    more.click()
    steps = page.locator(".undo-list button").all_inner_texts()
    assert len(steps) == len(views_of(page)["0"]["undo"]) >= 2
    page.keyboard.press("Escape")
    expect(page.locator(".undo-list")).to_have_count(0)
    undo = page.locator(".btn.undo")
    for n, step in enumerate(steps):
        expect(undo).to_contain_text(step)
        undo.click()
        expect(undo).to_contain_text(steps[n + 1] if n + 1 < len(steps) else re.compile("^(?!.*Back to before)"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert views_of(page)["0"]["undo"] == []

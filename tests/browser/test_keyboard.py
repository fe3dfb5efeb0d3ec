"""Everything without a mouse: a turn, explanations, the list of keys."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Pages
from tests.browser.clicking import Clicker, sit_down

pytestmark = pytest.mark.slow

STILL = {"motion": "less", "sound": False, "autoplay": False}
ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]


def at_my_turn(page: Page) -> Clicker:
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=1)
    for _ in range(100):
        assert player.wait_for_question()
        page.keyboard.press("Escape")
        if page.locator(".card.is-may").count() and page.locator(".space.is-reach").count():
            return player
        player.step()
    raise AssertionError("no turn came")


def go_to(page: Page, wanted: str, rng: random.Random) -> None:
    """By arrows alone, from wherever the focus is, to something that is lit."""
    for _ in range(200):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        page.keyboard.press(rng.choice(ARROWS))
    raise AssertionError(f"the arrows do not lead to {wanted}")


def test_a_turn_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    player = at_my_turn(page)
    rng = random.Random(1)
    before = player.table["n"]
    page.keyboard.press("h")
    go_to(page, ".hand .card.is-may", rng)
    page.keyboard.press("Enter")
    expect(page.locator(".card.is-chosen")).to_have_count(1)
    page.keyboard.press("b")
    go_to(page, ".space.is-may", rng)
    page.keyboard.press("Enter")
    expect(page.locator(".card.is-chosen")).to_have_count(0)
    player.wait_for_row(before + 2)  # the card, and the place
    # Whatever is left is answered by numbers or lit pieces; then the end of the turn.
    for _ in range(40):
        player.wait_for_question()
        if page.locator(".btn.end[data-choice]:not([aria-disabled])").count():
            break
        if page.locator("[aria-keyshortcuts='1']").count():
            page.keyboard.press("1")
        else:
            player.step()
        page.wait_for_timeout(200)
    at = player.table["n"]
    page.keyboard.press("e")
    player.wait_for_row(at + 1)


def test_what_has_the_focus_explains_itself(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    at_my_turn(page)
    page.keyboard.press("h")
    focused = page.evaluate("document.activeElement.dataset.card")
    assert focused
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    page.keyboard.press("b")
    go_to(page, ".space.is-shut", random.Random(2))
    expect(tip).to_be_visible()
    # Why it is closed stands there in words.
    expect(tip.locator(".tip-why li").first).to_be_visible()


def test_the_keys_are_listed(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    at_my_turn(page)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("Esc")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_new_table_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    expect(page.locator(".btn.play")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('.btn.play') ?? false"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")

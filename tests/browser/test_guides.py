"""A first game with its guide, by clicks on a wide screen and on a phone: the guide explains what comes next, points at
it, leaves out what the player knows, and can be turned off and on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sandtable.core.fluent import Words
from sandtable.guides import Guide, guide, guides
from tests.browser.browsing import PHONE, WIDE, Pages
from tests.browser.looking import scrolls_sideways

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
ENGLISH = Words("en")
LAPPED = """([lit]) => {
  const box = document.querySelector('.coach').getBoundingClientRect();
  return [...document.querySelectorAll(`[data-action="${lit}"]`)].filter((one) => one.checkVisibility()).some((one) => {
    const it = one.getBoundingClientRect();
    const x = it.left + it.width / 2, y = it.top + it.height / 2;
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}"""


def begin(page: Page, one: Guide) -> None:
    """Begin the first game of a title from the start page."""
    page.locator(".first-game").nth([*guides()].index(one)).click()
    page.wait_for_url(re.compile("/table/"))


def says(page: Page, one: Guide, moment: str) -> None:
    """Wait until the page shows the sentence of this moment of the guide."""
    message = next(each.message for each in one.moments if each.id == moment)
    expect(page.locator(".coach")).to_contain_text(ENGLISH.say(message))


def press(page: Page, *words: str) -> None:
    """Press pieces one after the other, and confirm each where a small screen asks for that."""
    for word in words:
        page.locator(f'[data-action="{word}"]:visible').first.click()
    confirm = page.locator(".confirm:visible")
    page.wait_for_timeout(150)
    if confirm.count():
        confirm.first.click()


def tool(page: Page, message: str) -> None:
    """Press the table's tool with this message as its label; on a small screen it is in a menu."""
    button = page.locator(".tools").get_by_role("button", name=ENGLISH.say(message))
    menu = page.get_by_role("button", name=ENGLISH.say("page-table-menu"))
    expect(button.or_(menu).locator("visible=true").first).to_be_visible()
    if not button.locator("visible=true").count():
        menu.click()
    button.click()


def got_it(page: Page) -> None:
    page.locator(".coach .primary").click()


@SIZES
def test_the_start_of_a_first_game(pages: Pages, size: tuple[int, int]) -> None:
    one = guide("imperium", "first")
    page = pages.open("/", size=size)
    begin(page, one)
    says(page, one, "goal")
    expect(page.locator(".holes-ring")).not_to_have_count(0)
    got_it(page)
    says(page, one, "look")
    got_it(page)
    says(page, one, "agent")
    lit = ["card:dune_the_desert_planet", "space:imperial_basin"]
    expect(page.locator(".holes-ring")).to_have_count(len(lit))
    for word in lit:
        assert not page.evaluate(LAPPED, [word]), f"the guide lies over {word}, which it points at"
    press(page, *lit)
    says(page, one, "deploy")  # nobody said "Got it": an Agent was sent
    tool(page, "page-guide-off")
    expect(page.locator(".coach")).to_have_count(0)
    tool(page, "page-guide-call")
    says(page, one, "deploy")
    page.locator(".coach .quiet").click()  # the same button within the sentence
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator('[data-action="end"]:visible, .btn.end:visible').first).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)  # it stays away until it is called
    tool(page, "page-guide-call")
    says(page, one, "deploy")
    got_it(page)
    says(page, one, "end")
    got_it(page)
    expect(page.locator(".coach")).to_have_count(0)
    press(page, "deploy:2")
    press(page, "end")
    assert {"guide-imperium-first-agent", "guide-imperium-first-deploy"} <= set(known(page))
    says(page, one, "faction")
    press(page, "card:diplomacy", "space:wealth")
    says(page, one, "influence")
    got_it(page)
    press(page, "end")
    says(page, one, "sword")  # there is one answer left, and it is not given before this was read
    got_it(page)
    says(page, one, "reveal")
    press(page, "reveal")
    says(page, one, "buy")


@SIZES
@pytest.mark.parametrize("one", guides(), ids=lambda one: one.title)
def test_every_first_game_begins_with_its_goal(pages: Pages, one: Guide, size: tuple[int, int]) -> None:
    page = pages.open("/", size=size)
    begin(page, one)
    says(page, one, "goal")
    assert not scrolls_sideways(page)
    begun = page.url
    page.goto("/")
    page.locator(f'a[href="{begun.removeprefix(pages.address)}"]').first.click()  # it is among one's own tables
    says(page, one, "goal")


def test_it_can_explain_everything_again(pages: Pages) -> None:
    one = guide("imperium", "first")
    page = pages.open("/", size=WIDE)
    begin(page, one)
    says(page, one, "goal")
    for moment in ("goal", "look", "agent"):
        says(page, one, moment)
        got_it(page)
    expect(page.locator(".coach")).to_have_count(0)
    tool(page, "page-guide-off")
    tool(page, "page-guide-call")
    expect(page.locator(".coach")).to_contain_text(ENGLISH.say("page-guide-idle"))
    page.locator(".coach .quiet").click()
    says(page, one, "goal")


def known(page: Page) -> list[str]:
    """Return the hints that this browser stores as known."""
    found: list[str] = page.evaluate(
        "() => JSON.parse(localStorage.getItem('sandtable.guide-known') ?? '[]').flatMap(([, all]) => all)"
    )
    return found

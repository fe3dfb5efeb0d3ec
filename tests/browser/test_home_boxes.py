"""The form of a new table with further boxes: their modes, and the choice of cards from the first box."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import PHONE, WIDE, Pages
from tests.browser.looking import faults_in_sight, theme_of
from tests.browser.test_home import table_of

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def uprising_with_the_first_box(pages: Pages, size: tuple[int, int]) -> Page:
    page = pages.open("/", size)
    page.get_by_role("radio", name="Uprising").click()
    page.get_by_role("checkbox", name="Dune: Imperium").check()
    return page


def cards_of(page: Page) -> Any:
    return page.get_by_role("radiogroup", name="Cards of Dune: Imperium")


@SIZES
def test_cards_of_the_first_box_are_picked_one_by_one(pages: Pages, size: tuple[int, int]) -> None:
    """The list begins with all cards selected, or with the cards of the deck that was chosen before; the table tells
    how many were picked."""
    page = uprising_with_the_first_box(pages, size)
    assert cards_of(page).get_by_role("radio", name="All").get_attribute("aria-checked") == "true"
    cards_of(page).get_by_role("radio", name="Intrigue cards").click()
    cards_of(page).get_by_role("radio", name="Pick cards").click()
    imperium, intrigue = (page.locator(".pick-cards").nth(at) for at in (0, 1))
    expect(imperium.locator("legend")).to_contain_text("0 of ")
    expect(intrigue.locator("legend")).to_contain_text("33 of 33")
    intrigue.get_by_role("button", name="Pick none").click()
    imperium.get_by_role("checkbox", name="Stilgar").check()
    intrigue.get_by_role("checkbox", name="Windfall").check()
    expect(imperium.locator("legend")).to_contain_text("1 of ")
    assert faults_in_sight(page, theme_of(0, size)) == []
    page.get_by_role("button", name="Play now").click()
    options = table_of(page)["options"]
    assert options["boxes"] == ["base"]
    assert options["base_cards"] == ["card:stilgar", "intrigue:windfall"]


def test_one_deck_of_the_first_box_is_shuffled_in(pages: Pages) -> None:
    """The choice of a deck applies only while the box is selected; the table and its invitation name the deck."""
    page = uprising_with_the_first_box(pages, WIDE)
    cards_of(page).get_by_role("radio", name="Imperium cards").click()
    page.get_by_role("checkbox", name="Conflicts of Dune: Imperium").check()
    page.get_by_role("checkbox", name="Dune: Imperium", exact=False).first.uncheck()
    expect(cards_of(page)).to_have_count(0)
    page.get_by_role("checkbox", name="Dune: Imperium", exact=False).first.check()
    page.get_by_role("button", name="Invite by link").click()
    options = table_of(page)["options"]
    assert options["base_cards"] == "imperium"
    assert options["base_conflicts"] is True
    expect(page.get_by_text("Only the Imperium cards of Dune: Imperium")).to_be_visible()
    expect(page.get_by_text("Conflicts of Dune: Imperium")).to_be_visible()

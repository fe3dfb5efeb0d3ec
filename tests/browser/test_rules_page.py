"""The numbered rules: found by a word, a number or a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sandtable import rulebook
from tests.browser.browsing import PHONE, WIDE, Pages

pytestmark = pytest.mark.slow
RULES = rulebook.rules("imperium")


def test_every_rule_is_there(pages: Pages) -> None:
    page = pages.open("/rules/imperium")
    expect(page.locator(".rule")).to_have_count(len(RULES))
    assert page.locator(".rule").evaluate_all("(rules) => rules.map((rule) => rule.id)") == [rule.id for rule in RULES]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_link_leads_to_its_rule(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.open("/rules/imperium#IMP-10.5", size)
    rule = page.locator('[id="IMP-10.5"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class("rule here")


def test_the_search_finds_words_and_numbers(pages: Pages) -> None:
    page = pages.open("/rules/imperium")
    search = page.get_by_role("searchbox")
    search.fill("foldspace")
    found = [rule.id for rule in RULES if "foldspace" in rule.text.lower()]
    assert 0 < len(found) < len(RULES)
    expect(page.locator(".rule")).to_have_count(len(found))
    expect(page.locator(".rule mark").first).to_have_text("Foldspace")
    search.fill("IMP-4.13")
    expect(page.locator('[id="IMP-4.13"]')).to_be_visible()
    search.fill("there is no such word")
    expect(page.locator(".rule")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text("Nothing found.")


def test_a_rule_named_in_another_is_shown_though_the_search_hides_it(pages: Pages) -> None:
    page = pages.open("/rules/imperium")
    page.get_by_role("searchbox").fill("IMP-4.16")
    page.locator('[id="IMP-4.16"]').get_by_role("link", name="IMP-20.65").click()
    expect(page.locator('[id="IMP-20.65"]')).to_be_in_viewport()
    expect(page).to_have_url(f"{pages.address}/rules/imperium#IMP-20.65")


def test_a_rule_there_is_not(pages: Pages) -> None:
    page = pages.open("/rules/imperium#IMP-99.9")
    expect(page.get_by_text("There is no rule IMP-99.9.")).to_be_visible()


def test_an_address_that_is_broken(pages: Pages) -> None:
    """A percent sign cut in two: there is no such rule, but the rules are there."""
    page = pages.open("/rules/imperium#%E0%A4%A")
    expect(page.locator(".rule")).to_have_count(len(RULES))


def test_a_game_there_is_not(pages: Pages) -> None:
    pages.expected.append("404")
    page = pages.open("/rules/xyz")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    expect(page).to_have_title("Sandtable")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

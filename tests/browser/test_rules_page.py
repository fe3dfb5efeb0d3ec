"""The numbered rules: found by a word, a number or a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from sandtable import rulebook
from sandtable.core.fluent import Words
from tests.browser.browsing import LANGUAGES, PHONE, WIDE, Pages
from tests.browser.looking import speak

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


NAMES = {"en": "English", "ja": "日本語", "ko": "한국어", "zh-Hant": "繁體中文"}


@pytest.mark.parametrize(("lang", "size"), list(zip(LANGUAGES, (WIDE, PHONE) * 2, strict=True)), ids=LANGUAGES)
def test_the_rules_are_in_the_language_of_the_reader(pages: Pages, lang: str, size: tuple[int, int]) -> None:
    """A link from any page leads to the rule in that language, and a search for a word of it finds the rule."""
    rules = {rule.id: rule for rule in rulebook.read("imperium", lang)}
    page = pages.open("/rules/imperium#IMP-10.11", size, lang=lang)
    shown = page.locator('[id="IMP-10.11"]')
    expect(shown).to_be_in_viewport()
    expect(shown.locator("dd")).to_have_attribute("lang", lang)
    expect(shown.locator("dd")).to_contain_text(rules["IMP-10.11"].text)
    table = rules["IMP-10.11"].table()
    cells = "(rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent))"
    assert shown.locator("tr").evaluate_all(cells) == table
    expect(page.locator("#section-IMP-10 h3")).to_have_text(f"10. {rules['IMP-10.11'].heading}")
    books = [Words(lang).say(f"page-rules-book-{book}") for book in ("imperium", "ix", "immortality")]
    expect(page.locator(".rules-book > h2")).to_have_text(books)
    expect(page.locator(".rules-nav h3")).to_have_text(books)
    expect(page.locator("#section-IMM-1 h3")).to_have_text(f"1. {rules['IMM-1.1'].heading}")
    note = Words(lang).say("page-rules-english")
    expect(page.get_by_text(note)).to_have_count(0)
    word, id = Words(lang).say("card-foldspace"), "IMP-4.19"
    page.get_by_role("searchbox").fill(word)
    found = [rule.id for rule in rules.values() if word.lower() in f"{rule.heading} {rule.text} {rule.below}".lower()]
    assert id in found
    expect(page.locator(".rule")).to_have_count(len(found))
    expect(page.locator(f'[id="{id}"] mark').first).to_have_text(word.split()[0])


def test_another_language_without_a_reload(pages: Pages) -> None:
    """A reader who scrolls up to choose a language is taken back to the rule that the address names."""
    page = pages.open("/rules/imperium#IMP-12.1")
    page.evaluate("() => { window.kept = true; }")
    for lang in ("ja", "ko", "zh-Hant", "en"):
        page.get_by_role("button", name=NAMES[lang], exact=True).click()
        shown = page.locator('[id="IMP-12.1"]')
        expect(shown.locator("dd")).to_have_attribute("lang", lang)
        expect(shown).to_be_in_viewport()
        expect(shown).to_have_class("rule here")
    assert page.evaluate("() => window.kept")


def test_another_language_keeps_the_place_of_the_reader(pages: Pages) -> None:
    page = pages.open("/rules/imperium#IMP-3.1")
    shown = page.locator('[id="IMP-3.1"]')
    expect(shown).to_be_in_viewport()
    page.evaluate("() => { window.kept = true; document.getElementById('IMP-12.1').scrollIntoView(); }")
    top = page.locator('[id="IMP-12.1"]').bounding_box()
    for lang in ("ja", "ko", "zh-Hant", "en"):
        speak(page, lang)
        text = next(rule.text for rule in rulebook.read("imperium", lang) if rule.id == "IMP-12.1")
        read = page.locator('[id="IMP-12.1"]')
        expect(read.locator("dd")).to_have_text(text)
        expect(read).to_be_in_viewport()  # not the one the address names: that was left long ago
        now = read.bounding_box()
        assert top is not None
        assert now is not None
        assert abs(now["y"] - top["y"]) < 4
    assert page.evaluate("() => window.kept")


def test_a_rule_that_has_not_been_translated_is_shown_in_english(pages: Pages) -> None:
    """The text and heading of a rule that was just added are marked as English, and a note tells the reader so."""
    page = pages.open("/rules/imperium", lang="ja")
    expect(page.locator(".rule")).to_have_count(len(RULES))

    def one_missing(route: Route) -> None:
        rules = route.fetch().json()
        english = next(rule for rule in RULES if rule.id == "IMP-1.2")
        rules[1] |= {"text": english.text, "lang": "en"}
        route.fulfill(json=rules)

    page.route("**/api/rules/imperium?lang=ja", one_missing)
    page.reload()
    rule = page.locator('[id="IMP-1.2"] dd')
    expect(rule).to_have_attribute("lang", "en")
    expect(rule).to_contain_text("Pieces of one colour")
    expect(page.locator('[id="IMP-1.1"] dd')).to_have_attribute("lang", "ja")
    expect(page.get_by_text(Words("ja").say("page-rules-english"))).to_be_visible()


def test_a_rule_named_in_another_is_shown_though_the_search_hides_it(pages: Pages) -> None:
    page = pages.open("/rules/imperium")
    page.get_by_role("searchbox").fill("IMP-4.16")
    page.locator('[id="IMP-4.16"]').get_by_role("link", name="IMP-20.65").click()
    expect(page.locator('[id="IMP-20.65"]')).to_be_in_viewport()
    expect(page).to_have_url(f"{pages.address}/rules/imperium#IMP-20.65")


def test_a_rule_of_a_box_that_is_not_here_is_no_link(pages: Pages) -> None:
    page = pages.open("/rules/imperium#IMP-10.13")
    rule = page.locator('[id="IMP-10.13"]')
    expect(rule).to_contain_text("UPR-16.9")
    expect(rule.get_by_role("link")).to_have_count(1)  # its own number


def test_a_rule_there_is_not(pages: Pages) -> None:
    page = pages.open("/rules/imperium#IMP-99.9")
    expect(page.get_by_text("There is no rule IMP-99.9.")).to_be_visible()


def test_an_address_that_is_broken(pages: Pages) -> None:
    """An address with an incomplete percent code names no rule; the page shows the rules nevertheless."""
    page = pages.open("/rules/imperium#%E0%A4%A")
    expect(page.locator(".rule")).to_have_count(len(RULES))


def test_a_game_there_is_not(pages: Pages) -> None:
    pages.expected.append("404")
    page = pages.open("/rules/xyz")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    expect(page).to_have_title("Sandtable")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

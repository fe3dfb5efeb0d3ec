"""Every page at both sizes: in all languages the text fits and is spoken; in both themes axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, LANGUAGES, PHONE, WIDE, Pages
from tests.browser.clicking import Clicker, sit_down
from tests.browser.guests import Guest
from tests.browser.looking import COLOURS, TAGS, fits, scrolls, speak, violations, write_as_large_as

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def scenes(page: Page, address: str, played: dict[str, Any], every: int) -> Iterator[str]:
    """Brings the page from one sight to the next; a game is looked at `every` so many presses."""
    sit_down(page, ["me", "open", "adept", "mentat"], start=False)
    expect(page.locator(".benches li")).to_have_count(4)
    yield "waiting room"

    # The lists on the home page have one of each: a table of one's own, one to join, one to watch.
    margot = Guest(address, "Lady Margot Fenring")
    table = margot.make(["me", "open", "adept"], start=False, public=True)
    margot.make(["me", "novice", "novice"], public=True)
    page.goto("/")
    expect(page.locator(".btn.play")).to_be_visible()
    expect(page.locator(".tables a").nth(2)).to_be_visible()
    yield "home"
    page.locator(".seg").nth(2).get_by_role("radio").last.click()
    expect(page.locator(".slot-leader").first).to_be_visible()
    yield "home, with Leaders to choose"
    page.locator(".page-bar .tool").last.click()
    expect(page.locator(".dialog")).to_be_visible()
    yield "settings"

    page.goto("/rules/imperium#IMP-4.3")
    expect(page.locator(".rule.here")).to_be_visible()
    yield "rules"

    page.goto(f"/join/{table['id']}?invite={table['invite']}")
    expect(page.locator(".benches li")).to_have_count(3)
    yield "invitation"

    sit_down(page, ["me", "novice", "novice", "novice"], leaders="draft")
    yield from playing(page, every)

    page.goto(f"/table/{played['id']}")
    expect(page.locator(".ranks li")).to_have_count(4)
    yield "the end"
    half = played["moves"] // 2
    page.goto(f"/replay/{played['id']}?n={half}&eyes=1")
    expect(page.locator(".moment b")).to_contain_text(f"{half} /")
    yield "replay"


def playing(page: Page, every: int) -> Iterator[str]:
    """A turn, step by step, and what comes a little later in the game."""
    small = page.viewport_size is not None and page.viewport_size["width"] == PHONE[0]
    player = Clicker(page, seed=7, tap=small)
    player.wait_for_question()
    yield "Leaders to choose from"
    player.play_until(player.my_turn)
    yield "my turn"
    page.locator(".card.is-may").first.click()
    expect(page.locator(".card.is-chosen").first).to_be_visible()
    yield "a card is picked"
    page.locator(".space.is-may, .cell.is-may").first.click()
    player.settle()
    yield "an Agent is sent, or about to be"
    for n in range(1, 61):
        if not player.step():
            break
        if n % every == 0:
            yield f"{n} presses later"


@SIZES
def test_text_fits_its_box(pages: Pages, played: dict[str, Any], size: tuple[int, int]) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    found: dict[str, str] = {}  # each fault once, with the first sight it was seen in
    for scene in scenes(page, pages.address, played, every=15):
        for lang in LANGUAGES:
            speak(page, lang)
            for fault in fits(page):
                found.setdefault(f"{lang}: {fault}", scene)
        speak(page, "en")
    assert "\n".join(f"{scene}: {fault}" for fault, scene in found.items()) == ""


@SIZES
def test_axe_finds_nothing(pages: Pages, played: dict[str, Any], size: tuple[int, int]) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    found: dict[str, str] = {}
    for scene in scenes(page, pages.address, played, every=30):
        for theme, rules in (("day", COLOURS), ("night", TAGS)):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            for fault in violations(page, rules):
                found.setdefault(f"{theme}: {fault}", scene)
    assert "\n".join(f"{scene}: {fault}" for fault, scene in found.items()) == ""


SCREENS = ((1024, 768), (1440, 900), (1920, 1080), (390, 844))
TEXTS = (100, 125, 150)


def sights(page: Page) -> Iterator[str]:
    """What is looked at in every window and text size: one page each, without a reload."""
    page.goto("/")
    expect(page.locator(".btn.play")).to_be_visible()
    page.locator(".mode").last.click()
    yield "home"
    sit_down(page, ["me", "novice", "adept", "novice"], clock={"kind": "game", "seconds": 900, "add": 10})
    player = Clicker(page, seed=3)
    player.play_until(player.my_turn)
    yield "my turn"
    page.keyboard.press("?")
    expect(page.locator(".dialog.help")).to_be_visible()
    yield "help"
    page.keyboard.press("Escape")


@pytest.mark.parametrize("screen", SCREENS, ids=["1024", "1440", "1920", "390"])
def test_text_of_every_size_fits(pages: Pages, screen: tuple[int, int]) -> None:
    """In all languages, and axe finds nothing. Larger text is larger by just as much."""
    page = pages.open(None, screen, settings=BY_HAND)
    found: dict[str, str] = {}
    for scene in sights(page):
        once = 0.0
        for percent in TEXTS:
            write_as_large_as(page, percent)
            drawn = float(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--scale')"))
            once = once or drawn
            assert drawn == pytest.approx(once * percent / 100), scene
            for lang in LANGUAGES:
                speak(page, lang)
                for fault in fits(page, may_scroll=percent > 100):
                    found.setdefault(f"{lang}: {fault}", f"{scene} at {percent}%")
            for fault in violations(page):
                found.setdefault(fault, f"{scene} at {percent}%")
            speak(page, "en")
        write_as_large_as(page, 100)
    assert "\n".join(f"{scene}: {fault}" for fault, scene in found.items()) == ""


def test_a_wide_table_never_scrolls(pages: Pages) -> None:
    """Whatever the window; a whole game at the usual one is in test_game.py."""
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice", "novice"])
    Clicker(page).wait_for_question()
    for width, height in (WIDE, (1366, 768), (1280, 760), (1024, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        assert scrolls(page) == [0, 0], (width, height)

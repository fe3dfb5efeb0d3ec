"""Every page on a wide screen and on a phone: in all languages the text fits and nothing is left untranslated; in both
themes axe finds no problems."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, LANGUAGES, PHONE, WIDE, Pages
from tests.browser.clicking import NOWHERE, Clicker, go_to, sit_down
from tests.browser.guests import Guest
from tests.browser.looking import (
    SHAPES,
    TAGS,
    faults_in_sight,
    fits,
    scrolls,
    speak,
    theme_of,
    violations,
    write_as_large_as,
)

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


LATER = (20, 40, 60)  # so many moves further a game is looked at again
# For axe a game changes less than for whoever reads it.
ONLY_READ = ("my turn", "an Agent is sent, or about to be", "20 moves later", "40 moves later")


def scenes(page: Page, address: str, played: dict[str, Any]) -> Iterator[str]:
    """Bring the page from one screen to the next, and yield the name of each."""
    sit_down(page, ["me", "open", "adept", "mentat"], start=False)
    expect(page.locator(".benches li")).to_have_count(4)
    yield "waiting room"

    # The lists on the home page have one of each: a table of one's own, one to join, one to watch.
    margot = Guest(address, "Lady Margot Fenring")
    table = margot.make(["me", "open", "adept"], start=False, public=True)
    margot.make(["me", "novice", "novice"], public=True)
    go_to(page, "/")
    expect(page.locator(".btn.play")).to_be_visible()
    expect(page.locator(".tables a").nth(2)).to_be_visible()
    yield "home"
    page.locator(".seg").nth(2).get_by_role("radio").last.click()
    expect(page.locator(".slot-leader").first).to_be_visible()
    yield "home, with Leaders to choose"
    page.locator(".page-bar .tool").last.click()
    expect(page.locator(".dialog")).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")
    expect(page.locator(".dialog")).to_be_hidden()

    go_to(page, "/rules/imperium#IMP-4.3")
    expect(page.locator(".rule.here")).to_be_visible()
    yield "rules"

    go_to(page, f"/join/{table['id']}?invite={table['invite']}")
    expect(page.locator(".benches li")).to_have_count(3)
    yield "invitation"

    yield from playing(page, address)

    go_to(page, f"/table/{played['id']}")
    expect(page.locator(".ranks li")).to_have_count(4)
    yield "the end"
    half = played["moves"] // 2
    go_to(page, f"/replay/{played['id']}?n={half}&eyes=1")
    expect(page.locator(".moment b")).to_contain_text(f"{half} /")
    yield "replay"


def playing(page: Page, address: str) -> Iterator[str]:
    """Bring the page step by step through a turn and to screens that are later in a game, and yield the name of
    each."""
    me = Guest(address, seed=7)
    page.context.add_cookies(me.cookies)
    id = me.make(["me", "novice", "novice", "novice"], pace=0, leaders="draft")["id"]
    page.goto(f"/table/{id}")
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
    for before, moves in pairwise((0, *LATER)):
        go_to(page, NOWHERE)
        me.play(id, 0, moves - before)
        go_to(page, f"/table/{id}")
        player.wait_for_question()
        yield f"{moves} moves later"


@SIZES
def test_text_fits_its_box_and_axe_finds_nothing(pages: Pages, played: dict[str, Any], size: tuple[int, int]) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    found: dict[str, str] = {}  # each fault once, with the first sight it was seen in
    for n, scene in enumerate(scenes(page, pages.address, played)):
        for fault in faults_in_sight(page, "" if scene in ONLY_READ else theme_of(n, size)):
            found.setdefault(fault, scene)
    assert "\n".join(f"{scene}: {fault}" for fault, scene in found.items()) == ""


FOLDED = (1024, 768)
LARGE = (1920, 1080)
ROOMIEST = ("en", "ja")  # the languages that take the most room; in a large window there is more of it
SCREENS = {"wide": (WIDE, FOLDED, LARGE), "phone": (PHONE,)}
TEXTS = (100, 125, 150)
SEEN_ABOVE = ("home", "my turn")  # in the usual windows, with text as it is at first


def sights(page: Page) -> Iterator[str]:
    """Yield the screens to check in every window and text size; there is one of each page, and no reload."""
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


def rules_for(scene: str, screen: tuple[int, int], percent: int) -> list[str]:
    """Return the axe rules to check on this screen: all of them once, where no other test does; for larger text only
    those about sizes, at the greatest size and not in the largest window."""
    if percent == 100:
        return TAGS if screen == FOLDED or (screen == PHONE and scene == "help") else []
    return SHAPES if percent == TEXTS[-1] and screen != LARGE else []


@pytest.mark.parametrize("screens", SCREENS)
def test_text_of_every_size_fits(pages: Pages, screens: str) -> None:
    """The text fits in all languages, axe finds no problems, and larger text has exactly the chosen size."""
    first, *_ = SCREENS[screens]
    page = pages.open(None, first, settings=BY_HAND)
    found: dict[str, str] = {}
    for scene in sights(page):
        for lang in (*LANGUAGES[1:], LANGUAGES[0]):
            speak(page, lang)
            for screen in SCREENS[screens]:
                if screen == LARGE and lang not in ROOMIEST:
                    continue
                page.set_viewport_size({"width": screen[0], "height": screen[1]})
                once = 0.0
                for percent in TEXTS if screen == first else (TEXTS[0], TEXTS[-1]):
                    write_as_large_as(page, percent)
                    at = f"{scene} at {percent}%, {screen[0]} wide"
                    drawn = float(
                        page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--scale')")
                    )
                    once = once or drawn
                    assert drawn == pytest.approx(once * percent / 100), at
                    if screen != first or percent > 100 or scene not in SEEN_ABOVE:
                        for fault in fits(page, may_scroll=percent > 100):
                            found.setdefault(f"{lang}: {fault}", at)
                    if lang == "en" and (rules := rules_for(scene, screen, percent)):
                        for fault in violations(page, rules):
                            found.setdefault(fault, at)
        write_as_large_as(page, 100)
        page.set_viewport_size({"width": first[0], "height": first[1]})
    assert "\n".join(f"{scene}: {fault}" for fault, scene in found.items()) == ""


def test_a_wide_table_never_scrolls(pages: Pages) -> None:
    """The table scrolls in no window size; test_game.py checks a whole game in the usual size."""
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice", "novice"])
    Clicker(page).wait_for_question()
    for width, height in (WIDE, (1366, 768), (1280, 760), (1024, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        assert scrolls(page) == [0, 0], (width, height)

"""Every page at both sizes: in all languages the text fits and is spoken; in both themes axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import LANGUAGES, PHONE, WIDE, Pages, Server
from tests.browser.clicking import ASKED, Clicker, sit_down
from tests.browser.guests import Guest
from tests.browser.looking import scrolls_sideways, spills, unspoken, violations

pytestmark = pytest.mark.slow

STILL = {"motion": "less", "sound": False, "autoplay": False}
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, Any]:
    return Guest(server.address).played_by_bots(["adept", "mentat", "adept", "novice"])


def scenes(page: Page, address: str, played: dict[str, Any]) -> Iterator[str]:
    """Brings the page from one sight to the next; after each `yield` it is looked at."""
    expect(page.locator(".btn.play")).to_be_visible()
    yield "home"
    page.locator(".seg").nth(2).get_by_role("radio").last.click()
    expect(page.locator(".slot-leader").first).to_be_visible()
    yield "home, with Leaders to choose"
    page.locator(".page-bar .tool").last.click()
    expect(page.locator(".dialog")).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")

    page.goto("/rules/imperium#IMP-4.3")
    expect(page.locator(".rule.here")).to_be_visible()
    yield "rules"

    sit_down(page, ["me", "open", "adept", "mentat"], start=False)
    expect(page.locator(".benches li")).to_have_count(4)
    yield "waiting room"
    table = Guest(address, "Lady Margot Fenring").make(["me", "open", "adept"], start=False)
    page.goto(f"/join/{table['id']}?invite={table['invite']}")
    expect(page.locator(".benches li")).to_have_count(3)
    yield "invitation"

    sit_down(page, ["me", "novice", "novice", "novice"], leaders="draft")
    page.locator(ASKED).wait_for()
    yield "Leaders to choose from"
    yield from playing(page)

    page.goto(f"/table/{played['id']}")
    expect(page.locator(".ranks li")).to_have_count(4)
    yield "the end"
    page.goto(f"/replay/{played['id']}?n=200&eyes=1")
    expect(page.locator(".moment b")).to_contain_text("200 /")
    yield "replay"


def playing(page: Page) -> Iterator[str]:
    """A turn, step by step, and what comes a little later in the game."""
    player = Clicker(page, seed=7, tap=page.viewport_size is not None and page.viewport_size["width"] == PHONE[0])
    reach = page.locator(".is-reach")
    for _ in range(60):
        assert player.wait_for_question()
        if reach.count():
            break
        player.step()
    page.keyboard.press("Escape")
    yield "my turn"
    player.press(page.locator(".card.is-may").first)
    yield "a card is picked"
    player.press(page.locator(".space.is-may, .cell.is-may").first)
    page.wait_for_timeout(300)
    yield "an Agent is sent, or about to be"
    for n in range(45):
        if not player.step():
            break
        if n % 9 == 8:
            page.wait_for_timeout(200)
            yield f"{n + 1} presses later"


def look(page: Page, address: str, played: dict[str, Any], seen: Callable[[Page], list[str]]) -> list[str]:
    """Every fault once, with the first scene it was seen in."""
    found: dict[str, str] = {}
    for scene in scenes(page, address, played):
        page.wait_for_timeout(150)
        for fault in seen(page):
            found.setdefault(fault, scene)
    return [f"{scene}: {fault}" for fault, scene in found.items()]


def fits(page: Page) -> list[str]:
    faults = spills(page) + [f"{id} is not said" for id in unspoken(page)]
    return faults + (["it scrolls sideways"] if scrolls_sideways(page) else [])


@SIZES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_fits_its_box(pages: Pages, played: dict[str, Any], lang: str, size: tuple[int, int]) -> None:
    page = pages.open("/", size, lang, STILL)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert "\n".join(look(page, pages.address, played, fits)) == ""


@SIZES
@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing(pages: Pages, played: dict[str, Any], theme: str, size: tuple[int, int]) -> None:
    page = pages.open("/", size, settings={**STILL, "theme": theme})
    assert "\n".join(look(page, pages.address, played, violations)) == ""


def test_a_wide_table_never_scrolls(pages: Pages) -> None:
    for size in (WIDE, (1366, 768), (1920, 1080)):
        page = pages.open("/", size, settings=STILL)
        sit_down(page, ["me", "novice", "novice", "novice"])
        page.locator(ASKED).wait_for()
        scrolls = page.evaluate(
            "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
        )
        assert scrolls == [0, 0], size

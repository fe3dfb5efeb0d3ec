"""The choice of a bot's level on the start page: how strong it is, and which level cannot play the chosen game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import LANGUAGES, PHONE, WIDE, Pages
from tests.browser.clicking import ask_server, table_id
from tests.browser.looking import scrolls_sideways

pytestmark = pytest.mark.slow
pytest.importorskip("numpy", reason="the trained net needs NumPy")


def test_a_level_says_how_strong_it_is_and_gives_way_where_it_cannot_play(pages: Pages) -> None:
    page = pages.open("/", WIDE)
    levels = page.get_by_role("radiogroup", name="Bots play")
    navigator = levels.get_by_role("radio", name="Navigator")
    navigator.click()
    expect(page.get_by_text(re.compile("games against 3 Adepts; 25 would be an even share"))).to_be_visible()
    players = page.get_by_role("radiogroup", name="Players")
    players.get_by_role("radio", name="2").click()
    expect(navigator).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("Navigator has not learned this game for this number of players.")).to_be_visible()
    expect(levels.get_by_role("radio", name="Mentat")).to_have_attribute("aria-checked", "true")
    navigator.click(force=True)
    expect(levels.get_by_role("radio", name="Mentat")).to_have_attribute("aria-checked", "true")
    players.get_by_role("radio", name="3").click()
    expect(navigator).not_to_have_attribute("aria-disabled", "true")
    navigator.click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"/table/"))
    seats = ask_server(page, f"/api/tables/{table_id(page)}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, "navigator", "navigator"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_levels_fit_a_phone_in_every_language(pages: Pages, lang: str) -> None:
    page = pages.open("/", PHONE, lang)
    group = page.locator(".seg").nth(1)
    group.get_by_role("radio").nth(3).click()
    expect(page.locator(".level-about br").first).to_be_attached()  # the strength is there
    assert not scrolls_sideways(page)
    for radio in group.get_by_role("radio").all():
        assert radio.evaluate("(one) => one.scrollWidth <= one.clientWidth")

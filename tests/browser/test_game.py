"""Whole games, played by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import PHONE, Pages
from tests.browser.clicking import Clicker, sit_down

pytestmark = pytest.mark.slow

# What moves is watched elsewhere: here it would only take time.
STILL = {"motion": "less", "sound": False}


def check_scores(page: Page, player: Clicker, parties: int) -> None:
    """The page of the end says what the server knows."""
    table = player.table
    assert table["state"] == "over"
    page.get_by_role("button", name="Final scores").click()
    expect(page.locator(".ranks li")).to_have_count(parties)
    end = page.evaluate("(id) => fetch(`/api/tables/${id}/end`).then((answer) => answer.json())", table["id"])
    shown = [int(text) for text in page.locator(".ranks .vp b").all_inner_texts()]
    best_first = sorted(range(parties), key=lambda party: (end["ranks"][party], party))
    assert shown == [end["points"][party] for party in best_first]
    # What every bar adds up to is what its owner has.
    for row in page.locator(".bars > li").all():
        parts = [int(text) for text in row.locator(".bar-line span:not(.rest)").all_inner_texts()]
        lost = sum(int(text) for text in row.locator("details b").all_text_contents() if text.startswith("−"))
        assert sum(parts) + lost == int(row.locator(".sum").inner_text()) or lost


def test_four_players_to_the_end(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    sit_down(page, ["me", "novice", "novice", "novice"])
    player = Clicker(page, seed=1)
    player.play()
    assert player.pressed > 50
    check_scores(page, player, 4)


def test_alone_against_house_hagal(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    sit_down(page, ["me"], difficulty="sardaukar")
    player = Clicker(page, seed=2)
    player.play()
    check_scores(page, player, 3)


def test_on_a_phone(pages: Pages) -> None:
    page = pages.open("/", PHONE, settings=STILL)
    sit_down(page, ["me", "novice", "novice"], leaders="draft")
    player = Clicker(page, seed=3, tap=True)
    player.play()
    check_scores(page, player, 3)


def test_two_people_at_one_screen(pages: Pages) -> None:
    """Each sees the own hand alone: between their turns the screen is covered."""
    page = pages.open("/", settings=STILL)
    sit_down(page, ["me", "me"])
    player = Clicker(page, seed=4)
    covered = 0
    for _ in range(120):
        if not player.wait_for_question():
            break
        if page.locator(".curtain").count():
            covered += 1
        player.step()
    assert covered >= 4


def test_without_single_options_playing_themselves(pages: Pages) -> None:
    """The same game can be played with every single press one's own."""
    page = pages.open("/", settings={**STILL, "autoplay": False})
    sit_down(page, ["me", "novice", "novice", "novice"])
    player = Clicker(page, seed=5)
    player.play()
    assert player.table["state"] == "over"

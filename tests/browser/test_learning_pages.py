"""The pages on how to win each game, and a puzzle solved on the real table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sandtable.core.fluent import Words
from sandtable.insight import winning
from sandtable.insight.puzzle_files import shipped, titles_with_puzzles
from tests.browser.browsing import PHONE, WIDE, Pages
from tests.browser.looking import faults_in_sight

pytestmark = pytest.mark.slow
SIZES = (WIDE, PHONE)


@pytest.mark.parametrize("size", SIZES)
def test_the_page_names_every_source_of_points(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.open("/win/imperium", size)
    told = winning.told("imperium", Words("en"))["mixtures"]
    expect(page.locator(".win-groups > li")).to_have_count(len(told[0]["groups"]))
    expect(page.locator(".win-leaders > ul > li")).to_have_count(len(told[0]["leaders"]))
    page.locator(".win-groups details summary").first.click()
    names = [source["name"] for source in told[0]["groups"][0]["sources"]]
    expect(page.locator(".win-groups details[open] tbody td:first-child")).to_have_text(names)
    page.get_by_role("combobox").select_option("1")  # a box brings its own
    expect(page.locator(".win-leaders > ul > li")).to_have_count(len(told[1]["leaders"]))
    assert faults_in_sight(page) == []


@pytest.mark.parametrize("title", ["uprising", "classic"])
def test_every_title_shows_how_it_is_won(pages: Pages, title: str) -> None:
    """The page shows how the title is won with each of its boxes."""
    page = pages.open(f"/win/{title}")
    for number, mixture in enumerate(winning.told(title, Words("en"))["mixtures"]):
        if number:
            page.get_by_role("combobox").select_option(str(number))
        expect(page.locator(".win-leaders > ul > li")).to_have_count(len(mixture["leaders"]))
    assert faults_in_sight(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_puzzle_is_solved_on_the_table(pages: Pages, size: tuple[int, int]) -> None:
    title = titles_with_puzzles()[0]
    puzzles = shipped(title).puzzles
    at = next(at for at, puzzle in enumerate(puzzles) if puzzle.kind == "turn")
    puzzle = puzzles[at]
    page = pages.open(f"/puzzles/{title}", size)
    assert faults_in_sight(page) == []
    page.locator(".puzzle").nth(at).click()
    sheet = page.locator("dialog.puzzle-sheet")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Your move")
    assert faults_in_sight(page) == []
    table = page.url.partition("/table/")[2].partition("?")[0]
    sheet.get_by_role("button", name="To the table").click()
    expect(sheet).to_have_count(0)
    for number, word in enumerate(puzzle.lines[-1].words):  # what the page sends when an answer is pressed
        body = {"seat": puzzle.seat, "at": len(puzzle.record["actions"]) + number, "action": word}
        assert page.request.post(f"/api/tables/{table}/act", data=body).ok
    expect(sheet.get_by_role("heading", level=2)).to_have_text("There is a better line")
    sheet.get_by_role("button", name="Show the solution").click()
    expect(sheet.locator(".puzzle-lines .accepted")).to_have_count(puzzle.accepted)
    sheet.get_by_role("button", name="Try again").click()
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Your move")
    again = page.url.partition("/table/")[2].partition("?")[0]
    assert again != table
    sheet.get_by_role("button", name="To the table").click()
    for number, word in enumerate(puzzle.solution):
        body = {"seat": puzzle.seat, "at": len(puzzle.record["actions"]) + number, "action": word}
        assert page.request.post(f"/api/tables/{again}/act", data=body).ok
    expect(sheet.get_by_role("heading", level=2)).to_have_text("That is the best line")
    sheet.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle").nth(at)).to_have_class("puzzle solved")


def test_a_title_without_points_names_what_counts_instead(pages: Pages) -> None:
    page = pages.open("/win/classic")
    expect(page.get_by_role("heading", name="What counts for victory")).to_be_visible()
    expect(page.locator(".win-figure").first).to_contain_text("held by a winner")
    expect(page.locator(".win-sources")).not_to_contain_text("point")

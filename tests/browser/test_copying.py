"""Links are copied to the clipboard everywhere in the same way, also on plain HTTP, where pages have no clipboard
API."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, PHONE, WIDE, Pages
from tests.browser.clicking import Clicker, sit_down

pytestmark = pytest.mark.slow
DONE = "The link is copied."
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])

# The clipboard of pages is there on secure addresses alone. The tests read what lies in it through the page's own one.
PLAIN = """
window.clipboardOfTests = navigator.clipboard;
Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
"""
FORBIDDEN = PLAIN + "document.execCommand = () => false;"


def open_without(pages: Pages, what: str, size: tuple[int, int] = WIDE) -> Page:
    page = pages.open(None, size, settings=BY_HAND, fresh=True)
    page.add_init_script(what)
    return page


def in_clipboard(page: Page) -> Any:
    return page.evaluate("(window.clipboardOfTests ?? navigator.clipboard).readText()")


def test_the_link_to_a_seat(pages: Pages) -> None:
    page = pages.open(None)
    sit_down(page, ["me", "open", "adept"], start=False)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text(DONE)).to_be_visible()
    assert in_clipboard(page) == page.get_by_label("The link to a seat").input_value()
    expect(page.get_by_text(DONE)).to_have_count(0)


@SIZES
def test_the_link_at_the_table_without_a_clipboard(pages: Pages, size: tuple[int, int]) -> None:
    page = open_without(pages, PLAIN, size)
    id = sit_down(page, ["me", "novice", "novice"])
    Clicker(page).wait_for_question()
    if size == PHONE:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy the invitation link").click()
    expect(page.get_by_text(DONE)).to_be_visible()
    assert f"/join/{id}?invite=" in in_clipboard(page)
    expect(page.locator("dialog[open]")).to_have_count(0)


@SIZES
def test_a_link_that_cannot_be_copied_is_shown(pages: Pages, size: tuple[int, int]) -> None:
    page = open_without(pages, FORBIDDEN, size)
    id = sit_down(page, ["me", "novice", "novice"])
    Clicker(page).wait_for_question()
    if size == PHONE:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy the invitation link").click()
    dialog = page.get_by_role("dialog", name="The link could not be copied")
    field = dialog.get_by_role("textbox")
    expect(field).to_be_focused()
    link = field.input_value()
    assert f"/join/{id}?invite=" in link
    assert field.evaluate("(field) => field.value.slice(field.selectionStart, field.selectionEnd)") == link
    expect(page.get_by_text(DONE)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # It comes back when it is asked for again.
    if size == PHONE:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy the invitation link").click()
    expect(field).to_be_focused()


def test_the_end_and_the_replay_without_a_clipboard(pages: Pages, played: dict[str, Any]) -> None:
    page = open_without(pages, PLAIN)
    page.goto(f"/table/{played['id']}")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text(DONE)).to_be_visible()
    assert in_clipboard(page) == f"{pages.address}/replay/{played['id']}"
    page.goto(f"/replay/{played['id']}?n=7")
    page.get_by_role("button", name="Copy the link to this moment").click()
    expect(page.get_by_text(DONE)).to_be_visible()
    assert in_clipboard(page) == f"{pages.address}/replay/{played['id']}?n=7&eyes=all"

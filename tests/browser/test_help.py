"""Every element explains itself by mouse, touch and keyboard; help, leaving a table, and zoom."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import BY_HAND, PHONE, Pages
from tests.browser.clicking import Clicker, ask_server, sit_down, sit_down_when, table_id
from tests.server.harness import LEADERS

pytestmark = pytest.mark.slow

BOTS = ["me", "novice", "adept", "novice"]


def some_turns(page: Page, tap: bool = False) -> Clicker:
    """Play a few turns, until it is the person's turn again, and return the player."""
    sit_down_when(page, BOTS, lambda view, moves: moves >= 16 and view["reach"], seed=3)
    player = Clicker(page, seed=3, tap=tap)
    player.play_until(player.my_turn)
    return player


def explained(page: Page) -> Locator:
    tip = page.locator(".tip.open")
    expect(tip).to_be_visible()
    return tip


def test_names_and_signs_explain_themselves_to_the_mouse(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    some_turns(page)
    name = page.locator(".log .name").first
    called = name.inner_text()
    name.hover()
    expect(explained(page)).to_contain_text(called)
    for sign, words in (
        (".phases .sign >> nth=2", "Intrigue"),
        (".rounds i >> nth=7", "level III"),
        (".panel .agents >> nth=1", "on the board"),
        (".panel .amount >> nth=0", "Solari"),
        (".track >> nth=0", "At 4 influence"),
        (".council", "Persuasion"),
    ):
        page.mouse.move(5, 5)
        expect(page.locator(".tip.open")).to_have_count(0)
        page.locator(sign).hover()
        expect(explained(page)).to_contain_text(words)


def test_they_explain_themselves_to_keys_and_to_fingers(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    some_turns(page)
    page.locator(".log .name").first.focus()
    page.keyboard.press("ArrowDown")  # keys have been used: the focus is seen
    page.keyboard.press("ArrowUp")
    expect(explained(page)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".phases .sign").nth(1).focus()
    page.keyboard.press("ArrowRight")
    expect(explained(page)).to_contain_text("rewards")

    phone = pages.open(None, PHONE, settings=BY_HAND)
    some_turns(phone, tap=True)
    phone.locator("#p-tab-players").tap()
    phone.locator(".panel .amount").first.tap()
    expect(explained(phone)).to_contain_text("Solari")
    phone.locator("#p-tab-log").tap()
    phone.locator(".log .name").first.tap()
    expect(explained(phone)).to_be_visible()


def test_an_explanation_covers_nothing_that_is_lit(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    some_turns(page)
    for card in page.locator(".hand .card").all():
        page.mouse.move(5, 5)
        card.hover()
        explained(page)
        covered = page.evaluate(
            """() => {
              const tip = document.querySelector('.tip.open').getBoundingClientRect();
              return [...document.querySelectorAll('.space:is(.is-may, .is-reach)')].filter((space) => {
                const at = space.getBoundingClientRect();
                return at.left < tip.right && at.right > tip.left && at.top < tip.bottom && at.bottom > tip.top;
              }).map((space) => space.dataset.space);
            }"""
        )
        assert covered == []


def test_help_is_drawn_and_searched_and_leads_to_the_rules(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    some_turns(page)
    page.get_by_role("button", name="Help").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".leg")).to_have_count(39)
    page.keyboard.press("/")
    expect(page.locator("[data-find]")).to_be_focused()
    page.keyboard.type("intrigue")
    expect(sheet.locator(".find small")).to_have_text("2 found")
    expect(sheet.locator(".leg mark").first).to_have_text("Intrigue")
    sheet.get_by_role("tab", name="What can I do now?").click()
    expect(sheet.locator(".opt").first).to_contain_text("Send an Agent")
    expect(sheet.locator(".why-list li").first).to_be_visible()
    sheet.get_by_role("tab", name="Text and motion").click()
    sheet.get_by_role("radio", name="125 %").click()
    expect(page.locator(".table.folded")).to_be_visible()
    with page.context.expect_page() as opened:
        sheet.get_by_role("link", name="All rules, numbered").click()
    expect(opened.value.locator(".rule").first).to_be_visible()


def test_leaving_keeps_the_seat(pages: Pages) -> None:
    """After a player leaves, the table waits if all others are bots; otherwise a bot plays on, and the player can take
    the seat back from the start page."""
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, BOTS, pace=10, first=0, leaders=LEADERS)  # bots that do not dawdle end the game meanwhile
    Clicker(page).wait_for_question()
    id = table_id(page)
    leave = page.get_by_role("button", name="Leave the table")
    leave.click()
    page.get_by_role("button", name="Leave, keep my seat").click()
    expect(page.locator(f'a[href="/table/{id}"]')).to_contain_text("Your turn")
    assert ask_server(page, f"/api/tables/{id}")["seats"][0]["replaced"] is None

    page.goto(f"/table/{id}")
    leave.click()
    page.get_by_role("radio", name="Keep my seat, a bot plays on").click()
    page.get_by_role("button", name="Leave, keep my seat").click()
    expect(page.locator(".keeps")).to_contain_text("Seat kept")
    page.get_by_role("button", name="Take it back").click()
    page.wait_for_url(f"**/table/{id}")
    assert ask_server(page, f"/api/tables/{id}")["seats"][0]["replaced"] is None


def test_the_table_does_not_shrink_against_zoom(pages: Pages) -> None:
    """With the browser's zoom at 150%, the window has a third fewer CSS pixels each way, and everything is half as
    large again."""
    page = pages.open(None, settings=BY_HAND, fresh=True)
    sit_down(page, BOTS)
    Clicker(page).wait_for_question()
    size = "parseFloat(getComputedStyle(document.querySelector('.space-name')).fontSize)"
    scale = "parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--scale'))"
    before = page.evaluate(f"{size} * {scale}")
    page.context.new_cdp_session(page).send(
        "Emulation.setDeviceMetricsOverride", {"width": 960, "height": 600, "deviceScaleFactor": 1.5, "mobile": False}
    )
    expect(page.locator(".table.folded")).to_be_visible()
    assert page.evaluate(f"{size} * {scale}") == before

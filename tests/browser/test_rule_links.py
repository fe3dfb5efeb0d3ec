"""The rule behind something is one press away: in the log, at a question, at a closed piece, and in a refusal."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import BY_HAND, LANGUAGES, PHONE, Pages
from tests.browser.clicking import Clicker, sit_down, views_of
from tests.browser.test_keyboard import at_my_turn, go_to

pytestmark = pytest.mark.slow

# The next move that the page sends is for something else than what was pressed.
ASK_FOR = """(action) => {
  const socket = inside.line.socket;
  const send = socket.send.bind(socket);
  socket.send = (text) => {
    const message = JSON.parse(text);
    if (message.type === 'act') {
      message.action = action;
      socket.send = send;
    }
    send(JSON.stringify(message));
  };
}"""


def leads_to_its_rule(link: Locator, lang: str = "en") -> str:
    """Check that the link opens the rules beside the table, at the rule it names and in the reader's language; return
    that rule's id."""
    rule = link.inner_text().strip()
    with link.page.context.expect_page() as opened:
        link.click()
    page = opened.value
    shown = page.locator(f'[id="{rule}"]')
    expect(shown).to_be_in_viewport()
    expect(shown).to_have_class("rule here")
    expect(shown.locator("dd")).to_have_attribute("lang", lang)
    page.close()
    return rule


def first_shut(page: Page, pieces: str = ".space") -> tuple[Locator, list[dict[str, str]]]:
    """Return a closed piece, and the server's reasons why it is closed."""
    shut = page.locator(f"{pieces}.is-shut").first
    action = shut.get_attribute("data-action")
    assert action is not None
    reasons: list[dict[str, str]] = views_of(page)["0"]["closed"][action]
    return shut, reasons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_the_log_the_question_and_what_is_closed(pages: Pages, lang: str) -> None:
    page = pages.open(None, lang=lang, settings=BY_HAND)
    at_my_turn(page)
    if lang == LANGUAGES[0]:  # the links are the same ones, and lead to the same page
        leads_to_its_rule(page.locator(".log details[open] .rule-link").first)
    asked = leads_to_its_rule(page.locator(".prompt .rule-link"), lang)
    assert asked == views_of(page)["0"]["rule"]
    shut, reasons = first_shut(page)
    shut.click(force=True)
    closed = leads_to_its_rule(page.locator(".notices .toast.bad .rule-link"), lang)
    assert closed == reasons[0]["rule"]


def test_from_a_closed_piece_by_mouse(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    player = at_my_turn(page)
    at = player.table["n"]
    shut, reasons = first_shut(page)
    shut.hover()
    expect(page.locator("#tip .tip-why")).to_be_visible()
    shut.click(force=True)  # closed to presses, as far as ARIA goes
    notice = page.locator(".notices .toast.bad")
    expect(notice.locator(".refusal > span")).to_have_count(len(reasons))
    expect(page.locator("#tip .tip-why")).to_be_visible()  # what was being read is not taken away
    assert leads_to_its_rule(notice.locator(".rule-link")) == reasons[0]["rule"]
    assert player.table["n"] == at
    # Whoever goes on has understood.
    page.locator(".hand .card.is-may").first.click()
    expect(notice).to_have_count(0)


def test_from_a_closed_piece_by_keyboard(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    at_my_turn(page)
    page.keyboard.press("b")
    go_to(page, ".space.is-shut")
    page.keyboard.press("Enter")
    link = page.locator(".notices .toast.bad .rule-link")
    expect(link).to_be_visible()
    for _ in range(120):  # past everything of the table that can be reached
        page.keyboard.press("Tab")
        if link.evaluate("(it) => it === document.activeElement"):
            break
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    expect(opened.value.locator(".rule.here")).to_be_in_viewport()


def test_from_a_closed_piece_by_a_tap(pages: Pages) -> None:
    page = pages.open(None, PHONE, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=1, tap=True)
    player.play_until(player.my_turn)
    shut, reasons = first_shut(page, ".cell")
    shut.tap(force=True)
    expect(page.locator("#tip .tip-why")).to_be_visible()  # beside the notice, which it does not cover
    link = page.locator(".notices .toast.bad .rule-link")
    assert leads_to_its_rule(link) == reasons[0]["rule"]


def test_from_a_refused_move(pages: Pages) -> None:
    """The server refuses a move that the page could not know to be illegal; a notice gives the reason until it is
    closed."""
    page = pages.open(None, settings=BY_HAND)
    player = at_my_turn(page)
    at = player.table["n"]
    closed = views_of(page)["0"]["closed"]
    action = next(action for action in closed if action.startswith("acquire:"))
    page.evaluate(ASK_FOR, action)
    page.locator(".chip[data-action='reveal']").click()
    toast = page.locator(".notices .toast.bad")
    expect(toast).to_be_visible()
    leads_to_its_rule(toast.locator(".rule-link"))
    assert player.table["n"] == at
    toast.get_by_role("button", name="Close").click()
    expect(toast).to_have_count(0)
    assert player.step()

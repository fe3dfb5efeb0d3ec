"""Everything can be done without a mouse: a turn, explanations, the list of keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.core.record import Record
from tests.browser.browsing import BY_HAND, STILL, Pages, Server
from tests.browser.clicking import Clicker, sit_down, sit_down_when, views_of
from tests.browser.recorded import at_random, sit_down_at

pytestmark = pytest.mark.slow

# Where the nearest wanted piece lies from the one that has the focus; null where it has arrived.
COURSE = """(wanted) => {
  const here = document.activeElement;
  if (here?.matches(wanted)) return null;
  const centre = (piece) => {
    const box = piece.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(here);
  const ways = [...document.querySelectorAll(wanted)].map(centre).map(([a, b]) => [a - x, b - y]);
  return ways.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0];
}"""


def at_my_turn(page: Page) -> Clicker:
    """Sit down at a new table where the question is which card to play and none is picked, and return the player."""
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=1)
    player.play_until(player.my_turn)
    return player


def go_to(page: Page, wanted: str) -> None:
    """Move the focus to the element `wanted` with arrow keys only, straight in its direction or around elements in
    between."""
    been: dict[tuple[str, str], int] = {}
    for _ in range(60):
        course = page.evaluate(COURSE, wanted)
        if course is None:
            return
        along, down = course
        sideways = ["ArrowRight", "ArrowLeft"] if along > 0 else ["ArrowLeft", "ArrowRight"]
        upright = ["ArrowDown", "ArrowUp"] if down > 0 else ["ArrowUp", "ArrowDown"]
        first, second = (sideways, upright) if abs(along) > abs(down) else (upright, sideways)
        here = page.evaluate("document.activeElement.dataset.action ?? ''")
        # A way that was tried from here before is tried again only after the others.
        arrow = min([first[0], second[0], second[1], first[1]], key=lambda key: been.get((here, key), 0))
        been[here, arrow] = been.get((here, arrow), 0) + 1
        page.keyboard.press(arrow)
    raise AssertionError(f"the arrows do not lead to {wanted}")


def test_a_turn_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    player = at_my_turn(page)
    before = player.table["n"]
    page.keyboard.press("a")
    go_to(page, ".hand .card.is-may")
    page.keyboard.press("Enter")
    expect(page.locator(".card.is-chosen")).to_have_count(1)
    page.keyboard.press("b")
    go_to(page, ".space.is-may")
    page.keyboard.press("Enter")
    player.wait_for_row(before + 2)  # the card, and the place
    # Whatever is left is answered by the key of its number or where it is lit; then the end of the turn.
    for _ in range(40):
        player.wait_for_question()
        at = player.table["n"]
        if page.locator(".btn.end[data-choice]:not([aria-disabled])").count():
            break
        if page.locator("[data-action][aria-keyshortcuts='1']").count():
            page.keyboard.press("1")
            player.wait_for_row(at + 1)
        else:
            player.press_something()
    page.keyboard.press("e")
    player.wait_for_row(at + 1)
    page.keyboard.press("u")  # there is nothing to take back any more, and nothing happens
    player.settle()


def test_space_and_enter_do_the_default_whatever_has_the_focus(pages: Pages) -> None:
    """After a click, the clicked element has the focus; Space and Enter still do what the page shows as the default."""
    page = pages.open(None, settings=BY_HAND)
    several = lambda view, _: sum(effect["together"] for effect in view["effects"]) > 1  # noqa: E731
    sit_down_when(page, ["me", "novice", "novice"], several)
    player = Clicker(page)
    player.wait_for_question()
    before = player.table["n"]
    page.get_by_role("tab", name="Chat").click()
    page.keyboard.press("Space")
    player.wait_for_row(before + 2)
    expect(page.locator("#talk-panel .chat")).to_be_visible()
    # What keys have led to is pressed itself.
    for _ in range(40):
        if page.locator(".endturn.is-next:not([aria-disabled])").count():
            break
        player.step()
    before = player.table["n"]
    page.get_by_role("tab", name="Chat").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    player.settle()
    assert player.table["n"] == before
    page.locator(".bar-mid").click()
    page.keyboard.press("Enter")
    player.wait_for_row(before + 1)


def test_b_leads_to_a_space_that_is_lit(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    at_my_turn(page)
    page.keyboard.press("b")
    expect(page.locator(".board .space:is(.is-may, .is-reach):focus")).to_have_count(1)


def could_pass(record: Record) -> int:
    """Return the number of moves before a Combat in which somebody with troops may play a card."""
    state: Any = record.at(0)
    for n, move in enumerate(record.moves):
        decision = state.decision(move.seat)
        cards = any(word.startswith("intrigue:") for word in decision.words())
        if decision.kind == "combat" and cards and state.players[move.seat].conflict:
            return n
        state.apply(move.seat, move.action)
    return 0


def test_passing_with_a_card_to_play_is_asked_about_once(pages: Pages, server: Server) -> None:
    record, moves = next((game, n) for game in games() if (n := could_pass(game)))
    page = pages.open(None, settings=BY_HAND)
    sit_down_at(page, server, record, moves)
    player = Clicker(page)
    player.wait_for_question()
    button = page.locator(".btn.end")
    expect(button).to_have_class(re.compile("is-calm"))
    page.keyboard.press("Space")  # it is not the default
    page.keyboard.press("e")
    expect(button).to_contain_text("Pass without a card?")
    assert player.table["n"] == moves
    page.keyboard.press("e")
    player.wait_for_row(moves + 1)


def games() -> Iterator[Record]:
    return (at_random("imperium", seed, seats=4) for seed in range(1, 30))


def test_a_button_that_means_something_else_loses_the_focus(pages: Pages) -> None:
    """After a turn is ended with its focused button, pressing the key again does not pass in the next question."""
    page = pages.open(None, settings=BY_HAND)
    ending = lambda view, _: "end" in [option["action"] for option in view["options"]]  # noqa: E731
    sit_down_when(page, ["me", "novice"], ending)
    player = Clicker(page)
    player.wait_for_question()
    page.locator(".btn.end").focus()
    before = player.table["n"]
    page.locator(".btn.end").press("Enter")
    player.wait_for_row(before + 1)
    expect(page.locator(".btn.end:focus")).to_have_count(0)


def test_a_focused_piece_explains_itself(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    at_my_turn(page)
    page.keyboard.press("a")
    tip = page.locator("#tip")
    expect(page.locator(".hand .card:focus")).to_have_attribute("aria-describedby", "tip")
    expect(tip).to_be_visible()
    page.keyboard.press("b")
    go_to(page, ".space.is-shut")
    # Why it is closed stands there in words.
    expect(tip.locator(".tip-why li").first).to_be_visible()


def test_a_piece_under_the_mouse_explains_itself(pages: Pages) -> None:
    """A closed space says why, in the words of the server; a card says what it does."""
    page = pages.open(None, settings=BY_HAND)
    at_my_turn(page)
    closed = views_of(page)["0"]["closed"]
    shut = page.locator(".space.is-shut").first
    action = shut.get_attribute("data-action")
    assert action is not None
    shut.hover()
    reasons = page.locator("#tip .tip-why li")
    expect(reasons).to_have_count(len(closed[action]))
    assert all(reasons.all_inner_texts())
    card = page.locator(".hand .card").first
    name = card.locator(".card-name").inner_text().split("\n")[0].split(",")[0]
    card.hover()
    expect(page.locator("#tip")).to_contain_text(name)
    page.mouse.move(5, 5)
    expect(page.locator("#tip")).to_be_hidden()


def test_a_piece_that_moves_under_a_resting_mouse_is_not_explained(pages: Pages) -> None:
    """A player who comes back to a table has the mouse somewhere: nothing covers the board before it moves."""
    page = pages.open(None, settings=BY_HAND, fresh=True)
    page.clock.install()
    page.goto("/")
    for _ in range(20):  # the Baron is asked something before he has a hand: then another game
        page.locator(".btn.play").click()
        page.wait_for_url("**/table/**")
        Clicker(page).wait_for_question()
        if page.locator(".hand .card.is-may").count():
            break
        page.goto("/")
    card = page.locator(".hand .card.is-may").first.bounding_box()
    assert card is not None
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    page.mouse.move(x, y)
    page.reload()
    Clicker(page).wait_for_question()
    assert page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('.card')", [x, y])
    page.clock.run_for(10_000)
    expect(page.locator("#tip")).to_be_hidden()
    page.mouse.move(x + 2, y)
    expect(page.locator("#tip")).to_be_visible()


def test_the_keys_are_listed(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    at_my_turn(page)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    sheet.get_by_role("tab", name="Keyboard").click()
    expect(sheet).to_contain_text("Esc")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_new_table_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open("/", settings=STILL)
    expect(page.locator(".btn.play")).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('.btn.play') ?? false"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    assert Clicker(page).wait_for_question()


def test_tabs_by_keyboard(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    at_my_turn(page)
    log, chat, notes = (page.get_by_role("tab", name=name) for name in ("Log", "Chat", "Notes"))
    log.focus()
    for key, tab in (("ArrowRight", chat), ("End", notes), ("ArrowRight", log), ("ArrowLeft", notes), ("Home", log)):
        page.keyboard.press(key)
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(page.locator(".talk [role=tab][aria-selected=true]")).to_have_count(1)

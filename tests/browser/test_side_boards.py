"""A box that the page has no code for (tests/imperium/trial): its space is drawn in the slot of the one it replaces,
and the facts of its module on a side board, on a wide screen and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import BY_HAND, PHONE, WIDE, Pages, Profiles, Server, need_browser
from tests.browser.conftest import watched
from tests.browser.recorded import at_random, moves_to_question, sit_down_at
from tests.imperium.trial.cases import enrolled

pytestmark = pytest.mark.slow

BOX = "(element) => { const box = element.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; }"


@pytest.fixture(scope="module")
def trial_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    need_browser()
    with enrolled():
        server = Server(tmp_path_factory.mktemp("trial"))
        yield server
        server.kill()


@pytest.fixture(scope="module")
def trial_profiles(browser: Any, trial_server: Server) -> Iterator[Profiles]:
    profiles = Profiles(browser, trial_server.address)
    yield profiles
    profiles.close()


@pytest.fixture
def trial_pages(trial_profiles: Profiles, trial_server: Server, request: pytest.FixtureRequest) -> Iterator[Pages]:
    trial_server.deal_for(request.node.name)
    yield from watched(trial_profiles, request)


def test_a_module_without_a_page_has_a_side_board(trial_pages: Pages, trial_server: Server) -> None:
    record = at_random("trial", 3, seats=4)
    page = trial_pages.open(None, WIDE, settings=BY_HAND)
    sit_down_at(page, trial_server, record, moves_to_question(record, "turn", 0, 4))
    shelf = page.locator('.shelf-board[data-side="whispers"]')
    expect(shelf).to_contain_text("Whispers")
    expect(shelf).to_contain_text("Bag")
    shelf.click()
    drawer = page.locator(".side-drawer")
    expect(drawer).to_contain_text("Held")
    expect(drawer.locator("dl > div")).to_have_count(4)  # a line for each seat
    left, top, right, bottom = drawer.evaluate(BOX)
    for panel in page.locator(".faction").all():  # which stay in sight
        assert panel.evaluate(BOX)[3] <= top
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    places = page.locator(".board [data-space]")
    expect(places).to_have_count(22)
    board = page.locator(".board").evaluate(BOX)
    for place in places.all():
        left, top, right, bottom = place.evaluate(BOX)
        assert board[0] <= left < right <= board[2], place.get_attribute("data-space")
        assert board[1] <= top < bottom <= board[3], place.get_attribute("data-space")
    expect(page.locator('.site-arrakeen [data-space="arrakeen"]')).to_be_visible()


def test_it_is_a_tab_on_the_phone(trial_pages: Pages, trial_server: Server) -> None:
    record = at_random("trial", 3, seats=4)
    page = trial_pages.open(None, PHONE, settings=BY_HAND)
    sit_down_at(page, trial_server, record, moves_to_question(record, "turn", 0, 4))
    expect(page.locator(".p-board .cell[data-space]")).to_have_count(22)
    tab = page.get_by_role("tab", name="Whispers")
    tab.click()
    expect(page.locator(".p-side .plain-part")).to_contain_text("Held")

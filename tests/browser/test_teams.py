"""Decisions between teammates on the page: trade, split troops, yielding, contracts for both Allies."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.core.record import Record
from tests.browser.browsing import BY_HAND, LANGUAGES, PHONE, WIDE, Pages, Server
from tests.browser.clicking import Clicker, views_of
from tests.browser.looking import fits, speak, violations
from tests.browser.recorded import sit_down_at
from tests.imperium.uprising.golden.six.make import GOLDEN

pytestmark = pytest.mark.slow

# Of these questions one with as many answers as this, so that there is something to choose.
LEAST = {"served": 2, "reinforce": 3, "trade_good": 4, "trade_amount": 3, "yield": 2, "deal_contracts": 2}
GOODS = ("solari", "spice", "water")


@cache
def moments() -> dict[str, tuple[Record, int]]:
    """Return, for each of these questions between teammates, a recorded game of six and the number of moves before the
    question."""
    found: dict[str, tuple[Record, int]] = {}
    for path in GOLDEN.files():
        record = Record.from_text(path.read_text(encoding="utf-8"))
        state = record.at(0)
        for n, move in enumerate(record.moves):
            decision = state.decision(move.seat)
            if decision.kind not in found and len(decision.options) >= LEAST.get(decision.kind, 1_000):
                found[decision.kind] = record, n
            state.apply(move.seat, move.action)
        if len(found) == len(LEAST):
            break
    return found


def sit_down_for(page: Page, server: Server, kind: str) -> int:
    """Sit down at a table where this question is asked, and return the seat that is asked."""
    record, n = moments()[kind]
    sit_down_at(page, server, record, n)
    Clicker(page).wait_for_question()
    return record.moves[n].seat


def test_a_trade_by_clicks(pages: Pages, server: Server) -> None:
    """The page shows both sides with their goods. The player chooses one good, counts up from one, and gives it."""
    page = pages.open(None, settings=BY_HAND)
    me = sit_down_for(page, server, "trade_good")
    before: Any = views_of(page)[str(me)]
    giver, other = before["teams"]["trading"]
    assert giver == me
    expect(page.locator(".sides > div")).to_have_count(2)
    good = max(GOODS, key=lambda id: before["players"][me][id])
    page.locator(f".tile[data-action='good:{good}']").click()
    player = Clicker(page)
    if before["players"][me][good] > 1:
        expect(page.locator(".gift .stepper output")).to_contain_text("1")
        page.keyboard.press("+")
        expect(page.locator(".gift .stepper output")).to_contain_text("2")
        page.locator(".gift .btn.do").click()
    else:
        page.locator(".tile[data-action='number:1']").click()
    player.settle()
    after: Any = views_of(page)[str(me)]
    given = min(2, before["players"][me][good])
    assert after["players"][me][good] == before["players"][me][good] - given
    assert after["players"][other][good] >= before["players"][other][good]


def test_contracts_are_dealt_on_a_phone(pages: Pages, server: Server) -> None:
    """The page shows pictures of the contracts: a tap assigns one, and the confirm button sends the answer."""
    page = pages.open(None, PHONE, settings=BY_HAND)
    me = sit_down_for(page, server, "deal_contracts")
    tiles = page.locator(".p-between .tile")
    expect(tiles).to_have_count(2)
    contract = str(tiles.nth(1).get_attribute("data-action")).removeprefix("contract:")
    held = sum(map(len, views_of(page)[str(me)]["choam"]["held"].values()))
    tiles.nth(1).tap()
    page.locator(".btn.confirm").tap()
    Clicker(page).settle()
    choam: Any = views_of(page)[str(me)]["choam"]
    assert choam["held"][contract] or choam["done"][contract]
    assert sum(map(len, [*choam["held"].values(), *choam["done"].values()])) > held


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_fits_its_box_and_axe_finds_nothing(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    found: dict[str, str] = {}
    for kind in ("served", "reinforce", "yield", "trade_amount"):
        sit_down_for(page, server, kind)
        expect(page.locator(".between")).to_be_visible()
        for fault in violations(page) if kind in ("yield", "trade_amount") else []:
            found.setdefault(fault, kind)
        for lang in (*LANGUAGES[1:], LANGUAGES[0]):
            speak(page, lang)
            for fault in fits(page):
                found.setdefault(f"{lang}: {fault}", kind)
    assert found == {}


def test_a_folded_table_of_six_needs_no_scrolling(pages: Pages, server: Server) -> None:
    page = pages.open(None, (1024, 768), settings=BY_HAND)
    sit_down_for(page, server, "reinforce")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0

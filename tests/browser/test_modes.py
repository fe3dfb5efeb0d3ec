"""Uprising alone, and for six in two teams: whole games by clicks, what the other team is sent, how it looks."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from sandtable.core.record import Record
from sandtable.core.titles import meta
from tests.browser.browsing import BY_HAND, LANGUAGES, PHONE, STILL, WIDE, Pages
from tests.browser.clicking import Clicker, sit_down, sit_down_when
from tests.browser.looking import COLOURS, TAGS, fits, speak, violations
from tests.browser.test_game import check_scores, faults
from tests.server.leaks import Kept, Search, Sent, Truth

pytestmark = pytest.mark.slow

TITLE: dict[str, Any] = {"title": "uprising"}
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
SIX = pytest.mark.skipif(6 not in meta("uprising").seats, reason="six cannot sit down yet")


def test_alone_against_rivals_by_clicks_on_a_phone(pages: Pages) -> None:
    """To the end; nothing lit is covered, and both Rivals say what they are about."""
    page = pages.open(None, PHONE, settings=STILL)
    sit_down(page, ["me"], difficulty="mercenary", **TITLE)
    player = Clicker(page, seed=5, tap=True)
    player.wait_for_question()
    page.locator(".p-tabs button").nth(3).click()
    expect(page.locator(".rival-panel .way")).to_have_count(6)
    page.locator(".p-tabs button").nth(0).click()
    found: list[object] = []
    player.play(lambda: found.extend(faults(page, player, may_scroll=True)))
    assert found == []
    check_scores(page, player, 3)


def heard(line: WebSocket, into: list[Any]) -> None:
    line.on("framereceived", lambda data: into.append(json.loads(data)))


@SIX
def test_two_browsers_in_different_teams_play_to_the_end(pages: Pages) -> None:
    """A Commander and an Ally of the other; neither is ever sent what the other holds or draws, but for what everybody
    could have noted: a card held out while its space is chosen, or taken into the hand in the open (R-IMP-22)."""
    ours, theirs = (pages.open(None, settings=STILL) for _ in range(2))
    told: list[list[Any]] = [[], []]
    for page, into in zip((ours, theirs), told, strict=True):
        page.on("websocket", partial(heard, into=into))
    id = sit_down(ours, ["me", "open", *["novice"] * 4], start=False, **TITLE)
    invite = ours.request.get(f"/api/tables/{id}").json()["invite"]
    theirs.goto(f"/join/{id}#{invite}")
    theirs.request.get("/api/me")
    assert theirs.request.post(f"/api/tables/{id}/join", data={"invite": invite, "seat": 1}).ok
    theirs.goto(f"/table/{id}")
    expect(theirs.locator(".team-head")).to_have_count(2)
    ours.locator(".btn.primary").click()
    players = [Clicker(ours, seed=1), Clicker(theirs, seed=2)]
    for page in (ours, theirs):
        expect(page.locator(".team-box")).to_have_count(2)
    for _ in range(6_000):
        if all(player.over() for player in players):
            break
        pressed = [player.press_something() for player in players if player.asked()]
        if not any(pressed):
            ours.wait_for_timeout(20)
    for page in (ours, theirs):
        page.get_by_role("button", name="Final scores").click()
        expect(page.locator(".ranks .team-line")).to_have_count(2)
    record = Record.from_json(ours.request.get(f"/api/tables/{id}/record").text())
    rows = [(n, move.seat, move.action) for n, move in enumerate(record.moves, 1)]
    search = Search(Truth(Kept(record.title, record.seed, dict(record.options), invite, rows)))
    for seat, messages in enumerate(told):
        updates = [message for message in messages if message["type"] == "update"]
        assert len(updates) > 50
        for update in updates:
            search.message(Sent((seat,), update["n"], update))
    assert search.found == []


MOMENTS: list[Any] = [
    pytest.param(["me"], {"difficulty": "sardaukar"}, id="alone"),
    pytest.param(["me", "novice"], {}, id="two"),
    pytest.param(["me", *["novice"] * 5], {}, id="commander", marks=SIX),
    pytest.param(["novice", "me", *["novice"] * 4], {}, id="ally", marks=SIX),
]


@SIZES
@pytest.mark.parametrize(("seats", "options"), MOMENTS)
def test_text_fits_its_box_and_axe_finds_nothing(
    pages: Pages, size: tuple[int, int], seats: list[str], options: dict[str, Any]
) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    sit_down_when(
        page, seats, lambda view, made: view["round"] >= 2 and len(view["reach"]) >= 2, seed=6, **TITLE, **options
    )
    Clicker(page).wait_for_question()
    found: dict[str, str] = {}
    tabs = range(5) if size == PHONE else [-1]
    for tab in tabs:
        if tab >= 0:
            page.locator(".p-tabs button").nth(tab).click()
        for theme, rules in (("day", COLOURS), ("night", TAGS)):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            for fault in violations(page, rules):
                found.setdefault(f"{theme}: {fault}", f"tab {tab}")
        for lang in (*LANGUAGES[1:], LANGUAGES[0]):
            speak(page, lang)
            for fault in fits(page):
                found.setdefault(f"{lang}: {fault}", f"tab {tab}")
    assert found == {}

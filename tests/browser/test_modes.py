"""Uprising alone against Rivals, and with six players in two teams: whole games by clicks, secrets between the teams,
and screenshots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from sandtable.core.record import Record
from sandtable.core.titles import meta
from tests.browser.browsing import BY_HAND, PHONE, STILL, WIDE, Pages, Server
from tests.browser.clicking import Clicker
from tests.browser.looking import faults_in_sight, theme_of
from tests.browser.recorded import at_random, moves_to_question, sit_down_at
from tests.browser.test_game import check_scores, faults
from tests.server.leaks import Kept, Search, Sent, Truth

pytestmark = pytest.mark.slow

SIX = pytest.mark.skipif(6 not in meta("uprising").seats, reason="six cannot sit down yet")


def test_alone_against_rivals_by_clicks_on_a_phone(pages: Pages, server: Server) -> None:
    """A game is played from its middle to its end: nothing that may be pressed is covered, and both Rivals show their
    goals."""
    page = pages.open(None, PHONE, settings=STILL)
    record = at_random("uprising", 3, seats=1, difficulty="mercenary")
    sit_down_at(page, server, record, len(record) // 2)
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


LAST = 100  # so many moves before the end of a game two people come to it


@SIX
def test_two_browsers_in_different_teams_play_to_the_end(pages: Pages, server: Server) -> None:
    """A Commander and an Ally of the other team play. Neither is ever sent the cards that the other holds or draws,
    except those that everybody could have noted: a card shown while its space is chosen, or taken into the hand openly
    (R-IMP-22)."""
    ours, theirs = (pages.open(None, settings=STILL) for _ in range(2))
    told: list[list[Any]] = [[], []]
    for page, into in zip((ours, theirs), told, strict=True):
        page.on("websocket", partial(heard, into=into))
    record = at_random("uprising", 1, seats=6)
    id = sit_down_at(ours, server, record, len(record) - LAST, {0: "me", 1: "open"}, start=False)
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
        page.reload()  # or all that has happened would be shown first
    for _ in range(2_000):
        if all(player.over() for player in players):
            break
        pressed = [player.press_something() for player in players if player.asked()]
        if not any(pressed):
            ours.wait_for_timeout(50)
    assert all(player.pressed > 5 for player in players)
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


PLAYERS = 3  # the tab of those who play, and of their Rivals
OF_PEOPLE = (1, 2, PLAYERS)  # the tabs that tell how many play, and who looks
MOMENTS: list[Any] = [
    pytest.param({"seats": 1, "difficulty": "sardaukar"}, 0, range(5), id="alone"),
    pytest.param({"seats": 2}, 0, OF_PEOPLE, id="two"),
    pytest.param({"seats": 6}, 0, range(5), id="commander", marks=SIX),
    pytest.param({"seats": 6}, 1, OF_PEOPLE, id="ally", marks=SIX),
]


@pytest.mark.parametrize(("options", "seat", "tabs"), MOMENTS)
def test_text_fits_its_box_and_axe_finds_nothing(
    pages: Pages, server: Server, options: dict[str, Any], seat: int, tabs: Sequence[int]
) -> None:
    """The page shows one game on a phone, tab by tab, and then on a wide screen."""
    page = pages.open(None, PHONE, settings=BY_HAND)
    record = at_random("uprising", 6, **options)
    sit_down_at(page, server, record, moves_to_question(record, "turn", seat, from_round=2))
    Clicker(page).wait_for_question()
    found: dict[str, str] = {}
    for tab in tabs:
        page.locator(".p-tabs button").nth(tab).click()
        # Board, cards, Conflict and log are of the same parts whoever plays: axe is asked of those of a Commander.
        other = tab == PLAYERS or (options["seats"], seat) == (6, 0)
        for fault in faults_in_sight(page, theme_of(tab, PHONE) if other else ""):
            found.setdefault(fault, f"tab {tab}")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    expect(page.locator(".p-tabs")).to_have_count(0)
    expect(page.locator(".board-up")).to_be_visible()
    for fault in faults_in_sight(page, theme_of(0, WIDE) if len(tabs) == 5 else ""):
        found.setdefault(fault, "wide")
    assert found == {}

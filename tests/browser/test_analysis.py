"""The analysis of a finished game: request it, wait for it, read it for each seat, and play on from one of its
moments."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import PHONE, WIDE, Pages, Server
from tests.browser.guests import Guest
from tests.browser.looking import faults_in_sight
from tests.browser.recorded import at_random, begin_next

pytestmark = pytest.mark.slow

ANALYSED_WITHIN = 240_000.0  # milliseconds: other work may keep the machine busy


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[Guest, dict[str, Any]]:
    """Return the host and the table of a game that has just ended, in which the host's own seat made random choices."""
    server.deal_for("analysis")
    record = at_random("imperium", 1, seats=3)
    begin_next(server, record, len(record) - 1)
    guest = Guest(server.address, "Aiko")
    table = guest.make(["me", "me", "me"])
    last = record.moves[-1]
    view = guest.get(f"/api/tables/{table['id']}/updates")["messages"][-1]["views"][str(last.seat)]
    word = record.state.vocabulary.words[last.action]
    guest.ask("POST", f"/api/tables/{table['id']}/act", {"seat": last.seat, "at": view["at"], "action": word})
    return guest, table


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_game_is_analysed_and_read(pages: Pages, over: tuple[Guest, dict[str, Any]], size: tuple[int, int]) -> None:
    guest, table = over
    page = pages.open(None, size, fresh=True)
    page.context.add_cookies(guest.cookies)
    page.goto(f"/table/{table['id']}")
    page.get_by_role("tab", name="Analysis").click()
    start = page.get_by_role("button", name="Analyse this game")
    chart = page.locator(".ana-chart")
    expect(start.or_(chart).first).to_be_visible()
    if start.count():
        start.click()
        expect(page.locator(".ana-wait progress").or_(chart).first).to_be_visible()
    expect(chart).to_be_visible(timeout=ANALYSED_WITHIN)
    assert chart.locator("path.line").count() == 3
    assert page.locator(".ana-curve table tbody tr").count() == 3
    for seat in range(3):
        page.locator(".ana-seats button").nth(seat).click()
        amounts = [int(text.strip("%").replace("−", "-")) for text in page.locator(".fall b").all_inner_texts()]
        assert sum(amounts[:4]) == amounts[4], amounts
        assert page.locator(".ana-list").inner_text()
    assert faults_in_sight(page) == []


def test_a_mistake_leads_to_the_replay_and_to_a_table_that_begins_there(
    pages: Pages, over: tuple[Guest, dict[str, Any]]
) -> None:
    guest, table = over
    path = f"/api/tables/{table['id']}/analysis"
    guest.ask("POST", path, {})
    page = pages.open(None, fresh=True)
    page.context.add_cookies(guest.cookies)
    page.goto(f"/table/{table['id']}")
    page.get_by_role("tab", name="Analysis").click()
    expect(page.locator(".ana-chart")).to_be_visible(timeout=ANALYSED_WITHIN)
    stories = guest.get(path)["analysis"]["seats"]
    seat = next((story["seat"] for story in stories if story["mistakes"]), None)
    if seat is None:
        pytest.skip("nobody made a mistake that could be told from noise in so short an analysis")
    page.locator(".ana-seats button").nth(seat).click()
    moment = stories[seat]["mistakes"][0]
    see = page.get_by_role("link", name="See it").first
    expect(see).to_have_attribute("href", f"/replay/{table['id']}?n={moment['n']}&eyes={moment['seat']}")
    page.get_by_role("button", name="Play on from here").first.click()
    page.wait_for_url("**/table/*")
    page.wait_for_function(f"() => !location.pathname.includes('{table['id']}')")
    made = guest.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert made["begin"] == {"kind": "record", "moves": moment["begin"]}
    assert [one["seat"] for one in made["seats"] if one["mine"]] == [moment["seat"]]

"""The end of a game and its replay, of games that bots have played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import PHONE, WIDE, Pages, Server
from tests.browser.guests import Guest

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, Any]:
    """A game that is over: its table, its end, and its moves."""
    guest = Guest(server.address)
    return guest.played_by_bots(["adept"] * 4)


def arrived(page: Page, n: int, moves: int) -> None:
    expect(page.locator(".moment b")).to_contain_text(f"{n} / {moves}")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_step_scrub_and_play(pages: Pages, played: dict[str, Any], size: tuple[int, int]) -> None:
    moves = played["moves"]
    page = pages.open(f"/replay/{played['id']}", size)
    arrived(page, 0, moves)
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    arrived(page, 2, moves)
    page.get_by_role("button", name="One move back").click()
    arrived(page, 1, moves)
    slider = page.get_by_role("slider", name="Move")
    slider.focus()
    page.keyboard.press("End")
    arrived(page, moves, moves)
    page.keyboard.press("PageUp")
    assert int(slider.input_value()) < moves
    page.keyboard.press("Home")
    arrived(page, 0, moves)
    slider.fill("40")
    arrived(page, 40, moves)
    if size == WIDE:  # a phone has no room for it
        page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".moment b")).to_contain_text(re.compile(r"^4[3-9] /"), timeout=15_000)
    page.get_by_role("button", name="Pause").click()
    stopped = int(slider.input_value())
    page.wait_for_timeout(1_500)
    assert int(slider.input_value()) == stopped


def test_the_board_follows(pages: Pages, played: dict[str, Any], server: Server) -> None:
    """What stands on the table at a move is what the record has there."""
    page = pages.open(f"/replay/{played['id']}?n=120")
    arrived(page, 120, played["moves"])
    got = Guest(server.address).get(f"/api/tables/{played['id']}/replay?eyes=all&from=120&to=120")
    view = got["frames"][0]["view"]
    shown = [int(text) for text in page.locator(".panel .vp b").all_inner_texts()]
    assert shown == [player["points"] for player in view["players"]]
    row = page.locator(".market .slim").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    assert row[:5] == view["row"]


def test_seen_with_the_eyes_of_a_seat(pages: Pages, played: dict[str, Any], server: Server) -> None:
    guest = Guest(server.address)
    n = next(
        n
        for n in range(20, played["moves"])
        if len(guest.frame(played["id"], n, "all")["view"]["players"][2]["hand"]) > 3
    )
    page = pages.open(f"/replay/{played['id']}?n={n}&eyes=2")
    arrived(page, n, played["moves"])
    hand = guest.frame(played["id"], n, "2")["view"]["players"][2]["hand"]
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(len(hand))
    assert sorted(cards.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")) == sorted(hand)
    page.get_by_label("Seen by").select_option("1")
    other = guest.frame(played["id"], n, "1")["view"]["players"][1]["hand"]
    expect(cards).to_have_count(len(other))
    arrived(page, n, played["moves"])


def test_a_moment_is_shared_by_its_link(pages: Pages, played: dict[str, Any]) -> None:
    page = pages.open(f"/replay/{played['id']}?n=77&eyes=1")
    arrived(page, 77, played["moves"])
    page.keyboard.press("ArrowRight")
    arrived(page, 78, played["moves"])
    page.get_by_role("button", name="Copy the link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{pages.address}/replay/{played['id']}?n=78&eyes=1"
    other = pages.open(link.removeprefix(pages.address))
    arrived(other, 78, played["moves"])
    expect(other.get_by_label("Seen by")).to_have_value("1")


def test_the_record_is_downloaded_and_plays_the_same(pages: Pages, played: dict[str, Any]) -> None:
    from sandtable.core.record import Record

    page = pages.open(f"/replay/{played['id']}")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the record").click()
    record = Record.from_json(coming.value.path().read_text(encoding="utf-8"))
    assert len(record) == played["moves"]
    assert record.state.over
    assert list(record.state.outcome.points) == played["end"]["points"]  # type: ignore[union-attr]


def test_the_end_says_where_the_points_came_from(pages: Pages, played: dict[str, Any]) -> None:
    end = played["end"]
    page = pages.open(f"/table/{played['id']}")
    expect(page.locator(".ranks li")).to_have_count(4)
    order = sorted(range(4), key=lambda party: (end["ranks"][party], party))
    assert [int(text) for text in page.locator(".ranks .vp b").all_inner_texts()] == [end["points"][p] for p in order]
    for row, party in zip(page.locator(".bars > li").all(), order, strict=True):
        row.locator("summary").click()
        single = [int(text.replace("−", "-")) for text in row.locator("details b").all_inner_texts()]
        assert sum(single) == end["points"][party]
        assert int(row.locator(".sum").inner_text()) == end["points"][party]
    # The plot, as those who cannot see it hear it.
    rows = page.locator("table tbody tr").all()
    for cells, party in zip(rows, order, strict=True):
        told = [int(text) for text in cells.locator("td").all_inner_texts()]
        assert told[1:] == end["by_round"][party]
        assert len(told) == end["rounds"] + 1
    page.get_by_role("link", name="Replay").click()
    arrived(page, 0, played["moves"])


def test_the_same_again(pages: Pages, server: Server) -> None:
    """Whoever sat there can play again with a click; the others find the way there."""
    page = pages.open("/")
    expect(page.get_by_text("None yet.")).to_be_visible()
    cookies = page.context.cookies()
    guest = Guest(server.address)
    guest.http.cookies.clear()
    for cookie in cookies:
        guest.http.cookies.set(cookie["name"], cookie["value"])
    table = guest.make(["me", "novice", "novice"], pace=0)
    guest.play(table["id"])
    page.goto(f"/table/{table['id']}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and table["id"] not in url)
    again = guest.table(page.url.rsplit("/", 1)[-1])
    assert again["state"] == "playing"
    assert [seat["kind"] for seat in again["seats"]] == ["guest", "bot", "bot"]
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("link", name="To the rematch")).to_have_attribute("href", f"/table/{again['id']}")


def test_a_game_that_is_not_over_has_no_replay(pages: Pages, server: Server) -> None:
    pages.expected.append("409")
    table = Guest(server.address).make(["me", "novice", "novice"])
    page = pages.open(f"/replay/{table['id']}")
    expect(page.get_by_role("alert")).to_contain_text("not over")

"""The end of a game and its replay, for games that bots have played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import PHONE, WIDE, Pages, Server
from tests.browser.clicking import wait_for_hand
from tests.browser.guests import Guest

pytestmark = pytest.mark.slow


def arrived(page: Page, n: int, moves: int) -> None:
    expect(page.locator(".moment b")).to_have_text(re.compile(rf"^{n} / {moves}\b"))


def fetched(page: Page) -> None:
    """Wait until the whole game has been loaded: then its rounds are marked."""
    expect(page.locator(".moment b small")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_step_scrub_and_play(pages: Pages, played: dict[str, Any], size: tuple[int, int]) -> None:
    moves = played["moves"]
    page = pages.open(None, size, fresh=True)
    page.clock.install()
    page.goto(f"/replay/{played['id']}")
    arrived(page, 0, moves)
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    arrived(page, 2, moves)
    page.get_by_role("button", name="One move back").click()
    arrived(page, 1, moves)
    slider = page.get_by_role("slider", name="Move")
    fetched(page)
    slider.focus()
    page.keyboard.press("End")
    arrived(page, moves, moves)
    page.keyboard.press("PageUp")
    expect(page.locator(".moment b")).not_to_have_text(re.compile(rf"^{moves} "))
    # A round back is where a round begins: there is its mark.
    begins = int(slider.input_value())
    assert 0 < begins < moves
    marks = page.locator(".mark-round").evaluate_all("(marks) => marks.map((mark) => parseFloat(mark.style.left))")
    assert any(abs(mark - 100 * begins / moves) < 0.01 for mark in marks)
    page.keyboard.press("Home")
    arrived(page, 0, moves)
    slider.fill("40")
    arrived(page, 40, moves)
    if size == WIDE:  # a phone has no room for it
        page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("(slider) => Number(slider.value) >= 43", arg=slider.element_handle())
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = int(slider.input_value())
    page.clock.run_for(10_000)  # longer than a move is shown at any speed
    assert int(slider.input_value()) == stopped


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_failed_download_is_reported_and_tried_again(
    pages: Pages, played: dict[str, Any], size: tuple[int, int]
) -> None:
    """The replay stops at the last position that was loaded, and goes on once the rest has arrived."""
    pages.expected.append("ERR_FAILED")
    page = pages.open(None, size)
    page.route(re.compile(r"replay\?.*from=50&"), lambda route: route.abort())
    page.goto(f"/replay/{played['id']}?n=47")
    arrived(page, 47, played["moves"])
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("the server does not answer")
    keys = page.locator(".replay").bounding_box()
    told = trouble.bounding_box()
    assert keys is not None
    assert told is not None
    assert told["y"] + told["height"] <= keys["y"] + 1  # beside the keys, not over them
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".moment b")).to_have_text(re.compile(r"^50 "))
    page.unroute_all()
    trouble.get_by_role("button", name="Try again").click()
    expect(trouble).to_have_count(0)
    slider = page.get_by_role("slider", name="Move")
    page.wait_for_function("(slider) => Number(slider.value) > 51", arg=slider.element_handle())


def test_the_board_follows(pages: Pages, played: dict[str, Any], server: Server) -> None:
    """At each move, the table shows the same position as the record."""
    guest = Guest(server.address)
    views = ((n, guest.frame(played["id"], n, "all")["view"]) for n in range(120, played["moves"]))
    n, view = next((n, view) for n, view in views if len(view["row"]) == 5)  # a card that was taken leaves a gap
    page = pages.open(f"/replay/{played['id']}?n={n}")
    arrived(page, n, played["moves"])
    shown = [int(text) for text in page.locator(".panel .vp b").all_inner_texts()]
    assert shown == [player["points"] for player in view["players"]]
    row = page.locator(".market .slim").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    assert row[:5] == view["row"]


def test_seen_with_the_eyes_of_a_seat(pages: Pages, played: dict[str, Any], server: Server) -> None:
    """With the eyes of a seat, only its own hand is shown; with everybody's eyes, the hand of the seat that moves."""
    guest = Guest(server.address)
    n = next(
        n
        for n in range(20, played["moves"])
        if len(guest.frame(played["id"], n, "all")["view"]["players"][2]["hand"]) > 3
    )
    frame = {eyes: guest.frame(played["id"], n, eyes)["view"] for eyes in ("1", "2", "all")}
    page = pages.open(f"/replay/{played['id']}?n={n}&eyes=2")
    arrived(page, n, played["moves"])

    def see(seat: int, eyes: str) -> None:
        """Choose other eyes and wait until the hand is that of `seat`: the game is loaded again, and until then the old
        hand stays."""
        wait_for_hand(page, frame[eyes]["players"][seat]["hand"])
        arrived(page, n, played["moves"])

    see(2, "2")
    assert set(frame["2"]["players"][1]["hand"]) <= {"?"}
    page.get_by_label("Seen by").select_option("1")
    see(1, "1")
    page.get_by_label("Seen by").select_option("all")
    assert "?" not in frame["all"]["players"][1]["hand"] + frame["all"]["players"][2]["hand"]
    see(frame["all"]["turn_of"], "all")


def test_a_moment_is_shared_by_its_link(pages: Pages, played: dict[str, Any]) -> None:
    page = pages.open(f"/replay/{played['id']}?n=77&eyes=1")
    arrived(page, 77, played["moves"])
    page.keyboard.press("ArrowRight")
    arrived(page, 78, played["moves"])
    page.get_by_role("button", name="Copy the link to this moment").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{pages.address}/replay/{played['id']}?n=78&eyes=1"
    other = pages.open(link.removeprefix(pages.address))
    arrived(other, 78, played["moves"])
    expect(other.get_by_label("Seen by")).to_have_value("1")


def test_the_record_is_downloaded_and_plays_the_same(pages: Pages, played: dict[str, Any]) -> None:
    from sandtable.core.record import Record

    page = pages.open(f"/replay/{played['id']}")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the record", exact=True).click()
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


def test_a_game_that_is_not_over_has_no_replay(pages: Pages, server: Server) -> None:
    pages.expected.append("409")
    table = Guest(server.address).make(["me", "novice", "novice"])
    page = pages.open(f"/replay/{table['id']}")
    expect(page.get_by_role("alert")).to_contain_text("not over")

"""The table of Uprising: whole games by clicks with the CHOAM module, the explanations of its pieces, and
screenshots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.core.record import Record
from tests.browser.browsing import BY_HAND, PHONE, STILL, WIDE, Pages, Server
from tests.browser.clicking import Clicker, go_to, views_of
from tests.browser.guests import Guest
from tests.browser.looking import faults_in_sight, theme_of
from tests.browser.recorded import at_random, begin_next, make_move, moves_to_question, moves_until, sit_down_at
from tests.browser.test_game import check_scores, faults
from tests.imperium.uprising.golden.make import GOLDEN

pytestmark = pytest.mark.slow

TABLE: dict[str, Any] = {"title": "uprising", "choam": True}
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def lit(page: Page, sort: str) -> Any:
    """Return the elements of a sort (`post`, `contract`, `space`) that may be pressed."""
    return page.locator(f"[data-action^='{sort}:']:not([aria-disabled])")


@SIZES
def test_a_game_by_clicks_to_the_end(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    """Every question can be answered on its pieces or in the bar, and nothing that may be pressed is covered. Played is
    the second half of a game, on a wide screen the last third; test_game.py plays a whole one."""
    small = size == PHONE
    page = pages.open(None, size, settings=STILL if small else BY_HAND)
    record = at_random("uprising", 2, seats=4, choam=True)
    sit_down_at(page, server, record, len(record) // 2 if small else len(record) * 2 // 3)
    player = Clicker(page, seed=11, tap=small)
    found: list[object] = []
    player.play(lambda: found.extend(faults(page, player, may_scroll=small)))
    assert found == []
    check_scores(page, player, 4)


def sit_down_asked(page: Page, server: Server, seed: int, kind: str, from_round: int = 1) -> None:
    """Sit down in a random game at a moment when seat 0 is asked this question."""
    record = at_random("uprising", seed, seats=4, choam=True)
    sit_down_at(page, server, record, moves_to_question(record, kind, from_round=from_round))


def test_a_spy_is_placed_on_a_post(pages: Pages, server: Server) -> None:
    """By mouse and by keyboard, a post explains what it watches and what a Spy would do there; a press places a Spy."""
    page = pages.open(None, settings=BY_HAND)
    sit_down_asked(page, server, 3, "spy_post")
    player = Clicker(page)
    player.wait_for_question()
    posts = [option["action"] for option in views_of(page)["0"]["options"]]
    expect(lit(page, "post")).to_have_count(len(posts))
    knot = page.locator(f"[data-action='{posts[0]}']")
    knot.focus()
    page.keyboard.press("ArrowDown")
    knot.focus()
    expect(page.locator("#tip")).to_contain_text("Watches")
    expect(page.locator("#tip")).to_contain_text("With a Spy here")
    knot.press("Enter")
    player.settle()
    assert 0 in views_of(page)["0"]["spies"]["at"][posts[0].removeprefix("post:")]


@SIZES
def test_a_contract_is_taken(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    sit_down_asked(page, server, 4, "contract")
    player = Clicker(page)
    player.wait_for_question()
    tile = lit(page, "contract").first
    id = str(tile.get_attribute("data-contract"))
    if size == WIDE:
        tile.hover()
        expect(page.locator("#tip")).to_contain_text("Completed")
    tile.click()
    if size == PHONE:
        page.locator(".btn.confirm").click()
    player.settle()
    choam = views_of(page)["0"]["choam"]
    assert 0 in choam["held"][id] or 0 in choam["done"][id]


def test_a_table_is_set_up(pages: Pages) -> None:
    """The form shows the options of this title and no others; the Emperor can be a Leader only with the CHOAM
    module."""
    page = pages.open("/")
    page.get_by_role("radio", name="Uprising").click()
    expect(page.get_by_label("CHOAM module")).not_to_be_checked()
    page.get_by_role("radio", name="I choose").click()
    expect(page.locator(".pick-leader")).to_have_count(8)
    page.get_by_label("CHOAM module").check()
    expect(page.locator(".pick-leader")).to_have_count(9)
    page.get_by_role("radio", name="Each picks").click()
    page.get_by_label("First Player").select_option(label="Seat 2")
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        page.locator(".btn.play").click()
    wish: Any = made.value.post_data_json
    assert wish["title"] == "uprising"
    assert wish["options"] == {"seats": 4, "leaders": "draft", "choam": True, "first": 1}
    expect(page.locator(".board-up")).to_be_visible()


NARROWEST = "(all) => Math.min(...all.map((b) => b.offsetWidth / b.parentElement.offsetWidth))"
# What a panel has no room for.
HIDDEN = "(all) => all.filter((it) => it.scrollHeight > it.clientHeight + 1).map((it) => it.innerText)"
ONLY_READ = ("an Agent to send", "a Spy to place")  # for axe it is the table of the sight that follows
# What is asked, and from which round on.
MOMENTS = {"an Agent to send": ("turn", 3), "a Spy to place": ("spy_post", 1), "a contract to take": ("contract", 1)}


def recorded(kind: str) -> tuple[Record, int]:
    """Return a golden game of four in which an event of this kind occurs, and the number of moves up to and including
    the one that causes it."""
    for path in GOLDEN.files():
        record = Record.from_text(path.read_text(encoding="utf-8"))
        if record.options["seats"] == 4 and (n := moves_until(record, kind)):
            return record, n
    raise AssertionError(f"no golden game has {kind}")


def seldom_seen(page: Page, server: Server) -> Iterator[str]:
    """Bring the page to rare screens and yield the name of each: a Conflict with a sandworm, and a Leader whose card
    was turned."""
    player = Clicker(page)
    record, n = recorded("worms_home")
    id = sit_down_at(page, server, record, n - 1)
    player.wait_for_question()
    make_move(page, id, record, n)
    expect(page.locator(".won .double")).not_to_have_count(0)
    yield "a Combat with a sandworm"
    record, n = recorded("leader_turned")
    sit_down_at(page, server, record, n)
    player.wait_for_question()
    expect(page.locator(".task").last).to_be_visible()
    # An effect with many icons leaves room for its sentence.
    assert page.locator(".task:not(.done) > b").evaluate_all(NARROWEST) > 0.5
    yield "a Leader turned"


def scenes(page: Page, address: str, server: Server) -> Iterator[str]:
    page.goto("/")
    page.locator(".title").nth(1).click()
    expect(page.locator(".title").nth(1)).to_have_attribute("aria-checked", "true")
    yield "set-up"
    player = Clicker(page)
    for name, (kind, from_round) in MOMENTS.items():
        sit_down_asked(page, server, 8, kind, from_round)
        player.wait_for_question()
        yield name
    yield from seldom_seen(page, server)
    record = at_random("uprising", 8, seats=4, choam=True)
    begin_next(server, record, len(record) - 1)
    over = Guest(address).played_by_bots(["novice"] * 4, **TABLE)
    go_to(page, f"/table/{over['id']}")
    expect(page.locator(".ranks li")).to_have_count(4)
    yield "the end"
    go_to(page, f"/replay/{over['id']}?n={over['moves'] // 2}&eyes=1")
    expect(page.locator(".moment b")).to_be_visible()
    yield "replay"


@SIZES
def test_text_fits_its_box_and_axe_finds_nothing(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    found: dict[str, str] = {}
    for n, scene in enumerate(scenes(page, pages.address, server)):
        for line in page.locator(".rail-l .did").evaluate_all(HIDDEN):
            found.setdefault(f"what somebody did last is cut: {line}", scene)
        for fault in faults_in_sight(page, "" if scene in ONLY_READ else theme_of(n, size)):
            found.setdefault(fault, scene)
    assert "\n".join(f"{scene}: {fault}" for fault, scene in found.items()) == ""

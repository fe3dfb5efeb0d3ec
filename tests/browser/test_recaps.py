"""Recaps of Conflicts and Rivals' turns at the reader's own pace, and the open effects of a turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import BY_HAND, PHONE, WIDE, Pages, Server
from tests.browser.clicking import Clicker, ask_server, sit_down, sit_down_when, stop_clock, views_of
from tests.browser.looking import faults_in_sight, fits, theme_of
from tests.browser.recorded import at_random, moves_until, sit_down_at

pytestmark = pytest.mark.slow

LONG = 20_000  # milliseconds: longer than anything that goes on by itself is shown
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


class Sitter(Clicker):
    """A clicker who sits down at a new table if the game ended too soon."""

    seats: list[str]

    def until_seen(self, what: str) -> None:
        found = self.page.locator(what)
        for _ in range(1_500):
            if not self.wait_for_question():
                sit_down(self.page, self.seats)
                continue
            if found.count():
                return
            self.press_something()
        raise AssertionError(f"{what} was not seen")


def table(
    pages: Pages, seats: list[str], size: tuple[int, int] = WIDE, seed: int = 3, clock: bool = False, **settings: Any
) -> Sitter:
    """Sit down at a table and return the player; with `clock`, the test can move the page's clock."""
    page = pages.open(None, size, settings={**BY_HAND, **settings}, fresh=clock)
    if clock:
        page.clock.install()
    sit_down(page, seats)
    player = Sitter(page, seed=seed, tap=size == PHONE)
    player.seats = seats
    return player


def before_a_conflict(
    pages: Pages, server: Server, size: tuple[int, int] = WIDE, clock: bool = False, **settings: Any
) -> Sitter:
    """Sit down in seat 0 of a game of four, at its last question before the first Conflict is resolved, and return the
    player."""
    record = at_random("imperium", 1, seats=4)
    over = moves_until(record, "fought")
    asked = max(n for n, move in enumerate(record.moves[:over]) if move.seat == 0)
    page = pages.open(None, size, settings={**BY_HAND, **settings}, fresh=clock)
    if clock:
        page.clock.install()
    sit_down_at(page, server, record, asked)
    player = Sitter(page, seed=3, tap=size == PHONE)
    player.seats = ["me", "novice", "novice", "novice"]
    return player


@SIZES
def test_a_conflict_waits_until_it_was_seen(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    """The recap shows strengths with their parts and rewards with their reasons; the page shows the next round after a
    press."""
    player = before_a_conflict(pages, server, size, clock=True)
    page = player.page
    player.until_seen(".recap")
    round_ = page.locator(".round").first.inner_text()
    now = ask_server(page, f"/api/tables/{page.url.partition('/table/')[2]}/updates?from=-1")["messages"]
    lines = [line for message in now if message["type"] == "update" for line in message["lines"]]
    recap = [line["recap"] for line in lines if line.get("recap", {}).get("kind") == "combat"][-1]
    further = views_of(page)["0"]["round"]  # the table is further than the eye, unless the winner is asked something
    assert further in (recap["round"], recap["round"] + 1)
    sides = page.locator(".side")
    expect(sides).to_have_count(4)
    for side, told in zip(sides.all(), recap["sides"], strict=True):
        expect(side.locator(".sum")).to_contain_text(str(told["strength"]))
        expect(side.locator(".made > span")).to_have_count(len(told["parts"]))
        assert side.locator(".won").inner_text().strip()
    assert faults_in_sight(page, theme_of(0, size)) == []
    # The wheel under it keeps its strengths; nothing can be pressed there.
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".recap")).to_have_count(0)
    if size == PHONE:
        page.locator("#p-tab-conflict").click()
    powers = page.locator(".arena .power").all_text_contents()
    assert sorted(map(int, powers)) == sorted(side["strength"] for side in recap["sides"])
    assert page.locator(".is-may, .is-reach").count() == 0
    page.get_by_role("button", name="Back to the Combat").click()
    page.clock.run_for(LONG)
    assert page.locator(".round").first.inner_text() == round_
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".recap")).to_have_count(0)
    if further > recap["round"]:
        expect(page.locator(".round").first).not_to_have_text(round_)
    player.wait_for_question()


def test_space_goes_on_and_b_shows_the_board(pages: Pages, server: Server) -> None:
    player = before_a_conflict(pages, server)
    page = player.page
    player.until_seen(".recap")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.down("b")
    expect(page.locator(".recap")).to_have_count(0)
    page.keyboard.up("b")
    expect(page.locator(".recap")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".recap")).to_have_count(0)


def test_a_conflict_is_built_up_and_a_press_brings_its_end(pages: Pages, server: Server) -> None:
    player = before_a_conflict(pages, server, clock=True, motion="system")
    page = player.page
    player.wait_for_question()
    stop_clock(page)
    go, now = page.locator("[data-recap]"), page.locator(".beats .now")
    for _ in range(600):
        player.settle()
        if go.count():
            break
        if player.asked():
            player.press_something()
        else:
            page.clock.run_for(500)  # what the others do is shown
    expect(now).not_to_contain_text("Rewards")
    go.click()
    expect(now).to_contain_text("Rewards")
    go.click()
    expect(page.locator(".recap")).to_have_count(0)


def test_a_spectator_is_not_held_up(pages: Pages, server: Server) -> None:
    """For a spectator the recap closes by itself, and the table waits for nobody: bots play the last rounds of a
    game."""
    host = pages.open(None, settings=BY_HAND)
    record = at_random("imperium", 1, seats=4)
    id = sit_down_at(host, server, record, len(record) - 100, {0: "novice"})
    page = pages.open(None, settings=BY_HAND)
    page.goto(f"/table/{id}")
    expect(page.locator(".table, .end-page").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('.btn.end.plain, .end-page')", timeout=120_000)
    assert ask_server(page, f"/api/tables/{id}")["state"] == "over"


@SIZES
def test_a_rival_shows_its_card_and_what_it_did(pages: Pages, size: tuple[int, int]) -> None:
    player = table(pages, ["me"], size, seed=5)
    page = player.page
    player.until_seen(".hagal-card.used")
    assert faults_in_sight(page, theme_of(0, size)) == []
    expect(page.locator(".act")).not_to_have_count(0)
    expect(page.locator(".act").first).to_contain_text("sends an Agent to")
    name = page.locator(".hagal-card.used h2").inner_text()
    assert name.replace("\u00ad", "") in page.locator(".prompt b").inner_text().replace("\u00ad", "")
    if size == WIDE:  # a card that was passed over lies beside it with the reason
        player.until_seen(".hagal-card.passed")
        expect(page.locator(".hagal-card.passed .hc-low").first).to_contain_text(re.compile("next card"))
        assert fits(page) == []
    # Each turn waits for its reader where nothing moves.
    page.get_by_role("button", name="Skip to the end").click()
    player.wait_for_question()


def test_a_rivals_turn_goes_on_by_itself_as_a_bots_does(pages: Pages) -> None:
    player = table(pages, ["me"], seed=5, clock=True, motion="system", rivals="quick")
    page = player.page
    player.until_seen(".hagal-card.used")
    page.clock.run_for(LONG)
    expect(page.locator(".hagal-card")).to_have_count(0)


@SIZES
def test_open_effects_and_troops_on_the_bench(pages: Pages, size: tuple[int, int]) -> None:
    """Open effects are sentences with their source, and deploying has exactly the result that the page announced."""
    player = table(pages, ["me", "novice", "novice"], size, seed=2)
    page = player.page
    player.until_seen(".task:not(.done):not(.cannot) .from")
    for text in page.locator(".task b").all_inner_texts():
        assert not text.startswith("Resolve")
    assert faults_in_sight(page) == []  # axe is asked of the next sight, with as much on the bench
    player.until_seen(".btn.deploy")
    assert faults_in_sight(page, theme_of(0, size)) == []
    button = page.locator(".btn.deploy")
    action = str(button.get_attribute("data-action"))
    view = views_of(page)["0"]
    then = next(option["then"] for option in view["options"] if option["action"] == action)
    shown = page.locator(".p-verdict > span > b" if size == PHONE else ".force.me b")
    assert shown.inner_text().endswith(str(then["strength"]))
    if size == WIDE:
        assert page.locator(".wedge.changes .will").text_content() == str(then["strength"])
    at = player.table["n"]
    button.click()
    player.wait_for_row(at + 1)
    assert views_of(page)["0"]["players"][0]["strength"] == then["strength"]


def test_do_all_does_what_needs_no_order(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    several = lambda view, _: sum(effect["together"] for effect in view["effects"]) > 1  # noqa: E731
    sit_down_when(page, ["me", "novice", "novice"], several)
    player = Clicker(page)
    player.wait_for_question()
    view = views_of(page)["0"]
    together = [effect for effect in view["effects"] if effect["together"]]
    assert len(together) > 1
    expect(page.locator(".btn.do")).to_have_count(1)  # one orange at a time
    expect(page.locator(".endturn.is-next")).to_have_count(0)
    page.locator(".do-all").click()
    expect(page.locator(".do-all")).to_have_count(0)
    player.settle()
    page.wait_for_function("() => !document.querySelector('.task[disabled]')")  # nothing is on its way any more
    left = [effect for effect in views_of(page)["0"]["effects"] if effect["together"]]
    assert left == []


@pytest.mark.parametrize(
    ("seats", "struck"),
    [(["me"], 1), (["me", "novice"], 1), (["me"] + ["novice"] * 2, 1), (["me"] + ["novice"] * 3, 0)],
)
def test_the_third_reward_is_struck_out_below_four(pages: Pages, seats: list[str], struck: int) -> None:
    player = table(pages, seats, seed=1)
    page = player.page
    player.wait_for_question()
    out = page.locator(".rewards .struck")
    expect(out).to_have_count(struck)
    if struck:
        expect(out).to_contain_text("4 players or more")  # for ears
        out.hover()
        expect(page.locator("#tip")).to_contain_text("the third reward is for 4 players or more")


def test_a_replay_shows_them_too(pages: Pages, played: dict[str, Any]) -> None:
    page = pages.open(None, settings=BY_HAND)
    at = 0
    for first in range(0, played["moves"], 50):
        path = f"/api/tables/{played['id']}/replay?eyes=all&from={first}&to={first + 49}"
        found = [f["n"] for f in ask_server(page, path)["frames"] if any("recap" in line for line in f["lines"])]
        if found:
            at = found[0]
            break
    page.goto(f"/replay/{played['id']}?n={at}&eyes=all")
    expect(page.locator(".side")).to_have_count(4)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".recap")).to_have_count(0)
    expect(page.locator(".moment b")).to_contain_text(f"{at} /")

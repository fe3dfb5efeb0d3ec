"""The table of the classic game: whole games by clicks and taps, two players who plan a battle in secret, and
screenshots of its stages."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import sandtable
from tests.browser.browsing import BY_HAND, LANGUAGES, PHONE, WIDE, Pages, Server
from tests.browser.clicking import MOVE_WITHIN, Clicker, ask_server, sit_down, stop_clock, table_id
from tests.browser.guests import Guest
from tests.browser.looking import fits, speak, violations
from tests.citing import rule

pytestmark = pytest.mark.slow

SIX = 6
LIT = ".decide:not(.idle), .p-decide:not(.idle)"


@cache
def moment(kind: str, step: int = 0) -> tuple[int, list[tuple[int, int]], int]:
    """Find a random game in which a seat is asked a question of this kind with more than one option, after `step` of
    its parts have been answered. Return its seed, its moves and the seat."""
    for seed, attentive in [(seed, attentive) for attentive in (False, True) for seed in range(40)]:
        chance = random.Random(seed)
        state = sandtable.new("classic", seats=SIX, seed=seed)
        moves: list[tuple[int, int]] = []
        if attentive:  # what is played by a wish is asked about where everybody wishes it
            moves = [(seat, state.vocabulary.number("hold_all")) for seat in range(SIX)]
            for move in moves:
                state.apply(*move)
        while not state.over:
            for seat in state.to_act:
                decision = state.decision(seat)
                if decision.kind != kind or len(decision.options) < 2:
                    continue
                shown = state.view(seat).as_dict()
                if shown["turn"] > 0 and len(shown["answers"]) == step:
                    return seed, moves, seat
            seat = chance.choice(state.to_act)
            moves.append((seat, chance.choice(state.decision(seat).options)))
            state.apply(*moves[-1])
    raise AssertionError(f"no game came to a {kind}")


def sit_down_at(page: Page, server: Server, kind: str, step: int = 0) -> None:
    """Give the page's person the seat that is asked a question of this kind (`moment`), and bots all others."""
    seed, moves, seat = moment(kind, step)
    server.begin_next(seed, moves)
    seats = ["novice"] * SIX
    seats[seat] = "me"
    sit_down(page, seats, title="classic")
    page.locator(LIT).first.wait_for()


@rule("CLA-3.1", "CLA-12.8")
def test_a_game_of_six_factions_by_clicks_to_its_end(pages: Pages) -> None:
    """Questions can be answered on map, cards, stage and bar, and nothing that may be pressed is covered. After the
    end, what was hidden is shown."""
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", *["novice"] * (SIX - 1)], title="classic", turns=2)
    player = Clicker(page, seed=5)
    covered: list[str] = []
    player.play(lambda: covered.extend(player.inside("covered")))
    assert covered == []
    page.locator(".acts .btn.end").click()
    expect(page.locator(".uncovered > li")).to_have_count(SIX)
    assert violations(page) == []
    page.goto(f"/replay/{table_id(page)}?n=60&eyes=2")
    expect(page.locator(".shield")).to_have_count(SIX)
    expect(page.locator(".own-cards")).to_be_visible()


def test_a_game_on_a_phone(pages: Pages) -> None:
    """A tap on the whole map zooms in and chooses a territory; a tap on a second answer sends it."""
    page = pages.open(None, PHONE, settings=BY_HAND)
    sit_down(page, ["me", "novice"], title="classic", turns=2, deals=False)
    player = Clicker(page, seed=8, tap=True)
    player.play()
    page.locator(".acts .btn.end").click()
    expect(page.locator(".uncovered > li")).to_have_count(2)
    assert fits(page) == []


def plan(page: Page, steps: int = 99) -> int:
    """Answer up to `steps` parts of a battle plan with the first option each, and return how many were answered."""
    made = 0
    player = Clicker(page)
    panel = page.locator(".planning")
    while made < steps and panel.locator("[data-choice]").count():
        panel.locator("[data-choice]").first.click()
        player.settle()
        made += 1
    return made


def lose_line(page: Page) -> None:
    """Cut the page's connection for a moment and wait until the page has connected again by itself."""
    lines = page.evaluate("inside.line.opened")
    page.context.set_offline(True)
    page.evaluate("inside.line.socket.close()")
    page.context.set_offline(False)
    assert Clicker(page).inside("opened", lines + 1, MOVE_WITHIN * 1000), "the line has not come back"


@rule("CLA-10.4", "CLA-10.8")
def test_two_plan_a_battle_in_secret_and_lose_their_lines_in_the_middle(pages: Pages, server: Server) -> None:
    pages.expected += ["ERR_CONNECTION_", "ERR_INTERNET_DISCONNECTED"]
    seed, moves, _ = moment("plan")
    state = sandtable.new("classic", seats=SIX, seed=seed)
    for seat, action in moves:
        state.apply(seat, action)
    first, second = state.to_act
    server.begin_next(seed, moves)
    guests = {seat: Guest(pages.address, name) for seat, name in ((first, "Anna"), (second, "Ben"))}
    kinds = ["novice"] * SIX
    kinds[first], kinds[second] = "me", "open"
    table = guests[first].make(kinds, start=False, pace=0, title="classic")
    guests[second].ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    guests[first].ask("POST", f"/api/tables/{table['id']}/start", {})
    opened = []
    for seat in (first, second):
        page = pages.open(None, settings=BY_HAND)
        page.context.add_cookies(guests[seat].cookies)
        page.goto(f"/table/{table['id']}")
        expect(page.locator(".planning")).to_be_visible()
        opened.append(page)
    anna, ben = opened

    before = ben.locator(".rail-l").inner_text(), ben.locator(".log").inner_text()
    plan(anna, 2)
    leader = anna.locator(".plan-slot b").first.inner_text()
    lose_line(anna)  # a plan half made
    expect(anna.locator(".plan-slot b").first).to_have_text(leader)
    plan(anna)
    for page in opened:  # sealed answers wait
        lose_line(page)
    expect(anna.locator(".plan-sum.is-locked")).to_contain_text("Your plan is set")
    expect(anna.locator(".plan-slot b").first).to_have_text(leader)
    assert (ben.locator(".rail-l").inner_text(), ben.locator(".log").inner_text()) == before
    updates = ask_server(ben, f"/api/tables/{table['id']}/updates?from=-1")["messages"]
    sides = [one for one in updates if one["type"] == "update"][-1]["views"][str(second)]["battle"]["sides"]
    assert [side["plan"] for side in sides] == [None, None]

    plan(ben)
    players = [Clicker(page) for page in opened]
    for _ in range(40):
        if all(page.locator(".revealed").count() for page in opened):
            break
        for player, page in zip(players, opened, strict=True):
            if page.locator(".note").count():  # somebody has stopped something
                page.locator("[data-recap]").click()
            if page.locator(".endturn[data-choice]").count():
                page.locator(".endturn[data-choice]").click()
                player.settle()
    for page in opened:
        expect(page.locator(".revealed .plan-card")).to_have_count(2)
        expect(page.locator(".revealed")).to_contain_text(leader)
        page.locator("[data-recap]").click()
        expect(page.locator(".revealed")).to_have_count(0)


# Where something lies over the map, or on it: the question and how many of its steps were answered.
STAGES = [
    ("bid", 0), ("ship", 0), ("plan", 4), ("stop", 0), ("alliance", 0),
    ("storm_dial", 0), ("revive", 0), ("voice", 0), ("truthtrance", 1), ("support", 0),
]  # fmt: skip
# The others have their pieces in common, map, dialogs and phases: axe is asked at one size of each.
ASKED_TWICE = ("ship", "plan")


@rule("CLA-17.4", "CLA-4.2")
def test_a_question_is_put_by_keys_and_a_storm_is_looked_at(pages: Pages, server: Server) -> None:
    """A Truthtrance question entered by number keys shows its answer until the player closes it; so does the storm that
    two players have dialled."""
    page = pages.open(None, settings=BY_HAND, fresh=True)
    sit_down_at(page, server, "truthtrance")
    player = Clicker(page)
    page.keyboard.press("2")
    expect(page.locator(".truth h3").first).to_have_text("Do you hold this weapon?")
    card = page.locator(".truth [aria-keyshortcuts='3']").inner_text()
    page.keyboard.press("3")
    expect(page.locator(".note .asked-about")).to_have_text(f"Do you hold {card}?")
    expect(page.locator(".note .answer-said")).to_have_text(re.compile("Yes|No"))
    page.locator("[data-recap]").press("Space")
    expect(page.locator(".note")).to_have_count(0)

    sit_down_at(page, server, "storm_dial")
    page.clock.install()
    stop_clock(page)
    expect(page.locator(".dialer")).to_have_count(2)
    page.keyboard.press("1")
    player.play_until(lambda: page.locator(".is-storm [aria-expanded]").count() == 0, 40)
    expect(page.locator(".is-storm .course")).to_contain_text("It moves")
    page.locator("[data-recap]").click()


@rule("CLA-20.2")
def test_one_ability_is_never_asked_about_again_until_it_is_taken_back(pages: Pages, server: Server) -> None:
    """The other abilities are asked about as before; the panel behind the tool lists what is left out."""
    page = pages.open(None, WIDE, settings=BY_HAND)
    sit_down_at(page, server, "stop")
    stage = page.locator(".interrupt")
    stage.get_by_role("button", name="Not against this ability").click()
    page.get_by_role("button", name="When to ask me").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox", name="Karama: stop an ability")).to_have_value("always")
    single = dialog.locator(".not-asked")
    expect(single).to_have_count(1)
    assert violations(page) == []
    single.get_by_role("button", name="Ask again").click()
    expect(single).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_stages_fit_in_every_language(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    found: list[str] = []
    for n, (kind, step) in enumerate(STAGES):
        sit_down_at(page, server, kind, step)
        for lang in LANGUAGES:
            speak(page, lang)
            found += [f"{kind} {lang}: {fault}" for fault in fits(page)]
        speak(page, "en")
        if kind in ASKED_TWICE or n % 2 == (size == WIDE):
            found += [f"{kind}: {fault}" for fault in violations(page)]
    assert found == [], "\n".join(found)


@rule("CLA-1.7")
def test_a_table_is_set_up(pages: Pages) -> None:
    """The form lets the host name a faction for each seat; rulings on which the sources differ are in a closed
    section."""
    page = pages.open("/")
    page.get_by_role("radio", name="Dune (classic)").click()
    expect(page.get_by_text("Price of a revived force")).to_be_hidden()
    page.get_by_role("radio", name="Named here").click()
    page.get_by_label("Faction of seat 1").select_option(label="Fremen")
    expect(page.get_by_label("Faction of seat 3")).to_have_value("atreides")
    page.get_by_label("Advanced game").check()
    page.locator(".rulings summary").click()
    page.get_by_role("radio", name="the whole hand").click()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        page.locator(".btn.play").click()
    wish: Any = made.value.post_data_json
    options = wish["options"]
    assert options["factions"] == ["fremen", "harkonnen", "atreides", "emperor"]
    assert (options["advanced"], options["harkonnen_takes"], options["revival_price"]) == (True, "all", 1)
    expect(page.locator(".orb")).to_be_visible()

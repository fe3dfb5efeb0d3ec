"""The pace of the table: automatic answers, the moves of others shown one by one, and the news since one's last
turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, PHONE, STILL, WIDE, Pages
from tests.browser.clicking import Clicker, sit_down, sit_down_when, stop_clock, views_of

pytestmark = pytest.mark.slow

STEP = 420  # milliseconds that a move of another seat stands
LONG = 10_000  # milliseconds: many times as long as the page waits before it answers by itself

# What the board shows: how many Agents stand there, and where the last was sent.
SHOWN = "[document.querySelectorAll('.board .pawn').length, document.querySelector('.is-last')?.dataset.space ?? '']"


def only_option(view: Any) -> str:
    """Return the only word that the person's seat can choose now; empty if there are more or none."""
    options = view["options"]
    return str(options[0]["action"]) if len(options) == 1 else ""


def switch_autoplay(page: Page) -> None:
    """Switch automatic answers on or off in the settings, by clicks."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Choose for me when there is only one option").click()
    page.keyboard.press("Escape")
    page.reload()


def test_a_single_option_waits_or_is_played_as_the_setting_says(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND, fresh=True)
    page.clock.install()
    sit_down_when(page, ["me", "novice", "novice"], lambda view, _: only_option(view) not in ("", "end"))
    player = Clicker(page)
    player.wait_for_question()
    at, sent = player.table["n"], page.evaluate("inside.line.sent")
    page.clock.run_for(LONG)
    assert page.evaluate("inside.line.sent") == sent  # the setting is off: it waits
    switch_autoplay(page)
    player.wait_for_row(at + 1)
    assert player.table["n"] > at


def test_the_end_of_a_turn_is_never_played_by_itself(pages: Pages) -> None:
    page = pages.open(None, settings=STILL, fresh=True)  # the setting is on, as it is at first
    page.clock.install()
    sit_down_when(page, ["me", "novice", "novice"], lambda view, _: only_option(view) == "end")
    Clicker(page).wait_for_question()
    sent = page.evaluate("inside.line.sent")
    page.clock.run_for(LONG)
    assert (page.evaluate("inside.line.sent"), only_option(views_of(page)["0"])) == (sent, "end")
    expect(page.locator(".btn.end[data-choice='end']")).to_be_visible()


def at_the_end_of_a_turn(view: Any, _: int) -> bool:
    """Tell whether the seat is about to end its turn and all other players still have an Agent to send."""
    ends = any(option["action"] == "end" for option in view["options"])
    return ends and all(player["agents"] for player in view["players"][1:])


def end_the_turn(player: Clicker) -> None:
    """Finish and end the turn, with the page's clock stopped at its end; then all moves of the others have arrived."""
    end = player.page.locator(".btn.end[data-choice='end']:not([aria-disabled])")
    player.play_until(lambda: end.count() > 0)
    stop_clock(player.page)
    end.click()
    player.settle()
    while (table := player.table)["state"] == "playing" and 0 not in table["to_act"]:
        player.page.wait_for_timeout(50)
    player.wait_for_row(table["n"])


def test_moves_of_others_are_shown_one_by_one_and_can_be_skipped(pages: Pages) -> None:
    page = pages.open(None, settings={**BY_HAND, "motion": "system"}, reduced_motion="no-preference")
    page.clock.install()
    sit_down_when(page, ["me", "novice", "novice", "novice"], at_the_end_of_a_turn)
    player = Clicker(page, seed=5)
    player.wait_for_question()
    skip = page.locator(".skip-chip")
    # Unhurried: one Agent after another, each with a moment to look at it. By the page's own clock, to the millisecond.
    stood: list[str] = []
    while len(stood) < 2:
        stood.clear()
        end_the_turn(player)
        agents, space = page.evaluate(SHOWN)
        while skip.count() and not page.locator("[data-recap]").count():
            page.clock.run_for(STEP - 1)
            assert page.evaluate(SHOWN) == [agents, space]
            page.clock.run_for(1)
            before = agents
            agents, space = page.evaluate(SHOWN)
            assert agents <= before + 1
            if agents == before + 1:
                stood.append(space)
        page.clock.resume()
        player.wait_for_question()
    # Skipped: everything at once, and the own turn with it, in no time.
    for _ in range(12):
        end_the_turn(player)
        if skip.count():
            break
        page.clock.resume()
    skip.click()
    expect(skip).to_have_count(0)
    assert player.wait_for_question()


def test_so_many_troops_as_are_counted(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=2)
    number_of = page.locator(".stepper output")
    fewer = page.locator(".stepper [data-step='-1']")
    player.play_until(lambda: fewer.count() > 0 and fewer.get_attribute("aria-disabled") is None)
    button = page.locator(".btn.deploy")
    offered = button.get_attribute("data-action")
    most = int(str(offered).partition(":")[2])
    expect(number_of).to_have_text(re.compile(f"^{most}"))  # it begins at the most
    expect(button).to_be_enabled()  # nothing is under way: keys are listened to
    page.get_by_role("button", name="Help").focus()  # wherever nothing is being written
    page.keyboard.press("-")
    expect(number_of).to_have_text(re.compile(f"^{most - 1}"))
    chosen = button.get_attribute("data-action")
    assert chosen is not None
    assert chosen != offered
    number = int(chosen.partition(":")[2])
    before = views_of(page)["0"]["players"][0]["conflict"]
    at = player.table["n"]
    expect(button).to_contain_text(str(number))
    button.click()
    player.wait_for_row(at + 1)
    assert views_of(page)["0"]["players"][0]["conflict"] == before + number


def test_since_your_turn(pages: Pages) -> None:
    """On a phone a line tells what the others did; a press closes it until after the next turn."""
    page = pages.open(None, PHONE, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=3, tap=True)
    box = page.locator(".p-since")
    for _ in range(2):
        player.play_until(lambda: player.my_turn() and box.count() > 0)
        expect(box).to_have_attribute("aria-label", "Since your turn")
        # A line for each of the others who has played since, and none for oneself.
        lines = box.locator("li")
        assert 1 <= lines.count() <= 6
        assert lines.locator("svg use").evaluate_all("(marks) => marks.length") >= lines.count()
        box.get_by_role("button").tap()
        expect(box).to_have_count(0)
        player.play_until(lambda: not player.my_turn())


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(
    ("clock", "shown"),
    [
        ({"kind": "days", "days": 2}, r"^(2d 0h|1d 23h)$"),
        ({"kind": "game", "seconds": 3600 * 2, "add": 10}, r"^(2h 0m|1h 59m)$"),
        ({"kind": "turn", "seconds": 300}, r"^[45]:\d\d$"),
    ],
    ids=["days", "game", "turn"],
)
def test_the_time_left_is_shown(pages: Pages, size: tuple[int, int], clock: dict[str, object], shown: str) -> None:
    page = pages.open(None, size, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice"], clock=clock)
    Clicker(page).wait_for_question()
    face = page.locator(".p-bar .clock" if size == PHONE else ".panel.is-you .clock")
    text = face.evaluate("(it) => it.lastChild.textContent")
    assert re.match(shown, text.strip()), text

"""Several players decide at the same time in several browsers: Sealed Bids (tests/sealed) on the generic page, from the
form to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.browsing import BY_HAND, PHONE, WIDE, Pages, Profiles, Server
from tests.browser.conftest import watched
from tests.browser.guests import Guest
from tests.citing import rule
from tests.sealed import TITLE, enrolled

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Ben", "Chani", "Duncan")
SOON = 3_000.0  # milliseconds


@pytest.fixture(scope="module")
def sealed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server that knows the title Sealed Bids."""
    with enrolled():
        server = Server(tmp_path_factory.mktemp("sealed"))
        yield server
        server.kill()


@pytest.fixture(scope="module")
def sealed_profiles(browser: Any, sealed_server: Server) -> Iterator[Profiles]:
    profiles = Profiles(browser, sealed_server.address)
    yield profiles
    profiles.close()


@pytest.fixture
def sealed_pages(sealed_profiles: Profiles, sealed_server: Server, request: pytest.FixtureRequest) -> Iterator[Pages]:
    sealed_server.deal_for(request.node.name)
    yield from watched(sealed_profiles, request)


def gathered(pages: Pages, seats: int, sizes: tuple[tuple[int, int], ...] = (), **options: Any) -> list[Page]:
    """Return one page per seat, each with its own guest, at a table where the game has begun."""
    guests = [Guest(pages.address, NAMES[seat]) for seat in range(seats)]
    table = guests[0].ask(
        "POST",
        "/api/tables",
        {
            "title": TITLE, "options": {"seats": seats, **options}, "clock": {"kind": "game", "seconds": 900, "add": 0},
            "seats": [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))], "start": False,
        },
    )  # fmt: skip
    for guest in guests[1:]:
        guest.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    guests[0].ask("POST", f"/api/tables/{table['id']}/start", {})
    out = []
    for seat, guest in enumerate(guests):
        page = pages.open(None, sizes[seat] if sizes else WIDE, settings=BY_HAND)
        page.context.add_cookies(guest.cookies)
        page.goto(f"/table/{table['id']}")
        expect(answers(page).first).to_be_visible()
        out.append(page)
    return out


def answers(page: Page) -> Locator:
    return page.locator(".plain-choices [data-action]")


def press(page: Page, action: str, within: float | None = None) -> None:
    """Press this answer, which must be shown within the given milliseconds; on a phone a second press sends it."""
    button = page.locator(f'[data-action="{action}"]')
    button.click(timeout=within)
    if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]} and button.count() and action != "pass":
        page.locator(".btn.confirm").click(timeout=within)


def send(page: Page, market: str) -> None:
    """Send the first card of the hand to a market."""
    action = answers(page).first.get_attribute("data-action")
    assert action is not None
    press(page, action)
    expect(page.locator(f'[data-action="market:{market}"]')).to_be_visible()
    press(page, f"market:{market}")
    expect(prompt(page)).to_contain_text("Sealed")


def prompt(page: Page) -> Locator:
    return page.locator(".prompt")


def panels(page: Page) -> list[str]:
    """Return the text of every player's panel, without clocks (which run) and hands."""
    return [
        panel.split("\n")[0] + ("Deciding" * ("Deciding" in panel))
        for panel in page.locator(".panel").all_inner_texts()
    ]


@rule("SB-2.2", "SB-2.3")
def test_own_answers_are_sealed_and_can_be_taken_back_and_nobody_sees_who_has_answered(sealed_pages: Pages) -> None:
    anna, ben, chani = gathered(sealed_pages, 3)
    for page in (anna, ben, chani):
        expect(prompt(page)).to_contain_text(re.compile("decides? too"))
        expect(page.locator(".panel", has_text="Deciding")).to_have_count(3)
    seen = [panels(ben), panels(chani)]
    log = ben.locator(".log").inner_text()

    send(anna, "north")
    expect(answers(anna)).to_have_count(0)
    expect(prompt(anna)).to_contain_text("You may take it back until the last answer is in.")
    expect(anna.locator(".panel", has_text="Deciding")).to_have_count(2)
    assert [panels(ben), panels(chani)] == seen
    assert ben.locator(".log").inner_text() == log

    # By the button, step by step: first the market, then the card.
    undo = anna.locator(".btn.undo")
    expect(undo).to_contain_text("Take back")
    undo.click()
    expect(anna.locator('[data-action="market:east"]')).to_be_visible()
    undo.click()
    expect(anna.locator('[data-action="none"]')).to_be_visible()
    expect(prompt(anna)).not_to_contain_text("Sealed")
    press(anna, "none")
    expect(prompt(anna)).to_contain_text("Sealed: Send nothing")
    assert [panels(ben), panels(chani)] == seen

    # Whoever comes back is told again what they have sealed, and nobody else's.
    anna.reload()
    expect(prompt(anna)).to_contain_text("Sealed: Send nothing")
    ben.reload()
    expect(answers(ben).first).to_be_visible()
    expect(ben.locator(".panel", has_text="Deciding")).to_have_count(3)


@rule("SB-2.4")
def test_the_last_answer_opens_all_of_them_at_once(sealed_pages: Pages) -> None:
    anna, ben, chani = gathered(sealed_pages, 3, (WIDE, PHONE, WIDE))
    watcher = sealed_pages.open(anna.url.removeprefix(sealed_pages.address), settings=BY_HAND)
    expect(watcher.locator(".panel", has_text="Deciding")).to_have_count(3)
    send(chani, "east")
    send(ben, "east")
    for page in (chani, watcher):
        expect(page.locator(".log")).not_to_contain_text("sends a card")
    expect(watcher.locator(".panel", has_text="Deciding")).to_have_count(3)
    send_last = answers(anna).last
    send_last.click()  # nothing
    for page in (anna, chani, watcher):
        expect(page.locator(".log")).to_contain_text("You send nothing" if page is anna else "Anna sends nothing")
        expect(page.locator(".panel", has_text="Deciding")).to_have_count(1)
    # Which cards met at the market know those who sent one there.
    expect(chani.locator(".log")).to_contain_text("You send card")
    for page in (anna, watcher):
        expect(page.locator(".log")).to_contain_text("Chani sends a card: East market")


def test_every_clock_runs_until_the_own_answer_and_for_others_to_the_end(sealed_pages: Pages) -> None:
    anna, ben = gathered(sealed_pages, 2)
    running = ".panel .clock.runs"
    for page in (anna, ben):
        expect(page.locator(running)).to_have_count(2)
    send(anna, "south")
    expect(anna.locator(running)).to_have_count(1)
    expect(anna.locator(".panel.is-you .clock.runs")).to_have_count(0)
    expect(ben.locator(running)).to_have_count(2)


@rule("SB-1.1")
def test_words_for_one_seat_or_the_team_are_read_by_nobody_else(sealed_pages: Pages) -> None:
    anna, ben, chani, duncan = gathered(sealed_pages, 4, teams=True)
    for page in (anna, ben, chani, duncan):
        page.locator("#tab-chat").click()

    def write(page: Page, to: str, text: str) -> None:
        page.get_by_label("Who can read it").select_option(label=to)
        page.locator(".chat input[type=text]").fill(text)
        page.locator(".chat button[type=submit]").click()
        expect(page.locator(".chat-lines li", has_text=text)).to_be_visible()

    write(anna, "My team: Chani", "north is mine")
    write(duncan, "Only Anna", "a deal?")
    write(ben, "Everybody", "good evening")
    for page in (anna, ben, chani, duncan):
        expect(page.locator(".chat-lines li", has_text="good evening")).to_be_visible()
    expect(chani.locator(".chat-lines .private", has_text="north is mine")).to_contain_text("to you")
    expect(anna.locator(".chat-lines .private", has_text="a deal?")).to_contain_text("to you")
    expect(duncan.locator(".chat-lines .private", has_text="a deal?")).to_contain_text("to Anna")
    for page, hidden in ((ben, "north"), (duncan, "north"), (ben, "a deal"), (chani, "a deal")):
        expect(page.locator(".chat-lines")).not_to_contain_text(hidden)


def test_a_game_made_by_the_form_is_played_to_its_end_and_seen_again(sealed_pages: Pages) -> None:
    """Two people, one on a wide screen and one on a phone, play markets, auction and payment, and see the final scores
    and the replay."""
    anna, ben = gathered(sealed_pages, 2, (WIDE, PHONE), rounds=2)
    for _ in range(1_200):
        if anna.locator(".btn.end.plain").count():
            break
        for page in (anna, ben):
            open_ = answers(page)
            end = page.locator(".btn.end[data-action]")
            with suppress(TimeoutError):  # what was just pressed is about to go, on a busy machine
                if open_.count():
                    press(page, str(open_.last.get_attribute("data-action", timeout=SOON)), SOON)
                elif end.count():
                    end.click(timeout=SOON)
            page.wait_for_timeout(60)
    for page in (anna, ben):
        page.get_by_role("button", name="Final scores").click()
        expect(page.locator(".ranks li")).to_have_count(2)
        expect(page.locator(".plain-sources > li")).to_have_count(2)
    anna.get_by_role("link", name="Replay").click()
    expect(anna.locator(".panel")).to_have_count(2)
    anna.keyboard.press("End")
    expect(anna.locator(".log")).to_contain_text("The end, after round 2")


@pytest.mark.parametrize(("lang", "title", "rounds", "play"), [
    ("en", "Sealed Bids", "Rounds", "Play now"),
    ("ja", "Sealed Bids", "ラウンド", ""),
])  # fmt: skip
def test_a_title_without_a_page_has_a_form_in_words_of_its_own(
    sealed_pages: Pages, lang: str, title: str, rounds: str, play: str
) -> None:
    page = sealed_pages.open("/", lang=lang, settings=BY_HAND)
    page.get_by_role("radio", name=title).click()
    expect(page.locator(".pick", has_text=rounds).last).to_be_visible()
    if play:
        page.get_by_role("button", name=play).click()
        expect(answers(page).first).to_be_visible()
        expect(page.locator(".turn")).to_contain_text("Markets")


def test_a_question_declined_for_good_is_not_asked_again(sealed_pages: Pages) -> None:
    """The player declines a kind of question for good in a panel. The others see no sign of that, and the round goes on
    without a press."""
    anna, ben = gathered(sealed_pages, 2)
    ben.get_by_role("button", name="When to ask me").click()
    dialog = ben.get_by_role("dialog")
    box = dialog.get_by_role("combobox", name="Sending a card")
    expect(box).to_have_value("always")
    box.select_option("Do not ask")
    expect(box).to_have_value("never")
    press(anna, "none")
    expect(ben.locator('[data-action="pass"]')).to_be_visible()
    ben.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    anna.get_by_role("button", name="When to ask me").click()
    expect(anna.get_by_role("combobox", name="Sending a card")).to_have_value("always")

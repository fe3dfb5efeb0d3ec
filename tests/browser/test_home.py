"""The start page: a new table with one click, all choices of the form, the list of the person's tables, languages and
settings."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, Route, expect

from tests.browser.browsing import LANGUAGES, PHONE, WIDE, Pages, Server
from tests.browser.clicking import Clicker, ask_server, sit_down, table_id
from tests.browser.guests import Guest
from tests.browser.looking import scrolls_sideways

pytestmark = pytest.mark.slow

DRAWN = "new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for the tests of this file that need their own list of tables; they may kill and restart it."""
    server = Server(tmp_path_factory.mktemp("own"))
    yield server
    server.kill()


def table_of(page: Page) -> Any:
    """Return the table that this page shows, as the server sends it to the page's person."""
    page.wait_for_url(re.compile(r"/table/"))
    return ask_server(page, f"/api/tables/{table_id(page)}")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_one_click_to_the_first_decision(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.open("/", size)
    page.get_by_role("button", name="Play now").click()
    table = table_of(page)
    assert table["state"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["guest", "bot", "bot", "bot"]
    assert table["seats"][0]["mine"]
    # The first question may come after the bots have moved; it needs no further click.
    assert Clicker(page).wait_for_question()


def test_a_new_browser_is_one_guest(pages: Pages) -> None:
    """Several requests at the same time from a new browser get one cookie together: with a cookie each, the last would
    be another person."""
    page = pages.open("about:blank")
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    for _ in range(3):
        page.context.clear_cookies()
        answers.clear()
        page.goto("/")
        expect(page.get_by_text("None yet.")).to_be_visible()
        given = [answer.url for answer in answers if "set-cookie" in answer.all_headers()]
        assert given == [f"{pages.address}/api/me"]


def test_the_table_is_made_with_the_chosen_options(pages: Pages) -> None:
    page = pages.open("/")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    page.get_by_label("Seat 2: who plays").select_option("me")
    page.get_by_label("Seat 3: who plays").select_option("novice")
    page.get_by_role("radiogroup", name="Leaders").get_by_role("radio", name="I choose").click()
    page.get_by_label("Leader of seat 1").select_option("helena_richese")
    page.get_by_role("radiogroup", name="Clock").get_by_role("radio", name="Per game").click()
    page.get_by_label("How long").select_option(label="15 min + 10 s")
    page.get_by_label("Anyone may join or watch").check()
    page.get_by_role("button", name="Play now").click()
    table = table_of(page)
    assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in table["seats"]] == [
        ("guest", None, True),
        ("guest", None, True),
        ("bot", "novice", False),
    ]
    assert table["options"]["leaders"][0] == "helena_richese"
    assert len(set(table["options"]["leaders"])) == 3
    assert table["clock"] == {"kind": "game", "seconds": 900, "add": 10}
    assert table["public"] is True


def test_alone_against_house_hagal(pages: Pages) -> None:
    page = pages.open("/")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="1").click()
    page.get_by_role("radiogroup", name="Rival difficulty").get_by_role("radio", name="Sardaukar").click()
    expect(page.get_by_role("button", name="Invite by link")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    table = table_of(page)
    assert table["options"]["seats"] == 1
    assert table["options"]["difficulty"] == "sardaukar"


def test_an_open_seat_goes_to_a_bot_when_played_at_once(pages: Pages) -> None:
    page = pages.open("/")
    page.get_by_label("Seat 4: who plays").select_option("open")
    expect(page.get_by_text("The open seat goes to a bot.")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    assert [seat["kind"] for seat in table_of(page)["seats"]] == ["guest", "bot", "bot", "bot"]


def test_without_a_seat_one_cannot_play_now(pages: Pages) -> None:
    page = pages.open("/")
    page.get_by_label("Seat 1: who plays").select_option("adept")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_attribute("aria-disabled", "true")
    play.click(force=True)
    expect(page).to_have_url(re.compile(r"/$"))
    expect(page.get_by_text("Take a seat yourself, or invite by link.")).to_be_visible()


def test_arrows_move_within_a_group_of_choices(pages: Pages) -> None:
    page = pages.open("/")
    group = page.get_by_role("radiogroup", name="Players")
    group.get_by_role("radio", name="4").focus()
    page.keyboard.press("ArrowLeft")
    expect(group.get_by_role("radio", name="3")).to_be_focused()
    expect(group.get_by_role("radio", name="3")).to_be_checked()
    page.keyboard.press("Tab")
    expect(group.get_by_role("radio", name="3")).not_to_be_focused()


def test_arrows_move_within_the_titles(pages: Pages) -> None:
    """Tab stops once at the list of titles; the arrow keys choose among them and wrap around."""
    page = pages.open("/")
    group = page.get_by_role("radiogroup", name="Choose a game")
    expect(group.get_by_role("radio")).to_have_count(3)
    assert group.locator('[tabindex="0"]').count() == 1
    first, second = group.get_by_role("radio").nth(0), group.get_by_role("radio").nth(1)
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    expect(second).to_be_checked()
    expect(first).not_to_be_checked()
    page.keyboard.press("ArrowDown")
    expect(group.get_by_role("radio").nth(2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    expect(first).to_be_checked()
    page.keyboard.press("Tab")
    assert group.locator(":focus").count() == 0


def test_my_tables_lead_back(pages: Pages) -> None:
    page = pages.open("/")
    page.get_by_role("button", name="Play now").click()
    at = table_of(page)["id"]
    page.goto("/")
    link = page.locator(".tables a").first
    expect(link).to_be_visible()
    link.click()
    page.wait_for_url(f"**/table/{at}")


def test_public_tables_can_be_joined_and_watched(pages: Pages, server: Server) -> None:
    host = Guest(server.address, "Mirelle")
    waiting = host.make(["me", "open", "adept"], start=False, public=True)
    page = pages.open("/")
    link = page.locator(f'.tables a[href="/join/{waiting["id"]}"]')
    expect(link).to_contain_text("Mirelle")
    link.click()
    page.get_by_label("Your name").fill("Kenji")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/table/{waiting['id']}")
    assert [seat["name"] for seat in host.table(waiting["id"])["seats"]][1] == "Kenji"


def test_tables_of_older_rules_can_only_be_put_away(pages: Pages, server: Server) -> None:
    """Tables with an older ruleset are not links. A player of one can leave it, and a finished one offers its
    record."""
    page = pages.open(None)
    waiting = sit_down(page, ["me", "open", "adept"], start=False)
    over = Guest(server.address, "Mirelle").make(["me", "novice", "novice"])
    away: list[str] = []

    def put_away(route: Route) -> None:
        away.append(f"{route.request.method} {route.request.url}")
        route.fulfill(json={})

    def aged(route: Route) -> None:
        tables = route.fetch().json()
        mine = [{**table, "old": True} for table in tables["mine"] if not away]
        finished = {**over, "state": "over", "old": True, "host": False}
        route.fulfill(json={"mine": [*mine, finished], "open": [], "more": {"mine": None, "open": None}})

    page.route("**/api/tables", aged)
    page.route(f"**/api/tables/{waiting}", put_away)
    page.goto("/")
    rows = page.locator(".tables li")
    expect(rows).to_have_count(2)
    expect(page.locator(".tables a:not([download])")).to_have_count(0)
    expect(rows.nth(0)).to_contain_text("Made with older rules: it can no longer be opened.")
    record = rows.nth(1).get_by_role("link", name="Download the record")
    expect(record).to_have_attribute("href", f"/api/tables/{over['id']}/record")
    rows.nth(0).get_by_role("button", name="Remove from the list").click()
    expect(rows).to_have_count(1)
    assert away == [f"DELETE {pages.address}/api/tables/{waiting}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browsers_language_is_the_first(pages: Pages, lang: str) -> None:
    page = pages.open("/", lang=lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_another_language_without_a_reload(pages: Pages) -> None:
    """Neither this page nor another window of the browser is reloaded."""
    page = pages.open("/")
    other = page.context.new_page()
    other.goto("/rules/imperium")
    english = page.locator("h1").inner_text()
    page.evaluate("window.marked = true")
    page.get_by_role("button", name="日本語").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator("h1")).not_to_have_text(english)
    expect(other.locator("html")).to_have_attribute("lang", "ja")
    assert page.evaluate("window.marked") is True
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")


def test_settings_are_kept(pages: Pages) -> None:
    page = pages.open("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Your name").fill("Lady Jessica")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("button", name="Saved")).to_be_visible()
    dialog.get_by_role("radio", name="Day").click()
    dialog.get_by_label("Choose for me when there is only one option").uncheck()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    expect(page.get_by_role("button", name="Lady Jessica")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_label("Choose for me when there is only one option")).not_to_be_checked()


def test_a_name_the_server_refuses_is_explained(pages: Pages) -> None:
    pages.expected.append("400")
    pages.expected.append("422")
    page = pages.open("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("   ")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_an_address_that_leads_nowhere(pages: Pages) -> None:
    page = pages.open("/table/a/b")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_nothing_scrolls_sideways(pages: Pages) -> None:
    page = pages.open("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    for width, height in (WIDE, (1366, 768), (1024, 768), PHONE, (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert not scrolls_sideways(page), (width, height)


def test_a_damaged_table_is_said_to_be_so_and_put_away(own_pages: Pages, own_server: Server) -> None:
    page = own_pages.open(None)
    good, bad = sit_down(page, ["me", "novice", "novice"]), sit_down(page, ["me", "adept"])
    page.goto("about:blank")
    own_pages.expected += ["410", "WebSocket connection"]
    own_server.kill()
    with sqlite3.connect(own_server.data / "tables.sqlite3") as database:
        database.execute("update tables set standing = '{\"oops' where id = ?", (bad,))
    database.close()
    own_server.start()
    page.goto("/")
    entry = page.locator(".tables .old")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text("Damaged")
    expect(entry).to_contain_text("Its data is damaged: it can no longer be opened.")
    expect(page.locator(f'.tables a[href="/table/{good}"]')).to_be_visible()
    with page.expect_download() as download:
        entry.get_by_role("link", name="Download what is left of the record").click()
    record = json.loads(Path(download.value.path()).read_text())
    assert "standing" in record["damaged"]
    for size in (PHONE, WIDE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)
        assert not scrolls_sideways(page)
    page.goto(f"/table/{bad}")
    expect(page.get_by_text("This table's data is damaged")).to_be_visible()
    page.goto("/")
    entry.get_by_role("button", name="Remove from the list").click()
    expect(entry).to_have_count(0)
    expect(page.locator(".tables li")).to_have_count(1)


def test_more_tables_than_a_page(own_pages: Pages, own_server: Server) -> None:
    """Tables that can be joined come first; a button shows the rest."""
    host = Guest(own_server.address, "Mirelle")
    running = [host.make(["me", "me"], public=True)["id"] for _ in range(2)]
    many = 51
    guests = [host, Guest(own_server.address)]
    waiting = [guests[n % 2].make(["me", "open"], start=False, public=True)["id"] for n in range(many)]
    page = own_pages.open("/")
    rows = page.locator(".tables li a")
    expect(rows).to_have_count(50)
    assert all("/join/" in str(row.get_attribute("href")) for row in rows.all())
    page.get_by_role("button", name="Show more").click()
    expect(rows).to_have_count(many + 2)
    shown = [str(row.get_attribute("href")).rpartition("/")[2] for row in rows.all()]
    assert set(shown[:many]) == set(waiting)
    assert set(shown[many:]) == set(running)
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)], ids=["1366", "1440"])
def test_play_is_in_the_window_for_every_title(pages: Pages, size: tuple[int, int]) -> None:
    """Whichever title is chosen, the button that begins a game is in sight without scrolling."""
    page = pages.open("/", size)
    titles = page.locator(".title:not([aria-disabled])")
    expect(titles.first).to_be_visible()
    for number in range(titles.count()):
        titles.nth(number).click()
        page.evaluate("scrollTo(0, 0)")
        box = page.locator(".btn.play").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
        page.locator(".btn.play").click(trial=True)


@pytest.mark.parametrize("size", [WIDE, (1366, 768), PHONE], ids=["1440", "1366", "phone"])
def test_play_covers_nothing_of_the_form(pages: Pages, size: tuple[int, int]) -> None:
    """On a desk Play is beside the form and stays in sight when the form is scrolled to its end."""
    page = pages.open("/", size)
    page.locator(".title").nth(2).click()
    play = page.locator(".btn.play")
    expect(page.locator(".setup-ticks")).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    play.click(trial=True)
    box, form = play.bounding_box(), page.locator(".home-main > .sheet").first.bounding_box()
    assert box is not None
    assert form is not None
    assert 0 <= box["y"]
    assert box["y"] + box["height"] <= size[1]
    if size != PHONE:
        assert box["x"] >= form["x"] + form["width"]


def test_every_option_is_explained(pages: Pages) -> None:
    """The page shows a sentence about each option of the classic game without hovering."""
    page = pages.open("/")
    page.locator(".title").nth(2).click()
    page.locator("details.rulings > summary").click()
    ticks = page.locator(".setup-ticks .tick")
    expect(ticks).to_have_count(6)
    expect(ticks.locator("small")).to_have_count(6)
    lines = page.locator(".setup-lines > div")
    assert lines.count() >= 14
    expect(page.locator(".setup-lines > div > .level-about")).to_have_count(lines.count())

"""Everything around the moves: clocks, pauses, absent players, chat, notes, the notice that it is one's turn,
animations."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, PHONE, STILL, WIDE, Pages, Server
from tests.browser.clicking import Clicker, ask_server, sit_down, table_id
from tests.browser.guests import Guest
from tests.browser.looking import fits

pytestmark = pytest.mark.slow

# A browser that lets pages send notices, and loudspeakers that count: what is sent there, a test cannot hear.
EARS = """
  window.notices = [];
  window.tones = 0;
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(title, more) { window.notices.push({ title, ...more }); }
    close() {}
  };
  const part = () => ({ connect: (to) => to, frequency: {}, gain: { setValueAtTime() {}, linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {} }, start() { window.tones += 1; }, stop() {} });
  window.AudioContext = class { currentTime = 0; createOscillator = part; createGain = part; };
  document.hasFocus = () => window.away !== true;  // it is seen all the while, and in front or not
"""

# Without those that a scroll position drives.
MOVING = """document.getAnimations()
  .filter((it) => it instanceof CSSAnimation && it.timeline === document.timeline)
  .map((it) => it.animationName)"""


def two_at_a_table(pages: Pages) -> tuple[Page, Page]:
    """Return the pages of Mirelle, who is the host, and of Kenji, at a table where the game has begun; a bot has the
    third seat."""
    host = pages.open(None, settings=BY_HAND)
    host.request.get("/api/me")
    host.request.patch("/api/me", data={"name": "Mirelle"})
    id = sit_down(host, ["me", "open", "novice"], start=False)
    invite = ask_server(host, f"/api/tables/{id}")["invite"]
    friend = pages.open(None, settings=BY_HAND)
    friend.request.get("/api/me")
    friend.request.patch("/api/me", data={"name": "Kenji"})
    assert friend.request.post(f"/api/tables/{id}/join", data={"invite": invite, "seat": 1}).ok
    friend.goto(f"/table/{id}")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(page.locator(".panel")).to_have_count(3)
    return host, friend


def clock_of(page: Page) -> int:
    """Return the seconds that the person's own clock shows."""
    minutes, seconds = re.findall(r"\d+", page.locator(".panel.is-you .clock").inner_text())
    return int(minutes) * 60 + int(seconds)


def test_a_clock_runs_while_one_thinks_and_rests_in_a_pause(pages: Pages) -> None:
    page = pages.open(None, settings=BY_HAND, fresh=True)
    page.clock.install()
    sit_down(page, ["me", "novice", "novice"], clock={"kind": "game", "seconds": 900, "add": 10})
    player = Clicker(page)
    player.wait_for_question()
    expect(page.locator(".panel .clock")).to_have_count(1)  # bots have none
    first = clock_of(page)
    assert 800 < first <= 910
    page.wait_for_function(
        "(text) => document.querySelector('.panel.is-you .clock').textContent !== text",
        arg=page.locator(".panel.is-you .clock").text_content(),
    )
    assert clock_of(page) < first
    # Alone against bots nobody has to agree.
    page.get_by_role("button", name="Ask for a pause").click()
    expect(page.locator(".notices")).to_contain_text("The game is paused.")
    stopped = clock_of(page)
    at = player.table["n"]
    page.clock.run_for(5_000)  # so long that a clock that runs would show it
    assert clock_of(page) == stopped
    assert player.table["n"] == at
    page.locator(".notices").get_by_role("button", name="Go on").click()
    expect(page.locator(".notices")).not_to_contain_text("paused")
    page.wait_for_function(
        "(text) => document.querySelector('.panel.is-you .clock').textContent !== text",
        arg=page.locator(".panel.is-you .clock").text_content(),
    )
    assert player.step()


def test_a_pause_is_agreed_and_a_bot_plays_for_the_absent(pages: Pages) -> None:
    host, friend = two_at_a_table(pages)
    host.get_by_role("button", name="Ask for a pause").click()
    expect(friend.locator(".notices")).to_contain_text("Mirelle would like one")
    expect(host.locator(".notices").get_by_role("button", name="Withdraw")).to_be_visible()
    friend.get_by_role("button", name="Agree").click()
    for page in (host, friend):
        expect(page.locator(".notices")).to_contain_text("The game is paused.")
    friend.locator(".notices").get_by_role("button", name="Go on").click()
    for page in (host, friend):
        expect(page.locator(".notices")).not_to_contain_text("paused")

    address = friend.url
    friend.goto("about:blank")
    kenji = host.locator(".panel").nth(1)
    expect(kenji).to_contain_text("Away")
    kenji.get_by_role("button", name="Let a bot play").click(timeout=90_000)  # soon, and some
    back = kenji.get_by_role("button", name="Give the seat back to Kenji")
    expect(back).to_be_visible()
    seat = ask_server(host, f"/api/tables/{table_id(host)}")["seats"][1]
    assert (seat["kind"], seat["replaced"]) == ("bot", "host")
    friend.goto(address)
    expect(friend.locator(".panel")).to_have_count(3)
    back.click()
    expect(back).to_have_count(0)
    seat = ask_server(host, f"/api/tables/{table_id(host)}")["seats"][1]
    assert (seat["kind"], seat["replaced"], seat["name"]) == ("guest", None, "Kenji")


def test_chat_at_the_table(pages: Pages, server: Server) -> None:
    page = pages.open(None, settings=BY_HAND)
    id = sit_down(page, ["me", "novice", "novice"])
    kenji = Guest(server.address, "Kenji")
    kenji.ask("POST", f"/api/tables/{id}/chat", {"text": "<b>Long live</b> the fighters!"})
    # Unread words are counted until they are looked at.
    chat = page.get_by_role("tab", name="Chat")
    expect(chat.locator(".dot")).to_have_text("1")
    chat.click()
    lines = page.locator(".chat-lines li")
    expect(lines).to_contain_text(["<b>Long live</b> the fighters!"])
    expect(lines.first).to_contain_text("Kenji")
    expect(page.locator(".tabs .dot")).to_have_count(0)
    page.get_by_role("textbox", name="Write to the table").fill("The sleeper must awaken.")
    page.keyboard.press("Enter")
    expect(lines).to_have_count(2)
    expect(page.get_by_role("textbox", name="Write to the table")).to_have_value("")
    # What was read stays read, and the own words are nothing new; what comes then is.
    page.reload()
    kenji.ask("POST", f"/api/tables/{id}/chat", {"text": "Usul!"})
    expect(chat.locator(".dot")).to_have_text("1")
    chat.click()
    expect(lines).to_contain_text(["Long live", "The sleeper must awaken.", "Usul!"])


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_host_mutes_in_the_chat(pages: Pages, server: Server, size: tuple[int, int]) -> None:
    """The host mutes one spectator, then all of them; each is told so, and can write again when the mute is lifted."""
    page = pages.open(None, settings=BY_HAND, size=size)
    id = sit_down(page, ["me", "novice", "novice"])
    kenji = Guest(server.address, "Kenji")
    path = f"/api/tables/{id}"
    kenji.ask("POST", f"{path}/chat", {"text": "Long live the fighters!"})
    show_chat(page, size)
    line = page.locator(".chat-lines li")
    expect(line).to_contain_text("watching")
    expect(page.get_by_role("button", name="Mute Kenji")).to_be_visible()
    assert fits(page) == []
    page.get_by_role("button", name="Mute Kenji").click()
    again = page.get_by_role("button", name="Let Kenji talk again")
    expect(again).to_be_visible()
    expect(page.get_by_role("button", name="Mute Kenji")).to_have_count(0)
    assert kenji.ask("GET", path)["silent"] is True
    theirs = pages.open(None, settings=BY_HAND, size=size)
    theirs.context.add_cookies(kenji.cookies)
    theirs.goto(f"/table/{id}")
    show_chat(theirs, size)
    expect(theirs.get_by_placeholder("The host has muted you here")).to_be_disabled()
    expect(theirs.locator(".hush, .hushed")).to_have_count(0)
    assert fits(theirs) == []
    again.click()
    expect(theirs.get_by_placeholder("Write to the table")).to_be_enabled()
    page.get_by_label("Spectators may talk").uncheck()
    expect(theirs.get_by_placeholder("The host has muted you here")).to_be_disabled()
    page.get_by_label("Spectators may talk").check()
    theirs.get_by_placeholder("Write to the table").fill("Usul!")
    theirs.keyboard.press("Enter")
    expect(line).to_have_count(2)


def show_chat(page: Page, size: tuple[int, int]) -> None:
    if size == PHONE:
        page.get_by_role("tab", name="Log").first.click()
    page.get_by_role("tab", name="Chat").click()


def test_words_that_may_have_arrived_are_not_sent_twice(pages: Pages) -> None:
    """If the connection breaks before the server has confirmed a chat line, the page says so; once the line turns out
    to have arrived, the input field is cleared."""
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice"])
    Clicker(page).wait_for_question()
    page.get_by_role("tab", name="Chat").click()
    page.evaluate(
        """() => {
          const socket = inside.line.socket;
          const send = socket.send.bind(socket);
          socket.send = (text) => { send(text); socket.close(); };
          window.said = [];
          new MutationObserver(() => said.push(document.querySelector('.notices').textContent))
            .observe(document.querySelector('.notices'), { childList: true, subtree: true });
        }"""
    )
    field = page.get_by_role("textbox", name="Write to the table")
    field.fill("The sleeper must awaken.")
    page.keyboard.press("Enter")
    expect(page.locator(".chat-lines li")).to_contain_text(["The sleeper must awaken."])
    expect(field).to_have_value("")
    assert any("may not have arrived." in text for text in page.evaluate("said"))
    expect(page.locator(".notices")).not_to_contain_text("may not have arrived")
    expect(page.locator(".chat-lines li")).to_have_count(1)


def test_notes_are_kept_and_private(pages: Pages, server: Server) -> None:
    page = pages.open(None, settings=BY_HAND)
    id = sit_down(page, ["me", "novice", "novice"])
    page.get_by_role("tab", name="Notes").click()
    notes = page.get_by_role("textbox", name="Notes")
    expect(notes).to_be_enabled()
    notes.fill("Watch the Guild.")
    expect(page.locator(".notes").get_by_role("status")).to_have_text("Saved")
    notes.press_sequentially(" And Fremen.")
    page.get_by_role("tab", name="Log").click()  # leaving at once loses nothing
    for _ in range(600):
        if ask_server(page, f"/api/tables/{id}/notes")["text"].endswith("Fremen."):
            break
        page.wait_for_timeout(100)
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value("Watch the Guild. And Fremen.")
    assert Guest(server.address).get(f"/api/tables/{id}/notes") == {"text": ""}


def test_the_call_to_ones_turn(pages: Pages) -> None:
    """While the page is in the background, a sound, the tab's title and a browser notification say that it is one's
    turn."""
    page = pages.open(None, settings={**STILL, "sound": True, "autoplay": False}, fresh=True)
    page.add_init_script(EARS)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Browser notification when it is my turn").check()
    page.keyboard.press("Escape")
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=8)
    player.wait_for_question()
    expect(page).to_have_title(re.compile("Your turn"))
    page.mouse.click(700, 5)  # a page may sound only after it has been touched

    def called_again() -> bool:
        return bool(page.evaluate("tones > 0"))

    page.evaluate("tones = 0")
    player.play_until(called_again)
    assert page.evaluate("tones") == 2
    assert page.evaluate("notices") == []  # it is in front
    page.evaluate("window.away = true; tones = 0")
    player.play_until(called_again)
    (notice,) = page.evaluate("notices")
    assert notice["title"] == "Your turn"
    assert notice["body"] == page.locator(".prompt b").inner_text()
    page.get_by_role("button", name="Sound off").click()
    page.evaluate("tones = 0; notices.length = 0")
    player.play_until(lambda: bool(page.evaluate("notices.length > 0")))
    assert page.evaluate("tones") == 0


def test_the_call_on_a_phone_that_wants_a_worker_for_it(pages: Pages) -> None:
    """A service worker shows the notifications that pages may not show; a press on one brings the table to the
    front."""
    page = pages.open(None, settings={**BY_HAND, "notify": True}, fresh=True)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        "window.Notification = class { static permission = 'granted'; constructor() { throw new TypeError('no'); } };"
        "document.hasFocus = () => false;"
        # A browser without windows has nowhere to show notices: what it is asked to show is looked at.
        "ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {"
        " window.noticed = { title, body, data }; };"
    )
    with page.context.expect_event("serviceworker") as started:
        sit_down(page, ["me", "novice", "novice"])
        Clicker(page).wait_for_question()
    worker = started.value
    assert worker.url.endswith("/notices.js")
    page.wait_for_function("() => window.noticed")
    notice = page.evaluate("noticed")
    assert notice == {"title": "Your turn", "body": page.locator(".prompt b").inner_text(), "data": page.url}
    # Only a real press may bring a window to the front: what the worker asks for is looked at.
    focused = worker.evaluate(
        """async (data) => {
          const asked = [];
          WindowClient.prototype.focus = function () { asked.push(this.url); };
          const press = new ExtendableEvent('notificationclick');
          press.notification = { data, close() {} };
          let done;
          press.waitUntil = (promise) => { done = promise; };
          self.dispatchEvent(press);
          await done;
          return asked;
        }""",
        notice["data"],
    )
    assert focused == [page.url]
    assert page.evaluate("caches.keys()") == []


def test_another_language_in_the_middle_of_a_turn(pages: Pages) -> None:
    """The picked card stays picked, and the question, the cards and the log change their language."""
    page = pages.open(None, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=1)
    player.play_until(player.my_turn)
    page.locator(".hand .card.is-may").first.click()
    expect(page.locator(".hand .card.is-chosen")).to_have_count(1)
    page.evaluate("window.marked = true")
    said: list[tuple[str, ...]] = []
    page.locator('.tools button:has(use[href="#language"])').click()
    for lang, name in {"ja": "日本語", "ko": "한국어", "zh-Hant": "繁體中文", "en": "English"}.items():
        page.get_by_role("button", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".hand .card.is-chosen")).to_have_count(1)
        parts = (".prompt b", ".hand .card.is-chosen .card-name", ".log .turn-group li")
        said.append(tuple(page.locator(part).first.text_content() or "" for part in parts))
    assert all(len(set(texts)) == 4 for texts in zip(*said, strict=True)), said
    assert page.evaluate("window.marked") is True


@pytest.mark.parametrize("still", ["", "system", "setting"])
def test_nothing_moves_for_whoever_wants_it_still(pages: Pages, still: str) -> None:
    settings = {**BY_HAND, "motion": "less" if still == "setting" else "system"}
    page = pages.open(None, settings=settings, reduced_motion="reduce" if still == "system" else "no-preference")
    sit_down(page, ["me", "novice", "novice"])
    player = Clicker(page, seed=1)
    player.play_until(player.my_turn)
    page.locator(".hand .card.is-may").first.click()
    expect(page.locator(".space.is-may").first).to_be_visible()
    moving = page.evaluate(MOVING)
    if still:
        assert moving == []
    else:
        assert "breathe" in moving

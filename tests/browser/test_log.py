"""The log of a long game: at first its last lines, the rest when the reader scrolls back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browsing import BY_HAND, Pages, Server
from tests.browser.recorded import at_random, sit_down_at


def test_the_log_is_read_to_its_beginning(server: Server, pages: Pages) -> None:
    record = at_random("imperium", 1, seats=4)
    page = pages.open(None, settings=BY_HAND)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/log") else None)
    sit_down_at(page, server, record, len(record) * 3 // 4)
    page.reload()  # a game that starts is sent whole; who comes later gets its end
    page.get_by_role("tab", name="Log").click()
    log = page.locator(".log")
    expect(log.locator("li.mark").first).to_be_visible()
    assert asked == [], "nobody has scrolled"
    rounds = log.locator("li.mark").count()
    older = log.get_by_role("button", name="Older")
    with page.expect_response(lambda answer: answer.url.endswith("/log")):
        older.scroll_into_view_if_needed()
    first = log.locator("li.mark", has_text="Round 1").last
    expect(first.or_(older).first).to_be_attached()
    while older.count():
        older.click()
    expect(first).to_be_attached()
    assert len(asked) == 1
    assert log.locator("li.mark").count() > rounds

"""Fixtures of the tests in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.browsing import (
    CHROMIUM_FLAGS,
    SHOTS,
    SHOWN_WITHIN,
    Pages,
    Profiles,
    Server,
    chromium_path,
    need_browser,
)
from tests.browser.guests import Guest
from tests.browser.recorded import at_random, begin_next

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Without playwright these cannot even be read; test_can_run.py says so.
HERE = Path(__file__).parent
collect_ignore = [] if find_spec("playwright") else [p.name for p in HERE.glob("test_*.py") if p.stem != "test_can_run"]

FAILED: pytest.StashKey[bool] = pytest.StashKey()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    need_browser()
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=SHOWN_WITHIN)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    need_browser()
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture(scope="session")
def played(server: Server) -> dict[str, Any]:
    """Return a finished game: its table, its end and its number of moves. To save time, bots played only its last
    quarter; the moves before were random."""
    server.deal_for("played")
    record = at_random("imperium", 1, seats=4)
    begin_next(server, record, len(record) * 3 // 4)
    return Guest(server.address).played_by_bots(["adept"] * 4)


@pytest.fixture
def own_server(tmp_path: Any) -> Iterator[Server]:
    """Start a server that only this test uses, and which it may kill."""
    need_browser()
    server = Server(tmp_path)
    yield server
    server.kill()


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    """Derive the deals of each test from its name, so that they are the same in every run."""
    for name in ("server", "own_server"):
        if name in request.fixturenames:
            request.getfixturevalue(name).deal_for(request.node.name)


def watched(profiles: Profiles, request: pytest.FixtureRequest) -> Iterator[Pages]:
    """Yield pages for a test. An error in the browser's console fails the test; if the test fails, take screenshots of
    its pages."""
    pages = Pages(profiles)
    yield pages
    failed = request.node.stash.get(FAILED, False)
    if failed:
        SHOTS.mkdir(parents=True, exist_ok=True)
        for i, page in enumerate(pages.opened):
            if not page.is_closed():
                page.evaluate("window.inside && (inside.veil.disabled = true)")
                page.screenshot(path=SHOTS / f"{request.node.name}-{i}.png".replace("/", "-"))
    pages.close(again=not failed and pages.unexpected() == [])
    assert pages.unexpected() == []


@pytest.fixture(scope="session")
def profiles(browser: Browser, server: Server) -> Iterator[Profiles]:
    profiles = Profiles(browser, server.address)
    yield profiles
    profiles.close()


@pytest.fixture
def pages(profiles: Profiles, request: pytest.FixtureRequest) -> Iterator[Pages]:
    """Yield pages on the server that all tests share."""
    yield from watched(profiles, request)


@pytest.fixture
def own_pages(browser: Browser, own_server: Server, request: pytest.FixtureRequest) -> Iterator[Pages]:
    profiles = Profiles(browser, own_server.address)
    yield from watched(profiles, request)
    profiles.close()

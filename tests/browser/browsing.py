"""Tools for tests in a browser: a server of their own, Chromium, and pages that report their errors.

Without playwright, Chromium or a built page the tests are skipped with the reason; with SANDTABLE_BROWSER=required,
which `make test-browser` sets, they fail instead.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.dealing import DEALS, GAME
from tests.no_tls import NO_TLS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = ROOT / "build" / "browser"

WIDE = (1440, 900)
PHONE = (390, 844)
LANGUAGES = ("en", "ja", "ko", "zh-Hant")
# What a browser of that language says of itself.
LOCALES = {"en": "en-US", "ja": "ja-JP", "ko": "ko-KR", "zh-Hant": "zh-TW"}

# Other work may keep the machine busy: whatever is waited for has time.
START_WITHIN = 120.0  # seconds
SHOWN_WITHIN = 60_000.0  # milliseconds

# What moves, and what sounds, is tested by itself: elsewhere it would only take time.
STILL = {"motion": "less", "sound": False}
# Nor does the page answer anything by itself.
BY_HAND = {**STILL, "autoplay": False}

INSIDE = Path(__file__).parent / "inside.js"


# Debian's Chromium without windows first: the whole one draws its own around every page, which takes as long again.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium_path() -> str | None:
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)


# In a container: there is no sandbox within it, and little shared memory.
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"]


def missing() -> str:
    """Return what is missing to run a browser, and how to get it; an empty string if nothing is."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "playwright is not installed (pip install playwright)"
    if chromium_path() is None:
        return "there is no chromium (on Debian: apt-get install chromium), or name one: CHROMIUM=/path/to/it"
    if not (WEB / "dist" / "index.html").is_file():
        return "the page is not built (make web)"
    return ""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


class Server:
    """`sandtable serve` in a process of its own, which can be killed and started again with the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.deal_for("anybody")
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.dealing", "serve", "--port", str(self.port)],
                env={**os.environ, "SANDTABLE_DATA": str(self.data)},
                cwd=ROOT,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        until = time.monotonic() + START_WITHIN
        while time.monotonic() < until:
            if self._process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.address}/api/health", timeout=2, verify=NO_TLS).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        self.kill()
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

    def deal_for(self, test: str) -> None:
        """Derive the deals of later tables from the name of this test, so that they are the same in every run
        (`tests.dealing`)."""
        (self.data / DEALS).write_text(test)

    def begin_next(self, seed: int, moves: list[tuple[int, int]]) -> None:
        """Let the next table have this seed and begin after these moves (`tests.browser.recorded`)."""
        (self.data / GAME).write_text(json.dumps({"seed": seed, "moves": moves}))

    def kill(self) -> None:
        """Kill the server at once, as a power failure would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


# A page of the server's without a script: what a profile keeps for the table is cleared and laid down there.
BARE = "/mark.svg"
KEEP = """(settings) => {
  localStorage.clear();
  sessionStorage.clear();
  if (settings) localStorage.setItem('sandtable.settings', JSON.stringify(settings));
}"""


class Profiles:
    """Browser profiles on one server. A used profile is cleared and used again; to the server it is then another
    person.

    A new profile first loads and compiles the whole page, which takes three times as long as to show a table.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self._idle: dict[tuple[str, bool], list[Page]] = {}
        self._of: dict[Page, tuple[str, bool]] = {}  # pages that may be used again
        self._errors: dict[Page, list[str]] = {}  # where what goes wrong in a page is noted

    def take(self, errors: list[str], lang: str, size: tuple[int, int], fresh: bool, how: dict[str, Any]) -> Page:
        kind = (lang, size == PHONE)
        if fresh or how or not self._idle.get(kind):
            page = self._new(kind, size, how)
            if not fresh and not how:
                self._of[page] = kind
        else:
            page = self._idle[kind].pop()
            page.set_viewport_size({"width": size[0], "height": size[1]})
        self._errors[page] = errors
        return page

    def _new(self, kind: tuple[str, bool], size: tuple[int, int], how: dict[str, Any]) -> Page:
        lang, touch = kind
        context = self._browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            has_touch=touch,
            **how,
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_init_script(path=INSIDE)
        page = context.new_page()
        page.set_default_timeout(SHOWN_WITHIN)
        page.on("pageerror", lambda error: self._errors[page].append(f"{page.url}: {error} {error.stack or ''}"))
        page.on(
            "console",
            lambda said: self._errors[page].append(f"{page.url}: {said.text}") if said.type == "error" else None,
        )
        return page

    def give_back(self, page: Page, again: bool) -> None:
        """Clear a page's profile for later use, or close it if `again` is false or the profile must not be used
        again."""
        kind = self._of.get(page)
        if not again or kind is None or page.is_closed():
            self._of.pop(page, None)
            page.context.close()
            return
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        page.goto(BARE)  # at an empty page it would lose its process, and be given a new one with the next
        page.context.clear_cookies()
        self._idle.setdefault(kind, []).append(page)

    def close(self) -> None:
        for pages in self._idle.values():
            for page in pages:
                page.context.close()


class Pages:
    """Opens the pages of a test, each in a browser profile of its own, and collects the errors of their consoles."""

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles
        self.address = profiles.address
        self.opened: list[Page] = []
        self.errors: list[str] = []
        self.expected: list[str] = []  # parts of messages that are no fault here

    def open(
        self,
        path: str | None = "/",
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        settings: dict[str, Any] | None = None,
        fresh: bool = False,
        **how: Any,
    ) -> Page:
        """Open a page in an empty profile, which is a new person to the server; without a path, nothing is shown yet.

        With `fresh`, the profile is new and nobody uses it again: for effects that cannot be undone, such as injected
        scripts, another clock or permissions.
        """
        page = self._profiles.take(self.errors, lang, size, fresh, how)
        self.opened.append(page)
        if not page.url.endswith(BARE):  # nobody has used it before
            page.goto(BARE)
        page.evaluate(KEEP, settings)
        if path is not None:
            page.goto(path)
        return page

    def unexpected(self) -> list[str]:
        return [error for error in self.errors if not any(part in error for part in self.expected)]

    def close(self, again: bool = True) -> None:
        """Give all pages back. `again` tells whether their profiles may be used again, because the test had no
        errors."""
        for page in self.opened:
            self._profiles.give_back(page, again)


def need_browser() -> None:
    """Skip the test if there is no browser; fail it instead where a browser is required."""
    why = missing()
    if why and os.environ.get("SANDTABLE_BROWSER") == "required":
        pytest.fail(why)
    if why:
        pytest.skip(f"needs a browser: {why}; make test-browser runs it")

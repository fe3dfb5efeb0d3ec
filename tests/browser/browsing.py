"""What tests in a browser need: a server of their own, Chromium, and pages that report their errors.

Without playwright, Chromium or a built page the tests are skipped and say why; with
SANDTABLE_BROWSER=required, as `make test-browser` sets it, that is an error.
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

from tests.dealing import DEALS
from tests.no_tls import NO_TLS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

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
    """What is not there to run a browser with, or nothing."""
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
    """`sandtable serve` as a process of its own; it can be killed and started again over the same data."""

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
        """The tables made from now on are the same whenever this test runs: see `tests.dealing`."""
        (self.data / DEALS).write_text(test)

    def kill(self) -> None:
        """At once, as when the power fails."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Pages:
    """Makes pages, each in a browser profile of its own, and remembers what went wrong in them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self._contexts: list[BrowserContext] = []
        self.opened: list[Page] = []
        self.errors: list[str] = []
        self.expected: list[str] = []  # parts of messages that are no fault here

    def open(
        self,
        path: str | None = "/",
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        settings: dict[str, Any] | None = None,
        **how: Any,
    ) -> Page:
        """A page in a fresh profile: another person, as the server sees it. Without a path it stays empty for now."""
        context = self._browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            has_touch=size == PHONE,
            **how,
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_init_script(path=INSIDE)
        if settings:
            kept = json.dumps(json.dumps(settings))
            context.add_init_script(  # about:blank keeps nothing
                "location.protocol === 'http:' && (localStorage.getItem('sandtable.settings') ?? "
                f"localStorage.setItem('sandtable.settings', {kept}))"
            )
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(SHOWN_WITHIN)
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error} {error.stack or ''}"))
        page.on(
            "console",
            lambda said: self.errors.append(f"{page.url}: {said.text}") if said.type == "error" else None,
        )
        self.opened.append(page)
        if path is not None:
            page.goto(path)
        return page

    def unexpected(self) -> list[str]:
        return [error for error in self.errors if not any(part in error for part in self.expected)]

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def need_browser() -> None:
    """Skip what cannot run here; where it must run, fail."""
    why = missing()
    if why and os.environ.get("SANDTABLE_BROWSER") == "required":
        pytest.fail(why)
    if why:
        pytest.skip(f"needs a browser: {why}; make test-browser runs it")

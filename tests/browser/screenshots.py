"""Pictures of the page, for the README and for looking at: `make screenshots`.

    python -m tests.browser.screenshots [--out docs/screenshots] [--lang en --lang ja]

Home, a table in mid-game, a choice, the end and a replay, at both sizes and in all languages, as PNGs of 256 colours;
of Uprising a table of four, of six in two teams and against Rivals, in English; of the classic game the map in all
languages and a battle plan. `--only` takes some of them alone.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from sandtable.core.record import Record
from sandtable.imperium.rules.game import Game
from tests.browser.browsing import (
    CHROMIUM_FLAGS,
    LANGUAGES,
    LOCALES,
    PHONE,
    ROOT,
    WIDE,
    Server,
    chromium_path,
    missing,
)
from tests.browser.guests import Guest
from tests.browser.recorded import among_bots, sit_down_at
from tests.imperium.golden import Golden
from tests.imperium.uprising.golden import make as four
from tests.imperium.uprising.golden.rivals import make as rivals
from tests.imperium.uprising.golden.six import make as six

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SHRINK = Path(__file__).parent / "shrink.js"
# Large enough to read, small enough to keep: a wide page is shown at two thirds.
SIZES: dict[str, tuple[tuple[int, int], float]] = {"wide": (WIDE, 2 / 3), "phone": (PHONE, 1.0)}
SETTINGS = '{"motion": "less", "sound": false, "autoplay": false}'
ROUND = 4  # the table is shown in this round at the earliest
AT = 0.55  # how far through the game the replay stands


# --- small pictures ----------------------------------------------------------------------
def png(width: int, height: int, palette: bytes, points: bytes) -> bytes:
    """Return a PNG with a palette. Its rows are not filtered, since drawings with few colours compress best that
    way."""
    rows = b"".join(b"\0" + points[y * width : (y + 1) * width] for y in range(height))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, data)
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            (b"PLTE", palette),
            (b"IDAT", zlib.compress(rows, 9)),
            (b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def shrunk(picture: bytes, browser: Browser) -> bytes:
    """Return the picture with a palette; the colours are counted in a blank page of the browser."""
    url = "data:image/png;base64," + base64.b64encode(picture).decode()
    desk = browser.new_page()
    got: dict[str, Any] = desk.evaluate(SHRINK.read_text(encoding="utf-8"), url)
    desk.close()
    return png(got["width"], got["height"], base64.b64decode(got["palette"]), base64.b64decode(got["points"]))


# --- games worth looking at --------------------------------------------------------------
def in_mid_game(guest: Guest) -> str:
    """Return the id of a table in mid-game at which it is the guest's turn, with cards to play and an Agent to send."""
    for _ in range(20):
        id: str = guest.make(["me", "adept", "mentat", "adept"], pace=0)["id"]
        until = time.monotonic() + 180
        while time.monotonic() < until:
            update = guest.latest(id)
            view = update["views"]["0"]
            if view["over"]:
                break
            if view["round"] >= ROUND and len(view["reach"]) >= 3:
                return id
            if not view["options"]:
                time.sleep(0.1)
                continue
            # No reveal before the Agents are out, and troops whenever there are some: a lively table.
            actions = [option["action"] for option in view["options"]]
            keen = [action for action in actions if action.startswith(("card:", "space:", "deploy:", "acquire:"))]
            action = guest.rng.choice(keen or actions)
            guest.ask("POST", f"/api/tables/{id}/act", {"seat": 0, "at": update["n"], "action": action})
    raise RuntimeError("no game came to a good moment")


def scenes(page: Page, table: str, over: dict[str, Any]) -> Iterator[str]:
    """Bring the page from one screen to the next, and yield the name of each."""
    page.goto("/")
    page.locator(".btn.play").wait_for()
    yield "home"
    page.goto(f"/table/{table}")
    page.locator(".card.is-may").first.wait_for()
    yield "table"
    page.locator(".card.is-may").first.click()
    page.locator(".space.is-may, .cell.is-may").first.wait_for()
    page.mouse.move(0, 0)
    yield "choice"
    page.goto(f"/table/{over['id']}")
    page.locator(".ranks li").first.wait_for()
    yield "end"
    page.goto(f"/replay/{over['id']}?n={round(over['moves'] * AT)}")
    page.locator(".moment b").wait_for()
    page.wait_for_timeout(1_500)  # the marks come with the rest of the game
    yield "replay"


# Recorded games of Uprising, by the names of their pictures, and the seats whose turn is shown.
RECORDED: dict[str, tuple[Golden, tuple[int, ...]]] = {
    "uprising": (four.GOLDEN, (0, 1, 2, 3)),
    "six": (six.GOLDEN, (0, 3)),
    "rivals": (rivals.GOLDEN, (0,)),
}


def turn_in(golden: Golden, seats: tuple[int, ...]) -> tuple[Record, int]:
    """Return a recorded game, and the number of moves before a turn in mid-game in which one of these seats can choose
    among cards."""
    for path in golden.files():
        record = Record.from_text(path.read_text(encoding="utf-8"))
        state = cast(Game, record.at(0))
        for n, move in enumerate(record.moves):
            decision = state.decision(move.seat)
            lively = decision.kind == "turn" and len(decision.options) > ROUND and state.round >= ROUND
            if lively and move.seat in seats:
                return record, n
            state.apply(move.seat, move.action)
    raise RuntimeError("no recorded game came to a good moment")


def take_recorded(browser: Browser, server: Server, out: Path) -> None:
    """Take screenshots, in English, of tables that begin in the middle of recorded games."""
    for name, (golden, seats) in RECORDED.items():
        record, moves = turn_in(golden, seats)
        for size in SIZES:
            page = opened(browser, server, size, LANGUAGES[0])
            sit_down_at(page, server, record, moves)
            page.locator(".card.is-may").first.wait_for()
            keep(page, browser, out / f"{name}-{size}-{LANGUAGES[0]}.png")
            page.context.close()


# --- the classic game --------------------------------------------------------------------
CLASSIC = {"seats": 6, "advanced": True}
# By the names of their pictures: the question, how many answers it has at least, and how many of its steps are taken.
ASKED = {"classic": ("ship", 40, 0), "battle": ("plan", 4, 3)}


def question_in(record: Record, kind: str, least: int) -> int:
    """Return the number of moves before the first question of this kind in mid-game that has at least `least`
    answers."""
    state: Any = record.at(0)
    for n, move in enumerate(record.moves):
        decision = state.decision(move.seat)
        if decision.kind == kind and len(decision.options) >= least and state.round >= ROUND:
            return n
        state.apply(move.seat, move.action)
    raise RuntimeError(f"no {kind} came in mid-game")


def take_classic(browser: Browser, server: Server, out: Path, languages: list[str]) -> None:
    record = among_bots("classic", json.dumps(CLASSIC))
    for name, (kind, least, presses) in ASKED.items():
        moves = question_in(record, kind, least)
        for size in SIZES:
            for lang in languages if presses == 0 else LANGUAGES[:1]:
                page = opened(browser, server, size, lang)
                sit_down_at(page, server, record, moves)
                page.locator(".cmap").first.wait_for()
                for _ in range(presses):
                    page.locator(".planning [data-choice]").first.click()
                    page.wait_for_timeout(400)
                page.mouse.move(0, 0)
                keep(page, browser, out / f"{name}-{size}-{lang}.png")
                page.context.close()


# --- Rise of Ix and Immortality ----------------------------------------------------------
LEAGUE = {"seats": 4, "boxes": ["ix", "immortality"]}


def take_league(browser: Browser, server: Server, out: Path) -> None:
    """Take screenshots, in English, of the table with Rise of Ix and Immortality, and of its research track."""
    record = among_bots("imperium", json.dumps(LEAGUE))
    for name, kind, least in (("league", "turn", ROUND), ("research", "hex", 2)):
        moves = question_in(record, kind, least)
        for size in SIZES:
            page = opened(browser, server, size, LANGUAGES[0])
            sit_down_at(page, server, record, moves)
            page.locator(".is-may").first.wait_for()
            keep(page, browser, out / f"{name}-{size}-{LANGUAGES[0]}.png")
            page.context.close()


def opened(browser: Browser, server: Server, size: str, lang: str) -> Page:
    (width, height), scale = SIZES[size]
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        locale=LOCALES[lang],
        device_scale_factor=scale,
    )
    context.add_init_script(f"localStorage.setItem('sandtable.settings', '{SETTINGS}')")
    return context.new_page()


def keep(page: Page, browser: Browser, path: Path) -> None:
    page.wait_for_timeout(400)
    path.write_bytes(shrunk(page.screenshot(), browser))
    print(f"{path.name}: {path.stat().st_size / 1024:.0f} KiB")


def take(browser: Browser, server: Server, out: Path, languages: list[str]) -> None:
    guest = Guest(server.address, "Lady Jessica", seed=5)
    table = in_mid_game(guest)
    over = Guest(server.address, seed=1).played_by_bots(["adept", "mentat", "adept", "adept"], within=300)
    for lang in languages:
        for size in SIZES:
            page = opened(browser, server, size, lang)
            page.context.add_cookies(guest.cookies)
            for scene in scenes(page, table, over):
                keep(page, browser, out / f"{scene}-{size}-{lang}.png")
            page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of the page.")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="by default all")
    parser.add_argument("--only", choices=("base", "uprising", "boxes", "classic"), help="by default all")
    given = parser.parse_args()
    if why := missing():
        sys.exit(f"Pictures need a browser: {why}")
    os.environ.setdefault("SANDTABLE_COMPILE", "no")
    given.out.mkdir(parents=True, exist_ok=True)
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_FLAGS)
        try:
            languages = given.lang or list(LANGUAGES)
            if given.only in (None, "base"):
                take(browser, server, given.out, languages)
            if given.only in (None, "uprising"):
                take_recorded(browser, server, given.out)
            if given.only in (None, "boxes"):
                take_league(browser, server, given.out)
            if given.only in (None, "classic"):
                take_classic(browser, server, given.out, languages)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()

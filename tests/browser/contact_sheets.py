"""Contact sheets: every distinct screen at three sizes in four languages, to look at many at once.

    python -m tests.browser.contact_sheets --out DIR [--only league --only classic-bid] [--sizes 1366x768]

Each sheet has one screen at one size, in English, Japanese, Korean and Chinese. The tables are recorded games of bots.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.browser.browsing import CHROMIUM_FLAGS, LANGUAGES, LOCALES, PHONE, WIDE, Server, chromium_path, missing
from tests.browser.clicking import sit_down
from tests.browser.looking import speak
from tests.browser.recorded import among_bots, make_move, moves_until, sit_down_at

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LAPTOP = (1366, 768)
DESKS = (WIDE, LAPTOP)
SETTINGS = '{"motion": "less", "sound": false, "autoplay": false}'
BASE: dict[str, Any] = {"seats": 4}
IX: dict[str, Any] = {"seats": 4, "boxes": ["ix"]}
LEAGUE: dict[str, Any] = {"seats": 4, "boxes": ["ix", "immortality"]}
EVERYTHING: dict[str, Any] = {"seats": 4, "choam": True, "boxes": ["base", "ix", "immortality"]}
CHOAM: dict[str, Any] = {"seats": 4, "choam": True}
CLASSIC: dict[str, Any] = {"seats": 6, "advanced": True}


def nothing(page: Page) -> None:
    """Show the table as it is."""


def press(*selectors: str) -> Callable[[Page], None]:
    """Return a step that presses the first element of each selector, if there is one in sight."""

    def step(page: Page) -> None:
        for selector in selectors:
            there = page.locator(selector).locator("visible=true").first
            if there.count():
                there.click()
                page.wait_for_timeout(250)

    return step


END = "the end"  # the last move of a game


def side(id: str) -> Callable[[Page], None]:
    """Return a step that opens this side board: a drawer above its shelf on a wide screen, a tab on a phone."""
    return press(f'[data-side="{id}"], #p-tab-{id}')


def replayed(page: Page) -> None:
    """Show the replay of the game that has just ended."""
    page.wait_for_timeout(600)
    page.goto(page.url.replace("/table/", "/replay/").partition("?")[0] + "?n=150")
    page.locator(".moment b").wait_for()
    page.wait_for_timeout(1500)


class Table(NamedTuple):
    """A moment of a recorded game: a question, the situation right after a certain move, or the end."""

    title: str
    options: dict[str, Any]
    asked: str = ""
    happened: str = ""
    least: int = 2  # answers of the question
    round: int = 4
    step: Callable[[Page], None] = nothing
    shared: bool = False  # whoever made the last move sits at the same screen


TABLES: dict[str, Table] = {
    "imperium-turn": Table("imperium", BASE, "turn", least=5),
    "imperium-space": Table("imperium", BASE, "turn", least=5, step=press(".card.is-may")),
    "imperium-curtain": Table("imperium", BASE, "turn", least=5, shared=True),
    "imperium-reveal": Table("imperium", BASE, "turn", least=3, step=press('[data-action="reveal"]')),
    "hagal-turn": Table("imperium", {"seats": 1}, "turn", least=4),
    "imperium-menu": Table("imperium", BASE, "menu", least=3),
    "imperium-combat": Table("imperium", BASE, "combat"),
    "imperium-settings": Table("imperium", BASE, "turn", step=press('.tool[aria-label="Settings"]')),
    "imperium-help": Table("imperium", BASE, "turn", step=press('.tool[aria-label="Help"]')),
    "imperium-recap": Table("imperium", BASE, happened="fought", round=2),
    "imperium-end": Table("imperium", BASE, happened=END, step=press("[data-recap]", ".acts .btn.end")),
    "imperium-replay": Table("imperium", BASE, happened=END, step=replayed),
    "ix-tech": Table("imperium", IX, "tech", round=2),
    "ix-freight": Table("imperium", IX, "shipment", round=2),
    "ix-dreadnought": Table("imperium", IX, happened="deploy_dreadnought", round=2, step=press("[data-recap]")),
    "ix-recap": Table("imperium", IX, happened="fought", round=6),
    "solo-ix": Table("imperium", {**IX, "seats": 1}, "turn", round=5),
    "all-turn": Table("uprising", EVERYTHING, "turn", least=5, round=5),
    "all-combat": Table("uprising", EVERYTHING, "combat", round=3),
    "league-late": Table("imperium", LEAGUE, "turn", least=4, round=8),
    "league-turn": Table("imperium", LEAGUE, "turn", least=5),
    "league-end": Table("imperium", LEAGUE, happened=END, step=press("[data-recap]", ".acts .btn.end")),
    "league-side-tech": Table("imperium", LEAGUE, "turn", least=5, step=side("tech")),
    "league-side-shipping": Table("imperium", LEAGUE, "turn", least=5, step=side("shipping")),
    "league-side-research": Table("imperium", LEAGUE, "turn", least=5, step=side("research")),
    "league-side-tleilaxu": Table("imperium", LEAGUE, "turn", least=5, step=side("tleilaxu")),
    "league-research": Table("imperium", LEAGUE, "hex"),
    "league-tech": Table("imperium", LEAGUE, "tech", round=2),
    "league-graft": Table("imperium", LEAGUE, "graft_partner", round=1),
    "league-lost": Table("imperium", LEAGUE, "lost", round=2),
    "league-tleilaxu": Table("imperium", LEAGUE, "deck_top", round=1),
    "league-freight": Table("imperium", LEAGUE, "freight", round=2),
    "league-flags": Table(
        "imperium", {**LEAGUE, "epic": True}, happened="dreadnought_over", round=2, step=press(*["[data-recap]"] * 2)
    ),
    "solo-league": Table("imperium", {**LEAGUE, "seats": 1}, "turn", least=4),
    "teams-league": Table("uprising", {"seats": 6, "boxes": ["ix", "immortality"]}, "turn", least=5),
    "choam-turn": Table("uprising", CHOAM, "turn", least=5),
    "choam-contract": Table("uprising", CHOAM, "contract", round=2),
    "choam-post": Table("uprising", CHOAM, "spy_post", round=2),
    "choam-combat": Table("uprising", CHOAM, "combat", round=2),
    "six-turn": Table("uprising", {"seats": 6}, "turn", least=5),
    "six-activate": Table("uprising", {"seats": 6}, "activate", round=3),
    "six-served": Table("uprising", {"seats": 6}, "served", round=2),
    "choam-recap": Table("uprising", CHOAM, happened="fought", round=3),
    "six-combat": Table("uprising", {"seats": 6}, "combat", round=2),
    "six-recap": Table("uprising", {"seats": 6}, happened="fought", round=3),
    "rivals-turn": Table("uprising", {"seats": 1}, "turn", least=5),
    "rivals-recap": Table("uprising", {"seats": 1}, happened="fought", round=3),
    "classic-ship": Table("classic", CLASSIC, "ship", least=10, round=3),
    "classic-move": Table("classic", CLASSIC, "move", least=4, round=3),
    "classic-bid": Table("classic", CLASSIC, "bid", round=2),
    "classic-plan": Table("classic", CLASSIC, "plan", least=3, round=2),
    "classic-stop": Table("classic", CLASSIC, "stop", round=2),
    "classic-nexus": Table("classic", CLASSIC, "alliance", round=1),
    "classic-revive": Table("classic", CLASSIC, "revive", round=2),
    "classic-pay": Table("classic", CLASSIC, "pay", least=1, round=2),
    "classic-place": Table("classic", CLASSIC, "place", round=0),
    "classic-storm": Table("classic", CLASSIC, "storm_dial", round=0),
    "classic-blow": Table("classic", CLASSIC, happened="blow", round=3),
    "classic-charity": Table("classic", CLASSIC, happened="charity", round=3),
    "classic-support": Table("classic", CLASSIC, "support", round=1),
    "classic-voice": Table("classic", CLASSIC, "voice", round=1),
    "classic-sight": Table("classic", CLASSIC, "prescience", round=1),
    "classic-show": Table("classic", CLASSIC, "show_element", least=1, round=1),
    "classic-battle": Table("classic", CLASSIC, "battle", round=1),
    "classic-reveal": Table("classic", CLASSIC, happened="won", round=2),
    "classic-keep": Table("classic", CLASSIC, "keep", round=1),
    "classic-losses": Table("classic", CLASSIC, "losses", round=1),
    "classic-collect": Table("classic", CLASSIC, happened="collected", round=3),
    "classic-wishes": Table("classic", CLASSIC, "ship", least=10, round=3, step=press(".wishes-control")),
    "classic-declines": Table("classic", CLASSIC, "ship", least=10, step=press('.tool[aria-label="When to ask me"]')),
    "classic-help": Table("classic", CLASSIC, "ship", least=10, step=press('.tool[aria-label="Help"]')),
    "classic-end": Table("classic", CLASSIC, happened=END, step=press(*["[data-recap]"] * 3, ".acts .btn.end")),
    "classic-replay": Table("classic", CLASSIC, happened=END, step=replayed),
    "classic-traitor": Table("classic", CLASSIC, "traitor", round=0),
    "classic-deals": Table("classic", CLASSIC, "ship", least=10, round=3, step=press(".deals-control")),
}
HOMES = {"home-imperium": 0, "home-uprising": 1, "home-classic": 2}
RULES = {"imperium": "imperium#IMP-10.7", "classic": "classic#CLA-9.2"}
PAGES = {
    **{f"rules-{name}": f"/rules/{path}" for name, path in RULES.items()},
    "learn-imperium": "/learn/imperium",
    "win-imperium": "/win/imperium",
    "win-uprising": "/win/uprising",
    "win-classic": "/win/classic",
    "puzzles-imperium": "/puzzles/imperium",
    "puzzles-classic": "/puzzles/classic",
}
WAITING = {"waiting-imperium": ("imperium", LEAGUE), "waiting-classic": ("classic", CLASSIC)}


def moves_to(table: Table) -> int:
    """Return how many moves lead to the moment."""
    record = among_bots(table.title, json.dumps(table.options))
    if table.happened == END:
        return len(record)
    if table.happened:
        return moves_until(record, table.happened, from_round=table.round)
    state: Any = record.at(0)
    for n, move in enumerate(record.moves):
        decision = state.decision(move.seat)
        asked = decision.kind == table.asked and len(decision.options) >= table.least
        if asked and (table.title != "classic" or not state.answers[move.seat]):
            if (state.turn if table.title == "classic" else state.round) >= table.round:
                return n
        state.apply(move.seat, move.action)
    raise RuntimeError(f"no question {table.asked} comes in this game")


def opened(browser: Browser, server: Server, size: tuple[int, int]) -> Page:
    """Open a page of a new person and return it."""
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES["en"],
        has_touch=size == PHONE,
    )
    key = "'sandtable.settings'"
    context.add_init_script(f"localStorage.getItem({key}) ?? localStorage.setItem({key}, '{SETTINGS}')")
    return context.new_page()


def show(page: Page, server: Server, name: str) -> None:
    """Bring the page to the screen with this name."""
    if name in HOMES:
        page.goto("/")
        page.locator(".btn.play").wait_for()
        page.locator(".titles .title").nth(HOMES[name]).click()
        page.wait_for_timeout(600)
        return
    page.goto("/mark.svg")
    if name in PAGES:
        page.goto(PAGES[name])
        page.wait_for_timeout(1500)
        return
    if name in WAITING:
        title, options = WAITING[name]
        kinds = ["me", "open", *["novice"] * (int(options["seats"]) - 2)]
        sit_down(page, kinds, start=False, title=title, **{k: v for k, v in options.items() if k != "seats"})
        page.wait_for_timeout(1500)
        return
    table = TABLES[name]
    record = among_bots(table.title, json.dumps(table.options))
    moves = moves_to(table)
    own = {record.moves[moves].seat: "me", record.moves[moves - 1].seat: "me"} if table.shared else None
    id = sit_down_at(page, server, record, moves - bool(table.happened), own)
    page.locator(".table, .phone").first.wait_for()
    page.wait_for_timeout(1200)
    if table.happened:
        make_move(page, id, record, moves)
        page.wait_for_timeout(800)
    table.step(page)
    page.mouse.move(0, 0)


def taken(page: Page, sizes: tuple[tuple[int, int], ...]) -> Iterator[tuple[tuple[int, int], str, bytes]]:
    """Take the screen in these sizes and all languages; yield the size, the language and the picture of each."""
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for lang in LANGUAGES:
            speak(page, lang)
            page.wait_for_timeout(350)
            yield size, lang, page.screenshot()


def sheet(browser: Browser, pictures: list[bytes], size: tuple[int, int], scale: float) -> bytes:
    """Return the pictures of one screen as one picture: two by two for a wide screen, four in a row for a phone."""
    columns = 4 if size == PHONE else 2
    width = round(size[0] * scale)
    images = "".join(
        f'<img width="{width}" src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures
    )
    style = f"display: grid; grid-template-columns: repeat({columns}, {width}px); gap: 6px; margin: 0; background: grey"
    desk = browser.new_page(viewport={"width": columns * (width + 6) - 6, "height": 100})
    desk.set_content(f'<body style="{style}">{images}</body>')
    out = desk.screenshot(full_page=True)
    desk.close()
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", action="append", help="screens whose names begin with this; by default all")
    parser.add_argument("--sizes", action="append", help="for example 1366x768; by default all three")
    given = parser.parse_args()
    if why := missing():
        sys.exit(f"Pictures need a browser: {why}")
    os.environ.setdefault("SANDTABLE_COMPILE", "no")
    given.out.mkdir(parents=True, exist_ok=True)
    names = [n for n in (*HOMES, *PAGES, *WAITING, *TABLES) if not given.only or n.startswith(tuple(given.only))]
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_FLAGS)
        try:
            for name in names:
                for sizes in (DESKS, (PHONE,)):
                    wanted = tuple(s for s in sizes if not given.sizes or f"{s[0]}x{s[1]}" in given.sizes)
                    if wanted:
                        take(browser, server, name, wanted, given.out)
        finally:
            browser.close()
            server.kill()


def take(browser: Browser, server: Server, name: str, sizes: tuple[tuple[int, int], ...], out: Path) -> None:
    """Write the sheets and the single pictures of one screen."""
    page = opened(browser, server, sizes[0])
    try:
        show(page, server, name)
        found: dict[tuple[int, int], list[bytes]] = {}
        for size, lang, picture in taken(page, sizes):
            found.setdefault(size, []).append(picture)
            (out / f"{name}-{size[0]}-{lang}.png").write_bytes(picture)
        for size, pictures in found.items():
            tiled = sheet(browser, pictures, size, 1.0 if size == PHONE else 0.6)
            (out / f"sheet-{name}-{size[0]}.png").write_bytes(tiled)
    except Exception as wrong:  # the other screens are worth taking
        print(f"{name}: {wrong}", file=sys.stderr)
    finally:
        page.context.close()
    print(name, flush=True)


if __name__ == "__main__":
    main()

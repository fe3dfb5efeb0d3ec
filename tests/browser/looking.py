"""Checks for every page: text that does not fit its box, message ids shown instead of texts, and problems that axe
finds (accessibility)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.browsing import AXE, LANGUAGES, WIDE

if TYPE_CHECKING:
    from playwright.sync_api import Page

SPILLS = Path(__file__).parent / "spills.js"
OVERLAPS = Path(__file__).parent / "overlaps.js"

# Names that people choose may be cut short; so may what stands elsewhere in full.
MAY_BE_CUT = (
    ".tables b, .pill, .me-tool span, .bars .who b, .plot-name, .slot-name, .moment span, select, "  # around the table
    ".p-tracks button span, "  # a faction over a phone's track: an ellipsis, an icon, and all of it in a tip
    ".slim .card-name, "  # a card in the row: an ellipsis, and all of it in a tip
    ".who-person, .who-name, "  # a player's name over the panel: an ellipsis, and all of it in the player's sheet
    ".turn b, "  # whose turn it is: all of it stands beside it, where the table waits for them
    ".did-bought .name, "  # what was bought: likewise
    ".did-card, "  # the card of somebody's last turn: an ellipsis, and all of it in a tip and in the log
    ".sprites, .cmap, .wheel, .tokbox, "  # what is written in a drawing: it has no boxes
    ".btn.undo small, "  # how far back: at most two lines, and all of it in a tip
    ".sr, .sr-only"  # for ears alone
)


# Ids of messages that were shown instead of being said, and marks of unspoken sayings.
UNSPOKEN = re.compile(
    r"\b(?:page|ask|event|effect|space|card|intrigue|leader|conflict)-[a-z0-9]+(?:-[a-z0-9]+)*\b|[\x02\x03\x1d-\x1f]"
)

SCROLLS = "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SHAPES = ["target-size", "scrollable-region-focusable"]  # those that another size of the window or the text can break
# What is in order is not told one by one; there are no pages within the page, nor films.
FASTER = {"resultTypes": ["violations"], "iframes": False, "preload": False}
# What axe looks for at every element, a fifth of its time, and can only find where a style is written so.
WRITTEN = {"avoid-inline-spacing": "[style*='!important']"}


# A setting, as if another window of this browser had chosen it: nothing is reloaded, no menu is opened.
CHOOSE = """async (chosen) => {
  const key = 'sandtable.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...chosen }));
  dispatchEvent(new StorageEvent('storage', { key }));
  const end = performance.now() + 30_000;
  while (chosen.language && document.documentElement.lang !== chosen.language) {
    if (performance.now() > end) throw new Error(`the page does not speak ${chosen.language}`);
    await new Promise((go) => setTimeout(go, 10));
  }
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}"""


def speak(page: Page, lang: str) -> None:
    """Change the language of the page."""
    page.evaluate(CHOOSE, {"language": lang})


def write_as_large_as(page: Page, percent: int) -> None:
    """Change the text size of the page."""
    page.evaluate(CHOOSE, {"text": percent})


def spills(page: Page) -> list[str]:
    look = SPILLS.read_text(encoding="utf-8")
    found: list[str] = page.evaluate(f"(mayBeCut) => inside.painted(() => (\n{look}\n)(mayBeCut))", MAY_BE_CUT)
    return found


def overlaps(page: Page) -> list[str]:
    """Return the lines of text that overlap each other."""
    look = OVERLAPS.read_text(encoding="utf-8")
    found: list[str] = page.evaluate(f"() => inside.painted(\n{look}\n)")
    return found


def scrolls(page: Page) -> list[int]:
    """Return the number of pixels by which the page is wider than its window, and the number by which it is higher."""
    far: list[int] = page.evaluate(SCROLLS)
    return far


def scrolls_sideways(page: Page) -> bool:
    return scrolls(page)[0] > 0


def fits(page: Page, may_scroll: bool = False) -> list[str]:
    """Return the faults of the page: texts that do not fit their box, message ids instead of texts, and scrolling where
    there should be none."""
    faults = spills(page)
    text, table, far = page.evaluate(f"[document.body.innerText, !!document.querySelector('.table'), {SCROLLS}]")
    faults += [f"{id} is not said" for id in sorted(set(UNSPOKEN.findall(text)))]
    if not may_scroll and table and page.viewport_size == {"width": WIDE[0], "height": WIDE[1]}:
        return faults + ([f"it scrolls by {far}"] if far != [0, 0] else [])
    return faults + (["it scrolls sideways"] if far[0] > 0 else [])


def violations(page: Page, rules: list[str] = TAGS) -> list[str]:
    """Return the problems that axe finds, one line for each element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    run = """([how, written]) => inside.painted(() => {
      const vain = Object.keys(written).filter((rule) => !document.querySelector(written[rule]));
      return axe.run(document, { ...how, rules: Object.fromEntries(vain.map((rule) => [rule, { enabled: false }])) });
    })"""
    result: dict[str, Any] = page.evaluate(run, [{**FASTER, "runOnly": rules}, WRITTEN])
    return [
        f"{found['id']}: {found['help']}: {node['target']} {node['html'][:120]}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


THEMES = ("day", "night")


def faults_in_sight(page: Page, theme: str = "") -> list[str]:
    """Return the faults of the screen in every language (`fits`), and the problems that axe finds in `theme`, if one is
    given.

    Tests run axe on a screen in one theme on a wide window and in the other on a phone (`theme_of`): both have the same
    colours, and most elements of a screen are on the next one too.
    """
    faults = []
    if theme:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        faults += [f"{theme}: {fault}" for fault in violations(page)]
    for lang in (*LANGUAGES[1:], LANGUAGES[0]):
        speak(page, lang)
        faults += [f"{lang}: {fault}" for fault in fits(page)]
    return faults


def theme_of(sight: int, size: tuple[int, int]) -> str:
    """Return the theme in which axe checks the screen with this number in a window of this size."""
    return THEMES[(sight + (size == WIDE)) % 2]

"""Checks for every page: text that does not fit its box, words left unspoken, and what axe (accessibility) finds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.browser.browsing import AXE, WIDE

if TYPE_CHECKING:
    from playwright.sync_api import Page

SPILLS = Path(__file__).parent / "spills.js"
SPEAK = Path(__file__).parent / "speak.js"

# Names that people choose may be cut short; so may what stands elsewhere in full.
MAY_BE_CUT = (
    ".tables b, .pill, .me-tool span, .bars .who b, .plot-name, .slot-name, .moment span, select, "  # around the table
    ".p-tracks button span, "  # a faction over a phone's track: an ellipsis, an icon, and all of it in a tip
    ".slim .card-name, "  # a card in the row: an ellipsis, and all of it in a tip
    ".who-name, "  # a player's name over the panel: an ellipsis, and all of it in the player's sheet
    ".turn b, "  # whose turn it is: all of it stands beside it, where the table waits for them
    ".did-bought .name, "  # what was bought: likewise
    ".did-card, "  # the card of somebody's last turn: an ellipsis, and all of it in a tip and in the log
    ".sr, .sr-only"  # for ears alone
)


# Ids of messages that were shown instead of being said, and marks of unspoken sayings.
UNSPOKEN = re.compile(
    r"\b(?:page|ask|event|effect|space|card|intrigue|leader|conflict)-[a-z0-9]+(?:-[a-z0-9]+)*\b|[\x02\x03\x1d-\x1f]"
)

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast"]  # the one rule that another theme can break
# What is in order is not told one by one; there are no pages within the page.
FASTER = {"resultTypes": ["violations"], "iframes": False}


def speak(page: Page, lang: str) -> None:
    """Another language, without a reload."""
    page.evaluate(SPEAK.read_text(encoding="utf-8"), lang)


def write_as_large_as(page: Page, percent: int) -> None:
    """Another text size, without a reload: as if another window of this browser had chosen it."""
    page.evaluate(
        """async (text) => {
          const key = 'sandtable.settings';
          localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), text }));
          dispatchEvent(new StorageEvent('storage', { key }));
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        }""",
        percent,
    )


def spills(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SPILLS.read_text(encoding="utf-8"), MAY_BE_CUT)
    return found


def unspoken(page: Page) -> list[str]:
    return sorted(set(UNSPOKEN.findall(page.locator("body").inner_text())))


def scrolls(page: Page) -> list[int]:
    """By how many pixels the page is wider and higher than its window."""
    far: list[int] = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    return far


def scrolls_sideways(page: Page) -> bool:
    return scrolls(page)[0] > 0


def fits(page: Page, may_scroll: bool = False) -> list[str]:
    """What does not fit its box, is not said, or makes the page scroll where it should not. With large text it may."""
    faults = spills(page) + [f"{id} is not said" for id in unspoken(page)]
    if (
        not may_scroll
        and page.locator(".table").count()
        and page.viewport_size == {"width": WIDE[0], "height": WIDE[1]}
    ):
        return faults + ([f"it scrolls by {scrolls(page)}"] if scrolls(page) != [0, 0] else [])
    return faults + (["it scrolls sideways"] if scrolls_sideways(page) else [])


def violations(page: Page, rules: list[str] = TAGS) -> list[str]:
    """What axe finds, one line for each thing."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("(only) => axe.run(document, only)", {**FASTER, "runOnly": rules})
    return [
        f"{found['id']}: {found['help']}: {node['target']} {node['html'][:120]}"
        for found in result["violations"]
        for node in found["nodes"]
    ]

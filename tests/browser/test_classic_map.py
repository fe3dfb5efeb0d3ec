"""The map of the classic game as it is drawn: names in their places, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.browsing import LANGUAGES, PHONE, ROOT, WIDE, Pages
from tests.browser.clicking import sit_down
from tests.browser.looking import speak

pytestmark = pytest.mark.slow

LOOK = (Path(__file__).parent / "names.js").read_text(encoding="utf-8")
DRAWN = json.loads((ROOT / "web/src/titles/classic/assets/map.json").read_text(encoding="utf-8"))
NAMED = [id for id, territory in DRAWN["territories"].items() if "label" in territory or "arc" in territory]


def faults(page: Page, ids: list[str] | None) -> list[str]:
    found = []
    for lang in LANGUAGES:
        speak(page, lang)
        found += [f"{lang}: {fault}" for fault in page.evaluate(LOOK, ids)]
    return found


def test_names_lie_in_their_territories_and_never_over_one_another(pages: Pages) -> None:
    """At a desk; on a phone the five of the whole map, which are larger, and then closer the same drawing."""
    page = pages.open(None, WIDE)
    sit_down(page, ["me", "novice"], title="classic", turns=2)
    page.locator(".m-names > text").first.wait_for()
    assert page.locator(".m-names > text").count() == len(NAMED)
    assert faults(page, NAMED) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".cmap.fit").wait_for()
    assert page.locator(".m-names > text").count() == 5
    assert faults(page, None) == []

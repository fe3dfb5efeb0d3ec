"""The drawn map of the classic game: names lie in their territories in every language, and nothing covers parts that
may be pressed."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from sandtable.core.record import Record
from tests.browser.browsing import BY_HAND, LANGUAGES, PHONE, ROOT, WIDE, Pages, Server
from tests.browser.clicking import sit_down
from tests.browser.looking import speak
from tests.browser.recorded import among_bots, sit_down_at

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
    """This holds on a wide window, for the five large names of the whole map on a phone, and for the phone's map when
    zoomed in."""
    page = pages.open(None, WIDE)
    sit_down(page, ["me", "novice"], title="classic", turns=2)
    page.locator(".m-names > text").first.wait_for()
    assert page.locator(".m-names > text").count() == len(NAMED)
    assert faults(page, NAMED) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".cmap.fit").wait_for()
    assert page.locator(".m-names > text").count() == 5
    assert faults(page, None) == []


LAPTOP = (1366, 768)
LIT = (Path(__file__).parent / "lit.js").read_text(encoding="utf-8")
GAMES: tuple[dict[str, Any], ...] = (
    {"seats": 6, "advanced": True},
    {"seats": 6, "advanced": True, "ixians_tleilaxu": True},
)
# Every question of which parts of the map are answers, with the number of steps answered before.
ON_THE_MAP = [
    ("place", 0), ("point", 0), ("ride", 0), ("place_worm", 0), ("war", 0), ("ship", 0), ("ship", 2), ("come_along", 0),
    ("stronghold_moves", 0), ("move", 0), ("move", 1), ("battle", 0),
]  # fmt: skip


@cache
def asked_on_the_map() -> dict[tuple[str, int], tuple[Record, int, int]]:
    """Return, for each question that is answered on the map, the record, the move before which it offers most parts of
    the map, and their number."""
    found: dict[tuple[str, int], tuple[Record, int, int]] = {}
    for options in GAMES:
        record = among_bots("classic", json.dumps(options))
        state: Any = record.at(0)
        words = state.vocabulary.words
        for n, move in enumerate(record.moves):
            if not state.vocabulary.is_free(move.action):
                decision = state.decision(move.seat)
                parts = sum(words[option].startswith(("part:", "territory:")) for option in decision.options)
                key = decision.kind, len(state.answers[move.seat])
                if parts > (found[key][2] if key in found else 0):
                    found[key] = record, n, parts
            state.apply(move.seat, move.action)
    return found


@pytest.mark.parametrize(("kind", "step"), ON_THE_MAP, ids=[f"{kind}-{step}" for kind, step in ON_THE_MAP])
def test_nothing_covers_a_lit_part(pages: Pages, server: Server, kind: str, step: int) -> None:
    """A press anywhere on a lit part of the map reaches it: no stage, strip, corner or button covers it, and it is
    inside the window. Only a part within another, such as the Hidden Mobile Stronghold, may take some of its points."""
    page = pages.open(None, settings=BY_HAND)
    record, moves, _ = asked_on_the_map()[kind, step]
    sit_down_at(page, server, record, moves)
    page.locator(".l-hit .is-may").first.wait_for()
    found = []
    for width, height in (WIDE, LAPTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".cmap.fit" if width == PHONE[0] else ".table.classic").wait_for()
        for lang in LANGUAGES:
            speak(page, lang)
            lit = page.evaluate(LIT)
            assert lit
            found += [(width, lang, *part) for part in lit if part[2] < part[1] and set(part[3]) - MAP_PARTS]
            found += [(width, lang, *part) for part in lit if not part[2]]
    assert found == []


# Classes of the parts themselves, which may lie over each other.
MAP_PARTS = {"hit", "hit is-may", "hit is-may is-chosen"}

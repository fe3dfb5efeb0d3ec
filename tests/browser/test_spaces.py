"""The board and the phone show each space with the cost that the fact sheets give."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Page, expect

from tests.browser.browsing import BY_HAND, PHONE, WIDE, Pages
from tests.browser.clicking import sit_down

pytestmark = pytest.mark.slow

BOARD = Path(__file__).resolve().parent.parent / "imperium" / "base" / "facts" / "board.yaml"
# Every cost that is drawn on a space: what is ringed, as "2 spice"; one that is no number of resources is no price.
DRAWN = """() => Object.fromEntries([...document.querySelectorAll('[data-space]')].map((space) => [
  space.dataset.space,
  [...space.querySelectorAll('.space-fx .pay .fx')].map((run) => [...run.children].map(
    (part) => part.querySelector('use')?.getAttribute('href').slice(1) ?? part.textContent).join(' ')),
]))"""
RESOURCES = ("solari", "spice", "water")


def priced(cost: str | None) -> list[str]:
    """Convert a cost of the fact sheets to the form in which it is drawn: `spice 2 to 5` is `2–5 spice`, and 1 is left
    out."""
    if cost is None:
        return []
    found = re.fullmatch(r"(\w+) (\d+)(?: to (\d+))?", cost)
    assert found is not None, cost
    resource, least, most = found.groups()
    return [f"{least}–{most} {resource}" if most else resource if least == "1" else f"{least} {resource}"]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_space_shows_what_it_costs(pages: Pages, size: tuple[int, int]) -> None:
    facts: list[dict[str, Any]] = yaml.safe_load(BOARD.read_text(encoding="utf-8"))["spaces"]
    page: Page = pages.open(None, size, settings=BY_HAND)
    sit_down(page, ["me", "novice", "novice", "novice"])
    expect(page.locator("[data-space]")).to_have_count(len(facts))
    drawn: dict[str, list[str]] = page.evaluate(DRAWN)
    prices = {id: [cost for cost in costs if cost.endswith(RESOURCES)] for id, costs in drawn.items()}
    assert prices == {space["id"]: priced(space["cost"]) for space in facts}

"""The map on the page matches the map of the rules: the same territories, parts, sectors and contacts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sandtable.classic.content.map import CIRCLES, KINDS, PARTS, SECTORS, TERRITORIES, TERRITORY_PARTS, TOUCHES

DRAWN: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parents[2] / "web/src/titles/classic/assets/map.json").read_text(encoding="utf-8")
)


def test_parts_and_what_they_touch() -> None:
    drawn = DRAWN["parts"]
    assert set(drawn) == {part.id for part in PARTS[:-1]}  # the Hidden Mobile Stronghold is where it points
    for number, part in enumerate(PARTS[:-1]):
        shown = drawn[part.id]
        assert (shown["territory"], shown["sector"]) == (TERRITORIES[part.territory].id, part.sector)
        assert sorted(shown["touches"]) == sorted(PARTS[other].id for other in TOUCHES[number])
        assert ("spice" in shown) is (part.spice > 0)


def test_territories_sectors_and_circles() -> None:
    drawn = DRAWN["territories"]
    assert list(drawn) == [territory.id for territory in TERRITORIES[:-1]]
    for number, territory in enumerate(TERRITORIES[:-1]):
        assert drawn[territory.id]["kind"] == KINDS[territory.kind]
        assert set(drawn[territory.id]["parts"]) == {PARTS[part].id for part in TERRITORY_PARTS[number]}
    assert set(DRAWN["sectors"]) == {str(sector) for sector in range(1, SECTORS + 1)}
    assert [int(sector) for sector in DRAWN["circles"]] == list(CIRCLES)

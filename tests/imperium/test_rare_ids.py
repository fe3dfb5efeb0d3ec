"""Scenarios show everything that thousands of random games with Rise of Ix and Immortality have missed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from sandtable.core.titles import meta
from sandtable.imperium.lab.coverage import needed
from sandtable.scenario import Scenario, load
from tests.imperium.shown import shown

HERE = Path(__file__).resolve().parent
RARE: dict[str, list[str]] = yaml.safe_load((HERE / "rare_ids.yaml").read_text(encoding="utf-8"))
BOTH = ["ix", "immortality"]


@cache
def scenarios(folder: str) -> dict[str, Scenario]:
    return {scenario.id: scenario for scenario in load(HERE / folder / "scenarios")}


@pytest.mark.parametrize("place", RARE)
def test_a_scenario_shows_what_random_games_miss(place: str) -> None:
    folder, _, name = place.partition("/")
    assert set(RARE[place]) - shown(scenarios(folder)[name]) == set()


def test_rare_ids_can_occur() -> None:
    games: list[tuple[str, dict[str, Any]]] = [
        *(("imperium", {"seats": seats}) for seats in (1, 2, 3, 4)),
        ("imperium", {"seats": 3, "epic": True}),
        ("uprising", {"seats": 6}),
        *(("uprising", {"seats": seats, "choam": True}) for seats in (1, 2, 4)),
    ]
    found: set[str] = set()
    for title, options in games:
        found |= set(needed(meta(title).check({"leaders": "draft", "boxes": BOTH, **options}), title))
    assert {id for ids in RARE.values() for id in ids} - found == set()


@pytest.mark.parametrize("boxes", [["ix"], ["immortality"], BOTH])
def test_nothing_is_asked_for_that_cannot_occur(boxes: list[str]) -> None:
    """Nobody enters the first place of a track, and the Epic game has no Conflict of level I (IX-8.2)."""
    ids = set(needed(meta("imperium").check({"seats": 4, "boxes": boxes})))
    assert not {"hex:r0 reward", "rung:t0 reward"} & ids
    assert ("hex:r1 reward" in ids and "rung:t1 reward" in ids) == ("immortality" in boxes)
    assert "conflict:skirmish_b first" in ids
    if "ix" in boxes:
        epic = set(needed(meta("imperium").check({"seats": 4, "boxes": boxes, "epic": True})))
        assert {id.split()[0] for id in ids - epic if id.startswith("conflict:")} == {
            f"conflict:skirmish_{name}" for name in ("a", "b", "c", "d", "ix_troop", "ix_spice")
        }

"""The golden games replay unchanged."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.classic.golden import FILE, GAMES, play

KEPT: list[dict[str, Any]] = json.loads(FILE.read_text())


@pytest.mark.parametrize("one", KEPT, ids=lambda one: f"game-{one['seed']}")
def test_golden_game(one: dict[str, Any]) -> None:
    found = play(one["seed"], one["options"])
    assert found == {key: one[key] for key in found}


def test_all_are_kept() -> None:
    assert [(one["seed"], one["options"]) for one in KEPT] == [(seed, options) for seed, options in GAMES]

"""Every scenario of Immortality is played, as a test of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable import scenario
from sandtable.scenario import Scenario

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]


def every() -> list[Any]:
    """One set of parameters for each scenario, marked with the rules it cites and where it stands."""
    found = []
    for path in sorted((HERE / "scenarios").rglob("*.yaml")):
        name = path.relative_to(ROOT).as_posix()
        for one in scenario.load(path):
            marks = [pytest.mark.rule(*one.rules, where=f"{name}::{one.id}")] if one.rules else []
            found.append(pytest.param(one, id=f"{path.stem}/{one.id}", marks=marks))
    return found


SCENARIOS = every()


@pytest.mark.parametrize("one", SCENARIOS)
def test_scenario(one: Scenario) -> None:
    assert one.run().problems == []

"""Every scenario of Immortality is played, as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.scenario import Scenario
from tests.scenario_files import scenarios_below

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]


SCENARIOS = scenarios_below(HERE / "scenarios")


@pytest.mark.parametrize("one", SCENARIOS)
def test_scenario(one: Scenario) -> None:
    assert one.run().problems == []

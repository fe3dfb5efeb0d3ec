"""Every scenario of Rise of Ix is played, as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable import yaml_files
from sandtable.scenario import Scenario
from tests.scenario_files import cited_for, scenarios_below

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]


SCENARIOS = scenarios_below(HERE / "scenarios")


@pytest.mark.parametrize("one", SCENARIOS)
def test_scenario(one: Scenario) -> None:
    assert one.run().problems == []


def test_a_scenario_of_a_worked_example_cites_its_rules() -> None:
    """It is named after its example, with a word behind it where there are several."""
    examples = yaml_files.read((HERE / "facts" / "examples.yaml").read_text(encoding="utf-8"))["examples"]
    shown = 0
    for example in examples:
        cited = cited_for(example["id"], SCENARIOS)
        if cited:
            shown += 1
            assert set(example["rules"]) <= set().union(*cited), f"{example['id']} cites too little"
    assert shown >= 14

"""Every scenario of Uprising is played, as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable import yaml_files
from sandtable.scenario import Scenario
from tests.scenario_files import cited_for, scenarios_below

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]


SCENARIOS = scenarios_below(HERE / "scenarios")
# A worked example that is no position to play from: tests/imperium/uprising/rules/test_setup.py.
TESTED = {"setup_4p"}
# Worked cases of other boxes, which wait for them.
OF_OTHER_BOXES = {"ex_r_immortality_carthag", "ex_s_test_of_humanity", "ex_s_go_to_11"}
# A sheet of worked examples, and a list in it.
EXAMPLES = [("examples", "examples"), ("examples_modes", "rivals"), ("examples_modes", "six_player")]


@pytest.mark.parametrize("one", SCENARIOS)
def test_scenario(one: Scenario) -> None:
    assert one.run().problems == []


@pytest.mark.parametrize(("sheet", "key"), EXAMPLES)
def test_every_worked_example_is_a_scenario_that_cites_its_rules(sheet: str, key: str) -> None:
    """A scenario is named after its example, with a word behind it where there are several."""
    examples = yaml_files.read((HERE / "facts" / f"{sheet}.yaml").read_text(encoding="utf-8"))[key]
    for example in examples:
        if example["id"] not in TESTED | OF_OTHER_BOXES:
            cited = cited_for(example["id"], SCENARIOS)
            assert cited, f"{example['id']} has no scenario"
            assert set(example["rules"]) <= set().union(*cited), f"{example['id']} cites too little"

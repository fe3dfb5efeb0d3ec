"""Every scenario of Uprising is played, as a test of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable import scenario, yaml_files
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
    played = [(param.values[0].id, set(param.values[0].rules)) for param in SCENARIOS]
    for example in examples:
        if example["id"] not in TESTED | OF_OTHER_BOXES:
            cited = [rules for id, rules in played if id == example["id"] or id.startswith(example["id"] + "_")]
            assert cited, f"{example['id']} has no scenario"
            assert set(example["rules"]) <= set().union(*cited), f"{example['id']} cites too little"

"""Every scenario of Uprising is played, as a test of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

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
# A worked example that is no position to play from: tests/imperium/uprising/rules/test_setup.py.
TESTED = {"setup_4p"}


@pytest.mark.parametrize("one", SCENARIOS)
def test_scenario(one: Scenario) -> None:
    assert one.run().problems == []


def test_every_worked_example_is_a_scenario_that_cites_its_rules() -> None:
    """A scenario is named after its example, with a word behind it where there are several."""
    examples = yaml.safe_load((HERE / "facts" / "examples.yaml").read_text(encoding="utf-8"))["examples"]
    played = [(param.values[0].id, set(param.values[0].rules)) for param in SCENARIOS]
    for example in examples:
        if example["id"] not in TESTED:
            cited = [rules for id, rules in played if id == example["id"] or id.startswith(example["id"] + "_")]
            assert cited, f"{example['id']} has no scenario"
            assert set(example["rules"]) <= set().union(*cited), f"{example['id']} cites too little"

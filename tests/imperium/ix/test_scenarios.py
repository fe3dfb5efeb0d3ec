"""Every scenario of Rise of Ix is played, as a test of its own."""

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


@pytest.mark.parametrize("one", SCENARIOS)
def test_scenario(one: Scenario) -> None:
    assert one.run().problems == []


def test_a_scenario_of_a_worked_example_cites_its_rules() -> None:
    """It is named after its example, with a word behind it where there are several."""
    examples = yaml_files.read((HERE / "facts" / "examples.yaml").read_text(encoding="utf-8"))["examples"]
    played = [(param.values[0].id, set(param.values[0].rules)) for param in SCENARIOS]
    shown = 0
    for example in examples:
        cited = [rules for id, rules in played if id == example["id"] or id.startswith(example["id"] + "_")]
        if cited:
            shown += 1
            assert set(example["rules"]) <= set().union(*cited), f"{example['id']} cites too little"
    assert shown >= 14

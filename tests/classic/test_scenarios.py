"""Play every scenario of the classic game as a separate test; all worked examples are among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable import yaml_files
from sandtable.classic.lab.position import PLAYER, TABLE
from sandtable.classic.lab.scenarios import Scenarios
from sandtable.scenario import Scenario
from tests.scenario_files import scenarios_below

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
EXAMPLES = HERE / "facts" / "examples.yaml"


SCENARIOS = scenarios_below(HERE / "scenarios")


@pytest.mark.parametrize("one", SCENARIOS)
def test_scenario(one: Scenario) -> None:
    assert one.run().problems == []


def test_every_kept_example_is_played() -> None:
    """A scenario has the name of its example; an example with several cases may be several scenarios, `name` and
    `name_…`."""
    names = [param.values[0].id for param in SCENARIOS]
    assert len(set(names)) == len(names)
    kept = [example["id"] for example in yaml_files.read(EXAMPLES.read_text(encoding="utf-8"))["examples"]]
    assert [id for id in kept if not any(name == id or name.startswith(f"{id}_") for name in names)] == []


def test_the_document_names_all_that_can_be_given_and_expected() -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8").partition("## The classic game")[2]
    names = {*TABLE, *PLAYER, *Scenarios.player_fields, *Scenarios.table_fields} - {"seats", "players"}
    assert [name for name in sorted(names) if f"`{name}`" not in text] == []

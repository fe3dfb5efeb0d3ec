"""Every scenario below `tests/scenarios/` and every example of `docs/scenarios.md` is played, as a test of its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from sandtable import rulebook, scenario
from sandtable.scenario import Scenario

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "scenarios"
EXAMPLES = ROOT / "tests" / "facts" / "imperium" / "examples.yaml"
DOCUMENT = ROOT / "docs" / "scenarios.md"

# Worked examples that wait for the sections about one and two players.
WAITING = re.compile(r"ex_hagal_.*|ex_solo_.*|ex_faq_test_of_humanity_4")


def every() -> list[Any]:
    """One set of parameters for each scenario, marked with the rules it cites and where it stands."""
    found = []
    for path in sorted(FOLDER.rglob("*.yaml")):
        name = path.relative_to(ROOT).as_posix()
        for one in scenario.load(path):
            where = f"{name}::{one.id}"
            marks = [pytest.mark.rule(*one.rules, where=where)] if one.rules else []
            found.append(pytest.param(one, id=f"{path.parent.name}/{path.stem}/{one.id}", marks=marks))
    return found


SCENARIOS = every()


def told() -> list[str]:
    """The examples of the document: what stands there as YAML and begins with an id."""
    blocks = re.findall(r"```yaml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in blocks if re.match(r"(- )?id:", block)]


@pytest.mark.parametrize("one", SCENARIOS)
def test_scenario(one: Scenario) -> None:
    assert one.run().problems == []


@pytest.mark.parametrize("text", told())
def test_what_the_document_tells(text: str) -> None:
    for one in scenario.load(text):
        assert one.run().problems == []


def test_the_document_has_examples_and_names_every_field() -> None:
    from sandtable.imperium.scenarios import PLAYER_FIELDS, TABLE_FIELDS

    assert len(told()) >= 3
    text = DOCUMENT.read_text(encoding="utf-8")
    assert [name for name in (*PLAYER_FIELDS, *TABLE_FIELDS) if f"`{name}`" not in text] == []


def test_every_worked_example_is_a_scenario() -> None:
    """With the id it has in the table, and citing at least the rules that it cites there."""
    table = yaml.safe_load(EXAMPLES.read_text(encoding="utf-8"))["examples"]
    cited = {param.values[0].id: set(param.values[0].rules) for param in SCENARIOS}
    wanted = {example["id"]: set(example["rules"]) for example in table if not WAITING.fullmatch(example["id"])}
    assert len(wanted) == 22
    assert [id for id in wanted if id not in cited] == []
    assert {id: rules - cited[id] for id, rules in wanted.items() if rules - cited[id]} == {}


def test_there_are_many_more_and_each_has_an_id_of_its_own() -> None:
    ids = [param.values[0].id for param in SCENARIOS]
    assert sorted(set(ids)) == sorted(ids)
    assert sum(not id.startswith("ex_") for id in ids) >= 20
    assert all(param.values[0].rules for param in SCENARIOS)


def test_the_rulebook_knows_where_each_scenario_stands() -> None:
    """The report of cited rules finds a scenario in its file under the very name the test gives it."""
    places = rulebook.citations(ROOT)
    for param in SCENARIOS:
        (mark,) = param.marks
        for id in mark.args:
            assert mark.kwargs["where"] in places[id]


def test_a_scenario_can_be_run_again() -> None:
    one: Scenario = SCENARIOS[0].values[0]
    before = one.start().digest()
    assert one.run().problems == one.run().problems == []
    assert one.start().digest() == before

"""Every scenario of the base box and every example of `docs/scenarios.md` is played, as a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable import rule_report, scenario, yaml_files
from sandtable.scenario import BadScenario, Scenario
from tests.scenario_files import scenarios_below

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
EXAMPLES = HERE / "facts" / "examples.yaml"
DOCUMENT = ROOT / "docs" / "scenarios.md"


SCENARIOS = scenarios_below(HERE / "scenarios")


def told() -> list[str]:
    """The examples of the document: what stands there as YAML and begins with an id."""
    blocks = re.findall(r"```yaml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in blocks if re.match(r"(- )?id:", block)]


@pytest.mark.parametrize("one", SCENARIOS)
def test_scenario(one: Scenario) -> None:
    assert one.run().problems == []


@pytest.mark.parametrize("text", told())
def test_examples_of_the_document_run(text: str) -> None:
    for one in scenario.load(text):
        assert one.run().problems == []


def test_the_document_has_examples_and_names_every_field() -> None:
    from sandtable.imperium.lab.scenarios import adapter

    fields = adapter("imperium", 1)
    assert len(told()) >= 3
    text = DOCUMENT.read_text(encoding="utf-8")
    assert [name for name in (*fields.player_fields, *fields.table_fields) if f"`{name}`" not in text] == []


def test_every_worked_example_is_a_scenario() -> None:
    """With the id it has in the table, and citing at least the rules that it cites there; so do its further cases,
    whose ids have an ending of their own."""
    table = yaml_files.read(EXAMPLES.read_text(encoding="utf-8"))["examples"]
    cited = {param.values[0].id: set(param.values[0].rules) for param in SCENARIOS}
    wanted = {example["id"]: set(example["rules"]) for example in table}
    assert len(wanted) == 28
    assert [id for id in wanted if id not in cited] == []
    for id in (id for id in cited if id.startswith("ex_")):
        example = max((one for one in wanted if id == one or id.startswith(f"{one}_")), key=len, default="")
        assert example, f"{id} is no worked example"
        assert wanted[example] <= cited[id], id


def test_there_are_many_more_and_each_has_an_id_of_its_own() -> None:
    ids = [param.values[0].id for param in SCENARIOS]
    assert sorted(set(ids)) == sorted(ids)
    assert sum(not id.startswith("ex_") for id in ids) >= 20
    assert all(param.values[0].rules for param in SCENARIOS)


def test_the_rulebook_knows_where_each_scenario_stands() -> None:
    """The report of cited rules finds a scenario in its file under the very name the test gives it."""
    places = rule_report.citations(ROOT)
    for param in SCENARIOS:
        (mark,) = param.marks
        for id in mark.args:
            assert mark.kwargs["where"] in places[id]


# --- the parties that the game itself plays ----------------------------------------------
REFUSED = {
    "given: {seats: [john], rival_a: {hand: [dagger]}}": "given.rival_a.hand: rival_a has none, the game",
    "given: {seats: [john, abby], hagal: {solari: 1}}": "given.hagal.solari: hagal has none",
    "given: {seats: [john, abby], players: {hagal: {points: 1}}}": "given.hagal.points: hagal has none",
    "given: {seats: [hagal, abby]}": "given.seats: 'hagal' means something else here",
    "given: {seats: [rival_b]}": "given.seats: 'rival_b' means something else here",
    "given: {seats: [john], rivals: {john: glossu_rabban}}": "given.rivals: john is not meant here, but rival_a",
    "given: {seats: [john], leaders: {rival_a: glossu_rabban}}": "given.leaders: rival_a is not meant here, but john",
    "given: {seats: [john], rivals: {rival_a: paul_atreides}}": "'paul_atreides' cannot be a Rival",
    "given: {seats: [john], rivals: {rival_c: glossu_rabban}}": "given.rivals: there is no player 'rival_c'",
    "given: {seats: [john], rivals: [glossu_rabban]}": "option 'rivals' takes",
    "given: {seats: [john], leaders: null}": "given.leaders: ",
    "given: {seats: [john, abby], rivals: {hagal: glossu_rabban}}": "'difficulty' and 'rivals' are for seats: 1",
    "given: {seats: [john], difficulty: easy}": "given.difficulty: there is no difficulty 'easy'",
    "given: {seats: [john], hagal_deck: [hagal_reshuffle]}": "no hagal_reshuffle is left among the House Hagal deck",
    "given: {seats: 3, hagal_deck: []}": "given.hagal_deck: House Hagal plays with one or two seats only",
    "new: {seats: [john], rivals: {john: glossu_rabban}}": "new.rivals: john is not meant here",
    "new: {seats: [john, abby], rivals: {hagal: glossu_rabban}}": "new: option 'rivals' is for seats=1",
}


@pytest.mark.parametrize("beginning", REFUSED)
def test_possessions_that_automated_parties_lack_are_refused(beginning: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(REFUSED[beginning])):
        scenario.load(f"id: x\n{beginning}\nexpect: {{over: no}}\n")


@pytest.mark.parametrize(
    ("given", "leaders"),
    [
        ("", ["count_ilban_richese", "earl_memnon_thorvald", "glossu_rabban"]),
        ("leaders: {}", ["count_ilban_richese", "earl_memnon_thorvald", "glossu_rabban"]),
        ("leaders: {john: glossu_rabban}", ["glossu_rabban", "earl_memnon_thorvald", "duke_leto_atreides"]),
        ("leaders: [earl_memnon_thorvald]", ["earl_memnon_thorvald", "duke_leto_atreides", "glossu_rabban"]),
        ("rivals: {rival_a: glossu_rabban}", ["count_ilban_richese", "glossu_rabban", "duke_leto_atreides"]),
        (
            "rivals: {rival_b: duke_leto_atreides}",
            ["count_ilban_richese", "earl_memnon_thorvald", "duke_leto_atreides"],
        ),
        (
            "rivals: [duke_leto_atreides, baron_vladimir_harkonnen]",
            ["count_ilban_richese", "duke_leto_atreides", "baron_vladimir_harkonnen"],
        ),
    ],
)
def test_rivals_that_are_not_named_take_a_leader_that_is_left(given: str, leaders: list[str]) -> None:
    parties = zip(("john", "rival_a", "rival_b"), leaders, strict=True)
    expected = "".join(f"  {name}: {{leader: {leader}}}\n" for name, leader in parties)
    (one,) = scenario.load(f"id: x\ngiven:\n  seats: [john]\n  {given}\nexpect:\n{expected}")
    assert one.run().problems == []


def test_a_scenario_can_be_run_again() -> None:
    one: Scenario = SCENARIOS[0].values[0]
    before = one.start().digest()
    assert one.run().problems == one.run().problems == []
    assert one.start().digest() == before

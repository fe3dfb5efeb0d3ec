"""The format of scenarios: mistakes are refused with a clear message, and a run reports every unmet expectation."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from sandtable import scenario
from sandtable.core.errors import BadScenario
from sandtable.scenario import Result, Scenario

GOOD = """\
id: good
rules: [IMP-5.4]
given:
  seats: [john, abby, ned]
  john: {hand: [dune_the_desert_planet, dagger], spice: 0, garrison: 3}
  bonus_spice: {imperial_basin: 2}
do:
  - john plays dune_the_desert_planet to imperial_basin
  - john deploys 2
expect:
  john: {spice: 3, conflict: 2}
"""


def one(text: str) -> Scenario:
    (found,) = scenario.load(dedent(text))
    return found


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


def expecting(expect: str) -> Result:
    """Return the result of the good scenario with other expectations (one line of YAML)."""
    return one(changed("john: {spice: 3, conflict: 2}", expect)).run()


def doing(*lines: str) -> Result:
    steps = "".join(f"  - {line}\n" for line in lines)
    text = changed("  - john plays dune_the_desert_planet to imperial_basin\n  - john deploys 2\n", steps)
    return one(text.replace("john: {spice: 3, conflict: 2}", "over: no")).run()


# --- what is refused ---------------------------------------------------------------------
BAD = {
    "not YAML": ("given: [1, 2\n", "text: this is not YAML", "line 2"),
    "nothing": ("\n", "text: there is no scenario in it"),
    "no mapping": ("- only words\n", "text: a mapping is wanted, not 'only words'"),
    "key twice": (GOOD + "do: []\n", "text: line 12: 'do' appears twice"),
    "id twice": ("- {id: a, new: {}, expect: {over: no}}\n" * 2, "text: a: id: appears twice"),
    "no id": (changed("id: good\n", ""), "text: a scenario needs an id"),
    "unknown key": (changed("expect:", "expects:"), "text: there is no 'expects' (did you mean expect?)", "given, new"),
    "title": (
        changed("id: good", "id: good\ntitle: chess"),
        "text: good: title: there is no title 'chess'",
        "imperium",
    ),
    "rule": (changed("[IMP-5.4]", "[rule 5]"), "text: good: rules: ", "such as IMP-5.4", "rule 5"),
    "about": (changed("id: good", "id: good\nabout: [1]"), "text: good: about: text is wanted, not [1]"),
    "neither": ("id: bare\nexpect: {over: no}\n", "text: bare: given: ", "either 'given'", "or 'new'"),
    "both": (GOOD + "new: {}\n", "text: good: given: ", "either 'given'", "or 'new'"),
    "an empty mapping": (
        "id: idle\nnew: {}\nexpect: {alliance: {}}\n",
        "text: idle: expect.alliance: an empty mapping compares nothing; name its entries",
    ),
    "expects nothing": ("id: idle\nnew: {}\n", "text: idle: expect: the scenario expects nothing"),
    # beginnings
    "given": ("id: a\ngiven: [john]\nexpect: {over: no}\n", "text: a: given: a mapping is wanted"),
    "seats": (changed("[john, abby, ned]", "9"), "text: good: given.seats: ", "3 or 4", "not 9"),
    "seat twice": (changed("[john, abby, ned]", "[john, abby, abby]"), "text: good: given.seats: ", "'abby'"),
    "seat name": (changed("[john, abby, ned]", "[john, row, ned]"), "text: good: given.seats: 'row' means something"),
    "given key": (
        changed("bonus_spice:", "bonus:"),
        "text: good: given: there is no 'bonus'",
        "the players john, abby",
    ),
    "player key": (changed("spice: 0,", "spicy: 0,"), "text: good: given.john: there is no 'spicy'"),
    "player twice": (
        changed("  john:", "  players: {john: {}}\n  john:"),
        "text: good: given.john: john is given twice",
    ),
    "player": (changed("  john:", "  players: {jack: {}}\n  john:"), "given.players: there is no player 'jack'", "ned"),
    "card": (changed("dagger]", "dager]"), "text: good: given.john.hand: there is no card 'dager'", "dagger"),
    "too many": (changed("dagger]", "stilgar, stilgar]"), "text: good: given.john.hand: no stilgar is left"),
    "number": (
        changed("garrison: 3", "garrison: 13"),
        "text: good: given.john.garrison: ",
        "0 to 12 is wanted, not 13",
    ),
    "flag": (changed("garrison: 3", "council: 1"), "text: good: given.john.council: yes or no is wanted, not 1"),
    "space": (changed("imperial_basin: 2", "arrakeen: 2"), "given.bonus_spice: there is no Maker space 'arrakeen'"),
    "shape": (changed("{imperial_basin: 2}", "2"), "text: good: given.bonus_spice: a mapping is wanted, not 2"),
    "first": (changed("  john:", "  first: jack\n  john:"), "given.first: there is no player 'jack'; ", "abby, ned"),
    "alliance": (changed("  john:", "  alliance: {guild: jack}\n  john:"), "given.alliance.guild: there is no player"),
    "name": (changed("  john:", "  conflict: [a]\n  john:"), "text: good: given.conflict: a name is wanted, not ['a']"),
    "leaders": (changed("  john:", "  leaders: {john: paul}\n  john:"), "given.leaders: there is no leader 'paul'"),
    "new option": ("id: n\nnew: {sets: 3}\nexpect: {over: no}\n", "text: n: new: imperium has no option 'sets'"),
    "seed": ("id: n\nnew: {seed: x}\nexpect: {over: no}\n", "text: n: new: a seed is a whole number", "'x'"),
    # what is done
    "do": ("id: n\nnew: {}\ndo: pass\n", "text: n: do: a list of lines is wanted, not 'pass'"),
    "line": (changed("- john deploys 2", "- 7"), "text: good: do, step 2: a line such as", "is wanted, not 7"),
    "who": (changed("john deploys", "jack deploys"), "text: good: do, step 2: 'jack deploys 2': there is no player"),
    "verb": (
        changed("john deploys 2", "john dances"),
        "step 2: 'john dances': 'dances' is not a move",
        "john ends turn",
    ),
    "word": (
        changed("john deploys 2", "john card:dager"),
        "step 2: 'john card:dager': 'card:dager' is no word",
        "dagger",
    ),
    "card played": (changed("plays dune_", "plays dun_"), "do, step 1: ", "there is no card 'dun_the_desert_planet'"),
    "space of it": (changed("to imperial_basin", "to basin"), "do, step 1: ", "there is no space 'basin'"),
    "intrigue": (changed("deploys 2", "plays intrigue bribe"), "there is no Intrigue card 'bribe'", "bribery"),
    "choice": (changed("deploys 2", "chooses jam"), "do, step 2: 'john chooses jam': 'jam' is nothing to choose"),
    "number beyond all": (
        changed("john deploys 2", "john deploys 77"),
        "text: good: do, step 2: 'john deploys 77': 'deploy:77' is no word of this game's vocabulary",
    ),
    "number asked about": (changed("john deploys 2", "john cannot choose 77"), "'number:77' is no word of this game's"),
    "to act": (changed("john deploys 2", "{to act: jack}"), "text: good: do, step 2.to_act: there is no player 'jack'"),
    # what is expected
    "expect": ("id: n\nnew: {}\nexpect: 3\n", "text: n: expect: a mapping is wanted, not 3"),
    "fact": (
        changed("conflict: 2", "conflikt: 2"),
        "expect.john.conflikt: there is no such field",
        "(did you mean conflict?)",
    ),
    "table fact": (
        changed("john: {spice: 3", "rou: 1\n  john: {spice: 3"),
        "expect.rou: there is no such field",
        "row",
        "abby",
    ),
    "part": (changed("conflict: 2", "influence.guilt: 2"), "expect.john.influence.guilt: there is no 'guilt'", "guild"),
    "no part": (changed("conflict: 2", "spice.guild: 2"), "expect.john.spice.guild: spice has no parts"),
    "no number": (changed("conflict: 2", "conflict: two"), "expect.john.conflict: a whole number is wanted, not 'two'"),
    "no flag": (changed("conflict: 2", "council: 2"), "expect.john.council: yes or no is wanted, not 2"),
    "no name": (changed("conflict: 2", "hand: [dager]"), "expect.john.hand: there is no 'dager' (did you mean dagger"),
    "gained": (changed("conflict: 2", "hand_gained: 2"), "expect.john.hand_gained: _gained works only for a number"),
    "size": (changed("conflict: 2", "spice_size: 2"), "expect.john.spice_size: this works only for a list"),
    "option": (
        changed("conflict: 2}", "conflict: 2}\n  options_include: [fly]"),
        "expect.options_include: there is no 'fly'",
    ),
    "holder": (
        changed("conflict: 2}", "conflict: 2}\n  alliance.guild: jo"),
        "expect.alliance.guild: there is no player",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_errors_name_their_place(case: str) -> None:
    text, *said = BAD[case]
    with pytest.raises(BadScenario) as refused:
        scenario.load(text)
    for fragment in said:
        assert fragment in str(refused.value)


def test_a_file_is_named_in_errors(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(changed("dagger]", "dager]"), encoding="utf-8")
    with pytest.raises(BadScenario, match=r"mine\.yaml: good: given\.john\.hand: "):
        scenario.load(path)
    with pytest.raises(BadScenario, match=r"other\.yaml: cannot be read"):
        scenario.load(tmp_path / "other.yaml")
    with pytest.raises(BadScenario, match=r"other\.yaml: cannot be read"):
        scenario.load(str(tmp_path / "other.yaml"))


def test_load_takes_a_path_a_folder_a_list_and_several_documents(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD, encoding="utf-8")
    below = tmp_path / "below"
    below.mkdir()
    (below / "b.yaml").write_text("- {id: x, new: {}, expect: {over: no}}\n", encoding="utf-8")
    assert [s.id for s in scenario.load(tmp_path)] == ["good", "x"]
    assert [s.id for s in scenario.load(str(tmp_path / "a.yaml"))] == ["good"]
    assert [s.id for s in scenario.load(GOOD + "---\n" + GOOD.replace("id: good", "id: again"))] == ["good", "again"]


def test_nothing_loads_yaml_before_it_is_needed() -> None:
    code = "import sandtable.scenario, sandtable.imperium.lab.scenarios, sys; sys.exit('yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- what a run finds --------------------------------------------------------------------
def test_a_good_run() -> None:
    result = one(GOOD).run()
    assert (result.id, result.passed, result.problems, result.rules) == ("good", True, [], ["IMP-5.4"])


@pytest.mark.parametrize(
    ("expect", "problem"),
    [
        ("john: {spice: 2}", "expect john.spice: expected 2, found 3"),
        ("john: {spice_gained: 2}", "expect john.spice_gained: expected +2, found +3, from 0 to 3"),
        ("john: {council: yes}", "expect john.council: expected yes, found no"),
        ("john: {hand: []}", "expect john.hand: expected nothing, found dagger"),
        ("john: {hand: [dagger, dagger]}", "expect john.hand: expected dagger, dagger, found dagger"),
        ("john: {hand_size: 2}", "expect john.hand_size: expected 2, found 1 (dagger)"),
        (
            "john: {hand_includes: [dagger, dagger]}",
            "expect john.hand_includes: expected dagger, dagger, found no dagger in: dagger",
        ),
        ("john: {hand_excludes: [dagger]}", "expect john.hand_excludes: expected no dagger, found dagger"),
        ("john: {influence: {guild: 1}}", "expect john.influence.guild: expected 1, found 0"),
        ("john: {influence.guild_gained: 1}", "expect john.influence.guild_gained: expected +1, found +0"),
        (
            "john: {influence_gained: {guild: 1}}",
            "expect john.influence_gained.guild: expected +1, found +0",
        ),
        ("john: {voice: arrakeen}", "expect john.voice: expected arrakeen, found nothing"),
        ("to_act: abby", "expect to_act: expected abby, found john"),
        ("winner: [john, abby]", "expect winner: expected john, abby, found nobody"),
        ("alliance.guild: abby", "expect alliance.guild: expected abby, found nobody"),
        ("first: nobody", "expect first: expected nobody, found john"),
        ("bonus_spice.imperial_basin: 2", "expect bonus_spice.imperial_basin: expected 2, found 0"),
        ("phase: combat", "expect phase: expected combat, found turns"),
        ("conflict_levels: [1]", "expect conflict_levels: expected [1], found [2, 2, 2, 2, 2, 3, 3, 3, 3]"),
        ("options: [yes, no]", "expect options: expected yes, no, found end"),
        ("options_include: [yes]", "expect options_include: expected yes, found no yes in: end"),
        ("options_exclude: [end]", "expect options_exclude: expected no end, found end"),
        ("over: yes", "expect over: expected yes, found no"),
    ],
)
def test_an_expectation_can_fail(expect: str, problem: str) -> None:
    result = expecting(expect)
    assert not result.passed
    assert len(result.problems) == 1
    assert result.problems[0].startswith(problem)


def test_all_that_is_wrong_is_collected() -> None:
    result = expecting("john: {spice: 2, conflict: 1}\n  over: yes")
    assert len(result.problems) == 3


TO_BASIN = "john plays dune_the_desert_planet to imperial_basin"


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (
            (TO_BASIN, "john deploys 3", "john ends turn"),
            "step 2, john deploys 3: deploy:3 is not possible now; john may",
        ),
        (("abby reveals",), "step 1, abby reveals: abby has nothing to decide now; to act: john"),
        ((TO_BASIN, "john passes"), "step 2, john passes: pass or done is not possible now"),
        (
            ("john can play dagger to arrakeen",),
            "step 1, john can play dagger to arrakeen: space:arrakeen is not possible",
        ),
        (("john cannot play dagger to hall_of_oratory",), "step 1, john cannot play dagger to hall_of_oratory: it was"),
        (("abby cannot reveal",), "step 1, abby cannot reveal: abby has nothing to decide now"),
        (("abby can reveal",), "step 1, abby can reveal: abby has nothing to decide now"),
        (("{to act: abby}",), "step 1, to act: abby: to_act: expected abby, found john"),
        (("{expect: {john: {spice: 1}}}",), "step 1, expect: john.spice: expected 1, found 0"),
    ],
)
def test_a_step_can_fail(lines: tuple[str, ...], problem: str) -> None:
    (found,) = doing(*lines).problems
    assert found.startswith(problem)


def test_after_a_step_that_fails_nothing_is_tried() -> None:
    result = one(changed("john deploys 2", "john deploys 3")).run()
    assert len(result.problems) == 1
    assert "the following steps were not tried" in result.problems[0]


def test_can_and_cannot_change_nothing() -> None:
    assert doing("john can play dagger to hall_of_oratory", "john cannot play dagger to arrakeen", TO_BASIN).passed


def test_the_end_of_a_turn_can_be_asked_about() -> None:
    assert doing("john cannot end turn", TO_BASIN, "john can end turn", "john ends turn").passed
    assert "abby has nothing to decide now" in doing("abby can end turn", TO_BASIN).problems[0]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("john resolves space", "box:space"),
        ("john resolves dagger part 1", "box:dagger"),
        ("john trashes dagger from play", "inplay:dagger"),
        ("john trashes dagger from discard", "discard:dagger"),
        ("john trashes dagger from hand", "card:dagger"),
        ("john trashes nothing", "none"),
        ("john discards dagger", "card:dagger"),
        ("john acquires stilgar", "acquire:stilgar"),
        ("john acquires aside", "acquire:aside"),
        ("john chooses fremen", "faction:fremen"),
        ("john chooses abby", "seat:1"),
        ("john chooses 2", "number:2"),
        ("john chooses option:1", "option:1"),
        ("john plays intrigue ambush", "intrigue:ambush"),
        ("john ability", "ability"),
    ],
)
def test_phrases_and_their_meaning(line: str, problem: str) -> None:
    (found,) = doing(TO_BASIN, line).problems
    assert f": {problem} is not possible now" in found


# --- names and numbers -------------------------------------------------------------------
def test_players_by_number() -> None:
    text = """
        id: numbers
        given:
          seats: 3
          turn: 1
          control: {carthag: 0}
          0: {solari: 0}
          players: {1: {hand: [reconnaissance]}}
        do:
          - 1 plays reconnaissance to carthag
          - to act: 1
        expect:
          0: {solari: 1}
          control.carthag: 0
    """
    assert one(text).run().problems == []


def test_names_are_understood_wherever_a_seat_is_meant() -> None:
    text = """
        id: names
        given:
          seats: [john, abby, ned]
          leaders: {abby: glossu_rabban}
          first: ned
          turn: abby
          mentat: ned
          alliance: {bene: abby, guild: null}
          control: {arrakeen: john}
          abby: {influence: {bene: 4}}
        expect:
          first: ned
          to_act: abby
          mentat: ned
          alliance: {bene: abby, guild: nobody, fremen: null}
          control: {arrakeen: john, carthag: nobody}
          abby: {leader: glossu_rabban}
          john: {leader: earl_memnon_thorvald}
          ned: {leader: paul_atreides, agents: 3}
    """
    assert one(text).run().problems == []


def test_a_new_game_with_names() -> None:
    text = """
        id: new
        new:
          seats: [john, abby, ned]
          seed: 3
          first: abby
          leaders: draft
        do:
          - john leader:paul_atreides
          - ned leader:helena_richese
          - abby cannot leader:paul_atreides
          - abby leader:count_ilban_richese
        expect:
          to_act: abby
          john: {leader: paul_atreides, hand_size: 5}
    """
    assert one(text).run().problems == []


def test_the_parties_the_game_itself_plays_have_names() -> None:
    text = """
        id: against_hagal
        given:
          seats: [john, abby]
          hagal: {garrison: 1, conflict: 2}
          bonus_spice: {hagga_basin: 2}
          hagal_deck: [hagal_harvest_spice]
          john: {hand: [dagger]}
        do:
          - john plays dagger to hall_of_oratory
          - john ends turn
        expect:
          to_act: abby
          hagal: {agents_at: [hagga_basin], garrison: 0, conflict: 3}
          bonus_spice.hagga_basin: 0
    """
    assert one(text).run().problems == []


def test_all_pass_goes_to_the_next_phase() -> None:
    text = """
        id: passing
        given:
          seats: [john, abby, ned]
          conflict: raid_stockpiles
          abby: {conflict: 1, intrigue: [ambush]}
        do:
          - all pass
          - expect: {phase: combat, round: 1, to_act: abby}
          - all pass
        expect:
          phase: turns
          round: 2
          abby: {spice: 3, intrigue_includes: [ambush]}
    """
    assert one(text).run().problems == []

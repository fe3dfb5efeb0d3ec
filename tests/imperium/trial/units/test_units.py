"""A unit that is no troop, brought by its own module: every reader of units and troops treats it right."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.fluent import Words, languages
from sandtable.core.titles import meta, register
from sandtable.imperium.judge import policy, prospects
from sandtable.imperium.judge.conflict import fighting_worth
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.lab.invariant_pieces import InvariantBroken
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.lab.position import build
from sandtable.imperium.lab.sorts import faults
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.builders import units_at_least
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.rules.acts import deploy, lose, lose_troops, retreat
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.records import CONDS
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.sides import controller_of, fights, opponents_with_troops
from sandtable.imperium.rules.units import (
    CONFLICT,
    GARRISON,
    SUPPLY,
    TO_SUPPLY,
    TROOP,
    UNITS,
    Unit,
    able_to_retreat,
    in_place,
    move,
    owned_by,
    ready_to_deploy,
    register_unit,
)
from sandtable.imperium.tell.opened import deploying
from sandtable.imperium.tell.recaps import combat_recap
from sandtable.imperium.tell.telling import tell_decision, tell_event, tell_option
from sandtable.scenario import load
from tests.citing import rule
from tests.imperium.playing import options, play, skip_round
from tests.imperium.trial.units.meta import HANGAR
from tests.imperium.trial.units.thopters import THOPTER, thopters_of

ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_TITLES", "")
    register("hangar", "tests.imperium.trial.units.meta:HANGAR")


def rules(seats: int = 3) -> Ruleset:
    return ruleset_for("hangar", HANGAR.check({"seats": seats}))


def begin(thopters: Mapping[str, Any] | None = None, **given: Any) -> Game:
    """A position with thopters; p0 to p3 are the players."""
    players = {seat: given.pop(f"p{seat}") for seat in range(4) if f"p{seat}" in given}
    game = build({"seats": 3, **given, "players": players, "thopters": thopters or {}}, "hangar")
    check(game)
    return game


def at(game: Game, seat: int) -> list[int]:
    """Thopters of the seat in supply, garrison and Conflict."""
    return [THOPTER.count(game, seat, place) for place in (SUPPLY, GARRISON, CONFLICT)]


# --- the record --------------------------------------------------------------------------
def test_it_is_in_games_with_its_module_alone() -> None:
    assert [unit.id for unit in rules().units] == ["thopter"]
    assert "unit:thopter" in rules().vocabulary.words
    theirs = ruleset_for("imperium", meta("imperium").check({}))
    assert (theirs.units, theirs.deployable, theirs.unit_word) == ([], [], [])
    uprising = ruleset_for("uprising", meta("uprising").check({}))
    assert [unit.id for unit in uprising.units] == ["sandworm"]
    assert not [word for word in uprising.vocabulary.words if word.startswith("unit:")]


def test_a_record_that_cannot_be_is_refused() -> None:
    before = dict(UNITS)

    def unit(id: str, module: str = "thopters", is_troop: bool = False) -> Unit:
        return Unit(id, strength=1, supply=1, after_combat=TO_SUPPLY, module=module, is_troop=is_troop)

    for wrong, moves, why in (
        (unit("thopter"), {}, "there is a unit 'thopter' already"),
        (unit("militia", is_troop=True), {}, "only 'troop' is"),
        (unit("militia", module=""), {}, "names no module"),
        (unit("militia"), {"dance": "TRI-4"}, "no move 'dance'; there are recruit, deploy"),
    ):
        with pytest.raises(ValueError, match=why):
            register_unit(wrong, moves)
    assert before == UNITS


def test_nothing_outside_its_folder_mentions_it() -> None:
    mention = re.compile(r"\b(thopters?(_|\b)|THOPTER\b|tests\.imperium\.trial)")
    found = [
        path.relative_to(ROOT).as_posix()
        for folder in ("sandtable", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte") and mention.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_its_pieces_lack_nothing(seats: int) -> None:
    assert faults("hangar", HANGAR.check({"seats": seats})) == []


# --- strength ----------------------------------------------------------------------------
@rule("IMP-8.6", "IMP-8.7")
def test_it_counts_for_strength_and_alone_lets_swords_count() -> None:
    game = begin({"conflict": [1, 2, 0]}, p0={"swords": 2}, p1={"conflict": 1}, p2={"swords": 4})
    assert [p.strength() for p in game.players] == [5, 8, 0]
    assert [p.units() for p in game.players] == [1, 3, 0]
    assert [p.strength_of(p.conflict + 1) for p in game.players] == [5, 10, 2]
    assert [fights(game, seat) for seat in range(3)] == [True, True, False]
    lose(game, 0, 1, CONFLICT, THOPTER)
    assert (at(game, 0), game.players[0].strength()) == ([2, 0, 0], 0)
    check(game)


def test_effects_on_troops_do_not_touch_it() -> None:
    game = begin({"conflict": [1, 0, 0], "garrison": [1, 0, 0]}, p0={"conflict": 0, "garrison": 0})
    for place in (fx.FROM_GARRISON, fx.FROM_CONFLICT):
        lose_troops(game, 0, 2, place)
    assert (at(game, 0), game.players[0].troops()) == ([0, 1, 1], 12)
    found = [node for node in NODES if node.op == fx.RETREAT or (node.op == fx.DEPLOY and not node.b)]
    assert found
    assert not any(KINDS[node.op].can(game, 0, node) for node in found), "they speak of troops"


@rule("IMP-20.54")
def test_double_cross_asks_for_a_troop_and_a_lone_thopter_is_none() -> None:
    own = {"hand": ["dagger"], "intrigue": ["double_cross"], "solari": 1}
    game = begin({"conflict": [0, 1, 0]}, p0=own)
    assert "intrigue:double_cross" not in options(game)
    assert opponents_with_troops(game, 0) == []
    game = begin({"conflict": [0, 1, 0]}, p0=own, p2={"conflict": 1})
    play(game, "intrigue:double_cross")
    if game.decision(0).kind == "victim":  # one who can be named is not asked for
        assert options(game) == ["seat:2"]
        play(game, "seat:2")
    assert [p.conflict for p in game.players] == [1, 0, 0]
    assert at(game, 1) == [1, 0, 1]


@rule("IMP-20.54")
def test_the_condition_and_the_hook_of_a_rival_ask_for_troops_too() -> None:
    game = begin({"conflict": [0, 1, 1]}, p0={"hand": ["lookout"], "solari": 0})
    play(game, "card:lookout space:carthag")
    assert game.players[0].solari == 0
    node = next(node for node in NODES if node.op == fx.HOOK and node.name == "double_cross")
    before = len(game.stack)
    KINDS[node.op].rival(game, 0, node, 0)
    assert len(game.stack) == before, "nobody could be named"
    game = begin({"conflict": [0, 1, 1]}, p0={"hand": ["lookout"], "solari": 0}, p1={"conflict": 1})
    play(game, "card:lookout space:carthag")
    while "box:lookout" in options(game):
        play(game, "box:lookout")
    assert game.players[0].solari == 1


@rule("IMP-20.44")
def test_nobody_is_asked_for_a_troop_who_has_only_a_thopter() -> None:
    """Test of Humanity: who holds no card and has no troop in the Conflict is not asked."""
    given = {"p0": {"hand": ["test_of_humanity"]}, "p1": {"hand": []}, "p2": {"hand": []}}
    game = begin({"conflict": [0, 1, 0]}, **given)
    play(game, "card:test_of_humanity space:hall_of_oratory")
    while "box:test_of_humanity" in options(game):
        play(game, "box:test_of_humanity")
    assert (game.to_act, at(game, 1)) == ([0], [1, 0, 1])


def test_conditions_on_units_count_it() -> None:
    game = begin({"conflict": [2, 0, 0]}, p0={"conflict": 1})
    for n, holds in ((3, True), (4, False)):
        cond = units_at_least(n)
        assert CONDS[cond.op].holds(game, 0, cond, 0) is holds
    assert (in_place(game, 0, CONFLICT), in_place(game, 0, GARRISON)) == (3, game.players[0].garrison)


# --- a turn ------------------------------------------------------------------------------
@rule("IMP-5.4")
def test_it_is_commissioned_and_deployed_in_a_turn() -> None:
    game = begin({"garrison": [1, 0, 0]}, p0={"hand": ["thopter_pilot"], "garrison": 3})
    game.listen()
    play(game, "card:thopter_pilot space:imperial_basin")
    while "box:thopter_pilot" in options(game):
        play(game, "box:thopter_pilot")
    assert (at(game, 0), game.allowance) == ([0, 2, 0], 3)
    told = options(game)
    assert {"deploy:3", "unit:thopter"} <= set(told)
    shown = deploying(game, game.decision(0))
    assert (shown["unit:thopter"]["strength"], shown["deploy:2"]["strength"]) == (3, 4)
    play(game, "unit:thopter unit:thopter")
    assert (at(game, 0), game.allowance, game.players[0].strength()) == ([0, 0, 2], 1, 6)
    assert (game.entered, game.deployed) == (2, 0), "troops alone are deployed for the Baron"
    assert "unit:thopter" not in options(game)
    assert "deploy:1" in options(game)
    assert "deploy:2" not in options(game)
    check(game)
    kinds = [event.kind for event in game.take_events()]
    assert kinds.count("deploy_thopter") == 2
    assert kinds.count("recruit_thopter") == 1
    assert "deploy" not in kinds


def test_scenarios_deploy_it_by_name(tmp_path: Path) -> None:
    written = """
- id: a_thopter_flies
  title: hangar
  given:
    seats: [ann, bob, cyd]
    turn: ann
    ann: {hand: [thopter_pilot]}
    thopters: {garrison: [1]}
  do:
    - ann plays thopter_pilot to imperial_basin
    - ann deploys thopter
    - ann cannot deploy 13
  expect:
    ann: {strength: 3}
    thopters_conflict: [1, 0, 0]
"""
    (tmp_path / "units.yaml").write_text(written, encoding="utf-8")
    (one,) = load(tmp_path / "units.yaml")
    result = one.run()
    assert result.passed, result.problems
    (tmp_path / "wrong.yaml").write_text(written.replace("deploys thopter", "deploys sandworm"), encoding="utf-8")
    with pytest.raises(BadScenario, match="no unit to deploy 'sandworm'"):
        load(tmp_path / "wrong.yaml")


def test_without_a_combat_space_or_under_a_ban_it_stays() -> None:
    game = begin({"garrison": [2, 0, 0]}, p0={"hand": ["thopter_pilot"]})
    play(game, "card:thopter_pilot space:secure_contract")
    assert "unit:thopter" not in options(game)
    game = begin({"garrison": [2, 0, 0]}, p0={"hand": ["thopter_pilot"]})
    play(game, "card:thopter_pilot space:carthag")
    assert "unit:thopter" in options(game)
    game.deploy_ban = True
    game.options_now = None
    assert "unit:thopter" not in options(game)


def test_it_retreats_where_an_effect_speaks_of_units() -> None:
    words = Words("en")
    game = begin({"conflict": [1, 0, 0]}, p0={"hand": ["fly_low"], "conflict": 1})
    assert able_to_retreat(game, 0) == [TROOP, THOPTER]
    play(game, "card:fly_low space:arrakeen")
    while game.decision(0).kind == "menu":
        play(game, "box:fly_low")
    decision = game.decision(0)
    assert (decision.kind, options(game)) == ("withdraw", ["troop", "unit:thopter", "none"])
    assert tell_decision(decision, words, game) == "Fly Low: Which unit retreats?"
    assert [tell_option(decision, option, words) for option in decision.options] == ["A troop", "A thopter", "None"]
    play(game, "unit:thopter")
    assert (at(game, 0), game.players[0].strength()) == ([1, 1, 0], 2)
    check(game)


# --- after Combat ------------------------------------------------------------------------
@rule("IMP-10.12")
def test_it_goes_back_to_the_garrison_and_the_recap_counts_it() -> None:
    game = begin({"conflict": [1, 0, 0]}, p0={"conflict": 1, "garrison": 2}, p1={"conflict": 1}, conflict="skirmish_a")
    game.listen()
    skip_round(game)
    events = game.take_events()
    assert at(game, 0) == [1, 1, 0]
    assert (game.players[0].other_units, game.players[0].other_strength) == (0, 0)
    assert game.players[0].conflict == 0
    check(game)
    end = next(i for i, event in enumerate(events) if event.kind == "fought")
    for lang in languages():
        recap = combat_recap(events, end, 3, lambda told: [], Words(lang))
        side = next(side for side in recap["sides"] if side["seat"] == 0)
        swords = sum(part["strength"] for part in side["parts"] if part["kind"] not in ("troops", "thopters"))
        assert side["strength"] == 2 + 3 + swords
        assert {part["kind"]: part["strength"] for part in side["parts"]}["thopters"] == 3
        assert all(tell_event(event, Words(lang)) for event in events)


@rule("IMP-6.2")
def test_a_thopter_over_a_space_controls_it_and_the_marker_below_counts_later() -> None:
    over = {"arrakeen": [1]}
    game = begin({"over": over}, p0={"hand": ["dagger", "thopter_pilot"]}, control={"arrakeen": 2}, round=1)
    slot = game.rules.space["arrakeen"]
    assert (controller_of(game, slot), game.control[slot]) == (1, 2)
    before = [p.solari for p in game.players]
    play(game, "card:thopter_pilot space:arrakeen")
    assert [p.solari - was for p, was in zip(game.players, before, strict=True)] == [0, 1, 0]
    mine = [prospects.features(game, seat)[prospects.FEATURES.index("control")] for seat in range(3)]
    assert mine == [0.0, 1.0, 0.0]
    check(game)
    thopters_of(game).over[slot] = 5
    with pytest.raises(InvariantBroken, match="thopter"):
        check(game)


@rule("IMP-6.2")
def test_its_winner_controls_the_space_until_the_next_combat_is_over() -> None:
    given = {"p0": {"conflict": 1}, "p1": {"conflict": 0}}
    game = begin({"conflict": [1, 0, 0]}, conflict="siege_of_carthag", round=2, **given)
    slot = game.rules.space["carthag"]
    skip_round(game)
    assert (controller_of(game, slot), at(game, 0)) == (0, [1, 0, 0])
    check(game)
    skip_round(game)
    assert (thopters_of(game).over[slot], at(game, 0)) == (-1, [1, 1, 0])


# --- bots and Rivals ---------------------------------------------------------------------
def test_bots_weigh_it() -> None:
    game = begin({"garrison": [1, 0, 0]}, p0={"hand": ["thopter_pilot"], "garrison": 0}, p1={"conflict": 1})
    assert game.players[0].garrison == 0
    assert ready_to_deploy(game, game.players[0])
    assert not begin({}, p0={"garrison": 0}).rules.units[0].count(game, 1, GARRISON)
    w = Worth(game, 0)
    assert w.sword == w.rates[13], "swords count where a thopter can be sent"
    assert fighting_worth(w, 3.0) > fighting_worth(w, 0.0)
    play(game, "card:thopter_pilot space:imperial_basin")
    while "box:thopter_pilot" in options(game):
        play(game, "box:thopter_pilot")
    decision = game.decision(0)
    scores = dict(zip(decision.words(), policy.scores(game, 0, decision.options), strict=True))
    assert scores["unit:thopter"] > scores["end"]
    less = begin({}, p0={"hand": ["dagger"]})
    more = begin({"garrison": [2, 0, 0]}, p0={"hand": ["dagger"]})
    assert prospects.chances(more)[0] > prospects.chances(less)[0]


@rule("IMP-17.8")
def test_a_rival_deploys_it_before_troops_within_the_limit_of_two() -> None:
    from sandtable.imperium.modules.rivals.turns import deploy_step

    game = begin({"garrison": [0, 1, 0]}, seats=1)
    hagal_of(game).discard.append(hagal_of(game).deck.pop())
    rival = game.players[1]
    assert at(game, 1) == [1, 1, 0]
    move(game, 1, TROOP, 3, SUPPLY, GARRISON)
    deploy_step(game, (0, 1, 0, 0, 0))
    assert (at(game, 1), rival.garrison, rival.conflict) == ([1, 0, 1], 2, 1)


# --- the component -----------------------------------------------------------------------
def test_its_counts_are_checked_written_and_told() -> None:
    game = begin({"garrison": [1, 0, 0], "conflict": {1: 2}})
    assert game.view(0).as_dict()["thopters"]["conflict"] == [0, 2, 0]
    assert [owned_by(game, seat, THOPTER) for seat in range(3)] == [2, 2, 2]
    back = from_bytes(game.to_bytes())
    assert back == game
    assert back.clone() == game
    deploy(back, 0, 1, unit=THOPTER)
    assert back != game
    retreat(back, 0, 1, THOPTER)
    assert thopters_of(back).counts == thopters_of(game).counts
    for given, why in (
        ({"garrison": [3]}, "seat 0 can have 0 to 2 there, not 3"),
        ({"conflict": {7: 1}}, "there is no seat 7; there are 0 to 2"),
        ({"hangar": [1]}, "there is no 'hangar'; there are garrison, conflict"),
        ({"over": {"mentat": [0]}}, "'mentat' is no space to control"),
    ):
        with pytest.raises(BadScenario, match=why):
            begin(given)
    thopters_of(game).counts[CONFLICT][1] -= 1
    with pytest.raises(InvariantBroken, match=r"seat 1 has \[0, 0, 1\] units 'thopter'"):
        check(game)
    thopters_of(game).counts[SUPPLY][1] += 1
    with pytest.raises(InvariantBroken, match=r"2 other units of strength 6; in the Conflict are \{'thopter': 1\}"):
        check(game)
    with pytest.raises(DamagedData, match="'thopter'"):
        thopters_of(game).unpack([[[1, 2], [1], [1, 2]], [], [], -1])


def test_whole_games_keep_every_piece() -> None:
    seen: set[str] = set()
    for seats in (1, 2, 3, 4):
        for seed in range(3):
            random = Random(seed)
            game = sandtable.new("hangar", seats=seats, seed=seed)
            assert isinstance(game, Game)
            game.listen()
            while not game.over:
                seat = game.to_act[0]
                told = game.options_of(seat)
                best = policy.best(game, seat, told) if random.random() < 0.5 else random.choice(told)
                game.apply(seat, best)
                check(game)
            seen |= {event.kind for event in game.take_events()}
    assert {"recruit_thopter", "deploy_thopter", "home_thopter"} <= seen

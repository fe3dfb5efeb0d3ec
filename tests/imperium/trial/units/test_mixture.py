"""A mixture of boxes: what names a replaced space means the one in its slot, and every fact has a weight."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sandtable
from sandtable.core.fluent import Words
from sandtable.core.titles import meta, register
from sandtable.imperium.boxes.uprising.figures import FIGURES
from sandtable.imperium.judge import policy, prospects, rates
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.lab.position import build
from sandtable.imperium.language.pieces import Box, Figures
from sandtable.imperium.modules.choam import contract_tables, contracts_of
from sandtable.imperium.modules.choam_language import CONTRACTS
from sandtable.imperium.modules.choam_worth import spaces_of
from sandtable.imperium.modules.spy_language import POSTS
from sandtable.imperium.modules.spy_posts import posts_of
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.catalog import CONFLICTS, HAGAL
from sandtable.imperium.rules.chosen import Choice
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.sides import controller_of
from sandtable.imperium.rules.units import owned_by
from sandtable.imperium.tell import table
from sandtable.imperium.tell.opened import deploying
from sandtable.imperium.tell.telling import tell_option
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.trial.units.meta import MIXTURE
from tests.imperium.trial.units.thopters import THOPTER, ThopterModule

LABORATORY = "field_laboratory"  # in place of the Research Station
WORKS = "spice_works"  # in place of the Spice Refinery


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_TITLES", "")
    register("mixture", "tests.imperium.trial.units.meta:MIXTURE")


def rules(seats: int = 3, title: str = "mixture") -> Ruleset:
    return ruleset_for(title, meta(title).check({"seats": seats, "choam": True}))


def begin(**given: Any) -> Game:
    players = {seat: given.pop(f"p{seat}") for seat in range(6) if f"p{seat}" in given}
    return build({"seats": 3, "choam": {}, **given, "players": players}, "mixture")


# --- slots -------------------------------------------------------------------------------
def test_a_replaced_space_is_found_by_its_old_name_and_is_gone_from_the_board() -> None:
    ours, theirs = rules(), rules(title="uprising")
    for old, new in (("research_station", LABORATORY), ("spice_refinery", WORKS)):
        assert old not in ours.space
        assert ours.vocabulary.word(ours.space_word[ours.space[new]]) == f"space:{new}"
        assert ours.slot_of(old, "a test") == ours.space[new] == theirs.space[old]
        assert (ours.space_now(old), theirs.space_now(old)) == (new, old)
    with pytest.raises(ValueError, match="a test speaks of the space 'nowhere', which is not on this board"):
        ours.slot_of("nowhere", "a test")


def test_a_space_replaced_twice_is_where_the_last_one_is() -> None:
    from sandtable.imperium.language.builders import gain
    from sandtable.imperium.language.effects import CITY
    from sandtable.imperium.language.family import SPACE
    from sandtable.imperium.language.places import Space

    if "overlay_again" not in catalog.BOXES:
        again = Space("ruins", "Ruins", "city", CITY, gain(solari=1), combat=True)
        catalog.add_box(Box("overlay_again", "Again", {SPACE: [again]}, replaces={f"space:{LABORATORY}": "ruins"}))
    chosen = rules().choice
    twice = Ruleset("mixture", Choice((*chosen.boxes, "overlay_again"), chosen.modules))
    assert twice.slot_of("research_station", "a test") == twice.space["ruins"] == rules().space[LABORATORY]


def test_house_hagal_cards_conflicts_posts_and_contracts_go_by_slot() -> None:
    alone = rules(1)
    slots = {HAGAL[kind].id: [slot for slot, _, _ in alone.hagal_ways[kind]] for kind in alone.hagal}
    assert slots["hagal_research_station"] == [alone.space[LABORATORY]]
    assert slots["hagal_spice_refinery"] == [alone.space[WORKS]]
    ours = rules()
    about = {CONFLICTS[kind].id for kind in ours.conflicts if ours.conflict_space[kind] == ours.space[WORKS]}
    assert about == {"seize_spice_refinery", "battle_for_spice_refinery"}
    posts = posts_of(ours)
    watching = {POSTS[posts.kinds[n]].id for n in posts.at[ours.space[LABORATORY]]}
    assert watching == {"tabr_station", "station_refinery"}
    slot = contract_tables(ours).slot
    visits = {CONTRACTS[kind].id for kind in contract_tables(ours).kinds if slot[kind] == ours.space[LABORATORY]}
    assert visits == {"research_station_spy", "research_station_solari"}


def test_a_contract_is_completed_on_the_space_in_the_slot() -> None:
    game = begin(p0={"hand": ["thopter_pilot"], "water": 2}, choam={"held": {"research_station_solari": [0]}})
    kind = game.rules.pieces["contract"].by_id["research_station_solari"]
    assert contracts_of(game).held[0] == [kind]
    assert spaces_of(game.rules, [kind]) == 1 << game.rules.space[LABORATORY]
    card = next(word for word in options(game) if word.startswith("card:"))
    play(game, card)
    play(game, f"space:{LABORATORY}")
    assert contracts_of(game).done[0] == [kind]


def test_an_intrigue_card_controls_the_space_in_the_slot() -> None:
    game = begin(p0={"hand": ["dagger"], "solari": 4, "intrigue": ["hostile_takeover"]})
    play(game, "intrigue:hostile_takeover")
    assert controller_of(game, game.rules.space[WORKS]) == 0
    check(game)


def test_the_page_is_sent_the_spaces_that_are_there() -> None:
    sent = table.content("mixture", MIXTURE.check({"seats": 1, "choam": True}), Words("en"))
    assert sent["hagal"]["hagal_research_station"]["space"] == LABORATORY
    assert sent["contracts"]["research_station_spy"]["space"] == LABORATORY
    assert sent["posts"]["station_refinery"]["spaces"] == [LABORATORY, WORKS]
    about = {data["about"] for data in sent["conflicts"].values()}
    assert WORKS in about
    assert "spice_refinery" not in about


# --- figures -----------------------------------------------------------------------------
def test_figures_fall_back_fact_by_fact() -> None:
    """`overlay` has fitted one fact, `uprising` the others; nobody thopters."""
    game = begin()
    weights = dict(zip(prospects.further_names(game), game.rules.fact_weights, strict=True))
    assert weights["spies"] == (0.5, 0.0)
    assert weights["hooks"] == FIGURES.further["hooks"]
    assert weights["thopters"] == (0.3, 0.02)
    assert rates.rates_of(game.rules) is FIGURES.rates
    assert prospects.weights_of(game, game.players[0]) is FIGURES.prospects


def test_a_box_without_any_figures_still_weighs_the_facts_of_modules() -> None:
    chosen = Ruleset("imperium", Choice(("base", "hangar"), ("thopters",)))
    assert chosen.fact_weights == [(0.3, 0.02)]
    assert rates.rates_of(chosen) is rates.AMONG_PLAYERS


def test_figures_leave_out_what_an_earlier_box_has() -> None:
    first = Figures(rates=[1.0], prospects=[2.0], further={"a": (1.0, 0.0), "b": (2.0, 0.0)})
    last = Figures(rounds_left=[3.0], further={"b": (4.0, 0.0)}).over(first)
    assert (last.rates, last.prospects, last.rounds_left) == ([1.0], [2.0], [3.0])
    assert last.further == {"a": (1.0, 0.0), "b": (4.0, 0.0)}


def test_every_module_declares_what_its_facts_weigh(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in MODULES.values():
        assert set(module.fact_defaults()) == set(module.fact_names()), module.id
    monkeypatch.setattr(ThopterModule, "fact_defaults", lambda self: {})
    with pytest.raises(ValueError, match="no box of this game weighs 'thopters', a fact of module 'thopters'"):
        Ruleset("imperium", Choice(("base", "hangar"), ("thopters",)))


# --- teams -------------------------------------------------------------------------------
@rule("UPR-S3.8")
def test_an_ally_deploys_it_in_the_turn_of_the_commander() -> None:
    leaders = ["muad_dib", "feyd_rautha_harkonnen", "gurney_halleck"]
    leaders += ["shaddam_corrino_iv", "lady_jessica", "princess_irulan"]
    own = {"hand": ["shaddam_seek_allies"], "spice": 5, "intrigue": ["distraction"]}
    given = {"leaders": leaders, "p3": own, "p1": {"garrison": 1}, "thopters": {"garrison": {1: 2}}}
    game = begin(seats=6, turn=3, **given)
    assert [owned_by(game, seat, THOPTER) for seat in range(6)] == [0, 2, 2, 0, 2, 2]
    play(game, "card:shaddam_seek_allies space:heighliner seat:1 end")
    decision = game.decision(1)
    troops = [f"number:{n}" for n in range(7)]  # one of the garrison, five of the Heighliner
    assert (decision.kind, options(game)) == ("ally_deploy", [*troops, "unit:thopter"])
    assert tell_option(decision, decision.options[-1], Words("en")) == "Deploy a thopter"
    assert deploying(game, decision)["unit:thopter"]["strength"] == 3
    assert policy.best(game, 1, decision.options) == decision.options[-1]
    check(game)
    allowed = game.allowance
    play(game, "unit:thopter")
    assert (options(game), game.allowance) == ([*troops, "unit:thopter"], allowed - 1)
    play(game, "number:0")
    assert (game.players[1].strength(), game.entered) == (3, 1)
    assert game.to_act == [3], "what has come true may still be used"
    check(game)


# --- whole games -------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6])
def test_whole_games_of_the_mixture_end(seats: int) -> None:
    for seed in range(2):
        random = Random(seed)
        game = sandtable.new("mixture", seats=seats, seed=seed, choam=True)
        assert isinstance(game, Game)
        while not game.over:
            seat = game.to_act[0]
            told = game.options_of(seat)
            game.apply(seat, policy.best(game, seat, told) if random.random() < 0.5 else random.choice(told))
            check(game)
        assert [unit.id for unit in game.rules.units] == ["sandworm", THOPTER.id]
        assert sum(prospects.chances(game)) == pytest.approx(3.0 if seats == 6 else 1.0)  # of a team of three each

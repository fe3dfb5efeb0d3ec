"""Coverage of Uprising: it demands nothing impossible, and shows what random games miss."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.lab.coverage import Coverage, needed, reachable_nodes, unreached
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.scenario import load
from tests.imperium.shown import shown

TITLE = "uprising"
GAMES = 160
SCENARIOS = Path(__file__).resolve().parent / "scenarios"
# What two thousand random games with some options have missed, three to six players, alone and two with Rivals and
# their variants: an id with all its parts, and the scenario that shows it instead.
RARE = {
    "card:branching_path agent": "branching_path_with_the_alliance",
    "card:cargo_runner agent.1": "cargo_runner_with_four_contracts",
    "card:cargo_runner agent.2": "cargo_runner_with_four_contracts",
    "card:delivery_agreement reveal.2": "delivery_agreement_with_four_contracts",
    "card:desert_power reveal.2": "desert_power_summons",
    "card:guild_spy reveal.2": "guild_spy_drawn_late",
    "card:in_high_places agent": "in_high_places_with_another_card_of_the_sisterhood",
    "card:junction_headquarters agent": "junction_headquarters_trashes_the_intrigue_card",
    "card:leadership agent": "leadership_draws_for_sandworms_just_summoned",
    "card:overthrow agent": "influence_stops_at_six",
    "card:paracompass reveal.2": "paracompass_waits_for_the_seat",
    "card:priority_contracts reveal.2": "priority_contracts_with_four_contracts",
    "card:steersman agent.1": "recalled_from_a_space_that_is_shared",
    "card:steersman agent.2": "recalled_from_a_space_that_is_shared",
    "contract:acquire_the_spice_must_flow reward": "price_is_no_object",
    "decision:ally": "an_alliance_is_given_to_one_of_equals",
    "decision:flip_icon": "an_icon_or_the_wild_one_is_turned_down",
    "end:conflict_deck": "the_ornithopter_scores_against_rivals",
    "end:points": "a_player_wins_beside_a_streamlined_rival",
    "event:intrigue_shuffle": "the_intrigue_deck_is_made_anew",
    "event:intrigue_trashed": "branching_path_with_the_alliance",
    "intrigue:backed_by_choam combat": "backed_by_choam_in_combat",
    "intrigue:choam_profits effect": "choam_profits_with_four_contracts",
    "intrigue:crysknife endgame": "endgame_icon_card_and_wild_icon",
    "intrigue:depart_for_arrakis effect.2": "depart_for_arrakis_for_the_card_alone",
    "intrigue:devour effect.2.1": "devour_with_a_sandworm",
    "intrigue:ornithopter endgame": "the_ornithopter_scores_against_rivals",
    "intrigue:secure_spice_trade effect": "endgame_spice_trade_decides_the_tie",
    "intrigue:shaddams_favor effect.2.1": "shaddams_favor_at_a_combat_space",
    "intrigue:shadow_alliance effect": "shadow_alliance_beside_the_holder",
    "intrigue:strategic_stockpiling effect.2": "stockpiling_both_lines",
    "intrigue:weirding_combat effect.2.1": "passing_is_not_for_good",
    "leader:feyd_rautha_harkonnen signet.6": "feyd_path_lower_three",
    "leader:feyd_rautha_harkonnen signet.7": "feyd_path_end",
    "leader:lady_amber_metulli signet.2": "lady_ambers_signet_with_an_alliance",
    "space:deep_desert effect.2.2": "worms_walled_until_it_falls",
}
TABLES = [{"seats": seats, "choam": choam} for seats in (3, 4) for choam in (False, True)]


def options(**given: Any) -> dict[str, Any]:
    return meta(TITLE).check({"leaders": "draft", **given})


@cache
def played(seats: int, choam: bool) -> Coverage:
    seen = Coverage()
    full = options(seats=seats, choam=choam)
    for seed in range(GAMES):
        rng = Rng(seed + 1000)
        game = meta(TITLE).new(seed, full, listen=True, trace=seen.trace)
        assert isinstance(game, Game)
        while not game.over:
            decision = game.decision(game.to_act[0])
            seen.decision(decision)
            game.apply(decision.seat, decision.options[rng.below(len(decision.options))])
        seen.game(game)
    return seen


@pytest.mark.parametrize("given", TABLES)
def test_most_occurs_in_few_games(given: dict[str, Any]) -> None:
    full = options(**given)
    reached = played(**given).reached()
    left = unreached(full, reached, TITLE)
    assert len(left) < 0.1 * len(needed(full, TITLE)), left
    assert {f"space:{space.id} visited" for space in ruleset_for(TITLE, full).spaces} <= reached


@pytest.mark.parametrize("given", TABLES)
def test_nothing_occurs_that_is_not_asked_for(given: dict[str, Any]) -> None:
    """Effects, questions, events: coverage would not notice if what it does not know of never came up."""
    full = options(**given)
    assert played(**given).reached() - set(needed(full, TITLE)) == set()


@pytest.mark.parametrize(
    "given",
    [{"seats": 1, "churn": "rival", "difficulty": "mercenary"}, {"seats": 2}, {"seats": 2, "streamlined": True}],
)
def test_events_of_games_against_rivals(given: dict[str, Any]) -> None:
    """All actions of Rivals and House Hagal cards occur in a few games, and none that is not demanded."""
    full = options(**given)
    seen = Coverage()
    for seed in range(1000, 1070):
        rng = Rng(seed)
        game = meta(TITLE).new(seed, full, listen=True, trace=seen.trace)
        assert isinstance(game, Game)
        while not game.over:
            decision = game.decision(game.to_act[0])
            seen.decision(decision)
            game.apply(decision.seat, decision.options[rng.below(len(decision.options))])
        seen.game(game)
    wanted = needed(full, TITLE)
    assert seen.reached() - set(wanted) == set()
    ours = [id for id in unreached(full, seen.reached(), TITLE) if id.startswith(("hagal:", "rival:", "difficulty:"))]
    assert ours == []
    assert sum(id.startswith("hagal:") for id in wanted) > 60


def test_every_id_stands_once() -> None:
    for given in TABLES:
        ids = needed(options(**given), TITLE)
        assert len(ids) == len(set(ids)) > 750


def test_options_say_what_can_occur() -> None:
    without, with_it = (set(needed(options(seats=4, choam=choam), TITLE)) for choam in (False, True))
    assert without < with_it
    assert {"decision:contract", "event:contract_done", "card:cargo_runner agent.1"} <= with_it - without
    assert "decision:leader" not in needed(options(seats=4, leaders="random"), TITLE)
    three = set(needed(options(seats=3), TITLE))
    assert three <= without
    fixed = set(needed(options(seats=3, leaders=["muad_dib", "gurney_halleck", "lady_jessica"]), TITLE))
    assert "leader:reverend_mother_jessica signet" in fixed
    assert not {"decision:training", "event:training", "decision:insight"} & fixed
    assert {"event:memory", "event:leader_turned"} <= fixed


def test_every_effect_is_asked_for_with_all_in_the_game() -> None:
    full = options(seats=4, choam=True)
    asked = set(needed(full, TITLE))
    assert {NODES[id].where for id in reachable_nodes(ruleset_for(TITLE, full))} <= asked


def test_rare_questions_have_a_scenario() -> None:
    """A rare thing is exempt from turning up only because a scenario makes it happen, and it can occur at all."""
    scenarios = {scenario.id: scenario for scenario in load(SCENARIOS)}
    there = {id: shown(scenarios[id]) for id in set(RARE.values())}
    everything = needed(options(seats=4, choam=True), TITLE)
    for rare, shown_by in RARE.items():
        parts = [id for id in everything if id == rare or id.startswith((f"{rare}.", f"{rare} "))]
        assert parts, rare
        assert [id for id in parts if id not in there[shown_by]] == [], shown_by

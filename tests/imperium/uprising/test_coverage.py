"""What can occur in games of Uprising: nothing is asked for that cannot be, and what random games miss is shown."""

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

TITLE = "uprising"
GAMES = 120
SCENARIOS = Path(__file__).resolve().parent / "scenarios"
# What two thousand random games with some options have missed, and the scenario that shows it instead.
RARE = {
    "intrigue:shadow_alliance effect": "shadow_alliance_beside_the_holder",
    "intrigue:shadow_alliance effect.1": "shadow_alliance_beside_the_holder",
    **{
        f"card:{card} reveal.2{part}": f"{card}_with_four_contracts"
        for card in ("delivery_agreement", "priority_contracts")
        for part in ("", ".1", ".1.1", ".1.2")
    },
    "intrigue:backed_by_choam combat": "backed_by_choam_in_combat",
    "intrigue:backed_by_choam combat.1": "backed_by_choam_in_combat",
    "decision:ally": "an_alliance_is_given_to_one_of_equals",
    "decision:flip_icon": "an_icon_or_the_wild_one_is_turned_down",
    "event:intrigue_shuffle": "the_intrigue_deck_is_made_anew",
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
def test_what_occurs_against_rivals(given: dict[str, Any]) -> None:
    """Whatever Rivals and House Hagal cards can do occurs in few games, and nothing that is not asked for."""
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


def test_what_random_games_may_miss_has_its_scenario() -> None:
    """A rare thing is exempt from turning up only because a scenario makes it happen, and it can occur at all."""
    scenarios = {scenario.id: scenario for scenario in load(SCENARIOS)}
    everything = set(needed(options(seats=4, choam=True), TITLE))
    for rare, shown_by in RARE.items():
        assert rare in everything, rare
        assert scenarios[shown_by].run().passed, shown_by

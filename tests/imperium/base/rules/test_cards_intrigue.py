"""Every Intrigue card played at its time: exactly what it does, what it asks for, and when it is refused.

The expected numbers are written from `tests/imperium/base/facts/intrigue.yaml`; a test checks that none is left out.
"""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.rules.ledger import (
    Change,
    agents_at,
    changes,
    deploys,
    draws,
    facts,
    ledger,
    recruits,
    total,
    trashed,
)
from tests.imperium.playing import begin, options, play, refused

INTRIGUE = {card["id"]: card for card in facts("intrigue")}
PLAYED: Change = {"intrigue": -1, "intrigue_discard": 1}
LIES_OPEN: Change = {"intrigue_discard": -1, "open_intrigue": 1}

# card, moves after it, effect, what seat 0 has
Case = tuple[str, str, Change, dict[str, Any]]


def _named(case: Case) -> str:
    return "-".join([case[0], *case[1].split()])


# --- Plot --------------------------------------------------------------------------------
TWO_AGENTS_OUT: dict[str, Any] = {"agents_at": ["arrakeen", "wealth"], "agents": 0}
PLOTS: list[Case] = [
    ("bindu_suspension", "yes", draws(1), {}),
    ("bindu_suspension", "no", draws(1), {}),
    ("bribery", "faction:guild", {"solari": -2, "guild": 1}, {"solari": 2}),
    ("bypass_protocol", "option:0 acquire:scout", {"discard": 1, "imperium_deck": -1}, {"spice": 2}),
    ("bypass_protocol", "option:0 acquire:crysknife", {"discard": 1, "imperium_deck": -1}, {"spice": 2}),
    ("bypass_protocol", "acquire:arrakis_liaison", {"discard": 1, "reserve.arrakis_liaison": -1}, {"spice": 1}),
    (
        "bypass_protocol",
        "option:1 acquire:chani",
        {"spice": -2, "deck": 1, "imperium_deck": -1, "water": 1},
        {"spice": 2},
    ),
    ("calculated_hire", "", {"spice": -1, "mentat_taken": 1, "agents": 1}, {"spice": 1}),
    ("charisma", "", LIES_OPEN, {}),
    ("choam_shares", "", {"solari": -7, "points": 1}, {"solari": 7}),
    ("councilors_dispensation", "", {"spice": 2}, {"council": True}),
    ("dispatch_an_envoy", "", {}, {}),
    (
        "double_cross",
        "seat:2",
        {"solari": -1, "p2.conflict": -1, "p2.supply": 1, "supply": -1, "conflict": 1},
        {"solari": 1},
    ),
    ("favored_subject", "", {"emperor": 1}, {}),
    ("guild_authorization", "", {"guild": 1}, {}),
    ("infiltrate", "", {}, {}),
    ("know_their_ways", "", {"fremen": 1}, {}),
    ("poison_snooper", "option:0", draws(1), {}),
    ("poison_snooper", "option:1", {"deck": -1, "trashed": 1}, {}),
    ("rapid_mobilization", "number:3", deploys(3), {}),
    ("rapid_mobilization", "number:0", {}, {}),
    ("recruitment_mission", "", LIES_OPEN, {}),
    ("refocus", "", {"discard": -2, "deck": 1, "hand": 1}, {"discard": ["scout", "chani"]}),
    ("reinforcements", "", {"solari": -3} | recruits(3), {"solari": 3}),
    ("secret_of_the_sisterhood", "", {"bene": 1}, {}),
    ("the_sleeper_must_awaken", "", {"spice": -4, "points": 1}, {"spice": 4}),
    ("urgent_mission", "space:wealth", {"agents": 1, "on_board": -1}, TWO_AGENTS_OUT),
    ("water_of_life", "", {"water": -1, "spice": -1} | draws(3), {"water": 1, "spice": 1}),
    ("water_peddlers_union", "", {"water": 1}, {}),
    ("windfall", "", {"solari": 2}, {}),
]


def _table(card: str, own: dict[str, Any]) -> Game:
    row = ["crysknife", "scout", "stilgar"] if "chani" in own.get("discard", []) else ["crysknife", "scout", "chani"]
    player = {"hand": ["dagger"], "intrigue": [card], **own}
    return begin(row=row, p0=player, p1={"garrison": 3}, p2={"conflict": 2}, p3={"conflict": 1})


@pytest.mark.parametrize("case", PLOTS, ids=[_named(case) for case in PLOTS])
@rule("IMP-13.1", "IMP-13.3", "IMP-3.7")
def test_a_plot_card_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own = case
    game = _table(card, own)
    before = ledger(game)
    play(game, f"intrigue:{card} {moves}")
    assert changes(before, game) == total(PLAYED, effect)


# --- Combat ------------------------------------------------------------------------------
FIGHTS: list[Case] = [
    ("allied_armada", "", {"spice": -2, "swords": 7}, {"spice": 2, "influence": {"guild": 4}}),
    ("ambush", "", {"swords": 4}, {}),
    ("master_tactician", "option:0", {"swords": 3}, {}),
    ("master_tactician", "option:1 number:3", deploys(-3), {}),
    ("master_tactician", "option:1 number:0", {}, {}),
    ("private_army", "", {"spice": -2, "swords": 5}, {"spice": 2}),
    ("staged_incident", "", {"conflict": -3, "supply": 3, "points": 1}, {}),
    ("tiebreaker", "", {"swords": 2}, {}),
]


@pytest.mark.parametrize("case", FIGHTS, ids=[_named(case) for case in FIGHTS])
@rule("IMP-13.3", "IMP-10.1", "IMP-10.3")
def test_a_combat_card_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own = case
    game = begin(
        phase="combat",
        alliance={"guild": 0} if "influence" in own else {},
        p0={"intrigue": [card, "windfall"], "conflict": 4, **own},  # a second card, so that the go is not over
        p1={"conflict": 1},
    )
    before = ledger(game)
    strength = game.players[0].strength()
    play(game, f"intrigue:{card} {moves}")
    assert changes(before, game) == total(PLAYED, effect)
    assert game.players[0].strength() == strength + 2 * effect.get("conflict", 0) + effect.get("swords", 0)
    assert options(game) == ["done"]


WINS: list[Case] = [
    ("demand_respect", "faction:bene", {"bene": 1}, {"spice": 1}),
    ("demand_respect", "option:0 faction:bene", {"bene": 1}, {"spice": 2}),
    ("demand_respect", "option:1 faction:bene", {"spice": -2, "bene": 2, "points": 1}, {"spice": 2}),
    ("to_the_victor", "", {"spice": 3}, {}),
]


@pytest.mark.parametrize("case", WINS, ids=[_named(case) for case in WINS])
@rule("IMP-10.4")
def test_a_card_for_the_winner_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own = case
    game = begin(
        phase="combat",
        conflict="guild_bank_raid",
        p0={"intrigue": [card, "windfall"], "conflict": 1, **own},
    )
    assert refused(game, f"intrigue:{card}")
    play(game, "pass")  # and the Conflict is won
    before = ledger(game)
    play(game, f"intrigue:{card} {moves}")
    assert changes(before, game) == total(PLAYED, effect)


# --- Endgame -----------------------------------------------------------------------------
MARKET = ["the_spice_must_flow", "the_spice_must_flow"]
ENDS: list[Case] = [
    ("corner_the_market", "", {"points": 2}, {"deck": MARKET}),
    ("plans_within_plans", "", {"points": 1}, {"influence": {"emperor": 3, "guild": 3, "bene": 3}}),
    ("plans_within_plans", "", {"points": 2}, {"influence": {"emperor": 3, "guild": 3, "bene": 3, "fremen": 3}}),
    ("tiebreaker", "", {"spice": 10}, {}),
]


@pytest.mark.parametrize("case", ENDS, ids=[f"{_named(case)}{n}" for n, case in enumerate(ENDS)])
@rule("IMP-12.1", "IMP-13.3")
def test_an_endgame_card_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own = case
    game = begin(phase="endgame", p0={"intrigue": [card, "windfall"], **own})
    before = ledger(game)
    play(game, f"intrigue:{card} {moves}")
    assert changes(before, game) == total(PLAYED, effect)


def test_every_intrigue_card_is_played_at_each_of_its_times() -> None:
    def able(kind: str) -> set[str]:
        return {id for id, card in INTRIGUE.items() if kind in card["kind"]}

    assert {case[0] for case in PLOTS} == able("plot")
    assert {case[0] for case in FIGHTS + WINS} == able("combat")
    assert {case[0] for case in ENDS} == able("endgame")
    assert {case[0] for case in WINS} == {id for id in able("combat") if "timing" in INTRIGUE[id]}


# --- at no other time, and not without condition and cost --------------------------------
EVERYTHING: dict[str, Any] = {
    "solari": 9,
    "spice": 9,
    "water": 9,
    "council": True,
    "agents_at": ["wealth"],
    "conflict": 4,
    "deck": MARKET,
    "influence": {"emperor": 4, "guild": 3, "bene": 3, "fremen": 3},
    "hand": ["dagger"],
}


@pytest.mark.parametrize("card", INTRIGUE)
@rule("IMP-13.3")
def test_a_card_is_offered_in_its_window_only(card: str) -> None:
    own = {**EVERYTHING, "intrigue": [card]}
    held = {"emperor": 0}
    kinds = INTRIGUE[card]["kind"]
    after_the_win = "timing" in INTRIGUE[card] and kinds == ["combat"]
    turn = begin(alliance=held, p0=own, p1={"conflict": 1})
    assert (f"intrigue:{card}" in options(turn)) == ("plot" in kinds)
    fight = begin(alliance=held, phase="combat", p0=own, p1={"conflict": 1})
    assert (f"intrigue:{card}" in options(fight)) == ("combat" in kinds and not after_the_win)
    end = begin(alliance=held, phase="endgame", p0=own)
    assert (f"intrigue:{card}" in options(end)) == ("endgame" in kinds)


@pytest.mark.parametrize(
    ("card", "phase", "own"),
    [
        ("allied_armada", "combat", {"spice": 1, "alliance": True}),
        ("allied_armada", "combat", {"spice": 2}),
        ("private_army", "combat", {"spice": 1}),
        ("staged_incident", "combat", {"conflict": 2}),
        ("bribery", "turns", {"solari": 1}),
        ("calculated_hire", "turns", {"spice": 0}),
        ("choam_shares", "turns", {"solari": 6}),
        ("councilors_dispensation", "turns", {}),
        ("double_cross", "turns", {"solari": 0}),
        ("poison_snooper", "turns", {"deck": []}),
        ("reinforcements", "turns", {"solari": 2}),
        ("the_sleeper_must_awaken", "turns", {"spice": 3}),
        ("urgent_mission", "turns", {}),
        ("water_of_life", "turns", {"water": 0, "spice": 1}),
        ("water_of_life", "turns", {"water": 1, "spice": 0}),
        ("corner_the_market", "endgame", {}),
        ("plans_within_plans", "endgame", {"influence": {"emperor": 6, "guild": 3, "bene": 2}}),
    ],
)
@rule("IMP-13.5", "IMP-13.6")
def test_a_card_is_refused_without_its_condition_or_cost(card: str, phase: str, own: dict[str, Any]) -> None:
    player: dict[str, Any] = {"conflict": 4, "hand": ["dagger"], "influence": {"guild": 4}, "intrigue": [card], **own}
    ally = player.pop("alliance", False)
    game = begin(phase=phase, alliance={"guild": 0} if ally else {}, p0=player, p1={"conflict": 1})
    assert refused(game, f"intrigue:{card}")


# --- what the counts above do not show ---------------------------------------------------
def test_bypass_protocol_takes_three_or_less_or_for_spice_five_or_less() -> None:
    game = begin(
        row=["crysknife", "space_travel", "fremen_camp", "chani", "gurney_halleck"],
        p0={"intrigue": ["bypass_protocol"], "spice": 2},
    )
    cheap = play(game.clone(), "intrigue:bypass_protocol option:0")
    assert options(cheap) == ["acquire:crysknife", "acquire:space_travel", "acquire:arrakis_liaison"]
    dear = play(game, "intrigue:bypass_protocol option:1")
    assert set(options(dear)) == {*options(cheap), "acquire:fremen_camp", "acquire:chani"}
    assert dear.players[0].spice == 0


def test_master_tactician_retreats_three_at_most() -> None:
    game = begin(phase="combat", p0={"conflict": 5, "intrigue": ["master_tactician"]}, p1={"conflict": 1})
    play(game, "intrigue:master_tactician option:1")
    assert options(game) == ["number:0", "number:1", "number:2", "number:3"]


def test_poison_snooper_trashes_the_card_it_looked_at() -> None:
    game = begin(p0={"hand": [], "deck": ["scout", "chani"], "intrigue": ["poison_snooper"]})
    play(game, "intrigue:poison_snooper")
    shown = game.view(0).as_dict()["players"][0]["deck"]
    assert shown == ["?", "scout"]
    assert game.view(1).as_dict()["players"][0]["deck"] == ["?", "?"]
    play(game, "option:1")
    assert trashed(game)[-1] == "scout"


def test_urgent_mission_frees_the_space_for_a_new_agent_this_round() -> None:
    game = begin(p0={"hand": ["diplomacy"], "intrigue": ["urgent_mission"], **TWO_AGENTS_OUT})
    assert refused(game, "card:diplomacy")  # no Agent left
    play(game, "intrigue:urgent_mission space:wealth card:diplomacy space:wealth")
    assert agents_at(game, 0) == ["arrakeen", "wealth"]
    assert game.players[0].agents == 0


@rule("IMP-5.6")
def test_reinforcements_in_the_reveal_turn_may_be_deployed_at_once_and_no_others() -> None:
    game = begin(p0={"hand": [], "solari": 3, "garrison": 3, "intrigue": ["reinforcements"]})
    play(game, "reveal")
    assert refused(game, "deploy:1")
    play(game, "intrigue:reinforcements")
    assert refused(game, "deploy:4")
    play(game, "deploy:3")
    assert (game.players[0].garrison, game.players[0].conflict) == (3, 3)
    assert refused(game, "deploy:1")


@rule("IMP-12.2")
def test_the_spice_of_tiebreaker_counts_for_the_tie_break() -> None:
    game = begin(phase="endgame", p0={"points": 9, "intrigue": ["tiebreaker"]}, p1={"points": 9, "spice": 9})
    play(game, "intrigue:tiebreaker")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.tie_break) == ([0], "spice")


def _all_but(*taken: str) -> list[str]:
    deck = [id for id, card in INTRIGUE.items() for _ in range(card["copies"])]
    for id in taken:
        deck.remove(id)
    return deck


@rule("IMP-13.1", "IMP-14.3")
def test_a_played_card_is_discarded_after_its_effect_so_it_is_never_the_one_drawn() -> None:
    """R-IMP-3, with every other card in one opponent's hand."""
    game = begin(
        p0={"intrigue": ["secret_of_the_sisterhood"], "influence": {"bene": 3}},
        p1={"intrigue": _all_but("secret_of_the_sisterhood")},
    )
    before = ledger(game)
    play(game, "intrigue:secret_of_the_sisterhood")
    assert changes(before, game) == total(PLAYED, {"bene": 1, "points": 1})  # the Alliance; nothing to draw


@rule("IMP-5.6")
def test_reinforcements_just_before_the_reveal_turn_may_be_deployed_in_it() -> None:
    game = begin(p0={"hand": [], "solari": 3, "garrison": 3, "intrigue": ["reinforcements"]})
    play(game, "intrigue:reinforcements reveal")
    assert refused(game, "deploy:4")
    play(game, "deploy:3")
    assert (game.players[0].garrison, game.players[0].conflict) == (3, 3)


@rule("IMP-20.17", "IMP-20.50")
@pytest.mark.parametrize(("garrison", "playable"), [(0, False), (1, True)])
def test_rapid_mobilization_needs_a_troop_in_the_garrison(garrison: int, playable: bool) -> None:
    game = begin(p0={"hand": [], "garrison": garrison, "intrigue": ["rapid_mobilization"]})
    assert ("intrigue:rapid_mobilization" in options(game)) == playable

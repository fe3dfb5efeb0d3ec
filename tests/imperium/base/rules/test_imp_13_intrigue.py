"""IMP-13, Intrigue cards: secrecy, windows, the deck, conditions and costs."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import INTRIGUE, INTRIGUE_CARDS, INTRIGUE_KIND
from tests.imperium.playing import begin, options, play, refused, skip_round

PLOT = [
    "bindu_suspension", "bribery", "bypass_protocol", "calculated_hire", "charisma", "choam_shares",
    "councilors_dispensation", "dispatch_an_envoy", "double_cross", "favored_subject", "guild_authorization",
    "infiltrate", "know_their_ways", "poison_snooper", "rapid_mobilization", "recruitment_mission", "refocus",
    "reinforcements", "secret_of_the_sisterhood", "the_sleeper_must_awaken", "urgent_mission", "water_of_life",
    "water_peddlers_union", "windfall",
]  # fmt: skip
COMBAT = ["allied_armada", "ambush", "master_tactician", "private_army", "staged_incident", "tiebreaker"]
AFTER_WINNING = ["demand_respect", "to_the_victor"]
ENDGAME = ["corner_the_market", "plans_within_plans", "tiebreaker"]
EVERYTHING = [*PLOT, *COMBAT, *AFTER_WINNING, "corner_the_market", "plans_within_plans"]

# Whoever has all this can meet every condition and pay every cost.
ABLE: dict[str, Any] = {
    "hand": ["diplomacy"], "solari": 9, "spice": 9, "water": 9, "council": True, "agents_at": ["wealth"], "conflict": 4,
    "influence": dict.fromkeys(("emperor", "guild", "bene", "fremen"), 4), "garrison": 3,
    "discard": ["the_spice_must_flow", "the_spice_must_flow"], "intrigue": EVERYTHING,
}  # fmt: skip
TABLE: dict[str, Any] = {"seats": 3, "alliance": {"fremen": 0}, "p0": ABLE, "p1": {"conflict": 1, "hand": []}}


def seat_of(game: Game, seat: int, seen_by: int) -> dict[str, Any]:
    player: dict[str, Any] = game.view(seen_by).as_dict()["players"][seat]
    return player


def offered(game: Game) -> list[str]:
    return sorted(word.removeprefix("intrigue:") for word in options(game) if word.startswith("intrigue:"))


def discards(game: Game) -> list[str]:
    return [INTRIGUE[kind].id for kind in game.intrigue_discard]


def all_but(*names: str) -> list[str]:
    left = [INTRIGUE[kind].id for kind in INTRIGUE_CARDS]
    for name in names:
        left.remove(name)
    return left


# --- secrecy and the discard pile --------------------------------------------------------
@rule("IMP-13.1")
def test_held_cards_are_seen_by_their_owner_alone() -> None:
    game = begin(seats=3, p0={"intrigue": ["windfall", "ambush"]})
    assert sorted(seat_of(game, 0, seen_by=0)["intrigue"]) == ["ambush", "windfall"]
    assert seat_of(game, 0, seen_by=1)["intrigue"] == ["?", "?"]
    assert seat_of(game, 0, seen_by=2)["intrigue"] == ["?", "?"]


@rule("IMP-13.1", "IMP-15.5")
def test_they_come_from_the_shared_deck_and_stay_apart_from_hand_and_deck() -> None:
    game = begin(seats=3, intrigue_deck=["windfall", "ambush"], p0={"hand": ["reconnaissance"], "deck": []})
    left = len(game.intrigue_deck)
    play(game, "card:reconnaissance space:carthag box:space")
    me = seat_of(game, 0, seen_by=0)
    assert (me["intrigue"], me["hand"], me["deck"], me["discard"]) == (["windfall"], [], [], [])
    assert len(game.intrigue_deck) == left - 1


@rule("IMP-13.1")
def test_a_played_card_is_shown_and_lies_face_up_beside_the_deck() -> None:
    game = begin(seats=3, p0={"intrigue": ["windfall", "ambush"], "solari": 0})
    game.listen()
    play(game, "intrigue:windfall")
    shown = [event for event in game.take_events() if event.kind == "intrigue_played"]
    assert [event.seen_by(2).thing for event in shown] == [event.thing for event in shown] != [0]
    assert game.view(2).as_dict()["intrigue_discard"] == ["windfall"]
    assert game.players[0].solari == 2
    assert seat_of(game, 0, seen_by=1)["intrigue"] == ["?"]


@rule("IMP-13.1")
def test_they_are_not_cleaned_up_with_the_cards_of_the_turn() -> None:
    game = begin(seats=3, p0={"intrigue": ["ambush"], "hand": ["dagger"]})
    play(game, "reveal end")
    assert game.players[0].intrigue == [INTRIGUE_KIND["ambush"]]
    assert seat_of(game, 0, seen_by=0)["discard"] == ["dagger"]


@rule("IMP-13.2")
def test_there_is_no_hand_limit() -> None:
    held = ["ambush", "ambush", *COMBAT[2:], *AFTER_WINNING, *PLOT[:5]]
    game = begin(seats=3, p0={"intrigue": held}, p1={"hand": ["reconnaissance"]})
    skip_round(game)
    assert len(game.players[0].intrigue) == len(held) == 13


@rule("IMP-13.2", "IMP-4.20")
@pytest.mark.parametrize(("held", "left"), [(3, 3), (4, 3), (7, 6)])
def test_holding_four_exposes_to_stealing(held: int, left: int) -> None:
    game = begin(seats=3, p0={"hand": ["diplomacy"]}, p1={"intrigue": PLOT[:held]})
    play(game, "card:diplomacy space:secrets box:space part:1")
    assert len(game.players[1].intrigue) == left


# --- windows -----------------------------------------------------------------------------
@rule("IMP-13.3", "IMP-20.47")
def test_plot_cards_before_the_card_of_an_agent_turn() -> None:
    assert offered(begin(**TABLE)) == sorted(PLOT)


@rule("IMP-13.3", "IMP-20.47")
def test_plot_cards_later_in_an_agent_turn() -> None:
    """Bindu Suspension has to come first; Dispatch an Envoy and Infiltrate before the card (ruling R-IMP-8)."""
    game = play(begin(**TABLE), "card:diplomacy space:stillsuits")
    late = {"bindu_suspension", "dispatch_an_envoy", "infiltrate"}
    assert offered(game) == sorted(set(PLOT) - late)


@rule("IMP-13.3", "IMP-20.47")
def test_plot_cards_in_a_reveal_turn() -> None:
    late = {"bindu_suspension", "dispatch_an_envoy", "infiltrate"}
    assert offered(play(begin(**TABLE), "reveal")) == sorted(set(PLOT) - late)


@rule("IMP-13.3")
def test_plot_cards_only_on_your_own_turn() -> None:
    game = begin(**{**TABLE, "turn": 1})
    assert offered(game) == []
    assert game.to_act == [1]
    assert refused(game, "intrigue:windfall")


@rule("IMP-13.3", "IMP-10.4")
def test_combat_cards_in_the_combat_phase() -> None:
    assert offered(begin(**{**TABLE, "phase": "combat"})) == sorted(COMBAT)


@rule("IMP-13.3")
def test_endgame_cards_at_the_end() -> None:
    game = begin(**{**TABLE, "phase": "endgame"})
    assert offered(game) == sorted(ENDGAME)


@rule("IMP-13.3")
def test_every_card_of_the_deck_stands_in_these_lists() -> None:
    assert sorted({INTRIGUE[kind].id for kind in INTRIGUE_CARDS}) == sorted(EVERYTHING)


# --- the deck ----------------------------------------------------------------------------
@rule("IMP-13.4", "IMP-20.48")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    held = all_but("windfall", "ambush", "bribery")
    own = {"hand": ["reconnaissance"], "deck": []}
    game = begin(seats=3, p0=own, p2={"intrigue": held}, intrigue_discard=["windfall", "ambush", "bribery"])
    assert game.intrigue_deck == []
    play(game, "card:reconnaissance space:carthag box:space")
    assert (len(game.players[0].intrigue), len(game.intrigue_deck), game.intrigue_discard) == (1, 2, [])


@rule("IMP-13.4", "IMP-20.48")
def test_it_is_made_anew_in_the_middle_of_a_draw_of_two() -> None:
    held = all_but("windfall", "ambush", "bribery")
    game = begin(
        seats=3, phase="combat", conflict="cloak_and_dagger", round=2, p0={"conflict": 1}, p2={"intrigue": held},
        intrigue_deck=["windfall"], intrigue_discard=["ambush", "bribery"],
    )  # fmt: skip
    while game.players[0].intrigue == [] or game.decision(0).kind != "won":
        play(game, options(game)[0])
    assert INTRIGUE_KIND["windfall"] in game.players[0].intrigue
    assert (len(game.players[0].intrigue), len(game.intrigue_deck)) == (2, 1)


@rule("IMP-13.4")
def test_it_is_not_shuffled_before_a_draw_needs_it() -> None:
    held = all_but("windfall", "ambush")
    own = {"hand": ["reconnaissance"], "deck": []}
    game = begin(seats=3, p0=own, p2={"intrigue": held}, intrigue_deck=["windfall"], intrigue_discard=["ambush"])
    play(game, "card:reconnaissance space:carthag box:space")
    assert (game.intrigue_deck, discards(game)) == ([], ["ambush"])


@rule("IMP-13.4")
def test_with_nothing_in_deck_and_discards_nothing_is_drawn() -> None:
    game = begin(seats=3, p0={"hand": ["reconnaissance"]}, p2={"intrigue": all_but()})
    play(game, "card:reconnaissance space:carthag box:space")
    assert game.players[0].intrigue == []


@rule("IMP-13.1", "IMP-13.4")
def test_a_played_card_reaches_the_discards_after_its_effect() -> None:
    """Ruling R-IMP-3: Secret of the Sisterhood brings the Bene Gesserit bonus, but never itself back."""
    own = {"intrigue": ["secret_of_the_sisterhood"], "influence": {"bene": 3}}
    game = begin(seats=3, p0=own, p2={"intrigue": all_but("secret_of_the_sisterhood")})
    play(game, "intrigue:secret_of_the_sisterhood")
    assert (game.players[0].influence[2], game.players[0].intrigue) == (4, [])
    assert discards(game) == ["secret_of_the_sisterhood"]


# --- conditions and costs ----------------------------------------------------------------
CONDITIONS = [
    # card, what it lacks, what makes it playable
    ("councilors_dispensation", {"council": False}, {"council": True}),
    ("urgent_mission", {"agents_at": []}, {"agents_at": ["wealth"]}),
    ("poison_snooper", {"deck": []}, {"deck": ["dagger"]}),
]


@rule("IMP-13.5", "IMP-20.46")
@pytest.mark.parametrize(("card", "without", "with_it"), CONDITIONS, ids=[case[0] for case in CONDITIONS])
def test_a_condition_must_hold(card: str, without: dict[str, Any], with_it: dict[str, Any]) -> None:
    own = {"hand": ["diplomacy"], "intrigue": [card]}
    assert refused(begin(seats=3, p0={**own, **without}), f"intrigue:{card}")
    assert offered(begin(seats=3, p0={**own, **with_it})) == [card]


@rule("IMP-13.5", "IMP-20.54")
def test_double_cross_needs_a_troop_of_another_in_the_conflict() -> None:
    own = {"intrigue": ["double_cross"], "solari": 1, "conflict": 2}
    assert refused(begin(seats=3, p0=own), "intrigue:double_cross")
    assert offered(begin(seats=3, p0={**own, "conflict": 0, "garrison": 0}, p2={"conflict": 1})) == ["double_cross"]


@rule("IMP-13.5", "IMP-20.51")
@pytest.mark.parametrize("holder", [0, 1])
def test_calculated_hire_needs_the_mentat_on_its_space(holder: int) -> None:
    own = {"intrigue": ["calculated_hire"], "spice": 1}
    assert refused(begin(seats=3, p0=own, mentat=holder), "intrigue:calculated_hire")
    assert offered(begin(seats=3, p0=own)) == ["calculated_hire"]


@rule("IMP-13.5", "IMP-13.6")
@pytest.mark.parametrize(("alliance", "spice", "playable"), [(0, 2, True), (0, 1, False), (1, 2, False)])
def test_condition_and_cost_must_both_be_met(alliance: int, spice: int, playable: bool) -> None:
    """Allied Armada: an Alliance of one's own, and 2 spice."""
    level = {"guild": 4}
    game = begin(
        seats=3, phase="combat", alliance={"guild": alliance}, p1={"influence": level},
        p0={"conflict": 1, "spice": spice, "intrigue": ["allied_armada"], "influence": level},
    )  # fmt: skip
    assert offered(game) == (["allied_armada"] if playable else [])
    if not playable:
        assert refused(game, "intrigue:allied_armada")


COSTS = [
    ("bribery", {"solari": 2}),
    ("choam_shares", {"solari": 7}),
    ("reinforcements", {"solari": 3}),
    ("the_sleeper_must_awaken", {"spice": 4}),
    ("calculated_hire", {"spice": 1}),
    ("water_of_life", {"spice": 1, "water": 1}),
]


@rule("IMP-13.6", "IMP-20.6", "IMP-20.46")
@pytest.mark.parametrize(("card", "cost"), COSTS, ids=[case[0] for case in COSTS])
def test_the_cost_must_be_paid(card: str, cost: dict[str, int]) -> None:
    own = {"hand": ["diplomacy"], "intrigue": [card], "solari": 0, "spice": 0, "water": 0}
    for short in cost:
        poor = {**own, **cost, short: cost[short] - 1}
        assert refused(begin(seats=3, p0=poor), f"intrigue:{card}")
    game = begin(seats=3, p0={**own, **cost})
    play(game, f"intrigue:{card}")
    p = game.players[0]
    assert (p.solari, p.spice, p.water) == (0, 0, 0)


@rule("IMP-13.6")
def test_private_army_and_staged_incident_must_be_paid_in_combat() -> None:
    own = {"conflict": 2, "spice": 1, "intrigue": ["private_army", "staged_incident"]}
    assert offered(begin(seats=3, phase="combat", p0=own)) == []
    assert offered(begin(seats=3, phase="combat", p0={**own, "spice": 2})) == ["private_army"]
    assert offered(begin(seats=3, phase="combat", p0={**own, "conflict": 3})) == ["staged_incident"]


@rule("IMP-13.6")
def test_the_cost_of_an_option_is_a_cost_as_well() -> None:
    """Demand Respect without 2 spice gives its 1 influence; the option that costs is not open."""
    own = {"conflict": 1, "spice": 1, "intrigue": ["demand_respect"]}
    game = play(begin(seats=3, phase="combat", conflict="guild_bank_raid", round=2, p0=own), "pass")
    play(game, "intrigue:demand_respect faction:guild")
    assert (game.players[0].influence, game.players[0].spice) == ([0, 1, 0, 0], 1)


# --- cards that act later ----------------------------------------------------------------
@rule("IMP-13.7")
def test_a_card_for_the_reveal_turn_lies_face_up_until_then() -> None:
    own = {"hand": ["diplomacy", "dagger"], "deck": [], "intrigue": ["charisma"]}
    game = begin(seats=3, p0=own, p1={"hand": []}, p2={"hand": []})
    play(game, "intrigue:charisma card:diplomacy space:wealth end")
    assert seat_of(game, 0, seen_by=2)["open_intrigue"] == ["charisma"]
    assert (discards(game), game.players[0].intrigue) == ([], [])
    play(game, "reveal end reveal end reveal")
    assert game.players[0].persuasion == 2
    play(game, "end")
    assert discards(game) == ["charisma"]
    assert seat_of(game, 0, seen_by=2)["open_intrigue"] == []


@rule("IMP-13.7", "IMP-13.2")
def test_lying_face_up_it_cannot_be_stolen_any_more() -> None:
    held = ["ambush", "bribery", "windfall"]
    game = begin(seats=3, p0={"hand": ["diplomacy"]}, p1={"intrigue": held, "open_intrigue": ["charisma"]})
    play(game, "card:diplomacy space:secrets")
    while "end" not in options(game):
        play(game, options(game)[0])
    assert len(game.players[1].intrigue) == 3


@rule("IMP-13.7", "IMP-20.53")
def test_recruitment_mission_acts_on_the_cards_of_the_reveal_turn() -> None:
    own = {"hand": ["diplomacy", "convincing_argument"], "deck": [], "intrigue": ["recruitment_mission"]}
    game = begin(seats=3, row=["arrakis_recruiter", "dr_yueh"], p0=own, p1={"hand": []}, p2={"hand": []})
    play(game, "intrigue:recruitment_mission card:diplomacy space:wealth end reveal end reveal end reveal")
    assert game.players[0].persuasion == 3
    play(game, "acquire:arrakis_recruiter yes acquire:dr_yueh no")
    me = seat_of(game, 0, seen_by=1)
    assert (me["deck"], me["discard"]) == (["arrakis_recruiter"], ["dr_yueh"])

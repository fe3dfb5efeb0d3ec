"""IMP-9, acquiring cards: what may be bought, with what, where it goes, and acquire boxes."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CARD, CARDS, IMPERIUM_CARDS
from tests.imperium.playing import begin, options, play, refused, skip_round

CHEAP_ROW = ["arrakis_recruiter", "spice_hunter", "dr_yueh", "scout", "the_voice"]  # 2, 2, 1, 1, 2
TEN = ("convincing_argument", "convincing_argument", "lady_jessica", "piter_de_vries")  # 2 + 2 + 3 + 3 Persuasion


def seat_of(game: Game, seat: int = 0, seen_by: int | None = None) -> dict[str, Any]:
    player: dict[str, Any] = game.view(seat if seen_by is None else seen_by).as_dict()["players"][seat]
    return player


def row_of(game: Game) -> list[str]:
    return [CARDS[kind].id for kind in game.row]


def acquirable(game: Game) -> set[str]:
    return {word.removeprefix("acquire:") for word in options(game) if word.startswith("acquire:")}


def revealing(*hand: str, **given: Any) -> Game:
    """Seat 0 of three has just revealed this hand."""
    table = {key: given.pop(key) for key in list(given) if key in ("row", "imperium_deck", "reserve", "trashed", "p1")}
    return play(begin(seats=3, turn=0, p0={"hand": list(hand), "deck": [], **given}, **table), "reveal")


# --- what may be bought ------------------------------------------------------------------
@rule("IMP-9.1")
def test_the_row_the_liaison_and_the_spice_must_flow_can_be_bought_but_not_foldspace() -> None:
    row = ["arrakis_recruiter", "spice_hunter", "stilgar", "kwisatz_haderach", "gurney_halleck"]
    game = revealing(*TEN, row=row)
    assert acquirable(game) == {*row, "arrakis_liaison", "the_spice_must_flow"}
    assert refused(game, "acquire:foldspace")
    assert game.reserve[2] == 6  # though there are some


@rule("IMP-9.1")
def test_only_cards_that_lie_in_the_row_can_be_bought() -> None:
    game = revealing(*TEN, row=CHEAP_ROW, imperium_deck=["carryall"])
    assert refused(game, "acquire:carryall")
    assert refused(game, "acquire:dagger")


@rule("IMP-9.1", "IMP-8.4")
def test_nothing_is_bought_on_an_agent_turn() -> None:
    game = begin(seats=3, row=CHEAP_ROW, p0={"hand": ["diplomacy", "lady_jessica"], "council": True})
    assert not acquirable(game)
    play(game, "card:diplomacy space:wealth")
    assert not acquirable(game)
    assert refused(game, "acquire:dr_yueh")


@rule("IMP-9.1")
def test_an_empty_stack_offers_nothing() -> None:
    game = revealing(*TEN, row=CHEAP_ROW, reserve={"arrakis_liaison": 0, "the_spice_must_flow": 1})
    assert "arrakis_liaison" not in acquirable(game)
    play(game, "acquire:the_spice_must_flow")
    assert game.reserve[1] == 0


@rule("IMP-9.1", "IMP-20.33")
def test_an_effect_acquires_from_row_and_reserve_too_but_never_foldspace() -> None:
    own = {"hand": ["dagger"], "intrigue": ["bypass_protocol"], "spice": 0}
    row = ["arrakis_recruiter", "space_travel", "stilgar", "duncan_idaho", "lady_jessica"]  # 2, 3, 5, 4, 7
    game = play(begin(seats=3, row=row, p0=own), "intrigue:bypass_protocol")
    assert acquirable(game) == {"arrakis_recruiter", "space_travel", "arrakis_liaison"}
    game = play(begin(seats=3, row=row, p0=own, reserve={"arrakis_liaison": 0}), "intrigue:bypass_protocol")
    assert acquirable(game) == {"arrakis_recruiter", "space_travel"}
    game = play(begin(seats=3, row=row, p0=own, reserve={"arrakis_liaison": 1}), "intrigue:bypass_protocol")
    play(game, "acquire:arrakis_liaison")
    assert game.reserve[0] == 0


# --- paying ------------------------------------------------------------------------------
@rule("IMP-9.2")
def test_persuasion_of_several_sources_is_pooled_for_one_card() -> None:
    game = revealing(*TEN, row=CHEAP_ROW)
    play(game, "acquire:the_spice_must_flow")
    assert seat_of(game)["persuasion"] == 1


@rule("IMP-9.2")
def test_persuasion_of_one_source_is_split_over_several_cards() -> None:
    game = revealing("piter_de_vries", row=CHEAP_ROW)
    play(game, "acquire:dr_yueh acquire:arrakis_liaison")
    assert seat_of(game)["discard"] == ["dr_yueh", "arrakis_liaison"]
    assert seat_of(game)["persuasion"] == 0


@rule("IMP-9.2")
def test_as_many_cards_as_can_be_paid_for_and_no_more() -> None:
    game = revealing(*TEN, row=["stilgar"], imperium_deck=["scout"])
    for _ in range(5):
        play(game, "acquire:arrakis_liaison")
    assert seat_of(game)["discard"] == ["arrakis_liaison"] * 5
    assert not acquirable(game)
    assert refused(game, "acquire:arrakis_liaison")


@rule("IMP-9.2")
def test_the_printed_cost_is_paid_and_one_too_few_is_not_enough() -> None:
    game = revealing("convincing_argument", "convincing_argument", row=["stilgar", "duncan_idaho"])  # 5 and 4
    assert refused(game, "acquire:stilgar")
    play(game, "acquire:duncan_idaho")
    assert seat_of(game)["persuasion"] == 0


@rule("IMP-9.3")
def test_persuasion_left_over_is_gone() -> None:
    own = {"hand": ["convincing_argument", "convincing_argument"], "deck": [], "discard": []}
    game = play(begin(seats=3, p0=own), "reveal")
    assert seat_of(game)["persuasion"] == 4
    play(game, "end")
    assert seat_of(game)["persuasion"] == 0
    skip_round(game)
    while game.to_act != [0]:
        play(game, "reveal end")
    play(game, "reveal")
    assert seat_of(game)["persuasion"] == 4  # the two cards again, and nothing kept


# --- where cards go ----------------------------------------------------------------------
@rule("IMP-9.4")
def test_a_new_card_goes_face_up_to_the_discard_pile() -> None:
    game = revealing("convincing_argument", row=CHEAP_ROW)
    play(game, "acquire:the_voice")
    assert seat_of(game, 0, seen_by=1)["discard"] == ["the_voice"]
    assert seat_of(game)["persuasion"] == 0  # and works no more this turn: its own 2 are not gained
    assert seat_of(game)["play"] == ["convincing_argument"]


@rule("IMP-9.5")
def test_the_row_is_refilled_at_once_and_the_new_card_may_be_bought() -> None:
    game = revealing("piter_de_vries", row=CHEAP_ROW, imperium_deck=["sardaukar_infantry", "assassination_mission"])
    assert refused(game, "acquire:sardaukar_infantry")
    play(game, "acquire:dr_yueh")
    assert sorted(row_of(game)) == sorted([*(set(CHEAP_ROW) - {"dr_yueh"}), "sardaukar_infantry"])
    play(game, "acquire:sardaukar_infantry acquire:assassination_mission")
    assert seat_of(game)["discard"] == ["dr_yueh", "sardaukar_infantry", "assassination_mission"]
    assert len(game.row) == 5


@rule("IMP-9.5")
def test_buying_from_the_reserve_leaves_the_row_alone() -> None:
    game = revealing("convincing_argument", row=CHEAP_ROW)
    before = list(game.row), len(game.imperium_deck)
    play(game, "acquire:arrakis_liaison")
    assert (game.row, len(game.imperium_deck)) == before
    assert game.reserve[0] == 7


@rule("IMP-9.5")
def test_with_the_deck_empty_the_row_shrinks() -> None:
    """Ruling R-IMP-1."""
    rest = [CARDS[kind].id for kind in IMPERIUM_CARDS]
    for name in (*CHEAP_ROW, "piter_de_vries"):
        rest.remove(name)
    game = revealing("piter_de_vries", row=CHEAP_ROW, trashed=rest)
    assert not game.imperium_deck
    play(game, "acquire:dr_yueh acquire:scout")
    assert row_of(game) == ["arrakis_recruiter", "spice_hunter", "the_voice"]


@rule("IMP-9.5")
def test_a_card_acquired_by_an_effect_is_replaced_as_well() -> None:
    own = {"hand": ["dagger"], "intrigue": ["bypass_protocol"], "spice": 0}
    game = begin(seats=3, row=CHEAP_ROW, imperium_deck=["carryall"], p0=own)
    play(game, "intrigue:bypass_protocol acquire:scout")
    assert len(game.row) == 5
    assert CARD["carryall"] in game.row


# --- acquire boxes -----------------------------------------------------------------------
def _gains(before: dict[str, Any], after: dict[str, Any]) -> dict[str, int]:
    """Return what changed of water, points and influence."""
    found = {key: after[key] - before[key] for key in ("water", "points") if after[key] != before[key]}
    for faction, level in after["influence"].items():
        if level != before["influence"][faction]:
            found[faction] = level - before["influence"][faction]
    return found


BOXES = [
    ("chani", "", {"water": 1}),
    ("liet_kynes", "", {"emperor": 1}),
    ("lady_jessica", "faction:bene", {"bene": 1}),
    ("choam_directorship", "", {"emperor": 1, "guild": 1, "bene": 1, "fremen": 1}),
    ("the_spice_must_flow", "", {"points": 1}),
]
RICH = ("piter_de_vries", "gurney_halleck", "convincing_argument", "convincing_argument")  # 9 Persuasion


@rule("IMP-9.6", "IMP-15.1")
@pytest.mark.parametrize(("card", "answer", "gains"), BOXES, ids=[box[0] for box in BOXES])
def test_an_acquire_box_takes_effect_when_the_card_is_acquired(card: str, answer: str, gains: dict[str, int]) -> None:
    row = [card] if card != "the_spice_must_flow" else ["dr_yueh"]
    game = revealing(*RICH, row=row)
    before = seat_of(game)
    play(game, f"acquire:{card} {answer}")
    assert _gains(before, seat_of(game)) == gains
    assert "end" in options(game)


@rule("IMP-9.6", "IMP-15.1")
@pytest.mark.parametrize(("card", "answer", "gains"), BOXES, ids=[box[0] for box in BOXES])
def test_an_acquire_box_does_nothing_when_the_card_is_revealed(card: str, answer: str, gains: dict[str, int]) -> None:
    game = begin(seats=3, p0={"hand": [card], "deck": []})
    before = seat_of(game)
    play(game, "reveal")
    assert _gains(before, seat_of(game)) == {}


@rule("IMP-9.6")
@pytest.mark.parametrize(
    ("card", "visit"),
    [("chani", "space:stillsuits"), ("liet_kynes", "space:hardy_warriors"), ("lady_jessica", "space:arrakeen")],
)
def test_an_acquire_box_does_nothing_when_the_card_is_played_on_an_agent_turn(card: str, visit: str) -> None:
    """Only the space itself gives: 1 water at Stillsuits, and 1 Fremen influence there and at Hardy Warriors."""
    game = begin(seats=3, p0={"hand": [card, "dagger"], "water": 1, "deck": []})
    before = seat_of(game)
    play(game, f"card:{card} {visit}")
    expected = {"chani": {"water": 1, "fremen": 1}, "liet_kynes": {"water": -1, "fremen": 1}, "lady_jessica": {}}
    assert _gains(before, seat_of(game)) == expected[card]


@rule("IMP-9.6", "IMP-15.1")
def test_an_acquire_box_works_by_whatever_means_the_card_is_acquired() -> None:
    own = {"hand": ["dagger"], "intrigue": ["bypass_protocol"], "spice": 2, "water": 0}
    game = begin(seats=3, row=["chani"], p0=own)
    play(game, "intrigue:bypass_protocol option:1 acquire:chani")
    assert seat_of(game)["water"] == 1
    assert (seat_of(game)["spice"], game.players[0].deck[-1]) == (0, CARD["chani"])


@rule("IMP-9.6")
def test_an_acquire_box_works_for_the_card_helena_set_aside() -> None:
    leaders = ["helena_richese", "earl_memnon_thorvald", "paul_atreides"]
    own = {"hand": ["convincing_argument", "convincing_argument"], "aside": "liet_kynes"}
    game = play(begin(seats=3, leaders=leaders, p0=own), "reveal acquire:aside")
    assert seat_of(game)["influence"]["emperor"] == 1
    assert seat_of(game)["persuasion"] == 0  # 5, and 1 less for the card set aside


@rule("IMP-9.6", "IMP-20.32")
def test_the_gain_of_an_acquire_box_is_kept_when_the_card_is_trashed() -> None:
    own = {"hand": ["guild_administrator", "dagger"], "discard": ["the_spice_must_flow"], "points": 4}
    game = begin(seats=3, p0=own)
    stack = game.reserve[1]
    play(game, "card:guild_administrator space:secure_contract box:guild_administrator discard:the_spice_must_flow")
    assert seat_of(game)["points"] == 4
    assert game.reserve[1] == stack + 1


@rule("IMP-9.6")
def test_every_further_copy_counts_again() -> None:
    """Once for each card acquired, whatever one owns already."""
    game = revealing(*RICH, discard=["the_spice_must_flow"], reserve={"the_spice_must_flow": 1}, points=1)
    play(game, "acquire:the_spice_must_flow")
    assert seat_of(game)["points"] == 2


# --- Persuasion gained earlier -----------------------------------------------------------
@rule("IMP-9.7", "IMP-13.7")
def test_persuasion_of_a_plot_card_waits_for_the_reveal_turn() -> None:
    own = {"hand": ["diplomacy", "convincing_argument"], "deck": [], "intrigue": ["charisma"]}
    game = begin(seats=3, row=["duncan_idaho", *CHEAP_ROW[:4]], p0=own)
    play(game, "intrigue:charisma card:diplomacy space:wealth")
    assert seat_of(game)["persuasion"] == 0
    assert not acquirable(game)
    play(game, "end")
    while game.to_act != [0]:
        play(game, "reveal end")
    play(game, "reveal")
    assert seat_of(game)["persuasion"] == 4  # 2 of Convincing Argument, 2 of Charisma
    play(game, "acquire:duncan_idaho")


@rule("IMP-9.7")
def test_played_in_the_reveal_turn_it_is_added_there_and_then() -> None:
    game = revealing("convincing_argument", intrigue=["charisma"])
    assert seat_of(game)["persuasion"] == 2
    play(game, "intrigue:charisma")
    assert seat_of(game)["persuasion"] == 4


@rule("IMP-9.7", "IMP-9.3")
def test_it_serves_this_rounds_reveal_turn_and_no_later_one() -> None:
    own = {"hand": ["diplomacy", "convincing_argument"], "deck": [], "intrigue": ["charisma"]}
    game = play(begin(seats=3, p0=own), "intrigue:charisma")
    skip_round(game)
    while game.to_act != [0]:
        play(game, "reveal end")
    play(game, "reveal")
    assert seat_of(game)["persuasion"] == 3

"""Sections 13 and 14: the Reveal turn, and acquiring cards, by Persuasion and by other means."""

from __future__ import annotations

import pytest

from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.draws import draw_cards
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import options, play, refused, skip_round
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.ledger import cards, changes, ledger

DEAR = ["overthrow", "steersman", "desert_power", "stilgar_the_devoted", "corrinth_city"]


def row(game: Game) -> list[str]:
    return [CARDS[kind].id for kind in game.row]


# --- the Reveal turn ---------------------------------------------------------------------
@rule("UPR-13.1")
def test_only_the_cards_revealed_give_what_their_reveal_box_says() -> None:
    game = begin(seats=3, p0={"play": ["maula_pistol", "overthrow"], "hand": ["dagger", "truthtrance"]})
    play(game, "reveal")
    assert (game.players[0].persuasion, game.players[0].swords, game.players[0].hand) == (1, 1, [])


@rule("UPR-13.2", "UPR-13.1")
def test_acquiring_before_between_and_after_the_effects() -> None:
    hand = ["public_spectacle", "treacherous_maneuver", "convincing_argument"]
    game = begin(seats=3, row=["maula_pistol"], p0={"hand": hand})
    play(game, "reveal")
    first = play(game.clone(), "acquire:prepare_the_way box:treacherous_maneuver box:public_spectacle post:guild")
    last = play(game.clone(), "box:public_spectacle post:guild box:treacherous_maneuver acquire:prepare_the_way")
    between = play(game, "box:treacherous_maneuver acquire:prepare_the_way box:public_spectacle post:guild")
    assert {tuple(cards(each, 0, "discard")) for each in (first, last, between)} == {("prepare_the_way",)}
    assert {each.players[0].persuasion for each in (first, last, between)} == {2}


@rule("UPR-5.4")
def test_a_card_acquired_to_hand_in_the_reveal_turn_is_kept_for_the_next_round() -> None:
    """R-UPR-28: it is not revealed any more."""
    own = {"hand": ["dagger"], "deck": ["dagger", "convincing_argument"], "intrigue": ["inspire_awe"]}
    others = {"hand": [], "revealed": True}
    worm = {"sandworms": [1, 0, 0]}
    game = begin(seats=3, row=["maula_pistol"], worms=worm, p0=own, p1=others, p2=others)
    play(game, "reveal intrigue:inspire_awe acquire:maula_pistol")
    assert (cards(game, 0, "hand"), game.players[0].persuasion) == (["maula_pistol"], 0)
    play(game, "end")
    skip_round(game)
    assert "maula_pistol" in cards(game, 0, "hand")


@rule("UPR-13.3", "UPR-5.4")
def test_a_card_drawn_in_the_reveal_turn_is_revealed_and_one_drawn_after_it_is_kept() -> None:
    own = {"hand": ["dagger"], "deck": ["convincing_argument", "dagger"], "intrigue": ["cunning"]}
    game = begin(seats=3, p0=own, p1={"hand": []}, p2={"hand": []})
    play(game, "reveal intrigue:cunning")
    assert (game.players[0].persuasion, game.players[0].hand) == (2, [])
    assert "convincing_argument" in cards(game, 0, "play")
    fight = begin(seats=3, phase="combat", p0={"hand": [], "intrigue": ["find_weakness"], "conflict": 1})
    draw_cards(fight, 0, 1)
    assert (len(fight.players[0].hand), fight.players[0].swords) == (1, 0)
    skip_round(fight)
    assert len(fight.players[0].hand) == 6  # kept for the next round, besides the five (UPR-5.4)


@rule("UPR-13.6")
def test_persuasion_that_is_left_is_lost() -> None:
    game = begin(seats=3, p0={"hand": ["convincing_argument"]})
    play(game, "reveal end")
    assert game.players[0].persuasion == 0


@rule("UPR-13.7", "UPR-3.5")
def test_clean_up_puts_all_cards_of_the_round_on_the_discard_pile() -> None:
    game = begin(seats=3, p0={"play": ["maula_pistol"], "hand": ["dagger"], "discard": ["diplomacy"]})
    play(game, "reveal end")
    assert sorted(cards(game, 0, "discard")) == ["dagger", "diplomacy", "maula_pistol"]
    assert game.players[0].play == []


# --- acquiring ---------------------------------------------------------------------------
@rule("UPR-14.1", "UPR-14.2")
def test_the_row_is_refilled_at_once_and_the_new_card_may_be_bought() -> None:
    """The example row_refill."""
    hand = ["convincing_argument", "convincing_argument", "diplomacy"]
    game = begin(seats=3, row=["maula_pistol", *DEAR[:4]], imperium_deck=["desert_survival"], p0={"hand": hand})
    play(game, "reveal")
    assert game.players[0].persuasion == 5
    assert "acquire:desert_survival" not in options(game)
    play(game, "acquire:maula_pistol acquire:desert_survival")
    assert cards(game, 0, "discard") == ["maula_pistol", "desert_survival"]
    assert game.players[0].persuasion == 0


@rule("UPR-14.2", "UPR-14.3")
def test_the_row_is_refilled_before_the_acquire_box() -> None:
    game = begin(seats=3, row=["spy_network", *DEAR[:4]], imperium_deck=["truthtrance"],
                 p0={"hand": ["convincing_argument"]})  # fmt: skip
    play(game, "reveal acquire:spy_network")
    assert game.decision(0).kind == "spy_post"
    assert "truthtrance" in row(game)


@rule("UPR-14.1")
def test_a_card_that_costs_more_than_the_persuasion_left_cannot_be_had() -> None:
    game = begin(seats=3, row=["maula_pistol", "truthtrance"], p0={"hand": ["convincing_argument", "diplomacy"]})
    play(game, "reveal")
    assert refused(game, "acquire:truthtrance")
    play(game, "acquire:maula_pistol")
    assert refused(game, "acquire:prepare_the_way")


@rule("UPR-14.4", "UPR-3.8")
def test_the_point_of_the_spice_must_flow_stays_if_the_card_is_trashed() -> None:
    own = {"hand": ["desert_survival", "the_spice_must_flow"], "points": 3}
    game = begin(seats=3, p0=own)
    left = game.reserve[1]
    play(game, "card:desert_survival space:imperial_basin box:desert_survival card:the_spice_must_flow")
    assert (game.players[0].vp, game.reserve[1]) == (3, left + 1)


@rule("UPR-14.5")
def test_with_the_imperium_deck_empty_the_row_shrinks() -> None:
    game = begin(seats=3, row=["maula_pistol", "truthtrance"], p0={"hand": ["convincing_argument", "diplomacy"]})
    game.imperium_deck.clear()
    game.row[:] = game.row[:2]
    play(game, "reveal acquire:maula_pistol")
    assert row(game) == ["truthtrance"]


# --- by other means ----------------------------------------------------------------------
@rule("UPR-14.3", "UPR-3.1")
def test_price_is_no_object_takes_the_spice_must_flow_to_hand() -> None:
    """The example price_is_no_object, without the contract."""
    game = begin(seats=3, p0={"hand": ["price_is_no_object", "dagger"], "solari": 9, "points": 2})
    play(game, "card:price_is_no_object space:secrets box:price_is_no_object acquire:the_spice_must_flow")
    assert (game.players[0].solari, game.players[0].vp) == (0, 3)
    assert cards(game, 0, "hand") == ["dagger", "the_spice_must_flow"]
    assert game.view(1).as_dict()["players"][0]["hand"] == ["the_spice_must_flow", "?"]


@rule("UPR-14.3")
def test_price_is_no_object_completes_the_contract_to_acquire_the_spice_must_flow() -> None:
    """The example price_is_no_object, with the contract."""
    held = {"held": {"acquire_the_spice_must_flow": [0]}}
    game = begin(seats=3, choam=held, p0={"hand": ["price_is_no_object", "dagger"], "solari": 9, "points": 2})
    play(game, "card:price_is_no_object space:secrets")
    before = ledger(game)
    play(game, "box:price_is_no_object acquire:the_spice_must_flow")
    play(game, "contract:acquire_the_spice_must_flow")
    change = changes(before, game)
    assert (change["guild"], change["solari"]) == (1, -9 + 3)


@rule("UPR-3.6", "UPR-14.3")
def test_price_is_no_object_is_optional_and_asks_for_the_whole_cost() -> None:
    own = {"hand": ["price_is_no_object", "dagger"], "solari": 3}
    game = begin(seats=3, row=["maula_pistol", "truthtrance"], p0=own)
    play(game, "card:price_is_no_object space:secrets")
    assert {"box:price_is_no_object"} <= set(options(game))
    play(game, "box:price_is_no_object")
    assert "acquire:truthtrance" not in options(game)
    assert "acquire:prepare_the_way" in options(game)
    poor = begin(seats=3, row=DEAR, p0={**own, "solari": 1})
    play(poor, "card:price_is_no_object space:secrets")
    assert "box:price_is_no_object" not in options(poor)


@rule("UPR-14.3")
@pytest.mark.parametrize("worms", [0, 1])
def test_an_acquire_box_works_by_whatever_means(worms: int) -> None:
    own = {"hand": ["dagger"], "intrigue": ["inspire_awe"]}
    game = begin(seats=3, row=["spy_network", *DEAR[:4]], worms={"sandworms": [worms]}, p0=own)
    play(game, "intrigue:inspire_awe acquire:spy_network post:guild")
    assert cards(game, 0, "hand" if worms else "discard")[-1] == "spy_network"
    assert "spy_network" not in cards(game, 0, "discard" if worms else "hand")

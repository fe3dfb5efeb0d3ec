"""Sections 11 and 12: Rivals on the Tleilaxu track, with the base game and with Uprising."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.atomics.tokens import atomics_of
from sandtable.imperium.modules.research.track import NO_TOKEN, research_of
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.modules.tleilaxu.board import tleilaxu_of
from sandtable.imperium.rules.catalog import CARDS, HAGAL
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.immortality.playing import BOXES, begin, hex_of, named, row, step_of
from tests.imperium.playing import options, play


def new(title: str, seats: int, **more: Any) -> Game:
    game = sandtable.new(title, seed=3, seats=seats, boxes=BOXES, **more)
    assert isinstance(game, Game)
    return game


def deck(game: Game) -> Counter[str]:
    return Counter(HAGAL[kind].id for kind in hagal_of(game).deck + hagal_of(game).discard)


def rival_turn(*cards: str, title: str = "imperium", **given: Any) -> Game:
    """The Rival on the player's left acts with these cards on top; then it is the player's turn."""
    own = {"p0": {"hand": ["dagger"]}, "p2": {"agents_at": ["secrets", "heighliner"]}}
    return begin(title, **{"seats": 1, "turn": 1, "hagal_deck": list(cards), **own, **given})


# --- with the base game ------------------------------------------------------------------
@rule("IMM-11.1", "IMM-1.10")
def test_four_cards_for_the_three_of_carthag() -> None:
    game = new("imperium", 1)
    without = sandtable.new("imperium", seed=3, seats=1)
    assert isinstance(without, Game)
    added = {"hagal_carthag_left": 1, "hagal_carthag_right": 1, "hagal_carthag_plain": 1, "hagal_research_station": 1}
    assert deck(game) - deck(without) == Counter(added)
    assert deck(without) - deck(game) == Counter({"hagal_carthag": 3})
    check(game)


@rule("IMM-11.2", "IMM-17.9")
def test_rivals_have_a_tleilaxu_token_and_nothing_else() -> None:
    game = new("imperium", 1)
    assert tleilaxu_of(game).step == [0, 0, 0]
    assert research_of(game).at[1:] == [NO_TOKEN, NO_TOKEN]
    assert hex_of(game) == "r0"
    assert atomics_of(game).held == [True, False, False]


@rule("IMM-11.3", "IMM-11.4", "IMM-11.6", "IMM-17.8")
def test_a_rival_uses_a_carthag_card() -> None:
    """The worked example `ex_solo_carthag_left`."""
    board = {"step": {1: 3}, "row": ["ghola", "usurp"], "deck": ["contaminator"]}
    game = rival_turn("hagal_carthag_left", p1={"garrison": 3, "spice": 0}, tleilaxu=board)
    p = game.players[1]
    assert (step_of(game, 1), p.spice, p.conflict, p.garrison) == (4, 2, 3, 1)
    assert p.vp == 1
    assert p.agents_at == [game.rules.space["carthag"]]
    assert row(game) == ["contaminator", "usurp"]
    assert "ghola" in named(game.trashed)
    check(game)


@rule("IMM-11.4")
def test_the_right_card_is_removed_or_none() -> None:
    board = {"row": ["ghola", "usurp"], "deck": ["contaminator"]}
    assert row(rival_turn("hagal_carthag_right", tleilaxu=board)) == ["ghola", "contaminator"]
    assert row(rival_turn("hagal_carthag_plain", tleilaxu=board)) == ["ghola", "usurp"]
    last = rival_turn("hagal_carthag_right", tleilaxu={"row": ["ghola", "usurp"], "deck": []})
    assert row(last) == ["ghola", ""]
    gone = rival_turn("hagal_carthag_right", tleilaxu={"row": ["ghola"], "deck": []})
    assert row(gone) == ["ghola", ""]  # Reclaimed Forces is never meant


@rule("IMM-11.3", "IMM-11.6")
def test_two_icons_are_two_steps_of_a_rival() -> None:
    game = rival_turn("hagal_research_station", p1={"garrison": 3, "spice": 0}, tleilaxu={"step": {1: 3}})
    p = game.players[1]
    assert (step_of(game, 1), p.vp, p.spice, p.conflict, p.garrison) == (5, 1, 2, 2, 1)
    assert hex_of(game, 1) == ""


@rule("IMM-11.5")
def test_a_card_that_is_skipped_does_nothing() -> None:
    board = {"row": ["ghola", "usurp"]}
    game = rival_turn(
        "hagal_carthag_left", "hagal_conspire", p0={"hand": ["dagger"], "agents_at": ["carthag"]}, tleilaxu=board
    )
    assert step_of(game, 1) == 0
    assert row(game) == ["ghola", "usurp"]
    assert game.players[1].agents_at == [game.rules.space["conspire"]]
    fighting = begin(
        seats=1,
        phase="combat",
        hagal_deck=["hagal_carthag_left"],
        p0={"conflict": 1, "intrigue": ["vicious_talents"]},
        p1={"conflict": 1},
        tleilaxu={"row": ["ghola", "usurp"]},
    )
    assert HAGAL[hagal_of(fighting).discard[-1]].id == "hagal_carthag_left"
    assert step_of(fighting, 1) == 0
    assert row(fighting) == ["ghola", "usurp"]


@rule("IMM-11.8", "IMM-12.2", "UPR-R14.4")
@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_beside_two_players_nothing_changes_for_house_hagal(title: str) -> None:
    game = new(title, 2)
    without = sandtable.new(title, seed=3, seats=2)
    assert isinstance(without, Game)
    assert deck(game) == deck(without)
    assert tleilaxu_of(game).step == [0, 0, NO_TOKEN]
    assert research_of(game).at[2] == NO_TOKEN
    assert hex_of(game, 0) == hex_of(game, 1) == "r0"


# --- with Uprising -----------------------------------------------------------------------
@rule("IMM-12.3", "UPR-R14.1", "UPR-R14.5", "UPR-R14.11")
def test_beside_uprising_one_research_station_goes() -> None:
    game = new("uprising", 1)
    without = sandtable.new("uprising", seed=3, seats=1)
    assert isinstance(without, Game)
    assert sum(deck(game).values()) == 39
    assert sum(deck(without).values()) == 36
    for id in ("hagal_carthag_left", "hagal_carthag_right", "hagal_carthag_plain", "hagal_research_station"):
        assert deck(game)[id] == 1
    assert deck(without)["hagal_research_station"] == 2
    assert deck(game)["hagal_research_station_troops"] == 1
    stays = HAGAL[game.rules.hagal_kind["hagal_research_station_troops"]]
    old = HAGAL[without.rules.hagal_kind["hagal_research_station"]]
    assert (repr(stays.effect), stays.swords, stays.space) == (repr(old.effect), old.swords, old.space)


@rule("IMM-12.4", "UPR-R14.5", "UPR-R14.6")
def test_a_carthag_card_sends_nobody_on_the_board_of_uprising() -> None:
    """The worked examples `ex_uprising_solo_carthag` and `ex_r_immortality_carthag`."""
    board = {"row": ["ghola", "usurp"], "deck": ["contaminator"]}
    given = {"p1": {"garrison": 3, "supply": 9}, "tleilaxu": board}
    game = rival_turn("hagal_carthag_right", "hagal_dutiful_service", title="uprising", **given)
    p = game.players[1]
    assert step_of(game, 1) == 1
    assert row(game) == ["ghola", "contaminator"]
    assert p.agents_at == [game.rules.space["dutiful_service"]]
    assert (p.garrison, p.conflict) == (3, 0)
    check(game)


@rule("IMM-12.1", "UPR-24.4", "IMM-8.2")
@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_the_overlay_covers_the_research_station(title: str) -> None:
    """The worked example `ex_research_station`."""
    own = {"hand": ["reconnaissance"], "deck": ["dagger", "dagger", "diplomacy"], "water": 2, "garrison": 2}
    game = begin(title, p0=own)
    play(game, "card:reconnaissance space:research_station")
    while "box:space" in options(game):
        play(game, "box:space")
        while game.decision(0).kind == "part":
            play(game, options(game)[0])
    p = game.players[0]
    assert (p.water, len(p.hand), hex_of(game), tleilaxu_of(game).specimens[0]) == (0, 2, "r1", 1)
    assert p.garrison == 2
    assert "deploy:2" in options(game)


@rule("IMM-12.5", "IMM-1.8")
@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_the_starting_decks_have_experimentation(title: str) -> None:
    game = new(title, 3)
    ids = Counter(CARDS[kind].id for kind in game.rules.starting_deck)
    assert ids["experimentation"] == 2
    assert ids["dune_the_desert_planet"] == 0
    assert sum(ids.values()) == 10

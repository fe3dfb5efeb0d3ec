"""Section 15: rulings of the FAQ that bear on the box; and what else the set-up brings (section 1)."""

from __future__ import annotations

from typing import Any

import sandtable
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.rules.catalog import CARDS, INTRIGUE
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.immortality.playing import BOXES, begin, named, step_of, tanks
from tests.imperium.playing import options, play


def new(title: str = "imperium", **more: Any) -> Game:
    game = sandtable.new(title, seed=2, **more)
    assert isinstance(game, Game)
    return game


# --- set-up ------------------------------------------------------------------------------
@rule("IMM-1.1", "IMM-1.2", "IMM-1.9")
def test_its_cards_are_mixed_into_the_decks() -> None:
    game, without = new(boxes=BOXES), new()
    assert len(game.rules.imperium_cards) == len(without.rules.imperium_cards) + 30
    assert len(game.rules.intrigue_cards) == len(without.rules.intrigue_cards) + 15
    assert len(game.row) == 5
    assert len(game.imperium_deck) == len(without.imperium_deck) + 30
    for one, other in zip(game.players, without.players, strict=True):  # the rest is as in the game without it
        assert (one.vp, one.water, one.garrison, one.supply, one.agents) == (
            other.vp,
            other.water,
            other.garrison,
            other.supply,
            other.agents,
        )
    assert not set(game.rules.further_cards) & set(game.rules.imperium_cards)


@rule("IMM-1.6", "IMM-8.2")
def test_the_overlay_is_one_space_for_another() -> None:
    game, without = new(boxes=BOXES), new()
    assert [space.id for space in game.rules.spaces] == [space.id for space in without.rules.spaces]
    slot = game.rules.space["research_station"]
    here, before = game.rules.spaces[slot], without.rules.spaces[slot]
    assert (here.icon, here.combat, repr(here.cost)) == (before.icon, before.combat, repr(before.cost))
    assert repr(here.effect) != repr(before.effect)


@rule("IMM-10.1")
def test_the_epic_game_puts_control_the_spice_into_the_discard_pile() -> None:
    game = new(seats=4, boxes=["ix", "immortality"], epic=True)
    for p in game.players:
        deck = [CARDS[kind].id for kind in p.deck + p.hand]
        assert len(deck) == 10
        assert deck.count("experimentation") == 2
        assert named(p.discard) == ["control_the_spice"]
        assert p.garrison == 5
        assert len(p.intrigue) == 1
    assert game.rules.points_to_end == 12
    check(game)


# --- Intrigue cards ----------------------------------------------------------------------
@rule("IMM-15.3")
def test_an_intrigue_card_needs_its_condition_and_its_cost() -> None:
    def fighting(troops: int, at: str = "r0", **own: Any) -> list[str]:
        cards = ["gruesome_sacrifice", "economic_positioning", "counterattack"]
        game = begin(
            phase="combat",
            p0={"conflict": troops, "intrigue": cards, **own},
            p1={"conflict": 4},
            research={"at": {at: [0]}},
        )
        return [word for word in options(game) if word.startswith("intrigue:")]

    assert fighting(2) == ["intrigue:gruesome_sacrifice", "intrigue:economic_positioning"]
    assert fighting(1) == []
    for at, there in (("r3a", False), ("r4a", True)):
        game = begin(p0={"intrigue": ["disguised_bureaucrat"]}, research={"at": {at: [0]}})
        assert ("intrigue:disguised_bureaucrat" in options(game)) == there


@rule("IMM-15.3", "IMM-2.1")
def test_the_cost_of_an_intrigue_card_is_paid_first() -> None:
    """The troops lost go to the supply, and the specimens are made of them."""
    game = begin(
        phase="combat",
        p0={"conflict": 3, "intrigue": ["gruesome_sacrifice", "vicious_talents"], "garrison": 9, "supply": 0},
        p1={"conflict": 1},
    )
    play(game, "intrigue:gruesome_sacrifice")
    assert (game.players[0].conflict, tanks(game), game.players[0].supply, step_of(game)) == (1, 2, 0, 1)


@rule("IMM-15.4")
def test_a_card_for_the_reveal_turn_lies_face_up() -> None:
    game = begin(p0={"hand": ["dagger", "diplomacy"], "intrigue": ["tleilaxu_puppet"]})
    play(game, "intrigue:tleilaxu_puppet")
    assert [INTRIGUE[kind].id for kind in game.players[0].open_intrigue] == ["tleilaxu_puppet"]
    play(game, "reveal")
    while "end" not in options(game):
        play(game, options(game)[0])
    assert game.players[0].persuasion == 2  # 1 of Diplomacy, 1 of the card
    play(game, "end")
    assert game.players[0].open_intrigue == []


@rule("IMM-15.5", "IMM-5.2")
def test_the_discarded_intrigue_cards_form_a_new_deck() -> None:
    game = begin(
        p0={"hand": ["dagger"], "intrigue": ["illicit_dealings"]},
        intrigue_deck=[],
        intrigue_discard=["breakthrough"],
        tleilaxu={"step": {0: 1}},
    )
    play(game, "intrigue:illicit_dealings")
    assert [INTRIGUE[kind].id for kind in game.players[0].intrigue] == ["breakthrough"]


# --- troops, Influence, cards ------------------------------------------------------------
@rule("IMM-15.8")
def test_every_troop_recruited_on_a_combat_turn_may_be_deployed() -> None:
    own = {"hand": ["reconnaissance"], "deck": ["dagger"], "intrigue": ["reinforcements"], "solari": 3, "garrison": 5}
    game = begin(p0=own)
    play(game, "card:reconnaissance space:arrakeen intrigue:reinforcements")
    assert "deploy:6" in options(game)  # 1 of the space, 3 of the card, 2 more
    assert "deploy:7" not in options(game)


@rule("IMM-15.9", "IMM-15.10")
def test_both_steps_are_lost_with_one_faction_and_may_cost_the_alliance() -> None:
    own = {"hand": ["for_humanity"], "influence": {"bene": 4, "emperor": 1}}
    game = begin(p0=own, alliance={"bene": 0})
    points = game.players[0].vp
    play(game, "reveal box:for_humanity")
    if game.decision(0).kind == "lose_influence":
        assert options(game) == ["faction:bene"]
        play(game, "faction:bene")
    p = game.players[0]
    assert p.influence == [1, 0, 2, 0]
    assert game.alliance[game.rules.track["bene"]] == -1
    assert p.vp == points  # the card's point for that of the Alliance
    level = begin(
        p0={"hand": ["for_humanity"], "influence": {"bene": 5}}, p1={"influence": {"bene": 5}}, alliance={"bene": 0}
    )
    play(level, "reveal box:for_humanity")
    if level.decision(0).kind == "lose_influence":
        play(level, "faction:bene")
    assert level.alliance[level.rules.track["bene"]] == 1
    poor = play(begin(p0={"hand": ["for_humanity"], "influence": {"emperor": 1}}), "reveal")
    assert "box:for_humanity" not in options(poor)


@rule("IMM-15.12", "IMM-17.14")
def test_tleilaxu_master_cannot_take_foldspace() -> None:
    game = begin(p0={"hand": ["tleilaxu_master", "dagger"], "deck": ["dagger"]}, research={"at": {"r4a": [0]}})
    play(game, "card:tleilaxu_master space:hall_of_oratory box:tleilaxu_master")
    words = options(game)
    assert "acquire:arrakis_liaison" in words  # the Reserve as well as the Row
    assert "acquire:foldspace" not in words
    assert "acquire:reclaimed_forces" not in words


@rule("IMM-15.13")
def test_points_beyond_twelve() -> None:
    game = begin(p0={"hand": ["dagger"], "points": 12, "intrigue": ["illicit_dealings"]}, tleilaxu={"step": {0: 3}})
    play(game, "intrigue:illicit_dealings")
    assert game.players[0].vp == 13
    check(game)

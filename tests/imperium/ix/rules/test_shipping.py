"""Section 4: freighters move up the Shipping track and bring home the rewards of their step and of those below."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.shipping.track import shipping_of
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.ix.playing import begin, freighter, on_offer, owned
from tests.imperium.playing import options, play, refused


def shipping(at: int = 0, **more: Any) -> Game:
    """A player at Interstellar Shipping, asked for the first of two icons."""
    own = {"hand": ["dune_the_desert_planet"], "influence": {"guild": 2}, "solari": 0, "spice": 0, **more.pop("p0", {})}
    game = begin(shipping={"at": {0: at}}, p0=own, **more)
    return play(game, "card:dune_the_desert_planet space:interstellar_shipping box:space")


def smuggling(at: int, **more: Any) -> Game:
    """A player at Smuggling, asked for the one icon."""
    own = {"hand": ["dune_the_desert_planet"], "solari": 0, "spice": 0, **more.pop("p0", {})}
    game = begin(shipping={"at": {0: at}}, p0=own, **more)
    return play(game, "card:dune_the_desert_planet space:smuggling box:space")


# --- moving ------------------------------------------------------------------------------
@rule("IX-4.1")
def test_freighters_share_steps() -> None:
    game = begin(shipping={"at": {0: 1, 1: 2, 2: 2, 3: 1}}, p0={"hand": ["dune_the_desert_planet"]})
    play(game, "card:dune_the_desert_planet space:smuggling box:space freight:advance")
    assert shipping_of(game).at == [2, 2, 2, 1]
    check(game)


@rule("IX-4.1")
def test_there_are_three_steps_above_the_bottom() -> None:
    game = smuggling(3)
    assert options(game) == ["freight:recall", "none"]


@rule("IX-4.2", "IX-4.10")
def test_an_icon_is_a_choice_of_up_home_or_nothing() -> None:
    game = smuggling(1)
    assert options(game) == ["freight:advance", "freight:recall", "none"]
    assert freighter(play(game.clone(), "none")) == 1
    assert freighter(play(game.clone(), "freight:advance")) == 2
    assert freighter(play(game.clone(), "freight:recall option:1")) == 0


@rule("IX-4.2")
def test_from_the_top_a_freighter_is_only_recalled() -> None:
    game = smuggling(3)
    assert refused(game, "freight:advance")


@rule("IX-4.9")
def test_a_freighter_at_the_bottom_has_nothing_to_bring_home() -> None:
    game = smuggling(0)
    assert options(game) == ["freight:advance", "none"]


@rule("IX-4.7", "IX-4.10")
def test_two_icons_are_resolved_one_by_one() -> None:
    game = shipping(2, tech={"open": ["windtraps", "minimic_film", "flagship"]}, p0={"spice": 0})
    game.act("freight:advance")
    assert (freighter(game), game.decision(0).kind) == (3, "freight")
    game.act("freight:recall")
    assert freighter(game) == 0
    assert game.decision(0).kind == "shipment"


@rule("IX-4.10")
def test_at_the_bottom_advance_then_recall() -> None:
    game = shipping(0)
    play(game, "freight:advance freight:recall option:1")
    assert (freighter(game), game.players[0].spice) == (0, 2)


@rule("IX-4.10", "IX-4.7")
def test_at_the_top_recall_then_advance() -> None:
    game = shipping(3, p0={"spice": 0}, tech={"open": ["flagship", "shuttle_fleet", "holtzman_engine"]})
    play(game, "freight:recall")
    while game.decision(0).kind != "freight":
        words = options(game)
        game.act("option:1" if "option:1" in words else words[0])
    game.act("freight:advance")
    assert freighter(game) == 1


# --- rewards -----------------------------------------------------------------------------
@rule("IX-4.4")
def test_the_first_step_gives_dividends_to_all() -> None:
    game = smuggling(1, p1={"solari": 3})
    play(game, "freight:recall option:0")
    assert [p.solari for p in game.players] == [1 + 5, 4, 1, 1]


@rule("IX-4.4")
def test_or_the_first_step_gives_spice() -> None:
    game = smuggling(1)
    play(game, "freight:recall option:1")
    assert [p.spice for p in game.players] == [2, 0, 0, 0]
    assert [p.solari for p in game.players] == [1, 0, 0, 0]


@rule("IX-4.3", "IX-4.5")
def test_the_second_step_recruits_and_raises_influence() -> None:
    game = smuggling(2, p0={"garrison": 3})
    game.act("freight:recall")
    assert game.players[0].garrison == 5  # nothing could come first that would change it
    assert options(game) == ["part:0", "part:2"]
    play(game, "part:2 faction:bene option:1")
    assert game.players[0].influence[2] == 1
    assert game.players[0].spice == 2


@rule("IX-4.3")
def test_rewards_come_in_any_order() -> None:
    game = smuggling(2, p0={"garrison": 12})
    game.act("freight:recall")
    first = play(game.clone(), "part:0")
    assert first.decision(0).kind == "option"
    second = play(game.clone(), "part:2")
    assert second.decision(0).kind == "faction"


@rule("IX-4.6", "IX-4.3")
def test_the_top_step_acquires_a_tile_with_what_was_collected() -> None:
    game = smuggling(3, p0={"spice": 0}, tech={"open": ["training_drones", "flagship", "spaceport"]})
    game.act("freight:recall")
    assert "part:3" not in options(game)  # 3 less 2 is 1 spice, and there is none yet
    play(game, "part:0 option:1")
    assert {"part:2", "part:3"} <= set(options(game))
    game.act("part:3")
    assert options(game) == ["acquire_tech:training_drones", "none"]
    game.act("acquire_tech:training_drones")
    assert (game.players[0].spice, owned(game)) == (1, ["training_drones"])
    assert "training_drones" not in on_offer(game)


@rule("IX-4.6")
def test_the_tile_of_the_top_step_may_be_left() -> None:
    game = smuggling(3, p0={"spice": 5})
    play(game, "freight:recall part:0 option:1 part:2 faction:guild")
    assert options(game)[-1] == "none"
    game.act("none")
    assert owned(game) == []
    assert game.decision(0).kind == "menu"


@rule("IX-4.5")
def test_the_second_step_recruits_what_the_supply_has() -> None:
    game = smuggling(2, p0={"garrison": 11})
    game.act("freight:recall")
    while game.decision(0).kind != "menu":
        game.act(options(game)[0])
    assert (game.players[0].garrison, game.players[0].supply) == (12, 0)


# --- troops ------------------------------------------------------------------------------
@rule("IX-4.8", "IX-12.12")
def test_shipped_troops_join_the_conflict_in_a_combat_turn() -> None:
    own = {"hand": ["reconnaissance"], "intrigue": ["expedite"], "spice": 1, "garrison": 0}
    game = begin(shipping={"at": {0: 2}}, p0=own)
    play(game, "card:reconnaissance space:arrakeen intrigue:expedite freight:recall")
    while game.decision(0).kind != "menu":
        game.act(options(game)[0])
    assert game.players[0].garrison == 3  # Arrakeen's one and two of the track
    assert "deploy:3" in options(game)


@rule("IX-12.12")
def test_troops_shipped_before_the_agent_count_as_well() -> None:
    own = {"hand": ["reconnaissance"], "intrigue": ["expedite"], "spice": 1, "garrison": 0}
    game = begin(shipping={"at": {0: 2}}, p0=own)
    play(game, "intrigue:expedite freight:recall")
    while game.decision(0).kind != "turn":
        game.act(options(game)[0])
    play(game, "card:reconnaissance space:arrakeen")
    assert game.players[0].garrison == 3
    assert "deploy:3" in options(game)


@rule("IX-4.11")
def test_a_recall_as_a_reward_fills_the_garrison() -> None:
    own = {"hand": [], "conflict": 2, "agents": 0, "revealed": True, "garrison": 1}
    others = {f"p{seat}": {"hand": [], "agents": 0, "revealed": seat < 3} for seat in (1, 2, 3)}
    game = begin(conflict="skirmish_ix_spice", turn=3, shipping={"at": {0: 2}}, p0=own, **others)
    play(game, "reveal end")
    while game.round == 1:
        words = options(game)
        wanted = ("freight:recall", "option:1", "pass", "no", words[0])
        game.act(next(word for word in wanted if word in words))
    p = game.players[0]
    assert (p.garrison, p.conflict, freighter(game)) == (3, 0, 0)
    assert p.spice == 1 + 2
    assert sum(p.influence) == 1


# --- the component -----------------------------------------------------------------------
@rule("IX-1.7")
def test_freighters_begin_at_the_bottom() -> None:
    game = begin(seats=3)
    assert shipping_of(game).at == [0, 0, 0]


@pytest.mark.parametrize("at", [-1, 4])
def test_a_freighter_off_the_track_is_a_fault(at: int) -> None:
    game = begin()
    shipping_of(game).at[0] = at
    assert shipping_of(game).fault(game)

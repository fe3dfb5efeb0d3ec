"""Section 5: dreadnoughts fight, come back, and control a place for a round."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.dreadnoughts.control import free_places
from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT, commissioned, fleet_of
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.sides import controller_of
from sandtable.imperium.rules.state import NOBODY
from sandtable.imperium.rules.units import CONFLICT, GARRISON, SUPPLY
from tests.citing import rule
from tests.imperium.ix.playing import begin
from tests.imperium.playing import options, play, refused, skip_round

PLACES = ("imperial_basin", "arrakeen", "carthag")


def ships(game: Game, seat: int = 0) -> tuple[int, int, int]:
    """Dreadnoughts in supply, garrison and Conflict."""
    supply, garrison, conflict = (DREADNOUGHT.count(game, seat, place) for place in (SUPPLY, GARRISON, CONFLICT))
    return supply, garrison, conflict


def over(game: Game) -> dict[str, int]:
    """The places with a dreadnought, and whose."""
    held = fleet_of(game).over
    return {game.rules.spaces[slot].id: held[slot] for slot in game.rules.control_spaces if held[slot] != NOBODY}


def controlled(game: Game, place: str) -> int:
    return controller_of(game, game.rules.space[place])


def fight(**given: Any) -> Game:
    """The Conflict about nothing at Combat; nobody holds Intrigue cards."""
    return begin(**{"phase": "combat", "conflict": "raid_stockpiles", "round": 3, **given})


def to_control(game: Game) -> Game:
    """Decline whatever the rewards ask until the winner is asked for a place."""
    while not game.over and game.decision(game.to_act[0]).kind != "control_place":
        words = options(game)
        game.act(next((word for word in ("none", "pass", "done", "no") if word in words), words[0]))
    return game


# --- a unit, no troop --------------------------------------------------------------------
@rule("IX-5.1", "IX-14.6")
def test_text_that_says_troop_touches_no_dreadnought() -> None:
    fleet = {"garrison": {1: 1}, "conflict": {2: 1}}
    game = begin(
        dreadnoughts=fleet, p0={"hand": ["gun_thopter"]}, p1={"garrison": 0}, p2={"garrison": 1, "conflict": 0}
    )
    play(game, "card:gun_thopter space:carthag")
    assert (ships(game, 1), game.players[1].garrison) == ((1, 1, 0), 0)
    assert (ships(game, 2), game.players[2].garrison) == ((1, 0, 1), 0)


@rule("IX-5.1")
def test_retreating_troops_leaves_dreadnoughts_in_the_conflict() -> None:
    game = begin(dreadnoughts={"conflict": {0: 2}}, p0={"hand": ["chani"], "conflict": 1})
    play(game, "reveal box:chani")
    assert options(game) == ["number:0", "number:1"]


@rule("IX-5.2", "IX-2.6")
def test_commissioning_moves_one_from_supply_to_garrison() -> None:
    game = begin(p0={"hand": ["dagger"], "solari": 3})
    play(game, "card:dagger space:dreadnought_space box:space")
    if "part:0" in options(game):
        play(game, "part:0")
    assert (ships(game), game.players[0].solari) == ((1, 1, 0), 0)
    assert "unit:dreadnought" not in options(game), "it is no Combat space"
    check(game)


@rule("IX-5.2")
def test_commissioning_is_never_forced() -> None:
    game = begin(p0={"hand": ["dagger"], "solari": 3})
    play(game, "card:dagger space:dreadnought_space")
    assert "end" in options(game)
    play(game, "end")
    assert ships(game) == (2, 0, 0)


@rule("IX-5.3")
def test_without_one_in_the_supply_none_is_commissioned() -> None:
    """ex_dreadnought_limit: the tile of the space may still be acquired."""
    fleet = {"garrison": {0: 1}, "over": {"imperial_basin": [0]}}
    game = begin(dreadnoughts=fleet, tech={"open": ["windtraps", "artillery", "minimic_film"]},
                 p0={"hand": ["dagger"], "solari": 3, "spice": 2})  # fmt: skip
    play(game, "card:dagger space:dreadnought_space")
    assert ships(game) == (0, 1, 0)
    play(game, "box:space")
    assert "acquire_tech:windtraps" in options(game)
    assert game.players[0].solari == 0


# --- deploying ---------------------------------------------------------------------------
def at_heighliner(**own: Any) -> Game:
    """Ix-Guild Compact at a Combat space, with two cards to discard: it commissions a dreadnought."""
    p0 = {"hand": ["ix_guild_compact", "dagger", "dagger"], "spice": 6, "garrison": 5, "supply": 7, **own}
    game = begin(p0=p0)
    play(game, "card:ix_guild_compact space:heighliner box:ix_guild_compact card:dagger card:dagger")
    return game


@rule("IX-5.2", "IX-12.12", "IX-13.11")
def test_one_commissioned_at_a_combat_space_may_go_straight_to_the_conflict() -> None:
    game = at_heighliner()
    assert ships(game) == (1, 1, 0)
    play(game, "unit:dreadnought")
    assert ships(game) == (1, 0, 1)
    check(game)


@rule("IX-5.4")
def test_a_commissioned_dreadnought_comes_on_top_of_recruits_and_two_of_the_garrison() -> None:
    game = at_heighliner()
    before = game.allowance
    play(game, "unit:dreadnought")
    assert game.allowance == before, "it does not use up what troops may"
    if "box:space" in options(game):
        play(game, "box:space")
    most = max(int(word.partition(":")[2]) for word in options(game) if word.startswith("deploy:"))
    assert most == 2 + 5, "two of the garrison and the five recruited at the Heighliner"


@rule("IX-5.4")
def test_troops_do_not_take_the_place_of_a_commissioned_dreadnought() -> None:
    game = at_heighliner()
    if "box:space" in options(game):
        play(game, "box:space")
    most = max(int(word.partition(":")[2]) for word in options(game) if word.startswith("deploy:"))
    assert most == 7
    play(game, f"deploy:{most}")
    assert not [word for word in options(game) if word.startswith("deploy:")]
    play(game, "unit:dreadnought end")
    assert ships(game) == (1, 0, 1)


@rule("IX-5.4")
def test_dreadnoughts_of_the_garrison_are_among_the_two_other_units() -> None:
    game = begin(dreadnoughts={"garrison": {0: 2}}, p0={"hand": ["reconnaissance"], "garrison": 3})
    play(game, "card:reconnaissance space:carthag")
    allowed = game.allowance
    play(game, "unit:dreadnought unit:dreadnought")
    assert (game.allowance, ships(game)) == (allowed - 2, (0, 0, 2))
    check(game)


@rule("IX-5.15")
def test_one_commissioned_in_a_reveal_turn_stays_in_the_garrison() -> None:
    game = begin(
        row=["full_scale_assault"], p0={"hand": ["stilgar", "chani", "worm_riders", "piter_de_vries", "scout"]}
    )
    game.players[0].persuasion = 8
    play(game, "reveal acquire:full_scale_assault")
    assert ships(game) == (1, 1, 0)
    assert "unit:dreadnought" not in options(game)


# --- strength ----------------------------------------------------------------------------
@rule("IX-5.5", "IX-5.6", "IX-12.2")
def test_a_dreadnought_alone_takes_part_with_strength_3() -> None:
    game = fight(dreadnoughts={"conflict": {0: 1}}, p0={"swords": 2, "intrigue": ["finesse"]})
    assert game.players[0].strength() == 5
    assert (game.to_act, options(game)) == ([0], ["intrigue:finesse", "pass"])


@rule("IX-12.3")
def test_a_dreadnought_in_the_garrison_is_not_in_the_conflict() -> None:
    """ex_dreadnought_garrison"""
    game = begin(dreadnoughts={"garrison": {0: 1}}, p0={"hand": ["dagger"] * 2, "conflict": 0, "intrigue": ["finesse"]},
                 p1={"conflict": 1})  # fmt: skip
    play(game, "reveal end")
    assert game.players[0].strength() == 0
    game = fight(dreadnoughts={"garrison": {0: 1}}, p0={"swords": 4, "intrigue": ["finesse"]}, p1={"conflict": 1})
    assert game.players[0].strength() == 0
    assert game.round > 3 or game.to_act != [0] or "intrigue:finesse" not in options(game)


# --- after Combat ------------------------------------------------------------------------
@rule("IX-5.7", "IX-5.8", "IX-5.13")
def test_those_who_did_not_win_go_to_the_garrison_and_the_winner_takes_a_place() -> None:
    game = to_control(fight(seats=3, dreadnoughts={"conflict": {0: 1, 1: 2}}, p0={}, p1={"solari": 0}))
    assert (game.to_act, options(game)) == ([1], [f"space:{place}" for place in PLACES])
    assert ships(game, 0) == (1, 1, 0)
    assert refused(game, "none")
    play(game, "space:carthag")
    assert over(game) == {"carthag": 1}
    assert ships(game, 1) == (0, 1, 0), "the second one goes to the garrison"
    check(game)


@rule("IX-5.5", "IX-5.6", "IX-5.7", "IX-5.8", "IX-5.9", "IX-5.10", "IX-5.11")
def test_three_players_two_fighting_and_one_holding_a_place() -> None:
    """ex_dreadnought_combat"""
    game = fight(
        seats=3,
        control={"arrakeen": 1, "imperial_basin": 1},
        dreadnoughts={"over": {"arrakeen": [0]}, "conflict": {1: 1, 2: 1}},
        p0={"conflict": 2},
        p1={"swords": 2},
        p2={"conflict": 2},
    )
    assert controlled(game, "arrakeen") == 0, "it covers the marker"
    to_control(game)
    assert (game.to_act, options(game)) == ([2], ["space:imperial_basin", "space:carthag"])
    play(game, "space:imperial_basin")
    assert over(game) == {"imperial_basin": 2}
    assert (controlled(game, "arrakeen"), controlled(game, "imperial_basin")) == (1, 2)
    assert (ships(game, 0), ships(game, 1)) == ((1, 1, 0), (1, 1, 0))
    check(game)


@rule("IX-5.9")
@pytest.mark.parametrize(
    ("place", "card", "good"),
    [("carthag", "reconnaissance", "solari"), ("imperial_basin", "dune_the_desert_planet", "spice")],
)
def test_its_owner_gets_the_bonus_and_the_marker_under_it_nothing(place: str, card: str, good: str) -> None:
    game = begin(control={place: 1}, dreadnoughts={"over": {place: [2]}}, p0={"hand": [card]},
                 p1={"solari": 0, "spice": 0}, p2={"solari": 0, "spice": 0})  # fmt: skip
    play(game, f"card:{card} space:{place}")
    assert getattr(game.players[2], good) == 1
    assert getattr(game.players[1], good) == 0


@rule("IX-5.9")
def test_its_owner_may_defend_the_place() -> None:
    deck = ["siege_of_carthag", "raid_stockpiles", "desert_power", "grand_vision"]
    game = begin(phase="round_start", conflict_deck=deck, seats=3, control={"carthag": 1},
                 dreadnoughts={"over": {"carthag": [2]}}, p2={"garrison": 0})  # fmt: skip
    assert (game.to_act, game.decision(2).kind) == ([2], "defend")
    play(game, "yes")
    assert game.players[2].conflict == 1


@rule("IX-5.10")
def test_its_control_ends_with_the_next_combat() -> None:
    game = to_control(fight(seats=3, control={"carthag": 0}, dreadnoughts={"conflict": {1: 1}}))
    play(game, "space:carthag")
    assert controlled(game, "carthag") == 1
    skip_round(game)
    assert (game.round, controlled(game, "carthag")) == (4, 1)
    skip_round(game)
    assert (over(game), controlled(game, "carthag"), ships(game, 1)) == ({}, 0, (1, 1, 0))
    check(game)


@rule("IX-5.12")
def test_a_tie_for_first_place_takes_no_control() -> None:
    game = fight(seats=3, dreadnoughts={"conflict": {0: 1, 1: 1}})
    skip_round(game)
    assert (over(game), ships(game, 0), ships(game, 1)) == ({}, (1, 1, 0), (1, 1, 0))


@rule("IX-5.13")
def test_a_marker_that_the_conflict_gives_goes_under_a_dreadnought() -> None:
    game = fight(seats=3, conflict="siege_of_carthag", dreadnoughts={"conflict": {0: 1}, "over": {"carthag": [1]}},
                 p0={"conflict": 3})  # fmt: skip
    to_control(game)
    assert game.control[game.rules.space["carthag"]] == 0
    assert controlled(game, "carthag") == 1, "not yet in force"
    play(game, "space:arrakeen")
    assert (controlled(game, "carthag"), controlled(game, "arrakeen")) == (0, 0)


@rule("IX-5.14")
def test_one_on_a_flag_is_in_no_garrison_and_counts_as_commissioned() -> None:
    game = begin(dreadnoughts={"over": {"carthag": [0]}}, p0={"hand": ["dune_the_desert_planet"], "garrison": 0})
    play(game, "card:dune_the_desert_planet space:imperial_basin")
    assert "unit:dreadnought" not in options(game)
    assert (ships(game), commissioned(game, 0)) == ((1, 0, 0), 1)
    assert len(free_places(game)) == 2


# --- effects on units --------------------------------------------------------------------
@rule("IX-5.16", "IX-5.6")
def test_cannon_turrets_send_one_dreadnought_of_each_opponent_home_at_once() -> None:
    game = fight(seats=3, dreadnoughts={"conflict": {0: 1, 1: 2, 2: 1}}, p0={"intrigue": ["cannon_turrets"]},
                 p1={"intrigue": ["finesse"]}, p2={"swords": 3, "intrigue": ["war_chest"]})  # fmt: skip
    play(game, "intrigue:cannon_turrets")
    assert [ships(game, seat) for seat in range(3)] == [(1, 0, 1), (0, 1, 1), (1, 1, 0)]
    assert [p.strength() for p in game.players] == [5, 3, 0], "without a unit swords count nothing"


def ambushers(**given: Any) -> Game:
    """Desert Ambush at Imperial Basin with three troops deployed."""
    game = begin(p0={"hand": ["desert_ambush"], "garrison": 4}, **given)
    play(game, "card:desert_ambush space:imperial_basin")
    while "box:space" in options(game):
        play(game, "box:space")
    return play(game, "deploy:2")


@rule("IX-5.16")
def test_desert_ambush_drives_off_one_unit_for_each_troop_deployed() -> None:
    game = ambushers(dreadnoughts={"conflict": {1: 1}}, p1={"conflict": 1, "garrison": 0, "swords": 2},
                     p2={"conflict": 1, "garrison": 0})  # fmt: skip
    play(game, "box:desert_ambush")
    assert options(game) == ["seat:1", "seat:2", "none"]
    play(game, "seat:1")
    assert options(game) == ["troop", "unit:dreadnought"], "the player chooses which"
    play(game, "unit:dreadnought seat:2")
    assert (ships(game, 1), game.players[1].strength()) == ((1, 1, 0), 4)
    assert (game.players[2].conflict, game.players[2].garrison) == (0, 1)
    assert game.decision(0).kind == "menu", "two troops, two units"
    check(game)


def test_desert_ambush_counts_troops_alone() -> None:
    game = begin(dreadnoughts={"garrison": {0: 2}}, p0={"hand": ["desert_ambush"], "garrison": 0}, p1={"conflict": 1})
    play(game, "card:desert_ambush space:imperial_basin")
    play(game, "unit:dreadnought")
    assert "box:desert_ambush" not in options(game)


@rule("IX-14.8", "IX-5.1")
def test_negotiated_withdrawal_takes_three_units_of_any_sort() -> None:
    game = begin(
        dreadnoughts={"conflict": {0: 1}}, p0={"hand": ["negotiated_withdrawal"], "conflict": 2, "garrison": 0}
    )
    play(game, "reveal box:negotiated_withdrawal")
    while game.decision(0).kind == "retreat_units":
        play(game, options(game)[-1])
    play(game, "faction:fremen")
    assert (ships(game), game.players[0].conflict, game.players[0].garrison) == ((1, 1, 0), 0, 2)
    assert game.players[0].influence[3] == 1


@rule("IX-14.8")
def test_negotiated_withdrawal_needs_all_three() -> None:
    game = begin(dreadnoughts={"conflict": {0: 1}}, p0={"hand": ["negotiated_withdrawal"], "conflict": 1})
    play(game, "reveal")
    assert "box:negotiated_withdrawal" not in options(game)


@rule("IX-13.5")
def test_second_wave_needs_a_unit_in_the_conflict_and_brings_up_to_two() -> None:
    """ex_second_wave"""
    own = {"garrison": 3, "intrigue": ["second_wave"]}
    fleet = {"garrison": {0: 1}, "conflict": {1: 1}}
    game = fight(dreadnoughts=fleet, p0=own, p1={"intrigue": ["finesse"]})
    assert game.to_act == [1], "the player without a unit is not asked"
    game = fight(dreadnoughts=fleet, p0={**own, "conflict": 1}, p1={"intrigue": ["finesse"]})
    play(game, "intrigue:second_wave")
    assert options(game) == ["troop", "unit:dreadnought", "none"]
    play(game, "unit:dreadnought troop")
    assert (ships(game), game.players[0].conflict) == ((1, 0, 1), 2)
    assert game.players[0].strength() == 2 * 2 + 3 + 2


@rule("IX-5.5")
def test_full_scale_assault_counts_the_dreadnoughts_in_the_conflict() -> None:
    game = begin(dreadnoughts={"conflict": {0: 2}}, p0={"hand": ["full_scale_assault"]})
    play(game, "reveal")
    while "box:full_scale_assault" in options(game):
        play(game, "box:full_scale_assault")
    assert game.players[0].strength() == 2 * 3 + 6


@rule("IX-14.2")
@pytest.mark.parametrize(("met", "points"), [(2, 0), (3, 1), (4, 2)])
def test_grand_conspiracy_counts_goals(met: int, points: int) -> None:
    own: dict[str, Any] = {"intrigue": ["grand_conspiracy"], "points": 5, "council": met > 1, "influence": {}}
    if met > 2:
        own["discard"] = ["the_spice_must_flow"]
    if met > 3:
        own["influence"] = {"guild": 4, "bene": 4}
    game = begin(phase="endgame", seats=3, dreadnoughts={"garrison": {0: 1}, "over": {"carthag": [0]}}, p0=own)
    before = game.players[0].vp
    if points:
        play(game, "intrigue:grand_conspiracy")
    else:
        assert game.over or "intrigue:grand_conspiracy" not in options(game)
    assert game.players[0].vp == before + points


@rule("IX-14.1", "IX-13.19")
def test_detonation_devices_take_a_point_in_place_of_control() -> None:
    game = fight(seats=3, dreadnoughts={"conflict": {0: 2}}, tech={"owned": {"detonation_devices": [0]}},
                 p0={"points": 3})  # fmt: skip
    while game.decision(game.to_act[0]).kind != "turn" and game.round == 3:
        words = options(game)
        assert game.decision(game.to_act[0]).kind != "control_place"
        game.act(next((word for word in ("yes", "option:0", "none", "pass", "done") if word in words), words[0]))
    assert (game.players[0].vp, over(game), ships(game)) == (4, {}, (1, 1, 0))
    check(game)

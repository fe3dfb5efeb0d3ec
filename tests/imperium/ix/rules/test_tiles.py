"""Section 3 and the table of tiles: each of the 18 abilities, at its moment."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.rules.catalog import CARDS, OF_INTRIGUE
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.ix.playing import begin, face_down, owned
from tests.imperium.ix.rules.tiles import having
from tests.imperium.playing import options, play, refused, skip_round


def to_next_turn(game: Game, seat: int = 0) -> Game:
    """End the turn and let the others reveal until the seat is asked for its next turn."""
    play(game, "end")
    while not (game.to_act == [seat] and game.decision(seat).kind == "turn"):
        words = options(game)
        game.act(next(word for word in ("reveal", "end", "pass", "no", "none", "done", words[0]) if word in words))
    return game


# --- the flip icon -----------------------------------------------------------------------
@rule("IX-3.9", "IX-13.13")
@pytest.mark.parametrize("before", ["", "card:dagger space:high_council", "reveal"])
def test_a_flip_tile_is_used_in_agent_and_reveal_turns(before: str) -> None:
    game = having("training_drones", p0={"hand": ["dagger"], "garrison": 3, "solari": 5})
    play(game, before)
    game.act("use_tech:training_drones")
    assert game.players[0].garrison == 4
    assert face_down(game) == ["training_drones"]
    assert "use_tech:training_drones" not in options(game)


@rule("IX-3.9")
def test_a_flip_tile_is_used_once_a_round_and_comes_face_up_in_the_next() -> None:
    game = having("training_drones", p0={"hand": ["dagger", "dagger"], "garrison": 3, "solari": 9}, seats=3)
    play(game, "use_tech:training_drones card:dagger space:high_council")
    to_next_turn(game)
    assert face_down(game) == ["training_drones"]
    assert refused(game, "use_tech:training_drones")
    skip_round(game)
    assert face_down(game) == []
    check(game)


@rule("IX-3.9", "IX-12.7")
def test_tiles_are_used_in_the_own_turn_only() -> None:
    game = having("training_drones", "spy_satellites", first=1, p0={"hand": ["dagger"], "spice": 3})
    assert game.to_act == [1]
    assert not [word for word in options(game) if word.startswith("use_tech")]


@rule("IX-3.12")
def test_a_new_flip_tile_works_in_the_same_turn() -> None:
    game = begin(tech={"open": ["training_drones", "windtraps", "memocorders"]},
                 p0={"hand": ["dagger"], "spice": 3, "garrison": 3})  # fmt: skip
    play(game, "card:dagger space:tech_negotiation box:space option:0 acquire_tech:training_drones")
    game.act("use_tech:training_drones")
    assert game.players[0].garrison == 4


@rule("IX-3.11")
def test_a_tile_face_down_is_still_owned() -> None:
    game = having("training_drones", "windtraps", "minimic_film",
                  p0={"hand": ["ixian_engineer"], "points": 2}, tech={"down": ["training_drones"]})  # fmt: skip
    play(game, "reveal box:ixian_engineer")
    assert game.players[0].vp == 3  # three tiles


@rule("IX-3.9")
def test_flagship_recruits_for_solari() -> None:
    game = having("flagship", p0={"hand": [], "solari": 4, "garrison": 3})
    game.act("use_tech:flagship")
    assert (game.players[0].solari, game.players[0].garrison) == (0, 6)
    game = having("flagship", p0={"hand": [], "solari": 3})
    assert refused(game, "use_tech:flagship")


@rule("IX-3.9", "IX-3.13")
def test_holoprojectors_exchange_a_card_and_need_one() -> None:
    game = having("holoprojectors", p0={"hand": ["dagger"], "deck": ["diplomacy"]})
    play(game, "use_tech:holoprojectors card:dagger")
    assert [CARDS[kind].id for kind in game.players[0].hand] == ["diplomacy"]
    game = having("holoprojectors", p0={"hand": ["dagger"], "deck": ["diplomacy"]})
    game.act("reveal")
    assert "use_tech:holoprojectors" not in options(game)  # no card is left to discard


# --- Invasion Ships ----------------------------------------------------------------------
def invading(**more: Any) -> Game:
    own = {"hand": ["dagger", "diplomacy"], "solari": 5, **more.pop("p0", {})}
    return having("invasion_ships", p0=own, **more)


@rule("IX-3.13")
def test_invasion_ships_pass_enemy_agents() -> None:
    game = invading(p1={"agents_at": ["high_council"]})
    assert "space:high_council" not in options(play(game.clone(), "card:dagger"))
    play(game, "use_tech:invasion_ships card:diplomacy card:dagger")
    assert "space:high_council" in options(game)


@rule("IX-3.13")
def test_invasion_ships_come_before_the_agent() -> None:
    game = invading()
    play(game, "card:dagger space:high_council")
    assert "use_tech:invasion_ships" not in options(game)
    game = invading()
    game.act("reveal")
    assert "use_tech:invasion_ships" not in options(game)


@rule("IX-3.13")
def test_invasion_ships_do_not_pass_the_own_agent_nor_the_voice() -> None:
    game = invading(p0={"agents_at": ["mentat"]}, p1={"voice": "swordmaster", "solari": 9})
    play(game, "use_tech:invasion_ships card:diplomacy card:dagger")
    assert "space:mentat" not in options(game)
    assert "space:swordmaster" not in options(game)


# --- Reveal turns ------------------------------------------------------------------------
@rule("IX-3.10")
def test_minimic_film_gives_persuasion_when_revealing() -> None:
    game = having("minimic_film", p0={"hand": ["dagger"]})
    game.act("reveal")
    assert game.players[0].persuasion == 1


@rule("IX-3.10", "IX-3.14")
def test_restricted_ordnance_needs_a_council_seat() -> None:
    game = having("restricted_ordnance", p0={"hand": [], "council": True, "conflict": 1})
    game.act("reveal")
    assert game.players[0].swords == 4
    game = having("restricted_ordnance", p0={"hand": [], "conflict": 1})
    game.act("reveal")
    assert game.players[0].swords == 0


@rule("IX-3.14")
def test_swords_of_tiles_count_with_a_unit_only() -> None:
    game = having("restricted_ordnance", p0={"hand": [], "council": True})
    game.act("reveal")
    assert game.players[0].strength() == 0


@rule("IX-3.10")
def test_artillery_counts_cards_that_gave_swords() -> None:
    game = having("artillery", p0={"hand": ["dagger", "dagger", "diplomacy"], "conflict": 1})
    play(game, "reveal tech:artillery")
    assert game.players[0].swords == 2 + 2


@rule("IX-3.10")
def test_disposal_facility_trashes_from_play_for_six_persuasion() -> None:
    hand = ["convincing_argument", "convincing_argument", "dagger"]
    game = having("disposal_facility", p0={"hand": hand, "council": True})
    game.act("reveal")
    assert game.players[0].persuasion == 6
    game.act("tech:disposal_facility")
    assert set(options(game)) == {"inplay:convincing_argument", "inplay:dagger", "none"}
    game.act("inplay:dagger")
    assert [CARDS[kind].id for kind in game.trashed] == ["dagger"]
    game = having("disposal_facility", p0={"hand": hand})
    game.act("reveal")
    assert "tech:disposal_facility" not in options(game)


@rule("IX-3.10", "IX-0.2")
def test_disposal_facility_counts_persuasion_that_was_spent() -> None:
    hand = ["convincing_argument", "convincing_argument", "dagger"]
    game = having("disposal_facility", p0={"hand": hand, "council": True})
    play(game, "reveal acquire:arrakis_liaison")
    assert game.players[0].persuasion == 4
    assert "tech:disposal_facility" in options(game)


@rule("IX-3.14")
def test_a_reveal_tile_that_is_new_in_the_reveal_turn_still_works() -> None:
    game = begin(tech={"open": ["minimic_film", "windtraps", "memocorders"]}, shipping={"at": {0: 3}},
                 p0={"hand": ["freighter_fleet"]})  # fmt: skip
    play(game, "reveal box:freighter_fleet freight:recall")
    while game.decision(0).kind != "tech":
        words = options(game)
        game.act("part:3" if "part:3" in words else words[0])
    game.act("acquire_tech:minimic_film")
    while game.decision(0).kind != "menu":
        game.act(options(game)[0])
    assert game.players[0].persuasion == 1


# --- round start -------------------------------------------------------------------------
@rule("IX-3.10", "IX-3.8")
def test_shuttle_fleet_pays_every_round() -> None:
    game = having("shuttle_fleet", p0={"hand": ["dagger"], "solari": 0})
    skip_round(game)
    assert game.players[0].solari == 2
    skip_round(game)
    assert game.players[0].solari == 4


@rule("IX-3.10")
def test_holtzman_engine_draws_a_sixth_card() -> None:
    game = having("holtzman_engine", p0={"hand": ["dagger"]})
    skip_round(game)
    assert [len(p.hand) for p in game.players] == [6, 5, 5, 5]


@rule("IX-3.14")
def test_a_round_start_tile_first_works_in_the_next_round() -> None:
    game = begin(tech={"open": ["shuttle_fleet", "windtraps", "memocorders"]},
                 p0={"hand": ["dagger"], "spice": 5, "solari": 0})  # fmt: skip
    play(game, "card:dagger space:tech_negotiation box:space option:0 acquire_tech:shuttle_fleet")
    assert game.players[0].solari == 0
    play(game, "faction:emperor faction:fremen")
    assert game.players[0].influence[0] == game.players[0].influence[3] == 1
    skip_round(game)
    assert game.players[0].solari == 2


# --- winning -----------------------------------------------------------------------------
def winning(*tiles: str, conflict: str = "skirmish_ix_spice", **more: Any) -> Game:
    """A position in which seat 0 has won the Conflict as soon as everybody has revealed."""
    own = {"hand": [], "conflict": 2, "agents": 0, "revealed": True, **more.pop("p0", {})}
    others = {f"p{seat}": {"hand": [], "agents": 0, "revealed": seat < 3} for seat in (1, 2, 3)}
    return having(*tiles, conflict=conflict, turn=3, p0=own, **{**others, **more})


@rule("IX-3.10")
def test_windtraps_give_water_for_a_won_conflict() -> None:
    game = winning("windtraps", p0={"water": 0})
    play(game, "reveal end")
    while game.round == 1 and game.to_act == [0] and game.decision(0).kind != "turn":
        words = options(game)
        game.act("none" if "none" in words else words[0])
    assert game.players[0].water == 1


@rule("IX-13.19")
def test_windtraps_bought_with_the_reward_work_at_once() -> None:
    game = winning(p0={"water": 0, "spice": 5}, shipping={"at": {0: 3}},
                   tech={"open": ["windtraps", "flagship", "memocorders"]})  # fmt: skip
    play(game, "reveal end")
    _recall_and_buy(game, "windtraps")
    assert game.players[0].water == 2  # one for acquiring, one for winning


def _recall_and_buy(game: Game, tile: str) -> None:
    """Recall the freighter with the reward, take everything, and buy this tile."""
    while tile not in owned(game):
        words = options(game)
        wanted = ("freight:recall", f"acquire_tech:{tile}", "part:3", "option:1", "part:0", words[0])
        game.act(next(word for word in wanted if word in words))
    while game.round == 1 and not game.over:
        words = options(game)
        game.act(next(word for word in ("none", "done", "pass", "no", words[0]) if word in words))


@rule("IX-3.14", "IX-4.11")
def test_a_reveal_tile_acquired_after_the_reveal_turn_waits() -> None:
    game = winning(p0={"spice": 5, "swords": 0}, shipping={"at": {0: 3}},
                   tech={"open": ["restricted_ordnance", "flagship", "memocorders"]})  # fmt: skip
    play(game, "reveal end")
    _recall_and_buy(game, "restricted_ordnance")
    assert game.players[0].swords == 0


@rule("IX-12.8", "IX-12.13", "IX-13.17", "IX-4.11")
def test_spaceport_as_a_reward_draws_for_the_next_round() -> None:
    deck = ["dagger", "dagger", "diplomacy", "reconnaissance", "seek_allies", "signet_ring", "convincing_argument"]
    game = winning(p0={"spice": 5, "deck": deck}, shipping={"at": {0: 3}},
                   tech={"open": ["spaceport", "flagship", "memocorders"]})  # fmt: skip
    play(game, "reveal end")
    _recall_and_buy(game, "spaceport")
    assert (game.round, len(game.players[0].hand)) == (2, 7)  # two kept, and five dealt


# --- always ------------------------------------------------------------------------------
@rule("IX-3.8")
@pytest.mark.parametrize(("answer", "zone"), [("yes", "deck"), ("no", "discard")])
def test_spaceport_puts_acquired_cards_on_the_deck(answer: str, zone: str) -> None:
    game = having("spaceport", p0={"hand": ["convincing_argument"], "deck": ["dagger"]})
    play(game, "reveal acquire:arrakis_liaison")
    assert game.decision(0).kind == "deck_top"
    game.act(answer)
    assert CARDS[getattr(game.players[0], zone)[-1]].id == "arrakis_liaison"


@rule("IX-3.8")
def test_others_are_not_asked_for_a_spaceport() -> None:
    game = having("spaceport", first=1, p1={"hand": ["convincing_argument"]})
    play(game, "reveal acquire:arrakis_liaison")
    assert game.decision(1).kind == "menu"


# --- Sonic Snoopers, Spy Satellites ------------------------------------------------------
@rule("IX-12.7")
@pytest.mark.parametrize("before", ["", "reveal"])
def test_spy_satellites_pay_for_a_point(before: str) -> None:
    game = having("spy_satellites", p0={"hand": ["dagger"], "spice": 3, "points": 2})
    play(game, before)
    game.act("use_tech:spy_satellites")
    assert (game.players[0].spice, game.players[0].vp) == (0, 3)
    assert owned(game) == []
    assert [tech_of(game).gone] != [[]]
    check(game)
    game = having("spy_satellites", p0={"hand": ["dagger"], "spice": 2})
    assert refused(game, "use_tech:spy_satellites")


@rule("IX-13.2")
def test_sonic_snoopers_exchange_any_number_of_intrigue_cards() -> None:
    own = {"hand": ["dagger"], "intrigue": ["windfall", "ambush", "to_the_victor"]}
    game = having("sonic_snoopers", p0=own, intrigue_deck=["master_tactician", "private_army"])
    game.act("use_tech:sonic_snoopers")
    assert owned(game) == []
    play(game, "intrigue:windfall intrigue:ambush done")
    held = sorted(game.view(0).as_dict()["players"][0]["intrigue"])
    assert held == ["master_tactician", "private_army", "to_the_victor"]
    bottom = [game.rules.intrigue[name] for name in ("ambush", "windfall")]
    assert game.intrigue_deck[:2] == bottom
    check(game)


@rule("IX-13.2")
def test_a_card_put_under_the_deck_is_not_shown() -> None:
    game = having("sonic_snoopers", p0={"hand": ["dagger"], "intrigue": ["windfall", "ambush"]})
    game.listen()
    play(game, "use_tech:sonic_snoopers intrigue:windfall done")
    windfall = game.rules.intrigue["windfall"]
    seen = [event.seen_by(1) for event in game.journal or []]
    assert not [event for event in seen if event.thing == OF_INTRIGUE | windfall]

"""Section 9: House Hagal and Rivals with dreadnoughts, the Shipping track and Tech tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.lab.position import build
from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT, fleet_of
from sandtable.imperium.modules.rivals.deck import full_deck
from sandtable.imperium.modules.shipping.track import shipping_of
from sandtable.imperium.modules.tech.language import TILES
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.rules.catalog import HAGAL, LEADERS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.state import NOBODY
from sandtable.imperium.rules.units import CONFLICT, GARRISON, SUPPLY
from tests.citing import rule
from tests.imperium.ix.playing import begin, negotiators, on_offer, owned
from tests.imperium.playing import options, play

MARKED = ["windtraps", "memocorders", "training_drones"]


def rival_turn(*cards: str, **given: Any) -> Game:
    """Solo: the Rival on the player's left has acted with these cards on top; the other has no Agent left."""
    own = {"p0": {"hand": ["dagger"], **given.pop("p0", {})}, "p2": {"agents": 0, **given.pop("p2", {})}}
    return begin(**{"seats": 1, "turn": 1, "hagal_deck": list(cards), "tech": {"open": MARKED}, **given, **own})


def hagal_turn(*cards: str, **given: Any) -> Game:
    """Two players: House Hagal has acted after an Agent turn of the First Player."""
    own = {"hand": ["dagger"], **given.pop("p0", {})}
    game = begin(seats=2, hagal_deck=list(cards), p0=own, **given)
    play(game, "card:dagger space:tech_negotiation end")
    return game


def where(game: Game, seat: int = 1) -> list[str]:
    return [game.rules.spaces[space].id for space in game.players[seat].agents_at]


def step(game: Game, seat: int = 1) -> int:
    return shipping_of(game).at[seat]


# --- decks -------------------------------------------------------------------------------
@rule("IX-9.1", "IX-9.2", "IX-13.14")
@pytest.mark.parametrize(("seats", "cards"), [(1, 30), (2, 29)])
def test_the_house_hagal_decks(seats: int, cards: int) -> None:
    game = sandtable.new("imperium", seats=seats, seed=1, boxes=["ix"])
    assert isinstance(game, Game)
    there = Counter(HAGAL[kind].id for kind in full_deck(game))
    assert there.total() == cards
    assert not {"hagal_hall_of_oratory", "hagal_rally_troops"} & set(there)
    assert there["hagal_dreadnought_1p"] == there["hagal_tech_negotiation"] == (2 if seats == 1 else 0)
    assert there["hagal_dreadnought_2p"] == (0 if seats == 1 else 2)


# --- what cards do -----------------------------------------------------------------------
@rule("IX-9.3", "IX-9.16", "IX-14.5")
def test_a_rival_gets_what_the_card_shows_and_pays_for_no_space() -> None:
    game = rival_turn("hagal_dreadnought_1p", p1={"spice": 2, "solari": 0})
    assert where(game) == ["dreadnought_space"]
    assert DREADNOUGHT.count(game, 1, GARRISON) == 1
    assert owned(game, 1) == ["windtraps"]
    assert (game.players[1].spice, game.players[1].water) == (0, 1 + 1)


@rule("IX-9.4")
def test_a_dreadnought_card_is_skipped_with_both_out() -> None:
    game = rival_turn("hagal_dreadnought_1p", "hagal_carthag", dreadnoughts={"garrison": {1: 2}})
    assert where(game) == ["carthag"]


@rule("IX-9.5")
@pytest.mark.parametrize(("guild", "card", "space"), [
    (1, "hagal_interstellar_shipping", "carthag"),
    (2, "hagal_interstellar_shipping", "interstellar_shipping"),
    (1, "hagal_smuggling_interstellar", "smuggling"),
    (2, "hagal_smuggling_interstellar", "interstellar_shipping"),
    (1, "hagal_foldspace_interstellar", "foldspace_space"),
])  # fmt: skip
def test_interstellar_shipping_needs_influence_with_the_guild(guild: int, card: str, space: str) -> None:
    game = rival_turn(card, "hagal_carthag", p1={"influence": {"guild": guild}})
    assert where(game) == [space]


@rule("IX-12.9", "IX-13.10")
def test_a_card_whose_fitting_space_is_taken_is_discarded() -> None:
    """ex_rival_two_spaces_taken"""
    game = rival_turn("hagal_smuggling_interstellar", "hagal_carthag", p1={"influence": {"guild": 2}},
                      p0={"agents_at": ["interstellar_shipping"], "agents": 1})  # fmt: skip
    assert where(game) == ["carthag"]


# --- the Shipping track ------------------------------------------------------------------
@rule("IX-9.6")
def test_a_freighter_goes_to_the_second_step_and_home() -> None:
    game = rival_turn("hagal_interstellar_shipping", p1={"influence": {"guild": 2}})
    assert step(game) == 2
    game = rival_turn("hagal_smuggling_interstellar", shipping={"at": {1: 1}})
    assert step(game) == 2


@rule("IX-9.6", "IX-9.7", "IX-9.8", "IX-12.10", "IX-13.10")
def test_a_recall_gives_dividends_troops_and_influence() -> None:
    """ex_rival_shipping_tie"""
    game = rival_turn(
        "hagal_smuggling_interstellar",
        shipping={"at": {1: 2}},
        p0={"solari": 0},
        p1={"influence": {"guild": 1, "fremen": 1}, "solari": 0, "garrison": 3},
        p2={"solari": 0},
    )
    assert step(game) == 0
    assert [p.solari for p in game.players] == [1, 5, 1]
    assert game.players[1].garrison == 5
    assert (game.to_act, options(game)) == ([0], ["faction:emperor", "faction:bene"])
    play(game, "faction:bene")
    assert game.players[1].influence[2] == 1


@rule("IX-9.7", "IX-9.8")
def test_beside_two_players_the_rival_collects_nothing_and_the_first_player_breaks_ties() -> None:
    game = hagal_turn("hagal_smuggling_interstellar", shipping={"at": {2: 2}}, p0={"solari": 0}, p1={"solari": 0})
    assert [p.solari for p in game.players] == [1, 1, 0]
    assert (game.to_act, game.decision(0).kind) == ([0], "rival_faction")
    play(game, "faction:guild")
    assert (game.players[2].influence[1], game.players[2].garrison) == (1, 2)
    check(game)


@rule("IX-9.9")
def test_solo_rivals_take_troops_and_freighter_icons_of_a_conflict() -> None:
    game = begin(seats=1, phase="combat", conflict="trade_monopoly", round=10, hagal_deck=["hagal_carthag"] * 2,
                 p1={"conflict": 4, "garrison": 0}, tech={"open": MARKED})  # fmt: skip
    assert step(game) == 2
    assert game.players[1].garrison == 1


@rule("IX-9.22")
def test_the_player_decides_whether_a_rival_pays_for_points() -> None:
    game = begin(seats=1, phase="combat", conflict="economic_supremacy", round=9, hagal_deck=["hagal_carthag"] * 2,
                 p1={"conflict": 4, "spice": 4, "points": 2}, tech={"open": MARKED})  # fmt: skip
    assert (game.to_act, game.decision(0).kind) == ([0], "rival_pay")
    play(game, "yes")
    assert (game.players[1].vp, game.players[1].spice) == (2 + 1 + 1, 0)


# --- dreadnoughts ------------------------------------------------------------------------
@rule("IX-9.10")
def test_a_rival_deploys_dreadnoughts_before_troops_within_the_limit() -> None:
    game = rival_turn("hagal_carthag", dreadnoughts={"garrison": {1: 1}}, p1={"garrison": 3})
    assert DREADNOUGHT.count(game, 1, CONFLICT) == 1
    assert game.players[1].conflict == 1 + 1, "the recruit of the card, and one of the garrison"


@rule("IX-9.11")
@pytest.mark.parametrize(("control", "place"), [
    ({"arrakeen": 0, "carthag": 0}, "arrakeen"),
    ({}, "imperial_basin"),
    ({"imperial_basin": 1, "arrakeen": 1}, "carthag"),
    ({"imperial_basin": 1, "arrakeen": 1, "carthag": 1}, "imperial_basin"),
])  # fmt: skip
def test_where_a_rivals_dreadnought_goes(control: dict[str, int], place: str) -> None:
    """ex_rival_dreadnought_place"""
    game = begin(seats=1, phase="combat", conflict="raid_stockpiles", round=3, hagal_deck=["hagal_carthag"] * 2,
                 control=control, dreadnoughts={"conflict": {1: 1}}, tech={"open": MARKED})  # fmt: skip
    over = fleet_of(game).over
    assert [game.rules.spaces[slot].id for slot in range(len(over)) if over[slot] == 1] == [place]


@rule("IX-9.17", "IX-14.1")
@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_a_rival_always_takes_the_point_of_detonation_devices(title: str) -> None:
    """Nobody is asked: the dreadnought goes to the supply, and no place is controlled."""
    game = build(
        {"boxes": ["ix"], "seats": 1, "phase": "combat", "round": 3, "dreadnoughts": {"conflict": {1: 1}},
         "conflict": "raid_stockpiles" if title == "imperium" else "skirmish_ornithopter",
         "tech": {"open": MARKED, "owned": {"detonation_devices": [1]}}},
        title,
    )  # fmt: skip
    assert game.decision(game.to_act[0]).kind != "rival_option"
    assert DREADNOUGHT.count(game, 1, SUPPLY) == 2
    assert 1 not in fleet_of(game).over
    assert game.players[1].vp >= 1


@rule("IX-14.4")
def test_house_hagal_covers_a_place_and_gets_nothing_there() -> None:
    game = begin(seats=2, phase="combat", conflict="raid_stockpiles", round=3, hagal_deck=["hagal_carthag"] * 2,
                 control={"carthag": 0}, dreadnoughts={"conflict": {2: 1}},
                 p0={"hand": ["dagger"], "solari": 0}, p1={"hand": ["reconnaissance"]})  # fmt: skip
    space = game.rules.space["carthag"]
    assert fleet_of(game).over[space] == 2
    while game.decision(game.to_act[0]).kind != "turn":
        play(game, options(game)[0])
    check(game)


@rule("IX-9.19")
def test_expert_deployment_counts_strength() -> None:
    """Level mentat: against a level II card it deploys nothing while it leads by 4 strength."""
    given: dict[str, Any] = {"difficulty": "mentat", "conflict": "raid_stockpiles", "round": 3}
    game = rival_turn("hagal_carthag", **given, dreadnoughts={"garrison": {1: 1}}, p1={"conflict": 2, "garrison": 3})
    assert (game.players[1].conflict, DREADNOUGHT.count(game, 1, CONFLICT)) == (2, 0)
    game = rival_turn("hagal_carthag", **given, dreadnoughts={"garrison": {1: 1}}, p1={"conflict": 1, "garrison": 3})
    assert game.players[1].strength_of(game.players[1].conflict) >= 4


@rule("IX-9.25")
def test_effects_on_units_of_opponents_reach_rivals() -> None:
    game = begin(seats=1, phase="combat", conflict="raid_stockpiles", round=3, hagal_deck=["hagal_carthag"] * 2,
                 p0={"conflict": 1, "intrigue": ["cannon_turrets"]}, dreadnoughts={"conflict": {1: 1}},
                 tech={"open": MARKED})  # fmt: skip
    play(game, "intrigue:cannon_turrets")
    assert DREADNOUGHT.count(game, 1, CONFLICT) == 0
    assert fleet_of(game).over == [NOBODY] * len(game.rules.spaces)


# --- Tech tiles --------------------------------------------------------------------------
@rule("IX-9.12", "IX-14.5")
def test_beside_two_players_tiles_are_ignored() -> None:
    game = hagal_turn("hagal_dreadnought_2p", tech={"open": ["artillery", "minimic_film", "spaceport"]})
    assert owned(game, 2) == []
    assert (DREADNOUGHT.count(game, 2, GARRISON), game.players[2].garrison) == (1, 2)
    assert on_offer(game) == ["artillery", "minimic_film", "spaceport"], "and no tile is trashed for the Rival"


@rule("IX-9.13")
def test_a_rival_takes_the_dearest_marked_tile_that_it_can_pay() -> None:
    tech = {"open": ["memocorders", "artillery", "windtraps"]}
    game = rival_turn("hagal_tech_negotiation", tech=tech, p1={"spice": 3})
    assert owned(game, 1) == ["memocorders"], "as dear as the other, and from the stack above it"
    assert game.players[1].spice == 2


@rule("IX-9.16")
def test_without_a_tile_it_can_pay_for_a_rival_places_a_negotiator_and_uses_it_next() -> None:
    tech = {"open": ["flagship", "artillery", "spaceport"]}
    game = rival_turn("hagal_tech_negotiation", tech=tech, p1={"spice": 1})
    assert (owned(game, 1), negotiators(game, 1)) == ([], 1)
    game = rival_turn(
        "hagal_tech_negotiation", tech={"open": MARKED, "negotiators": {1: 2}}, p1={"spice": 0, "supply": 7}
    )
    assert (owned(game, 1), negotiators(game, 1)) == (["training_drones"], 0)


@rule("IX-9.14")
def test_a_market_without_a_marked_tile_is_cleared() -> None:
    """ex_solo_market_purge"""
    game = rival_turn(
        "hagal_tech_negotiation", tech={"open": ["windtraps", "minimic_film", "spaceport"]}, p1={"spice": 1}
    )
    part = tech_of(game)
    assert owned(game, 1) == ["windtraps"]
    assert any(TILES[kind].rival for kind in part.open())
    for seed in range(6):
        new = sandtable.new("imperium", seats=1, seed=seed, boxes=["ix"])
        assert isinstance(new, Game)
        assert any(TILES[kind].rival for kind in tech_of(new).open())


@rule("IX-9.15")
@pytest.mark.parametrize(("conflict", "round", "points"), [("raid_stockpiles", 3, 0), ("grand_vision", 8, 1)])
def test_spice_is_traded_in_only_for_the_last_conflicts(conflict: str, round: int, points: int) -> None:
    game = rival_turn("hagal_harvest_spice", conflict=conflict, round=round, bonus_spice={"the_great_flat": 4},
                      p1={"spice": 4, "points": 3})  # fmt: skip
    assert game.players[1].vp == 3 + points


@rule("IX-9.17")
def test_tiles_of_a_rival() -> None:
    tech: dict[str, Any] = {"open": MARKED}
    game = rival_turn("hagal_carthag", tech={"open": ["windtraps", "memocorders", "chaumurky"],
                                              "owned": {"training_drones": [1], "spy_satellites": [1]}},
                      p1={"spice": 3, "garrison": 0, "points": 2})  # fmt: skip
    assert game.players[1].vp == 3, "Spy Satellites for 3 spice"
    assert (owned(game, 1), len(tech_of(game).down)) == (["training_drones"], 1)
    game = rival_turn("hagal_carthag", tech={**tech, "owned": {"flagship": [1]}}, p1={"solari": 4, "garrison": 0})
    assert (game.players[1].conflict, game.players[1].solari) == (3 + 1, 0), "Flagship on a Combat space"
    game = rival_turn("hagal_carthag", tech={**tech, "owned": {"invasion_ships": [1]}},
                      p0={"agents_at": ["carthag"], "agents": 1})  # fmt: skip
    assert where(game) == ["carthag"], "Invasion Ships, without a discard"
    game = rival_turn("hagal_smuggling_interstellar", tech={**tech, "owned": {"troop_transports": [1]}},
                      shipping={"at": {1: 2}}, p1={"influence": {"emperor": 1, "guild": 1, "bene": 1}})  # fmt: skip
    assert game.players[1].conflict == 3, "Troop Transports"


# --- Leaders and variants ----------------------------------------------------------------
@rule("IX-9.18")
def test_rhombur_and_hundro_may_be_rivals() -> None:
    game = sandtable.new("imperium", seats=1, seed=3, boxes=["ix"])
    assert isinstance(game, Game)
    allowed = {LEADERS[kind].id for kind in game.rules.leaders if LEADERS[kind].rival_ok}
    assert {"prince_rhombur_vernius", "viscount_hundro_moritani"} <= allowed
    assert not {"ilesa_ecaz", "tessia_vernius", "princess_yuna_moritani", "archduke_armand_ecaz"} & allowed


@rule("IX-9.18")
def test_signets_of_rhombur_and_hundro() -> None:
    rivals = ["prince_rhombur_vernius", "viscount_hundro_moritani"]
    signet = next(card.id for card in HAGAL if any(KINDS[part.op].name == "signet" for part in card.effect.parts()))
    game = rival_turn(signet, rivals=rivals, p1={"spice": 3})
    assert owned(game, 1) == ["training_drones"]
    game = rival_turn(signet, rivals=rivals, p1={"spice": 0})
    assert negotiators(game, 1) == 1
    game = rival_turn(signet, rivals=rivals[::-1], p1={"spice": 1})
    assert (step(game), game.players[1].spice) == (1, 0)


@rule("IX-9.20")
def test_dice_trash_cards_of_the_row_after_a_reveal_turn() -> None:
    changed = 0
    for seed in range(8):
        game = sandtable.new("imperium", seats=1, seed=seed, boxes=["ix"], churn="reveal")
        assert isinstance(game, Game)
        while game.decision(0).kind != "turn":
            play(game, options(game)[0])
        play(game, "reveal")
        before = game.trashed[:]
        while "end" not in options(game):
            play(game, options(game)[0])
        play(game, "end")
        gone = len(game.trashed) - len(before)
        assert 0 <= gone <= 2
        assert len(game.row) == 5
        changed += gone
    assert changed > 0


@rule("IX-9.21")
def test_two_cards_for_a_level_iii_conflict() -> None:
    swords = {card.id: card.swords for card in HAGAL}
    for brutal, cards in ((True, 2), (False, 1)):
        game = begin(seats=1, brutal=brutal, phase="combat", conflict="grand_vision", round=8,
                     hagal_deck=["hagal_dreadnought_1p"] * 2 + ["hagal_carthag"], tech={"open": MARKED},
                     p0={"conflict": 1, "intrigue": ["finesse"]}, p1={"conflict": 1})  # fmt: skip
        assert game.players[1].swords == cards * swords["hagal_dreadnought_1p"]


@rule("IX-9.24")
def test_house_hagal_takes_the_turns_owed_for_both_agent_turns_after_an_extra_turn() -> None:
    game = begin(seats=2, hagal_deck=["hagal_carthag", "hagal_arrakeen_2p", "hagal_wealth"],
                 p0={"hand": ["weirding_way", "dagger"], "solari": 5}, p1={"hand": ["dagger"]})  # fmt: skip
    play(game, "card:weirding_way space:imperial_basin box:weirding_way")
    while "box:space" in options(game):
        play(game, "box:space")
    play(game, "end")
    assert (game.to_act, where(game, 2)) == ([0], []), "the extra turn comes first"
    play(game, "card:dagger space:high_council end")
    assert len(where(game, 2)) == 2
    assert game.to_act == [1]

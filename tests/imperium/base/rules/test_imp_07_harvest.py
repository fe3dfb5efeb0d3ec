"""Section 7: harvesting spice at the Maker spaces."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import MAKER_SPACES, SPACES
from tests.imperium.playing import begin, play, refused, skip_round

MAKERS = {"the_great_flat": (3, 2), "hagga_basin": (2, 1), "imperial_basin": (1, 0)}  # base spice, water


def bonus(game: Game) -> dict[str, int]:
    lying: dict[str, int] = game.view(0).as_dict()["bonus_spice"]
    return lying


def harvest(space: str, card: str = "dune_the_desert_planet", **given: Any) -> Game:
    p0 = {"hand": [card], "deck": [], "spice": 0, "water": 2}
    return play(begin(seats=3, p0=p0, **given), f"card:{card} space:{space}")


@rule("IMP-7.1")
def test_there_are_three_maker_spaces() -> None:
    assert {SPACES[kind].id for kind in MAKER_SPACES} == set(MAKERS)


@rule("IMP-7.1")
@pytest.mark.parametrize("space", MAKERS)
def test_base_spice_and_cost_in_water(space: str) -> None:
    base, water = MAKERS[space]
    game = harvest(space)
    assert (game.players[0].spice, game.players[0].water) == (base, 2 - water)
    if water:
        game = begin(p0={"hand": ["dune_the_desert_planet"], "water": water - 1})
        assert refused(play(game, "card:dune_the_desert_planet"), f"space:{space}")


@rule("IMP-7.2")
@pytest.mark.parametrize("space", MAKERS)
@pytest.mark.parametrize("lying", [1, 2, 5])
def test_base_and_all_bonus_spice_are_gained_and_the_space_is_empty(space: str, lying: int) -> None:
    others = {name: 4 for name in MAKERS if name != space}
    game = harvest(space, bonus_spice={space: lying, **others})
    assert game.players[0].spice == MAKERS[space][0] + lying
    assert bonus(game) == others  # what lies elsewhere stays there
    assert "end" in game.decision(0).words()


@rule("IMP-7.2")
def test_bonus_spice_is_gained_once_by_the_first_to_come() -> None:
    done: dict[str, Any] = {"hand": [], "revealed": True}
    p0 = {"hand": ["dune_the_desert_planet"], "deck": [], "spice": 0, "intrigue": ["urgent_mission"]}
    p1 = {"hand": ["dune_the_desert_planet"], "deck": [], "spice": 0}
    game = begin(seats=3, bonus_spice={"imperial_basin": 3}, p0=p0, p1=p1, p2=done)
    play(game, "card:dune_the_desert_planet space:imperial_basin intrigue:urgent_mission space:imperial_basin end")
    play(game, "card:dune_the_desert_planet space:imperial_basin end")
    assert [game.players[0].spice, game.players[1].spice] == [4, 1]


@rule("IMP-7.2", "IMP-20.38")
@pytest.mark.parametrize("space", MAKERS)
def test_carryall_doubles_the_base_alone(space: str) -> None:
    game = harvest(space, "carryall", bonus_spice={space: 3})
    assert game.players[0].spice == 2 * MAKERS[space][0] + 3


@rule("IMP-7.2")
def test_going_elsewhere_harvests_nothing() -> None:
    lying = {"the_great_flat": 2, "hagga_basin": 2, "imperial_basin": 2}
    for space in ("secure_contract", "arrakeen"):
        game = harvest(space, "foldspace", bonus_spice=lying)
        assert game.players[0].spice == 0
        assert bonus(game) == lying


@rule("IMP-7.2", "IMP-11.1")
def test_bonus_spice_gathers_where_nobody_is_and_is_harvested_in_a_later_round() -> None:
    p0 = {"hand": ["dune_the_desert_planet"], "deck": [], "spice": 0, "water": 2}
    empty: dict[str, Any] = {"hand": [], "deck": []}
    game = begin(seats=3, first=2, conflict="guild_bank_raid", conflict_deck=["raid_stockpiles", "desert_power"],
                 p0=p0, p1=empty, p2=empty, turn=0)  # fmt: skip
    play(game, "card:dune_the_desert_planet space:imperial_basin end")
    skip_round(game)
    assert bonus(game) == {"the_great_flat": 1, "hagga_basin": 1}
    play(game, "card:dune_the_desert_planet space:the_great_flat")
    assert game.players[0].spice == 1 + 4

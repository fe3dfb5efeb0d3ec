"""Section 6: control of Arrakeen, Carthag and Imperial Basin."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CONFLICTS
from tests.imperium.playing import begin, options, play, skip_round

CARDS_ABOUT = {
    "secure_imperial_basin": "imperial_basin",
    "siege_of_arrakeen": "arrakeen",
    "siege_of_carthag": "carthag",
    "battle_for_arrakeen": "arrakeen",
    "battle_for_carthag": "carthag",
    "battle_for_imperial_basin": "imperial_basin",
}
QUIET = ["guild_bank_raid", "raid_stockpiles"]
CARD_TO = {"arrakeen": "reconnaissance", "carthag": "reconnaissance", "imperial_basin": "dune_the_desert_planet"}
PAYS = {"arrakeen": "solari", "carthag": "solari", "imperial_basin": "spice"}
PLAIN = ["glossu_rabban", "earl_memnon_thorvald", "paul_atreides"]  # nobody whose left ability touches this


def control(game: Game) -> dict[str, int]:
    held: dict[str, int] = game.view(0).as_dict()["control"]
    return held


def fight(conflict: str, troops: list[int], **given: Any) -> Game:
    """A round about this Conflict, in which these troops fight and nobody does anything else."""
    players = {f"p{seat}": {"conflict": n, "hand": [], "deck": []} for seat, n in enumerate(troops)}
    game = begin(seats=len(troops), phase="round_start", conflict_deck=[conflict, *QUIET], **players, **given)
    assert CONFLICTS[game.conflict].id == conflict
    return skip_round(game)


# --- 6.1 -----------------------------------------------------------------------------------
@rule("IMP-6.1")
def test_six_conflict_cards_name_a_space_to_control() -> None:
    assert {card.id: card.control for card in CONFLICTS if card.control} == CARDS_ABOUT


@rule("IMP-6.1")
@pytest.mark.parametrize("conflict", CARDS_ABOUT)
def test_the_winner_takes_control_of_the_space_named(conflict: str) -> None:
    game = fight(conflict, [1, 3, 2])
    assert control(game) == {CARDS_ABOUT[conflict]: 1}


@rule("IMP-6.1")
@pytest.mark.parametrize("conflict", CARDS_ABOUT)
def test_the_marker_of_the_winner_replaces_any_other(conflict: str) -> None:
    held = {"arrakeen": 2, "carthag": 2, "imperial_basin": 2}
    game = fight(conflict, [3, 1, 2], control=held)
    assert control(game) == {**held, CARDS_ABOUT[conflict]: 0}


@rule("IMP-6.1")
def test_the_holder_who_wins_again_keeps_it() -> None:
    assert control(fight("siege_of_carthag", [3, 1, 2], control={"carthag": 0})) == {"carthag": 0}


@rule("IMP-6.1")
def test_without_a_winner_control_does_not_change() -> None:
    assert control(fight("siege_of_arrakeen", [2, 2, 1])) == {}
    assert control(fight("siege_of_arrakeen", [2, 2, 1], control={"arrakeen": 2})) == {"arrakeen": 2}
    assert control(fight("siege_of_arrakeen", [0, 0, 0], control={"arrakeen": 2})) == {"arrakeen": 2}


@rule("IMP-6.1")
def test_other_conflicts_give_no_control() -> None:
    assert control(fight("desert_power", [3, 1, 0], control={"carthag": 1})) == {"carthag": 1}


# --- 6.2 -----------------------------------------------------------------------------------
def resources(game: Game) -> list[tuple[int, int, int]]:
    return [(p.solari, p.spice, p.water) for p in game.players]


def visit(space: str, holder: int | None, card: str = "", **given: Any) -> list[tuple[int, int, int]]:
    """Return what each seat has after seat 0 has sent an Agent there, all having begun with 5 of everything."""
    card = card or CARD_TO[space]
    five = {"solari": 5, "spice": 5, "water": 5}
    players = {"p0": {**five, "hand": [card], "deck": [], **given}, "p1": five, "p2": five}
    game = begin(seats=3, leaders=PLAIN, control={} if holder is None else {space: holder}, **players)
    play(game, f"card:{card}")
    if "agent:ready" in options(game):
        play(game, "agent:ready")
    play(game, f"space:{space}")
    return resources(game)


@rule("IMP-6.2")
@pytest.mark.parametrize("space", PAYS)
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_controller_gains_whoever_sends_an_agent(space: str, holder: int) -> None:
    without = visit(space, None)
    bonus = (1, 0, 0) if PAYS[space] == "solari" else (0, 1, 0)
    expected = list(without)
    a, b, c = expected[holder]
    expected[holder] = (a + bonus[0], b + bonus[1], c + bonus[2])
    assert visit(space, holder) == expected


@rule("IMP-6.2")
def test_nobody_in_control_means_no_bonus() -> None:
    assert visit("arrakeen", None) == [(5, 5, 5)] * 3
    assert visit("carthag", None) == [(5, 5, 5)] * 3
    assert visit("imperial_basin", None) == [(5, 6, 5), (5, 5, 5), (5, 5, 5)]


@rule("IMP-6.2")
@pytest.mark.parametrize("card", ["foldspace", "kwisatz_haderach"])
def test_the_bonus_comes_by_whatever_card(card: str) -> None:
    assert visit("arrakeen", 1, card)[1] == (6, 5, 5)
    assert visit("imperial_basin", 1, card)[1] == (5, 6, 5)


@rule("IMP-6.2")
def test_control_of_one_space_pays_nothing_for_another() -> None:
    game = begin(seats=3, leaders=PLAIN, control={"carthag": 1, "imperial_basin": 1}, p0={"hand": ["reconnaissance"]},
                 p1={"solari": 0, "spice": 0})  # fmt: skip
    play(game, "card:reconnaissance space:arrakeen")
    assert resources(game)[1][:2] == (0, 0)


@rule("IMP-6.2")
def test_every_agent_pays_again() -> None:
    p0 = {"hand": ["kwisatz_haderach"], "deck": [], "agents_at": ["carthag"]}
    game = begin(seats=3, leaders=PLAIN, control={"carthag": 1}, p0=p0, p1={"solari": 0})
    play(game, "card:kwisatz_haderach space:carthag space:carthag")  # out and in again
    assert game.players[1].solari == 1


# --- 6.3 -----------------------------------------------------------------------------------
@rule("IMP-6.3", "IMP-20.38")
def test_carryall_does_not_double_the_bonus_of_control() -> None:
    assert visit("imperial_basin", 1, "carryall")[:2] == [(5, 7, 5), (5, 6, 5)]
    assert visit("imperial_basin", 0, "carryall")[0] == (5, 8, 5)


@rule("IMP-6.3", "IMP-20.24")
def test_spice_addict_does_not_touch_the_bonus_of_control() -> None:
    for holder, expected in ((0, (1, 0)), (1, (0, 1))):
        game = begin(
            seats=3,
            leaders=["countess_ariana_thorvald", "paul_atreides", "glossu_rabban"],
            control={"imperial_basin": holder},
            p0={"hand": ["dune_the_desert_planet"], "deck": ["dagger", "dagger"], "spice": 0},
            p1={"spice": 0},
        )
        play(game, "card:dune_the_desert_planet space:imperial_basin box:space")
        assert (game.players[0].spice, game.players[1].spice) == expected
        assert len(game.players[0].hand) == 1  # one card for the one harvest


# --- 6.4 -----------------------------------------------------------------------------------
@rule("IMP-6.4")
@pytest.mark.parametrize("conflict", CARDS_ABOUT)
def test_the_defender_may_deploy_one_troop_from_supply(conflict: str) -> None:
    game = begin(seats=3, phase="round_start", conflict_deck=[conflict, *QUIET], control={CARDS_ABOUT[conflict]: 2},
                 p2={"garrison": 0})  # fmt: skip
    assert game.to_act == [2]
    play(game, "yes")
    p = game.players[2]
    assert (p.supply, p.garrison, p.conflict) == (11, 0, 1)


@rule("IMP-6.4")
def test_the_defence_comes_each_time_such_a_card_is_revealed() -> None:
    empty: dict[str, Any] = {"hand": [], "deck": []}
    deck = ["siege_of_carthag", "guild_bank_raid", "battle_for_carthag"]
    game = begin(seats=3, conflict_deck=deck, control={"carthag": 1}, p0=empty, p1=empty, p2=empty)
    for wanted in (True, False, True):
        play(game, "reveal end reveal end reveal end")
        assert (options(game) == ["yes", "no"]) == wanted
        if wanted:
            assert game.to_act == [1]
            play(game, "no")
    assert [p.conflict for p in game.players] == [0, 0, 0]

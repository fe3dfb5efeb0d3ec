"""IMP-11, Makers and Recall: bonus spice, the end check, and everything back to its place."""

from __future__ import annotations

import pytest

from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import NOBODY, TURNS
from tests.citing import rule
from tests.imperium.base.pieces import SPACE, SPACES
from tests.imperium.playing import begin, play, skip_round

MAKERS = ("hagga_basin", "imperial_basin", "the_great_flat")


def bonus(game: Game) -> dict[str, int]:
    return {SPACES[kind].id: n for kind, n in enumerate(game.bonus_spice) if n}


# --- Makers ------------------------------------------------------------------------------
@rule("IMP-11.1", "IMP-15.3")
def test_each_maker_space_without_an_agent_gets_one_bonus_spice() -> None:
    game = begin(seats=3, phase="makers")
    assert bonus(game) == {"hagga_basin": 1, "imperial_basin": 1, "the_great_flat": 1}  # and no other space


@rule("IMP-11.1")
@pytest.mark.parametrize("taken", MAKERS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_maker_space_with_an_agent_of_anybody_gets_none(taken: str, seat: int) -> None:
    game = begin(seats=3, phase="makers", **{f"p{seat}": {"agents_at": [taken]}})
    assert bonus(game) == {space: 1 for space in MAKERS if space != taken}


@rule("IMP-11.1")
def test_it_is_added_to_what_lies_there_already() -> None:
    """The example of the rulebook, with something on the occupied space as well."""
    given = {"the_great_flat": 1, "imperial_basin": 4}
    game = begin(seats=3, phase="makers", bonus_spice=given, p1={"agents_at": ["imperial_basin"]})
    assert bonus(game) == {"the_great_flat": 2, "hagga_basin": 1, "imperial_basin": 4}


@rule("IMP-11.1", "IMP-7.2")
def test_bonus_spice_grows_round_by_round_until_it_is_harvested() -> None:
    game = begin(seats=3, phase="makers")
    skip_round(game)
    skip_round(game)
    assert bonus(game) == {"hagga_basin": 3, "imperial_basin": 3, "the_great_flat": 3}
    assert (game.round, game.first) == (4, 0)


@rule("IMP-11.1", "IMP-15.10")
def test_a_space_whose_agent_was_recalled_counts_as_empty() -> None:
    own = {"hand": ["dagger"], "agents_at": ["hagga_basin", "imperial_basin"], "intrigue": ["urgent_mission"]}
    game = begin(seats=3, p0=own)
    play(game, "intrigue:urgent_mission space:hagga_basin")
    skip_round(game)
    assert bonus(game) == {"hagga_basin": 1, "the_great_flat": 1}


@rule("IMP-11.1", "IMP-20.41")
def test_a_space_left_by_kwisatz_haderach_counts_as_empty() -> None:
    game = begin(seats=3, p0={"hand": ["kwisatz_haderach"], "agents_at": ["the_great_flat", "wealth"]})
    play(game, "card:kwisatz_haderach space:the_great_flat space:stillsuits")
    skip_round(game)
    assert bonus(game) == {"hagga_basin": 1, "imperial_basin": 1, "the_great_flat": 1}


@rule("IMP-11.1", "IMP-3.1")
def test_makers_comes_after_combat_and_before_the_agents_go_home() -> None:
    game = begin(
        seats=3, p0={"agents_at": ["hagga_basin"], "conflict": 1, "hand": []}, p1={"hand": []}, p2={"hand": []}
    )
    play(game, "reveal end reveal end reveal end")
    assert bonus(game) == {"imperial_basin": 1, "the_great_flat": 1}
    assert game.players[0].agents_at == []


# --- the end check -----------------------------------------------------------------------
@rule("IMP-11.2")
@pytest.mark.parametrize(("points", "over"), [(9, False), (10, True), (12, True)])
@pytest.mark.parametrize("seat", [0, 2])
def test_ten_points_of_anybody_end_the_game(points: int, over: bool, seat: int) -> None:
    game = begin(seats=3, phase="recall", round=3, **{f"p{seat}": {"points": points}})
    assert game.over is over


@rule("IMP-11.2")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, False)])
def test_an_empty_conflict_deck_ends_the_game(left: int, over: bool) -> None:
    game = begin(seats=3, phase="recall", round=9, conflict_deck=left)
    assert game.over is over


@rule("IMP-11.2", "IMP-2.1")
def test_a_game_lasts_ten_rounds_at_most() -> None:
    game = begin(seats=3, phase="recall", round=1)
    while not game.over:
        assert game.round <= 10
        skip_round(game)
    assert game.round == 10


@rule("IMP-11.2", "IMP-2.1")
def test_the_check_comes_in_recall_so_points_lost_before_it_do_not_end_the_game() -> None:
    """Seat 0 has ten points in its turn and loses the Alliance to seat 1 in the same round."""
    game = begin(
        seats=3, round=3, alliance={"fremen": 0},
        p0={"points": 10, "influence": {"fremen": 4}, "hand": []},
        p1={"influence": {"fremen": 4}, "hand": ["diplomacy"], "points": 2}, p2={"hand": []},
    )  # fmt: skip
    play(game, "reveal end card:diplomacy space:stillsuits end reveal end reveal end")
    assert game.players[0].vp == 9
    assert (game.over, game.round) == (False, 4)


@rule("IMP-11.2", "IMP-2.1")
def test_ten_points_in_mid_round_do_not_end_it_at_once() -> None:
    game = begin(seats=3, round=3, p0={"points": 9, "intrigue": ["choam_shares"], "solari": 7, "hand": []})
    play(game, "intrigue:choam_shares")
    assert (game.players[0].vp, game.over) == (10, False)
    play(game, "reveal end")
    assert not game.over
    skip_round(game)
    assert game.over


@rule("IMP-11.2", "IMP-11.3")
def test_nothing_is_recalled_when_the_game_ends() -> None:
    game = begin(seats=3, phase="recall", round=3, mentat=1, p0={"points": 10, "agents_at": ["wealth"]})
    assert game.over
    assert (game.mentat, game.first) == (1, 0)
    assert game.players[0].agents_at == [SPACE["wealth"]]


# --- Recall ------------------------------------------------------------------------------
@rule("IMP-11.3")
def test_all_agents_return_to_their_leaders() -> None:
    game = begin(
        seats=3, phase="recall", p0={"agents_at": ["wealth", "arrakeen"]},
        p1={"swordmaster": True, "agents_at": ["conspire", "secrets", "mentat"]}, p2={"agents_at": ["foldspace_space"]},
    )  # fmt: skip
    assert [p.agents_at for p in game.players] == [[], [], []]
    assert [p.agents for p in game.players] == [2, 3, 2]


@rule("IMP-11.3", "IMP-4.15", "IMP-15.3")
def test_the_mentat_returns_to_its_space() -> None:
    game = begin(seats=3, phase="recall", mentat=1, p1={"agents_at": ["wealth", "arrakeen", "carthag"], "agents": 0})
    assert (game.mentat, [p.agents for p in game.players]) == (NOBODY, [2, 2, 2])
    game = begin(seats=3, phase="recall", mentat=1)  # not sent out: it goes home all the same
    assert (game.mentat, [p.agents for p in game.players]) == (NOBODY, [2, 2, 2])


@rule("IMP-11.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_player_marker_goes_one_seat_clockwise(seats: int) -> None:
    for first in range(seats):
        game = begin(seats=seats, phase="recall", first=first)
        assert game.first == (first + 1) % seats
        assert game.to_act == [game.first]


@rule("IMP-11.3", "IMP-3.6")
def test_the_next_round_begins_and_everybody_takes_turns_again() -> None:
    game = begin(seats=3, phase="recall", round=2)
    assert (game.round, game.phase) == (3, TURNS)
    assert [p.revealed for p in game.players] == [False, False, False]
    assert [len(p.hand) for p in game.players] == [5, 5, 5]


@rule("IMP-11.3", "IMP-4.3")
def test_spaces_are_free_again() -> None:
    hand = {"hand": [], "deck": ["diplomacy"]}
    game = begin(seats=3, p0={"hand": [], "agents_at": ["wealth"]}, p1=hand, p2={"hand": []})
    play(game, "reveal end reveal end reveal end")
    assert game.to_act == [1]
    play(game, "card:diplomacy space:wealth")
    assert game.players[1].agents_at == [SPACE["wealth"]]


@rule("IMP-11.3")
def test_unnamed_pieces_stay_as_they_are() -> None:
    game = begin(
        seats=3, phase="recall", control={"carthag": 2}, bonus_spice={"hagga_basin": 2},
        p0={"garrison": 4, "solari": 3, "spice": 2, "water": 5, "intrigue": ["windfall"], "council": True},
    )  # fmt: skip
    p = game.players[0]
    assert (p.garrison, p.solari, p.spice, p.water, len(p.intrigue), p.council) == (4, 3, 2, 5, 1, True)
    assert game.control[SPACE["carthag"]] == 2
    assert bonus(game) == {"hagga_basin": 2}

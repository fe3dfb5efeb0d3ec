"""IMP-10.1 to 10.4 and 10.12: goes in the Combat phase, strength as it changes, cards for winners, the troops after."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import COMBAT
from tests.citing import rule
from tests.imperium.base.pieces import INTRIGUE_KIND, SPACE
from tests.imperium.playing import begin, options, play, refused


def fight(**given: Any) -> Game:
    """The Combat phase; Guild Bank Raid pays 6, 4 and 2 Solari and nothing else."""
    return begin(**{"seats": 3, "phase": "combat", "conflict": "guild_bank_raid", **given})


def strengths(game: Game) -> list[int]:
    return [player["strength"] for player in game.view(0).as_dict()["players"]]


def asked(game: Game) -> int:
    """Return whose go it is; -1 once the Conflict is resolved."""
    seat = game.to_act[0]
    return seat if game.decision(seat).kind == "combat" else -1


# --- goes --------------------------------------------------------------------------------
@rule("IMP-10.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
def test_goes_run_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    cards = iter(["ambush", "private_army", "master_tactician", "tiebreaker"])
    players = {f"p{seat}": {"conflict": 1, "intrigue": [next(cards)]} for seat in range(4)}
    game = fight(seats=4, first=first, **players)
    seen = []
    while asked(game) >= 0:
        seen.append(asked(game))
        play(game, "pass")
    assert seen == order  # all of them passed one after another


@rule("IMP-10.1", "IMP-10.2")
def test_players_without_a_troop_take_no_part() -> None:
    game = fight(
        p0={"intrigue": ["ambush"], "swords": 5}, p1={"conflict": 1, "intrigue": ["ambush"]},
        p2={"conflict": 1, "intrigue": ["private_army"], "spice": 2},
    )  # fmt: skip
    assert asked(game) == 1  # the First Player is passed over
    play(game, "pass")
    assert asked(game) == 2
    play(game, "pass")
    assert asked(game) == -1
    assert game.players[0].solari == 0


@rule("IMP-10.1")
def test_any_number_of_cards_in_one_go() -> None:
    game = fight(p0={"conflict": 1, "intrigue": ["ambush", "ambush", "tiebreaker"]}, p1={"conflict": 1})
    play(game, "intrigue:ambush")
    assert asked(game) == 0
    play(game, "intrigue:ambush")
    assert strengths(game) == [10, 2, 0]
    assert asked(game) == 0


@rule("IMP-10.1")
def test_pass_without_a_card_and_done_after_one() -> None:
    game = fight(
        p0={"conflict": 1, "intrigue": ["ambush", "windfall"]}, p1={"conflict": 1, "intrigue": ["private_army"]}
    )
    assert "pass" in options(game)
    assert refused(game, "done")
    play(game, "intrigue:ambush")
    assert "done" in options(game)
    assert refused(game, "pass")


@rule("IMP-10.1")
def test_done_after_a_card_is_no_pass() -> None:
    """Ruling R-IMP-12: after a card everybody has to pass anew, the one who played it included."""
    game = fight(p0={"conflict": 1, "intrigue": ["ambush", "windfall"]}, p1={"conflict": 1, "intrigue": ["bribery"]})
    play(game, "intrigue:ambush done")
    assert asked(game) == 1
    play(game, "pass")
    assert asked(game) == 0
    assert "pass" in options(game)  # a new go
    play(game, "pass")
    assert asked(game) == -1


@rule("IMP-10.1")
def test_passing_does_not_bind() -> None:
    game = fight(
        p0={"conflict": 1, "intrigue": ["ambush"]}, p1={"conflict": 1, "intrigue": ["tiebreaker"]},
        p2={"conflict": 1, "intrigue": ["windfall"]},
    )  # fmt: skip
    play(game, "pass intrigue:tiebreaker pass")
    assert asked(game) == 0
    play(game, "intrigue:ambush")  # after having passed
    assert strengths(game) == [6, 4, 2]


@rule("IMP-10.1")
def test_a_card_late_in_the_row_of_passes_starts_it_anew() -> None:
    players = {
        f"p{seat}": {"conflict": 1, "intrigue": ["ambush" if seat == 2 else "master_tactician"]} for seat in range(3)
    }
    game = fight(**players)
    play(game, "pass pass intrigue:ambush")
    assert asked(game) == 0  # two passed before; that does not count any more
    play(game, "pass")
    assert asked(game) == 1
    play(game, "pass")
    assert asked(game) == -1


@rule("IMP-10.1")
def test_all_have_to_pass_in_a_row_not_just_in_sum() -> None:
    game = fight(
        p0={"conflict": 1, "intrigue": ["ambush", "ambush"]},
        p1={"conflict": 1, "intrigue": ["tiebreaker", "windfall"]},
    )
    play(game, "pass")  # 0
    play(game, "intrigue:tiebreaker done")  # 1
    play(game, "intrigue:ambush done")  # 0
    play(game, "pass")  # 1
    assert asked(game) == 0
    play(game, "pass")
    assert asked(game) == -1
    assert [p.solari for p in game.players] == [6, 4, 0]


@rule("IMP-10.1")
def test_one_without_intrigue_cards_passes_for_nobody_else() -> None:
    game = fight(
        p0={"conflict": 1, "intrigue": ["windfall"]},
        p1={"conflict": 1},
        p2={"conflict": 1, "intrigue": ["ambush"]},
    )
    play(game, "pass")
    assert asked(game) == 2
    play(game, "intrigue:ambush")
    assert asked(game) == 0


# --- strength in Combat ------------------------------------------------------------------
@rule("IMP-10.3")
def test_cards_move_the_marker_at_once() -> None:
    game = fight(
        p0={"conflict": 2, "swords": 1, "intrigue": ["ambush", "private_army", "windfall"], "spice": 2},
        p1={"conflict": 1},
    )
    assert strengths(game) == [5, 2, 0]
    play(game, "intrigue:ambush")
    assert strengths(game) == [9, 2, 0]
    play(game, "intrigue:private_army")
    assert strengths(game) == [14, 2, 0]
    assert game.players[0].spice == 0


@rule("IMP-10.3", "IMP-5.7", "IMP-8.10")
def test_retreating_troops_lower_it_at_once() -> None:
    game = fight(p0={"conflict": 4, "swords": 1, "intrigue": ["master_tactician", "windfall"], "garrison": 0})
    play(game, "intrigue:master_tactician option:1 number:3")
    assert strengths(game)[0] == 3
    assert (game.players[0].conflict, game.players[0].garrison) == (1, 3)


@rule("IMP-10.3", "IMP-20.60")
def test_staged_incident_costs_the_strength_of_three_troops() -> None:
    own = {"conflict": 4, "swords": 2, "intrigue": ["staged_incident", "windfall"], "garrison": 0, "points": 2}
    game = fight(p0=own)
    assert strengths(game)[0] == 10
    play(game, "intrigue:staged_incident")
    assert strengths(game)[0] == 4
    assert (game.players[0].vp, game.players[0].supply) == (3, 11)


@rule("IMP-10.3", "IMP-8.7")
def test_no_troops_means_nothing_whatever_the_swords() -> None:
    game = fight(
        p0={"conflict": 3, "swords": 9, "intrigue": ["staged_incident", "windfall"]}, p1={"conflict": 1, "solari": 0}
    )
    play(game, "intrigue:staged_incident")
    assert strengths(game) == [0, 2, 0]
    play(game, "done")
    assert [p.solari for p in game.players] == [0, 6, 0]


@rule("IMP-10.2", "IMP-10.3")
def test_a_player_without_troops_left_plays_no_more_cards() -> None:
    game = fight(
        p0={"conflict": 3, "intrigue": ["staged_incident", "ambush"]}, p1={"conflict": 1, "intrigue": ["windfall"]}
    )
    play(game, "intrigue:staged_incident")
    assert refused(game, "intrigue:ambush")
    play(game, "done")
    assert asked(game) == 1
    play(game, "pass")
    assert asked(game) == -1  # the other needs no pass of one who takes no part
    assert game.players[0].intrigue == [INTRIGUE_KIND["ambush"]]


@rule("IMP-10.3", "IMP-8.6")
def test_swords_of_the_reveal_turn_and_of_cards_add_up() -> None:
    own = {"hand": ["dagger", "dagger"], "conflict": 2, "intrigue": ["ambush", "windfall"]}
    game = begin(seats=3, conflict="guild_bank_raid", p0=own, p1={"conflict": 5, "hand": []}, p2={"hand": []})
    play(game, "reveal end reveal end reveal end")
    assert strengths(game) == [6, 10, 0]
    play(game, "intrigue:ambush")
    assert strengths(game) == [10, 10, 0]


# --- cards for when you win --------------------------------------------------------------
@rule("IMP-10.4", "IMP-13.3")
@pytest.mark.parametrize("card", ["to_the_victor", "demand_respect"])
def test_cards_for_winners_are_not_played_before_the_conflict_is_resolved(card: str) -> None:
    game = fight(p0={"conflict": 2, "intrigue": [card], "spice": 0}, p1={"conflict": 1})
    assert refused(game, f"intrigue:{card}")
    play(game, "pass")
    assert game.players[0].solari == 6  # the reward has been taken
    assert f"intrigue:{card}" in options(game)
    play(game, f"intrigue:{card}")


@rule("IMP-10.4", "IMP-11.1")
def test_they_are_played_before_the_next_phase() -> None:
    game = fight(p0={"conflict": 2, "intrigue": ["to_the_victor"], "spice": 0})
    play(game, "pass")
    assert game.phase == COMBAT
    assert game.bonus_spice[SPACE["hagga_basin"]] == 0
    assert [p.conflict for p in game.players] == [0, 0, 0]
    play(game, "intrigue:to_the_victor")
    assert (game.phase != COMBAT, game.players[0].spice) == (True, 3)
    assert game.bonus_spice[SPACE["hagga_basin"]] == 1


@rule("IMP-10.4")
def test_they_may_be_kept() -> None:
    game = fight(p0={"conflict": 2, "intrigue": ["to_the_victor"], "spice": 0})
    play(game, "pass pass")
    assert game.phase != COMBAT
    assert game.players[0].spice == 0
    assert game.players[0].intrigue == [INTRIGUE_KIND["to_the_victor"]]


@rule("IMP-10.4", "IMP-20.57", "IMP-10.7")
@pytest.mark.parametrize(("troops", "swords"), [(1, 0), (2, 0)], ids=["second", "tied for first"])
def test_they_need_the_first_reward(troops: int, swords: int) -> None:
    game = fight(
        p0={"conflict": troops, "swords": swords, "intrigue": ["to_the_victor"], "spice": 0}, p1={"conflict": 2}
    )
    play(game, "pass")
    assert game.phase != COMBAT  # never asked
    assert (game.players[0].solari, game.players[0].spice) == (4, 0)


@rule("IMP-10.4", "IMP-20.58", "IMP-20.62")
def test_one_received_with_the_first_reward_may_be_played_at_once() -> None:
    game = fight(conflict="raid_stockpiles", p0={"conflict": 1, "spice": 0}, intrigue_deck=["to_the_victor"])
    play(game, "intrigue:to_the_victor")
    assert game.players[0].spice == 3 + 3


@rule("IMP-10.4")
@pytest.mark.parametrize("winner", [1, 2])
def test_the_winner_is_asked_whoever_it_is_until_satisfied(winner: int) -> None:
    own = {"conflict": 2, "spice": 0, "intrigue": ["to_the_victor", "demand_respect"]}
    game = fight(**{"p0": {"conflict": 1, "intrigue": ["windfall"]}, f"p{winner}": own})
    play(game, "pass pass")
    assert (game.to_act, game.decision(winner).kind) == ([winner], "won")
    play(game, "intrigue:to_the_victor")
    assert options(game) == ["intrigue:demand_respect", "pass"]
    play(game, "intrigue:demand_respect option:1 faction:guild")
    assert (game.players[winner].spice, game.players[winner].influence) == (1, [0, 2, 0, 0])


@rule("IMP-10.4", "IMP-20.61")
def test_demand_respect_is_paid_with_spice_of_the_reward_or_of_to_the_victor() -> None:
    game = fight(conflict="skirmish_c", p0={"conflict": 1, "spice": 1, "intrigue": ["demand_respect"]})
    play(game, "pass faction:guild intrigue:demand_respect option:1 faction:fremen")
    assert (game.players[0].spice, game.players[0].influence) == (0, [0, 1, 0, 2])
    game = fight(p0={"conflict": 1, "spice": 0, "intrigue": ["demand_respect", "to_the_victor"]})
    play(game, "pass intrigue:to_the_victor intrigue:demand_respect option:1 faction:bene")
    assert (game.players[0].spice, game.players[0].influence) == (1, [0, 0, 2, 0])


# --- after the rewards -------------------------------------------------------------------
@rule("IMP-10.12")
def test_troops_go_back_to_the_supply_and_markers_to_nothing() -> None:
    game = fight(
        p0={"conflict": 4, "swords": 2, "garrison": 1},
        p1={"conflict": 2, "garrison": 3},
        p2={"swords": 3, "garrison": 5},
    )
    assert game.phase != COMBAT
    assert [(p.conflict, p.garrison, p.supply) for p in game.players] == [(0, 1, 11), (0, 3, 9), (0, 5, 7)]
    assert strengths(game) == [0, 0, 0]
    assert [p.swords for p in game.players] == [0, 0, 0]


@rule("IMP-10.12")
def test_swords_of_one_round_do_not_count_in_the_next() -> None:
    game = begin(seats=3, p0={"hand": ["dagger", "dagger"], "conflict": 1}, p1={"hand": []}, p2={"hand": []})
    play(game, "reveal end reveal end reveal end")
    assert (game.round, game.players[0].swords) == (2, 0)


@rule("IMP-10.5", "IMP-10.1", "IMP-10.12")
def test_the_siege_of_arrakeen_as_the_rulebook_tells_it() -> None:
    game = fight(
        conflict="siege_of_arrakeen", p0={"conflict": 2, "swords": 4, "solari": 0, "intrigue": ["windfall"]},
        p1={"conflict": 3, "intrigue": ["ambush", "master_tactician"], "points": 0}, p2={"intrigue": ["tiebreaker"]},
    )  # fmt: skip
    play(game, "pass intrigue:ambush done")
    assert strengths(game) == [8, 10, 0]
    play(game, "pass pass")
    assert game.control[SPACE["arrakeen"]] == 1
    assert [p.vp for p in game.players] == [0, 1, 0]
    assert [p.solari for p in game.players] == [4, 0, 0]
    assert [p.conflict for p in game.players] == [0, 0, 0]

"""IMP-20.57 to 20.65: the rulings on Combat and Endgame cards and on Conflicts."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.rules.ledger import agents_at, cards, changes, ledger
from tests.imperium.playing import begin, options, play, refused, skip_round


def fight(conflict: str, **given: Any) -> Game:
    return begin(seats=3, phase="combat", conflict=conflict, **given)


# --- cards for the winner ----------------------------------------------------------------
@pytest.mark.parametrize("card", ["to_the_victor", "demand_respect"])
@rule("IMP-20.57", "IMP-20.62", "IMP-10.4")
def test_cards_for_the_winner_are_not_for_those_who_tie_or_lose(card: str) -> None:
    own = {"intrigue": [card], "conflict": 2}
    tied = fight("guild_bank_raid", p0=own, p1={"conflict": 2})
    assert options(tied) == ["pass"]
    play(tied, "pass")
    assert (tied.round, cards(tied, 0, "intrigue"), tied.players[0].solari) == (2, [card], 4)  # the second reward
    lost = fight("guild_bank_raid", p0=own, p1={"conflict": 3})
    play(lost, "pass")
    assert (lost.round, cards(lost, 0, "intrigue")) == (2, [card])
    won = fight("guild_bank_raid", p0=own, p1={"conflict": 1})
    play(won, "pass")
    assert (won.to_act, options(won)) == ([0], [f"intrigue:{card}", "pass"])
    assert won.players[0].solari == 6


@rule("IMP-20.57")
def test_cards_for_the_winner_may_be_kept() -> None:
    game = fight("guild_bank_raid", p0={"intrigue": ["to_the_victor"], "conflict": 1})
    play(game, "pass pass")
    assert (game.round, cards(game, 0, "intrigue"), game.players[0].spice) == (2, ["to_the_victor"], 0)


@rule("IMP-20.58", "IMP-20.62")
def test_to_the_victor_received_in_the_first_reward_may_be_played_at_once() -> None:
    game = fight("raid_stockpiles", intrigue_deck=["to_the_victor"], p0={"conflict": 1})
    assert (game.round, game.to_act) == (1, [0])
    assert options(game) == ["intrigue:to_the_victor", "pass"]
    play(game, "intrigue:to_the_victor")
    assert game.players[0].spice == 3 + 3


@rule("IMP-20.58")
def test_the_second_reward_gives_no_right_to_play_it() -> None:
    own = {"conflict": 1}
    game = fight("siege_of_carthag", intrigue_deck=["to_the_victor"], p0=own, p1={"conflict": 2})
    assert (game.round, cards(game, 0, "intrigue"), game.players[0].spice) == (2, ["to_the_victor"], 1)


@rule("IMP-20.61")
def test_spice_just_won_pays_for_demand_respect() -> None:
    game = fight("raid_stockpiles", p0={"conflict": 1, "spice": 0, "intrigue": ["demand_respect"]})
    play(game, "pass intrigue:demand_respect option:1 faction:guild")
    assert (game.players[0].spice, game.players[0].influence[1]) == (1, 2)


@rule("IMP-20.61")
def test_spice_of_to_the_victor_pays_for_demand_respect() -> None:
    own = {"conflict": 1, "spice": 0, "intrigue": ["demand_respect", "to_the_victor"]}
    game = fight("guild_bank_raid", p0=own)
    play(game, "pass")
    alone = play(game.clone(), "intrigue:demand_respect")
    assert options(alone)[0] == "faction:emperor"  # no spice: 1 influence, without a choice
    play(game, "intrigue:to_the_victor intrigue:demand_respect option:1 faction:guild")
    assert (game.players[0].spice, game.players[0].influence[1]) == (1, 2)


# --- Staged Incident ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("troops", "swords", "strength", "solari"), [(5, 2, 6, 6), (4, 2, 4, 4), (3, 9, 0, 0)], ids=["wins", "ties", "out"]
)
@rule("IMP-20.60", "IMP-10.3", "IMP-10.6")
def test_staged_incident_lowers_strength_by_the_troops_lost(
    troops: int, swords: int, strength: int, solari: int
) -> None:
    own = {"conflict": troops, "swords": swords, "intrigue": ["staged_incident", "windfall"]}
    game = fight("guild_bank_raid", p0=own, p1={"conflict": 2})
    assert game.players[0].strength() == 2 * troops + swords
    before = ledger(game)
    play(game, "intrigue:staged_incident")
    lost = {"conflict": -3, "supply": 3, "points": 1, "intrigue": -1, "intrigue_discard": 1}
    assert changes(before, game) == lost
    assert game.players[0].strength() == strength
    skip_round(game)
    assert game.players[0].solari == solari  # against 4 of seat 1


# --- Endgame -----------------------------------------------------------------------------
LEVELS = ("emperor", "guild", "bene", "fremen")


@pytest.mark.parametrize(
    ("levels", "points"),
    [((2, 2, 2, 2), 0), ((6, 6, 2, 2), 0), ((3, 3, 3, 2), 1), ((6, 4, 3, 0), 1), ((3, 3, 3, 3), 2), ((6, 6, 6, 6), 2)],
)
@rule("IMP-20.63")
def test_plans_within_plans_asks_for_level_three(levels: tuple[int, ...], points: int) -> None:
    own = {"influence": dict(zip(LEVELS, levels, strict=True)), "intrigue": ["plans_within_plans"], "points": 5}
    game = begin(phase="endgame", p0=own)
    if not points:
        assert refused(game, "intrigue:plans_within_plans")
        return
    play(game, "intrigue:plans_within_plans")
    assert game.players[0].vp == 5 + points


@rule("IMP-20.63", "IMP-14.11")
def test_a_track_has_six_levels() -> None:
    own = {"influence": {"bene": 5}, "intrigue": ["secret_of_the_sisterhood", "bribery"], "solari": 2}
    game = begin(alliance={"bene": 0}, p0=own)
    play(game, "intrigue:secret_of_the_sisterhood")
    assert game.players[0].influence[2] == 6
    play(game, "intrigue:bribery faction:bene")
    assert game.players[0].influence[2] == 6


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [(1, 0, 1), (1, 1, 0), (2, 0, 2), (2, 1, 2), (2, 2, 1), (2, 3, 1), (3, 2, 2), (0, 0, 0)],
)
@rule("IMP-20.64")
def test_corner_the_market_counts_and_compares(mine: int, theirs: int, points: int) -> None:
    flow = "the_spice_must_flow"
    own = {"deck": [flow] * (mine // 2), "discard": [flow] * (mine - mine // 2), "intrigue": ["corner_the_market"]}
    other = {"deck": [flow] * (theirs - theirs // 2), "discard": [flow] * (theirs // 2)}
    game = begin(phase="endgame", p0={**own, "points": 5}, p2=other)
    if not points:
        assert refused(game, "intrigue:corner_the_market")
        return
    play(game, "intrigue:corner_the_market")
    assert game.players[0].vp == 5 + points


@rule("IMP-20.64")
def test_corner_the_market_counts_cards_kept_in_hand_too() -> None:
    """R-IMP-17."""
    flow = ["the_spice_must_flow"]
    own = {"deck": flow, "hand": flow, "intrigue": ["corner_the_market"], "points": 5}
    game = begin(phase="endgame", p0=own, p1={"hand": flow * 2})
    play(game, "intrigue:corner_the_market")
    assert game.players[0].vp == 6  # two, but no more than seat 1


# --- Sort Through the Chaos --------------------------------------------------------------
@pytest.mark.parametrize(
    ("mentat", "holder"),
    [
        (None, {}),
        (1, {}),
        (1, {"agents": 0, "agents_at": ["wealth", "arrakeen", "carthag"]}),
    ],
    ids=["on-its-space", "with-another", "on-the-board"],
)
@rule("IMP-20.65", "IMP-10.14", "IMP-4.16")
def test_the_mentat_won_comes_from_anywhere_and_stays_for_the_next_round(
    mentat: int | None, holder: dict[str, Any]
) -> None:
    game = fight("sort_through_the_chaos", mentat=mentat, p0={"conflict": 1}, p1=holder)
    play(game, "pass")  # no card for the winner
    assert (game.round, game.mentat) == (2, 0)
    assert [p.agents for p in game.players] == [3, 2, 2]
    assert [agents_at(game, seat) for seat in range(3)] == [[], [], []]
    skip_round(game)
    assert (game.round, game.mentat) == (3, -1)  # home after one round
    assert [p.agents for p in game.players] == [2, 2, 2]


@rule("IMP-20.65")
def test_the_mentat_already_held_is_kept_for_the_next_round() -> None:
    game = fight("sort_through_the_chaos", mentat=0, p0={"conflict": 1})
    play(game, "pass")
    assert (game.round, game.mentat, game.players[0].agents) == (2, 0, 3)


@rule("IMP-20.65", "IMP-4.15")
def test_while_the_winner_has_it_the_mentat_space_gives_only_the_card() -> None:
    game = fight("sort_through_the_chaos", p0={"conflict": 1}, p1={"solari": 2, "deck": ["dagger"] * 2, "hand": []})
    play(game, "pass")
    assert game.to_act == [1]
    before = ledger(game)
    play(game, "card:dagger space:mentat box:space end")
    assert (game.mentat, changes(before, game)["p1.agents"]) == (0, -1)

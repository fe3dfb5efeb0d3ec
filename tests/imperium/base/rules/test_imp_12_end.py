"""IMP-12, the end of the game: Endgame cards, who wins, tie-breaks in their order, the shared win."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.contract import Outcome
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import ENDGAME
from tests.citing import rule
from tests.imperium.playing import begin, options, play, refused


def ended(game: Game) -> Outcome:
    assert game.over
    assert game.outcome is not None
    return game.outcome


def end_with(*players: dict[str, Any], **given: Any) -> Game:
    """The end of a game with these players, nobody asked for anything unless they hold Intrigue cards."""
    seats = {
        f"p{seat}": {"spice": 0, "solari": 0, "water": 0, "garrison": 0, **own} for seat, own in enumerate(players)
    }
    return begin(**{"seats": len(players), "phase": "recall", "round": 10, **seats, **given})


# --- why it ends -------------------------------------------------------------------------
@rule("IMP-12.1", "IMP-11.2")
def test_it_ends_by_points() -> None:
    outcome = ended(end_with({"points": 10}, {"points": 3}, {"points": 7}, round=4))
    assert (outcome.reason, outcome.points, outcome.ranks) == ("points", [10, 3, 7], [1, 3, 2])


@rule("IMP-12.1", "IMP-11.2")
def test_it_ends_by_the_conflict_deck() -> None:
    outcome = ended(end_with({"points": 4}, {"points": 8}, {"points": 7}))
    assert (outcome.reason, outcome.ranks, outcome.winners) == ("conflict_deck", [3, 1, 2], [1])


@rule("IMP-12.1", "IMP-11.2")
def test_points_of_endgame_cards_do_not_change_why_it_ended() -> None:
    levels = {"emperor": 3, "guild": 3, "bene": 3}
    game = end_with({"points": 9, "intrigue": ["plans_within_plans"], "influence": levels}, {"points": 3}, {})
    outcome = ended(play(game, "intrigue:plans_within_plans"))
    assert (outcome.reason, outcome.points[0]) == ("conflict_deck", 10)


@rule("IMP-12.1", "IMP-11.2")
def test_it_ended_by_points_also_when_somebody_is_asked_for_endgame_cards() -> None:
    game = end_with({"points": 10}, {"intrigue": ["windfall"]}, {"intrigue": ["ambush"]}, round=4)
    assert ended(play(game, "pass pass")).reason == "points"


# --- who wins ----------------------------------------------------------------------------
@rule("IMP-12.1", "IMP-20.20", "IMP-20.21")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_most_points_win_whatever_else_one_has(winner: int) -> None:
    """Also beyond the twelve of the score track."""
    rich = {"points": 13, "spice": 9, "solari": 9, "water": 9, "garrison": 9}
    players = [{"points": 14} if seat == winner else rich for seat in range(4)]
    outcome = ended(end_with(*players))
    assert outcome.winners == [winner]
    assert outcome.tie_break == "none"


LADDER = ("spice", "solari", "water", "garrison")


@rule("IMP-12.2")
@pytest.mark.parametrize("step", range(4), ids=LADDER)
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_each_tie_break_in_its_order(step: int, winner: int) -> None:
    """Level in everything before; one more of this decides, though the others have more of all that follows."""
    level = dict.fromkeys(LADDER[:step], 2)
    behind = dict.fromkeys(LADDER[step + 1 :], 5)
    players: list[dict[str, Any]] = []
    for seat in range(3):
        if seat == winner:
            players.append({"points": 6, **level, LADDER[step]: 2})
        else:
            players.append({"points": 6, **level, LADDER[step]: 1, **behind})
    outcome = ended(end_with(*players))
    assert outcome.winners == [winner]
    assert outcome.tie_break == LADDER[step]


@rule("IMP-12.2")
def test_troops_of_conflict_and_supply_and_other_things_break_no_tie() -> None:
    """Garrison 2 beats garrison 1, whoever has more Intrigue cards, control, Alliances or Agents."""
    mine = {"points": 6, "garrison": 2}
    theirs = {"points": 6, "garrison": 1, "swordmaster": True, "council": True, "influence": {"fremen": 5}}
    outcome = ended(end_with(mine, theirs, {}, alliance={"fremen": 1}, control={"arrakeen": 1}))
    assert (outcome.winners, outcome.tie_break) == ([0], "garrison")


@rule("IMP-12.2")
@pytest.mark.parametrize("sharing", [[0, 1], [1, 2], [0, 2], [0, 1, 2]])
def test_still_tied_the_win_is_shared(sharing: list[int]) -> None:
    same = {"points": 7, "spice": 1, "solari": 2, "water": 3, "garrison": 4}
    players = [same if seat in sharing else {**same, "garrison": 3} for seat in range(3)]
    outcome = ended(end_with(*players))
    assert outcome.winners == sharing
    assert outcome.tie_break == "shared"


@rule("IMP-12.2")
def test_the_tie_break_named_is_that_of_the_winners() -> None:
    """Seats 1 and 2 are level in everything, far behind: that is nobody's tie-break."""
    outcome = ended(end_with({"points": 8}, {"points": 5}, {"points": 5}))
    assert (outcome.ranks, outcome.tie_break) == ([1, 2, 2], "none")


@rule("IMP-12.2")
def test_tie_breaks_rank_those_behind_as_well() -> None:
    outcome = ended(end_with({"points": 5, "water": 1}, {"points": 9}, {"points": 5, "spice": 1}, {"points": 5}))
    assert outcome.ranks == [3, 1, 2, 4]


# --- Endgame cards -----------------------------------------------------------------------
@rule("IMP-12.1", "IMP-13.3")
def test_endgame_cards_are_played_at_the_end_and_then_points_are_counted() -> None:
    levels = {"emperor": 3, "guild": 3, "bene": 3}
    game = end_with({"points": 5, "intrigue": ["plans_within_plans"], "influence": levels}, {"points": 6}, {})
    assert game.phase == ENDGAME
    assert ended(play(game.clone(), "pass")).winners == [1]
    outcome = ended(play(game, "intrigue:plans_within_plans"))
    assert outcome.points == [6, 6, 0]
    assert outcome.tie_break == "shared"


@rule("IMP-12.1", "IMP-12.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_spice_of_the_tiebreaker_counts_for_the_tie(seat: int) -> None:
    players = [{"points": 6, "intrigue": ["tiebreaker"]} if i == seat else {"points": 6, "spice": 9} for i in range(3)]
    outcome = ended(play(end_with(*players), "intrigue:tiebreaker"))
    assert (outcome.winners, outcome.tie_break) == ([seat], "spice")


@rule("IMP-12.1")
@pytest.mark.parametrize("order", [("tiebreaker", "plans_within_plans"), ("plans_within_plans", "tiebreaker")])
def test_any_number_in_any_order(order: tuple[str, str]) -> None:
    levels = dict.fromkeys(("emperor", "guild", "bene", "fremen"), 3)
    own = {"points": 5, "intrigue": ["plans_within_plans", "tiebreaker", "windfall"], "influence": levels}
    game = end_with(own, {}, {})
    play(game, f"intrigue:{order[0]} intrigue:{order[1]}")
    assert game.to_act == [0]
    outcome = ended(play(game, "pass"))
    assert (outcome.points[0], game.players[0].spice) == (7, 10)


@rule("IMP-12.1")
def test_some_may_be_played_and_others_kept() -> None:
    own = {"points": 5, "intrigue": ["tiebreaker", "corner_the_market"], "discard": ["the_spice_must_flow"]}
    game = play(end_with(own, {}, {}), "intrigue:tiebreaker")
    assert options(game) == ["intrigue:corner_the_market", "pass"]
    assert ended(play(game, "pass")).points[0] == 5


@rule("IMP-12.1", "IMP-13.3", "IMP-13.5")
def test_nothing_but_endgame_cards_that_do_something_can_be_played() -> None:
    own = {"intrigue": ["windfall", "ambush", "plans_within_plans", "corner_the_market"], "conflict": 0}
    game = end_with(own, {}, {})
    assert options(game) == ["pass"]
    assert refused(game, "intrigue:plans_within_plans")  # fewer than three tracks at 3: ruling R-IMP-16
    assert refused(game, "intrigue:windfall")


@rule("IMP-12.3")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_endgame_cards_are_asked_for_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    cards = ["windfall", "tiebreaker", "bribery", "charisma"]
    game = end_with(*({"intrigue": [card]} for card in cards), first=first)
    asked = []
    while not game.over:
        asked.append(game.to_act[0])
        play(game, "pass")
    assert asked == order


@rule("IMP-12.3")
def test_each_has_one_go() -> None:
    """Ruling R-IMP-20: who has passed does not come to play again, whatever the others do."""
    game = end_with({"points": 6, "intrigue": ["tiebreaker"]}, {"points": 6, "intrigue": ["windfall"]}, {})
    play(game, "pass")
    assert game.to_act == [1]
    assert ended(play(game, "pass")).tie_break == "shared"


@rule("IMP-12.1", "IMP-20.64")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [(1, 0, 1), (1, 1, 0), (2, 2, 1), (2, 1, 2), (2, 3, 1), (0, 0, 0), (1, 2, 0)]
)
def test_corner_the_market(mine: int, theirs: int, points: int) -> None:
    """One point for two copies, one for having alone the most; deck and discard pile both count."""
    own = {"points": 3, "intrigue": ["corner_the_market"], "discard": ["the_spice_must_flow"] * mine}
    in_deck = theirs // 2
    other = {
        "deck": ["the_spice_must_flow"] * in_deck,
        "discard": ["the_spice_must_flow"] * (theirs - in_deck),
    }
    game = end_with(own, {}, other)
    if points:
        play(game, "intrigue:corner_the_market")
        assert ended(game).points[0] == 3 + points
    else:
        assert refused(game, "intrigue:corner_the_market")


@rule("IMP-12.1")
def test_corner_the_market_counts_the_hand_as_well() -> None:
    """Ruling R-IMP-17: a card drawn after the Reveal turn is in hand at the end."""
    flow = "the_spice_must_flow"
    game = end_with({"points": 3, "intrigue": ["corner_the_market"], "hand": [flow], "deck": [flow]}, {}, {})
    assert ended(play(game, "intrigue:corner_the_market")).points[0] == 5

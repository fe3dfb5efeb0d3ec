"""Section 19: turns of the solo game, what Rivals score and trade in, control, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.influence import lose_influence
from sandtable.imperium.rules.state import PHASES
from tests.citing import rule
from tests.imperium.base.pieces import SPACE
from tests.imperium.base.rules.hagal import (
    asked,
    before_rival,
    example,
    fight,
    rival_turn,
    secrets,
    settle,
    stock,
    troops,
    turned_up,
    where,
)
from tests.imperium.base.rules.ledger import FACTIONS, changes, ledger
from tests.imperium.playing import begin, play, refused, skip_round

CARD_OF = {
    "emperor": "hagal_wealth",
    "guild": "hagal_foldspace",
    "bene": "hagal_secrets",
    "fremen": "hagal_stillsuits",
}
PLOTS = ["ambush", "windfall", "bribery"]


# --- Player Turns ------------------------------------------------------------------------
def turns_taken(game: Game, moves: str) -> list[int]:
    """Return whose turns there were in this round from now on."""
    game.listen()
    now = game.round
    play(game, moves)
    seats = []
    for event in game.take_events():
        if event.kind == "round" and event.amount != now:
            break
        if event.kind == "turn":
            seats.append(event.seat)
    return seats


@rule("IMP-19.11")
def test_all_three_act_in_turn_while_they_have_agents() -> None:
    moves = "card:dune_the_desert_planet space:secure_contract end card:dagger space:mentat box:space end reveal end"
    game = begin(
        seats=1, leaders=["paul_atreides"], p0={"hand": ["dune_the_desert_planet", "dagger"], "solari": 2},
        hagal_deck=["hagal_wealth", "hagal_conspire", "hagal_secrets", "hagal_rally_troops"],
    )  # fmt: skip
    assert turns_taken(game, moves) == [1, 2, 0, 1, 2, 0]
    assert game.round == 2


@rule("IMP-19.11")
def test_rivals_go_on_after_you_have_revealed_until_no_agent_is_left() -> None:
    game = begin(seats=1, p0={"hand": ["dagger"]}, p1={"agents": 1}, p2={"agents": 2})
    assert turns_taken(game, "reveal end") == [1, 2, 2]
    assert game.round == 2


@rule("IMP-19.11")
def test_you_go_on_when_no_rival_has_an_agent_left() -> None:
    game = begin(seats=1, p0={"hand": ["dagger", "dune_the_desert_planet"]}, p1={"agents": 0}, p2={"agents": 0})
    moves = "card:dagger space:hall_of_oratory end card:dune_the_desert_planet space:secure_contract end reveal end"
    assert turns_taken(game, moves) == [0, 0]
    assert game.round == 2


@rule("IMP-19.11", "IMP-3.4")
def test_the_phase_is_that_of_player_turns_while_the_first_rival_acts() -> None:
    game = begin(
        seats=1, phase="round_start", first=1, rivals=["baron_vladimir_harkonnen", "glossu_rabban"],
        hagal_deck=["hagal_arrakeen_1p"], p1={"solari": 1},
    )  # fmt: skip
    assert asked(game) == "rival_pay"
    assert PHASES[game.phase] == "turns"


# --- spice -------------------------------------------------------------------------------
@rule("IMP-19.12", "IMP-17.10")
@pytest.mark.parametrize(("space", "base"), [("the_great_flat", 3), ("hagga_basin", 2), ("imperial_basin", 1)])
def test_a_rival_harvests_base_and_bonus_spice(space: str, base: int) -> None:
    game = rival_turn("hagal_harvest_spice", bonus_spice={space: 2})
    assert where(game, 1) == [space]
    assert stock(game, 1) == (0, base + 2, 1)  # its water is not spent either
    assert game.bonus_spice == [0] * len(game.bonus_spice)


# --- points ------------------------------------------------------------------------------
@rule("IMP-19.13", "IMP-20.22", "IMP-19.1")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 0)])
def test_a_rival_scores_for_level_2_and_for_the_alliance(faction: str, level: int, points: int) -> None:
    given: dict[str, Any] = {"p1": {"influence": {faction: level}}}
    if level >= 4:
        given["alliance"] = {faction: 1}
    before = ledger(before_rival(CARD_OF[faction], **given))
    game = rival_turn(CARD_OF[faction], **given)
    gained = {"p1.agents": -1, "p1.on_board": 1, f"p1.{faction}": 1} | ({"p1.points": points} if points else {})
    assert changes(before, game) == gained


@rule("IMP-19.13")
def test_the_point_of_an_alliance_is_lost_with_it() -> None:
    rival = rival_turn(
        "hagal_secrets", alliance={"bene": 2}, p1={"influence": {"bene": 4}}, p2={"influence": {"bene": 4}}
    )
    assert (rival.alliance[2], rival.players[1].vp, rival.players[2].vp) == (1, 2, 1)
    yours = begin(
        seats=1, alliance={"bene": 1}, p0={"hand": ["diplomacy"], "influence": {"bene": 4}},
        p1={"influence": {"bene": 4}, "agents": 0}, p2={"agents": 0},
    )  # fmt: skip
    play(yours, "card:diplomacy space:secrets box:influence")
    assert (yours.alliance[2], yours.players[0].vp, yours.players[1].vp) == (0, 2, 1)


@rule("IMP-19.13")
def test_the_point_of_level_2_is_lost_with_the_level() -> None:
    """Nothing in this box lowers an opponent, so the rule is asked directly."""
    game = begin(seats=1, p1={"influence": {"bene": 2, "guild": 2}})
    lose_influence(game, 1, FACTIONS.index("bene"), 1)
    assert (game.players[1].vp, game.players[1].influence) == (1, [0, 2, 1, 0])


@rule("IMP-14.6", "IMP-19.17")
def test_you_say_who_inherits_the_alliance_of_a_rival() -> None:
    """Nothing in this box lowers an opponent, so the rule is asked directly."""
    levels = {"influence": {"bene": 4}}
    game = begin(seats=1, alliance={"bene": 1}, p0=levels, p1=levels, p2=levels)
    lose_influence(game, 1, FACTIONS.index("bene"), 1)
    game.advance()
    assert game.to_act == [0]
    assert game.decision(0).words() == ["seat:0", "seat:2"]
    play(game, "seat:2")
    assert game.alliance[FACTIONS.index("bene")] == 2


# --- trade-in ----------------------------------------------------------------------------
@rule("IMP-19.16")
def test_worked_example_trade_in() -> None:
    told = example("ex_solo_trade_in")
    given = dict(told["given"]["rival"])
    held = {"points": given.pop("score"), "intrigue": PLOTS[: given.pop("intrigue")], **given}
    game = fight([4, 2, 0], conflict="siege_of_carthag", p1=held)  # second: 1 Intrigue card and 1 spice
    expect = told["expect"]["rival"]
    p = game.players[1]
    assert stock(game, 1) == (expect["solari"], expect["spice"], expect["water"]) == (6, 0, 2)
    assert (len(p.intrigue), p.vp) == (expect["intrigue"], expect["score"]) == (0, 6)


@rule("IMP-19.16", "IMP-17.9")
@pytest.mark.parametrize(
    ("leader", "what", "full"),
    [
        ("earl_memnon_thorvald", "spice", 7),
        ("count_ilban_richese", "solari", 7),
        ("countess_ariana_thorvald", "water", 3),
    ],
)
def test_the_moment_a_rival_has_enough_it_trades(leader: str, what: str, full: int) -> None:
    rivals = [leader, "glossu_rabban"]
    given: dict[str, Any] = {"leaders": ["paul_atreides"], "rivals": rivals}
    short = rival_turn("hagal_arrakeen_1p", **given, p1={what: full - 2})
    assert (getattr(short.players[1], what), short.players[1].vp) == (full - 1, 0)
    enough = rival_turn("hagal_arrakeen_1p", **given, p1={what: full - 1})
    assert (getattr(enough.players[1], what), enough.players[1].vp) == (0, 1)
    assert asked(enough) == "turn"  # without asking anybody


@rule("IMP-19.16")
def test_three_intrigue_cards_are_discarded_for_a_point() -> None:
    game = fight([2, 4, 0], conflict="raid_stockpiles", intrigue_deck=["charisma"], p1={"intrigue": PLOTS[:2]})
    assert (secrets(game, 1), game.players[1].vp) == ([], 1)
    shown = game.view(0).as_dict()["intrigue_discard"]
    assert sorted(shown) == sorted([*PLOTS[:2], "charisma"])
    two = fight([2, 4, 0], conflict="raid_stockpiles", intrigue_deck=["charisma"], p1={"intrigue": PLOTS[:1]})
    assert (secrets(two, 1), two.players[1].vp) == (["ambush", "charisma"], 0)
    drawn = fight([2, 4, 0], conflict="cloak_and_dagger", p1={"intrigue": PLOTS[:2], "influence": {"guild": 1}})
    settle(drawn)
    assert (len(secrets(drawn, 1)), drawn.players[1].vp) == (1, 1)  # 2 and 2 more: three go, one stays


@rule("IMP-19.16")
def test_as_often_as_it_can_at_once() -> None:
    game = rival_turn("hagal_harvest_spice", bonus_spice={"the_great_flat": 12}, p1={"spice": 6})
    assert (game.players[1].spice, game.players[1].vp) == (0, 3)  # 6 + 3 + 12 are 21


@rule("IMP-19.16", "IMP-19.14")
@pytest.mark.parametrize(
    ("conflict", "place", "held", "left"),
    [
        ("skirmish_b", 2, {"water": 2}, (0, 0, 0)),
        ("guild_bank_raid", 1, {"solari": 3}, (2, 0, 1)),
        ("guild_bank_raid", 2, {"solari": 3}, (0, 0, 1)),
        ("raid_stockpiles", 2, {"spice": 6}, (0, 1, 1)),
        ("secure_imperial_basin", 2, {"water": 1}, (0, 0, 0)),
    ],
)
def test_rewards_are_traded_in(conflict: str, place: int, held: dict[str, int], left: tuple[int, int, int]) -> None:
    game = fight([4 if place == 2 else 2, 4 if place == 1 else 2, 0], conflict=conflict, p1=held)
    assert stock(game, 1) == left
    assert game.players[1].vp == 1


@rule("IMP-19.16", "IMP-19.15")
def test_a_control_bonus_is_traded_in() -> None:
    game = begin(
        seats=1,
        control={"carthag": 1},
        p0={"hand": ["reconnaissance"]},
        p1={"solari": 6, "agents": 0},
        p2={"agents": 0},
    )
    play(game, "card:reconnaissance space:carthag")
    assert (game.players[1].solari, game.players[1].vp) == (0, 1)


@rule("IMP-19.16")
@pytest.mark.parametrize("seats", [1, 2])
def test_players_do_not_trade_in(seats: int) -> None:
    rich = {"solari": 6, "spice": 9, "water": 5, "intrigue": PLOTS}
    game = begin(seats=seats, p0={"hand": ["dune_the_desert_planet", "reconnaissance"], **rich}, p2={"agents": 0})
    play(game, "card:dune_the_desert_planet space:secure_contract")
    assert (stock(game, 0), len(secrets(game, 0)), game.players[0].vp) == ((9, 9, 5), 3, 0)
    game = begin(seats=seats, p0={"hand": ["reconnaissance"], **rich})
    play(game, "card:reconnaissance space:carthag box:space")
    assert (len(secrets(game, 0)), game.players[0].vp, game.intrigue_discard) == (4, 0, [])


# --- control -----------------------------------------------------------------------------
@rule("IMP-19.15")
def test_a_rival_with_control_is_paid_whoever_comes() -> None:
    given: dict[str, Any] = {"control": {"carthag": 1}}
    itself = rival_turn("hagal_carthag", **given)
    assert itself.players[1].solari == 1
    other = begin(
        seats=1,
        turn=2,
        hagal_deck=["hagal_carthag"],
        p0={"hand": ["dagger"]},
        p1={"agents": 0},
        p2={"agents": 1},
        **given,
    )
    assert (where(other, 2), other.players[1].solari, other.players[2].solari) == (["carthag"], 1, 0)
    you = begin(seats=1, p0={"hand": ["reconnaissance"], "solari": 0}, **given)
    play(you, "card:reconnaissance space:carthag")
    assert (you.players[1].solari, you.players[0].solari) == (1, 0)


@rule("IMP-19.15")
def test_a_harvesting_rival_gets_its_control_spice_on_top() -> None:
    game = rival_turn("hagal_harvest_spice", bonus_spice={"imperial_basin": 2}, control={"imperial_basin": 1})
    assert game.players[1].spice == 4


@rule("IMP-19.15", "IMP-3.3")
@pytest.mark.parametrize("level", ["mercenary", "mentat"])
@pytest.mark.parametrize(("supply", "sent"), [(9, 1), (0, 0)])
def test_a_rival_always_defends_what_it_controls(level: str, supply: int, sent: int) -> None:
    game = begin(
        seats=1, difficulty=level, phase="round_start", first=0, conflict_deck=["siege_of_carthag", "skirmish_a"],
        control={"carthag": 2, "arrakeen": 1}, p2={"supply": supply, "garrison": 12 - supply},
    )  # fmt: skip
    assert asked(game) == "turn"  # nobody is asked
    assert troops(game, 2) == (12 - supply, supply - sent, sent)
    assert troops(game, 1)[2] == 0


@rule("IMP-19.15", "IMP-19.14", "IMP-6.1")
def test_a_rival_that_wins_takes_control_even_from_you() -> None:
    game = fight([2, 4, 0], conflict="siege_of_arrakeen", control={"arrakeen": 0})
    assert game.control[SPACE["arrakeen"]] == 1
    assert game.players[1].vp == 1
    lost = fight([4, 2, 0], conflict="siege_of_arrakeen", control={"arrakeen": 1})
    assert lost.control[SPACE["arrakeen"]] == 0


# --- Corner the Market -------------------------------------------------------------------
@rule("IMP-19.18")
@pytest.mark.parametrize("copies", [2, 3])
def test_worked_example_corner_the_market(copies: int) -> None:
    told = example("ex_solo_corner_the_market")["expect"][f"with_{copies}"]
    game = begin(
        seats=1,
        phase="endgame",
        p0={"discard": ["the_spice_must_flow"] * copies, "intrigue": ["corner_the_market"], "points": 4},
    )
    play(game, "intrigue:corner_the_market")
    assert told == f"vp {game.players[0].vp - 4}"
    assert game.over


@rule("IMP-19.18")
def test_corner_the_market_needs_two_and_beats_no_rival_with_two_players() -> None:
    one = begin(seats=1, phase="endgame", p0={"discard": ["the_spice_must_flow"], "intrigue": ["corner_the_market"]})
    assert refused(one, "intrigue:corner_the_market")
    two = begin(
        seats=2,
        phase="endgame",
        p0={"discard": ["the_spice_must_flow"] * 2, "intrigue": ["corner_the_market"], "points": 4},
    )
    play(two, "intrigue:corner_the_market")
    assert two.players[0].vp == 6  # House Hagal holds none


# --- the end -----------------------------------------------------------------------------
@rule("IMP-19.1", "IMP-19.16")
def test_a_rival_at_10_points_ends_the_game_and_wins() -> None:
    game = begin(
        seats=1, turn=1, hagal_deck=["hagal_secrets"], p0={"hand": [], "points": 9},
        p1={"influence": {"bene": 1}, "points": 9, "agents": 1}, p2={"agents": 0},
    )  # fmt: skip
    assert game.players[1].vp == 10
    assert not game.over  # the round is played to its end
    skip_round(game)
    assert game.outcome is not None
    assert game.outcome.as_dict() == {"ranks": [2, 1, 3], "points": [9, 10, 0], "reason": "points", "tie_break": "none"}
    assert game.outcome.winners == [1]
    assert game.round == 1


@rule("IMP-19.1")
def test_at_9_points_the_game_goes_on() -> None:
    game = begin(seats=1, phase="recall", conflict_deck=3, p1={"points": 9}, p2={"points": 9})
    assert (game.over, game.round) == (False, 2)


ENDS = [
    ([{}, {}, {}], [1, 1, 1], "shared"),
    ([{}, {"spice": 1}, {"solari": 5}], [3, 1, 2], "spice"),
    ([{"solari": 2}, {"solari": 1}, {}], [1, 2, 3], "solari"),
    ([{"water": 1}, {"water": 2}, {"water": 1}], [2, 1, 2], "water"),
    ([{"garrison": 4}, {"garrison": 0}, {"garrison": 5}], [2, 3, 1], "garrison"),
    ([{"garrison": 4}, {"garrison": 4}, {"garrison": 3}], [1, 1, 3], "shared"),
    ([{"points": 6}, {}, {"spice": 3}], [3, 2, 1], "spice"),
    ([{"points": 8}, {"spice": 6}, {}], [1, 2, 3], "none"),
]


@rule("IMP-19.1", "IMP-12.2")
@pytest.mark.parametrize(("parties", "ranks", "tie_break"), ENDS)
def test_ranks_and_tie_breaks_count_the_rivals(parties: list[dict[str, int]], ranks: list[int], tie_break: str) -> None:
    even = {"points": 7, "spice": 0, "solari": 0, "water": 0, "garrison": 3}
    players: dict[str, Any] = {f"p{seat}": {**even, **party} for seat, party in enumerate(parties)}
    game = begin(seats=1, phase="endgame", round=10, **players)
    assert game.outcome is not None
    assert (game.outcome.ranks, game.outcome.tie_break) == (ranks, tie_break)
    assert game.outcome.reason == "conflict_deck"


# --- rewards of three --------------------------------------------------------------------
@rule("IMP-19.21", "IMP-10.11", "IMP-10.5")
@pytest.mark.parametrize(
    ("strengths", "solari"),
    [
        ([6, 4, 2], [6, 4, 0]),
        ([2, 6, 4], [0, 6, 4]),
        ([2, 4, 4], [0, 4, 4]),
        ([4, 4, 6], [0, 0, 6]),
        ([6, 6, 6], [4, 4, 4]),
        ([0, 0, 2], [0, 0, 6]),
    ],
)
def test_three_player_rewards_and_never_a_third(strengths: list[int], solari: list[int]) -> None:
    game = fight(strengths, conflict="guild_bank_raid")
    assert [p.solari for p in game.players] == solari
    assert turned_up(game) == ["hagal_carthag"] * sum(1 for strength in strengths[1:] if strength)

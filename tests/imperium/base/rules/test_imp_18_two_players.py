"""Section 18: two players, and House Hagal in the way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadOption, SandtableError
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import NOBODY
from tests.citing import rule
from tests.imperium.base.pieces import SPACE
from tests.imperium.base.rules.hagal import (
    deck_of,
    example,
    fight,
    hagal_cards,
    hagal_turn,
    laid_out,
    secrets,
    settle,
    stock,
    troops,
    turned_up,
    where,
)
from tests.imperium.base.rules.ledger import FACTIONS, changes, ledger
from tests.imperium.playing import begin, options, play, skip_round

HAGAL = 2  # the party after the two players


def two(seed: int = 0, **given: Any) -> Game:
    game = sandtable.new("imperium", seats=2, seed=seed, **given)
    assert isinstance(game, Game)
    return game


# --- set-up ------------------------------------------------------------------------------
@rule("IMP-1.13", "IMP-18.2", "IMP-1.11", "IMP-18.12")
@pytest.mark.parametrize("seed", range(5))
def test_set_up_with_two_players(seed: int) -> None:
    game = laid_out(seats=2, seed=seed)
    assert len(game.players) == 3
    hagal = game.players[HAGAL]
    assert troops(game, HAGAL) == (0, 12, 0)
    assert hagal.influence == [0, 0, 0, 0]
    assert (hagal.agents, hagal.agents_at, hagal.strength()) == (3, [], 0)
    assert stock(game, HAGAL) == (0, 0, 0)
    assert hagal.hand + hagal.deck + hagal.discard + hagal.intrigue == []
    assert (hagal.council, hagal.leader) == (False, NOBODY)
    assert game.control == [NOBODY] * len(game.control)
    assert [p.vp for p in game.players] == [0, 0, 0]
    assert [troops(game, seat) for seat in (0, 1)] == [(3, 9, 0)] * 2


@rule("IMP-1.13")
@pytest.mark.parametrize(("seats", "parties", "cards"), [(1, 3, 27), (2, 3, 28), (3, 3, 0), (4, 4, 0)])
def test_house_hagal_joins_one_or_two_players_only(seats: int, parties: int, cards: int) -> None:
    game = laid_out(seats=seats)
    assert (len(game.players), len(hagal_of(game).deck)) == (parties, cards)
    assert sum(1 for p in game.players if p.rival) == parties - seats
    assert game.view(0).as_dict()["hagal_deck"] == cards


@rule("IMP-1.11")
@pytest.mark.parametrize(("seats", "points"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_points_at_the_start(seats: int, points: int) -> None:
    assert [p.vp for p in laid_out(seats=seats).players] == [points] * max(3, seats)


@rule("IMP-18.3", "IMP-1.13")
def test_the_deck_of_two_players() -> None:
    game = laid_out(seats=2)
    assert len(hagal_of(game).deck) == 28
    assert hagal_cards(game) == deck_of(2)
    assert "hagal_arrakeen_1p" not in hagal_cards(game)
    assert hagal_cards(game)["hagal_reshuffle"] == 1
    tops = Counter(hagal_of(laid_out(seats=2, seed=seed)).deck[-1] for seed in range(60))
    assert len(tops) > 8  # shuffled


@rule("IMP-1.13")
@pytest.mark.parametrize(
    ("option", "value"), [("difficulty", "mercenary"), ("rivals", ["glossu_rabban", "earl_memnon_thorvald"])]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_of_the_solo_game_are_refused(seats: int, option: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"'{option}' is for seats=1; with {seats} seats leave it out"):
        sandtable.new("imperium", seed=0, seats=seats, **{option: value})


# --- whose turn --------------------------------------------------------------------------
@rule("IMP-18.4")
@pytest.mark.parametrize("first", [0, 1])
def test_the_marker_passes_between_the_two_players(first: int) -> None:
    game = two(first=first)
    firsts = []
    for _ in range(4):
        firsts.append(game.first)
        skip_round(game)
    assert firsts == [first, 1 - first, first, 1 - first]


@rule("IMP-18.4")
def test_house_hagal_is_never_drawn_as_first_player() -> None:
    assert {two(seed).first for seed in range(40)} == {0, 1}
    with pytest.raises(BadOption, match="'first' takes"):
        two(first=2)


def agent_turns(game: Game) -> list[int]:
    """Return owners of this round's Agents in order, if both players send all theirs where House Hagal never goes."""
    game.listen()
    now = game.round
    spaces = {0: ["secure_contract", "mentat", "high_council"], 1: ["research_station", "sell_melange", "sietch_tabr"]}
    while game.round == now:
        seat = game.to_act[0]
        words = game.decision(seat).words()
        wanted = [f"space:{space}" for space in spaces.get(seat, [])] + ["card:foldspace", "number:2", "end", "pass"]
        word = next((word for word in wanted if word in words), None)
        if word is None:
            word = "reveal" if "reveal" in words else words[0]
        game.act(word)
    return [event.seat for event in game.take_events() if event.kind == "agent"]


@rule("IMP-18.5")
@pytest.mark.parametrize("who", ["a", "b"])
def test_worked_example_turns_of_house_hagal(who: str) -> None:
    told = example("ex_hagal_turns_two_players")
    assert told["given"]["agents"] == {"a": 3, "b": 2, "hagal": 3}
    plenty = {"solari": 20, "spice": 20, "water": 20, "influence": {"fremen": 2}}
    game = begin(
        seats=2, first="ab".index(who), leaders=["paul_atreides", "helena_richese"],
        p0={"hand": ["foldspace"] * 3, "deck": ["dagger"] * 2, "swordmaster": True, **plenty},
        p1={"hand": ["foldspace"] * 3, "deck": ["dagger"] * 2, **plenty},
    )  # fmt: skip
    sent = agent_turns(game)
    assert Counter(sent) == {0: 3, 1: 2, HAGAL: told["expect"][f"hagal_turns_when_{who}_first"]}
    assert sent == ([0, HAGAL, 1, 0, HAGAL, 1, 0, HAGAL] if who == "a" else [1, HAGAL, 0, 1, HAGAL, 0, 0])


@rule("IMP-18.5")
def test_no_turn_without_an_agent() -> None:
    given: dict[str, Any] = {"p0": {"hand": ["dagger"]}, "hagal_deck": ["hagal_wealth"]}
    spent = begin(seats=2, **given, p2={"agents_at": ["secrets", "conspire", "carthag"]})
    play(spent, "card:dagger space:hall_of_oratory end")
    assert (len(where(spent, HAGAL)), turned_up(spent), spent.to_act) == (3, [], [1])


@rule("IMP-18.5")
def test_no_turn_after_an_agent_turn_of_the_other_player() -> None:
    game = begin(seats=2, first=0, turn=1, p1={"hand": ["dagger"]})
    play(game, "card:dagger space:hall_of_oratory end")
    assert (where(game, HAGAL), game.to_act) == ([], [0])


@rule("IMP-18.6")
def test_no_turn_after_a_reveal_turn() -> None:
    game = begin(seats=2, p0={"hand": ["dagger"]})
    play(game, "reveal end")
    assert (where(game, HAGAL), turned_up(game), game.to_act) == ([], [], [1])


@rule("IMP-18.6")
def test_no_turn_after_a_turn_passed_with_bindu_suspension() -> None:
    given: dict[str, Any] = {"p0": {"hand": ["dagger"], "deck": ["dagger"], "intrigue": ["bindu_suspension"]}}
    passed = begin(seats=2, **given)
    play(passed, "intrigue:bindu_suspension yes")
    assert (where(passed, HAGAL), passed.to_act) == ([], [1])
    went_on = begin(seats=2, **given)
    play(went_on, "intrigue:bindu_suspension no card:dagger space:hall_of_oratory end")
    assert (len(where(went_on, HAGAL)), went_on.to_act) == (1, [1])


@rule("IMP-18.7", "IMP-18.2")
def test_its_agents_come_back_in_recall() -> None:
    game = hagal_turn("hagal_wealth", p0={"hand": ["dune_the_desert_planet"]}, p1={"hand": []})
    assert (game.players[HAGAL].agents, where(game, HAGAL)) == (2, ["wealth"])
    skip_round(game)
    assert (game.players[HAGAL].agents, where(game, HAGAL)) == (3, [])


# --- it only gets in the way -------------------------------------------------------------
@rule("IMP-18.1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_it_scores_nothing_for_influence(faction: str) -> None:
    cards = {"emperor": "wealth", "guild": "foldspace", "bene": "secrets", "fremen": "stillsuits"}
    game = hagal_turn(f"hagal_{cards[faction]}", p2={"influence": {faction: 1}, "points": 0})
    assert game.players[HAGAL].influence[FACTIONS.index(faction)] == 2
    assert game.players[HAGAL].vp == 0


@rule("IMP-18.1", "IMP-18.11")
def test_in_a_given_position_its_influence_and_alliances_are_worth_nothing_either() -> None:
    game = begin(
        seats=2, alliance={"guild": HAGAL}, p2={"influence": {"guild": 4, "bene": 2}}, p1={"influence": {"bene": 2}}
    )
    assert [p.vp for p in game.players] == [0, 1, 0]


@rule("IMP-18.1", "IMP-18.8", "IMP-18.11")
@pytest.mark.parametrize("seed", range(5))
def test_it_gathers_nothing_over_whole_games(seed: int) -> None:
    game = two(seed)
    while not game.over:
        skip_round(game)
        hagal = game.players[HAGAL]
        assert stock(game, HAGAL) == (0, 0, 0)
        assert (hagal.vp, hagal.intrigue, hagal.hand + hagal.deck + hagal.discard) == (0, [], [])
        assert HAGAL not in game.control
    assert game.outcome is not None
    assert len(game.outcome.ranks) == len(game.outcome.points) == 2  # no rank for House Hagal


@rule("IMP-18.8")
def test_harvested_bonus_spice_goes_back_to_the_bank() -> None:
    game = hagal_turn("hagal_harvest_spice", bonus_spice={"the_great_flat": 4}, p0={"spice": 1}, p1={"spice": 2})
    assert where(game, HAGAL) == ["the_great_flat"]
    assert [p.spice for p in game.players] == [1, 2, 0]
    assert game.bonus_spice == [0] * len(game.bonus_spice)


# --- Conflicts ---------------------------------------------------------------------------
RANKINGS = [
    # strengths of the players and House Hagal, Solari of Guild Bank Raid: 6 for first, 4 for second
    pytest.param([6, 4, 2], [6, 4], id="last"),
    pytest.param([6, 2, 4], [6, 0], id="second: its reward goes to nobody"),
    pytest.param([4, 2, 6], [4, 0], id="first: its reward goes to nobody"),
    pytest.param([4, 0, 6], [4, 0], id="first of two"),
    pytest.param([0, 0, 6], [0, 0], id="alone"),
    pytest.param([6, 2, 6], [4, 0], id="tied for first with one"),
    pytest.param([6, 6, 6], [4, 4], id="tied for first with both"),
    pytest.param([6, 6, 2], [4, 4], id="both tied above it"),
    pytest.param([6, 4, 4], [6, 0], id="tied for second"),
    pytest.param([4, 4, 6], [0, 0], id="both tied for second below it"),
    pytest.param([4, 6, 0], [4, 6], id="not there"),
]


@rule("IMP-18.9", "IMP-10.11", "IMP-18.1", "IMP-18.12")
@pytest.mark.parametrize(("strengths", "solari"), RANKINGS)
@pytest.mark.parametrize("first", [0, 1])
def test_it_counts_in_the_ranking_and_its_reward_goes_to_nobody(
    strengths: list[int], solari: list[int], first: int
) -> None:
    game = fight(strengths, seats=2, first=first, conflict="guild_bank_raid")
    assert [p.solari for p in game.players] == [*solari, 0]
    assert [p.conflict for p in game.players] == [0, 0, 0]


@rule("IMP-18.9", "IMP-18.1")
def test_it_takes_no_points_cards_or_influence_as_rewards() -> None:
    for conflict in ("skirmish_a", "skirmish_c", "cloak_and_dagger", "machinations", "sort_through_the_chaos"):
        for strengths in ([0, 0, 2], [4, 0, 2]):
            before = ledger(begin(seats=2, conflict=conflict))
            game = settle(fight(strengths, seats=2, conflict=conflict))
            gained = changes(before, game)
            assert [key for key in gained if key.startswith("p2.") and key != "p2.swords"] == []
            assert game.mentat != HAGAL


@rule("IMP-18.12", "IMP-10.5")
def test_no_third_reward_with_two_players() -> None:
    assert fight([6, 4, 2], seats=2, conflict="guild_bank_raid").players[HAGAL].solari == 0
    assert fight([2, 4, 6], seats=2, conflict="guild_bank_raid").players[0].solari == 0


# --- control -----------------------------------------------------------------------------
@rule("IMP-18.10", "IMP-18.2")
@pytest.mark.parametrize("owner", [0, 1, None])
@pytest.mark.parametrize("conflict", ["siege_of_arrakeen", "battle_for_arrakeen"])
def test_winning_it_takes_a_players_marker_off_and_puts_none_down(conflict: str, owner: int | None) -> None:
    control = {"carthag": 1} | ({} if owner is None else {"arrakeen": owner})
    game = settle(fight([2, 4, 6], seats=2, conflict=conflict, control=control))
    assert game.control[SPACE["arrakeen"]] == NOBODY
    assert game.control[SPACE["carthag"]] == 1  # only the space the Conflict is about


@rule("IMP-18.10")
@pytest.mark.parametrize("strengths", [[6, 0, 6], [6, 0, 4]])
def test_a_marker_stays_when_house_hagal_only_ties_or_comes_second(strengths: list[int]) -> None:
    game = fight(strengths, seats=2, conflict="siege_of_arrakeen", control={"arrakeen": 0})
    assert game.control[SPACE["arrakeen"]] == 0


@rule("IMP-18.10")
def test_a_conflict_about_no_space_takes_no_marker_off() -> None:
    game = fight([0, 0, 6], seats=2, conflict="guild_bank_raid", control={"arrakeen": 0, "carthag": 1})
    assert (game.control[SPACE["arrakeen"]], game.control[SPACE["carthag"]]) == (0, 1)


@rule("IMP-18.10")
def test_a_position_in_which_it_controls_a_space_is_refused() -> None:
    with pytest.raises(SandtableError, match="control"):
        begin(seats=2, control={"carthag": HAGAL})


# --- Alliances ---------------------------------------------------------------------------
@rule("IMP-18.11")
def test_an_alliance_held_by_house_hagal_is_out_of_reach_until_one_climbs_above() -> None:
    given: dict[str, Any] = {
        "seats": 2, "alliance": {"guild": HAGAL}, "p2": {"influence": {"guild": 4}, "points": 0, "agents": 0},
    }  # fmt: skip
    level = begin(**given, p0={"hand": ["diplomacy"], "influence": {"guild": 3}, "solari": 0})
    play(level, "card:diplomacy space:foldspace_space box:influence box:space end")
    assert (level.alliance[1], level.players[0].vp) == (HAGAL, 1)
    assert level.players[0].solari == 3  # the bonus of level 4 is not the token
    above = begin(**given, p0={"hand": ["diplomacy"], "influence": {"guild": 4}})
    play(above, "card:diplomacy space:foldspace_space box:influence box:space end")
    assert (above.alliance[1], above.players[0].vp, above.players[HAGAL].vp) == (0, 2, 0)


@rule("IMP-18.11", "IMP-17.6")
def test_house_hagal_takes_a_players_alliance_and_the_player_loses_the_point() -> None:
    game = hagal_turn(
        "hagal_foldspace",
        alliance={"guild": 0},
        p0={"influence": {"guild": 4}},
        p2={"influence": {"guild": 4}, "points": 0},
    )
    assert (game.alliance[1], game.players[0].vp, game.players[HAGAL].vp) == (HAGAL, 1, 0)


@rule("IMP-18.11", "IMP-14.6")
@pytest.mark.parametrize("other", [0, 4])
def test_an_alliance_dropped_by_a_player_may_go_to_house_hagal(other: int) -> None:
    game = begin(
        seats=2, alliance={"guild": 0}, p0={"hand": ["shifting_allegiances"], "spice": 2, "influence": {"guild": 4}},
        p1={"influence": {"guild": other}, "points": 1 if other else 0}, p2={"influence": {"guild": 4}, "points": 0},
    )  # fmt: skip
    play(game, "card:shifting_allegiances space:hall_of_oratory box:shifting_allegiances faction:guild")
    if other:  # level with the other player: the old holder chooses
        assert (game.to_act, options(game)) == ([0], ["seat:1", "seat:2"])
        play(game, "seat:2")
    assert game.alliance[1] == HAGAL
    assert [p.vp for p in game.players] == [1, 1 if other else 0, 0]


# --- the end -----------------------------------------------------------------------------
@rule("IMP-18.1")
def test_two_players_are_ranked_without_house_hagal() -> None:
    game = begin(seats=2, phase="endgame", p0={"points": 7}, p1={"points": 9}, p2={"points": 0})
    assert game.outcome is not None
    assert game.outcome.as_dict() == {"ranks": [2, 1], "points": [7, 9], "reason": "conflict_deck", "tie_break": "none"}
    assert game.outcome.winners == [1]


@rule("IMP-18.1")
def test_house_hagal_plays_no_cards_in_combat() -> None:
    game = begin(
        seats=2, phase="combat", conflict="guild_bank_raid", hagal_deck=["hagal_carthag"], p0={"conflict": 1},
        p2={"conflict": 1}, p1={"conflict": 2, "intrigue": ["ambush"]},
    )  # fmt: skip
    assert game.to_act == [1]
    play(game, "pass")
    assert (game.players[1].solari, secrets(game, 1)) == (6, ["ambush"])

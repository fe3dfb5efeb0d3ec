"""Section 4: the spaces with rules of their own (IMP-4.12 to 4.20)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CARDS, INTRIGUE, SPACES
from tests.imperium.playing import begin, options, play, refused, skip_round

QUIET: dict[str, Any] = {"conflict": "guild_bank_raid", "conflict_deck": ["raid_stockpiles", "desert_power"]}
RICH: dict[str, Any] = {"solari": 20, "spice": 20, "water": 20, "deck": []}
HELENA_FIRST = ["helena_richese", "earl_memnon_thorvald", "paul_atreides"]


def names(kinds: list[int]) -> list[str]:
    return sorted(CARDS[kind].id for kind in kinds)


def secrets(kinds: list[int]) -> list[str]:
    return sorted(INTRIGUE[kind].id for kind in kinds)


# --- 4.12 to 4.14: once per game -----------------------------------------------------------
@rule("IMP-4.12")
@pytest.mark.parametrize("space", ["high_council", "swordmaster"])
@pytest.mark.parametrize("means", ["card", "envoy", "infiltrate", "eyes_everywhere", "kwisatz_haderach", "moved"])
def test_no_second_visit_by_whatever_means(space: str, means: str) -> None:
    had = {"council": True} if space == "high_council" else {"swordmaster": True}
    for before in ({}, had):
        p0 = {**RICH, **before, "hand": ["dagger"]}
        table: dict[str, Any] = {"seats": 3}
        moves = "card:dagger"
        if means == "envoy":
            p0["intrigue"] = ["dispatch_an_envoy"]
            moves = "intrigue:dispatch_an_envoy card:dagger"
        elif means == "infiltrate":
            p0["intrigue"] = ["infiltrate"]
            table["p1"] = {"agents_at": [space]}
            moves = "intrigue:infiltrate card:dagger"
        elif means == "eyes_everywhere":
            table["leaders"] = HELENA_FIRST
            table["p1"] = {"agents_at": [space]}
        elif means == "kwisatz_haderach":
            p0["hand"] = ["kwisatz_haderach"]
            moves = "card:kwisatz_haderach"
        elif means == "moved":
            p0.update(hand=["kwisatz_haderach"], agents_at=["carthag"])
            moves = "card:kwisatz_haderach space:carthag"
        game = begin(p0=p0, **table)
        play(game, moves)
        assert (f"space:{space}" in options(game)) == (before == {})


@rule("IMP-4.12")
def test_recalling_the_agent_does_not_open_the_space_again() -> None:
    game = begin(p0={**RICH, "hand": ["dagger", "dagger"], "intrigue": ["urgent_mission"]}, seats=3)
    play(game, "card:dagger space:high_council intrigue:urgent_mission space:high_council end")
    assert game.players[0].agents_at == []
    play(game, "reveal end reveal end card:dagger")
    assert refused(game, "space:high_council")
    assert "space:swordmaster" in options(game)  # the other one is another matter


@rule("IMP-4.12")
def test_once_per_game_is_counted_for_each_player() -> None:
    game = begin(p0={"council": True, "swordmaster": True}, p1={**RICH, "hand": ["dagger"]}, turn=1)
    play(game, "card:dagger")
    assert {"space:high_council", "space:swordmaster"} <= set(options(game))


@rule("IMP-4.13", "IMP-8.5")
def test_a_council_seat_is_worth_two_persuasion_in_every_reveal_turn() -> None:
    poor = {"hand": ["dagger", "seek_allies"], "deck": [], "solari": 5}  # cards without Persuasion
    game = begin(seats=3, **QUIET, p0=poor, p1={"hand": []}, p2={"hand": []})
    play(game, "card:dagger space:high_council")
    assert game.players[0].council
    assert game.players[0].persuasion == 0  # not in the Agent turn
    play(game, "end reveal end reveal end reveal")
    assert game.players[0].persuasion == 2
    play(game, "end")
    for _ in range(2):
        assert game.players[0].persuasion == 0
        play(game, "reveal end " * (game.first and 3 - game.first))  # up to seat 0
        assert game.to_act == [0]
        play(game, "reveal")
        assert game.players[0].persuasion == 2
        assert not game.players[0].agents_at
        if game.round < 3:
            skip_round(game)


@rule("IMP-4.13")
def test_all_four_players_find_a_free_seat() -> None:
    seated = {"council": True}
    game = begin(p0=seated, p1=seated, p2=seated, p3={"hand": ["dagger"], "solari": 4}, turn=3)
    play(game, "card:dagger space:high_council")
    assert all(p.council for p in game.players)


@rule("IMP-4.14")
def test_the_swordmaster_acts_in_this_very_round_and_in_every_later_one() -> None:
    hand = ["dagger", "reconnaissance", "dune_the_desert_planet", "diplomacy"]
    done: dict[str, Any] = {"hand": [], "revealed": True}
    game = begin(seats=3, **QUIET, p0={"hand": hand, "deck": [], "solari": 8}, p1=done, p2=done)
    play(game, "card:dagger space:swordmaster")
    assert (game.players[0].agents, game.players[0].solari) == (2, 0)
    play(game, "end card:reconnaissance space:arrakeen box:space end")
    play(game, "card:dune_the_desert_planet space:secure_contract end")
    assert len(game.players[0].agents_at) == 3
    assert options(game) == ["reveal"]  # no fourth
    skip_round(game)
    assert game.players[0].agents == 3
    skip_round(game)
    assert game.players[0].agents == 3


# --- 4.15, 4.16: the Mentat ----------------------------------------------------------------
@rule("IMP-4.15")
def test_the_mentat_is_an_agent_of_this_round_only() -> None:
    hand = ["dagger", "reconnaissance", "dune_the_desert_planet"]
    done: dict[str, Any] = {"hand": [], "revealed": True}
    game = begin(seats=3, **QUIET, p0={"hand": hand, "deck": ["diplomacy"], "solari": 2}, p1=done, p2=done)
    play(game, "card:dagger space:mentat box:space")
    p = game.players[0]
    assert (p.agents, game.mentat) == (2, 0)
    assert "diplomacy" in names(p.hand)
    play(game, "end card:reconnaissance space:carthag box:space end card:diplomacy space:wealth end")
    assert len(game.players[0].agents_at) == 3
    assert "card:dune_the_desert_planet" not in options(game)
    skip_round(game)
    assert (game.players[0].agents, game.view(1).as_dict()["mentat"]) == (2, None)


@rule("IMP-4.15", "IMP-4.16")
def test_the_space_may_be_visited_with_the_mentat_gone() -> None:
    game = begin(seats=3, mentat=1, p0={"hand": ["dagger"], "deck": ["diplomacy"], "solari": 2})
    assert game.players[1].agents == 3
    play(game, "card:dagger space:mentat box:space end")
    assert names(game.players[0].hand) == ["diplomacy"]
    assert (game.players[0].agents, game.players[1].agents, game.mentat) == (1, 3, 1)


@rule("IMP-4.15", "IMP-4.16")
def test_the_mentat_is_not_taken_from_the_space_where_it_works() -> None:
    """It stands on another space as its holder's Agent; the Mentat space itself is free."""
    at = {"agents": 0, "agents_at": ["carthag", "wealth", "arrakeen"]}
    game = begin(seats=3, mentat=1, p0={"hand": ["dagger"], "deck": ["diplomacy"], "solari": 2}, p1=at)
    play(game, "card:dagger space:mentat box:space")
    assert (game.players[0].agents, len(game.players[1].agents_at), game.mentat) == (1, 3, 1)
    assert "end" in options(game)


@rule("IMP-4.16", "IMP-20.51")
def test_no_card_takes_the_mentat_from_a_player() -> None:
    given = {"hand": ["dagger"], "spice": 1, "intrigue": ["calculated_hire"]}
    assert "intrigue:calculated_hire" in options(begin(p0=given))
    assert refused(begin(p0=given, mentat=2), "intrigue:calculated_hire")
    assert refused(begin(p0=given, mentat=0), "intrigue:calculated_hire")


@rule("IMP-4.16", "IMP-10.14")
def test_a_conflict_reward_takes_the_mentat_from_a_player() -> None:
    game = begin(seats=3, phase="combat", conflict="sort_through_the_chaos", mentat=1, p0={"conflict": 1})
    skip_round(game)
    assert game.mentat == 0
    assert [p.agents for p in game.players] == [3, 2, 2]


# --- 4.17: Hall of Oratory -----------------------------------------------------------------
def after_hall(more: dict[str, Any], moves: str) -> Game:
    done: dict[str, Any] = {"hand": [], "revealed": True}
    p0 = {"hand": ["dagger", "seek_allies"], "deck": [], "garrison": 0, **more}
    game = begin(seats=3, p0=p0, p1=done, p2=done)
    return play(game, f"card:dagger space:hall_of_oratory {moves}")


@rule("IMP-4.17", "IMP-8.5")
def test_hall_of_oratory_one_troop_now_and_one_persuasion_in_the_reveal_turn() -> None:
    game = after_hall({}, "")
    assert (game.players[0].garrison, game.players[0].persuasion) == (1, 0)
    play(game, "end reveal")
    assert game.players[0].persuasion == 1


@rule("IMP-4.17", "IMP-15.10")
@pytest.mark.parametrize("moves", ["intrigue:urgent_mission space:hall_of_oratory end reveal",
                                   "end intrigue:urgent_mission space:hall_of_oratory reveal"])  # fmt: skip
def test_no_persuasion_if_the_agent_has_been_recalled(moves: str) -> None:
    game = after_hall({"intrigue": ["urgent_mission"]}, moves)
    assert game.players[0].agents_at == []
    assert game.players[0].persuasion == 0


@rule("IMP-4.17")
def test_persuasion_if_another_agent_was_recalled() -> None:
    given = {"intrigue": ["urgent_mission"], "agents_at": ["carthag"]}
    game = after_hall(given, "intrigue:urgent_mission space:carthag end reveal")
    assert game.players[0].persuasion == 1


@rule("IMP-4.17")
def test_no_persuasion_when_kwisatz_haderach_moved_the_agent_away_and_some_when_moved_there() -> None:
    away = after_hall({"hand": ["dagger", "kwisatz_haderach"]}, "end card:kwisatz_haderach space:hall_of_oratory")
    play(away, "space:wealth box:kwisatz_haderach end reveal")
    assert away.players[0].persuasion == 0
    done: dict[str, Any] = {"hand": [], "revealed": True}
    there = begin(seats=3, p0={"hand": ["kwisatz_haderach"], "deck": [], "agents_at": ["wealth"]}, p1=done, p2=done)
    play(there, "card:kwisatz_haderach space:wealth space:hall_of_oratory box:kwisatz_haderach end reveal")
    assert there.players[0].persuasion == 1


@rule("IMP-4.17")
def test_no_persuasion_for_the_agent_of_another() -> None:
    game = begin(p0={"hand": ["dagger"]}, p1={"agents_at": ["hall_of_oratory"]})
    play(game, "reveal")
    assert game.players[0].persuasion == 0


# --- 4.18: Sell Melange --------------------------------------------------------------------
@rule("IMP-4.18")
@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_the_rates_of_sell_melange(spice: int, solari: int) -> None:
    game = begin(p0={"hand": ["dune_the_desert_planet"], "spice": 7, "solari": 1})
    play(game, f"card:dune_the_desert_planet space:sell_melange number:{spice}")
    assert (game.players[0].spice, game.players[0].solari) == (7 - spice, 1 + solari)


@rule("IMP-4.18")
@pytest.mark.parametrize(("held", "most"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 5), (11, 5)])
def test_two_to_five_spice_are_sold_never_more_than_held(held: int, most: int) -> None:
    game = begin(p0={"hand": ["dune_the_desert_planet"], "spice": held})
    play(game, "card:dune_the_desert_planet space:sell_melange")
    assert options(game) == [f"number:{n}" for n in range(2, most + 1)]


@rule("IMP-4.18")
def test_one_exchange_per_turn_and_none_with_one_spice() -> None:
    game = begin(p0={"hand": ["dune_the_desert_planet"], "spice": 10})
    play(game, "card:dune_the_desert_planet space:sell_melange number:2")
    assert options(game) == ["end"]
    game = begin(p0={"hand": ["dune_the_desert_planet"], "spice": 1})
    assert refused(play(game, "card:dune_the_desert_planet"), "space:sell_melange")


# --- 4.19: Foldspace -----------------------------------------------------------------------
@rule("IMP-4.19", "IMP-20.33")
def test_a_foldspace_card_from_its_stack_goes_to_the_discard_pile() -> None:
    game = begin(p0={"hand": ["diplomacy"], "deck": []})
    play(game, "card:diplomacy space:foldspace_space box:space")
    p = game.players[0]
    assert (names(p.discard), p.hand, p.deck) == (["foldspace"], [], [])
    assert game.view(0).as_dict()["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 5}


@rule("IMP-4.19")
def test_an_empty_foldspace_stack_gives_no_card_but_influence_as_usual() -> None:
    game = begin(p0={"hand": ["diplomacy"], "deck": []}, reserve={"foldspace": 0})
    play(game, "card:diplomacy space:foldspace_space")
    play(game, "box:space end")
    assert (game.players[0].discard, game.players[0].influence) == ([], [0, 1, 0, 0])


# --- 4.20: Secrets -------------------------------------------------------------------------
FOUR = ["ambush", "bribery", "charisma", "infiltrate"]


def visit_secrets(seed: int = 0, **given: Any) -> Game:
    p0 = {"hand": ["diplomacy"], **given.pop("p0", {})}
    game = begin(seed=seed, p0=p0, intrigue_deck=["windfall", "refocus"], **given)
    return play(game, "card:diplomacy space:secrets box:space part:0 box:space")


@rule("IMP-4.20")
def test_secrets_draws_one_intrigue_and_takes_nothing_from_those_with_three() -> None:
    game = visit_secrets(p1={"intrigue": FOUR[:3]}, p2={"intrigue": FOUR[3:]})
    assert secrets(game.players[0].intrigue) == ["windfall"]
    assert [len(p.intrigue) for p in game.players] == [1, 3, 1, 0]


@rule("IMP-4.20", "IMP-13.2")
def test_each_opponent_with_four_or_more_gives_one() -> None:
    five = ["double_cross", "refocus", "choam_shares", "staged_incident", "tiebreaker"]
    game = begin(p0={"hand": ["diplomacy"]}, p1={"intrigue": FOUR}, p2={"intrigue": ["ambush"] + ["windfall"]},
                 p3={"intrigue": five}, intrigue_deck=["rapid_mobilization"])  # fmt: skip
    play(game, "card:diplomacy space:secrets box:space part:0 box:space")
    assert [len(p.intrigue) for p in game.players] == [3, 3, 2, 4]
    got = set(secrets(game.players[0].intrigue))
    assert "rapid_mobilization" in got
    assert len(got & set(FOUR)) == 1
    assert len(got & set(five)) == 1


@rule("IMP-4.20")
def test_the_card_given_is_random() -> None:
    taken: Counter[str] = Counter()
    for seed in range(80):
        game = visit_secrets(seed, p1={"intrigue": FOUR})
        lost = set(FOUR) - set(secrets(game.players[1].intrigue))
        assert len(lost) == 1
        assert lost < set(secrets(game.players[0].intrigue))
        taken.update(lost)
    assert set(taken) == set(FOUR)
    assert min(taken.values()) >= 8  # 20 each on average


@rule("IMP-4.20")
def test_the_visitors_own_cards_do_not_matter() -> None:
    game = visit_secrets(p0={"intrigue": FOUR})
    assert secrets(game.players[0].intrigue) == sorted([*FOUR, "windfall"])
    game = visit_secrets(p0={"intrigue": FOUR[:2]}, p3={"intrigue": FOUR[2:]})
    assert [len(p.intrigue) for p in game.players] == [3, 0, 0, 2]


@rule("IMP-4.20")
def test_only_secrets_steals() -> None:
    game = begin(p0={"hand": ["reconnaissance"]}, p1={"intrigue": FOUR})
    play(game, "card:reconnaissance space:carthag box:space end")
    assert [len(p.intrigue) for p in game.players] == [1, 4, 0, 0]
    assert SPACES[game.players[0].agents_at[0]].id == "carthag"

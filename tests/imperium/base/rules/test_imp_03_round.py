"""Section 3: the round and its phases, whose turn it is, and when Plot cards may be played."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CARDS, CONFLICTS
from tests.imperium.playing import begin, options, play, refused, skip_round

QUIET = ["guild_bank_raid", "raid_stockpiles", "desert_power", "machinations"]  # Conflicts about no space


def names(kinds: list[int]) -> list[str]:
    return sorted(CARDS[kind].id for kind in kinds)


def phase(game: Game) -> str:
    found: str = game.view(0).as_dict()["phase"]
    return found


def turns(game: Game, moves: list[str]) -> list[int]:
    """Play one turn after the other and say whose each was."""
    whose = []
    for turn in moves:
        whose.append(game.to_act[0])
        play(game, turn)
    return whose


# --- 3.1, 3.2: phases and the start of a round ---------------------------------------------
@rule("IMP-3.1")
def test_the_five_phases_follow_each_other() -> None:
    game = begin(seats=3, conflict="guild_bank_raid", p0={"hand": [], "garrison": 1, "conflict": 2})
    game.listen()
    skip_round(game)
    kinds = [event.kind for event in game.take_events()]
    marks = ["reveal", "reward", "maker", "first_player", "round", "conflict", "draw", "turn"]
    first_seen = [kinds.index(mark) for mark in marks[:-2]]
    assert first_seen == sorted(first_seen)
    assert kinds.count("reveal") == 3  # all turns come before Combat
    last_reveal = len(kinds) - 1 - kinds[::-1].index("reveal")
    assert last_reveal < kinds.index("reward")
    assert kinds.index("reward") < kinds.index("troops_home") < kinds.index("maker")
    start = kinds.index("round")
    assert kinds[start:][:3] == ["round", "conflict", "draw"]
    assert kinds[start:][-1] == "turn"


@rule("IMP-3.1")
def test_the_phase_shown_is_the_phase_played() -> None:
    game = begin(seats=3, conflict="guild_bank_raid", p0={"hand": [], "conflict": 1, "intrigue": ["ambush"]})
    assert phase(game) == "turns"
    play(game, "reveal end reveal end reveal end")
    assert phase(game) == "combat"
    assert options(game) == ["intrigue:ambush", "pass"]
    play(game, "pass")
    assert phase(game) == "combat"  # the rewards are taken; cards for having won could be played now
    assert game.players[0].solari == 6
    play(game, "pass")
    assert phase(game) == "turns"
    assert game.round == 2


@rule("IMP-3.2")
def test_round_start_reveals_the_top_conflict_and_everybody_draws_five() -> None:
    hands = {f"p{seat}": {"hand": [], "deck": ["dagger", "dagger", "diplomacy", "seek_allies", "signet_ring",
                                               "reconnaissance"]} for seat in range(3)}  # fmt: skip
    game = begin(seats=3, phase="round_start", conflict_deck=QUIET, **hands)
    assert CONFLICTS[game.conflict].id == QUIET[0]
    assert [CONFLICTS[kind].id for kind in game.conflict_deck[::-1]] == QUIET[1:]
    for p in game.players:
        assert names(p.hand) == ["dagger", "dagger", "diplomacy", "seek_allies", "signet_ring"]
        assert names(p.deck) == ["reconnaissance"]


@rule("IMP-3.2")
def test_the_conflict_is_revealed_before_cards_are_drawn() -> None:
    game = begin(seats=3, control={"arrakeen": 1}, conflict_deck=["siege_of_arrakeen", *QUIET], round=2,
                 phase="round_start", p0={"hand": []}, p1={"hand": []}, p2={"hand": []})  # fmt: skip
    assert CONFLICTS[game.conflict].id == "siege_of_arrakeen"
    assert game.to_act == [1]  # asked about the defence
    assert [len(p.hand) for p in game.players] == [0, 0, 0]
    play(game, "no")
    assert [len(p.hand) for p in game.players] == [5, 5, 5]


@rule("IMP-3.2")
def test_each_round_lays_its_conflict_over_the_earlier_ones() -> None:
    game = begin(seats=3, conflict="skirmish_a", conflict_deck=QUIET)
    for n in range(1, 4):
        skip_round(game)
        seen = game.view(2).as_dict()["conflicts_seen"]
        assert seen == ["skirmish_a", *QUIET[:n]]
        assert game.view(2).as_dict()["conflict"] == QUIET[n - 1]


# --- 3.3: the defence ----------------------------------------------------------------------
@rule("IMP-3.3", "IMP-6.4")
def test_the_controller_may_put_one_troop_from_supply_into_the_conflict() -> None:
    table: dict[str, Any] = {"seats": 3, "phase": "round_start", "conflict_deck": ["siege_of_carthag", *QUIET]}
    game = begin(**table, control={"carthag": 2}, p2={"garrison": 3})
    assert game.to_act == [2]
    assert options(game) == ["yes", "no"]
    yes = play(game.clone(), "yes")
    p = yes.players[2]
    assert (p.conflict, p.garrison, p.supply) == (1, 3, 8)
    no = play(game.clone(), "no")
    p = no.players[2]
    assert (p.conflict, p.garrison, p.supply) == (0, 3, 9)
    assert no.to_act == yes.to_act == [0]  # and it is over with one troop


@rule("IMP-3.3")
@pytest.mark.parametrize("control", [{}, {"arrakeen": 1}, {"imperial_basin": 0, "arrakeen": 2}])
def test_no_defence_for_others_than_the_controller_of_that_space(control: dict[str, int]) -> None:
    game = begin(seats=3, phase="round_start", conflict_deck=["siege_of_carthag", *QUIET], control=control)
    assert phase(game) == "turns"
    assert [p.conflict for p in game.players] == [0, 0, 0]


@rule("IMP-3.3")
def test_no_defence_when_the_conflict_is_about_no_space_or_the_supply_is_empty() -> None:
    control = {"arrakeen": 1, "carthag": 1, "imperial_basin": 1}
    game = begin(seats=3, phase="round_start", conflict_deck=QUIET, control=control)
    assert phase(game) == "turns"
    game = begin(seats=3, phase="round_start", conflict_deck=["siege_of_carthag", *QUIET], control=control,
                 p1={"supply": 0})  # fmt: skip
    assert phase(game) == "turns"
    assert game.players[1].conflict == 0


# --- 3.4 to 3.6: turns ---------------------------------------------------------------------
@rule("IMP-3.4")
def test_turns_go_clockwise_from_the_first_player_one_each() -> None:
    hand = {"hand": ["dune_the_desert_planet", "dagger", "reconnaissance"], "deck": []}
    game = begin(first=2, p0=hand, p1=hand, p2=hand, p3=hand)
    whose = turns(
        game,
        [
            "card:dagger space:hall_of_oratory end",
            "card:dune_the_desert_planet space:secure_contract end",
            "reveal end",
            "card:reconnaissance space:arrakeen box:space end",
            "card:dune_the_desert_planet space:imperial_basin end",
            "card:reconnaissance space:carthag box:space end",
            "reveal end",
        ],
    )
    assert whose == [2, 3, 0, 1, 2, 3, 1]
    assert game.to_act == [2]


@rule("IMP-3.4")
def test_a_turn_is_an_agent_turn_or_a_reveal_turn_not_both() -> None:
    game = begin(p0={"hand": ["dagger", "dagger"], "deck": []})
    play(game, "card:dagger space:hall_of_oratory")
    assert refused(game, "reveal")
    assert refused(game, "card:dagger")
    game = begin(p0={"hand": ["dagger", "dagger"], "deck": []})
    play(game, "reveal")
    assert refused(game, "card:dagger")
    assert refused(game, "reveal")


@rule("IMP-3.5")
def test_the_reveal_turn_may_be_taken_with_agents_left() -> None:
    game = begin(p0={"hand": ["dagger", "reconnaissance"], "agents": 2})
    assert "card:dagger" in options(game)
    play(game, "reveal end")
    assert game.players[0].agents == 2
    assert game.players[0].revealed


@rule("IMP-3.5")
def test_without_an_agent_only_the_reveal_turn_is_left() -> None:
    game = begin(p0={"hand": ["dagger", "reconnaissance"], "agents_at": ["carthag", "wealth"]})
    assert options(game) == ["reveal"]
    assert refused(game, "card:dagger")


@rule("IMP-3.5")
def test_without_a_card_that_can_send_an_agent_only_the_reveal_turn_is_left() -> None:
    game = begin(p0={"hand": ["convincing_argument", "sardaukar_infantry"]})
    assert options(game) == ["reveal"]
    # Every space of the icon is taken or cannot be paid for.
    game = begin(p0={"hand": ["dagger"], "solari": 1}, p1={"agents_at": ["hall_of_oratory"]})
    assert options(game) == ["reveal"]
    game = begin(p0={"hand": ["dagger"], "solari": 2}, p1={"agents_at": ["hall_of_oratory"]})
    assert options(game) == ["card:dagger", "reveal"]


@rule("IMP-3.6")
def test_after_the_reveal_turn_a_player_is_skipped() -> None:
    hand = {"hand": ["dune_the_desert_planet", "dagger", "reconnaissance"], "deck": []}
    game = begin(seats=3, p0=hand, p1=hand, p2=hand)
    whose = turns(
        game,
        [
            "reveal end",
            "card:dagger space:hall_of_oratory end",
            "reveal end",
            "card:reconnaissance space:arrakeen box:space end",
        ],
    )
    assert whose == [0, 1, 2, 1]
    assert game.to_act == [1]
    assert phase(game) == "turns"  # one has not revealed yet
    play(game, "reveal end")
    assert game.round == 2


@rule("IMP-3.6")
def test_a_player_who_revealed_with_agents_left_does_not_come_back() -> None:
    game = begin(seats=3, p0={"hand": ["dagger"], "agents": 2}, p1={"revealed": True}, p2={"revealed": True})
    play(game, "reveal end")
    assert game.round == 2


# --- 3.7: Plot cards -----------------------------------------------------------------------
@rule("IMP-3.7", "IMP-20.47")
def test_a_plot_card_before_the_card_of_an_agent_turn() -> None:
    game = begin(p0={"hand": ["dagger"], "intrigue": ["windfall"], "solari": 0})
    play(game, "intrigue:windfall")
    assert game.players[0].solari == 2
    assert game.to_act == [0]  # and the turn goes on
    play(game, "card:dagger space:mentat")
    assert game.players[0].solari == 0


@rule("IMP-3.7")
def test_a_plot_card_between_the_effects_of_an_agent_turn() -> None:
    game = begin(p0={"hand": ["lady_jessica"], "deck": ["dagger", "dagger"], "intrigue": ["windfall"]})
    play(game, "card:lady_jessica space:carthag box:lady_jessica")
    assert "box:space" in options(game)
    play(game, "intrigue:windfall")
    assert game.players[0].solari == 2
    play(game, "box:space end")
    assert len(game.players[0].intrigue) == 1


@rule("IMP-3.7")
def test_a_plot_card_after_the_effects_also_one_just_drawn() -> None:
    game = begin(intrigue_deck=["windfall"], p0={"hand": ["reconnaissance"], "intrigue": ["water_peddlers_union"]})
    play(game, "card:reconnaissance space:carthag box:space intrigue:windfall intrigue:water_peddlers_union end")
    p = game.players[0]
    assert (p.solari, p.water, p.intrigue) == (2, 2, [])


@rule("IMP-3.7")
def test_a_plot_card_in_the_reveal_turn_before_and_after_revealing() -> None:
    game = begin(p0={"hand": ["dagger"], "intrigue": ["windfall", "water_peddlers_union"]})
    play(game, "intrigue:windfall reveal intrigue:water_peddlers_union end")
    p = game.players[0]
    assert (p.solari, p.water, p.intrigue) == (2, 2, [])


@rule("IMP-3.7")
def test_no_plot_card_on_the_turn_of_another_or_outside_the_turns() -> None:
    plot = {"hand": [], "intrigue": ["windfall"], "conflict": 1}
    game = begin(seats=3, p0={"hand": []}, p1=plot, p2={"hand": []})
    assert game.to_act == [0]
    assert refused(game, "intrigue:windfall")
    play(game, "reveal end")
    assert "intrigue:windfall" in options(game)
    play(game, "reveal end reveal end")
    assert phase(game) == "combat"
    assert refused(game, "intrigue:windfall")


@rule("IMP-3.7")
def test_only_plot_cards_are_played_in_turns() -> None:
    held = ["ambush", "corner_the_market", "tiebreaker", "to_the_victor"]
    game = begin(p0={"hand": ["dagger"], "intrigue": held, "conflict": 2})
    for word in held:
        assert refused(game, f"intrigue:{word}")
    play(game, "reveal")
    for word in held:
        assert refused(game, f"intrigue:{word}")

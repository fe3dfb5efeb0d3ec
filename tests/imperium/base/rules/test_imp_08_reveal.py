"""IMP-8, the Reveal turn: its four steps, its effects and strength. Cards drawn in it stand in their own class."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import begin, options, play, refused


def seat_of(game: Game, seat: int = 0) -> dict[str, Any]:
    player: dict[str, Any] = game.view(seat).as_dict()["players"][seat]
    return player


def revealing(*hand: str, **given: Any) -> Game:
    """Seat 0 of three has just revealed this hand; nothing else is theirs unless given."""
    table = {key: given.pop(key) for key in list(given) if key in ("row", "imperium_deck", "alliance", "p1", "p2")}
    own = {"hand": list(hand), "deck": [], "garrison": 0, **given}
    return play(begin(seats=3, turn=0, p0=own, **table), "reveal")


# --- the steps ---------------------------------------------------------------------------
@rule("IMP-8.1", "IMP-8.2", "IMP-8.9")
def test_the_hand_is_laid_out_and_discarded_with_the_played_cards_at_the_end() -> None:
    game = revealing("dagger", "diplomacy", play=["reconnaissance"], discard=["convincing_argument"])
    me = seat_of(game)
    assert me["hand"] == []
    assert sorted(me["play"]) == ["dagger", "diplomacy", "reconnaissance"]
    assert me["discard"] == ["convincing_argument"]  # played and revealed cards are no discards yet
    play(game, "end")
    me = seat_of(game)
    assert me["play"] == []
    assert sorted(me["discard"]) == ["convincing_argument", "dagger", "diplomacy", "reconnaissance"]


@rule("IMP-8.1", "IMP-8.6")
def test_the_steps_come_in_order_reveal_then_effects_then_strength() -> None:
    game = begin(seats=3, p0={"hand": ["bene_gesserit_sister", "convincing_argument"], "conflict": 1})
    game.listen()
    play(game, "reveal acquire:arrakis_liaison box:bene_gesserit_sister option:1 end")
    kinds = [event.kind for event in game.take_events() if event.seat == 0]
    wanted = ["reveal", "revealed_card", "acquire", "swords", "strength", "end_turn"]
    assert [kinds.index(kind) for kind in wanted] == sorted(kinds.index(kind) for kind in wanted)


@rule("IMP-8.9", "IMP-20.13")
def test_until_clean_up_cards_in_front_of_you_are_not_discards() -> None:
    """Refocus shuffles discards and draws: with an empty discard pile the revealed cards cannot come back."""
    game = revealing("dagger", "diplomacy", intrigue=["refocus"])
    play(game, "intrigue:refocus")
    me = seat_of(game)
    assert sorted(me["play"]) == ["dagger", "diplomacy"]
    assert me["deck"] == []
    assert me["persuasion"] == 1


@rule("IMP-8.9")
def test_cards_of_earlier_agent_turns_go_to_the_discard_pile_only_after_the_reveal_turn() -> None:
    game = begin(seats=3, p0={"hand": ["diplomacy", "dagger"], "deck": []})
    play(game, "card:diplomacy space:wealth end")
    assert seat_of(game)["play"] == ["diplomacy"]
    assert seat_of(game)["discard"] == []
    play(game, "reveal end reveal end reveal end")
    assert sorted(seat_of(game)["discard"] + seat_of(game)["hand"] + seat_of(game)["deck"]) == ["dagger", "diplomacy"]
    assert seat_of(game)["play"] == []


# --- resolving ---------------------------------------------------------------------------
@rule("IMP-8.3")
def test_the_reveal_boxes_of_cards_played_on_agent_turns_give_nothing() -> None:
    game = revealing("dagger", "piter_de_vries", play=["stilgar", "lady_jessica"], conflict=1)
    me = seat_of(game)
    assert (me["persuasion"], me["swords"]) == (3, 2)  # 3 and 1 of Piter, 1 of the Dagger; nothing from the others


@rule("IMP-8.3")
def test_all_reveal_boxes_are_gained() -> None:
    game = revealing("smugglers_thopter", "duncan_idaho", "assassination_mission", "dagger", water=0, spice=0, solari=0)
    me = seat_of(game)
    assert (me["persuasion"], me["swords"]) == (1, 4)
    assert (me["spice"], me["water"], me["solari"]) == (1, 1, 1)


@rule("IMP-8.3")
@pytest.mark.parametrize("order", list(permutations(["bene_gesserit_sister", "liet_kynes", "thufir_hawat"])))
def test_open_reveal_boxes_are_resolved_in_any_order(order: tuple[str, ...]) -> None:
    game = revealing("thufir_hawat", "bene_gesserit_sister", "liet_kynes", intrigue=[])
    for card in order:
        assert refused(game, "end")  # they are compulsory
        play(game, f"box:{card}")
        if card == "bene_gesserit_sister":
            play(game, "option:0")
    me = seat_of(game)
    assert me["persuasion"] == 2 + 2 + 1
    assert len(me["intrigue"]) == 1
    assert "end" in options(game)


@rule("IMP-8.4")
def test_cards_are_acquired_before_between_and_after_the_effects() -> None:
    game = revealing(
        "bene_gesserit_sister", "liet_kynes", "convincing_argument",
        row=["arrakis_recruiter", "spice_smugglers", "the_voice", "stilgar", "scout"],
    )  # fmt: skip
    play(game, "acquire:arrakis_recruiter")  # before: the 2 of Convincing Argument
    assert refused(game, "acquire:the_voice")
    play(game, "box:bene_gesserit_sister option:0")
    play(game, "acquire:the_voice")  # between: the 2 of the Sister
    assert refused(game, "acquire:spice_smugglers")
    play(game, "box:liet_kynes")
    play(game, "acquire:spice_smugglers")  # after: the 2 of Liet Kynes
    assert sorted(seat_of(game)["discard"]) == ["arrakis_recruiter", "spice_smugglers", "the_voice"]


@rule("IMP-8.4")
def test_persuasion_not_yet_gained_does_not_reach() -> None:
    game = revealing("bene_gesserit_sister", "convincing_argument", row=["duncan_idaho"])  # costs 4
    assert refused(game, "acquire:duncan_idaho")
    play(game, "box:bene_gesserit_sister option:0 acquire:duncan_idaho")
    assert seat_of(game)["persuasion"] == 0


@rule("IMP-8.5", "IMP-4.13", "IMP-4.17")
@pytest.mark.parametrize(
    ("council", "agents_at", "extra"),
    [(False, [], 0), (True, [], 2), (False, ["hall_of_oratory"], 1), (True, ["hall_of_oratory"], 3)],
)
def test_council_seat_and_hall_of_oratory_add_persuasion(council: bool, agents_at: list[str], extra: int) -> None:
    game = revealing("diplomacy", council=council, agents_at=agents_at)
    assert seat_of(game)["persuasion"] == 1 + extra


@rule("IMP-8.5")
def test_the_hall_gives_nothing_for_the_agent_of_another_or_one_that_has_left() -> None:
    game = revealing("diplomacy", p1={"agents_at": ["hall_of_oratory"], "council": True})
    assert seat_of(game)["persuasion"] == 1
    before = {"hand": ["diplomacy"], "agents_at": ["hall_of_oratory"], "intrigue": ["urgent_mission"]}
    game = play(begin(seats=3, p0=before), "intrigue:urgent_mission space:hall_of_oratory reveal")
    assert seat_of(game)["persuasion"] == 1


@rule("IMP-8.5")
def test_two_agents_at_the_hall_of_oratory_still_add_one() -> None:
    game = revealing("diplomacy", agents_at=["hall_of_oratory", "hall_of_oratory"])
    assert seat_of(game)["persuasion"] == 2


# --- strength ----------------------------------------------------------------------------
@rule("IMP-8.6")
@pytest.mark.parametrize(("troops", "swords", "strength"), [(1, 0, 2), (3, 0, 6), (1, 2, 4), (2, 1, 5), (4, 2, 10)])
def test_strength_is_two_for_each_troop_and_one_for_each_sword(troops: int, swords: int, strength: int) -> None:
    game = revealing(*["dagger"] * swords, conflict=troops)
    assert seat_of(game)["strength"] == strength
    game.listen()
    play(game, "end")
    announced = [event.amount for event in game.take_events() if event.kind == "strength"]
    assert announced == [strength]


@rule("IMP-8.6")
def test_garrison_and_the_swords_of_cards_not_revealed_do_not_count() -> None:
    game = revealing("dagger", conflict=2, garrison=5, play=["stilgar"])
    assert seat_of(game)["strength"] == 5


@rule("IMP-8.7", "IMP-10.2")
def test_without_a_troop_swords_count_for_nothing() -> None:
    game = revealing("stilgar", "dagger", "dagger", intrigue=["ambush"], garrison=3)
    play(game, "end")
    assert (seat_of(game)["swords"], seat_of(game)["strength"]) == (5, 0)
    play(game, "reveal end")
    round_before = game.round
    play(game, "reveal end")  # no go in the Combat phase, so nothing can raise it
    assert game.round == round_before + 1


@rule("IMP-8.7", "IMP-8.10")
def test_when_the_last_troop_leaves_strength_falls_to_nothing() -> None:
    game = revealing("chani", "dagger", "dagger", conflict=2)
    assert seat_of(game)["strength"] == 6
    play(game, "box:chani number:1")
    assert seat_of(game)["strength"] == 4
    game = revealing("chani", "dagger", "dagger", conflict=2)
    play(game, "box:chani number:2")
    assert (seat_of(game)["strength"], seat_of(game)["garrison"]) == (0, 2)


@rule("IMP-8.6", "IMP-8.7")
def test_a_troop_deployed_later_in_the_reveal_turn_brings_the_swords_to_count() -> None:
    game = revealing("gun_thopter", garrison=2)
    assert seat_of(game)["strength"] == 0
    play(game, "box:gun_thopter number:1")
    assert seat_of(game)["strength"] == 5


@rule("IMP-8.8")
@pytest.mark.parametrize(("troops", "swords", "strength"), [(10, 0, 20), (10, 1, 21), (12, 2, 26), (12, 5, 29)])
def test_strength_goes_on_above_twenty(troops: int, swords: int, strength: int) -> None:
    hand = ["stilgar"] * (swords // 5) + ["dagger"] * (2 if swords == 5 else swords)
    game = revealing(*hand, conflict=troops, p1={"conflict": 9, "swords": 1}, p2={"conflict": 1})
    game.listen()
    play(game, "end")
    assert [event.amount for event in game.take_events() if event.kind == "strength"] == [strength]
    assert seat_of(game)["strength"] == strength


@rule("IMP-8.8")
def test_the_stronger_above_twenty_wins() -> None:
    """21 beats 20: nothing wraps round to the start of the track."""
    game = begin(
        seats=3, phase="combat", conflict="guild_bank_raid", p0={"conflict": 10, "solari": 0},
        p1={"conflict": 10, "swords": 1, "solari": 0},
    )  # fmt: skip
    assert [seat_of(game, seat)["solari"] for seat in (0, 1)] == [4, 6]


@rule("IMP-8.10", "IMP-8.7")
def test_double_cross_by_a_later_player_lowers_the_strength_at_once() -> None:
    given = {"seats": 3, "turn": 1, "p1": {"intrigue": ["double_cross"], "solari": 1, "conflict": 0, "swords": 0}}
    game = begin(**given, p0={"conflict": 2, "swords": 3, "revealed": True})
    assert seat_of(game)["strength"] == 7
    play(game, "intrigue:double_cross seat:0")
    assert seat_of(game)["strength"] == 5
    assert (seat_of(game, 1)["conflict"], seat_of(game, 1)["strength"]) == (1, 2)
    game = begin(**given, p0={"conflict": 1, "swords": 3, "revealed": True})
    play(game, "intrigue:double_cross seat:0")
    assert seat_of(game)["strength"] == 0  # the last troop left


@rule("IMP-8.10")
def test_a_later_test_of_humanity_lowers_the_strength_of_one_who_has_revealed() -> None:
    game = begin(
        seats=3, turn=1, p0={"conflict": 2, "swords": 1, "revealed": True, "hand": []},
        p1={"hand": ["test_of_humanity"]}, p2={"hand": []},
    )  # fmt: skip
    play(game, "card:test_of_humanity space:arrakeen box:test_of_humanity troop")
    assert seat_of(game)["strength"] == 3


# --- cards drawn -------------------------------------------------------------------------
class TestDrawnInTheRevealTurn:
    @rule("IMP-8.11", "IMP-20.15", "IMP-20.56")
    def test_poison_snooper_reveals_the_card_at_once(self) -> None:
        game = revealing("diplomacy", deck=["stilgar", "dagger"], intrigue=["poison_snooper"], conflict=1)
        play(game, "intrigue:poison_snooper option:0")
        me = seat_of(game)
        assert (me["hand"], sorted(me["play"])) == ([], ["diplomacy", "stilgar"])
        assert (me["persuasion"], me["strength"]) == (3, 5)

    @rule("IMP-8.11", "IMP-20.15")
    def test_refocus_reveals_the_card_at_once(self) -> None:
        game = revealing("diplomacy", discard=["piter_de_vries"], intrigue=["refocus"])
        play(game, "intrigue:refocus")
        assert seat_of(game)["persuasion"] == 4
        assert sorted(seat_of(game)["play"]) == ["diplomacy", "piter_de_vries"]

    @rule("IMP-8.11")
    def test_water_of_life_reveals_all_three(self) -> None:
        deck = ["convincing_argument", "dagger", "bene_gesserit_sister", "stilgar"]
        game = revealing("diplomacy", deck=deck, intrigue=["water_of_life"], water=1, spice=1)
        play(game, "intrigue:water_of_life")
        assert (seat_of(game)["persuasion"], seat_of(game)["swords"]) == (3, 1)
        play(game, "box:bene_gesserit_sister option:0")  # what asks is open in this turn as well
        assert seat_of(game)["persuasion"] == 5
        assert len(game.players[0].deck) == 1

    @rule("IMP-8.11")
    def test_their_persuasion_buys_cards_in_the_same_turn(self) -> None:
        game = revealing("diplomacy", deck=["piter_de_vries"], intrigue=["poison_snooper"], row=["duncan_idaho"])
        assert refused(game, "acquire:duncan_idaho")
        play(game, "intrigue:poison_snooper option:0 acquire:duncan_idaho")
        assert seat_of(game)["discard"] == ["duncan_idaho"]

    @rule("IMP-8.11", "IMP-8.9")
    def test_they_are_cleaned_up_with_the_others(self) -> None:
        game = revealing("diplomacy", deck=["stilgar"], intrigue=["poison_snooper"])
        play(game, "intrigue:poison_snooper option:0 end")
        assert sorted(seat_of(game)["discard"]) == ["diplomacy", "stilgar"]
        assert seat_of(game)["hand"] == []

    @rule("IMP-8.11")
    def test_a_card_drawn_before_the_reveal_turn_is_in_hand_and_revealed_with_it(self) -> None:
        own = {"hand": ["diplomacy"], "deck": ["piter_de_vries"], "intrigue": ["poison_snooper"]}
        game = play(begin(seats=3, p0=own), "intrigue:poison_snooper option:0")
        assert sorted(seat_of(game)["hand"]) == ["diplomacy", "piter_de_vries"]
        play(game, "reveal")
        assert seat_of(game)["persuasion"] == 4

    @rule("IMP-8.11", "IMP-20.16")
    def test_a_card_in_hand_after_the_reveal_turn_is_kept_and_five_more_are_drawn(self) -> None:
        game = begin(seats=3, phase="combat", round=1, p0={"hand": ["dagger"], "conflict": 1})
        assert game.round == 2  # nobody had anything to decide
        assert len(game.players[0].hand) == 6
        assert "dagger" in seat_of(game)["hand"]
        assert len(game.players[1].hand) == 5

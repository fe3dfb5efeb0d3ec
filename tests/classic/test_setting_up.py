"""Setup and the order of a turn (CLA-1 to CLA-3, CLA-21 to CLA-23), in dealt games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from sandtable.classic.content import spice, traitors, treachery
from sandtable.classic.content.factions import (
    BENE_GESSERIT,
    EMPEROR,
    FACTION_NUMBER,
    FREMEN,
    HARKONNEN,
    IXIANS,
    LEADER_FACTION,
    SUGGESTED,
    TLEILAXU,
)
from sandtable.classic.content.map import CIRCLES, PART_NUMBER, STORM_START
from sandtable.classic.content.phases import PHASES
from sandtable.classic.lab.position import build
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.state import HIDDEN, NOBODY, STREAMS
from sandtable.core.chance import Chance, key_of
from sandtable.core.errors import BadOption
from sandtable.core.titles import meta
from tests.citing import rule

SIX = ["atreides", "harkonnen", "fremen", "emperor", "spacing_guild", "bene_gesserit"]


def new(seed: int = 1, **options: Any) -> Game:
    if isinstance(options.get("factions"), list):
        options["seats"] = len(options["factions"])
    game = meta("classic").new(seed, options, listen=True)
    assert isinstance(game, Game)
    return game


def answer(game: Game, kind: str, random: Random) -> None:
    """Answer at random until a question of this kind is asked, without playing cards."""
    for _ in range(2000):
        seat = game.to_act[0]
        decision = game.decision(seat)
        if decision.kind == kind:
            return
        game.apply(seat, decision.options[0] if decision.kind == "moment" else random.choice(decision.options))
    raise AssertionError(f"{kind} was never asked")


def set_up(seed: int = 1, **options: Any) -> Game:
    """Return a game after setup, when the first storm is dialled."""
    game = new(seed, **options)
    answer(game, "storm_dial", Random(seed))
    return game


@rule("CLA-1.7", "CLA-2.2")
def test_so_many_play_and_the_first_are_suggested() -> None:
    for seats in range(2, 7):
        game = set_up(seats=seats, factions="suggested")
        assert set(game.factions) == set(SUGGESTED[:seats])
        assert set(game.circles) <= set(CIRCLES)
        assert len(set(game.circles)) == seats
    for seats in (1, 7):
        with pytest.raises(BadOption):
            new(seats=seats)


@rule("CLA-2.1")
def test_decks_are_shuffled() -> None:
    one, other = set_up(1, factions=SIX), set_up(2, factions=SIX)
    assert one.treachery_deck != other.treachery_deck
    assert one.spice_deck != other.spice_deck
    for game in (one, other):
        cards = game.treachery_deck + [kind for hand in game.hands for kind in hand]
        assert sorted(cards) == sorted(treachery.deck(False))


@rule("CLA-2.3", "CLA-16.2")
def test_the_prediction_is_written_first_and_in_secret() -> None:
    game = new(factions=SIX)
    bene = game.seat_of[BENE_GESSERIT]
    decision = game.decision(bene)
    assert decision.kind == "prediction"
    assert not any(game.traitors)  # before traitors are dealt
    assert set(decision.words()) == {f"faction:{id}" for id in SIX if id != "bene_gesserit"}
    game.apply(bene, decision.options[0])
    assert game.decision(bene).words() == [f"number:{turn}" for turn in range(1, 11)]
    game.apply(bene, game.decision(bene).options[4])
    assert game.predicted_turn == 5
    for seat in range(6):
        assert game.view(seat).known.predicted_turn == (5 if seat == bene else HIDDEN)
        assert (game.view(seat).known.predicted == game.predicted) == (seat == bene)


@rule("CLA-2.4", "CLA-16.5")
def test_four_traitors_are_dealt_and_one_is_kept() -> None:
    game = new(factions=["harkonnen", "emperor", "bene_gesserit", "fremen"])
    answer(game, "traitor", Random(3))
    assert [len(cards) for cards in game.traitors] == [4, 4, 4, 4]
    assert game.deciding == [1, 2, 3]  # Harkonnen keeps all four
    all_cards = [card for cards in game.traitors for card in cards] + game.traitor_deck
    assert sorted(all_cards) == sorted(traitors.deck(sorted(game.factions), False))
    assert {LEADER_FACTION[card] for card in all_cards} == set(game.factions)
    undealt = game.traitor_deck[:]
    kept = {seat: game.decision(seat).options[-1] for seat in game.deciding}
    before = {seat: game.traitors[seat][:] for seat in kept}
    for seat, word in kept.items():
        game.apply(seat, word)
    assert len(game.traitors[game.seat_of[HARKONNEN]]) == 4
    for seat in kept:
        assert len(game.traitors[seat]) == 1
        assert sorted(game.traitors[seat] + game.returned[seat]) == before[seat]
    # the returned cards are under the deck, whose top is the last entry
    assert game.traitor_deck[-len(undealt) :] == undealt
    assert len(game.traitor_deck) == len(undealt) + 9


@rule("CLA-26.9")
def test_returned_traitors_under_the_deck_or_beside_it() -> None:
    """Under the deck they may become Face Dancers; beside it they are out of play."""
    dancing: set[int] = set()
    for where in ("under", "beside"):
        for seed in range(8):
            game = set_up(seed, factions=["tleilaxu", "emperor", "fremen"], ixians_tleilaxu=True,
                          returned_traitors=where)  # fmt: skip
            back = [card for cards in game.returned for card in cards]
            assert len(back) == 6
            held = Counter(game.traitor_deck + game.dancers)
            if where == "under":
                assert all(held[card] for card in back)
                dancing |= set(back) & set(game.dancers)
            else:
                assert not any(held[card] for card in back)
    assert dancing


@rule("CLA-2.5", "CLA-2.7", "CLA-23.1", "CLA-22.1")
def test_starting_spice_and_cards() -> None:
    game = set_up(factions=["ixians", "tleilaxu", "harkonnen", "fremen"], ixians_tleilaxu=True)
    assert game.spice == [10, 5, 10, 3]
    assert [len(hand) for hand in game.hands] == [1, 1, 2, 1]
    game = set_up(factions=SIX)
    assert game.spice == [10, 10, 3, 10, 5, 5]
    assert [len(hand) for hand in game.hands] == [1, 2, 1, 1, 1, 1]


def at(game: Game, faction: str, part: str) -> int:
    return game.at(game.seat_of[FACTION_NUMBER[faction]], PART_NUMBER[part])


@rule("CLA-2.6", "CLA-2.8")
def test_starting_forces() -> None:
    game = new(factions=SIX)
    answer(game, "divide", Random(1))
    assert at(game, "atreides", "arrakeen@9") == 10  # forces with fixed places come first
    fremen = game.seat_of[FREMEN]
    ten = game.vocabulary.number("number:10")
    assert game.decision(fremen).options[-1] == ten
    game.apply(fremen, ten)  # all are in the first part: nothing is left to divide
    assert game.reserves[2 * fremen] == 10
    answer(game, "storm_dial", Random(1))
    assert at(game, "harkonnen", "carthag@10") == 10
    assert at(game, "spacing_guild", "tueks_sietch@4") == 5
    assert at(game, "bene_gesserit", "polar_sink@0") == 1
    assert game.reserves[2 * game.seat_of[EMPEROR]] == 20
    assert (game.turn, game.storm) == (1, STORM_START)
    # the two seats nearest Storm Start on either side dial (CLA-4.1)
    assert sorted(game.circles[seat] for seat in game.deciding) == [CIRCLES[0], CIRCLES[-1]]


@rule("CLA-2.6", "CLA-19.2")
def test_the_bene_gesserit_begin_anywhere_in_the_advanced_game() -> None:
    game = new(factions=SIX, advanced=True)
    answer(game, "divide", Random(1))
    answer(game, "place", Random(1))
    bene = game.seat_of[BENE_GESSERIT]
    game.apply(bene, game.vocabulary.number("part:arrakeen@9"))
    assert at(game, "bene_gesserit", "arrakeen@9") == 1
    assert game.advisors  # others are there: it is an advisor


@rule("CLA-2.9")
@pytest.mark.parametrize(
    ("seats", "over"), [(["atreides", "emperor"], False), (["atreides", "emperor", "fremen"], True)]
)
def test_two_players_need_four_strongholds(seats: list[str], over: bool) -> None:
    forces = {part: {"atreides": 1} for part in ("arrakeen@9", "carthag@10", "tueks_sietch@4")}
    players = {seat: {"faction": id} for seat, id in enumerate(seats)}
    given = {"seats": len(seats), "phase": "mentat_pause", "forces": forces, "players": players}
    assert build(given).over == (len(seats) == 3)
    forces["sietch_tabr@13"] = {"atreides": 1}
    assert build(given).over


@rule("CLA-22.2", "CLA-22.1")
def test_the_ixians_keep_one_of_the_starting_cards() -> None:
    game = new(factions=["ixians", "harkonnen", "emperor"], ixians_tleilaxu=True)
    answer(game, "keep_card", Random(1))
    ixians, harkonnen = game.seat_of[IXIANS], game.seat_of[HARKONNEN]
    drawn = game.row[:]
    assert len(drawn) == 3
    assert not any(game.hands)
    assert game.view(harkonnen).known.row == [HIDDEN] * 3
    word = game.decision(ixians).options[0]
    game.apply(ixians, word)
    rest = Counter(drawn)
    rest[game.hands[ixians][0]] -= 1
    assert [len(hand) for hand in game.hands] == [1, 2, 1]
    assert not game.row
    dealt = Counter(game.hands[harkonnen] + game.hands[2])
    assert sum((rest - dealt).values()) == 0  # the two other cards, and one more of the deck for Harkonnen
    assert sum((dealt - rest).values()) == 1
    assert (game.at(ixians, PART_NUMBER["hidden_mobile_stronghold@0"]), game.reserves[:2]) == (6, [10, 4])


@rule("CLA-23.2", "CLA-23.1")
def test_face_dancers_are_drawn_last() -> None:
    game = set_up(factions=["tleilaxu", "harkonnen", "emperor"], ixians_tleilaxu=True)
    tleilaxu = game.seat_of[TLEILAXU]
    assert (len(game.dancers), game.traitors[tleilaxu], game.reserves[2 * tleilaxu]) == (3, [], 20)
    held = [card for cards in game.traitors for card in cards]
    assert not set(held) & set(game.dancers)
    for seat in range(3):
        assert (game.view(seat).known.dancers == game.dancers) == (seat == tleilaxu)


@rule("CLA-21.1")
def test_pieces_of_the_box_are_added_automatically() -> None:
    """Cards, Sandtrout and tokens work separately; leaders of the new factions and a Cheap Hero are among the
    traitors."""
    plain = set_up(factions=["emperor", "fremen", "harkonnen"])
    cards = set_up(factions=["emperor", "fremen", "harkonnen"], treachery_more=True)
    trout = set_up(factions=["emperor", "fremen", "harkonnen"], sandtrout=True)
    count = [len(game.treachery_deck) + sum(map(len, game.hands)) for game in (plain, cards, trout)]
    assert count == [33, 47, 33]
    assert [len(game.spice_deck) for game in (plain, cards, trout)] == [21, 21, 22]
    assert len(traitors.deck([IXIANS, TLEILAXU], True)) == 11
    for technology in (False, True):
        game = set_up(factions=["ixians", "tleilaxu", "emperor"], ixians_tleilaxu=True, technology=technology)
        answer(game, "point", Random(1))
        holders = sorted(holder for holder in game.tokens if holder != NOBODY)
        assert len(holders) == (3 if technology else 0)
        assert len(set(holders)) == len(holders)


@rule("CLA-3.1")
def test_a_turn_has_nine_phases() -> None:
    game = new(7, factions=["atreides", "harkonnen", "emperor"], turns=2)
    random = Random(7)
    phases: list[str] = []
    while game.turn < 2 and not game.over:
        seat = game.to_act[0]
        game.apply(seat, random.choice(game.decision(seat).options))
        phases += [PHASES[event.amount] for event in game.take_events() if event.kind == "phase"]
    assert phases[:9] == [
        "storm", "spice_blow", "choam_charity", "bidding", "revival", "shipment_movement", "battle",
        "spice_collection", "mentat_pause",
    ]  # fmt: skip


@rule("CLA-5.8")
def test_an_empty_spice_deck_is_made_of_all_discards() -> None:
    """No card is set aside: a worm turned next devours nothing, although the Old Gap was on top."""
    names = [card.id.removeprefix("spice_") for card in spice.SPICE if card.id != "sandtrout"]
    pile = [name for name in names if name not in ("shai_hulud", "old_gap")] + ["shai_hulud"] * 6 + ["old_gap"]
    worms = 0
    for seed in range(12):
        game = build(
            {
                "seats": 2,
                "turn": 3,
                "phase": "spice_blow",
                "moment": True,
                "storm": 1,
                "pile_a": pile,
                "deals": False,
                "forces": {"old_gap@9": {"emperor": 2}},
                "players": {0: {"faction": "emperor", "hand": ["truthtrance"]}, 1: {"faction": "harkonnen"}},
            }
        )
        assert not game.spice_deck
        game.chance = Chance(key_of(seed), STREAMS)
        game.apply(0, game.vocabulary.number("pass"))
        assert len(game.spice_deck) + len(game.pile_a) == 21
        worms += game.pile_a[0] == spice.SHAI_HULUD
        if spice.SPICE[game.pile_a[0]].id == "shai_hulud":
            assert game.tanks[0] == 0
    assert worms


@rule("CLA-8.7", "CLA-14.3")
def test_dead_leaders_are_public() -> None:
    """The owner may look at a leader that is face down."""
    game = build({"seats": 2, "players": {0: {"faction": "emperor", "dead": ["caid"], "face_down": ["bashar"]}}})
    leaders = game.view(0).as_dict()["players"][0]["leaders"]
    assert (leaders["bashar"]["is"], leaders["caid"]["is"], leaders["burseg"]["is"]) == ("face_down", "dead", "alive")


@rule("CLA-17.4", "CLA-17.1")
@pytest.mark.parametrize(("asked", "truth"), [("treachery:lasgun", "yes"), ("treachery:shield", "no"),
                                              ("leader:caid", "yes"), ("leader:bashar", "no")])  # fmt: skip
def test_truthtrance_is_answered_aloud_and_truly(asked: str, truth: str) -> None:
    players = {
        0: {"faction": "emperor", "hand": ["truthtrance"]},
        1: {"faction": "harkonnen", "hand": ["lasgun"], "traitors": ["caid"]},
    }
    game = build({"seats": 2, "phase": "storm", "moment": True, "players": players})
    for word in ("treachery:truthtrance", "faction:harkonnen", asked):
        game.apply(0, game.vocabulary.number(word))
    told = [event for event in game.take_events() if event.kind == "truth"]
    assert [game.vocabulary.words[event.amount] for event in told] == [truth]
    assert game.hands[0] == []
    if asked.startswith("treachery"):  # the statement is public from now on
        shown = game.view(0).known.hands[1]
        assert (HIDDEN in shown) == (truth == "no")

"""Standing answers: when a seat is asked to react, and how far it bids."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import sandtable
from sandtable.classic.lab.position import build
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.words import VOCABULARY
from sandtable.classic.tell.offers import may_keep, settled
from sandtable.classic.tell.table import hidden_choice
from sandtable.core.titles import meta
from tests.citing import rule
from tests.classic.cases import EVERYTHING

TRIO = ["emperor", "harkonnen", "bene_gesserit"]


def at_voice(fighters: tuple[str, str]) -> Game:
    """Return a battle in which the Voice may be stopped by whoever holds a Karama."""
    players = {seat: {"faction": id, "hand": ["karama"] if id == "harkonnen" else []}
               for seat, id in enumerate(TRIO)}  # fmt: skip
    game = build({"seats": 3, "phase": "battle", "players": players, "order": TRIO, "attentive": False,
                  "forces": {"basin@8": dict.fromkeys(fighters, 2)}, "turn": 4})  # fmt: skip
    game.apply(2, VOCABULARY.number("voice:play_lasgun"))
    assert game.decision(1).kind == "stop"
    return game


@rule("CLA-20.2")
@pytest.mark.parametrize(
    ("kept", "own", "others"),
    [
        ([], None, None),
        (["karama"], "pass", "pass"),
        (["karama:mine"], None, "pass"),
        (["karama:battle"], None, None),
        (["karama:turn:4"], "pass", "pass"),
        (["karama:turn:3"], None, None),
        (["weather_control", "hajr"], None, None),  # to silence one question silences no other
        (["karama:not:bg_voice"], "pass", "pass"),
        (["karama:not:atr_prescience", "karama:not:bg_ally_voice"], None, None),  # nor one ability another
        (["karama:mine", "karama:not:bg_voice"], "pass", "pass"),
    ],
)
def test_a_reaction_is_asked_as_its_switch_says(kept: list[str], own: str | None, others: str | None) -> None:
    for fighters, expected in ((("harkonnen", "bene_gesserit"), own), (("emperor", "bene_gesserit"), others)):
        found = settled(at_voice(fighters), 1, kept)
        assert (None if found is None else VOCABULARY.words[found]) == expected


@rule("CLA-20.2", "CLA-16.1")
def test_outside_battles_it_is_declined() -> None:
    players = {seat: {"faction": id, "hand": ["karama"] if seat == 1 else [], "spice": 5}
               for seat, id in enumerate(["atreides", "harkonnen", "emperor"])}  # fmt: skip
    game = build({"seats": 3, "phase": "bidding", "players": players, "attentive": False})
    assert game.decision(1).kind == "stop"
    assert settled(game, 1, ["karama:battle"]) == VOCABULARY.number("pass")
    assert settled(game, 1, ["karama:mine"]) == VOCABULARY.number("pass")
    assert settled(game, 1, ["hajr"]) is None


def auction(**more: Any) -> Game:
    hands = (["baliset"], ["kulon"], ["jubba_cloak"])
    players = {seat: {"faction": id, "spice": 9, "hand": hands[seat]} for seat, id in enumerate(TRIO)}
    return build({"seats": 3, "phase": "bidding", "players": players, "order": TRIO, "turn": 3, "attentive": False,
                  "treachery_discard": ["karama", "karama"], **more})  # fmt: skip


@rule("CLA-7.4", "CLA-7.5")
@pytest.mark.parametrize(
    ("kept", "answer"),
    [
        ([], None),
        (["bid:3:4"], "number:3"),
        (["bid:3:2"], "pass"),
        (["bid:2:9"], None),
        (["bid:3.3:9"], "number:3"),
        (["bid:3.2:9"], None),
        (["bid:3:9", "bid:3.3:0"], "pass"),  # a card's own limit goes before the turn's
        (["bid:3:0"], "pass"),
    ],
)
def test_bids_are_made_up_to_a_limit(kept: list[str], answer: str | None) -> None:
    """Two spice are bid; the next bid is one higher, as long as it is within the limit."""
    game = auction()
    assert len(game.row) == 3
    game.apply(0, VOCABULARY.number("number:2"))
    found = settled(game, 1, kept)
    assert (None if found is None else VOCABULARY.words[found]) == answer


@rule("CLA-7.5")
def test_a_limit_above_ones_means_passes() -> None:
    game = auction()
    game.apply(0, VOCABULARY.number("number:9"))
    assert settled(game, 1, ["bid:3:20"]) == VOCABULARY.number("pass")


def test_only_known_texts_are_kept() -> None:
    options = meta("classic").check({"seats": 6, **EVERYTHING})
    for text in (
        "karama:mine",
        "karama:battle",
        "hajr:turn:3",
        "bid:3:7",
        "bid:3.2:0",
        "come_along:sink",
        "come_along:along",
        "charity:claim",
        "alliance:allied",
        "intrusion:advisors",
        "grant_revival:grant",
        "revive:turn:2",
        "revive:all",
        "keep:turn:2",
        "karama:not:bg_voice",
        "karama:not:tle_limit_five",
    ):
        assert may_keep(options, text), text
    for text in (
        "karama:",
        "karama:often",
        "karama:sink",
        "charity:sink",
        "hajr:mine",
        "lone:turn:3",
        "karama:not:bg_prediction",  # no Karama stops it
        "karama:not:",
        "hajr:not:bg_voice",
        "war:advisors",
        "revive:free",
        "keep:all",
        "bid:3",
        "bid:3:100",
        "bid:x:1",
        "pass",
        "",
    ):
        assert not may_keep(options, text), text


@rule("CLA-7.6", "CLA-20.4")
def test_everybody_sees_who_can_only_pay_or_pass() -> None:
    """With all Karama cards seen, payment and a pass for want of spice are no secret; otherwise they are."""
    for gone, hidden in ((["karama", "karama"], False), (["karama"], True)):
        game = auction(treachery_discard=gone)
        game.apply(0, VOCABULARY.number("number:9"))
        assert hidden_choice(game, 1) == hidden
        game.apply(1, VOCABULARY.number("pass"))
        game.apply(2, VOCABULARY.number("pass"))
        assert game.decision(0).kind == "pay"
        assert hidden_choice(game, 0) == hidden
    game = auction()
    assert hidden_choice(game, 0)  # whether to bid is a choice


def asked_for(kind: str) -> tuple[Game, int]:
    """Return a game in which a seat is asked such a question, and the seat."""
    for seed in range(20):
        game = cast(Game, sandtable.new("classic", seats=3, seed=seed, factions=TRIO, advanced=True))
        chance = Random(seed)
        while not game.over:
            seat = game.to_act[0]
            if game.decision(seat).kind == kind and not game.answers[seat]:
                return game, seat
            game.apply(seat, chance.choice(game.decision(seat).options))
    raise AssertionError(f"nobody is asked {kind}")


@rule("CLA-16.2")
@pytest.mark.parametrize(
    ("kept", "answer"),
    [
        ([], None),
        (["come_along:sink"], "part:polar_sink@0"),
        (["come_along:along"], "advisor"),
        (["come_along"], "pass"),
        (["come_along:turn:{turn}"], "pass"),
        (["karama", "alliance"], None),
    ],
)
def test_the_free_force_goes_where_it_was_told(kept: list[str], answer: str | None) -> None:
    game, seat = asked_for("come_along")
    found = settled(game, seat, [text.format(turn=game.turn) for text in kept])
    if answer == "advisor":
        answer = VOCABULARY.words[game.decision(seat).options[2]]
        assert answer.startswith("part:")
        assert answer != "part:polar_sink@0"
    assert (None if found is None else VOCABULARY.words[found]) == answer
    assert found is None or found in game.decision(seat).options


@rule("CLA-6.1")
@pytest.mark.parametrize(
    ("kept", "answer"),
    [([], None), (["charity:claim"], "yes"), (["charity"], "no"), (["charity:turn:{turn}"], "no"), (["karama"], None)],
)
def test_charity_is_claimed_as_it_was_told(kept: list[str], answer: str | None) -> None:
    game, seat = asked_for("charity")
    assert set(game.decision(seat).options) == {VOCABULARY.number("yes"), VOCABULARY.number("no")}
    found = settled(game, seat, [text.format(turn=game.turn) for text in kept])
    assert (None if found is None else VOCABULARY.words[found]) == answer


@rule("CLA-13.1", "CLA-13.2")
def test_alliances_are_not_offered_again_this_turn() -> None:
    """A seat that declines to offer one in this turn is still asked whether to accept one."""
    game, seat = asked_for("alliance")
    assert settled(game, seat, [f"alliance:turn:{game.turn}"]) == VOCABULARY.number("pass")
    assert settled(game, seat, [f"alliance:turn:{game.turn + 1}"]) is None
    game, seat = asked_for("alliance_accept")
    assert settled(game, seat, ["alliance", f"alliance:turn:{game.turn}"]) is None


def test_an_ability_of_another_box_or_the_advanced_game_is_no_case() -> None:
    basic = meta("classic").check({"seats": 6})
    assert may_keep(basic, "karama:not:bg_voice")
    assert may_keep(basic, "come_along:sink")
    assert not may_keep(basic, "come_along:along")
    assert not may_keep(basic, "karama:not:bg_worthless_karama")
    assert not may_keep(basic, "karama:not:tle_limit_five")


@rule("CLA-13.1", "CLA-13.4")
def test_who_is_content_with_its_ally_is_asked_only_without_one() -> None:
    players = {seat: {"faction": id} for seat, id in enumerate(TRIO)}
    for allies, answer in (([["emperor", "harkonnen"]], "pass"), ([], None)):
        game = build({"seats": 3, "phase": "nexus", "players": players, "order": TRIO, "allies": allies,
                      "attentive": False})  # fmt: skip
        found = settled(game, 0, ["alliance:allied"])
        assert (None if found is None else VOCABULARY.words[found]) == answer


@rule("CLA-19.2")
@pytest.mark.parametrize(
    ("kind", "kept", "answer"),
    [
        ("war", ["war"], "done"),
        ("war", ["intrusion", "intrusion:advisors", "come_along"], None),
        ("intrusion", ["intrusion"], "no"),
        ("intrusion", ["intrusion:advisors"], "yes"),
        ("intrusion", ["war"], None),
    ],
)
def test_advisors_and_fighters_stay_or_change_as_told(kind: str, kept: list[str], answer: str | None) -> None:
    game, seat = asked_for(kind)
    found = settled(game, seat, kept)
    assert (None if found is None else VOCABULARY.words[found]) == answer
    assert found is None or found in game.decision(seat).options


@rule("CLA-16.4")
def test_the_fremen_grant_revivals_as_told() -> None:
    trio = ["fremen", "emperor", "atreides"]
    players = {seat: {"faction": id, "tanks": 4 if seat == 2 else 0} for seat, id in enumerate(trio)}
    game = build({"seats": 3, "phase": "revival", "players": players, "order": trio, "attentive": False,
                  "allies": [["fremen", "atreides"]], "treachery_discard": ["karama", "karama"]})  # fmt: skip
    assert game.decision(0).kind == "grant_revival"
    for kept, answer in ((["grant_revival:grant"], "yes"), (["grant_revival"], "no"), (["revive"], None)):
        found = settled(game, 0, kept)
        assert (None if found is None else VOCABULARY.words[found]) == answer


@rule("CLA-7.6", "CLA-20.4")
def test_a_card_is_paid_with_spice_unless_only_a_karama_pays() -> None:
    """Ask a seat that bid beyond its means all the same: its spice does not suffice."""
    for spice, answer in ((9, "pay"), (2, None)):
        hands = (["karama"], ["kulon"], ["jubba_cloak"])
        players = {seat: {"faction": id, "spice": spice if seat == 0 else 9, "hand": hands[seat]}
                   for seat, id in enumerate(TRIO)}  # fmt: skip
        game = build({"seats": 3, "phase": "bidding", "players": players, "order": TRIO, "turn": 3,
                      "attentive": False, "treachery_discard": ["karama"]})  # fmt: skip
        game.apply(0, VOCABULARY.number("number:4"))
        game.apply(1, VOCABULARY.number("pass"))
        game.apply(2, VOCABULARY.number("pass"))
        assert game.decision(0).kind == "pay"
        assert settled(game, 0, []) is None
        found = settled(game, 0, ["pay"])
        assert (None if found is None else VOCABULARY.words[found]) == answer


@rule("CLA-8.1", "CLA-19.3")
@pytest.mark.parametrize(
    ("faction", "tanks", "kept", "back", "price"),
    [
        ("emperor", [4, 2], "revive", (0, 1), 0),  # one is free, and a Sardaukar costs most
        ("emperor", [4, 0], "revive", (1, 0), 0),
        ("fremen", [4, 2], "revive", (2, 1), 0),  # three are free, one Fedaykin a turn
        ("harkonnen", [1, 0], "revive", (1, 0), 0),
        ("emperor", [4, 2], "revive:all", (2, 1), 2),  # three in all, one Sardaukar among them
        ("harkonnen", [5, 0], "revive:all", (3, 0), 1),
        ("harkonnen", [1, 0], "revive:all", (1, 0), 0),
    ],
)
def test_forces_come_back_as_told(faction: str, tanks: list[int], kept: str, back: tuple[int, int], price: int) -> None:
    trio = [faction, "atreides", "bene_gesserit"]
    players = {seat: {"faction": id, "spice": 9, "tanks": tanks if seat == 0 else 0} for seat, id in enumerate(trio)}
    game = build({"seats": 3, "phase": "revival", "players": players, "order": trio, "advanced": True,
                  "attentive": False, "treachery_discard": ["karama", "karama"]})  # fmt: skip
    before = game.tanks[:2]
    while game.decision(0).kind == "revive":
        assert settled(game, 0, ["karama", "grant_revival"]) is None
        found = settled(game, 0, [kept])
        assert found is not None
        game.apply(0, found)
    assert (before[0] - game.tanks[0], before[1] - game.tanks[1]) == back
    assert game.spice[0] == 9 - price


@rule("CLA-10.14")
def test_cards_are_kept_after_a_battle_without_a_question() -> None:
    game, seat = asked_for("keep")
    assert settled(game, seat, ["hajr"]) is None
    while game.decision(seat).kind == "keep":
        assert settled(game, seat, ["keep"]) == VOCABULARY.number("keep")
        hand = len(game.hands[seat])
        game.apply(seat, VOCABULARY.number("keep"))
        assert len(game.hands[seat]) == hand
        if seat not in game.to_act:
            break

"""UPR-R: what scenarios of games against Rivals cannot show: dice, options, what is asked and what is known."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadOption
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.modules.rivals.cards import churn, rival_turn_of
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.rules.catalog import KIND_OF, LEADERS, RIVALS
from sandtable.imperium.rules.draws import steal_intrigue
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.rules.influence import gain_influence
from sandtable.imperium.rules.state import NOBODY, RIVAL, STREAMLINED
from tests.citing import rule
from tests.imperium.uprising.playing import begin

ROW = ["overthrow", "steersman", "spy_network", "corrinth_city", "weirding_woman"]
MODES: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": 1, "difficulty": "mentat", "churn": "rival", "choam": True},
    {"seats": 2},
    {"seats": 2, "streamlined": True, "choam": True},
]


def new(**options: Any) -> Game:
    game = sandtable.new("uprising", seed=options.pop("seed", 7), **options)
    assert isinstance(game, Game)
    return game


# --- what is asked -------------------------------------------------------------------------
@rule("UPR-R10.4", "UPR-R9.7", "UPR-R11.3")
@pytest.mark.parametrize("options", MODES)
def test_nothing_is_decided_for_rivals(options: dict[str, Any]) -> None:
    """Whole games: whoever is asked is a player, for themselves alone; and Rivals play no card of theirs."""
    for seed in range(6):
        game, rng = new(seed=seed, **options), Rng(seed)
        game.listen()
        while not game.over:
            decision = game.decision(game.to_act[0])
            assert (decision.party, decision.seat < game.seats) == (NOBODY, True)
            check(game)
            game.apply(decision.seat, decision.options[rng.below(len(decision.options))])
        played = [event.seat for event in game.take_events() if event.kind in ("intrigue_played", "card_played")]
        assert all(seat < game.seats for seat in played)


# --- turns -----------------------------------------------------------------------------------
@rule("UPR-R4.3", "UPR-R4.2")
@pytest.mark.parametrize(("seats", "first", "order"), [(2, 0, [0, 2, 1]), (2, 1, [1, 2, 0]), (1, 2, [2, 0, 1])])
def test_seating_order(seats: int, first: int, order: list[int]) -> None:
    game = new(seats=seats, first=first)
    assert [game.after(game.first, step) for step in range(3)] == order
    assert game.circle == 3


@rule("UPR-R4.6", "UPR-R1.4")
def test_when_the_deck_runs_out_all_cards_are_shuffled_again() -> None:
    """All cards but one are turned up; that one sends nobody, so a new deck is made in the middle of the turn."""
    top = ["hagal_place_spy_city"]
    game = begin(seats=1, hagal_deck=top, p0={"hand": ["dagger", "dagger"]}, p1={"agents": 1}, p2={"agents": 0})
    hagal_of(game).discard = hagal_of(game).deck[:-1]
    hagal_of(game).deck = hagal_of(game).deck[-1:]
    for word in ("card:dagger", "space:assembly_hall", "box:space", "end"):
        game.act(word)
    assert len(hagal_of(game).deck) + len(hagal_of(game).discard) == 36
    turned = rival_turn_of(game).turned
    assert turned[0] == game.rules.hagal_kind["hagal_place_spy_city"]
    assert hagal_of(game).discard == turned[1:]
    assert len(game.players[1].agents_at) == 1


# --- dice ------------------------------------------------------------------------------------
@rule("UPR-R13.1")
def test_dice_take_the_cards_in_their_places() -> None:
    """Over many rolls: never more than two, sixes take none, a double one; and the row is full again."""
    lost: dict[tuple[int, ...], int] = {}
    for seed in range(120):
        game = begin(seats=1, seed=seed, churn="reveal", row=ROW)
        game.listen()
        before = game.row[:]
        churn(game)
        events = game.take_events()
        faces = [event.amount for event in events if event.kind == "die"]
        gone = [event.thing & KIND_OF for event in events if event.kind == "churned"]
        assert len(faces) == 2
        wanted = {face - 1 for face in faces if face < 6}
        assert sorted(gone) == sorted(before[place] for place in wanted)
        assert [kind for place, kind in enumerate(before) if place not in wanted] == game.row[: 5 - len(wanted)]
        assert len(game.row) == 5
        assert game.trashed[-len(gone) :] == gone or not gone
        lost[tuple(sorted(faces))] = len(gone)
    assert lost[6, 6] == 0
    assert all(n == (len(set(faces)) - (6 in faces)) for faces, n in lost.items())


@rule("UPR-R13.1")
@pytest.mark.parametrize(("churned", "at"), [("off", set()), ("reveal", {0}), ("rival", {1, 2})])
def test_when_dice_are_rolled(churned: str, at: set[int]) -> None:
    """Once at the end of the player's Reveal turn; or at the end of every turn of a Rival, before the next begins."""
    game, rng = new(seats=1, churn=churned, seed=11), Rng(3)
    game.listen()
    while not game.over:
        options = game.decision(0).options
        game.apply(0, options[rng.below(len(options))])
    whose, rolled, turns = NOBODY, set(), {0: 0, 1: 0, 2: 0}
    dice = dict.fromkeys(turns, 0)
    revealed = 0
    for event in game.take_events():
        if event.kind == "turn":
            whose = event.seat
            turns[whose] += 1
        elif event.kind == "die":
            rolled.add(whose)
            dice[whose] += 1
        elif event.kind == "reveal":
            revealed += 1
    assert rolled == at
    if churned == "rival":
        assert (dice[1], dice[2]) == (2 * turns[1], 2 * turns[2])
    elif churned == "reveal":
        assert dice[0] == 2 * revealed


# --- options ---------------------------------------------------------------------------------
@rule("UPR-R2.1", "UPR-R2.2", "UPR-R2.3", "UPR-R13.2", "UPR-R13.6")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"seats": 2, "difficulty": "mentat"}, "'difficulty' is for seats=1; with 2 seats leave it out"),
        ({"seats": 4, "rivals": "random"}, "'rivals' is for seats=1 or 2; with 4 seats"),
        ({"seats": 2, "churn": "reveal"}, "'churn' is for seats=1"),
        ({"seats": 1, "streamlined": True}, "'streamlined' is for seats=2"),
        ({"seats": 3, "brutal": True}, "'brutal' is for seats=1 or 2"),
        ({"seats": 1, "churn": "on"}, "takes 'off', 'reveal', 'rival'; not 'on'"),
        ({"seats": 1, "rivals": ["rival_irulan"]}, "a list of 2 ids of Rivals"),
        ({"seats": 2, "rivals": ["rival_irulan", "rival_jessica"]}, "a list of 1 id of Rivals"),
        ({"seats": 1, "rivals": ["rival_irulan", "rival_irulan"]}, "one card of each"),
        ({"seats": 1, "rivals": ["rival_irulan", "irulan"]}, r"no Rival 'irulan' \(did you mean rival_irulan\?\)"),
        ({"seats": 1, "rivals": ["rival_irulan", "rival_amber_metulli"]}, "streamlined game of two alone"),
        ({"seats": 2, "rivals": ["rival_glossu_rabban"]}, "streamlined game of two alone"),
        ({"seats": 2, "streamlined": True, "rivals": ["rival_irulan"]}, "allowed are rival_glossu_rabban, rival_amber"),
        ({"seats": 1, "first": 3}, "a seat from 0 to 2; not 3"),
        ({"seats": 2, "first": 2}, "a seat from 0 to 1; not 2"),
    ],
)
def test_options_say_what_is_wrong(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        new(**options)


@rule("UPR-R3.2", "UPR-R3.3", "UPR-R3.4", "UPR-R13.6")
def test_levels_bring_their_variants() -> None:
    hard = {"brutal", "expert", "politics"}
    found = {level: new(seats=1, difficulty=level).rules for level in (None, "mercenary", "mentat", "kwisatz_haderach")}
    assert [set(rules.variants) for rules in found.values()] == [set(), set(), hard, hard]
    usual = found[None].level
    assert usual is not None
    assert usual.id == "sardaukar"
    assert set(new(seats=1, difficulty="mercenary", expert=True).rules.variants) == {"expert"}
    assert set(new(seats=2, brutal=True, politics=True).rules.variants) == {"brutal", "politics"}


@rule("UPR-R2.1", "UPR-R2.3")
def test_by_chance_nobody_meets_themselves_or_one_who_cannot_win() -> None:
    for seed in range(60):
        game = new(seats=1, seed=seed)
        cards = [RIVALS[p.rival_card & KIND_OF] for p in game.players if p.rival_card]
        assert len({card.id for card in cards}) == 2
        assert all(card.can_win for card in cards)
        assert LEADERS[game.players[0].leader].name not in [card.name for card in cards]
        beside = new(seats=2, streamlined=True, seed=seed).players[2]
        assert (beside.rival, RIVALS[beside.rival_card & KIND_OF].can_win) == (STREAMLINED, False)
        assert new(seats=2, seed=seed).players[2].rival == RIVAL


@rule("UPR-R2.9", "UPR-R2.10", "UPR-R4.2")
def test_objectives_of_rivals() -> None:
    begins = set()
    for seed in range(40):
        game = new(seats=1, seed=seed)
        begins.add(game.first)
        up = game.view(0).as_dict()["icons"]["up"]
        dealt = sorted(card for cards in up.values() for card in cards)
        assert dealt == ["objective:crysknife", "objective:desert_mouse_first", "objective:ornithopter_1_3"]
        two = new(seats=2, seed=seed)
        assert two.view(0).as_dict()["icons"]["up"]["2"] == ["objective:ornithopter_1_3"]
        assert two.first in (0, 1)
    assert begins == {0, 1, 2}


# --- what is known ---------------------------------------------------------------------------
@rule("UPR-R9.3", "UPR-R5.8")
def test_a_stolen_card_that_was_paid_is_known_no_longer() -> None:
    """Anna saw what was taken from her; when the Rival pays with it, the card lies with the discards."""
    held = ["cunning", "impress", "manipulate", "crysknife"]
    game = begin(
        seats=1, turn=1, rivals=["rival_feyd_rautha_harkonnen", "rival_irulan"], hagal_deck=["hagal_secrets"],
        p0={"intrigue": held}, p1={"solari": 1, "spice": 1, "water": 1}, p2={"agents": 0},
    )  # fmt: skip
    assert game.players[1].swordmaster
    assert game.players[1].intrigue == []
    assert game.seen_intrigue == []
    assert len(game.intrigue_discard) == 1
    assert game.players[1].water == 0
    game.view(0).resample(Rng(1))


def test_a_view_knows_the_cards_and_a_position_can_be_saved() -> None:
    game = new(seats=1, rivals=["rival_irulan", "rival_jessica"], first=1)
    seen = game.view(0).as_dict()
    assert [p.get("rival_card") for p in seen["players"]] == [None, "rival_irulan", "rival_jessica"]
    assert seen["rivals"]["turn"] == 2
    assert len(seen["rivals"]["turned"]) == len(seen["rivals"]["why"])
    assert seen["rivals"]["why"][-1] is None
    assert from_bytes(game.to_bytes()) == game


def test_impossible_positions_are_found() -> None:
    game = begin(seats=1, p0={"hand": ["dagger"]})
    game.players[1].solari = 30
    with pytest.raises(InvariantBroken, match="has not bought its Swordmaster"):
        check(game)
    game = begin(seats=2, streamlined=True, p0={"hand": ["dagger"]})
    game.players[2].vp = 1
    with pytest.raises(InvariantBroken, match="gathers none"):
        check(game)
    game = begin(seats=1, p0={"hand": ["dagger"]})
    rival_turn_of(game).why = [1]
    with pytest.raises(InvariantBroken, match="reasons"):
        check(game)


@rule("UPR-R13.2", "UPR-R10.1")
def test_a_rival_that_cannot_win_takes_alliances_all_the_same() -> None:
    game = begin(
        seats=2, streamlined=True, alliance={"guild": 0}, p0={"influence": {"guild": 4}}, p2={"influence": {"guild": 4}}
    )
    before = game.players[0].vp
    gain_influence(game, 2, game.rules.track["guild"], 1)
    assert game.alliance[game.rules.track["guild"]] == 2
    assert (game.players[0].vp, game.players[2].vp) == (before - 1, 0)


def test_options_are_those_of_the_meta() -> None:
    """For each number of seats every option that it has can be given; nothing of Rivals is in other games."""
    assert "rivals" not in new(seats=3).rules.part
    assert new(seats=4).rules.rivals == []
    names = {option.name for option in meta("uprising").options if option.seats}
    assert names >= {"difficulty", "rivals", "churn", "streamlined", "brutal", "expert", "politics"}


@rule("UPR-R5.8")
def test_a_rival_that_is_stolen_from_notes_nothing() -> None:
    """The other Rival is an opponent too. What was stolen is noted by people, since a Rival remembers nothing."""
    game = new(seats=1)
    game.players[1].intrigue = game.intrigue_deck[-4:]
    del game.intrigue_deck[-4:]
    steal_intrigue(game, 2, 4)
    assert [len(p.intrigue) for p in game.players[1:]] == [3, 1]
    assert game.seen_intrigue == []

"""UPR-5, UPR-9, UPR-12.2, UPR-13.5, UPR-19.2: the round and its phases, troops, control, strength, Recall."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.lab.invariants import check
from sandtable.imperium.language.builders import node, recruit
from sandtable.imperium.rules.catalog import CONFLICTS, OF_CONFLICT, thing_name
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.state import PHASES
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.desert import settle, settle_turns


def turn(**own: Any) -> Game:
    return begin(seats=3, conflict="skirmish_crysknife", p0=own)


# --- the round ---------------------------------------------------------------------------
@rule("UPR-5.1", "UPR-19.2")
def test_five_phases_in_their_order_and_everything_back() -> None:
    game = begin(seats=3, first=1, conflict="skirmish_crysknife", p1={"hand": ["reconnaissance"]})
    game.listen()
    seen = [game.phase]
    now = game.round
    play(game, "card:reconnaissance space:arrakeen box:space")
    while game.round == now:
        words = options(game)
        game.act(next((word for word in ("reveal", "end", "pass", "done", "none", "no") if word in words), words[0]))
        seen.append(game.phase)
    kinds = [event.kind for event in game.take_events()]
    order = [kinds.index(kind) for kind in ("end_turn", "fought", "maker", "first_player", "round", "conflict", "draw")]
    assert order[:6] == sorted(order[:6])  # turns, Combat, Makers, Recall, and the start of the next round
    assert {PHASES[phase] for phase in seen} == {"turns"}  # nobody had anything to decide in between
    assert game.first == 2
    assert [(p.agents, p.agents_at) for p in game.players] == [(2, [])] * 3
    assert not any(p.revealed for p in game.players)
    check(game)


@rule("UPR-5.2", "UPR-16.13")
def test_the_next_conflict_is_turned_up_on_top_of_one_that_nobody_won() -> None:
    deck = ["choam_security", "propaganda"]
    game = begin(
        seats=3, phase="combat", conflict="skirmish_crysknife", conflict_deck=deck,
        p0={"conflict": 1}, p1={"conflict": 1},
    )  # fmt: skip
    settle(game)
    assert thing_name(OF_CONFLICT | game.conflict) == "conflict:choam_security"
    assert game.view(0).as_dict()["icons"]["left"] == ["conflict:skirmish_crysknife"]


@rule("UPR-5.4")
def test_everybody_draws_five_whatever_is_left_in_hand() -> None:
    game = begin(
        seats=3,
        phase="round_start",
        round=2,
        p0={"hand": ["dagger", "reconnaissance"]},
        p1={"hand": []},
    )
    assert [len(p.hand) for p in game.players] == [7, 5, 5]


@rule("UPR-2.2")
def test_ten_conflicts_from_the_top_one_five_and_four() -> None:
    seen = set()
    for seed in range(40):
        game = begin(seats=4, phase="round_start", round=1, seed=seed)
        cards = [game.conflict, *reversed(game.conflict_deck)]
        assert [CONFLICTS[kind].level for kind in cards] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        seen |= set(cards)
    assert len(seen) == 16


# --- troops ------------------------------------------------------------------------------
@rule("UPR-9.1")
@pytest.mark.parametrize(("supply", "recruited"), [(9, 4), (3, 3), (0, 0)])
def test_only_what_is_in_the_supply_is_recruited(supply: int, recruited: int) -> None:
    game = turn(supply=supply, conflict=1, hand=["dagger"])
    before = game.players[0].garrison
    do(game, 0, recruit(4))
    p = game.players[0]
    assert (p.garrison - before, p.supply) == (recruited, supply - recruited)


@rule("UPR-9.2", "UPR-9.3", "UPR-9.4")
def test_recruits_and_two_more_and_who_stays_has_no_strength() -> None:
    game = turn(hand=["reconnaissance"], garrison=4)
    play(game, "card:reconnaissance space:arrakeen box:space")
    assert game.players[0].garrison == 5
    assert refused(game, "deploy:4")
    play(game, "deploy:3")
    p = game.players[0]
    assert (p.conflict, p.garrison, p.strength()) == (3, 2, 6)
    assert not [word for word in options(game) if word.startswith("deploy")]  # the rest cannot be recruited again


@rule("UPR-9.2")
def test_no_deployment_from_a_space_that_is_no_combat_space() -> None:
    game = turn(hand=["diplomacy"], spice=4)
    play(game, "card:diplomacy space:sardaukar")
    assert not [word for word in options(game) if word.startswith("deploy")]
    assert game.rules.combat_spaces.bit_count() == 10


# --- control, strength -------------------------------------------------------------------
@rule("UPR-12.2", "UPR-7.8")
@pytest.mark.parametrize(
    ("space", "card", "gives"),
    [
        ("arrakeen", "reconnaissance", "solari"),
        ("spice_refinery", "reconnaissance", "solari"),
        ("imperial_basin", "dune_the_desert_planet", "spice"),
    ],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_the_controller_gains_with_every_visit(space: str, card: str, gives: str, owner: int) -> None:
    players = {f"p{seat}": {"solari": 0, "spice": 0} for seat in range(3)}
    given: dict[str, Any] = {**players, "p0": {"hand": [card], "solari": 0, "spice": 0}}
    game = begin(seats=3, conflict="skirmish_crysknife", control={space: owner}, **given)
    game.listen()
    play(game, f"card:{card} space:{space}")
    if game.decision(0).kind != "menu":
        game.act(options(game)[0])  # what to pay, where that is open
    gained = [event for event in game.take_events() if event.kind == gives and event.seat == owner]
    assert gained[0].amount == 1
    assert thing_name(gained[0].cause) == f"space:{space}"


@rule("UPR-13.5", "UPR-22.9")
def test_strength_follows_every_change_of_the_reveal_turn() -> None:
    game = turn(hand=["dagger"], conflict=1)
    p = game.players[0]
    assert p.strength() == 2
    game.act("reveal")
    assert p.strength() == 3  # at once, while effects are still open
    do(game, 0, node("worm", 7))
    assert p.strength() == 24  # beyond the twenty that are printed
    assert game.decision(0).kind == "menu"


@rule("UPR-19.2")
def test_the_marker_goes_round() -> None:
    game = begin(seats=3, first=2, conflict="skirmish_crysknife")
    assert settle_turns(game).first == 0
    assert game.to_act == [0]

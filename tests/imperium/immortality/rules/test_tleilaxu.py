"""Sections 2, 5 and 6: specimens, the Tleilaxu track, and the Tleilaxu Row."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.core.rng import Rng
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.modules.tleilaxu.board import tleilaxu_of, tleilaxu_tables
from sandtable.imperium.modules.tleilaxu.row import ROW
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.markets import market_of, offers, within
from sandtable.imperium.rules.units import TROOP
from tests.citing import rule
from tests.imperium.immortality.playing import BOXES, begin, named, row, step_of, tanks
from tests.imperium.playing import options, play, refused, skip_round


def new(seats: int = 4, seed: int = 1, **options: Any) -> Game:
    game = sandtable.new("imperium", seed=seed, seats=seats, boxes=BOXES, **options)
    assert isinstance(game, Game)
    return game


def revealing(specimens: int = 0, **given: Any) -> Game:
    """A Reveal turn of seat 0 with this many specimens."""
    own = {"hand": ["dagger"], "deck": ["diplomacy"], "supply": 3, **given.pop("own", {})}
    board = {"specimens": {0: specimens}, "row": ["corrino_genes", "usurp"], **given.pop("tleilaxu", {})}
    return play(begin(p0=own, tleilaxu=board, **given), "reveal")


def bought(game: Game) -> list[str]:
    return [word for word in options(game) if word.startswith("acquire:") and _in_row(game, word)]


def _in_row(game: Game, word: str) -> bool:
    return market_of(game, 0, game.vocabulary.number(word)) is ROW


# --- set-up ------------------------------------------------------------------------------
@rule("IMM-1.3", "IMM-1.4", "IMM-1.5")
def test_the_board_at_the_start() -> None:
    game = new()
    part = tleilaxu_of(game)
    assert part.step == [0, 0, 0, 0]
    assert part.specimens == [0, 0, 0, 0]
    assert part.spice == [0, 0, 0, 0, 2, 0, 0, 0]
    assert len(part.row) == 2
    assert len(part.deck) == 16
    assert len(set(part.row + part.deck)) == 18
    assert named(tleilaxu_tables(game.rules).fixed) == ["reclaimed_forces"]
    assert named(ROW.kinds(game, 0))[2:] == ["reclaimed_forces"]
    check(game)


def test_the_deck_is_shuffled_and_moves_nothing_else() -> None:
    decks = {tuple(tleilaxu_of(new(seed=seed)).deck) for seed in range(6)}
    assert len(decks) == 6


def test_its_order_is_hidden_and_its_cards_are_not() -> None:
    game = new()
    view = game.view(0)
    seen = view.known.parts[game.rules.part["tleilaxu"]]
    assert seen.pack()[4] == [-1] * 16
    assert seen.pack()[5] == sorted(tleilaxu_of(game).deck)
    orders = set()
    for seed in range(5):
        world = game.resample(0, Rng(seed))
        check(world)
        assert world.view(0) == view
        assert tleilaxu_of(world).row == tleilaxu_of(game).row
        orders.add(tuple(tleilaxu_of(world).deck))
    assert len(orders) == 5


# --- specimens ---------------------------------------------------------------------------
@rule("IMM-2.1", "IMM-2.4", "IMM-2.5")
def test_a_specimen_is_a_troop_of_the_supply_in_the_tanks() -> None:
    game = begin(p0={"hand": ["dagger"], "supply": 5, "garrison": 7, "intrigue": ["shadowy_bargain"]})
    play(game, "intrigue:shadowy_bargain")
    p = game.players[0]
    assert (tanks(game), p.supply, p.garrison, p.conflict) == (1, 4, 7, 0)
    assert p.troops() + tanks(game) == TROOP.supply
    check(game)
    skip_round(game)
    assert tanks(game) == 1
    tleilaxu_of(game).specimens[0] = 2
    with pytest.raises(InvariantBroken, match="troops in garrison, supply and Conflict"):
        check(game)


@rule("IMM-17.2")
def test_specimens_are_made_of_the_troops_there_are() -> None:
    given = {"hand": ["dagger"], "intrigue": ["shadowy_bargain"], "garrison": 8, "conflict": 2, "supply": 0}
    game = begin(p0=given, tleilaxu={"specimens": {0: 2}})
    play(game, "intrigue:shadowy_bargain")
    assert (tanks(game), game.players[0].supply) == (2, 0)  # those in the tanks do not count again
    game = begin(p0={"hand": ["experimentation"], "supply": 0, "garrison": 12})
    play(game, "reveal end")
    assert tanks(game) == 0


@rule("IMM-2.2")
def test_a_card_of_ones_own_may_ask_for_specimens() -> None:
    own = {"hand": ["organ_merchants", "dagger"], "deck": ["dagger"], "supply": 4, "garrison": 7, "solari": 0}
    game = begin(p0=own, tleilaxu={"specimens": {0: 1}})
    play(game, "card:organ_merchants space:arrakeen box:organ_merchants")
    p = game.players[0]
    assert (tanks(game), p.supply, p.solari) == (0, 4, 4)  # 1 more in the supply, recruited in Arrakeen
    none = begin(p0={**own, "garrison": 8})
    play(none, "card:organ_merchants space:arrakeen")
    assert "box:organ_merchants" not in options(none)


@rule("IMM-2.3", "IMM-15.7", "IMM-17.3")
def test_specimens_are_taken_back_to_have_troops_to_recruit() -> None:
    """The worked example `ex_take_back_to_recruit`."""
    own = {"hand": ["from_the_tanks", "dagger"], "deck": ["dagger"], "garrison": 4, "conflict": 5, "supply": 0}
    game = begin(p0={**own, "solari": 5}, tleilaxu={"specimens": {0: 3}})
    play(game, "card:from_the_tanks space:hall_of_oratory")
    stuck = game.clone()
    play(stuck, "end")
    assert stuck.players[0].garrison == 4  # there was nobody to recruit
    play(game, "take_back:specimen take_back:specimen take_back:specimen")
    assert "take_back:specimen" not in options(game)
    while "box:from_the_tanks" in options(game):
        play(game, "box:from_the_tanks")
    p = game.players[0]
    assert tanks(game) == 0
    assert p.garrison >= 6
    assert p.troops() == 12


@rule("IMM-2.3", "IMM-17.3")
def test_specimens_are_taken_back_before_a_turn_in_it_and_at_decisions_in_other_turns() -> None:
    game = begin(p0={"hand": ["dagger"], "garrison": 3}, tleilaxu={"specimens": {0: 2, 1: 1}})
    supply = game.players[0].supply
    assert refused(game, "seat:1")
    play(game, "take_back:specimen")
    assert (tanks(game), game.players[0].supply, game.decision(0).kind) == (1, supply + 1, "turn")
    play(game, "reveal take_back:specimen")
    assert (tanks(game), game.decision(0).kind) == (0, "menu")
    fighting = begin(
        phase="combat",
        p0={"conflict": 2, "intrigue": ["vicious_talents"]},
        p1={"conflict": 1},
        tleilaxu={"specimens": {0: 1}},
    )
    assert fighting.decision(0).kind == "combat"
    assert "take_back:specimen" in options(fighting)
    play(fighting, "take_back:specimen")
    assert (tanks(fighting), fighting.decision(0).kind) == (0, "combat")
    assert options(fighting)[0] in ("pass", "intrigue:vicious_talents")
    check(fighting)


# --- the track ---------------------------------------------------------------------------
def advancing(at: int, icons: int = 1, **own: Any) -> Game:
    """A turn of seat 0 on this step, after that many icons of Intrigue cards."""
    given = {"hand": ["dagger"], "intrigue": ["illicit_dealings"] * icons, "spice": 0, **own}
    game = begin(p0=given, tleilaxu={"step": {0: at, 1: at}})
    return play(game, " ".join(["intrigue:illicit_dealings"] * icons))


@rule("IMM-5.1", "IMM-5.2")
@pytest.mark.parametrize(
    ("step", "gained"), [(1, (0, 0)), (2, (1, 0)), (3, (0, 0)), (5, (0, 0)), (6, (1, 0)), (7, (0, 1))]
)
def test_each_step_has_its_bonus(step: int, gained: tuple[int, int]) -> None:
    game = advancing(step - 1)
    p = game.players[0]
    assert step_of(game) == step
    assert (len(p.intrigue), p.vp - 1) == gained
    check(game)


@rule("IMM-5.3", "IMM-5.2")
def test_the_first_on_the_fourth_step_takes_the_spice() -> None:
    """The worked example `ex_tleilaxu_first_at_four`."""
    game = begin(
        p0={"hand": ["dagger"], "intrigue": ["illicit_dealings"], "spice": 0},
        p1={"hand": ["dagger"], "intrigue": ["illicit_dealings"], "spice": 0},
        tleilaxu={"step": {0: 3, 1: 3}},
    )
    play(game, "intrigue:illicit_dealings reveal end")
    assert (game.players[0].vp, game.players[0].spice, sum(tleilaxu_of(game).spice)) == (2, 2, 0)
    play(game, "intrigue:illicit_dealings")
    assert (game.players[1].vp, game.players[1].spice) == (2, 0)


@rule("IMM-5.4")
def test_several_icons_take_each_bonus_on_the_way() -> None:
    own = {"hand": ["tleilaxu_surgeon", "dagger"], "deck": ["dagger"], "spice": 0}
    game = begin(p0=own, tleilaxu={"specimens": {0: 2}, "step": {0: 2}})
    play(game, "card:tleilaxu_surgeon space:arrakeen box:tleilaxu_surgeon")
    assert (step_of(game), game.players[0].vp, game.players[0].spice, tanks(game)) == (4, 2, 2, 0)


@rule("IMM-17.1")
def test_there_is_nothing_after_the_last_step() -> None:
    game = begin(p0={"hand": ["dagger"], "intrigue": ["illicit_dealings"]}, tleilaxu={"step": {0: 7}})
    assert "intrigue:illicit_dealings" not in options(game)
    own = {"hand": ["tleilaxu_surgeon", "dagger"], "deck": ["dagger"]}
    game = begin(p0=own, tleilaxu={"specimens": {0: 2}, "step": {0: 6}})
    play(game, "card:tleilaxu_surgeon space:arrakeen box:tleilaxu_surgeon")
    assert (step_of(game), game.players[0].vp) == (7, 2)
    check(game)


@rule("IMM-5.5", "IMM-16.4")
def test_influence_of_choice_never_moves_the_tleilaxu_token() -> None:
    own = {"hand": ["dagger"], "intrigue": ["breakthrough"]}
    game = play(begin(p0=own, research={"at": {"r5c": [0]}}), "intrigue:breakthrough hex:r6c")
    assert options(game) == ["faction:emperor", "faction:guild", "faction:bene", "faction:fremen"]
    play(game, "faction:guild")
    assert step_of(game) == 0


# --- the Row -----------------------------------------------------------------------------
@rule("IMM-6.1", "IMM-6.2", "IMM-6.4", "IMM-6.5", "IMM-2.2")
def test_a_card_is_bought_with_specimens() -> None:
    """The worked example `ex_buy_tleilaxu_card`."""
    game = revealing(2, own={"solari": 1, "hand": [], "supply": 3, "garrison": 7})
    assert bought(game) == ["acquire:corrino_genes"]
    persuasion = game.players[0].persuasion
    play(game, "acquire:corrino_genes")
    p = game.players[0]
    assert (tanks(game), p.supply, p.solari, p.persuasion) == (1, 4, 3, persuasion)
    assert named(p.discard) == ["corrino_genes"]
    assert row(game)[1] == "usurp"
    assert row(game)[0] not in ("", "corrino_genes")
    check(game)


@rule("IMM-6.1")
def test_the_row_is_open_in_reveal_turns_only() -> None:
    own = {"hand": ["dagger", "diplomacy"], "solari": 5}
    game = begin(p0=own, tleilaxu={"specimens": {0: 3}, "row": ["corrino_genes", "contaminator"]})
    assert not bought(game)
    play(game, "card:dagger space:hall_of_oratory")
    assert not [word for word in options(game) if word.startswith("acquire:")]
    assert bought(play(revealing(4), "")) == ["acquire:corrino_genes", "acquire:usurp", "acquire:reclaimed_forces"]


@rule("IMM-6.3")
def test_an_acquired_card_is_an_ordinary_card() -> None:
    own = {"hand": ["contaminator", "dagger"], "deck": ["dagger"], "water": 2}
    game = begin(p0=own)
    play(game, "card:contaminator space:stillsuits")
    assert step_of(game) == 1  # a step without a bonus needs no word
    revealed = play(begin(p0=own), "reveal")
    assert revealed.players[0].persuasion == 1
    check(revealed)


@rule("IMM-6.5", "IMM-6.7")
def test_the_replacement_can_be_bought_in_the_same_turn() -> None:
    board = {"row": ["corrino_genes", "usurp"], "deck": ["contaminator", "face_dancer_initiate", "ghola"]}
    game = revealing(3, tleilaxu=board)
    play(game, "acquire:corrino_genes")
    assert row(game) == ["contaminator", "usurp"]
    play(game, "acquire:contaminator acquire:face_dancer_initiate")
    assert row(game) == ["ghola", "usurp"]
    assert named(game.players[0].discard) == ["corrino_genes", "contaminator", "face_dancer_initiate"]


@rule("IMM-6.6", "IMM-17.12")
@pytest.mark.parametrize(("choice", "garrison", "step"), [("option:0", 3, 1), ("option:1", 1, 2)])
def test_reclaimed_forces_stay(choice: str, garrison: int, step: int) -> None:
    """The worked example `ex_reclaimed_forces`."""
    own = {"garrison": 1, "conflict": 5, "supply": 0}
    game = revealing(6, own=own, tleilaxu={"step": {0: 1}})
    play(game, f"acquire:reclaimed_forces {choice}")
    p = game.players[0]
    assert (tanks(game), p.garrison, step_of(game)) == (3, garrison, step)
    assert p.supply == (1 if garrison == 3 else 3)
    assert named(ROW.kinds(game, 0)) == ["corrino_genes", "usurp", "reclaimed_forces"]
    assert not p.discard
    check(game)
    play(game, f"acquire:reclaimed_forces {choice}")  # again, for the same price
    assert tanks(game) == 0
    assert "acquire:reclaimed_forces" not in options(game)


@rule("IMM-6.8")
def test_what_takes_cards_of_the_imperium_row_cannot_take_tleilaxu_cards() -> None:
    game = revealing(4)
    there = [game.vocabulary.words[word] for word in within(game, 0, -9, 99)]
    assert "acquire:corrino_genes" not in there
    assert "acquire:reclaimed_forces" not in there
    assert {KINDS[offer.price.op].name for offer in offers(game, 0) if offer.place is ROW} == {"pay_specimens"}
    rich = revealing(0, own={"hand": ["convincing_argument"] * 2})
    assert rich.players[0].persuasion == 4
    assert not bought(rich)


@rule("IMM-6.10")
def test_recruitment_mission_puts_a_tleilaxu_card_on_the_deck() -> None:
    game = begin(
        p0={"hand": ["dagger"], "deck": ["diplomacy"], "intrigue": ["recruitment_mission"], "supply": 3, "garrison": 8},
        tleilaxu={"specimens": {0: 1}, "row": ["contaminator", "usurp"]},
    )
    play(game, "reveal intrigue:recruitment_mission acquire:contaminator")
    assert options(game) == ["yes", "no"]
    play(game, "yes")
    assert named(game.players[0].deck)[-1] == "contaminator"


@rule("IMM-17.4")
def test_without_a_deck_the_row_keeps_fewer_cards() -> None:
    game = revealing(3, tleilaxu={"row": ["corrino_genes", "contaminator"], "deck": []})
    play(game, "acquire:corrino_genes")
    assert row(game) == ["", "contaminator"]
    play(game, "acquire:contaminator")
    assert row(game) == ["", ""]
    assert bought(game) == []
    check(game)
    assert from_bytes(game.to_bytes()) == game


@rule("IMM-6.9", "IMM-17.12")
def test_harvest_cells_acquire_outside_a_reveal_turn() -> None:
    """Its own moment is tested with the Intrigue cards; here the effect, for its normal price."""
    game = begin(tleilaxu={"specimens": {0: 3}, "row": ["corrino_genes", "usurp"]})
    assert [game.vocabulary.words[word] for word in ROW.payable(game, 0)] == [
        "acquire:corrino_genes",
        "acquire:reclaimed_forces",
    ]

"""Immortality with Rise of Ix and with Uprising: the Epic game, Spy icons in a pair, commanders."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import sandtable
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.lab.sorts import faults
from sandtable.imperium.meta import META
from sandtable.imperium.modules.spy_posts import spies_of
from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game
from sandtable.uprising.meta import META as UPRISING
from tests.citing import rule
from tests.imperium.immortality.playing import begin, named
from tests.imperium.immortality.rules.test_grafting import finish, spaces
from tests.imperium.playing import options, play

BOTH = ["ix", "immortality"]


@rule("IMM-10.1", "IX-10.1")
def test_the_epic_game_starts_with_control_the_spice_in_the_discard_pile() -> None:
    for seats in (3, 4):
        game = sandtable.new("imperium", seats=seats, seed=2, boxes=BOTH, epic=True)
        assert isinstance(game, Game)
        assert game.rules.points_to_end == 12
        assert game.rules.conflict_levels == [3] * 5 + [2] * 5
        for p in game.players:
            deck = sorted(named(p.hand + p.deck))
            assert len(deck) == 10
            assert deck.count("experimentation") == 2
            assert "control_the_spice" not in deck
            assert named(p.discard) == ["control_the_spice"]
            assert (p.garrison, len(p.intrigue)) == (5, 1)


# --- Rise of Ix --------------------------------------------------------------------------
@rule("IX-10.5", "IMM-14.13")
def test_a_card_of_the_row_unloads_when_it_is_trashed() -> None:
    row = ["treachery", "jamis", "bounty_hunter", "scout", "chani"]
    game = begin(boxes=BOTH, p0={"hand": ["usurp"], "garrison": 2}, row=row)
    supply = game.players[0].supply
    play(game, "card:usurp acquire:treachery space:wealth")
    assert game.players[0].supply == supply
    unloaded = reveal_of(game, "treachery")
    finish(game)
    assert unloaded(game)


@rule("IX-10.6", "IMM-8.1")
def test_the_combat_icon_lets_dreadnoughts_be_deployed() -> None:
    own = {"hand": ["occupation"], "garrison": 1}
    game = begin(boxes=BOTH, p0=own, dreadnoughts={"garrison": {0: 1}})
    play(game, "card:occupation space:wealth")
    assert "unit:dreadnought" in options(game)
    play(game, "unit:dreadnought deploy:1")
    assert "deploy:1" not in options(game)  # two units in all


@rule("IX-10.6")
def test_dreadnoughts_going_home_are_no_lost_troops() -> None:
    game = begin(
        boxes=BOTH,
        phase="combat",
        p0={"conflict": 2, "garrison": 0, "intrigue": ["harvest_cells"]},
        p1={"conflict": 1, "garrison": 0},
        dreadnoughts={"conflict": {0: 1}},
    )
    while not game.over and game.round == 1:
        decision = game.decision(game.to_act[0])
        assert decision.kind != "lost"
        words = decision.words()
        game.act(next((word for word in ("pass", "none", "no", "done") if word in words), words[0]))


@rule("IX-10.7")
def test_an_infiltrating_icon_passes_enemies_for_itself_alone() -> None:
    """Bounty Hunter's City icon is marked, Chairdog's is not; Jamis passes with Fremen alone."""
    enemy = {"agents_at": ["arrakeen", "stillsuits"]}
    game = begin(boxes=BOTH, p0={"hand": ["chairdog", "jamis"]}, p1=enemy)
    play(game, "card:chairdog card:jamis")
    assert "stillsuits" in spaces(game)
    assert "arrakeen" not in spaces(game)
    game = begin(boxes=BOTH, p0={"hand": ["chairdog", "bounty_hunter"]}, p1=enemy)
    assert "arrakeen" in spaces(play(game, "card:chairdog card:bounty_hunter"))
    game = begin(boxes=BOTH, p0={"hand": ["tleilaxu_infiltrator", "jamis"]}, p1=enemy)
    assert {"arrakeen", "stillsuits"} <= spaces(play(game, "card:tleilaxu_infiltrator card:jamis"))


@rule("IX-10.8")
def test_ghola_with_treachery_gives_two_influence_and_one_unloading() -> None:
    game = begin(boxes=BOTH, p0={"hand": ["ghola", "treachery"], "garrison": 2})
    unloaded = reveal_of(game, "treachery")
    play(game, "card:ghola card:treachery space:wealth")
    finish(game)
    assert game.players[0].influence[0] == 2
    assert named(game.players[0].play) == []
    assert named(game.trashed)[-2:].count("treachery") == 1
    assert unloaded(game)


@rule("IX-10.9", "IMM-16.6")
def test_a_partner_that_is_trashed_unloads() -> None:
    game = begin(boxes=BOTH, p0={"hand": ["dissecting_kit", "treachery"], "garrison": 2})
    play(game, "card:dissecting_kit card:treachery space:wealth")
    unloaded = reveal_of(game, "treachery")
    play(game, "box:dissecting_kit")
    assert "box:treachery" not in options(game)
    finish(game)
    assert unloaded(game)


def reveal_of(game: Game, card: str) -> Callable[[Game], bool]:
    """Return a test whether the seat has got the Reveal box of this card since now, by an event of unloading."""
    game.listen()
    game.take_events()

    def since(now: Game) -> bool:
        told = [event for event in now.take_events() if event.kind == "unload"]
        return [thing_name(event.thing) for event in told] == [f"card:{card}"]

    return since


# --- Uprising ----------------------------------------------------------------------------
@rule("IMM-12.6")
def test_a_spy_icon_of_either_card_sends_the_agent() -> None:
    """Covert Operation has the Spy icon alone: its Spy opens the space to the pair, and may pass an enemy Agent."""
    own = {"hand": ["slig_farmer", "covert_operation"], "deck": ["dagger"], "solari": 0, "water": 2}
    blind = play(begin("uprising", seats=4, p0=own), "card:slig_farmer card:covert_operation")
    assert "research_station" not in spaces(blind)
    watching = {"at": {"tabr_station": [0]}}
    for others in ([], ["research_station"]):
        game = begin("uprising", seats=4, p0=own, p1={"agents_at": others}, spies=watching)
        play(game, "card:slig_farmer card:covert_operation")
        assert "research_station" in spaces(game)
        play(game, "space:research_station")
        if others:  # Infiltrate: the only Spy is recalled for it
            assert spies_of(game).at[0] == 0
        else:  # Gather Intelligence may be declined
            play(game, "none")
        assert named(game.turn_cards) == ["slig_farmer", "covert_operation"]
        play(game, "box:slig_farmer")
        assert game.players[0].solari == 1  # the Spy icon counts
        check(game)
    slate = begin("uprising", seats=4, p0={"hand": ["slig_farmer", "blank_slate"], "solari": 0})
    play(slate, "card:slig_farmer card:blank_slate")
    slate.act(next(word for word in options(slate) if word.startswith("space:")))
    before = slate.players[0].solari
    play(slate, "box:slig_farmer")
    assert slate.players[0].solari == before + 7  # all icons but the Spy


@pytest.mark.parametrize("boxes", [["immortality"], BOTH])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_forgotten_and_games_are_played_to_the_end(boxes: list[str], seats: int) -> None:
    assert faults("imperium", META.check({"seats": seats, "boxes": boxes})) == []
    random = Random(seats)
    game = sandtable.new("imperium", seats=seats, seed=seats, boxes=boxes)
    assert isinstance(game, Game)
    while not game.over:
        decision = game.decision(game.to_act[0])
        game.apply(decision.seat, random.choice(decision.options))
        if random.random() < 0.05:
            check(game)
    check(game)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6])
def test_games_of_uprising_with_the_box_are_played_to_the_end(seats: int) -> None:
    assert faults("uprising", UPRISING.check({"seats": seats, "boxes": ["immortality"]})) == []
    random = Random(seats)
    game = sandtable.new("uprising", seats=seats, seed=seats, boxes=["immortality"])
    assert isinstance(game, Game)
    while not game.over:
        decision = game.decision(game.to_act[0])
        game.apply(decision.seat, random.choice(decision.options))
    check(game)

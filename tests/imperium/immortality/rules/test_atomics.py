"""Section 9: Family Atomics replace the whole Imperium Row, once in a game."""

from __future__ import annotations

from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.atomics.tokens import atomics_of
from sandtable.imperium.modules.tleilaxu.board import tleilaxu_of
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.immortality.playing import begin, named
from tests.imperium.playing import options, play


def sixth(game: Game) -> list[str]:
    """The next five cards of the Imperium deck."""
    return named(game.imperium_deck[::-1][:5])


@rule("IMM-9.1", "IMM-9.2", "IMM-1.7", "IMM-17.8")
def test_the_row_is_removed_and_dealt_anew() -> None:
    game = begin(p0={"hand": ["dagger", "diplomacy"], "solari": 2})
    before, following, trashed = named(game.row), sixth(game), len(game.trashed)
    assert atomics_of(game).held == [True] * 4
    play(game, "atomics")
    assert named(game.row) == following
    assert named(game.trashed[trashed:]) == before  # out of the game
    assert (game.decision(0).kind, game.players[0].solari) == ("turn", 2)  # no turn, no cost
    assert atomics_of(game).held == [False, True, True, True]
    assert "atomics" not in options(game)
    check(game)


@rule("IMM-9.1")
def test_in_agent_turns_and_reveal_turns_of_ones_own() -> None:
    game = begin(p0={"hand": ["dagger", "diplomacy"], "deck": ["dagger"]})
    sent = play(game.clone(), "card:dagger space:hall_of_oratory")
    assert "atomics" in options(sent)
    revealed = play(game, "reveal")
    assert "atomics" in options(revealed)
    play(revealed, "atomics end")
    assert revealed.to_act == [1]
    assert "atomics" in options(revealed)
    play(revealed, "reveal atomics end")
    assert atomics_of(revealed).held == [False, False, True, True]


@rule("IMM-9.3")
def test_the_other_supplies_stay() -> None:
    game = begin()
    tleilaxu, reserve = tleilaxu_of(game).pack(), game.reserve[:]
    play(game, "atomics")
    assert tleilaxu_of(game).pack() == tleilaxu
    assert game.reserve == reserve


@rule("IMM-9.1")
def test_a_short_deck_deals_what_it_has() -> None:
    game = begin(imperium_deck=[])
    play(game, "atomics")
    assert game.row == []
    check(game)


@rule("IMM-9.4")
def test_they_have_nothing_to_do_with_the_shield_wall() -> None:
    game = begin("uprising")
    before = game.parts[game.rules.part["worms"]].pack()
    play(game, "atomics")
    assert game.parts[game.rules.part["worms"]].pack() == before


@rule("IMM-9.4", "IMM-17.8")
def test_a_card_of_the_row_in_use_is_removed_and_serves_on() -> None:
    own = {"hand": ["usurp", "dagger"], "deck": ["dagger", "diplomacy"], "spice": 0}
    game = begin(p0=own, row=["duncan_idaho"])
    play(game, "card:usurp acquire:duncan_idaho space:arrakeen atomics")
    assert named(game.trashed).count("duncan_idaho") == 1
    assert len(game.row) == 5
    assert "box:duncan_idaho" in options(game)  # its Agent box is still open
    play(game, "box:space end")
    assert named(game.trashed).count("duncan_idaho") == 1
    check(game)

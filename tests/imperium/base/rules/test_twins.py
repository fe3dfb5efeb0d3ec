"""Two cards of one kind in play: the card of the turn is itself, and not the other (IMP-15.6, 15.12, R-IMP-30)."""

from __future__ import annotations

from typing import Any

from sandtable.imperium.rules.acts import in_play
from sandtable.imperium.rules.catalog import OF_CARD
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CARD
from tests.imperium.playing import begin, options, play


def two_of(card: str, **more: Any) -> Game:
    """One is in play from an earlier turn; the other is sent to Selective Breeding, whose cost is a trashed card."""
    own = {"hand": [card], "play": [card], "intrigue": ["dispatch_an_envoy"], "spice": 2, **more}
    game = begin(seats=3, p0=own)
    return play(game, f"intrigue:dispatch_an_envoy card:{card} space:selective_breeding box:space")


@rule("IMP-15.12", "IMP-15.6")
def test_a_card_that_is_trashed_cannot_trash_itself_any_more() -> None:
    game = two_of("imperial_spy")
    assert {"inplay:imperial_spy", "option:0"} <= set(options(game))
    play(game, "inplay:imperial_spy")
    assert game.players[0].play == [game.turn_card]
    assert "box:imperial_spy" not in options(game)


@rule("IMP-15.12")
def test_the_other_one_may_be_trashed_instead() -> None:
    """Then the card of the turn still draws its Intrigue card, by trashing itself."""
    game = play(two_of("imperial_spy"), "option:0")
    assert "box:imperial_spy" in options(game)
    held = len(game.players[0].intrigue)
    play(game, "box:imperial_spy")
    assert game.players[0].play == []
    assert len(game.players[0].intrigue) == held + 1
    assert "box:imperial_spy" not in options(game)


@rule("IMP-15.6")
def test_a_bond_counts_the_other_copy_when_the_card_itself_has_gone() -> None:
    game = play(two_of("missionaria_protectiva"), "inplay:missionaria_protectiva")
    assert "box:missionaria_protectiva" in options(game)
    play(game, "box:missionaria_protectiva faction:fremen")
    assert game.players[0].influence[3] == 1


@rule("IMP-15.6")
def test_a_bond_does_not_count_the_card_itself_when_the_other_copy_has_gone() -> None:
    game = play(two_of("missionaria_protectiva"), "option:0")
    assert "box:missionaria_protectiva" not in options(game)


@rule("IMP-15.6")
def test_a_bond_counts_the_other_copy() -> None:
    game = begin(seats=3, p0={"hand": ["missionaria_protectiva"], "play": ["missionaria_protectiva"]})
    play(game, "card:missionaria_protectiva space:carthag")
    assert "box:missionaria_protectiva" in options(game)


@rule("IMP-15.12")
def test_which_one_is_asked_only_where_it_matters() -> None:
    game = two_of("sardaukar_legion")
    assert "inplay:sardaukar_legion" in options(game)
    assert "option:0" not in options(game)


@rule("IMP-15.12")
def test_after_its_own_effect_the_copies_are_alike() -> None:
    own = {"hand": ["imperial_spy"], "play": ["imperial_spy"], "intrigue": ["dispatch_an_envoy"], "spice": 2}
    game = begin(seats=3, p0=own)
    play(game, "intrigue:dispatch_an_envoy card:imperial_spy space:selective_breeding box:imperial_spy")
    assert game.turn_card_left
    play(game, "box:space inplay:imperial_spy")
    assert game.players[0].play == []
    assert "box:imperial_spy" not in options(game)


@rule("IMP-15.6")
def test_only_the_card_of_the_turn_is_told_apart_all_others_are_in_play_or_not() -> None:
    game = begin(seats=3, p0={"hand": ["imperial_spy", "dagger"], "play": ["reconnaissance"]}, p1={"hand": ["dagger"]})
    play(game, "card:imperial_spy space:wealth")
    cards = ("imperial_spy", "reconnaissance", "dagger")
    assert [in_play(game, 0, OF_CARD | CARD[name]) for name in cards] == [True, True, False]
    assert [in_play(game, 1, OF_CARD | CARD[name]) for name in cards] == [False, False, False]

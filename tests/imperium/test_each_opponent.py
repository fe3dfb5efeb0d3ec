"""Effects on each opponent, at every number of seats and against House Hagal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.core.fluent import Words
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.records import do
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.wording import say
from tests.citing import rule
from tests.imperium.playing import begin, options, play


@pytest.fixture(autouse=True)
def numbered() -> Iterator[None]:
    """Trees of these tests are nodes as long as one runs."""
    had = len(NODES)
    yield
    del NODES[had:]


def _number(tree: Effect) -> None:
    tree.id = len(NODES)
    tree.thing = 0
    NODES.append(tree)
    for kid in tree.kids:
        _number(kid)


def each(game: Game, effect: Effect) -> Game:
    """Seat 0 makes each opponent do it."""
    tree = build.each_opponent(effect)
    _number(tree)
    do(game, 0, tree)
    game.options_now = None
    game.advance()
    return game


@pytest.mark.parametrize("seats", [3, 4])
def test_each_opponent_gains_and_who_says_so_does_not(seats: int) -> None:
    game = begin(seats=seats)
    before = [p.spice for p in game.players]
    each(game, build.gain(spice=2))
    assert [p.spice - had for p, had in zip(game.players, before, strict=True)] == [0, *[2] * (seats - 1)]


def test_each_opponent_is_asked_clockwise_from_the_left() -> None:
    game = each(begin(seats=4, first=1, turn=0), build.influence(fx.ANY) | build.gain(solari=1))
    for seat in (1, 2, 3):
        assert (game.to_act, options(game)) == ([seat], ["option:0", "option:1"])
        play(game, "option:1" if seat == 2 else "option:0 faction:guild")
    assert [p.influence[fx.GUILD] for p in game.players] == [0, 1, 0, 1]
    assert game.to_act == [0]


def test_impossible_effects_are_skipped() -> None:
    game = begin(seats=4, p1={"influence": {"fremen": 2}}, p3={"influence": {"guild": 1, "bene": 3}})
    each(game, build.lose_influence())
    assert (game.to_act, options(game)) == ([1], ["faction:fremen"])
    play(game, "faction:fremen")
    assert (game.to_act, options(game)) == ([3], ["faction:guild", "faction:bene"])
    play(game, "faction:bene")
    assert [p.influence for p in game.players[1:]] == [[0, 0, 0, 1], [0, 0, 0, 0], [0, 1, 2, 0]]
    assert game.to_act == [0]


@rule("IMP-4.10")
def test_a_player_who_cannot_pay_in_full_pays_nothing() -> None:
    game = begin(seats=3, p1={"solari": 1, "water": 1}, p2={"solari": 5, "water": 2})
    each(game, build.pay(solari=2, water=1))
    assert [(p.solari, p.water) for p in game.players[1:]] == [(1, 1), (3, 1)]


@rule("IMP-20.5")
def test_an_opponent_may_leave_an_arrow() -> None:
    effect = build.each_opponent(build.pay(solari=1) >> build.gain(spice=1))
    assert say(effect, Words("en")) == "Each opponent may pay 1 Solari: +1 spice."
    assert draw(effect) == ["opponents(", "cost(", "solari", ")", "pays", "spice", ")"]
    game = begin(seats=4, p1={"solari": 2}, p2={"solari": 0}, p3={"solari": 1})
    for p in game.players:
        p.spice = 0
    each(game, build.pay(solari=1) >> build.gain(spice=1))
    assert (game.to_act, options(game)) == ([1], ["option:0", "option:1"])
    play(game, "option:0")
    assert game.to_act == [3], "seat 2 cannot pay"
    play(game, "option:1")
    assert [(p.solari, p.spice) for p in game.players[1:]] == [(1, 1), (0, 0), (1, 0)]


def test_several_effects_one_after_the_other_for_each() -> None:
    game = begin(seats=3, p1={"garrison": 3}, p2={"garrison": 1})
    each(game, build.lose_troops(2, fx.FROM_GARRISON) + build.trash())
    assert [p.garrison for p in game.players[1:]] == [1, 1], "the second comes to it after the first"
    assert game.to_act == [1]
    play(game, "none")
    assert game.players[2].garrison == 0
    play(game, "none")
    assert game.to_act == [0]


@rule("IMP-18.1")
def test_house_hagal_beside_two_players_has_nothing_but_troops() -> None:
    game = begin(seats=2)
    hagal = game.players[2]
    hagal.conflict, hagal.supply = 3, hagal.supply - 3
    each(game, build.gain(spice=1) + build.vp(1) + build.intrigue(1))
    assert (hagal.spice, hagal.vp, hagal.intrigue) == (0, 0, [])
    each(game, build.lose_troops(2, fx.FROM_CONFLICT))
    assert hagal.conflict == 1
    each(game, build.lose_influence() | build.lose_troops(1, fx.FROM_CONFLICT))
    while game.to_act == [1]:
        play(game, options(game)[0])
    assert hagal.conflict == 0, "it decides nothing: the troop, if that is among it"


@rule("IMP-19.17")
def test_for_a_rival_the_player_decides() -> None:
    game = begin(seats=1, p1={"influence": {"emperor": 1, "fremen": 2}})
    each(game, build.lose_influence())
    assert (game.to_act, options(game)) == ([0], ["faction:emperor", "faction:fremen"])
    play(game, "faction:fremen")
    assert [p.influence for p in game.players] == [[0, 0, 0, 0], [1, 0, 0, 1], [0, 0, 0, 0]]
    each(game, build.gain(solari=1) | build.trash())
    assert [p.solari for p in game.players[1:]] == [1, 1], "a Rival has no cards to trash, so there is no choice"
    each(game, build.gain(solari=1) | build.gain(spice=1))
    play(game, "option:0 option:1")
    assert [(p.solari, p.spice) for p in game.players[1:]] == [(2, 0), (1, 1)]


def test_rivals_move_troops_as_the_player_says() -> None:
    game = begin(seats=1)
    for p in game.players[1:]:
        p.conflict, p.supply = 2, p.supply - 2
    garrison = game.players[1].garrison
    each(game, build.retreat(1))
    assert (game.to_act, options(game)) == ([0], ["number:0", "number:1"])
    play(game, "number:1 number:0")
    assert [(p.conflict, p.garrison) for p in game.players[1:]] == [(1, garrison + 1), (2, garrison)]

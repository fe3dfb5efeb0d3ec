"""Tracks as they are declared: other points, bonuses, Alliances and tops than those of the base box."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.core.fluent import Words
from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.judgement import POINT, Worth, _level_rates
from sandtable.imperium.language import builders as build
from sandtable.imperium.language.effects import GUILD, Effect
from sandtable.imperium.language.places import Track
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.influence import gain_influence, lose_influence
from sandtable.imperium.rules.resolve import resolves_itself
from sandtable.imperium.tell.pieces import lines
from tests.imperium.playing import begin, options, play


def _number(tree: Effect) -> Effect:
    tree.id = len(NODES)
    tree.thing = 0
    NODES.append(tree)
    for kid in tree.kids:
        _number(kid)
    return tree


@pytest.fixture
def game() -> Iterator[Game]:
    """Three players; on the Guild's track 1 is a point, 3 two more, 2 and 4 give something, the Alliance is at 3."""
    had = len(NODES)
    bonuses = {2: _number(build.gain(spice=2)), 4: _number(build.draw(1) | build.gain(water=3))}
    track = Track(
        "guild", "Spacing Guild", GUILD, points={1: 1, 3: 2}, bonuses=bonuses, alliance=3, alliance_points=2, top=5
    )
    made = begin(seats=3)
    usual = made.rules.tracks[GUILD]
    made.rules.tracks[GUILD] = track
    yield made
    made.rules.tracks[GUILD] = usual
    del NODES[had:]


def points(game: Game) -> list[int]:
    return [p.vp for p in game.players]


def climb(game: Game, seat: int, steps: int) -> None:
    gain_influence(game, seat, GUILD, steps)
    game.options_now = None
    game.advance()


def test_each_level_gives_what_is_declared(game: Game) -> None:
    p = game.players[0]
    spice = p.spice
    climb(game, 0, 1)
    assert (points(game), p.spice) == ([1, 0, 0], spice)
    climb(game, 0, 1)
    assert (points(game), p.spice, game.alliance[GUILD]) == ([1, 0, 0], spice + 2, -1)
    climb(game, 0, 1)
    assert (points(game), game.alliance[GUILD]) == ([5, 0, 0], 0), "two for the level and two for the Alliance"
    climb(game, 0, 9)
    assert p.influence[GUILD] == 5
    assert options(game) == ["option:0", "option:1"], "what is to be had at 4 asks"
    play(game, "option:1")
    assert p.water >= 3


def test_several_levels_at_once_in_order(game: Game) -> None:
    p = game.players[1]
    spice = p.spice
    climb(game, 1, 5)
    assert (p.spice, points(game), game.to_act) == (spice + 2, [0, 5, 0], [1])


def test_points_go_again_and_a_bonus_comes_again(game: Game) -> None:
    climb(game, 0, 3)
    assert points(game) == [5, 0, 0]
    lose_influence(game, 0, GUILD, 1)
    assert (points(game), game.alliance[GUILD]) == ([1, 0, 0], -1)
    lose_influence(game, 0, GUILD, 1)
    assert points(game) == [1, 0, 0]
    spice = game.players[0].spice
    climb(game, 0, 1)
    assert game.players[0].spice == spice + 2
    lose_influence(game, 0, GUILD, 2)
    assert points(game) == [0, 0, 0]


def test_the_alliance_passes_at_its_own_level(game: Game) -> None:
    climb(game, 0, 3)
    climb(game, 1, 3)
    assert game.alliance[GUILD] == 0, "the second at the same level does not get it"
    lose_influence(game, 0, GUILD, 1)
    assert (game.alliance[GUILD], points(game)) == (1, [1, 5, 0])


def test_automatic_resolution_depends_on_the_bonus(game: Game) -> None:
    step = _number(build.influence(GUILD, 1))
    assert resolves_itself(game, 0, step)
    climb(game, 0, 1)
    assert resolves_itself(game, 0, step), "spice at 2"
    climb(game, 0, 2)
    assert not resolves_itself(game, 0, step), "a choice at 4"


def test_words_and_worth_follow_the_declaration(game: Game) -> None:
    track = game.rules.tracks[GUILD]
    words = Words("en")
    with pytest.raises(KeyError):
        words.say("label-level-5")  # a box with such a track brings the words of its levels
    assert lines(track, words) == [
        ("level-1", "+1 Victory Point, lost again below 1."),
        ("level-2", "+2 spice."),
        ("level-3", "+2 Victory Points, lost again below 3."),
        ("level-4", "Choose one: draw 1 card, or gain 3 water."),
        ("alliance", "+2 Victory Points for the first to reach 3 influence; it passes to whoever climbs higher."),
    ]
    assert _level_rates(track)[1:] == [
        rate.INFLUENCE_2, rate.INFLUENCE_4, rate.INFLUENCE_2, rate.INFLUENCE_4, rate.INFLUENCE_MORE,
    ]  # fmt: skip
    climb(game, 0, 3)
    assert Worth(game, 0).fall(GUILD) == 2.0 + 2 * POINT + 2 * POINT

"""A Rival can be asked for any hook: what it does with it, or how the player is asked for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.modules.barred_spaces.module import bars_of
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.rules import frames, records
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import begin, options, play

RIVAL = 1


@pytest.fixture(autouse=True)
def numbered() -> Iterator[None]:
    """Trees of these tests are nodes as long as one runs."""
    had = len(NODES)
    yield
    del NODES[had:]


def for_rival(game: Game, name: str) -> Game:
    """The first Rival does the hook."""
    tree = build.hook(name)
    tree.id = len(NODES)
    NODES.append(tree)
    game.stack.append((frames.RIVAL_DO, RIVAL, tree.id, 0, 0))
    game.options_now = None
    game.advance()
    return game


@pytest.mark.parametrize("name", fx.HOOKS)
def test_a_rival_can_be_asked_for_any_hook(name: str) -> None:
    game = begin(seats=1, p1={"influence": {"guild": 1}}, p0={"influence": {"guild": 2, "bene": 1}, "conflict": 1})
    asked = for_rival(game.clone(), name)
    assert asked.to_act == [0], "never the Rival itself"
    while asked.stack[-1][0] != frames.ASK_TURN:
        play(asked, options(asked)[0])
    before, after = game.to_bytes(), asked.to_bytes()
    changes = before.partition(b'"parts"')[2] != after.partition(b'"parts"')[2]
    assert changes == (name in ("the_voice", "prudent_diplomacy", "double_cross")), "the others are about own cards"
    assert not (changes and records.HOOKS[fx.HOOKS.index(name)].passive)


@rule("IMP-20.35", "IMP-19.17")
def test_the_voice_of_a_rival_is_the_players_to_name_and_ends_with_the_rivals_next_turn() -> None:
    game = begin(seats=1, hagal_deck=["hagal_carthag", "hagal_conspire"])
    for_rival(game, "the_voice")
    assert (game.to_act, len(options(game))) == ([0], len(game.rules.spaces))
    play(game, "space:arrakeen")
    assert bars_of(game).spaces == [0, 1 << game.rules.space["arrakeen"], 0]
    before = len(hagal_of(game).discard)
    play(game, "reveal end")
    assert len(hagal_of(game).discard) > before, "the Rivals have had a turn"
    assert bars_of(game).spaces == []


@rule("IMP-20.54", "IMP-19.17")
def test_for_a_rival_the_player_names_who_loses_a_troop() -> None:
    game = begin(seats=1, p0={"conflict": 2})
    game.players[2].conflict, game.players[2].supply = 1, game.players[2].supply - 1
    for_rival(game, "double_cross")
    assert (game.to_act, options(game)) == ([0], ["seat:0", "seat:2"])
    play(game, "seat:2")
    assert [p.conflict for p in game.players] == [2, 0, 0]

"""Sources of points: pairs of battle icons are told apart from the rewards of the same Conflicts."""

from __future__ import annotations

import random
from typing import Any, cast

import sandtable
from sandtable.imperium.lab import statistics
from sandtable.imperium.modules.icons import PAIR_POINTS, icons_of
from sandtable.imperium.rules.game import Game
from tests.citing import rule


@rule("UPR-17.2")
def test_pairs_of_battle_icons_are_a_source_of_their_own() -> None:
    pairs = 0
    for seed in range(3):
        game = cast(Game, sandtable.new("uprising", seats=4, seed=seed))
        game.listen()
        events: list[Any] = []
        rng = random.Random(seed)
        while not game.over:
            seat = game.to_act[0]
            game.apply(seat, rng.choice(list(game.decision(seat).options)))
            events += game.take_events()
        turned = [event for event in events if event.kind == "icon_turned"]
        for seat, party in enumerate(statistics.results(game, events)):
            assert sum(party["sources"].values()) == game.players[seat].vp
            assert len(icons_of(game).down[seat]) == sum(event.seat == seat for event in turned)
            points = party["sources"].get("icons", 0)
            assert points <= PAIR_POINTS * len(icons_of(game).down[seat]) // 2
            pairs += points
    assert pairs > 3

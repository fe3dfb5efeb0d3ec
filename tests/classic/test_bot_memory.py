"""A bot keeps what it works out about a question until the last answer to it, and no longer."""

from __future__ import annotations

from typing import Any, cast

import pytest

import sandtable
from sandtable.classic.judge import policy
from sandtable.classic.rules.game import Game
from sandtable.core.rng import Rng

GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"advanced": True}),
    (3, {"advanced": True, "ixians_tleilaxu": True}),
    (4, {}),
    (5, {"advanced": True}),
    (6, {}),
]


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_scores_are_those_of_a_fresh_look_at_the_position(seed: int, options: dict[str, Any]) -> None:
    """A third of the answers are scored, the others given without a look. At the end copies are scored."""
    game = cast(Game, sandtable.new("classic", seed=seed, seats=6, **options))
    met: list[tuple[Game, int, list[int], list[float]]] = []
    luck = Rng(seed)
    later = 0
    while not game.over and len(met) < 2000:
        seat = game.to_act[0]
        asked = sorted(game.decision(seat).options)
        answer = asked[0]
        if luck.below(3) == 0:
            later += len(game.answers[seat]) > 0
            met.append((game.clone(), seat, asked, policy.scores(game, seat, asked)))
            answer = policy.drawn_answer(game, seat, asked)
        elif len(asked) > 1:
            answer = asked[luck.below(len(asked))]
        game.apply(seat, answer)
    assert later > 10
    for copy, seat, asked, scores in met:
        assert policy.scores(copy, seat, asked) == scores

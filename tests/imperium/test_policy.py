"""The advice that a search follows by the thousand: what it keeps or leaves out to be quick changes no choice."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.policy import best, scores
from sandtable.imperium.judge.questions import liking_of
from sandtable.imperium.rules.catalog import INTRIGUE
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import NO_CONFLICT

GAMES = [("imperium", {}), ("imperium", {"seats": 1}), ("uprising", {}), ("uprising", {"choam": True, "seats": 3})]


def first_of_the_best(options: list[int], liked: list[float]) -> int:
    return options[max(range(len(options)), key=lambda i: (liked[i], -i))]


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_the_best_option_is_the_one_with_the_best_score(title: str, options: dict[str, Any]) -> None:
    """Also where the question before has left something behind, and whatever cannot be best is not weighed."""
    quicker = 0
    for seed in range(3):
        game: Any = sandtable.new(title, seed=seed, **{"seats": 4, **options})
        while game.stack:
            frame = game.stack[-1]
            possible = game.open_options()
            liked = scores(game.clone(), frame[1], possible)
            chosen = best(game, frame[1], possible)
            if len(possible) > 1:
                assert chosen == first_of_the_best(possible, liked), game.decision(frame[1])
                quicker += liking_of(frame[0]).contenders(game.clone(), frame, possible) != liked
            game.take(chosen)
    assert quicker > 30  # else nothing was left out, and this shows nothing


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_a_space_is_scored_as_when_its_card_was_chosen(title: str, options: dict[str, Any]) -> None:
    game: Any = sandtable.new(title, seed=5, **{"seats": 4, **options})
    kept = 0
    while game.stack:
        frame = game.stack[-1]
        possible = game.open_options()
        if game.decision(frame[1]).kind == "space" and len(possible) > 1:
            assert game.weighed_for == game.actions_taken
            assert scores(game, frame[1], possible) == scores(game.clone(), frame[1], possible)
            kept += 1
        game.take(best(game, frame[1], possible))
    assert kept > 10


def test_scores_of_another_question_are_not_reused() -> None:
    game: Any = sandtable.new("uprising", seats=4, seed=5)
    while game.decision(game.to_act[0]).kind != "turn":
        game.take(best(game, game.to_act[0], game.open_options()))
    seat = game.to_act[0]
    scores(game, seat, game.open_options())
    game.weighed = [(kind, [(99.0, space) for _, space in pairs]) for kind, pairs in game.weighed]
    card = next(option for option in game.open_options() if game.vocabulary.word(option).startswith("card:"))
    game.take(card)
    assert set(scores(game, seat, game.open_options())) == {99.0}  # so it is what is read
    game.weighed_for -= 1
    assert 99.0 not in scores(game, seat, game.open_options())


@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_before_the_first_conflict_there_is_no_reward_to_win(title: str) -> None:
    """Hundro Moritani chooses among Intrigue cards before the first Conflict is revealed (IX-8.4)."""
    leaders = ["viscount_hundro_moritani", "ilesa_ecaz", "archduke_armand_ecaz"]
    game = sandtable.new(title, seats=3, seed=1, boxes=["ix"], leaders=leaders)
    assert isinstance(game, Game)
    decision = game.decision(game.to_act[0])
    assert decision.kind == "intelligence"
    assert game.conflict == NO_CONFLICT
    [second_wave] = [card for card in INTRIGUE if card.id == "second_wave"]
    worth = Worth(game, decision.seat)
    assert [worth.reward(place) for place in (1, 2, 3)] == [0.0, 0.0, 0.0]
    assert worth.of(second_wave.effect) >= 0.0
    assert best(game, decision.seat, decision.options) in decision.options

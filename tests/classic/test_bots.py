"""Bots of the classic game decide by their seat's knowledge, use each faction's strengths, and beat random play."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.bots import make
from sandtable.classic.content.factions import FACTIONS
from sandtable.classic.judge import outlook, policy
from sandtable.classic.rules.game import Game
from sandtable.core.rng import Rng
from sandtable.core.titles import new
from tests.citing import rule

EVERYTHING = {
    "advanced": True, "ixians_tleilaxu": True, "treachery_more": True, "technology": True, "sandtrout": True,
}  # fmt: skip
BASE = ["atreides", "bene_gesserit", "emperor", "fremen", "harkonnen", "spacing_guild"]


def begin(seed: int, **options: Any) -> Game:
    game = new("classic", seed=seed, **options)
    assert isinstance(game, Game)
    return game


def play(game: Game, greedy: set[int], rng: Rng) -> None:
    """Play to the end: these seats by advice, the others at random."""
    while not game.over:
        seat = game.to_act[0]
        options = game.options_of(seat)
        by_advice = seat in greedy and len(options) > 1
        game.apply(seat, policy.best(game, seat, sorted(options)) if by_advice else options[rng.below(len(options))])


@rule("CLA-14.1")
@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_advice_follows_from_what_a_seat_may_know(options: dict[str, Any]) -> None:
    """Scores are the same in the true position, in the seat's view, and in any world it cannot tell apart."""
    asked = 0
    rng = Rng(8)
    for seed in range(3):
        game = begin(seed, turns=3, **options)
        while not game.over:
            seat = game.to_act[0]
            choices = game.options_of(seat)[:]
            if len(choices) > 1 and rng.below(4) == 0:
                liked = policy.scores(game, seat, choices)
                assert len(liked) == len(choices)
                view = game.view(seat)
                assert policy.scores(view.known, seat, choices) == liked
                world = view.resample(rng)
                assert isinstance(world, Game)
                assert policy.scores(world, seat, choices) == liked, (game.decision(seat).kind, game.turn)
                asked += 1
            chance = rng.below(3) == 0
            game.take(seat, choices[rng.below(len(choices))] if chance else policy.best(game, seat, choices))
    assert asked > 150


def test_one_who_plays_by_advice_beats_five_who_play_by_chance() -> None:
    won = 0.0
    for seed in range(12):
        shift = seed % 6
        game = begin(seed, factions=BASE[shift:] + BASE[:shift], advanced=seed >= 6)
        play(game, {seed // 2 % 6}, Rng(seed))
        assert game.outcome is not None
        ranks = game.outcome.ranks
        won += 1 / ranks.count(1) if ranks[seed // 2 % 6] == 1 else 0.0
    assert won >= 7


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_of_greedy_bots_end(seats: int) -> None:
    bot = make("G")
    game = begin(seats, seats=seats, turns=4, **(EVERYTHING if seats % 2 else {}))
    while not game.over:
        seat = game.to_act[0]
        decision = game.decision(seat)
        action = bot.choose(game.view(seat), decision, Rng(0))
        assert action in decision.options
        game.apply(seat, action)


def test_a_search_goes_through_worlds_of_the_view() -> None:
    """`S` decides where there is a choice; its horizon is a phase or two away, or the Mentat Pause after a battle."""
    bot = make("S:12")
    game = begin(4)
    thought = 0
    while thought < 4 and not game.over:
        seat = game.to_act[0]
        decision = game.decision(seat)
        if len(decision.options) > 1 and decision.kind in ("show_element", "ship", "plan", "traitor"):
            first = bot.choose(game.view(seat), decision, Rng(5))
            assert first in decision.options
            assert first == bot.choose(game.view(seat), decision, Rng(5))
            thought += 1
        game.apply(seat, policy.best(game, seat, sorted(decision.options)))
    assert thought == 4


def test_chances_add_up() -> None:
    game = begin(7, turns=3, **EVERYTHING)
    rng = Rng(7)
    while not game.over:
        assert sum(policy.chances(game)) == pytest.approx(1.0)
        for _ in range(25):
            if not game.over:
                seat = game.to_act[0]
                options = game.options_of(seat)
                game.take(seat, options[rng.below(len(options))])
    assert max(policy.chances(game)) >= 0.5


def test_every_fact_has_its_weight_for_every_faction() -> None:
    assert [len(row) for row in outlook.WEIGHTS] == [len(outlook.FACTS)] * len(FACTIONS)
    game = begin(4, factions=BASE)
    for ally in (-1, 1):
        game.ally[0] = ally
        assert len(outlook.facts(game, outlook.standings(game), 0)) == len(outlook.FACTS)


def test_forces_weapons_and_leaders_raise_a_chance() -> None:
    for more in ("forces", "weapons", "leaders"):
        game = begin(5, factions=BASE)
        all_of = outlook.standings(game)
        before = outlook.facts(game, all_of, 0)
        setattr(all_of[0], more, getattr(all_of[0], more) + 2)
        after = outlook.facts(game, all_of, 0)
        weights = outlook.WEIGHTS[game.factions[0]]
        assert sum(w * (b - a) for w, a, b in zip(weights, before, after, strict=True)) > 0.0, more


def test_a_score_is_worth_less_to_a_seat_without_hope() -> None:
    game = begin(5, factions=BASE)
    chances = policy.chances(game)
    least, most = chances.index(min(chances)), chances.index(max(chances))
    assert 0.0 < policy.price(game, least) < policy.price(game, most) < 0.02


def test_a_search_meets_the_same_answers_in_a_battle_whatever_came_before_it() -> None:
    game = begin(3, factions=BASE)
    rng = Rng(4)
    while not game.over and not (
        game.battle and policy.secrecy(game, game.to_act[0]) and len(game.options_of(game.to_act[0])) > 3
    ):
        seat = game.to_act[0]
        game.take(seat, policy.best(game, seat, sorted(game.options_of(seat))))
    assert not game.over
    seat = game.to_act[0]
    world = game.resample(seat, rng)
    first = policy.drawn_answer(world, seat, sorted(world.options_of(seat)))
    world.before += 3
    assert policy.drawn_answer(world, seat, sorted(world.options_of(seat))) == first
    worlds = [game.resample(seat, Rng(seed)) for seed in range(12)]
    assert len({policy.drawn_answer(each, seat, sorted(each.options_of(seat))) for each in worlds}) > 1

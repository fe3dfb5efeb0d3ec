"""Nobody can foresee what a bot of the classic game chooses in secret: each such choice is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.bots import make
from sandtable.classic.judge import policy
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.words import VOCABULARY
from sandtable.core import mixing
from sandtable.core.rng import Rng
from tests.citing import rule
from tests.classic.test_bot_plans import given
from tests.classic.test_bots import begin

BASE = ["atreides", "bene_gesserit", "emperor", "fremen", "harkonnen", "spacing_guild"]


def answers(game: Game, kind: str, spec: str, times: int, at: int = 0) -> Counter[str]:
    """The answers of a bot that is asked the same in the same position again and again; `at` skips some answers."""
    bot = make(spec)
    while game.decision(game.to_act[0]).kind != kind:
        seat = game.to_act[0]
        game.apply(seat, policy.best(game, seat, sorted(game.options_of(seat))))
    seat = game.to_act[0]
    for _ in range(at):
        game.apply(seat, policy.best(game, seat, sorted(game.options_of(seat))))
    decision, view = game.decision(seat), game.view(seat)
    return Counter(VOCABULARY.words[bot.choose(view, decision, Rng(seed))] for seed in range(times))


@rule("CLA-2.3", "CLA-4.1", "CLA-2.4")
@pytest.mark.parametrize(
    ("kind", "at", "least"),
    [("prediction", 0, 4), ("prediction", 1, 6), ("traitor", 0, 2), ("storm_dial", 0, 12), ("divide", 0, 6)],
)
def test_a_secret_answer_is_not_the_same_every_time(kind: str, at: int, least: int) -> None:
    found = answers(begin(3, factions=BASE), kind, "G", 60, at)
    assert len(found) >= least, found
    assert found.most_common(1)[0][1] <= 36, found


@rule("CLA-2.6")
def test_no_part_of_the_fremen_division_is_likelier_than_a_third() -> None:
    """All ways to divide the forces are tried, as far as six or more answers are left."""
    game = begin(3, factions=BASE)
    while game.decision(game.to_act[0]).kind != "divide":
        seat = game.to_act[0]
        game.apply(seat, policy.best(game, seat, sorted(game.options_of(seat))))
    open_ways = [game]
    met: Counter[int] = Counter()
    while open_ways:
        way = open_ways.pop()
        seat = way.to_act[0]
        options = sorted(way.options_of(seat))
        if way.decision(seat).kind != "divide" or len(options) < 6:
            continue
        met[len(way.answers[seat])] += 1
        found = mixing.shares(policy.scores(way, seat, options), policy.secrecy(way, seat))
        assert max(found) <= 0.35, (way.answers[seat], found)
        for option in options:
            after = way.clone()
            after.apply(seat, option)
            open_ways.append(after)
    assert sorted(met) == [0, 1, 2, 3, 4]


@rule("CLA-10.4")
def test_a_battle_plan_is_drawn_from_those_that_are_nearly_as_good() -> None:
    """The number and the leader of a plan differ; what would throw the battle away is not drawn."""
    game = given(
        ["emperor", "harkonnen"], phase="battle", forces={"carthag@10": {"emperor": 8, "harkonnen": 8}},
    )  # fmt: skip
    leaders = answers(game, "plan", "G", 60)
    assert len(leaders) >= 3, leaders
    assert leaders.most_common(1)[0][1] <= 45, leaders
    numbers = answers(game, "plan", "G", 60, 4)
    assert len(numbers) >= 4, numbers
    assert numbers.most_common(1)[0][1] <= 30, numbers
    assert "dial:0" not in numbers


def test_a_mentat_draws_its_secret_answers_too() -> None:
    game = given(
        ["emperor", "harkonnen"], phase="battle", forces={"carthag@10": {"emperor": 8, "harkonnen": 8}},
    )  # fmt: skip
    assert len(answers(game, "plan", "S:16", 12)) > 1
    numbers = answers(game, "plan", "S:16", 40, 4)
    assert len(numbers) >= 4, numbers
    assert numbers.most_common(1)[0][1] <= 20, numbers


def test_open_choices_are_not_drawn() -> None:
    """A shipment is seen by all: the same position gives the same shipment, whatever the bot's chance."""
    assert len(answers(begin(5, factions=BASE), "ship", "G", 20)) == 1


def test_worlds_that_a_search_looks_into_draw_as_well() -> None:
    """A search does not assume that others always choose the best option: in other worlds they answer differently."""
    game = begin(3, factions=BASE)
    while game.decision(game.to_act[0]).kind != "storm_dial":
        seat = game.to_act[0]
        game.apply(seat, policy.best(game, seat, sorted(game.options_of(seat))))
    seat = game.to_act[0]
    worlds = [game.resample(seat, Rng(seed)) for seed in range(30)]
    assert len({policy.drawn_answer(world, seat, sorted(world.options_of(seat))) for world in worlds}) > 5

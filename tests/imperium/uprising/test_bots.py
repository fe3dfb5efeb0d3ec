"""Figures of this box for bots: a weight for every fact, and worths that know its modules."""

from __future__ import annotations

import pytest

from sandtable.core.titles import new
from sandtable.imperium.boxes.uprising.figures import FIGURES
from sandtable.imperium.judge import prospects, rates
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.liking import buy_score, pair_scores
from sandtable.imperium.judge.policy import play_on
from sandtable.imperium.modules.abilities import turn_over
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NOBODY
from tests.citing import rule
from tests.imperium.uprising.playing import begin

CONFLICT_OF_THE_MOUSE = "skirmish_desert_mouse"
WITH_AND_WITHOUT = pytest.mark.parametrize("choam", [False, True])


def fresh(title: str = "uprising", **options: int | str) -> Game:
    game = new(title, seed=5, **options)
    assert isinstance(game, Game)
    return game


def facts(game: Game, seat: int = 0) -> dict[str, float]:
    return dict(zip(prospects.further_names(game), prospects.further(game, seat), strict=True))


def test_every_rate_and_every_fact_has_its_weight() -> None:
    assert len(FIGURES.rates) == len(rates.NAMES)
    assert len(FIGURES.prospects) == len(prospects.AMONG_PLAYERS)
    assert len(FIGURES.rounds_left) == 10
    assert sorted(FIGURES.rounds_left, reverse=True) == FIGURES.rounds_left
    assert set(prospects.further_names(fresh(choam=True))) == set(FIGURES.further)
    assert FIGURES.rates != rates.AMONG_PLAYERS
    assert FIGURES.prospects != prospects.AMONG_PLAYERS


@WITH_AND_WITHOUT
def test_the_figures_are_those_of_the_box(choam: bool) -> None:
    game = fresh(choam=choam)
    assert rates.rates_of(game.rules) is FIGURES.rates
    assert prospects.weights_of(game, game.players[0]) is FIGURES.prospects
    assert len(game.rules.fact_weights) == len(prospects.further(game, 0))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_box_without_figures_goes_by_those_of_the_family(seats: int) -> None:
    game = fresh("imperium", seats=seats)
    assert not game.rules.figures.rates
    assert rates.rates_of(game.rules) is (rates.SOLO if seats == 1 else rates.AMONG_PLAYERS)
    assert game.rules.fact_weights == []


def test_a_fact_without_a_fitted_weight_has_that_of_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(FIGURES.further, "hooks")
    rules = Ruleset("uprising", fresh().rules.choice)
    names = [name for module in rules.modules for name in module.fact_names()]
    assert rules.fact_weights[names.index("hooks")] == MODULES["worms"].fact_defaults()["hooks"]


@WITH_AND_WITHOUT
def test_chances_are_chances_and_points_raise_them(choam: bool) -> None:
    game = fresh(choam=choam)
    play_on(game, NOBODY, 4)
    chances = prospects.chances(game)
    assert sum(chances) == pytest.approx(1.0)
    for party in range(4):
        game.players[party].vp += 3
        assert prospects.chances(game)[party] > chances[party]
        game.players[party].vp -= 3


def test_facts_count_what_modules_have() -> None:
    game = begin(
        seats=3,
        leaders=["lady_jessica", "feyd_rautha_harkonnen", "staban_tuek"],
        conflict="spice_freighters",
        spies={"at": {"emperor": [0], "bene": [0, 1]}},
        worms={"wall": False, "hooks": [0]},
        icons={"up": {0: ["objective:crysknife"], 1: ["objective:desert_mouse_first"]}},
        abilities={"steps": {1: 3}, "memories": {0: 2}},
        choam={"held": {"espionage": [0, 0]}, "done": {"harvest_3": [0], "harvest_4": [1]}},
    )
    own, other = facts(game), facts(game, 1)
    assert (own["spies"], other["spies"]) == (2.0, 1.0)
    assert (own["hooks"], own["hooks_no_wall"], other["hooks"], other["hooks_no_wall"]) == (1.0, 1.0, 0.0, 0.0)
    assert (own["leader_steps"], own["memories"], own["leader_turned"]) == (0.0, 2.0, 0.0)
    assert (other["leader_steps"], other["memories"]) == (3.0, 0.0)
    assert (own["contracts_held"], own["contracts_done"], other["contracts_held"]) == (2.0, 1.0, 0.0)


def test_hooks_behind_the_wall_are_counted_apart() -> None:
    found = facts(begin(seats=3, worms={"hooks": [0]}))
    assert (found["hooks"], found["hooks_no_wall"]) == (1.0, 0.0)


@pytest.mark.parametrize(("icon", "pair"), [("objective:crysknife", 0.0), ("objective:desert_mouse_first", 1.0)])
def test_an_icon_like_that_of_the_conflict_is_a_pair_at_stake(icon: str, pair: float) -> None:
    game = begin(seats=3, conflict=CONFLICT_OF_THE_MOUSE, icons={"up": {0: [icon]}})
    found = facts(game)
    assert (found["icons"], found["wild_icons"], found["pair_at_stake"]) == (1.0, 0.0, pair)


def test_the_other_side_of_a_leader_is_a_fact() -> None:
    game = begin(seats=3, leaders=["lady_jessica", "feyd_rautha_harkonnen", "staban_tuek"])
    turn_over(game, 0)
    assert facts(game)["leader_turned"] == 1.0


# --- worths ------------------------------------------------------------------------------
def test_a_card_that_completes_a_contract_is_liked_the_more() -> None:
    """By what its reward brings (UPR-20.6), and no other card is."""

    def liked(card: str, held: dict[str, list[int]]) -> float:
        game = begin(seats=3, choam={"held": held}, p0={"hand": []})
        return buy_score(game, Worth(game, 0), game.rules.acquire_word[game.rules.card[card]])

    contract = {"acquire_the_spice_must_flow": [0]}
    assert liked("the_spice_must_flow", contract) > liked("the_spice_must_flow", {}) + 0.5
    assert liked("prepare_the_way", contract) == liked("prepare_the_way", {})


def test_a_cheaper_space_is_worth_more() -> None:
    """The Swordmaster costs 6 once somebody has one (UPR-8.2)."""

    def worth(taken: bool) -> float:
        game = begin(seats=3, p0={"hand": ["dagger"], "solari": 8}, p1={"swordmaster": taken})
        w = Worth(game, 0)
        return w.space(game.rules.space["swordmaster"], game.players[0].hand[0]) / w.solari

    assert worth(True) == pytest.approx(worth(False) + 2)


@rule("UPR-23.13")
def test_troops_that_a_card_lets_follow_are_counted_where_they_are_recruited() -> None:
    """Sardaukar Coordination: those of the space alone, not those of the garrison."""
    game = begin(seats=4, p0={"hand": ["sardaukar_coordination"], "garrison": 2, "supply": 10})
    card = game.rules.card["sardaukar_coordination"]
    support, hall = game.rules.space["gather_support"], game.rules.space["assembly_hall"]
    w = Worth(game, 0)
    alone = w.agent_box(card) - w.reveal_box(card)
    liked = {space: score for score, space in pair_scores(game, w, card, 1 << support | 1 << hall)}
    assert w.deploying(2) > 0.0
    assert liked[support] == pytest.approx(w.space(support, card) + alone + w.deploying(2))
    assert liked[hall] == pytest.approx(w.space(hall, card) + alone)

"""The price of effects: more is worth more, costs lower it, choices never hurt."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable import yaml_files
from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.judge.price import (
    COLUMN,
    CONDITION,
    COUNTED,
    DEFAULT_WEIGHTS,
    FEATURES,
    MAX_OPTIONS,
    features,
    options,
    price,
    value,
)
from sandtable.imperium.judge.worths import HOOK_WORTHS, grow
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import ANY, FREMEN, FROM_CONFLICT, FROM_GARRISON, GUILD, HOOKS, Effect
from sandtable.imperium.nodes.spaces import MELANGE_RATES

FACTS = Path(__file__).resolve().parent / "base" / "facts"

N = st.integers(1, 5)
FACTION = st.sampled_from([ANY, 0, 1, 2, 3])
CONDS = st.sampled_from(
    [
        build.influence_at_least(FREMEN, 2),
        build.alliance(),
        build.alliance(GUILD),
        build.bond(FREMEN),
        build.has_council_seat(),
        build.mentat_home(),
        build.deck_not_empty(),
        build.opponent_in_conflict(),
        build.agent_on_board(),
        build.copies_at_least("the_spice_must_flow", 2),
        build.most_copies("the_spice_must_flow"),
        build.tracks_at_least(3, 3),
    ]
)
LEAVES: st.SearchStrategy[Effect] = st.one_of(
    st.builds(build.gain, solari=N, spice=N, water=N),
    st.builds(build.recruit, N, st.booleans()),
    st.builds(build.influence, FACTION, N),
    st.builds(build.influence_different, st.integers(2, 3)),
    st.builds(build.deploy, st.sampled_from([1, 2, fx.ANY_NUMBER]), st.booleans()),
    st.builds(build.retreat, st.sampled_from([1, 2, fx.ANY_NUMBER])),
    st.builds(build.acquire, N, st.booleans()),
    st.builds(build.harvest, N),
    st.builds(build.hook, st.sampled_from(HOOKS)),
    *[
        st.builds(one, N)
        for one in (build.draw, build.intrigue, build.persuasion, build.swords, build.vp, build.deploy_supply)
    ],
    *[
        st.builds(one)
        for one in (build.trash, build.trash_self, build.mentat, build.signet, build.sell_melange, build.foldspace)
    ],
)
COSTS: st.SearchStrategy[Effect] = st.one_of(
    st.builds(build.pay, solari=N, spice=st.integers(0, 2), water=st.integers(0, 2)),
    st.builds(build.trash),
    st.builds(build.trash_self),
    st.builds(build.discard, N),
    st.builds(build.lose_influence, N),
    st.builds(build.lose_troops, N, st.sampled_from([FROM_GARRISON, FROM_CONFLICT])),
)


def _grow(kids: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effect]:
    return st.one_of(
        st.builds(Effect.__add__, kids, kids),
        st.builds(Effect.__or__, kids, kids),
        st.builds(lambda a, b, c: build.choose(2, a, b, c), kids, kids, kids),
        st.builds(Effect.__rshift__, COSTS, kids),
        st.builds(build.when, CONDS, kids),
        st.builds(build.per, st.just(fx.FREMEN_CARDS_IN_PLAY), kids),
        st.builds(build.in_reveal_turn, kids),
        st.builds(build.each_opponent, COSTS),
    )


# Any tree of effects; the tests of the wording use it too.
TREES = st.recursive(LEAVES, _grow, max_leaves=6)

NUMBERED: list[Callable[[int], Effect]] = [
    lambda n: build.gain(solari=n),
    lambda n: build.gain(spice=n),
    lambda n: build.gain(water=n),
    build.recruit,
    build.draw,
    build.intrigue,
    lambda n: build.influence(ANY, n),
    lambda n: build.influence(FREMEN, n),
    build.influence_different,
    build.persuasion,
    build.swords,
    build.vp,
    build.retreat,
    build.deploy,
    build.deploy_supply,
    build.harvest,
    build.acquire,
    build.space_influence,
    lambda n: build.discount("the_spice_must_flow", n),
    lambda n: build.per(fx.FREMEN_CARDS_IN_PLAY, build.persuasion(n)),
    lambda n: build.when(build.bond(FREMEN), build.swords(n)),
    lambda n: build.in_reveal_turn(build.persuasion(n)),
    lambda n: build.each_opponent(build.discard(n)),
    lambda n: build.each_opponent(build.lose_troops(n, FROM_GARRISON)),
    lambda n: build.persuasion(n) | build.swords(n),
    lambda n: build.pay(solari=1) >> build.vp(n),
]
LOSSES: list[Callable[[int], Effect]] = [
    lambda n: build.pay(solari=n),
    lambda n: build.pay(spice=n),
    lambda n: build.pay(water=n),
    build.discard,
    build.lose_influence,
    lambda n: build.lose_troops(n, FROM_GARRISON),
    lambda n: build.lose_troops(n, FROM_CONFLICT),
]


def base_effects() -> list[Effect]:
    """Every tree of the base box."""
    trees = [tree for card in BASE.pieces["card"] for tree in (card.agent, card.reveal, card.acquire, card.on_trash)]
    trees += [tree for card in BASE.pieces["intrigue"] for tree in (card.cost, card.effect, card.endgame)]
    trees += [tree for card in BASE.pieces["conflict"] for tree in (card.first, card.second, card.third)]
    trees += [tree for space in BASE.pieces["space"] for tree in (space.effect, space.control_bonus)]
    trees += [tree for track in BASE.pieces["track"] for tree in track.bonuses.values()]
    trees += [tree for leader in BASE.pieces["leader"] for tree in (leader.signet, leader.start)]
    return trees


def column(effect: Effect, name: str) -> float:
    return features(effect)[COLUMN[name]]


def test_the_columns_and_weights_fit() -> None:
    assert len(FEATURES) == len(set(FEATURES)) == len(DEFAULT_WEIGHTS) == len(COLUMN)
    assert all(weight > 0 for weight in DEFAULT_WEIGHTS)


def test_every_hook_has_a_price() -> None:
    grow()
    assert {name for name in HOOKS if HOOK_WORTHS[build.hook(name).a].features} == set(HOOKS)
    assert all(price(build.hook(name)) > 0 for name in HOOKS)


def test_melange_is_sold_at_the_printed_rates() -> None:
    table = yaml_files.read((FACTS / "board.yaml").read_text(encoding="utf-8"))["sell_melange"]
    assert list(MELANGE_RATES) == [(row["pay_spice"], row["gain_solari"]) for row in table]
    assert len(options(build.sell_melange())) == 4


@pytest.mark.parametrize("build", NUMBERED)
def test_more_is_worth_more(build: Callable[[int], Effect]) -> None:
    prices = [price(build(n)) for n in range(2, 6)]
    assert prices[0] > 0
    assert all(b > a for a, b in pairwise(prices))


@pytest.mark.parametrize("build", LOSSES)
def test_a_loss_costs_and_a_bigger_one_costs_more(build: Callable[[int], Effect]) -> None:
    prices = [price(build(n)) for n in range(1, 5)]
    assert prices[0] < 0
    assert all(b < a for a, b in pairwise(prices))


@pytest.mark.parametrize(
    "cost", [build.pay(spice=1), build.trash(), build.trash_self(), build.discard(1), build.lose_influence()]
)
def test_a_cost_lowers_the_price_of_what_it_buys(cost: Effect) -> None:
    assert price(cost >> build.vp(1)) < price(build.vp(1))


def test_rows_of_plain_effects() -> None:
    row = features(build.gain(solari=2, water=1) + build.recruit(3) + build.influence(GUILD) + build.influence(ANY, 2))
    named = {name: row[i] for i, name in enumerate(FEATURES) if row[i]}
    assert named == {"solari": 2, "water": 1, "troops": 3, "influence_guild": 1, "influence_any": 2}
    assert features(build.pay(solari=1, spice=2, water=3))[:3] == (-1, -2, -3)
    assert not any(features(build.nothing()))


def test_troops_lost_in_the_conflict_leave_it() -> None:
    assert column(build.lose_troops(2, FROM_CONFLICT), "deploy") == -2
    assert column(build.lose_troops(2, FROM_GARRISON), "deploy") == 0
    assert column(build.deploy_supply(2), "troops") == column(build.deploy_supply(2), "deploy") == 2


def test_trashing_is_a_gain_as_an_effect_and_a_loss_as_a_cost() -> None:
    assert column(build.trash(), "trash") == 1
    row = features(build.trash() >> build.draw(2))
    assert row[COLUMN["trash"]] == 0
    assert row[COLUMN["given_up"]] == -1
    assert row[COLUMN["cards"]] == 2


def test_conditions_and_counts_have_their_weight() -> None:
    assert column(build.when(build.bond(FREMEN), build.swords(4)), "swords") == 4 * CONDITION
    assert column(build.per(fx.FREMEN_CARDS_IN_PLAY, build.persuasion(2)), "persuasion") == 2 * COUNTED


def test_an_arrow_that_is_not_worth_it_is_left_aside() -> None:
    bad = build.pay(spice=6) >> build.gain(solari=1)
    assert price(bad) == 0
    assert len(options(bad)) == 2
    assert price(build.when(build.alliance(), bad)) == 0


def test_an_arrow_chosen_among_options_must_be_paid() -> None:
    assert price(build.pay(spice=2) | (build.pay(spice=6) >> build.gain(solari=1))) < 0
    rows = options(build.influence(ANY) | (build.pay(spice=2) >> build.influence(ANY, 2)))
    assert sorted(row[COLUMN["influence_any"]] for row in rows) == [1, 2]


def test_choosing_several() -> None:
    effect = build.choose(2, build.intrigue(1), build.gain(spice=2), build.gain(solari=3))
    assert len(options(effect)) == 3
    assert {tuple(row[i] for i in (0, 1, COLUMN["intrigue"])) for row in options(effect)} == {
        (0, 2, 1),
        (3, 0, 1),
        (3, 2, 0),
    }


def test_losses_of_opponents_are_gains_and_they_choose() -> None:
    assert column(build.each_opponent(build.discard(1)), "opponent_cards") > 0
    assert column(build.each_opponent(build.lose_troops(1, FROM_CONFLICT)), "opponent_troops") > 0
    harsh, mild = build.discard(5), build.discard(1)
    assert price(build.each_opponent(harsh | mild)) == price(build.each_opponent(mild))


def test_other_weights_choose_otherwise() -> None:
    effect = build.persuasion(2) | build.swords(2)
    assert column(effect, "persuasion") == 2
    fighter = [0.0] * len(FEATURES)
    fighter[COLUMN["swords"]] = 1.0
    assert price(effect, fighter) == 2
    assert features(effect, fighter)[COLUMN["swords"]] == 2


def test_options_are_capped_and_the_best_stay() -> None:
    effect = build.nothing()
    for n in range(1, 8):
        effect = effect + (build.persuasion(2**n) | build.swords(2**n))
    rows = options(effect)
    assert len(rows) == MAX_OPTIONS
    assert rows[0] == features(effect)


def test_every_effect_of_the_base_box_has_a_price() -> None:
    for effect in base_effects():
        assert math.isfinite(price(effect)), effect
        assert any(features(effect)) == (effect.op != fx.NOTHING), effect


def test_every_op_has_a_price_but_one_that_is_unknown() -> None:
    for op in range(len(fx.OP_NAMES)):
        if op not in (fx.ARROW, fx.WHEN, fx.PER, fx.EACH_OPPONENT, fx.IN_REVEAL_TURN):  # these need kids
            effect = Effect(op, a=1, name="the_voice")
            assert math.isfinite(price(effect)), fx.OP_NAMES[op]
    unknown = build.nothing()
    unknown.op = 999
    with pytest.raises(ValueError, match="no price"):
        price(unknown)


@given(TREES)
def test_the_features_are_the_best_of_the_options(effect: Effect) -> None:
    rows = options(effect)
    assert 1 <= len(rows) <= MAX_OPTIONS
    assert len(set(rows)) == len(rows)
    best = max(value(row) for row in rows)
    assert math.isclose(price(effect), best, abs_tol=1e-9)
    assert math.isclose(value(features(effect)), best, abs_tol=1e-9)


@given(TREES, TREES)
def test_both_is_the_sum_and_either_the_better(a: Effect, b: Effect) -> None:
    assert math.isclose(price(a + b), price(a) + price(b), abs_tol=1e-9)
    if a.op != fx.ARROW and b.op != fx.ARROW:  # an arrow that was chosen must be paid
        assert math.isclose(price(build.choose(1, a, b)), max(price(a), price(b)), abs_tol=1e-9)


@given(TREES, COSTS)
def test_an_arrow_never_hurts_and_never_beats_its_effect(effect: Effect, cost: Effect) -> None:
    assert 0 <= price(cost >> effect) <= max(0.0, price(effect)) + 1e-9

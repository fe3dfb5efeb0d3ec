"""Suggestions: lines that belong together, doubles, the chance now, limits of time, reasons and secrecy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.bots.advice import advice_for
from sandtable.core.fluent import Words, languages
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.insight.lines import Budget, Line, Trial, lines_of, merged
from sandtable.insight.reasons import reasons, sentence
from sandtable.insight.suggest import NothingToSuggest, suggest

TITLES = ("imperium", "uprising", "classic")


def decisions(title: str, seed: int, kinds: tuple[str, ...]) -> dict[str, Any]:
    """Return for each kind of question the first position of a game of greedy bots with a choice of that kind."""
    state: Any = meta(title).new(seed, {})
    advice = advice_for(title)
    found: dict[str, Any] = {}
    while not state.over and len(found) < len(kinds):
        seat = state.to_act[0]
        options = sorted(state.options_of(seat))
        kind = state.decision(seat).kind
        if len(options) > 1 and kind in kinds and kind not in found:
            found[kind] = state.clone()
        state.apply(seat, advice.best(state, seat, options))
    return found


@pytest.fixture(scope="module")
def asked() -> dict[str, Any]:
    return decisions("imperium", 5, ("turn", "menu", "combat"))


def test_a_card_and_its_space_are_one_line_and_an_effect_and_the_next_are_two(asked: dict[str, Any]) -> None:
    turn = asked["turn"]
    seat = turn.to_act[0]
    words = turn.vocabulary.words
    for line in lines_of([turn], seat, sorted(turn.options_of(seat))):
        said = [words[action].split(":")[0] for action in line.actions]
        assert said in (["card", "space"], ["card"], ["reveal"], ["intrigue"]), said
    menu = asked["menu"]
    for line in lines_of([menu], menu.to_act[0], sorted(menu.options_of(menu.to_act[0]))):
        if len(line.actions) == 2:
            state = menu.clone()
            state.apply(menu.to_act[0], line.actions[0])
            assert state.decision(menu.to_act[0]).kind != "menu"


def test_lines_that_come_to_the_same_take_one_place() -> None:
    usual = Line((3,), [0.1, 0.2, 0.3])
    lines = [Line((1,), [0.5, 0.4, 0.3]), Line((2,), [0.1, 0.2, 0.3]), usual, Line((4,), [0.1, 0.2, 0.31])]
    found = merged(lines, usual)
    assert [line.actions for line in found] == [(1,), (3,), (4,)]
    assert usual.alike == 1


@pytest.mark.parametrize("title", TITLES)
def test_the_chance_now_is_never_above_the_best_line_and_lines_are_in_order(title: str) -> None:
    state: Any = meta(title).new(3, {})
    advice = advice_for(title)
    looked = number = 0
    while looked < 3:
        seat = state.to_act[0]
        options = sorted(state.options_of(seat))
        number += len(options) > 1
        if len(options) > 1 and number % 7 == 0:
            looked += 1
            found = suggest(state.view(seat), Rng(looked), passes=40)
            chances = [line.chance for line in found.lines]
            assert chances == sorted(chances, reverse=True)
            assert found.now <= chances[0] + 1e-9
            assert 1 <= len(chances) <= 3
            assert all(line.actions[0] in options for line in found.lines)
            assert len({line.actions for line in found.lines}) == len(chances)
        state.apply(seat, advice.best(state, seat, options))


def test_the_same_view_and_seed_give_the_same_answer_whatever_is_hidden(asked: dict[str, Any]) -> None:
    state = asked["turn"]
    seat = state.to_act[0]
    words = Words("en")
    first = suggest(state.view(seat), Rng(9), passes=60).as_dict(words)
    other = state.resample(seat, Rng(77))  # other hidden cards, the same view
    assert other.digest() != state.digest()
    assert suggest(other.view(seat), Rng(9), passes=60).as_dict(words) == first


def test_a_limit_of_time_is_kept_and_fewer_lines_are_tried(asked: dict[str, Any]) -> None:
    state = asked["turn"]
    seat = state.to_act[0]
    view = state.view(seat)
    now = [0.0]

    def clock() -> float:
        now[0] += 0.05  # every look at the clock takes this long, as if passes were slow
        return now[0]

    budget = Budget(10_000, 2.0, clock)
    rng = Rng(1)
    trial = Trial(lambda: view.resample(rng), [view.resample(rng)], seat, budget)
    best, tried, usual = trial.race(lines_of(trial.worlds, seat, sorted(state.options_of(seat))), 3)
    assert budget.used < 100
    assert usual in tried
    assert all(len(line.values) >= 3 for line in best)


def test_a_seat_without_a_choice_is_refused(asked: dict[str, Any]) -> None:
    state = asked["turn"]
    other = (state.to_act[0] + 1) % state.seats
    with pytest.raises(NothingToSuggest):
        suggest(state.view(other), Rng(1), passes=20)


class Known:
    COMPLETES: frozenset[str] = frozenset()
    WORTH: Mapping[str, float] = {"points": 10.0, "rival-points": -7.0, "spice": 1.0}

    def soon(self, state: Any, seat: int) -> dict[str, float]:
        return {}

    later = soon


def test_reasons_are_the_weightiest_differences_that_speak_for_a_line() -> None:
    good = Line((1,), [0.5] * 2, [{"points": 3.0, "rival-points": 2.0, "spice": 0.0}] * 2)
    bad = Line((2,), [0.4] * 2, [{"points": 2.0, "rival-points": 2.5, "spice": 4.0}] * 2)
    assert reasons(good, [good, bad], Known()) == (("points", 1.0), ("rival-points", -0.5))
    assert reasons(bad, [good, bad], Known()) == (("spice", 4.0),)
    said = sentence((("points", 1.0), ("rival-points", -0.5)), Words("en"))
    assert said == "It gains 1 more point and holds the strongest rival back by 0.5 points."
    assert sentence((), Words("en")) == "No single reason stands out."


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", languages())
def test_every_fact_has_words_in_every_language(title: str, lang: str) -> None:
    known = meta(title).part("reasons")
    state: Any = meta(title).new(1, {})
    assert set(known.soon(state, 0)) | set(known.later(state, 0)) == set(known.WORTH)
    for name in known.WORTH:
        for n in (0.5, -1.0):
            assert sentence(((name, n), (name, n)), Words(lang))

"""Games, views and records can be copied and pickled in mid-game, before it and after it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import sandtable
from sandtable import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import titles

WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
WAY_NAMES = ["copy", "deepcopy", "pickle"]
AFTER = (0, 1, 57, 130)
FIELDS = ("kind", "seat", "amount", "thing", "cause", "eyes", "number", "rule", "items")

every_way = pytest.mark.parametrize("again", WAYS, ids=WAY_NAMES)
every_title = pytest.mark.parametrize("title", titles())


def played(title: str, actions: int, seed: int = 3) -> Record:
    record, rng = Record(title, seed), Rng(seed)
    while len(record) < actions and not record.state.over:
        seat = record.state.to_act[0]
        options = record.state.decision(seat).options
        record.apply(seat, options[rng.below(len(options))])
    return record


def go_on(state: Any, actions: int) -> str:
    rng = Rng(5)
    for _ in range(actions):
        if state.over:
            break
        seat = state.to_act[0]
        options = state.decision(seat).options
        state.apply(seat, options[rng.below(len(options))])
    return str(state.digest())


@every_way
@every_title
def test_a_game(title: str, again: Callable[[Any], Any]) -> None:
    for actions in AFTER:
        game = played(title, actions).state
        before = game.digest()
        other = again(game)
        assert type(other) is type(game)
        assert other == game
        assert other is not game
        after = go_on(other, 40)
        assert game.digest() == before != after
        assert go_on(game, 40) == after


@every_way
@every_title
def test_a_view(title: str, again: Callable[[Any], Any]) -> None:
    for actions in AFTER:
        game = played(title, actions).state
        for seat in range(game.seats):
            view = game.view(seat)
            other = again(view)
            assert type(other) is type(view)
            assert other == view
            assert other.as_dict() == view.as_dict()
            assert other.resample(Rng(1)).view(seat) == view


@every_title
def test_a_pickled_view_has_nothing_hidden_in_it(title: str) -> None:
    """Views of worlds that a seat cannot tell apart are pickled into the same bytes."""
    game = played(title, 57).state
    for seat in range(game.seats):
        view = game.view(seat)
        assert pickle.dumps(view) == pickle.dumps(view.resample(Rng(9)).view(seat))


@every_way
@every_title
def test_a_record(title: str, again: Callable[[Any], Any]) -> None:
    for actions in AFTER:
        record = played(title, actions)
        other = again(record)
        assert other.state == record.state
        assert other.actions == record.actions
        assert other.options == record.options
        assert other.version == record.version
        go_on(other.state, 3)
        assert other.state != record.state


@every_way
def test_generators_and_outcomes(again: Callable[[Any], Any]) -> None:
    rng = Rng(4)
    rng.below(10)
    other = again(rng)
    assert [other.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]
    game = sandtable.new("imperium", seats=4, seed=1)
    go_on(game, 100_000)
    assert again(game.outcome) == game.outcome
    assert again(game) == game


@every_way
def test_an_event(again: Callable[[Any], Any]) -> None:
    record = Record("imperium", seed=4, listen=True)
    rng = Rng(4)
    while len(record) < 60:
        seat = record.state.to_act[0]
        options = record.state.decision(seat).options
        record.apply(seat, options[rng.below(len(options))])
    events = record.state.take_events()
    assert len({event.kind for event in events}) > 5
    for event in events:
        other = again(event)
        assert other is not event
        assert [getattr(other, name) for name in FIELDS] == [getattr(event, name) for name in FIELDS]

"""`EventLog` contains the same as a list of events."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.core.events import Event
from sandtable.server.games.event_log import EventLog


def fields(event: Event) -> tuple[object, ...]:
    return tuple(getattr(event, name) for name in Event.__slots__)


def told(events: list[Event]) -> list[tuple[object, ...]]:
    return [fields(event) for event in events]


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """Return all events of a game."""
    game, rng = sandtable.new("imperium", seats=4, seed=3), random.Random(3)
    game.listen()
    happened: list[Event] = []
    while not game.over:
        decision = game.decision(game.to_act[0])
        game.apply(decision.seat, rng.choice(decision.options))
        happened += game.take_events()
    return happened


def test_it_gives_back_what_was_put_in(events: list[Event]) -> None:
    journal = EventLog(events[:100])
    journal.add(events[100:])
    assert len(journal) == len(events) > 500
    assert told(list(journal)) == told(events)
    assert fields(journal[7]) == fields(events[7])
    assert fields(journal[-1]) == fields(events[-1])
    assert told(journal[-30:]) == told(events[-30:])
    with pytest.raises(IndexError):
        journal[len(events)]


def test_extremes_fit() -> None:
    event = Event("round", -1, -(10**6), 1 << 30, 1 << 30, -1, 10**6, "IMP-3.1")
    assert fields(EventLog([event])[0]) == fields(event)


@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_it_goes_back(events: list[Event], share: float) -> None:
    moves = round(events[-1].number * share)
    kept = [event for event in events if event.number <= moves]
    journal = EventLog(events)
    assert journal.index_after(moves) == len(kept)
    journal.truncate(moves)
    assert told(list(journal)) == told(kept)


def test_it_is_small(events: list[Event]) -> None:
    journal = EventLog(events)
    assert len(journal._data) < 24 * len(events)

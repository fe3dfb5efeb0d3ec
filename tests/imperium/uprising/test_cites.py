"""A game of Uprising cites its own book: whatever a reader is told of it, no rule of the base game is behind it.

That each rule fits its cause is asked in `tests/imperium/test_citations.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.fluent import Sayings
from sandtable.core.record import Record
from sandtable.core.titles import meta
from sandtable.imperium.boxes.uprising.cites import CITES
from sandtable.imperium.lab.coverage import needed
from sandtable.imperium.rules.catalog import INTRIGUE
from sandtable.imperium.rules.event_rules import EVENT_RULES
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.question import NAMED
from sandtable.imperium.tell import closed, table
from sandtable.rulebook import rules
from tests.imperium.uprising.golden.demands import EVERYTHING, TITLE
from tests.imperium.uprising.golden.demands import rules as ruleset
from tests.imperium.uprising.golden.make import GOLDEN

# What may make one draw a card: the rule that its line in the log leads to.
DRAWN = {
    "UPR-5.4": "dealt",
    "UPR-7.5": "space",
    "UPR-8.3": "space",
    "UPR-3.4": "card",
    "UPR-15.3": "intrigue",
    "UPR-21.1": "leader",
    "UPR-16.3": "conflict",
    "UPR-10.6": "post",
    "UPR-20.7": "contract",
}
EVERY = 9  # looked at in a game: each so many decisions


def cited(data: Any) -> Iterator[str]:
    """Return all citations under `rule`, at any depth."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "rule" and value is not None:
                yield str(value)
            else:
                yield from cited(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from cited(value)


@cache
def own_book() -> set[str]:
    return {rule.id for rule in rules(TITLE)}


def is_own(rule: str) -> bool:
    return rule in own_book() or rule.startswith("R-UPR-")


@pytest.mark.parametrize("path", GOLDEN.files()[:4], ids=lambda path: path.stem)
def test_events_of_a_game_cite_its_own_book(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    words = Sayings()
    state = record.at(0, listen=True)
    assert isinstance(state, Game)
    people = table.names(state, words, [f"p{seat}" for seat in range(state.seats)])
    told: list[str] = []
    for number, move in enumerate(record.moves):
        if number % EVERY == 0:
            for seat in range(state.seats):
                told += cited(table.look(state, seat, words, people))
        state.apply(move.seat, move.action)
    events = state.take_events()
    told += [event.rule for event in events]
    assert {DRAWN[event.rule] for event in events if event.kind == "draw"} >= {"dealt", "space", "card"}
    told += cited(table.lines(events, None, words, people))
    told += cited(table.end(state, events, words, people))
    assert len(told) > 1000
    assert {rule for rule in told if not is_own(rule)} == set()


def test_every_event_and_question_of_its_games_has_a_rule_of_its_own_book() -> None:
    ids = needed(meta(TITLE).check(EVERYTHING), TITLE)
    occurs = [id.split(":") for id in ids if id.startswith(("event:", "decision:"))]
    said = {EVENT_RULES[kind] if sort == "event" else NAMED[kind].rule for sort, kind in occurs}
    assert {rule for rule in said if not is_own(CITES.get(rule, rule))} == set()
    assert len(said) > 60


def test_every_reason_that_can_be_told_has_one_too() -> None:
    """All but those that want what the box has not: levels, a Voice, cards that only begin a turn."""
    there = ruleset()
    assert not there.levels
    assert "hook:the_voice" not in there.kinds
    assert not any(INTRIGUE[kind].first for kind in there.intrigues)
    never = {"closed-level", "closed-voice", "closed-intrigue-first"}
    said = {CITES.get(id) or CITES.get(rule, rule) for id, rule in closed.RULES.items() if id not in never}
    assert {rule for rule in said if not is_own(rule)} == set()


def test_replacements_of_base_rules_are_in_the_book() -> None:
    base = {rule.id for rule in rules("imperium")}
    assert {rule for rule in CITES if rule.startswith("IMP-")} <= base
    assert set(CITES.values()) <= own_book()

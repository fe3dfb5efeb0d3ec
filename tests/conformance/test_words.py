"""All texts in every language: questions, options, reasons, the log, the end, and every piece.

The page receives message ids (`Sayings`) and formats them itself. So each game is played once, and all its messages are
then formatted in every language: none is missing, and none is left in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from sandtable.core.events import Event
from sandtable.core.fluent import BEGIN, Sayings, Words, languages, spoken
from sandtable.server.titles import TitleTable, table_of
from tests.conformance.cases import Case
from tests.conformance.every import every_case, every_choice, one_of_each
from tests.conformance.playing import positions, walk
from tests.texts import LATIN, check_text, check_words, leftovers, strings

PEOPLE = ["甲", "乙", "丙", "丁", "戊", "己"]


def page(case: Case) -> TitleTable:
    if not case.meta.has("table"):
        pytest.skip(f"{case.title} has no page")
    return table_of(case.title)


class Heard:
    """The collected texts: every saying, those that stand alone, and the labels of each question together."""

    def __init__(self) -> None:
        self.sayings: set[str] = set()
        self.alone: set[str] = set()
        self.labels: set[tuple[str, ...]] = set()
        self.plain: set[str] = set()

    def data(self, data: Any) -> None:
        for text in strings(data):
            if BEGIN in text:
                self.sayings.add(text)
            else:
                self.plain.add(text)

    def look(self, data: Any) -> None:
        self.data(data)
        if data["options"]:
            labels = [option["label"] for option in data["options"]]
            self.alone |= {data["prompt"], *labels}
            self.labels.add(tuple(labels))

    def lines(self, data: Any) -> None:
        self.data(data)
        self.alone |= {line["text"] for line in data}


@cache
def heard(case: Case) -> Heard:
    table, words, found = table_of(case.title), Sayings(), Heard()
    random = Random(41)
    for seed in range(2 if case in one_of_each() else 1):
        events: list[Event] = []
        for state in walk(case, seed, listen=True):
            names = table.names(state, words, PEOPLE[: state.seats])
            told = len(events)
            events += state.take_events()
            for seats in ([random.randrange(state.seats)], [], None):
                found.lines(table.lines(events, seats, words, names, told))
            for seat in state.to_act:
                look = table.look(state, seat, words, names)
                found.look(look)
                decision = state.decision(seat)
                labels = {option["action"]: option["label"] for option in look["options"]}
                assert sorted(labels) == sorted(decision.words())
                option = random.choice(decision.options)
                word = state.vocabulary.word(option)
                assert table.label(state, seat, option, words, names) == labels[word]
                found.data(list(table.refusal(state, seat, random.choice(state.vocabulary.words), words, names)))
            if random.random() < 0.1 or state.over:
                found.data(table.watch(state, words, names))
                found.look(table.look(state, random.randrange(state.seats), words, names))
            if state.over:
                found.data(table.look_at_all(state, words, names))
                found.data(table.end(state, events, words, names))
    return found


@every_choice
def test_nothing_is_said_but_by_messages(case: Case) -> None:
    """Every string that is not a message is an id or a player's name, never prose."""
    page(case)
    prose = {text for text in heard(case).plain if re.search(r"\s", text)}
    assert prose == set()


@every_choice
@pytest.mark.parametrize("lang", languages())
def test_games_are_told(case: Case, lang: str) -> None:
    page(case)
    words, found = Words(lang), heard(case)
    texts = {saying: spoken(saying, words) for saying in found.sayings}
    for saying, text in texts.items():
        (check_text if saying in found.alone else check_words)(text)
        if lang not in LATIN:
            assert leftovers(text) == set(), f"{lang}: {text}"
    for labels in found.labels:
        said = [texts.get(label, label) for label in labels]
        assert len(set(said)) == len(said), f"{lang}: two options are called the same: {said}"


@every_choice
@pytest.mark.parametrize("lang", languages())
def test_every_piece_is_told(case: Case, lang: str) -> None:
    words = Words(lang)
    content = page(case).content(case.title, case.meta.check(case.options), Sayings())
    texts = {spoken(text, words) for text in set(strings(content)) if BEGIN in text}
    for text in texts:
        check_words(text)
        if lang not in LATIN:
            assert leftovers(text) == set(), f"{lang}: {text}"


@every_case
def test_it_is_the_same_spoken_at_once_or_later(case: Case) -> None:
    table, words, unspoken = page(case), Words("en"), Sayings()
    for state in positions(case)[::4]:
        at_once = table.names(state, words, PEOPLE[: state.seats])
        later = table.names(state, unspoken, PEOPLE[: state.seats])
        assert [spoken(name, words) for name in later] == at_once
        for seat in range(state.seats):
            look = table.look(state, seat, unspoken, later)
            assert mapped(look, lambda text: spoken(text, words)) == table.look(state, seat, words, at_once)


def mapped(data: Any, how: Callable[[str], str]) -> Any:
    """Return plain data with `how` applied to every text in it."""
    if isinstance(data, str):
        return how(data)
    if isinstance(data, dict):
        return {how(key): mapped(value, how) for key, value in data.items()}
    return [mapped(value, how) for value in data] if isinstance(data, list) else data

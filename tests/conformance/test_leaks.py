"""Nothing that is told reveals secrets: events, options and their order, the data sent to the page, and timing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.core.contract import State
from sandtable.core.events import Event
from sandtable.core.fluent import Sayings, Words, languages
from sandtable.core.rng import Rng
from sandtable.insight.suggest import can_suggest, suggest
from sandtable.server.bots.hints import HintQuestion
from sandtable.server.titles import TitleTable, table_of
from sandtable.tell import tell_position, tell_question
from tests.conformance.cases import Case
from tests.conformance.every import every_case, every_case_of_several_seats, every_different_case
from tests.conformance.playing import positions, walk, where

WORDS = Sayings()
SUGGESTIONS = 3  # compared in each case
PASSES = 20


def plain(event: Event) -> tuple[Any, ...]:
    return (event.kind, event.seat, event.amount, event.thing, event.cause, event.number, event.rule, event.items)


def page(case: Case) -> TitleTable:
    if not case.meta.has("table"):
        pytest.skip(f"{case.title} has no page")
    return table_of(case.title)


def names(table: TitleTable, state: State) -> list[str]:
    return table.names(state, WORDS, [f"P{seat}" for seat in range(state.seats)])


@every_case_of_several_seats
def test_a_seat_learns_nothing_but_what_its_events_tell(case: Case) -> None:
    """The same move is made in two worlds that a seat cannot tell apart. If it sees the same events, it still cannot
    tell them apart afterwards; and a spectator learns no more than any seat."""
    random = Random(21)
    compared = 0
    for seed in range(3):
        if compared > 300:  # long games have shown enough by then
            break
        for state in walk(case, seed):
            if state.over:
                continue
            viewer = random.randrange(state.seats)
            world = case.about.another_world(state, viewer, random, False)
            actor = random.choice(list(state.to_act))
            for option in state.decision(actor).options[:3]:
                if actor not in world.to_act or option not in world.decision(actor).options:
                    continue
                after = [state.clone(), world.clone()]
                for each in after:
                    each.listen()
                    each.apply(actor, option)
                told = [each.take_events() for each in after]
                seen = [[plain(event.seen_by(viewer)) for event in events] for events in told]
                if seen[0] != seen[1] or after[0].over:  # at the end hands may be shown
                    continue
                assert after[0].view(viewer) == after[1].view(viewer), where(case, state, viewer)
                watching = [[plain(event.seen_by(-1)) for event in events] for events in told]
                assert watching[0] == watching[1], where(case, state, viewer)
                compared += 1
    assert compared > 50


@every_case
def test_questions_do_not_depend_on_hidden_facts(case: Case) -> None:
    """The options of a seat, in their order, are the same in every world that it cannot tell from this one."""
    random = Random(22)
    for state in positions(case):
        for seat in state.to_act:
            decision = state.decision(seat)
            again = case.about.another_world(state, seat, random, True).decision(seat)
            assert again.options == decision.options, where(case, state, seat)
            assert (again.kind, again.cause, again.node) == (decision.kind, decision.cause, decision.node)
            assert (again.number, again.party) == (decision.number, decision.party)


@pytest.mark.plain  # the data for the page is always assembled by plain code
@every_different_case
def test_the_page_is_sent_the_same_in_every_world_a_seat_cannot_tell_apart(case: Case) -> None:
    """Questions, labels, reasons and everything else are the same, for the seat and for spectators."""
    table = page(case)
    random = Random(23)
    for state in positions(case):
        who = names(table, state)
        for seat in range(state.seats):
            world = case.about.another_world(state, seat, random, True)
            assert table.look(world, seat, WORDS, who) == table.look(state, seat, WORDS, who), where(case, state, seat)
            assert table.watch(world, WORDS, who) == table.watch(state, WORDS, who), where(case, state, seat)
            assert table.standing(world) == table.standing(state)
            assert names(table, world) == who


@every_different_case
def test_a_suggestion_is_the_same_in_every_world_its_seat_cannot_tell_apart(case: Case) -> None:
    """The search process gets the same bytes in every such world, and finds the same lines, chances and reasons."""
    if not case.meta.has("advice"):
        pytest.skip(f"{case.title} has no advice")
    random = Random(26)
    asked = [(state, seat) for state in positions(case) for seat in state.to_act if can_suggest(state, seat)]
    for state, seat in random.sample(asked, min(SUGGESTIONS, len(asked))):
        world = case.about.another_world(state, seat, random, True)
        question = HintQuestion.of(state.view(seat), 7)
        assert HintQuestion.of(world.view(seat), 7) == question, where(case, state, seat)
        first, other = (suggest(each.view(seat), Rng(7), PASSES) for each in (state, world))
        assert first == other, where(case, state, seat)


@pytest.mark.plain
@every_different_case
def test_texts_are_the_same_in_every_world_a_seat_cannot_tell_apart(case: Case) -> None:
    """The position of every seat, and the question of a seat that is asked, have the same text in all these worlds."""
    page(case)
    if not case.meta.has("printer"):
        pytest.skip(f"{case.title} has no texts")
    random = Random(25)
    languages_told = [Words(lang) for lang in languages()]
    for state in positions(case):
        for seat in range(state.seats):
            world = case.about.another_world(state, seat, random, True)
            words = random.choice(languages_told)
            assert tell_position(world, seat, words) == tell_position(state, seat, words), where(case, state, seat)
            if seat in state.to_act:
                assert tell_question(world, seat, words) == tell_question(state, seat, words), where(case, state, seat)


@pytest.mark.plain
@every_different_case
def test_when_an_answer_comes_tells_nothing(case: Case) -> None:
    """It is public whether a choice is hidden. If it is not hidden, all others already know whether the seat has a
    choice."""
    table = page(case)
    random = Random(24)
    for state in positions(case):
        for actor in state.to_act:
            hidden = table.hidden_choice(state, actor)
            forced = len(state.decision(actor).options) == 1
            for viewer in range(state.seats):
                world = case.about.another_world(state, viewer, random, True)
                if viewer == actor or actor not in world.to_act:
                    continue
                assert table.hidden_choice(world, actor) == hidden, where(case, state, viewer)
                if not hidden:
                    assert (len(world.decision(actor).options) == 1) == forced, where(case, state, viewer)

"""Seats that decide at the same time: the order of answers does not matter, and nobody can tell who has answered."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from sandtable.core.contract import State
from sandtable.core.errors import NothingSealed, OutOfTurn
from sandtable.core.record import Record
from tests.conformance.cases import Case
from tests.conformance.every import every_case
from tests.conformance.playing import asked, positions, walk, where


@cache
def found(case: Case) -> list[State]:
    several = (state for seed in range(3) for state in walk(case, seed) if len(state.deciding) > 1 and not state.sealed)
    return [state.clone() for state in several]


def groups(case: Case) -> list[State]:
    """Return positions in which several seats decide at once and nobody has answered; skip a title without any."""
    if all(len(state.deciding) < 2 for state in positions(case)):
        pytest.skip(f"{case.title} asks one at a time")
    return found(case)


def answers(case: Case, state: State, random: Random) -> dict[int, list[int]]:
    """Return, by seat, all answers that close the group; they do not depend on one another. A seat that is shown as
    asked may owe no answer."""
    given: dict[int, list[int]] = {}
    for seat in state.to_act:
        own = state.clone()
        given[seat] = []
        while seat in own.to_act and own.sealed == len(given[seat]):
            option = case.about.option(random, own.decision(seat))
            own.apply(seat, option)
            given[seat].append(option)
    return given


@every_case
def test_answers_of_a_single_seat_are_not_sealed(case: Case) -> None:
    for state in positions(case):
        if len(state.deciding) < 2:
            assert state.sealed == 0
            assert list(state.deciding) == list(state.to_act)
            for seat in range(state.seats):
                with pytest.raises(NothingSealed):
                    state.clone().take_back(seat)


@every_case
def test_in_whatever_order_answers_come_the_game_is_the_same(case: Case) -> None:
    """Position, events and record do not show the order of answers. Until the last answer, nobody sees or learns
    anything, and no answer is stale."""
    random = Random(31)
    for before in groups(case):
        given = answers(case, before, random)
        ends = []
        for _ in range(3):
            state = before.clone()
            state.listen()
            left = {seat: own[:] for seat, own in given.items()}
            while left:
                assert sorted(left) == list(state.to_act), where(case, state, -1)
                assert list(state.deciding) == list(before.deciding)
                seat = random.choice(list(left))
                views = {of: state.view(of) for of in range(state.seats)}
                number, learnt = state.decision(seat).number, state.learnt
                numbers = {of: state.decision(of).number for of in left}
                closing = sum(map(len, left.values())) == 1
                state.apply(seat, left[seat].pop(0), at=number)
                left = {of: own for of, own in left.items() if own}
                if closing:
                    break
                assert state.learnt == learnt
                assert not state.take_events()
                assert all((state.view(of) == views[of]) == (of != seat) for of in views)
                assert all(state.decision(of).number == numbers[of] for of in left if of != seat)
            assert state.sealed == 0
            heard = [(e.kind, e.seat, e.amount, e.thing, e.number, e.items) for e in state.take_events()]
            ends.append((state.to_bytes(), heard))
        assert ends[1:] == ends[:-1], where(case, before, -1)


@every_case
def test_a_seat_may_take_back_a_sealed_answer_until_the_last_is_in(case: Case) -> None:
    random = Random(32)
    for before in groups(case):
        if len(before.to_act) < 2:  # the only answer opens the group
            continue
        given = answers(case, before, random)
        first, *others = random.sample(list(given), len(given))
        state = before.clone()
        for option in given[first]:
            state.apply(first, option)
        for seat in others:
            with pytest.raises(NothingSealed):
                state.take_back(seat)
        if first not in state.to_act:
            with pytest.raises(OutOfTurn):
                state.apply(first, given[first][0])
        for _ in given[first]:
            state.take_back(first)
        assert state == before
        for seat in given:
            for option in given[seat]:
                state.apply(seat, option)
        for seat in given:
            with pytest.raises(NothingSealed):
                state.take_back(seat)


@every_case
def test_a_record_holds_nothing_sealed(case: Case) -> None:
    """Neither text nor JSON contains sealed answers until the group is closed; then the moves are in seat order."""
    groups(case)
    record = Record(case.title, 6, case.options)
    random = Random(33)
    opened = (record.to_text(), record.to_json())
    while not record.state.over:
        decision = asked(record.state, random)
        if not record.state.sealed:
            opened = (record.to_text(), record.to_json())
        begun = len(record) - record.state.sealed
        group = len(record.state.deciding) > 1
        record.apply(decision.seat, case.about.option(random, decision))
        if record.state.sealed:
            assert (record.to_text(), record.to_json()) == opened
        elif group:
            seats = [move.seat for move in record.moves[begun:]]
            assert seats == sorted(seats)
    assert Record.parse(record.to_text()).state == record.state

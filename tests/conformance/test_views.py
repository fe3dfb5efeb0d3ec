"""A view contains exactly what its seat may know; worlds made from it alone cannot be told from the real one."""

from __future__ import annotations

import json
from collections import defaultdict
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import BadSeat
from sandtable.core.rng import Rng
from tests.conformance.cases import Case
from tests.conformance.every import every_case
from tests.conformance.playing import play_on, positions, walk, where

NO_SEATS: list[Any] = [-1, 99, True, False, "0", None, 0.0, [0]]


# --- views ---------------------------------------------------------------------------------
@every_case
def test_a_view_does_not_change_with_what_its_seat_cannot_know(case: Case) -> None:
    random = Random(1)
    differed = 0
    for state in positions(case):
        for seat in range(state.seats):
            view = state.view(seat)
            told = view.as_dict()
            assert view.seat == seat
            assert json.loads(json.dumps(told)) == told
            world = case.about.another_world(state, seat, random, True)
            assert world.view(seat) == view, where(case, state, seat)
            assert world.view(seat).as_dict() == told, where(case, state, seat)
            differed += world != state
    assert differed > len(positions(case)) // 2  # the worlds were really different


@every_case
def test_the_other_worlds_are_sound(case: Case) -> None:
    """The other worlds that the test itself makes (`another_world` of the case) are valid positions."""
    if not case.meta.has("invariants"):
        pytest.skip(f"{case.title} has no invariants")
    check = case.meta.part("invariants").check
    random = Random(2)
    for state in walk(case, 1):
        check(case.about.another_world(state, random.randrange(state.seats), random, True))


@every_case
def test_a_view_changes_with_what_lies_open(case: Case) -> None:
    """An empty view would leak nothing, so every public change must appear in all views, and in words."""
    before: list[Any] = []
    told: list[str] = []
    for state in walk(case, 2):
        if not state.sealed:
            seen = [state.view(seat) for seat in range(state.seats)]
            assert all(view != after for view, after in zip(before, seen, strict=bool(before)))
            told.append(json.dumps(seen[0].as_dict()))
            before = seen
    assert len(set(told)) > len(told) // 2


@every_case
def test_there_are_no_other_seats(case: Case) -> None:
    state = case.new(4)
    for seat in [*NO_SEATS, state.seats]:
        with pytest.raises(BadSeat, match=f"seats are 0 to {state.seats - 1}|only seat is 0"):
            state.view(seat)
        with pytest.raises(BadSeat):
            state.resample(seat, Rng(1))


# --- worlds --------------------------------------------------------------------------------
@every_case
def test_a_world_cannot_be_told_from_the_real_one_and_can_be(case: Case) -> None:
    check = case.meta.part("invariants").check if case.meta.has("invariants") else lambda world: None
    rng = Rng(5)
    for state in positions(case):
        before = state.digest()
        for seat in range(state.seats):
            view = state.view(seat)
            world = state.resample(seat, rng)
            check(world)
            assert world.view(seat) == view, where(case, state, seat)
            assert world.view(seat).as_dict() == view.as_dict(), where(case, state, seat)
            assert list(world.deciding) == list(state.deciding)
            # In an open group the others still owe their answers, because it is hidden whether they have answered.
            owe = [one for one in state.deciding if one != seat or one in state.to_act]
            assert list(world.to_act) == owe
            if seat in state.to_act:
                offered = sorted(world.decision(seat).options)  # a hand may be in another order
                assert offered == sorted(state.decision(seat).options), where(case, state, seat)
            for one in world.to_act:
                for option in world.decision(one).options:
                    after = world.clone()
                    after.apply(one, option)
                    check(after)
        assert state.digest() == before


@every_case
def test_a_world_is_made_from_the_view_alone(case: Case) -> None:
    """Two positions that look the same to a seat are resampled to the same world with the same seed, and to different
    worlds with different seeds."""
    random = Random(6)
    for state in positions(case):
        for seat in range(state.seats):
            world = state.resample(seat, Rng(8))
            assert world == state.view(seat).resample(Rng(8))
            twin = case.about.another_world(state, seat, random, True)
            assert twin.resample(seat, Rng(8)) == world, where(case, state, seat)
            if not state.over:
                assert state.resample(seat, Rng(9)) != world, where(case, state, seat)


@every_case
def test_a_world_can_be_played_to_the_end(case: Case) -> None:
    for i, state in enumerate(positions(case)[::3]):
        world = state.resample(i % state.seats, Rng(i))
        play_on(case, world, Random(i))
        assert world.over
        assert world.outcome is not None


@every_case
def test_hidden_facts_differ_between_worlds(case: Case) -> None:
    """Everything that can differ as far as a seat knows does differ in some of its worlds; nothing else does."""
    random, rng = Random(10), Rng(10)
    varied = set()
    for state in positions(case)[::6]:
        if state.over:
            continue
        for seat in range(state.seats):
            possible: dict[str, set[Any]] = defaultdict(set)
            found: dict[str, set[Any]] = defaultdict(set)
            for _ in range(12):
                for name, value in case.about.secrets(
                    case.about.another_world(state, seat, random, True), seat
                ).items():
                    possible[name].add(value)
                for name, value in case.about.secrets(state.resample(seat, rng), seat).items():
                    found[name].add(value)
            assert set(found) == set(possible), where(case, state, seat)
            for name, values in possible.items():
                if len(values) > 3:  # with few possibilities, all worlds may agree by chance
                    assert len(found[name]) > 1, f"{name}: {where(case, state, seat)}"
                    varied.add(name)
    assert varied

"""Options of a new game are accepted, or refused with an error that names the option."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable.core.errors import BadOption
from sandtable.core.record import Record
from tests.conformance.cases import Case
from tests.conformance.every import every_choice, every_title
from tests.conformance.test_damage import has_a_reason

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=5) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=6,
)


@every_title
def test_every_number_of_seats_that_is_offered_can_be_played(case: Case) -> None:
    for seats in case.meta.seats:
        assert case.meta.new(1, {"seats": seats}).seats == seats
    some = case.meta.seats[0]
    wrong: list[Any] = [0, -1, max(case.meta.seats) + 1, float(some), str(some), None, True, [some]]
    allowed = ", ".join(map(str, case.meta.seats))
    for number in wrong:
        with pytest.raises(BadOption, match=f"option 'seats' of {case.title} takes {allowed}; not "):
            sandtable.new(case.title, seed=1, seats=number)


@every_title
def test_every_choice_that_is_offered_is_taken_alone_or_for_some_number_of_seats(case: Case) -> None:
    for option in case.meta.options:
        needed = {other: [word] for other, word in option.needs.items()}
        for choice in option.offered():
            taken = 0
            for seats in case.meta.seats:
                try:
                    case.meta.new(1, {"seats": seats, option.name: choice, **needed})
                    taken += 1
                except BadOption:
                    continue
            assert taken, f"{option.name}={choice!r}"


@every_title
def test_an_unknown_option_is_answered_with_those_there_are(case: Case) -> None:
    known = sorted(option.name for option in case.meta.options)
    for name in ("seat", "seed", "colour"):
        with pytest.raises(BadOption, match=f"no option '{name}'; it takes {', '.join(known)}"):
            case.meta.new(1, {name: 1})


@every_title
@pytest.mark.parametrize("seed", [-1, 1 << 256, 1 << 300, 1.0, 0.5, True, False, None, "7", [7]])
def test_no_seed(case: Case, seed: Any) -> None:
    with pytest.raises(BadOption, match=r"a seed is a whole number from 0 to 2\^256 - 1, not "):
        sandtable.new(case.title, seed=seed)
    with pytest.raises(BadOption, match="a seed is a whole number"):
        Record(case.title, seed)


@every_choice
@pytest.mark.parametrize("seed", [0, 1, (1 << 63) - 1, (1 << 256) - 1])
def test_the_least_and_the_largest_seed(case: Case, seed: int) -> None:
    assert not case.new(seed).over


@every_choice
def test_options_are_left_as_they_were_given(case: Case) -> None:
    given = copy.deepcopy(case.options)
    record = Record(case.title, 1, given)
    assert given == case.options
    assert record.options == case.meta.check(case.options)
    assert set(record.options) == {option.name for option in case.meta.options}


@pytest.mark.plain  # options are always checked by plain code
@every_title
def test_any_options_are_taken_or_refused(case: Case) -> None:
    names = st.sampled_from([option.name for option in case.meta.options])
    offered = [choice for option in case.meta.options for choice in (option.default, *option.offered())]

    @settings(max_examples=300)
    @given(st.dictionaries(names, json_values | st.integers(0, 7) | st.sampled_from(offered), max_size=4))
    def taken_or_refused(options: dict[str, Any]) -> None:
        try:
            state = sandtable.new(case.title, seed=1, **options)
        except BadOption as error:
            has_a_reason(error)
        else:
            assert not state.over

    taken_or_refused()

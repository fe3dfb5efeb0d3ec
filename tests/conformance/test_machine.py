"""A state machine for each title, over a game with its history.

It takes any option of any open decision, undoes, saves, loads, clones, looks and resamples, and tries everything that
must be refused. It checks the invariants after every step.

    HYPOTHESIS_PROFILE=shrink python -m pytest tests/conformance/test_machine.py   # shrink a failing example
    HYPOTHESIS_PROFILE=soak python -m pytest tests/conformance/test_machine.py     # long, and different each time
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import sandtable
from sandtable.core.contract import FreeState, State
from sandtable.core.decisions import Decision
from sandtable.core.errors import (
    ActionError,
    BadSeat,
    GameOver,
    IllegalAction,
    MalformedAction,
    NothingSealed,
    OutOfTurn,
    StaleAction,
)
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.speaking import anything
from tests.conformance.cases import Case
from tests.conformance.every import cases, every_title
from tests.conformance.playing import asked, play_on
from tests.conformance.test_copies import same
from tests.engines import plays_the_more

# By default the examples are always the same and not shrunk, which would take minutes. Repeat a failure with "shrink".
UNSHRUNK = tuple(phase for phase in Phase if phase not in (Phase.shrink, Phase.explain))
PER_CASE = 4 if plays_the_more() else 2  # for each case of a title
PROFILES = {
    "default": settings(max_examples=PER_CASE, stateful_step_count=40, derandomize=True, phases=UNSHRUNK),
    "shrink": settings(max_examples=PER_CASE, stateful_step_count=40, derandomize=True),
    "soak": settings(max_examples=30 * PER_CASE, stateful_step_count=80),
}
PROFILE = settings(
    PROFILES[os.environ.get("HYPOTHESIS_PROFILE", "default")],
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
NO_ACTIONS: list[Any] = [True, False, "0", "end", -1, 10**6, 1 << 70, 0.0, 1.5, None, [1], b"1"]
NO_SEATS: list[Any] = [-1, 99, True, False, "0", None, 0.0, 1.0, 2.0, 3.0]
numbers = st.integers(0, 10**6)
seeds = st.integers(0, 2**63 - 1)


def nothing(state: Any) -> None:
    """Check nothing, for a title without invariants of its own."""


def check_options(state: State, check: Callable[[Any], None]) -> None:
    """Check that there are options, that each is a word of the vocabulary, that none is repeated, and that each can
    be applied."""
    for seat in state.to_act:
        decision = state.decision(seat)
        assert decision.seat == seat
        assert decision.options
        assert len(set(decision.options)) == len(decision.options), repr(decision)
        assert decision.mask().count(True) == len(decision.options)
        for option in decision.options:
            state.vocabulary.check(option)
            copy = state.clone()
            copy.apply(seat, option)
            check(copy)
            assert copy.actions_taken == state.actions_taken + 1, state.vocabulary.words[option]


class Table(RuleBasedStateMachine):
    """One table from its first decision on."""

    title = ""  # `of_title` makes a machine for each title

    @initialize(number=numbers, seed=seeds)
    def begin(self, number: int, seed: int) -> None:
        own = [case for case in cases() if case.title == self.title]
        self.case = own[number % len(own)]
        self.check: Callable[[Any], None] = (
            self.case.meta.part("invariants").check if self.case.meta.has("invariants") else nothing
        )
        self.record = Record(self.title, seed, self.case.options)
        self.random = Random(seed)

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def playing(self) -> bool:
        return not self.state.over

    def seat(self, number: int) -> int:
        return number % self.state.seats

    def asked(self, number: int) -> Decision:
        """Return the decision of one of the seats that owe an answer."""
        owing = self.state.to_act
        return self.state.decision(owing[number % len(owing)])

    # --- playing -------------------------------------------------------------------------
    @precondition(lambda self: self.playing)
    @rule(who=numbers, number=numbers, comment=st.sampled_from(["", "", "a good move", "what # now"]))
    def answer(self, who: int, number: int, comment: str) -> None:
        """Take any option of an open decision."""
        decision = self.asked(who)
        option = decision.options[number % len(decision.options)]
        self.record.apply(decision.seat, option, at=decision.number, comment=comment)

    @precondition(lambda self: self.playing)
    @rule(moves=st.integers(5, 120), seed=numbers)
    def go_on(self, moves: int, seed: int) -> None:
        """Make many decisions at once, so that the machine also reaches later rounds."""
        random = Random(seed)
        for _ in range(moves):
            if not self.playing:
                break
            decision = asked(self.state, random)
            self.record.apply(decision.seat, self.case.about.option(random, decision))
            self.check(self.state)

    @precondition(lambda self: self.playing)
    @rule(seed=numbers, comment=st.sampled_from(["", "as we said"]))
    def say(self, seed: int, comment: str) -> None:
        """Say a free word of any seat: it makes no decision stale and leaves sealed answers sealed, unless it
        interrupts the question: then they are void."""
        state = self.state
        said = anything(state, Random(seed).randrange)
        if said is None:
            return
        numbers_before = [(seat, state.decision(seat).number) for seat in state.to_act]
        sealed, taken, asked_before = state.sealed, state.actions_taken, list(state.deciding)
        self.record.apply(*said, comment=comment)
        interrupted = cast(FreeState, self.state).said == 0
        assert self.state.actions_taken == taken + 1 - (sealed if interrupted else 0)
        if interrupted:
            assert self.state.sealed == 0
        elif list(self.state.deciding) == asked_before:  # an agreement in force may have changed the question
            assert self.state.sealed == sealed
            assert [(seat, self.state.decision(seat).number) for seat in self.state.to_act] == numbers_before

    # --- taking back ---------------------------------------------------------------------
    @precondition(lambda self: not self.state.sealed)
    @rule(number=numbers)
    def undo(self, number: int) -> None:
        """Undo moves in which nobody learnt anything: the earlier position is restored."""
        record = self.record
        moves = number % (len(record) - record.undo_floor + 1)
        wanted = record.at(len(record) - moves).digest()
        learnt = self.state.learnt
        record.undo(moves)
        assert self.state.digest() == wanted
        assert self.state.learnt == learnt  # nobody has learnt anything in the moves undone

    @precondition(lambda self: not self.state.sealed and self.record.undo_floor > 0)
    @rule(more=st.integers(1, 10**6))
    def undo_too_far(self, more: int) -> None:
        """Check that an undo past the undo floor is refused without `force`."""
        record = self.record
        moves = len(record) - record.undo_floor + 1 + more % record.undo_floor
        self.refused(ActionError, lambda: record.undo(moves))

    @precondition(lambda self: not self.state.sealed)
    @rule(number=st.integers(0, 8))
    def undo_by_force(self, number: int) -> None:
        record = self.record
        moves = min(number, len(record))
        kept = record.actions[: len(record) - moves]
        if moves and record.at(len(kept)).sealed:  # simultaneous answers: all of them or none
            self.refused(ActionError, lambda: record.undo(moves, force=True))
            return
        record.undo(moves, force=True)
        assert record.actions == kept
        assert self.state.actions_taken == len(kept)

    @precondition(lambda self: not self.state.sealed)
    @rule(number=numbers)
    def take_back_what_is_not_sealed(self, number: int) -> None:
        seat = self.seat(number)
        self.refused(NothingSealed, lambda: self.state.take_back(seat))

    @precondition(lambda self: self.state.sealed)
    @rule(number=numbers)
    def take_back(self, number: int) -> None:
        """A seat takes back its own sealed answer, and nobody else can tell."""
        state = self.state
        seat = state.deciding[number % len(state.deciding)]
        if any(move.seat == seat for move in self.record.moves[-state.sealed :]):
            sealed, views = state.sealed, [state.view(of) for of in range(state.seats)]
            self.record.take_back(seat)
            assert self.state.sealed == sealed - 1
            assert seat in self.state.to_act
            assert all((self.state.view(of) == views[of]) == (of != seat) for of in range(state.seats))
        else:
            self.refused(NothingSealed, lambda: self.record.take_back(seat))

    # --- saving and loading --------------------------------------------------------------
    @rule()
    def save_as_bytes(self) -> None:
        back = sandtable.from_bytes(self.state.to_bytes())
        assert type(back) is type(self.state)
        same(back, self.state)
        self.record.state = back

    @precondition(lambda self: not self.state.sealed)
    @rule(text=st.booleans())
    def save_as_a_record(self, text: bool) -> None:
        written = self.record.to_text() if text else self.record.to_json()
        back = Record.parse(written)
        assert (back.to_text() if text else back.to_json()) == written
        assert back.undo_floor == self.record.undo_floor
        assert [move.comment for move in back.moves] == [move.comment for move in self.record.moves]
        same(back.state, self.state)
        self.record = back

    @rule()
    def go_on_with_a_clone(self) -> None:
        clone = self.state.clone()
        same(clone, self.state)
        self.record.state = clone

    # --- looking -------------------------------------------------------------------------
    @rule(number=st.integers(0, 5))
    def look(self, number: int) -> None:
        """Check that views, decisions and other queries do not change the state."""
        before = self.state.digest()
        view = self.state.view(self.seat(number))
        view.as_dict()
        assert view == self.state.view(self.seat(number))
        assert self.state.digest() == before

    @rule(number=st.integers(0, 5), seed=seeds)
    def resample(self, number: int, seed: int) -> None:
        """Resample a world that this seat cannot tell from the real one and that can be played."""
        seat = self.seat(number)
        before = self.state.digest()
        world = self.state.resample(seat, Rng(seed))
        self.check(world)
        assert world.view(seat) == self.state.view(seat)
        assert world.view(seat).as_dict() == self.state.view(seat).as_dict()
        random = Random(seed)
        for _ in range(12):
            play_on(self.case, world, random, 1)
            self.check(world)
        assert self.state.digest() == before

    # --- refusals ------------------------------------------------------------------------
    def refused(self, error: type[Exception], act: Callable[[], object]) -> str:
        """Check that an action is refused with this error and changes neither record nor state; return the message."""
        state = self.state
        before, moves = state.to_bytes(), self.record.to_json()
        offered = [state.decision(seat).options for seat in state.to_act]
        with pytest.raises(error) as caught:
            act()
        assert caught.type is error
        assert self.state is state
        assert state.to_bytes() == before
        assert self.record.to_json() == moves
        assert [state.decision(seat).options for seat in state.to_act] == offered
        return str(caught.value)

    @precondition(lambda self: self.playing)
    @rule(who=numbers, action=st.sampled_from(NO_ACTIONS))
    def malformed(self, who: int, action: Any) -> None:
        seat = self.asked(who).seat
        said = self.refused(MalformedAction, lambda: self.record.apply(seat, action))
        assert "an action is a whole number from 0 to" in said

    @precondition(lambda self: self.playing)
    @rule(who=numbers, number=numbers)
    def illegal(self, who: int, number: int) -> None:
        decision = self.asked(who)
        action = number % len(self.state.vocabulary)
        if action not in decision.options and not self.state.vocabulary.is_free(action):
            said = self.refused(IllegalAction, lambda: self.record.apply(decision.seat, action))
            assert all(word in said for word in [self.state.vocabulary.word(action), *decision.words()])

    @precondition(lambda self: self.playing)
    @rule(number=numbers)
    def out_of_turn(self, number: int) -> None:
        """Check that the error for a seat that is not asked names only seats that are deciding now, and not which of
        them have answered."""
        state = self.state
        other = self.seat(number)
        if other not in state.to_act:
            action = self.asked(0).options[0]
            said = self.refused(OutOfTurn, lambda: self.record.apply(other, action))
            assert all(f"seat {seat}" in said for seat in state.deciding)
            self.refused(OutOfTurn, lambda: state.decision(other))

    @precondition(lambda self: self.playing)
    @rule(who=numbers, off=st.sampled_from([-40, -2, -1, 1, 2, 1000]))
    def stale(self, who: int, off: int) -> None:
        decision = self.asked(who)
        at = decision.number + off
        if at >= 0:
            said = self.refused(StaleAction, lambda: self.record.apply(decision.seat, decision.options[0], at=at))
            assert str(at) in said
            assert str(decision.number) in said

    @precondition(lambda self: self.playing)
    @rule(number=st.integers(0, len(NO_SEATS)))
    def no_such_seat(self, number: int) -> None:
        state = self.state
        seat = [*NO_SEATS, state.seats][number]
        action = self.asked(0).options[0]
        said = self.refused(BadSeat, lambda: self.record.apply(seat, action))
        assert repr(seat) in said
        self.refused(BadSeat, lambda: state.view(seat))
        self.refused(BadSeat, lambda: state.decision(seat))
        self.refused(BadSeat, lambda: state.take_back(seat))

    @precondition(lambda self: not self.playing)
    @rule(action=st.integers(0, 100))
    def after_the_end(self, action: int) -> None:
        self.refused(GameOver, lambda: self.record.apply(0, action))
        self.refused(GameOver, lambda: self.state.decision(0))

    # --- after every step ----------------------------------------------------------------
    @invariant()
    def position_is_sound(self) -> None:
        state = self.state
        self.check(state)
        assert state.actions_taken == len(self.record)
        assert state.over == (state.outcome is not None) == (not state.to_act)
        assert set(state.to_act) <= set(state.deciding)
        assert list(state.deciding) == sorted(state.deciding)
        assert 0 <= state.sealed <= state.actions_taken

    @invariant()
    def clone_is_equal(self) -> None:
        clone = self.state.clone()
        assert clone == self.state
        assert hash(clone) == hash(self.state)

    @invariant()
    def legal_means_it_applies(self) -> None:
        before = self.state.clone()
        check_options(self.state, self.check)
        assert self.state == before  # a clone shares nothing with its original

    @invariant()
    def no_hidden_fact_is_in_a_view(self) -> None:
        for seat in range(self.state.seats):
            world = self.case.about.another_world(self.state, seat, self.random, True)
            view, seen = self.state.view(seat), world.view(seat)
            assert seen == view
            assert seen.as_dict() == view.as_dict()

    def teardown(self) -> None:
        """Replay the whole record with events: it gives the same game."""
        if hasattr(self, "record"):
            assert self.record.at(len(self.record), listen=True).digest() == self.state.digest()
            assert self.record.options == self.case.meta.check(self.case.options)


@every_title
def test_a_table(case: Case) -> None:
    machine = type(f"Table of {case.title}", (Table,), {"title": case.title})
    own = sum(1 for one in cases() if one.title == case.title)
    run_state_machine_as_test(machine, settings=settings(PROFILE, max_examples=own * PROFILE.max_examples))

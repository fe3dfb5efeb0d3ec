"""Copies of a position: clones, bytes, digests and equality at every kind of question, and replaying the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

import sandtable
from sandtable.core.contract import State
from sandtable.core.rng import Rng
from tests.conformance.cases import Case
from tests.conformance.every import TESTS, every_case, one_of_each
from tests.conformance.playing import play_on, positions, step, walk, where


def same(one: State, other: State) -> None:
    """Compare everything that two equal states can be asked."""
    assert one == other
    assert hash(one) == hash(other)
    assert one.digest() == other.digest()
    assert one.to_bytes() == other.to_bytes()
    assert (one.title, one.seats, one.over, one.outcome) == (other.title, other.seats, other.over, other.outcome)
    assert list(one.to_act) == list(other.to_act)
    assert list(one.deciding) == list(other.deciding)
    assert (one.sealed, one.actions_taken, one.learnt) == (other.sealed, other.actions_taken, other.learnt)
    for seat in one.to_act:
        decision, again = one.decision(seat), other.decision(seat)
        assert decision.options == again.options
        assert (decision.kind, decision.seat, decision.number) == (again.kind, again.seat, again.number)
        assert (decision.cause, decision.node, decision.party) == (again.cause, again.node, again.party)


@every_case
def test_a_clone_is_equal_and_goes_its_own_way(case: Case) -> None:
    for state in positions(case):
        before = state.to_bytes()
        clone = state.clone()
        same(state, clone)
        if state.over:
            continue
        step(case, clone, Random(1))
        assert clone != state
        assert clone.digest() != state.digest()
        play_on(case, clone, Random(2), 25)
        assert state.to_bytes() == before, where(case, state, 0)
        other = state.clone()
        kept = other.clone()
        play_on(case, other, Random(3), 25)
        assert kept.to_bytes() == before, where(case, state, 0)


@every_case
def test_a_position_comes_back_from_its_bytes_and_goes_on_the_same(case: Case) -> None:
    """The bytes include everything that determines later play, such as the random streams."""
    for state in positions(case):
        back = sandtable.from_bytes(state.to_bytes())
        assert type(back) is type(state)
        same(state, back)
        same(state, case.meta.from_bytes(state.to_bytes()))
        same(play_on(case, state.clone(), Random(4), 40), play_on(case, back, Random(4), 40))


@every_case
def test_positions_differ(case: Case) -> None:
    """Every move changes the position, and other seeds give other games; nothing else equals a position."""
    digests = [state.digest() for state in walk(case, 3)]
    assert len(set(digests)) == len(digests)
    assert len({case.new(seed).digest() for seed in range(60)}) == 60
    for other in (None, 0, "", object(), case.new(3).to_bytes()):
        assert case.new(3) != other


@every_case
def test_the_same_moves_give_the_same_positions_whoever_listens_or_looks(case: Case) -> None:
    """The state does not depend on its events, on tracing, or on queries."""
    quiet, listened = case.new(11), case.new(11, listen=True)
    traced = case.new(11, trace=set()) if case.meta.has("coverage") else case.new(11)
    random, chance = Random(5), Rng(6)
    heard = len(listened.take_events())
    while not quiet.over:
        looking = chance.below(quiet.seats)
        quiet.view(looking).as_dict()
        quiet.resample(looking, chance)
        for seat in quiet.to_act:
            options = quiet.decision(seat).options
            assert quiet.decision(seat).options == options
            options.clear()  # a caller may change the returned list
        seat, option = step(case, quiet, random)
        for state in (listened, traced):
            state.apply(seat, option)
            assert state.digest() == quiet.digest(), f"{case.id}, action {quiet.actions_taken}"
        heard += len(listened.take_events())
    same(listened, quiet)
    same(traced, quiet)
    assert heard
    assert not quiet.take_events()


# --- in other processes --------------------------------------------------------------------
def sums(title: str) -> list[str]:
    """Return one line for each case of a title: the length of a whole game and two of its digests."""
    from tests.conformance.every import cases

    lines = []
    for case in cases():
        if case.title == title:
            digests = [state.digest() for state in walk(case, 17)]
            lines.append(f"{case.id}: {len(digests)} positions, {digests[len(digests) // 2]}, {digests[-1]}")
    return lines


@pytest.mark.parametrize("title", [case.title for case in one_of_each()])
def test_another_process_plays_the_same_games(title: str) -> None:
    """Games do not depend on the iteration order of sets, which differs between runs of the tests and is fixed in the
    other process."""
    code = f"from tests.conformance.test_copies import sums; print('\\n'.join(sums({title!r})))"
    env = {**os.environ, "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, cwd=TESTS.parent, env=env, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == sums(title)

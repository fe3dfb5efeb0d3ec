"""Games for the laboratory: bots, coverage, statistics and observations."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.arena.simulate import simulate
from sandtable.bots import make
from sandtable.core.rng import Rng
from sandtable.core.speaking import anything, attend
from tests.conformance.cases import Case, nothing_more
from tests.conformance.every import different, every_case, every_choice, every_title
from tests.conformance.playing import SAID, asked, positions, where


def part(case: Case, name: str) -> Any:
    if not case.meta.has(name):
        pytest.skip(f"{case.title} has no {name}")
    return case.meta.part(name)


# --- bots ----------------------------------------------------------------------------------
@every_choice
def test_many_games_are_summed_up(case: Case) -> None:
    """Every random game ends with an outcome that has a rank and points for everybody, and a reason."""
    options = {name: value for name, value in case.options.items() if name != "seats"}
    summary = simulate(case.title, case.seats, games=10, bots="R", options=options, seed=100)
    assert summary.failures == []
    assert summary.finished == summary.games == 10
    assert sum(summary.reasons.values()) == 10
    for state in positions(case):
        outcome = state.outcome
        assert (outcome is not None) == state.over
        if outcome is not None:
            assert len(outcome.ranks) == len(outcome.points) >= state.seats
            assert min(outcome.ranks) == 1
            assert all(outcome.ranks[seat] == 1 for seat in outcome.winners)
            assert outcome.reason


@every_case
@pytest.mark.parametrize("spec", ["R", "G", "S:2"])
def test_bots_answer_every_kind_of_question(case: Case, spec: str) -> None:
    if spec != "R":
        part(case, "advice")
    bot, rng = make(spec), Rng(3)
    for state in positions(case):
        for seat in state.to_act:
            decision = state.decision(seat)
            view = state.view(seat) if bot.needs_view else None
            assert bot.choose(view, decision, rng) in decision.options, where(case, state, seat)


IDS_A_GAME = 15  # the more can occur, the more games are played


# --- coverage ------------------------------------------------------------------------------
@every_case
def test_only_declared_events_occur(case: Case) -> None:
    """Only ids that the title lists occur, and a few games reach most of them."""
    coverage = part(case, "coverage")
    full = case.meta.check(case.options)
    needed = coverage.unreached(full, set(), case.title)
    assert len(set(needed)) == len(needed)
    seen = coverage.Coverage()
    for seed in range(max(40, len(needed) // IDS_A_GAME)):
        random = Random(seed + 1000)
        state = case.new(seed, listen=True, trace=seen.trace)
        if seed % 2:
            attend(state, range(state.seats))
        while not state.over:
            said = anything(state, random.randrange) if hasattr(state, "called") and random.random() < SAID else None
            if said is not None:
                state.apply(*said)
                continue
            decision = asked(state, random)
            seen.decision(decision)
            state.apply(decision.seat, random.choice(decision.options))
        seen.game(state)
    reached = seen.reached()
    assert reached <= set(needed), reached - set(needed)
    assert len(reached) > 0.6 * len(needed)
    assert set(coverage.unreached(full, reached, case.title)) == set(needed) - reached


@every_title
def test_every_kind_of_question_that_can_occur_is_among_the_positions(case: Case) -> None:
    """All cases of a title together, with its rare positions, reach every kind of question."""
    coverage = part(case, "coverage")
    own = [one for one in different() if one.title == case.title]
    needed = {
        id
        for one in own
        for id in coverage.unreached(case.meta.check(one.options), set(), case.title)
        if id.startswith("decision:")
    }
    states = [state for one in own for state in positions(one)]
    asked = {f"decision:{state.decision(seat).kind}" for state in states for seat in state.to_act}
    assert asked <= needed
    assert len(asked) > 0.9 * len(needed)
    if case.about.rare is not nothing_more:
        assert asked == needed


# --- observations --------------------------------------------------------------------------
@every_case
def test_a_row_says_what_the_view_says_and_no_more(case: Case) -> None:
    """View and state give the same row, within its bounds, and it is the same in every world of the seat."""
    layout = part(case, "observation").layout(case.title, case.meta.check(case.options))
    random = Random(51)
    for state in positions(case)[::2]:
        for seat in range(state.seats):
            row = layout.encode(state.view(seat))
            assert len(row) == layout.size
            assert row == layout.encode_state(state, seat), where(case, state, seat)
            world = case.about.another_world(state, seat, random, True)
            assert layout.encode_state(world, seat) == row, where(case, state, seat)
            for field in layout.fields:
                stretch = row[field.offset : field.offset + field.length]
                assert 0 <= min(stretch) <= max(stretch) <= field.most, f"{field.name}: {where(case, state, seat)}"

"""`learnt` grows whenever a seat gets to know something hidden: an undo goes no further back."""

from __future__ import annotations

from random import Random

from tests.conformance.cases import Case
from tests.conformance.every import every_choice
from tests.conformance.playing import positions, where

OPTIONS = 12  # tried at each position, of at random


@every_choice
def test_a_seat_that_has_learnt_something_is_counted(case: Case) -> None:
    """The same move is made in two worlds that the seat cannot tell apart. If a seat that could not tell them apart
    before can do so afterwards, it has learnt something; only moves that teach no seat anything may be undone."""
    random = Random(31)
    compared = 0
    for state in positions(case):
        if state.over or len(state.deciding) != 1:  # in a group the answers are sealed, and opened for everybody
            continue
        (actor,) = state.to_act
        options = state.decision(actor).options
        world = case.about.another_world(state, actor, random, True)
        viewers = [seat for seat in range(state.seats) if state.view(seat) == world.view(seat)]
        assert actor in viewers
        for option in random.sample(options, min(OPTIONS, len(options))):
            after = [state.clone(), world.clone()]
            for each in after:
                each.apply(actor, option)
            if after[0].learnt != state.learnt or after[0].over:
                continue
            for viewer in viewers:
                told = f"{state.vocabulary.word(option)} of {actor}, {where(case, state, viewer)}"
                assert after[0].view(viewer) == after[1].view(viewer), told
            compared += 1
    assert compared

"""Fast bots answer in the server process, with the same choices as in a worker; slow bots do not."""

from __future__ import annotations

import pytest

from sandtable.core.titles import meta
from sandtable.server.bots import quick_answers
from sandtable.server.bots.pool import BotPool
from sandtable.server.bots.quick_answers import DEAR, FOR_NEXT, QuickAnswers
from sandtable.server.bots.worker_process import think
from sandtable.server.titles import playable


@pytest.mark.parametrize("title", playable())
def test_the_choice_is_that_of_a_worker(title: str) -> None:
    state = meta(title).new(3, {})
    answers = QuickAnswers(lambda: 0)
    for chance in range(60):
        seat = state.to_act[0]
        here = answers.answer(state, seat, "G", chance)
        assert here == think(title, state.to_bytes(), seat, "G", chance)
        assert here is not None
        state.apply(seat, here)


def test_expensive_decisions_are_for_the_workers() -> None:
    state = meta("imperium").new(3, {})
    few, many = FOR_NEXT
    clock: list[int] = []
    answers = QuickAnswers(lambda: clock.pop(0))
    seat = state.to_act[0]

    def sent_after(nanoseconds: int) -> int:
        """Count the decisions that are for the workers after one that took this long."""
        clock.extend((0, nanoseconds))
        assert answers.answer(state, seat, "G", 1) is not None, "once it is made, it counts"
        sent = 0
        while True:
            clock[:] = [0, 0]
            if answers.answer(state, seat, "G", 1) is not None:
                clock.clear()
                return sent
            sent += 1

    assert sent_after(DEAR) == 0
    assert sent_after(DEAR + 1) == few, "it may have been the first of its kind, which takes longer"
    counts = [sent_after(DEAR + 1) for _ in range(12)]
    assert counts == sorted(counts), "each time more, since it goes on"
    assert many - 12 <= counts[-1] <= many
    for _ in range(many):
        assert sent_after(0) == 0
    assert sent_after(DEAR + 1) == few, "it has long been cheap again"


def test_a_bot_that_fails_is_left_to_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(quick_answers, "decide", raises)
    state = meta("imperium").new(3, {})
    assert QuickAnswers().answer(state, state.to_act[0], "G", 1) is None
    monkeypatch.setattr(quick_answers, "decide", lambda *_: 10**6)
    assert QuickAnswers().answer(state, state.to_act[0], "G", 1) is None, "an illegal choice"


def test_only_quick_bots_answer_here() -> None:
    bots = BotPool(1, "S:8", ("imperium",), b"a secret")
    try:
        state = meta("imperium").new(3, {})
        seat = state.to_act[0]
        assert bots.answer_here("t", state, seat, "novice") is None, "it needs no view and is as quick anyway"
        assert bots.answer_here("t", state, seat, "adept") is not None
        while len(state.decision(seat := state.to_act[0]).options) < 3:
            state.apply(seat, state.decision(seat).options[0])
        assert bots.answer_here("t", state, seat, "mentat") is None, "it thinks for long"
    finally:
        bots.close()

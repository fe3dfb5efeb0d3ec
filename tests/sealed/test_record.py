"""Records of games in which several decide at once: nothing tells who decided first, or what, before all have."""

from __future__ import annotations

import json
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sandtable.core.errors import ActionError, NothingSealed, StaleAction
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from tests.sealed import EVERY_WAY, TITLE
from tests.sealed.pieces import NONE, VOCABULARY


def new(seed: int = 1, seats: int = 3) -> Record:
    return Record(TITLE, seed, {"seats": seats})


def say(record: Record, seat: int, *words: str) -> None:
    for word in words:
        record.apply(seat, VOCABULARY.number(word))


def words_of(record: Record) -> list[tuple[int, str]]:
    return [(move.seat, VOCABULARY.words[move.action]) for move in record.moves]


def highest(record: Record, seat: int) -> str:
    """The highest card this seat can send."""
    return record.state.decision(seat).words()[-2]


def test_moves_made_at_once_stand_in_the_order_of_the_seats() -> None:
    sent = [highest(new(), seat) for seat in range(3)]
    texts = set()
    for order in permutations(range(3)):
        record = new()
        for seat in order:
            say(record, seat, *([sent[seat], "market:east"] if seat != 1 else ["none"]))
        assert words_of(record) == [
            (0, sent[0]), (0, "market:east"), (1, "none"), (2, sent[2]), (2, "market:east"),
        ]  # fmt: skip
        assert [move.taught for move in record.moves] == [False] * 4 + [True]
        texts.add((record.to_text(), record.to_json(), record.state.digest()))
    assert len(texts) == 1


def test_text_and_json_leave_out_what_is_sealed() -> None:
    record = new()
    empty = record.to_text(), record.to_json()
    say(record, 1, highest(record, 1), "market:north")
    say(record, 0, "none")
    assert len(record) == 3
    assert record.open_moves == []
    assert (record.to_text(), record.to_json()) == empty
    assert Record.from_text(record.to_text()).state == new().state
    say(record, 2, "none")
    assert len(record.open_moves) == 4
    assert len(json.loads(record.to_json())["actions"]) == 4
    again = Record.from_text(record.to_text())
    assert again.state == record.state
    assert again.to_json() == record.to_json()


def test_a_comment_stays_with_its_move() -> None:
    record = new()
    record.apply(2, NONE, comment="third")
    record.apply(0, NONE, comment="first")
    assert "third" not in record.to_text()
    record.apply(1, NONE, comment="second")
    assert [move.comment for move in record.moves] == ["first", "second", "third"]
    assert json.loads(record.to_json())["comments"] == {"0": "first", "1": "second", "2": "third"}


def test_a_seat_takes_back_its_own_sealed_moves_and_no_others() -> None:
    record = new()
    card = highest(record, 0)
    say(record, 1, "none")
    say(record, 0, card, "market:east")
    taken = record.take_back(0)
    assert (taken.seat, VOCABULARY.words[taken.action]) == (0, "market:east")
    assert words_of(record) == [(0, card), (1, "none")]
    with pytest.raises(NothingSealed):
        record.take_back(2)
    record.take_back(0)
    with pytest.raises(NothingSealed):
        record.take_back(0)
    assert words_of(record) == [(1, "none")]
    record.take_back(1)
    assert len(record) == 0
    assert record.state == new().state


def test_an_open_answer_cannot_be_taken_back() -> None:
    record = new()
    for seat in range(3):
        say(record, seat, "none")
    with pytest.raises(NothingSealed):
        record.take_back(0)
    say(record, record.state.to_act[0], "pass")
    with pytest.raises(NothingSealed):
        record.take_back(record.moves[-1].seat)


def test_nobody_goes_back_beyond_an_opening_or_into_it() -> None:
    record = new()
    say(record, 0, "none")
    assert record.undo_floor == 1
    with pytest.raises(ActionError):
        record.undo(1)
    say(record, 1, "none")
    say(record, 2, "none")
    assert record.undo_floor == len(record) == 3
    first = record.state.to_act[0]
    say(record, first, "bid:1")
    assert record.undo_floor == 3
    record.undo(1)
    with pytest.raises(ActionError):
        record.undo(1)
    before = record.to_text()
    for part in (1, 2):
        with pytest.raises(ActionError, match="at once"):
            record.undo(part, force=True)
    assert record.to_text() == before
    record.undo(3, force=True)
    assert record.state == new().state


def test_force_takes_back_an_open_group_whole() -> None:
    record = new()
    for seat in range(3):
        say(record, seat, "none")
    for _ in range(3):
        say(record, record.state.to_act[0], "pass")
    assert record.state.deciding == [0, 1, 2]
    auction = len(record)
    say(record, 2, "none")
    with pytest.raises(ActionError):
        record.undo(1)
    record.undo(1, force=True)
    assert len(record) == auction
    assert record.state == record.at(auction)


def test_the_commitment_does_not_know_what_is_sealed() -> None:
    record = new()
    before = record.commitment
    say(record, 0, "none")
    assert record.commitment == before


def test_an_answer_for_another_decision_is_stale_for_its_seat_alone() -> None:
    record = new()
    record.apply(1, VOCABULARY.number(highest(record, 1)), at=0)
    record.apply(0, NONE, at=0)
    with pytest.raises(StaleAction):
        record.apply(1, VOCABULARY.number("market:east"), at=0)
    assert len(record) == 2
    record.apply(1, VOCABULARY.number("market:east"), at=1)
    record.apply(2, NONE, at=0)
    assert record.state.actions_taken == len(record) == 4


@given(st.sampled_from(EVERY_WAY), st.integers(0, 10_000), st.data())
@settings(max_examples=30)
def test_the_order_of_answers_is_nowhere(options: dict[str, int], seed: int, data: st.DataObject) -> None:
    """Two tables where everybody decides the same, in different orders, have the same record at every moment at which
    nothing is sealed."""
    one = Record(TITLE, seed, options)
    other = Record(TITLE, seed, options)
    chance = Rng(seed)
    while not one.state.over:
        start = len(one)
        while one.state.sealed or len(one) == start:
            seats = one.state.to_act
            seat = seats[chance.below(len(seats))]
            choices = one.state.decision(seat).options
            one.apply(seat, choices[chance.below(len(choices))])
        left = {seat: [m.action for m in one.moves[start:] if m.seat == seat] for seat in other.state.deciding}
        while any(left.values()):
            seat = data.draw(st.sampled_from([seat for seat, actions in left.items() if actions]))
            other.apply(seat, left[seat].pop(0))
        assert other.to_text() == one.to_text()
        assert other.state == one.state
        assert [m.taught for m in other.moves] == [m.taught for m in one.moves]


class Keeping(RuleBasedStateMachine):
    """Answer, take back, undo, write down and read again: the record always gives the position it holds."""

    @initialize(way=st.sampled_from(EVERY_WAY), seed=st.integers(0, 1000))
    def begin(self, way: dict[str, int], seed: int) -> None:
        self.record = Record(TITLE, seed, way)

    @precondition(lambda self: not self.record.state.over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.record.state.to_act))
        decision = self.record.state.decision(seat)
        self.record.apply(seat, data.draw(st.sampled_from(decision.options)), at=decision.number)

    @rule(seat=st.integers(0, 1))
    def take_back(self, seat: int) -> None:
        before = [move for move in self.record.moves if move.seat == seat]
        others = [move for move in self.record.moves if move.seat != seat]
        mine = self.record.moves[len(self.record.open_moves) :]
        if any(move.seat == seat for move in mine):
            self.record.take_back(seat)
            assert [move for move in self.record.moves if move.seat == seat] == before[:-1]
        else:
            with pytest.raises(NothingSealed):
                self.record.take_back(seat)
        assert [move for move in self.record.moves if move.seat != seat] == others

    @rule()
    def undo(self) -> None:
        if self.record.undo_floor < len(self.record):
            self.record.undo(1)
        else:
            with pytest.raises(ActionError):
                self.record.undo(1)

    @rule(way=st.sampled_from(["text", "json"]))
    def write_down(self, way: str) -> None:
        text = self.record.to_text() if way == "text" else self.record.to_json()
        again = Record.parse(text)
        assert again.state == self.record.at(len(self.record.open_moves))

    @invariant()
    def holds_together(self) -> None:
        record = self.record
        assert record.at(len(record)) == record.state
        assert len(record) == record.state.actions_taken
        tail = [move.seat for move in record.moves[len(record.open_moves) :]]
        assert tail == sorted(tail)


Keeping.TestCase.settings = settings(max_examples=30, stateful_step_count=40)
TestKeeping = Keeping.TestCase

"""A game with its history: playing, undo, JSON, text, and records that do not fit."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from sandtable.core.errors import ActionError, IllegalAction, MalformedAction, OutOfTurn, SandtableError, StaleAction
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from tests.core.recorded import LEADERS, new, options, played


def agent_turn(record: Record, space: str) -> None:
    """Play any card that can go there."""
    for word in options(record):
        if word.startswith("card:"):
            record.act(word)
            if space in options(record):
                record.act(space)
                return
            record.undo(1)
    raise AssertionError(f"no card goes to {space}")


def seed_with(*spaces: str) -> Record:
    """Return a new game in which the first seats can go to these spaces in turn."""
    for seed in range(500):
        record = new(seed)
        try:
            for space in spaces:
                if len(record):
                    record.act("end")
                agent_turn(record, space)
        except (AssertionError, SandtableError):
            continue
        return new(seed)
    raise AssertionError("no such game")


# --- playing -------------------------------------------------------------------------------
def test_a_new_record() -> None:
    record = Record("imperium", 1)
    assert len(record) == 0
    assert record.actions == []
    assert record.options == {
        "seats": 4, "leaders": "random", "first": "random", "difficulty": None,
        "ties_for_second": "nothing", "rivals": None, "churn": "off", "brutal": False, "boxes": [], "epic": False,
            "go_to_11": False,
    }  # fmt: skip
    assert record.undo_floor == 0
    assert record.state.actions_taken == 0
    assert (record.title, record.seed, record.version) == ("imperium", 1, record.meta.version)


def test_moves_are_kept_with_who_made_them() -> None:
    record = new()
    seat = record.state.to_act[0]
    word = options(record)[0]
    record.act(word, comment="so it begins")
    move = record.moves[0]
    assert (move.seat, record.state.vocabulary.word(move.action), move.comment) == (seat, word, "so it begins")
    assert record.actions == [move.action]
    assert record.state.actions_taken == len(record) == 1


@pytest.mark.parametrize(
    ("error", "act"),
    [
        (IllegalAction, lambda record: record.act("yes")),
        (MalformedAction, lambda record: record.act("card:stligar")),
        (MalformedAction, lambda record: record.apply(record.state.to_act[0], -1)),
        (MalformedAction, lambda record: record.apply(record.state.to_act[0], True)),
        (OutOfTurn, lambda record: record.apply(1, 1)),
        (StaleAction, lambda record: record.apply(0, 1, at=5)),
    ],
)
def test_a_refused_move_is_not_kept(error: type[Exception], act: Callable[[Record], None]) -> None:
    record = new()
    before = record.state.digest()
    with pytest.raises(error):
        act(record)
    assert len(record) == 0
    assert record.state.digest() == before


def test_a_word_that_is_nearly_right_is_answered_with_the_right_one() -> None:
    with pytest.raises(MalformedAction, match="did you mean card:stilgar"):
        new().act("card:stligar")


def test_positions_of_the_past() -> None:
    record = new()
    rng = Rng(1)
    digests = [record.state.digest()]
    for _ in range(80):
        decision = record.state.decision(record.state.to_act[0])
        record.apply(decision.seat, decision.options[rng.below(len(decision.options))])
        digests.append(record.state.digest())
    for n in (0, 1, 40, 79, 80):
        assert record.at(n).digest() == digests[n]
    assert record.state.digest() == digests[80]
    for n in (-1, 81):
        with pytest.raises(ActionError, match="80 moves"):
            record.at(n)


def test_the_past_can_be_listened_to() -> None:
    record = played(40)
    past = record.at(40, listen=True)
    assert past.digest() == record.state.digest()
    assert {event.kind for event in past.take_events()} >= {"round", "conflict", "turn", "agent", "draw"}


# --- undo ----------------------------------------------------------------------------------
def test_a_card_and_its_space_can_be_taken_back() -> None:
    """Nothing hidden was seen, so the card can be taken back in one step or two."""
    record = seed_with("space:hall_of_oratory")
    before = record.state.digest()
    agent_turn(record, "space:hall_of_oratory")
    assert len(record) == 2
    assert record.undo_floor == 0
    half = record.at(1).digest()
    record.undo()
    assert record.state.digest() == half
    record.undo()
    assert record.state.digest() == before
    agent_turn(record, "space:hall_of_oratory")
    record.undo(2)
    assert record.state.digest() == before
    assert len(record) == 0


def test_a_draw_cannot_be_taken_back() -> None:
    """Arrakeen gives a card, which its owner has seen."""
    record = seed_with("space:arrakeen")
    agent_turn(record, "space:arrakeen")
    while not record.moves[-1].taught:
        record.act("box:space")
    assert record.undo_floor == len(record)
    before = record.state.digest()
    with pytest.raises(ActionError, match="only 0 moves can be taken back"):
        record.undo()
    assert record.state.digest() == before
    at = len(record)
    record.act(next(word for word in options(record) if word.startswith("deploy")))
    assert record.undo_floor == at  # the moves after the draw can be undone
    record.undo()
    with pytest.raises(ActionError, match="only 0 moves"):
        record.undo()


def test_a_move_of_another_seat_cannot_be_taken_back_with_one_s_own() -> None:
    record = seed_with("space:hall_of_oratory", "space:secure_contract")
    agent_turn(record, "space:hall_of_oratory")
    record.act("end")
    ended = len(record)
    assert record.undo_floor == 0  # the next seat has not done anything yet
    agent_turn(record, "space:secure_contract")
    assert record.moves[-1].seat == 1
    assert record.undo_floor == ended
    with pytest.raises(ActionError, match="only 2 moves"):
        record.undo(3)
    record.undo(2)
    assert record.state.to_act == [1]


def test_buying_turns_up_a_card_and_cannot_be_taken_back() -> None:
    record = new(seed=7)
    record.act("reveal")
    assert record.undo_floor == 0
    row = [word for word in options(record) if word.startswith("acquire:") and "arrakis_liaison" not in word]
    reserve = [word for word in options(record) if word == "acquire:arrakis_liaison"]
    if reserve:
        record.act(reserve[0])
        assert record.undo_floor == 0
        record.undo()
    assert row, "the seed of this test must leave something to buy"
    record.act(row[0])
    assert record.moves[-1].taught
    assert record.undo_floor == len(record)


def test_force_takes_back_what_was_learnt() -> None:
    record = played(60)
    digests = [record.at(n).digest() for n in range(61)]
    record.undo(25, force=True)
    assert record.state.digest() == digests[35]
    assert len(record) == 35
    record.undo(35, force=True)
    assert record.state.digest() == digests[0]


@pytest.mark.parametrize("moves", [-1, 11, 1000])
def test_no_more_can_be_taken_back_than_there_is(moves: int) -> None:
    record = played(10)
    for force in (False, True):
        with pytest.raises(ActionError, match="the record has 10"):
            record.undo(moves, force=force)
    assert len(record) == 10


def test_taking_back_nothing() -> None:
    record = played(10)
    before = record.state.digest()
    record.undo(0)
    assert record.state.digest() == before
    assert len(record) == 10


def test_after_an_undo_the_game_goes_on_as_it_would_have() -> None:
    """Undo also restores the generator: trying again gives the same result."""
    record = seed_with("space:arrakeen")
    agent_turn(record, "space:arrakeen")
    rest: list[str] = []
    while not record.state.over:
        rest.append(options(record)[0])
        record.act(rest[-1])
    end = record.state.digest()
    record.undo(len(rest), force=True)
    for word in rest:
        record.act(word)
    assert record.state.digest() == end


# --- JSON and text ---------------------------------------------------------------------------
COMMENTS = ["so it begins", "well # well", "1. 0 end", "{\"not\": 'json'}", "砂漠の惑星", "ends in #"]


def commented() -> Record:
    record = played(30)
    for move, comment in zip(record.moves[3::4], COMMENTS, strict=False):
        move.comment = comment
    return record


@pytest.mark.parametrize("way", ["json", "text", "parse json", "parse text"])
def test_a_record_comes_back_whole(way: str) -> None:
    record = commented()
    text = record.to_json() if "json" in way else record.to_text()
    read = {"json": Record.from_json, "text": Record.from_text}.get(way, Record.parse)
    back = read(text)
    assert back.state == record.state
    assert back.actions == record.actions
    assert [move.seat for move in back.moves] == [move.seat for move in record.moves]
    assert [move.taught for move in back.moves] == [move.taught for move in record.moves]
    assert [move.comment for move in back.moves] == [move.comment for move in record.moves]
    assert (back.title, back.seed, back.options) == (record.title, record.seed, record.options)
    assert (back.to_json(), back.to_text()) == (record.to_json(), record.to_text())


@pytest.mark.parametrize(
    "comment",
    ["two\nlines", "two\r\nlines", "a\n2. 0 end", "a\x0bb\x0cc", "a\u2028b\x85c", "  spaced  ", "tab\tinside"],
)
def test_a_comment_of_any_shape_leaves_the_text_readable(comment: str) -> None:
    """JSON keeps the comment unchanged; in the text form it stays on one line and loses no word."""
    record = played(3)
    record.moves[0].comment = comment
    assert Record.from_json(record.to_json()).moves[0].comment == comment
    back = Record.from_text(record.to_text())
    assert back.state == record.state
    assert back.moves[0].comment.split() == comment.split()


def test_the_text_form_is_what_a_person_would_write() -> None:
    record = new(9)
    word = options(record)[0]
    record.act(word, comment="the first")
    lines = record.to_text().splitlines()
    assert lines[0] == f"sandtable imperium {record.version}"
    assert lines[1] == "seed 9"
    assert "option seats 4" in lines
    assert f"option leaders {json.dumps(LEADERS)}" in lines
    assert lines[-1] == f"1. 0 {word}  # the first"


def test_text_may_have_blank_lines_and_comments_of_its_own() -> None:
    record = played(12)
    lines = record.to_text().splitlines()
    free = "\n\n# a game I liked\n" + "\n   # more\n\n".join(lines) + "\n\n# that was it"
    back = Record.from_text(free)
    assert back.state == record.state


def test_text_needs_only_the_options_that_differ() -> None:
    record = Record("imperium", 5, {"seats": 3})
    back = Record.from_text(f"sandtable imperium {record.version}\nseed 5\noption seats 3\n")
    assert back.state == record.state
    assert back.options == record.options


def test_a_record_of_a_whole_game() -> None:
    record = played(10_000)
    assert record.state.over
    back = Record.from_text(record.to_text())
    assert back.state.outcome == record.state.outcome


def test_reading_a_record_may_listen() -> None:
    record = played(20)
    back = Record.from_json(record.to_json(), listen=True)
    assert back.state.take_events()
    assert Record.from_text(record.to_text(), listen=True).state.take_events()

"""A game with its history: playing, undo, JSON, text, and records that do not fit."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from sandtable.core.errors import (
    ActionError,
    BadOption,
    DamagedData,
    IllegalAction,
    MalformedAction,
    OutOfTurn,
    SandtableError,
    StaleAction,
    UnknownTitle,
)
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.rules.game import Game
from tests.imperium.base.pieces import LEADER

LEADERS = ["glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese", "countess_ariana_thorvald"]

HEADING = f"sandtable imperium {meta('imperium').version}"


def new(seed: int = 1, **options: Any) -> Record:
    return Record("imperium", seed, {"seats": 4, "leaders": LEADERS, "first": 0, **options})


def played(moves: int, seed: int = 1) -> Record:
    record = new(seed)
    rng = Rng(seed)
    while len(record) < moves and not record.state.over:
        decision = record.state.decision(record.state.to_act[0])
        record.apply(decision.seat, decision.options[rng.below(len(decision.options))])
    return record


def options(record: Record) -> list[str]:
    return record.state.decision(record.state.to_act[0]).words()


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


# --- records that do not fit -----------------------------------------------------------------
def data(moves: int = 6) -> dict[str, Any]:
    parsed: dict[str, Any] = json.loads(played(moves).to_json())
    return parsed


def without(key: str) -> dict[str, Any]:
    given = data()
    del given[key]
    return given


BROKEN: list[tuple[Any, str]] = [
    ([], "a record is a JSON object"),
    ("imperium", "a record is a JSON object"),
    (None, "a record is a JSON object"),
    *((without(key), f"no '{key}'") for key in ("title", "version", "options", "seed", "actions")),
    ({**data(), "title": ""}, "names no title"),
    ({**data(), "title": 7}, "names no title"),
    ({**data(), "title": ["imperium"]}, "names no title"),
    ({**data(), "version": 999}, "ruleset version 999"),
    ({**data(), "version": "1"}, "ruleset version"),
    ({**data(), "version": None}, "ruleset version None"),
    ({**data(), "options": []}, "'options' must be an object"),
    ({**data(), "actions": {}}, "'actions' a list"),
    ({**data(), "actions": "0"}, "'actions' a list"),
    ({**data(), "comments": []}, "comments"),
    ({**data(), "comments": "none"}, "comments"),
]


@pytest.mark.parametrize(("given", "says"), BROKEN)
def test_json_of_the_wrong_shape_is_refused(given: Any, says: str) -> None:
    with pytest.raises(DamagedData, match=says):
        Record.from_json(json.dumps(given))


BROKEN_ACTIONS: list[tuple[Any, str]] = [
    (3, r"\[seat, action\]"),
    ([0], r"\[seat, action\]"),
    ([0, 1, 2], r"\[seat, action\]"),
    ({"seat": 0}, r"\[seat, action\]"),
    (None, r"\[seat, action\]"),
    ([0, -1], "whole number"),
    ([0, 10**9], "whole number"),
    ([0, 1.5], "whole number"),
    ([0, True], "whole number"),
    ([0, "end"], "whole number"),
    ([0, None], "whole number"),
    ([0, [1]], "whole number"),
    (["0", 1], "no seat '0'"),
    ([9, 1], "no seat 9"),
    ([-1, 1], "no seat -1"),
    ([None, 1], "no seat None"),
    ([True, 1], "no seat True"),
    ([0.0, 1], "no seat 0.0"),
    ([[0], 1], r"no seat \[0\]"),
]


@pytest.mark.parametrize(("pair", "says"), BROKEN_ACTIONS)
@pytest.mark.parametrize("k", [0, 4])
def test_an_action_of_the_wrong_shape_is_named(pair: Any, says: str, k: int) -> None:
    given = data()
    given["actions"][k] = pair
    with pytest.raises(DamagedData, match=f"action {k + 1} .*{says}"):
        Record.from_json(json.dumps(given))


def test_the_action_that_does_not_fit_is_named() -> None:
    given = data(20)
    record = played(12)
    wrong = next(a for a in range(len(record.state.vocabulary)) if a not in _options(record.state))
    given["actions"][12][1] = wrong
    word = record.state.vocabulary.word(wrong)
    with pytest.raises(DamagedData, match=f"action 13 cannot be: {word} is no option now; the options are"):
        Record.from_json(json.dumps(given))


def _options(state: Any) -> list[int]:
    found: list[int] = state.decision(state.to_act[0]).options
    return found


def test_actions_after_the_end_are_refused() -> None:
    record = played(10_000)
    given = json.loads(record.to_json())
    given["actions"].append([0, 0])
    with pytest.raises(DamagedData, match=f"action {len(record) + 1} cannot be: the game is over"):
        Record.from_json(json.dumps(given))


@pytest.mark.parametrize(
    ("key", "value", "error", "says"),
    [
        ("title", "chess", UnknownTitle, "there are .*imperium"),
        ("seed", -1, BadOption, "a seed is a whole number"),
        ("seed", "7", BadOption, "a seed is a whole number"),
        ("seed", 7.0, BadOption, "a seed is a whole number"),
        ("options", {"seats": 9}, BadOption, "option 'seats' .* takes 1, 2, 3, 4"),
        ("options", {"colour": "red"}, BadOption, "no option 'colour'; it takes .*leaders.*seats"),
        ("options", {"seats": 4, "leaders": ["nobody"] * 4}, BadOption, "no leader 'nobody'"),
    ],
)
def test_a_record_of_no_possible_game_is_refused(key: str, value: Any, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        Record.from_json(json.dumps({**data(), key: value}))


def test_json_cut_off_anywhere_is_refused() -> None:
    text = played(4).to_json()
    for end in range(len(text)):
        with pytest.raises(DamagedData, match="not JSON"):
            Record.from_json(text[:end])


def test_json_nested_without_end_is_refused() -> None:
    with pytest.raises(DamagedData):
        Record.from_json("[" * 200_000)


def test_text_cut_off_anywhere_is_a_shorter_game_or_refused() -> None:
    record = played(5)
    text = record.to_text()
    readable = 0
    for end in range(len(text)):
        try:
            back = Record.from_text(text[:end])
        except (DamagedData, BadOption):
            continue
        readable += 1
        assert back.actions == record.actions[: len(back)]
    assert readable >= 5


LINES: list[tuple[str, str]] = [
    ("7. 0 end", "decision 6 was expected, not 7."),
    ("5. 0 end", "decision 6 was expected, not 5."),
    ("6. 0 card:stligar", "no word .* did you mean card:stilgar"),
    ("6. 0 leader:paul_atreides", "action 6 cannot be: .* is no option now"),
    ("6. 9 end", "action 6 cannot be: there is no seat 9"),
    ("6. zero end", "zero"),
    ("x. 0 end", "x"),
    ("6. 0", "no line of a record"),
    ("6. 0 end end", "no line of a record"),
    ("6 0 end", "no line of a record"),
    ("hello", "no line of a record"),
]
HEADINGS: list[tuple[str, str]] = [
    ("sandtable imperium", "no line of a record"),
    ("sandtable imperium one", "one"),
    ("seed", "no line of a record"),
    ("seed seven", "seven"),
    ("option seats", "no line of a record"),
    ("option leaders [", "Expecting value"),
]


@pytest.mark.parametrize(("line", "says"), LINES)
def test_a_bad_line_is_named_by_its_number(line: str, says: str) -> None:
    record = played(5)
    text = record.to_text()
    number = len(text.splitlines()) + 1
    with pytest.raises(DamagedData, match=f"^line {number}: .*{says}"):
        Record.from_text(text + line + "\n")


@pytest.mark.parametrize(("line", "says"), HEADINGS)
def test_a_bad_line_of_the_heading_is_named_by_its_number(line: str, says: str) -> None:
    lines = played(5).to_text().splitlines()
    lines.insert(2, line)
    with pytest.raises(DamagedData, match=f"^line 3: .*{says}"):
        Record.from_text("\n".join(lines))


@pytest.mark.parametrize("line", ["seed 8", "option seats 3", HEADING])
def test_title_and_options_cannot_change_after_the_first_move(line: str) -> None:
    record = played(5)
    number = len(record.to_text().splitlines()) + 1
    with pytest.raises(DamagedData, match=f"^line {number}: "):
        Record.from_text(record.to_text() + line + "\n")


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ((HEADING + "\n", ""), DamagedData, "names no title"),
        ((HEADING, "sandtable imperium 999"), DamagedData, "ruleset version 999"),
        ((HEADING, "sandtable chess 1"), DamagedData, "no title 'chess'; there are .*imperium"),
        (("seed 1\n", ""), DamagedData, "a seed is a whole number"),
        (("seed 1\n", "seed -1\n"), DamagedData, "a seed is a whole number"),
        (("option seats 4", "option seats 9"), DamagedData, "option 'seats' .* takes 1, 2, 3, 4"),
        (("option seats 4", "option chairs 4"), DamagedData, "no option 'chairs'"),
        (("glossu_rabban", "glosu_rabban"), DamagedData, "no leader 'glosu_rabban' .did you mean glossu_rabban"),
    ],
)
def test_a_bad_heading_is_refused(change: tuple[str, str], error: type[Exception], says: str) -> None:
    text = played(5).to_text()
    assert change[0] in text
    with pytest.raises(error, match=says):
        Record.from_text(text.replace(*change))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "   "])
def test_an_empty_text_is_refused(text: str) -> None:
    with pytest.raises(DamagedData, match="names no title"):
        Record.from_text(text)
    with pytest.raises(DamagedData):
        Record.parse(text)


def test_all_leaders_can_be_named_in_a_record() -> None:
    names = list(LEADER)
    for chosen in (names[:4], names[4:]):
        record = Record("imperium", 1, {"leaders": chosen})
        state = Record.from_text(record.to_text()).state
        assert isinstance(state, Game)
        assert [list(LEADER)[p.leader] for p in state.players] == chosen

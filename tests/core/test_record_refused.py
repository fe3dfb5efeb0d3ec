"""Records that do not fit: the wrong shape, cut off, or of no possible game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable.core.errors import BadOption, DamagedData, UnknownTitle
from sandtable.core.record import Record
from sandtable.core.titles import meta
from sandtable.imperium.rules.game import Game
from tests.core.recorded import played
from tests.imperium.base.pieces import LEADER

HEADING = f"sandtable imperium {meta('imperium').version}"


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

"""What is wrong is refused with its own error, which names it and says what is allowed; nothing else comes out."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable.core.contract import State
from sandtable.core.errors import BadOption, DamagedData, SandtableError, UnknownTitle
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from tests.imperium.base.pieces import LEADER

FOUR = ["glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese", "paul_atreides"]


def new(**options: Any) -> State:
    return sandtable.new("imperium", **{"seed": 1, **options})


def has_a_reason(error: Exception) -> None:
    assert len(str(error)) > 10


# --- options ---------------------------------------------------------------------------------
@pytest.mark.parametrize("title", ["", "chess", "Imperium", "imperium ", "dune"])
def test_an_unknown_title_is_answered_with_those_there_are(title: str) -> None:
    for call in (sandtable.meta, lambda name: sandtable.new(name, seed=1), lambda name: Record(name, 1)):
        with pytest.raises(UnknownTitle, match=f"no title '{title}'; there are .*imperium"):
            call(title)


@pytest.mark.parametrize("seats", [0, 5, 6, -1, 3.0, 4.0, "4", None, True, [4]])
def test_no_such_number_of_seats(seats: Any) -> None:
    with pytest.raises(BadOption, match="option 'seats' of imperium takes 1, 2, 3, 4; not "):
        new(seats=seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats_that_is_offered_can_be_played(seats: int) -> None:
    assert new(seats=seats).seats == seats
    assert seats in sandtable.meta("imperium").seats


@pytest.mark.parametrize("seed", [-1, 1 << 256, 1 << 300, 1.0, 0.5, True, False, None, "7", [7]])
def test_no_seed(seed: Any) -> None:
    with pytest.raises(BadOption, match=r"a seed is a whole number from 0 to 2\^256 - 1, not "):
        new(seed=seed)
    with pytest.raises(BadOption, match="a seed is a whole number"):
        Record("imperium", seed)


@pytest.mark.parametrize("seed", [0, 1, (1 << 63) - 1])
def test_the_least_and_the_largest_seed(seed: int) -> None:
    assert not new(seed=seed).over


def test_a_seed_must_be_given() -> None:
    with pytest.raises(TypeError, match="seed"):
        sandtable.new("imperium")  # type: ignore[call-arg]


def test_an_unknown_option_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"no option 'leader'; it takes .*first.*leaders.*seats"):
        new(leader="random")
    with pytest.raises(BadOption, match="no option 'seed'"):
        Record("imperium", 1, {"seed": 1})


@pytest.mark.parametrize(
    ("leaders", "says"),
    [
        ([], "one leader for each of 4 seats; 0 were given"),
        (FOUR[:3], "one leader for each of 4 seats; 3 were given"),
        ([*FOUR, "helena_richese"], "one leader for each of 4 seats; 5 were given"),
        ([*FOUR[:3], "paul_atreidis"], "no leader 'paul_atreidis' .did you mean paul_atreides"),
        ([*FOUR[:3], "nobody"], "no leader 'nobody'.*; there are paul_atreides, .*helena_richese"),
        ([*FOUR[:3], FOUR[0]], "'glossu_rabban' is given twice"),
        ([*FOUR[:3], 3], "no leader 3"),
        ([*FOUR[:3], None], "no leader None"),
        ([*FOUR[:3], ["paul_atreides"]], "no leader .'paul_atreides'."),
        ([*FOUR[:3], {}], "no leader {}"),
        ("choose", "'random', 'draft' or a list of 4 leader ids; not 'choose'"),
        ("paul_atreides", "'random', 'draft' or a list of 4 leader ids"),
        (None, "'random', 'draft' or a list of 4 leader ids; not None"),
        (4, "'random', 'draft' or a list of 4 leader ids; not 4"),
        ({"0": "paul_atreides"}, "'random', 'draft' or a list of 4 leader ids"),
        (True, "'random', 'draft' or a list of 4 leader ids; not True"),
    ],
)
def test_leaders_that_cannot_be(leaders: Any, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        new(leaders=leaders)


@pytest.mark.parametrize("leaders", ["random", "draft", FOUR, tuple(FOUR)])
def test_leaders_that_can_be(leaders: Any) -> None:
    assert not new(leaders=leaders).over


@pytest.mark.parametrize("first", [-1, 4, 99, 1.0, "0", None, True, [0], "draft"])
def test_no_such_first_player(first: Any) -> None:
    with pytest.raises(BadOption, match="option 'first' takes 'random' or a seat from 0 to 3; not "):
        new(first=first)


def test_the_first_player_is_one_of_this_table() -> None:
    assert not new(seats=4, first=3).over
    with pytest.raises(BadOption, match="a seat from 0 to 2; not 3"):
        new(seats=3, first=3)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"difficulty": "easy"}, "takes .*'mercenary', 'sardaukar', 'mentat', 'kwisatz_haderach'; not 'easy'"),
        ({"difficulty": 1}, "takes .*'mercenary'"),
        ({"seats": 4, "difficulty": "mentat"}, "'difficulty' is for seats=1"),
        ({"seats": 2, "rivals": "random"}, "'rivals' is for seats=1"),
        ({"rivals": "both"}, "'random' or a list of 2 leader ids; not 'both'"),
        ({"rivals": ["glossu_rabban"]}, "'random' or a list of 2 leader ids"),
        ({"rivals": ["glossu_rabban", "nobody"]}, "no leader 'nobody'"),
        ({"rivals": ["glossu_rabban", "glossu_rabban"]}, "only once"),
        ({"rivals": ["glossu_rabban", "paul_atreides"]}, "'paul_atreides' cannot be a Rival .*; allowed are .*glossu"),
        ({"rivals": ["glossu_rabban", "earl_memnon_thorvald"], "leaders": ["glossu_rabban"]}, "only once"),
        ({"rivals": ["glossu_rabban", []]}, "no leader"),
    ],
)
def test_options_of_the_solo_game(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        new(**{"seats": 1, **options})


def test_every_leader_can_be_given() -> None:
    for name in LEADER:
        others = [other for other in LEADER if other != name][:3]
        assert not new(leaders=[name, *others]).over


def test_options_are_looked_at_before_anything_is_made() -> None:
    given: dict[str, Any] = {"seats": 4, "leaders": FOUR[:]}
    Record("imperium", 1, given)
    assert given == {"seats": 4, "leaders": FOUR}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=5) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=6,
)
names = st.sampled_from(["seats", "leaders", "first", "difficulty", "rivals"])


@settings(max_examples=300)
@given(st.dictionaries(names, json_values | st.integers(0, 5) | st.sampled_from(["random", "draft"]), max_size=4))
def test_any_options_are_taken_or_refused(options: dict[str, Any]) -> None:
    try:
        state = new(**options)
    except BadOption as error:
        has_a_reason(error)
    else:
        assert not state.over


# --- bytes -----------------------------------------------------------------------------------
@cache
def written(moves: int = 120, seats: int = 3) -> bytes:
    state = new(seats=seats)
    rng = Rng(2)
    while state.actions_taken < moves:
        options = state.decision(state.to_act[0]).options
        state.apply(state.to_act[0], options[rng.below(len(options))])
    return state.to_bytes()


def read(data: bytes) -> None:
    """A state or DamagedData with a reason; anything else is a failure of the test."""
    try:
        state = sandtable.from_bytes(data)
    except DamagedData as error:
        has_a_reason(error)
    else:
        assert state.title == "imperium"


def test_bytes_cut_off_anywhere_are_refused() -> None:
    data = written()
    for end in range(len(data)):
        with pytest.raises(DamagedData):
            sandtable.from_bytes(data[:end])


@pytest.mark.parametrize("character", [*b'e.-9"]}[{,: \x00\xff\x80n'])
def test_one_byte_changed_anywhere_never_crashes(character: int) -> None:
    """A number such as 12e45 is among them."""
    data = written()
    for place in range(len(data)):
        read(data[:place] + bytes([character]) + data[place + 1 :])


def test_one_byte_lost_or_doubled_anywhere_never_crashes() -> None:
    data = written()
    for place in range(len(data)):
        read(data[:place] + data[place + 1 :])
        read(data[:place] + data[place : place + 1] + data[place:])


@settings(max_examples=300)
@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(1, 255)), min_size=1, max_size=6))
def test_bytes_flipped_here_and_there_never_crash(flips: list[tuple[int, int]]) -> None:
    data = bytearray(written(seats=4))
    for place, bits in flips:
        data[place % len(data)] ^= bits
    read(bytes(data))


@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_any_bytes_at_all_are_refused(data: bytes) -> None:
    with pytest.raises(DamagedData):
        sandtable.from_bytes(data)


@settings(max_examples=300)
@given(
    st.sampled_from(["title", "rules", "chance", "ended", "numbers", "lists", "players"]),
    json_values | st.just("missing"),
)
def test_plain_data_of_the_wrong_shape_never_crashes(key: str, value: Any) -> None:
    plain = json.loads(written())
    if value == "missing":
        del plain[key]
    else:
        plain[key] = value
    read(json.dumps(plain).encode())


@settings(max_examples=300)
@given(st.sampled_from(["numbers", "lists", "players"]), st.integers(0, 60), json_values)
def test_one_field_of_the_wrong_shape_never_crashes(key: str, place: int, value: Any) -> None:
    plain = json.loads(written())
    fields = plain[key]
    if key == "players":
        fields = fields[place % len(fields)]
    fields[place % len(fields)] = value
    read(json.dumps(plain).encode())


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "no game of any title"),
        (b"{}", "no game of any title"),
        (b"[]", "no game of any title"),
        (b"null", "no game of any title"),
        (b'{"title":"chess"}', "no title 'chess'"),
        (b'{"title":["imperium"]}', "no game of any title"),
        (b'{"title":"imperium"}', "no game of this family"),
        (b'{"title":"imperium","players":7}', "no game of this family"),
        (b"[" * 100_000, "no game of any title"),
        (b'{"title":' * 50_000, "no game of any title"),
    ],
)
def test_what_is_wrong_with_the_bytes_is_said(data: bytes, says: str) -> None:
    with pytest.raises(DamagedData, match=says):
        sandtable.from_bytes(data)


def test_bytes_of_another_ruleset_are_refused() -> None:
    plain = json.loads(written())
    plain["rules"][1] = "0" * 16
    with pytest.raises(DamagedData, match="written with other rules: 'base//' was 0000000000000000 and is"):
        sandtable.from_bytes(json.dumps(plain).encode())


def test_bytes_of_another_title_are_refused_by_this_one() -> None:
    plain = json.loads(written())
    plain["title"] = "classic"
    with pytest.raises(DamagedData, match="'classic'"):
        meta("imperium").from_bytes(json.dumps(plain).encode())


# --- records ---------------------------------------------------------------------------------
@settings(max_examples=300)
@given(st.sampled_from(["title", "version", "options", "seed", "actions", "comments"]), json_values)
def test_a_record_of_the_wrong_shape_never_crashes(key: str, value: Any) -> None:
    record = Record("imperium", 3, {"seats": 3})
    record.act("reveal", comment="at once")
    plain = json.loads(record.to_json())
    plain[key] = value
    try:
        Record.from_json(json.dumps(plain))
    except SandtableError as error:
        has_a_reason(error)


@settings(max_examples=200)
@given(st.integers(0, 10**6), st.text(max_size=12))
def test_a_record_with_something_written_into_it_never_crashes(place: int, text: str) -> None:
    record = Record("imperium", 3, {"seats": 3})
    record.act("reveal", comment="at once")
    for whole, parse in ((record.to_text(), Record.from_text), (record.to_json(), Record.from_json)):
        at = place % len(whole)
        try:
            parse(whole[:at] + text + whole[at:])
        except SandtableError as error:
            has_a_reason(error)

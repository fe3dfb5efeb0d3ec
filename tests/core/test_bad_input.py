"""Bad input is refused with a specific error that names it and says what is allowed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable
from sandtable.core.errors import DamagedData, SandtableError, UnknownTitle
from sandtable.core.record import Record


def has_a_reason(error: Exception) -> None:
    assert len(str(error)) > 10


# --- options ---------------------------------------------------------------------------------
@pytest.mark.parametrize("title", ["", "chess", "Imperium", "imperium ", "dune"])
def test_an_unknown_title_is_answered_with_those_there_are(title: str) -> None:
    for call in (sandtable.meta, lambda name: sandtable.new(name, seed=1), lambda name: Record(name, 1)):
        with pytest.raises(UnknownTitle, match=f"no title '{title}'; there are .*imperium"):
            call(title)


def test_a_seed_must_be_given() -> None:
    with pytest.raises(TypeError, match="seed"):
        sandtable.new("imperium")  # type: ignore[call-arg]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=5) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=6,
)


# --- bytes -----------------------------------------------------------------------------------
@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_any_bytes_at_all_are_refused(data: bytes) -> None:
    with pytest.raises(DamagedData):
        sandtable.from_bytes(data)


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
def test_damaged_bytes_are_explained(data: bytes, says: str) -> None:
    with pytest.raises(DamagedData, match=says):
        sandtable.from_bytes(data)


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

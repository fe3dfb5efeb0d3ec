"""Bytes that are not a game are refused as damaged, with a reason and without any other error."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import sandtable
from sandtable.core.errors import DamagedData
from tests.conformance.cases import Case
from tests.conformance.every import every_case
from tests.conformance.playing import play_on, positions, walk

CHARACTERS = b'e.-9"]}[{,: \x00\xff\x80n'
# Values to put in place of any other.
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 255, 256, 4096, 10**6, -(10**9), 1 << 70, 0.0, 1.5, -2.5, 1e300, "", "0", "seat",
    "\x00", "\ud800", [], [0], [[]], [None], [-1, -1], {}, {"title": "?"}, [1] * 60,
]  # fmt: skip


def written(case: Case) -> bytes:
    """Return the bytes of a position in the middle of a game, with many pieces in play."""
    moves = sum(1 for _ in walk(case, 2)) // 3
    return play_on(case, case.new(2), Random(2), moves).to_bytes()


def has_a_reason(error: Exception) -> None:
    assert len(str(error)) > 10


def read(data: bytes, case: Case) -> None:
    """Read bytes as a state, or check that they are refused with a reason; any other error fails the test."""
    try:
        state = sandtable.from_bytes(data)
    except DamagedData as error:
        has_a_reason(error)
    else:
        assert state.title == case.title


@every_case
def test_bytes_cut_off_anywhere_are_refused(case: Case) -> None:
    data = written(case)
    for end in range(len(data)):
        with pytest.raises(DamagedData):
            sandtable.from_bytes(data[:end])


@every_case
def test_a_byte_changed_lost_or_doubled_anywhere_never_crashes(case: Case) -> None:
    """Changed bytes may also form unusual valid values, such as the number 12e45."""
    data = written(case)
    random = Random(case.id)
    for place in range(len(data)):
        read(data[:place] + bytes([random.choice(CHARACTERS)]) + data[place + 1 :], case)
        lost, doubled = data[place + 1 :], data[place : place + 1] + data[place:]
        read(data[:place] + random.choice((lost, doubled)), case)


@every_case
def test_bytes_flipped_here_and_there_never_crash(case: Case) -> None:
    random = Random(case.id)
    for state in positions(case):
        for _ in range(6):
            data = bytearray(state.to_bytes())
            for _ in range(random.randint(1, 6)):
                data[random.randrange(len(data))] ^= random.randint(1, 255)
            read(bytes(data), case)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Return every replaceable place of plain data, as (container, key)."""
    found: list[tuple[Any, Any]] = []
    if isinstance(data, dict | list):
        for key in list(data) if isinstance(data, dict) else range(len(data)):
            found.append((data, key))
            found += places(data[key])
    return found


@every_case
def test_plain_data_of_the_wrong_shape_never_crashes(case: Case) -> None:
    """Each value of a saved game in turn is replaced by a value of another type, or removed."""
    plain = json.loads(written(case))
    random = Random(case.id)
    for inside, key in places(plain):
        was = inside[key]
        inside[key] = random.choice(VALUES)
        read(json.dumps(plain).encode(), case)
        inside[key] = was
        if random.random() < 0.3:
            kept = inside.copy()
            del inside[key]
            read(json.dumps(plain).encode(), case)
            inside.clear()
            inside.update(kept) if isinstance(inside, dict) else inside.extend(kept)
    assert case.meta.from_bytes(json.dumps(plain).encode()).to_bytes() == written(case)  # everything was restored


def of_other_rules(plain: dict[str, Any]) -> dict[str, Any]:
    """Return the data as if other rules had written it, by their fingerprint or their version."""
    if "rules" in plain:
        key, fingerprint = plain["rules"]
        assert fingerprint != fingerprint[::-1]
        return {**plain, "rules": [key, fingerprint[::-1]]}
    return {**plain, "version": plain["version"] + 1}


@every_case
def test_bytes_of_another_ruleset_or_title_are_refused(case: Case) -> None:
    plain = json.loads(written(case))
    with pytest.raises(DamagedData, match=r"other rules|version"):
        sandtable.from_bytes(json.dumps(of_other_rules(plain)).encode())
    with pytest.raises(DamagedData, match="'another'"):
        case.meta.from_bytes(json.dumps({**plain, "title": "another"}).encode())

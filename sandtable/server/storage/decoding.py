"""Decode database rows value by value. Invalid values are reported by column and replaced by harmless ones.

Values may be corrupt: disks fail, people edit files. A driver that decodes rows itself would fail for a whole list
because of one bad row, so values are fetched raw.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from sandtable.server.storage.table_info import Chat

_Reader = Callable[[Any], Any]


def text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def integer(value: Any) -> int:
    if type(value) is not int:
        raise TypeError("no whole number")
    return value


def number(value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value):
        raise TypeError("no number")
    return float(value)


def boolean(value: Any) -> bool:
    """Return a stored boolean, which SQLite stores as 0 or 1; raise an error for any other value."""
    if type(value) not in (int, bool) or value not in (0, 1):
        raise TypeError("neither yes nor no")
    return bool(value)


def seed(value: Any) -> int:
    """Return a stored seed, which is text if it is too long for an integer column."""
    found = int(value, 0) if isinstance(value, str) else integer(value)
    if found < 0:
        raise ValueError("below zero")
    return found


def _data(kind: type) -> _Reader:
    def read(value: Any) -> Any:
        found = json.loads(value) if isinstance(value, str) else value  # PostgreSQL's driver has parsed it already
        if type(found) is not kind:
            raise TypeError(f"no {kind.__name__}")
        return found

    return read


def _texts(value: Any) -> list[str]:
    return [text(one) for one in _data(list)(value)]


def declines(value: Any) -> list[str]:
    """Return the stored ids of the questions that a guest declines in advance. An invalid value counts as none, so that
    the guest is asked."""
    try:
        return _texts(value)
    except (TypeError, ValueError, RecursionError):
        return []


def _or_none(read: _Reader) -> _Reader:
    return lambda value: None if value is None or value == "null" else read(value)


def _seat_numbers(value: Any) -> list[int]:
    return [integer(one) for one in _data(list)(value)]


def chat(row: Mapping[str, Any]) -> Chat | None:
    """Return the chat line in a row; `None` if it is invalid. A private line without valid recipients is shown to
    nobody."""
    try:
        seat, private = row["seat"], _or_none(_data(dict))(row["private"])
        if private is not None:
            private = {"seats": _seat_numbers(private["seats"]), "guests": _texts(private["guests"])}
        return Chat(
            integer(row["id"]), number(row["at"]), text(row["guest"]), None if seat is None else integer(seat),
            text(row["name"]), text(row["text"]), private,
        )  # fmt: skip
    except (KeyError, TypeError, ValueError, RecursionError):
        return None


# The decoder of each column of `tables`, and the substitute for an invalid value.
_COLUMNS: Final[dict[str, tuple[_Reader, Callable[[], Any]]]] = {
    "id": (text, str),
    "title": (text, str),
    "rules": (integer, int),
    "options": (_data(dict), dict),
    "seed": (seed, int),
    "begin": (_or_none(_data(dict)), lambda: None),
    "host": (text, str),
    "invite": (text, str),
    "public": (boolean, bool),
    "whispers": (boolean, bool),
    "hints": (boolean, bool),
    "state": (text, str),
    "created": (number, float),
    "updated": (number, float),
    "pace": (number, float),
    "clock": (_data(dict), lambda: {"kind": "none"}),
    "clocks": (_or_none(_data(dict)), lambda: None),
    "paused": (boolean, bool),
    "pause_asked": (_texts, list),
    "muted": (_texts, list),
    "rematch": (_or_none(text), lambda: None),
    "n": (integer, int),
    "standing": (_data(dict), dict),
    "sealed": (_data(dict), dict),
    "wake": (_or_none(number), lambda: None),
    "revision": (integer, int),
    "damaged": (_or_none(text), lambda: None),
}


def columns(row: Mapping[str, Any]) -> tuple[dict[str, Any], str]:
    """Return the decoded values of a row by column, and a message naming the invalid columns, empty if there are
    none."""
    found, wrong = {}, []
    for name, (read, instead) in _COLUMNS.items():
        try:
            found[name] = read(row[name])
        except (TypeError, ValueError, RecursionError):
            found[name] = instead()
            wrong.append(name)
    return found, f"cannot be read: {', '.join(wrong)}" if wrong else ""

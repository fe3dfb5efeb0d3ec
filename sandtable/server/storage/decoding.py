"""Reads rows of the database value by value: what cannot be read is named, and replaced by something harmless.

The database does not promise that a value is what was once written: a disk fails, somebody edits a file. A driver that
decodes by itself would fail for the whole list in which one such row stands, so everything is fetched as it is.
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


def whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError("no whole number")
    return value


def number(value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value):
        raise TypeError("no number")
    return float(value)


def yes(value: Any) -> bool:
    """SQLite has 0 and 1."""
    if type(value) not in (int, bool) or value not in (0, 1):
        raise TypeError("neither yes nor no")
    return bool(value)


def seed(value: Any) -> int:
    """Kept as text where it is too long for the numbers of a database."""
    found = int(value, 0) if isinstance(value, str) else whole(value)
    if found < 0:
        raise ValueError("below zero")
    return found


def _data(kind: type) -> _Reader:
    def read(value: Any) -> Any:
        found = json.loads(value) if isinstance(value, str) else value  # the driver of PostgreSQL has read it already
        if type(found) is not kind:
            raise TypeError(f"no {kind.__name__}")
        return found

    return read


def _texts(value: Any) -> list[str]:
    return [text(one) for one in _data(list)(value)]


def declines(value: Any) -> list[str]:
    """What a guest declines beforehand; what cannot be read is nothing: then they are asked."""
    try:
        return _texts(value)
    except (TypeError, ValueError, RecursionError):
        return []


def _or_none(read: _Reader) -> _Reader:
    return lambda value: None if value is None or value == "null" else read(value)


def _seat_numbers(value: Any) -> list[int]:
    return [whole(one) for one in _data(list)(value)]


def chat(row: Mapping[str, Any]) -> Chat | None:
    """A line of the chat; `None` if it cannot be read. What it was private to must be certain: else nobody reads it."""
    try:
        seat, private = row["seat"], _or_none(_data(dict))(row["private"])
        if private is not None:
            private = {"seats": _seat_numbers(private["seats"]), "guests": _texts(private["guests"])}
        return Chat(
            whole(row["id"]), number(row["at"]), text(row["guest"]), None if seat is None else whole(seat),
            text(row["name"]), text(row["text"]), private,
        )  # fmt: skip
    except (KeyError, TypeError, ValueError, RecursionError):
        return None


# What each column of `tables` holds, and what stands in its place where it does not.
_COLUMNS: Final[dict[str, tuple[_Reader, Callable[[], Any]]]] = {
    "id": (text, str),
    "title": (text, str),
    "rules": (whole, int),
    "options": (_data(dict), dict),
    "seed": (seed, int),
    "host": (text, str),
    "invite": (text, str),
    "public": (yes, bool),
    "whispers": (yes, bool),
    "state": (text, str),
    "created": (number, float),
    "updated": (number, float),
    "pace": (number, float),
    "clock": (_data(dict), lambda: {"kind": "none"}),
    "clocks": (_or_none(_data(dict)), lambda: None),
    "paused": (yes, bool),
    "pause_asked": (_texts, list),
    "muted": (_texts, list),
    "rematch": (_or_none(text), lambda: None),
    "n": (whole, int),
    "standing": (_data(dict), dict),
    "sealed": (_data(dict), dict),
    "wake": (_or_none(number), lambda: None),
    "revision": (whole, int),
    "damaged": (_or_none(text), lambda: None),
}


def columns(row: Mapping[str, Any]) -> tuple[dict[str, Any], str]:
    """The values, and which of them could not be read."""
    found, wrong = {}, []
    for name, (read, instead) in _COLUMNS.items():
        try:
            found[name] = read(row[name])
        except (TypeError, ValueError, RecursionError):
            found[name] = instead()
            wrong.append(name)
    return found, f"cannot be read: {', '.join(wrong)}" if wrong else ""

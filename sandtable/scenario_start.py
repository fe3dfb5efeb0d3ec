"""Positions in the text form of scenarios: the players, the title's adapter, and the game that `given` describes.

    state = position("imperium", {"seats": ["john", "abby"], "john": {"hand": ["dagger"]}})

A table and a record may begin at such a position (`sandtable.core.beginnings`). Scenarios, lessons and games that
continue from a position all read `given` in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.errors import BadOption, BadScenario, SandtableError
from sandtable.core.titles import Meta, Option, meta
from sandtable.scenario_expect import Seats

if TYPE_CHECKING:
    from sandtable.core.contract import State
    from sandtable.scenario import Adapter

_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_NOT_NAMES: Final = ("all", "to", "nobody", "expect", "players")
_SEATS: Final = "seats"


def adapter_of(title: str, beginning: Mapping[str, Any]) -> Adapter:
    """Return the title's adapter for a game with the seats and the sets of words (such as boxes) of this beginning. If
    the title cannot be played with this number of seats, use its usual number."""
    seats = beginning.get(_SEATS)
    count = len(seats) if isinstance(seats, list) else seats
    known = count if isinstance(count, int) and count in meta(title).seats else _usual_seats(meta(title))
    several: list[tuple[str, tuple[str, ...]]] = []
    for option in meta(title).options:
        if option.several and option.name in beginning:
            try:
                several.append((option.name, tuple(option.checked(title, beginning[option.name]))))
            except BadOption:
                continue  # refused when the game begins
    found: Adapter = meta(title).part("scenarios").adapter(title, known, tuple(several))
    return found


def _usual_seats(about: Meta) -> Any:
    return next(option.default for option in about.options if option.name == _SEATS)


def seats_of(title: str, adapter: Adapter, beginning: Mapping[str, Any], where: str) -> Seats:
    """Return the seats that a beginning declares by their number or their names: `seats: 3` or `seats: [john, abby,
    ned]`."""
    of_title = meta(title)
    given = beginning.get(_SEATS, _usual_seats(of_title))
    if isinstance(given, list):
        for name in given:
            if not isinstance(name, str) or not _NAME.fullmatch(name) or given.count(name) > 1:
                raise BadScenario(f"{where}: different names are wanted, not {name!r}")
            automated = adapter.automated(len(given))
            if name in _NOT_NAMES or name in adapter.table_fields or name in automated:
                raise BadScenario(f"{where}: {name!r} means something else here; take another name")
        names = given
    else:
        names = [str(seat) for seat in range(given)] if isinstance(given, int) else []
    if len(names) not in of_title.seats or isinstance(given, bool):
        wanted = " or ".join(str(n) for n in of_title.seats)
        raise BadScenario(f"{where}: {wanted} seats are wanted, as a number or as a list of names, not {given!r}")
    return Seats(names, adapter.automated(len(names)))


def position(title: str, given: Mapping[str, Any]) -> State:
    """Return the game that a position describes, at its first question. Raise `BadScenario` if the position is not
    possible."""
    try:
        adapter = adapter_of(title, given)
        seats = seats_of(title, adapter, given, f"given.{_SEATS}")
        return adapter.build({**given, _SEATS: seats.count}, seats)
    except BadScenario:
        raise
    except SandtableError as wrong:
        raise BadScenario(f"given: {wrong}") from wrong
    except Exception as wrong:  # data of any form may come from elsewhere, and the adapter reads all of it
        raise BadScenario(f"given: this is no position: {type(wrong).__name__}: {wrong!s:.200}") from wrong


def options_of(title: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a game at this position: its seats, and every option that the position sets."""
    seats = seats_of(title, adapter_of(title, given), given, f"given.{_SEATS}").count
    chosen = {option.name: _value(option, given[option.name]) for option in meta(title).options if _set(option, given)}
    try:
        return meta(title).check({**chosen, _SEATS: seats})
    except BadOption as wrong:
        raise BadScenario(f"given: {wrong}") from wrong


def _set(option: Option, given: Mapping[str, Any]) -> bool:
    """Tell whether the position sets the value of this option. An option that takes a list of players or Leaders is
    never set: under its name the position describes these players instead."""
    return option.name != _SEATS and option.of_position() and option.name in given


def _value(option: Option, value: Any) -> Any:
    """Return the value that a position gives an option. A yes/no option is also on if the position describes its part
    of the game."""
    return value is not False if option.choices == (False, True) else value

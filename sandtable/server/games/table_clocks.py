"""Read a table's clocks from its stored data, and hide from others that a seat's time has run out."""

from __future__ import annotations

from dataclasses import replace

from sandtable.server.games.clocks import NO_CLOCK, Clocks
from sandtable.server.storage.table_info import BY_CLOCK, Seat, TableInfo


def clocks_of(info: TableInfo) -> Clocks:
    clocks = Clocks(info.clock, len(info.seats))
    clocks.restore(info.clocks)
    return clocks


def has_clock(info: TableInfo) -> bool:
    return bool(info.clock["kind"] != NO_CLOCK)


def next_over(info: TableInfo) -> tuple[float, int] | None:
    """Return the time at which the first running clock reaches zero, and its seat; None if no clock will."""
    return clocks_of(info).next_over if has_clock(info) else None


def is_hidden(info: TableInfo, clocks: Clocks, number: int) -> bool:
    """Return whether others must not see that a bot plays this seat: its time ran out during a simultaneous decision,
    and the bot would reveal that the seat had not answered."""
    return info.seats[number].stand_in == BY_CLOCK and clocks.hidden(number)


def seen_by_others(info: TableInfo, clocks: Clocks, number: int) -> Seat:
    seat = info.seats[number]
    return replace(seat, stand_in=None, bot=None) if is_hidden(info, clocks, number) else seat

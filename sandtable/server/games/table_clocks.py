"""The clocks of a table from its stored data, and what others may see of a seat whose time has run out."""

from __future__ import annotations

from dataclasses import replace

from sandtable.server.games.clocks import Clocks
from sandtable.server.storage.table_info import BY_CLOCK, Seat, TableInfo


def clocks_of(info: TableInfo) -> Clocks:
    clocks = Clocks(info.clock, len(info.seats))
    clocks.restore(info.clocks)
    return clocks


def is_hidden(info: TableInfo, clocks: Clocks, number: int) -> bool:
    """Whether others must not see that a bot plays this seat: its time was over while several decide at once, and had
    it answered before, there would be no bot."""
    return info.seats[number].stand_in == BY_CLOCK and clocks.hidden(number)


def seen_by_others(info: TableInfo, clocks: Clocks, number: int) -> Seat:
    seat = info.seats[number]
    return replace(seat, stand_in=None, bot=None) if is_hidden(info, clocks, number) else seat

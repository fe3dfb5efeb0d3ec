"""The clocks of a table from its stored data, and what others may see of a seat whose time has run out."""

from __future__ import annotations

from dataclasses import replace

from sandtable.server.games.clocks import Clocks
from sandtable.server.storage.table_info import BY_CLOCK, Facts, Seat


def clocks_of(facts: Facts) -> Clocks:
    clocks = Clocks(facts.clock, len(facts.seats))
    clocks.restore(facts.clocks)
    return clocks


def is_hidden(facts: Facts, clocks: Clocks, number: int) -> bool:
    """Whether others must not see that a bot plays this seat: its time was over while several decide at once, and had
    it answered before, there would be no bot."""
    return facts.seats[number].stand_in == BY_CLOCK and clocks.hidden(number)


def seen_by_others(facts: Facts, clocks: Clocks, number: int) -> Seat:
    seat = facts.seats[number]
    return replace(seat, stand_in=None, bot=None) if is_hidden(facts, clocks, number) else seat

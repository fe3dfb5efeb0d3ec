"""`Event`: something that happened in a game, as data for the log, animations and statistics.

Most events concern one piece. An event with several pieces, or with amounts that are not public (a battle, a hidden
payment), lists them as `items`. Events cost nothing until `state.listen()` is called.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

EVERYONE: Final = -1

# A piece (0 for none), an amount of it, and the seats that may know of it, as bits, or EVERYONE.
Item = tuple[int, int, int]


class Event:
    """An event: its type `kind`, the seat it happened to, its amount, the piece `thing` it is about, and the piece
    `cause` that caused it.

    `eyes` is a bit set of the seats that may know `thing`, or EVERYONE. `number` is the number of the action that
    caused the event, and `rule` is the rule it follows from. `amount` is public. Each of the `items` has its own
    `eyes`: a seat receives the items it may know and no trace of the others.
    """

    __slots__ = ("kind", "seat", "amount", "thing", "cause", "eyes", "number", "rule", "items")

    def __init__(
        self,
        kind: str,
        seat: int,
        amount: int,
        thing: int,
        cause: int,
        eyes: int,
        number: int,
        rule: str,
        items: tuple[Item, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.thing = thing
        self.cause = cause
        self.eyes = eyes
        self.number = number
        self.rule = rule
        self.items = items

    def seen_by(self, seat: int) -> Event:
        """Return the event as this seat may know it; -1 is a spectator."""
        if seat < 0:
            return self._cut(0)
        return self._cut(1 << seat)

    def seen_by_all_of(self, seats: Iterable[int]) -> Event:
        """Return the event as a person who plays all of these seats may know it."""
        bits = 0
        for seat in seats:
            bits |= 1 << seat
        return self._cut(bits)

    def _cut(self, bits: int) -> Event:
        known = self.eyes == EVERYONE or (self.eyes & bits) != 0
        if known and not self.items:
            return self
        thing = self.thing if known else 0
        items = tuple([item for item in self.items if item[2] == EVERYONE or item[2] & bits])
        return Event(self.kind, self.seat, self.amount, thing, self.cause, self.eyes, self.number, self.rule, items)

    def __repr__(self) -> str:
        items = f", items={list(self.items)}" if self.items else ""
        return (
            f"Event({self.kind}, seat={self.seat}, amount={self.amount}, thing={self.thing}, cause={self.cause}{items})"
        )

"""What happened, as data: for the log, the animation and the statistics.

Nobody pays for events until somebody listens (`state.listen()`).
"""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1


class Event:
    """`kind` happened to `seat`: `amount` of it, about the piece `thing`, caused by the piece `cause`.

    `eyes` are the seats that may know which piece it was, as bits, or EVERYONE. `number` is the
    number of the action during which it happened; `rule` the rule behind it.
    """

    __slots__ = ("kind", "seat", "amount", "thing", "cause", "eyes", "number", "rule")

    def __init__(
        self, kind: str, seat: int, amount: int, thing: int, cause: int, eyes: int, number: int, rule: str
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.thing = thing
        self.cause = cause
        self.eyes = eyes
        self.number = number
        self.rule = rule

    def seen_by(self, seat: int) -> Event:
        """The same event as this seat may know it."""
        if self.eyes == EVERYONE or (seat >= 0 and (self.eyes >> seat) & 1):
            return self
        return Event(self.kind, self.seat, self.amount, 0, self.cause, self.eyes, self.number, self.rule)

    def __repr__(self) -> str:
        return f"Event({self.kind}, seat={self.seat}, amount={self.amount}, thing={self.thing}, cause={self.cause})"

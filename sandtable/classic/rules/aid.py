"""Spice that allies let each other use for bids and shipments (CLA-13.10).

Each ally is asked for its amount once, and can change it at any time (R-CLA-48). A pledge is the amount of a seat's
spice that its ally may use in a phase. `support` is the unused rest of a pledge; it is refilled when the next bidding
or shipment begins.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.phases import BIDDING, SHIPMENT_MOVEMENT
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.question import Question, declare
from sandtable.classic.rules.state import NOBODY, UNASKED, Frame, State
from sandtable.classic.rules.words import FACTION, HELP, NUMBER, NUMBERS

USUAL: Final = 20  # a seat may pledge this much beforehand, even if it owns less
_SPENDING: Final = (frames.ASK_PAY, frames.ASK_SHIP)  # questions whose further answers rely on the help


def begin(s: State) -> None:
    """Refill each ally's support up to its pledge when bidding or shipment begins, and ask the allies who have not
    pledged yet."""
    s.renew = 0
    for seat in range(s.seats):
        if s.ally[seat] != NOBODY:
            s.support[seat] = max(0, s.pledges[seat])
            if s.pledges[seat] != UNASKED:
                s.renew |= 1 << seat
    s.push(frames.ASK_SUPPORT)


def end(s: State) -> None:
    """Set the support of all allies to 0 when the phase ends; pledges stay."""
    s.support = [0] * s.seats
    s.renew = 0


def forget(s: State, seat: int) -> None:
    """Drop the pledge of a seat whose alliance has ended or has just begun."""
    s.pledges[seat] = UNASKED
    s.support[seat] = 0
    s.renew &= ~(1 << seat)


class Support(Question):
    """Ask how much of its spice a seat's ally may use in a phase (CLA-13.10), once in each alliance."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_SUPPORT, "support", "CLA-13.10", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if s.ally[seat] != NOBODY and s.pledges[seat] == UNASKED]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NUMBER + n for n in range(min(max(purse(s, seat), USUAL), NUMBERS - 1) + 1)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        for seat in range(s.seats):
            if given[seat]:
                pledge(s, seat, given[seat][0] - NUMBER)


def pledge(s: State, seat: int, amount: int) -> None:
    """Let the ally use this much spice, from now on and in every later phase."""
    s.pledges[seat] = amount
    s.renew &= ~(1 << seat)
    if s.phase in (BIDDING, SHIPMENT_MOVEMENT):
        s.support[seat] = amount
    eyes = 1 << seat | 1 << s.ally[seat]
    word = FACTION + s.factions[s.ally[seat]]
    s.tell("support", seat, 0, word, items=((word, amount, eyes),))


def least(s: State, seat: int) -> int:
    """Return the lowest amount to which this seat can reduce its pledge: the part that its ally has bid, shipped or
    begun to pay with."""
    ally = s.ally[seat]
    if s.support[seat] == 0:
        return 0
    begun = s.stack[-1][0] in _SPENDING and s.asked == [ally] and len(s.answers[ally]) > 0
    if begun or s.ship or any(frame[0] == frames.BID_KARAMA for frame in s.stack):
        return s.support[seat]
    if s.bid and s.bidder == ally:
        return min(max(0, s.bid - purse(s, ally)), s.support[seat])
    return 0


def options(s: State, seat: int) -> list[int]:
    """Return the free words with which a seat sets how much of its spice its ally may use."""
    if s.ally[seat] == NOBODY or (s.stack[-1][0] == frames.ASK_SUPPORT and seat in s.asked):
        return []
    return [HELP + n for n in range(least(s, seat), NUMBERS)]


declare(Support())

"""An ally's help with bids and shipments (CLA-13.10): asked for once, remembered, changed at any time (R-CLA-48).

A pledge is how much of a seat's spice its ally may use in a phase. What is left of it is `support`; it is full again
when the next bidding or shipment begins.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.phases import BIDDING, SHIPMENT_MOVEMENT
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.question import Question, declare
from sandtable.classic.rules.state import NOBODY, UNASKED, Frame, State
from sandtable.classic.rules.words import FACTION, HELP, NUMBER, NUMBERS

USUAL: Final = 20  # so much can be pledged beforehand, whatever one owns


def begin(s: State) -> None:
    """Fill up what allies may use, at the beginning of bidding and of shipment; ask those who never said."""
    s.renew = 0
    for seat in range(s.seats):
        if s.ally[seat] != NOBODY:
            s.support[seat] = max(0, s.pledges[seat])
            if s.pledges[seat] != UNASKED:
                s.renew |= 1 << seat
    s.push(frames.ASK_SUPPORT)


def end(s: State) -> None:
    """The phase is over in which an ally helps."""
    s.support = [0] * s.seats
    s.renew = 0


def forget(s: State, seat: int) -> None:
    """The alliance of a seat is over, or new: nothing is pledged in it."""
    s.pledges[seat] = UNASKED
    s.support[seat] = 0
    s.renew &= ~(1 << seat)


class Support(Question):
    """How much of one's spice may one's ally use in a phase? (CLA-13.10) Asked once in an alliance."""

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
    """The ally may use so much, from now on and in every phase to come."""
    s.pledges[seat] = amount
    s.renew &= ~(1 << seat)
    if s.phase in (BIDDING, SHIPMENT_MOVEMENT):
        s.support[seat] = amount
    eyes = 1 << seat | 1 << s.ally[seat]
    word = FACTION + s.factions[s.ally[seat]]
    s.tell("support", seat, 0, word, items=((word, amount, eyes),))


def least(s: State, seat: int) -> int:
    """Return how far help can be lowered: not below what the ally has bid, shipped or begun to pay with."""
    ally = s.ally[seat]
    if s.support[seat] == 0:
        return 0
    begun = s.asked == [ally] and len(s.answers[ally]) > 0
    if begun or s.ship or any(frame[0] == frames.BID_KARAMA for frame in s.stack):
        return s.support[seat]
    if s.bid and s.bidder == ally:
        return min(max(0, s.bid - purse(s, ally)), s.support[seat])
    return 0


def options(s: State, seat: int) -> list[int]:
    """Return the free words with which a seat says how much it helps."""
    if s.ally[seat] == NOBODY or (s.stack[-1][0] == frames.ASK_SUPPORT and seat in s.asked):
        return []
    return [HELP + n for n in range(least(s, seat), NUMBERS)]


declare(Support())

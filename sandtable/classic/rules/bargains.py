"""Deals in the state: offers being written, open offers and agreements (CLA-15).

`State.deals` is a flat list with `WIDTH` numbers for each deal. The ID of a deal is the number of the action that made
the offer; the record keeps the terms in words with that action. The sums are in the order of `SUMS`: the amounts that
the maker gives now and at the Mentat Pause, then the amounts that it wants now and at the Mentat Pause.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.rules import frames
from sandtable.classic.rules.state import NOBODY, State
from sandtable.core.events import EVERYONE

ID: Final = 0
MAKER: Final = 1  # the seat that makes the offer
OTHER: Final = 2
GIVES: Final = 3  # paid now
GIVES_LATER: Final = 4
WANTS: Final = 5
WANTS_LATER: Final = 6
STATUS: Final = 7
EYES: Final = 8  # the seats that may know of it, as bits, or EVERYONE
TERMS: Final = 9  # 1 if it has terms in words
CALLED: Final = 10  # the sides that want to call it off, as bits: 1 the maker, 2 the other
WIDTH: Final = 11
SUMS: Final = 4

# While an offer is being written, its status is the number of sums already given.
OFFERED: Final = 5
AGREED: Final = 6  # not yet in force: a question is open, or a seat is about to pay for something
MADE: Final = 7

STATUSES: Final = ("offered", "agreed", "made")

KEPT: Final = 6  # two players keep this many deals in words alone; older ones are only in the log

# Steps that take spice which was committed earlier.
_PAYING: Final = (
    frames.BID_KARAMA, frames.BID_EMPEROR, frames.REVIVE_PAID, frames.REVIVE_EMPEROR, frames.REVIVE_GHOLA,
    frames.GIFT_GIVEN, frames.EARLY_OFFERED,
)  # fmt: skip


def all_deals(s: State) -> list[list[int]]:
    """Return every deal as a separate list of `WIDTH` numbers; changing such a list does not change the state."""
    return [s.deals[at : at + WIDTH] for at in range(0, len(s.deals), WIDTH)]


def offer_at(s: State, maker: int, other: int) -> int:
    """Return the position in `State.deals` of the open offer that `maker` made to `other`, or -1."""
    deals = s.deals
    for at in range(0, len(deals), WIDTH):
        if deals[at + MAKER] == maker and deals[at + OTHER] == other and deals[at + STATUS] == OFFERED:
            return at
    return -1


def draft_at(s: State, seat: int) -> int:
    """Return the position in `State.deals` of the offer that a seat is writing, or -1."""
    deals = s.deals
    for at in range(0, len(deals), WIDTH):
        if deals[at + MAKER] == seat and deals[at + STATUS] < OFFERED:
            return at
    return -1


def made_between(s: State, one: int, other: int) -> list[int]:
    """Return the positions in `State.deals` of the deals in force between two seats."""
    deals = s.deals
    found: list[int] = []
    for at in range(0, len(deals), WIDTH):
        if deals[at + STATUS] == MADE and deals[at + MAKER] in (one, other) and deals[at + OTHER] in (one, other):
            found.append(at)
    return found


def promised(s: State) -> list[tuple[int, int, int]]:
    """Return the payments promised for the Mentat Pause, as (giving seat, receiving seat, amount)."""
    found: list[tuple[int, int, int]] = []
    for deal in all_deals(s):
        if deal[STATUS] == MADE:
            if deal[GIVES_LATER]:
                found.append((deal[MAKER], deal[OTHER], deal[GIVES_LATER]))
            if deal[WANTS_LATER]:
                found.append((deal[OTHER], deal[MAKER], deal[WANTS_LATER]))
    return found


def locked(s: State, seat: int) -> int:
    """Return how much of a seat's spice it has promised to others, and so cannot spend (CLA-15.1, R-CLA-47)."""
    deals = s.deals
    total = 0
    for at in range(0, len(deals), WIDTH):
        if deals[at + STATUS] == MADE:
            if deals[at + MAKER] == seat:
                total += deals[at + GIVES_LATER]
            elif deals[at + OTHER] == seat:
                total += deals[at + WANTS_LATER]
    return total


def purse(s: State, seat: int) -> int:
    """Return how much of its own spice a seat can spend: all of it except the promised part."""
    return s.spice[seat] - locked(s, seat) if s.deals else s.spice[seat]


def spare(s: State, seat: int) -> int:
    """Return how much spice a seat can give away in a deal, excluding spice needed for the highest bid (CLA-7.5)."""
    left = purse(s, seat)
    if s.bid and s.bidder != NOBODY:
        if seat == s.bidder:
            left -= s.bid
        elif s.ally[seat] == s.bidder:
            left -= max(0, s.bid - purse(s, s.bidder))
    return max(0, left)


def calm(s: State) -> bool:
    """Tell whether spice can change hands now: not while a seat is about to pay for something it has chosen."""
    if s.ship or (s.battle and (s.shown or s.plans[0] or s.plans[1])):
        return False
    return all(frame[0] not in _PAYING for frame in s.stack)


def can_pay(s: State, deal: list[int]) -> bool:
    """Tell whether both sides of a deal can spare the spice that they would give, now and at the Mentat Pause."""
    gives = deal[GIVES] + deal[GIVES_LATER]
    wants = deal[WANTS] + deal[WANTS_LATER]
    return gives <= spare(s, deal[MAKER]) and wants <= spare(s, deal[OTHER])


def may_know(deal: list[int], seat: int) -> bool:
    """Tell whether this seat (NOBODY for a spectator) may know of a deal."""
    return deal[EYES] == EVERYONE or (seat != NOBODY and (deal[EYES] >> seat) & 1 == 1)

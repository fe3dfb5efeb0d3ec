"""Which table a bot thinks for next: fair between guests, however many tables they have; people come first.

Cookies are free, so guests who play from one address are one among others, and share out what that has between them.
A place is a worker. Of those who wait, the one goes first whose address has the fewest at work, then whose address was
served longest ago; within an address it is the same between guests. Tables that somebody only watches count as if their
address had one more at work, tables that nobody looks at come after all others; those who have waited long come like
everybody else, so that nobody waits for ever. Tables of bots alone never take the last place.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final

PLAYED: Final = 0  # somebody sits there and is present
WATCHED: Final = 1  # somebody looks on
UNSEEN: Final = 2  # nobody is there

LONG: Final = {PLAYED: 0.0, WATCHED: 2.0, UNSEEN: 10.0}  # seconds of waiting after which all are alike
BEHIND: Final = {PLAYED: 0, WATCHED: 1, UNSEEN: 1_000}  # as if so many more were at work
LEAST_SHARE: Final = 1 / 8  # of its budget a bot has always
ROUNDS: Final = 2.0  # budgets that a guest's last table may wait for before all of them get less


@dataclass(frozen=True)
class Asker:
    """A table that wants to be thought for: whose it is, whether bots play alone, who is there just now, and the
    address they play from, where that is known to be theirs."""

    guest: str
    alone: bool = False
    rank: Callable[[], int] = lambda: PLAYED
    address: str = ""

    @property
    def household(self) -> str:
        return self.address or self.guest


@dataclass(eq=False)
class Ticket:
    asker: Asker
    since: float
    order: int
    granted: asyncio.Future[None]
    share: float = 1.0  # of the budget, once granted …
    busy: bool = False  # … and whether it is less because others want the same


@dataclass
class Queue:
    """`places` that may be taken at once. Each that was granted is given back with `done`."""

    places: int
    clock: Callable[[], float] = time.monotonic
    waiting: list[Ticket] = field(default_factory=list)
    running: list[Ticket] = field(default_factory=list)
    _served: dict[str, int] = field(default_factory=dict)  # when guests and households were last, of those about
    _numbers: count[int] = field(default_factory=count)

    async def place(self, asker: Asker, patience: float) -> Ticket:
        """Wait for a place; `TimeoutError` if none comes in time."""
        ticket = Ticket(asker, self.clock(), next(self._numbers), asyncio.get_running_loop().create_future())
        self.waiting.append(ticket)
        self._grant()
        try:
            async with asyncio.timeout(patience):
                await ticket.granted
        except BaseException:
            if ticket in self.running:  # it came at this very moment
                self.done(ticket)
            else:
                self.waiting.remove(ticket)
                self._forget(ticket)
            raise
        return ticket

    def done(self, ticket: Ticket) -> None:
        self.running.remove(ticket)
        self._forget(ticket)
        self._grant()

    def _forget(self, ticket: Ticket) -> None:
        about = [other.asker for other in self.waiting + self.running]
        if not any(asker.guest == ticket.asker.guest for asker in about):
            self._served.pop(ticket.asker.guest, None)
        if not any(asker.household == ticket.asker.household for asker in about):
            self._served.pop(ticket.asker.household, None)

    def _grant(self) -> None:
        while len(self.running) < self.places:
            ticket = self._next()
            if ticket is None:
                return
            self.waiting.remove(ticket)
            ticket.share = self._share(ticket)
            ticket.busy = ticket.share < 1.0
            if ticket.asker.alone and self.places == 1:
                ticket.share = LEAST_SHARE  # else it would hold the last place for long
            self.running.append(ticket)
            self._served[ticket.asker.guest] = self._served[ticket.asker.household] = next(self._numbers)
            ticket.granted.set_result(None)

    def _next(self) -> Ticket | None:
        alone = sum(1 for ticket in self.running if ticket.asker.alone)
        full = alone >= max(1, self.places - 1)
        open_to = [ticket for ticket in self.waiting if not ticket.granted.done() and not (ticket.asker.alone and full)]
        return min(open_to, key=self._key, default=None)

    def _key(self, ticket: Ticket) -> tuple[int, ...]:
        asker = ticket.asker
        rank = asker.rank()
        behind = BEHIND[rank] if self.clock() - ticket.since < LONG[rank] else 0
        of_household = sum(1 for other in self.running if other.asker.household == asker.household)
        of_guest = sum(1 for other in self.running if other.asker.guest == asker.guest)
        served = self._served
        return (
            of_household + behind, served.get(asker.household, -1),
            of_guest + behind, served.get(asker.guest, -1), ticket.order,
        )  # fmt: skip

    def _share(self, ticket: Ticket) -> float:
        """How much of its budget a bot gets: halved as often as it takes for this household's last table to wait for
        `ROUNDS` budgets at most, with as many others wanting the same places."""
        mine = 1
        households = {ticket.asker.household}
        for other in self.waiting + self.running:
            if other is not ticket and other.asker.household == ticket.asker.household:
                mine += 1
            elif other.asker.rank() != UNSEEN:
                households.add(other.asker.household)
        load = mine * len(households) / self.places
        share = 1.0
        while share > LEAST_SHARE and load * share > ROUNDS:
            share /= 2
        return share

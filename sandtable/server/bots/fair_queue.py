"""Decide which table gets the next bot worker: fair between clients, with people before bots.

A slot is a worker. Guests at one address count as one client, because cookies are free. The next slot goes to the
client with the fewest running jobs, then to the one served longest ago; the same rule applies between the guests of a
client. A table with only spectators counts as if its client had one more job running; a table without visitors comes
last. After waiting long enough, all tables count alike, so that nobody starves. Tables with only bots never take the
last slot.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final

PLAYED: Final = 0  # a player is present
WATCHED: Final = 1  # only spectators are present
UNSEEN: Final = 2  # nobody is present

LONG: Final = {PLAYED: 0.0, WATCHED: 2.0, UNSEEN: 10.0}  # seconds of waiting after which all ranks count alike
BEHIND: Final = {PLAYED: 0, WATCHED: 1, UNSEEN: 1_000}  # counted as if this many more jobs were running
LEAST_SHARE: Final = 1 / 8  # share of its budget that a bot always gets
ROUNDS: Final = 2.0  # budgets that a client's last table may wait before all its bots get less


@dataclass(frozen=True)
class Requester:
    """A table that needs a bot's move: its owner, whether only bots play, who is present, and the players' address if
    it is certain to be theirs."""

    guest: str
    alone: bool = False
    rank: Callable[[], int] = lambda: PLAYED
    address: str = ""

    @property
    def client(self) -> str:
        return self.address or self.guest


@dataclass(eq=False)
class Ticket:
    requester: Requester
    since: float
    order: int
    granted: asyncio.Future[None]
    share: float = 1.0  # of the budget, once granted
    busy: bool = False  # whether the share was cut because of load


@dataclass
class Queue:
    """A queue for `slots` workers. Every slot granted by `acquire` is given back with `release`."""

    slots: int
    clock: Callable[[], float] = time.monotonic
    waiting: list[Ticket] = field(default_factory=list)
    running: list[Ticket] = field(default_factory=list)
    _served: dict[str, int] = field(default_factory=dict)  # when guests and clients with jobs were last served
    _numbers: count[int] = field(default_factory=count)

    async def acquire(self, requester: Requester, patience: float) -> Ticket:
        """Wait for a slot; raise `TimeoutError` if none becomes free in time."""
        ticket = Ticket(requester, self.clock(), next(self._numbers), asyncio.get_running_loop().create_future())
        self.waiting.append(ticket)
        self._grant()
        try:
            async with asyncio.timeout(patience):
                await ticket.granted
        except BaseException:
            if ticket in self.running:  # granted at this very moment
                self.release(ticket)
            else:
                self.waiting.remove(ticket)
                self._forget(ticket)
            raise
        return ticket

    def release(self, ticket: Ticket) -> None:
        self.running.remove(ticket)
        self._forget(ticket)
        self._grant()

    def _forget(self, ticket: Ticket) -> None:
        about = [other.requester for other in self.waiting + self.running]
        if not any(requester.guest == ticket.requester.guest for requester in about):
            self._served.pop(ticket.requester.guest, None)
        if not any(requester.client == ticket.requester.client for requester in about):
            self._served.pop(ticket.requester.client, None)

    def _grant(self) -> None:
        while len(self.running) < self.slots:
            ticket = self._next()
            if ticket is None:
                return
            self.waiting.remove(ticket)
            ticket.share = self._share(ticket)
            ticket.busy = ticket.share < 1.0
            if ticket.requester.alone and self.slots == 1:
                ticket.share = LEAST_SHARE  # it must not hold the only slot for long
            self.running.append(ticket)
            self._served[ticket.requester.guest] = self._served[ticket.requester.client] = next(self._numbers)
            ticket.granted.set_result(None)

    def _next(self) -> Ticket | None:
        alone = sum(1 for ticket in self.running if ticket.requester.alone)
        full = alone >= max(1, self.slots - 1)
        open_to = [
            ticket for ticket in self.waiting if not ticket.granted.done() and not (ticket.requester.alone and full)
        ]
        return min(open_to, key=self._key, default=None)

    def _key(self, ticket: Ticket) -> tuple[int, ...]:
        requester = ticket.requester
        rank = requester.rank()
        behind = BEHIND[rank] if self.clock() - ticket.since < LONG[rank] else 0
        of_client = sum(1 for other in self.running if other.requester.client == requester.client)
        of_guest = sum(1 for other in self.running if other.requester.guest == requester.guest)
        served = self._served
        return (
            of_client + behind, served.get(requester.client, -1),
            of_guest + behind, served.get(requester.guest, -1), ticket.order,
        )  # fmt: skip

    def _share(self, ticket: Ticket) -> float:
        """Return the share of its budget a bot gets: halved until this client's last table waits for at most `ROUNDS`
        budgets, given how many others compete for the slots."""
        mine = 1
        clients = {ticket.requester.client}
        for other in self.waiting + self.running:
            if other is not ticket and other.requester.client == ticket.requester.client:
                mine += 1
            elif other.requester.rank() != UNSEEN:
                clients.add(other.requester.client)
        load = mine * len(clients) / self.slots
        share = 1.0
        while share > LEAST_SHARE and load * share > ROUNDS:
            share /= 2
        return share

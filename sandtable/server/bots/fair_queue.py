"""Decide which table gets the next bot worker: fair between clients, with people before bots.

A slot is a worker, and a ticket is a table's request for one. Guests at one address count as one client, because
cookies are free. The next slot goes to the client with the fewest running jobs, and among these to the one with the
lowest turn; the same rule applies between the guests of a client. A turn is a number: each job given to a client raises
its next turn by one, and a client that returns after a while gets the turn of those being served, so that it gains
nothing from the time it was away. So clients that keep asking get equal shares, however many tables each of them has.

A table with only spectators counts as if its client had one more job running; a table without visitors comes last.
After waiting long enough, all tables count alike, so that nobody starves. Tables with only bots never take the last
slot.

Under overload a thousand tickets wait, and the queue runs in the event loop. So granting a slot looks only at the
clients with running jobs, of which there are no more than slots, and at the top of a heap.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Generic, TypeVar

PLAYED: Final = 0  # a player is present
WATCHED: Final = 1  # only spectators are present
UNSEEN: Final = 2  # nobody is present

LONG: Final = {PLAYED: 0.0, WATCHED: 2.0, UNSEEN: 10.0}  # seconds of waiting after which all ranks count alike
BEHIND: Final = {PLAYED: 0, WATCHED: 1, UNSEEN: 1_000}  # counted as if this many more jobs were running
LEAST_SHARE: Final = 1 / 8  # share of its budget that a bot always gets
ROUNDS: Final = 2.0  # budgets that a client's last table may wait before all its bots get less
RANKED_AGAIN: Final = 4  # waiting tickets whose rank is checked again with every grant

Jobs = TypeVar("Jobs")


@dataclass(frozen=True)
class Requester:
    """A table that needs a bot's move. `guest` owns the table, `alone` tells whether only bots play there, `rank`
    returns its priority by who is present, and `address` is the players' address, empty unless it is certain to be
    theirs."""

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
    rank: int = PLAYED  # as last looked at; PLAYED once it has waited long enough
    share: float = 1.0  # of the budget, once granted
    busy: bool = False  # whether the share was cut because of load

    @property
    def lane(self) -> tuple[int, bool]:
        return self.rank, self.requester.alone


class Turns:
    """The turns of parties, which are clients or the guests of one client: the number at which each party's turn is
    due, and how many of its jobs are running."""

    def __init__(self) -> None:
        self.running: Counter[str] = Counter()
        self._due: dict[str, int] = {}
        self._now = 0  # the turn of the party served last
        self._jobs: Counter[str] = Counter()  # waiting and running
        self._left: list[tuple[int, str]] = []  # parties without jobs, by when their turn would be due

    def __len__(self) -> int:
        return len(self._due)

    def due(self, party: str) -> int:
        return self._due[party]

    def add(self, party: str) -> None:
        """Count one more job (waiting or running) of a party. A party without other jobs gets the present turn, unless
        its own turn is due later."""
        if not self._jobs[party]:
            self._due[party] = max(self._due.get(party, 0), self._now)
        self._jobs[party] += 1

    def begin(self, party: str) -> None:
        self.running[party] += 1
        self._now = max(self._now, self._due[party])
        self._due[party] += 1

    def end(self, party: str) -> None:
        """Note that a running job of a party has ended."""
        self.running[party] -= 1
        if not self.running[party]:
            del self.running[party]
        self.remove(party)

    def remove(self, party: str) -> None:
        """Count one job of a party less. A party without jobs is forgotten once the present turn has reached its
        own."""
        self._jobs[party] -= 1
        if not self._jobs[party]:
            del self._jobs[party]
            heapq.heappush(self._left, (self._due[party], party))
        if not self._jobs:
            self._due.clear()
            self._left.clear()
            self._now = 0
        while self._left and self._left[0][0] <= self._now:
            _, gone = heapq.heappop(self._left)
            if not self._jobs[gone] and self._due.get(gone, self._now + 1) <= self._now:
                del self._due[gone]


class Lane(Generic[Jobs]):
    """The parties that wait, each with its jobs, in the order in which they are served."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._numbers = count()
        self.jobs: dict[str, Jobs] = {}
        self._order: dict[str, int] = {}  # among parties with the same turn, who came first
        self._heap: list[tuple[int, int, str]] = []  # parties without running jobs; outdated entries are skipped

    def put(self, party: str, jobs: Jobs) -> None:
        self.jobs[party] = jobs
        self._order[party] = next(self._numbers)
        self.moved(party)

    def drop(self, party: str) -> None:
        del self.jobs[party], self._order[party]

    def moved(self, party: str) -> None:
        """Update the place of a party whose turn has changed or whose last running job has ended."""
        if party in self.jobs and party not in self._turns.running:
            heapq.heappush(self._heap, (self._turns.due(party), self._order[party], party))

    def first(self) -> tuple[int, int, int, str] | None:
        """Return, for the party to serve next: how many jobs it has running, its turn, its number and its name; None if
        no party waits."""
        turns, heap = self._turns, self._heap
        while heap:
            due, order, party = heap[0]
            if self._order.get(party) == order and party not in turns.running and turns.due(party) == due:
                break
            heapq.heappop(heap)
        found = [(0, *heap[0])] if heap else []
        for party, jobs in turns.running.items():
            if party in self.jobs:
                found.append((jobs, turns.due(party), self._order[party], party))
        return min(found, default=None)


Tickets = OrderedDict[Ticket, None]


@dataclass
class Client:
    """A client's waiting tickets by lane, and the turns of its guests."""

    turns: Turns = field(default_factory=Turns)
    lanes: dict[tuple[int, bool], Lane[Tickets]] = field(default_factory=dict)

    def put(self, ticket: Ticket) -> bool:
        """Add a ticket to its lane; return whether it is the only one there."""
        lane = self.lanes.setdefault(ticket.lane, Lane(self.turns))
        guest = ticket.requester.guest
        if guest in lane.jobs:
            lane.jobs[guest][ticket] = None
        else:
            lane.put(guest, OrderedDict([(ticket, None)]))
        return len(lane.jobs) == 1 and len(lane.jobs[guest]) == 1

    def take(self, ticket: Ticket) -> bool:
        """Remove a ticket from its lane; return whether the lane is empty now."""
        lane, guest = self.lanes[ticket.lane], ticket.requester.guest
        del lane.jobs[guest][ticket]
        if not lane.jobs[guest]:
            lane.drop(guest)
        return not lane.jobs

    def moved(self, guest: str) -> None:
        for lane in self.lanes.values():
            lane.moved(guest)

    def first(self, key: tuple[int, bool]) -> Ticket:
        lane = self.lanes[key]
        found = lane.first()
        assert found is not None
        return next(iter(lane.jobs[found[3]]))


@dataclass
class Queue:
    """A queue for `slots` workers. Each slot that `acquire` grants must be given back with `release`."""

    slots: int
    clock: Callable[[], float] = time.monotonic
    waiting: dict[Ticket, None] = field(default_factory=dict)
    running: list[Ticket] = field(default_factory=list)
    _turns: Turns = field(default_factory=Turns)  # of the clients
    _clients: dict[str, Client] = field(default_factory=dict)
    _lanes: dict[tuple[int, bool], Lane[Client]] = field(default_factory=dict)
    _behind: deque[Ticket] = field(default_factory=deque)  # those that are ranked below others
    _jobs: Counter[str] = field(default_factory=Counter)  # waiting and running, by client
    _seen: Counter[str] = field(default_factory=Counter)  # those of them at tables with visitors
    _numbers: count[int] = field(default_factory=count)

    async def acquire(self, requester: Requester, patience: float) -> Ticket:
        """Return a ticket once it is granted a slot; raise `TimeoutError` if none becomes free within `patience`
        seconds."""
        ticket = Ticket(requester, self.clock(), next(self._numbers), asyncio.get_running_loop().create_future())
        self._enter(ticket)
        self._grant()
        try:
            async with asyncio.timeout(patience):
                await ticket.granted
        except BaseException:
            if ticket in self.running:  # granted at this very moment
                self.release(ticket)
            elif ticket in self.waiting:
                self._take(ticket)
                self._leave(ticket)
            raise
        return ticket

    def release(self, ticket: Ticket) -> None:
        self.running.remove(ticket)
        client, guest = ticket.requester.client, ticket.requester.guest
        of_client = self._clients[client]
        of_client.turns.end(guest)
        of_client.moved(guest)
        self._turns.end(client)
        for lane in self._lanes.values():
            lane.moved(client)
        self._forget(ticket)
        self._grant()

    # --- tickets -------------------------------------------------------------------------
    def _enter(self, ticket: Ticket) -> None:
        requester = ticket.requester
        self._turns.add(requester.client)
        self._clients.setdefault(requester.client, Client()).turns.add(requester.guest)
        self._jobs[requester.client] += 1
        ticket.rank = self._rank_of(ticket)
        self._put(ticket)

    def _leave(self, ticket: Ticket) -> None:
        """Forget a ticket that was never granted."""
        client, guest = ticket.requester.client, ticket.requester.guest
        self._clients[client].turns.remove(guest)
        self._turns.remove(client)
        self._forget(ticket)

    def _forget(self, ticket: Ticket) -> None:
        client = ticket.requester.client
        self._count_seen(ticket, -1)
        self._jobs[client] -= 1
        if not self._jobs[client]:
            del self._jobs[client], self._clients[client]

    def _put(self, ticket: Ticket) -> None:
        """Add a ticket to the lane of its rank, where it waits."""
        client = ticket.requester.client
        of_client = self._clients[client]
        self.waiting[ticket] = None
        self._count_seen(ticket, 1)
        if of_client.put(ticket):
            self._lanes.setdefault(ticket.lane, Lane(self._turns)).put(client, of_client)
        if ticket.rank != PLAYED:
            self._behind.append(ticket)

    def _take(self, ticket: Ticket) -> None:
        """Remove a ticket from its lane."""
        client = ticket.requester.client
        del self.waiting[ticket]
        if self._clients[client].take(ticket):
            self._lanes[ticket.lane].drop(client)

    def _count_seen(self, ticket: Ticket, one: int) -> None:
        if ticket.rank != UNSEEN:
            client = ticket.requester.client
            self._seen[client] += one
            if not self._seen[client]:
                del self._seen[client]

    def _rank_of(self, ticket: Ticket) -> int:
        rank = ticket.requester.rank()
        return rank if self.clock() - ticket.since < LONG[rank] else PLAYED

    def _rank_again(self, ticket: Ticket) -> bool:
        """Look up the rank of a waiting ticket again and move the ticket if the rank has changed; return whether it
        has."""
        rank = self._rank_of(ticket)
        if rank == ticket.rank:
            return False
        self._take(ticket)
        self._count_seen(ticket, -1)
        ticket.rank = rank
        self._put(ticket)
        return True

    # --- grants --------------------------------------------------------------------------
    def _grant(self) -> None:
        while self.waiting and len(self.running) < self.slots:
            ticket = self._next()
            if ticket is None:
                return
            self._take(ticket)
            if ticket.granted.done():  # its patience has just ended, and `acquire` is about to notice
                self._leave(ticket)
                continue
            ticket.share = self._share(ticket)
            ticket.busy = ticket.share < 1.0
            if ticket.requester.alone and self.slots == 1:
                ticket.share = LEAST_SHARE  # it must not hold the only slot for long
            client, guest = ticket.requester.client, ticket.requester.guest
            self.running.append(ticket)
            self._clients[client].turns.begin(guest)
            self._turns.begin(client)
            ticket.granted.set_result(None)

    def _next(self) -> Ticket | None:
        for _ in range(min(RANKED_AGAIN, len(self._behind))):
            ticket = self._behind.popleft()
            if ticket in self.waiting and ticket.rank != PLAYED and not self._rank_again(ticket):
                self._behind.append(ticket)
        alone = sum(1 for ticket in self.running if ticket.requester.alone)
        full = alone >= max(1, self.slots - 1)
        while True:
            best: tuple[tuple[int, ...], Ticket] | None = None
            for (rank, only_bots), lane in self._lanes.items():
                found = lane.first() if not (only_bots and full) else None
                if found is not None:
                    ticket = self._clients[found[3]].first((rank, only_bots))
                    key = (found[0] + BEHIND[rank], found[1], ticket.order)
                    if best is None or key < best[0]:
                        best = key, ticket
            if best is None or not self._rank_again(best[1]):
                return best[1] if best is not None else None

    def _share(self, ticket: Ticket) -> float:
        """Return the share of its budget that a bot gets. The share is halved until the last waiting job of this client
        would wait for at most `ROUNDS` full budgets, given the number of clients that compete for the slots."""
        client = ticket.requester.client
        clients = len(self._seen) + (client not in self._seen)
        load = self._jobs[client] * clients / self.slots
        share = 1.0
        while share > LEAST_SHARE and load * share > ROUNDS:
            share /= 2
        return share

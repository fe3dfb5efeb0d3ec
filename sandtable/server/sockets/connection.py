"""`Connection`: one browser at one table, and the queue of messages to send to it.

Sending never blocks: messages go into a queue of limited size, and a connection that cannot keep up is dropped.
"""

from __future__ import annotations

import asyncio
from collections import deque

from sandtable.server.addresses import client_key_of
from sandtable.server.config import Limits


class Connection:
    """One browser at one table. `seats` are the seats whose views it receives; none for a spectator."""

    def __init__(self, guest: str, limits: Limits, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.client_key = client_key_of(address)  # the key limits count it by
        self.seats: tuple[int, ...] = ()
        self.sent_table: bytes = b""  # the table as last sent
        self.dropped = False
        self.gone = asyncio.Event()  # set when dropped, for waiting
        self._limits = limits
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Queue a message; drop the connection if the queue is full."""
        if self.dropped:
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > self._limits.waiting_messages or self._bytes > self._limits.waiting_bytes:
            self.drop()
        self._more.set()

    def drop(self) -> None:
        self.dropped = True
        self.gone.set()
        self._waiting.clear()
        self._bytes = 0
        self._more.set()

    async def next(self) -> bytes | None:
        """Return the next message to send; `None` once the connection is dropped."""
        while not self._waiting and not self.dropped:
            self._more.clear()
            await self._more.wait()
        if self.dropped:
            return None
        data = self._waiting.popleft()
        self._bytes -= len(data)
        return data

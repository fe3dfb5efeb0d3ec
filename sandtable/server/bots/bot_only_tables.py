"""`BotOnlyScheduler`: lets tables with only bots take turns, within a limit per guest and a limit for all guests.

No player waits at such tables. Those with spectators come first. The more tables play, the slower each one moves, so
that together they cannot overload the server.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Final

SLICE: Final = 20.0  # seconds a table may play before it yields to a waiting one
LOOK_AGAIN: Final = 1.0  # seconds between checks whether spectators have arrived
BETWEEN: Final = 0.02  # seconds between moves of a table, for each other table that plays


@dataclass(eq=False)
class Turn:
    guest: str
    watched: bool
    since: float
    order: int


class BotOnlyScheduler:
    """Schedule tables with only bots: at most `most` play at once, and at most `per_guest` of one guest."""

    def __init__(self, most: int, per_guest: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._per_guest = per_guest
        self._clock = clock
        self._numbers = count()
        self._playing: dict[str, Turn] = {}
        self._waiting: dict[str, Turn] = {}
        self._freed = asyncio.Event()

    def may_play(self, table: str, guest: str, watched: bool) -> bool:
        """Tell whether the table may move now. If not, it is queued; ask again after `wait`."""
        now = self._clock()
        turn = self._playing.get(table)
        if turn is None:
            turn = self._waiting.setdefault(table, Turn(guest, watched, now, next(self._numbers)))
        turn.guest, turn.watched = guest, watched
        if table in self._playing:
            if not self._should_yield(turn, now):
                return True
            del self._playing[table]
            self._waiting[table] = Turn(guest, watched, now, next(self._numbers))
            self._wake()
            return False
        if self._first() is turn:
            del self._waiting[table]
            turn.since = now
            self._playing[table] = turn
            return True
        return False

    async def wait(self) -> None:
        """Wait until a slot is freed, for `LOOK_AGAIN` seconds at most; then a queued table asks again."""
        freed = self._freed
        try:
            async with asyncio.timeout(LOOK_AGAIN):
                await freed.wait()
        except TimeoutError:
            pass

    def remove(self, table: str) -> None:
        """Remove a table that has stopped or that a person has joined."""
        waited = self._waiting.pop(table, None)
        if self._playing.pop(table, None) is not None or waited is not None:
            self._wake()

    def delay(self) -> float:
        """Return the seconds each table pauses before a move."""
        return BETWEEN * max(0, len(self._playing) - 1)

    def _wake(self) -> None:
        self._freed.set()
        self._freed = asyncio.Event()

    def _of(self, guest: str) -> int:
        return sum(1 for turn in self._playing.values() if turn.guest == guest)

    def _first(self) -> Turn | None:
        """Return the waiting table to start next, or None if there is no room. Tables with spectators come first, then
        those of the guest with the fewest tables in play."""
        if len(self._playing) >= self._most:
            return None
        room = [turn for turn in self._waiting.values() if self._of(turn.guest) < self._per_guest]
        return min(room, key=lambda turn: (not turn.watched, self._of(turn.guest), turn.order), default=None)

    def _should_yield(self, turn: Turn, now: float) -> bool:
        """Tell whether a playing table must yield its slot to a waiting one: after its time slice, or at once if only
        the waiting table has spectators. A table with spectators never yields to one without."""
        full = len(self._playing) >= self._most
        full_guest = self._of(turn.guest) >= self._per_guest
        for other in self._waiting.values():
            same = other.guest == turn.guest
            if not (full and (same or self._of(other.guest) < self._per_guest)) and not (full_guest and same):
                continue  # it does not wait for this table's slot
            if other.watched and not turn.watched:
                return True
            if now - turn.since >= SLICE and (other.watched or not turn.watched):
                return True
        return False

"""`BotsAlone`: tables where bots play alone take turns: so many play at once, of one guest and in all; the others wait.

Nobody sits there, so nobody is kept waiting. Where somebody looks on comes first; and however many such tables play,
together they move no faster than the server can bear.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Final

SLICE: Final = 20.0  # seconds a table plays before another one that waits has its turn
LOOK_AGAIN: Final = 1.0  # seconds: somebody may have come to look
BETWEEN: Final = 0.02  # seconds between the moves of a table, for each other one that plays


@dataclass(eq=False)
class Turn:
    guest: str
    watched: bool
    since: float
    order: int


class BotsAlone:
    """At most `most` tables at once, and `per_guest` of one guest."""

    def __init__(self, most: int, per_guest: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._per_guest = per_guest
        self._clock = clock
        self._numbers = count()
        self._playing: dict[str, Turn] = {}
        self._waiting: dict[str, Turn] = {}
        self._freed = asyncio.Event()

    def may_play(self, table: str, guest: str, watched: bool) -> bool:
        """Whether a table may make its next move now. If not it waits from now on, and asks again after `wait`."""
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
        """Until it may be worth asking again."""
        freed = self._freed
        try:
            async with asyncio.timeout(LOOK_AGAIN):
                await freed.wait()
        except TimeoutError:
            pass

    def leave(self, table: str) -> None:
        """It plays no more, or somebody sits there now."""
        waited = self._waiting.pop(table, None)
        if self._playing.pop(table, None) is not None or waited is not None:
            self._wake()

    def pause(self) -> float:
        """Seconds before the next move of each."""
        return BETWEEN * max(0, len(self._playing) - 1)

    def _wake(self) -> None:
        self._freed.set()
        self._freed = asyncio.Event()

    def _of(self, guest: str) -> int:
        return sum(1 for turn in self._playing.values() if turn.guest == guest)

    def _first(self) -> Turn | None:
        """Who of those waiting may begin, if there is room: the watched first, then whose guest has the fewest."""
        if len(self._playing) >= self._most:
            return None
        room = [turn for turn in self._waiting.values() if self._of(turn.guest) < self._per_guest]
        return min(room, key=lambda turn: (not turn.watched, self._of(turn.guest), turn.order), default=None)

    def _should_yield(self, turn: Turn, now: float) -> bool:
        """For one that could play in its place, after a while; at once, if that one is watched and this is not."""
        full = len(self._playing) >= self._most
        full_guest = self._of(turn.guest) >= self._per_guest
        for other in self._waiting.values():
            same = other.guest == turn.guest
            if not (full and (same or self._of(other.guest) < self._per_guest)) and not (full_guest and same):
                continue  # it does not wait for this one's place
            if other.watched and not turn.watched:
                return True
            if now - turn.since >= SLICE and (other.watched or not turn.watched):
                return True
        return False

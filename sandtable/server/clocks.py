"""Clocks: how long a seat may think. Pure arithmetic on numbers of seconds; the time itself comes from outside.

`now` is the time of the process (`Time.now`), which nobody can set; `Ticking` is the way to and from the disk.

- none: no limit
- turn: so many seconds each time the question comes to a seat from somebody else
- game: a chess clock: so many seconds in all, and some more for each such turn
- days: so many days for each turn
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from sandtable.server.errors import BadClock, BadClockAdd, BadClockDays, BadRequest
from sandtable.server.timing import Time

DAY: Final = 86_400.0
LEAST_TURN: Final = 5
MOST_SECONDS: Final = 86_400
MOST_DAYS: Final = 30
# For a guest who is back after their time was over, and for everybody after the server was away.
GRACE: Final = 30.0
MOST_KNOWN: Final = 20_000  # tables whose running clock a process keeps in mind
_OUTSIDE: Final = {"seconds": BadClock, "add": BadClockAdd, "days": BadClockDays}


def checked(clock: Any) -> dict[str, Any]:
    """A clock as the protocol has it; anything else is refused."""
    if not isinstance(clock, dict):
        raise BadRequest(detail="clock: an object is needed")
    kind = clock.get("kind")
    fields: dict[str, tuple[int, int]] = {
        "none": {},
        "turn": {"seconds": (LEAST_TURN, MOST_SECONDS)},
        "game": {"seconds": (LEAST_TURN, MOST_SECONDS), "add": (0, 3_600)},
        "days": {"days": (1, MOST_DAYS)},
    }.get(kind if isinstance(kind, str) else "", {"kind": (0, 0)})
    if "kind" in fields:
        raise BadRequest(detail="clock.kind: none, turn, game or days")
    if set(clock) != {"kind", *fields}:
        raise BadRequest(detail=f"clock: kind {kind} takes {', '.join(fields) or 'nothing else'}")
    for name, (least, most) in fields.items():
        value = clock[name]
        if type(value) is not int:
            raise BadRequest(detail=f"clock.{name}: a whole number from {least} to {most}")
        if not least <= value <= most:
            raise _OUTSIDE[name](least=least, most=most)
    return {"kind": kind, **{name: clock[name] for name in fields}}


class Clocks:
    """The clocks of one table. `left` is what each seat had when its clock last stopped."""

    def __init__(self, clock: dict[str, Any], seats: int) -> None:
        self.kind: str = clock["kind"]
        self.add = float(clock.get("add", 0))
        self.whole = float(clock["days"] * DAY if self.kind == "days" else clock.get("seconds", 0))
        self.left = [self.whole] * seats
        self.asked: int | None = None  # whose turn it is
        self.running: int | None = None  # the same, unless a bot plays it, or there is a pause
        self.since = 0.0
        # Whose time ran before, what they had left then, and what the next one had.
        self._came_from: tuple[int, float, float] | None = None
        self._came_back = False  # whose turn it is had time again in it, after theirs was over

    # --- as kept -------------------------------------------------------------------------
    def as_data(self) -> dict[str, Any] | None:
        if self.kind == "none":
            return None
        return {
            "left": self.left,
            "asked": self.asked,
            "running": self.running,
            "since": self.since,
            "came_from": self._came_from,
            "came_back": self._came_back,
        }

    def restore(self, data: dict[str, Any] | None) -> None:
        """As they were kept."""
        if data is None or self.kind == "none":
            return
        self.left = [float(left) for left in data["left"]]
        self.running, self.since = data["running"], data["since"]
        # A game begun before `asked` was kept has it from the next turn on; and what came before it is left aside.
        self.asked = data.get("asked", self.running)
        came_from = data["came_from"]
        self._came_from = tuple(came_from) if came_from and len(came_from) == 3 else None
        self._came_back = bool(data.get("came_back"))

    def forgive(self, now: float) -> bool:
        """If a clock ran out long ago, nobody was there to see it: the server was away. True if so."""
        deadline = self.deadline
        if self.running is None or deadline is None or deadline >= now - GRACE:
            return False
        self.left[self.running] = GRACE
        self.since = now
        return True

    # --- running -------------------------------------------------------------------------
    def to(self, seat: int | None, now: float, undone: bool = False, counts: bool = True) -> None:
        """The question is with this seat now, or with nobody; `counts` unless a bot answers it.

        To be played for during a turn gives no time, nor does ending a turn and taking it back: it was theirs all the
        time, so what the next has spent on it is theirs to pay."""
        if self.kind == "none":
            return
        if seat == self.asked:  # the turn goes on
            if not counts:
                self.stop(now)
            elif self.running is None:
                self.resume(seat, now)
            return
        before, came_from = self.running, self._came_from
        self.stop(now)
        self.asked, self._came_from = seat, None
        self._came_back = undone  # a turn that is taken back is not a new one
        if undone and came_from is not None and came_from[0] == seat:
            _, left, next_had = came_from
            if before is not None:
                left = max(0.0, left - (next_had - self.left[before]))
                self.left[before] = next_had
            self.left[seat] = left
        else:
            if seat is not None and self.kind != "game":
                self.left[seat] = self.whole
            if before is not None and not undone:
                self._leave(before, seat)
        if counts:
            self.resume(seat, now)

    def _leave(self, seat: int, to: int | None) -> None:
        """The turn of this seat is over, and that of the other begins."""
        self._came_from = (seat, self.left[seat], self.left[to] if to is not None else 0.0)
        if self.kind == "game":
            self.left[seat] += self.add

    def stop(self, now: float) -> None:
        """Nobody's time runs; the turn is not over by that."""
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - (now - self.since))
            self.running = None

    def resume(self, seat: int | None, now: float) -> None:
        """Go on with a turn that was stopped."""
        if self.kind != "none" and seat is not None:
            self.running, self.since = seat, now

    def come_back(self, seat: int, now: float) -> None:
        """A guest whose time was over is there again. They have time for it once a turn: whoever took the seat back
        each time before the bot had moved could think for ever."""
        if seat != self.asked or not self._came_back:
            self.left[seat] = max(self.left[seat], GRACE if self.kind == "game" else self.whole)
            self._came_back = self._came_back or seat == self.asked
        if self.running == seat:
            self.since = now

    @property
    def deadline(self) -> float | None:
        """When the running clock is at zero."""
        return None if self.running is None else self.since + self.left[self.running]

    def seconds(self, now: float) -> list[float] | None:
        """What each seat has left, for the page; `None` without clocks."""
        if self.kind == "none":
            return None
        left = self.left[:]
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - (now - self.since))
        return [round(seconds, 1) for seconds in left]


class Ticking:
    """Since when a clock runs is written down in the time of the wall, and counted in that of the process. What this
    process has once read or written keeps its meaning when somebody sets the wall clock, also while the table is out
    of memory: nobody gains or loses time to think by it."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()  # on disk, and in the time of the process

    @property
    def ahead(self) -> float:
        """By how much the wall clock is ahead of the process."""
        return self._time.wall() - self._time.now()

    def to_disk(self, table: str, clocks: dict[str, Any] | None) -> dict[str, Any] | None:
        if clocks is None or clocks["running"] is None:
            self._known.pop(table, None)
            return clocks
        since = clocks["since"] + self.ahead
        self._remember(table, since, clocks["since"])
        return {**clocks, "since": since}

    def from_disk(self, table: str, clocks: dict[str, Any] | None) -> dict[str, Any] | None:
        if clocks is None or clocks["running"] is None:
            return clocks
        kept = clocks["since"]
        known, since = self._known.get(table, (None, 0.0))
        if known != kept:  # another process wrote it, or this one before it was started: it cannot be yet to come
            since = min(kept - self.ahead, self._time.now())
        self._remember(table, kept, since)
        return {**clocks, "since": since}

    def _remember(self, table: str, kept: float, since: float) -> None:
        self._known[table] = (kept, since)
        self._known.move_to_end(table)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

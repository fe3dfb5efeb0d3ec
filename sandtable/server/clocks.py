"""Clocks: how long a seat may think. Pure arithmetic on numbers of seconds; the time itself comes from outside.

- none: no limit
- turn: so many seconds each time the question comes to a seat from somebody else
- game: a chess clock: so many seconds in all, and some more for each such turn
- days: so many days for each turn
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.server.errors import BadClock, BadClockAdd, BadClockDays, BadRequest

DAY: Final = 86_400.0
LEAST_TURN: Final = 5
MOST_SECONDS: Final = 86_400
MOST_DAYS: Final = 30
# For a guest who is back after their time was over, and for everybody after the server was away.
GRACE: Final = 30.0
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
        self.running: int | None = None
        self.since = 0.0
        self._came_from: tuple[int, float] | None = None  # who ran before, and what they had left then

    # --- as kept -------------------------------------------------------------------------
    def as_data(self) -> dict[str, Any] | None:
        if self.kind == "none":
            return None
        return {"left": self.left, "running": self.running, "since": self.since, "came_from": self._came_from}

    def restore(self, data: dict[str, Any] | None) -> None:
        """As they were kept."""
        if data is None or self.kind == "none":
            return
        self.left = [float(left) for left in data["left"]]
        self.running, self.since = data["running"], data["since"]
        came_from = data["came_from"]
        self._came_from = (came_from[0], came_from[1]) if came_from else None

    def forgive(self, now: float) -> bool:
        """If a clock ran out long ago, nobody was there to see it: the server was away. True if so."""
        deadline = self.deadline
        if self.running is None or deadline is None or deadline >= now - GRACE:
            return False
        self.left[self.running] = GRACE
        self.since = now
        return True

    # --- running -------------------------------------------------------------------------
    def to(self, seat: int | None, now: float, undone: bool = False) -> None:
        """The question is with this seat now, or with nobody whose time counts. After an undo a seat goes on with
        what it had: a turn that was ended and taken back gives no time."""
        if self.kind == "none" or seat == self.running:
            return
        before = self.running
        self.stop(now)
        if before is not None and not undone:
            self._leave(before)
        if seat is None:
            return
        came_from = self._came_from
        if undone and came_from is not None and came_from[0] == seat:
            self.left[seat] = came_from[1]
        elif self.kind != "game":
            self.left[seat] = self.whole
        self.running, self.since = seat, now

    def _leave(self, seat: int) -> None:
        """The turn of this seat is over."""
        self._came_from = (seat, self.left[seat])
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
        """A guest whose time was over is there again."""
        self.left[seat] = max(self.left[seat], GRACE if self.kind == "game" else self.whole)
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

"""Clocks: how long a seat may think. Pure arithmetic in seconds; callers pass the current time.

`now` is `TimeSource.now`, which is unaffected by changes to the system clock; `ClockConversion` converts it for
storage.

- none: no limit
- turn: a number of seconds for each turn, that is, each time the question passes to a seat from another
- game: a chess clock with a number of seconds for the whole game, and some added per turn
- days: a number of days for each turn

Seats that decide simultaneously each have a turn of their own at the same time.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Any, Final

from sandtable.server.errors import BadClock, BadClockAdd, BadClockDays, BadRequest
from sandtable.server.time_source import DAY, TimeSource

NO_CLOCK: Final = "none"  # the kind that limits nothing
LEAST_TURN: Final = 5
MOST_SECONDS: Final = 86_400
MOST_DAYS: Final = 30
# Seconds given to a guest who returns after their time ran out, and to everybody after a server outage.
GRACE: Final = 30.0
MOST_KNOWN: Final = 20_000  # tables whose running clock a process remembers
_OUTSIDE: Final = {"seconds": BadClock, "add": BadClockAdd, "days": BadClockDays}


def check_clock(clock: Any) -> dict[str, Any]:
    """Check a clock setting from a request and return it in the protocol's form; refuse anything else."""
    if not isinstance(clock, dict):
        raise BadRequest(detail="clock: an object is needed")
    kind = clock.get("kind")
    fields: dict[str, tuple[int, int]] = {
        NO_CLOCK: {},
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
    """The clocks of one table. `left` is the time each seat had when its clock last stopped.

    While several seats decide simultaneously, everybody sees all their clocks run until the last answer is in. `own`
    has the true times meanwhile, which only the guest on each seat may know.
    """

    def __init__(self, clock: dict[str, Any], seats: int) -> None:
        self.kind: str = clock["kind"]
        self.add = float(clock.get("add", 0))
        self.whole = float(clock["days"] * DAY if self.kind == "days" else clock.get("seconds", 0))
        self.left = [self.whole] * seats
        self.asked: list[int] = []  # whose turn it is
        self.running: list[int] = []  # the same without bots' seats; empty during a pause
        self.since = 0.0
        self.own: OwnTime | None = None  # during a simultaneous decision
        # The seat whose turn was before, the time it had left then, and the time the next one had.
        self._came_from: tuple[int, float, float] | None = None
        self._came_back: list[int] = []  # seats that were given extra time in this turn after theirs ran out

    # --- storage -------------------------------------------------------------------------
    def as_data(self) -> dict[str, Any] | None:
        if self.kind == NO_CLOCK:
            return None
        return {
            "left": self.left,
            "asked": self.asked,
            "running": self.running,
            "since": self.since,
            "came_from": self._came_from,
            "came_back": self._came_back,
            "own": self.own.as_data() if self.own is not None else None,
        }

    def restore(self, data: dict[str, Any] | None) -> None:
        """Restore the clocks from their stored form."""
        if data is None or self.kind == NO_CLOCK:
            return
        self.left = [float(left) for left in data["left"]]
        self.running, self.since = seats_in(data["running"]), data["since"]
        # A game stored without `asked` gets it with the next turn; the previous turn is unknown then.
        self.asked = seats_in(data.get("asked", data["running"]))
        came_from = data["came_from"]
        self._came_from = tuple(came_from) if came_from and len(came_from) == 3 else None
        came_back = data.get("came_back")
        self._came_back = list(came_back) if isinstance(came_back, list) else self.asked[:] if came_back else []
        own = data.get("own")
        self.own = OwnTime(own) if own is not None else None

    def forgive(self, now: float) -> bool:
        """Give extra time to the seats whose clocks ran out long ago because the server was down; return whether there
        were any. In a simultaneous decision this includes seats that have answered, or the others would see which
        have."""
        late = [seat for seat in self.running if self._ends(seat, self.own is not None) < now - GRACE]
        if not late:
            return False
        had = {seat: self._has(seat, now) for seat in late}
        self._settle(now)
        for seat in late:
            if self.own is None:
                self.left[seat] = GRACE
            elif seat in self.own.over:
                self.own.more[seat] = GRACE - self.left[seat]
            else:
                self.left[seat] = GRACE
                self.own.forget(seat, had[seat] - GRACE)
        return True

    # --- running -------------------------------------------------------------------------
    def to(self, seat: int | None, now: float, undone: bool = False, counts: bool = True) -> None:
        """Give the turn to this seat, or to nobody (None). `undone` is True if an undo is the reason, `counts` is False
        if a bot answers.

        A bot's help during a turn gains no time, and neither does ending a turn and undoing it: the time the next seat
        spent meanwhile is charged to the seat that took its turn back.
        """
        if self.kind == NO_CLOCK:
            return
        if self.own is not None:
            self._close(now)
        if seat == self._alone():  # the turn continues
            if not counts:
                self.stop(now)
            elif not self.running:
                self.resume([seat] if seat is not None else [], now)
            return
        before, came_from = next(iter(self.running), None), self._came_from
        self.stop(now)
        self.asked, self._came_from = [] if seat is None else [seat], None
        self._came_back = self.asked[:] if undone else []  # an undone turn is not a new one
        if undone and seat is not None and came_from is not None and came_from[0] == seat:
            _, left, next_had = came_from
            if before is not None:
                left = max(0.0, left - (next_had - self.left[before]))
                self.left[before] = next_had
            self.left[seat] = left
        else:
            if seat is not None and self.kind != "game":
                self.left[seat] = self.whole
            if before is not None and not undone:
                self._came_from = (before, self.left[before], self.left[seat] if seat is not None else 0.0)
                self._earn(before)
        if counts:
            self.resume(self.asked, now)

    def to_several(self, number: int, seats: Sequence[int], now: float, counts: Collection[int]) -> None:
        """Start a simultaneous decision of these seats after `number` moves. The clocks of those in `counts` run until
        the last answer is in."""
        if self.kind == NO_CLOCK:
            return
        if self.own is not None and self.own.number != number:
            self._close(now)
        if self.own is None:
            before = self.running
            self.stop(now)
            for seat in before:
                self._earn(seat)
            self.asked, self._came_from, self._came_back = list(seats), None, []
            self.own = OwnTime({"number": number})
            if self.kind != "game":
                for seat in seats:
                    self.left[seat] = self.whole
        wanted = [seat for seat in self.asked if seat in counts]
        if wanted != self.running:
            self._settle(now)
            self.running = wanted

    def answered(self, owing: Collection[int], now: float) -> None:
        """Stop the clocks of the seats that no longer owe an answer (those not in `owing`). Only the guests on these
        seats can see that."""
        if self.own is not None:
            for seat in self.asked:
                self.own.rest(seat, seat not in owing, now - self.since if seat in self.running else 0.0)

    def _close(self, now: float) -> None:
        """End a simultaneous decision and let everybody see the true times. With a time per turn, all seats get their
        whole time back, so that the others cannot see how much of it a seat used."""
        for seat in self.asked:
            self.left[seat] = max(0.0, self._has(seat, now)) if self.kind == "game" else self.whole
            if seat in self.running:
                self._earn(seat)
        self.asked, self.running, self.own, self._came_back = [], [], None, []

    def _alone(self) -> int | None:
        return self.asked[0] if self.asked else None

    def _earn(self, seat: int) -> None:
        """Add the seconds that this seat gets for each turn, if the clock is for the whole game."""
        if self.kind == "game":
            self.left[seat] += self.add

    def _settle(self, now: float) -> None:
        """Charge the running clocks for the time since the last charge; they run on from `now`."""
        passed = now - self.since
        for seat in self.running:
            self.left[seat] -= passed
            if self.own is None:
                self.left[seat] = max(0.0, self.left[seat])
            else:
                self.own.settle(seat, passed)
        self.since = now

    def stop(self, now: float) -> None:
        """Stop all clocks without ending the turn."""
        if self.running:
            self._settle(now)
            self.running = []

    def resume(self, seats: Sequence[int], now: float) -> None:
        """Start the clocks of these seats within their turn, as after a stop."""
        if self.kind != NO_CLOCK:
            self.running, self.since = list(seats), now

    def come_back(self, seat: int, now: float) -> None:
        """Give time to a guest who returns after their time ran out, but only once per turn: otherwise taking the seat
        back again and again would give unlimited time."""
        time = GRACE if self.kind == "game" else self.whole
        hidden = self.own is not None and seat in self.own.over
        if seat not in self.asked or seat not in self._came_back:
            if self.own is not None and hidden:
                self.own.more[seat] = self.own.more.get(seat, 0.0) + max(0.0, time - self._has(seat, now))
            else:
                self.left[seat] = max(self.left[seat], time)
            if seat in self.asked:
                self._came_back.append(seat)
        if self.own is not None and hidden:
            self.own.over[seat] = True
        elif self.own is None and seat in self.running:
            self.since = now

    def over(self, seat: int, owes: bool) -> bool:
        """Note that the time of a seat in a simultaneous decision has run out; `owes` tells whether it still owes an
        answer. Return whether a bot now plays for the seat, which only its guest may know."""
        assert self.own is not None
        self.own.over[seat] = not owes
        return owes

    # --- remaining time ------------------------------------------------------------------
    def _ends(self, seat: int, seen: bool = False) -> float:
        """Return the process time at which the seat's running clock ends; with `seen`, as the other players see it."""
        ends = self.since + self.left[seat]
        if self.own is None or (seen and seat not in self.own.over):
            return ends
        return self.own.ends(seat, ends)

    def _has(self, seat: int, now: float) -> float:
        """Return the seconds a seat has left, as its own guest may know them."""
        passed = now - self.since if seat in self.running else 0.0
        return self.left[seat] - passed + (self.own.beyond(seat, passed) if self.own is not None else 0.0)

    @property
    def next_over(self) -> tuple[float, int] | None:
        """Return the time at which the first running clock reaches zero, and its seat; None if no clock will."""
        ends = [(self._ends(seat, True), seat) for seat in self.running]
        return min((one for one in ends if one[0] < math.inf), default=None)

    def hidden(self, seat: int) -> bool:
        """Return whether the others must not see yet that this seat's time has run out."""
        return self.own is not None and seat in self.own.over

    def runs(self, own: Collection[int] = ()) -> list[int]:
        """Return the seats whose clocks run, as far as the guest with the seats `own` may know."""
        return [seat for seat in self.running if seat not in own or self.own is None or not self.own.rests(seat)]

    def seconds(self, now: float, own: Collection[int] = ()) -> list[float] | None:
        """Return the time each seat has left, as far as the guest with the seats `own` may know; `None` without
        clocks."""
        if self.kind == NO_CLOCK:
            return None
        passed = [now - self.since if seat in self.running else 0.0 for seat in range(len(self.left))]
        seen = [self._has(seat, now) if seat in own else left - passed[seat] for seat, left in enumerate(self.left)]
        return [round(max(0.0, seconds), 1) for seconds in seen]


def seats_in(kept: Any) -> list[int]:
    """Return seats read from storage as a list; data of older versions holds a single seat or None instead."""
    return list(kept) if isinstance(kept, list) else [] if kept is None else [kept]


class OwnTime:
    """The part of the clocks in a simultaneous decision that only the seats' own guests may know while it is open.

    The others see `Clocks.left` and `since`, which are kept as if nobody had answered. A seat that has answered also
    has the time that it has saved since its answer.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.number = int(data["number"])  # number of moves before the group, to tell groups apart
        self.over = {
            int(seat): bool(back) for seat, back in data.get("over", ())
        }  # True if the guest is back, or had answered in time
        # extra time given to returning guests
        self.more = {int(seat): float(more) for seat, more in data.get("more", ())}
        self._spared = {int(seat): float(spared) for seat, spared in data.get("spared", ())}
        # Seats that have answered, and how long after `since`; the time from then on is saved.
        self._resting = {int(seat): float(after) for seat, after in data.get("resting", ())}

    def as_data(self) -> dict[str, Any]:
        """Return the stored form, sorted by seat so that it does not reveal the order of answers."""
        return {
            "number": self.number,
            "over": sorted(self.over.items()),
            "more": sorted(self.more.items()),
            "spared": sorted(self._spared.items()),
            "resting": sorted(self._resting.items()),
        }

    def rests(self, seat: int) -> bool:
        return seat in self._resting

    def rest(self, seat: int, on: bool, after: float) -> None:
        """If `on`, stop charging a seat that has answered, from `after` seconds after the last charge. Otherwise it has
        taken its answer back: charge all the time since it answered."""
        if not on:
            self._resting.pop(seat, None)
            self._spared.pop(seat, None)
        elif seat not in self._resting:
            self._resting[seat] = after

    def settle(self, seat: int, passed: float) -> None:
        if seat in self._resting:
            self._spared[seat] = self._spared.get(seat, 0.0) + passed - self._resting[seat]
            self._resting[seat] = 0.0

    def forget(self, seat: int, beyond: float) -> None:
        """Discard the extra and the saved time of a seat whose visible time is reset. A seat that has answered keeps
        its true time, which is `beyond` seconds more than the visible one."""
        self.more.pop(seat, None)
        self._spared.pop(seat, None)
        if seat in self._resting:
            self._spared[seat] = beyond

    def beyond(self, seat: int, passed: float) -> float:
        """Return how many seconds more a seat has than the others see, `passed` seconds after the last charge."""
        resting = passed - self._resting[seat] if seat in self._resting else 0.0
        return self.more.get(seat, 0.0) + self._spared.get(seat, 0.0) + max(0.0, resting)

    def ends(self, seat: int, seen: float) -> float:
        """Return the time at which a seat's clock really runs out, while the others see it run out at `seen`. It is
        infinite if the seat has answered or a bot plays for it."""
        if seat in self._resting or not self.over.get(seat, True):
            return math.inf
        return seen + self.more.get(seat, 0.0) + self._spared.get(seat, 0.0)


class ClockConversion:
    """Convert the start time of running clocks between process time and wall time; wall time is stored. A conversion
    made by this process is remembered, even while the table is unloaded, so that setting the system clock neither gives
    nor takes thinking time."""

    def __init__(self, time: TimeSource) -> None:
        self._time = time
        # per table: the stored time and the process time
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @property
    def ahead(self) -> float:
        """Return by how many seconds the wall clock is ahead of the process clock."""
        return self._time.wall() - self._time.now()

    def to_disk(self, table: str, clocks: dict[str, Any] | None) -> dict[str, Any] | None:
        if clocks is None or not seats_in(clocks["running"]):
            self._known.pop(table, None)
            return clocks
        since = clocks["since"] + self.ahead
        self._remember(table, since, clocks["since"])
        return {**clocks, "since": since}

    def from_disk(self, table: str, clocks: dict[str, Any] | None) -> dict[str, Any] | None:
        if clocks is None or not seats_in(clocks["running"]):
            return clocks
        kept = clocks["since"]
        known, since = self._known.get(table, (None, 0.0))
        if known != kept:  # written by another process or before a restart; it cannot be in the future
            since = min(kept - self.ahead, self._time.now())
        self._remember(table, kept, since)
        return {**clocks, "since": since}

    def _remember(self, table: str, kept: float, since: float) -> None:
        self._known[table] = (kept, since)
        self._known.move_to_end(table)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

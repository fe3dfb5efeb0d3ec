"""Clocks: how long a seat may think. Pure arithmetic on numbers of seconds; the time itself comes from outside.

`now` is the time of the process (`Time.now`), which nobody can set; `Ticking` is the way to and from the disk.

- none: no limit
- turn: so many seconds each time the question comes to a seat from somebody else
- game: a chess clock: so many seconds in all, and some more for each such turn
- days: so many days for each turn

Where several decide at once, each has a turn of their own, and all of these at the same time.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Any, Final

from sandtable.server.errors import BadClock, BadClockAdd, BadClockDays, BadRequest
from sandtable.server.time_source import DAY, TimeSource

LEAST_TURN: Final = 5
MOST_SECONDS: Final = 86_400
MOST_DAYS: Final = 30
# For a guest who is back after their time was over, and for everybody after the server was away.
GRACE: Final = 30.0
MOST_KNOWN: Final = 20_000  # tables whose running clock a process keeps in mind
_OUTSIDE: Final = {"seconds": BadClock, "add": BadClockAdd, "days": BadClockDays}


def check_clock(clock: Any) -> dict[str, Any]:
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
    """The clocks of one table. `left` is what each seat had when its clock last stopped.

    Where several decide at once all of theirs run until the last has answered, for everybody but whose they are: what
    only they may know is `own`.
    """

    def __init__(self, clock: dict[str, Any], seats: int) -> None:
        self.kind: str = clock["kind"]
        self.add = float(clock.get("add", 0))
        self.whole = float(clock["days"] * DAY if self.kind == "days" else clock.get("seconds", 0))
        self.left = [self.whole] * seats
        self.asked: list[int] = []  # whose turn it is
        self.running: list[int] = []  # the same, but for those that bots play, and in a pause
        self.since = 0.0
        self.own: OwnTime | None = None  # while several decide at once
        # Whose time ran before, what they had left then, and what the next one had.
        self._came_from: tuple[int, float, float] | None = None
        self._came_back: list[int] = []  # who of those asked had time again in this turn, after theirs was over

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
            "own": self.own.as_data() if self.own is not None else None,
        }

    def restore(self, data: dict[str, Any] | None) -> None:
        """As they were kept."""
        if data is None or self.kind == "none":
            return
        self.left = [float(left) for left in data["left"]]
        self.running, self.since = seats_in(data["running"]), data["since"]
        # A game begun before `asked` was kept has it from the next turn on; and what came before it is left aside.
        self.asked = seats_in(data.get("asked", data["running"]))
        came_from = data["came_from"]
        self._came_from = tuple(came_from) if came_from and len(came_from) == 3 else None
        came_back = data.get("came_back")
        self._came_back = list(came_back) if isinstance(came_back, list) else self.asked[:] if came_back else []
        own = data.get("own")
        self.own = OwnTime(own) if own is not None else None

    def forgive(self, now: float) -> bool:
        """If a clock ran out long ago, nobody was there to see it: the server was away. True if so. In a group that is
        so for whoever has answered as well: else the others would see who has."""
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
        """The question is with this seat now, or with nobody; `counts` unless a bot answers it.

        To be played for during a turn gives no time, nor does ending a turn and taking it back: it was theirs all the
        time, so what the next has spent on it is theirs to pay."""
        if self.kind == "none":
            return
        if self.own is not None:
            self._close(now)
        if seat == self._alone():  # the turn goes on
            if not counts:
                self.stop(now)
            elif not self.running:
                self.resume([seat] if seat is not None else [], now)
            return
        before, came_from = next(iter(self.running), None), self._came_from
        self.stop(now)
        self.asked, self._came_from = [] if seat is None else [seat], None
        self._came_back = self.asked[:] if undone else []  # a turn that is taken back is not a new one
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
        """All of these are asked at once, since so many moves were made; the time of those in `counts` runs, until the
        last has answered."""
        if self.kind == "none":
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
        """Who of a group still owes an answer; the others rest, as only they may know."""
        if self.own is not None:
            for seat in self.asked:
                self.own.rest(seat, seat not in owing, now - self.since if seat in self.running else 0.0)

    def _close(self, now: float) -> None:
        """The last answer is in: what everybody has left is open again. A time for each turn tells nobody more than
        that the turn is over."""
        for seat in self.asked:
            self.left[seat] = max(0.0, self._has(seat, now)) if self.kind == "game" else self.whole
            if seat in self.running:
                self._earn(seat)
        self.asked, self.running, self.own, self._came_back = [], [], None, []

    def _alone(self) -> int | None:
        return self.asked[0] if self.asked else None

    def _earn(self, seat: int) -> None:
        """The turn of this seat is over."""
        if self.kind == "game":
            self.left[seat] += self.add

    def _settle(self, now: float) -> None:
        """Reckon up to now: whoever runs, runs from now on."""
        passed = now - self.since
        for seat in self.running:
            self.left[seat] -= passed
            if self.own is None:
                self.left[seat] = max(0.0, self.left[seat])
            else:
                self.own.settle(seat, passed)
        self.since = now

    def stop(self, now: float) -> None:
        """Nobody's time runs; the turn is not over by that."""
        if self.running:
            self._settle(now)
            self.running = []

    def resume(self, seats: Sequence[int], now: float) -> None:
        """Go on with a turn that was stopped."""
        if self.kind != "none":
            self.running, self.since = list(seats), now

    def come_back(self, seat: int, now: float) -> None:
        """A guest whose time was over is there again. They have time for it once a turn: whoever took the seat back
        each time before the bot had moved could think for ever."""
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
        """The time of a seat in a group is over in everybody's eyes; whether it is played for from now on, which only
        its guest may know."""
        assert self.own is not None
        self.own.over[seat] = not owes
        return owes

    # --- what is left --------------------------------------------------------------------
    def _ends(self, seat: int, seen: bool = False) -> float:
        """When the clock of a seat that runs is at zero; `seen`: as the others see it."""
        ends = self.since + self.left[seat]
        if self.own is None or (seen and seat not in self.own.over):
            return ends
        return self.own.ends(seat, ends)

    def _has(self, seat: int, now: float) -> float:
        """What a seat has left, as its guest may know it."""
        passed = now - self.since if seat in self.running else 0.0
        return self.left[seat] - passed + (self.own.beyond(seat, passed) if self.own is not None else 0.0)

    @property
    def next_over(self) -> tuple[float, int] | None:
        """When the first running clock is at zero, and whose."""
        ends = [(self._ends(seat, True), seat) for seat in self.running]
        return min((one for one in ends if one[0] < math.inf), default=None)

    @property
    def deadline(self) -> float | None:
        """When the first running clock is at zero."""
        found = self.next_over
        return None if found is None else found[0]

    def hidden(self, seat: int) -> bool:
        """Whether the others must not see yet that the time of this seat is over."""
        return self.own is not None and seat in self.own.over

    def runs(self, own: Collection[int] = ()) -> list[int]:
        """Whose time runs, as the guest of these seats may know it."""
        return [seat for seat in self.running if seat not in own or self.own is None or not self.own.rests(seat)]

    def seconds(self, now: float, own: Collection[int] = ()) -> list[float] | None:
        """What each seat has left, as the guest of these seats may know it; `None` without clocks."""
        if self.kind == "none":
            return None
        passed = [now - self.since if seat in self.running else 0.0 for seat in range(len(self.left))]
        seen = [self._has(seat, now) if seat in own else left - passed[seat] for seat, left in enumerate(self.left)]
        return [round(max(0.0, seconds), 1) for seconds in seen]


def seats_in(kept: Any) -> list[int]:
    """Seats as they are kept: a list, or as they were kept before several could decide at once, one or none."""
    return list(kept) if isinstance(kept, list) else [] if kept is None else [kept]


class OwnTime:
    """What only the guests of its seats may know of the clocks of a group, while it is open.

    What others see is not touched by it: `Clocks.left` and `since` are as if nobody had answered, and a seat has
    besides what it has been spared since it did.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.number = int(data["number"])  # how many moves came before: one group is not the next
        self.over = {
            int(seat): bool(back) for seat, back in data.get("over", ())
        }  # … whose guest is back, or was there
        self.more = {int(seat): float(more) for seat, more in data.get("more", ())}  # given to who is back
        self._spared = {int(seat): float(spared) for seat, spared in data.get("spared", ())}
        # Who has answered, and how long after `since`: the time from then on is spared.
        self._resting = {int(seat): float(after) for seat, after in data.get("resting", ())}

    def as_data(self) -> dict[str, Any]:
        """By seat, and not in the order in which anything happened."""
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
        """An answer that is taken back was never given: the time since is charged."""
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
        """Others see another time from now on; what a seat that rests has is as before."""
        self.more.pop(seat, None)
        self._spared.pop(seat, None)
        if seat in self._resting:
            self._spared[seat] = beyond

    def beyond(self, seat: int, passed: float) -> float:
        """How much more a seat has than others see, when so much time has passed since it was reckoned."""
        resting = passed - self._resting[seat] if seat in self._resting else 0.0
        return self.more.get(seat, 0.0) + self._spared.get(seat, 0.0) + max(0.0, resting)

    def ends(self, seat: int, seen: float) -> float:
        """When the time of a seat is over that others see ending then: never, if it rests or is played for."""
        if seat in self._resting or not self.over.get(seat, True):
            return math.inf
        return seen + self.more.get(seat, 0.0) + self._spared.get(seat, 0.0)


class ClockConversion:
    """Since when a clock runs is written down in the time of the wall, and counted in that of the process. What this
    process has once read or written keeps its meaning when somebody sets the wall clock, also while the table is out
    of memory: nobody gains or loses time to think by it."""

    def __init__(self, time: TimeSource) -> None:
        self._time = time
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()  # on disk, and in the time of the process

    @property
    def ahead(self) -> float:
        """By how much the wall clock is ahead of the process."""
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
        if known != kept:  # another process wrote it, or this one before it was started: it cannot be yet to come
            since = min(kept - self.ahead, self._time.now())
        self._remember(table, kept, since)
        return {**clocks, "since": since}

    def _remember(self, table: str, kept: float, since: float) -> None:
        self._known[table] = (kept, since)
        self._known.move_to_end(table)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

"""`State`: a position of the classic game, as plain numbers, flat lists of ints and a stack of frames.

It contains no rules, only the data and how to copy, compare and serialize it. Players are identified by seat; `seat_of`
finds the seat of a faction. Cards, leaders, territories and parts are numbers of `content`.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sandtable.classic.content.map import TERRITORY_PARTS
from sandtable.classic.rules.choice import Choice, choice_for
from sandtable.classic.rules.constants import (
    ALIVE,
    BLANK,
    DEAD,
    FACE_DOWN,
    HIDDEN,
    NOBODY,
    NOWHERE,
    PLACES,
    UNASKED,
    Frame,
)
from sandtable.classic.rules.event_rules import rule_behind
from sandtable.classic.rules.state_data import LISTS, NESTED, NUMBERS, StateData
from sandtable.core.chance import Chance
from sandtable.core.errors import BadOption, DamagedData
from sandtable.core.events import EVERYONE, Event, Item

__all__ = [
    "ALIVE",
    "CAPTURE_LUCK",
    "DEAD",
    "FACE_DOWN",
    "FACTION_LUCK",
    "Frame",
    "HIDDEN",
    "LISTS",
    "NESTED",
    "NOBODY",
    "NOWHERE",
    "NUMBERS",
    "PLACES",
    "SPICE_LUCK",
    "STEAL_LUCK",
    "STORM_LUCK",
    "STREAMS",
    "State",
    "TOKEN_LUCK",
    "TRAITOR_LUCK",
    "TREACHERY_LUCK",
    "UNASKED",
    "VERSION",
    "rules_of",
]

# The random streams of a game.
FACTION_LUCK: Final = 0
TREACHERY_LUCK: Final = 1
SPICE_LUCK: Final = 2
TRAITOR_LUCK: Final = 3
STORM_LUCK: Final = 4
CAPTURE_LUCK: Final = 5
STEAL_LUCK: Final = 6
TOKEN_LUCK: Final = 7
STREAMS: Final = 8

VERSION: Final = 5  # version of the byte format


class State(StateData):
    """A position: everything on and around the table, and the stack of pending questions and steps."""

    __slots__ = ("rules", "seats", "chance", "stack", "journal", "trace")

    def __init__(self, rules: Choice | None = None) -> None:
        super().__init__(BLANK if rules is None else rules.seats)
        if rules is None:  # blank: `copy_into` fills in every field
            return
        self.rules: Choice = rules
        self.seats: int = rules.seats
        self.chance: Chance = Chance(b"", STREAMS)
        self.stack: list[Frame] = []
        self.journal: list[Event] | None = None
        self.trace: set[int] | None = None

    def copy_into(self, o: State) -> None:
        """Fill the blank state `o` with copies of everything except the journal and the trace."""
        self.copy_fields(o)
        o.rules = self.rules
        o.seats = self.seats
        o.chance = self.chance.clone()
        o.stack = self.stack[:]
        o.journal = None
        o.trace = None

    @property
    def title(self) -> str:
        return self.rules.title

    # --- forces --------------------------------------------------------------------------
    def plain_at(self, seat: int, part: int) -> int:
        return self.forces[2 * seat * PLACES + part]

    def starred_at(self, seat: int, part: int) -> int:
        return self.forces[(2 * seat + 1) * PLACES + part]

    def at(self, seat: int, part: int) -> int:
        """Return how many forces, plain and starred together, a seat has in a part of the map."""
        forces = self.forces
        place = 2 * seat * PLACES + part
        return forces[place] + forces[place + PLACES]

    def put(self, seat: int, part: int, plain: int, starred: int) -> None:
        """Add forces of a seat to a part of the map; negative numbers remove them."""
        place = 2 * seat * PLACES + part
        self.forces[place] += plain
        self.forces[place + PLACES] += starred

    def inside(self, seat: int, territory: int) -> int:
        """Return how many forces, plain and starred together, a seat has in a territory."""
        forces = self.forces
        first = 2 * seat * PLACES
        n = 0
        for part in TERRITORY_PARTS[territory]:  # without calls, because this runs very often
            n += forces[first + part] + forces[first + part + PLACES]
        return n

    # --- pending -------------------------------------------------------------------------
    def push(self, what: int, whose: int = NOBODY, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Push a frame onto the stack; the last frame pushed runs first."""
        self.stack.append((what, whose, a, b, c))

    # --- listeners -----------------------------------------------------------------------
    def listen(self) -> None:
        if self.journal is None:
            self.journal = []

    def take_events(self) -> list[Event]:
        events = self.journal or []
        if self.journal is not None:
            self.journal = []
        return events

    def tell(
        self,
        kind: str,
        seat: int,
        amount: int = 0,
        thing: int = 0,
        eyes: int = EVERYONE,
        cause: int = 0,
        items: tuple[Item, ...] = (),
        rule: str = "",
    ) -> None:
        """Report an event to the journal, if there is one. `rule` is the number of the rule behind the event, needed
        only if the kind of event and the phase do not determine it."""
        if self.journal is not None:
            rule = rule or rule_behind(kind, self.turn, self.phase, thing)
            self.journal.append(Event(kind, seat, amount, thing, cause, eyes, self.before, rule, items))

    # --- bytes ---------------------------------------------------------------------------
    def pack(self) -> dict[str, Any]:
        """Return all data of the state as plain JSON data."""
        return {
            "title": self.rules.title,
            "version": VERSION,
            "options": self.rules.options,
            "chance": [self.chance.key.hex(), *self.chance.used],
            "stack": self.stack,
            "numbers": [getattr(self, name) for name in NUMBERS],
            "lists": [getattr(self, name) for name in LISTS],
            "nested": [getattr(self, name) for name in NESTED],
        }

    def to_bytes(self) -> bytes:
        return json.dumps(self.pack(), separators=(",", ":")).encode()

    def unpack(self, data: dict[str, Any]) -> None:
        """Fill this state from the result of `pack`; the caller catches the errors that damaged data raises."""
        key, *used = data["chance"]
        self.chance = Chance(bytes.fromhex(key), STREAMS)
        self.chance.used = [_whole(n) for n in used]
        counted = len(used) == STREAMS and all(0 <= n < 1 << 32 for n in self.chance.used)
        if len(self.chance.key) not in (0, 32) or not counted:
            raise DamagedData(f"the chance of a game has a key and {STREAMS} streams, each used so many times")
        self.stack = [_frame(frame) for frame in data["stack"]]
        for name, value in zip(NUMBERS, data["numbers"], strict=True):
            setattr(self, name, _whole(value))
        for name, values in zip(LISTS, data["lists"], strict=True):
            fresh = len(getattr(self, name))
            if fresh and fresh != len(values) and name not in ("order", "asked"):
                raise DamagedData(f"{name!r} has {fresh} numbers, not {len(values)}")
            setattr(self, name, [_whole(n) for n in values])
        for name, rows in zip(NESTED, data["nested"], strict=True):
            if len(getattr(self, name)) != len(rows):
                raise DamagedData(f"{name!r} is there for every seat")
            setattr(self, name, [[_whole(n) for n in row] for row in rows])


def _whole(value: Any) -> int:
    if type(value) is not int or not -(1 << 61) < value < 1 << 61:
        raise DamagedData(f"a whole number is wanted, not {value!r}")
    return value


def _frame(values: Any) -> Frame:
    what, whose, a, b, c = values
    return (_whole(what), _whole(whose), _whole(a), _whole(b), _whole(c))


def rules_of(data: dict[str, Any]) -> Choice:
    """Return the options in packed data; refuse another title, another version or invalid options."""
    from sandtable.classic.meta import META

    if data["title"] != META.id:
        raise DamagedData(f"these bytes are of the title {data['title']!r}")
    if data["version"] != VERSION:
        raise DamagedData(f"written by version {data['version']!r} of the rules; this is {VERSION}")
    try:
        return choice_for(META.id, META.check(data["options"]))
    except BadOption as error:
        raise DamagedData(f"written with options that are not here: {error}") from error

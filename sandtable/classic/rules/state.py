"""`State`: a position of the classic game, as plain numbers, flat lists of ints and a stack of frames.

No rule is here; only what there is, how to copy it, compare it and write it down. Players go by seat, what belongs to
a faction is found by `seat_of`. Cards, leaders, territories and parts are numbers of `content`.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sandtable.classic.content.factions import FACTIONS, LEADERS
from sandtable.classic.content.map import PARTS, STORM_START, TERRITORY_PARTS
from sandtable.classic.content.phases import SETUP
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.rules.choice import Choice, choice_for
from sandtable.classic.rules.event_rules import rule_behind
from sandtable.core.chance import Chance
from sandtable.core.errors import BadOption, DamagedData
from sandtable.core.events import EVERYONE, Event, Item

Frame = tuple[int, int, int, int, int]

NOBODY: Final = -1
NOWHERE: Final = -1
HIDDEN: Final = -1  # stands for a card in a view that must not show it
PLACES: Final = 87  # parts, the Hidden Mobile Stronghold among them
assert PLACES == len(PARTS)

UNASKED: Final = -2  # a pledge that nobody has asked for yet

# A leader is with whoever has it, or lies in the tanks; face down when it had been revived before (CLA-8.5).
ALIVE: Final = 0
DEAD: Final = 1
FACE_DOWN: Final = 2

# The streams of a game's chance.
FACTION_LUCK: Final = 0
TREACHERY_LUCK: Final = 1
SPICE_LUCK: Final = 2
TRAITOR_LUCK: Final = 3
STORM_LUCK: Final = 4
CAPTURE_LUCK: Final = 5
STEAL_LUCK: Final = 6
TOKEN_LUCK: Final = 7
STREAMS: Final = 8

VERSION: Final = 4  # of the bytes

# Fields in the order of the bytes: numbers, lists of numbers, lists of such lists.
NUMBERS: Final = (
    "turn", "phase", "storm", "storm_card", "storm_move", "wall_gone", "advisors", "mobile", "kh_lost", "kh_dead",
    "kh_used", "powers", "stopped", "trout", "predicted", "predicted_turn", "spice_seen", "row_seen",
    "row_sorted", "look", "swapped", "bid", "bidder", "opener", "bid_passes", "done", "renew", "showed", "gifted",
    "due", "barred", "raised", "starred_back", "granted", "stops", "plans_open", "nexus", "before", "spoken",
    "learnt",
)  # fmt: skip
LISTS: Final = (
    "factions", "seat_of", "circles", "order", "wheels", "spice", "bribes", "ally", "pledges", "support", "forces",
    "reserves", "tanks", "spice_on", "leader_is", "leader_of", "leader_at", "leader_back", "reviving", "tokens",
    "treachery_deck", "treachery_discard", "removed", "row", "bought", "spice_deck", "pile_a", "pile_b", "aside",
    "traitor_deck", "dancers", "dancers_open", "traitors_shown", "heard", "battle", "command", "shown", "ship",
    "move", "worms", "deals", "asked", "outcomes",
)  # fmt: skip
NESTED: Final = (
    "hands", "seen_cards", "noted", "traitors", "returned", "answers", "plans",
)  # fmt: skip


class State:
    """Everything on and around the table, and what is pending."""

    __slots__ = ("rules", "seats", "chance", "stack", "journal", "trace", *NUMBERS, *LISTS, *NESTED)

    def __init__(self, rules: Choice | None = None) -> None:
        if rules is None:  # blank: `copy_into` fills in every field
            return
        seats = rules.seats
        self.rules: Choice = rules
        self.seats: int = seats
        self.chance: Chance = Chance(b"", STREAMS)
        self.stack: list[Frame] = []
        self.journal: list[Event] | None = None
        self.trace: set[int] | None = None
        self.turn: int = 0
        self.phase: int = SETUP
        self.storm: int = STORM_START
        self.storm_card: int = 0  # how far the storm moves next: hidden from all but the Fremen (CLA-19.4)
        self.storm_move: int = 0  # how far it moves now
        self.wall_gone: int = 0  # 1 once Family Atomics was played
        self.advisors: int = 0  # territories in which the Bene Gesserit are advisors, as bits
        self.mobile: int = NOWHERE  # the part the Hidden Mobile Stronghold points at
        self.kh_lost: int = 0  # Atreides forces lost in battles, up to what wakes the Kwisatz Haderach
        self.kh_dead: int = 0  # 1 when it lies in the tanks
        self.kh_used: int = NOWHERE  # the territory it is in this turn
        self.powers: int = 0  # seats whose Karama power is used up, as bits
        self.stopped: int = 0  # 1 if the ability last offered to Karama was stopped
        self.trout: int = 0  # 1 while Sandtrout waits for a worm, 2 when the next blow is doubled
        self.predicted: int = NOBODY  # the seat the Bene Gesserit wrote down
        self.predicted_turn: int = 0
        self.spice_seen: int = 0  # 1 while Atreides knows the top card of the spice deck
        self.row_seen: int = 0  # 1 while Atreides knows the card that is up
        self.row_sorted: int = 0  # 1 while the Ixians know which cards are in the row
        self.look: int = 0  # 1 while Atreides may look at the cards of this bidding phase
        self.swapped: int = 0  # 1 once the Ixians have used their technology in this phase
        self.bid: int = 0  # the highest bid on the card that is up
        self.bidder: int = NOBODY
        self.opener: int = NOBODY  # who opened the bidding on it
        self.bid_passes: int = 0  # how many have passed since
        self.done: int = 0  # seats that have had their turn of the phase, as bits
        self.renew: int = 0  # allied seats that have not yet said in this phase how much they help, as bits
        self.showed: int = 0  # seats that have shown cards of their own will in this phase, as bits
        self.gifted: int = 0  # 1 once the Emperor has given spice in this phase
        self.due: int = 0  # technology tokens that pay at the end of the phase, as bits
        self.barred: int = 0  # seats whose free revival is stopped this turn, as bits
        self.raised: int = 0  # seats whose limit of revival is five, as bits
        self.starred_back: int = 0  # seats that have revived a starred force this turn, as bits
        self.granted: int = 0  # 1 while the Fremen let their ally revive three for nothing
        self.stops: int = 0  # abilities stopped in the battle that is on, by `dials.STOPPABLE`, as bits
        self.plans_open: int = 0  # 1 once the plans of the battle are shown
        self.nexus: int = 0  # 1 if a worm has called a Nexus in this blow
        self.before: int = 0  # actions taken without those that are sealed
        self.spoken: int = 0  # how many of those were free words
        self.learnt: int = 0
        self.factions: list[int] = [NOBODY] * seats  # of each seat
        self.seat_of: list[int] = [NOBODY] * len(FACTIONS)
        self.circles: list[int] = [0] * seats  # the sector of each marker
        self.order: list[int] = list(range(seats))  # storm order (CLA-3.2)
        self.wheels: list[int] = []  # the two who had the battle wheels last
        self.spice: list[int] = [0] * seats  # behind the shields
        self.bribes: list[int] = [0] * seats  # in front of them, until the Mentat Pause (CLA-15.4)
        self.ally: list[int] = [NOBODY] * seats
        self.pledges: list[int] = [UNASKED] * seats  # how much of one's spice the ally may use in a phase (CLA-13.10)
        self.support: list[int] = [0] * seats  # what is left of that in this phase
        self.forces: list[int] = [0] * (2 * seats * PLACES)  # by seat, plain or starred, part: see `at`
        self.reserves: list[int] = [0] * (2 * seats)
        self.tanks: list[int] = [0] * (2 * seats)
        self.spice_on: list[int] = [0] * PLACES
        self.leader_is: list[int] = [ALIVE] * len(LEADERS)
        self.leader_of: list[int] = [NOBODY] * len(LEADERS)  # the seat that has it
        self.leader_at: list[int] = [NOWHERE] * len(LEADERS)  # the territory it has fought in this turn
        self.leader_back: list[int] = [0] * len(LEADERS)  # 1 once it was revived
        self.reviving: list[int] = [0] * seats  # 1 while a seat may revive leaders (CLA-8.3, 8.4)
        self.tokens: list[int] = [NOBODY] * len(TECHNOLOGY)  # who has each
        self.treachery_deck: list[int] = []  # the top is the last entry, of every deck
        self.treachery_discard: list[int] = []
        self.removed: list[int] = []
        self.row: list[int] = []  # cards for sale; the front is the first
        self.bought: list[int] = []  # a card just bought, on its way to a hand
        self.spice_deck: list[int] = []
        self.pile_a: list[int] = []
        self.pile_b: list[int] = []
        self.aside: list[int] = []  # spice cards that lie beside the piles until the phase ends
        self.traitor_deck: list[int] = []
        self.dancers: list[int] = []  # Face Dancers not yet revealed
        self.dancers_open: list[int] = []
        self.traitors_shown: list[int] = []  # traitor cards that everybody has seen
        self.heard: list[int] = []  # answers to Truthtrance that still hold: `memory`
        self.battle: list[int] = []  # see `dials`
        self.command: list[int] = []  # the Voice: seat, 1 play or 0 refuse, number
        self.shown: list[int] = []  # prescience: who asked, whom, element, answer
        self.ship: list[int] = []  # the shipment that is on: see `shipment`
        self.move: list[int] = []  # the move that is on: see `movement`
        self.worms: list[int] = []  # territories of worms that can be ridden
        self.deals: list[int] = []  # see `bargains`
        self.asked: list[int] = []  # who is asked now
        self.outcomes: list[int] = []  # ranks, points, reason and tie-break once over
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.seen_cards: list[list[int]] = [[] for _ in range(seats)]  # cards in hands that everybody has seen
        self.noted: list[list[int]] = [[] for _ in range(seats)]  # further ones that a seat has seen: `memory`
        self.traitors: list[list[int]] = [[] for _ in range(seats)]
        self.returned: list[list[int]] = [[] for _ in range(seats)]  # traitor cards that were not kept
        self.answers: list[list[int]] = [[] for _ in range(seats)]  # of what is asked now
        self.plans: list[list[int]] = [[], []]  # of the aggressor and the defender

    def copy_into(self, o: State) -> None:
        """Fill a blank state with copies of everything; listeners stay behind."""
        o.rules = self.rules
        o.seats = self.seats
        o.chance = self.chance.clone()
        o.stack = self.stack[:]
        o.journal = None
        o.trace = None
        o.turn = self.turn
        o.phase = self.phase
        o.storm = self.storm
        o.storm_card = self.storm_card
        o.storm_move = self.storm_move
        o.wall_gone = self.wall_gone
        o.advisors = self.advisors
        o.mobile = self.mobile
        o.kh_lost = self.kh_lost
        o.kh_dead = self.kh_dead
        o.kh_used = self.kh_used
        o.powers = self.powers
        o.stopped = self.stopped
        o.trout = self.trout
        o.predicted = self.predicted
        o.predicted_turn = self.predicted_turn
        o.spice_seen = self.spice_seen
        o.row_seen = self.row_seen
        o.row_sorted = self.row_sorted
        o.look = self.look
        o.swapped = self.swapped
        o.bid = self.bid
        o.bidder = self.bidder
        o.opener = self.opener
        o.bid_passes = self.bid_passes
        o.done = self.done
        o.renew = self.renew
        o.showed = self.showed
        o.gifted = self.gifted
        o.due = self.due
        o.barred = self.barred
        o.raised = self.raised
        o.starred_back = self.starred_back
        o.granted = self.granted
        o.stops = self.stops
        o.plans_open = self.plans_open
        o.nexus = self.nexus
        o.before = self.before
        o.spoken = self.spoken
        o.learnt = self.learnt
        o.factions = self.factions[:]
        o.seat_of = self.seat_of[:]
        o.circles = self.circles[:]
        o.order = self.order[:]
        o.wheels = self.wheels[:]
        o.spice = self.spice[:]
        o.bribes = self.bribes[:]
        o.ally = self.ally[:]
        o.pledges = self.pledges[:]
        o.support = self.support[:]
        o.forces = self.forces[:]
        o.reserves = self.reserves[:]
        o.tanks = self.tanks[:]
        o.spice_on = self.spice_on[:]
        o.leader_is = self.leader_is[:]
        o.leader_of = self.leader_of[:]
        o.leader_at = self.leader_at[:]
        o.leader_back = self.leader_back[:]
        o.reviving = self.reviving[:]
        o.tokens = self.tokens[:]
        o.treachery_deck = self.treachery_deck[:]
        o.treachery_discard = self.treachery_discard[:]
        o.removed = self.removed[:]
        o.row = self.row[:]
        o.bought = self.bought[:]
        o.spice_deck = self.spice_deck[:]
        o.pile_a = self.pile_a[:]
        o.pile_b = self.pile_b[:]
        o.aside = self.aside[:]
        o.traitor_deck = self.traitor_deck[:]
        o.dancers = self.dancers[:]
        o.dancers_open = self.dancers_open[:]
        o.traitors_shown = self.traitors_shown[:]
        o.heard = self.heard[:]
        o.battle = self.battle[:]
        o.command = self.command[:]
        o.shown = self.shown[:]
        o.ship = self.ship[:]
        o.move = self.move[:]
        o.worms = self.worms[:]
        o.deals = self.deals[:]
        o.asked = self.asked[:]
        o.outcomes = self.outcomes[:]
        o.hands = _copied(self.hands)
        o.seen_cards = _copied(self.seen_cards)
        o.noted = _copied(self.noted)
        o.traitors = _copied(self.traitors)
        o.returned = _copied(self.returned)
        o.answers = _copied(self.answers)
        o.plans = _copied(self.plans)

    @property
    def title(self) -> str:
        return self.rules.title

    # --- forces --------------------------------------------------------------------------
    def plain_at(self, seat: int, part: int) -> int:
        return self.forces[2 * seat * PLACES + part]

    def starred_at(self, seat: int, part: int) -> int:
        return self.forces[(2 * seat + 1) * PLACES + part]

    def at(self, seat: int, part: int) -> int:
        """All forces of a seat in a part."""
        forces = self.forces
        place = 2 * seat * PLACES + part
        return forces[place] + forces[place + PLACES]

    def put(self, seat: int, part: int, plain: int, starred: int) -> None:
        """Forces come to a part, or with numbers below 0 leave it."""
        place = 2 * seat * PLACES + part
        self.forces[place] += plain
        self.forces[place + PLACES] += starred

    def inside(self, seat: int, territory: int) -> int:
        """All forces of a seat in a territory."""
        n = 0
        for part in TERRITORY_PARTS[territory]:
            n += self.at(seat, part)
        return n

    # --- pending -------------------------------------------------------------------------
    def push(self, what: int, whose: int = NOBODY, a: int = 0, b: int = 0, c: int = 0) -> None:
        """What was pushed last comes first."""
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
    ) -> None:
        """Tell whoever listens."""
        if self.journal is not None:
            rule = rule_behind(kind, self.turn, self.phase, thing)
            self.journal.append(Event(kind, seat, amount, thing, cause, eyes, self.before, rule, items))

    # --- bytes ---------------------------------------------------------------------------
    def pack(self) -> dict[str, Any]:
        """Everything, as plain data."""
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
        """Fill this state from what `pack` gave; the caller catches what damaged data raises."""
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


def _copied(rows: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in rows]


def rules_of(data: dict[str, Any]) -> Choice:
    """The choice of packed data, if this version has written it."""
    from sandtable.classic.meta import META

    if data["title"] != META.id:
        raise DamagedData(f"these bytes are of the title {data['title']!r}")
    if data["version"] != VERSION:
        raise DamagedData(f"written by version {data['version']!r} of the rules; this is {VERSION}")
    try:
        return choice_for(META.id, META.check(data["options"]))
    except BadOption as error:
        raise DamagedData(f"written with options that are not here: {error}") from error

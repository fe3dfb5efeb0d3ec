"""`State`: a position of the family, as plain fields, small lists of ints and a stack of frames.

This file has no rules: it only holds the data and copies, compares, packs and unpacks it.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.core.errors import DamagedData, UnknownTitle
from sandtable.core.events import EVERYONE, Event
from sandtable.imperium.language.effects import NO_NODE
from sandtable.imperium.language.pieces import NO_TRAIT, TRAITS, trait_bits, trait_names
from sandtable.imperium.rules.constants import (  # other modules import these from here
    AGENT_TURN,
    BLANK,
    COMBAT,
    ENDGAME,
    HIDDEN,
    HUMAN,
    MAKERS,
    NO_CARD,
    NO_CONFLICT,
    NO_LEADER,
    NO_QUESTION,
    NO_TURN,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    OVER,
    PHASES,
    RECALL,
    REVEAL_TURN,
    RIVAL,
    ROUND_START,
    SETUP,
    STREAMLINED,
    TURNS,
    Frame,
    Todo,
)
from sandtable.imperium.rules.event_rules import EVENT_RULES
from sandtable.imperium.rules.module import Component
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_from
from sandtable.imperium.rules.state_data import (
    LISTS,
    NUMBERS,
    PLAYER,
    SPARSE,
    SPARSE_LISTS,
    SPARSE_PLAYER,
    PlayerData,
    StateData,
)
from sandtable.imperium.rules.units import TROOP_STRENGTH

__all__ = [
    "AGENT_TURN",
    "BLANK",
    "COMBAT",
    "CONFLICT_LUCK",
    "DECK_LUCK",
    "ENDGAME",
    "FIRST_LUCK",
    "Frame",
    "HAGAL_LUCK",
    "HIDDEN",
    "HUMAN",
    "IMPERIUM_LUCK",
    "INTRIGUE_LUCK",
    "LEADER_LUCK",
    "MAKERS",
    "NOBODY",
    "NOWHERE",
    "NO_CARD",
    "NO_CONFLICT",
    "NO_LEADER",
    "NO_QUESTION",
    "NO_TURN",
    "OBSTACLE",
    "OVER",
    "PHASES",
    "Player",
    "RECALL",
    "REVEAL_TURN",
    "RIVAL",
    "RIVAL_LUCK",
    "ROUND_START",
    "SETUP",
    "STEAL_LUCK",
    "STREAMLINED",
    "STREAMS",
    "State",
    "TURNS",
    "Todo",
    "luck_of",
    "rules_of",
    "seats_of",
    "streams_of",
]

# The random streams of a game: everything that is shuffled or drawn has its own, and so has each party's deck.
FIRST_LUCK: Final = 0
LEADER_LUCK: Final = 1
RIVAL_LUCK: Final = 2
CONFLICT_LUCK: Final = 3  # and the next two: one for each level
INTRIGUE_LUCK: Final = 6
IMPERIUM_LUCK: Final = 7
HAGAL_LUCK: Final = 8
STEAL_LUCK: Final = 9
DECK_LUCK: Final = 10  # and the following: one for each party
STREAMS: Final = DECK_LUCK + 6


def streams_of(rules: Ruleset) -> int:
    """Return the number of random streams of a game: those of every game plus one for each module that shuffles."""
    return STREAMS + len(rules.luck)


def luck_of(rules: Ruleset, module: str) -> int:
    """Return the number of the random stream from which a module shuffles."""
    return STREAMS + rules.luck[module]


class Player(PlayerData):
    """The pieces, cards and counters of one party."""

    __slots__ = ()

    def clone(self) -> Player:
        """Return an independent copy of the player's fields."""
        o = Player(BLANK)
        self.copy_fields(o)
        return o

    def has(self, trait: int) -> bool:
        """Tell whether the party has this trait."""
        return (self.traits >> trait) & 1 == 1

    def change_trait(self, old: int, new: int) -> None:
        """Replace the trait `old` with the trait `new`; NO_TRAIT as `old` only adds one, NO_TRAIT as `new` only removes
        one."""
        self.traits = (self.traits & ~(1 << old) | 1 << new) & ~(1 << NO_TRAIT)

    def competes(self) -> bool:
        """Tell whether this party can win; only such a party gains points."""
        return self.rival != OBSTACLE and self.rival != STREAMLINED

    def troops(self) -> int:
        """Return the number of troops in supply, garrison and Conflict; troops on pieces of modules are not counted."""
        return self.supply + self.garrison + self.conflict

    def units(self) -> int:
        """Return the number of units of this party in the Conflict: troops and all others."""
        return self.conflict + self.other_units

    def strength(self) -> int:
        """Return the strength in the Conflict: 2 per troop, the strength of other units, and 1 per sword; 0 without
        units (IMP-8.6, 8.7)."""
        if self.conflict or self.other_units:
            return TROOP_STRENGTH * self.conflict + self.other_strength + self.swords
        return 0

    def strength_of(self, troops: int) -> int:
        """Return the strength that the party's units would have, without swords, if it had this many troops in the
        Conflict."""
        return TROOP_STRENGTH * troops + self.other_strength


# Numbers that are packed only if they differ from this initial value.
_UNSAID: Final = {name: NO_CARD if name in ("discarded", "lent") else 0 for name in SPARSE}


class State(StateData):
    """A whole position: everything on and around the table."""

    __slots__ = (
        "rules", "parts", "players", "chance", "journal", "trace", "options_now", "cause", "source",
        "weighed", "weighed_for",
    )  # fmt: skip

    def __init__(self, seats: int, rules: Ruleset | None = None) -> None:
        super().__init__(seats, rules)
        if rules is None:  # BLANK: `copy_into` fills in every field
            return
        self.rules: Ruleset = rules
        # The components of the modules, one for each of `rules.modules`.
        self.parts: list[Component] = [module.component(rules, seats) for module in rules.modules]
        self.players: list[Player] = [Player(len(rules.tracks)) for _ in range(seats)]
        self.chance: Chance = Chance(b"", streams_of(rules))
        # Bookkeeping that is not part of the position.
        self.cause: int = 0  # the active piece, for events
        self.source: int = NO_NODE  # the active effect, for events; ignored if it belongs to a piece other than `cause`
        self.options_now: list[int] | None = None
        # How a bot rated each card and space when it chose the card; the next question, number `weighed_for`, asks for
        # the space.
        self.weighed: list[tuple[int, list[tuple[float, int]]]] = []
        self.weighed_for: int = NO_QUESTION
        self.journal: list[Event] | None = None
        self.trace: set[int] | None = None

    def copy_into(self, o: State) -> None:
        """Fill the blank state `o` with copies of everything except the journal of events and the coverage trace, which
        `o` does not have."""
        self.copy_fields(o)
        o.rules = self.rules
        copied = self.rules.copied
        if copied is None:
            o.parts = [part.clone() for part in self.parts] if self.parts else self.parts
        else:
            parts = self.parts[:]
            for at in copied:
                parts[at] = parts[at].clone()
            o.parts = parts
        o.players = [p.clone() for p in self.players]
        o.chance = self.chance.clone()
        o.cause = self.cause
        o.source = self.source
        o.options_now = self.options_now
        o.weighed = []
        o.weighed_for = NO_QUESTION
        o.journal = None
        o.trace = None

    def after(self, seat: int, steps: int = 1) -> int:
        """Return the seat that is this many steps further round the table.

        A Rival in a game of two players sits behind the First Player (UPR-R4.3), so the direction is reversed when seat
        0 is first.
        """
        n = len(self.players)
        if self.seats == 2 and self.circle == 3 and self.first == 0:
            return (seat - steps) % n
        return (seat + steps) % n

    @property
    def title(self) -> str:
        return self.rules.title

    # --- the cards of the turn -----------------------------------------------------------
    @property
    def turn_card(self) -> int:
        """The first card of this Agent turn, or NO_CARD."""
        return self.turn_cards[0] if self.turn_cards else NO_CARD

    @turn_card.setter
    def turn_card(self, kind: int) -> None:
        self.turn_cards = [] if kind == NO_CARD else [kind]

    @property
    def further_cards(self) -> list[int]:
        """The cards of this Agent turn that were played together with the first card."""
        return self.turn_cards[1:]

    @further_cards.setter
    def further_cards(self, kinds: list[int]) -> None:
        if kinds and not self.turn_cards:
            raise ValueError(f"a turn has further cards {kinds} and no first one")
        self.turn_cards = self.turn_cards[:1] + kinds

    # --- listeners -----------------------------------------------------------------------
    def listen(self) -> None:
        if self.journal is None:
            self.journal = []

    def take_events(self) -> list[Event]:
        events = self.journal or []
        if self.journal is not None:
            self.journal = []
        return events

    def note(self, kind: str, seat: int, amount: int, thing: int = 0, eyes: int = EVERYONE, step: str = "") -> None:
        """Append an event to the journal; call this only if the state has a journal.

        The event is about the piece `thing`, which only the seats in `eyes` (as bits) may know. `step` names the cause
        of the event where the active piece is not the cause (see `citing`).
        """
        assert self.journal is not None
        party = self.cited_as(seat)
        rule = self.rules.citations.behind(kind, EVENT_RULES[kind], party, step, self.cause, self.source)
        self.journal.append(Event(kind, seat, amount, thing, self.cause, eyes, self.actions_taken, rule))

    def cited_as(self, seat: int) -> str:
        """Return the name or names, separated by spaces, by which lines of `citing` refer to a party with rules of its
        own; empty for others."""
        if 0 <= seat < len(self.players) and self.players[seat].rival:
            return "obstacle rival" if self.players[seat].rival == OBSTACLE else "rival"
        for module in self.rules.when_cited:
            return module.cited_as(self, seat)
        return ""

    # --- bytes ---------------------------------------------------------------------------
    def pack(self) -> dict[str, Any]:
        """Return the whole position as plain data."""
        chance = [self.chance.key.hex(), *self.chance.used]
        data: dict[str, Any] = {
            "title": self.rules.title,
            "rules": [self.rules.choice.key(), self.rules.fingerprint],
            "chance": chance,
            "ended": self.ended,
        }
        data["numbers"] = [int(getattr(self, name)) for name in NUMBERS]
        data["lists"] = [getattr(self, name) for name in LISTS]
        sparse = {name: int(getattr(self, name)) for name, none in _UNSAID.items() if getattr(self, name) != none}
        if sparse:
            data["sparse"] = sparse
        for name in SPARSE_LISTS:
            if getattr(self, name):
                data[name] = getattr(self, name)
        if self.parts:
            data["parts"] = [part.pack() for part in self.parts]
        data["players"] = [[_plain(p, name) for name in PLAYER] for p in self.players]
        scarce = [{name: getattr(p, name) for name in SPARSE_PLAYER if getattr(p, name)} for p in self.players]
        if any(scarce):
            data["players_sparse"] = scarce
        return data

    def to_bytes(self) -> bytes:
        return json.dumps(self.pack(), separators=(",", ":")).encode()

    def unpack(self, data: dict[str, Any]) -> None:
        """Fill this state from the result of `pack`; the caller catches the errors that damaged data raises."""
        key, *used = data["chance"]
        streams = streams_of(self.rules)
        self.chance = Chance(bytes.fromhex(key), streams)
        self.chance.used = [int(n) for n in used]
        counted = len(used) == streams and all(0 <= n < 1 << 32 for n in self.chance.used)
        if len(self.chance.key) not in (0, 32) or not counted:
            raise DamagedData(f"the chance of a game has a key and {streams} streams, each used so many times")
        self.ended = list(data["ended"])
        for name, value in zip(NUMBERS, data["numbers"], strict=True):
            if isinstance(getattr(self, name), bool):  # not a conditional expression: mypyc would compile it to an int
                setattr(self, name, bool(value))
            else:
                setattr(self, name, int(value))
        for name, value in data.get("sparse", {}).items():
            if name not in _UNSAID:
                raise DamagedData(f"a position has no number {name!r}")
            if isinstance(getattr(self, name), bool):
                setattr(self, name, bool(value))
            else:
                setattr(self, name, int(value))
        for name in SPARSE_LISTS:
            setattr(self, name, [int(v) for v in data.get(name, [])])
        for name, values in zip(LISTS, data["lists"], strict=True):
            setattr(self, name, [tuple(v) if isinstance(v, list) else int(v) for v in values])
        for part, packed in zip(self.parts, data.get("parts", []), strict=True):
            part.unpack(packed)
        self.players = []
        for fields in data["players"]:
            p = Player(len(self.rules.tracks))
            for name, value in zip(PLAYER, fields, strict=True):
                old = getattr(p, name)
                if name == "traits":
                    p.traits = _traits_from(value)
                elif isinstance(old, list):
                    setattr(p, name, [int(v) for v in value])
                elif isinstance(old, bool):
                    setattr(p, name, bool(value))
                else:
                    setattr(p, name, int(value))
            self.players.append(p)
        for p, sparse in zip(self.players, data.get("players_sparse", [{}] * len(self.players)), strict=True):
            for name, value in sparse.items():
                if name not in SPARSE_PLAYER:
                    raise DamagedData(f"a player has no number {name!r}")
                setattr(p, name, int(value))


def seats_of(data: dict[str, Any]) -> int:
    """Return the number of seats of packed data, on which the components of modules depend."""
    seats = int(data["numbers"][NUMBERS.index("seats")])
    if not 0 < seats <= len(data["players"]):
        raise DamagedData(f"{seats} seats and {len(data['players'])} parties")
    return seats


def rules_of(data: dict[str, Any]) -> Ruleset:
    """Return the ruleset to which packed data belongs; raise DamagedData if its pieces, effects or words have changed
    since."""
    key, fingerprint = data["rules"]
    try:
        rules = ruleset_from(str(data["title"]), str(key))
    except (ValueError, UnknownTitle) as error:
        raise DamagedData(f"written with rules that are not here: {error}") from error
    if rules.fingerprint != fingerprint:
        raise DamagedData(
            f"written with other rules: {key!r} was {fingerprint} and is {rules.fingerprint} here; "
            "a record of the game can be replayed, its bytes cannot be read"
        )
    return rules


def _plain(p: Player, name: str) -> Any:
    value = getattr(p, name)
    if name == "traits":
        return _plain_traits(p.traits)
    return int(value) if isinstance(value, bool) else value


def _plain_traits(bits: int) -> Any:
    """Return a set of traits as plain data: the number of its only trait in the usual case, otherwise a list of names.

    Names are used because traits of modules have no stable numbers.
    """
    for number in range(len(TRAITS)):
        if bits == 1 << number or not bits:
            return number
    return trait_names(bits)


def _traits_from(value: Any) -> int:
    if isinstance(value, list):
        return trait_bits(str(name) for name in value)
    number = int(value)
    if not 0 <= number < len(TRAITS):
        raise DamagedData(f"there is no trait {number}")
    return 1 << number if number != NO_TRAIT else 0

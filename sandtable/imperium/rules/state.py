"""`State`: a position of the family, as plain fields, small lists of ints and a stack of frames.

No rule is here; only what there is, how to copy it, compare it and write it down.
"""

from __future__ import annotations

import json
from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.core.errors import DamagedData, UnknownTitle
from sandtable.core.events import EVERYONE, Event
from sandtable.imperium.language.effects import NO_NODE
from sandtable.imperium.language.pieces import NO_TRAIT, TRAITS, trait_bits, trait_names
from sandtable.imperium.rules.event_rules import EVENT_RULES
from sandtable.imperium.rules.module import Component
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_from

# A pending step or question: what, whose, and up to three numbers. See `frames`.
Frame = tuple[int, int, int, int, int]
# An effect of the turn still to be resolved: the word that names its box, and its node.
Todo = tuple[int, int]

# Numbers that stand for none of something; no such thing has a number below 0.
NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
NO_LEADER: Final = -1
NO_CONFLICT: Final = -1
NO_QUESTION: Final = -1

# What a party is: a player, House Hagal beside two players, a Rival (IMP-18.1, 19.1), or one that only gets in the way
# of two players (UPR-R13.2).
HUMAN: Final = 0
OBSTACLE: Final = 1
RIVAL: Final = 2
STREAMLINED: Final = 3
BLANK: Final = -1
HIDDEN: Final = -1  # stands for a card in a view that must not show it

# Kinds of turn.
NO_TURN: Final = 0  # between turns, or before the player has chosen
AGENT_TURN: Final = 1
REVEAL_TURN: Final = 2

# Phases, for whoever wants to know where the round stands.
PHASES: Final = ("setup", "round_start", "turns", "combat", "makers", "recall", "endgame", "over")
SETUP: Final = 0
ROUND_START: Final = 1
TURNS: Final = 2
COMBAT: Final = 3
MAKERS: Final = 4
RECALL: Final = 5
ENDGAME: Final = 6
OVER: Final = 7


# The streams of a game's chance: whatever is shuffled or drawn has one of its own, each party's deck included.
FIRST_LUCK: Final = 0
LEADER_LUCK: Final = 1
RIVAL_LUCK: Final = 2
CONFLICT_LUCK: Final = 3  # and the next two: the levels
INTRIGUE_LUCK: Final = 6
IMPERIUM_LUCK: Final = 7
HAGAL_LUCK: Final = 8
STEAL_LUCK: Final = 9
DECK_LUCK: Final = 10  # and the next: one for each party
STREAMS: Final = DECK_LUCK + 6


def streams_of(rules: Ruleset) -> int:
    """How many streams a game has: those of every game, then one for each module that shuffles."""
    return STREAMS + len(rules.luck)


def luck_of(rules: Ruleset, module: str) -> int:
    """The stream of a module."""
    return STREAMS + rules.luck[module]


# Fields of a player, in the order of the bytes.
_PLAYER: Final = (
    "leader", "traits", "solari", "spice", "water", "vp", "influence", "garrison", "supply", "conflict", "swords",
    "persuasion", "agents", "agents_at", "swordmaster", "council", "hand", "deck", "discard", "play", "intrigue",
    "open_intrigue", "revealed", "tokens", "tokens_shown", "voice", "aside", "shown_deck", "shown_hand", "rival",
    "visited",
)  # fmt: skip
# Those that few games have: in the bytes only where they are not 0.
_PLAYER_SPARSE: Final = ("other_units", "other_strength", "revealed_at", "rival_card")


class Player:
    """One seat's pieces."""

    __slots__ = (*_PLAYER, *_PLAYER_SPARSE)

    def __init__(self, tracks: int) -> None:
        if tracks == BLANK:  # `clone` fills in every field
            return
        self.leader: int = NO_LEADER
        self.traits: int = 0  # as bits, by the numbers of `pieces.TRAITS`; a Leader may have several, and change them
        self.solari: int = 0
        self.spice: int = 0
        self.water: int = 0
        self.vp: int = 0
        self.influence: list[int] = [0] * tracks
        # Troops are in one of three places (IMP-15.13).
        self.garrison: int = 0
        self.supply: int = 0
        self.conflict: int = 0
        self.swords: int = 0
        self.persuasion: int = 0
        self.agents: int = 0  # ready on the Leader, the Mentat among them
        self.agents_at: list[int] = []
        self.swordmaster: bool = False
        self.council: bool = False
        # Cards as kinds; the top of a deck is its last entry.
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.play: list[int] = []
        self.intrigue: list[int] = []
        self.open_intrigue: list[int] = []  # face up until this round's Reveal turn (IMP-13.7)
        self.revealed: bool = False
        self.tokens: int = 0  # the Baron's factions, as bits
        self.tokens_shown: bool = False
        self.voice: int = NOWHERE
        self.aside: int = NO_CARD  # the card Helena set aside
        # What everybody knows of hidden cards: how many of the deck's top cards lie there in the
        # open memory of all, and which cards in hand were taken there in the open.
        self.shown_deck: int = 0
        self.shown_hand: list[int] = []
        self.rival: int = HUMAN
        self.visited: int = 0  # spaces that can be used once in a game and have been, as bits
        # Units in the Conflict that are no troops (sandworms), and the strength of all of them: the modules that bring
        # them keep both up to date.
        self.other_units: int = 0
        self.other_strength: int = 0
        self.revealed_at: int = 0  # how many had taken their Reveal turn this round when this one was done; 0: not yet
        self.rival_card: int = 0  # of a Rival that plays by a card of its own: the card, as a thing; 0 for none

    def clone(self) -> Player:
        o = Player(BLANK)
        o.leader = self.leader
        o.traits = self.traits
        o.solari = self.solari
        o.spice = self.spice
        o.water = self.water
        o.vp = self.vp
        o.influence = self.influence[:]
        o.garrison = self.garrison
        o.supply = self.supply
        o.conflict = self.conflict
        o.swords = self.swords
        o.persuasion = self.persuasion
        o.agents = self.agents
        o.agents_at = self.agents_at[:]
        o.swordmaster = self.swordmaster
        o.council = self.council
        o.hand = self.hand[:]
        o.deck = self.deck[:]
        o.discard = self.discard[:]
        o.play = self.play[:]
        o.intrigue = self.intrigue[:]
        o.open_intrigue = self.open_intrigue[:]
        o.revealed = self.revealed
        o.tokens = self.tokens
        o.tokens_shown = self.tokens_shown
        o.voice = self.voice
        o.aside = self.aside
        o.shown_deck = self.shown_deck
        o.shown_hand = self.shown_hand[:]
        o.rival = self.rival
        o.visited = self.visited
        o.other_units = self.other_units
        o.other_strength = self.other_strength
        o.revealed_at = self.revealed_at
        o.rival_card = self.rival_card
        return o

    def has(self, trait: int) -> bool:
        """Does this named change of a rule hold for the seat?"""
        return (self.traits >> trait) & 1 == 1

    def change_trait(self, old: int, new: int) -> None:
        """One trait in place of another; NO_TRAIT for none."""
        self.traits = (self.traits & ~(1 << old) | 1 << new) & ~(1 << NO_TRAIT)

    def competes(self) -> bool:
        """Can this party win? Only then does it gather points."""
        return self.rival != OBSTACLE and self.rival != STREAMLINED

    def units(self) -> int:
        """Troops and whatever else fights for this seat in the Conflict."""
        return self.conflict + self.other_units

    def strength(self) -> int:
        """2 for each troop in the Conflict, what other units have, and 1 for each sword; without a unit nothing
        (IMP-8.6, 8.7)."""
        if self.conflict or self.other_units:
            return 2 * self.conflict + self.other_strength + self.swords
        return 0


# Fields of the state that are a number or a truth value, and those that are lists, in the order of the bytes.
_NUMBERS: Final = (
    "seats", "round", "phase", "first", "conflict", "mentat", "mentat_at", "mentat_kept", "turn_seat",
    "turn_kind", "turn_card", "turn_card_left", "turn_space", "fresh", "combat_turn", "allowance", "deployed",
    "envoy", "infiltrating", "melange", "discount_card", "discount", "topdeck", "passes", "learnt", "actions_taken",
    "circle", "recruits", "recruits_ready", "ties_third",
)  # fmt: skip
_LISTS: Final = (
    "alliance", "control", "bonus_spice", "row", "imperium_deck", "reserve", "intrigue_deck", "intrigue_discard",
    "conflict_deck", "conflicts_seen", "todo", "stack", "seen_intrigue", "trashed",
    "hagal_deck", "hagal_discard",
)  # fmt: skip


# Numbers that mostly say nothing: in the bytes only where they do, so that older bytes stay as they were.
_SPARSE: Final = {
    "spice_gained": 0, "discarded": NO_CARD, "entered": 0, "deploy_ban": 0, "revealed_from": 0, "armed": 0,
}  # fmt: skip
_SPARSE_LISTS: Final = ("intrigue_trashed",)


class State:
    """Everything on and around the table."""

    __slots__ = (
        "rules", "parts", "players", "chance", "journal", "trace", "options_now", "ended", "cause", "source",
        "weighed", "weighed_for",
        *_NUMBERS, *_LISTS, *_SPARSE, *_SPARSE_LISTS,
    )  # fmt: skip

    def __init__(self, seats: int, rules: Ruleset | None = None) -> None:
        if rules is None:  # BLANK: `copy_into` fills in every field
            return
        self.rules: Ruleset = rules
        # What modules add, one component for each of `rules.modules`.
        self.parts: list[Component] = [module.component(rules, seats) for module in rules.modules]
        self.seats: int = seats
        self.players: list[Player] = [Player(len(rules.tracks)) for _ in range(seats)]
        self.chance: Chance = Chance(b"", streams_of(rules))
        self.round: int = 0
        self.phase: int = SETUP
        self.first: int = 0
        # Shared pieces.
        self.alliance: list[int] = [NOBODY] * len(rules.tracks)
        self.control: list[int] = [NOBODY] * len(rules.spaces)
        self.bonus_spice: list[int] = [0] * len(rules.spaces)
        self.row: list[int] = []
        self.imperium_deck: list[int] = []
        self.reserve: list[int] = [0] * len(rules.reserve_cards)
        self.trashed: list[int] = []
        self.intrigue_deck: list[int] = []
        self.intrigue_discard: list[int] = []
        self.intrigue_trashed: list[int] = []
        self.seen_intrigue: list[tuple[int, int, int]] = []  # (who knows, whose, kind): stolen cards
        self.conflict_deck: list[int] = []
        self.conflicts_seen: list[int] = []
        self.conflict: int = NO_CONFLICT
        self.mentat: int = NOBODY  # who has it this round
        self.mentat_at: int = NOWHERE  # the space it stands on as an Agent
        self.mentat_kept: bool = False  # won as a reward: not returned in this Recall (IMP-10.14)
        # House Hagal: how many parties take turns in a circle, the cards.
        self.circle: int = seats
        self.ties_third: bool = False  # who ties for second takes the third reward below four players too (IMP-21.5)
        self.hagal_deck: list[int] = []
        self.hagal_discard: list[int] = []
        # The turn in progress.
        self.turn_seat: int = NOBODY
        self.turn_kind: int = NO_TURN
        self.turn_card: int = NO_CARD
        self.turn_card_left: bool = False  # it has left play again; a twin of it may still be there
        self.turn_space: int = NOWHERE
        self.fresh: bool = False  # nothing has been done in this turn yet
        self.combat_turn: bool = False
        self.allowance: int = 0  # troops that may still be deployed this turn (IMP-5.4)
        self.deployed: int = 0
        self.entered: int = 0  # own units of any sort that entered the Conflict this turn, less those taken back
        self.deploy_ban: bool = False  # no unit of the turn's seat may enter the Conflict this turn
        self.recruits: int = 0  # recruited before the card of the turn: a Combat space lets them follow (IMP-20.12)
        self.recruits_ready: int = 0  # those of them that a Reveal turn may deploy as well
        self.envoy: bool = False
        self.infiltrating: bool = False
        self.melange: int = 0
        self.discount_card: int = NO_CARD
        self.discount: int = 0
        self.topdeck: bool = False
        self.spice_gained: int = 0  # by whose turn it is, from all sources; what was spent is not taken off
        self.discarded: int = NO_CARD  # the last card discarded from a hand
        self.revealed_from: int = 0  # in a Reveal turn: where in play the cards begin that were revealed in it
        self.armed: int = 0  # cards revealed in it that have given swords
        self.todo: list[Todo] = []
        self.stack: list[Frame] = []
        self.passes: int = 0
        # Bookkeeping.
        self.learnt: int = 0
        self.actions_taken: int = 0
        self.cause: int = 0  # the piece at work, for events: no part of the position
        self.source: int = NO_NODE  # the effect at work, likewise; of another piece it says nothing
        self.ended: list[Any] = []  # ranks, reason and tie-break once the game is over
        self.options_now: list[int] | None = None
        # What a bot made of each card and space it may send, when it was asked for the card: the next question is
        # where to, and has the number `weighed_for`. No part of the position.
        self.weighed: list[tuple[int, list[tuple[float, int]]]] = []
        self.weighed_for: int = NO_QUESTION
        self.journal: list[Event] | None = None
        self.trace: set[int] | None = None

    def copy_into(self, o: State) -> None:
        """Fill a blank state with copies of everything; listeners stay behind."""
        o.rules = self.rules
        o.parts = [part.clone() for part in self.parts] if self.parts else self.parts
        o.seats = self.seats
        o.players = [p.clone() for p in self.players]
        o.chance = self.chance.clone()
        o.round = self.round
        o.phase = self.phase
        o.first = self.first
        o.alliance = self.alliance[:]
        o.control = self.control[:]
        o.bonus_spice = self.bonus_spice[:]
        o.row = self.row[:]
        o.imperium_deck = self.imperium_deck[:]
        o.reserve = self.reserve[:]
        o.trashed = self.trashed[:]
        o.intrigue_deck = self.intrigue_deck[:]
        o.intrigue_discard = self.intrigue_discard[:]
        o.intrigue_trashed = self.intrigue_trashed[:]
        o.seen_intrigue = self.seen_intrigue[:]
        o.conflict_deck = self.conflict_deck[:]
        o.conflicts_seen = self.conflicts_seen[:]
        o.conflict = self.conflict
        o.mentat = self.mentat
        o.mentat_at = self.mentat_at
        o.mentat_kept = self.mentat_kept
        o.circle = self.circle
        o.ties_third = self.ties_third
        o.hagal_deck = self.hagal_deck[:]
        o.hagal_discard = self.hagal_discard[:]
        o.turn_seat = self.turn_seat
        o.turn_kind = self.turn_kind
        o.turn_card = self.turn_card
        o.turn_card_left = self.turn_card_left
        o.turn_space = self.turn_space
        o.fresh = self.fresh
        o.combat_turn = self.combat_turn
        o.allowance = self.allowance
        o.deployed = self.deployed
        o.entered = self.entered
        o.deploy_ban = self.deploy_ban
        o.recruits = self.recruits
        o.recruits_ready = self.recruits_ready
        o.envoy = self.envoy
        o.infiltrating = self.infiltrating
        o.melange = self.melange
        o.discount_card = self.discount_card
        o.discount = self.discount
        o.topdeck = self.topdeck
        o.spice_gained = self.spice_gained
        o.discarded = self.discarded
        o.revealed_from = self.revealed_from
        o.armed = self.armed
        o.todo = self.todo[:]
        o.stack = self.stack[:]
        o.passes = self.passes
        o.learnt = self.learnt
        o.actions_taken = self.actions_taken
        o.cause = self.cause
        o.source = self.source
        o.ended = self.ended[:]
        o.options_now = self.options_now
        o.weighed = []
        o.weighed_for = NO_QUESTION
        o.journal = None
        o.trace = None

    def after(self, seat: int, steps: int = 1) -> int:
        """Who sits so many places further round the table. A Rival beside two players sits behind the First Player
        (UPR-R4.3): with seat 0 first that is the other way round."""
        n = len(self.players)
        if self.seats == 2 and self.circle == 3 and self.first == 0:
            return (seat - steps) % n
        return (seat + steps) % n

    @property
    def title(self) -> str:
        return self.rules.title

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
        """Tell the journal; call it only when there is one. `step` names the cause where the piece at work does not
        (see `citing`)."""
        assert self.journal is not None
        party = self.cited_as(seat)
        rule = self.rules.citations.behind(kind, EVENT_RULES[kind], party, step, self.cause, self.source)
        self.journal.append(Event(kind, seat, amount, thing, self.cause, eyes, self.actions_taken, rule))

    def cited_as(self, seat: int) -> str:
        """Return the names of a party that plays by rules of its own, as lines of `citing` have them."""
        if 0 <= seat < len(self.players) and self.players[seat].rival:
            return "obstacle rival" if self.players[seat].rival == OBSTACLE else "rival"
        for module in self.rules.when_cited:
            return module.cited_as(self, seat)
        return ""

    # --- bytes ---------------------------------------------------------------------------
    def pack(self) -> dict[str, Any]:
        """Everything, as plain data."""
        chance = [self.chance.key.hex(), *self.chance.used]
        data: dict[str, Any] = {
            "title": self.rules.title,
            "rules": [self.rules.choice.key(), self.rules.fingerprint],
            "chance": chance,
            "ended": self.ended,
        }
        data["numbers"] = [int(getattr(self, name)) for name in _NUMBERS]
        data["lists"] = [getattr(self, name) for name in _LISTS]
        sparse = {name: int(getattr(self, name)) for name, none in _SPARSE.items() if getattr(self, name) != none}
        if sparse:
            data["sparse"] = sparse
        for name in _SPARSE_LISTS:
            if getattr(self, name):
                data[name] = getattr(self, name)
        if self.parts:
            data["parts"] = [part.pack() for part in self.parts]
        data["players"] = [[_plain(p, name) for name in _PLAYER] for p in self.players]
        scarce = [{name: getattr(p, name) for name in _PLAYER_SPARSE if getattr(p, name)} for p in self.players]
        if any(scarce):
            data["players_sparse"] = scarce
        return data

    def to_bytes(self) -> bytes:
        return json.dumps(self.pack(), separators=(",", ":")).encode()

    def unpack(self, data: dict[str, Any]) -> None:
        """Fill this state from what `pack` gave; the caller catches what damaged data raises."""
        key, *used = data["chance"]
        streams = streams_of(self.rules)
        self.chance = Chance(bytes.fromhex(key), streams)
        self.chance.used = [int(n) for n in used]
        counted = len(used) == streams and all(0 <= n < 1 << 32 for n in self.chance.used)
        if len(self.chance.key) not in (0, 32) or not counted:
            raise DamagedData(f"the chance of a game has a key and {streams} streams, each used so many times")
        self.ended = list(data["ended"])
        for name, value in zip(_NUMBERS, data["numbers"], strict=True):
            if isinstance(getattr(self, name), bool):  # no conditional expression: compiled, it would be an int
                setattr(self, name, bool(value))
            else:
                setattr(self, name, int(value))
        for name, value in data.get("sparse", {}).items():
            if name not in _SPARSE:
                raise DamagedData(f"a position has no number {name!r}")
            if isinstance(getattr(self, name), bool):
                setattr(self, name, bool(value))
            else:
                setattr(self, name, int(value))
        for name in _SPARSE_LISTS:
            setattr(self, name, [int(v) for v in data.get(name, [])])
        for name, values in zip(_LISTS, data["lists"], strict=True):
            setattr(self, name, [tuple(v) if isinstance(v, list) else int(v) for v in values])
        for part, packed in zip(self.parts, data.get("parts", []), strict=True):
            part.unpack(packed)
        self.players = []
        for fields in data["players"]:
            p = Player(len(self.rules.tracks))
            for name, value in zip(_PLAYER, fields, strict=True):
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
                if name not in _PLAYER_SPARSE:
                    raise DamagedData(f"a player has no number {name!r}")
                setattr(p, name, int(value))


def rules_of(data: dict[str, Any]) -> Ruleset:
    """The ruleset of packed data, if its pieces, effects and words are still what they were when it was written."""
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
    """The number of the only trait, as it mostly is; else their names, for those of modules have no lasting numbers."""
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

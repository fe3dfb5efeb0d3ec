"""Search messages for information their readers may not have, derived from the rows in the database.

Neither the server nor the title's view is trusted: the game is replayed from its seed and rows, and every position
shows what is public and what a seat holds. Everything a reader was sent is then searched for names of pieces they have
not seen yet, for cards hidden from them, for the seed, and for fields that nobody has reviewed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from sandtable.core.record import Record
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.choam_language import CONTRACTS
from sandtable.imperium.modules.intrigue_memory.module import ASK_KEEP
from sandtable.imperium.modules.ix_leaders.leaders import ASK_INTELLIGENCE
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.modules.secret_factions.module import secrets_of
from sandtable.imperium.modules.start_contracts import start_contracts_of
from sandtable.imperium.modules.tech.language import TILES
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.modules.tleilaxu.board import tleilaxu_of, tleilaxu_tables
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    HAGAL,
    thing_name,
)
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import State
from tests.server.harness import Data
from tests.server.leak_names import Names
from tests.server.leak_notes import CHANGED_HANDS, Notes, card_names, intrigue_names, looked_at

WATCH: Final = -1
NEVER: Final = 1 << 60

# Events in which a card or an Intrigue card is, or was, face up.
OPENLY: Final = frozenset(
    ("card_played", "revealed_card", "discard", "trash", "acquire", "row", "fetch", "aside", "aside_lost", "foldspace")
    + ("intrigue_played", "conflict", "reward", "fought", "hagal_card", "hagal_passed", "defend")
    + ("conflict_won", "icon_turned", "contract_offered", "contract", "contract_done", "returned", "churned")
    + ("intrigue_discarded", "intrigue_trashed", "throne")  # moved to a face-up pile
    + ("card_taken_back",)  # Ilesa Ecaz shows the card that she has set aside
    + ("tech", "tech_open", "tech_cleared", "tech_trashed", "tech_flipped", "tech_up")  # tiles are hidden below others
    + ("tleilaxu_row", "tleilaxu_removed", "reclaimed", "unload")
)
# All fields of a message. A field not listed here has not been reviewed and counts as a leak.
VIEW_FIELDS: Final = {
    "title", "seat", "round", "phase", "first", "to_act", "turn", "conflict", "conflicts_seen", "conflict_deck",
    "row", "imperium_deck", "reserve", "trashed", "intrigue_deck", "intrigue_discard", "alliance", "control",
    "bonus_spice", "difficulty", "mentat", "players", "decision", "prompt", "rule",
    "hidden", "options", "effects", "might", "closed", "reach", "undo", "at", "answered", "over", "outcome", "turn_of",
    "names", "pools",
}  # fmt: skip
PLAYER_FIELDS: Final = {
    "seat", "leader", "points", "solari", "spice", "water", "influence", "garrison", "supply", "conflict", "swords",
    "strength", "persuasion", "agents", "agents_at", "swordmaster", "council", "revealed", "hand", "deck", "discard",
    "play", "intrigue", "open_intrigue", "aside", "rival",
}  # fmt: skip
TABLE_FIELDS: Final = {
    "id", "title", "options", "state", "host", "invite", "public", "created", "seats", "pace", "clock", "clocks",
    "running", "paused", "pause_asked", "n", "round", "to_act", "points", "watchers", "winner", "rematch", "old",
    "by", "limits", "silent", "muted", "damaged", "expires", "commitment", "notices", "teams", "whispers", "content",
    "offers", "hints", "suggests", "begin",
}  # fmt: skip
NOTICE: Final = re.compile("\x02notice-(busy|bots-wait|bot-fell|bot-lost)[\x03\x1f]")
LINE_FIELDS: Final = {"n", "seat", "text", "rule", "heading", "kind", "amount", "thing", "cause"}
RECAP_FIELDS: Final = {
    "combat": {"kind", "round", "conflict", "winner", "ahead", "sides", "plays"},
    "rival": {"kind", "seat", "cards"},
}
SIDE_FIELDS: Final = {"seat", "strength", "troops", "place", "parts", "why", "rule", "gave", "causes"}
MESSAGE_FIELDS: Final = {
    "table": {"type", "table"},
    "update": {"type", "n", "by", "kind", "to", "lines", "earlier", "views"},
    "log": {"type", "lines"},
    "chat": {"type", "id", "at", "by", "name", "seat", "watching", "text", "to"},
    "refused": {"type", "id", "error"},
    "done": {"type", "id"},
    "pong": {"type"},
}


@dataclass
class Sent:
    """A message, its recipient, and the row the recipient was at."""

    seats: tuple[int, ...]
    at: int
    message: Data


@dataclass
class Kept:
    """A game as stored in the database."""

    title: str
    seed: int
    options: dict[str, Any]
    invite: str
    rows: list[tuple[int, int, int]]


# --- knowledge ---------------------------------------------------------------------------
def lying_open(s: State) -> list[str]:
    """Return the names of everything that everybody sees in a position."""
    out = card_names(s.row) + card_names(s.rules.reserve_cards) + card_names(s.trashed)
    out += intrigue_names(s.intrigue_discard) + intrigue_names(s.intrigue_trashed)
    out += ["conflict:" + CONFLICTS[kind].id for kind in s.conflicts_seen]
    if "house_hagal" in s.rules.part:
        out += ["hagal:" + HAGAL[kind].id for kind in hagal_of(s).discard]
    out += card_names([s.turn_card] if s.turn_card >= 0 else [])
    out += intrigue_names([frame[2] for frame in s.stack if frame[0] == frames.DISCARD_INTRIGUE])
    for p in s.players:
        out += card_names(p.discard) + card_names(p.play) + intrigue_names(p.open_intrigue)
        out += card_names([p.aside] if p.aside >= 0 else [])
    if "choam" in s.rules.part:
        lie = contracts_of(s)
        held = [kind for mine in (*lie.held, *lie.done) for kind in mine]
        out += ["contract:" + CONTRACTS[kind].id for kind in lie.offer + lie.aside + held]
    if "tech" in s.rules.part:
        tech = tech_of(s)
        tiles = [stack[-1] for stack in tech.stacks if stack] + tech.gone
        out += ["tech:" + TILES[kind].id for kind in tiles + [kind for mine in tech.owned for kind in mine]]
    if "tleilaxu" in s.rules.part:
        out += card_names([kind for kind in tleilaxu_of(s).row if kind >= 0] + tleilaxu_tables(s.rules).fixed)
    return out


def looked_at_intrigue(s: State, seat: int) -> list[int]:
    """Return the Intrigue cards that a seat is looking at while it keeps one of them (IX-8.4, IMM-16.11)."""
    frame = s.stack[-1] if s.stack else (0, -1, 0, 0, 0)
    return s.intrigue_deck[-2:] if frame[1] == seat and frame[0] in (ASK_INTELLIGENCE, ASK_KEEP) else []


def own_top(s: State, seat: int) -> list[str]:
    """Return what a seat sees of its own deck: the cards it is looking at, or the one Prescience shows."""
    p = s.players[seat]
    seen = max(looked_at(s, seat), int(p.has(TRAITS.index("prescience"))))
    return card_names(p.deck[-seen:]) if seen else []


def held(s: State, seat: int) -> list[str]:
    """Return the names of what a seat sees in addition to what everybody sees."""
    p = s.players[seat]
    out = card_names(p.hand) + intrigue_names(p.intrigue) + own_top(s, seat)
    out += intrigue_names(looked_at_intrigue(s, seat))
    if "start_contracts" in s.rules.part:  # the contracts dealt or handed to it, and the one it keeps (IX-11.8)
        part = start_contracts_of(s)
        out += ["contract:" + CONTRACTS[kind].id for kind in (*part.dealt[seat], part.kept[seat]) if kind >= 0]
    return out


class Truth:
    """A replayed game: every position, and the row at which each reader learns each name."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.seed = kept.seed
        self.positions: list[State] = []
        self.over = False
        self.notes: list[Notes] = []  # for each position
        self.drawn: set[tuple[int, int, str]] = set()  # action, seat, card: public draws
        self.passed_on: set[tuple[int, int, str]] = set()  # from, to, Intrigue card
        record = Record(kept.title, kept.seed, kept.options, listen=True)
        self.seats = cast(Game, record.state).seats
        self.names = Names(cast(Game, record.state).rules)
        self._since: dict[int, dict[str, int]] = {seat: {} for seat in range(WATCH, self.seats)}
        for p in cast(Game, record.state).players:  # the starting cards are public by the rules
            self._learn(WATCH, card_names(p.hand + p.deck))
        self._take(record, Notes(len(cast(Game, record.state).players)))
        told = [self.notes[0]]  # by number of moves
        for n, seat, action in kept.rows:
            assert n == len(self.positions), f"row {len(self.positions)} is missing"
            if action < 0:
                record.undo(len(record) - (-1 - action), force=True)
                del told[len(record) + 1 :]
                self._take(record, told[-1])
            else:
                before = self.positions[-1]
                record.apply(seat, action)
                self._take(record, told[-1], (before, seat, record.state.vocabulary.words[action]))
                told.append(self.notes[-1])
        self.over = record.state.over

    def _learn(self, reader: int, names: Iterable[str]) -> None:
        since = self._since[reader]
        for name in names:
            since.setdefault(name, len(self.positions))

    def _take(self, record: Record, notes: Notes, move: tuple[State, int, str] | None = None) -> None:
        """Add a position and the events of the move that led to it."""
        state = cast(Game, record.state)
        self._learn(WATCH, lying_open(state))
        for seat in range(self.seats):
            self._learn(seat, held(state, seat))
        events = state.take_events()
        for event in events:  # cards that passed through a hand or were face up between two positions
            name = thing_name(event.thing)
            if event.kind in OPENLY:
                self._learn(WATCH, [name])
            elif event.kind in ("draw", "intrigue", "peek") and 0 <= event.seat < self.seats:
                self._learn(event.seat, [name])
        if move is not None:
            notes = notes.after(*move, state, events)
            self.drawn |= set(notes.drawn)
        for (giver, taker), passed in notes.intrigue.items():
            self.passed_on |= {(giver, taker, name) for name in passed}
        self.notes.append(notes)
        self.positions.append(cast(State, state.clone()))

    def known(self, name: str, seats: Sequence[int], n: int) -> bool:
        return any(self._since[reader].get(name, NEVER) <= n for reader in (WATCH, *seats))


# --- the search --------------------------------------------------------------------------
@dataclass
class Search:
    """The leaks found in the messages of one game."""

    truth: Truth
    found: list[str] = field(default_factory=list)
    searched: int = 0
    _now: str = ""

    def leak(self, what: str) -> None:
        self.found.append(f"{self._now}: {what}")

    def message(self, sent: Sent) -> None:
        """Search a message from the socket or from polling."""
        message = sent.message
        kind = str(message.get("type"))
        self.searched += 1
        self._now = f"{kind} to {list(sent.seats) or 'a spectator'} at row {sent.at}"
        if not set(message) <= MESSAGE_FIELDS.get(kind, set()):
            self.leak(f"unknown fields {sorted(set(message) - MESSAGE_FIELDS.get(kind, set()))}")
        at = int(message["n"]) if kind == "update" else sent.at
        if kind == "table":
            self.table(message["table"], sent.seats)
        elif kind == "update":
            self._views(message["views"], sent.seats, at)
        elif kind == "chat" and message["to"] is not None:
            self.leak("a private message, and nobody wrote one")
        for line in message.get("lines", ()):
            self._line(line, sent.seats)
        self.anything(message, sent.seats, at)

    def answer(self, data: Data, seats: Sequence[int], at: int) -> None:
        """Search the answer to a request."""
        self.searched += 1
        self._now = f"an answer to {list(seats) or 'a spectator'} at row {at}"
        self.anything(data, seats, at)

    def anything(self, data: Any, seats: Sequence[int], at: int) -> None:
        """Search any data for names that the reader has not learnt yet, and for the seed."""
        texts: list[str] = []
        numbers: set[int] = set()
        _gather(data, texts, numbers)
        text = "\n".join(texts)
        for name in sorted(self.truth.names.named(text)):
            if not self.truth.known(name, seats, at):
                self.leak(f"names {name}")
        for seed in {self.truth.seed, int.from_bytes(self.truth.positions[0].chance.key, "big")}:
            if seed in numbers:
                self.leak("holds the seed")
            if str(seed) in text or f"{seed:x}" in text:
                self.leak("holds the seed as text")
        if not seats and self.truth.kept.invite in texts:
            self.leak("holds the invitation")

    def table(self, table: Data, seats: Sequence[int]) -> None:
        if set(table) != TABLE_FIELDS:
            self.leak(f"unknown fields of a table {sorted(set(table) ^ TABLE_FIELDS)}")
        if [seat["seat"] for seat in table["seats"] if seat["mine"]] != list(seats):
            self.leak("says that other seats are the reader's")
        if table["notices"] and not all(NOTICE.match(text) for text in table["notices"]):
            self.leak(f"an unknown notice among {table['notices']}")

    # --- views ---------------------------------------------------------------------------
    def _views(self, views: Data, seats: Sequence[int], at: int) -> None:
        if set(views) != {str(seat) for seat in seats} | ({"watch"} if len(seats) != 1 else set()):
            self.leak(f"views of {sorted(views)}")
        for key, view in views.items():
            seat = WATCH if key == "watch" else int(key)
            if set(view) - {"offers"} != self._view_fields():
                self.leak(f"unknown fields of a view {sorted(set(view) ^ self._view_fields())}")
            if view["seat"] != seat:
                self.leak(f"the view of seat {view['seat']} under {key}")
            self._view(view, seat, self.truth.positions[at], self.truth.notes[at])
            if "choam" in view:
                self._contracts(view["choam"], self.truth.positions[at])
            if "tech" in view:
                self._tiles(view["tech"], self.truth.positions[at])

    def _view_fields(self) -> set[str]:
        """Return the fields that a view may have: each module with pieces on the table adds a field of its own and its
        notes. `cheaper` depends on Swordmasters, which are public (UPR-8.2); `offers` are the prices of open pieces."""
        rules = self.truth.positions[0].rules
        trashing = {"intrigue_trashed"} if "trash_intrigue" in rules.kinds else set()
        cheaper = {"cheaper"} if rules.cheaper else set()
        playing = {"playing"} if rules.playing else set()
        told = {"notes", "modules"} if rules.choice.modules else set()
        told |= {"hagal_deck", "hagal_discard"} if "house_hagal" in rules.part else set()
        return VIEW_FIELDS | set(rules.choice.modules) | trashing | cheaper | playing | told

    def _contracts(self, told: Data, s: State) -> None:
        """Check contracts: every one is listed with its owner; of those in the bank only the number may be told."""
        lie = contracts_of(s)
        if told["bank"] != len(lie.bank):
            self.leak("bank is not the number of its contracts")
        if set(told) != {"offer", "bank", "aside", "held", "done"}:
            self.leak(f"unknown fields of the contracts {sorted(told)}")
        for name, held in (("held", lie.held), ("done", lie.done)):
            owners = Counter(CONTRACTS[kind].id for mine in held for kind in mine)
            if Counter({id: len(whose) for id, whose in told[name].items() if whose}) != owners:
                self.leak(f"{name} is not what players have: {told[name]}")
        for name, kinds in (("offer", lie.offer), ("aside", lie.aside)):
            if sorted(told[name]) != sorted(CONTRACTS[kind].id for kind in kinds):
                self.leak(f"{name} is not what lies there: {told[name]}")

    def _tiles(self, told: Data, s: State) -> None:
        """Check Tech tiles: every one is listed with its owner; of those below others only the number may be told."""
        tech = tech_of(s)
        if set(told) != {"open", "stacks", "owned", "down", "gone", "negotiators"}:
            self.leak(f"unknown fields of the tiles {sorted(told)}")
        if told["stacks"] != [len(stack) for stack in tech.stacks]:
            self.leak("stacks are not the numbers of their tiles")
        owners = {TILES[kind].id: seat for seat, mine in enumerate(tech.owned) for kind in mine}
        if {id: whose for id, whose in told["owned"].items() if whose} != {id: [seat] for id, seat in owners.items()}:
            self.leak(f"owned is not what players have: {told['owned']}")

    def _view(self, view: Data, seat: int, s: State, notes: Notes) -> None:
        own = [CARDS[kind].id for kind in (s.players[seat].hand if seat != WATCH else []) + s.row]
        if not set(view.get("playing", ())) <= set(own):
            self.leak(f"playing cards that are not the reader's: {view['playing']}")
        for name in ("conflict_deck", "imperium_deck", "intrigue_deck"):
            if view[name] != len(getattr(s, name)):
                self.leak(f"{name} is not the number of its cards")
        if "hagal_deck" in view and view["hagal_deck"] != len(hagal_of(s).deck):
            self.leak("hagal_deck is not the number of its cards")
        cheaper = ["swordmaster"] if s.rules.cheaper and any(p.swordmaster for p in s.players) else []
        if view.get("cheaper", []) != cheaper:
            self.leak(f"cheaper is {view['cheaper']}")
        if len(view["players"]) != len(s.players):
            self.leak("a player too many or too few")
        for owner, (shown, p) in enumerate(zip(view["players"], s.players, strict=False)):
            fields = PLAYER_FIELDS | ({"rival_card"} if p.rival_card else set())
            fields |= {"tokens", "tokens_shown"} if "secret_factions" in s.rules.part else set()
            fields |= {"voice", "voice_more"} if "barred_spaces" in s.rules.part else set()
            if set(shown) != fields:
                self.leak(f"unknown fields of a player {sorted(set(shown) ^ fields)}")
            self._player(shown, owner, seat, s, notes)
            self._pool(view["pools"][owner], shown, owner, s)
        decision = view["decision"]
        if decision is not None and seat not in s.stack[-1][1:2]:
            self.leak("somebody else's question")
        if seat == WATCH:
            asked = ("options", "effects", "reach", "undo", "prompt")
            if (
                any(view[name] for name in asked)
                or set(view["closed"]) - {"reward:3", "tie:3"}
                or view["might"]["things"]
            ):
                self.leak("a question to a spectator")
            return
        self._words(view, seat, s)

    def _player(self, shown: Data, owner: int, seat: int, s: State, notes: Notes) -> None:
        p = s.players[owner]
        own = owner == seat
        where = f"player {owner}: "
        hand, intrigue = Counter(card_names(p.hand)), Counter(intrigue_names(p.intrigue))
        self._pile(where + "hand", "card", shown["hand"], hand, hand if own else notes.hand_of(owner))
        known = intrigue if own else notes.intrigue_of(owner, seat)
        self._pile(where + "Intrigue", "intrigue", shown["intrigue"], intrigue, known)
        top = max(len(notes.tops[owner]), len(own_top(s, owner)) if own else 0)
        if len(shown["deck"]) != len(p.deck):
            self.leak(where + "the deck has another size")
        elif any(card != "?" for card in shown["deck"][: len(p.deck) - top]):
            self.leak(where + "cards in the deck")
        if "secret_factions" in s.rules.part and not own:
            secrets = secrets_of(s)
            if not secrets.is_shown(owner) and secrets.of(owner) and shown["tokens"] is not None:
                self.leak(where + "tokens")

    def _pool(self, shown: list[str], player: Data, owner: int, s: State) -> None:
        """Check that the list of a player's cards whose place is unknown is sorted, and has as many cards as are face
        down."""
        pool = [s.rules.card[id] for id in shown]
        hidden = sum(card == "?" for card in player["hand"] + player["deck"])
        if pool != sorted(pool):
            self.leak(f"player {owner}: the cards of unknown place are in an order of their own")
        elif len(pool) != hidden and "ix_leaders" not in s.rules.part:
            self.leak(f"player {owner}: not as many cards of unknown place as are face down")

    def _pile(self, where: str, sort: str, shown: list[str], real: Counter[str], known: Counter[str]) -> None:
        if len(shown) != real.total():
            self.leak(f"{where} has another size")
        if Counter(f"{sort}:{id}" for id in shown if id != "?") - known:
            self.leak(f"{where} shows {shown}")

    def _words(self, view: Data, seat: int, s: State) -> None:
        """Check that options and reasons concern only the seat's own cards and the market, and the cards on top of its
        deck while it decides about them (UPR-3.6)."""
        p = s.players[seat]
        own = set(card_names(p.hand)) | set(intrigue_names(p.intrigue))
        own |= set(intrigue_names(looked_at_intrigue(s, seat)))
        if looked_at(s, seat):
            own |= set(own_top(s, seat))
        piles = set(card_names(p.discard)) | set(card_names(p.play))
        words = set(view["closed"]) | set(view["reach"])
        words |= {option["action"] for option in view["options"]} | set(view["might"]["things"])
        if view["decision"] is not None:
            words |= set(view["decision"]["options"])
        for word in words:
            sort = word.partition(":")[0]
            if sort in ("card", "intrigue") and word not in own | piles:
                self.leak(f"{word} among the words, and not among the own cards")

    # --- the log -------------------------------------------------------------------------
    def _line(self, line: Data, seats: Sequence[int]) -> None:
        kind, thing, seat = line["kind"], line["thing"] or "", line["seat"]
        recap = line.get("recap", {})
        if set(line) - {"recap"} != LINE_FIELDS:
            self.leak(f"unknown fields of a line {sorted(set(line) ^ LINE_FIELDS)}")
        if recap and set(recap) != RECAP_FIELDS[recap["kind"]]:
            self.leak(f"unknown fields of a recap {sorted(set(recap) ^ RECAP_FIELDS[recap['kind']])}")
        for side in recap.get("sides", []):
            if set(side) != SIDE_FIELDS:
                self.leak(f"unknown fields of a side {sorted(set(side) ^ SIDE_FIELDS)}")
            for gift in side["gave"]:
                self._line(gift, seats)
        told = self.truth.names.named(line["text"]) - {thing, line["cause"]}
        if told:
            self.leak(f"a line of the log ({kind}) tells {sorted(told)} beside its thing")
        if thing.partition(":")[0] not in self.truth.names.hidden or kind in OPENLY or seat in seats:
            return
        if kind == "draw" and (line["n"], seat, thing) in self.truth.drawn:
            return
        if kind in CHANGED_HANDS and any((seat, taker, thing) in self.truth.passed_on for taker in seats):
            return
        self.leak(f"a line of the log: {kind} of {thing} by seat {seat}")


def _gather(data: Any, texts: list[str], numbers: set[int]) -> None:
    """Collect all strings and numbers of a message, except the owners of contracts and tiles, which `Search._contracts`
    and `Search._tiles` check."""
    if isinstance(data, str):
        texts.append(data)
    elif isinstance(data, int):
        numbers.add(data)
    elif isinstance(data, dict):
        owners = ("held", "done") if "bank" in data else ("owned",) if "negotiators" in data else ()
        for key, value in data.items():
            texts.append(str(key))
            if key not in owners:
                _gather(value, texts, numbers)
    elif isinstance(data, list):
        for value in data:
            _gather(value, texts, numbers)

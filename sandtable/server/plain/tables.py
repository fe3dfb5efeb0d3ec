"""Games in progress: a person on one seat, bots on the others, kept as records in a database.

The database holds the record (with the seed), so a game survives a restart and is always the one
that its actions give. Nothing but `Table` knows the record; what leaves it is a view of the
person's seat and events as that seat may see them.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sandtable.bots import make
from sandtable.core.contract import Outcome
from sandtable.core.errors import ActionError, BadOption, DamagedData, SandtableError, StaleAction
from sandtable.core.events import Event
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.catalog import LEADER
from sandtable.imperium.view import View

DATABASE: Final = "sandtable.sqlite3"
PERSON: Final = 0  # the seat of the person
BOTS: Final = "random"
BOT_SALT: Final = 0x9E37_79B9
_SCHEMA: Final = """
create table if not exists games (
    id text primary key,
    title text not null,
    seat integer not null,
    bots text not null,
    record text not null,
    created real not null,
    updated real not null
)
"""


class UnknownGame(SandtableError):
    """There is no game of that id."""


class Table:
    """One game, as the person at it may use it."""

    def __init__(self, id: str, seat: int, bots: str, record: Record) -> None:
        self.id = id
        self.seat = seat
        self._bots = bots
        self._record = record
        self._events: list[Event] = record.state.take_events()

    @property
    def seats(self) -> int:
        return self._record.state.seats

    @property
    def number(self) -> int:
        """How many decisions have been taken: an answer names the one it is for."""
        return self._record.state.actions_taken

    @property
    def view(self) -> View:
        view = self._record.state.view(self.seat)
        assert isinstance(view, View)
        return view

    @property
    def outcome(self) -> Outcome | None:
        return self._record.state.outcome

    @property
    def events(self) -> list[Event]:
        """Everything that happened, as the person may know it."""
        return [event.seen_by(self.seat) for event in self._events]

    @property
    def undo_most(self) -> int:
        """How many of the person's own last actions can be taken back: none after somebody else has
        acted, or once something hidden was learnt."""
        moves = self._record.moves
        if not moves or moves[-1].seat != self.seat:
            return 0
        return len(moves) - self._record.undo_floor

    def act(self, option: str | int, at: int) -> None:
        """The person answers decision number `at`; then the bots go on until the person is asked again."""
        state = self._record.state
        action = state.vocabulary.number(option) if isinstance(option, str) else option
        self._record.apply(self.seat, action, at)
        self._let_bots_play()
        self._events += state.take_events()

    def undo(self, moves: int, at: int) -> None:
        if at != self.number:
            raise StaleAction(f"that was meant for decision {at}; decision {self.number} is open now")
        if not 1 <= moves <= self.undo_most:
            raise ActionError(f"{moves} of your actions cannot be taken back now; {self.undo_most} can")
        self._record.undo(moves)
        self._record.state = self._record.at(len(self._record), listen=True)
        self._events = self._record.state.take_events()

    def begin(self) -> None:
        """The bots that come before the person."""
        self._let_bots_play()
        self._events += self._record.state.take_events()

    def written(self) -> str:
        return self._record.to_json()

    def _let_bots_play(self) -> None:
        bot = make(self._bots)
        state = self._record.state
        while not state.over and self.seat not in state.to_act:
            seat = state.to_act[0]
            decision = state.decision(seat)
            # Its chance follows from seed and position: the same after a restart or an undo.
            rng = Rng(self._record.seed ^ (BOT_SALT * (decision.number + 1)))
            view = state.view(seat) if bot.needs_view else None
            self._record.apply(seat, bot.choose(view, decision, rng))


def options_for(seats: int, leader: str) -> dict[str, Any]:
    """The options of a new game: the person's Leader by id, `random`, or `draft` to choose in turn."""
    options: dict[str, Any] = {"seats": seats, "leaders": leader}
    if leader in ("random", "draft"):
        return meta("imperium").check(options)
    if leader not in LEADER:
        raise BadOption(f"there is no leader {leader!r}; there are random, draft, {', '.join(LEADER)}")
    meta("imperium").check({"seats": seats})
    others = [id for id in LEADER if id != leader]
    secrets.SystemRandom().shuffle(others)
    options["leaders"] = [leader, *others[: seats - 1]]
    return meta("imperium").check(options)


def data_folder() -> Path:
    """Where games are kept: the folder that SANDTABLE_DATA names, or `data` here."""
    return Path(os.environ.get("SANDTABLE_DATA") or "data")


class Store:
    """The database. One change at a time: a table is read, changed and written under one lock."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / DATABASE
        self._lock = threading.Lock()
        with self._connection() as db:
            db.execute(_SCHEMA)

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        db = sqlite3.connect(self.path, timeout=10)
        try:
            with db:  # commits, or rolls back on an error
                yield db
        finally:
            db.close()

    def create(self, seats: int, leader: str) -> Table:
        record = Record("imperium", secrets.randbelow(1 << 63), options_for(seats, leader), listen=True)
        table = Table(secrets.token_urlsafe(16), PERSON, BOTS, record)
        table.begin()
        now = time.time()
        row = (table.id, record.title, table.seat, BOTS, table.written(), now, now)
        with self._lock, self._connection() as db:
            db.execute("insert into games values (?, ?, ?, ?, ?, ?, ?)", row)
        return table

    def load(self, id: str) -> Table:
        with self._connection() as db:
            row = db.execute("select seat, bots, record from games where id = ?", (id,)).fetchone()
        if row is None:
            raise UnknownGame("there is no such game")
        try:
            record = Record.from_json(row[2], listen=True)
        except DamagedData as error:
            # The reason could name a hidden card: it stays here.
            raise DamagedData("this game can no longer be read; it may be of an older version of the rules") from error
        return Table(id, row[0], row[1], record)

    @contextmanager
    def change(self, id: str) -> Iterator[Table]:
        """A table to change: written back if nothing went wrong, left as it was otherwise."""
        with self._lock:
            table = self.load(id)
            yield table
            with self._connection() as db:
                db.execute("update games set record = ?, updated = ? where id = ?", (table.written(), time.time(), id))

"""`TableInfo`: what the database stores about a table except its moves; and its seats, snapshots and chat lines."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

# Kinds of seats.
GUEST: Final = "guest"
BOT: Final = "bot"
OPEN: Final = "open"

# Reasons why a bot plays for a guest.
BY_HOST: Final = "host"
LEFT: Final = "left"
BY_CLOCK: Final = "clock"
AWAY: Final = "away"  # the guest left but keeps the seat


@dataclass
class Seat:
    """A seat of a table. `guest` is kept while a bot plays for the guest, so that the host can give the seat back."""

    kind: str
    guest: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    name: str | None = None  # of one of several people who share a screen
    declines: list[str] = field(default_factory=list)  # offers to decline without asking the guest

    @property
    def automatic(self) -> bool:
        return self.kind == BOT or self.stand_in is not None


@dataclass
class TableInfo:
    """Everything the database stores about a table except its moves."""

    id: str
    title: str
    rules: int
    options: dict[str, Any]
    seed: int
    host: str
    invite: str
    public: bool
    whispers: bool  # private messages are allowed
    state: str
    created: float
    updated: float
    pace: float
    clock: dict[str, Any]
    clocks: dict[str, Any] | None
    paused: bool
    pause_asked: list[str]
    muted: list[str]
    rematch: str | None
    n: int
    standing: dict[str, Any]
    wake: float | None
    revision: int
    begin: dict[str, Any] | None = None  # see `sandtable.core.beginnings`
    hints: bool = False  # suggestions are allowed, even where several people play
    sealed: dict[str, Any] = field(default_factory=dict)  # see `sandtable.server.games.sealed_answers`
    damaged: str | None = None  # why the table cannot be read, as found by some process
    seats: list[Seat] = field(default_factory=list)
    wrong: str = ""  # invalid columns of this row, which hold harmless substitutes

    def changed(self, **values: Any) -> TableInfo:
        """Return a copy with other values. Every move makes two, and `dataclasses.replace` takes five times as long."""
        other = object.__new__(TableInfo)
        other.__dict__.update(self.__dict__, **values)
        return other

    @property
    def asked(self) -> list[int]:
        """Return the seats that are asked now, whether or not they have answered. Everybody may know them."""
        found: list[int] = self.standing.get("to_act", [])
        return found if self.state == PLAYING else []

    @property
    def answered(self) -> list[int]:
        """Return the seats that have answered everything in a simultaneous decision. Each seat may know this only of
        itself."""
        found: list[int] = self.sealed.get("done", [])
        return found

    @property
    def owing(self) -> list[int]:
        """Return the seats that are asked and have not answered. Only the server may know them."""
        answered = self.answered
        return [seat for seat in self.asked if seat not in answered] if answered else self.asked

    def columns(self) -> dict[str, Any]:
        """Return the values that are written with every change, by column. They are the table's own lists and
        dictionaries, not copies: these are never changed in place once the table has been written."""
        return {name: getattr(self, name) for name in _COLUMNS}


_COLUMNS: Final = [one.name for one in fields(TableInfo) if one.name not in ("seats", "wrong", "damaged")]


@dataclass
class Snapshot:
    n: int
    digest: str
    data: bytes


@dataclass
class Chat:
    id: int
    at: float
    guest: str
    seat: int | None
    name: str
    text: str
    private: dict[str, Any] | None = None  # sent to `seats`; only `guests` may read it

    def is_for(self, guest: str) -> bool:
        return self.private is None or guest in self.private["guests"]

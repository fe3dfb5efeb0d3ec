"""`Facts`: one table of the web table as data, just as the database has it; and its seats, snapshots and chat."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

# Who plays a seat.
GUEST: Final = "guest"
BOT: Final = "bot"
OPEN: Final = "open"

# Why a bot plays for a guest.
BY_HOST: Final = "host"
LEFT: Final = "left"
BY_CLOCK: Final = "clock"
AWAY: Final = "away"  # they have left and keep the seat


@dataclass
class Seat:
    """`guest` stays when a bot stands in for them, for the host to give the seat back."""

    kind: str
    guest: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    name: str | None = None  # of one of several people at one screen
    declines: list[str] = field(default_factory=list)  # offers that the guest never wants to be asked about

    @property
    def automatic(self) -> bool:
        return self.kind == BOT or self.stand_in is not None


@dataclass
class Facts:
    """A table as the database has it."""

    id: str
    title: str
    rules: int
    options: dict[str, Any]
    seed: int
    host: str
    invite: str
    public: bool
    whispers: bool  # people may talk to some alone
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
    sealed: dict[str, Any] = field(default_factory=dict)  # see `sandtable.server.games.sealed_answers`
    damaged: str | None = None  # why it cannot be read, as some process found out
    seats: list[Seat] = field(default_factory=list)
    wrong: str = ""  # what of this very row cannot be: something harmless stands in its place

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now, whether they have answered or not: everybody may know that."""
        found: list[int] = self.standing.get("to_act", [])
        return found if self.state == PLAYING else []

    @property
    def answered(self) -> list[int]:
        """Those of several who decide at once that owe nothing more; only they may know."""
        found: list[int] = self.sealed.get("done", [])
        return found

    @property
    def owing(self) -> list[int]:
        """The seats that are asked and have not answered; likewise."""
        return [seat for seat in self.asked if seat not in self.answered]

    def columns(self) -> dict[str, Any]:
        """What is written with every change."""
        data = asdict(self)
        del data["seats"], data["wrong"], data["damaged"]
        return data


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
    private: dict[str, Any] | None = None  # said to `seats`; no others than `guests` may read it

    def is_for(self, guest: str) -> bool:
        return self.private is None or guest in self.private["guests"]

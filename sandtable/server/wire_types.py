"""What the server says to a page, as pydantic models: docs/table-protocol.md in types.

Nothing is made from them, for what goes out is plain data; tests hold all that a server says against them, and the
page's own types (`web/src/lib/types.generated.ts`) are written from them and from the bodies of `sandtable.server.api`.

A `Saying` is text still to be spoken, in the reader's language. What a title tells beyond this is the title's.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

Saying = str
Seat = int


class Said(BaseModel):
    """All fields are there, and no others."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class Told(BaseModel):
    """What a title may say more about."""

    model_config = ConfigDict(extra="allow", strict=True, use_attribute_docstrings=True)


# --- who, and what there is --------------------------------------------------------------
class ErrorBody(Said):
    type: str
    message: Saying
    rule: str | None


class Me(Said):
    id: str
    name: str


class TitleOption(Said):
    name: str
    default: Any
    choices: list[Any] | None
    takes: str
    seats: list[int] | None = None  # the numbers of seats it is for; None: any


class BotLine(Said):
    id: Literal["novice", "adept", "mentat"]
    spec: str


class TitleInfo(Said):
    """A title as the start page lists it."""

    id: str
    name: str
    seats: list[int]
    options: list[TitleOption]
    bots: list[BotLine]
    contents: list[str]
    """The version of its pieces for each number of `seats`: see `Content`."""


class Rule(Said):
    id: str
    section: str
    section_lang: str
    text: str
    lang: str
    """English where the rule has not been translated."""


class TitleWords(Said):
    """What a title from elsewhere brings of words, as Fluent."""

    lang: str
    text: str


class Content(Told):
    """Every piece of a title; which sorts there are is the title's."""

    version: str


# --- a table -----------------------------------------------------------------------------
class NoClock(Said):
    kind: Literal["none"]


class TurnClock(Said):
    kind: Literal["turn"]
    seconds: float


class GameClock(Said):
    kind: Literal["game"]
    seconds: float
    add: float


class DaysClock(Said):
    kind: Literal["days"]
    days: float


Clock = Annotated[NoClock | TurnClock | GameClock | DaysClock, Field(discriminator="kind")]


class TableSeat(Said):
    seat: Seat
    kind: Literal["guest", "bot", "open"]
    name: str
    bot: Literal["novice", "adept", "mentat"] | None
    mine: bool
    present: bool
    absent: bool
    """Away for so long that the host may let a bot play."""
    replaced: Literal["clock", "host", "left", "away"] | None
    """Why a bot plays in the place of a guest."""
    declines: list[str]
    """Of the own seats: the offers that are declined for the reader. Nobody sees those of others."""


class Offer(Said):
    """Something people are often asked, and may decline once for all."""

    id: str
    label: Saying


class Muted(Said):
    by: str
    name: Saying
    seat: Seat | None


class Table(Said):
    id: str
    title: str
    content: str
    """The version of the title's pieces, to ask for them by; '' where there are none to be had."""
    options: dict[str, Any]
    state: Literal["waiting", "playing", "over"]
    old: bool
    """Of an older version of the rules: it can be left, and its record had once over; nothing else."""
    damaged: bool
    """What is kept of it cannot be read: it can be put away, and its record had as far as it goes; nothing else."""
    host: bool
    """Whether the reader may do what the host may; also somebody else, while the host is away."""
    invite: str | None
    public: bool
    whispers: bool
    """People may talk to their team or to one seat alone; else whatever is said is said to all."""
    created: float
    seats: list[TableSeat]
    teams: list[list[Seat]]
    """Seats that play together and may talk among themselves; none where everybody plays alone."""
    offers: list[Offer]
    """What the reader may decline beforehand; none for those who watch, and in games without such offers."""
    pace: float
    """Seconds between the moves of bots."""
    clock: Clock
    clocks: list[float] | None
    running: list[Seat]
    """Whose clocks run: of several who decide at once all, but for the own seats that have answered."""
    paused: bool
    pause_asked: list[str]
    n: int
    round: int
    to_act: list[Seat]
    """Who is asked, whether they have answered or not; without the own seats that have."""
    points: list[int]
    watchers: int
    winner: list[Seat] | None
    rematch: str | None
    notices: list[Saying]
    """How the table is served just now, such as that its bots think less than usual."""
    by: str
    """What the reader is known by in the chat of this table."""
    silent: bool
    """The reader may not talk here."""
    muted: list[Muted]
    """Who may not; `by` is `watchers` for all without a seat."""
    commitment: str | None
    """The SHA-256 of what the game is dealt from, once it has begun."""
    expires: float | None
    """When it is cleared away if nothing happens there any more."""


class More(Said):
    mine: str | None
    open: str | None


class Tables(Said):
    """Pages of the two lists of tables, each with the mark of its next page."""

    mine: list[Table]
    open: list[Table]
    more: More


# --- a position --------------------------------------------------------------------------
class Decision(Told):
    kind: str
    number: int


class Option(Told):
    action: str
    label: Saying


class Answer(Said):
    """What a seat has answered while others still decide."""

    action: str
    label: Saying


class UndoStep(Said):
    to: int
    label: Saying


class Reason(Said):
    """Why something cannot be chosen, and the rule behind it."""

    text: Saying
    rule: str


class Player(Told):
    """What is shown of somebody in the game, whatever else a title tells."""

    seat: Seat


class View(Told):
    """A position as a seat sees it: what every title tells."""

    title: str
    seat: int
    """-1 for who watches."""
    round: int
    phase: str
    to_act: list[Seat]
    turn_of: Seat | None
    players: list[Player]
    decision: Decision | None
    prompt: Saying
    rule: str | None
    hidden: bool
    """Others cannot tell whether there is a choice: an answer that comes too quickly would tell them."""
    options: list[Option]
    closed: dict[str, list[Reason]]
    at: int
    """What an answer of this seat bears, so that it is known what it was meant for."""
    answered: list[Answer]
    """What this seat has answered while others still decide; it may take it back until the last answer is in."""
    undo: list[UndoStep]
    said: dict[str, str] | None = None
    """Words that go with moves, by the numbers of these: the terms of deals the reader may know of."""
    over: bool
    outcome: Saying | None
    names: list[Saying]


class Recap(Told):
    """Something that is over with a line of the log, and worth a look back; the rest of it is the title's."""

    kind: str


class Line(Told):
    n: int
    seat: int
    text: Saying
    rule: str | None
    heading: bool
    kind: str
    amount: int
    thing: str | None
    cause: str | None
    said: str | None = None
    """Words that go with it: the terms of a deal."""
    recap: Recap | None = None
    """With this line something is over that is worth a look back."""


# --- the socket --------------------------------------------------------------------------
class TableMessage(Said):
    type: Literal["table"]
    table: Table


class Update(Said):
    type: Literal["update"]
    n: int
    by: Seat | None
    kind: Literal["start", "move", "said", "undo", "sync", "sealed"]
    to: int | None = None
    """Of an undo: how many moves are left; lines of later ones are gone."""
    lines: list[Line]
    views: dict[str, View]
    """By seat; `watch` is the key of a spectator's view."""


class ChatLine(Said):
    type: Literal["chat"]
    id: int
    at: float
    by: str
    """Who it was, for this table alone; `Table.by` is the reader."""
    name: Saying
    seat: Seat | None
    watching: bool
    """From somebody without a seat."""
    to: list[Seat] | None
    """To these seats alone."""
    text: str


class Refused(Said):
    type: Literal["refused"]
    id: str
    error: ErrorBody


class Done(Said):
    type: Literal["done"]
    id: str


class Pong(Said):
    type: Literal["pong"]


FromServer = Annotated[TableMessage | Update | ChatLine | Refused | Done | Pong, Field(discriminator="type")]


class Updates(Said):
    """What whoever has no socket is told."""

    messages: list[FromServer]


class Act(Said):
    type: Literal["act"]
    seat: Seat
    at: int
    action: str


class Say(Said):
    """Free words: what a seat says although nobody asks it."""

    type: Literal["say"]
    seat: Seat
    words: list[str]
    text: str | None = None
    """Words of one's own that go with the last of them."""
    of: int | None = None
    """The number of the offer they answer."""


class Undo(Said):
    type: Literal["undo"]
    seat: Seat
    at: int
    to: int


class Chat(Said):
    type: Literal["chat"]
    text: str
    to: list[Seat] | None = None
    """Seats it is for; all, if it says nothing."""


class Pause(Said):
    type: Literal["pause"]
    on: bool


# What a page asks for on its socket; an `id` is added when it is sent.
ToServer = Annotated[Act | Say | Undo | Chat | Pause, Field(discriminator="type")]


# --- afterwards --------------------------------------------------------------------------
class Source(Said):
    cause: Saying
    thing: str | None
    points: int


class End(Told):
    ranks: list[int]
    points: list[int]
    reason: Saying
    tie_break: str
    sources: list[list[Source]]
    """Per party: what gave points; `start` is what everybody begins with."""
    by_round: list[list[int]]
    """Per party: points after each round."""
    rounds: int
    names: list[Saying]
    opening: str
    """The first lines of the record: what the game was dealt from."""


class Frame(Said):
    n: int
    lines: list[Line]
    view: View


class ReplayPart(Said):
    moves: int
    frames: list[Frame]


# What a page asks for, and what it is told then; for tests, and for the types of the page.
ANSWERS: Final[dict[str, type[BaseModel]]] = {
    "me": Me, "titles": TitleInfo, "rules": Rule, "words": TitleWords, "content": Content, "table": Table,
    "tables": Tables, "updates": Updates, "end": End, "replay": ReplayPart,
}  # fmt: skip

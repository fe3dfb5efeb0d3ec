"""The messages sent to a page as pydantic models: docs/table-protocol.md as types.

The server builds plain data, not these models. Tests check every message against them, and the page's types
(`web/src/lib/types.generated.ts`) are generated from them and from the bodies in `sandtable.server.http.api`.

A `Saying` is text that the page translates into the reader's language. Titles may add fields of their own.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field

from sandtable.server.http.guide_messages import Guide
from sandtable.server.http.insight_messages import Analysis, Hint
from sandtable.server.http.learning_messages import PuzzleLists, PuzzleSolution, PuzzleVerdict, WinPage
from sandtable.server.http.lesson_messages import Lesson
from sandtable.server.http.message_models import OpenModel, Saying, Seat, StrictModel


# --- general -----------------------------------------------------------------------------
class ErrorBody(StrictModel):
    type: str
    message: Saying
    rule: str | None


class Me(StrictModel):
    id: str
    name: str


class TitleOption(StrictModel):
    name: str
    default: Any
    choices: list[Any] | None
    takes: str
    seats: list[int] | None = None  # numbers of seats it is for; None: any
    several: list[str] | None = None  # words of which a value has any number
    named: list[str] | None = None  # words beside which a value may be a number or a list
    needs: dict[str, str] | None = None  # by another option: the word without which this one keeps its default


class BotLine(StrictModel):
    id: str  # novice, adept, mentat, navigator, or own:Name for a bot of the operator's
    spec: str


class BotForGame(StrictModel):
    """A bot in games with certain options: how strong it is, or why it cannot play."""

    id: str
    unfit: Saying | None  # why it cannot play them
    strength: Saying | None  # in words; None for a bot of the operator's


class TitleInfo(StrictModel):
    """A title as the start page lists it."""

    id: str
    name: str
    seats: list[int]
    options: list[TitleOption]
    bots: list[BotLine]
    contents: list[str]
    """The version of its pieces for each number of `seats`: see `Content`."""


class Rule(StrictModel):
    id: str
    book: str
    """The rulebook it is from: `page-rules-book-…` names it where a title has several."""
    section: str
    section_lang: str
    text: str
    lang: str
    """The language of the text: English if there is no translation."""


class TitleWords(StrictModel):
    """The Fluent messages a title from elsewhere brings with it."""

    lang: str
    text: str


class Content(OpenModel):
    """All pieces of a title, in the title's own form."""

    version: str


# --- a table -----------------------------------------------------------------------------
class NoClock(StrictModel):
    kind: Literal["none"]


class TurnClock(StrictModel):
    kind: Literal["turn"]
    seconds: float


class GameClock(StrictModel):
    kind: Literal["game"]
    seconds: float
    add: float


class DaysClock(StrictModel):
    kind: Literal["days"]
    days: float


Clock = Annotated[NoClock | TurnClock | GameClock | DaysClock, Field(discriminator="kind")]


class TableSeat(StrictModel):
    seat: Seat
    kind: Literal["guest", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    present: bool
    absent: bool
    """True if the guest has been away for so long that the host may replace them by a bot."""
    replaced: Literal["clock", "host", "left", "away"] | None
    """The reason why a bot plays for a guest; null if none does."""
    declines: list[str]
    """The ids of the questions that the reader declines in advance; empty on seats of others."""


class OfferMode(StrictModel):
    """A case in which a question is asked although the guest has declined it in advance."""

    id: str
    label: Saying


class Offer(StrictModel):
    """A frequent question that a guest can decline in advance."""

    id: str
    label: Saying
    modes: list[OfferMode]
    """The cases in which the question can be asked although it is declined otherwise; most offers have none."""


class Limit(StrictModel):
    """The seconds a seat has left for its current answer; when they are over, the server answers for it."""

    seat: Seat
    seconds: float


class Muted(StrictModel):
    by: str
    name: Saying
    seat: Seat | None


class Begin(StrictModel):
    kind: str
    moves: int
    """The number of moves made before, in another game; no undo goes back behind them."""


class Table(StrictModel):
    id: str
    title: str
    content: str
    """The version of the title's pieces, to request them by; '' if there are none."""
    options: dict[str, Any]
    begin: Begin | None
    """The beginning of a game that did not begin with a deal; null if it was dealt."""
    state: Literal["waiting", "playing", "over"]
    old: bool
    """The game is of an older rules version: the table can only be left, and the record read once the game is over."""
    damaged: bool
    """The stored data is invalid: it can only be removed from the list, and the valid part of its record be read."""
    host: bool
    """True if the reader may act as host; a substitute may while the host is away."""
    invite: str | None
    public: bool
    whispers: bool
    """Private messages to one's team or a single seat are allowed."""
    hints: bool
    """Suggested moves are allowed even where several people play; the host decides when making the table."""
    suggests: Literal["allowed", "people", "none"]
    """Whether the reader may ask for suggestions: `people` if not, because other people play; `none` if not, because
    the reader has no seat or the title has no suggestions."""
    created: float
    seats: list[TableSeat]
    teams: list[list[Seat]]
    """Seats that play as teams and may talk in private; empty if everybody plays alone."""
    offers: list[Offer]
    """The frequent questions that the reader may decline in advance; empty for spectators."""
    pace: float
    """Seconds between the moves of bots."""
    clock: Clock
    clocks: list[float] | None
    running: list[Seat]
    """Seats whose clocks run. In a simultaneous decision these are all, except the reader's own seats that have
    answered."""
    limits: list[Limit]
    """Seats with a time limit for their current answer, apart from the clocks, such as for a bid."""
    paused: bool
    pause_asked: list[str]
    n: int
    round: int
    to_act: list[Seat]
    """Seats that are asked, whether or not they have answered, except the reader's own seats that have."""
    points: list[int]
    watchers: int
    winner: list[Seat] | None
    rematch: str | None
    notices: list[Saying]
    """Notices about how the table is served, such as that its bots think less than usual."""
    by: str
    """The reader's pseudonym in the chat of this table."""
    silent: bool
    """The reader is muted."""
    muted: list[Muted]
    """Muted guests; `by` is `watchers` for all spectators."""
    commitment: str | None
    """The SHA-256 of title, rules version, options and seed of the game, once it has started."""
    expires: float | None
    """The time at which the table will be deleted if nothing more happens there."""


class More(StrictModel):
    mine: str | None
    open: str | None


class Tables(StrictModel):
    """Pages of the two lists of tables, each with the cursor of its next page."""

    mine: list[Table]
    open: list[Table]
    more: More


# --- a position --------------------------------------------------------------------------
class Decision(OpenModel):
    kind: str
    number: int


class Option(OpenModel):
    action: str
    label: Saying


class Answer(StrictModel):
    """An answer that a seat has given while others still decide."""

    action: str
    label: Saying


class UndoStep(StrictModel):
    to: int
    label: Saying


class Reason(StrictModel):
    """The reason why something cannot be chosen, and the rule behind it."""

    text: Saying
    rule: str


class Player(OpenModel):
    """The data of one player, with the fields that all titles have."""

    seat: Seat


class View(OpenModel):
    """A position as a seat sees it, with the fields that all titles have."""

    title: str
    seat: int
    """-1 for a spectator."""
    round: int
    phase: str
    to_act: list[Seat]
    turn_of: Seat | None
    players: list[Player]
    decision: Decision | None
    prompt: Saying
    rule: str | None
    hidden: bool
    """Others cannot tell whether there is a choice, so answering at once would tell them."""
    options: list[Option]
    closed: dict[str, list[Reason]]
    at: int
    """The number an answer of this seat must carry, which identifies the question that it answers."""
    answered: list[Answer]
    """The seat's answers while others still decide; they can be taken back until the last one is in."""
    undo: list[UndoStep]
    said: dict[str, str] | None = None
    """Texts attached to moves, by move number: the terms of deals the reader may know."""
    over: bool
    outcome: Saying | None
    names: list[Saying]


class Recap(OpenModel):
    """A summary of something that ends with a log line, such as a battle; each title adds fields of its own."""

    kind: str


class Line(OpenModel):
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
    """A text attached to the line: the terms of a deal."""
    recap: Recap | None = None
    """A summary of something that ends with this line."""


# --- the socket --------------------------------------------------------------------------
class TableMessage(StrictModel):
    type: Literal["table"]
    table: Table


class Update(StrictModel):
    type: Literal["update"]
    n: int
    by: Seat | None
    kind: Literal["start", "move", "said", "undo", "sync", "sealed"]
    to: int | None = None
    """After an undo: the number of moves left; the log lines of later ones are void."""
    lines: list[Line]
    earlier: int = 0
    """With `sync`: the number of lines of the log before these; `GET /api/tables/{id}/log` has them."""
    views: dict[str, View]
    """Views by seat; `watch` for spectators."""


class ChatLine(StrictModel):
    type: Literal["chat"]
    id: int
    at: float
    by: str
    """The sender's pseudonym at this table; `Table.by` is the reader's."""
    name: Saying
    seat: Seat | None
    watching: bool
    """True if a spectator sent the line."""
    to: list[Seat] | None
    """The recipients of a private line; null if everybody may read it."""
    text: str


class Refused(StrictModel):
    type: Literal["refused"]
    id: str
    error: ErrorBody


class Done(StrictModel):
    type: Literal["done"]
    id: str


class Pong(StrictModel):
    type: Literal["pong"]


FromServer = Annotated[TableMessage | Update | ChatLine | Refused | Done | Pong, Field(discriminator="type")]


class Updates(StrictModel):
    """Messages for a client that polls instead of using a socket."""

    messages: list[FromServer]


class Log(StrictModel):
    """The whole log of a table, as its reader may see it."""

    lines: list[Line]


class Act(StrictModel):
    type: Literal["act"]
    seat: Seat
    at: int
    action: str
    then: list[str] | None = None
    """Further answers of the same seat, in order; all of them are given, or none."""


class Say(StrictModel):
    """A message from the page that says free words: actions of a seat that is not asked."""

    type: Literal["say"]
    seat: Seat
    words: list[str]
    text: str | None = None
    """A text attached to the last word."""
    of: int | None = None
    """The number of the offer that the words answer."""


class Undo(StrictModel):
    type: Literal["undo"]
    seat: Seat
    at: int
    to: int


class Chat(StrictModel):
    type: Literal["chat"]
    text: str
    to: list[Seat] | None = None
    """Recipients; everybody if absent."""


class Pause(StrictModel):
    type: Literal["pause"]
    on: bool


# Messages a page sends over its socket; an `id` is added when sending.
ToServer = Annotated[Act | Say | Undo | Chat | Pause, Field(discriminator="type")]


# --- after the game ----------------------------------------------------------------------
class Source(StrictModel):
    cause: Saying
    thing: str | None
    points: int


class End(OpenModel):
    ranks: list[int]
    points: list[int]
    reason: Saying
    tie_break: str
    sources: list[list[Source]]
    """Per player or team: the sources of points; `start` is the starting amount."""
    by_round: list[list[int]]
    """Per player or team: the points after each round."""
    rounds: int
    names: list[Saying]
    opening: str
    """The first lines of the record: the title, options and seed from which the game was dealt."""


class Frame(StrictModel):
    n: int
    lines: list[Line]
    view: View


class ReplayPart(StrictModel):
    moves: int
    frames: list[Frame]


# The models of the HTTP responses, for tests and for the page's types.
ANSWERS: Final[dict[str, type[BaseModel]]] = {
    "me": Me, "titles": TitleInfo, "bots": BotForGame, "rules": Rule, "words": TitleWords, "content": Content,
    "table": Table, "tables": Tables, "updates": Updates, "log": Log, "end": End, "replay": ReplayPart,
    "hint": Hint, "analysis": Analysis, "lessons": Lesson, "guides": Guide, "win": WinPage, "puzzles": PuzzleLists,
    "verdict": PuzzleVerdict, "solution": PuzzleSolution,
}  # fmt: skip

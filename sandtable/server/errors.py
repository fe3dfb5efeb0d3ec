"""The errors the server answers with, and how the page receives them.

An error is sent as `{"type", "message", "rule"}`. The message is a saying (`sandtable.core.fluent.Sayings`), which the
page translates into the reader's language.
"""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from sandtable.core.errors import (
    BadOption,
    BadSeat,
    DamagedData,
    GameOver,
    IllegalAction,
    MalformedAction,
    OutOfTurn,
    SandtableError,
    StaleAction,
    UnknownTitle,
)
from sandtable.core.fluent import BEGIN, END, IS, NEXT, NUMBER, Words

LONGEST_DETAIL: Final = 300


class Refusal(SandtableError):
    """A request was refused and nothing has changed. `message` is a Fluent message id, `said` its arguments."""

    status = 400
    message = ""
    name = ""  # the type sent to the page, if it differs from the class name

    def __init__(self, rule: str | None = None, **said: str | int) -> None:
        super().__init__(f"{type(self).__name__}: {said}" if said else type(self).__name__)
        self.rule = rule
        self.said = said


class BadRequest(Refusal):
    """The request is malformed; `detail` explains why, in English."""

    message = "refused-bad-request"


class NameTooLong(Refusal):
    """The name has more than `most` characters."""

    message = "refused-name-too-long"


class NameBlank(Refusal):
    """The name contains no visible character."""

    message = "refused-name-blank"


class NameOfBot(Refusal):
    """The name looks like that of a bot."""

    message = "refused-name-of-bot"


class BotUntrained(Refusal):
    """The bot has not learned games with these options."""

    message = "refused-bot-untrained"


class BotOtherSeats(BotUntrained):
    """The bot has learned games with these options, but not for this number of players."""

    message = "refused-bot-other-seats"
    name = "BotUntrained"


class TextTooLong(Refusal):
    """A chat line or note has more than `most` characters."""

    message = "refused-text-too-long"


class TextBlank(Refusal):
    message = "refused-text-blank"


class OddCharacters(Refusal):
    """The text contains control characters, perhaps from pasting."""

    message = "refused-odd-characters"


class BadClock(Refusal):
    """The seconds of a clock are not between `least` and `most`."""

    message = "refused-clock-seconds"


class BadClockAdd(BadClock):
    """The seconds added per turn are not between `least` and `most`."""

    message = "refused-clock-add"
    name = "BadClock"


class BadClockDays(BadClock):
    message = "refused-clock-days"
    name = "BadClock"


class TooLarge(Refusal):
    status = 413
    message = "refused-too-large"


class TooManyRequests(Refusal):
    """The rate limit was exceeded; `after` is the number of seconds to wait."""

    status = 429
    message = "refused-too-many-requests"

    def __init__(self, after: float = 1.0) -> None:
        super().__init__()
        self.after = after


class TooManyGuests(TooManyRequests):
    """One address has asked for more new cookies than people would need."""

    message = "refused-too-many-guests"


class TooManySockets(TooManyRequests):
    """The limit of spectators is reached, or this guest has too many sockets."""

    message = "refused-too-many-sockets"


class Busy(TooManyRequests):
    """The server cannot keep up with expensive work; retrying soon will succeed."""

    status = 503
    message = "refused-busy"


class TooSlow(Refusal):
    """The client did not finish its request in time."""

    status = 408
    message = "refused-too-slow"


class Muted(Refusal):
    """The guest may not write in the chat: the host has muted this guest, or all spectators."""

    status = 403
    message = "refused-muted"


class NobodyToTalkTo(Refusal):
    """Nobody sits on the seats a private message is addressed to."""

    status = 409
    message = "refused-nobody-to-talk-to"


class TalkIsOpen(Refusal):
    """Private messages are switched off at this table."""

    status = 409
    message = "refused-talk-is-open"


class CannotMute(Refusal):
    """The host, the guest themselves and unknown guests cannot be muted."""

    status = 409
    message = "refused-cannot-mute"


class TooManyTables(Refusal):
    status = 429
    message = "refused-too-many-tables"


class TooManyFromHere(Refusal):
    """One address has created more tables, named more guests or started more analyses in a day than allowed."""

    status = 429
    message = "refused-too-many-from-here"


class NotDamaged(Refusal):
    """The table is not damaged. Only damaged tables can be removed from a guest's list; the guest has to leave any
    other."""

    status = 409
    message = "refused-not-damaged"


class UnknownTable(Refusal):
    status = 404
    message = "refused-unknown-table"


class UnknownPage(Refusal):
    """There is no page or API route at this URL."""

    status = 404
    message = "refused-unknown-page"


class NotYourSeat(Refusal):
    status = 403
    message = "refused-not-your-seat"


class NotTheHost(Refusal):
    status = 403
    message = "refused-not-the-host"


class NotSeated(Refusal):
    """Only guests with a seat at the table may do this."""

    status = 403
    message = "refused-not-seated"


class WrongInvite(Refusal):
    status = 403
    message = "refused-wrong-invite"


class NoFreeSeat(Refusal):
    status = 409
    message = "refused-no-free-seat"


class SeatsOpen(Refusal):
    """The game cannot start while a seat is open."""

    status = 409
    message = "refused-seats-open"


class AlreadyStarted(Refusal):
    status = 409
    message = "refused-already-started"


class NotStarted(Refusal):
    status = 409
    message = "refused-not-started"


class StillThere(Refusal):
    """Only an absent guest can be replaced by a bot."""

    status = 409
    message = "refused-still-there"


class NotOver(Refusal):
    status = 409
    message = "refused-not-over"


class NoAnalysis(Refusal):
    """There is no analysis: the title has no advice to make one from, or the analysis has not been made."""

    status = 409
    message = "refused-no-analysis"


class NoHints(Refusal):
    """Other people play, and the host did not allow suggestions when the table was made."""

    status = 403
    message = "refused-no-hints"


class NothingToSuggest(Refusal):
    status = 409
    message = "refused-nothing-to-suggest"


class Paused(Refusal):
    status = 409
    message = "refused-paused"


class CannotUndo(Refusal):
    status = 409
    message = "refused-cannot-undo"


class CannotChoose(Refusal):
    """The action cannot be chosen now, with the number of the rule behind the open question; sent for the engine's
    IllegalAction."""

    status = 409
    message = "refused-illegal-action"
    name = "IllegalAction"


class CannotChooseBecause(CannotChoose):
    """The action cannot be chosen now, with the reason in `why`; sent for the engine's IllegalAction."""

    message = "refused-illegal-because"


class DamagedTable(Refusal, DamagedData):
    """The stored data of the table is invalid; `why` is meant for the operator."""

    status = 410
    message = "refused-damaged-table"
    name = "DamagedData"

    def __init__(self, why: str) -> None:
        super().__init__()
        self.why = why

    def __str__(self) -> str:
        return self.why


class Forbidden(Refusal):
    """The request came from a page of another site."""

    status = 403
    message = "refused-forbidden"


class Banned(Refusal):
    """The operator has banned this guest or address."""

    status = 403
    message = "refused-banned"


class WrongHost(Refusal):
    """The Host header names another server; see SANDTABLE_HOSTS."""

    status = 421
    message = "refused-wrong-host"


class Unavailable(Refusal):
    """The database cannot be reached: nothing was stored or done."""

    status = 503
    message = "refused-unavailable"


# The engine's errors with their HTTP status and Fluent message id. The engine's own texts are for programs.
_ENGINE: Final[tuple[tuple[type[SandtableError], int, str], ...]] = (
    (UnknownTitle, 404, "refused-unknown-title"),
    (BadOption, 400, "refused-bad-option"),
    (MalformedAction, 400, "refused-malformed-action"),
    (IllegalAction, 409, "refused-illegal-action"),
    (OutOfTurn, 409, "refused-out-of-turn"),
    (StaleAction, 409, "refused-stale-action"),
    (GameOver, 409, "refused-game-over"),
    (BadSeat, 400, "refused-bad-seat"),
    (DamagedData, 410, "refused-damaged-data"),
)
_MARKS: Final = dict.fromkeys(map(ord, BEGIN + END + NEXT + IS + NUMBER), " ")


def plain(text: str) -> str:
    """Return a text from outside made safe to put into a saying: no markers, no control characters, limited length."""
    text = "".join(c if c.isprintable() else " " for c in text.translate(_MARKS))
    return text if len(text) <= LONGEST_DETAIL else text[: LONGEST_DETAIL - 1] + "…"


def status_of(error: SandtableError) -> int:
    if isinstance(error, Refusal):
        return error.status
    return next((status for kind, status, _ in _ENGINE if isinstance(error, kind)), 400)


def headers_of(error: SandtableError) -> dict[str, str]:
    """Return the HTTP headers to add to the response with this error."""
    return {"Retry-After": str(max(1, ceil(error.after)))} if isinstance(error, TooManyRequests) else {}


def as_data(error: SandtableError, words: Words) -> dict[str, Any]:
    """Return the type, message and rule of an error, as they are sent to the page."""
    if isinstance(error, Refusal):
        kind = error.name or type(error).__name__
        return {"type": kind, "message": words.say(error.message, **error.said), "rule": error.rule}
    message = next((id for kind, _, id in _ENGINE if isinstance(error, kind)), "")
    if message == "refused-bad-option":
        said = words.say(message, detail=plain(str(error)))
    else:
        said = words.say(message) if message else words.say("refused-bad-request", detail=plain(str(error)))
    return {"type": type(error).__name__, "message": said, "rule": None}

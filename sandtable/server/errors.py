"""What the server refuses, as distinct types of error, and how a refusal is told to the page.

A refusal is `{"type", "message", "rule"}`; its message is a saying (`sandtable.core.fluent.Sayings`), which
the page speaks in the reader's language.
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
    """Refused by the server; nothing has changed. `message` is the id of what it says, `args` go into it."""

    status = 400
    message = ""
    name = ""  # the type as the page knows it, where that is not the name of the class

    def __init__(self, rule: str | None = None, **said: str | int) -> None:
        super().__init__(f"{type(self).__name__}: {said}" if said else type(self).__name__)
        self.rule = rule
        self.said = said


class BadRequest(Refusal):
    """The request itself is not what it should be; `detail` says what is wrong with it, in English."""

    message = "refused-bad-request"


class NameTooLong(Refusal):
    """`most`: how many characters a name may have."""

    message = "refused-name-too-long"


class NameBlank(Refusal):
    """Nothing of it can be seen."""

    message = "refused-name-blank"


class TextTooLong(Refusal):
    """Something to be said or noted; `most`: how many characters there may be."""

    message = "refused-text-too-long"


class TextBlank(Refusal):
    message = "refused-text-blank"


class OddCharacters(Refusal):
    """Control characters, as may come with something pasted."""

    message = "refused-odd-characters"


class BadClock(Refusal):
    """Seconds of a clock that are not between `least` and `most`."""

    message = "refused-clock-seconds"


class BadClockAdd(BadClock):
    """Likewise those that are added with each turn."""

    message = "refused-clock-add"
    name = "BadClock"


class BadClockDays(BadClock):
    message = "refused-clock-days"
    name = "BadClock"


class TooLarge(Refusal):
    status = 413
    message = "refused-too-large"


class TooManyRequests(Refusal):
    """`after`: seconds until it may be asked again."""

    status = 429
    message = "refused-too-many-requests"

    def __init__(self, after: float = 1.0) -> None:
        super().__init__()
        self.after = after


class TooManyGuests(TooManyRequests):
    """So many new guests come from one address that it cannot be people."""

    message = "refused-too-many-guests"


class TooManySockets(TooManyRequests):
    """All places for those who watch are taken, or this guest has enough of them."""

    message = "refused-too-many-sockets"


class Busy(TooManyRequests):
    """More is to be computed than can be: nobody's fault, and over soon."""

    status = 503
    message = "refused-busy"


class TooSlow(Refusal):
    """A request that does not come to its end."""

    status = 408
    message = "refused-too-slow"


class Muted(Refusal):
    """The host has asked this guest, or all who watch, to be silent."""

    status = 403
    message = "refused-muted"


class NobodyToTalkTo(Refusal):
    """Behind the seats a line is meant for is nobody who could read it."""

    status = 409
    message = "refused-nobody-to-talk-to"


class TalkIsOpen(Refusal):
    """It was agreed that whatever is said at this table is said to all."""

    status = 409
    message = "refused-talk-is-open"


class CannotMute(Refusal):
    """The host, oneself, or nobody who is known at the table."""

    status = 409
    message = "refused-cannot-mute"


class TooManyTables(Refusal):
    status = 429
    message = "refused-too-many-tables"


class TooManyFromHere(Refusal):
    """New tables or names, from one address within a day."""

    status = 429
    message = "refused-too-many-from-here"


class NotDamaged(Refusal):
    """Only a table that cannot be read is put away; any other is left."""

    status = 409
    message = "refused-not-damaged"


class UnknownTable(Refusal):
    status = 404
    message = "refused-unknown-table"


class UnknownPage(Refusal):
    """No such address."""

    status = 404
    message = "refused-unknown-page"


class NotYourSeat(Refusal):
    status = 403
    message = "refused-not-your-seat"


class NotTheHost(Refusal):
    status = 403
    message = "refused-not-the-host"


class NotSeated(Refusal):
    """Only for guests with a seat at the table."""

    status = 403
    message = "refused-not-seated"


class WrongInvite(Refusal):
    status = 403
    message = "refused-wrong-invite"


class NoFreeSeat(Refusal):
    status = 409
    message = "refused-no-free-seat"


class SeatsOpen(Refusal):
    """It cannot start while a seat is open."""

    status = 409
    message = "refused-seats-open"


class AlreadyStarted(Refusal):
    status = 409
    message = "refused-already-started"


class NotStarted(Refusal):
    status = 409
    message = "refused-not-started"


class StillThere(Refusal):
    """A bot is put in only for who is absent."""

    status = 409
    message = "refused-still-there"


class NotOver(Refusal):
    status = 409
    message = "refused-not-over"


class Paused(Refusal):
    status = 409
    message = "refused-paused"


class CannotUndo(Refusal):
    status = 409
    message = "refused-cannot-undo"


class CannotChoose(Refusal):
    """The engine's IllegalAction, with the rule behind the question."""

    status = 409
    message = "refused-illegal-action"
    name = "IllegalAction"


class CannotChooseBecause(CannotChoose):
    """Likewise, where a reason can be given: `why`."""

    message = "refused-illegal-because"


class DamagedTable(Refusal, DamagedData):
    """What is kept of the table cannot be; `why` is for whoever runs the server."""

    status = 410
    message = "refused-damaged-table"
    name = "DamagedData"

    def __init__(self, why: str) -> None:
        super().__init__()
        self.why = why

    def __str__(self) -> str:
        return self.why


class Forbidden(Refusal):
    """From a page of somebody else's."""

    status = 403
    message = "refused-forbidden"


class Banned(Refusal):
    """By whoever runs the server."""

    status = 403
    message = "refused-banned"


class WrongHost(Refusal):
    """Asked under a name that is not this server's: see SANDTABLE_HOSTS."""

    status = 421
    message = "refused-wrong-host"


class Unavailable(Refusal):
    """The database cannot be reached: nothing was kept, and nothing was done."""

    status = 503
    message = "refused-unavailable"


# What the engine refuses: the status, and the id of what is said to people. Its own texts are for programs.
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
    """Text from outside, fit to stand inside a saying: no marks, no control characters, not too long."""
    text = "".join(c if c.isprintable() else " " for c in text.translate(_MARKS))
    return text if len(text) <= LONGEST_DETAIL else text[: LONGEST_DETAIL - 1] + "…"


def status_of(error: SandtableError) -> int:
    if isinstance(error, Refusal):
        return error.status
    return next((status for kind, status, _ in _ENGINE if isinstance(error, kind)), 400)


def headers_of(error: SandtableError) -> dict[str, str]:
    """What a refusal says beside its words."""
    return {"Retry-After": str(max(1, ceil(error.after)))} if isinstance(error, TooManyRequests) else {}


def as_data(error: SandtableError, words: Words) -> dict[str, Any]:
    """The error as the page receives it."""
    if isinstance(error, Refusal):
        kind = error.name or type(error).__name__
        return {"type": kind, "message": words.say(error.message, **error.said), "rule": error.rule}
    message = next((id for kind, _, id in _ENGINE if isinstance(error, kind)), "")
    if message == "refused-bad-option":
        said = words.say(message, detail=plain(str(error)))
    else:
        said = words.say(message) if message else words.say("refused-bad-request", detail=plain(str(error)))
    return {"type": type(error).__name__, "message": said, "rule": None}

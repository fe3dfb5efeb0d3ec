"""The errors of the engine. Each message says what was wrong and what is allowed."""

from __future__ import annotations


class SandtableError(Exception):
    """Base class of the errors raised when Sandtable refuses something; nothing has changed then."""


class UnknownTitle(SandtableError):
    """The title does not exist."""


class BadOption(SandtableError, ValueError):
    """An option of a new game is unknown or has a value that it cannot have."""


class ActionError(SandtableError):
    """An action was refused; the state is unchanged."""


class MalformedAction(ActionError, ValueError):
    """The action is not a word of the title's vocabulary."""


class IllegalAction(ActionError, ValueError):
    """The action is a word of the vocabulary but not an option of this decision."""


class OutOfTurn(ActionError):
    """The seat has no open decision."""


class StaleAction(ActionError):
    """The action answers an earlier decision of the seat than the open one."""


class NothingSealed(ActionError):
    """The seat has no sealed answer to take back."""


class GameOver(ActionError):
    """The game has ended."""


class NoSuchPart(SandtableError):
    """The title lacks a part that was asked for, for example advice, a page or statistics."""


class BadSeat(SandtableError, ValueError):
    """The seat does not exist at this table."""


class DamagedData(SandtableError, ValueError):
    """The bytes or the record cannot be read."""


class BadScenario(SandtableError, ValueError):
    """A scenario names something that does not exist or describes an impossible position."""


class BadBeginning(SandtableError, ValueError):
    """The beginning of a game is not possible; the message says what was wrong."""


class BadGuide(SandtableError, ValueError):
    """A guide of first games does not exist or cannot be read; the message says what was wrong."""


class BadLesson(SandtableError, ValueError):
    """A lesson does not exist or cannot be played; the message says what was wrong."""

"""The errors of the engine, as distinct types: each says what was wrong and what is allowed."""

from __future__ import annotations


class SandtableError(Exception):
    """Anything Sandtable refuses. Nothing has been changed when it is raised."""


class UnknownTitle(SandtableError):
    """No such game."""


class BadOption(SandtableError, ValueError):
    """An option of a new game is unknown or has a value it does not take."""


class ActionError(SandtableError):
    """An action was refused; the state is as it was."""


class MalformedAction(ActionError, ValueError):
    """Not a word of the title's vocabulary at all."""


class IllegalAction(ActionError, ValueError):
    """A word of the vocabulary, but not an option of this decision."""


class OutOfTurn(ActionError):
    """The seat owes no decision now."""


class StaleAction(ActionError):
    """Meant for an earlier decision than the one that is open."""


class NothingSealed(ActionError):
    """The seat has no answer that is still sealed: there is nothing it could take back."""


class GameOver(ActionError):
    """The game has ended."""


class NoSuchPart(SandtableError):
    """A title without this part: no advice, no page, no statistics."""


class BadSeat(SandtableError, ValueError):
    """No such seat at this table."""


class DamagedData(SandtableError, ValueError):
    """Bytes or a record that cannot be read back."""


class BadScenario(SandtableError, ValueError):
    """A scenario names something that does not exist or cannot be."""

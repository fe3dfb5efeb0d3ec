"""What every game state can do. Bots, records, tables and laboratories know no more than this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from sandtable.core.decisions import Decision, Vocabulary
from sandtable.core.events import Event
from sandtable.core.rng import Rng


class Outcome:
    """How a game ended: a rank per seat (1 is best, equal ranks share), points, why, and the tie-break used."""

    __slots__ = ("ranks", "points", "reason", "tie_break")

    def __init__(self, ranks: list[int], points: list[int], reason: str, tie_break: str) -> None:
        self.ranks = ranks
        self.points = points
        self.reason = reason
        self.tie_break = tie_break

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def as_dict(self) -> dict[str, Any]:
        return {"ranks": self.ranks, "points": self.points, "reason": self.reason, "tie_break": self.tie_break}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.as_dict() == other.as_dict()

    def __repr__(self) -> str:
        return (
            f"Outcome(ranks={self.ranks}, points={self.points}, reason={self.reason!r}, tie_break={self.tie_break!r})"
        )


class View(Protocol):
    """What one seat may know, and nothing else."""

    seat: int

    @property
    def known(self) -> Any:
        """The position as far as the seat knows it, in the title's own terms."""

    def as_dict(self) -> dict[str, Any]:
        """Plain data in words, fit for JSON."""

    def resample(self, rng: Rng) -> State:
        """A random full state that this seat cannot tell from the real one; made from the view alone."""


class State(Protocol):
    """A game in progress."""

    title: str
    seats: int

    @property
    def vocabulary(self) -> Vocabulary: ...

    @property
    def over(self) -> bool: ...

    @property
    def to_act(self) -> Sequence[int]:
        """Every seat that owes a decision now; several at once for secret simultaneous choices."""

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def actions_taken(self) -> int: ...

    @property
    def learnt(self) -> int:
        """Grows whenever somebody learns something hidden; undoing back to before that would reveal it."""

    def decision(self, seat: int) -> Decision: ...

    def apply(self, seat: int, action: int, at: int = -1) -> None:
        """Take one option. `at`: the decision number it was meant for; a later one is refused as stale."""

    def view(self, seat: int) -> View: ...

    def resample(self, seat: int, rng: Rng) -> State: ...

    def clone(self) -> State: ...

    def to_bytes(self) -> bytes: ...

    def digest(self) -> str:
        """A stable hash of the whole state, equal across processes and platforms."""

    def listen(self) -> None:
        """From now on keep events."""

    def take_events(self) -> list[Event]:
        """The events since the last call."""

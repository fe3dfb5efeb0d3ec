"""What every game must be able to do: `State`, `View`, `Outcome`. Everything outside a title knows no more."""

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
        """The position as far as the seat knows it, in the title's own terms, with its `title`."""

    def as_dict(self) -> dict[str, Any]:
        """Plain data in words, fit for JSON."""

    def resample(self, rng: Rng) -> State:
        """A random full state that this seat cannot tell from the real one; made from the view alone."""


class State(Protocol):
    """A game in progress.

    Where choices are secret and made at once, several seats are asked together: a group. Each seat answers one or
    more decisions in it, and every answer stays sealed until the last of all is in; that one opens them together.
    Sealed answers of different seats commute: in whatever order they came, the state is the same. They make no
    events, teach nobody anything and change nothing that another seat could see; all that is left to the opening.
    """

    seats: int

    @property
    def title(self) -> str: ...

    @property
    def vocabulary(self) -> Vocabulary: ...

    @property
    def over(self) -> bool: ...

    @property
    def to_act(self) -> Sequence[int]:
        """Every seat that still owes an answer, in order; several at once for secret simultaneous choices. Who has
        answered is secret while others have not: it is not for everybody's eyes (`deciding` is)."""

    @property
    def deciding(self) -> Sequence[int]:
        """Every seat of what is asked now, in order, whether it has answered or not: all that everybody may know of
        it. Where one seat is asked it is `to_act`."""

    @property
    def sealed(self) -> int:
        """How many of the last actions taken are sealed, since their group is open: 0 where nothing is."""

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def actions_taken(self) -> int:
        """All of them, sealed ones among them."""

    @property
    def learnt(self) -> int:
        """Grows whenever somebody learns something hidden; undoing back to before that would reveal it."""

    def decision(self, seat: int) -> Decision:
        """What a seat of `to_act` has to decide now."""

    def options_of(self, seat: int) -> Sequence[int]:
        """The options of `decision(seat)`, for those who need no more of it: not to be changed."""

    def apply(self, seat: int, action: int, at: int = -1) -> None:
        """Take one option. `at`: the number of the decision it was meant for (`Decision.number`); if that is not the
        one the seat has now it is refused as stale. What other seats have sealed makes nothing stale."""

    def take_back(self, seat: int) -> None:
        """Undo this seat's last sealed answer, while its group is open; `NothingSealed` if it has none."""

    def view(self, seat: int) -> View:
        """With the seat's own sealed answers, and without a trace of whether others have answered."""

    def resample(self, seat: int, rng: Rng) -> State:
        """`view(seat).resample(rng)`: in an open group all others still owe their answers there."""

    def clone(self) -> State: ...

    def to_bytes(self) -> bytes: ...

    def digest(self) -> str:
        """A stable hash of the whole state, equal across processes and platforms."""

    def listen(self) -> None:
        """From now on keep events."""

    def take_events(self) -> list[Event]:
        """The events since the last call."""


class FreeState(State, Protocol):
    """A game in which seats may say something although nobody asks them: offer a deal, answer one, change their help.

    What they say are **free words**, those from `vocabulary.free` on. `apply` takes one at any time from any seat, as
    `free_options` has them; it is an action like any other, in the record and in its replay. A free word makes no
    decision stale, and in an open group it tells nothing of what is sealed: it counts as said before the group's
    answers, wherever it was said among them. A title without free words has neither of these.
    """

    def free_options(self, seat: int) -> Sequence[int]:
        """Return what this seat may say now, whether it owes a decision or not."""

    @property
    def called(self) -> Sequence[int]:
        """The seats that somebody waits for, or that may want to think again: whoever plays them should ask them."""

"""The contract of every title: `State`, `View` and `Outcome`. Code outside a title uses nothing else of its games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from sandtable.core.decisions import Decision, Vocabulary
from sandtable.core.events import Event
from sandtable.core.rng import Rng


class Outcome:
    """The result of a game: a rank per seat (1 is best, tied seats share a rank), points, the reason the game ended and
    the tie-break used. `needed` is the number of points that ended the game, if it is not the title's usual one."""

    __slots__ = ("ranks", "points", "reason", "tie_break", "needed")

    def __init__(self, ranks: list[int], points: list[int], reason: str, tie_break: str, needed: int = 0) -> None:
        self.ranks = ranks
        self.points = points
        self.reason = reason
        self.tie_break = tie_break
        self.needed = needed

    @property
    def winners(self) -> list[int]:
        """The seats with rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def as_dict(self) -> dict[str, Any]:
        """Return the outcome as plain data, ready for JSON."""
        return {"ranks": self.ranks, "points": self.points, "reason": self.reason, "tie_break": self.tie_break}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.as_dict() == other.as_dict()

    def __repr__(self) -> str:
        return (
            f"Outcome(ranks={self.ranks}, points={self.points}, reason={self.reason!r}, tie_break={self.tie_break!r})"
        )


class View(Protocol):
    """Everything one seat is allowed to know, and nothing else."""

    seat: int

    @property
    def known(self) -> Any:
        """The position as the seat knows it, in the title's own types."""

    def as_dict(self) -> dict[str, Any]:
        """Return the view as plain data in words, ready for JSON."""

    def resample(self, rng: Rng) -> State:
        """Return a random full state that this seat cannot distinguish from the real one, made from the view alone."""


class State(Protocol):
    """A game in progress.

    When secret choices are made at the same time, several seats are asked together and form a group. Each seat answers
    one or more decisions, and all answers stay sealed until the last one arrives; then they are opened together. The
    state does not depend on the order of sealed answers. A sealed answer creates no events, reveals nothing and changes
    nothing that another seat can see.
    """

    seats: int

    @property
    def title(self) -> str:
        """The id of the title, such as `imperium`."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary of the game: all words that an action can be."""

    @property
    def over(self) -> bool:
        """True once the game has ended."""

    @property
    def to_act(self) -> Sequence[int]:
        """The seats that still owe an answer, in order. In a group this is secret: show players `deciding` instead."""

    @property
    def deciding(self) -> Sequence[int]:
        """The seats that are asked now, in order, whether they have answered or not. This is public. In a group it may
        include seats that owe no answer, where the seats asked are secret."""

    @property
    def sealed(self) -> int:
        """The number of most recent actions that are still sealed; 0 outside a group."""

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game is in progress."""

    @property
    def actions_taken(self) -> int:
        """The number of actions so far, including sealed ones."""

    @property
    def learnt(self) -> int:
        """A counter that grows whenever a seat learns something hidden. An undo past such a point would reveal it."""

    def decision(self, seat: int) -> Decision:
        """Return the open decision of a seat; the seat must be in `to_act`."""

    def options_of(self, seat: int) -> Sequence[int]:
        """Return the options of `decision(seat)` without building the decision. The caller must not change the list."""

    def apply(self, seat: int, action: int, at: int = -1) -> None:
        """Take one option for a seat. An illegal action raises an error and changes nothing.

        `at` is the number of the decision that the action answers (`Decision.number`); if the seat has a newer
        decision, the action is refused as stale. Sealed answers of other seats never make an action stale.
        """

    def take_back(self, seat: int) -> None:
        """Undo this seat's last sealed answer while its group is open; raise `NothingSealed` if it has none."""

    def view(self, seat: int) -> View:
        """Return the seat's view, which includes its own sealed answers and does not show whether other seats have
        answered."""

    def resample(self, seat: int, rng: Rng) -> State:
        """Return `view(seat).resample(rng)`. In an open group, the other seats of that state have not answered yet."""

    def clone(self) -> State:
        """Return an independent copy of the state, without listeners."""

    def to_bytes(self) -> bytes:
        """Return the whole state as bytes, from which it can be read again."""

    def digest(self) -> str:
        """Return a hash of the whole state that is stable across processes and platforms."""

    def listen(self) -> None:
        """Start recording events."""

    def take_events(self) -> list[Event]:
        """Return the events recorded since the last call, and remove them from the state."""


class FreeState(State, Protocol):
    """A game in which seats may say something without being asked: offer a deal, answer one, change their help.

    They say it with **free words**, the words of the vocabulary from `vocabulary.free` on. `apply` takes a free word at
    any time from any seat, as `free_options` allows; it is an action like any other, in the record and in its replay. A
    free word makes no decision stale, and in an open group it reveals nothing that is sealed: it counts as said before
    the group's answers, even if it was said between them. A free word may also interrupt the open question, which is
    then asked again later: the sealed answers to it are void, and `said` is 0. The games of a title without free words
    lack these members.
    """

    def free_options(self, seat: int) -> Sequence[int]:
        """Return the free words that this seat may say now, whether it owes a decision or not."""

    @property
    def called(self) -> Sequence[int]:
        """The seats that others wait for, or that may want to reconsider: the players of these seats should be asked
        for free words. This is secret, like `to_act`."""

    @property
    def occasion(self) -> int:
        """A number that changes when the seats in `called` have a new reason to reconsider: a seat that said nothing
        need not be asked again while the number is the same."""

    @property
    def said(self) -> int:
        """The number of free words since the open question was asked."""

    @property
    def attentive(self) -> Sequence[int]:
        """The free words with which a seat requests to be asked. After saying them it gets a question wherever it could
        otherwise act only by a free word. They are meant for bots, which only answer questions."""

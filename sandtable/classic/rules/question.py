"""`Question`: the record of one kind of question to seats, and the tables of questions and steps.

A question is put to one seat or to several at the same time (`seats`). Each seat gives one or more answers (`done`);
when the last seat has answered, `opened` receives all answers together. If several seats are asked, their answers stay
sealed until then, and the list of seats must follow from public information: a seat without a real choice is asked too
if others cannot know that it has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.classic.rules.frames import FIRST_QUESTION, FRAMES
from sandtable.classic.rules.state import NOWHERE, Frame, State
from sandtable.core.native import mypyc_attr

UNPRICED: Final = -1

# What a number counts in an answer to a question of several steps.
COUNTS_NOTHING: Final = 0  # the question itself says so
COUNTS_PLAIN: Final = 1
COUNTS_STARRED: Final = 2
COUNTS_SPICE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A kind of question: its number, its name and the rule behind it.

    `hidden` is true if others must not be able to tell whether a seat that is asked has a choice.
    """

    __slots__ = ("number", "name", "rule", "hidden")

    def __init__(self, number: int, name: str, rule: str, hidden: bool = False) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.hidden = hidden

    def seats(self, s: State, f: Frame) -> list[int]:
        """Return the seats to ask, in ascending order; if there is none, the question is skipped."""
        return [f[1]]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        """Return the options for the next answer of the seat."""
        raise NotImplementedError

    def done(self, s: State, f: Frame, seat: int) -> bool:
        """Tell whether the seat has given all its answers."""
        return len(s.answers[seat]) > 0

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        """Carry out the answers once all seats have given theirs; `given` has a list of answers for every seat."""
        raise NotImplementedError

    def cited(self, s: State) -> str:
        """Return the number of the rule behind the question in this position."""
        return self.rule

    def cause(self, s: State, f: Frame) -> int:
        """Return the word of the piece that the question is about, as far as everybody may know it; 0 if none."""
        return 0

    def cause_for(self, s: State, f: Frame, seat: int) -> int:
        """Return the word of that piece as far as this seat may know it; `s` is a full state. See `cause`."""
        return self.cause(s, f)

    def counts(self, s: State, f: Frame, seat: int) -> tuple[int, int]:
        """Return the kind of thing that a number in the next answer counts (0 if the question makes it plain), and the
        part of a territory that it is about (NOWHERE if none)."""
        return COUNTS_NOTHING, NOWHERE

    def price(self, s: State, f: Frame, seat: int, word: int) -> int:
        """Return the total spice that this answer and those before it cost; UNPRICED if they are not about spice."""
        return UNPRICED


Step = Callable[[State, Frame], None]


def _no_step(s: State, f: Frame) -> None:
    raise NotImplementedError(f"there is no step {f[0]}")


QUESTION: Final[list[Question]] = [Question(0, "", "") for _ in range(FRAMES)]
STEP: Final[list[Step]] = [_no_step for _ in range(FRAMES)]
_NAMES: Final[set[str]] = set()


def declare(*questions: Question) -> None:
    """Register kinds of questions; refuse one whose number or name is taken."""
    for question in questions:
        if not FIRST_QUESTION <= question.number < FRAMES or QUESTION[question.number].name:
            raise ValueError(f"the question {question.name!r} has no number of its own: {question.number}")
        if question.name in _NAMES or not question.name or not question.rule:
            raise ValueError(f"the question {question.name!r} needs a rule and a name of its own")
        _NAMES.add(question.name)
        QUESTION[question.number] = question


def steps(table: dict[int, Step]) -> None:
    """Register steps by number; refuse one whose number is taken."""
    for number, step in table.items():
        if not 0 < number < FIRST_QUESTION or STEP[number] is not _no_step:
            raise ValueError(f"the step {number} has no number of its own")
        STEP[number] = step


def declared() -> list[Question]:
    return [question for question in QUESTION if question.name]

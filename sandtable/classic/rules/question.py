"""`Question`: the one record for each thing that seats can be asked, and the tables of questions and steps.

A question is put to one seat or to several at once (`seats`). Each gives one or more answers (`done`); when the last of
all is in, `opened` is told them together. Where several are asked their answers are sealed until then, and who is asked
must follow from what lies open: a seat that has nothing to choose, but might as far as others know, is asked as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.classic.rules.frames import FIRST_QUESTION, FRAMES
from sandtable.classic.rules.state import NOWHERE, Frame, State
from sandtable.core.native import mypyc_attr

UNPRICED: Final = -1

# What a number counts that answers a question of several steps.
COUNTS_NOTHING: Final = 0  # the question itself says it
COUNTS_PLAIN: Final = 1
COUNTS_STARRED: Final = 2
COUNTS_SPICE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """Something that is asked: its number and name, and the rule behind it.

    `hidden`: others must not be able to tell whether a seat that is asked has a choice.
    """

    __slots__ = ("number", "name", "rule", "hidden")

    def __init__(self, number: int, name: str, rule: str, hidden: bool = False) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.hidden = hidden

    def seats(self, s: State, f: Frame) -> list[int]:
        """Who is asked, in the order of seats; nobody: it is passed over."""
        return [f[1]]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        """What the seat may answer next."""
        raise NotImplementedError

    def done(self, s: State, f: Frame, seat: int) -> bool:
        """Whether the seat has given all its answers."""
        return len(s.answers[seat]) > 0

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        """All answers are in: `given` has those of each seat."""
        raise NotImplementedError

    def cited(self, s: State) -> str:
        """The rule behind it just now."""
        return self.rule

    def cause(self, s: State, f: Frame) -> int:
        """The piece it is about, as everybody may know it: 0 for none."""
        return 0

    def counts(self, s: State, f: Frame, seat: int) -> tuple[int, int]:
        """What the next answer counts where the question alone does not say it, and in which part (or NOWHERE)."""
        return COUNTS_NOTHING, NOWHERE

    def price(self, s: State, f: Frame, seat: int, word: int) -> int:
        """How much spice an answer costs with those before it; UNPRICED where it is not about spice."""
        return UNPRICED


Step = Callable[[State, Frame], None]


def _no_step(s: State, f: Frame) -> None:
    raise NotImplementedError(f"there is no step {f[0]}")


QUESTION: Final[list[Question]] = [Question(0, "", "") for _ in range(FRAMES)]
STEP: Final[list[Step]] = [_no_step for _ in range(FRAMES)]
_NAMES: Final[set[str]] = set()


def declare(*questions: Question) -> None:
    """Make questions known; one with the number or the name of another is refused."""
    for question in questions:
        if not FIRST_QUESTION <= question.number < FRAMES or QUESTION[question.number].name:
            raise ValueError(f"the question {question.name!r} has no number of its own: {question.number}")
        if question.name in _NAMES or not question.name or not question.rule:
            raise ValueError(f"the question {question.name!r} needs a rule and a name of its own")
        _NAMES.add(question.name)
        QUESTION[question.number] = question


def steps(table: dict[int, Step]) -> None:
    """Make steps known."""
    for number, step in table.items():
        if not 0 < number < FIRST_QUESTION or STEP[number] is not _no_step:
            raise ValueError(f"the step {number} has no number of its own")
        STEP[number] = step


def declared() -> list[Question]:
    return [question for question in QUESTION if question.name]

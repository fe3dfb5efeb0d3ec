"""`Liking`: how much bots like the answers to a question; one for each, beside the record that the rules have.

`judge/asking` has those of `rules/asking`, theme by theme. A module names the file with its own as it registers
(`register(..., judged_by=…)`); it is loaded with the first such question that a bot is asked.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from sandtable.core.native import mypyc_attr
from sandtable.imperium.rules.frames import NUMBERS
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.question import NAMED, NO_QUESTION, QUESTION, Question
from sandtable.imperium.rules.state import Frame, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Liking:
    """How much a seat likes each answer to a question."""

    def __init__(self) -> None:
        self.question: Question = NO_QUESTION

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return how much the seat likes each option, in the unit of `judgement`; only differences matter."""
        raise NotImplementedError(self.question.name)

    def contenders(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return the same for finding the best option alone: those that cannot be it may have too low a score."""
        return self.scores(s, frame, options)


NO_LIKING: Final = Liking()
LIKING: Final[list[Liking]] = [NO_LIKING] * NUMBERS  # by the number of the question


def liked(name: str, liking: Liking) -> None:
    """Say how much bots like the answers to the question of this name."""
    question = NAMED[name]
    if LIKING[question.number] is not NO_LIKING:
        raise ValueError(f"bots are told twice how they like the answers to {name!r}")
    liking.question = question
    LIKING[question.number] = liking


def liking_of(number: int) -> Liking:
    """Return how bots like the answers to a question."""
    found = LIKING[number]
    if found is NO_LIKING:
        load_companions()
        found = LIKING[number]
        if found is NO_LIKING:
            raise ValueError(f"nobody says how bots like the answers to the question {QUESTION[number].name!r}")
    return found


def load_companions() -> None:
    """Load what the family and all modules that are there say to bots."""
    import_module("sandtable.imperium.judge.asking")
    for module in MODULES.values():
        for path in module.judged_by:
            import_module(path)


def unjudged() -> list[str]:
    """Return the names of questions whose answers bots could not tell apart."""
    load_companions()
    return [name for name, question in NAMED.items() if LIKING[question.number] is NO_LIKING]

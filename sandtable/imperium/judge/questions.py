"""`Liking`: scores the answers to a question for bots. There is one for each question.

`judge/asking` has those for the questions of `rules/asking`, one file for each theme. A module names the file with its
own when it registers (`register(..., judged_by=…)`); the file is loaded when a bot is first asked such a question.
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
    """Scores the answers to one question, for bots."""

    def __init__(self) -> None:
        self.question: Question = NO_QUESTION

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return the score of each of these answers for the seat that is asked, in the unit of `judgement`; only
        differences between scores matter."""
        raise NotImplementedError(self.question.name)

    def contenders(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores that are only reliable for the best option: those of the other options may be too low, which
        saves time."""
        return self.scores(s, frame, options)


NO_LIKING: Final = Liking()
LIKING: Final[list[Liking]] = [NO_LIKING] * NUMBERS  # by the number of the question


def liked(name: str, liking: Liking) -> None:
    """Register the `Liking` of the question with this name."""
    question = NAMED[name]
    if LIKING[question.number] is not NO_LIKING:
        raise ValueError(f"bots are told twice how they like the answers to {name!r}")
    liking.question = question
    LIKING[question.number] = liking


def liking_of(number: int) -> Liking:
    """Return the `Liking` of the question with this number."""
    found = LIKING[number]
    if found is NO_LIKING:
        load_companions()
        found = LIKING[number]
        if found is NO_LIKING:
            raise ValueError(f"nobody says how bots like the answers to the question {QUESTION[number].name!r}")
    return found


def load_companions() -> None:
    """Import the files with bots' estimates for the family and for all registered modules."""
    import_module("sandtable.imperium.judge.asking")
    for module in MODULES.values():
        for path in module.judged_by:
            import_module(path)


def unjudged() -> list[str]:
    """Return the names of questions whose answers have no scores for bots."""
    load_companions()
    return [name for name, question in NAMED.items() if LIKING[question.number] is NO_LIKING]

"""`QuestionTelling`: the wording of a question and the labels of its answers. Most questions use the default.

`tell/asking` has the tellings of those questions of `rules/asking` that need more, one file for each theme. A module
names the file with its own tellings when it registers (`register(..., told_by=…)`).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.question import NAMED, NO_QUESTION, Question
from sandtable.imperium.rules.state import State


class QuestionTelling:
    """The wording of one question and its answers.

    In its methods, `known` is the position as the asked seat knows it, or None if it is not available.
    """

    def __init__(self) -> None:
        self.question: Question = NO_QUESTION

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        """Return the text of the question, without the name of the piece that asks it."""
        from sandtable.imperium.tell import telling, wording

        if self.question.by_effect:
            return wording.say(self.effect_left(decision, known), words)
        return words.say("ask-" + self.question.name.replace("_", "-"), piece=telling.tell_thing(decision.cause, words))

    def effect_left(self, decision: Decision, known: State | None) -> Effect:
        """Return the effect that the question is about, without those of its parts that are already resolved."""
        return NODES[decision.node]

    def asking_piece(self, decision: Decision, words: Words, known: State | None) -> str:
        """Return the name of the piece that asks, which is put before the question; empty if the question's text names
        the piece already."""
        from sandtable.imperium.tell import telling

        return "" if self.question.named_within else telling.tell_thing(decision.cause, words)

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        """Return a short label for one answer: the default label of its word, unless this question has another."""
        from sandtable.imperium.tell import telling

        return telling.tell_word(decision, option, words, known, names)

    def units_sent(self, decision: Decision, word: str) -> tuple[str, int] | None:
        """Return the kind of unit that an answer moves and the number moved into the Conflict; the number is negative
        if they leave it.

        Return None if the answer moves no unit.
        """
        return None


PHRASED: Final[dict[str, QuestionTelling]] = {}  # by the name of the question


def phrased(name: str, telling: QuestionTelling) -> None:
    """Register the telling of the question with this name."""
    if name in PHRASED:
        raise ValueError(f"the question {name!r} is told twice")
    telling.question = NAMED[name]
    PHRASED[name] = telling


def telling_of_question(name: str) -> QuestionTelling:
    """Return the telling of the question with this name."""
    if name not in PHRASED:
        import_module("sandtable.imperium.tell.asking")
        for module in MODULES.values():
            if module.told_by:
                import_module(module.told_by)
        if name not in PHRASED:
            phrased(name, QuestionTelling())
    return PHRASED[name]

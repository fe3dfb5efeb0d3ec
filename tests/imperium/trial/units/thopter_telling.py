"""Companion of the trial module `thopters`: how the answers to its question are labelled."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class ChooseUnitTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-withdraw-" + decision.vocabulary.word(option).rpartition(":")[2])


phrased("withdraw", ChooseUnitTelling())

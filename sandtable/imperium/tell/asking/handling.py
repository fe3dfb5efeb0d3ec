"""Tellings of the questions and answers of `rules/asking/handling.py`."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.rules.asking.handling import TRASH_INTRIGUE
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class GiveIntrigueTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        id = "do-trash-intrigue" if NODES[decision.node].op == TRASH_INTRIGUE else "do-discard"
        return words.say(id, piece=telling.tell_name(decision.vocabulary.word(option), words))


class SiftTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-sift", trashed="yes" if known is not None and known.stack[-1][3] else "no")

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        id = "do-discard" if known is not None and known.stack[-1][3] else "do-sift-trash"
        return words.say(id, piece=telling.tell_word(decision, option, words, known, names))


phrased("give_intrigue", GiveIntrigueTelling())
phrased("sift", SiftTelling())

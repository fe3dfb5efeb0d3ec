"""Tellings of the questions and answers of `rules/asking/troops.py`."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.units import TROOP
from sandtable.imperium.rules.vocabulary import NUMBER_0
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class NumberTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        deploys = NODES[decision.node].op == fx.DEPLOY
        return words.say("do-deploy" if deploys else "do-retreat", n=option - NUMBER_0)

    def units_sent(self, decision: Decision, word: str) -> tuple[str, int] | None:
        n = int(word.partition(":")[2])
        return (TROOP.id, n if NODES[decision.node].op == fx.DEPLOY else -n)


class RecallTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-agent-at", piece=telling.tell_word(decision, option, words, known, names))


phrased("number", NumberTelling())
phrased("recall", RecallTelling())

"""Tellings of the questions and answers of `rules/asking/acquiring.py`."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.rules.catalog import OF_CARD
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.questions import QuestionTelling, phrased


def _label_of_offer(id: str, decision: Decision, option: int, words: Words, known: State | None) -> str:
    """Return the label of an answer that takes a card of the Imperium Row or the Reserve without paying its price; `id`
    is the id of the message."""

    card = telling.acquired_card(decision, decision.vocabulary.word(option).partition(":")[2], known)
    if card < 0:
        return words.say("do-acquire-aside")
    return words.say(id, piece=telling.tell_thing(OF_CARD | card, words))


class AcquireTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return _label_of_offer("do-acquire-free", decision, option, words, known)


class AsideTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return _label_of_offer("do-aside", decision, option, words, known)


phrased("acquire", AcquireTelling())
phrased("aside", AsideTelling())

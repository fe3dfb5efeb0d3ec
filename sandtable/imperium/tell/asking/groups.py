"""Tellings of the questions and answers of `rules/asking/groups.py`."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.vocabulary import OPTION_0
from sandtable.imperium.tell import wording
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class OrderTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return wording.phrase(NODES[decision.node].kids[option - OPTION_0], words)


phrased("order", OrderTelling())

"""Texts about remembered Intrigue cards for the module 'intrigue_memory'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.intrigue_memory import module  # noqa: F401 - declares the question
from sandtable.imperium.modules.intrigue_memory.language import ID
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.modules import ModuleTelling, seats_in_words, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class IntrigueMemoryTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        seats = facts["combat_cards"]
        return [words.say("text-combat-cards", seats=seats_in_words(seats, words))] if seats else []


class KeepTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-keep-intrigue", piece=telling.tell_word(decision, option, words, known, names))


told(ID, IntrigueMemoryTelling())
phrased("keep_intrigue", KeepTelling())

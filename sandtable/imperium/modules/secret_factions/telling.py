"""Texts of the question for the factions picked in secret."""

from __future__ import annotations

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.secret_factions import module as module  # declares the question
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class TokensTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-tokens", n=1 + telling.factions_taken(decision))


phrased("tokens", TokensTelling())

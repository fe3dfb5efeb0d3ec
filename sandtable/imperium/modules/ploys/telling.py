"""Texts for the module `ploys`: labels of answers, lines of the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.ploys import effects as effects  # registers the questions
from sandtable.imperium.modules.ploys.language import ID
from sandtable.imperium.rules.catalog import INTRIGUE
from sandtable.imperium.rules.ruleset import speaking
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.vocabulary import OPTION_0
from sandtable.imperium.tell.modules import ModuleTelling, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased
from sandtable.imperium.tell.telling import tell_name


class PloyTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        if facts["turns"]:
            lines.append(words.say("text-extra-turns", n=facts["turns"]))
        if facts["waiting"]:
            lines.append(words.say("text-waiting", n=facts["waiting"]))
        return lines


class BuryTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        kind = speaking(decision.vocabulary).kind[option]
        return tell_name("intrigue:" + INTRIGUE[kind].id, words)


class LoseTroopTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-lose-any-troop-garrison" if option == OPTION_0 else "do-lose-any-troop-conflict")


told(ID, PloyTelling())
phrased("bury_intrigue", BuryTelling())
phrased("lose_any_troop", LoseTroopTelling())

"""Texts about Leaders' pieces for the module 'abilities'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules import ability_effects  # noqa: F401 - declares the questions
from sandtable.imperium.rules.catalog import OF_CARD
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.modules import ModuleTelling, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class AbilityTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        for id, key in (("text-leader-steps", "steps"), ("text-memories", "memories")):
            if any(facts[key]):
                lines.append(words.say(id, n="/".join(str(n) for n in facts[key])))
        return lines


told("abilities", AbilityTelling())


class InsightTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        sort, _, which = decision.vocabulary.word(option).partition(":")
        if sort == "card":
            return words.say("do-trash-card", piece=telling.tell_card(which, words))
        if sort == "acquire":
            card = telling.acquired_card(decision, which, known)
            if card < 0:
                return words.say("do-acquire-aside")
            return words.say("do-insight-acquire", piece=telling.tell_thing(OF_CARD | card, words))
        return telling.tell_word(decision, option, words, known, names)


phrased("insight", InsightTelling())

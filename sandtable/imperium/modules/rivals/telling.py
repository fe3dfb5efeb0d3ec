"""Texts about Rivals for the module 'rivals'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.rivals import questions  # noqa: F401 - declares the questions
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.vocabulary import YES
from sandtable.imperium.tell import telling, wording
from sandtable.imperium.tell.modules import ModuleTelling, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class RivalTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        for seat, card in facts["cards"].items():
            name = words.say(dashed(card["id"]))
            if card["wanted"]:
                lines.append(words.say("text-rival", seat=seat, card=name, n=card["goods"], of=card["wanted"]))
            else:
                lines.append(words.say("text-rival-served", seat=seat, card=name))
        return lines


told("rivals", RivalTelling())


class RivalFactionTelling(QuestionTelling):
    def effect_left(self, decision: Decision, known: State | None) -> Effect:
        node = NODES[decision.node]
        left = known.stack[-1][4] >> 4 if known is not None else node.a
        return build.influence(fx.ANY) if node.op == fx.INFLUENCE_DIFFERENT and left == 1 else node


class RivalPayTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        if option == YES:
            return wording.phrase(NODES[decision.node], words)
        return telling.tell_word(decision, option, words, known, names)


class RivalOptionTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return telling.tell_choice(decision, words, known)


phrased("rival_faction", RivalFactionTelling())
phrased("rival_pay", RivalPayTelling())
phrased("rival_option", RivalOptionTelling())

"""Texts about the Leaders of the module 'ix_leaders': labels of answers, lines of the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.ix_leaders import effects as effects  # registers the questions
from sandtable.imperium.modules.ix_leaders.language import ID
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import INTRIGUE, NODES
from sandtable.imperium.rules.ruleset import speaking
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell.modules import ModuleTelling, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased
from sandtable.imperium.tell.telling import tell_name
from sandtable.imperium.tell.wording import say


class LeaderTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        if facts["snoopers"] or facts["filled"]:
            tracks = ", ".join(words.say("faction-" + dashed(id)) for id in facts["snoopers"]) or "–"
            lines.append(words.say("text-snoopers", tracks=tracks, n=facts["filled"]))
        if facts["aside"]:
            id = facts["aside"][0]
            card = words.say("text-hidden") if id == "?" else words.say("card-" + dashed(id))
            lines.append(words.say("text-set-aside", card=card))
        return lines


class SlotTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return say(NODES[decision.node], words)


class IntelligenceTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        kind = speaking(decision.vocabulary).kind[option]
        return tell_name("intrigue:" + INTRIGUE[kind].id, words)


told(ID, LeaderTelling())
phrased("snooper_slot", SlotTelling())
phrased("intelligence", IntelligenceTelling())

"""Texts about the contracts dealt during setup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS
from sandtable.imperium.modules.start_contracts import ID
from sandtable.imperium.rules.ruleset import speaking
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell.modules import ModuleTelling, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased
from sandtable.imperium.tell.telling import tell_thing
from sandtable.imperium.tell.wording import phrase


class StartContractTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        return []


class KeepContractTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        kind = speaking(decision.vocabulary).kind[option]
        effect = phrase(CONTRACTS[kind].reward, words)
        return words.say("do-contract", piece=tell_thing(CONTRACT.thing | kind, words), effect=effect)


told(ID, StartContractTelling())
phrased("keep_contract", KeepContractTelling())

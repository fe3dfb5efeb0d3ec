"""Texts about contracts for the module 'choam'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.choam_effects import INSTEAD
from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.vocabulary import NONE
from sandtable.imperium.tell.modules import ModuleTelling, seats_in_words, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased
from sandtable.imperium.tell.telling import tell_thing
from sandtable.imperium.tell.wording import phrase


def _said(id: str, words: Words) -> str:
    return words.say("contract-" + dashed(id))


class ContractTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        offer = ", ".join(_said(id, words) for id in facts["offer"]) or "–"
        lines = [words.say("text-contracts", offer=offer, bank=facts["bank"])]
        if facts["aside"]:
            lines.append(words.say("text-contracts-aside", list=", ".join(_said(id, words) for id in facts["aside"])))
        for key in ("held", "done"):
            owned = [f"{_said(id, words)} {seats_in_words(seats, words)}" for id, seats in facts[key].items() if seats]
            if owned:
                lines.append(words.say("text-contracts-" + key, list="; ".join(owned)))
        return lines


told("choam", ContractTelling())


class ChooseContractTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.rules.ruleset import speaking

        if option == NONE:
            return words.say("do-contract-none", n=INSTEAD)
        kind = speaking(decision.vocabulary).kind[option]
        effect = phrase(CONTRACTS[kind].reward, words)
        return words.say("do-contract", piece=tell_thing(CONTRACT.thing | kind, words), effect=effect)


phrased("contract", ChooseContractTelling())

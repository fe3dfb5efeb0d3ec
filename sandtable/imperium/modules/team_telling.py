"""Texts about teams for the module 'teams'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules import team_troops  # noqa: F401 - declares the questions
from sandtable.imperium.modules.choam_language import CONTRACT
from sandtable.imperium.modules.team_effects import bounds
from sandtable.imperium.modules.team_seats import GOODS, allies_of
from sandtable.imperium.modules.team_trade import good_of
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import NODES, OF_CARD
from sandtable.imperium.rules.ruleset import speaking
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.units import TROOP
from sandtable.imperium.rules.vocabulary import NONE, NUMBER_0
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.modules import ModuleTelling, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class TeamTelling(ModuleTelling):
    def label(self, word: str, words: Words) -> str:
        return words.say("do-trade-good", good=word.partition(":")[2])

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        for id, ally in facts["active"].items():
            who = words.say("leader-" + dashed(id))
            lines.append(words.say("text-acts-for", who=who, seat=words.say("text-seat", n=ally)))
        if facts["throne"]:
            cards = ", ".join(words.say("card-" + dashed(id)) for id in facts["throne"])
            lines.append(words.say("text-throne-row", cards=cards))
        return lines


told("teams", TeamTelling())


class OfAlliesTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return telling.tell_word(decision, option, words, known, names)


class ThroneTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return telling.tell_thing(OF_CARD | speaking(decision.vocabulary).kind[option], words)


class TeamMayTelling(QuestionTelling):
    def effect_left(self, decision: Decision, known: State | None) -> Effect:
        return NODES[decision.node].kids[0]


class DealTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        first, _ = allies_of(decision.seat)
        piece = telling.tell_thing(CONTRACT.thing | speaking(decision.vocabulary).kind[option], words)
        return words.say("do-deal-contract", piece=piece, who=telling.tell_seat(first, names, words, known))


class TradeGoodTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        word = decision.vocabulary.word(option)
        return words.say("do-trade-good", good="nothing" if option == NONE else word.partition(":")[2])

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        other = known.stack[-1][3] if known is not None else -1
        return words.say("ask-trade-good", other=telling.tell_seat(other, None, words, known))


class TradeAmountTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        n = option - NUMBER_0
        if known is None:
            return str(n)
        return words.say("amount-" + GOODS[good_of(known.stack[-1])], n=n)


class DeployingTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-deploy", n=option - NUMBER_0)

    def units_sent(self, decision: Decision, word: str) -> tuple[str, int] | None:
        number = word.partition(":")[2]
        return (TROOP.id, int(number)) if number.isdigit() else None  # besides entries of other modules


class AllyDeploysTelling(DeployingTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        sort, _, which = decision.vocabulary.word(option).partition(":")
        if sort == "unit":
            return words.say("do-deploy-" + dashed(which))
        return super().label(decision, option, words, known, names)

    def units_sent(self, decision: Decision, word: str) -> tuple[str, int] | None:
        sort, _, which = word.partition(":")
        return (which, 1) if sort == "unit" else super().units_sent(decision, word)


class ReinforceTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        first, second = allies_of(decision.seat)
        total = bounds(known, decision.seat, NODES[decision.node].a)[0] if known is not None else NODES[decision.node].a
        n = option - NUMBER_0
        return words.say(
            "do-reinforce",
            n=n,
            rest=total - n,
            first=telling.tell_seat(first, names, words, known),
            second=telling.tell_seat(second, names, words, known),
        )


phrased("served", OfAlliesTelling())
phrased("activate", OfAlliesTelling())
phrased("behalf", OfAlliesTelling())
phrased("throne", ThroneTelling())
phrased("deal_contracts", DealTelling())
phrased("team_may", TeamMayTelling())
phrased("trade_with", OfAlliesTelling())
phrased("trade_good", TradeGoodTelling())
phrased("trade_amount", TradeAmountTelling())
phrased("ally_deploy", AllyDeploysTelling())
phrased("reinforce", ReinforceTelling())
phrased("reinforced", DeployingTelling())

"""Texts about grafted cards for the module 'grafting'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.grafting import module  # noqa: F401 - declares the questions
from sandtable.imperium.modules.grafting.language import ID
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import OF_CARD
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.modules import ModuleTelling, seats_in_words, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class GraftingTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        for id, seats in facts["returns"].items():
            card = words.say("card-" + dashed(id))
            lines.append(words.say("text-returns", card=card, seat=seats_in_words(seats, words)))
        return lines + [words.say("text-lent", card=words.say("card-" + dashed(id))) for id in facts["lent"]]


class PartnerTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        place, _, which = decision.vocabulary.word(option).partition(":")
        if place == "acquire" and known is not None:
            return words.say("do-graft-row", piece=telling.tell_thing(OF_CARD | known.rules.card[which], words))
        return telling.tell_word(decision, option, words, known, names)


class PairTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-trash-inplay", piece=telling.tell_word(decision, option, words, known, names))


told(ID, GraftingTelling())
phrased("graft_partner", PartnerTelling())
phrased("graft_trash", PairTelling())

"""Tellings of the questions and answers of `rules/asking/combat.py`."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.rules.combat import open_rewards
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.vocabulary import DONE, PART_0
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.questions import QuestionTelling, phrased


def _asked_for_cards(id: str, decision: Decision, words: Words) -> str:
    from sandtable.imperium.tell import telling

    return words.say(id, cards=telling.offers(decision, "intrigue"), played=telling.offers(decision, "done"))


class CombatTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return _asked_for_cards("ask-combat", decision, words)


class WonTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return _asked_for_cards("ask-won", decision, words)


class LostTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return _asked_for_cards("ask-lost", decision, words)


class EndgameTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        cards = telling.offers(decision, "intrigue")
        return words.say("ask-endgame", cards="besides" if cards == "no" and len(decision.options) > 1 else cards)


class RewardPartTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-reward-part", paid=telling.offers(decision, "done"))

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        if option == DONE:
            return telling.tell_word(decision, option, words, known, names)
        parts = open_rewards(known, decision.seat) if known is not None else []
        return telling.tell_part(parts, option - PART_0, words)


phrased("combat", CombatTelling())
phrased("won", WonTelling())
phrased("lost", LostTelling())
phrased("endgame", EndgameTelling())
phrased("reward_part", RewardPartTelling())

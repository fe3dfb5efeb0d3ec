"""Tellings of the questions and answers of `rules/asking/turn.py`."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.language.effects import SELL_MELANGE
from sandtable.imperium.nodes.saying import amounts, dashed
from sandtable.imperium.nodes.spaces import MELANGE_RATES
from sandtable.imperium.rules.ruleset import speaking
from sandtable.imperium.rules.state import NOWHERE, State
from sandtable.imperium.rules.vocabulary import AGENT_READY, NUMBER_0
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.questions import QuestionTelling, phrased


def _paid_for(decision: Decision, known: State | None) -> int:
    """Return the space for which the player chooses a payment; NOWHERE for Sell Melange, where the player chooses how
    much spice to sell."""
    rules = speaking(decision.vocabulary)
    site = known.stack[-1][4] if known is not None else NOWHERE
    if site == NOWHERE:  # not known: the only space with these payments
        asked = [option - NUMBER_0 for option in decision.options]
        for slot, ways in enumerate(rules.ways):
            if len(ways) > 1 and set(asked) <= {way.a + way.b + way.c for way in ways}:
                site = slot
                break
    return site if rules.spaces[site].effect.op != SELL_MELANGE else NOWHERE


class TurnTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-turn", agent=telling.offers(decision, "card"))

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        text = telling.tell_word(decision, option, words, known, names)
        return words.say("do-play", piece=text) if decision.vocabulary.word(option).startswith("card:") else text


class AgentTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        text = telling.tell_word(decision, option, words, known, names)
        return text if option == AGENT_READY else words.say("do-agent-at", piece=text)


class MelangeTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        site = _paid_for(decision, known)
        if site == NOWHERE:
            return super().asked(decision, words, known)
        space = speaking(decision.vocabulary).spaces[site]
        return words.say("ask-pay-how-much", piece=words.say("space-" + dashed(space.id)))

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        n = option - NUMBER_0
        site = _paid_for(decision, known)
        if site != NOWHERE:
            way = next(way for way in speaking(decision.vocabulary).ways[site] if way.a + way.b + way.c == n)
            paid = amounts(way.a, way.b, way.c, words) if n else ""
            return words.say("do-pay-how-much", n=n, amount=paid)
        spice, solari = words.say("amount-spice", n=n), words.say("amount-solari", n=dict(MELANGE_RATES)[n])
        return words.say("do-melange", spice=spice, solari=solari)


phrased("turn", TurnTelling())
phrased("agent", AgentTelling())
phrased("melange", MelangeTelling())

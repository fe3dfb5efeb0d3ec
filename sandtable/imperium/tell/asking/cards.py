"""Tellings of the questions and answers of `rules/asking/cards.py`."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.language import builders as build
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.asking.cards import TWIN, is_twin
from sandtable.imperium.rules.catalog import NODES, OF_CARD
from sandtable.imperium.rules.state import HIDDEN, State
from sandtable.imperium.rules.vocabulary import NONE, OPTION_0, TROOP
from sandtable.imperium.tell import telling, wording
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class TrashTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return wording.say(NODES[decision.node], words, "effect" if NONE in decision.options else "cost")

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        if is_twin(option):
            piece = telling.tell_thing(OF_CARD | known.turn_cards[option - TWIN], words) if known is not None else ""
            return words.say("do-trash-twin", known=telling.yes_or_no(known is not None), piece=piece)
        text = telling.tell_word(decision, option, words, known, names)
        if option == NONE:
            return text
        place, _, which = decision.vocabulary.word(option).partition(":")
        like_it = [known.turn_cards[each - TWIN] for each in decision.options if is_twin(each)] if known else []
        twin = known is not None and known.rules.card[which] in like_it
        return words.say("do-trash-played" if place == "inplay" and twin else "do-trash-" + place, piece=text)


class DiscardTelling(QuestionTelling):
    def effect_left(self, decision: Decision, known: State | None) -> Effect:
        return NODES[decision.node] if known is None else build.discard(known.stack[-1][3])

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-discard", piece=telling.tell_word(decision, option, words, known, names))


class OrdealTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        text = telling.tell_word(decision, option, words, known, names)
        return text if option == TROOP else words.say("do-discard", piece=text)


class FetchTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-fetch", piece=telling.tell_word(decision, option, words, known, names))


class PeekTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        top = known.players[decision.seat].deck[-1] if known is not None else HIDDEN
        card = telling.tell_thing(OF_CARD | top, words) if top != HIDDEN else ""
        return words.say("ask-peek", known=telling.yes_or_no(top != HIDDEN), card=card)

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-peek-draw" if option == OPTION_0 else "do-peek-trash")


phrased("trash", TrashTelling())
phrased("discard", DiscardTelling())
phrased("ordeal", OrdealTelling())
phrased("fetch", FetchTelling())
phrased("peek", PeekTelling())

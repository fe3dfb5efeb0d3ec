"""Texts about freighters for the module 'shipping'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.shipping.language import ID, STEP
from sandtable.imperium.modules.shipping.track import ADVANCE, RECALL, freighter_at, track_of
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.ruleset import speaking
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.vocabulary import DONE, PART_0
from sandtable.imperium.tell.modules import ModuleTelling, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased
from sandtable.imperium.tell.telling import tell_thing
from sandtable.imperium.tell.wording import phrase


class ShippingTelling(ModuleTelling):
    def label(self, word: str, words: Words) -> str:
        return words.say("do-freight-" + word.partition(":")[2])

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        return [words.say("text-freighters", steps="/".join(str(step) for step in facts["at"]))]

    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        """Return a note for the page on the rewards that recalling the seat's freighter would collect now."""
        at = freighter_at(s, seat)
        parts = track_of(s.rules).parts
        up_to = track_of(s.rules).up_to[at]
        told_parts = [phrase(NODES[part], words) for i, part in enumerate(parts) if (up_to >> i) & 1]
        text = words.say("note-freighter", n=at, rewards="; ".join(told_parts))
        return {"freighter": [{"text": text, "rule": "IX-4.3"}]}


class ChooseFreightTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-freight", n=known.stack[-1][3] if known is not None else 1)

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        word = decision.vocabulary.word(option)
        if word not in (ADVANCE, RECALL):
            return words.say("do-freight-none")
        if known is None or word == RECALL:
            return words.say("do-freight-" + word.partition(":")[2])
        step = known.rules.of(STEP).kinds[freighter_at(known, decision.seat)]
        return words.say("do-freight-to", step=tell_thing(STEP.thing | step, words))


class ChooseShipmentTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        if option == DONE:
            return words.say("do-shipment-done")
        parts = track_of(speaking(decision.vocabulary)).parts
        return phrase(NODES[parts[option - PART_0]], words)


told(ID, ShippingTelling())
phrased("freight", ChooseFreightTelling())
phrased("shipment", ChooseShipmentTelling())

"""Texts about Tech tiles and negotiators for the module 'tech'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.tech import effects  # noqa: F401 - declares the questions
from sandtable.imperium.modules.tech.buying import IN_SOLARI, negotiators_of, price_of, within_reach
from sandtable.imperium.modules.tech.language import ID, TECH, TILES
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.vocabulary import NUMBER_0
from sandtable.imperium.tell.modules import ModuleTelling, seats_in_words, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased
from sandtable.imperium.tell.telling import tell_thing


def _said(id: str, words: Words) -> str:
    return words.say("tech-" + dashed(id))


class TechTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        left = "/".join(str(n) for n in facts["stacks"])
        there = ", ".join(_said(id, words) for id in facts["open"]) or "–"
        lines = [words.say("text-tech", open=there, stacks=left)]
        owned = []
        for id, seats in facts["owned"].items():
            if seats:
                tile = f"{_said(id, words)} {seats_in_words(seats, words)}"
                owned.append(words.say("text-face-down", what=tile) if id in facts["down"] else tile)
        if owned:
            lines.append(words.say("text-tech-owned", list="; ".join(owned)))
        if any(facts["negotiators"]):
            lines.append(words.say("text-negotiators", n="/".join(str(n) for n in facts["negotiators"])))
        return lines

    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        """Return a note for the page on each open tile, by its word: the price for the seat, and whether the seat can
        pay it."""
        found: dict[str, list[dict[str, str]]] = {}
        reach = within_reach(s, seat, 0)
        for kind in tech_of(s).open():
            used = min(price_of(kind, 0), negotiators_of(s, seat))
            known = {"n": TILES[kind].cost, "used": used, "possible": "yes" if kind in reach else "no"}
            found[f"{ID}:{TILES[kind].id}"] = [{"text": words.say("note-tech", **known), "rule": "IX-3.7"}]
        return found


class NegotiatorsTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        piece = tell_thing(TECH.thing | known.stack[-1][3], words) if known is not None else ""
        return words.say("ask-negotiators", piece=piece, known="yes" if known is not None else "no")

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        n = option - NUMBER_0
        if known is None:
            return words.say("do-negotiators", n=n)
        frame = known.stack[-1]
        price = max(0, price_of(frame[3], NODES[frame[2]].a) - n)
        return words.say("do-negotiators-for", n=n, price=price)


class CurrencyTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return words.say("ask-tech-currency")

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        resource = "solari" if option == IN_SOLARI else "spice"
        if known is None:
            return words.say("resource-" + resource)
        frame = known.stack[-1]
        price = max(0, price_of(frame[3], NODES[frame[2]].a) - frame[4])
        return words.say("amount-" + resource, n=price)


class ExchangeTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        word = decision.vocabulary.word(option)
        if word == "done":
            return words.say("do-exchange-intrigue-done")
        return words.say("do-exchange-intrigue", piece=words.say("intrigue-" + dashed(word.partition(":")[2])))


told(ID, TechTelling())
phrased("negotiators", NegotiatorsTelling())
phrased("tech_currency", CurrencyTelling())
phrased("exchange_intrigue", ExchangeTelling())

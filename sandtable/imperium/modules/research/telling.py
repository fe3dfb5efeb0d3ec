"""Texts about research for the module 'research'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.language.effects import NOTHING
from sandtable.imperium.modules.research import effects as effects  # registers the question that is phrased here
from sandtable.imperium.modules.research.language import HEX, HEXES
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell.modules import ModuleTelling, seats_in_words, told
from sandtable.imperium.tell.pieces import name_of
from sandtable.imperium.tell.questions import QuestionTelling, phrased
from sandtable.imperium.tell.telling import tell_thing
from sandtable.imperium.tell.wording import phrase


class ResearchTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        names = {piece.id: name_of(piece, words) for piece in HEXES}
        there = [f"{names[id]} {seats_in_words(seats, words)}" for id, seats in facts["at"].items() if seats]
        return [words.say("text-research", list="; ".join(there))] if there else []


told("research", ResearchTelling())


class ChooseHexTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.rules.ruleset import speaking

        kind = speaking(decision.vocabulary).kind[option]
        piece = tell_thing(HEX.thing | kind, words)
        if HEXES[kind].reward.op == NOTHING:
            return piece
        return words.say("do-hex", piece=piece, effect=phrase(HEXES[kind].reward, words))


phrased("hex", ChooseHexTelling())

"""Tellings of the questions and answers of `rules/asking/menu.py`."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.menu import open_parts
from sandtable.imperium.rules.state import AGENT_TURN, REVEAL_TURN, State
from sandtable.imperium.rules.units import TROOP
from sandtable.imperium.rules.vocabulary import PART_0
from sandtable.imperium.tell import telling
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class MenuTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        end = telling.offers(decision, "end")
        if known is not None and known.turn_kind == AGENT_TURN:
            return words.say(
                "ask-menu-agent", end=end, piece=telling.tell_thing(known.rules.space_thing[known.turn_space], words)
            )
        if known is not None and known.turn_kind == REVEAL_TURN:
            return words.say("ask-menu-reveal", end=end, n=known.players[decision.seat].persuasion)
        return words.say("ask-menu", end=end)

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        sort, _, which = decision.vocabulary.word(option).partition(":")
        if sort == "unit":
            return words.say("do-deploy-" + dashed(which))
        return super().label(decision, option, words, known, names)

    def units_sent(self, decision: Decision, word: str) -> tuple[str, int] | None:
        sort, _, which = word.partition(":")
        if sort == "unit":
            return (which, 1)
        return (TROOP.id, int(which)) if sort == "deploy" else None


class PartTelling(QuestionTelling):
    def asking_piece(self, decision: Decision, words: Words, known: State | None) -> str:
        """Return the name of the piece whose effect box has the effects to choose from; empty if the position is not
        known."""
        parts = self._parts(known)
        return telling.tell_thing(NODES[parts[0]].thing, words) if parts else ""

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return telling.tell_part(self._parts(known), option - PART_0, words)

    def _parts(self, known: State | None) -> list[int]:
        """Return the nodes of the effects still open in the effect box that the question is about; none if the position
        is not known."""
        return open_parts(known, known.stack[-1][1], known.stack[-1][2]) if known is not None else []


class OptionTelling(QuestionTelling):
    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return telling.tell_choice(decision, words, known)


phrased("menu", MenuTelling())
phrased("part", PartTelling())
phrased("option", OptionTelling())

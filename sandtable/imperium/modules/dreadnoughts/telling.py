"""Texts about dreadnoughts: notes, labels of answers, lines of the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules.dreadnoughts import effects as effects  # registers the questions
from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT, fleet_of
from sandtable.imperium.modules.dreadnoughts.language import ID
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.state import NOBODY, State
from sandtable.imperium.rules.vocabulary import NONE
from sandtable.imperium.rules.vocabulary import TROOP as TROOP_WORD
from sandtable.imperium.tell.modules import ModuleTelling, seats_in_words, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased
from sandtable.imperium.tell.telling import tell_word


class FleetTelling(ModuleTelling):
    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        """Return notes for the page, by the words of the pieces: who controls a space with a dreadnought, and the
        strength of the seat's own dreadnoughts."""
        part = fleet_of(s)
        out: dict[str, list[dict[str, str]]] = {}
        for space in s.rules.control_spaces:
            owner = part.over[space]
            if owner != NOBODY:
                now = "yes" if part.since[space] < s.round else "no"
                text = words.say("note-dreadnought-over", who=names[owner], now=now)
                out["space:" + s.rules.spaces[space].id] = [{"text": text, "rule": "IX-5.9"}]
        strength = DREADNOUGHT.strength_of(s.players[seat])
        out["unit:dreadnought"] = [{"text": words.say("note-dreadnought", n=strength), "rule": "IX-5.5"}]
        return out

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        there = {place: "/".join(str(n) for n in facts[place]) for place in ("supply", "garrison", "conflict")}
        over = [
            f"{words.say('space-' + dashed(id))} {seats_in_words(seats, words)}"
            for id, seats in facts["over"].items()
            if seats
        ]
        lines = [words.say("text-dreadnoughts", **there)]
        return lines + ([words.say("text-dreadnoughts-over", list=", ".join(over))] if over else [])


class UnitTelling(QuestionTelling):
    """The texts of a question whose answers are kinds of unit: each answer is labelled with the unit's name."""

    sent: int = 0  # how many units an answer sends into the Conflict; negative: out of it

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        if option == NONE:
            return words.say("do-unit-none")
        if option == TROOP_WORD:
            return words.say("unit-troop")
        word = decision.vocabulary.word(option)
        if word.startswith("unit:"):
            return words.say("unit-" + dashed(word.partition(":")[2]))
        return tell_word(decision, option, words, known, names)

    def units_sent(self, decision: Decision, word: str) -> tuple[str, int] | None:
        if not self.sent or word == "none":
            return None
        return ("troop" if word == "troop" else word.partition(":")[2], self.sent)


class RetreatTelling(UnitTelling):
    sent = -1


class DeployTelling(UnitTelling):
    sent = 1


told(ID, FleetTelling())
phrased("retreat_units", RetreatTelling())
phrased("deploy_units", DeployTelling())
phrased("ambush", UnitTelling())
phrased("ambushed", UnitTelling())

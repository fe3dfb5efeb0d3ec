"""Texts about Objectives and battle icons for the module 'icons'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.decisions import Decision
from sandtable.core.fluent import Words
from sandtable.imperium.modules import icon_effects  # noqa: F401 - declares the question
from sandtable.imperium.modules.icons import NO_ICON, WILD, face_up, icon_name, icon_of, name_of_icon
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import OF_CONFLICT, thing_name
from sandtable.imperium.rules.state import NO_CONFLICT, State
from sandtable.imperium.tell.modules import ModuleTelling, told
from sandtable.imperium.tell.questions import QuestionTelling, phrased


class IconTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        """Return a line of text for each seat: the names of its face-up cards with battle icons and the number of its
        cards turned down. `facts` are those of the component `Icons`."""
        lines = []
        for seat, cards in facts["up"].items():
            names = ", ".join(words.say(dashed(card.replace(":", "-"))) for card in cards)
            where = words.say("text-seat", n=seat)
            down = len(facts["down"][seat])
            lines.append(words.say("text-icons-up", seat=where, cards=names or "–", n=down))
        return lines

    def label(self, word: str, words: Words) -> str:
        """Return the label of `word`, an Endgame action that pairs a battle icon with the wild icon.

        `FlipTelling` has the labels of the question which card to turn face down.
        """
        return words.say("do-icon-pair", icon=icon_name(word, words))

    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        """Return a note for the page, by the word of the current Conflict card: what the card's battle icon brings the
        seat if it wins. Empty if the card has no icon."""
        from sandtable.imperium.tell.telling import tell_thing

        if s.conflict == NO_CONFLICT:
            return {}
        icon = icon_of(OF_CONFLICT | s.conflict)
        if icon == NO_ICON:
            return {}
        other = face_up(s, seat, icon) if icon != WILD else 0
        does = "wild" if icon == WILD else "pair" if other else "waits"
        said = words.say("note-icon", does=does, icon=name_of_icon(icon, words), thing=tell_thing(other, words))
        rule = "UPR-17.4" if icon == WILD else "UPR-17.2"
        return {thing_name(OF_CONFLICT | s.conflict): [{"text": said, "rule": rule}]}


told("icons", IconTelling())


class FlipTelling(QuestionTelling):
    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-icon-turn", icon=icon_name(decision.vocabulary.word(option), words))


phrased("flip_icon", FlipTelling())

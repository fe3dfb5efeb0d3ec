"""Companion of the module 'teams': what people are told about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.tell.modules import ModuleTelling, told


class TeamTelling(ModuleTelling):
    def label(self, word: str, words: Words) -> str:
        return words.say("do-trade-good", good=word.partition(":")[2])

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        for id, ally in facts["active"].items():
            lines.append(f"{words.say('leader-' + dashed(id))} acts for seat {ally}")
        if facts["throne"]:
            cards = ", ".join(words.say("card-" + dashed(id)) for id in facts["throne"])
            lines.append(f"Throne Row: {cards}")
        return lines


told("teams", TeamTelling())

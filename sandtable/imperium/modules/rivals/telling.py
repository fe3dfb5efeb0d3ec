"""Companion of the module 'rivals': what people are told about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.tell.modules import ModuleTelling, told


class RivalTelling(ModuleTelling):
    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        for seat, card in facts["cards"].items():
            name = words.say(dashed(card["id"]))
            far = f"{card['goods']} of {card['wanted']} goods for its Swordmaster" if card["wanted"] else "Swordmaster"
            lines.append(f"Rival {seat}: {name}; {far}")
        return lines


told("rivals", RivalTelling())

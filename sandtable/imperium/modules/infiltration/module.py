"""Infiltration: Agent icons with a certain mark let their Agent enter spaces with enemy Agents (IX-6.8 to 6.11).

The module has no state. The player's own Agent on the space and The Voice still block it (IX-6.9), and icons that
another card lends carry no mark (IX-6.10).
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.imperium.language.pieces import add_marks
from sandtable.imperium.modules.infiltration.language import ID, INFILTRATE
from sandtable.imperium.rules.capabilities import Access
from sandtable.imperium.rules.catalog import CARDS, follow
from sandtable.imperium.rules.module import Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import State

# By kind of card: the Agent icons with the mark.
MARKED: Final[list[tuple[int, ...]]] = []


def _grow() -> None:
    for card in CARDS[len(MARKED) :]:
        mark = card.marked(INFILTRATE)
        MARKED.append(() if mark is None else mark.icons)


class InfiltrationModule(Module):
    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return []

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {}


class Infiltrating(Access):
    def concerns(self, kind: int) -> bool:
        return len(MARKED[kind]) > 0

    def passes(self, s: State, seat: int, kind: int) -> int:
        spaces = 0
        for icon in MARKED[kind]:
            spaces |= s.rules.icon_spaces[icon]
        return spaces


add_marks(INFILTRATE)
follow(_grow)
register(InfiltrationModule(ID), Infiltrating())

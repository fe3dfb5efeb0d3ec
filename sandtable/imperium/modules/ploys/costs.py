"""The cards that lower the spice cost of a space for the Agent that they send, and by how much."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import OPS
from sandtable.imperium.rules.board import payable_spaces
from sandtable.imperium.rules.capabilities import Access
from sandtable.imperium.rules.catalog import CARDS, follow
from sandtable.imperium.rules.state import State

CHEAPER: Final = OPS.number("cheaper_space")
CHEAPENS: Final[list[list[tuple[str, int]]]] = []  # by kind of card: spaces and the spice that it takes off


def _grow() -> None:
    for card in CARDS[len(CHEAPENS) :]:
        CHEAPENS.append([(part.name, part.a) for part in card.agent.parts() if part.op == CHEAPER])


class CheaperAccess(Access):
    def concerns(self, kind: int) -> bool:
        return len(CHEAPENS[kind]) > 0

    def affords(self, s: State, seat: int, kind: int) -> int:
        spaces = 0
        for name, less in CHEAPENS[kind]:
            if name in s.rules.slot:
                spaces |= (1 << s.rules.slot[name]) & payable_spaces(s, seat, True, less)
        return spaces

    def spice_off(self, s: State, space: int) -> int:
        less = 0
        for kind in s.turn_cards:
            for name, n in CHEAPENS[kind]:
                if s.rules.slot.get(name) == space:
                    less += n
        return less


follow(_grow)

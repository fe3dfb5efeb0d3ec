"""The module of the Epic game: every player starts with an Intrigue card (IX-8.4). It has no state."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.rules.capabilities import Setup
from sandtable.imperium.rules.draws import draw_intrigue
from sandtable.imperium.rules.module import Module, register
from sandtable.imperium.rules.state import State

ID: Final = "epic"
START_INTRIGUE: Final = 1


class EpicSetup(Setup):
    def deals(self, s: State) -> None:
        s.cause = 0
        for seat, p in enumerate(s.players):
            if not p.rival:
                draw_intrigue(s, seat, START_INTRIGUE, step="epic")


register(Module(ID), EpicSetup())

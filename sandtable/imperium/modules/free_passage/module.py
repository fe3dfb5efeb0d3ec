"""Turns in which enemy Agents block no space, by an Intrigue card played before the turn's card (R-IMP-8)."""

from __future__ import annotations

from typing import Any, Final, cast

from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.nodes.hooks import BeforeTheCard
from sandtable.imperium.rules.capabilities import Access, Turns
from sandtable.imperium.rules.module import place_of, register
from sandtable.imperium.rules.records import add_records
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NOBODY, State
from sandtable.imperium.rules.table_module import PlacedField, TableComponent, TableModule

ID: Final = "free_passage"
PLACE: Final = place_of(ID)


class Passage(TableComponent):
    """`free` tells whether enemy Agents do not block in this turn. Copies of a position share the component; `set_free`
    replaces it."""

    def __init__(self) -> None:
        self.free: bool = False

    def clone(self) -> Passage:
        return self

    def pack(self) -> list[Any]:
        return [int(self.free)]

    def unpack(self, data: list[Any]) -> None:
        (free,) = data
        self.free = bool(free)

    def seen_by(self, s: State, seat: int) -> Passage:
        return self  # the card was played in public

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing, since nothing is hidden."""

    def fault(self, s: State) -> str:
        if self.free and (s.turn_seat == NOBODY or s.players[s.turn_seat].rival):
            return "Agents do not block, and it is no player's turn"
        return ""

    def mark(self, s: State, seat: int, columns: list[list[int]], sheet: Sheet) -> None:
        if self.free:
            sheet.mark(columns[0][0])


def passage_of(s: State) -> Passage:
    return cast(Passage, s.parts[s.rules.place[PLACE]])


def set_free(s: State, free: bool) -> None:
    passage = Passage()
    passage.free = free
    s.parts[s.rules.place[PLACE]] = passage


class PassageModule(TableModule):
    def component(self, rules: Ruleset, seats: int) -> Passage:
        return Passage()

    def placed_fields(self, rules: Ruleset) -> list[PlacedField]:
        return [PlacedField("envoy", "infiltrating", 1, 1, "1 if enemy Agents do not block in this turn")]


class PassageTurns(Turns):
    def turn_cleared(self, s: State) -> None:
        if passage_of(s).free:
            set_free(s, False)


class PassageAccess(Access):
    def frees(self, s: State) -> bool:
        return passage_of(s).free


class Infiltrate(BeforeTheCard):
    name = "infiltrate"
    ignores_agents = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        set_free(s, True)


add_records([Infiltrate()])
register(PassageModule(ID, shared=True), PassageTurns(), PassageAccess())

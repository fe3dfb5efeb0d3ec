"""Research tokens on the hexes of the track, and the module `research` (IMM-3, IMM-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.modules.research.language import HEX, HEXES, ID
from sandtable.imperium.rules.capabilities import Setup
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.units import TROOP, owned_by
from sandtable.scenario_expect import SEATS, each

NO_TOKEN: Final = -1  # in place of a hex: the party has no research token


class Research(Component):
    """The research tokens: `at` has for each party the kind of the hex with its token, or NO_TOKEN."""

    def __init__(self, parties: int) -> None:
        self.at: list[int] = [NO_TOKEN] * parties

    def clone(self) -> Research:
        copy = Research(0)
        copy.at = self.at[:]
        return copy

    def pack(self) -> list[Any]:
        return [self.at]

    def unpack(self, data: list[Any]) -> None:
        (at,) = data
        self.at = [int(kind) for kind in at]
        if any(not NO_TOKEN <= kind < len(HEXES) for kind in self.at):
            raise DamagedData(f"there is no such hex: {self.at}")

    def seen_by(self, s: State, seat: int) -> Research:
        """Return a copy of everything, since all of it is public."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing, since nothing is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        kinds = s.rules.of(HEX).kinds
        return {"at": {HEXES[kind].id: [seat for seat, at in enumerate(self.at) if at == kind] for kind in kinds}}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: `at` lists by hex the owners of the research tokens there, `{r4a: [0, 1]}`."""
        for key in given:
            if key != "at":
                raise BadScenario(f"given.{ID}: there is no {key!r}; there is at")
        kinds = s.rules.of(HEX).by_id
        for name, seats in given.get("at", {}).items():
            if name not in kinds:
                raise BadScenario(f"given.{ID}.at: there is no hex {name!r}; there are {', '.join(kinds)}")
            for seat in seats:
                if seat not in range(len(self.at)) or self.at[seat] == NO_TOKEN:
                    raise BadScenario(f"given.{ID}.at.{name}: player {seat!r} has no research token")
                self.at[seat] = kinds[name]

    def fault(self, s: State) -> str:
        kinds = s.rules.of(HEX).kinds
        for seat, p in enumerate(s.players):
            if (self.at[seat] != NO_TOKEN) != (not p.rival and owned_by(s, seat, TROOP) > 0):
                return f"seat {seat} has a token, or lacks one: {self.at}"
            if self.at[seat] != NO_TOKEN and self.at[seat] not in kinds:
                return f"the token of seat {seat} is on no hex of this game"
        return ""

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        hexes = s.rules.of(HEX)
        kinds = len(hexes.kinds)
        n = len(self.at)
        for step in range(n):
            sheet.tally([self.at[(seat + step) % n]], hexes.place, kinds)
        sheet.blank((s.rules.parties - n) * kinds)


class ResearchTables:
    """The research track of one ruleset: the kind of its start area (`start`), by kind of hex the kinds of the hexes on
    its right (`next`), and the words that choose a hex."""

    __slots__ = ("start", "next", "words")

    def __init__(self, rules: Ruleset) -> None:
        own = rules.of(HEX)
        self.start: int = NO_TOKEN
        self.next: list[list[int]] = [[] for _ in HEXES]
        self.words: list[int] = own.words["hex"] if own.words else []
        for kind in own.kinds:
            if HEXES[kind].column == 0:
                self.start = kind
            for name in HEXES[kind].next:
                if name not in own.by_id:
                    raise ValueError(f"hex:{HEXES[kind].id} leads to {name!r}, which is no hex of this game")
                self.next[kind].append(own.by_id[name])


def research_tables(rules: Ruleset) -> ResearchTables:
    return cast(ResearchTables, rules.tables[rules.part[ID]])


def research_of(s: State) -> Research:
    return cast(Research, s.parts[s.rules.part[ID]])


def ahead(s: State, seat: int) -> list[int]:
    """Return the kinds of the hexes to which the seat's token can move next; empty in the last column, or if the seat
    has no token."""
    at = research_of(s).at[seat]
    return research_tables(s.rules).next[at] if at != NO_TOKEN else []


def is_at_end(s: State, seat: int) -> bool:
    """Tell whether the seat's token is in the last column, where a research icon draws a card instead (IMM-3.9)."""
    at = research_of(s).at[seat]
    return at != NO_TOKEN and not research_tables(s.rules).next[at]


def column(s: State, seat: int) -> int:
    """Return the column on the research track of the seat's token. For a seat without a token (a commander), return
    that of the furthest token of its team (IMM-13.3), or 0 if there is none."""
    at = research_of(s).at
    if at[seat] != NO_TOKEN:
        return HEXES[at[seat]].column
    sides = s.rules.sides
    furthest = 0
    if sides and seat < len(sides):
        for other, kind in enumerate(at):
            if (sides[seat] >> other) & 1 and kind != NO_TOKEN:
                furthest = max(furthest, HEXES[kind].column)
    return furthest


def markers(s: State, seat: int) -> int:
    """Return the highest number of a genetic marker that the seat has reached, 0 for none (IMM-4.1)."""
    reached = 0
    if ID in s.rules.part:
        own = column(s, seat)
        for kind in s.rules.of(HEX).kinds:
            if HEXES[kind].genetic > reached and HEXES[kind].column <= own:
                reached = HEXES[kind].genetic
    return reached


class ResearchModule(Module):
    def tables(self, rules: Ruleset) -> ResearchTables:
        return ResearchTables(rules)

    def component(self, rules: Ruleset, seats: int) -> Research:
        return Research(seats)

    def fact_names(self) -> list[str]:
        return ["research_column"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"research_column": (0.0377, 0.0087)}

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        ids = ", ".join(HEXES[kind].id for kind in rules.of(HEX).kinds)
        size = rules.parties * len(rules.of(HEX).kinds)
        return [("research", size, 1, f"hex of each party's research token, the own first: {ids}")]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"at": each(rules.of(HEX).by_id, SEATS)}


class ResearchSetup(Setup):
    def laid_out(self, s: State) -> None:
        """Put a token in the start area for everybody who plays and has troops (IMM-1.4, 11.2, 13.2)."""
        start = research_tables(s.rules).start
        research_of(s).at = [
            start if not p.rival and owned_by(s, seat, TROOP) > 0 else NO_TOKEN for seat, p in enumerate(s.players)
        ]


declare_event("research", "IMM-3.1", ID)
cite(
    {
        "effect by hex": "IMM-3.3",
        "pay by hex": "IMM-3.5",
        "research by hex": "IMM-3.4",
        "trash by hex": "IMM-3.5",
        "intrigue_trashed by hex": "IMM-3.6",
        "draw by no_hex": "IMM-3.9",
        "ask hex by hex": "IMM-3.4",
    }
)
register(
    ResearchModule(ID),
    ResearchSetup(),
    judged_by=("sandtable.imperium.modules.research.worth",),
    told_by="sandtable.imperium.modules.research.telling",
)

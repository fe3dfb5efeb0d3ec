"""Dreadnoughts: a unit of strength 3 that goes back to the garrison after Combat, or controls a place (IX-5).

The winner of a Conflict puts one dreadnought that fought on the flag of a place that has none. While it is there, its
owner controls the place, whatever marker lies under it; it returns to the garrison at the end of the next Combat.
`effects` has the effects and their questions; `control` asks which place is controlled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.observing import Sheet
from sandtable.imperium.language.pieces import TRAIT_NUMBERS, add_traits
from sandtable.imperium.modules.dreadnoughts.language import ID
from sandtable.imperium.rules.event_rules import declare_event, declare_units_home
from sandtable.imperium.rules.module import ObservedField
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import of_turn
from sandtable.imperium.rules.state import NOBODY, Player, State
from sandtable.imperium.rules.units import (
    DEPLOY,
    HOME,
    LOSE,
    RECRUIT,
    RETREAT,
    SUPPLY,
    TO_GARRISON,
    Force,
    Unit,
    UnitModule,
    owned_by,
    register_unit,
)
from sandtable.scenario_expect import SEATS, each

STRENGTH: Final = 3  # IX-5.5
HEAVY_STRENGTH: Final = 4  # with Heavy Lasgun Cannons
OWNED: Final = 2  # IX-5.3
HEAVY_HOME: Final = "home_heavy_dreadnought"

HEAVY_CANNONS: Final = TRAIT_NUMBERS.number("heavy_lasgun_cannons")
add_traits("heavy_lasgun_cannons")


class Fleet(Force):
    """The component of the dreadnoughts: the counts that every kind of unit has (`Force`), and the following.

    - `over`: by space, the owner of the dreadnought that controls it, or NOBODY.
    - `since`: by space, the round in which that dreadnought came there.
    - `fresh`: the number of dreadnoughts commissioned in this turn and not deployed (IX-5.4).
    - `due`: the winner of the Conflict who is about to take control of a space, or NOBODY.
    - `scuttled`: the winner who returns a dreadnought to the supply instead of taking control, or NOBODY.
    """

    def __init__(self, parties: int, spaces: int) -> None:
        super().__init__(DREADNOUGHT, parties)
        self.over: list[int] = [NOBODY] * spaces
        self.since: list[int] = [0] * spaces
        self.fresh: int = 0
        self.due: int = NOBODY
        self.scuttled: int = NOBODY

    def clone(self) -> Fleet:
        copy = Fleet(0, 0)
        copy.counts = [row[:] for row in self.counts]
        copy.over = self.over[:]
        copy.since = self.since[:]
        copy.fresh = self.fresh
        copy.due = self.due
        copy.scuttled = self.scuttled
        return copy

    def pack(self) -> list[Any]:
        return [[row[:] for row in self.counts], self.over, self.since, self.fresh, self.due, self.scuttled]

    def unpack(self, data: list[Any]) -> None:
        counts, over, since, fresh, due, scuttled = data
        super().unpack(counts)
        self.over = [int(owner) for owner in over]
        self.since = [int(round) for round in since]
        self.fresh = int(fresh)
        self.due = int(due)
        self.scuttled = int(scuttled)

    def elsewhere(self, s: State, seat: int) -> int:
        return self.over.count(seat)

    def facts(self, s: State) -> dict[str, Any]:
        over = {
            s.rules.spaces[slot].id: [self.over[slot]] if self.over[slot] != NOBODY else []
            for slot in s.rules.control_spaces
        }
        return {**super().facts(s), "over": over}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: counts as for any kind of unit, and `over: {arrakeen: [0]}`, which moves a dreadnought of
        seat 0 from its supply to Arrakeen, as if it had come there in the last round."""
        super().place(s, {key: value for key, value in given.items() if key != "over"})
        for name, seats in given.get("over", {}).items():
            if name not in s.rules.space or s.rules.space[name] not in s.rules.control_spaces:
                raise BadScenario(f"given.{ID}.over: {name!r} is no space to control")
            for seat in seats:
                if not isinstance(seat, int) or not 0 <= seat < len(s.players) or not self.counts[SUPPLY][seat]:
                    raise BadScenario(f"given.{ID}.over.{name}: seat {seat!r} has no dreadnought in its supply")
                self.over[s.rules.space[name]] = seat
                self.since[s.rules.space[name]] = max(0, s.round - 1)
                self.counts[SUPPLY][seat] -= 1

    def fault(self, s: State) -> str:
        for slot, owner in enumerate(self.over):
            if owner != NOBODY and (slot not in s.rules.control_spaces or not 0 <= owner < len(s.players)):
                return f"a dreadnought of seat {owner} controls {s.rules.spaces[slot].id}"
        if not 0 <= self.fresh <= OWNED:
            return f"{self.fresh} dreadnoughts were commissioned in this turn"
        return super().fault(s)

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        for counts in self.counts:
            sheet.around(counts, seat, s.rules.parties)
        n = len(s.players)
        slots = s.rules.control_spaces
        owners = [self.over[slot] for slot in slots]
        there = [0 if owner == NOBODY else (owner - seat) % n + 1 for owner in owners]
        leaving = [int(self.over[slot] != NOBODY and self.since[slot] < s.round) for slot in slots]
        sheet.numbers(there)
        sheet.numbers(leaving)
        sheet.number(self.fresh)


class Dreadnought(Unit):
    """The dreadnought as a kind of unit. One commissioned in a turn may be deployed in the same turn, in addition to
    the two units from the garrison (IX-5.4)."""

    def strength_of(self, p: Player) -> int:
        return HEAVY_STRENGTH if p.has(HEAVY_CANNONS) else STRENGTH

    def home_event(self, p: Player) -> str:
        return HEAVY_HOME if p.has(HEAVY_CANNONS) else self.events[HOME]

    def recruited(self, s: State, seat: int, n: int) -> bool:
        if not s.players[seat].rival:
            fleet_of(s).fresh += n
        return True

    def ready(self, s: State, seat: int) -> int:
        return fleet_of(s).fresh if s.combat_turn and of_turn(s, seat) else 0

    def spend(self, s: State, seat: int) -> None:
        fleet_of(s).fresh -= 1


DREADNOUGHT: Final = Dreadnought(
    "dreadnought", strength=STRENGTH, supply=OWNED, after_combat=TO_GARRISON, module=ID, events={RECRUIT: "commission"}
)


def fleet_of(s: State) -> Fleet:
    return cast(Fleet, s.parts[s.rules.part[ID]])


def commissioned(s: State, seat: int) -> int:
    """Return the number of the party's dreadnoughts that are out of its supply, wherever they are (IX-5.14)."""
    return owned_by(s, seat, DREADNOUGHT) - DREADNOUGHT.count(s, seat, SUPPLY)


class FleetModule(UnitModule):
    def component(self, rules: Ruleset, seats: int) -> Fleet:
        return Fleet(seats, len(rules.spaces))

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        places = len(rules.control_spaces)
        return [
            *super().fields(rules),
            ("dreadnought_over", places, rules.parties, "whose dreadnought controls each place: 0 nobody's, 1 the own"),
            ("dreadnought_leaves", places, 1, "1 for each place whose dreadnought goes home after this Combat"),
            ("dreadnoughts_fresh", 1, OWNED, "dreadnoughts commissioned in this turn and not deployed"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        places = [rules.spaces[slot].id for slot in rules.control_spaces]
        return {**super().scenario_fields(rules), "over": each(places, SEATS)}

    def fact_names(self) -> list[str]:
        return ["dreadnoughts", "dreadnoughts_over"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"dreadnoughts": (0.1676, 0.0670), "dreadnoughts_over": (-0.1229, -0.0477)}


register_unit(DREADNOUGHT, {RECRUIT: "IX-5.2", DEPLOY: "IX-5.4", RETREAT: "IX-5.16", LOSE: "IX-14.1", HOME: "IX-5.7"})
declare_event(HEAVY_HOME, "IX-5.7", ID)
declare_units_home(HEAVY_HOME, HEAVY_STRENGTH)

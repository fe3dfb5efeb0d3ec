"""The module of thopters: a unit of strength 3 that is no troop, and that goes back to the garrison after Combat.

Whoever wins a Conflict about a space with a thopter in it leaves one over the space. While it is there its owner
controls the space, whatever marker lies there; it flies home at the end of the next Combat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.rules.acts import recruit, retreat
from sandtable.imperium.rules.capabilities import Combat, Holdings
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import ObservedField, register
from sandtable.imperium.rules.question import ABOUT_NODE, Question, declare
from sandtable.imperium.rules.records import add_records
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import NOBODY, NOWHERE, Frame, State
from sandtable.imperium.rules.units import (
    CONFLICT,
    DEPLOY,
    GARRISON,
    HOME,
    LOSE,
    RECRUIT,
    RETREAT,
    SUPPLY,
    TO_GARRISON,
    TROOP,
    Force,
    Unit,
    UnitModule,
    UnitSetup,
    able_to_retreat,
    register_unit,
)
from sandtable.imperium.rules.vocabulary import NONE
from sandtable.imperium.rules.vocabulary import TROOP as TROOP_WORD
from sandtable.scenario_expect import SEATS, each

if TYPE_CHECKING:
    pass

ID: Final = "thopters"
ASK_WITHDRAW: Final = given(ID, "withdraw")  # a: node

THOPTER: Final = Unit("thopter", strength=3, supply=2, after_combat=TO_GARRISON, module=ID)


class Thopters(Force):
    """Beside the counts: `over` has the owner of the thopter over each space, `since` the round in which it came, and
    `due` the seat that has won with a thopter."""

    def __init__(self, parties: int, spaces: int) -> None:
        super().__init__(THOPTER, parties)
        self.over: list[int] = [NOBODY] * spaces
        self.since: list[int] = [0] * spaces
        self.due: int = NOBODY

    def clone(self) -> Thopters:
        copy = Thopters(0, 0)
        copy.counts = [row[:] for row in self.counts]
        copy.over = self.over[:]
        copy.since = self.since[:]
        copy.due = self.due
        return copy

    def pack(self) -> list[Any]:
        return [super().pack(), self.over, self.since, self.due]

    def unpack(self, data: list[Any]) -> None:
        counts, over, since, due = data
        super().unpack(counts)
        self.over = [int(owner) for owner in over]
        self.since = [int(round) for round in since]
        self.due = int(due)

    def elsewhere(self, s: State, seat: int) -> int:
        return self.over.count(seat)

    def facts(self, s: State) -> dict[str, Any]:
        over = {s.rules.spaces[k].id: [self.over[k]] if self.over[k] != NOBODY else [] for k in s.rules.control_spaces}
        return {**super().facts(s), "over": over}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Place units by counts, as for any unit; and `over: {arrakeen: [0]}`, out of the supply."""
        super().place(s, {key: value for key, value in given.items() if key != "over"})
        for name, seats in given.get("over", {}).items():
            if name not in s.rules.space or s.rules.space[name] not in s.rules.control_spaces:
                raise BadScenario(f"given.thopters.over: {name!r} is no space to control")
            for seat in seats:
                self.over[s.rules.space[name]] = seat
                self.since[s.rules.space[name]] = s.round
                self.counts[SUPPLY][seat] -= 1

    def observed(self, s: State, seat: int) -> list[int]:
        n = len(s.players)
        return [*super().observed(s, seat), *(0 if owner == NOBODY else (owner - seat) % n + 1 for owner in self.over)]


def thopters_of(s: State) -> Thopters:
    return cast(Thopters, s.parts[s.rules.part[ID]])


class Commission(Leaf):
    """`a` thopters from the supply to the garrison."""

    name = "commission"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return THOPTER.count(s, receiver(s, seat), SUPPLY) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        recruit(s, seat, node.a, False, THOPTER)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        recruit(s, seat, node.a, False, THOPTER)

    def tokens(self, node: Effect) -> list[str]:
        return [str(node.a), "troop"]


class Withdraw(Leaf):
    """One unit of any kind retreats."""

    name = "withdraw"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return bool(able_to_retreat(s, receiver(s, seat)))

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((ASK_WITHDRAW, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Rivals stay where they are."""

    def tokens(self, node: Effect) -> list[str]:
        return ["retreat"]


class ChooseUnit(Question):
    """The question which unit retreats, if any."""

    def __init__(self) -> None:
        super().__init__(ASK_WITHDRAW, "withdraw", "TRI-5", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [_word(s, unit) for unit in able_to_retreat(s, receiver(s, frame[1]))] + [NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        for unit in able_to_retreat(s, receiver(s, frame[1])):
            if _word(s, unit) == action:
                retreat(s, frame[1], 1, unit)


def _word(s: State, unit: Unit) -> int:
    return TROOP_WORD if unit is TROOP else s.rules.unit_word[s.rules.units.index(unit)]


class ThopterModule(UnitModule):
    def component(self, rules: Ruleset, seats: int) -> Thopters:
        return Thopters(seats, len(rules.spaces))

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        over = ("thopter_over", len(rules.spaces), rules.parties, "1 and up: whose thopter is there, the own first")
        return [*super().fields(rules), over]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        places = [rules.spaces[slot].id for slot in rules.control_spaces]
        return {**super().scenario_fields(rules), "over": each(places, SEATS)}

    def fact_names(self) -> list[str]:
        return ["thopters"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"thopters": (0.3, 0.02)}


class ThopterHoldings(Holdings):
    def controls(self, s: State, space: int) -> int:
        return thopters_of(s).over[space]


class ThopterCombat(Combat):
    def rewarded(self, s: State, seat: int, place: int) -> None:
        if place == 1 and THOPTER.count(s, seat, CONFLICT):
            thopters_of(s).due = seat

    def combat_over(self, s: State, winner: int) -> None:
        """The winner's thopter comes before those of the round before fly home."""
        part = thopters_of(s)
        space = s.rules.conflict_space[s.conflict]
        if part.due != NOBODY and space != NOWHERE and part.over[space] == NOBODY:
            part.counts[GARRISON][part.due] -= 1
            part.over[space] = part.due
            part.since[space] = s.round
            if s.journal is not None:
                s.note("thopter_over", part.due, 1, s.rules.space_thing[space])
        part.due = NOBODY
        for there, owner in enumerate(part.over):
            if owner != NOBODY and part.since[there] < s.round:
                part.counts[GARRISON][owner] += 1
                part.over[there] = NOBODY


declare(ChooseUnit(), module=ID)
declare_event("thopter_over", "TRI-6", ID)
register_unit(THOPTER, {RECRUIT: "TRI-4", DEPLOY: "TRI-4", RETREAT: "TRI-5", LOSE: "TRI-5", HOME: "TRI-4"})
add_records([Commission(), Withdraw()])
register(
    ThopterModule(THOPTER),
    UnitSetup(THOPTER),
    ThopterCombat(),
    ThopterHoldings(),
    judged_by=("tests.imperium.trial.units.thopter_worth",),
    told_by="tests.imperium.trial.units.thopter_telling",
)

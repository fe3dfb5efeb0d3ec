"""Control of a space by a dreadnought, and what dreadnoughts do at the moments of a game (IX-5.7 to 5.14)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT, HEAVY_CANNONS, FleetModule, fleet_of
from sandtable.imperium.modules.dreadnoughts.language import ID
from sandtable.imperium.rules.capabilities import Combat, Holdings, Turns
from sandtable.imperium.rules.catalog import OF_CONFLICT
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import register
from sandtable.imperium.rules.question import ABOUT_CONFLICT, Question, Step, declare
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NOBODY, Frame, State
from sandtable.imperium.rules.units import CONFLICT, GARRISON, LOSE, SUPPLY, UnitSetup, move

ASK_CONTROL: Final = given(ID, "control")
GO_HOME: Final = given(ID, "go_home")
# The order in which a Rival prefers equal places (IX-9.11): the space that is spoken of first, or its replacement.
RIVAL_ORDER: Final = ("imperial_basin", "arrakeen")


def free_places(s: State) -> list[int]:
    """Return the spaces that can be controlled and on which no dreadnought is yet (IX-5.8, 5.11)."""
    over = fleet_of(s).over
    return [slot for slot in s.rules.control_spaces if over[slot] == NOBODY]


def take_control(s: State, seat: int, space: int) -> None:
    """Move one of the seat's dreadnoughts that fought in the Conflict, and is now in the garrison, to the flag of the
    space; it covers the control marker there (IX-5.9)."""
    part = fleet_of(s)
    part.counts[GARRISON][seat] -= 1
    part.over[space] = seat
    part.since[space] = s.round
    part.due = NOBODY
    s.cause = OF_CONFLICT | s.conflict
    if s.journal is not None:
        s.note("dreadnought_over", seat, 1, s.rules.space_thing[space])


def _rival_order(rules: Ruleset, space: int) -> int:
    named = [rules.slot[id] for id in RIVAL_ORDER if id in rules.slot]
    return named.index(space) if space in named else len(named)


def place_of_rival(s: State, seat: int) -> int:
    """Return the space of which the Rival `seat` takes control with a dreadnought: preferably a space with an
    opponent's control marker, else one without a marker, else one with the Rival's own (IX-9.11)."""
    ranked = []
    for space in free_places(s):
        holder = s.control[space]
        ranked.append((2 if holder == seat else 1 if holder == NOBODY else 0, _rival_order(s.rules, space), space))
    return min(ranked)[2]


def go_home_step(s: State, frame: Frame) -> None:
    """Move the dreadnoughts that have controlled a space since an earlier round back to their garrisons; the control
    markers under them count again (IX-5.10)."""
    part = fleet_of(s)
    s.cause = 0
    for space in s.rules.control_spaces:
        owner = part.over[space]
        if owner != NOBODY and part.since[space] < s.round:
            part.over[space] = NOBODY
            part.counts[GARRISON][owner] += 1
            if s.journal is not None:
                s.note("dreadnought_returns", owner, 1, s.rules.space_thing[space])


class Control(Question):
    """Ask the winner of the Conflict which space its dreadnought controls; the winner must choose one (IX-5.8)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_CONTROL, "control_place", "IX-5.8", ABOUT_CONFLICT)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [s.rules.space_word[space] for space in free_places(s)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        take_control(s, frame[1], s.rules.kind[action])


class FleetTurns(Turns):
    def turn_begins(self, s: State, seat: int) -> None:
        fleet_of(s).fresh = 0

    def turn_ends(self, s: State, seat: int) -> None:
        fleet_of(s).fresh = 0


class FleetHoldings(Holdings):
    def controls(self, s: State, space: int) -> int:
        return fleet_of(s).over[space]


class FleetCombat(Combat):
    def combat_begins(self, s: State) -> None:
        if s.trace is not None:
            for seat, p in enumerate(s.players):
                if p.has(HEAVY_CANNONS) and DREADNOUGHT.count(s, seat, CONFLICT):
                    s.trace.add(-HEAVY_CANNONS)

    def allotted(self, s: State, winner: int) -> None:
        """Record in the component that the winner of the Conflict will take control of a space, if it has a dreadnought
        in the Conflict; after a tie there is no winner (IX-5.12)."""
        fights = winner != NOBODY and DREADNOUGHT.count(s, winner, CONFLICT) > 0
        fleet_of(s).due = winner if fights else NOBODY

    def units_home(self, s: State) -> None:
        """If the winner has chosen to return a dreadnought to the supply instead of taking control with it, move the
        dreadnought there (IX-14.1)."""
        part = fleet_of(s)
        if part.scuttled != NOBODY:
            move(s, part.scuttled, DREADNOUGHT, 1, GARRISON, SUPPLY)
            if s.journal is not None:
                s.note(DREADNOUGHT.events[LOSE], part.scuttled, 1)
            part.scuttled = NOBODY

    def combat_over(self, s: State, winner: int) -> None:
        """Let the winner take control of a space; after that, move the previous round's dreadnoughts back to the
        garrisons (IX-5.11, 5.13)."""
        part = fleet_of(s)
        s.stack.append((GO_HOME, NOBODY, 0, 0, 0))
        if part.due != NOBODY:
            if s.players[part.due].rival:
                take_control(s, part.due, place_of_rival(s, part.due))
            else:
                s.stack.append((ASK_CONTROL, part.due, 0, 0, 0))


declare(Control(), Step(GO_HOME, "dreadnoughts_go_home", go_home_step, of_table=True), module=ID)
declare_event("dreadnought_over", "IX-5.8", ID)
declare_event("dreadnought_returns", "IX-5.10", ID)
register(
    FleetModule(DREADNOUGHT),
    UnitSetup(DREADNOUGHT),
    FleetTurns(),
    FleetCombat(),
    FleetHoldings(),
    judged_by=("sandtable.imperium.modules.dreadnoughts.worth",),
    told_by="sandtable.imperium.modules.dreadnoughts.telling",
)

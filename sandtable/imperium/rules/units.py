"""Units: everything that fights in a Conflict, one record each.

A *unit* is a troop or whatever else a module registers; a *troop* is the unit whose record says so, and effects that
speak of troops touch no other unit. Troops are counted in the fields of `Player`. A module keeps the counts of its own
unit in its component: `Force` is one that is ready for use, and `UnitModule` a module that has nothing else.

    DREADNOUGHT = Unit("dreadnought", strength=3, supply=2, after_combat=TO_GARRISON, module="dreadnoughts")
    register_unit(DREADNOUGHT, {RECRUIT: "IX-5.2", DEPLOY: "IX-5.2", HOME: "IX-5.7"})

`Player.other_units` and `Player.other_strength` are the sums over all units in the Conflict that are no troops, so that
strength stays plain arithmetic; `move` keeps them up to date, and nothing else writes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.native import mypyc_attr
from sandtable.core.rng import Rng
from sandtable.imperium.rules.capabilities import Setup
from sandtable.imperium.rules.event_rules import declare_event, declare_units_home
from sandtable.imperium.rules.module import Component, Module, ObservedField
from sandtable.scenario_expect import NUMBER, by_seat

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import Player, State

# Places of a unit (IMP-15.13).
SUPPLY: Final = 0
GARRISON: Final = 1
CONFLICT: Final = 2
PLACES: Final = ("supply", "garrison", "conflict")

# Destinations after Combat.
TO_SUPPLY: Final = SUPPLY
TO_GARRISON: Final = GARRISON

NO_LIMIT: Final = -1  # of a supply: a bank that never runs out

TROOP_STRENGTH: Final = 2  # IMP-8.6
TROOPS: Final = 12  # of each party

# Moves of units that have an event. The event of a module's unit is named after both: `deploy_dreadnought`.
RECRUIT: Final = "recruit"
DEPLOY: Final = "deploy"
DEPLOY_SUPPLY: Final = "deploy_supply"
RETREAT: Final = "retreat"
LOSE: Final = "lose"
HOME: Final = "home"
MOVES: Final = (RECRUIT, DEPLOY, DEPLOY_SUPPLY, RETREAT, LOSE, HOME)


@mypyc_attr(allow_interpreted_subclasses=True)
class Force(Component):
    """The counts of one unit, by place and party. A module that keeps more beside them has a subclass of it."""

    def __init__(self, unit: Unit, parties: int) -> None:
        self.unit: Unit = unit
        self.counts: list[list[int]] = [[unit.supply] * parties, [0] * parties, [0] * parties]

    def clone(self) -> Force:
        copy = Force(self.unit, 0)
        copy.counts = [row[:] for row in self.counts]
        return copy

    def pack(self) -> list[Any]:
        return [row[:] for row in self.counts]

    def unpack(self, data: list[Any]) -> None:
        self.counts = [[int(n) for n in row] for row in data]
        if len(self.counts) != len(PLACES) or len({len(row) for row in self.counts}) != 1:
            raise DamagedData(f"the counts of the unit {self.unit.id!r} are not those of the same parties")

    def seen_by(self, s: State, seat: int) -> Component:
        """Return all of it: units are open."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Nothing of it is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        return {name: self.counts[place][:] for place, name in enumerate(PLACES)}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """`garrison` and `conflict`: a list, or by seat; the others are in the supply."""
        for key in given:
            if key not in PLACES[GARRISON:]:
                raise BadScenario(
                    f"given.{self.unit.module}: there is no {key!r}; there are {', '.join(PLACES[GARRISON:])}"
                )
        for place in (GARRISON, CONFLICT):
            there = given.get(PLACES[place], [])
            where = f"given.{self.unit.module}.{PLACES[place]}"
            numbers = there if isinstance(there, Mapping) else dict(enumerate(there))
            for seat, n in numbers.items():
                if not isinstance(seat, int) or not 0 <= seat < len(s.players):
                    raise BadScenario(f"{where}: there is no seat {seat!r}; there are 0 to {len(s.players) - 1}")
                if not isinstance(n, int) or not 0 <= n <= self.unit.count(s, seat, SUPPLY):
                    left = self.unit.count(s, seat, SUPPLY)
                    raise BadScenario(f"{where}: seat {seat} can have 0 to {left} there, not {n!r}")
                move(s, seat, self.unit, n, SUPPLY, place)

    def elsewhere(self, s: State, seat: int) -> int:
        """Return how many of the party's units are in none of the three places, but on pieces of the module."""
        return 0

    def fault(self, s: State) -> str:
        for seat in range(len(s.players)):
            there = [row[seat] for row in self.counts]
            if min(there) < 0 or sum(there) + self.elsewhere(s, seat) != owned_by(s, seat, self.unit):
                return f"seat {seat} has {there} units {self.unit.id!r} in supply, garrison and Conflict"
        return ""

    def observed(self, s: State, seat: int) -> list[int]:
        row: list[int] = []
        for counts in self.counts:
            parties = len(counts)
            row += [counts[(seat + step) % parties] for step in range(parties)] + [0] * (s.rules.parties - parties)
        return row


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitModule(Module):
    """A module that brings one unit; it is registered with `UnitSetup`, and with whatever else it does."""

    def __init__(self, unit: Unit) -> None:
        super().__init__(unit.module)
        self.unit: Unit = unit

    def component(self, rules: Ruleset, seats: int) -> Component:
        return Force(self.unit, seats)

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        most = self.unit.supply
        return [
            (f"{self.unit.id}_{place}", rules.parties, most, f"units {self.unit.id} in {place}, the own first")
            for place in PLACES
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {place: by_seat(NUMBER) for place in PLACES}


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitSetup(Setup):
    """Deals out the units of a `UnitModule`."""

    def __init__(self, unit: Unit) -> None:
        super().__init__()
        self.unit: Unit = unit

    def laid_out(self, s: State) -> None:
        """Every party has its units in the supply, Rivals included; a party without troops has none of them."""
        force = cast(Force, s.parts[s.rules.part[self.unit.module]])
        force.counts = [[0] * len(s.players) for _ in PLACES]
        force.counts[SUPPLY] = [owned_by(s, seat, self.unit) for seat in range(len(s.players))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Unit:
    """One kind of unit.

    `strength`: what each adds in the Conflict. `supply`: how many each party owns, or NO_LIMIT. `after_combat`: where
    it goes when the Conflict is over. `is_troop`: effects and conditions that say "troop" mean it. `deploys`: it may be
    deployed from the garrison in a turn, as troops may. `retreats`: an effect may move it from the Conflict to the
    garrison. `events` names the events of its moves where they are not called after the move and the unit.
    """

    def __init__(
        self,
        id: str,
        *,
        strength: int,
        supply: int,
        after_combat: int,
        module: str = "",
        is_troop: bool = False,
        deploys: bool = True,
        retreats: bool = True,
        events: Mapping[str, str] | None = None,
    ) -> None:
        self.id: str = id
        self.strength: int = strength
        self.supply: int = supply
        self.after_combat: int = after_combat
        self.module: str = module
        self.is_troop: bool = is_troop
        self.deploys: bool = deploys
        self.retreats: bool = retreats
        self.events: dict[str, str] = {move: f"{move}_{id}" for move in MOVES} | dict(events or {})

    def has_word(self) -> bool:
        """Can a player name it in an answer? Then games with it have the word `unit:<id>`."""
        return not self.is_troop and (self.deploys or self.retreats)

    def count(self, s: State, seat: int, place: int) -> int:
        """Return how many of them the party has in a place."""
        return cast(Force, s.parts[s.rules.part[self.module]]).counts[place][seat]

    def change(self, s: State, seat: int, place: int, n: int) -> None:
        """Add to the count of a place; only `move` calls it."""
        cast(Force, s.parts[s.rules.part[self.module]]).counts[place][seat] += n


class _Troop(Unit):
    """Troops are counted in the fields of a player."""

    def count(self, s: State, seat: int, place: int) -> int:
        p = s.players[seat]
        return p.conflict if place == CONFLICT else p.garrison if place == GARRISON else p.supply

    def change(self, s: State, seat: int, place: int, n: int) -> None:
        p = s.players[seat]
        if place == CONFLICT:
            p.conflict += n
        elif place == GARRISON:
            p.garrison += n
        else:
            p.supply += n


TROOP: Final[Unit] = _Troop(
    "troop",
    strength=TROOP_STRENGTH,
    supply=TROOPS,
    after_combat=TO_SUPPLY,
    is_troop=True,
    events={
        RECRUIT: "recruit", DEPLOY: "deploy", DEPLOY_SUPPLY: "deploy_supply", RETREAT: "retreat", LOSE: "lose_troop",
        HOME: "troops_home",
    },
)  # fmt: skip
UNITS: Final[dict[str, Unit]] = {TROOP.id: TROOP}


def register_unit(unit: Unit, rules: Mapping[str, str]) -> None:
    """Make a module's unit known; `rules` has the rule behind each move that it can make, by the names of MOVES."""
    if unit.id in UNITS:
        raise ValueError(f"there is a unit {unit.id!r} already")
    if unit.is_troop:
        raise ValueError(f"unit {unit.id!r} says that it is a troop; only {TROOP.id!r} is")
    if not unit.module:
        raise ValueError(f"unit {unit.id!r} names no module that brings it")
    wrong = [move for move in rules if move not in MOVES]
    if wrong:
        raise ValueError(f"unit {unit.id!r} makes no move {wrong[0]!r}; there are {', '.join(MOVES)}")
    UNITS[unit.id] = unit
    for move, rule in rules.items():
        declare_event(unit.events[move], rule, unit.module)
    if HOME in rules:
        declare_units_home(unit.events[HOME], unit.strength)


# --- moving ------------------------------------------------------------------------------
def move(s: State, seat: int, unit: Unit, n: int, origin: int, to: int) -> None:
    """Take units of a party from one place to another."""
    unit.change(s, seat, origin, -n)
    unit.change(s, seat, to, n)
    if not unit.is_troop:
        entering = n if to == CONFLICT else 0
        leaving = n if origin == CONFLICT else 0
        count_in_conflict(s.players[seat], unit, entering - leaving)


def count_in_conflict(p: Player, unit: Unit, n: int) -> None:
    """Count units that are no troops into the sums of those in the Conflict, or out of them."""
    p.other_units += n
    p.other_strength += unit.strength * n


def go_home(s: State, unit: Unit) -> None:
    """The Conflict is over: all units of this kind go where their record says."""
    for seat in range(len(s.players)):
        n = unit.count(s, seat, CONFLICT)
        if n:
            if s.journal is not None:
                s.note(unit.events[HOME], seat, n)
            move(s, seat, unit, n, CONFLICT, unit.after_combat)


# --- counting ----------------------------------------------------------------------------
def units_of(s: State) -> list[Unit]:
    """Return the units of the game, troops first."""
    return [TROOP, *s.rules.units]


def owned_by(s: State, seat: int, unit: Unit) -> int:
    """Return how many units of this kind the party owns: some parties have none of any kind (UPR-S2.5)."""
    return unit.supply if all(module.may_fight(s, seat) for module in s.rules.when_receives) else 0


def in_place(s: State, seat: int, place: int) -> int:
    """Return how many units of any kind the party has in a place."""
    return sum(unit.count(s, seat, place) for unit in units_of(s))


def ready_to_deploy(s: State, p: Player) -> bool:
    """Has this party anything in its garrison that may be deployed in a turn?"""
    if p.garrison or not s.rules.deployable:
        return p.garrison > 0
    seat = next(seat for seat, other in enumerate(s.players) if other is p)
    return any(s.rules.units[at].count(s, seat, GARRISON) > 0 for at in s.rules.deployable)


def able_to_retreat(s: State, seat: int) -> list[Unit]:
    """Return the units that the party has in the Conflict and that an effect may retreat."""
    return [unit for unit in units_of(s) if unit.retreats and unit.count(s, seat, CONFLICT) > 0]

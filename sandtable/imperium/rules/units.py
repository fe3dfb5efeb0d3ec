"""Units: everything that fights in a Conflict, one record each.

A *unit* is a troop or anything else that a module registers; a *troop* is the unit whose record says so, and effects
that mention troops affect no other unit. Troops are counted in the fields of `Player`. A module keeps the counts of its
own unit in its component: `Force` is a ready-made one, and `UnitModule` is a module that has nothing else.

    DREADNOUGHT = Unit("dreadnought", strength=3, supply=2, after_combat=TO_GARRISON, module="dreadnoughts")
    register_unit(DREADNOUGHT, {RECRUIT: "IX-5.2", DEPLOY: "IX-5.2", HOME: "IX-5.7"})

`Player.other_units` and `Player.other_strength` are the sums over all units in the Conflict other than troops, so that
strength stays plain arithmetic; only `move` writes them and keeps them up to date.
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

NO_LIMIT: Final = -1  # as a supply: a bank that never runs out

TROOP_STRENGTH: Final = 2  # IMP-8.6
TROOPS: Final = 12  # per party

# Moves of units that have an event. The event of a module's unit combines both names: `deploy_dreadnought`.
RECRUIT: Final = "recruit"
DEPLOY: Final = "deploy"
DEPLOY_SUPPLY: Final = "deploy_supply"
RETREAT: Final = "retreat"
LOSE: Final = "lose"
HOME: Final = "home"
MOVES: Final = (RECRUIT, DEPLOY, DEPLOY_SUPPLY, RETREAT, LOSE, HOME)


@mypyc_attr(allow_interpreted_subclasses=True)
class Force(Component):
    """A component that counts the units of one kind that each party has in each place. A module that stores more data
    uses a subclass."""

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
        """Return a full copy, because units are public."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing, because nothing is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        return {name: self.counts[place][:] for place, name in enumerate(PLACES)}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up `garrison` and `conflict`, each a list or a mapping by seat; the other units stay in the supply."""
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
        """Return the number of the party's units on pieces of the module, outside supply, garrison and Conflict."""
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
    """A module that adds one unit; it is registered with `UnitSetup` and any other capabilities it needs."""

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
        """Put the units that each party owns in its supply, also for Rivals; a party that cannot have troops gets
        none."""
        force = cast(Force, s.parts[s.rules.part[self.unit.module]])
        force.counts = [[0] * len(s.players) for _ in PLACES]
        force.counts[SUPPLY] = [owned_by(s, seat, self.unit) for seat in range(len(s.players))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Unit:
    """One kind of unit.

    `strength`: its strength in the Conflict. `supply`: the number each party owns, or NO_LIMIT. `after_combat`: the
    place it goes to when the Conflict is over. `is_troop`: effects and conditions that say "troop" mean it. `deploys`:
    it may be deployed from the garrison in a turn, like troops. `retreats`: an effect may move it from the Conflict to
    the garrison. `events`: the names of the events of its moves that differ from `<move>_<id>`.
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
        """Tell whether a player can name this kind of unit in an answer; games with it then have the word
        `unit:<id>`."""
        return not self.is_troop and (self.deploys or self.retreats)

    def strength_of(self, p: Player) -> int:
        """Return the strength of one unit of this kind for this party."""
        return self.strength

    def home_event(self, p: Player) -> str:
        """Return the kind of event that reports this party's units leaving the Conflict after Combat."""
        return self.events[HOME]

    def recruited(self, s: State, seat: int, n: int) -> bool:
        """Called after `n` units were recruited in their party's turn. Return True if this unit keeps its own count of
        those that may be deployed (`ready`), so that they do not add to the number that all units share in this turn
        (`State.allowance`)."""
        return False

    def ready(self, s: State, seat: int) -> int:
        """Return the number of units of this kind that the party may deploy in this turn in addition to the number that
        all units share (`State.allowance`)."""
        return 0

    def spend(self, s: State, seat: int) -> None:
        """Record that one of the units that are `ready` has been deployed."""
        raise NotImplementedError(self.id)

    def count(self, s: State, seat: int, place: int) -> int:
        """Return the number of units of this kind that the party has in a place."""
        return cast(Force, s.parts[s.rules.part[self.module]]).counts[place][seat]

    def change(self, s: State, seat: int, place: int, n: int) -> None:
        """Add `n` to the number of units of this kind that the party has in a place; only `move` calls this."""
        cast(Force, s.parts[s.rules.part[self.module]]).counts[place][seat] += n


class _Troop(Unit):
    """The troop as a kind of unit; its numbers are in the fields of a player."""

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
    """Register a module's kind of unit; `rules` has the rule behind each of its moves, by the names in MOVES."""
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
    """Move `n` units of a party from the place `origin` to the place `to`."""
    unit.change(s, seat, origin, -n)
    unit.change(s, seat, to, n)
    if not unit.is_troop:
        entering = n if to == CONFLICT else 0
        leaving = n if origin == CONFLICT else 0
        count_in_conflict(s.players[seat], unit, entering - leaving)


def count_in_conflict(p: Player, unit: Unit, n: int) -> None:
    """Add `n` units other than troops to the party's sums of units and strength in the Conflict; a negative `n`
    subtracts."""
    p.other_units += n
    p.other_strength += unit.strength_of(p) * n


def go_home(s: State, unit: Unit) -> None:
    """Move all units of this kind from the Conflict to the place that the unit's record names."""
    for seat in range(len(s.players)):
        n = unit.count(s, seat, CONFLICT)
        if n:
            if s.journal is not None:
                s.note(unit.home_event(s.players[seat]), seat, n)
            move(s, seat, unit, n, CONFLICT, unit.after_combat)


# --- counting ----------------------------------------------------------------------------
def units_of(s: State) -> list[Unit]:
    """Return the kinds of unit in the game, troops first."""
    return [TROOP, *s.rules.units]


def owned_by(s: State, seat: int, unit: Unit) -> int:
    """Return the number of units of this kind that belong to the party; some parties have no units at all
    (UPR-S2.5)."""
    return unit.supply if all(module.may_fight(s, seat) for module in s.rules.when_receives) else 0


def in_place(s: State, seat: int, place: int) -> int:
    """Return the number of units of any kind that the party has in a place."""
    return sum(unit.count(s, seat, place) for unit in units_of(s))


def ready_to_deploy(s: State, p: Player) -> bool:
    """Tell whether the party has a unit in its garrison that can be deployed in a turn, allowed now or not."""
    if p.garrison or not s.rules.deployable:
        return p.garrison > 0
    seat = next(seat for seat, other in enumerate(s.players) if other is p)
    return any(s.rules.units[at].count(s, seat, GARRISON) > 0 for at in s.rules.deployable)


def deployable_now(s: State, seat: int) -> list[int]:
    """Return the kinds of unit other than troops that the party may deploy now, as indices in `rules.units`."""
    found: list[int] = []
    for at in s.rules.deployable:
        unit = s.rules.units[at]
        if (s.allowance or unit.ready(s, seat)) and unit.count(s, seat, GARRISON):
            found.append(at)
    return found


def ready_units(s: State, seat: int) -> bool:
    """Tell whether the party has units that it may deploy in addition to the number that all units share in this turn
    (see `Unit.ready`)."""
    return any(s.rules.units[at].ready(s, seat) for at in s.rules.deployable)


def use_allowance(s: State, seat: int, unit: Unit) -> None:
    """Record that one unit has been deployed: as one of those that are `ready` if there are any, otherwise by lowering
    the number that all units share in this turn (`State.allowance`)."""
    if unit.ready(s, seat):
        unit.spend(s, seat)
    else:
        s.allowance -= 1


def able_to_retreat(s: State, seat: int) -> list[Unit]:
    """Return the kinds of unit that the party has in the Conflict and that an effect may make retreat."""
    return [unit for unit in units_of(s) if unit.retreats and unit.count(s, seat, CONFLICT) > 0]

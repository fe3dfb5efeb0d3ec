"""Sandworms, Maker Hooks and the Shield Wall (UPR-11).

This file has their public state and the functions that change it; `worm_effects` has the effects, conditions and
counts. A sandworm comes from an unlimited bank straight into the Conflict, fights beside the troops, doubles its
owner's reward (UPR-16.10), and returns to the bank after the Conflict.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import OPS, Effect
from sandtable.imperium.rules.acts import may_enter
from sandtable.imperium.rules.capabilities import Combat, Setup
from sandtable.imperium.rules.catalog import CONFLICTS
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, Module, ObservedField, place_of, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import of_turn, receiver
from sandtable.imperium.rules.state import NO_CONFLICT, State
from sandtable.imperium.rules.units import (
    CONFLICT,
    DEPLOY_SUPPLY,
    HOME,
    NO_LIMIT,
    SUPPLY,
    TO_SUPPLY,
    Unit,
    move,
    register_unit,
)
from sandtable.scenario_expect import FLAG, NUMBER, SEATS, by_seat

PLACE: Final = place_of("worms")
WORM: Final = OPS.number("worm")
DOUBLED: Final = 2  # UPR-16.10: more sandworms do not add to it
MOST_SEEN: Final = 12  # largest count of one party in an observation; the bank itself is unlimited

ASK_BREAK_WALL: Final = given("worms", "break_wall", was=140)  # a: node


class Worms(Component):
    """The component of the module `worms`.

    - `wall`: true as long as the Shield Wall is in place.
    - `hooks`: by party, whether it owns Maker Hooks.
    - `worms`: by party, the number of its sandworms in the Conflict.
    """

    def __init__(self, parties: int) -> None:
        self.wall: bool = True
        self.hooks: list[bool] = [False] * parties
        self.worms: list[int] = [0] * parties

    def clone(self) -> Worms:
        copy = Worms(0)
        copy.wall = self.wall
        copy.hooks = self.hooks[:]
        copy.worms = self.worms[:]
        return copy

    def pack(self) -> list[Any]:
        return [int(self.wall), [int(held) for held in self.hooks], self.worms]

    def unpack(self, data: list[Any]) -> None:
        wall, hooks, worms = data
        self.wall = bool(wall)
        self.hooks = [bool(held) for held in hooks]
        self.worms = [int(n) for n in worms]
        if len(self.hooks) != len(self.worms):
            raise DamagedData("sandworms and Maker Hooks are not those of the same parties")

    def seen_by(self, s: State, seat: int) -> Worms:
        """Return a copy of everything, since all of it is public (UPR-3.13)."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing, since nothing is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        hooks = [seat for seat, held in enumerate(self.hooks) if held]
        return {"wall": self.wall, "hooks": hooks, "sandworms": self.worms[:]}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: `wall` is yes or no, `hooks` lists the seats that own Maker Hooks, `sandworms` has the
        numbers in the Conflict, as a list or by seat."""
        for key in given:
            if key not in ("wall", "hooks", "sandworms"):
                raise BadScenario(f"given.worms: there is no {key!r}; there are wall, hooks, sandworms")
        self.wall = bool(given.get("wall", self.wall))
        for seat in given.get("hooks", []):
            if not isinstance(seat, int) or not 0 <= seat < len(self.hooks):
                raise BadScenario(f"given.worms.hooks: seats are wanted, not {seat!r}")
            self.hooks[seat] = True
        worms = given.get("sandworms", [])
        numbers = worms if isinstance(worms, Mapping) else dict(enumerate(worms))
        if len(numbers) > len(self.worms) or any(not isinstance(n, int) or n < 0 for n in numbers.values()):
            raise BadScenario(f"given.worms.sandworms: a number for each seat is wanted, not {worms!r}")
        for seat, n in numbers.items():
            move(s, seat, SANDWORM, n - self.worms[seat], SUPPLY, CONFLICT)

    def fault(self, s: State) -> str:
        if len(self.worms) != len(s.players) or len(self.hooks) != len(s.players):
            return f"sandworms of {len(self.worms)} parties, Maker Hooks of {len(self.hooks)}"
        return f"sandworms {self.worms}" if min(self.worms) < 0 else ""

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        n = len(self.worms)
        absent = s.rules.parties - n
        sheet.number(int(self.wall))
        for step in range(n):
            sheet.number(int(self.hooks[(seat + step) % n]))
        sheet.blank(absent)
        sheet.around(self.worms, seat, s.rules.parties)
        sheet.number(int(s.deploy_ban))


def worms_of(s: State) -> Worms:
    return cast(Worms, s.parts[s.rules.place[PLACE]])


class _Sandworm(Unit):
    """The sandworm as a kind of unit; each is either in the Conflict or in a bank without limit."""

    def count(self, s: State, seat: int, place: int) -> int:
        return worms_of(s).worms[seat] if place == CONFLICT else 0

    def change(self, s: State, seat: int, place: int, n: int) -> None:
        if place == CONFLICT:
            worms_of(s).worms[seat] += n


# Strength: UPR-13.4. They come from the bank, never retreat (UPR-9.6), and go back to it (UPR-16.14).
SANDWORM: Final = _Sandworm(
    "sandworm",
    strength=3,
    supply=NO_LIMIT,
    after_combat=TO_SUPPLY,
    module="worms",
    deploys=False,
    retreats=False,
    events={DEPLOY_SUPPLY: "worm", HOME: "worms_home"},
)


_SUMMONING: Final[dict[str, list[int]]] = {}


def summoning(rules: Ruleset) -> list[int]:
    """Return the slots of the spaces that summon sandworms."""
    found = _SUMMONING.get(rules.fingerprint)
    if found is None:
        found = [slot for slot, space in enumerate(rules.spaces) if _summons(space.effect)]
        _SUMMONING[rules.fingerprint] = found
    return found


def _summons(effect: Effect) -> bool:
    return effect.op == WORM or any(_summons(kid) for kid in effect.kids)


def summonable(s: State, seat: int) -> bool:
    """Tell whether sandworms of this seat may enter the current Conflict; while the Shield Wall is in place, none may
    enter a Conflict that it protects (UPR-11.4)."""
    if s.conflict == NO_CONFLICT or not may_enter(s, seat):
        return False
    return not (CONFLICTS[s.conflict].wall and worms_of(s).wall)


def summon(s: State, seat: int, n: int) -> None:
    """Move `n` sandworms of the seat (of the ally for whom it acts) from the bank straight into the Conflict
    (UPR-11.2)."""
    seat = receiver(s, seat)
    move(s, seat, SANDWORM, n, SUPPLY, CONFLICT)
    if of_turn(s, seat):
        s.entered += n
    if s.journal is not None:
        s.note(SANDWORM.events[DEPLOY_SUPPLY], seat, n)


def break_wall(s: State, seat: int) -> None:
    """Remove the Shield Wall for the rest of the game (UPR-11.5)."""
    worms_of(s).wall = False
    if s.journal is not None:
        s.note("wall_broken", seat, 1)


def take_hooks(s: State, seat: int) -> None:
    """Give a Maker Hooks token to each player who receives one from an effect of the seat (`hook_owners`) and has none;
    it is never spent (UPR-11.1)."""
    hooks = worms_of(s).hooks
    for owner in hook_owners(s, seat):
        if not hooks[owner]:
            hooks[owner] = True
            if s.journal is not None:
                s.note("maker_hooks", owner, 1)


def hook_owners(s: State, seat: int) -> list[int]:
    """Return the seats that receive Maker Hooks when an effect gives them to this seat: the seat itself, unless a
    module names others."""
    for module in s.rules.when_receives:
        return module.hooked(s, seat)
    return [seat]


class WormModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Worms:
        return Worms(seats)

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return [
            ("shield_wall", 1, 1, "1 while the Shield Wall stands"),
            ("maker_hooks", rules.parties, 1, "1 for each party that owns Maker Hooks, the own first"),
            ("sandworms", rules.parties, MOST_SEEN, "sandworms of each party in the Conflict, the own first"),
            ("deploy_ban", 1, 1, "1 if no unit of whose turn it is may enter the Conflict"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"wall": FLAG, "hooks": SEATS, "sandworms": by_seat(NUMBER)}

    def fact_names(self) -> list[str]:
        return ["hooks", "hooks_no_wall"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"hooks": (0.11, 0.04), "hooks_no_wall": (0.12, -0.04)}


class WormSetup(Setup):
    def laid_out(self, s: State) -> None:
        part = worms_of(s)
        part.hooks = [False] * len(s.players)
        part.worms = [0] * len(s.players)


class WormCombat(Combat):
    def repeats(self, s: State, seat: int) -> int:
        """Return the number of times that the seat receives its reward: 2 if it has a sandworm in the Conflict,
        whatever its place (UPR-16.10)."""
        return DOUBLED if worms_of(s).worms[seat] else 1


register_unit(SANDWORM, {DEPLOY_SUPPLY: "UPR-11.2", HOME: "UPR-16.14"})
cite({"worm by space": "UPR-11.3"})
declare_event("maker_hooks", "UPR-11.1", "worms")
declare_event("wall_broken", "UPR-11.5", "worms")
register(
    WormModule("worms"),
    WormSetup(),
    WormCombat(),
    judged_by=(
        "sandtable.imperium.modules.worm_worth",
        "sandtable.imperium.modules.worm_liking",
        "sandtable.imperium.modules.worm_pricing",
    ),
    told_by="sandtable.imperium.modules.worm_telling",
)

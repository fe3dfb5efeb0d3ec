"""Modules: what boxes bring beyond cards (spies, contracts, dreadnoughts, research, House Hagal…).

A module is a `Component`, which is its piece of every position, a `Module`, which makes it and declares its words and
fields, and its capabilities (`rules/capabilities.py`): what it does at the moments of a round and what it answers. Its
questions, steps and effects are declared beside it (`question.declare`, `nodes.base.add_kinds`). A ruleset lists its
modules in `rules.modules`, and a state has their components in `s.parts`, in the same order; a game without modules has
neither and pays nothing.

    class Spies(Component): ...
    register(SpyModule("spies"), SpySetup(), SpyTurns())

    def spies_of(s: State) -> Spies:
        return cast(Spies, s.parts[s.rules.part["spies"]])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.native import mypyc_attr
from sandtable.core.rng import Rng
from sandtable.imperium.rules.capability import Capability

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import State

# Name, how many numbers, the most of each, meaning: a field of an observation.
ObservedField = tuple[str, int, int, str]


def listed(seats: Sequence[int]) -> str:
    """Seats for the command line: `seat 0, 2`."""
    return "seat " + ", ".join(str(seat) for seat in seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """A module's piece of a position: plain ints and lists of ints. Each method must be there."""

    def clone(self) -> Component:
        raise NotImplementedError(type(self).__name__)

    def pack(self) -> list[Any]:
        """All of it as plain data: for bytes, equality and the digest."""
        raise NotImplementedError(type(self).__name__)

    def unpack(self, data: list[Any]) -> None:
        """Fill it from what `pack` gave; whatever damaged data raises is caught by the caller."""
        raise NotImplementedError(type(self).__name__)

    def seen_by(self, s: State, seat: int) -> Component:
        """What this seat may know of it, and nothing else: begin with nothing and add. NOBODY watches."""
        raise NotImplementedError(type(self).__name__)

    def opened(self, s: State) -> Component:
        """What is shown when the game is over: all but what is still to come."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """This is what `seen_by` gave: fill in what it hides, at random among all that agrees with it."""
        raise NotImplementedError(type(self).__name__)

    def facts(self, s: State) -> dict[str, Any]:
        """In words, fit for JSON: in views and for scenarios, under the module's id."""
        raise NotImplementedError(type(self).__name__)

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set it up as a scenario writes it, below the module's id. Raises BadScenario."""
        raise NotImplementedError(type(self).__name__)

    def fault(self, s: State) -> str:
        """What cannot be true of it in a game; nothing if it can."""
        raise NotImplementedError(type(self).__name__)

    def observed(self, s: State, seat: int) -> list[int]:
        """The numbers of the module's fields in an observation, as this seat may know them: of a state or a view."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """Makes the component and declares what there is of it. `capabilities` has what the module does for the rules."""

    def __init__(self, id: str, has_luck: bool = False) -> None:
        self.id: str = id
        self.capabilities: list[Capability] = []  # what it does for the rules, as it was registered
        self.judged_by: tuple[str, ...] = ()
        self.told_by: str = ""
        self.has_luck: bool = has_luck  # it shuffles: a stream of the game's chance is its own (`state.luck_of`)

    def component(self, rules: Ruleset, seats: int) -> Component:
        """A new one, for a game that is being set up."""
        raise NotImplementedError(self.id)

    def tables(self, rules: Ruleset) -> object:
        """Return what it wants to know of the pieces of a ruleset, made once: `rules.tables[rules.part[id]]`."""
        return None

    def words(self) -> list[str]:
        """Words it adds to the vocabulary, behind those of the boxes."""
        return []

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        """Its fields in an observation, in the order of `Component.observed`."""
        raise NotImplementedError(self.id)

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        """What scenarios may expect below its id: names to `scenario_expect.Field`."""
        raise NotImplementedError(self.id)

    def fact_names(self) -> list[str]:
        """What of its component tells how well a party stands, by name: weights are found by these names."""
        return []

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        """Return what its facts weigh, by name, in games of boxes for which no weight has been fitted: once, and for
        each round left."""
        return {}


MODULES: Final[dict[str, Module]] = {}


def register(module: Module, *capabilities: Capability, judged_by: tuple[str, ...] = (), told_by: str = "") -> None:
    """Make a module known, with all that it does for the rules: the one way in.

    `judged_by` and `told_by` are the paths of its companions: what bots and people ask of it, loaded when they do.
    """
    if module.id in MODULES:
        raise ValueError(f"there is a module {module.id!r} already")
    module.capabilities = list(capabilities)
    for capability in capabilities:
        capability.module = module.id
    module.judged_by = judged_by
    module.told_by = told_by
    MODULES[module.id] = module

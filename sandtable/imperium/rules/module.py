"""Modules: the parts of boxes that need more than cards (spies, contracts, dreadnoughts, research, House Hagal…).

A module consists of a `Component`, its part of every position; a `Module`, which creates the component and declares its
words and fields; and its capabilities (`rules/capabilities.py`), which act at moments of a round and answer queries of
the rules. Its questions, steps and effects are declared in the same place (`question.declare`, `records.add_records`).
A ruleset lists its modules in `rules.modules`, and a state has their components in `s.parts`, in the same order; a game
without modules has neither and pays nothing.

    class Spies(Component): ...
    register(SpyModule("spies"), SpySetup(), SpyTurns())

    PLACE: Final = place_of("spies")

    def spies_of(s: State) -> Spies:
        return cast(Spies, s.parts[s.rules.place[PLACE]])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.core.native import mypyc_attr
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.rules.capability import Capability

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import State

# A field of an observation: its name, the count of numbers, the maximum of each, and the meaning.
ObservedField = tuple[str, int, int, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """The base class of components: plain ints and lists of ints. Subclasses must implement every method."""

    def clone(self) -> Component:
        raise NotImplementedError(type(self).__name__)

    def pack(self) -> list[Any]:
        """Return the whole component as plain data, for saving, comparison and the digest."""
        raise NotImplementedError(type(self).__name__)

    def unpack(self, data: list[Any]) -> None:
        """Fill the component from the result of `pack`; the caller catches the errors that damaged data raises."""
        raise NotImplementedError(type(self).__name__)

    def seen_by(self, s: State, seat: int) -> Component:
        """Return a component with only what this seat may know; NOBODY is a spectator.

        It starts empty, and only what is known is added.
        """
        raise NotImplementedError(type(self).__name__)

    def opened(self, s: State) -> Component:
        """Return the component as it is shown after the game: everything except pieces that were never drawn."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Fill in what `seen_by` hid, with random values that are consistent with the rest."""
        raise NotImplementedError(type(self).__name__)

    def facts(self, s: State) -> dict[str, Any]:
        """Return the component as a dict for JSON; views and scenarios have it under the module's id."""
        raise NotImplementedError(type(self).__name__)

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set the component up from the part of a scenario under the module's id. Raise BadScenario if that is
        wrong."""
        raise NotImplementedError(type(self).__name__)

    def fault(self, s: State) -> str:
        """Return a description of something in the component that cannot occur in a game, or an empty string."""
        raise NotImplementedError(type(self).__name__)

    def observed(self, s: State, seat: int) -> list[int]:
        """Return the numbers of the module's observation fields as this seat knows them; `s` is a state or a view."""
        raise NotImplementedError(type(self).__name__)

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        """Write the numbers of `observed` into the sheet of an observation. A module with many numbers that are mostly
        0 overrides this method instead of `observed`."""
        sheet.numbers(self.observed(s, seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """The base class of modules: creates the component, and declares its words and fields. What it does in the rules is
    in its capabilities."""

    def __init__(self, id: str, has_luck: bool = False) -> None:
        self.id: str = id
        self.capabilities: list[Capability] = []  # in the order of registration
        self.judged_by: tuple[str, ...] = ()
        self.told_by: str = ""
        self.has_luck: bool = has_luck  # it shuffles, so it has its own random stream (`state.luck_of`)

    def component(self, rules: Ruleset, seats: int) -> Component:
        """Return a new component for a game that is being set up."""
        raise NotImplementedError(self.id)

    def tables(self, rules: Ruleset) -> object:
        """Return tables derived from the pieces of a ruleset, built once and kept in `rules.tables[rules.part[id]]`."""
        return None

    def words(self) -> list[str]:
        """Return the words that the module adds to the vocabulary, after those of the boxes."""
        return []

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        """Return the module's fields in an observation, in the order of `Component.observed`."""
        raise NotImplementedError(self.id)

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        """Return the fields that scenarios may expect under the module's id, each as a `scenario_expect.Field` by its
        name."""
        raise NotImplementedError(self.id)

    def fact_names(self) -> list[str]:
        """Return the names of the facts about the component by which bots judge a position; each fact has a weight
        under its name."""
        return []

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        """Return default weights for the module's facts by name, for boxes for which none has been fitted: a constant,
        and an amount per round left."""
        return {}


MODULES: Final[dict[str, Module]] = {}
_NUMBERS: Final[dict[str, int]] = {}


def place_of(id: str) -> int:
    """Return the number of a module, an index into `rules.place`. That list gives the index of the module's component
    faster than the dict `rules.part`."""
    return _NUMBERS.setdefault(id, len(_NUMBERS))


def places(part: Mapping[str, int]) -> list[int]:
    """Return, by the number of each module (`place_of`), the index of its component in the state, or -1 if the game
    does not have the module."""
    return [part.get(id, -1) for id in _NUMBERS]


def register(module: Module, *capabilities: Capability, judged_by: tuple[str, ...] = (), told_by: str = "") -> None:
    """Register a module with all its capabilities; there is no other way to add one.

    `judged_by` and `told_by` are the import paths of its companions, which answer the queries of bots and people and
    are loaded on demand.
    """
    if module.id in MODULES:
        raise ValueError(f"there is a module {module.id!r} already")
    module.capabilities = list(capabilities)
    for capability in capabilities:
        capability.module = module.id
    module.judged_by = judged_by
    module.told_by = told_by
    MODULES[module.id] = module

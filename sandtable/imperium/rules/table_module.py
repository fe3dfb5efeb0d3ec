"""`TableModule`: a module of the first box whose data views and scenarios show beside those of the common rules.

Its component is in every game with a box that brings the module. Its facts are not under the module's id in views and
scenarios, but among those of the table or of each player. Its fields are in every observation of the family, at the
places that it declares, whether or not a game has the module: so the columns of observations, on which trained weights
depend, stay where they are.

    class SecretModule(TableModule):
        def placed_fields(self, rules: Ruleset) -> list[PlacedField]:
            return [PlacedField("agent_to", "*.tokens", len(rules.tracks), 1, "the factions picked")]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sandtable.core.errors import BadScenario
from sandtable.core.native import mypyc_attr
from sandtable.core.observing import Sheet
from sandtable.imperium.rules.module import Component, Module, ObservedField

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset
    from sandtable.imperium.rules.state import State

EACH: Final = "*."  # in the name of a field: one for each party, the own first


class PlacedField(NamedTuple):
    """A field of a module in every observation of the family, right after the field `after`."""

    after: str
    name: str
    length: int
    most: int
    meaning: str


@mypyc_attr(allow_interpreted_subclasses=True)
class TableComponent(Component):
    """The component of a `TableModule`. Subclasses override the methods for the facts, keys and fields that they
    have."""

    def table_facts(self, s: State, face_up: bool) -> dict[str, Any]:
        """Return the component's facts about the whole table. With `face_up`, for scenarios, the facts name the pieces
        of face-down piles; otherwise they only count them."""
        return {}

    def player_facts(self, s: State, seat: int) -> dict[str, Any]:
        """Return the component's facts about the party on this seat."""
        return {}

    def place_on_table(self, s: State, given: Mapping[str, Any]) -> None:
        """Set the component up from the part of a scenario about the whole table, by the keys in
        `TableModule.table_keys`. Raise BadScenario for a wrong value."""

    def place_with_player(self, s: State, seat: int, own: Mapping[str, Any], where: str) -> None:
        """Set the component up from the part of a scenario about one seat, `own`, by the keys in
        `TableModule.player_keys`. Raise BadScenario, which names `where`, for a wrong value."""

    def mark(self, s: State, seat: int, columns: list[list[int]], sheet: Sheet) -> None:
        """Fill the module's fields in the current row of an observation, as this seat knows them; `s` is a state or a
        view. `columns` has, for each of the `placed_fields`, the offset of the field or the offsets of those of each
        party, the own first."""
        raise NotImplementedError(type(self).__name__)

    def facts(self, s: State) -> dict[str, Any]:
        return {}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        raise BadScenario("given: the keys of this module are those of the table and of the players")

    def observed(self, s: State, seat: int) -> list[int]:
        return []

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        """Do nothing: `mark` fills in the module's fields."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TableModule(Module):
    """A module with a `TableComponent`, brought by a box.

    `shared`: the component is never changed but replaced with another (in `State.parts`), so copies of a position can
    share it.
    """

    def __init__(self, id: str, shared: bool = False) -> None:
        super().__init__(id)
        self.shared: bool = shared

    def placed_fields(self, rules: Ruleset) -> list[PlacedField]:
        """Return the module's fields in every row of the family; only modules of the first box can have some."""
        return []

    def table_keys(self, rules: Ruleset) -> dict[str, Any]:
        """Return the keys of the table that a scenario may give and expect, each with its `scenario_expect.Field`."""
        return {}

    def player_keys(self, rules: Ruleset) -> dict[str, Any]:
        """Return the keys of a player that a scenario may give and expect, each with its `scenario_expect.Field`."""
        return {}

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return []

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {}

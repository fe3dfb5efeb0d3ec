"""`Freight`: the capability with which other modules act on the Shipping track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.native import mypyc_attr
from sandtable.imperium.rules.capability import Capability
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class Freight(Capability):
    """Methods called while a freighter is recalled."""

    def shipped_troops(self, s: State, seat: int, n: int) -> None:
        """Called after a reward of the Shipping track has recruited `n` troops."""


def freight_of(rules: Ruleset) -> list[Freight]:
    """Return the `Freight` capabilities of a game's modules, which act on the Shipping track."""
    return [each for each in rules.capabilities if isinstance(each, Freight)]

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
    """Methods by which a module acts when rewards of the Shipping track are collected."""

    def shipped_troops(self, s: State, seat: int, n: int) -> None:
        """Act when a reward of the Shipping track has recruited `n` troops for the seat."""


def freight_of(rules: Ruleset) -> list[Freight]:
    """Return the `Freight` capabilities of all modules of a game."""
    return [each for each in rules.capabilities if isinstance(each, Freight)]

"""`RivalTurns`: the hooks with which other modules act in the turns of Rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.native import mypyc_attr
from sandtable.imperium.rules.capability import Capability
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalTurns(Capability):
    """The hooks of a Rival's turn."""

    def rival_begins(self, s: State, seat: int) -> None:
        """Act at the start of a Rival's turn; frames pushed here are resolved after the turn."""

    def hagal_turned(self, s: State, seat: int, kind: int, why: int) -> None:
        """Act when a House Hagal card is turned up; `why` is the reason it is passed over, 0 if it sends an Agent."""

    def joins(self, s: State, seat: int, space: int) -> bool:
        """Tell whether a Rival goes to this space although an Agent is there; use up the module's piece that allows it,
        if it works only once."""
        return False

    def saves_spice(self, s: State, seat: int) -> bool:
        """Tell whether a Rival keeps its spice instead of trading it in for points."""
        return False

    def rival_sent(self, s: State, seat: int, space: int) -> None:
        """Act after a Rival's Agent was placed; the effects of its card are still to come."""


def rival_turns(rules: Ruleset) -> list[RivalTurns]:
    """Return the modules of a game that act in the turns of Rivals."""
    return [each for each in rules.capabilities if isinstance(each, RivalTurns)]

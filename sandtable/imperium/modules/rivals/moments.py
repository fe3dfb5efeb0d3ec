"""`RivalTurns`: the capability with which other modules act in the turns of Rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.native import mypyc_attr
from sandtable.imperium.rules.capability import Capability
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalTurns(Capability):
    """Methods called during a Rival's turn."""

    def rival_begins(self, s: State, seat: int) -> None:
        """Called at the start of a Rival's turn; frames pushed here are resolved after the turn."""

    def rival_begun(self, s: State, seat: int) -> None:
        """Act when a Rival's turn has begun, after what happens at its start."""

    def hagal_turned(self, s: State, seat: int, kind: int, why: int) -> None:
        """Called when a House Hagal card is turned up; `why` is the reason why it is passed over, 0 if it sends an
        Agent."""

    def joins(self, s: State, seat: int, space: int) -> bool:
        """Tell whether a module's piece lets a Rival go to this space although an Agent is there; if the piece works
        only once, use it up."""
        return False

    def saves_spice(self, s: State, seat: int) -> bool:
        """Tell whether a Rival keeps its spice for something of this module, instead of trading it in for points."""
        return False

    def rival_sent(self, s: State, seat: int, space: int) -> None:
        """Called after a Rival's Agent was placed; the effects of its House Hagal card are still to come."""


def rival_turns(rules: Ruleset) -> list[RivalTurns]:
    """Return the `RivalTurns` capabilities of a game's modules, which act in the turns of Rivals."""
    return [each for each in rules.capabilities if isinstance(each, RivalTurns)]

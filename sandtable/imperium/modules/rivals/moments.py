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
    """Methods by which a module acts during a Rival's turn, or answers how the Rival plays."""

    def rival_begins(self, s: State, seat: int) -> None:
        """Act at the very start of a Rival's turn; frames pushed here are resolved after the turn."""

    def rival_begun(self, s: State, seat: int) -> None:
        """Act when a Rival's turn has begun, after all modules have done `rival_begins`."""

    def hagal_turned(self, s: State, seat: int, kind: int, why: int) -> None:
        """Act when a House Hagal card of this kind has been turned up; `why` is the reason why the card is passed over,
        0 if it sends an Agent."""

    def joins(self, s: State, seat: int, space: int) -> bool:
        """Tell whether a piece of this module lets the Rival send its Agent to this space although there is an Agent; a
        piece that works only once is used up by this."""
        return False

    def saves_spice(self, s: State, seat: int) -> bool:
        """Tell whether the Rival keeps its spice for something of this module instead of trading it in for points."""
        return False

    def rival_sent(self, s: State, seat: int, space: int) -> None:
        """Act when a Rival's Agent has been placed on a space; the effects of its House Hagal card follow later."""


def rival_turns(rules: Ruleset) -> list[RivalTurns]:
    """Return the `RivalTurns` capabilities of all modules of a game."""
    return [each for each in rules.capabilities if isinstance(each, RivalTurns)]

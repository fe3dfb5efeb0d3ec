"""`RivalTurns`: what other modules do in the turns of Rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.native import mypyc_attr
from sandtable.imperium.rules.capability import Capability
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.imperium.rules.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalTurns(Capability):
    """The moments of a Rival's turn."""

    def rival_begins(self, s: State, seat: int) -> None:
        """The turn of a Rival; what is put on the stack now comes when it is over."""

    def hagal_turned(self, s: State, seat: int, kind: int, why: int) -> None:
        """A House Hagal card lies open in a Rival's turn; `why` it is passed over, or 0: an Agent is sent by it."""

    def rival_sent(self, s: State, seat: int, space: int) -> None:
        """The Agent of a Rival stands there; what its card gives is to come."""


def rival_turns(rules: Ruleset) -> list[RivalTurns]:
    """Return the modules of a game that act in the turns of Rivals."""
    return [each for each in rules.capabilities if isinstance(each, RivalTurns)]

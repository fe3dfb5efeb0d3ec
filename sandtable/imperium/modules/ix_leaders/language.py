"""The functions that declare Snooper tokens: their slots, and rewards that depend on their tracks (IX-7)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import node
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.sorts import Sort, Tree

ID: Final = "ix_leaders"
# Traits of Leaders that this module reads.
SNOOPERS: Final = "careful_observation"
ONE_STEP_AHEAD: Final = "one_step_ahead"
HEAVY_CANNONS: Final = "heavy_lasgun_cannons"
SMUGGLING: Final = "smuggling_operation"
INTELLIGENCE: Final = "intelligence"


class Slot:
    """A slot of a Leader's card for one Snooper token, with the reward for filling it. A box declares its slots in the
    order on the card, the topmost first."""

    __slots__ = ("id", "name", "reward")

    def __init__(self, id: str, name: str, reward: Effect) -> None:
        self.id = id
        self.name = name
        self.reward = reward


SLOT: Final[Sort[Slot]] = Sort(
    "snooper",
    Slot,
    trees=(Tree("reward", line="effect"),),
    at_once=True,
    companions=("sandtable.imperium.modules.ix_leaders.shown",),
)
SLOTS: Final[list[Slot]] = SLOT.pieces


def track_bonus() -> Effect:
    """Return an effect: gain the bonus that is printed at level 4 of an Influence track; the track is the one from
    which the last Snooper token was moved."""
    return node("track_bonus")


def snooped_influence(n: int = 1) -> Effect:
    """Return an effect: gain `n` Influence with the faction from whose track the last Snooper token was moved."""
    return node("snooped_influence", n)


def influence_with_snooper(n: int = 1) -> Effect:
    """Return an effect: gain `n` Influence with a faction whose track still has a Snooper token."""
    return node("influence_with_snooper", n)

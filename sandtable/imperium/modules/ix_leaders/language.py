"""The language of Leaders with pieces of their own: Snooper tokens, with their slots and rewards (IX-7)."""

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
    """A slot of a Leader's card for one Snooper token, with the reward for filling it; a box declares its slots from
    the top."""

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
    """Return an effect: gain the bonus that level 4 of a track gives, on the track from which the last Snooper token
    was moved."""
    return node("track_bonus")


def snooped_influence(n: int = 1) -> Effect:
    """Return an effect: gain `n` Influence with the faction from whose track the last Snooper token was moved."""
    return node("snooped_influence", n)


def influence_with_snooper(n: int = 1) -> Effect:
    """Return an effect: gain `n` Influence with a faction whose track still has a Snooper token."""
    return node("influence_with_snooper", n)

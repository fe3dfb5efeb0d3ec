"""The functions that declare Objectives and the effect that turns a battle icon face down (UPR-17)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import node
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import BATTLE_ICONS
from sandtable.imperium.language.sorts import Sort


class Objective:
    """An Objective card.

    - `icon`: its battle icon.
    - `seats`: the numbers of players with which it is used; empty if it is always used.
    - `first`: true if its owner is First Player.
    """

    __slots__ = ("id", "name", "icon", "seats", "first")

    def __init__(self, id: str, name: str, icon: str, seats: tuple[int, ...] = (), first: bool = False) -> None:
        self.id = id
        self.name = name
        self.icon = icon
        self.seats = seats
        self.first = first


OBJECTIVE: Final[Sort[Objective]] = Sort(
    "objective",
    Objective,
    columns=("icon", "seats", "first"),
    words=("objective",),
    companions=("sandtable.imperium.modules.icon_shown",),
)
OBJECTIVES: Final[list[Objective]] = OBJECTIVE.pieces


def flip_icon(icon: str) -> Effect:
    """Return an effect: turn face down one of the player's face-up cards with this battle icon or with the wild icon
    (R-UPR-4)."""
    return node("flip_icon", BATTLE_ICONS.index(icon))

"""The language of Tech tiles: a sort of piece that only the trial box has, and how a box writes what takes one."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import node, nothing
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.sorts import Sort, Tree


class Tile:
    """A Tech tile: its cost in spice, what acquiring it gives, and what it gives in every own Reveal turn."""

    __slots__ = ("id", "name", "cost", "acquire", "ongoing")

    def __init__(self, id: str, name: str, cost: int, acquire: Effect, ongoing: Effect | None = None) -> None:
        self.id = id
        self.name = name
        self.cost = cost
        self.acquire = acquire
        self.ongoing = ongoing or nothing()


TECH: Final[Sort[Tile]] = Sort(
    "tech",
    Tile,
    trees=(Tree("acquire"), Tree("ongoing", opened=True)),
    columns=("cost",),
    words=("tech",),
    box="tech",
    companions=("tests.imperium.trial.tech_shown",),
)
TILES: Final[list[Tile]] = TECH.pieces


def take_tech() -> Effect:
    """Take one of the open Tech tiles for its cost in spice, or leave it."""
    return node("take_tech")

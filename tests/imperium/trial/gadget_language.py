"""The language of gadgets: a sort of piece that only the trial box has, and how a box writes what takes one."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import node, nothing
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.sorts import Sort, Tree


class Gadget:
    """A gadget: its cost in spice, what acquiring it gives, and what it gives in every own Reveal turn."""

    __slots__ = ("id", "name", "cost", "acquire", "steady")

    def __init__(self, id: str, name: str, cost: int, acquire: Effect, steady: Effect | None = None) -> None:
        self.id = id
        self.name = name
        self.cost = cost
        self.acquire = acquire
        self.steady = steady or nothing()


GADGET: Final[Sort[Gadget]] = Sort(
    "gadget",
    Gadget,
    trees=(Tree("acquire"), Tree("steady", opened=True)),
    columns=("cost",),
    words=("gadget",),
    box="gadget",
    companions=("tests.imperium.trial.gadget_shown",),
)
GADGETS: Final[list[Gadget]] = GADGET.pieces


def take_gadget() -> Effect:
    """Take one of the open gadgets for its cost in spice, or leave it."""
    return node("take_gadget")

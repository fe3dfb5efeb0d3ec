"""The functions that declare research: hexes of the track, the research icon, and genetic markers (IMM-3, IMM-4)."""

from __future__ import annotations

from typing import Any, Final

from sandtable.imperium.language.builders import condition, node, nothing, offered
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.sorts import Sort, Tree

ID: Final = "research"


class Hex:
    """A hex of the research track.

    - `column`: its column, counted from the start area, which is column 0.
    - `row`: its vertical position, counted from the top in units of half a hex.
    - `reward`: the effect of entering the hex; an exchange with an arrow in it may be declined.
    - `next`: the ids of the hexes on its right, the upper one first.
    - `genetic`: the number of the genetic marker in its column, 0 for none.
    """

    __slots__ = ("id", "name", "column", "row", "reward", "next", "genetic")

    def __init__(
        self,
        id: str,
        name: str,
        column: int,
        row: int,
        next: tuple[str, ...] = (),
        reward: Effect | None = None,
        genetic: int = 0,
    ) -> None:
        self.id = id
        self.name = name
        self.column = column
        self.row = row
        self.reward = offered(reward or nothing())
        self.next = next
        self.genetic = genetic


class HexTree(Tree):
    """The declaration that `reward` of a `Hex` is an effect tree; coverage counts it for all hexes but the start area,
    which nobody enters."""

    def counts(self, piece: Any) -> bool:
        return bool(piece.column > 0)


HEX: Final[Sort[Hex]] = Sort(
    "hex",
    Hex,
    trees=(HexTree("reward", line="effect", marks=True, voice="reward"),),
    columns=("column", "row", "next", "genetic"),
    words=("hex",),
    at_once=True,
    companions=("sandtable.imperium.modules.research.shown",),
)
HEXES: Final[list[Hex]] = HEX.pieces


def research(n: int = 1) -> Effect:
    """Return an effect: move the research token `n` hexes to the right, one after another; each hex entered gives its
    reward."""
    return node("research", n)


def genetic(marker: int) -> Cond:
    """The condition that the player has reached the genetic marker with this number, 1 or 2."""
    return condition("genetic", marker)

"""The functions that declare the Tleilaxu track, specimens, and the cards of the Tleilaxu Row (IMM-2, IMM-5, IMM-6).

A Tleilaxu card is a `Card` of the source `TLEILAXU_DECK` with the price `pay_specimens(n)`; once acquired it is an
ordinary card of its owner's deck. Reclaimed Forces is a `Card` of the source `TLEILAXU_RESERVE`, which never leaves the
Tleilaxu Row; acquiring it gives its acquire box.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.imperium.language.builders import node, nothing
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import card_source
from sandtable.imperium.language.sorts import Sort, Tree

ID: Final = "tleilaxu"
# The sources of cards in the Tleilaxu Row.
TLEILAXU_DECK: Final = card_source("tleilaxu")
TLEILAXU_RESERVE: Final = card_source("tleilaxu_reserve")
# The open cards of the Tleilaxu Row that a House Hagal card can remove.
LEFT: Final = 0
RIGHT: Final = 1


class Rung:
    """A step of the Tleilaxu track: `step` is its number from the start, `reward` the bonus for every party that enters
    it, `spice` the spice for the first party that does."""

    __slots__ = ("id", "name", "step", "reward", "spice")

    def __init__(self, id: str, name: str, step: int, reward: Effect | None = None, spice: int = 0) -> None:
        self.id = id
        self.name = name
        self.step = step
        self.reward = reward or nothing()
        self.spice = spice


class RungTree(Tree):
    """The declaration that `reward` of a `Rung` is an effect tree; coverage counts it for all steps but the start,
    which nobody enters."""

    def counts(self, piece: Any) -> bool:
        return bool(piece.step > 0)


RUNG: Final[Sort[Rung]] = Sort(
    "rung",
    Rung,
    trees=(RungTree("reward", line="effect", marks=True, voice="reward"),),
    columns=("step", "spice"),
    companions=("sandtable.imperium.modules.tleilaxu.shown",),
)
RUNGS: Final[list[Rung]] = RUNG.pieces


def tleilaxu_step(n: int = 1) -> Effect:
    """Return an effect: move the player's token `n` steps on the Tleilaxu track; each step gives its bonus."""
    return node("tleilaxu_step", n)


def specimen(n: int = 1) -> Effect:
    """Return an effect: make `n` specimens, that is move troops from the supply to the Axolotl tanks."""
    return node("specimen", n)


def pay_specimens(n: int) -> Effect:
    """Return an effect: move `n` specimens from the tanks back to the supply, as a cost."""
    return node("pay_specimens", n)


def acquire_tleilaxu() -> Effect:
    """Return an effect: offer to acquire one card of the Tleilaxu Row for its price; unlike the market, it works in any
    turn or phase."""
    return node("acquire_tleilaxu", optional=True)


def remove_from_row(side: int) -> Effect:
    """Return an effect of House Hagal cards: remove a card of the Tleilaxu Row and replace it; `side` is 0 for the left
    card, 1 for the right one."""
    return node("remove_from_row", side)

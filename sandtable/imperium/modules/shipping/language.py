"""The functions that declare the Shipping track: its steps, and the effects that move freighters (IX-4)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import node
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.sorts import Sort, Tree

ID: Final = "shipping"


class Step:
    """A step of the Shipping track above the bottom, with its reward. A box declares its steps from the lowest to the
    highest."""

    __slots__ = ("id", "name", "reward")

    def __init__(self, id: str, name: str, reward: Effect) -> None:
        self.id = id
        self.name = name
        self.reward = reward


STEP: Final[Sort[Step]] = Sort(
    "shipping",
    Step,
    trees=(Tree("reward", line="effect"),),
    companions=("sandtable.imperium.modules.shipping.shown",),
)
STEPS: Final[list[Step]] = STEP.pieces


def freight(n: int = 1) -> Effect:
    """Return an effect: `n` times, offer to move the player's freighter up one step or to recall it for its rewards
    (IX-4.2)."""
    return node("freight", n, optional=True)


def dividends(own: int = 5, others: int = 1) -> Effect:
    """Return an effect: gain `own` Solari, and give `others` Solari to everybody else (IX-4.4)."""
    return node("dividends", own, others)

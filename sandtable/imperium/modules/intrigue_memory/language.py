"""The functions that declare a look at the Intrigue deck, and the condition that an opponent played a Combat card."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import condition, node
from sandtable.imperium.language.effects import Cond, Effect

ID: Final = "intrigue_memory"


def choose_intrigue() -> Effect:
    """Return an effect: look at the two top cards of the Intrigue deck, keep one and put the other back on top."""
    return node("choose_intrigue")


def opponent_played_combat_card() -> Cond:
    """The condition that an opponent has played a Combat card in the current Conflict."""
    return condition("opponent_played_combat_card")

"""The language of Rivals: builders that only House Hagal and Rival cards use (UPR-R)."""

from __future__ import annotations

from sandtable.imperium.language.builders import condition, node
from sandtable.imperium.language.effects import Cond, Effect


def rival_influence(which: int, steps: int = 1) -> Effect:
    """Return an effect: gain `steps` Influence with one faction.

    `which` is the faction's position in the order on the Rival's card, or RIVAL_LOWEST or another of these constants,
    which look at the Rival's levels of Influence.
    """
    return node("rival_influence", which, steps)


def rival_spy(icon: int) -> Effect:
    """Return an effect: place a Spy on a post connected to a space with this icon, in the order that the House Hagal
    card gives."""
    return node("rival_spy", 0, 1 << icon)


def faction_spy() -> Effect:
    """Return an effect: place a Spy on a post of a faction, in the order of factions on the Rival's card."""
    return node("rival_spy", 0, 0)


def last_conflicts() -> Cond:
    """The condition that the current Conflict has level III (UPR-R6.2)."""
    return condition("last_conflicts")

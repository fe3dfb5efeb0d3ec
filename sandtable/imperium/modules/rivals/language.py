"""The language of Rivals: builders that only House Hagal and Rival cards use (UPR-R)."""

from __future__ import annotations

from sandtable.imperium.language.builders import condition, node
from sandtable.imperium.language.effects import Cond, Effect


def rival_influence(which: int, steps: int = 1) -> Effect:
    """Return an effect: gain `steps` Influence with the faction in position `which` of the Rival's card, or by level
    for RIVAL_LOWEST and the other constants."""
    return node("rival_influence", which, steps)


def rival_spy(icon: int) -> Effect:
    """Return an effect: place a Spy on a post connected to a space with this icon; the House Hagal card gives the order
    of the posts."""
    return node("rival_spy", 0, 1 << icon)


def faction_spy() -> Effect:
    """Return an effect: place a Spy on a post of a faction, in the order of the Rival's card."""
    return node("rival_spy", 0, 0)


def last_conflicts() -> Cond:
    """The condition that the current Conflict has level III (UPR-R6.2)."""
    return condition("last_conflicts")

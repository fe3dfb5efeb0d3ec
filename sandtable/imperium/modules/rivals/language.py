"""The language of Rivals: builders that only House Hagal and Rival cards use (UPR-R)."""

from __future__ import annotations

from sandtable.imperium.language.builders import condition, node
from sandtable.imperium.language.effects import Cond, Effect


def rival_influence(which: int, steps: int = 1) -> Effect:
    """Gain Influence with the faction in this position of the Rival's card, or by RIVAL_LOWEST and the like."""
    return node("rival_influence", which, steps)


def rival_spy(icon: int) -> Effect:
    """Place a Spy on a post connected to a space of this icon; the card gives the order of the posts."""
    return node("rival_spy", 0, 1 << icon)


def faction_spy() -> Effect:
    """Place a Spy on a post of a faction, in the order of the Rival's card."""
    return node("rival_spy", 0, 0)


def last_conflicts() -> Cond:
    """Test whether the Conflict of the round has level III (UPR-R6.2)."""
    return condition("last_conflicts")

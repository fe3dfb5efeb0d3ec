"""The language of Rivals: how a box writes what only House Hagal and Rival cards say (UPR-R)."""

from __future__ import annotations

from sandtable.imperium.language.builders import condition, node
from sandtable.imperium.language.effects import Cond, Effect


def rival_influence(which: int, steps: int = 1) -> Effect:
    """Influence with the faction in this position of the Rival's card, or as RIVAL_LOWEST and the like say."""
    return node("rival_influence", which, steps)


def rival_spy(icon: int) -> Effect:
    """A Spy on a post joined to a space of this icon; the card says which comes first."""
    return node("rival_spy", 0, 1 << icon)


def faction_spy() -> Effect:
    """A Spy on a faction's post, by the order of the Rival's card."""
    return node("rival_spy", 0, 0)


def last_conflicts() -> Cond:
    """The Conflict of the round is one of level III (UPR-R6.2)."""
    return condition("last_conflicts")

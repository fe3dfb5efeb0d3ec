"""The functions that declare the effects and conditions which only House Hagal cards and Rival cards have (UPR-R)."""

from __future__ import annotations

from sandtable.imperium.language.builders import condition, node
from sandtable.imperium.language.effects import Cond, Effect


def rival_influence(which: int, steps: int = 1) -> Effect:
    """Return an effect: the Rival gains `steps` Influence with one faction.

    `which` is either a place, from 1, in the order of factions on the Rival card, or one of RIVAL_LOWEST, RIVAL_HIGHEST
    and RIVAL_ALLIANCE (see `faction_for`).
    """
    return node("rival_influence", which, steps)


def rival_spy(icon: int) -> Effect:
    """Return an effect: place a Spy of the Rival on a post connected to a space with this Agent icon, the first free
    one in the order that the House Hagal card gives."""
    return node("rival_spy", 0, 1 << icon)


def faction_spy() -> Effect:
    """Return an effect: place a Spy of the Rival on the first free post of a faction, in the order of factions on the
    Rival card."""
    return node("rival_spy", 0, 0)


def last_conflicts() -> Cond:
    """The condition that the current Conflict has level III (UPR-R6.2)."""
    return condition("last_conflicts")

"""The functions that declare effects and conditions about dreadnoughts, and about units of any sort (IX-5)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import condition, node, per
from sandtable.imperium.language.effects import Cond, Effect

ID: Final = "dreadnoughts"


def commission(n: int = 1) -> Effect:
    """Return an effect: offer to commission `n` dreadnoughts, which moves them from the supply to the garrison
    (IX-5.2)."""
    return node("commission_dreadnought", n, optional=True)


def retreat_units(n: int) -> Effect:
    """Return an effect: retreat exactly `n` units, troops or dreadnoughts; always a cost."""
    return node("retreat_units", n)


def deploy_units(up_to: int) -> Effect:
    """Return an effect: deploy up to `up_to` units of any sort from the garrison to the Conflict."""
    return node("deploy_units", up_to, optional=True)


def retreat_dreadnought() -> Effect:
    """Return an effect: retreat one dreadnought; `each_opponent(retreat_dreadnought())` makes all opponents do so
    (IX-5.16)."""
    return node("retreat_dreadnought")


def ambush() -> Effect:
    """Return an effect: offer to force one enemy unit to retreat for each troop that the player has deployed this
    turn."""
    return node("ambush", optional=True)


def dreadnought_to_supply() -> Effect:
    """Return an effect: return a dreadnought from the Conflict to the supply, as a cost, instead of taking control with
    it (IX-14.1)."""
    return node("dreadnought_to_supply")


def per_dreadnought(effect: Effect) -> Effect:
    """Return an effect: apply `effect` once for each dreadnought that the player has in the Conflict."""
    return per("dreadnoughts", effect)


def dreadnought_in_conflict() -> Cond:
    """The condition that the player has a dreadnought in the Conflict."""
    return condition("dreadnought_in_conflict")


def dreadnoughts_at_least(n: int) -> Cond:
    """The condition that at least `n` of the player's dreadnoughts are commissioned, that is out of the supply,
    wherever they are (IX-14.2)."""
    return condition("dreadnoughts_at_least", n)


def dreadnoughts_below(n: int) -> Cond:
    """The condition that fewer than `n` of the party's dreadnoughts are commissioned (IX-9.4)."""
    return condition("dreadnoughts_below", n)

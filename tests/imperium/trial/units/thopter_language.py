"""The builders with which boxes write the effects of thopters."""

from __future__ import annotations

from sandtable.imperium.language.builders import node
from sandtable.imperium.language.effects import Effect


def commission(n: int) -> Effect:
    """`n` thopters from the supply to the garrison."""
    return node("commission", n)


def withdraw() -> Effect:
    """One unit of any kind that can retreat goes from the Conflict to the garrison."""
    return node("withdraw")

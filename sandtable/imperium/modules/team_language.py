"""The language of the game for six: how a box writes what is done for allies and the team (UPR-S)."""

from __future__ import annotations

from sandtable.imperium.language.builders import node
from sandtable.imperium.language.effects import Effect


def ally(effect: Effect) -> Effect:
    """For the activated ally."""
    return node("ally", 0, 0, 0, effect)


def each_ally(effect: Effect) -> Effect:
    """For both allies of the team."""
    return node("each_ally", 0, 0, 0, effect)


def team(effect: Effect, may: bool = False) -> Effect:
    """For all three players of the team (UPR-S8.3); `may`: each of them can leave it."""
    return node("team", 1 if may else 0, 0, 0, effect)


def reinforce(n: int) -> Effect:
    """`n` troops, split between the allies of the team as the player likes (UPR-S8.1)."""
    return node("reinforce", n)


def trade(may: bool = False) -> Effect:
    """With one teammate: each may give the other any number of one good (UPR-S8.2). `may`: it can be left."""
    return node("trade", optional=may)


def throne_row(n: int = 1) -> Effect:
    """`n` cards of the Imperium Row are moved to the Throne Row (UPR-S10.1)."""
    return node("throne_row", n)


def hire_swordmaster() -> Effect:
    """An Agent for one placement in the whole game, and a bonus token for good (UPR-S11.2, S11.3)."""
    return node("hire_swordmaster")


def tribute(spice: int, effect: Effect) -> Effect:
    """Spice in any split among the players of the team, for what the effect gives; it can be left."""
    return node("tribute", spice, 0, 0, effect, optional=True)

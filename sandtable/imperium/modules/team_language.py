"""The functions that declare effects of the game for six players, on allies and on the whole team (UPR-S)."""

from __future__ import annotations

from sandtable.imperium.language.builders import node
from sandtable.imperium.language.effects import Effect


def ally(effect: Effect) -> Effect:
    """Return an effect: resolve `effect` for the ally that the commander has activated."""
    return node("ally", 0, 0, 0, effect)


def each_ally(effect: Effect) -> Effect:
    """Return an effect: resolve `effect` for both allies of the team."""
    return node("each_ally", 0, 0, 0, effect)


def team(effect: Effect, may: bool = False) -> Effect:
    """Return an effect: resolve `effect` for all three players of the team (UPR-S8.3); with `may` each of them can
    decline."""
    return node("team", 1 if may else 0, 0, 0, effect)


def reinforce(n: int) -> Effect:
    """Return an effect: recruit `n` troops for the two allies of the team, split between them as the player chooses
    (UPR-S8.1)."""
    return node("reinforce", n)


def trade(may: bool = False) -> Effect:
    """Return an effect: trade with one teammate; each of the two may give the other any amount of one sort of goods
    (UPR-S8.2). With `may` the effect is optional."""
    return node("trade", optional=may)


def throne_row(n: int = 1) -> Effect:
    """Return an effect: move `n` cards from the Imperium Row to the Throne Row (UPR-S10.1)."""
    return node("throne_row", n)


def hire_swordmaster() -> Effect:
    """Return an effect: gain a Swordmaster, an Agent that can be placed only once in the game, and a permanent bonus
    token (UPR-S11.2, S11.3)."""
    return node("hire_swordmaster")


def tribute(spice: int, effect: Effect) -> Effect:
    """Return an effect: the team pays `spice` spice, to which each of its players may contribute, and the player who
    has this effect gets `effect`; optional."""
    return node("tribute", spice, 0, 0, effect, optional=True)

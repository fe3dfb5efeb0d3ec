"""Bots' estimates of the family's effects, with one file for each file of `sandtable/imperium/nodes`."""

from sandtable.imperium.judge.nodes import (
    agents,
    cards,
    conditional,
    conditions,
    goods,
    handling,
    hooks,
    influence,
    of_the_turn,
    spaces,
    structure,
    troops,
)

__all__ = [
    "agents",
    "cards",
    "conditional",
    "conditions",
    "goods",
    "handling",
    "hooks",
    "influence",
    "of_the_turn",
    "spaces",
    "structure",
    "troops",
]

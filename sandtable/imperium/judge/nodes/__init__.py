"""Bots' estimates of the family's effects, file by file as in `nodes`."""

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

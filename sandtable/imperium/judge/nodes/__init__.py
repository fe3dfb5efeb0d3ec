"""Says what the effects of the family are worth to bots, file by file as in `nodes`."""

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

"""The records of the effect language: one for each kind of node, condition, count and hook.

Importing anything of this package loads all records of the family, so that no reader meets a kind unknown to it.
"""

from sandtable.imperium.nodes import agents, cards, conditions, goods, hooks, influence, spaces, structure, troops
from sandtable.imperium.nodes.base import demand
from sandtable.imperium.rules.catalog import BOXES, NODES, follow


def _demand() -> None:
    """Every kind that a box mentions has a record."""
    demand(NODES, ", ".join(BOXES))


follow(_demand)

__all__ = ["agents", "cards", "conditions", "goods", "hooks", "influence", "spaces", "structure", "troops"]

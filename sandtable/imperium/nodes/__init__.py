"""The records of the effect language: one for each kind of node, condition, count and hook.

Importing anything from this package loads all records of the family, so that every kind is known.
"""

from sandtable.imperium.nodes import (
    agents,
    cards,
    conditional,
    conditions,
    goods,
    handling,
    hooks,
    influence,
    lines,
    of_the_turn,
    spaces,
    structure,
    troops,
)
from sandtable.imperium.nodes.demanding import demand_box
from sandtable.imperium.rules.catalog import BOXES, NODES, follow


def _demand() -> None:
    """Raise an error if a kind that a box uses has no record."""
    boxes = list(BOXES.values())
    for n, box in enumerate(boxes):
        end = boxes[n + 1].node if n + 1 < len(boxes) else len(NODES)
        demand_box(NODES[box.node : end], box.box)


follow(_demand)

__all__ = [
    "agents", "cards", "conditional", "conditions", "goods", "handling", "hooks", "influence", "lines", "of_the_turn",
    "spaces", "structure", "troops",
]  # fmt: skip

"""List the base box of Dune: Imperium, which can be added to Uprising too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.titles import Option
from sandtable.imperium.listing import Added, Further, Listed

LISTED: Final = (
    Listed(
        "base",
        0,
        "sandtable.imperium.boxes.base.box",
        ("sandtable.imperium.nodes", "sandtable.imperium.modules.rivals.house_hagal"),
    ),
)
CONFLICTS: Final = Option(
    "base_conflicts",
    False,
    "with 'base' among the boxes: its Conflict cards are shuffled in; they have no battle icons",
    (False, True),
    needs={"boxes": "base"},
    late=True,
)


def _in_uprising(options: Mapping[str, Any]) -> Further:
    """Return what the base box adds to Uprising: the box with its Conflict cards, if the options ask for them. The
    rules allow this, but advise against it (UPR-24.1)."""
    return Further(("uprising_base_conflicts",) if options.get("base_conflicts") else ())


ADDED: Final = (Added("uprising", "base", brings="uprising_base", options=(CONFLICTS,), further=_in_uprising),)

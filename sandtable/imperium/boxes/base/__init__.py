"""List the base box of Dune: Imperium, which can be added to Uprising too."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.listing import Added, Listed

LISTED: Final = (
    Listed(
        "base",
        0,
        "sandtable.imperium.boxes.base.box",
        ("sandtable.imperium.nodes", "sandtable.imperium.modules.rivals.house_hagal"),
    ),
)
ADDED: Final = (Added("uprising", "base", brings="uprising_base"),)

"""List the boxes of the family in the order in which their pieces are numbered; append new ones at the end.

A box is loaded when a game first needs it (`catalog.load`), so that a game loads no other. Everything is named here by
its import path only: the rules know no box and no module.
"""

from __future__ import annotations

from typing import Final


class Listed:
    """The module that declares a box (in a constant named like its id, in capitals), and the modules that read its
    trees."""

    __slots__ = ("where", "readers")

    def __init__(self, where: str, readers: tuple[str, ...] = ()) -> None:
        self.where = where
        self.readers = readers


ALL: Final[dict[str, Listed]] = {
    "base": Listed("sandtable.imperium.boxes.base", ("sandtable.imperium.modules.rivals.house_hagal",)),
    "uprising": Listed(
        "sandtable.imperium.boxes.uprising",
        (
            "sandtable.imperium.modules.spies",
            "sandtable.imperium.modules.worm_effects",
            "sandtable.imperium.modules.icon_effects",
            "sandtable.imperium.modules.choam_effects",
            "sandtable.imperium.modules.ability_effects",
        ),
    ),
    "uprising_rivals": Listed(
        "sandtable.imperium.boxes.uprising.rivals",
        ("sandtable.imperium.modules.rivals.effects", "sandtable.imperium.modules.rivals.cards"),
    ),
    "uprising_six": Listed(
        "sandtable.imperium.boxes.uprising.six",
        (
            "sandtable.imperium.modules.teams",
            "sandtable.imperium.modules.team_effects",
            "sandtable.imperium.modules.team_questions",
            "sandtable.imperium.modules.team_trade",
            "sandtable.imperium.modules.team_troops",
        ),
    ),
}

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
    "base": Listed(
        "sandtable.imperium.boxes.base",
        ("sandtable.imperium.nodes", "sandtable.imperium.modules.rivals.house_hagal"),
    ),
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
    "ix": Listed(
        "sandtable.imperium.boxes.ix",
        (
            "sandtable.imperium.modules.tech.effects",
            "sandtable.imperium.modules.tech.using",
            "sandtable.imperium.modules.shipping.track",
            "sandtable.imperium.modules.rivals.cards",
            "sandtable.imperium.modules.dreadnoughts.effects",
            "sandtable.imperium.modules.infiltration.module",
            "sandtable.imperium.modules.unload.module",
            "sandtable.imperium.modules.ploys.effects",
            "sandtable.imperium.modules.ix_leaders.effects",
        ),
    ),
    "ix_epic": Listed("sandtable.imperium.boxes.ix.epic", ("sandtable.imperium.modules.epic",)),
    "immortality": Listed(
        "sandtable.imperium.boxes.immortality",
        (
            "sandtable.imperium.modules.choam_effects",
            "sandtable.imperium.modules.ploys.effects",
            "sandtable.imperium.modules.research.track",
            "sandtable.imperium.modules.research.effects",
            "sandtable.imperium.modules.tleilaxu.module",
            "sandtable.imperium.modules.tleilaxu.effects",
            "sandtable.imperium.modules.atomics.tokens",
            "sandtable.imperium.modules.grafting.module",
            "sandtable.imperium.modules.intrigue_memory.module",
        ),
    ),
    "immortality_solo": Listed("sandtable.imperium.boxes.immortality.solo"),
    "immortality_uprising_solo": Listed("sandtable.imperium.boxes.immortality.uprising_solo"),
    "to_eleven": Listed("sandtable.imperium.boxes.immortality.eleven"),
    "from_zero": Listed("sandtable.imperium.boxes.immortality.eleven"),
    "uprising_base": Listed("sandtable.imperium.boxes.uprising.mixed"),
    "uprising_ix": Listed("sandtable.imperium.boxes.uprising.mixed", ("sandtable.imperium.modules.start_contracts",)),
    "uprising_ix_rivals": Listed("sandtable.imperium.boxes.uprising.mixed"),
    "uprising_ix_epic": Listed("sandtable.imperium.boxes.uprising.mixed"),
}

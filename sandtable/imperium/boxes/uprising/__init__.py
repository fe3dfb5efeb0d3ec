"""List the boxes of Uprising: for its own modes of play, and with pieces of other products adapted to its board."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.listing import Listed

LISTED: Final = (
    Listed(
        "uprising",
        1,
        "sandtable.imperium.boxes.uprising.box",
        (
            "sandtable.imperium.modules.spies",
            "sandtable.imperium.modules.worm_effects",
            "sandtable.imperium.modules.icon_effects",
            "sandtable.imperium.modules.choam_effects",
            "sandtable.imperium.modules.ability_effects",
        ),
    ),
    Listed(
        "uprising_rivals",
        2,
        "sandtable.imperium.boxes.uprising.rivals",
        ("sandtable.imperium.modules.rivals.effects", "sandtable.imperium.modules.rivals.cards"),
    ),
    Listed(
        "uprising_six",
        3,
        "sandtable.imperium.boxes.uprising.six",
        (
            "sandtable.imperium.modules.teams",
            "sandtable.imperium.modules.team_effects",
            "sandtable.imperium.modules.team_questions",
            "sandtable.imperium.modules.team_trade",
            "sandtable.imperium.modules.team_troops",
        ),
    ),
    Listed("uprising_base", 11, "sandtable.imperium.boxes.uprising.mixed"),
    Listed(
        "uprising_ix", 12, "sandtable.imperium.boxes.uprising.mixed", ("sandtable.imperium.modules.start_contracts",)
    ),
    Listed("uprising_ix_rivals", 13, "sandtable.imperium.boxes.uprising.mixed"),
    Listed("uprising_ix_epic", 14, "sandtable.imperium.boxes.uprising.mixed"),
    Listed("uprising_base_conflicts", 15, "sandtable.imperium.boxes.uprising.mixed_conflicts"),
    Listed("uprising_ix_conflicts", 16, "sandtable.imperium.boxes.uprising.mixed_conflicts"),
    Listed("uprising_ix_foldspace", 17, "sandtable.imperium.boxes.uprising.mixed"),
)

"""The Conflict cards of other boxes that Uprising's deck may also contain: they have no battle icons (IX-11.6)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import choose, control, gain, intrigue, vp
from sandtable.imperium.language.family import CONFLICT
from sandtable.imperium.language.pieces import Box, Conflict

# The cards of the first box about places: the Shield Wall guards them here (UPR-11.4), and those of Carthag concern the
# Spice Refinery (UPR-22.3, R-UPR-65). Their rewards are as printed.
# fmt: off
GUARDED: Final[list[Conflict]] = [
    Conflict("secure_imperial_basin_base", "Secure Imperial Basin", 2, control="imperial_basin", wall=True,
             first=vp(1) + control("imperial_basin"),
             second=gain(water=2),
             third=gain(water=1)),
    Conflict("siege_of_arrakeen_base", "Siege of Arrakeen", 2, control="arrakeen", wall=True,
             first=vp(1) + control("arrakeen"),
             second=gain(solari=4),
             third=gain(solari=2)),
    Conflict("siege_of_carthag", "Siege of Carthag", 2, control="spice_refinery", wall=True,
             first=vp(1) + control("spice_refinery"),
             second=intrigue(1) + gain(spice=1),
             third=gain(spice=1)),
    Conflict("battle_for_arrakeen_base", "Battle for Arrakeen", 3, control="arrakeen", wall=True,
             first=vp(2) + control("arrakeen"),
             second=choose(2, intrigue(1), gain(spice=2), gain(solari=3)),
             third=intrigue(1) + gain(solari=2)),
    Conflict("battle_for_carthag", "Battle for Carthag", 3, control="spice_refinery", wall=True,
             first=vp(2) + control("spice_refinery"),
             second=intrigue(1) + gain(spice=3),
             third=gain(spice=3)),
    Conflict("battle_for_imperial_basin_base", "Battle for Imperial Basin", 3, control="imperial_basin", wall=True,
             first=vp(2) + control("imperial_basin"),
             second=gain(spice=5),
             third=gain(spice=3)),
]
# fmt: on

# Sort Through the Chaos stays out, there being no Mentat (UPR-24.2).
UPRISING_BASE_CONFLICTS: Final = Box(
    "uprising_base_conflicts",
    "Dune: Imperium, in Uprising with its Conflicts",
    {CONFLICT: GUARDED},
    shares=(
        "base/conflict:skirmish_a",
        "base/conflict:skirmish_b",
        "base/conflict:skirmish_c",
        "base/conflict:skirmish_d",
        "base/conflict:cloak_and_dagger",
        "base/conflict:desert_power",
        "base/conflict:guild_bank_raid",
        "base/conflict:machinations",
        "base/conflict:raid_stockpiles",
        "base/conflict:terrible_purpose",
        "base/conflict:grand_vision",
    ),
)
UPRISING_IX_CONFLICTS: Final = Box(
    "uprising_ix_conflicts", "Rise of Ix, in Uprising with its Conflicts", shares=("ix/conflict:*",)
)

"""Technology tokens: their first holders, the phases in which they pay, and the actions that trigger them (CLA-24)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import BENE_GESSERIT, FREMEN, IXIANS, SPACING_GUILD, TLEILAXU
from sandtable.classic.content.phases import CHOAM_CHARITY, REVIVAL, SHIPMENT_MOVEMENT


class Technology:
    """A technology token. In `phase` it pays its holder if a faction other than `not_alone` took the action that the
    token rewards (CLA-24.3)."""

    __slots__ = ("id", "name", "first_holder", "phase", "not_alone")

    def __init__(self, id: str, name: str, first_holder: int, phase: int, not_alone: int) -> None:
        self.id = id
        self.name = name
        self.first_holder = first_holder
        self.phase = phase
        self.not_alone = not_alone


TECHNOLOGY: Final[list[Technology]] = [
    Technology("axlotl_tanks", "Axlotl Tanks", TLEILAXU, REVIVAL, TLEILAXU),
    Technology("heighliners", "Heighliners", IXIANS, SHIPMENT_MOVEMENT, SPACING_GUILD),
    Technology("spice_production", "Spice Production", FREMEN, CHOAM_CHARITY, BENE_GESSERIT),
]
TECHNOLOGY_NUMBER: Final[dict[str, int]] = {token.id: number for number, token in enumerate(TECHNOLOGY)}
AXLOTL_TANKS: Final = TECHNOLOGY_NUMBER["axlotl_tanks"]
HEIGHLINERS: Final = TECHNOLOGY_NUMBER["heighliners"]
SPICE_PRODUCTION: Final = TECHNOLOGY_NUMBER["spice_production"]

"""The phases of a turn, by number and name (CLA-3.1)."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
STORM: Final = 1
SPICE_BLOW: Final = 2
NEXUS: Final = 3  # part of the spice blow, but with its own name (CLA-5.6)
CHOAM_CHARITY: Final = 4
BIDDING: Final = 5
REVIVAL: Final = 6
SHIPMENT_MOVEMENT: Final = 7
BATTLE: Final = 8
SPICE_COLLECTION: Final = 9
MENTAT_PAUSE: Final = 10
ANY_PHASE: Final = 11  # for abilities and cards usable at any time

PHASES: Final = (
    "setup",
    "storm",
    "spice_blow",
    "nexus",
    "choam_charity",
    "bidding",
    "revival",
    "shipment_movement",
    "battle",
    "spice_collection",
    "mentat_pause",
    "any",
)

"""The spice deck: 15 territories, 6 Shai-Hulud, and Sandtrout if it is in the game (CLA-5, CLA-21.6)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.map import NO_SECTOR, PART_NUMBER, TERRITORIES
from sandtable.classic.content.pieces import BASE, IX_TLEILAXU

# Types of card.
BLOW: Final = 0
WORM: Final = 1
TROUT: Final = 2
TYPES: Final = ("territory", "worm", "sandtrout")

NOWHERE: Final = -1


class SpiceCard:
    """A card of the spice deck. `part` is where its spice is placed; NOWHERE for worms and Sandtrout."""

    __slots__ = ("id", "name", "type", "part", "spice", "copies", "box")

    def __init__(
        self,
        id: str,
        name: str,
        type: int = BLOW,
        part: int = NOWHERE,
        spice: int = 0,
        copies: int = 1,
        box: int = BASE,
    ) -> None:
        self.id = id
        self.name = name
        self.type = type
        self.part = part
        self.spice = spice
        self.copies = copies
        self.box = box


# In the order of the fact sheet; part and amount are defined on the map.
_BLOWS: Final = (
    "broken_land",
    "cielago_north",
    "cielago_south",
    "funeral_plain",
    "the_great_flat",
    "habbanya_erg",
    "habbanya_ridge_flat",
    "hagga_basin",
    "the_minor_erg",
    "old_gap",
    "red_chasm",
    "rock_outcroppings",
    "sihaya_ridge",
    "south_mesa",
    "wind_pass_north",
)


def _blow(id: str) -> SpiceCard:
    for territory in TERRITORIES:
        if territory.id == id:
            sector, spice = territory.blow
            assert sector != NO_SECTOR, id
            return SpiceCard(f"spice_{id}", territory.name, BLOW, PART_NUMBER[f"{id}@{sector}"], spice)
    raise KeyError(id)


SPICE: Final[list[SpiceCard]] = [
    *[_blow(id) for id in _BLOWS],
    SpiceCard("shai_hulud", "Shai-Hulud", WORM, copies=6),
    SpiceCard("sandtrout", "Sandtrout", TROUT, box=IX_TLEILAXU),
]
SPICE_NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(SPICE)}
SHAI_HULUD: Final = SPICE_NUMBER["shai_hulud"]
SANDTROUT: Final = SPICE_NUMBER["sandtrout"]


def deck(sandtrout: bool) -> list[int]:
    """Return the numbers of all cards of the spice deck, unshuffled; Sandtrout only if `sandtrout`."""
    found: list[int] = []
    for number, card in enumerate(SPICE):
        if sandtrout or number != SANDTROUT:
            found += [number] * card.copies
    return found

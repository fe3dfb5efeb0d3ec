"""The map: territories, the parts into which sectors divide them, and their borders (CLA-1.2).

A part is a territory within one sector, such as `old_gap@9`; forces and spice lie in parts. Territories and parts are
identified by number. The Hidden Mobile Stronghold comes last in both lists and is only in games with the Ixians. No
sector and no neighbours are declared for it: they follow from the part it points at (CLA-22.7).
"""

from __future__ import annotations

from typing import Final

# Kinds of ground.
SAND: Final = 0
ROCK: Final = 1
STRONGHOLD: Final = 2
POLAR: Final = 3
KINDS: Final = ("sand", "rock", "stronghold", "polar")

SECTORS: Final = 18  # numbered counterclockwise, the direction of the storm and of play
STORM_START: Final = 18
NO_SECTOR: Final = 0  # the sector of the Polar Sink
STORM_DECK: Final = (1, 2, 3, 4, 5, 6)  # CLA-19.4


class Territory:
    """A territory as declared. `blow` is the sector of its spice icon and the amount its spice card brings, or (0, 0).

    `behind_wall` is true if the storm spares the territory while the Shield Wall is intact.
    """

    __slots__ = ("id", "name", "kind", "sectors", "blow", "behind_wall")

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        sectors: tuple[int, ...],
        blow: tuple[int, int] = (0, 0),
        behind_wall: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.sectors = sectors
        self.blow = blow
        self.behind_wall = behind_wall


class Part:
    """A territory within one sector. `territory` is its number; `spice` is the amount that a spice blow puts here, or
    0."""

    __slots__ = ("id", "territory", "sector", "kind", "spice")

    def __init__(self, id: str, territory: int, sector: int, kind: int, spice: int) -> None:
        self.id = id
        self.territory = territory
        self.sector = sector
        self.kind = kind
        self.spice = spice


TERRITORIES: Final[list[Territory]] = [
    Territory("polar_sink", "Polar Sink", POLAR, (0,)),
    Territory("imperial_basin", "Imperial Basin", SAND, (8, 9, 10), behind_wall=True),
    Territory("carthag", "Carthag", STRONGHOLD, (10,), behind_wall=True),
    Territory("arrakeen", "Arrakeen", STRONGHOLD, (9,), behind_wall=True),
    Territory("tueks_sietch", "Tuek's Sietch", STRONGHOLD, (4,)),
    Territory("sietch_tabr", "Sietch Tabr", STRONGHOLD, (13,)),
    Territory("habbanya_sietch", "Habbanya Sietch", STRONGHOLD, (16,)),
    Territory("cielago_north", "Cielago North", SAND, (18, 1, 2), blow=(2, 8)),
    Territory("cielago_depression", "Cielago Depression", SAND, (18, 1, 2)),
    Territory("meridian", "Meridian", SAND, (18, 1)),
    Territory("cielago_south", "Cielago South", SAND, (1, 2), blow=(1, 12)),
    Territory("cielago_east", "Cielago East", SAND, (2, 3)),
    Territory("harg_pass", "Harg Pass", SAND, (3, 4)),
    Territory("false_wall_south", "False Wall South", ROCK, (3, 4)),
    Territory("false_wall_east", "False Wall East", ROCK, (4, 5, 6, 7, 8)),
    Territory("the_minor_erg", "The Minor Erg", SAND, (4, 5, 6, 7), blow=(7, 8)),
    Territory("pasty_mesa", "Pasty Mesa", ROCK, (4, 5, 6, 7)),
    Territory("red_chasm", "Red Chasm", SAND, (6,), blow=(6, 8)),
    Territory("south_mesa", "South Mesa", SAND, (3, 4, 5), blow=(4, 10)),
    Territory("basin", "Basin", SAND, (8,)),
    Territory("rim_wall_west", "Rim Wall West", ROCK, (8,)),
    Territory("hole_in_the_rock", "Hole in the Rock", SAND, (8,)),
    Territory("sihaya_ridge", "Sihaya Ridge", SAND, (8,), blow=(8, 6)),
    Territory("shield_wall", "Shield Wall", ROCK, (7, 8)),
    Territory("gara_kulon", "Gara Kulon", SAND, (7,)),
    Territory("old_gap", "Old Gap", SAND, (8, 9, 10), blow=(9, 6)),
    Territory("broken_land", "Broken Land", SAND, (10, 11), blow=(11, 8)),
    Territory("tsimpo", "Tsimpo", SAND, (10, 11, 12)),
    Territory("arsunt", "Arsunt", SAND, (10, 11)),
    Territory("rock_outcroppings", "Rock Outcroppings", SAND, (12, 13), blow=(13, 6)),
    Territory("plastic_basin", "Plastic Basin", ROCK, (11, 12, 13)),
    Territory("hagga_basin", "Hagga Basin", SAND, (11, 12), blow=(12, 6)),
    Territory("bight_of_the_cliff", "Bight of the Cliff", SAND, (13, 14)),
    Territory("funeral_plain", "Funeral Plain", SAND, (14,), blow=(14, 6)),
    Territory("the_great_flat", "The Great Flat", SAND, (14,), blow=(14, 10)),
    Territory("wind_pass", "Wind Pass", SAND, (13, 14, 15, 16)),
    Territory("the_greater_flat", "The Greater Flat", SAND, (15,)),
    Territory("habbanya_erg", "Habbanya Erg", SAND, (15, 16), blow=(15, 8)),
    Territory("false_wall_west", "False Wall West", ROCK, (15, 16, 17)),
    Territory("wind_pass_north", "Wind Pass North", SAND, (16, 17), blow=(16, 6)),
    Territory("habbanya_ridge_flat", "Habbanya Ridge Flat", SAND, (16, 17), blow=(17, 10)),
    Territory("cielago_west", "Cielago West", SAND, (17, 18)),
    Territory("hidden_mobile_stronghold", "Hidden Mobile Stronghold", STRONGHOLD, (NO_SECTOR,)),
]

# Pairs of parts that share a border, each pair once; touching at a corner is not enough.
_CONTACTS: Final[dict[str, str]] = {
    "arrakeen@9": "imperial_basin@9 old_gap@9 rim_wall_west@8",
    "arsunt@10": "arsunt@11 carthag@10 hagga_basin@11 imperial_basin@9 imperial_basin@10 polar_sink@0",
    "arsunt@11": "hagga_basin@11 hagga_basin@12 polar_sink@0",
    "basin@8": "hole_in_the_rock@8 old_gap@8 rim_wall_west@8 sihaya_ridge@8",
    "bight_of_the_cliff@13": "bight_of_the_cliff@14 plastic_basin@13 rock_outcroppings@13 sietch_tabr@13",
    "bight_of_the_cliff@14": "funeral_plain@14",
    "broken_land@10": "broken_land@11 old_gap@10 tsimpo@10",
    "broken_land@11": "plastic_basin@11 rock_outcroppings@12 tsimpo@11",
    "carthag@10": "hagga_basin@11 imperial_basin@10 tsimpo@10 tsimpo@11",
    "cielago_depression@1": "cielago_depression@2 cielago_depression@18 cielago_north@1 cielago_south@1 meridian@1",
    "cielago_depression@2": "cielago_east@2 cielago_north@2 cielago_south@2",
    "cielago_depression@18": "cielago_north@18 cielago_west@18 meridian@18",
    "cielago_east@2": "cielago_east@3 cielago_north@2 cielago_south@2 false_wall_south@3",
    "cielago_east@3": "false_wall_south@3 south_mesa@3",
    "cielago_north@1": "cielago_north@2 cielago_north@18 polar_sink@0",
    "cielago_north@2": "false_wall_south@3 harg_pass@3 polar_sink@0",
    "cielago_north@18": "cielago_west@17 cielago_west@18 polar_sink@0 wind_pass_north@17",
    "cielago_south@1": "cielago_south@2 meridian@1",
    "cielago_west@17": "cielago_west@18 false_wall_west@17 habbanya_ridge_flat@17 wind_pass@16 wind_pass_north@17",
    "cielago_west@18": "meridian@18",
    "false_wall_east@4": "false_wall_east@5 harg_pass@3 harg_pass@4 polar_sink@0 the_minor_erg@4",
    "false_wall_east@5": "false_wall_east@6 polar_sink@0 the_minor_erg@5",
    "false_wall_east@6": "false_wall_east@7 polar_sink@0 the_minor_erg@6",
    "false_wall_east@7": "false_wall_east@8 polar_sink@0 shield_wall@7 the_minor_erg@7",
    "false_wall_east@8": "imperial_basin@8 polar_sink@0 shield_wall@8",
    "false_wall_south@3": "false_wall_south@4 harg_pass@3 south_mesa@3",
    "false_wall_south@4": "harg_pass@4 pasty_mesa@4 south_mesa@4 the_minor_erg@4 tueks_sietch@4",
    "false_wall_west@15": "false_wall_west@16 the_greater_flat@15 wind_pass@15",
    "false_wall_west@16": "false_wall_west@17 habbanya_erg@16 habbanya_ridge_flat@16 wind_pass@16",
    "false_wall_west@17": "habbanya_ridge_flat@17",
    "funeral_plain@14": "plastic_basin@13 the_great_flat@14",
    "gara_kulon@7": "pasty_mesa@7 shield_wall@7 sihaya_ridge@8",
    "habbanya_erg@15": "habbanya_erg@16 habbanya_ridge_flat@16 the_greater_flat@15",
    "habbanya_erg@16": "habbanya_ridge_flat@16",
    "habbanya_ridge_flat@16": "habbanya_ridge_flat@17 habbanya_sietch@16",
    "habbanya_ridge_flat@17": "habbanya_sietch@16 meridian@18",
    "hagga_basin@11": "hagga_basin@12 tsimpo@11",
    "hagga_basin@12": "plastic_basin@12 plastic_basin@13 polar_sink@0 tsimpo@12 wind_pass@13",
    "harg_pass@3": "harg_pass@4 polar_sink@0",
    "harg_pass@4": "the_minor_erg@4",
    "hole_in_the_rock@8": "imperial_basin@8 rim_wall_west@8 shield_wall@8 sihaya_ridge@8",
    "imperial_basin@8": "imperial_basin@9 polar_sink@0 rim_wall_west@8 shield_wall@8",
    "imperial_basin@9": "imperial_basin@10 old_gap@9 polar_sink@0 rim_wall_west@8",
    "imperial_basin@10": "tsimpo@10",
    "meridian@1": "meridian@18",
    "old_gap@8": "old_gap@9 rim_wall_west@8",
    "old_gap@9": "old_gap@10",
    "old_gap@10": "tsimpo@10",
    "pasty_mesa@4": "pasty_mesa@5 south_mesa@4 the_minor_erg@4 tueks_sietch@4",
    "pasty_mesa@5": "pasty_mesa@6 south_mesa@5 the_minor_erg@5",
    "pasty_mesa@6": "pasty_mesa@7 red_chasm@6 the_minor_erg@6",
    "pasty_mesa@7": "shield_wall@7 the_minor_erg@7",
    "plastic_basin@11": "plastic_basin@12 tsimpo@11",
    "plastic_basin@12": "plastic_basin@13 rock_outcroppings@12 tsimpo@12",
    "plastic_basin@13": "rock_outcroppings@13 sietch_tabr@13 the_great_flat@14 wind_pass@13",
    "polar_sink@0": "wind_pass@13 wind_pass@14 wind_pass@15 wind_pass_north@16 wind_pass_north@17",
    "red_chasm@6": "south_mesa@5",
    "rock_outcroppings@12": "rock_outcroppings@13",
    "rock_outcroppings@13": "sietch_tabr@13",
    "shield_wall@7": "shield_wall@8 the_minor_erg@7",
    "shield_wall@8": "sihaya_ridge@8",
    "south_mesa@3": "south_mesa@4",
    "south_mesa@4": "south_mesa@5 tueks_sietch@4",
    "the_great_flat@14": "the_greater_flat@15 wind_pass@14",
    "the_greater_flat@15": "wind_pass@15",
    "the_minor_erg@4": "the_minor_erg@5",
    "the_minor_erg@5": "the_minor_erg@6",
    "the_minor_erg@6": "the_minor_erg@7",
    "tsimpo@10": "tsimpo@11",
    "tsimpo@11": "tsimpo@12",
    "wind_pass@13": "wind_pass@14",
    "wind_pass@14": "wind_pass@15",
    "wind_pass@15": "wind_pass@16 wind_pass_north@16",
    "wind_pass@16": "wind_pass_north@16",
    "wind_pass_north@16": "wind_pass_north@17",
}

TERRITORY_NUMBER: Final[dict[str, int]] = {t.id: number for number, t in enumerate(TERRITORIES)}

POLAR_SINK: Final = TERRITORY_NUMBER["polar_sink"]
ARRAKEEN: Final = TERRITORY_NUMBER["arrakeen"]
CARTHAG: Final = TERRITORY_NUMBER["carthag"]
TUEKS_SIETCH: Final = TERRITORY_NUMBER["tueks_sietch"]
SIETCH_TABR: Final = TERRITORY_NUMBER["sietch_tabr"]
HABBANYA_SIETCH: Final = TERRITORY_NUMBER["habbanya_sietch"]
SHIELD_WALL: Final = TERRITORY_NUMBER["shield_wall"]
GREAT_FLAT: Final = TERRITORY_NUMBER["the_great_flat"]
MOBILE: Final = TERRITORY_NUMBER["hidden_mobile_stronghold"]


def _part(territory: int, sector: int) -> Part:
    declared = TERRITORIES[territory]
    spice = declared.blow[1] if declared.blow[0] == sector else 0
    return Part(f"{declared.id}@{sector}", territory, sector, declared.kind, spice)


def _parts() -> list[Part]:
    """Return the parts sorted by territory id and sector, with the Hidden Mobile Stronghold last."""
    ids = sorted(TERRITORY_NUMBER)
    ids.remove("hidden_mobile_stronghold")
    found: list[Part] = []
    for id in ids:
        number = TERRITORY_NUMBER[id]
        found += [_part(number, sector) for sector in sorted(TERRITORIES[number].sectors)]
    found.append(_part(MOBILE, NO_SECTOR))
    return found


PARTS: Final[list[Part]] = _parts()
PART_NUMBER: Final[dict[str, int]] = {part.id: number for number, part in enumerate(PARTS)}
POLAR_SINK_PART: Final = PART_NUMBER["polar_sink@0"]
MOBILE_PART: Final = PART_NUMBER["hidden_mobile_stronghold@0"]

PART_TERRITORY: Final[list[int]] = [part.territory for part in PARTS]
PART_SECTOR: Final[list[int]] = [part.sector for part in PARTS]
PART_KIND: Final[list[int]] = [part.kind for part in PARTS]


def _touches() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in PARTS]
    for id, others in _CONTACTS.items():
        one = PART_NUMBER[id]
        for other_id in others.split():
            other = PART_NUMBER[other_id]
            found[one].append(other)
            found[other].append(one)
    return [sorted(numbers) for numbers in found]


TOUCHES: Final[list[list[int]]] = _touches()  # for each part, the parts it shares a border with
TERRITORY_PARTS: Final[list[list[int]]] = [
    [number for number, part in enumerate(PARTS) if part.territory == territory]
    for territory in range(len(TERRITORIES))
]
SECTOR_PARTS: Final[list[list[int]]] = [
    [number for number, part in enumerate(PARTS) if part.sector == sector and number != MOBILE_PART]
    for sector in range(SECTORS + 1)
]
# For each part, its neighbours in its own territory, and those in other territories.
INNER: Final[list[list[int]]] = [
    [other for other in TOUCHES[part] if PART_TERRITORY[other] == PART_TERRITORY[part]] for part in range(len(PARTS))
]
OUTER: Final[list[list[int]]] = [
    [other for other in TOUCHES[part] if PART_TERRITORY[other] != PART_TERRITORY[part]] for part in range(len(PARTS))
]
BORDERS: Final[list[list[int]]] = [  # for each territory, the territories that any part of it touches
    sorted({PART_TERRITORY[other] for part in parts for other in OUTER[part]}) for parts in TERRITORY_PARTS
]


def near(start: int, steps: int) -> list[int]:
    """Return the territories that a force can reach by crossing at most `steps` borders, including `start`; the storm
    is ignored."""
    found = {start}
    for _ in range(steps):
        found |= {other for territory in found for other in BORDERS[territory]}
    return sorted(found)


STRONGHOLDS: Final[list[int]] = [n for n, t in enumerate(TERRITORIES) if t.kind == STRONGHOLD]  # the mobile one is last
CITIES: Final = (ARRAKEEN, CARTHAG)  # a force in one gives ornithopters (CLA-9.6)
INCOME: Final[dict[int, int]] = {ARRAKEEN: 2, CARTHAG: 2, TUEKS_SIETCH: 1}  # CLA-18.3
BEHIND_WALL: Final[list[int]] = [n for n, t in enumerate(TERRITORIES) if t.behind_wall]
ATOMICS_FROM: Final[list[int]] = near(SHIELD_WALL, 1)  # forces here allow Family Atomics
FREMEN_RANGE: Final[list[int]] = near(GREAT_FLAT, 2)  # Fremen reserves arrive here (CLA-16.4, CLA-16.9)
FREMEN_START: Final = (SIETCH_TABR, TERRITORY_NUMBER["false_wall_south"], TERRITORY_NUMBER["false_wall_west"])

CIRCLES: Final = (1, 4, 7, 10, 13, 16)  # the sectors of the six rim circles, counterclockwise (CLA-2.2)

"""Read the fact sheets of the classic game and convert each entry to the expected values of its piece.

Every attribute of every piece is compared, and every field of every entry has to be used, so neither side can contain
something the other does not know. The tables in this module translate the sentences of the sheets word for word.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sandtable import yaml_files
from sandtable.classic.content import factions, map, phases, pieces, spice, technology, traitors, treachery

HERE = Path(__file__).parent

Entry = dict[str, Any]
Values = dict[str, object]


@cache
def sheet(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml_files.read((HERE / "facts" / f"{name}.yaml").read_text(encoding="utf-8"))
    return loaded


class Table(NamedTuple):
    """A list in a sheet and the pieces it describes. `ruled`: uncertain entries, each with its ruling."""

    name: str
    entries: list[Entry]
    pieces: list[Any]
    values: Callable[[Entry], Values]
    ruled: dict[str, str] = {}


# --- the map -------------------------------------------------------------------------------
def territory_values(entry: Entry) -> Values:
    blow = entry.pop("spice", None)
    kind = map.KINDS.index(entry.pop("kind"))
    wall = entry.pop("storm_protected_by", None)
    mobile = entry.pop("mobile", False)
    assert wall in (None, "shield_wall")
    assert entry.pop("storm_protected") is (kind != map.SAND or wall is not None)  # the rules use these two
    assert entry.pop("worms") is (kind == map.SAND)
    assert entry.pop("set", "base") == ("ix_tleilaxu" if mobile else "base")
    entry.pop("also_written", None)
    entry.pop("adjacent")  # derived from the parts: test_borders
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "kind": kind,
        "sectors": tuple(entry.pop("sectors")) or (map.NO_SECTOR,),
        "blow": (blow["sector"], blow["amount"]) if blow else (0, 0),
        "behind_wall": wall is not None,
    }


def part_values(entry: Entry) -> Values:
    id = entry.pop("territory")
    territory = next(t for t in sheet("map")["territories"] if t["id"] == id)
    sector = entry.pop("sector")
    blow = territory.get("spice", {"sector": -1, "amount": 0})
    entry.pop("at")  # the position on the page
    entry.pop("touches")  # test_contacts
    return {
        "id": entry.pop("id"),
        "territory": map.TERRITORY_NUMBER[territory["id"]],
        "sector": sector,
        "kind": map.KINDS.index(territory["kind"]),
        "spice": blow["amount"] if blow["sector"] == sector else 0,
    }


# --- factions ------------------------------------------------------------------------------
# Additional facts about starting forces, as plain and starred numbers.
KINDS_OF_IX = {"3 suboids and 3 cyborgs": (3, 3), "10 suboids and 4 cyborgs": (10, 4)}
DIVIDED = "sietch_tabr, false_wall_south, false_wall_west"


def start_values(start: list[Entry]) -> tuple[tuple[tuple[str, int, int], ...], int, int]:
    """Return the forces on the map, the forces to divide and the forces in reserves."""
    placed: list[tuple[str, int, int]] = []
    divided = reserves = 0
    for entry in start:
        place, forces, how = entry["place"], entry["forces"], entry.get("as", "")
        if place == "reserves":
            reserves = forces
        elif place == DIVIDED:
            assert how == "divided as the player likes"
            divided = forces
        else:
            plain, starred = KINDS_OF_IX[how] if how else (forces, 0)
            assert plain + starred == forces
            placed.append((place, plain, starred))
    return tuple(placed), divided, reserves


def force_values(entry: Entry, halves: float) -> Values:
    against = entry.pop("strength_against", {})
    assert against in ({}, {"fremen": 1})
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "count": entry.pop("count"),
        "halves": halves,
        "advanced": {"advanced": True, "both": False}[entry.pop("mode")],
        "one_against": next(iter(against), ""),
        "one_a_turn": entry.pop("revival_per_turn", 0) == 1,
        "supported": not entry.pop("note", "").startswith("never supported with spice"),
        "price": entry.pop("revival_price", 0),
        "collects": entry.pop("collect", 0),
        "moves": entry.pop("move", 0),
    }


def leader_values(entry: Entry) -> Values:
    strength = entry.pop("strength")
    number = pieces.MIRROR if strength == "X" else strength
    entry.pop("sure", None)
    entry.pop("note", None)
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "strength": number,
        "price": entry.pop("revival_price", number),
    }


def ability_values(entry: Entry) -> Values:
    entry.pop("text")  # rephrased in the locale files
    for name in ("note", "sure"):
        entry.pop(name, None)
    mode = pieces.MODES.index(entry.pop("mode"))
    return {
        "id": entry.pop("id"),
        "mode": mode,
        "phase": phases.PHASES.index(entry.pop("phase")),
        "karama": False if mode == pieces.KARAMA_POWER else entry.pop("karama"),  # no Karama stops another (CLA-20.3)
    }


def faction_values(entry: Entry) -> Values:
    common = sheet("factions")["common"]
    placed, divided, _ = start_values(entry.pop("start"))
    kinds = {kind["id"] for kind in entry.pop("special_forces")}
    abilities = [ability["id"] for mode in ("basic", "advanced", "alliance") for ability in entry.pop(mode)]
    power = entry.pop("karama_power")["id"]
    for name in ("colour", "theme", "special_pieces"):  # for the page; test_common checks the Kwisatz Haderach
        entry.pop(name, None)
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "box": pieces.BOXES.index(entry.pop("set")),
        "spice": entry.pop("starting_spice"),
        "start": tuple((map.TERRITORY_NUMBER[place], plain, starred) for place, plain, starred in placed),
        "divided": divided,
        "advanced_start": entry.pop("start_advanced", None) is not None,
        "free_revival": entry.pop("free_revival"),
        "hand_limit": entry.pop("hand_limit", common["hand_limit"]),
        "starting_treachery": entry.pop("starting_treachery", common["starting_treachery"]),
        "traitors_dealt": entry.pop("traitors_dealt", common["traitors_dealt"]),
        "traitors_kept": entry.pop("traitors_kept", common["traitors_kept"]),
        "face_dancers": entry.pop("face_dancers", 0),
        "plain": "suboid" if "suboid" in kinds else None,
        "starred": next(iter(kinds - {"suboid"}), None),
        "leaders": tuple(leader["id"] for leader in entry.pop("leaders")),
        "abilities": tuple(abilities if power == "none" else [*abilities, power]),
    }


# --- cards ---------------------------------------------------------------------------------
# The sheet's wording of a battle card's type: its row as a weapon, its column as a defence, and the slot it may only
# fill together with another card.
BATTLE_KINDS: dict[tuple[str, str], tuple[int, int, int]] = {
    ("weapon", "projectile"): (treachery.PROJECTILE, treachery.NO_GUARD, 0),
    ("weapon", "poison"): (treachery.POISON, treachery.NO_GUARD, 0),
    ("weapon", "projectile and poison"): (treachery.POISON_BLADE, treachery.NO_GUARD, 0),
    ("weapon", "projectile or projectile defence"): (treachery.PROJECTILE, treachery.WEIRDING_WAY, 2),
    ("weapon", "poison special"): (treachery.POISON_TOOTH, treachery.NO_GUARD, 0),
    ("defence", "projectile"): (treachery.NO_ATTACK, treachery.SHIELD, 0),
    ("defence", "poison"): (treachery.NO_ATTACK, treachery.SNOOPER, 0),
    ("defence", "projectile and poison"): (treachery.NO_ATTACK, treachery.SHIELD_SNOOPER, 0),
    ("defence", "poison defence or poison weapon"): (treachery.POISON, treachery.CHEMISTRY, 1),
    ("worthless", "worthless"): (treachery.NO_ATTACK, treachery.WORTHLESS_GUARD, 0),
}
SLOTS = {
    "none": 0, "weapon": 1, "defence": 2, "leader": 4, "weapon or defence": 3, "defence or weapon": 3,
}  # fmt: skip
FATES = {
    "keep": treachery.KEEP,
    "discard": treachery.DISCARD,
    "remove": treachery.REMOVE,
    "discard when used; unused: keep on a win, discard on a loss": treachery.DISCARD_IF_USED,
}


def treachery_values(entry: Entry) -> Values:
    id, type, kind = entry.pop("id"), entry.pop("type"), entry.pop("kind")
    if kind == "special":  # the sheet has a separate row for each
        attack, guard, beside = treachery.ATTACKS.index(id), treachery.NO_GUARD, 0
    else:
        attack, guard, beside = BATTLE_KINDS.get((type, kind), (treachery.NO_ATTACK, treachery.NO_GUARD, 0))
        assert (type, kind) in BATTLE_KINDS or type == "special"
    copies = entry.pop("copies")
    first = entry.pop("set") == "base"
    further = sum(card["copies"] for card in sheet("treachery_cards")["cards"] if card.get("same_as") == id)
    entry.pop("effect")  # rephrased in the locale files
    return {
        "id": id,
        "name": entry.pop("name"),
        "type": treachery.TYPES.index(type),
        "copies": copies if first else 0,
        "more": further if first else copies,
        "slots": SLOTS[entry.pop("slot")],
        "beside": beside,
        "attack": attack,
        "guard": guard,
        "phase": phases.PHASES.index(entry.pop("phase")),
        "fate": FATES[entry.pop("after")],
    }


def spice_values(entry: Entry) -> Values:
    type = spice.TYPES.index(entry.pop("type"))
    territory, sector = entry.pop("territory", None), entry.pop("sector", None)
    entry.pop("effect", None)
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "type": type,
        "part": map.PART_NUMBER[f"{territory}@{sector}"] if territory else spice.NOWHERE,
        "spice": entry.pop("spice", 0),
        "copies": entry.pop("copies"),
        "box": pieces.BOXES.index(entry.pop("set", "base")),
    }


def traitor_values(entry: Entry) -> Values:
    leader, faction = entry.pop("leader", None), entry.pop("faction", None)
    assert entry.pop("copies") == 1
    if leader is None:
        assert entry.pop("matches") == "any Cheap Hero an opponent plays"
    else:
        strength = entry.pop("strength")
        declared = factions.LEADERS[factions.LEADER_NUMBER[leader]].strength
        assert declared == (pieces.MIRROR if strength == "X" else strength)
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "leader": factions.LEADER_NUMBER[leader] if leader else traitors.NO_LEADER,
        "faction": factions.FACTION_NUMBER[faction] if faction else traitors.NO_FACTION,
        "box": pieces.BOXES.index(entry.pop("set")),
    }


TRIGGERS = {
    "axlotl_tanks": "at least one player, the holder included, takes free revival",
    "heighliners": "at least one player, the holder included, ships forces from off the planet",
    "spice_production": "at least one player, the holder included, takes CHOAM charity",
}


def technology_values(entry: Entry) -> Values:
    assert entry.pop("copies") == 1
    assert entry.pop("trigger") == TRIGGERS[entry["id"]]
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "first_holder": factions.FACTION_NUMBER[entry.pop("first_holder")],
        "phase": phases.PHASES.index(entry.pop("pays_in")),
        "not_alone": factions.FACTION_NUMBER[entry.pop("not_if_only")],
    }


# --- all tables ----------------------------------------------------------------------------
def _factions() -> list[Entry]:
    return list(sheet("factions")["factions"])


def _leaders() -> list[Entry]:
    return [leader for faction in _factions() for leader in faction["leaders"]]


def _abilities() -> list[Entry]:
    found: list[Entry] = []
    for faction in _factions():
        for mode in ("basic", "advanced", "alliance"):
            found += [{**ability, "mode": mode} for ability in faction[mode]]
        power = faction["karama_power"]
        if power["id"] != "none":
            found.append({**power, "mode": "karama_power"})
    return found


def _forces() -> list[Entry]:
    return [{**force, "of": faction["id"]} for faction in _factions() for force in faction["special_forces"]]


def _force(entry: Entry) -> Values:
    entry.pop("of")
    return force_values(entry, entry.pop("strength") * 2)


def _declared_forces() -> list[Any]:
    return [force for faction in factions.FACTIONS for force in (faction.plain, faction.starred) if force is not None]


UNSURE_ABILITIES = {
    "bg_ship_fighters": "R-CLA-2",
    "emp_ally_gift": "R-CLA-3",
    "har_ally_traitor": "R-CLA-3",
    "fre_karama": "R-CLA-4",
    "tle_karama": "R-CLA-5",
}

TABLES = [
    Table("territories", sheet("map")["territories"], map.TERRITORIES, territory_values),
    Table("parts", sheet("map")["parts"], map.PARTS[:-1], part_values),
    Table("factions", _factions(), factions.FACTIONS, faction_values),
    Table("leaders", _leaders(), factions.LEADERS, leader_values),
    Table("abilities", _abilities(), factions.ABILITIES, ability_values, UNSURE_ABILITIES),
    Table("forces", _forces(), _declared_forces(), _force),
    Table(
        "treachery",
        [card for card in sheet("treachery_cards")["cards"] if "same_as" not in card],
        treachery.TREACHERY,
        treachery_values,
    ),
    Table("spice", sheet("spice_cards")["cards"] + sheet("spice_cards")["expansion_cards"], spice.SPICE, spice_values),
    Table(
        "traitors", sheet("traitors")["cards"] + sheet("traitors")["expansion_cards"], traitors.TRAITORS, traitor_values
    ),
    Table("technology", sheet("tech_tokens")["tokens"], technology.TECHNOLOGY, technology_values),
]

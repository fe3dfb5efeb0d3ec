"""Compare the declared pieces of the classic game with the fact sheets, entry by entry and field by field."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from sandtable.classic.content import factions, map, phases, pieces, spice, technology, traitors, treachery
from tests.citing import rule
from tests.classic.sheets import TABLES, Entry, Table, Values, sheet, start_values

by_name = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


def fields(piece: Any) -> set[str]:
    """Return the attributes of a piece; a compiled class stores their names elsewhere."""
    kind: Any = type(piece)
    return set(kind.__mypyc_attrs__ if hasattr(kind, "__mypyc_attrs__") else kind.__slots__)


def plain(value: Any) -> Any:
    """Convert a value to the form of the sheets: nested pieces to their ids, starting forces to their numbers."""
    if isinstance(value, tuple):
        return tuple(plain(inner) for inner in value)
    if isinstance(value, pieces.Start):
        return (value.territory, value.plain, value.starred)
    return value.id if isinstance(value, pieces.Leader | pieces.Ability | pieces.Force) else value


def expected(table: Table, entry: Entry) -> Values:
    rest = deepcopy(entry)
    sure = rest.pop("sure", True)
    assert sure is (entry["id"] not in table.ruled), f"{table.name} {entry['id']}: check it before relying on it"
    values = table.values(rest)
    left_over = set(rest) - {"note"}
    assert not left_over, f"{table.name} {entry['id']}: {sorted(left_over)} compared with nothing"
    return values


def differences(table: Table, entry: Entry, piece: Any) -> list[str]:
    values = expected(table, entry)
    assert set(values) == fields(piece), set(values) ^ fields(piece)
    return [
        f"{table.name} {entry['id']}: {name} is declared {getattr(piece, name)!r}, the sheet says {value!r}"
        for name, value in values.items()
        if plain(getattr(piece, name)) != value
    ]


@by_name
def test_same_entries_in_the_same_order(table: Table) -> None:
    assert [piece.id for piece in table.pieces] == [entry["id"] for entry in table.entries]


@by_name
def test_every_field_of_every_entry(table: Table) -> None:
    found = [
        line
        for entry, piece in zip(table.entries, table.pieces, strict=True)
        for line in differences(table, entry, piece)
    ]
    assert found == []


def altered(value: Any) -> Any:
    """Return a different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, tuple):
        return value[1:] if value else (pieces.Start(0, 1),)
    return None if value is not None else pieces.Force("other", "Other", 1, 2)


@by_name
def test_any_altered_attribute_of_any_piece_is_reported(table: Table) -> None:
    for entry, piece in zip(table.entries, table.pieces, strict=True):
        for name in fields(piece):
            declared = getattr(piece, name)
            if isinstance(piece, map.Territory) and name == "blow":
                setattr(piece, name, (declared[0], declared[1] + 1))
            else:
                setattr(piece, name, altered(declared))
            try:
                found = differences(table, entry, piece)
            finally:
                setattr(piece, name, declared)
            assert len(found) == 1, f"{entry['id']}: {name}"


# --- facts that combine several entries ----------------------------------------------------
@rule("CLA-1.2")
def test_contacts() -> None:
    """Every part touches exactly the parts the sheet names: 86 parts, 190 contacts, 42 territories by kind."""
    for entry in sheet("map")["parts"]:
        touches = [map.PARTS[other].id for other in map.TOUCHES[map.PART_NUMBER[entry["id"]]]]
        assert sorted(touches) == sorted(entry["touches"]), entry["id"]
    assert sum(len(others) for others in map.TOUCHES) == 2 * 190
    assert map.TOUCHES[map.MOBILE_PART] == []
    kinds = Counter(map.KINDS[t.kind] for t in map.TERRITORIES[:-1])
    assert kinds == {"stronghold": 5, "rock": 7, "sand": 29, "polar": 1}
    assert len(map.PARTS) == 87


def test_borders() -> None:
    for entry in sheet("map")["territories"]:
        borders = [map.TERRITORIES[other].id for other in map.BORDERS[map.TERRITORY_NUMBER[entry["id"]]]]
        assert sorted(borders) == sorted(entry["adjacent"]), entry["id"]
    assert sum(len(others) for others in map.BORDERS) == 2 * 103


def test_doubtful_contacts_are_none() -> None:
    for one, other in sheet("map")["doubtful_contacts"]["pairs"]:
        assert map.PART_NUMBER[other] not in map.TOUCHES[map.PART_NUMBER[one]]


def test_tables_by_part_and_sector() -> None:
    for number, part in enumerate(map.PARTS):
        assert (map.PART_TERRITORY[number], map.PART_SECTOR[number]) == (part.territory, part.sector)
        assert map.PART_KIND[number] == part.kind
        assert number in map.TERRITORY_PARTS[part.territory]
        assert (number in map.SECTOR_PARTS[part.sector]) is (number != map.MOBILE_PART)
        assert sorted(map.INNER[number] + map.OUTER[number]) == map.TOUCHES[number]
        assert all(map.PARTS[other].territory == part.territory for other in map.INNER[number])
    assert sum(len(parts) for parts in map.TERRITORY_PARTS) == 87
    assert sum(len(parts) for parts in map.SECTOR_PARTS) == 86


def ids(territories: Any) -> set[str]:
    return {map.TERRITORIES[number].id for number in territories}


def test_places_of_the_map() -> None:
    sheet_ = sheet("map")
    board = sheet_["board"]
    assert (map.SECTORS, map.STORM_START) == (board["sectors"], board["storm_start_sector"])
    assert ids(map.CITIES) == set(sheet_["ornithopter_cities"])
    assert ids(map.STRONGHOLDS) == {*sheet_["strongholds"], "hidden_mobile_stronghold"}
    assert map.STRONGHOLDS[-1] == map.MOBILE
    assert {map.TERRITORIES[t].id: spice for t, spice in map.INCOME.items()} == sheet_["advanced_income"]
    assert ids(map.FREMEN_RANGE) == set(sheet_["fremen_reinforcement_range"]["territories"])
    assert [map.TERRITORIES[t].id for t in map.FREMEN_START] == sheet_["fremen_start_territories"]
    assert ids(map.BEHIND_WALL) == set(sheet_["shield_wall"]["protects_from_storm"])
    assert ids(map.ATOMICS_FROM) == set(sheet_["shield_wall"]["atomics_from"])
    assert list(map.STORM_DECK) == sheet_["storm_deck"]["cards"]


@rule("CLA-2.2")
def test_six_rim_circles() -> None:
    assert list(map.CIRCLES) == [circle["sector"] for circle in sheet("map")["player_circles"]["circles"]]


def test_common() -> None:
    common = sheet("factions")["common"]
    assert common == {
        "forces": factions.FORCES,
        "leaders": factions.LEADERS_EACH,
        "hand_limit": pieces.HAND_LIMIT,
        "starting_treachery": pieces.STARTING_TREACHERY,
        "traitors_dealt": pieces.TRAITORS_DEALT,
        "traitors_kept": pieces.TRAITORS_KEPT,
        "force_revival_limit": factions.REVIVAL_LIMIT,
        "force_revival_price": 1,  # an option
        "leader_revival_price": "its strength",
        "ship_price_stronghold": factions.SHIP_PRICE_STRONGHOLD,
        "ship_price_other": factions.SHIP_PRICE_OTHER,
        "move_range": factions.MOVE_RANGE,
        "move_range_ornithopters": factions.MOVE_RANGE_ORNITHOPTERS,
        "collect_per_force": factions.COLLECT,
        "collect_per_force_ornithopters": factions.COLLECT_ORNITHOPTERS,
        "strongholds_to_win": factions.STRONGHOLDS_TO_WIN,
        "strongholds_to_win_allied": factions.STRONGHOLDS_TO_WIN_ALLIED,
        "turns": factions.TURNS,
        "faction_order_by_players": [factions.FACTIONS[n].id for n in factions.SUGGESTED],
    }
    assert list(phases.PHASES) == sheet("factions")["phases"]
    (special,) = sheet("factions")["factions"][0]["special_pieces"]
    assert special["bonus"] == factions.KWISATZ_HADERACH_BONUS


@rule("CLA-1.3")
def test_twenty_forces_and_five_leaders_each() -> None:
    for number, faction in enumerate(factions.FACTIONS):
        entry = sheet("factions")["factions"][number]
        placed, divided, reserves = start_values(entry["start"])
        assert sum(plain + starred for _, plain, starred in placed) + divided + reserves == factions.FORCES
        assert faction.starred_count <= reserves + divided + sum(starred for _, _, starred in placed)
        assert [factions.LEADERS[n] for n in factions.FACTION_LEADERS[number]] == list(faction.leaders)
        assert len(faction.leaders) == factions.LEADERS_EACH
        if faction.plain is not None:
            assert faction.plain.count + faction.starred_count == factions.FORCES
    assert len(factions.ABILITY_NUMBER) == len(factions.ABILITIES) == len(factions.ABILITY_FACTION)


@rule("CLA-1.4")
def test_sizes_of_the_decks() -> None:
    sets = sheet("treachery_cards")["sets"]
    assert len(treachery.deck(more=False)) == sets["base"] == 33
    assert len(treachery.deck(more=True)) == sets["base"] + sets["ix_tleilaxu"] == 47
    assert (len(spice.deck(sandtrout=False)), len(spice.deck(sandtrout=True))) == (21, 22)
    assert len(traitors.deck(range(6), cheap_hero=False)) == sheet("traitors")["rule"]["base_total_six_players"]
    assert traitors.deck([factions.FREMEN, factions.IXIANS], cheap_hero=True) == [
        *range(15, 20), *range(30, 35), traitors.CHEAP_HERO_TRAITOR,
    ]  # fmt: skip


@rule("CLA-10.10", "CLA-21.2")
def test_weapons_against_defences() -> None:
    table = sheet("treachery_cards")["weapon_table"]
    assert list(treachery.GUARDS) == table["defences"]
    results = {"kills": treachery.KILLS, "saved": treachery.SAVED, "boom": treachery.BOOM}
    for row, attack in enumerate(treachery.ATTACKS):
        assert treachery.BATTLE_TABLE[row] == [results[word] for word in table[attack]], attack
    assert len(treachery.BATTLE_TABLE) == len(treachery.ATTACKS)
    assert treachery.TREACHERY[treachery.TREACHERY_NUMBER["chemistry"]].attack == treachery.POISON
    assert treachery.TREACHERY[treachery.TREACHERY_NUMBER["weirding_way"]].attack == treachery.PROJECTILE


@rule("CLA-16.2")
def test_the_voice_may_name_these_cards() -> None:
    """Exactly one command names each battle card: by its kind, or by its name if it has its own rule."""
    named = Counter(card for called in treachery.VOICE for card in called.cards)
    of_plans = [number for number, card in enumerate(treachery.TREACHERY) if card.slots]
    assert named == Counter(of_plans)
    names = {called.id: [treachery.TREACHERY[card].id for card in called.cards] for called in treachery.VOICE}
    assert names["projectile_weapon"] == ["crysknife", "maula_pistol", "slip_tip", "stunner", "hunter_seeker"]
    assert names["poison_defence"] == ["snooper"]
    assert names["lasgun"] == ["lasgun"]


@rule("CLA-24.1")
def test_technology_tokens_and_their_numbers() -> None:
    assert [token.id for token in technology.TECHNOLOGY] == list(technology.TECHNOLOGY_NUMBER)
    assert (technology.AXLOTL_TANKS, technology.HEIGHLINERS, technology.SPICE_PRODUCTION) == (0, 1, 2)

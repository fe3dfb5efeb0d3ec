"""The declared base box against the fact sheets, entry by entry and field by field; its totals, and its trees."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.language.builders import gain, harvest, intrigue, recruit
from sandtable.imperium.language.effects import (
    CONTROL,
    DISCOUNT,
    FACTIONS,
    HOOK,
    HOOKS,
    ICONS,
    IF_COPIES,
    IF_MOST_COPIES,
    Effect,
)
from sandtable.imperium.language.pieces import (
    IMPERIUM_DECK,
    RESERVE,
    STARTING,
    TRAITS,
    Card,
    Conflict,
    Intrigue,
    Leader,
)
from sandtable.imperium.language.places import Space, Track
from tests.citing import rule
from tests.imperium.base.tables import AMENDED, FLAG_OF_TIMING, READINGS, TABLES, TRAIT_OF, cards_from
from tests.imperium.notation import NotationError, canonical, walk
from tests.imperium.sheets import (
    SheetTests,
    expected,
    fields,
    sheet,
)


class TestSheets(SheetTests):
    tables = TABLES
    readings = [*READINGS, *AMENDED]
    mistakes = [
        ("imperium_cards", "duncan_idaho", "agent", "water 1 => recruit 1; draw 1"),
        ("imperium_cards", "sietch_reverend_mother", "reveal", "if bond fremen: persuasion 3; spice 1"),
        ("imperium_cards", "bene_gesserit_sister", "reveal", "persuasion 2; swords 2"),
        ("imperium_cards", "test_of_humanity", "agent", "each-opponent: discard 1 or lose-troop 1 (from garrison)"),
        ("imperium_cards", "gun_thopter", "reveal", "swords 3; deploy up-to 1"),
        ("imperium_cards", "worm_riders", "reveal", "if influence fremen>=2: (swords 4; if alliance fremen: swords 2)"),
        ("intrigue", "private_army", "cost", "water 2"),
        ("conflicts", "battle_for_arrakeen", "second", "intrigue 1 or spice 2 or solari 3"),
        ("board", "selective_breeding", "effect", "trash 1; draw 2"),
    ]


def test_starting_cards_come_first_then_the_imperium_deck_then_the_reserve() -> None:
    sources = [card.source for card in BASE.pieces["card"]]
    assert sources == sorted(sources)
    assert (BASE.id, BASE.name) == ("base", "Dune: Imperium")


# --- can it fail? --------------------------------------------------------------------------
def test_a_new_field_or_a_changed_note_in_a_sheet_is_noticed() -> None:
    imperium = next(t for t in TABLES if t.name == "imperium_cards")
    carryall = next(entry for entry in imperium.entries if entry["id"] == "carryall")
    with pytest.raises(AssertionError, match="compared with nothing"):
        expected(imperium, {**carryall, "graft": "draw 1"})
    with pytest.raises(NotationError):
        expected(imperium, {**carryall, "agent": "note: base spice harvested with this Agent is tripled"})
    with pytest.raises(NotationError):
        expected(imperium, {**carryall, "agent": f"{carryall['agent']} and you draw a card"})
    plots = next(t for t in TABLES if t.name == "intrigue")
    reinforcements = next(entry for entry in plots.entries if entry["id"] == "reinforcements")
    with pytest.raises(AssertionError, match="the note does not say"):
        expected(plots, {**reinforcements, "note": ""})


def test_every_reading_is_used() -> None:
    assert len(TRAIT_OF) == len(sheet("leaders")["cards"])
    assert set(TRAIT_OF.values()) == set(TRAITS) - {"none"}
    timings = {entry["timing"] for entry in sheet("intrigue")["cards"] if "timing" in entry}
    assert timings == set(FLAG_OF_TIMING)


# --- totals --------------------------------------------------------------------------------
@rule("IMP-1.1")
def test_totals() -> None:
    def copies(source: int) -> int:
        return sum(card.copies for card in cards_from(source))

    assert copies(STARTING) == sheet("starting_deck")["total"] == 10
    assert copies(IMPERIUM_DECK) == sheet("imperium_cards")["total"] == 67
    assert copies(RESERVE) == sheet("reserve")["total"] == 24
    assert [(card.id, card.copies) for card in cards_from(RESERVE)] == [
        ("arrakis_liaison", 8),
        ("the_spice_must_flow", 10),
        ("foldspace", 6),
    ]
    assert sum(card.copies for card in BASE.pieces["intrigue"]) == sheet("intrigue")["total"] == 40
    assert len(BASE.pieces["conflict"]) == sheet("conflicts")["total"] == 18
    assert (
        Counter(card.level for card in BASE.pieces["conflict"])
        == sheet("conflicts")["per_level"]
        == {1: 4, 2: 10, 3: 4}
    )
    assert len(BASE.pieces["leader"]) == sheet("leaders")["total"] == 8
    assert len(BASE.pieces["space"]) == sheet("board")["total"] == 22
    assert len(BASE.pieces["track"]) == 4
    assert sum(entry["copies"] for entry in sheet("hagal")["cards"]) == sheet("hagal")["total"] == 31


def test_spaces_by_area() -> None:
    counts = dict(sheet("board")["counts"])
    assert counts.pop("combat") == sum(space.combat for space in BASE.pieces["space"])
    assert Counter(space.area for space in BASE.pieces["space"]) == counts
    controllable = [space.id for space in BASE.pieces["space"] if space.control_bonus.parts()]
    assert sorted(controllable) == sorted(sheet("board")["controllable"])
    assert {card.control for card in BASE.pieces["conflict"]} == {"", *controllable}


# --- rules that are plain facts ------------------------------------------------------------
@rule("IMP-4.5")
def test_the_seven_agent_icons() -> None:
    assert ICONS == ("emperor", "guild", "bene", "fremen", "landsraad", "city", "spice")
    assert {space.icon for space in BASE.pieces["space"]} == set(range(7))
    assert {icon for card in BASE.pieces["card"] for icon in card.icons} == set(range(7))
    for space in BASE.pieces["space"]:
        assert space.faction in (-1, space.icon)
        assert (space.faction >= 0) == (space.area in FACTIONS)


@rule("IMP-5.3")
def test_the_ten_combat_spaces() -> None:
    assert [space.name for space in BASE.pieces["space"] if space.combat] == [
        "Heighliner",
        "Hardy Warriors",
        "Stillsuits",
        "The Great Flat",
        "Hagga Basin",
        "Imperial Basin",
        "Arrakeen",
        "Carthag",
        "Research Station",
        "Sietch Tabr",
    ]


@rule("IMP-7.1")
def test_the_maker_spaces() -> None:
    makers = [space for space in BASE.pieces["space"] if space.maker_base]
    assert [(space.name, space.maker_base, space.cost.c) for space in makers] == [
        ("The Great Flat", 3, 2),
        ("Hagga Basin", 2, 1),
        ("Imperial Basin", 1, 0),
    ]
    for space in makers:
        assert canonical(space.effect) == canonical(harvest(space.maker_base))
        assert (space.cost.a, space.cost.b) == (0, 0)


@rule("IMP-14.3")
def test_bonuses_at_level_4_of_each_track() -> None:
    bonuses = {track.name: canonical(track.bonuses[4]) for track in BASE.pieces["track"]}
    assert bonuses == {
        "Emperor": canonical(recruit(2)),
        "Spacing Guild": canonical(gain(solari=3)),
        "Bene Gesserit": canonical(intrigue(1)),
        "Fremen": canonical(gain(water=1)),
    }


def test_the_sell_melange_table_is_twice_the_spice_and_two() -> None:
    rates = {row["pay_spice"]: row["gain_solari"] for row in sheet("board")["sell_melange"]}
    assert rates == {spice: 2 * spice + 2 for spice in (2, 3, 4, 5)}
    assert "formula 2 x spice + 2" in sheet("board")["sell_melange_note"]


# --- the trees -----------------------------------------------------------------------------
def trees() -> Iterator[tuple[str, Effect]]:
    for table in TABLES:
        for piece in table.pieces:
            for name in fields(piece):
                value = getattr(piece, name)
                if isinstance(value, Effect):
                    yield f"{table.name}/{piece.id}/{name}", value


def nodes() -> Iterator[Effect]:
    for _, tree in trees():
        yield from walk(tree)


def test_every_hook_is_used_and_they_are_few() -> None:
    users: dict[str, list[str]] = {}
    for where, tree in trees():
        for node in walk(tree):
            if node.op == HOOK:
                assert HOOKS[node.a] == node.name
                users.setdefault(node.name, []).append(where)
    print(f"\n{len(users)} hooks in use by the base box:")
    for name, places in sorted(users.items()):
        print(f"  {name}: {', '.join(places)}")
    assert set(users) == set(HOOKS)
    assert len(users) == len(HOOKS) == 11
    assert all(len(places) == 1 for places in users.values())


def test_names_in_trees_exist() -> None:
    cards = {card.id for card in BASE.pieces["card"]}
    spaces = {space.id for space in BASE.pieces["space"]}
    for node in nodes():
        if node.op == DISCOUNT:
            assert node.name in cards
        if node.op == CONTROL:
            assert node.name in spaces
        if node.cond is not None and node.cond.op in (IF_COPIES, IF_MOST_COPIES):
            assert node.cond.name in cards


def test_no_two_pieces_share_a_node() -> None:
    seen = [id(node) for node in nodes()]
    assert len(seen) == len(set(seen))


def test_ids_are_unique_among_all_cards_of_a_deck() -> None:
    for pieces in (
        BASE.pieces["card"],
        BASE.pieces["intrigue"],
        BASE.pieces["conflict"],
        BASE.pieces["space"],
        BASE.pieces["track"],
        BASE.pieces["leader"],
    ):
        ids = [piece.id for piece in pieces]
        assert len(ids) == len(set(ids))
        assert all(re.fullmatch(r"[a-z][a-z0-9_]*", name) for name in ids)


def test_every_class_of_piece_is_compared() -> None:
    compared = {type(piece) for table in TABLES for piece in table.pieces}
    assert compared == {Card, Intrigue, Conflict, Space, Track, Leader}

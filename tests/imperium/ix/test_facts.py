"""The declared box Rise of Ix against its fact sheets, entry by entry and field by field; its totals, and its trees."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.boxes.ix.box import IX
from sandtable.imperium.boxes.ix.epic import IX_EPIC
from sandtable.imperium.language.effects import CITY, GUILD, ICONS, IF_COPIES, LANDSRAAD, SPICE_TRADE, Effect
from sandtable.imperium.language.pieces import Card, Conflict, Intrigue, Leader
from sandtable.imperium.language.places import Space
from sandtable.imperium.language.rival_pieces import HagalCard
from sandtable.imperium.modules.ix_leaders.language import Slot
from sandtable.imperium.modules.shipping.language import Step
from sandtable.imperium.modules.tech.language import MOMENTS, Tile
from tests.citing import rule
from tests.imperium.base.tables import space_values as base_space_values
from tests.imperium.ix.tables import READINGS, TABLES, TRAIT_OF, sheet
from tests.imperium.notation import NotationError, canonical, parse, parse_cost, walk
from tests.imperium.sheets import SheetTests, expected, fields
from tests.imperium.sheets import sheet as sheet_of


class TestSheets(SheetTests):
    tables = TABLES
    readings = READINGS
    mistakes = [
        ("imperium_cards", "esmar_tuek", "agent", "spice 1 => (influence bene 1; draw 1)"),
        ("imperium_cards", "in_the_shadows", "reveal", "influence guild 1"),
        ("imperium_cards", "guild_accord", "reveal", "water 1; if influence guild>=2: spice 3"),
        ("imperium_cards", "local_fence", "agent", "spice 2 => solari 5; solari 5 => spice 4"),
        ("imperium_cards", "negotiated_withdrawal", "reveal", "persuasion 2; retreat 3 => influence any 1"),
        ("intrigue", "glimpse_the_path", "cost", "solari 1"),
        ("intrigue", "second_wave", "effect", "swords 2; deploy up-to 2"),
        ("conflicts", "economic_supremacy", "first", "vp 1; (solari 6; spice 4) => vp 2"),
        ("board", "dreadnought_space", "effect", "dreadnought 1 or tech 1"),
        ("tech_tiles", "spy_satellites", "ability", "spice 3 => vp 1; trash-tile"),
        ("tech_tiles", "memocorders", "endgame", "if influence all-four>=4: vp 1"),
        ("leaders", "viscount_hundro_moritani", "signet", "spice 1 => dreadnought 1"),
        ("hagal", "hagal_dreadnought_2p", "effect", "dreadnought 1; recruit 1"),
    ]


# --- can it fail? --------------------------------------------------------------------------
def test_a_new_field_or_changed_words_in_a_sheet_are_noticed() -> None:
    cards = next(t for t in TABLES if t.name == "imperium_cards")
    ambush = next(entry for entry in cards.entries if entry["id"] == "desert_ambush")
    with pytest.raises(AssertionError, match="compared with nothing"):
        expected(cards, {**ambush, "graft": "draw 1"})
    with pytest.raises(NotationError):
        expected(cards, {**ambush, "agent": "per own-unit-deployed-this-turn: may force-retreat enemy-unit 1"})
    with pytest.raises(AssertionError, match="check it before relying on it"):
        expected(cards, {**ambush, "sure": False})
    hagal = next(t for t in TABLES if t.name == "hagal")
    first = hagal.entries[0]
    played, skipped = first["branches"]
    with pytest.raises(AssertionError):
        expected(hagal, {**first, "branches": [played, {**skipped, "if": "influence guild<=0"}]})


def test_every_reading_is_used() -> None:
    declared = {trait for leader in IX.pieces["leader"] for trait in leader.traits}
    assert declared == set(TRAIT_OF.values())


# --- totals --------------------------------------------------------------------------------
def copies(pieces: list[Any]) -> int:
    return sum(piece.copies for piece in pieces)


@rule("IX-1.1")
def test_totals() -> None:
    assert (len(IX.pieces["card"]), copies(IX.pieces["card"])) == (29, 35)
    assert (len(IX.pieces["intrigue"]), copies(IX.pieces["intrigue"])) == (17, 17)
    assert Counter(card.level for card in IX.pieces["conflict"]) == {1: 2, 2: 1, 3: 1}
    assert len({tile.id for tile in IX.pieces["tech"]}) == len(IX.pieces["tech"]) == 18
    assert len(IX.pieces["leader"]) == 6
    assert copies(IX.pieces["hagal"]) == 9
    tokens = sheet("leaders")["tokens"]
    assert [(token["id"], token["copies"], token["used_with"]) for token in tokens] == [
        ("snooper_token", len(IX.pieces["snooper"]), "tessia_vernius")
    ]


@rule("IX-9.1", "IX-9.2")
def test_cards_left_out_of_each_house_hagal_deck() -> None:
    removed, solo, two = sheet("hagal")["deck_changes"]
    out = [name.partition(":")[2] for name in IX.leaves_out if name.startswith("hagal:")]
    base = {card.id: card for card in BASE.pieces["hagal"]}
    assert {id: base[id].copies for id in out} == removed["cards"]
    own = {card.id: (card.copies, card.mark) for card in IX.pieces["hagal"]}
    for mark, change in ((2, solo), (1, two)):  # a deck leaves out the cards of the other mark
        assert {id: copies for id, (copies, marked) in own.items() if marked == mark} == change["ix_removed"]
    for mark, change in ((1, solo), (2, two)):
        kept = [card for card in BASE.pieces["hagal"] if card.id not in out and card.mark in (0, mark)]
        mine = [card for card in IX.pieces["hagal"] if card.mark in (0, mark)]
        assert copies(kept) + copies(mine) == change["copies"]


@rule("IX-8.3", "IX-8.6")
def test_the_starting_card_of_the_epic_game() -> None:
    (entry,) = sheet("starting_deck")["cards"]
    assert (entry["copies"], entry["per_player"], entry["only_in"]) == (4, 1, "epic")
    assert entry["replaces"] == "one Dune, the Desert Planet"
    assert IX_EPIC.terms is not None
    ((old, new),) = IX_EPIC.terms.swaps.items()
    assert new == entry["id"]
    assert next(card.name for card in BASE.pieces["card"] if card.id == old) == "Dune, the Desert Planet"


# --- the board -----------------------------------------------------------------------------
@rule("IX-1.2", "IX-2.1", "IX-2.2")
def test_spaces_that_the_overlay_restores_hides_and_adds() -> None:
    overlay, ix = sheet("board")["boards"]
    hidden = {name.partition(":")[2] for name in (*IX.replaces, *IX.leaves_out) if name.startswith("space:")}
    assert hidden == set(overlay["removes"])
    assert [space.id for space in IX.pieces["space"] if space.area == "choam"] == overlay["adds"]
    assert [space.id for space in IX.pieces["space"] if space.area == "ix"] == ix["adds"]
    covered = {space.id for space in BASE.pieces["space"] if space.area in ("landsraad", "choam")}
    assert covered - hidden == set(overlay["brings_back"])


@rule("IX-2.1")
@pytest.mark.parametrize("id", ["high_council", "mentat", "swordmaster"])
def test_a_space_that_is_brought_back_is_that_of_the_first_box(id: str) -> None:
    mine = dict(next(space for space in sheet("board")["spaces"] if space["id"] == id))
    theirs = dict(next(space for space in sheet_of("board")["spaces"] if space["id"] == id))
    declared = base_space_values("board", {k: v for k, v in theirs.items() if k != "sure"})
    assert (mine["combat"], mine["once_per_game"]) == (declared["combat"], declared["once_per_game"])
    assert ICONS.index(mine["icon"]) == declared["icon"]
    assert canonical(parse_cost(mine["cost"])) == canonical(declared["cost"])
    assert canonical(parse(mine["effect"])) == canonical(declared["effect"])


@rule("IX-2.3", "IX-2.4", "IX-2.5", "IX-2.6", "IX-2.7", "IX-6.15")
def test_the_four_new_spaces() -> None:
    spaces = {space.id: space for space in IX.pieces["space"]}
    assert [(space.id, space.icon) for space in IX.pieces["space"]] == [
        ("interstellar_shipping", SPICE_TRADE),
        ("smuggling", SPICE_TRADE),
        ("tech_negotiation", LANDSRAAD),
        ("dreadnought_space", LANDSRAAD),
    ]
    assert not any(space.combat or space.maker_base or space.faction >= 0 for space in spaces.values())
    needs = spaces["interstellar_shipping"].needs
    assert needs is not None
    assert (needs.a, needs.b) == (GUILD, 2)
    assert [space.id for space in spaces.values() if space.needs is not None] == ["interstellar_shipping"]
    assert {space.id: space.cost.a for space in spaces.values() if space.cost.a} == {"dreadnought_space": 3}
    assert {space.id: space.reveal_persuasion for space in spaces.values() if space.reveal_persuasion} == {
        "tech_negotiation": 1
    }


@rule("IX-4.1")
def test_the_shipping_track_has_a_bottom_and_three_steps() -> None:
    track = sheet("board")["shipping_track"]
    assert (track["start"], track["top"]) == (0, len(IX.pieces["shipping"])) == (0, 3)
    assert [step["step"] for step in track["steps"]] == [0, 1, 2, 3]
    assert track["steps"][0]["reward"] == ""


# --- rules that are plain facts ------------------------------------------------------------
@rule("IX-6.13")
def test_no_unload_box_holds_persuasion_or_swords() -> None:
    unloading = [card for card in IX.pieces["card"] if any(mark.name == "unload" for mark in card.marks)]
    assert len(unloading) == 8
    for card in unloading:
        assert not re.search("persuasion|swords", repr(canonical(card.reveal))), card.id


@rule("IX-9.13")
def test_the_tiles_with_the_mark_of_house_hagal() -> None:
    marked = [tile.name for tile in IX.pieces["tech"] if tile.rival]
    told = [row["name"] for row in sheet("hagal")["rival_tech_tiles"]]
    assert sorted(marked) == sorted(name for names in told for name in names.split(", "))
    assert {tile.when for tile in IX.pieces["tech"]} == set(MOMENTS)


@rule("IX-9.18")
def test_the_leaders_that_may_be_rivals() -> None:
    assert [leader.id for leader in IX.pieces["leader"] if leader.rival_ok] == [
        "prince_rhombur_vernius",
        "viscount_hundro_moritani",
    ]


@rule("IX-12.5", "IX-13.7")
def test_coordination_counts_agents_on_spaces_with_any_of_three_icons() -> None:
    armand = next(leader for leader in IX.pieces["leader"] if leader.id == "archduke_armand_ecaz")
    assert armand.reveal.cond is not None
    assert (armand.reveal.cond.a, armand.reveal.cond.b) == (2, 1 << LANDSRAAD | 1 << CITY | 1 << SPICE_TRADE)


# --- the trees -----------------------------------------------------------------------------
def trees() -> Iterator[tuple[str, Effect]]:
    for table in TABLES:
        for piece in table.pieces:
            for name in fields(piece):
                value = getattr(piece, name)
                if isinstance(value, Effect):
                    yield f"{table.name}/{piece.id}/{name}", value
            for way in getattr(piece, "ways", ()):
                yield f"{table.name}/{piece.id}/{way.space}", way.effect


def nodes() -> Iterator[Effect]:
    for _, tree in trees():
        yield from walk(tree)


def test_names_in_trees_exist() -> None:
    cards = {card.id for box in (BASE, IX) for card in box.pieces["card"]}
    spaces = {space.id for box in (BASE, IX) for space in box.pieces["space"]}
    for one in nodes():
        assert not one.name or one.name in spaces or one.name == "infiltrate"
        if one.cond is not None and one.cond.op == IF_COPIES:
            assert one.cond.name in cards
    for card in IX.pieces["hagal"]:
        assert {card.space, *(way.space for way in card.ways)} - {""} <= spaces


def test_no_two_pieces_share_a_node() -> None:
    seen = [id(one) for one in nodes()]
    assert len(seen) == len(set(seen))


def test_ids_are_unique_among_all_pieces_of_a_sort() -> None:
    for pieces in (table.pieces for table in TABLES):
        ids = [piece.id for piece in pieces]
        assert len(ids) == len(set(ids))
        assert all(re.fullmatch(r"[a-z][a-z0-9_]*", name) for name in ids)


def test_every_class_of_piece_is_compared() -> None:
    compared = {type(piece) for table in TABLES for piece in table.pieces}
    assert compared == {Card, Intrigue, Conflict, Space, Leader, HagalCard, Tile, Step, Slot}

"""The declared box Immortality against its fact sheets, entry by entry and field by field; totals and trees."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.boxes.immortality.box import IMMORTALITY
from sandtable.imperium.boxes.immortality.solo import IMMORTALITY_SOLO
from sandtable.imperium.boxes.immortality.uprising_solo import IMMORTALITY_UPRISING_SOLO
from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.boxes.uprising.rivals import UPRISING_RIVALS
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import IMPERIUM_DECK, STARTING, Card, Intrigue
from sandtable.imperium.language.places import Space
from sandtable.imperium.language.rival_pieces import HagalCard
from sandtable.imperium.modules.research.language import Hex
from sandtable.imperium.modules.tleilaxu.language import TLEILAXU_DECK, TLEILAXU_RESERVE, Rung
from tests.citing import rule
from tests.imperium.immortality.tables import PLAYED_BY_FIRST_LINE, READINGS, TABLES, cards_from, sheet
from tests.imperium.notation import NotationError, canonical, parse, walk
from tests.imperium.sheets import SheetTests, expected, fields


class TestSheets(SheetTests):
    tables = TABLES
    readings = [*READINGS, *(("intrigue", id) for id in PLAYED_BY_FIRST_LINE)]
    mistakes = [
        ("imperium_cards", "dissecting_kit", "agent", "trash-partner => specimen 1"),
        ("imperium_cards", "sardaukar_quartermaster", "agent", "if grafted: recruit 1; draw 1"),
        ("imperium_cards", "high_priority_travel", "agent", "(if influence guild>=2: draw 1) or combat-access"),
        ("imperium_cards", "tleilaxu_surgeon", "reveal", "persuasion 2; lose-troop 1 => specimen 2"),
        ("tleilaxu_cards", "industrial_espionage", "agent", "if grafted: (draw 1; research 1; specimen 1)"),
        ("tleilaxu_cards", "subject_x_137", "acquire", "beetle 2"),
        ("tleilaxu_reserve", "reclaimed_forces", "acquire", "recruit 2; beetle 1"),
        ("intrigue", "gruesome_sacrifice", "cost", "lose-troop 2"),
        ("intrigue", "vicious_talents", "effect", "swords 2; if genetic>=1: swords 4; if genetic>=2: swords 2"),
        ("board", "research_station", "effect", "draw 3; research 1"),
        ("research_track", "r7b", "reward", "trash-intrigue 1 => (draw 1; intrigue 1)"),
        ("tleilaxu_track", "t4", "reward", "vp 2"),
        ("hagal", "hagal_research_station", "effect", "beetle 1"),
    ]


# --- can it fail? --------------------------------------------------------------------------
def test_a_new_field_or_changed_words_in_a_sheet_are_noticed() -> None:
    cards = next(t for t in TABLES if t.name == "tleilaxu_cards")
    usurp = next(entry for entry in cards.entries if entry["id"] == "usurp")
    with pytest.raises(AssertionError, match="compared with nothing"):
        expected(cards, {**usurp, "unload": True})
    with pytest.raises(NotationError):
        expected(cards, {**usurp, "agent": "may graft-with-row"})
    with pytest.raises(AssertionError, match="check it before relying on it"):
        expected(cards, {**usurp, "sure": False})


# --- totals --------------------------------------------------------------------------------
def copies(pieces: list[Card] | list[Intrigue] | list[HagalCard]) -> int:
    return sum(piece.copies for piece in pieces)


@rule("IMM-1.2", "IMM-1.5", "IMM-1.9", "IMM-1.10")
def test_totals() -> None:
    parts = {part["id"]: part["copies"] for part in sheet("board")["components"]}
    assert copies(cards_from(IMPERIUM_DECK)) == parts["imperium_cards"] == 30
    assert len(cards_from(IMPERIUM_DECK)) == 25
    assert copies(cards_from(TLEILAXU_DECK)) == len(cards_from(TLEILAXU_DECK)) == parts["tleilaxu_cards"] == 18
    assert copies(cards_from(TLEILAXU_RESERVE)) == parts["reclaimed_forces"] == 1
    assert copies(IMMORTALITY.pieces["intrigue"]) == parts["intrigue_cards"] == 15
    assert len(IMMORTALITY.pieces["intrigue"]) == 11
    assert copies(cards_from(STARTING)) == parts["experimentation"] == 2
    assert copies(IMMORTALITY_SOLO.pieces["hagal"]) == parts["hagal_cards"] == 4
    assert "hagal" not in IMMORTALITY.pieces  # for one player alone


@rule("IMM-1.8", "IMM-12.5")
def test_the_starting_deck() -> None:
    gone = sheet("starting_deck")["replaces"]
    assert IMMORTALITY.replaces["card:" + gone[0]["id"]] == gone[0]["with"] == "experimentation"
    for box in (BASE, UPRISING):
        deck = {card.id: card.copies for card in box.pieces["card"] if card.source == STARTING}
        shared = {name.partition(":")[2] for name in box.shares}
        if box is BASE:
            assert deck.pop("dune_the_desert_planet") == gone[0]["copies"]
            deck["experimentation"] = cards_from(STARTING)[0].copies
            assert deck == {card["id"]: card["copies"] for card in sheet("starting_deck")["resulting_deck"]}
        else:
            assert "dune_the_desert_planet" in shared | set(deck)


@rule("IMM-8.2")
def test_what_the_overlay_covers() -> None:
    (entry,) = sheet("board")["board_spaces"]
    for box, name in ((BASE, "base"), (UPRISING, "uprising")):
        under = next(space for space in box.pieces["space"] if space.id == entry["id"])
        assert canonical(under.effect) == canonical(parse(entry["replaces"][name]))
        over = IMMORTALITY.pieces["space"][0]
        assert (over.icon, over.combat, over.area) == (under.icon, under.combat, under.area)
        assert canonical(over.cost) == canonical(under.cost)


@rule("IMM-11.1", "IMM-12.3")
def test_the_changes_of_the_house_hagal_decks() -> None:
    changes = {change["id"]: change for change in sheet("hagal")["deck_changes"]}
    carthag = next(card for card in BASE.pieces["hagal"] if card.id == "hagal_carthag")
    assert changes["base_solo"]["remove"] == {carthag.id: carthag.copies}
    assert IMMORTALITY_SOLO.leaves_out == ("hagal:hagal_carthag",)
    added = {card.id: card.copies for card in IMMORTALITY_SOLO.pieces["hagal"]}
    assert added == changes["base_solo"]["add"] == changes["uprising_solo"]["add"]
    station = next(card for card in UPRISING_RIVALS.pieces["hagal"] if card.id == "hagal_research_station")
    left = {card.id: card for card in IMMORTALITY_UPRISING_SOLO.pieces["hagal"]}
    stays = left.pop("hagal_research_station_troops")
    assert {id: card.copies for id, card in left.items()} == added
    assert (stays.copies, stays.space, stays.swords) == (station.copies - 1, station.space, station.swords)
    assert canonical(stays.effect) == canonical(station.effect)
    for change in ("base_two_players", "uprising_two_players"):
        assert (changes[change]["remove"], changes[change]["add"]) == ({}, {})


# --- rules that are plain facts ------------------------------------------------------------
@rule("IMM-3.2", "IMM-3.8")
def test_the_hexes_are_neighbours_on_the_right() -> None:
    hexes: dict[str, Hex] = {each.id: each for each in IMMORTALITY.pieces["hex"]}
    assert len(hexes) == 22
    at = {(each.column, each.row): each.id for each in hexes.values()}
    for each in hexes.values():
        if each.column:  # the start leads to the only hex of the first column
            right = [(each.column + 1, each.row - 1), (each.column + 1, each.row + 1)]
            assert each.next == tuple(at[place] for place in right if place in at)
    alone = {each.id for each in hexes.values() if len(each.next) == 1}
    assert alone == {"r0", "r3a", "r4c", "r5a", "r6c", "r7a"}


@rule("IMM-4.1")
def test_the_markers_belong_to_two_columns() -> None:
    marked = {marker["condition"][-1]: set(marker["reached_by"]) for marker in sheet("board")["genetic_markers"]}
    for marker, ids in marked.items():
        assert {each.id for each in IMMORTALITY.pieces["hex"] if each.genetic == int(marker)} == ids
    assert [marker["column"] for marker in sheet("board")["genetic_markers"]] == [4, 8]


@rule("IMM-5.2")
def test_the_tleilaxu_track_has_seven_steps() -> None:
    steps = [each.step for each in IMMORTALITY.pieces["rung"]]
    assert steps == list(range(8))
    assert all(after - before == 1 for before, after in pairwise(steps))


@rule("IMM-14.6")
def test_the_card_that_copies_has_no_allegiance() -> None:
    ghola = next(card for card in cards_from(TLEILAXU_DECK) if card.id == "ghola")
    assert ghola.factions == ()


def test_the_promotional_card_is_not_in_the_box() -> None:
    assert [card["id"] for card in sheet("tleilaxu_cards")["promo"]] == ["piter_genius_advisor"]
    assert "piter_genius_advisor" not in {card.id for card in IMMORTALITY.pieces["card"]}


# --- the trees -----------------------------------------------------------------------------
def nodes() -> Iterator[Effect]:
    for table in TABLES:
        for piece in table.pieces:
            for name in fields(piece):
                value = getattr(piece, name)
                if isinstance(value, Effect):
                    yield from walk(value)


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
    assert compared == {Card, Intrigue, Space, Hex, Rung, HagalCard}

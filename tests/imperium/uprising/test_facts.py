"""The declared box Uprising against the fact sheets, entry by entry and field by field; its totals, and its trees."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.language.builders import gain, intrigue, node
from sandtable.imperium.language.effects import AGENT_ICONS, CONTROL, FACTIONS, IF_COPIES, LOSE_TROOPS, OPS, SPY, Effect
from sandtable.imperium.language.pieces import (
    BATTLE_ICONS,
    IMPERIUM_DECK,
    RESERVE,
    STARTING,
    Card,
    Conflict,
    Intrigue,
    Leader,
)
from sandtable.imperium.language.places import Space, Track
from sandtable.imperium.modules.choam_language import Contract
from sandtable.imperium.modules.icon_language import Objective
from sandtable.imperium.modules.spy_language import Post
from tests.citing import rule
from tests.imperium.notation import NotationError, canonical, walk
from tests.imperium.sheets import (
    SheetTests,
    expected,
    fields,
)
from tests.imperium.uprising.readings import DRAWBACK_OF, READINGS, SET_UP, TRAIT_OF
from tests.imperium.uprising.tables import TABLES, cards_from, sheet


class TestSheets(SheetTests):
    tables = TABLES
    readings = READINGS
    mistakes = [
        ("imperium_cards", "reliable_informant", "agent", "spy 1 on guild|bene|fremen"),
        ("imperium_cards", "double_agent", "agent", "spy 1 shared"),
        ("imperium_cards", "space_time_folding", "agent", "discard 1 => draw 1; if discarded guild: draw 1"),
        ("imperium_cards", "chani_clever_tactician", "reveal", "if bond fremen: (persuasion 2; retreat 2 => swords 4)"),
        ("imperium_cards", "desert_power", "reveal", "persuasion 2 or (water 1 => worm 1)"),
        ("imperium_cards", "branching_path", "agent", "if alliance bene: discard-intrigue 1 => (intrigue 1; spice 2)"),
        ("intrigue", "go_to_ground", "cost", "retreat 2"),
        ("intrigue", "special_mission", "effect", "spy 1 or (recall-spy 1 => (break-wall; spice 2))"),
        ("conflicts", "battle_for_arrakeen", "first", "vp 1; control arrakeen; recall-spy 1 => vp 1"),
        ("board", "sietch_tabr", "effect", "maker-hooks; recruit 1; water 1"),
        ("contracts", "arrakeen_spy", "reward", "recruit 1 or spy 1"),
    ]


# --- can it fail? --------------------------------------------------------------------------
def test_a_new_field_or_changed_words_in_a_sheet_are_noticed() -> None:
    cards = next(t for t in TABLES if t.name == "imperium_cards")
    leadership = next(entry for entry in cards.entries if entry["id"] == "leadership")
    with pytest.raises(AssertionError, match="compared with nothing"):
        expected(cards, {**leadership, "graft": "draw 1"})
    with pytest.raises(NotationError):
        expected(cards, {**leadership, "agent": "per own troop in the Conflict: draw 1"})
    with pytest.raises(NotationError):
        expected(cards, {**leadership, "agent": f"{leadership['agent']} and one more"})
    with pytest.raises(AssertionError, match="check it before relying on it"):
        expected(cards, {**leadership, "sure": False})


def test_every_reading_is_used() -> None:
    leaders = sheet("leaders")["leaders"]
    assert {leader["setup"] for leader in leaders if "setup" in leader} == set(SET_UP)
    declared = {trait for leader in UPRISING.pieces["leader"] for trait in leader.traits}
    assert declared == {*TRAIT_OF.values(), *DRAWBACK_OF.values()}


# --- totals --------------------------------------------------------------------------------
def copies(pieces: list[Card] | list[Intrigue] | list[Contract], module: str | None = None) -> int:
    return sum(piece.copies for piece in pieces if module is None or piece.module == module)


@rule("UPR-1.3", "UPR-2.3")
def test_totals() -> None:
    cards, plots = sheet("imperium_cards")["totals"], sheet("intrigue")["totals"]
    deck = cards_from(IMPERIUM_DECK)
    assert (copies(deck), copies(deck, "choam")) == (cards["cards_with_choam"], cards["choam_cards"]) == (69, 4)
    assert (len(deck), copies(deck, "")) == (cards["names"], cards["cards_without_choam"]) == (54, 65)
    held = UPRISING.pieces["intrigue"]
    assert (copies(held), copies(held, "choam")) == (plots["box_says"], plots["choam_cards"]) == (44, 4)
    assert (len(held), copies(held, "")) == (plots["names"], plots["cards_without_choam"]) == (39, 40)
    assert copies(cards_from(STARTING)) == sheet("starting_deck")["totals"]["cards_per_player"] == 10
    assert [(card.id, card.copies) for card in cards_from(RESERVE)] == [
        ("prepare_the_way", 8),
        ("the_spice_must_flow", 10),
    ]
    assert copies(cards_from(RESERVE)) == sheet("reserve")["totals"]["cards"] == 18
    assert len(UPRISING.pieces["objective"]) == sheet("objectives")["totals"]["cards"] == 5
    leaders = [leader for leader in UPRISING.pieces["leader"] if not leader.back_of]
    assert len(leaders) == sheet("leaders")["totals"]["leaders"] == 9
    assert [leader.id for leader in leaders if leader.module == "choam"] == ["shaddam_corrino_iv"]


@rule("UPR-20.1")
def test_twenty_contracts_of_eighteen_faces() -> None:
    totals = sheet("contracts")["totals"]
    assert copies(UPRISING.pieces["contract"]) == totals["standard_tokens"] == 20
    assert len(UPRISING.pieces["contract"]) == totals["standard_faces"] == 18
    assert copies([contract for contract in UPRISING.pieces["contract"] if contract.aside_for]) == 2


@rule("UPR-22.7")
def test_conflicts_by_level_and_battle_icon() -> None:
    totals = sheet("conflicts")["totals"]
    levels = Counter(card.level for card in UPRISING.pieces["conflict"])
    assert [levels[n] for n in (1, 2, 3)] == [totals[f"tier_{n}"] for n in (1, 2, 3)] == [3, 9, 4]
    assert Counter(card.icon for card in UPRISING.pieces["conflict"]) == totals["icons"]
    assert set(totals["icons"]) == set(BATTLE_ICONS)


@rule("UPR-11.4", "UPR-12.1")
def test_the_wall_guards_the_six_conflicts_for_places_that_can_be_controlled() -> None:
    guarded = sheet("board")["shield_wall"]["guards"]
    assert [space.id for space in UPRISING.pieces["space"] if space.control_bonus.parts()] == guarded
    walled = [card for card in UPRISING.pieces["conflict"] if card.wall]
    assert len(walled) == sheet("conflicts")["totals"]["walled"] == 6
    assert {card.control for card in walled} == set(guarded)
    for card in UPRISING.pieces["conflict"]:
        assert card.wall is bool(card.control)
        controls = [part.name for part in card.first.parts() if part.op == CONTROL]
        assert controls == ([card.control] if card.control else [])


@rule("UPR-22.3", "UPR-22.11")
def test_spaces_and_posts() -> None:
    totals = sheet("board")["totals"]
    assert len(UPRISING.pieces["space"]) == totals["spaces"] == 22
    assert sum(space.combat for space in UPRISING.pieces["space"]) == totals["combat_spaces"] == 10
    assert sum(space.maker_base > 0 for space in UPRISING.pieces["space"]) == totals["maker_spaces"] == 3
    assert len(UPRISING.pieces["post"]) == totals["posts"] == 13
    assert Counter(AGENT_ICONS[space.icon] for space in UPRISING.pieces["space"]) == totals["by_icon"]
    watched = {space for post in UPRISING.pieces["post"] for space in post.spaces}
    assert watched == {space.id for space in UPRISING.pieces["space"]}
    asking = [space.id for space in UPRISING.pieces["space"] if space.needs is not None]
    assert asking == ["imperial_privilege", "shipping", "sietch_tabr"]


@rule("UPR-10.1", "UPR-10.7")
def test_a_post_watches_one_to_three_spaces_and_only_two_spaces_touch_two_posts() -> None:
    assert {len(post.spaces) for post in UPRISING.pieces["post"]} == {1, 2, 3}
    touched = Counter(space for post in UPRISING.pieces["post"] for space in post.spaces)
    assert {space for space, n in touched.items() if n > 1} == {"research_station", "spice_refinery"}
    assert set(touched.values()) == {1, 2}


# --- rules that are plain facts ------------------------------------------------------------
@rule("UPR-7.2", "UPR-22.5")
def test_the_eight_agent_icons() -> None:
    assert AGENT_ICONS == ("emperor", "guild", "bene", "fremen", "landsraad", "city", "spice", "spy")
    assert {space.icon for space in UPRISING.pieces["space"]} == set(range(SPY))
    assert {icon for card in UPRISING.pieces["card"] for icon in card.icons} == set(range(SPY + 1))
    for space in UPRISING.pieces["space"]:
        assert space.faction in (-1, space.icon)
        assert (space.faction >= 0) == (space.area in FACTIONS)


@rule("UPR-24.5", "UPR-24.6")
def test_the_maker_spaces_and_their_base_spice() -> None:
    makers = [space for space in UPRISING.pieces["space"] if space.maker_base]
    assert [(space.name, space.maker_base, space.cost.c) for space in makers] == [
        ("Deep Desert", 4, 3),
        ("Hagga Basin", 2, 1),
        ("Imperial Basin", 1, 0),
    ]


@rule("UPR-4.4", "UPR-22.4")
def test_bonuses_at_level_4_of_each_track() -> None:
    bonuses = {track.name: canonical(track.bonuses[4]) for track in UPRISING.pieces["track"]}
    assert bonuses == {
        "Emperor": canonical(node("spy", 1)),
        "Spacing Guild": canonical(gain(solari=3)),
        "Bene Gesserit": canonical(intrigue(1)),
        "Fremen": canonical(gain(water=1)),
    }


@rule("UPR-22.1")
def test_there_is_no_mentat_and_no_foldspace() -> None:
    assert not {OPS.names[one.op] for one in nodes()} & {"mentat", "foldspace", "sell_melange"}
    assert not {card.id for card in UPRISING.pieces["card"]} & {"foldspace", "arrakis_liaison"}


@rule("UPR-22.10")
def test_no_piece_takes_troops_away() -> None:
    assert LOSE_TROOPS not in {one.op for one in nodes()}


@rule("UPR-23.1")
def test_no_intrigue_card_waits_for_a_victory() -> None:
    assert [card.id for card in UPRISING.pieces["intrigue"] if card.won or card.first] == []


@rule("UPR-2.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_which_objectives_are_dealt(seats: int) -> None:
    used = [objective for objective in UPRISING.pieces["objective"] if not objective.seats or seats in objective.seats]
    assert [objective.id for objective in used] == sheet("objectives")["used"][f"players_{seats}"]
    assert len(used) == sheet("objectives")["totals"][f"dealt_with_{seats}"] == seats
    assert [objective.first for objective in used].count(True) == 1


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


def test_names_in_trees_exist() -> None:
    cards = {card.id for card in UPRISING.pieces["card"]}
    spaces = {space.id for space in UPRISING.pieces["space"]}
    for one in nodes():
        if one.op == CONTROL:
            assert one.name in spaces
        if one.cond is not None and one.cond.op == IF_COPIES:
            assert one.cond.name in cards
    for contract in UPRISING.pieces["contract"]:
        assert contract.space in ("", *spaces)
        assert contract.card in ("", *cards)
    for post in UPRISING.pieces["post"]:
        assert set(post.spaces) <= spaces


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
    assert compared == {Card, Intrigue, Conflict, Space, Track, Leader, Post, Objective, Contract}

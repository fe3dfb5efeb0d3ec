"""The declared House Hagal cards and solo levels against their fact sheet, entry by entry and field by field.

The comparing itself is that of `tests.imperium.sheets`: every attribute of every piece, and every field of
every entry has to be used up. Here every field of the sheet around the entries is, too.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.lab.position import DEFAULT_RIVALS
from sandtable.imperium.language.builders import nothing
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.language.family import SPACE
from sandtable.imperium.language.rival_pieces import HAGAL_BOTH, HAGAL_SOLO, HAGAL_TWO, Difficulty, HagalCard
from sandtable.imperium.modules.rivals import choices, trades
from tests.citing import rule
from tests.imperium.base.pieces import HAGAL_SOLO_DECK, HAGAL_TWO_DECK
from tests.imperium.notation import NotationError, parse, parse_cost, walk
from tests.imperium.sheets import (
    Entry,
    SheetTests,
    Table,
    Values,
    differences,
    expected,
    piece_of,
    sheet,
)

HAGAL = sheet("hagal")
MARKS = {None: HAGAL_BOTH, "1P": HAGAL_SOLO, "2P": HAGAL_TWO}

# What the two special cards say in prose, and the flag that stands for it.
SPECIAL = {
    "note: send the Agent to the Maker space with the most bonus spice; tied: the one with the most spice in all "
    "(base and bonus). No Maker space has bonus spice: reveal another card": "harvest",
    "note: at once shuffle all House Hagal cards into a new deck, then reveal again": "reshuffle",
}


# --- from an entry to the values its piece should have -------------------------------------
def combat_of(space: str | None) -> bool:
    """A House Hagal card is a combat card if its space is a Combat space; Harvest Spice goes to Maker spaces."""
    if space == "special":
        makers = {place.combat for place in BASE.of(SPACE) if place.maker_base}
        assert len(makers) == 1
        return makers.pop()
    return space is not None and next(place.combat for place in BASE.of(SPACE) if place.id == space)


def hagal_values(table: str, entry: Entry) -> Values:
    text: str = entry.pop("effect")
    flag = SPECIAL.get(text, "")
    space: str | None = entry.pop("space")
    assert (space in (None, "special")) == (flag != "")
    assert entry.pop("combat") == combat_of(space)
    swords = entry.pop("swords")
    assert (swords is None) == (flag == "reshuffle")  # the only card without a number of swords
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "copies": entry.pop("copies"),
        "mark": MARKS[entry.pop("mark")],
        "space": "" if flag else space,
        "effect": nothing() if flag else parse(text),
        "swords": swords or 0,
        "harvest": flag == "harvest",
        "reshuffle": flag == "reshuffle",
        "ways": (),
        "needs": None,
        "posts": (),
    }


def difficulty_values(table: str, entry: Entry) -> Values:
    name = re.fullmatch(r"(.+) \((?:novice|veteran|expert\+?)\)", entry.pop("name"))
    cost = parse_cost(entry.pop("mentat_space_cost"))
    extra = entry.pop("rival_extra")
    intrigue = re.fullmatch(r"intrigue (\d+)", extra or "intrigue 0")
    assert name is not None
    assert intrigue is not None
    assert (cost.b, cost.c) == (0, 0)
    return {
        "id": entry.pop("id"),
        "name": name[1],
        "your_extra": parse(entry.pop("your_extra")),
        "mentat_cost": cost.a,
        "rival_garrison": entry.pop("rival_garrison"),
        "conflicts_above_swordmasters": entry.pop("conflict_cards_above_swordmasters"),
        "rival_intrigue": int(intrigue[1]),
        "swordmaster_open": entry.pop("you_may_gain_swordmaster"),
        "expert_deployment": entry.pop("expert_deployment"),
        "variants": (),
    }


CARDS = Table("hagal", HAGAL["cards"], BASE.pieces["hagal"], hagal_values)
LEVELS = Table("difficulty", HAGAL["difficulty"], BASE.pieces["difficulty"], difficulty_values)
TABLES = [CARDS, LEVELS]


class TestSheets(SheetTests):
    tables = TABLES
    mistakes = [
        ("hagal", "hagal_conspire", "effect", "influence emperor 1; recruit 3"),
        ("hagal", "hagal_heighliner", "effect", "influence guild 1; recruit 5"),
        ("hagal", "hagal_foldspace", "effect", "influence guild 2"),
    ]


def test_every_class_of_piece_is_compared() -> None:
    assert {type(piece) for table in TABLES for piece in table.pieces} == {HagalCard, Difficulty}


# --- totals --------------------------------------------------------------------------------
@rule("IMP-1.1", "IMP-18.3", "IMP-19.7")
def test_31_cards_of_which_28_serve_two_players_and_27_the_solo_game() -> None:
    assert sum(card.copies for card in BASE.pieces["hagal"]) == HAGAL["total"] == 31
    assert len(HAGAL_TWO_DECK) == HAGAL["deck_two_players"] == 28
    assert len(HAGAL_SOLO_DECK) == HAGAL["deck_solo"] == 27


@rule("IMP-18.3", "IMP-19.7")
def test_cards_left_out_of_each_deck() -> None:
    every = Counter({card.id: card.copies for card in BASE.pieces["hagal"]})
    two = Counter(BASE.pieces["hagal"][kind].id for kind in HAGAL_TWO_DECK)
    solo = Counter(BASE.pieces["hagal"][kind].id for kind in HAGAL_SOLO_DECK)
    assert HAGAL["removed"] == {
        "two_players": "the 3 Arrakeen cards marked 1P",
        "solo": "the Reshuffle card and the 3 Arrakeen cards marked 2P",
    }
    assert every - two == {"hagal_arrakeen_1p": 3}
    assert every - solo == {"hagal_reshuffle": 1, "hagal_arrakeen_2p": 3}


# --- the rest of the sheet -----------------------------------------------------------------
def test_nothing_of_the_sheet_is_left_uncompared() -> None:
    assert set(HAGAL) == {
        "kind", "total", "deck_two_players", "deck_solo", "terms", "cards", "removed", "trade_in", "trade_in_note",
        "difficulty", "difficulty_note", "expert_deployment", "rival_leaders_barred", "rival_leaders_first_game",
    }  # fmt: skip
    assert HAGAL["kind"] == "hagal"
    assert set(HAGAL["terms"]) == {"signet"}


def test_only_the_solo_arrakeen_cards_have_the_signet_icon() -> None:
    assert [entry["id"] for entry in HAGAL["cards"] if "signet" in entry["effect"]] == ["hagal_arrakeen_1p"]
    assert HAGAL["terms"]["signet"].endswith("(solo only)")


@rule("IMP-19.16")
def test_goods_that_rivals_trade_in() -> None:
    prices = {
        "intrigue": trades.INTRIGUE_TRADE,
        "water": trades.WATER_TRADE,
        "solari": trades.SOLARI_TRADE,
        "spice": trades.SPICE_TRADE,
    }
    assert HAGAL["trade_in"] == [{"pay": f"{what} {n}", "gain": "vp 1"} for what, n in prices.items()]
    assert HAGAL["trade_in_note"].startswith("solo only, at any time, at once and as often as possible")


@rule("IMP-19.5", "IMP-19.9")
def test_the_note_on_the_levels_says_what_the_entries_say() -> None:
    rounds = ", ".join(str(level.conflicts_above_swordmasters) for level in BASE.pieces["difficulty"])
    assert f"round {rounds}; used from that round on" in HAGAL["difficulty_note"]
    assert HAGAL["difficulty_note"].endswith("Everybody, Rivals too, also starts with water 1")


@rule("IMP-19.19")
def test_levels_and_conflicts_with_expert_deployment() -> None:
    rest: dict[str, Any] = dict(HAGAL["expert_deployment"])
    assert rest.pop("levels") == [level.id for level in BASE.pieces["difficulty"] if level.expert_deployment]
    assert tuple(rest.pop("conflict_levels")) == choices.EXPERT_LEVELS
    assert f"already ahead by {choices.EXPERT_LEAD} or more troops" in rest.pop("rule")
    note = rest.pop("note")  # the reading taken of what is not sure
    assert "compares with the largest other force and deploys only until the lead is 2" in note
    assert rest == {"sure": False}


@rule("IMP-19.3")
def test_leaders_of_rivals() -> None:
    assert sorted(leader.id for leader in BASE.pieces["leader"] if not leader.rival_ok) == sorted(
        HAGAL["rival_leaders_barred"]
    )
    assert tuple(HAGAL["rival_leaders_first_game"]) == DEFAULT_RIVALS


def test_all_names_in_trees_exist() -> None:
    spaces = {space.id for space in BASE.pieces["space"]}
    assert {card.space for card in BASE.pieces["hagal"] if not (card.harvest or card.reshuffle)} <= spaces
    ids = [piece.id for table in TABLES for piece in table.pieces]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", id) for id in ids)
    seen = [id(node) for card in BASE.pieces["hagal"] for node in walk(card.effect)]
    assert len(seen) == len(set(seen))
    assert {name for entry in HAGAL["cards"] for name in FACTIONS if f"influence {name} 1" in entry["effect"]} == set(
        FACTIONS
    )


# --- can it fail? --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("id", "wrong"),
    [
        ("hagal_heighliner", "influence guild 1; recruit 5"),  # what the space gives
        ("hagal_conspire", "influence emperor 1; recruit 2; intrigue 1"),
        ("hagal_secrets", "influence bene 1; intrigue 1"),
        ("hagal_arrakeen_1p", "recruit 1"),
        ("hagal_arrakeen_2p", "recruit 1; signet"),
        ("hagal_stillsuits", "influence fremen 1; water 1"),
    ],
)
def test_a_plausible_mistake_is_reported(id: str, wrong: str) -> None:
    entry = next(entry for entry in CARDS.entries if entry["id"] == id)
    piece = piece_of(CARDS, id)
    declared = piece.effect
    piece.effect = parse(wrong)
    try:
        assert len(differences(CARDS, entry, piece)) == 1
    finally:
        piece.effect = declared


def test_a_changed_sheet_is_noticed() -> None:
    harvest = next(entry for entry in CARDS.entries if entry["id"] == "hagal_harvest_spice")
    carthag = next(entry for entry in CARDS.entries if entry["id"] == "hagal_carthag")
    mentat = next(entry for entry in LEVELS.entries if entry["id"] == "mentat")
    with pytest.raises((AssertionError, NotationError)):
        expected(CARDS, {**harvest, "effect": "note: send the Agent to the Maker space with the least bonus spice"})
    with pytest.raises(AssertionError):
        expected(CARDS, {**carthag, "combat": False})
    with pytest.raises(AssertionError):
        expected(CARDS, {**carthag, "swords": None})
    with pytest.raises(AssertionError, match="compared with nothing"):
        expected(CARDS, {**carthag, "cost": "spice 1"})
    with pytest.raises(AssertionError, match="compared with nothing"):
        expected(LEVELS, {**mentat, "extra_rounds": 2})
    with pytest.raises(AssertionError, match="check it before relying on it"):
        expected(LEVELS, {**mentat, "sure": False})
    for field, value in (("mentat_space_cost", "water 5"), ("rival_extra", "solari 1"), ("name", "Mentat")):
        with pytest.raises(AssertionError):
            expected(LEVELS, {**mentat, field: value})

"""The declared House Hagal cards, Rivals and levels of Uprising against their fact sheets, entry by entry.

Both sheets say in prose when a card names which of its spaces; what is not notation stands here word for word.
"""

from __future__ import annotations

import re

import pytest

from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.boxes.uprising.rivals import UPRISING_RIVALS
from sandtable.imperium.language import builders as build
from sandtable.imperium.language.effects import (
    FACTIONS,
    GUILD,
    NO_FACTION,
    RIVAL_ALLIANCE,
    RIVAL_HIGHEST,
    RIVAL_LOWEST,
    Cond,
    Effect,
)
from sandtable.imperium.language.rival_pieces import (
    HAGAL_BOTH,
    HAGAL_TWO,
    Difficulty,
    HagalCard,
    HagalWay,
    Rival,
)
from sandtable.imperium.modules.rivals import trades
from sandtable.imperium.modules.rivals import turns as play
from tests.citing import rule
from tests.imperium.notation import canonical, icon_bits, parse, parse_condition
from tests.imperium.sheets import (
    Entry,
    Table,
    Values,
    all_used,
    differences,
    every_alteration_is_reported,
    expected,
    order_differences,
    piece_of,
)
from tests.imperium.uprising.tables import sheet

HAGAL = sheet("hagal")
RIVALS = sheet("rivals")
SPACES = {space.id: space for space in UPRISING.pieces["space"]}

# Words that these two sheets add to the notation.
RECALLED = "note: turn up another card, whether or not a spy could be placed"
RESHUFFLED = "note: shuffle every House Hagal card, this one included, into a new deck; then turn up another card"
WHENS: dict[str, Cond | None] = {  # of a card with two spaces; the one without a condition is what is left
    "conflict-level=3": build.condition("last_conflicts"),
    "conflict-level<=2": None,
    "influence guild>=2": build.influence_at_least(GUILD, 2),
    "influence guild<2": None,
}
HARVESTS = {  # the space with most bonus spice counts
    "neither space holds bonus spice",
    "deep_desert holds no bonus spice",
}
RICHEST = {"more bonus spice here, or equal", "more bonus spice here"}
MODES = {"lowest": RIVAL_LOWEST, "highest": RIVAL_HIGHEST, "alliance-if-able": RIVAL_ALLIANCE}


# --- from an entry to the values its piece should have -------------------------------------
def tree(text: str) -> Effect:
    """The notation with the words of these sheets: each part on its own, in its order."""
    parts = [_part(part.strip()) for part in text.split(";")]
    effect = parts[0]
    for part in parts[1:]:
        effect = effect + part
    return effect


def _part(text: str) -> Effect:
    if found := re.fullmatch(r"influence priority-(\d) (\d)", text):
        return build.node("rival_influence", int(found[1]), int(found[2]))
    if found := re.fullmatch(r"influence (lowest|highest|alliance-if-able) (\d)", text):
        return build.node("rival_influence", MODES[found[1]], int(found[2]))
    if text == "spy faction-post":
        return build.node("rival_spy")
    if found := re.fullmatch(r"spy (\w+)-post", text):
        return build.node("rival_spy", 0, icon_bits(found[1]))
    if text == "steal-intrigue each-opponent>=4":
        return build.steal_intrigue()
    if text == "bonus-spice":
        return build.harvest(0)
    if found := re.fullmatch(r"if maker-hooks and worms-allowed: (.+) else (.+)", text):
        return build.either(build.condition("may_summon"), _part(found[1]), _part(found[2]))
    if found := re.fullmatch(r"if alliance any: (.+) else (.+)", text):
        return build.either(build.alliance(), _part(found[1]), _part(found[2]))
    if found := re.fullmatch(r"if maker-hooks: (.+)", text):
        return build.when(build.condition("hooks"), _part(found[1]))
    if found := re.fullmatch(r"if (influence \w+>=\d): (.+)", text):
        cond = parse_condition(found[1])
        assert cond is not None
        return build.when(cond, _part(found[2]))
    return parse(text)


def hagal_values(table: str, entry: Entry) -> Values:
    """`combat` and `zero_cost_faction` are compared with the space itself: the engine reads them there."""
    del entry["src"], entry["note"]
    entry.pop("unsure", None)
    id = entry.pop("id")
    rows = entry.pop("spaces")
    skip = entry.pop("skip_if", "")
    text = entry.pop("effect", "")
    combat, free = entry.pop("combat", None), entry.pop("zero_cost_faction", None)
    ways = tuple(_way(id, dict(row), combat, free) for row in rows)
    posts = tuple(entry.pop("post_order", ()))
    players = entry.pop("players")
    mark = entry.pop("mark", None)
    assert (players, mark) in (("1-2", None), ("2", "2P"))
    swords = entry.pop("swords")
    assert (swords == "none") == (text == RESHUFFLED) == (mark is not None)
    harvest = skip in HARVESTS
    several = len(ways) > 1 or harvest
    if not harvest:  # the space with a condition is looked at first
        ways = tuple(sorted(ways, key=lambda way: way.when is None))
    only, _, said = text.partition("; ")
    assert (posts != ()) == (said == RECALLED)
    return {
        "id": id,
        "name": entry.pop("name"),
        "copies": entry.pop("copies"),
        "mark": HAGAL_TWO if mark else HAGAL_BOTH,
        "space": ways[0].space if ways and not several else "",
        "effect": tree(only) if posts else ways[0].effect if ways and not several else build.nothing(),
        "swords": 0 if swords == "none" else swords,
        "harvest": harvest,
        "reshuffle": text == RESHUFFLED,
        "ways": tuple((way.space, way.effect, way.when) for way in ways) if several else (),
        "needs": None if harvest or not skip else build.influence_at_least(*_below(skip)),
        "posts": posts,
    }


def _below(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"influence (\w+)<(\d)", text)
    assert found is not None
    return FACTIONS.index(found[1]), int(found[2])


def _way(id: str, row: Entry, combat: bool | None, free: bool | None) -> HagalWay:
    space = SPACES[row.pop("space")]
    assert row.pop("combat", combat) == space.combat
    costs_nothing = space.faction != NO_FACTION and space.cost.op == build.nothing().op
    assert row.pop("zero_cost_faction", bool(free)) == costs_nothing
    when = row.pop("when", None)
    way = HagalWay(space.id, tree(row.pop("effect")), None if when is None or when in RICHEST else WHENS[when])
    all_used("hagal", id, row)
    return way


def rival_values(table: str, entry: Entry) -> Values:
    del entry["src"]
    entry.pop("note", None)
    entry.pop("unsure", None)
    assert entry.pop("copies") == 1
    assert entry.pop("two_player_only", False) != entry["can_win"]
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "swordmaster": entry.pop("swordmaster"),
        "signet": tree(entry.pop("signet")),
        "scheme": tree(entry.pop("scheme")),
        "priority": tuple(FACTIONS.index(faction) for faction in entry.pop("priority")),
        "can_win": entry.pop("can_win"),
    }


VARIANTS = {"brutal_escalation": "brutal", "expert_deployment": "expert", "smart_politics": "politics"}


def level_values(table: str, entry: Entry) -> Values:
    assert entry.pop("copies") == 1
    del entry["rank"]
    cards = entry.pop("player_start_intrigue")
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "your_extra": build.intrigue(cards) if cards else build.nothing(),
        "mentat_cost": 0,
        "rival_garrison": entry.pop("rival_start_garrison"),
        "conflicts_above_swordmasters": 0,
        "rival_intrigue": 0,
        "swordmaster_open": entry.pop("human_swordmaster", True),
        "expert_deployment": False,
        "variants": tuple(VARIANTS[variant] for variant in entry.pop("variants")),
    }


def _unsure(entries: list[Entry]) -> dict[str, str]:
    """Each entry that the sheets mark unsure has its line among the rulings."""
    return {entry["id"]: "R-UPR-43" for entry in entries if not entry["sure"]}


CARDS = Table("hagal", HAGAL["cards"], UPRISING_RIVALS.pieces["hagal"], hagal_values, _unsure(HAGAL["cards"]))
PERSONS = Table("rivals", RIVALS["rivals"], UPRISING_RIVALS.pieces["rival"], rival_values, _unsure(RIVALS["rivals"]))
LEVELS = Table("difficulty", RIVALS["difficulties"], UPRISING_RIVALS.pieces["difficulty"], level_values)
TABLES = [CARDS, PERSONS, LEVELS]
ENTRIES = [pytest.param(table, entry, id=f"{table.name}-{entry['id']}") for table in TABLES for entry in table.entries]
by_name = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


@by_name
def test_same_ids_in_the_same_order(table: Table) -> None:
    assert order_differences(table, table.pieces) == []


@pytest.mark.parametrize(("table", "entry"), ENTRIES)
def test_entry(table: Table, entry: Entry) -> None:
    assert _plain_differences(table, entry) == []


def _plain_differences(table: Table, entry: Entry) -> list[str]:
    """The ways of a card as plain values, so that trees in them are compared too."""
    piece = piece_of(table, entry["id"])
    if not isinstance(piece, HagalCard):
        return differences(table, entry, piece)
    declared = piece.ways
    piece.ways = tuple((way.space, way.effect, way.when) for way in declared)  # type: ignore[misc]
    try:
        return differences(table, entry, piece)
    finally:
        piece.ways = declared


def test_every_class_of_piece_is_compared() -> None:
    assert {type(piece) for table in TABLES for piece in table.pieces} == {HagalCard, Difficulty, Rival}


@pytest.mark.parametrize("table", [PERSONS, LEVELS], ids=["rivals", "difficulty"])
def test_any_altered_attribute_of_any_piece_is_reported(table: Table) -> None:
    every_alteration_is_reported(table)


@pytest.mark.parametrize(
    ("id", "way", "wrong"),
    [
        ("hagal_deliver_supplies_heighliner", 0, "influence guild 1; recruit 5"),
        ("hagal_accept_contract_shipping_a", 0, "solari 2; influence priority-1 1"),
        ("hagal_hagga_imperial_basin", 0, "bonus-spice; if maker-hooks and worms-allowed: worm 1 else spice 2"),
        ("hagal_deep_desert", 0, "bonus-spice; if maker-hooks and worms-allowed: worm 1 else spice 4"),
    ],
)
def test_a_plausible_mistake_in_a_way_is_reported(id: str, way: int, wrong: str) -> None:
    entry = next(entry for entry in CARDS.entries if entry["id"] == id)
    piece = piece_of(CARDS, id)
    declared = piece.ways[way].effect
    piece.ways[way].effect = tree(wrong)
    try:
        assert len(_plain_differences(CARDS, entry)) == 1
    finally:
        piece.ways[way].effect = declared


def test_changed_words_in_a_sheet_are_noticed() -> None:
    basin = next(entry for entry in CARDS.entries if entry["id"] == "hagal_deep_desert")
    with pytest.raises(AssertionError):
        expected(CARDS, {**basin, "skip_if": "deep_desert holds spice"})
    with pytest.raises(AssertionError, match="compared with nothing"):
        expected(CARDS, {**basin, "graft": "draw 1"})
    with pytest.raises(AssertionError, match="check it before relying on it"):
        expected(CARDS, {**basin, "sure": True})


# --- totals and the rest of the sheets -------------------------------------------------------
@rule("UPR-R1.2", "UPR-R2.8")
def test_37_cards_of_which_36_serve_the_solo_game_and_10_rivals() -> None:
    cards = UPRISING_RIVALS.pieces["hagal"]
    assert sum(card.copies for card in cards) == HAGAL["total"] == 37
    assert sum(card.copies for card in cards if card.mark == HAGAL_BOTH) == HAGAL["solo_total"] == 36
    assert len(UPRISING_RIVALS.pieces["rival"]) == RIVALS["total"] == 10


@rule("UPR-R1.3")
def test_a_rival_card_has_four_factions_in_an_order() -> None:
    assert all(sorted(rival.priority) == [0, 1, 2, 3] for rival in UPRISING_RIVALS.pieces["rival"])


@rule("UPR-R9.6", "UPR-R9.3")
def test_purchases_of_rivals() -> None:
    sold = {"solari": trades.SOLARI_TRADE, "spice": trades.SPICE_TRADE}
    sold |= {"intrigue": trades.INTRIGUE_TRADE, "water": trades.WATER_TRADE}
    rows = RIVALS["vp_purchases"]["rows"]
    assert {row["cost"]: row["effect"] for row in rows} == {f"{what} {n}": "vp 1" for what, n in sold.items()}
    assert RIVALS["swordmaster_payment"]["order"] == ["solari", "spice", "intrigue", "water"]


@rule("UPR-R13.6")
def test_variants_and_their_modes() -> None:
    modes = {variant["id"]: variant["modes"] for variant in RIVALS["variants"]}
    assert modes.pop("dice_churn") == ["solo"]
    assert modes.pop("streamlined_rivals") == ["two_player"]
    assert set(modes) == set(VARIANTS)
    assert all(mode == ["solo", "two_player"] for mode in modes.values())
    assert set(VARIANTS.values()) == {play.BRUTAL, play.EXPERT, play.SMART}
    streamlined = next(variant for variant in RIVALS["variants"] if variant["id"] == "streamlined_rivals")
    cannot_win = [rival.id for rival in UPRISING_RIVALS.pieces["rival"] if not rival.can_win]
    assert sorted(streamlined["rivals"]) == sorted(cannot_win)


def test_nothing_of_the_sheets_is_left_uncompared() -> None:
    assert set(HAGAL) == {"box", "deck", "total", "solo_total", "cards"}
    assert set(RIVALS) == {
        "box", "total", "vp_purchases", "swordmaster_payment", "rivals", "difficulties", "variants",
    }  # fmt: skip


def test_trees_are_not_shared() -> None:
    seen: list[int] = []
    for card in UPRISING_RIVALS.pieces["hagal"]:
        seen += [id(card.effect), *(id(way.effect) for way in card.ways)]
    for rival in UPRISING_RIVALS.pieces["rival"]:
        seen += [id(rival.signet), id(rival.scheme)]
    assert len(seen) == len(set(seen))
    assert canonical(UPRISING_RIVALS.pieces["rival"][0].signet) == canonical(build.intrigue(1))

"""The declared base box against the fact sheets, entry by entry and field by field.

A table entry is turned into the values its piece should have; every attribute of every piece is
compared, and every field of every entry has to be used up, so neither side can hold something the
other does not know of. Effect strings are parsed by `tests.notation`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from sandtable.imperium.boxes.base import BASE
from sandtable.imperium.effects import (
    BENE,
    CONTROL,
    DISCOUNT,
    FACTIONS,
    HOOK,
    HOOKS,
    ICONS,
    IF_COPIES,
    IF_MOST_COPIES,
    PAY,
    Cond,
    Effect,
    choose,
    deploy,
    discard,
    discount,
    draw,
    each_opponent,
    fetch,
    gain,
    harvest,
    has_council_seat,
    hook,
    in_reveal_turn,
    influence,
    intrigue,
    may_put_acquired_on_deck,
    nothing,
    pay,
    persuasion,
    recruit,
    sell_melange,
    space_influence,
    swords,
    tracks_at_least,
    trash_self,
    vp,
    when,
)
from sandtable.imperium.pieces import (
    IMPERIUM_DECK,
    RESERVE,
    STARTING,
    TRAITS,
    WINDOWS,
    Card,
    Conflict,
    Intrigue,
    Leader,
    Space,
    Track,
)
from tests.citing import rule
from tests.notation import (
    NotationError,
    canonical,
    parse,
    parse_condition,
    parse_cost,
    parse_windows,
    walk,
)

FACTS = Path(__file__).parent / "facts" / "imperium"

Entry = dict[str, Any]
Values = dict[str, object]


@cache
def sheet(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))
    return loaded


# --- what the sheets say in prose ----------------------------------------------------------
# (sheet, id, field): the words, which must stand there exactly so, and the tree we read them as.
READINGS: dict[tuple[str, str, str], tuple[str, Effect]] = {
    ("imperium_cards", "carryall", "agent"): (
        "base spice harvested with this Agent is doubled",
        hook("double_harvest"),
    ),
    ("imperium_cards", "guild_bankers", "reveal"): (
        "The Spice Must Flow costs 3 less this turn",
        discount("the_spice_must_flow", 3),
    ),
    ("imperium_cards", "kwisatz_haderach", "agent"): (
        "send one of your Agents from anywhere, the board included, to any space",
        hook("kwisatz_haderach"),
    ),
    ("imperium_cards", "other_memory", "agent"): (
        "take 1 Bene Gesserit card from your discard pile into hand",
        fetch(BENE),
    ),
    ("imperium_cards", "power_play", "agent"): (
        "the faction space gives 2 influence instead of 1",
        space_influence(2),
    ),
    ("imperium_cards", "the_voice", "agent"): (
        "name a board space; opponents cannot send Agents there until your next turn",
        hook("the_voice"),
    ),
    ("intrigue", "bindu_suspension", "effect"): (
        "may pass-turn",
        hook("bindu_suspension"),
    ),
    ("intrigue", "charisma", "effect"): (
        "in your Reveal turn this round, persuasion 2",
        in_reveal_turn(persuasion(2)),
    ),
    ("intrigue", "dispatch_an_envoy", "effect"): (
        "the card you play this turn also has the icons emperor, guild, bene and fremen",
        hook("dispatch_an_envoy"),
    ),
    ("intrigue", "double_cross", "effect"): (
        "an opponent you choose: lose-troop 1 (from the Conflict)",
        hook("double_cross"),
    ),
    ("intrigue", "infiltrate", "effect"): (
        "enemy Agents do not block the next Agent you send this turn",
        hook("infiltrate"),
    ),
    ("intrigue", "plans_within_plans", "effect"): (
        "if influence>=3 on three tracks: vp 1; instead if on all four: vp 2",
        when(tracks_at_least(3, 3), vp(1)) + when(tracks_at_least(4, 3), vp(1)),
    ),
    ("intrigue", "poison_snooper", "effect"): (
        "look at the top card of your deck; draw it or trash it",
        hook("peek_draw_or_trash"),
    ),
    ("intrigue", "recruitment_mission", "effect"): (
        "in your Reveal turn this round, persuasion 1, and each card you acquire may go on top of your deck",
        in_reveal_turn(persuasion(1) + may_put_acquired_on_deck()),
    ),
    ("intrigue", "refocus", "effect"): (
        "shuffle your discard pile into your deck",
        hook("refocus"),
    ),
    ("board", "hall_of_oratory", "effect"): (  # compared as Space.reveal_persuasion
        "in your Reveal turn, if an Agent of yours is still here, persuasion 1",
        nothing(),
    ),
    ("board", "sell_melange", "cost"): (  # chosen on arrival
        "spice 2 to 5",
        nothing(),
    ),
    ("board", "sell_melange", "effect"): (
        "one exchange by the table sell_melange",
        sell_melange(),
    ),
    ("board", "the_great_flat", "effect"): ("spice 3; bonus spice here", harvest(3)),
    ("board", "hagga_basin", "effect"): ("spice 2; bonus spice here", harvest(2)),
    ("board", "imperial_basin", "effect"): ("spice 1; bonus spice here", harvest(1)),
    ("leaders", "duke_leto_atreides", "signet"): (
        "influence 1 with a faction where some opponent has more influence than you",
        hook("prudent_diplomacy"),
    ),
    ("leaders", "helena_richese", "signet"): (
        "set one Imperium Row card aside and refill the row; "
        "in your Reveal turn this round you may acquire it for 1 Persuasion less",
        hook("manipulate"),
    ),
}

# (sheet, id, field): the field is a plain effect, but the note of the entry says more than it.
AMENDED: dict[tuple[str, str, str], tuple[str, str, Effect]] = {
    ("intrigue", "reinforcements", "effect"): (
        "recruit 3",
        "in your Reveal turn any of these three may be deployed at once",
        recruit(3, deployable=True),
    ),
}

# Left abilities: the words, and whether the owner may leave it unused.
TRAIT_OF: dict[tuple[str, bool], str] = {
    ("at any time look at the top card of your own deck", True): "prescience",
    ("sending an Agent to a Landsraad space costs you 1 Solari less", False): "landsraad_popularity",
    (
        "once per game, on a turn in which you deploy 4 or more troops to the Conflict, reveal your two hidden tokens "
        "and gain influence 1 with each of those two factions",
        True,
    ): "masterstroke",
    ("start with spice 1 and solari 1 more", False): "arrakis_fiefdom",
    ("whenever you harvest spice at a Maker space, take 1 less and draw 1", False): "spice_addict",
    ("when you take your High Council seat, influence any 1", False): "connections",
    ("whenever you pay Solari as the cost of a board space, draw 1", False): "ruthless_negotiator",
    ("enemy Agents do not block yours at Landsraad and City spaces", False): "eyes_everywhere",
}

# When an Intrigue card may be played, beyond its window: the flag that says so.
FLAG_OF_TIMING = {
    "very first thing on your turn, before choosing Agent or Reveal turn": "first",
    "after the Conflict is resolved, only as its sole first-placed player, before the next phase": "won",
}


def readings(key: tuple[str, str, str]) -> dict[str, Effect]:
    return dict([READINGS[key]]) if key in READINGS else {}


# --- from an entry to the values its piece should have -------------------------------------
# Each takes fields off the entry; what is left over at the end is something nobody compared.
def effect_of(table: str, id: str, field: str, text: str | None, note: str = "") -> Effect:
    key = (table, id, field)
    if key in AMENDED:
        plain, words, tree = AMENDED[key]
        assert text == plain, f"{key}: {text!r} is not {plain!r}"
        assert words in note, f"{key}: the note does not say {words!r}"
        return tree
    return parse(text, readings(key))


def card_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    source = {"starting_deck": STARTING, "imperium_cards": IMPERIUM_DECK, "reserve": RESERVE}[table]
    assert entry.pop("on_discard") is None
    cost = entry.pop("cost")
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "source": source,
        "copies": entry.pop("copies"),
        "cost": -1 if cost is None else cost,
        "icons": tuple(ICONS.index(icon) for icon in entry.pop("icons")),
        "factions": tuple(FACTIONS.index(faction) for faction in entry.pop("factions")),
        **{box: effect_of(table, id, box, entry.pop(box)) for box in ("agent", "reveal", "acquire", "on_trash")},
    }


def intrigue_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    kinds: list[str] = entry.pop("kind")
    text: str = entry.pop("effect")
    if len(kinds) == 1:
        trees = [effect_of(table, id, "effect", text, entry.get("note", ""))]
    else:
        trees = list(parse_windows(text, kinds).values())
    assert len(trees) == 1 or kinds[1:] == ["endgame"]
    timing = entry.pop("timing", None)
    flag = "" if timing is None else FLAG_OF_TIMING[timing]
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "copies": entry.pop("copies"),
        "windows": sum(bit for bit, name in WINDOWS.items() if name in kinds),
        "condition": parse_condition(entry.pop("condition")),
        "cost": parse_cost(entry.pop("cost")),
        "effect": trees[0],
        "endgame": trees[1] if len(trees) > 1 else nothing(),
        "first": flag == "first",
        "won": flag == "won",
    }


def conflict_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "level": entry.pop("level"),
        "control": entry.pop("control") or "",
        **{place: effect_of(table, id, place, entry.pop(place)) for place in ("first", "second", "third")},
    }


def space_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    cost = parse_cost(entry.pop("cost"), readings((table, id, "cost")))
    assert cost.parts() == () or cost.op == PAY
    faction_name = entry.pop("faction")
    faction = -1 if faction_name is None else FACTIONS.index(faction_name)
    text: str = entry.pop("effect")
    effect = effect_of(table, id, "effect", text)
    if faction_name is not None:
        effect = without(effect, influence(faction))
    stays = re.search(r"in your Reveal turn, if an Agent of yours is still here, persuasion (\d+)", text)
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "area": entry.pop("area"),
        "icon": ICONS.index(entry.pop("icon")),
        "faction": faction,
        "combat": entry.pop("combat"),
        "solari": cost.a,
        "spice": cost.b,
        "water": cost.c,
        "needs": parse_condition(entry.pop("requirement")),
        "maker_base": entry.pop("maker_base") or 0,
        "effect": effect,
        "control_bonus": parse(entry.pop("control_bonus")),
        "once_per_game": entry.pop("once_per_game"),
        "reveal_persuasion": int(stays[1]) if stays else 0,
    }


def track_values(table: str, entry: Entry) -> Values:
    assert entry.pop("copies") == 1
    # The same on every track, so no track declares them: rules IMP-14.1, 14.2 and 14.4.
    assert (entry.pop("levels"), entry.pop("start")) == (6, 0)
    assert entry.pop("at_2") == "vp 1 (lost again when you drop below 2)"
    assert entry.pop("alliance") == "vp 1, first to reach 4"
    return {
        "faction": FACTIONS.index(entry["id"]),
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "at_4": parse(entry.pop("at_4")),
    }


def leader_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    left, signet = dict(entry.pop("left")), dict(entry.pop("signet"))
    trait = TRAIT_OF[left.pop("effect").removeprefix("note: "), left.pop("optional")]
    values: Values = {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "house": entry.pop("house"),
        "complexity": entry.pop("complexity"),
        "trait": TRAITS.index(trait),
        "trait_name": left.pop("name"),
        "signet": effect_of(table, id, "signet", signet.pop("effect")),
        "signet_name": signet.pop("name"),
        "start": parse(entry.pop("start")),
        "rival_ok": entry.pop("rival_ok"),
    }
    all_used(table, id, left)
    all_used(table, id, signet)
    return values


def without(effect: Effect, part: Effect) -> Effect:
    """The effect less one of its parts, which must be there once."""
    rest = [kid for kid in effect.parts() if canonical(kid) != canonical(part)]
    assert len(rest) == len(effect.parts()) - 1, f"{part!r} is not once in {effect!r}"
    return sum(rest[1:], start=rest[0]) if rest else nothing()


def all_used(table: str, id: str, entry: Entry) -> None:
    """Names in other languages are for the locale files, notes are for people."""
    left_over = set(entry) - {"ja", "ko", "note"}
    assert not left_over, f"{table} {id}: {sorted(left_over)} compared with nothing"


# --- the tables and their pieces -----------------------------------------------------------
class Table(NamedTuple):
    name: str
    entries: list[Entry]
    pieces: list[Any]
    values: Callable[[str, Entry], Values]


def cards_from(source: int) -> list[Card]:
    return [card for card in BASE.cards if card.source == source]


TABLES = [
    Table("starting_deck", sheet("starting_deck")["cards"], cards_from(STARTING), card_values),
    Table("imperium_cards", sheet("imperium_cards")["cards"], cards_from(IMPERIUM_DECK), card_values),
    Table("reserve", sheet("reserve")["cards"], cards_from(RESERVE), card_values),
    Table("intrigue", sheet("intrigue")["cards"], BASE.intrigue, intrigue_values),
    Table("conflicts", sheet("conflicts")["cards"], BASE.conflicts, conflict_values),
    Table("board", sheet("board")["spaces"], BASE.spaces, space_values),
    Table("tracks", sheet("board")["influence_tracks"], BASE.tracks, track_values),
    Table("leaders", sheet("leaders")["cards"], BASE.leaders, leader_values),
]


def expected(table: Table, entry: Entry) -> Values:
    rest = dict(entry)
    assert rest.pop("sure") is True, f"{table.name} {entry['id']}: check it before relying on it"
    values = table.values(table.name, rest)
    all_used(table.name, entry["id"], rest)
    return values


def fields(piece: Any) -> tuple[str, ...]:
    """The attributes of a piece; a compiled class keeps their names elsewhere."""
    kind: Any = type(piece)
    names: tuple[str, ...] = kind.__mypyc_attrs__ if hasattr(kind, "__mypyc_attrs__") else kind.__slots__
    return names


def differences(table: Table, entry: Entry, piece: Any) -> list[str]:
    """Every attribute of the piece that is not what the entry says."""
    values = expected(table, entry)
    assert set(values) == set(fields(piece))
    return [
        f"{table.name} {entry['id']}: {name} is declared {getattr(piece, name)!r}, the sheet says {value!r}"
        for name, value in values.items()
        if canonical(getattr(piece, name)) != canonical(value)
    ]


def order_differences(table: Table, pieces: list[Any]) -> list[str]:
    """Ids on one side only, twice, or not in the order of the sheet."""
    sheet_ids = [entry["id"] for entry in table.entries]
    ids = [piece.id for piece in pieces]
    found = [f"{table.name} {id}: not declared" for id in sheet_ids if id not in ids]
    found += [f"{table.name} {id}: not in the sheet" for id in ids if id not in sheet_ids]
    found += [f"{table.name} {id}: declared {n} times" for id, n in Counter(ids).items() if n > 1]
    return found or ([] if ids == sheet_ids else [f"{table.name}: declared in another order"])


ENTRIES = [pytest.param(table, entry, id=f"{table.name}-{entry['id']}") for table in TABLES for entry in table.entries]
by_name = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


def piece_of(table: Table, id: str) -> Any:
    return next(piece for piece in table.pieces if piece.id == id)


@by_name
def test_same_ids_in_the_same_order(table: Table) -> None:
    assert order_differences(table, table.pieces) == []


@pytest.mark.parametrize(("table", "entry"), ENTRIES)
def test_entry(table: Table, entry: Entry) -> None:
    assert differences(table, entry, piece_of(table, entry["id"])) == []


def test_starting_cards_come_first_then_the_imperium_deck_then_the_reserve() -> None:
    sources = [card.source for card in BASE.cards]
    assert sources == sorted(sources)
    assert (BASE.id, BASE.name) == ("base", "Dune: Imperium")


# --- can it fail? --------------------------------------------------------------------------
def altered(piece: Any, name: str) -> object:
    """Another value of the same type."""
    value = getattr(piece, name)
    if isinstance(value, Effect):
        return value + vp(7)
    if isinstance(value, Cond):
        return Cond(value.op, value.a, value.b + 1, value.name)
    if value is None:
        return has_council_seat()
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    assert isinstance(value, tuple)
    return value[1:] if value else (BENE,)


@by_name
def test_any_altered_attribute_of_any_piece_is_reported(table: Table) -> None:
    for entry in table.entries:
        piece = piece_of(table, entry["id"])
        for name in expected(table, entry):
            declared = getattr(piece, name)
            setattr(piece, name, altered(piece, name))
            try:
                found = differences(table, entry, piece)
            finally:
                setattr(piece, name, declared)
            assert len(found) == 1, f"{entry['id']}: {name}"
            assert found[0].startswith(f"{table.name} {entry['id']}: {name} is declared ")


@by_name
def test_a_missing_doubled_added_or_moved_piece_is_reported(table: Table) -> None:
    first, *others = table.pieces
    assert order_differences(table, others) == [f"{table.name} {first.id}: not declared"]
    assert order_differences(table, [first, *table.pieces]) == [f"{table.name} {first.id}: declared 2 times"]
    assert order_differences(table, [*others, first]) == [f"{table.name}: declared in another order"]
    stranger = Card("stranger", "Stranger", STARTING)
    assert order_differences(table, [*table.pieces, stranger]) == [f"{table.name} stranger: not in the sheet"]


@pytest.mark.parametrize(
    ("table", "id", "name", "wrong"),
    [
        ("imperium_cards", "duncan_idaho", "agent", "water 1 => recruit 1; draw 1"),
        ("imperium_cards", "sietch_reverend_mother", "reveal", "if bond fremen: persuasion 3; spice 1"),
        ("imperium_cards", "bene_gesserit_sister", "reveal", "persuasion 2; swords 2"),
        ("imperium_cards", "test_of_humanity", "agent", "each-opponent: discard 1 or lose-troop 1 (from garrison)"),
        ("imperium_cards", "gun_thopter", "reveal", "swords 3; deploy up-to 1"),
        ("imperium_cards", "worm_riders", "reveal", "if influence fremen>=2: (swords 4; if alliance fremen: swords 2)"),
        ("intrigue", "private_army", "cost", "water 2"),
        ("conflicts", "battle_for_arrakeen", "second", "intrigue 1 or spice 2 or solari 3"),
        ("board", "selective_breeding", "effect", "trash 1; draw 2"),
    ],
)
def test_a_plausible_mistake_is_reported(table: str, id: str, name: str, wrong: str) -> None:
    where = next(t for t in TABLES if t.name == table)
    entry = next(entry for entry in where.entries if entry["id"] == id)
    piece = piece_of(where, id)
    declared = getattr(piece, name)
    setattr(piece, name, parse_cost(wrong) if name == "cost" else parse(wrong))
    try:
        assert len(differences(where, entry, piece)) == 1
    finally:
        setattr(piece, name, declared)


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


def test_every_reading_is_of_an_entry_that_exists() -> None:
    ids = {(table.name, entry["id"]) for table in TABLES for entry in table.entries}
    assert {key[:2] for key in [*READINGS, *AMENDED]} <= ids
    assert len(TRAIT_OF) == len(sheet("leaders")["cards"])
    assert set(TRAIT_OF.values()) == set(TRAITS) - {"none"}
    timings = {entry["timing"] for entry in sheet("intrigue")["cards"] if "timing" in entry}
    assert timings == set(FLAG_OF_TIMING)


# --- the parser itself ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("spice 2", gain(spice=2)),
        ("draw 1; spice 2", gain(spice=2) + draw(1)),
        ("swords 2; solari 1 => swords 3", swords(2) + (pay(solari=1) >> swords(3))),
        ("(spice 3; trash-self) => vp 1", (pay(spice=3) + trash_self()) >> vp(1)),
        ("(spice 3; solari 1) => vp 1", pay(spice=3, solari=1) >> vp(1)),
        ("solari 2 => (draw 1 or vp 1)", pay(solari=2) >> (draw(1) | vp(1))),
        ("if council-seat: draw 1; vp 1", when(has_council_seat(), draw(1)) + vp(1)),
        ("if council-seat: (draw 1; vp 1)", when(has_council_seat(), draw(1) + vp(1))),
        ("if council-seat: draw 1 or vp 1", when(has_council_seat(), draw(1) | vp(1))),
        ("if council-seat: spice 1 => vp 1", when(has_council_seat(), pay(spice=1) >> vp(1))),
        ("each-opponent: discard 1; draw 1", each_opponent(discard(1)) + draw(1)),
        ("choose-two: draw 1 | vp 1 | (swords 1; spice 1)", choose(2, vp(1), draw(1), swords(1) + gain(spice=1))),
        ("draw 1 or (spice 2 => draw 3)", draw(1) | (pay(spice=2) >> draw(3))),
        ("swords 1; may deploy 2", swords(1) + deploy(2, may=True)),
    ],
)
def test_the_notation_is_read_as_its_page_says(text: str, tree: Effect) -> None:
    assert canonical(parse(text)) == canonical(tree)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "spice",
        "spice two",
        "spice 2 and water 1",
        "spice 2;",
        "draw 1 => ",
        "draw 1 => vp 1",
        "spice 1 => draw 1 => vp 1",
        "spice 1 => draw 1 or vp 1",
        "if the moon is full: vp 1",
        "if council-seat",
        "per moon: vp 1",
        "may draw 1",
        "(draw 1",
        "draw 1)",
        "note: something nobody has read",
    ],
)
def test_what_is_not_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


def test_a_reading_must_be_needed() -> None:
    assert canonical(parse("note: all win; vp 1", {"all win": draw(1)})) == canonical(draw(1) + vp(1))
    for text in ("vp 1", None, "note: all win; note: all win"):
        with pytest.raises(NotationError):
            parse(text, {"all win": draw(1)})


def test_trees_that_differ_compare_as_different() -> None:
    different = [
        draw(1) + vp(1),
        draw(1) | vp(1),
        choose(2, draw(1), vp(1)),
        pay(spice=1) >> vp(1),
        pay(water=1) >> vp(1),
        when(has_council_seat(), vp(1)),
        when(tracks_at_least(3, 3), vp(1)),
        when(tracks_at_least(4, 3), vp(1)),
        recruit(3),
        recruit(3, deployable=True),
        deploy(1),
        deploy(1, may=True),
        influence(BENE),
        influence(BENE, 2),
        nothing(),
    ]
    assert len({canonical(tree) for tree in different}) == len(different)
    assert canonical(draw(1) + vp(1) + swords(2)) == canonical(swords(2) + vp(1) + draw(1))
    assert canonical(draw(1) | vp(1)) == canonical(vp(1) | draw(1))


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
    assert sum(card.copies for card in BASE.intrigue) == sheet("intrigue")["total"] == 40
    assert len(BASE.conflicts) == sheet("conflicts")["total"] == 18
    assert Counter(card.level for card in BASE.conflicts) == sheet("conflicts")["per_level"] == {1: 4, 2: 10, 3: 4}
    assert len(BASE.leaders) == sheet("leaders")["total"] == 8
    assert len(BASE.spaces) == sheet("board")["total"] == 22
    assert len(BASE.tracks) == 4
    assert sum(entry["copies"] for entry in sheet("hagal")["cards"]) == sheet("hagal")["total"] == 31


def test_spaces_by_area() -> None:
    counts = dict(sheet("board")["counts"])
    assert counts.pop("combat") == sum(space.combat for space in BASE.spaces)
    assert Counter(space.area for space in BASE.spaces) == counts
    controllable = [space.id for space in BASE.spaces if space.control_bonus.parts()]
    assert sorted(controllable) == sorted(sheet("board")["controllable"])
    assert {card.control for card in BASE.conflicts} == {"", *controllable}


# --- rules that are plain facts ------------------------------------------------------------
@rule("IMP-4.5")
def test_the_seven_agent_icons() -> None:
    assert ICONS == ("emperor", "guild", "bene", "fremen", "landsraad", "city", "spice")
    assert {space.icon for space in BASE.spaces} == set(range(7))
    assert {icon for card in BASE.cards for icon in card.icons} == set(range(7))
    for space in BASE.spaces:
        assert space.faction in (-1, space.icon)
        assert (space.faction >= 0) == (space.area in FACTIONS)


@rule("IMP-5.3")
def test_the_ten_combat_spaces() -> None:
    assert [space.name for space in BASE.spaces if space.combat] == [
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
    makers = [space for space in BASE.spaces if space.maker_base]
    assert [(space.name, space.maker_base, space.water) for space in makers] == [
        ("The Great Flat", 3, 2),
        ("Hagga Basin", 2, 1),
        ("Imperial Basin", 1, 0),
    ]
    for space in makers:
        assert canonical(space.effect) == canonical(harvest(space.maker_base))
        assert (space.solari, space.spice) == (0, 0)


@rule("IMP-14.3")
def test_what_level_4_of_each_track_gives() -> None:
    bonuses = {track.name: canonical(track.at_4) for track in BASE.tracks}
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


def test_what_a_tree_names_exists() -> None:
    cards = {card.id for card in BASE.cards}
    spaces = {space.id for space in BASE.spaces}
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
    for pieces in (BASE.cards, BASE.intrigue, BASE.conflicts, BASE.spaces, BASE.tracks, BASE.leaders):
        ids = [piece.id for piece in pieces]
        assert len(ids) == len(set(ids))
        assert all(re.fullmatch(r"[a-z][a-z0-9_]*", name) for name in ids)


def test_every_class_of_piece_is_compared() -> None:
    compared = {type(piece) for table in TABLES for piece in table.pieces}
    assert compared == {Card, Intrigue, Conflict, Space, Track, Leader}

"""The pieces as the fact sheets of the base box declare them, table by table.

Effect strings are parsed by `tests.imperium.notation`; what the sheets say in prose is read here, word for word.
"""

from __future__ import annotations

import re

from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.language.builders import (
    discount,
    fetch,
    harvest,
    hook,
    in_reveal_turn,
    influence,
    may_put_acquired_on_deck,
    nothing,
    pay,
    persuasion,
    recruit,
    sell_melange,
    space_influence,
    tracks_at_least,
    vp,
    when,
)
from sandtable.imperium.language.effects import BENE, FACTIONS, ICONS, Effect
from sandtable.imperium.language.pieces import IMPERIUM_DECK, RESERVE, STARTING, WINDOWS, Card
from tests.imperium.notation import canonical, parse, parse_condition, parse_cost, parse_windows
from tests.imperium.sheets import Entry, Table, Values, all_used, sheet

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
        pay(spice=2) | pay(spice=3) | pay(spice=4) | pay(spice=5),
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


CARD_BOXES = ("agent", "reveal", "acquire", "on_trash", "on_discard")


def card_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    source = {"starting_deck": STARTING, "imperium_cards": IMPERIUM_DECK, "reserve": RESERVE}[table]
    cost = entry.pop("cost")
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "source": source,
        "copies": entry.pop("copies"),
        "cost": -1 if cost is None else cost,
        "icons": tuple(ICONS.index(icon) for icon in entry.pop("icons")),
        "factions": tuple(FACTIONS.index(faction) for faction in entry.pop("factions")),
        **{box: effect_of(table, id, box, entry.pop(box)) for box in CARD_BOXES},
        "module": "",
        "deck_of": "",
        "price": nothing(),
        "marks": (),
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
        "combat": nothing(),  # no card of this box has one effect for Plot and another for Combat
        "endgame": trees[1] if len(trees) > 1 else nothing(),
        "first": flag == "first",
        "won": flag == "won",
        "lost": 0,
        "module": "",
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
        "icon": "",
        "wall": False,
    }


def space_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    cost = parse_cost(entry.pop("cost"), readings((table, id, "cost")))
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
        "cost": cost,
        "needs": parse_condition(entry.pop("requirement")),
        "maker_base": entry.pop("maker_base") or 0,
        "effect": effect,
        "control_bonus": parse(entry.pop("control_bonus")),
        "once_per_game": entry.pop("once_per_game"),
        "reveal_persuasion": int(stays[1]) if stays else 0,
        "owner": "",
        "cheaper": None,
    }


def track_values(table: str, entry: Entry) -> Values:
    assert entry.pop("copies") == 1
    assert entry.pop("start") == 0  # the same on every track: IMP-14.1
    points = re.fullmatch(r"vp (\d) \(lost again when you drop below (\d)\)", entry.pop("at_2"))
    alliance = re.fullmatch(r"vp (\d), first to reach (\d)", entry.pop("alliance"))
    assert points is not None
    assert alliance is not None
    point, level = int(points[1]), int(points[2])
    top = entry.pop("levels")
    bonus = parse(entry.pop("at_4"))
    faction = FACTIONS.index(entry["id"])
    return {
        "faction": faction,
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "top": top,
        "points": {level: point},
        "bonuses": {4: bonus},
        "alliance": int(alliance[2]),
        "alliance_points": int(alliance[1]),
        "owner": "",
        "bonus_at": [bonus if reached == 4 else None for reached in range(top + 1)],
        "standing": [point if reached >= level else 0 for reached in range(top + 1)],
        "space_influence": [influence(faction, steps) for steps in (1, 2)],
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
        "traits": {trait: left.pop("name")},
        "later": {},
        "signet": effect_of(table, id, "signet", signet.pop("effect")),
        "signet_name": signet.pop("name"),
        "start": parse(entry.pop("start")),
        "rival_ok": entry.pop("rival_ok"),
        "reveal": nothing(),
        "visit": nothing(),
        "module": "",
        "ability": {},
        "back_of": "",
    }
    all_used(table, id, left)
    all_used(table, id, signet)
    return values


def without(effect: Effect, part: Effect) -> Effect:
    """The effect less one of its parts, which must be there once."""
    rest = [kid for kid in effect.parts() if canonical(kid) != canonical(part)]
    assert len(rest) == len(effect.parts()) - 1, f"{part!r} is not once in {effect!r}"
    return sum(rest[1:], start=rest[0]) if rest else nothing()


# --- the tables and their pieces -----------------------------------------------------------
def cards_from(source: int) -> list[Card]:
    return [card for card in BASE.pieces["card"] if card.source == source]


TABLES = [
    Table("starting_deck", sheet("starting_deck")["cards"], cards_from(STARTING), card_values),
    Table("imperium_cards", sheet("imperium_cards")["cards"], cards_from(IMPERIUM_DECK), card_values),
    Table("reserve", sheet("reserve")["cards"], cards_from(RESERVE), card_values),
    Table("intrigue", sheet("intrigue")["cards"], BASE.pieces["intrigue"], intrigue_values),
    Table("conflicts", sheet("conflicts")["cards"], BASE.pieces["conflict"], conflict_values),
    Table("board", sheet("board")["spaces"], BASE.pieces["space"], space_values),
    Table("tracks", sheet("board")["influence_tracks"], BASE.pieces["track"], track_values),
    Table("leaders", sheet("leaders")["cards"], BASE.pieces["leader"], leader_values),
]

"""The pieces as the fact sheets of Immortality declare them, table by table.

Effect strings are parsed by `tests.imperium.notation`; what the sheets say in prose is read here, word for word.
"""

from __future__ import annotations

import re
from typing import Any

from sandtable.imperium.boxes.immortality.box import IMMORTALITY
from sandtable.imperium.boxes.immortality.solo import IMMORTALITY_SOLO
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as e
from sandtable.imperium.language.builders import nothing
from sandtable.imperium.language.effects import AGENT_ICONS, FACTIONS, ICONS, Effect
from sandtable.imperium.language.pieces import IMPERIUM_DECK, NO_COST, STARTING, WINDOWS, Card
from sandtable.imperium.language.rival_pieces import HAGAL_SOLO
from sandtable.imperium.modules.tleilaxu.language import LEFT, RIGHT, TLEILAXU_DECK, TLEILAXU_RESERVE
from tests.imperium.notation import parse, parse_condition, parse_cost
from tests.imperium.sheets import Entry, Table, Values
from tests.imperium.sheets import sheet as sheet_of

ALL_FACTIONS = tuple(range(len(FACTIONS)))

# --- what the sheets say in prose ----------------------------------------------------------
# (sheet, id, field): the words, which must stand there exactly so, and the tree we read them as.
READINGS: dict[tuple[str, str, str], tuple[str, Effect]] = {
    ("imperium_cards", "blank_slate", "agent"): (
        "if grafted: gain-icons [emperor, guild, bene, fremen]",
        build.gain_icons(build.condition("grafted"), *ALL_FACTIONS),
    ),
    ("imperium_cards", "shadout_mapes", "reveal"): (  # one troop only
        "may (deploy 1 or retreat 1)",
        build.may(build.deploy(1) | build.retreat(1)),
    ),
    ("imperium_cards", "tleilaxu_master", "agent"): (  # the second marker only changes where the card goes
        "if genetic>=1: may (acquire cost<=6); if genetic>=2: to-hand",
        build.when(
            build.condition("genetic", 1), build.may(build.acquire(6, to_hand_if=build.condition("genetic", 2)))
        ),
    ),
    ("imperium_cards", "tleilaxu_master", "reveal"): (  # they may be used at different moments (IMM-16.13)
        "research 2",
        build.node("research", 1) + build.node("research", 1),
    ),
    ("tleilaxu_cards", "chairdog", "agent"): (
        "when own-reveal-turn-starts: partner-to-hand",
        build.node("return_partner"),
    ),
    ("tleilaxu_cards", "usurp", "agent"): (
        "may graft-with-row; when turn-ends: trash-row-partner",
        build.node("graft_with_row"),
    ),
    ("intrigue", "tleilaxu_puppet", "plot"): (
        "persuasion-this-round 1",
        build.in_reveal_turn(build.persuasion(1)),
    ),
}
# Cards that need what their first line asks for (IMM-16.19); the others of several lines have a line without.
PLAYED_BY_FIRST_LINE = ("disguised_bureaucrat",)
AFTER_A_LOSS = re.compile(r"when lost-troops-at-conflict-end>=(\d+): \((.+)\)")
FIRST_THERE = re.compile(r"(.+); if first-to-arrive: spice (\d+)")
REMOVED = {"left": LEFT, "right": RIGHT}
SOURCES = {
    "starting_deck": STARTING,
    "imperium_cards": IMPERIUM_DECK,
    "tleilaxu_cards": TLEILAXU_DECK,
    "tleilaxu_reserve": TLEILAXU_RESERVE,
}


def sheet(name: str) -> dict[str, Any]:
    return sheet_of(name, "immortality")


def effect_of(table: str, id: str, field: str, text: str | None) -> Effect:
    key = (table, id, field)
    return parse(text or None, dict([READINGS[key]]) if key in READINGS else {})


# --- from an entry to the values its piece should have -------------------------------------
# Each takes fields off the entry; what is left over at the end is something nobody compared.
def card_values(table: str, entry: Entry) -> Values:
    """The keyword and icons under a condition are lines of the Agent box."""
    id = entry["id"]
    copies = entry.pop("copies")
    if table == "starting_deck":  # two for each of four players
        assert (entry.pop("starter"), entry.pop("copies_in_box")) == (True, 4 * copies)
    if table == "imperium_cards":
        assert entry.pop("needs") in ("immortality", "any")
    price = entry.pop("specimens", 0)
    agent = effect_of(table, id, "agent", entry.pop("agent", None)).parts()
    if "icons_if" in entry:
        more = entry.pop("icons_if")
        cond = parse_condition(more["when"])
        assert cond is not None
        agent = (build.gain_icons(cond, *(ICONS.index(icon) for icon in more["icons"])), *agent)
    if entry.pop("graft", False):
        agent = (build.node("graft"), *agent)
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "source": SOURCES[table],
        "copies": copies,
        "cost": entry.pop("cost", NO_COST),
        "icons": tuple(AGENT_ICONS.index(icon) for icon in entry.pop("icons", ())),
        "factions": tuple(FACTIONS.index(faction) for faction in entry.pop("factions", ())),
        "agent": Effect(e.ALL, kids=agent) if len(agent) > 1 else agent[0] if agent else nothing(),
        "reveal": effect_of(table, id, "reveal", entry.pop("reveal", None)),
        "acquire": effect_of(table, id, "acquire", entry.pop("acquire", None)),
        "on_trash": effect_of(table, id, "trashed", entry.pop("trashed", None)),
        "on_discard": nothing(),
        "module": "",
        "deck_of": "",
        "price": build.node("pay_specimens", price) if price else nothing(),
        "marks": (),
    }


def intrigue_values(table: str, entry: Entry) -> Values:
    """A card of one way: its condition and its cost apart, as they must hold to play it (IMM-15.3); in the Endgame a
    condition is of the effect (R-IMP-16)."""
    id = entry["id"]
    types = entry.pop("timing")
    texts = {name: entry.pop(name) for name in types}
    lost = AFTER_A_LOSS.fullmatch(texts.get("combat", ""))
    if lost:
        texts["combat"] = lost[2]
    trees = {name: effect_of(table, id, name, text) for name, text in texts.items()}
    first, *others = types
    effect, condition, cost = trees[first], None, nothing()
    if id in PLAYED_BY_FIRST_LINE:
        line, *rest = effect.parts()
        condition, effect = line.cond, Effect(e.ALL, kids=(line.kids[0], *rest))
    if not others and effect.op == e.ARROW:
        cost, effect = effect.kids
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "copies": entry.pop("copies"),
        "windows": sum(bit for bit, name in WINDOWS.items() if name in types),
        "condition": condition,
        "cost": cost,
        "effect": effect,
        "combat": trees["combat"] if "combat" in others else nothing(),
        "endgame": trees["endgame"] if "endgame" in others else nothing(),
        "first": False,
        "won": False,
        "lost": int(lost[1]) if lost else 0,
        "module": "",
    }


def space_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert (entry.pop("copies"), entry.pop("overlay")) == (1, True)
    entry.pop("replaces")  # compared in test_facts
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "area": entry["icon"],
        "icon": ICONS.index(entry.pop("icon")),
        "faction": e.NO_FACTION,
        "combat": entry.pop("combat"),
        "cost": parse_cost(entry.pop("cost")),
        "cheaper": None,
        "needs": None,
        "maker_base": 0,
        "effect": effect_of(table, id, "effect", entry.pop("effect")),
        "control_bonus": nothing(),
        "once_per_game": False,
        "reveal_persuasion": 0,
        "owner": "",
    }


def hex_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "column": entry.pop("column"),
        "row": entry.pop("row"),
        "reward": build.offered(effect_of(table, id, "reward", entry.pop("reward"))),
        "next": tuple(entry.pop("next")),
        "genetic": entry.pop("genetic", 0),
    }


def rung_values(table: str, entry: Entry) -> Values:
    assert entry.pop("copies") == 1
    text = entry.pop("reward")
    first = FIRST_THERE.fullmatch(text)
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "step": entry.pop("step"),
        "reward": parse((first[1] if first else text) or None),
        "spice": int(first[2]) if first else 0,
    }


def hagal_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("players") == "1P"
    assert entry.pop("combat") is True  # both spaces are
    removed = entry.pop("row_remove")
    effect = effect_of(table, id, "effect", entry.pop("effect"))
    if removed != "none":
        effect = effect + build.node("remove_from_row", REMOVED[removed])
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "copies": entry.pop("copies"),
        "mark": HAGAL_SOLO,
        "space": entry.pop("space"),
        "effect": effect,
        "swords": entry.pop("swords"),
        "harvest": False,
        "reshuffle": False,
        "ways": (),
        "needs": None,
        "posts": (),
    }


# --- the tables and their pieces -----------------------------------------------------------
def cards_from(source: int) -> list[Card]:
    return [card for card in IMMORTALITY.pieces["card"] if card.source == source]


TABLES = [
    Table("starting_deck", sheet("starting_deck")["cards"], cards_from(STARTING), card_values),
    Table("imperium_cards", sheet("imperium_cards")["cards"], cards_from(IMPERIUM_DECK), card_values),
    Table("tleilaxu_cards", sheet("tleilaxu_cards")["cards"], cards_from(TLEILAXU_DECK), card_values),
    Table("tleilaxu_reserve", sheet("tleilaxu_cards")["reserve"], cards_from(TLEILAXU_RESERVE), card_values),
    Table("intrigue", sheet("intrigue")["cards"], IMMORTALITY.pieces["intrigue"], intrigue_values),
    Table("board", sheet("board")["board_spaces"], IMMORTALITY.pieces["space"], space_values),
    Table("research_track", sheet("board")["research_track"], IMMORTALITY.pieces["hex"], hex_values),
    Table("tleilaxu_track", sheet("board")["tleilaxu_track"], IMMORTALITY.pieces["rung"], rung_values),
    Table("hagal", sheet("hagal")["cards"], IMMORTALITY_SOLO.pieces["hagal"], hagal_values),
]

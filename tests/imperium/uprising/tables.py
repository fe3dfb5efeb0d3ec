"""The pieces as the fact sheets of Uprising declare them, table by table.

Effect strings are parsed by `tests.imperium.notation`; what the sheets say in prose is in `readings`, word for word.
"""

from __future__ import annotations

import re
from typing import Any

from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.boxes.uprising.mixed import UPRISING_IX
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as e
from sandtable.imperium.language.builders import influence, nothing
from sandtable.imperium.language.effects import AGENT_ICONS, FACTIONS, ICONS, Effect
from sandtable.imperium.language.pieces import IMPERIUM_DECK, RESERVE, STARTING, WINDOWS, Card
from tests.imperium.notation import icon_bits, parse, parse_condition, parse_cost, walk
from tests.imperium.sheets import Entry, Table, Values, all_used
from tests.imperium.sheets import sheet as sheet_of
from tests.imperium.uprising.readings import DRAWBACK_OF, NO_HOUSE, OPEN_AT, READINGS, SET_UP, TRAIT_OF


def sheet(name: str) -> dict[str, Any]:
    return sheet_of(name, "uprising")


def effect_of(table: str, id: str, field: str, text: str | None) -> Effect:
    key = (table, id, field)
    effect = parse(text or None, dict([READINGS[key]]) if key in READINGS else {})
    for node in walk(effect):
        if node.op == e.RECALL_AGENT:  # never the Agent sent this turn (UPR-8.4)
            node.a = 1
    return effect


# --- from an entry to the values its piece should have -------------------------------------
# Each takes fields off the entry; what is left over at the end is something nobody compared.
CARD_BOXES = ("agent", "reveal", "acquire", "on_trash", "on_discard")


def card_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "source": {"starting_deck": STARTING, "imperium_cards": IMPERIUM_DECK, "reserve": RESERVE}[table],
        "copies": entry.pop("copies"),
        "cost": entry.pop("cost", -1),
        "icons": tuple(AGENT_ICONS.index(icon) for icon in entry.pop("icons")),
        "factions": tuple(FACTIONS.index(faction) for faction in entry.pop("factions", ())),
        **{box: effect_of(table, id, box, entry.pop(box, None)) for box in CARD_BOXES},
        "module": entry.pop("module", ""),
        "deck_of": "",
        "price": nothing(),
        "marks": (),
    }


def intrigue_values(table: str, entry: Entry) -> Values:
    """A card of one way: its condition and its cost apart, as they must hold to play it (UPR-15.3); in the Endgame a
    condition is of the effect (R-IMP-16). Lines of which one can be left out are `lines` (UPR-15.7)."""
    id = entry["id"]
    ways = {}
    for way in map(dict, entry.pop("ways")):
        ways[way.pop("when")] = way.pop("effect")
        all_used(table, id, way)
    trees = {when: _lines(effect_of(table, id, when, text)) for when, text in ways.items()}
    first, *others = ways
    assert set(others) <= {"combat", "endgame"}
    effect, condition, cost = trees[first], None, nothing()
    if not others and first != "endgame":
        if effect.op == e.WHEN:
            condition, effect = effect.cond, effect.kids[0]
        if effect.op == e.ARROW:
            cost, effect = effect.kids
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "copies": entry.pop("copies"),
        "windows": sum(bit for bit, name in WINDOWS.items() if name in ways),
        "condition": condition,
        "cost": cost,
        "effect": effect,
        "combat": trees["combat"] if "combat" in others else nothing(),
        "endgame": trees["endgame"] if "endgame" in others else nothing(),
        "first": False,
        "won": False,
        "lost": 0,
        "module": entry.pop("module", ""),
    }


def _lines(effect: Effect) -> Effect:
    parts = effect.parts()
    arrows = [part.op == e.ARROW or (part.op == e.WHEN and part.kids[0].op == e.ARROW) for part in parts]
    return build.lines(*parts) if len(parts) > 1 and any(arrows) else effect


def conflict_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "level": entry.pop("tier"),
        "control": entry.pop("control", ""),
        **{place: effect_of(table, id, place, entry.pop(place)) for place in ("first", "second", "third")},
        "icon": entry.pop("icon"),
        "wall": entry.pop("wall"),
    }


ONCE = "not swordmaster"
CHEAPER = re.compile(r"(\w+ \d+), or (\w+ \d+) once any player owns a Swordmaster")
OPTIONAL_COST = re.compile(r"(\w+) 0 or (\d+)")


def space_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    faction = FACTIONS.index(entry.pop("influence")) if "influence" in entry else e.NO_FACTION
    text: str = entry.pop("effect")
    stays = re.search(r"in own Reveal turn, while the Agent stands here: persuasion (\d+)", text)
    base = re.search(r"spice (\d+)", text) if entry.pop("maker") else None
    needs = entry.pop("requires", None)
    cost_text: str = entry.pop("cost")
    cheaper = CHEAPER.fullmatch(cost_text)
    optional = OPTIONAL_COST.fullmatch(cost_text)
    if cheaper:
        cost = parse_cost(cheaper[1])
    elif optional:
        cost = build.pay() | parse_cost(f"{optional[1]} {optional[2]}")
    else:
        cost = parse_cost(cost_text or None)
    area = entry.pop("area")
    watched = [post["id"] for post in sheet("board")["posts"] if id in post["spaces"]]
    assert entry.pop("posts") == watched, f"{id}: the posts and the space do not say the same"
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "area": area if area != "arrakis" else "desert" if base else "city",
        "icon": ICONS.index(entry.pop("icon")),
        "faction": faction,
        "combat": entry.pop("combat"),
        "cost": cost,
        "cheaper": (build.anybody_has_swordmaster(), parse_cost(cheaper[2])) if cheaper else None,
        "needs": None if needs == ONCE else parse_condition(needs),
        "maker_base": int(base[1]) if base else 0,
        "effect": effect_of(table, id, "effect", text),
        "control_bonus": parse(entry.pop("control_bonus", None)),
        "once_per_game": needs == ONCE,
        "reveal_persuasion": int(stays[1]) if stays else 0,
        "owner": "",
    }


# The sheet has no names of the tracks: they are those of the base box. Nor the Alliance: UPR-4.6.
TRACK_NAMES = {track["id"]: track["name"] for track in sheet_of("board")["influence_tracks"]}
ALLIANCE_AT = 4


def track_values(table: str, entry: Entry) -> Values:
    top = entry.pop("top")
    points = re.fullmatch(r"vp (\d)", entry.pop("level_2"))
    assert points is not None
    point, bonus = int(points[1]), parse(entry.pop("level_4"))
    faction = FACTIONS.index(entry["id"])
    return {
        "faction": faction,
        "name": TRACK_NAMES[entry["id"]],
        "id": entry.pop("id"),
        "top": top,
        "points": {2: point},
        "bonuses": {4: bonus},
        "alliance": ALLIANCE_AT,
        "alliance_points": 1,
        "owner": "",
        "bonus_at": [bonus if reached == 4 else None for reached in range(top + 1)],
        "standing": [point if reached >= 2 else 0 for reached in range(top + 1)],
        "space_influence": [influence(faction, steps) for steps in (1, 2)],
    }


def post_values(table: str, entry: Entry) -> Values:
    return {"id": entry.pop("id"), "spaces": tuple(entry.pop("spaces"))}


def objective_values(table: str, entry: Entry) -> Values:
    assert entry.pop("copies") == 1
    players = entry.pop("players")
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "icon": entry.pop("icon"),
        "seats": () if players == "all" else tuple(players),
        "first": entry.pop("first_player"),
    }


DONE = {
    "visit": re.compile(r"visit (?P<space>\w+)"),
    "harvest": re.compile(r"harvest (?P<n>\d+)"),
    "acquire": re.compile(r"acquire (?P<card>\w+)"),
    "immediate": re.compile(r"at once when taken"),
}
ASIDE = "set aside when Shaddam Corrino IV is in the game"  # the note of the first of the two speaks of both


def contract_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    text = entry.pop("done")
    how, match = next((how, match) for how, words in DONE.items() if (match := words.fullmatch(text)))
    said = match.groupdict()
    aside = {other["done"] for other in sheet("contracts")["cards"] if ASIDE in other.get("note", "")}
    assert aside == {"visit sardaukar"}
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "copies": entry.pop("copies"),
        "done": how,
        "space": said.get("space", ""),
        "n": int(said.get("n", 0)),
        "card": said.get("card", ""),
        "reward": effect_of(table, id, "reward", entry.pop("reward")),
        "aside_for": "shaddam_corrino_iv" if text in aside else "",
        "module": "choam",
        "start": entry.pop("start", False),
    }


def leader_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    assert entry.pop("setup", None) in (None, *SET_UP)
    ability, signet = dict(entry.pop("ability")), dict(entry.pop("signet"))
    drawback = dict(entry.pop("drawback", {}))
    traits = {DRAWBACK_OF[drawback.pop("effect")]: drawback.pop("name")} if drawback else {}
    boxes = {"reveal": nothing(), "visit": nothing()}
    named = {}
    when = ability.pop("when")
    if when in OPEN_AT:
        box, spaces = OPEN_AT[when]
        boxes[box] = effect_of(table, id, "ability", ability.pop("effect"))
        if spaces:
            boxes[box] = build.when(build.condition("sent_to_space_of", icon_bits(spaces)), boxes[box])
        name = ability.pop("name")
        named = {name.lower().replace(" ", "_"): name}
    else:
        traits[TRAIT_OF[when, ability.pop("effect")]] = ability.pop("name")
    track, house = entry.pop("track", None), entry.pop("house")
    values: Values = {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "house": "" if house == NO_HOUSE else house.lower(),
        "complexity": entry.pop("difficulty"),
        "traits": traits,
        "later": {},
        "signet": _training(signet.pop("effect"), track)
        if track
        else effect_of(table, id, "signet", signet.pop("effect")),
        "signet_name": signet.pop("name"),
        "start": nothing(),
        "rival_ok": True,
        **boxes,
        "ability": named,
        "back_of": entry.pop("back_of", ""),
        "module": entry.pop("module", ""),
    }
    for part in (ability, signet, drawback):
        all_used(table, id, part)
    return values


def _training(text: str, track: dict[str, Any]) -> Effect:
    """The Training track: its steps in the order of the sheet, each with the steps that follow it as bits."""
    assert text == "advance the Feyd token by one step along a branch of your choice and take what that step shows"
    begin, *steps = track
    assert (begin, track[begin]["reward"]) == ("start", "")

    def following(step: str) -> int:
        return sum(1 << steps.index(other) for other in track[step]["next"])

    kids = [build.node("training_step", following(step), 0, 0, parse(track[step]["reward"])) for step in steps]
    return build.node("training", following(begin), 0, 0, *kids)


def sides() -> list[Entry]:
    """Every Leader, and after one with another side that side as an entry of its own."""
    found = []
    for leader in sheet("leaders")["leaders"]:
        other = leader.get("other_side")
        found.append({key: value for key, value in leader.items() if key != "other_side"})
        if other is not None:
            shared = {key: leader[key] for key in ("copies", "sure", "house", "difficulty")}
            found.append({**shared, **other, "back_of": leader["id"]})
    return found


def posts() -> list[Entry]:
    return [{**post, "sure": True} for post in sheet("board")["posts"]]


def tracks() -> list[Entry]:
    return [{**track, "sure": True} for track in sheet("board")["tracks"]]


# --- the tables and their pieces -----------------------------------------------------------
def cards_from(source: int) -> list[Card]:
    return [card for card in UPRISING.pieces["card"] if card.source == source]


TABLES = [
    Table("starting_deck", sheet("starting_deck")["cards"], cards_from(STARTING), card_values),
    Table("imperium_cards", sheet("imperium_cards")["cards"], cards_from(IMPERIUM_DECK), card_values),
    Table("reserve", sheet("reserve")["cards"], cards_from(RESERVE), card_values),
    Table("intrigue", sheet("intrigue")["cards"], UPRISING.pieces["intrigue"], intrigue_values),
    Table("conflicts", sheet("conflicts")["cards"], UPRISING.pieces["conflict"], conflict_values),
    Table("board", sheet("board")["spaces"], UPRISING.pieces["space"], space_values, {"imperial_privilege": "R-UPR-6"}),
    Table("tracks", tracks(), UPRISING.pieces["track"], track_values),
    Table("posts", posts(), UPRISING.pieces["post"], post_values),
    Table("objectives", sheet("objectives")["cards"], UPRISING.pieces["objective"], objective_values),
    Table("contracts", sheet("contracts")["cards"], UPRISING.pieces["contract"], contract_values),
    Table(
        "contracts",
        [{**entry, "start": True} for entry in sheet("contracts")["rise_of_ix"]],
        UPRISING_IX.pieces["contract"],
        contract_values,
    ),
    Table("leaders", sides(), UPRISING.pieces["leader"], leader_values),
]

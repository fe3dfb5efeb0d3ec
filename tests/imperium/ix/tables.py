"""The pieces as the fact sheets of Rise of Ix declare them, table by table.

Effect strings are parsed by `tests.imperium.notation`; what the sheets say in prose is read here, word for word.
"""

from __future__ import annotations

import re
from typing import Any

from sandtable.imperium.boxes.ix.box import IX
from sandtable.imperium.boxes.ix.epic import IX_EPIC
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as e
from sandtable.imperium.language.builders import nothing
from sandtable.imperium.language.effects import AGENT_ICONS, FACTIONS, ICONS, Effect
from sandtable.imperium.language.pieces import IMPERIUM_DECK, STARTING, WINDOWS, Mark
from sandtable.imperium.language.rival_pieces import HAGAL_BOTH, HAGAL_SOLO, HAGAL_TWO, HagalWay
from tests.imperium.notation import parse, parse_condition, parse_cost
from tests.imperium.sheets import Entry, Table, Values, all_used
from tests.imperium.sheets import sheet as sheet_of

# --- what the sheets say in prose ----------------------------------------------------------
# (sheet, id, field): the words, which must stand there exactly so, and the tree we read them as.
READINGS: dict[tuple[str, str, str], tuple[str, Effect]] = {
    ("imperium_cards", "desert_ambush", "agent"): (
        "per own-troop-deployed-this-turn: may force-retreat enemy-unit 1",
        build.node("ambush", optional=True),
    ),
    ("intrigue", "grand_conspiracy", "endgame"): (
        "if met-of(dreadnoughts>=2, the-spice-must-flow>=1, tracks-with-influence-4>=2, council-seat)=3: vp 1; "
        "if met-of(dreadnoughts>=2, the-spice-must-flow>=1, tracks-with-influence-4>=2, council-seat)=4: vp 2",
        build.node(
            "goals",
            3,
            4,
            0,
            build.when(build.condition("dreadnoughts_at_least", 2), nothing()),
            build.when(build.copies_at_least("the_spice_must_flow", 1), nothing()),
            build.when(build.tracks_at_least(2, 4), nothing()),
            build.when(build.has_council_seat(), nothing()),
            build.vp(1),
            build.vp(2),
        ),
    ),
    ("intrigue", "machine_culture", "plot"): (  # the note: only with a tile the player can pay for (IX-13.18)
        "tech 1",
        build.node("acquire_tech", 0, 0, 1),
    ),
    ("intrigue", "quid_pro_quo", "plot"): (
        "(per faction-with-own-agent-on-its-spaces: influence that-faction 1)",
        build.node("influence_where_agents", 1),
    ),
    ("intrigue", "strategic_push", "combat"): (
        "if win-this-conflict: solari 2",
        build.node("on_winning", 0, 0, 0, build.gain(solari=2)),
    ),
    ("tech_tiles", "sonic_snoopers", "ability"): (
        "(bottom-intrigue any; intrigue same-number)",
        build.node("exchange_intrigue"),
    ),
    ("tech_tiles", "spaceport", "ability"): (
        "when card-acquired: may to-deck-top",
        Effect(e.TOPDECK, 1),
    ),
    ("tech_tiles", "troop_transports", "ability"): (
        "when recruit-from-shipping-track: (recruit 1; may deploy-those any)",
        build.node("more_shipped_troops", 1),
    ),
    ("hagal", "hagal_tech_negotiation", "effect"): (
        "tech 1 -1; if none affordable: negotiator 1",
        build.node("acquire_tech", 1, optional=True) | build.node("negotiator", 1, optional=True),
    ),
}
# Left abilities that change a rule: when they work and what they do, and the trait.
TRAIT_OF = {
    (
        "round-start",
        "set-aside 1 from hand; at start of own 2nd turn of the round: show it and take it back in hand; "
        "if that card sends an Agent this turn: (if its printed Agent icons = 1: spice 1; otherwise: solari 1)",
    ): "one_step_ahead",
    ("always", "own dreadnought strength 4 instead of 3"): "heavy_lasgun_cannons",
    (
        "game-start, then whenever a Snooper is reached",
        "game start: one Snooper token at 2 influence of each of the four tracks; on reaching a Snooper: move it to "
        "the topmost free slot of the leader card and take that slot's reward",
    ): "careful_observation",
    (
        "game-start and own turns",
        "start with water 0; each gain of Solari on own turn: solari +1",
    ): "smuggling_operation",
    ("game-start", "look at the top 2 of the Intrigue deck; keep 1; put the other back on top"): "intelligence",
}
# What a Rival does with the Signet Ring (IX-9.18): compared where Rivals are tested.
RIVAL_SIGNETS = {
    "prince_rhombur_vernius": "tech 1 if affordable, else negotiator 1",
    "viscount_hundro_moritani": "spice 1 => freight 1, whenever it has the spice",
}
MARKS = {"none": HAGAL_BOTH, "1P": HAGAL_SOLO, "2P": HAGAL_TWO}
SKIPPED = "skip-card"


def sheet(name: str) -> dict[str, Any]:
    return sheet_of(name, "ix")


def effect_of(table: str, id: str, field: str, text: str | None) -> Effect:
    key = (table, id, field)
    return parse(text or None, dict([READINGS[key]]) if key in READINGS else {})


# --- from an entry to the values its piece should have -------------------------------------
# Each takes fields off the entry; what is left over at the end is something nobody compared.
def card_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    infiltrating = tuple(ICONS.index(icon) for icon in entry.pop("infiltrate"))
    icons = tuple(AGENT_ICONS.index(icon) for icon in entry.pop("icons"))
    assert set(infiltrating) <= set(icons)
    marks = [Mark("infiltrate", infiltrating)] if infiltrating else []
    if entry.pop("unload"):
        marks.append(Mark("unload"))
    if table == "starting_deck":  # compared in test_facts
        for field in ("per_player", "only_in", "replaces"):
            entry.pop(field)
    copies = entry.pop("copies")
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "source": {"starting_deck": STARTING, "imperium_cards": IMPERIUM_DECK}[table],
        "copies": 1 if table == "starting_deck" else copies,  # one for each player
        "cost": entry.pop("cost"),
        "icons": icons,
        "factions": tuple(FACTIONS.index(faction) for faction in entry.pop("factions")),
        **{box: effect_of(table, id, box, entry.pop(box)) for box in ("agent", "reveal", "acquire")},
        "on_trash": nothing(),
        "on_discard": nothing(),
        "module": "",
        "deck_of": "",
        "price": nothing(),
        "marks": tuple(marks),
    }


def intrigue_values(table: str, entry: Entry) -> Values:
    """A card of one way: its condition and its cost apart, as they must hold to play it (IMP-13.6); in the Endgame a
    condition is of the effect (R-IMP-16)."""
    id = entry["id"]
    types = entry.pop("types")
    trees = {name: effect_of(table, id, name, entry.pop(name)) for name in types}
    first, *others = types
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
        "windows": sum(bit for bit, name in WINDOWS.items() if name in types),
        "condition": condition,
        "cost": cost,
        "effect": effect,
        "combat": trees["combat"] if "combat" in others else nothing(),
        "endgame": trees["endgame"] if "endgame" in others else nothing(),
        "first": False,
        "won": False,
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
        "control": "",
        **{place: effect_of(table, id, place, entry.pop(place)) for place in ("first", "second", "third")},
        "icon": "",
        "wall": False,
    }


STAYS = re.compile(r"if own-agent-here: persuasion (\d+)")


def space_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    stays = STAYS.fullmatch(entry.pop("reveal", "") or "")
    section = entry.pop("section")
    assert entry.pop("board") == {"choam": "choam_overlay", "ix": "ix_board"}[section]
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "area": section,
        "icon": ICONS.index(entry.pop("icon")),
        "faction": e.NO_FACTION,
        "combat": entry.pop("combat"),
        "cost": parse_cost(entry.pop("cost") or None),
        "cheaper": None,
        "needs": parse_condition(entry.pop("requirement", None)),
        "maker_base": 0,
        "effect": effect_of(table, id, "effect", entry.pop("effect")),
        "control_bonus": nothing(),
        "once_per_game": entry.pop("once_per_game"),
        "reveal_persuasion": int(stays[1]) if stays else 0,
        "owner": "",
    }


def step_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    assert id == f"ship_{entry.pop('step')}"
    reward = effect_of(table, id, "reward", entry.pop("reward"))
    return {"id": entry.pop("id"), "name": entry.pop("name"), "reward": reward}


def tile_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    ability = dict(entry.pop("ability"))
    effect = effect_of(table, id, "ability", ability.pop("effect"))
    when = ability.pop("when")
    all_used(table, id, ability)
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "cost": entry.pop("cost"),
        "acquire": effect_of(table, id, "acquire", entry.pop("acquire")),
        "when": when,
        "ability": build.offered(effect) if when == "win-conflict" else effect,
        "endgame": effect_of(table, id, "endgame", entry.pop("endgame")),
        "rival": entry.pop("rival"),
    }


def leader_values(table: str, entry: Entry) -> Values:
    id = entry["id"]
    assert entry.pop("copies") == 1
    ability, signet = dict(entry.pop("ability")), dict(entry.pop("signet"))
    when, name = ability.pop("when"), ability.pop("name")
    traits, named, reveal = {}, {}, nothing()
    if "text" in ability:
        traits = {TRAIT_OF[when, ability.pop("text")]: name}
    else:
        assert when == "reveal-turn"
        reveal = effect_of(table, id, "ability", ability.pop("effect"))
        named = {name.lower(): name}
    slots, tokens = ability.pop("slots", None), entry.pop("tokens", None)
    assert (slots is None, tokens) in ((True, None), (False, {"snooper": 4}))  # compared by their own table
    assert entry.pop("rival_signet", None) == RIVAL_SIGNETS.get(id)
    for part in (ability, signet):
        part.pop("note", None)
    values = {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "house": entry.pop("house").lower(),
        "complexity": entry.pop("complexity"),
        "traits": traits,
        "later": {},
        "signet": effect_of(table, id, "signet", signet.pop("effect")),
        "signet_name": signet.pop("name"),
        "start": nothing(),
        "rival_ok": entry.pop("rival"),
        "reveal": reveal,
        "visit": nothing(),
        "ability": named,
        "back_of": "",
        "module": "",
    }
    all_used(table, id, ability)
    all_used(table, id, signet)
    return values


def slot_values(table: str, entry: Entry) -> Values:
    return {"id": entry.pop("id"), "name": entry.pop("name"), "reward": parse(entry.pop("reward"))}


def hagal_values(table: str, entry: Entry) -> Values:
    """One branch that can be skipped is a condition of the card; two spaces are ways, the one that asks for influence
    first. What is left over is the other case of the same condition."""
    id = entry["id"]
    branches = [dict(branch) for branch in entry.pop("branches")]
    played = [branch for branch in branches if branch["effect"] != SKIPPED]
    skipped = [branch for branch in branches if branch["effect"] == SKIPPED]
    assert len(branches) == 1 or _opposite(branches[0]["if"], branches[1]["if"]), id
    assert all(branch["space"] == "none" for branch in skipped)
    effects = [effect_of(table, id, "effect", branch["effect"]) for branch in played]
    space, effect, needs = "", nothing(), None
    ways: tuple[HagalWay, ...] = ()
    if len(played) == 1:
        space, effect = played[0]["space"], effects[0]
        needs = parse_condition(played[0]["if"]) if skipped else None
        assert skipped or played[0]["if"] == "always"
    else:
        both = sorted(zip(played, effects, strict=True), key=lambda pair: "<=" in pair[0]["if"])
        (high, more), (low, less) = both
        ways = (
            HagalWay(high["space"], more, when=parse_condition(high["if"])),
            HagalWay(low["space"], less),
        )
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "copies": entry.pop("copies"),
        "mark": MARKS[entry.pop("mark")],
        "space": space,
        "effect": effect,
        "swords": entry.pop("swords"),
        "harvest": False,
        "reshuffle": False,
        "ways": ways,
        "needs": needs,
        "posts": (),
    }


def _opposite(one: str, other: str) -> bool:
    """Tell whether of two conditions on a number exactly one always holds."""
    met = []
    for text in (one, other):
        match = re.fullmatch(r"(.+?)(>=|<=|<|=)(\d)", text)
        assert match is not None, text
        what, sign, n = match[1], match[2], int(match[3])
        # Nobody has more than two dreadnoughts, nor more than six influence.
        holds = {">=": range(n, 7), "<=": range(n + 1), "<": range(n), "=": range(n, 7)}[sign]
        met.append((what, frozenset(holds)))
    (what, first), (same, second) = met
    return what == same and not first & second and first | second == frozenset(range(7))


def slots() -> list[Entry]:
    tessia = next(leader for leader in sheet("leaders")["leaders"] if "slots" in leader["ability"])
    names = ("first", "second", "third", "fourth")
    rewards = tessia["ability"]["slots"]
    return [
        {"id": f"slot_{n}", "name": name, "reward": reward, "sure": True}
        for n, (name, reward) in enumerate(zip(names, rewards, strict=True), 1)
    ]


def new_spaces() -> list[Entry]:
    """The spaces that this box adds; the others of the overlay are compared with those of the first box."""
    kept = next(board for board in sheet("board")["boards"] if board["id"] == "choam_overlay")["brings_back"]
    return [space for space in sheet("board")["spaces"] if space["id"] not in kept]


def steps() -> list[Entry]:
    return [step for step in sheet("board")["shipping_track"]["steps"] if step["reward"]]


# --- the tables and their pieces -----------------------------------------------------------
UNSURE = {"hagal_dreadnought_1p": "R-IX-5", "hagal_dreadnought_2p": "R-IX-5"}

TABLES = [
    Table("starting_deck", sheet("starting_deck")["cards"], IX_EPIC.pieces["card"], card_values),
    Table(
        "imperium_cards",
        sheet("imperium_cards")["cards"],
        IX.pieces["card"],
        card_values,
        {"negotiated_withdrawal": "R-IX-4"},
    ),
    Table("intrigue", sheet("intrigue")["cards"], IX.pieces["intrigue"], intrigue_values),
    Table("conflicts", sheet("conflicts")["cards"], IX.pieces["conflict"], conflict_values),
    Table("board", new_spaces(), IX.pieces["space"], space_values),
    Table("shipping_track", steps(), IX.pieces["shipping"], step_values),
    Table("tech_tiles", sheet("tech_tiles")["tiles"], IX.pieces["tech"], tile_values),
    Table("leaders", sheet("leaders")["leaders"], IX.pieces["leader"], leader_values),
    Table("slots", slots(), IX.pieces["snooper"], slot_values),
    Table("hagal", sheet("hagal")["cards"], IX.pieces["hagal"], hagal_values, UNSURE),
]

"""The declared pieces of the game for six in two teams against their fact sheet, entry by entry; and what its other
tables say of seats, decks and tokens.

What the sheet says in prose stands here word for word, with the tree we read it as.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.boxes.uprising.six import UPRISING_SIX
from sandtable.imperium.language import builders as build
from sandtable.imperium.language.builders import influence
from sandtable.imperium.language.effects import AGENT_ICONS, FACTIONS, ICONS, NO_FACTION, RECALL_AGENT, Effect
from sandtable.imperium.language.pieces import STARTING, Card, Leader
from sandtable.imperium.language.places import Space, Track
from sandtable.imperium.modules import team_seats as teams
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.choam_language import CONTRACTS
from sandtable.imperium.modules.spy_language import POST, Post
from sandtable.scenario import load
from tests.citing import rule
from tests.imperium.notation import canonical, parse, parse_cost
from tests.imperium.sheets import Entry, SheetTests, Table, Values, expected
from tests.imperium.uprising.six import BOARD_FACTION, COMMANDER_OF, OWN_TRACK, SHEET, six_game, six_rules
from tests.imperium.uprising.tables import CARD_BOXES, leader_values, sides

SCENARIOS = sorted((Path(__file__).resolve().parent / "scenarios" / "modes").glob("team_*.yaml"))


def both_ways(mine: Effect, allys: Effect) -> Effect:
    return mine + build.node("ally", 0, 0, 0, allys)


# (id, field): the words, which must stand there exactly so, and the tree we read them as.
READINGS: dict[tuple[str, str], tuple[str, Effect]] = {
    ("critical_shipments", "agent"): (
        "commander: water 1 and ally: solari 2, or commander: solari 2 and ally: water 1",
        both_ways(build.gain(water=1), build.gain(solari=2)) | both_ways(build.gain(solari=2), build.gain(water=1)),
    ),
    ("usul", "agent"): (
        "commander: water 1 and ally: spice 1, or commander: spice 1 and ally: water 1",
        both_ways(build.gain(water=1), build.gain(spice=1)) | both_ways(build.gain(spice=1), build.gain(water=1)),
    ),
    ("demand_results", "agent"): (  # the note: not without both of them
        "solari 2 => (take both face-up contracts, one to each ally as Shaddam chooses; refill both; trash-self)",
        build.when(
            build.condition("contracts_offered", 2),
            build.pay(solari=2) >> (build.node("deal_contracts") + build.trash_self()),
        ),
    ),
    ("imperial_tent", "agent"): ("throne-row 1; note: not a Fremen card", build.node("throne_row", 1)),
    ("demand_attention", "agent"): (
        "the faction space visited gives 2 influence instead of 1",
        build.space_influence(2),
    ),
    ("threaten_spice_production", "agent"): (  # an arrow whose cost is the team's
        "(team: spice 7, in any split among its three players) => (commander: vp 1; trash-self)",
        build.node("tribute", 7, 0, 0, build.vp(1) + build.trash_self(), optional=True),
    ),
    ("economic_support", "effect"): ("trade", build.node("trade", optional=True)),  # either may give nothing (UPR-S8.2)
    ("habbanya_erg", "effect"): ("bonus-spice; spice 2", build.harvest(2)),
    ("swordmaster", "effect"): ("swordmaster; Swordmaster bonus token", build.node("hire_swordmaster")),
    ("emperor", "3"): ("team: spy 1", build.node("team", 1, 0, 0, build.node("spy", 1))),  # may (UPR-S5.4)
}


def effect_of(id: str, field: str, text: str) -> Effect:
    if text == "none":
        assert (id, field) not in READINGS
        return build.nothing()
    return parse(text, dict([READINGS[id, field]]) if (id, field) in READINGS else {})


# --- from an entry to the values its piece should have -------------------------------------
def card_values(table: str, entry: Entry) -> Values:
    del entry["src"]
    id = entry["id"]
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "source": STARTING,
        "copies": entry.pop("copies"),
        "cost": -1,
        "icons": tuple(AGENT_ICONS.index(icon) for icon in entry.pop("icons")),
        "factions": tuple(FACTIONS.index(faction) for faction in entry.pop("faction")),
        **{box: effect_of(id, box, entry.pop(box, "none")) for box in CARD_BOXES},
        "module": "",
        "deck_of": entry.pop("deck_of"),
        "price": build.nothing(),
        "marks": (),
    }


CHEAPER = re.compile(r"(\w+ \d+), or (\w+ \d+) once any player has one")


def space_values(table: str, entry: Entry) -> Values:
    """`post` is compared with the posts of the same sheet."""
    del entry["src"]
    id, icon = entry["id"], entry.pop("icon")
    assert entry.pop("copies") == 1
    board = entry.pop("board", "")
    influence = entry.pop("influence", "")
    owner, faction, area = "", NO_FACTION, {"spice": "desert"}.get(icon, icon)
    if board:
        own = next(one for one in SHEET["personal_boards"] if one["id"] == board)
        assert id in own["spaces"]
        assert influence == f"commander: {icon} 1"
        owner, faction, area = own["owner"], OWN_TRACK[icon], f"own_{icon}"
    elif influence:
        area, n = influence.split()
        assert (BOARD_FACTION[area], n) == (icon, "1")
        faction = FACTIONS.index(icon)
    watched = next((post for post in SHEET["observation_posts"]["posts"] if id in post), None)
    assert entry.pop("post", None) == watched
    text, cost = entry.pop("effect"), entry.pop("cost")
    maker = entry.pop("maker", False)
    assert maker == ("bonus-spice" in text) == (not board and id in SHEET["maker_spaces"]["ids"])
    base = re.search(r"spice (\d+)", text) if maker else None
    cheaper = CHEAPER.fullmatch(cost)
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "area": area,
        "icon": ICONS.index(icon),
        "faction": faction,
        "combat": entry.pop("combat"),
        "cost": parse_cost(cheaper[1] if cheaper else None if cost == "none" else cost),
        "cheaper": (build.anybody_has_swordmaster(), parse_cost(cheaper[2])) if cheaper else None,
        "needs": None,
        "maker_base": int(base[1]) if base else 0,
        "effect": effect_of(id, "effect", text),
        "control_bonus": build.nothing(),
        "once_per_game": entry.pop("once_per_player", False),
        "reveal_persuasion": 0,
        "owner": owner,
    }


def level_points(text: str) -> int:
    found = re.fullmatch(r"(?:commander: )?(?:Alliance token \()?vp (\d)\)?", text)
    assert found is not None, text
    return int(found[1])


def track_values(table: str, entry: Entry) -> Values:
    del entry["src"]
    assert entry.pop("copies") == 1
    top = entry.pop("top")
    bonuses = {level: effect_of(entry["id"], str(level), text) for level, text in entry.pop("bonuses").items()}
    point = level_points(entry.pop("at2"))
    faction = entry.pop("faction")
    return {
        "id": entry.pop("id"),
        "name": entry.pop("name"),
        "faction": faction,
        "top": top,
        "points": {2: point},
        "bonuses": bonuses,
        "alliance": 4,
        "alliance_points": level_points(entry.pop("alliance")),
        "owner": entry.pop("owner"),
        "bonus_at": [bonuses.get(reached) for reached in range(top + 1)],
        "standing": [point if reached >= 2 else 0 for reached in range(top + 1)],
        "space_influence": [influence(faction, steps) for steps in (1, 2)],
    }


def leader_change_values(table: str, entry: Entry) -> Values:
    """The Leader of the side for four, with what the change says."""
    del entry["src"]
    found = re.fullmatch(r"Always Smiling needs (\d+) strength instead of (\d+)", entry.pop("change"))
    assert found is not None
    usual = next(dict(one) for one in sides() if one["id"] == entry["id"])
    assert usual.pop("sure")
    assert usual["ability"]["effect"] == f"if own strength in the Conflict>={found[2]}: persuasion 1"
    values = leader_values("leaders", usual)
    assert (values["id"], values["name"]) == (entry.pop("id"), entry.pop("name"))
    more = build.when(build.condition("strength_at_least", int(found[1])), build.persuasion(1))
    return {**values, "reveal": more}


# What a personal board says beside its track and spaces, and a scenario that shows it.
EXTRAS = {
    "throne-row 1 once, during setup": "six_seats_laid_out",
    "only this team can own Maker Hooks; when one of its allies gains them, both do": "hooks_are_both_allies",
}
# Changes of Leaders that follow from rules of teams, and a scenario that shows each.
CHANGES = {
    "muad_dib": "his_cards_count_the_allys_worms",
    "shaddam_corrino_iv": "his_signet_keeps_the_allys_troops_at_home",
    "princess_irulan": "irulans_birthright_is_about_great_houses",
}


def decks() -> list[Entry]:
    return [
        {**card, "deck_of": COMMANDER_OF[owner]} for owner, deck in SHEET["commander_decks"].items() for card in deck
    ]


def board_tracks(new: bool) -> list[Entry]:
    """Return those of the board; its new ones stand for a faction of the side for four."""
    found = []
    for track in SHEET["influence_tracks"]:
        replaces = track.get("replaces", "")
        if bool(replaces) == new:
            entry = {key: value for key, value in track.items() if key not in ("at4", "replaces")}
            faction = FACTIONS.index(replaces or track["id"])
            found.append({**entry, "faction": faction, "bonuses": {4: track["at4"]}, "top": 6, "owner": ""})
    return found


def own_tracks() -> list[Entry]:
    """Return those of the personal boards, each as a track of its own."""
    found = []
    for board in map(dict, SHEET["personal_boards"]):
        levels, faction, name = dict(board.pop("track")), board.pop("faction"), board.pop("name")
        assert (board.pop("id"), board.pop("extra") in EXTRAS) == (f"board_{faction}", True)
        assert board.pop("spaces") == [
            space.id for space in UPRISING_SIX.pieces["space"] if space.owner == board["owner"]
        ]
        track = {"id": faction, "name": name.removesuffix(" personal board"), "faction": OWN_TRACK[faction]}
        track |= {"top": max(levels), "at2": levels.pop(2), "alliance": levels.pop(4), "bonuses": levels}
        found.append({**board, **track})
    return found


def owned(tracks: list[Track], own: bool) -> list[Track]:
    return [track for track in tracks if bool(track.owner) == own]


SIX_SPACES = UPRISING_SIX.pieces["space"]
CARDS_TABLE = Table("commander_decks", decks(), UPRISING_SIX.pieces["card"], card_values)
SPACES_NEW = Table("spaces_new", SHEET["spaces_new"], [space for space in SIX_SPACES if not space.owner], space_values)
SPACES_OWN = Table(
    "spaces_personal", SHEET["spaces_personal"], [space for space in SIX_SPACES if space.owner], space_values
)
TRACKS = Table("influence_tracks", board_tracks(new=True), owned(UPRISING_SIX.pieces["track"], own=False), track_values)
KEPT_TRACKS = Table(
    "tracks kept",
    board_tracks(new=False),
    [track for track in UPRISING.pieces["track"] if track.id in ("guild", "bene")],
    track_values,
)
LEADERS = Table(
    "leader_changes",
    [one for one in SHEET["leader_changes"] if one["id"] not in CHANGES],
    UPRISING_SIX.pieces["leader"],
    leader_change_values,
)
BOARDS = Table("personal_boards", own_tracks(), owned(UPRISING_SIX.pieces["track"], own=True), track_values)
TABLES = [CARDS_TABLE, SPACES_NEW, SPACES_OWN, TRACKS, KEPT_TRACKS, BOARDS, LEADERS]


class TestSheets(SheetTests):
    tables = TABLES
    mistakes = [
        ("commander_decks", "corrino_might", "reveal", "swords 1; (spice 3; trash-self) => each-ally: recruit 2"),
        ("commander_decks", "desert_call", "agent", "if hooks: water 1 => (worm 1; trash-self)"),
        ("commander_decks", "devastating_assault", "agent", "solari 1; recruit 1"),
        ("spaces_new", "military_support", "effect", "recruit 3"),
        (SPACES_OWN.name, "sardaukar", "effect", "intrigue 1; each-ally: recruit 4"),
    ]


# --- can it fail? --------------------------------------------------------------------------
def test_changed_words_in_the_sheet_are_noticed() -> None:
    tent = next(entry for entry in CARDS_TABLE.entries if entry["id"] == "imperial_tent")
    with pytest.raises(ValueError, match="does not occur once"):
        expected(CARDS_TABLE, {**tent, "agent": "throne-row 1"})
    with pytest.raises(AssertionError, match="compared with nothing"):
        expected(CARDS_TABLE, {**tent, "graft": "draw 1"})
    with pytest.raises(AssertionError, match="check it before relying on it"):
        expected(CARDS_TABLE, {**tent, "sure": False})


# --- the pieces of the first board, as they are in this game -------------------------------
@rule("UPR-S2.5")
def test_each_commander_has_a_deck_of_ten() -> None:
    for owner, deck in SHEET["commander_decks"].items():
        assert sum(card["copies"] for card in deck) == 10
        assert sum(card.copies for card in UPRISING_SIX.pieces["card"] if card.deck_of == COMMANDER_OF[owner]) == 10
    assert set(SHEET["commander_decks"]) == set(COMMANDER_OF)


@rule("UPR-S2.1", "UPR-S5.1", "UPR-S20.2")
def test_the_spaces_of_the_table_are_those_of_the_sheet() -> None:
    kept, gone = SHEET["spaces_kept"]["ids"], SHEET["spaces_gone"]["ids"]
    front = [space.id for space in UPRISING.pieces["space"]]
    assert set(kept) | set(gone) | {"sardaukar", "swordmaster"} == set(front)  # one moved, one of another effect
    rules = six_rules()
    there = [space.id for space in rules.spaces]
    assert sorted(there) == sorted([*kept, *(space.id for space in SIX_SPACES)])
    assert not set(gone) & set(there)
    declared = {space.id: space for space in UPRISING.pieces["space"]}
    for space in rules.spaces:  # the same piece, not one like it
        assert space.id not in kept or space is declared[space.id]
    makers = {rules.spaces[slot].id for slot in rules.maker_spaces}
    assert makers == set(SHEET["maker_spaces"]["ids"])


@rule("UPR-S20.2")
def test_the_posts_of_the_table_are_those_of_the_sheet() -> None:
    rules = six_rules()
    posts = {post.id: post for post in (*UPRISING.pieces["post"], *UPRISING_SIX.pieces["post"])}
    replaced = {key.partition(":")[2] for key in UPRISING_SIX.replaces if key.startswith("post:")}
    there = [post.spaces for id, post in posts.items() if id not in replaced]
    assert len(rules.of(POST).kinds) == len(there) == 15
    told = [tuple(sorted(post)) for post in SHEET["observation_posts"]["posts"]]
    assert sorted(tuple(sorted(post)) for post in there) == sorted(told)
    own = {space.id for space in SIX_SPACES if space.owner}
    assert not own & {space for post in there for space in post}


@rule("UPR-S2.2", "UPR-S2.9")
def test_the_tracks_of_the_table() -> None:
    rules = six_rules()
    there = [track.id for track in rules.tracks]
    assert there == ["great_houses", "guild", "bene", "fringe_worlds", "emperor", "fremen"]
    tokens = [one["id"] for one in SHEET["components"] if one["id"].startswith("alliance_")]
    assert tokens == [f"alliance_{track.id}" for track in owned(UPRISING_SIX.pieces["track"], own=False)]
    boards = [one["id"] for one in SHEET["components"] if one["id"].startswith("board_")]
    assert boards == [one["id"] for one in SHEET["personal_boards"]]


@rule("UPR-S12.1", "UPR-S2.4")
def test_the_sardaukar_contracts_are_those_of_the_box_and_set_aside() -> None:
    """The sheet names them by what they give, contracts.yaml by numbers."""
    aside = {contract.id: contract for contract in UPRISING.pieces["contract"] if contract.aside_for}
    for entry in map(dict, SHEET["sardaukar_contracts"]):
        contract = aside.pop(entry["id"])
        assert (contract.copies, contract.done, contract.space) == (entry["copies"], "visit", "sardaukar")
        assert entry["task"] == "send an agent to sardaukar"
        reward = parse(entry["reward"])
        if reward.op == RECALL_AGENT:  # never the Agent just sent (UPR-8.4)
            reward.a = 1
        assert canonical(contract.reward) == canonical(reward)
        assert contract.aside_for == COMMANDER_OF["shaddam"]
        assert entry["name"].startswith("Sardaukar")
    assert aside == {}
    kept = contracts_of(six_game()).aside
    assert sorted(CONTRACTS[kind].id for kind in kept) == [one["id"] for one in SHEET["sardaukar_contracts"]]


@rule("UPR-S1.1")
def test_the_commanders_cards_are_those_of_the_box() -> None:
    """leaders.yaml has the last word, says the sheet; here is what it says again."""
    signets = {
        "muad_dib": parse("draw 1"),
        "shaddam_corrino_iv": parse("(solari 1; recruit 1) or (solari 3 => influence any 1)")
        + build.hook("no_deploying"),
    }
    said = {"draw 1", "note: no unit may be deployed to the Conflict this turn; (solari 1; recruit 1) or "
            "(solari 3 => influence any 1)"}  # fmt: skip
    abilities = {
        "muad_dib": "Reveal turn: if worms-in-conflict>=1: intrigue 1",
        "shaddam_corrino_iv": "may take a set-aside Sardaukar contract wherever he could take a face-up one; "
        "nobody else can",
    }
    assert {one["signet"] for one in SHEET["commanders"]} == said
    assert {one["id"]: one["ability"] for one in SHEET["commanders"]} == abilities
    assert [one["id"] for one in SHEET["commanders"]] == list(teams.COMMANDER_IDS)
    for entry in SHEET["commanders"]:
        leader = next(leader for leader in UPRISING.pieces["leader"] if leader.id == entry["id"])
        assert (leader.name, entry["copies"]) == (entry["name"], 1)
        assert canonical(leader.signet) == canonical(signets[leader.id])
    unpredictable = build.when(build.condition("worms_at_least", 1), build.intrigue(1))
    muad_dib, shaddam = (next(one for one in UPRISING.pieces["leader"] if one.id == id) for id in teams.COMMANDER_IDS)
    assert canonical(muad_dib.reveal) == canonical(unpredictable)
    assert list(shaddam.traits) == ["sardaukar_commander"]


def test_consequences_of_team_rules_have_a_scenario() -> None:
    shown = {scenario.id: scenario for file in SCENARIOS for scenario in load(file)}
    for shown_by in (*CHANGES.values(), *EXTRAS.values()):
        assert shown[shown_by].run().problems == [], shown_by
    assert {one["id"] for one in SHEET["leader_changes"]} - set(CHANGES) == {"gurney_halleck"}


def test_nothing_of_the_sheet_is_left_uncompared() -> None:
    assert set(SHEET) == {
        "box", "mode", "components", "seating", "start", "conflict_deck", "objectives", "leaders_recommended",
        "leader_changes", "commander_decks", "commanders", "personal_boards", "influence_tracks", "spaces_new",
        "spaces_personal", "spaces_kept", "spaces_gone", "maker_spaces", "observation_posts",
        "swordmaster_bonus_token", "throne_row", "sardaukar_contracts",
    }  # fmt: skip


def test_every_class_of_piece_is_compared() -> None:
    compared = {type(piece) for table in TABLES for piece in table.pieces} | {Post}
    assert compared == {Card, Space, Track, Leader, Post}
    assert compared == {sort.cls for sort in UPRISING_SIX.sorts}


def test_every_reading_is_of_an_entry_that_exists() -> None:
    ids = {entry["id"] for table in TABLES for entry in table.entries}
    assert {id for id, _ in READINGS} <= ids

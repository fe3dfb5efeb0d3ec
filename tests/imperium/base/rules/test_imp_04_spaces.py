"""Section 4: every one of the 22 spaces, what it costs, needs and brings."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.language.effects import ICONS
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CARDS, SPACES
from tests.imperium.playing import begin, options, play, refused

# For each space: what is paid, what is gained in all after that, and the moves that resolve it.
# "troops" go from supply to garrison; "cards" from deck to hand; influence by the name of the faction.
SPACE_TABLE: dict[str, tuple[dict[str, int], dict[str, int], str]] = {
    "conspire": ({"spice": 4}, {"solari": 5, "troops": 2, "intrigue": 1, "emperor": 1}, "box:space"),
    "wealth": ({}, {"solari": 2, "emperor": 1}, ""),
    "heighliner": ({"spice": 6}, {"troops": 5, "water": 2, "guild": 1}, ""),
    "foldspace_space": ({}, {"foldspace": 1, "guild": 1}, "box:space"),
    "selective_breeding": ({"spice": 2}, {"cards": 2, "trashed": 1, "bene": 1}, "box:space card:seek_allies"),
    "secrets": ({}, {"intrigue": 1, "bene": 1}, "box:space part:0 box:space"),
    "hardy_warriors": ({"water": 1}, {"troops": 2, "fremen": 1}, ""),
    "stillsuits": ({}, {"water": 1, "fremen": 1}, ""),
    "high_council": ({"solari": 5}, {"council": 1}, ""),
    "mentat": ({"solari": 2}, {"cards": 1, "agents": 1, "mentat": 1}, "box:space"),
    "swordmaster": ({"solari": 8}, {"agents": 1, "swordmaster": 1}, ""),
    "rally_troops": ({"solari": 4}, {"troops": 4}, ""),
    "hall_of_oratory": ({}, {"troops": 1}, ""),
    "sell_melange": ({"spice": 2}, {"solari": 6}, ""),
    "secure_contract": ({}, {"solari": 3}, ""),
    "the_great_flat": ({"water": 2}, {"spice": 3}, ""),
    "hagga_basin": ({"water": 1}, {"spice": 2}, ""),
    "imperial_basin": ({}, {"spice": 1}, ""),
    "arrakeen": ({}, {"troops": 1, "cards": 1}, "box:space"),
    "carthag": ({}, {"troops": 1, "intrigue": 1}, "box:space"),
    "research_station": ({"water": 2}, {"cards": 3}, "box:space"),
    "sietch_tabr": ({}, {"troops": 1, "water": 1}, ""),
}
ONCE = ("high_council", "swordmaster")
ICON_CARD = {
    "emperor": "diplomacy",
    "guild": "diplomacy",
    "bene": "diplomacy",
    "fremen": "diplomacy",
    "landsraad": "dagger",
    "city": "reconnaissance",
    "spice": "dune_the_desert_planet",
}
DECK = ["convincing_argument", "convincing_argument", "signet_ring", "dagger"]


def card_for(space: str) -> str:
    return ICON_CARD[ICONS[next(s.icon for s in SPACES if s.id == space)]]


def at_hand(space: str, resources: dict[str, int], fremen: int = 2, **given: Any) -> Game:
    """Seat 0, about to send an Agent to this space with these resources and nothing else."""
    p0 = {"solari": 0, "spice": 0, "water": 0, "influence": {"fremen": fremen}, **resources}
    return begin(p0={**p0, "hand": [card_for(space), "seek_allies"], "deck": DECK}, **given)


def send(game: Game, space: str) -> None:
    play(game, f"card:{card_for(space)} space:{space}")
    if space == "sell_melange":
        play(game, "number:2")


def holdings(game: Game) -> dict[str, int]:
    p = game.players[0]
    assert p.garrison + p.supply == 12
    return {
        "solari": p.solari,
        "spice": p.spice,
        "water": p.water,
        "troops": p.garrison,
        "cards": -len(p.deck),
        "hand": len(p.hand),
        "trashed": len(game.trashed),
        "foldspace": [CARDS[kind].id for kind in p.discard].count("foldspace"),
        "discard": len(p.discard),
        "intrigue": len(p.intrigue),
        "emperor": p.influence[0],
        "guild": p.influence[1],
        "bene": p.influence[2],
        "fremen": p.influence[3],
        "agents": p.agents,
        "council": int(p.council),
        "swordmaster": int(p.swordmaster),
        "mentat": int(game.mentat == 0),
        "points": p.vp,
        "persuasion": p.persuasion,
        "swords": p.swords,
    }


def test_the_table_has_all_22_spaces() -> None:
    assert list(SPACE_TABLE) == [space.id for space in SPACES]


@rule("IMP-4.6", "IMP-4.8")
@pytest.mark.parametrize("space", SPACE_TABLE)
def test_costs_and_effects_of_spaces(space: str) -> None:
    cost, gains, moves = SPACE_TABLE[space]
    game = at_hand(space, {"solari": 10, "spice": 10, "water": 10})
    before = holdings(game)
    send(game, space)
    play(game, moves)
    after = holdings(game)
    assert "end" in options(game)
    assert refused(game, "box:space")
    expected = dict(gains)
    for what, n in cost.items():
        expected[what] = expected.get(what, 0) - n
    expected["agents"] = expected.get("agents", 0) - 1
    # Hand: the card played is gone; draws come in; Selective Breeding's card is out of the game.
    expected["hand"] = expected.get("cards", 0) - 1 - expected.get("trashed", 0)
    expected["discard"] = expected.get("foldspace", 0)
    change = {what: after[what] - before[what] for what in after if after[what] != before[what]}
    assert change == {what: n for what, n in expected.items() if n}


@rule("IMP-4.6")
@pytest.mark.parametrize("space", SPACE_TABLE)
def test_the_exact_cost_opens_a_space_and_is_paid_at_once(space: str) -> None:
    cost = SPACE_TABLE[space][0]
    game = at_hand(space, cost)
    game.listen()
    send(game, space)
    kinds = [event.kind for event in game.take_events()]
    paid = [kind for kind in kinds if kind.startswith("pay_")]
    assert paid == [f"pay_{what}" for what in cost]
    if paid:  # before anything else that happens after the Agent is there
        assert kinds.index(paid[0]) == kinds.index("agent") + 1


@rule("IMP-4.6")
@pytest.mark.parametrize("space", [space for space, row in SPACE_TABLE.items() if row[0]])
def test_one_less_than_the_cost_closes_a_space_whatever_else_is_held(space: str) -> None:
    cost = SPACE_TABLE[space][0]
    ((what, n),) = cost.items()
    game = at_hand(space, {"solari": 12, "spice": 12, "water": 12, what: n - 1})
    if f"card:{card_for(space)}" in options(game):
        play(game, f"card:{card_for(space)}")
    assert refused(game, f"space:{space}")


@rule("IMP-4.7")
@pytest.mark.parametrize("space", SPACE_TABLE)
def test_only_sietch_tabr_asks_for_influence(space: str) -> None:
    game = at_hand(space, {"solari": 12, "spice": 12, "water": 12}, fremen=0)
    play(game, f"card:{card_for(space)}")
    assert (f"space:{space}" in options(game)) == (space != "sietch_tabr")


@rule("IMP-4.3")
@pytest.mark.parametrize("space", SPACE_TABLE)
def test_every_space_is_closed_by_an_agent_on_it(space: str) -> None:
    game = at_hand(space, {"solari": 12, "spice": 12, "water": 12}, p2={"agents_at": [space]})
    play(game, f"card:{card_for(space)}")
    assert refused(game, f"space:{space}")


@rule("IMP-4.12")
@pytest.mark.parametrize("space", SPACE_TABLE)
def test_spaces_used_once_per_game_and_spaces_used_every_round(space: str) -> None:
    """Go there in two rounds, with the same resources in each."""
    card = card_for(space)
    game = begin(
        seats=3,
        conflict="guild_bank_raid",
        conflict_deck=["raid_stockpiles", "desert_power"],
        p0={"hand": [card], "deck": [], "solari": 30, "spice": 30, "water": 30, "influence": {"fremen": 2}},
        p1={"hand": []},
        p2={"hand": []},
    )
    send(game, space)
    moves = SPACE_TABLE[space][2] if space != "selective_breeding" else "box:influence"  # no card to trash
    play(game, f"{moves} end reveal end reveal end reveal end reveal end reveal end")
    assert (game.round, game.to_act) == (2, [0])
    assert card in [CARDS[kind].id for kind in game.players[0].hand]
    play(game, f"card:{card}")
    assert (f"space:{space}" not in options(game)) == (space in ONCE)

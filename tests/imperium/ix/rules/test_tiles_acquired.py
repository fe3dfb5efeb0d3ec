"""Section 3: Tech tiles that count at the end of the game, when acquired, or with dreadnoughts and freighters."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.units import CONFLICT, GARRISON, SUPPLY
from tests.citing import rule
from tests.imperium.ix.playing import begin, freighter, on_offer, owned
from tests.imperium.ix.rules.tiles import having
from tests.imperium.playing import options, play


# --- the end of the game -----------------------------------------------------------------
def last_round(**more: Any) -> Game:
    """The last round, with everybody about to reveal."""
    return begin(round=10, conflict_deck=[], **more)


def finish(game: Game) -> Game:
    while not game.over:
        words = options(game)
        game.act(next(word for word in ("reveal", "end", "pass", "no", "none", "done", words[0]) if word in words))
    return game


@rule("IX-12.7", "IX-3.10")
def test_memocorders_score_three_influence_with_all_four() -> None:
    all_four = {"emperor": 3, "guild": 3, "bene": 3, "fremen": 3}
    game = last_round(tech={"owned": {"memocorders": [0]}}, p0={"hand": [], "influence": all_four, "points": 4})
    assert finish(game).players[0].vp == 5
    game = last_round(tech={"owned": {"memocorders": [0]}}, p0={"hand": [], "influence": {**all_four, "bene": 2}})
    before = game.players[0].vp
    assert finish(game).players[0].vp == before


@rule("IX-12.7")
def test_holtzman_engine_scores_two_the_spice_must_flow() -> None:
    cards = ["the_spice_must_flow", "the_spice_must_flow"]
    game = last_round(tech={"owned": {"holtzman_engine": [0]}}, p0={"hand": [], "discard": cards, "points": 2})
    assert finish(game).players[0].vp == 3
    game = last_round(tech={"owned": {"holtzman_engine": [0]}}, p0={"hand": [], "discard": cards[:1], "points": 2})
    assert finish(game).players[0].vp == 2


@rule("IX-12.7")
def test_spy_satellites_score_factions_with_little_influence() -> None:
    game = last_round(tech={"owned": {"spy_satellites": [0]}},
                      p0={"hand": [], "influence": {"emperor": 2, "guild": 1, "bene": 3}, "points": 2})  # fmt: skip
    assert finish(game).players[0].vp == 4  # the Guild and the Fremen


@rule("IX-13.15")
def test_chaumurky_wins_ties_before_everything_else() -> None:
    game = last_round(tech={"owned": {"chaumurky": [1]}},
                      p0={"hand": [], "points": 7, "spice": 9}, p1={"hand": [], "points": 7, "spice": 0})  # fmt: skip
    outcome = finish(game).outcome
    assert outcome is not None
    assert outcome.ranks[:2] == [2, 1]
    assert outcome.tie_break == "tech"


@rule("IX-13.15")
def test_chaumurky_is_no_help_without_a_tie() -> None:
    game = last_round(tech={"owned": {"chaumurky": [1]}},
                      p0={"hand": [], "points": 8, "spice": 0}, p1={"hand": [], "points": 7, "spice": 9})  # fmt: skip
    outcome = finish(game).outcome
    assert outcome is not None
    assert outcome.ranks[:2] == [1, 2]
    assert outcome.tie_break == "none"


# --- acquire effects ---------------------------------------------------------------------
@rule("IX-3.8")
@pytest.mark.parametrize(
    ("tile", "moves", "changed"),
    [
        ("chaumurky", "", {"intrigue": 2}),
        ("flagship", "", {"vp": 1}),
        ("invasion_ships", "", {"garrison": 4}),
        ("memocorders", "faction:guild", {"guild": 1}),
        ("shuttle_fleet", "faction:guild faction:bene", {"guild": 1, "bene": 1}),
        ("sonic_snoopers", "", {"intrigue": 1}),
        ("spaceport", "", {"hand": 2}),
        ("windtraps", "", {"water": 1}),
        ("artillery", "", {}),
        ("troop_transports", "", {}),
    ],
)
def test_an_acquire_effect_happens_once(tile: str, moves: str, changed: dict[str, int]) -> None:
    others = ["minimic_film", "training_drones", "holoprojectors"][:2]
    game = begin(tech={"open": [tile, *others]}, p0={"hand": ["ixian_engineer", "dagger"], "spice": 8, "garrison": 3})
    play(game, "card:ixian_engineer space:smuggling")
    before = measured(game)
    play(game, f"box:ixian_engineer acquire_tech:{tile} {moves}")
    now = measured(game)
    assert {key: now[key] - before[key] for key in now if now[key] != before[key]} == changed
    assert owned(game) == [tile]
    assert tile not in on_offer(game)


def measured(game: Game) -> dict[str, int]:
    p = game.players[0]
    found = {"intrigue": len(p.intrigue), "vp": p.vp, "garrison": p.garrison, "water": p.water, "hand": len(p.hand)}
    return found | dict(zip(("emperor", "guild", "bene", "fremen"), p.influence, strict=True))


@rule("IX-3.8")
def test_disposal_facility_trashes_a_card_when_acquired() -> None:
    game = begin(tech={"open": ["disposal_facility", "minimic_film", "windtraps"]},
                 p0={"hand": ["ixian_engineer", "dagger"], "spice": 3})  # fmt: skip
    play(game, "card:ixian_engineer space:smuggling box:ixian_engineer acquire_tech:disposal_facility card:dagger")
    assert [CARDS[kind].id for kind in game.trashed] == ["dagger"]


# --- Troop Transports --------------------------------------------------------------------
@rule("IX-3.8", "IX-4.8")
def test_troop_transports_ship_a_third_troop_that_may_be_deployed() -> None:
    game = having("troop_transports", shipping={"at": {0: 2}},
                  p0={"hand": ["dune_the_desert_planet"], "garrison": 0})  # fmt: skip
    play(game, "card:dune_the_desert_planet space:smuggling box:space freight:recall")
    while game.decision(0).kind != "menu":
        game.act(options(game)[0])
    assert game.players[0].garrison == 3
    assert {"deploy:1", "deploy:2", "deploy:3"} <= set(options(game))  # although Smuggling is no Combat space
    game.act("deploy:3")
    assert game.players[0].conflict == 3
    assert freighter(game) == 0


@rule("IX-4.8")
def test_without_troop_transports_they_stay_in_the_garrison() -> None:
    game = begin(shipping={"at": {0: 2}}, p0={"hand": ["dune_the_desert_planet"], "garrison": 0})
    play(game, "card:dune_the_desert_planet space:smuggling box:space freight:recall")
    while game.decision(0).kind != "menu":
        game.act(options(game)[0])
    assert game.players[0].garrison == 2
    assert not [word for word in options(game) if word.startswith("deploy")]


# --- Foldspace, dreadnoughts -------------------------------------------------------------
@rule("IX-13.12")
def test_a_foldspace_card_comes_with_its_icon_on_ilesas_signet() -> None:
    leaders = ["ilesa_ecaz", "paul_atreides", "helena_richese", "glossu_rabban"]
    game = begin(leaders=leaders, p0={"hand": ["signet_ring"], "solari": 1, "discard": []})
    play(game, "card:signet_ring")
    game.act(next(word for word in options(game) if word.startswith("space:")))
    solari = game.players[0].solari
    play(game, "box:signet_ring")
    assert "foldspace" in [CARDS[kind].id for kind in game.players[0].discard]
    assert game.players[0].solari == solari - 1


@rule("IX-13.12", "IX-3.8")
def test_spaceport_puts_a_foldspace_card_on_the_deck_as_well() -> None:
    game = having("spaceport", p0={"hand": ["diplomacy"], "spice": 0, "deck": ["dagger"]})
    play(game, "card:diplomacy space:foldspace_space")
    while game.decision(0).kind != "deck_top":
        game.act(next(word for word in options(game) if word.startswith("box:space")))
    game.act("yes")
    assert CARDS[game.players[0].deck[-1]].id == "foldspace"


def detonating(conflict: int, **more: Any) -> Game:
    """Seat 0 has won with this many dreadnoughts and owns Detonation Devices."""
    others = {f"p{seat}": {"hand": [], "agents": 0, "revealed": seat < 3} for seat in (1, 2, 3)}
    game = begin(conflict="skirmish_ix_spice", turn=3, tech={"owned": {"detonation_devices": [0]}},
                 dreadnoughts={"conflict": {0: conflict}},
                 p0={"hand": [], "agents": 0, "revealed": True, "points": 3, **more}, **others)  # fmt: skip
    play(game, "reveal end")
    while game.decision(0).kind != "option":
        words = options(game)
        game.act("none" if "none" in words else words[0])
    return game


def counts(game: Game) -> tuple[int, int, int]:
    """Dreadnoughts of seat 0 in supply, garrison and Conflict."""
    supply, garrison, conflict = (DREADNOUGHT.count(game, 0, place) for place in (SUPPLY, GARRISON, CONFLICT))
    return supply, garrison, conflict


def to_the_next_round(game: Game) -> Game:
    while game.round == 1:
        words = options(game)
        assert game.decision(game.to_act[0]).kind != "control_place"
        game.act(next(word for word in ("pass", "no", words[0]) if word in words))
    return game


@rule("IX-14.1", "IX-3.10")
def test_detonation_devices_turn_a_dreadnought_into_a_point() -> None:
    game = detonating(1)
    game.act("option:0")
    assert game.players[0].vp == 4
    to_the_next_round(game)
    assert counts(game) == (2, 0, 0)


@rule("IX-14.1")
def test_with_detonation_devices_the_second_dreadnought_takes_no_control() -> None:
    game = detonating(2)
    game.act("option:0")
    to_the_next_round(game)
    assert counts(game) == (1, 1, 0)
    assert game.players[0].vp == 4


@rule("IX-14.1")
def test_detonation_devices_may_be_left_for_control() -> None:
    game = detonating(1)
    game.act("option:1")
    assert game.decision(0).kind == "control_place"
    assert game.players[0].vp == 3


@rule("IX-14.2")
@pytest.mark.parametrize(("where", "points"), [({"garrison": {0: 2}}, 1), ({"garrison": {0: 1}}, 0)])
def test_grand_conspiracy_counts_dreadnoughts_out_of_the_supply(where: dict[str, Any], points: int) -> None:
    own = {
        "hand": [],
        "intrigue": ["grand_conspiracy"],
        "council": True,
        "discard": ["the_spice_must_flow"],
        "points": 3,
    }
    game = begin(round=10, conflict_deck=[], dreadnoughts=where, p0=own)
    while not game.over:
        words = options(game)
        wanted = ("intrigue:grand_conspiracy", "reveal", "end", "pass", "no", "none", "done", words[0])
        game.act(next(word for word in wanted if word in words))
    assert game.players[0].vp == 3 + points

"""Sections 11 of Rise of Ix, R14 and S18 of Uprising: units, infiltration and Rivals on the board of Uprising."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.lab.position import build
from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT, fleet_of
from sandtable.imperium.modules.rivals.deck import full_deck
from sandtable.imperium.modules.shipping.track import shipping_of
from sandtable.imperium.modules.spy_language import POSTS
from sandtable.imperium.modules.worms import worms_of
from sandtable.imperium.rules.catalog import CARDS, HAGAL
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.sides import controller_of
from sandtable.imperium.rules.state import NOBODY
from sandtable.imperium.rules.units import CONFLICT, GARRISON, SUPPLY
from tests.citing import rule
from tests.imperium.ix.playing import owned
from tests.imperium.playing import options, play

MUAD, FEYD, GURNEY, SHADDAM, JESSICA, IRULAN = range(6)


def begin(**given: Any) -> Game:
    players = {seat: given.pop(f"p{seat}") for seat in range(6) if f"p{seat}" in given}
    return build({"boxes": ["ix"], "seats": 3, **given, "players": players}, "uprising")


def six(**given: Any) -> Game:
    return begin(**{"seats": 6, "turn": MUAD, **given})


def ships(game: Game, seat: int) -> tuple[int, int, int]:
    supply, garrison, conflict = (DREADNOUGHT.count(game, seat, place) for place in (SUPPLY, GARRISON, CONFLICT))
    return supply, garrison, conflict


def over(game: Game) -> dict[str, int]:
    held = fleet_of(game).over
    return {space.id: held[slot] for slot, space in enumerate(game.rules.spaces) if held[slot] != NOBODY}


def settle(game: Game, *wanted: str) -> Game:
    """Answer with the first of these words that is an option, as long as one is."""
    while not game.over:
        words = options(game)
        found = next((word for word in wanted if word in words), None)
        if found is None:
            return game
        game.act(found)
    return game


# --- the board ---------------------------------------------------------------------------
@rule("IX-11.22")
def test_a_dreadnought_controls_one_of_three_places() -> None:
    game = begin(phase="combat", conflict="shadow_contest", round=3, dreadnoughts={"conflict": {0: 1}})
    while game.decision(game.to_act[0]).kind != "control_place":
        words = options(game)
        game.act(next((word for word in ("none", "pass", "done", "no") if word in words), words[0]))
    assert set(options(game)) == {"space:arrakeen", "space:spice_refinery", "space:imperial_basin"}
    play(game, "space:spice_refinery")
    assert controller_of(game, game.rules.space["spice_refinery"]) == 0
    check(game)


@rule("IX-11.22")
@pytest.mark.parametrize(("place", "good"), [("arrakeen", "solari"), ("spice_refinery", "solari"),
                                             ("imperial_basin", "spice")])  # fmt: skip
def test_its_owner_gets_the_bonus_of_the_place(place: str, good: str) -> None:
    card = "dune_the_desert_planet" if place == "imperial_basin" else "reconnaissance"
    game = begin(dreadnoughts={"over": {place: [1]}}, p0={"hand": [card]}, p1={"solari": 0, "spice": 0})
    play(game, f"card:{card} space:{place}")
    settle(game, "number:0")
    assert getattr(game.players[1], good) == 1


@rule("IX-11.22")
def test_carthag_of_six_cannot_be_controlled() -> None:
    game = six()
    places = {game.rules.spaces[slot].id for slot in game.rules.control_spaces}
    assert places == {"arrakeen", "spice_refinery", "imperial_basin"}


# --- units -------------------------------------------------------------------------------
@rule("IX-11.23", "UPR-24.8")
def test_sandworms_never_retreat() -> None:
    game = begin(worms={"sandworms": {0: 2}}, p0={"hand": ["negotiated_withdrawal"], "conflict": 1})
    play(game, "reveal")
    assert "box:negotiated_withdrawal" not in options(game), "only one unit can retreat"
    game = begin(worms={"sandworms": {1: 1}}, p0={"hand": ["desert_ambush"], "garrison": 3}, p1={"conflict": 0})
    play(game, "card:desert_ambush space:imperial_basin deploy:1")
    assert "box:desert_ambush" not in options(game)


@rule("IX-11.23")
def test_summoned_sandworms_count_for_diversion() -> None:
    own = {"hand": ["dune_the_desert_planet"], "water": 1, "garrison": 2, "intrigue": ["diversion"]}
    game = begin(conflict="shadow_contest", round=3, worms={"hooks": [0], "wall": False},
                 dreadnoughts={"garrison": {0: 1}}, p0=own)  # fmt: skip
    play(game, "card:dune_the_desert_planet space:hagga_basin box:space")
    settle(game, "option:1")
    assert worms_of(game).worms[0] == 1
    play(game, "deploy:1 unit:dreadnought")
    assert game.entered == 3
    assert "intrigue:diversion" not in options(game)


@rule("UPR-24.8")
def test_a_dreadnought_has_strength_3_beside_a_sandworm_and_goes_to_the_garrison() -> None:
    game = begin(phase="combat", conflict="shadow_contest", round=3, worms={"sandworms": {1: 1}},
                 dreadnoughts={"conflict": {0: 1, 1: 1}}, p0={"intrigue": ["finesse"]})  # fmt: skip
    assert [p.strength() for p in game.players] == [3, 6, 0]
    while game.round == 3:
        words = options(game)
        game.act(next((word for word in ("none", "pass", "done", "no") if word in words), words[0]))
    assert ships(game, 0) == (1, 1, 0)
    assert worms_of(game).worms == [0, 0, 0]


@rule("IX-11.24")
def test_a_sandworm_doubles_rewards_but_not_control() -> None:
    game = begin(boxes=["ix"], phase="combat", conflict="shadow_contest", round=3, worms={"sandworms": {0: 1}},
                 dreadnoughts={"conflict": {0: 2}})  # fmt: skip
    asked = 0
    while game.round == 3 and not game.over:
        words = options(game)
        asked += game.decision(game.to_act[0]).kind == "control_place"
        game.act(next((word for word in ("none", "pass", "done", "no") if word in words), words[0]))
    assert (asked, len(over(game)), ships(game, 0)) == (1, 1, (0, 1, 0))


# --- infiltration ------------------------------------------------------------------------
@rule("IX-11.26", "UPR-24.8")
def test_an_infiltration_icon_needs_no_spy_and_a_spy_may_then_gather() -> None:
    game = begin(p0={"hand": ["bounty_hunter"], "solari": 0}, p1={"agents_at": ["arrakeen"], "agents": 1})
    play(game, "card:bounty_hunter space:arrakeen")
    assert game.players[0].solari == 2
    name = post_of(game, "arrakeen")
    game = begin(spies={"at": {name: [0]}}, p0={"hand": ["bounty_hunter"], "solari": 0},
                 p1={"agents_at": ["arrakeen"], "agents": 1})  # fmt: skip
    play(game, "card:bounty_hunter space:arrakeen")
    assert game.decision(0).kind == "gather", "the Spy was not spent on the way in"


def posts(game: Game) -> list[str]:
    return list(game.rules.pieces["post"].by_id)


def post_of(game: Game, space: str) -> str:
    return next(post.id for post in POSTS if post.id in posts(game) and space in post.spaces)


@rule("IX-11.26")
def test_infiltrating_by_spy_needs_no_icon() -> None:
    name = post_of(begin(), "arrakeen")
    game = begin(
        spies={"at": {name: [0]}}, p0={"hand": ["reconnaissance"]}, p1={"agents_at": ["arrakeen"], "agents": 1}
    )
    play(game, "card:reconnaissance space:arrakeen")
    assert name not in [
        post for post, seats in game.parts[game.rules.part["spies"]].facts(game)["at"].items() if 0 in seats
    ]


@rule("IX-11.13", "UPR-S18.6")
def test_infiltration_passes_teammates_too() -> None:
    game = six(turn=FEYD, p1={"hand": ["bounty_hunter"], "solari": 0}, p5={"agents_at": ["arrakeen"], "agents": 1})
    teammate = game.rules.sides[FEYD] >> IRULAN & 1
    play(game, "card:bounty_hunter space:arrakeen")
    assert game.turn_space == game.rules.space["arrakeen"]
    assert game.players[FEYD].solari == (0 if teammate else 2), "only an enemy Agent pays"


@rule("IX-11.27")
def test_guild_accord_takes_2_off_the_heighliner_of_this_board() -> None:
    game = begin(p0={"hand": ["guild_accord"], "spice": 3})
    play(game, "card:guild_accord space:heighliner")
    assert game.players[0].spice == 0


@rule("IX-11.21", "IX-13.12")
def test_only_ilesa_acquires_foldspace() -> None:
    game = begin(leaders=["ilesa_ecaz", "gurney_halleck", "muad_dib"], p0={"hand": ["signet_ring"], "solari": 1})
    play(game, "card:signet_ring space:arrakeen box:signet_ring")
    assert [CARDS[kind].id for kind in game.players[0].discard] == ["foldspace"]
    play(game := begin(p0={"hand": ["convincing_argument"] * 2}), "reveal")
    assert "acquire:foldspace" not in options(game)


# --- six players -------------------------------------------------------------------------
@rule("IX-11.12", "UPR-S18.5")
def test_a_commander_commissions_for_the_activated_ally() -> None:
    game = six(p0={"hand": ["limited_landsraad_access"], "solari": 3})
    assert [ships(game, seat)[0] for seat in range(6)] == [0, 2, 2, 0, 2, 2]
    play(game, "card:limited_landsraad_access space:dreadnought_space seat:2 box:space")
    settle(game, "part:0")
    assert ships(game, GURNEY) == (1, 1, 0)
    assert ships(game, MUAD) == (0, 0, 0)
    check(game)


@rule("IX-11.18")
def test_the_activated_ally_loses_the_troop_of_a_commander() -> None:
    own = {"hand": ["muad_dib_seek_allies"], "intrigue": ["strongarm"], "spice": 5}
    game = six(p0=own, p2={"garrison": 3}, p4={"garrison": 3})
    play(game, "card:muad_dib_seek_allies space:secrets seat:2")
    settle(game, "box:influence", "box:space", "box:muad_dib_seek_allies", "part:0")
    before = (game.players[GURNEY].garrison, game.players[JESSICA].garrison, game.players[GURNEY].influence[2])
    play(game, "intrigue:strongarm")
    after = (game.players[GURNEY].garrison, game.players[JESSICA].garrison, game.players[GURNEY].influence[2])
    assert after == (before[0] - 1, before[1], before[2] + 1)


@rule("UPR-S18.11")
def test_effects_on_opponents_spare_the_team_and_strength_goes_by_the_owner() -> None:
    leaders = ["muad_dib", "feyd_rautha_harkonnen", "prince_rhombur_vernius", "shaddam_corrino_iv", "lady_jessica",
               "princess_irulan"]  # fmt: skip
    fleet = {"conflict": {1: 1, 2: 1, 4: 1, 5: 1}}
    game = begin(seats=6, phase="combat", leaders=leaders, conflict="shadow_contest", round=3, dreadnoughts=fleet,
                 first=2, p2={"intrigue": ["cannon_turrets"]})  # fmt: skip
    assert game.players[GURNEY].strength() == 4
    while game.to_act != [GURNEY] or "intrigue:cannon_turrets" not in options(game):
        play(game, "pass")
    play(game, "intrigue:cannon_turrets")
    sides = game.rules.sides
    for seat in (FEYD, JESSICA, IRULAN):
        enemy = not (sides[GURNEY] >> seat) & 1
        assert ships(game, seat) == ((1, 1, 0) if enemy else (1, 0, 1))


@rule("UPR-S18.12")
def test_the_ally_left_after_a_teammate_yields_places_a_dreadnought() -> None:
    base: dict[str, Any] = {"seats": 6, "phase": "combat", "conflict": "shadow_contest", "round": 3, "first": 1}
    game = begin(**base, dreadnoughts={"conflict": {GURNEY: 1, JESSICA: 1}})
    asked = []
    while game.round == 3 and not game.over:
        seat = game.to_act[0]
        asked.append((seat, game.decision(seat).kind))
        words = options(game)
        game.act(next((word for word in ("yes", "pass", "none", "done") if word in words), words[0]))
    placed = [seat for seat, kind in asked if kind == "control_place"]
    assert len(placed) == 1
    assert placed[0] in (GURNEY, JESSICA)
    assert list(over(game).values()) == placed


# --- Rivals ------------------------------------------------------------------------------
@rule("UPR-R14.1", "UPR-R14.2", "UPR-R14.3", "IX-11.1", "IX-11.2", "IX-11.3", "IX-11.4")
@pytest.mark.parametrize(("seats", "cards"), [(1, 37), (2, 36)])
def test_the_house_hagal_deck_with_both_boxes(seats: int, cards: int) -> None:
    game = sandtable.new("uprising", seats=seats, seed=1, boxes=["ix"])
    assert isinstance(game, Game)
    there = Counter(HAGAL[kind].id for kind in full_deck(game))
    assert there.total() == cards
    assert not [id for id in there if "gather_support" in id or "assembly" in id or "foldspace" in id]
    assert there["hagal_smuggling_interstellar"] == 1


def rival_turn(*cards: str, **given: Any) -> Game:
    own = {"p0": {"hand": ["dagger"], **given.pop("p0", {})}, "p2": {"agents": 0, **given.pop("p2", {})}}
    return begin(**{"seats": 1, "turn": 1, "hagal_deck": list(cards), **given, **own})


@rule("UPR-R14.6", "UPR-R14.8")
def test_a_rival_with_a_card_uses_freighters_and_its_own_order_of_factions() -> None:
    game = rival_turn("hagal_smuggling_interstellar", shipping={"at": {1: 2}}, p0={"solari": 0}, p1={"solari": 0})
    assert shipping_of(game).at[1] == 0
    assert sum(game.players[1].influence) == 1, "no player is asked"
    assert game.players[0].solari == 1


@rule("UPR-R14.9")
def test_the_rival_beside_two_players_takes_dividends_and_ignores_tiles() -> None:
    game = begin(
        seats=2,
        turn=2,
        hagal_deck=["hagal_smuggling_interstellar"],
        shipping={"at": {2: 2}},
        p0={"hand": ["dagger"], "solari": 0},
        p1={"hand": ["dagger"], "solari": 0},
        p2={"solari": 0},
    )
    assert (game.players[0].solari, game.players[1].solari) == (1, 1)
    assert game.players[2].solari == 5
    assert owned(game, 2) == []


@rule("UPR-R14.7")
def test_rivals_get_no_ix_contracts() -> None:
    game = sandtable.new("uprising", seats=1, seed=2, boxes=["ix"], choam=True)
    assert isinstance(game, Game)
    while game.decision(0).kind not in ("turn",):
        play(game, options(game)[0])
    held = game.parts[game.rules.part["choam"]].facts(game)["held"]
    assert not [id for id, seats in held.items() if any(seat > 0 for seat in seats)]


@rule("UPR-R14.10")
@pytest.mark.parametrize(("control", "place"), [({}, "imperial_basin"), ({"imperial_basin": 1}, "arrakeen"),
                                                ({"imperial_basin": 1, "arrakeen": 1}, "spice_refinery")])  # fmt: skip
def test_where_a_rivals_dreadnought_goes(control: dict[str, int], place: str) -> None:
    game = begin(seats=1, phase="combat", conflict="shadow_contest", round=3, control=control,
                 dreadnoughts={"conflict": {1: 1}}, p0={"hand": []})  # fmt: skip
    assert [id for id, seat in over(game).items() if seat == 1] == [place]


@rule("UPR-R14.10")
def test_expert_deployment_counts_a_dreadnought_as_one_unit() -> None:
    given: dict[str, Any] = {"expert": True, "conflict": "shadow_contest", "round": 3, "difficulty": "mercenary"}
    game = rival_turn("hagal_arrakeen", **given, dreadnoughts={"conflict": {1: 1}}, p1={"conflict": 2, "garrison": 3})
    assert game.players[1].conflict == 2, "three units ahead of everybody"
    game = rival_turn("hagal_arrakeen", **given, dreadnoughts={"conflict": {1: 1}}, p1={"conflict": 1, "garrison": 3})
    assert game.players[1].conflict > 1

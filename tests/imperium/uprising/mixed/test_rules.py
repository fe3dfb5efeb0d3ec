"""Cards and Leaders of the first box and of Rise of Ix on the board of Uprising (UPR-24, UPR-S, IX-11)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT
from sandtable.imperium.modules.icons import icon_of, icons_of
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.units import CONFLICT, GARRISON, SUPPLY
from tests.citing import rule
from tests.imperium.playing import options, play, refused, skip_round
from tests.imperium.uprising.playing import begin

BOTH = ["base", "ix"]
LEADERS = ["gurney_halleck", "princess_irulan", "staban_tuek", "lady_jessica"]


def ships(game: Game, seat: int) -> list[int]:
    return [DREADNOUGHT.count(game, seat, place) for place in (SUPPLY, GARRISON, CONFLICT)]


def visit(game: Game, card: str, space: str, *more: str) -> Game:
    play(game, f"card:{card} space:{space}")
    for word in more:
        play(game, word)
    return game


def resolve(game: Game, box: str) -> Game:
    """Resolve a box if it waits in the menu; otherwise it has resolved itself."""
    if f"box:{box}" in options(game):
        play(game, f"box:{box}")
    return game


# --- the first box -----------------------------------------------------------------------
@rule("UPR-24.6")
@pytest.mark.parametrize(
    ("space", "water", "base"), [("deep_desert", 3, 4), ("hagga_basin", 1, 2), ("imperial_basin", 0, 1)]
)
def test_carryall_doubles_the_base_spice_of_each_maker_space(space: str, water: int, base: int) -> None:
    game = begin(boxes=["base"], seats=4, p0={"hand": ["carryall"], "water": water})
    resolve(visit(game, "carryall", space), "space")
    while "part:0" in options(game) or "option:0" in options(game):
        play(game, "part:0" if "part:0" in options(game) else "option:0")
    assert game.players[0].spice == 2 * base


@rule("UPR-S16.6")
@pytest.mark.parametrize(("space", "water", "base"), [("deep_desert", 3, 4), ("habbanya_erg", 1, 2)])
def test_carryall_with_six(space: str, water: int, base: int) -> None:
    game = begin(boxes=["base"], seats=6, turn=2, p2={"hand": ["carryall"], "water": water})
    resolve(visit(game, "carryall", space), "space")
    while "part:0" in options(game) or "option:0" in options(game):
        play(game, "part:0" if "part:0" in options(game) else "option:0")
    assert game.players[2].spice == 2 * base


@rule("UPR-24.7")
@pytest.mark.parametrize(("bonus", "spice"), [(0, 0), (2, 1)])
def test_ariana_harvests_nothing_where_worms_came_and_no_bonus_spice_lay(bonus: int, spice: int) -> None:
    """Spice Addict takes one spice less and draws a card when she harvests."""
    game = begin(
        boxes=["base"], seats=4, leaders=["countess_ariana_thorvald", *LEADERS[:3]], bonus_spice={"hagga_basin": bonus},
        worms={"hooks": [0]}, conflict="skirmish_crysknife", p0={"hand": ["dune_the_desert_planet"], "water": 1},
    )  # fmt: skip
    visit(game, "dune_the_desert_planet", "hagga_basin", "box:space")
    play(game, "part:1 option:1")  # a sandworm in place of the base spice
    resolve(game, "space")
    assert game.players[0].spice == spice
    assert len(game.players[0].hand) == (1 if bonus else 0)


@rule("UPR-S16.3")
def test_kwisatz_haderach_opens_no_personal_board() -> None:
    game = begin(
        boxes=["base"], seats=6, turn=2, p2={"hand": ["kwisatz_haderach"], "spice": 9, "solari": 9, "water": 9}
    )
    play(game, "card:kwisatz_haderach")
    assert not {"space:sardaukar", "space:vast_wealth", "space:hardy_warriors", "space:desert_mastery"} & set(
        options(game)
    )


@rule("UPR-S16.5")
def test_the_voice_may_name_a_space_of_a_personal_board() -> None:
    game = begin(boxes=["base"], seats=6, turn=2, p2={"hand": ["the_voice"]})
    visit(game, "the_voice", "arrakeen", "box:the_voice")
    assert {"space:sardaukar", "space:hardy_warriors"} <= set(options(game))


@rule("UPR-S16.2")
def test_a_commander_loses_no_troops_to_gun_thopter() -> None:
    game = begin(boxes=["base"], seats=6, turn=2, p2={"hand": ["gun_thopter"]}, p1={"garrison": 3}, p5={"garrison": 2})
    before = [p.garrison for p in game.players]
    resolve(visit(game, "gun_thopter", "arrakeen"), "gun_thopter")
    after = [p.garrison for p in game.players]
    assert [a - b for a, b in zip(after, before, strict=True)][1::2] == [-1, 0, -1]
    check(game)


@rule("UPR-S16.2")
def test_a_commander_discards_to_test_of_humanity() -> None:
    game = begin(
        boxes=["base"], seats=6, turn=2, p2={"hand": ["test_of_humanity"]}, p3={"hand": ["shaddam_signet_ring"]},
        p1={"hand": [], "garrison": 0}, p5={"hand": [], "garrison": 0},
    )  # fmt: skip
    resolve(visit(game, "test_of_humanity", "secrets"), "test_of_humanity")
    while game.to_act == [3]:
        assert "troop" not in options(game)
        play(game, options(game)[0])
    assert game.players[3].hand == []
    check(game)


@rule("UPR-S16.1", "UPR-S15.3", "IX-11.18")
@pytest.mark.parametrize("card", ["demand_respect", "to_the_victor"])
def test_cards_for_a_victory_do_nothing_for_a_commander(card: str) -> None:
    game = begin(
        boxes=["base"], seats=6, phase="combat", conflict="spice_freighters",
        p0={"intrigue": [card], "spice": 2}, p2={"conflict": 3}, p1={"conflict": 1},
    )  # fmt: skip
    asked = []
    now = game.round
    while not game.over and game.round == now:
        seat, words = game.to_act[0], options(game)
        if seat == 0:
            asked += words
        game.act(next((word for word in ("pass", "done", "end", "no", "none") if word in words), words[0]))
    assert f"intrigue:{card}" not in asked


@rule("UPR-S16.4", "UPR-S18.8")
def test_a_commander_counts_his_own_track_for_plans_within_plans() -> None:
    game = begin(
        boxes=["base"], seats=6, phase="endgame",
        p3={"intrigue": ["plans_within_plans"], "influence": {"emperor": 3}}, p1={"influence": {"guild": 3, "bene": 3}},
    )  # fmt: skip
    while game.to_act != [3]:
        play(game, "pass" if "pass" in options(game) else options(game)[-1])
    before = game.players[3].vp
    assert "intrigue:plans_within_plans" in options(game)
    play(game, "intrigue:plans_within_plans")
    assert game.players[3].vp == before + 1


# --- Rise of Ix --------------------------------------------------------------------------
@rule("IX-11.23", "UPR-24.8")
def test_sandworms_are_units_that_never_retreat() -> None:
    game = begin(
        boxes=["ix"], seats=4, conflict="spice_freighters", worms={"sandworms": {0: 2}},
        dreadnoughts={"conflict": {0: 1}},
        p0={"hand": ["negotiated_withdrawal"], "conflict": 1},
    )  # fmt: skip
    play(game, "reveal")
    assert "box:negotiated_withdrawal" not in options(game)  # two units, and three are wanted
    ambush = begin(
        boxes=["ix"], seats=4, conflict="spice_freighters", worms={"sandworms": {1: 2}},
        p0={"hand": ["desert_ambush"], "garrison": 2}, p1={"conflict": 0},
    )  # fmt: skip
    visit(ambush, "desert_ambush", "imperial_basin", "deploy:2")
    assert "box:desert_ambush" not in options(ambush)


@rule("IX-11.23")
def test_summoned_sandworms_count_for_diversion() -> None:
    given: dict[str, Any] = {
        "boxes": ["ix"], "seats": 4, "conflict": "spice_freighters", "worms": {"hooks": [0]},
        "p0": {"hand": ["dune_the_desert_planet"], "water": 3, "garrison": 3, "intrigue": ["diversion"]},
    }  # fmt: skip
    game = begin(**given)
    resolve(visit(game, "dune_the_desert_planet", "deep_desert"), "space")
    assert "intrigue:diversion" not in options(game)
    play(game, "option:1")
    assert "intrigue:diversion" not in options(game), "two sandworms are not four units"
    play(game, "deploy:2")
    assert "intrigue:diversion" in options(game)


@rule("IX-11.24", "UPR-24.8")
def test_a_sandworm_doubles_the_arrows_of_economic_supremacy_but_one_dreadnought_takes_control() -> None:
    game = begin(
        boxes=["ix"], epic=True, seats=3, phase="combat", conflict="economic_supremacy", worms={"sandworms": {0: 1}},
        dreadnoughts={"conflict": {0: 2}}, p0={"solari": 12, "spice": 8}, p1={"conflict": 1},
    )  # fmt: skip
    placed = 0
    now = game.round
    while game.round == now and not game.over:
        words = options(game)
        if game.decision(game.to_act[0]).kind == "control_place":
            placed += 1
        game.act(next((word for word in ("pass", "yes", "option:0", "end") if word in words), words[0]))
        if game.phase > 3:
            break
    assert game.players[0].vp == 6
    assert (game.players[0].solari, game.players[0].spice) == (0, 0)
    assert placed == 1
    assert ships(game, 0)[1] == 1


@rule("IX-11.25")
def test_a_conflict_of_rise_of_ix_shows_no_battle_icon() -> None:
    game = begin(
        boxes=["ix"],
        epic=True,
        seats=3,
        phase="combat",
        conflict="economic_supremacy",
        p0={"conflict": 2},
        p1={"conflict": 1},
    )
    skip_round(game)
    objective, conflict = icons_of(game).up[0]
    assert icon_of(objective) >= 0
    assert icon_of(conflict) < 0
    assert icons_of(game).down[0] == []


@rule("IX-11.26", "UPR-24.8", "IX-6.8")
def test_infiltration_needs_no_spy_and_a_spy_no_icon() -> None:
    game = begin(
        boxes=["ix"], seats=4, p0={"hand": ["bounty_hunter", "dagger"]}, p1={"agents_at": ["arrakeen"]},
        spies={"at": {"refinery_arrakeen": [0]}},
    )  # fmt: skip
    play(game, "card:bounty_hunter space:arrakeen")
    assert game.players[0].agents_at
    check(game)


@rule("IX-11.27")
def test_guild_accord_takes_two_off_the_price_of_uprising() -> None:
    cheap = begin(boxes=["ix"], seats=4, p0={"hand": ["guild_accord"], "spice": 3})
    visit(cheap, "guild_accord", "heighliner")
    assert cheap.players[0].spice == 0
    dear = begin(boxes=["ix"], seats=4, p0={"hand": ["guild_accord"], "spice": 2})
    play(dear, "card:guild_accord")
    assert refused(dear, "space:heighliner")


# --- Rise of Ix with six players ---------------------------------------------------------
@rule("IX-11.12", "UPR-S18.5")
def test_a_commander_commissions_a_dreadnought_for_the_activated_ally() -> None:
    game = begin(boxes=["ix"], seats=6, turn=0, p0={"hand": ["limited_landsraad_access"], "solari": 3})
    visit(game, "limited_landsraad_access", "dreadnought_space", "seat:2", "box:space")
    if "part:0" in options(game):
        play(game, "part:0")
    assert [ships(game, seat) for seat in (0, 2, 3, 4)] == [[0, 0, 0], [1, 1, 0], [0, 0, 0], [2, 0, 0]]
    check(game)


@rule("IX-11.13", "UPR-S18.6")
@pytest.mark.parametrize("other", [1, 4])
def test_infiltration_passes_teammates_and_opponents(other: int) -> None:
    game = begin(
        boxes=["ix"], seats=6, turn=2, p2={"hand": ["bounty_hunter"]}, **{f"p{other}": {"agents_at": ["arrakeen"]}}
    )
    play(game, "card:bounty_hunter space:arrakeen")
    assert game.players[2].agents_at


@rule("UPR-S18.11")
def test_cannon_turrets_reach_the_other_team_alone() -> None:
    game = begin(
        boxes=["ix"], seats=6, phase="combat", conflict="spice_freighters",
        dreadnoughts={"conflict": {1: 1, 4: 1, 5: 1}}, p2={"intrigue": ["cannon_turrets"], "conflict": 1},
    )  # fmt: skip
    while game.to_act != [2]:
        play(game, "pass")
    play(game, "intrigue:cannon_turrets")
    assert [ships(game, seat)[2] for seat in (1, 4, 5)] == [0, 1, 0]


@rule("UPR-S15.2", "IX-11.18")
def test_a_troop_that_a_commander_loses_is_the_activated_allys() -> None:
    game = begin(
        boxes=["ix"], seats=6, turn=0, p0={"hand": ["muad_dib_seek_allies"], "intrigue": ["strongarm"]},
        p2={"garrison": 2, "conflict": 0}, p4={"garrison": 2},
    )  # fmt: skip
    play(game, "card:muad_dib_seek_allies")
    play(game, next(word for word in options(game) if word == "space:secrets"))
    play(game, "seat:2")
    play(game, "intrigue:strongarm")
    while any(word in options(game) for word in ("troop", "option:0")):
        play(game, "troop" if "troop" in options(game) else "option:0")
    assert (game.players[2].garrison, game.players[4].garrison) == (1, 2)


@rule("UPR-S18.12")
def test_an_ally_to_whom_the_other_yields_places_a_dreadnought() -> None:
    game = begin(
        boxes=["ix"], seats=6, phase="combat", conflict="spice_freighters", dreadnoughts={"conflict": {2: 1, 4: 1}},
        p1={"conflict": 1},
    )  # fmt: skip
    kinds = []
    now = game.round
    while game.round == now and game.phase <= 3 and not game.over:
        decision = game.decision(game.to_act[0])
        kinds.append((decision.seat, decision.kind))
        words = decision.words()
        game.act(next((word for word in ("yes", "pass") if word in words), words[0]))
    assert (4, "control_place") in kinds


# --- Rise of Ix with Rivals --------------------------------------------------------------
def shipped(**more: Any) -> Game:
    """The Rival of two players recalls its freighter from the second step."""
    return begin(
        boxes=["ix"], seats=2, turn=2, hagal_deck=["hagal_smuggling_interstellar"], shipping={"at": {2: 2}}, **more
    )


@rule("UPR-R14.8")
@pytest.mark.parametrize(("rival", "faction"), [("rival_staban_tuek", "guild"), ("rival_irulan", "emperor")])
def test_a_rival_of_uprising_raises_the_faction_that_its_card_names_first(rival: str, faction: str) -> None:
    game = shipped(rivals=[rival])
    levels = {name: game.players[2].influence[track] for name, track in game.rules.track.items()}
    assert {name for name, level in levels.items() if level} == {faction}


@rule("UPR-R14.9")
def test_the_rival_of_two_players_takes_dividends_and_ignores_tiles() -> None:
    game = shipped(rivals=["rival_staban_tuek"], tech={"open": ["windtraps", "training_drones", "memocorders"]})
    assert [p.solari for p in game.players] == [1, 1, 5]
    assert game.players[2].garrison == 3 + 2
    plenty = begin(
        boxes=["ix"], seats=2, turn=2, rivals=["rival_staban_tuek"], hagal_deck=["hagal_dreadnought_2p"],
        tech={"open": ["windtraps", "training_drones", "memocorders"]}, p2={"spice": 6},
    )  # fmt: skip
    assert tech_of(plenty).owned[2] == []
    assert ships(plenty, 2) == [1, 1, 0]


@rule("UPR-S2.15", "IMP-16.2")
def test_prudent_diplomacy_compares_with_opponents_on_the_tracks_of_the_board() -> None:
    leaders = ["muad_dib", "gurney_halleck", "duke_leto_atreides", "shaddam_corrino_iv", "lady_jessica", "staban_tuek"]
    game = begin(
        boxes=["base"], seats=6, turn=2, leaders=leaders, p2={"hand": ["signet_ring"], "spice": 1},
        p3={"influence": {"emperor": 2}}, p4={"influence": {"guild": 2}}, p5={"influence": {"bene": 1}},
    )  # fmt: skip
    play(game, "card:signet_ring space:arrakeen box:signet_ring")
    if game.decision(2).kind == "faction":
        assert options(game) == ["faction:bene"]
    else:
        assert game.players[2].influence[game.rules.track["bene"]] == 1

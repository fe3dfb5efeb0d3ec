"""IMP-20.32 to 20.45: the rulings on Reserve and Imperium cards."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.modules.barred_spaces.module import bars_of
from tests.citing import rule
from tests.imperium.base.rules.ledger import agents_at, cards, changes, ledger, row, total, trashed
from tests.imperium.playing import begin, options, play, refused


# --- the Reserve -------------------------------------------------------------------------
@rule("IMP-20.32")
def test_trashing_the_spice_must_flow_does_not_cost_the_point() -> None:
    rich = ["lady_jessica", "piter_de_vries", "fremen_camp", "guild_administrator"]  # 3 + 3 + 2 + 1
    done = {"hand": [], "revealed": True}
    game = begin(seats=3, first=2, turn=0, p0={"hand": rich, "deck": []}, p1=done, p2=done)
    play(game, "reveal acquire:the_spice_must_flow end")
    assert (game.round, game.to_act, game.players[0].vp) == (2, [0], 1)
    play(game, "card:guild_administrator space:secure_contract box:guild_administrator")
    before = ledger(game)
    play(game, "card:the_spice_must_flow")
    assert changes(before, game) == {"hand": -1, "reserve.the_spice_must_flow": 1}


@rule("IMP-20.33", "IMP-4.19")
def test_foldspace_comes_by_its_space_only() -> None:
    rich = ["lady_jessica", "piter_de_vries", "space_travel"]
    game = begin(p0={"hand": rich, "intrigue": ["bypass_protocol"], "spice": 2})
    bypass = play(game.clone(), "intrigue:bypass_protocol option:0")
    assert refused(bypass, "acquire:foldspace")
    play(game, "reveal")
    assert refused(game, "acquire:foldspace")
    space = begin(p0={"hand": ["diplomacy"]})
    play(space, "card:diplomacy space:foldspace_space box:space end")
    assert cards(space, 0, "discard") == ["foldspace"]


# --- Assassination Mission and Imperial Spy ----------------------------------------------
@rule("IMP-20.34")
def test_assassination_mission_cannot_trash_itself() -> None:
    game = begin(p0={"hand": ["assassination_mission"]})
    assert refused(game, "card:assassination_mission")
    play(game, "reveal")
    assert refused(game, "box:assassination_mission")
    play(game, "end")
    assert game.players[0].solari == 1
    assert cards(game, 0, "discard") == ["assassination_mission"]


@rule("IMP-20.34")
def test_assassination_mission_pays_from_play_from_the_deck_and_as_a_cost() -> None:
    own = {"hand": ["assassination_mission"], "spice": 2, "deck": ["dagger", "scout"]}
    game = begin(p0={**own, "intrigue": ["dispatch_an_envoy"]})
    play(game, "intrigue:dispatch_an_envoy card:assassination_mission space:selective_breeding")
    play(game, "box:space inplay:assassination_mission")
    assert game.players[0].solari == 4
    assert cards(game, 0, "hand") == ["dagger", "scout"]
    looked = begin(p0={"deck": ["assassination_mission"], "intrigue": ["poison_snooper"]})
    play(looked, "intrigue:poison_snooper option:1")
    assert looked.players[0].solari == 4


@rule("IMP-20.34", "IMP-10.13")
def test_assassination_mission_pays_when_trashed_by_a_reward() -> None:
    own = {"discard": ["assassination_mission"], "conflict": 1}
    game = begin(phase="combat", conflict="terrible_purpose", p0=own)
    play(game, "discard:assassination_mission")
    assert game.players[0].solari == 4


@rule("IMP-20.43")
def test_imperial_spy_gives_its_intrigue_card_by_its_own_effect_only() -> None:
    own = {"hand": ["guild_administrator"], "play": ["imperial_spy"], "agents_at": ["wealth"]}
    game = begin(p0=own)
    play(game, "card:guild_administrator space:secure_contract box:guild_administrator")
    before = ledger(game)
    play(game, "inplay:imperial_spy")
    assert changes(before, game) == {"play": -1, "trashed": 1}
    spy = begin(p0={"hand": ["imperial_spy"]})
    play(spy, "card:imperial_spy space:wealth box:imperial_spy")
    assert len(spy.players[0].intrigue) == 1
    assert trashed(spy)[-1] == "imperial_spy"


# --- The Voice ---------------------------------------------------------------------------
VOICE = "card:the_voice space:secure_contract box:the_voice space:arrakeen end"


@pytest.mark.parametrize(
    ("own", "first_moves"),
    [
        ({"hand": ["reconnaissance"]}, "card:reconnaissance"),
        ({"hand": ["kwisatz_haderach"]}, "card:kwisatz_haderach"),
        ({"hand": ["reconnaissance"], "intrigue": ["infiltrate"]}, "intrigue:infiltrate card:reconnaissance"),
    ],
)
@rule("IMP-20.35", "IMP-20.41")
def test_no_opponent_can_go_where_the_voice_says(own: dict[str, Any], first_moves: str) -> None:
    game = begin(seats=3, p0={"hand": ["the_voice"]}, p1=own, p2={"hand": ["reconnaissance"]})
    play(game, VOICE)
    play(game, first_moves)
    assert "space:carthag" in options(game)
    assert refused(game, "space:arrakeen")


@rule("IMP-20.35")
def test_the_voice_is_lifted_at_the_next_turn_of_its_owner() -> None:
    hand = ["reconnaissance"]
    game = begin(seats=3, p0={"hand": ["the_voice", *hand]}, p1={"hand": hand}, p2={"hand": hand})
    play(game, VOICE)
    play(game, "card:reconnaissance space:carthag box:space end")
    assert options(game) == ["reveal"]  # seat 2: one city taken, one named
    play(game, "reveal end")
    assert game.to_act == [0]
    assert bars_of(game).spaces == []
    own = play(game.clone(), "card:reconnaissance")
    assert "space:arrakeen" in options(own)


@rule("IMP-20.35")
def test_once_lifted_opponents_may_go_there_again() -> None:
    game = begin(seats=3, p0={"hand": ["the_voice"]}, p1={"hand": ["reconnaissance", "dagger"]}, p2={"hand": []})
    play(game, VOICE)
    play(game, "card:dagger space:hall_of_oratory end reveal end reveal end")
    play(game, "card:reconnaissance space:arrakeen")
    assert agents_at(game, 1) == ["hall_of_oratory", "arrakeen"]


@rule("IMP-20.35")
def test_the_voice_does_not_end_with_the_round() -> None:
    hand = ["reconnaissance", "dagger"]
    game = begin(seats=3, phase="recall", p0={"voice": "arrakeen"}, p1={"hand": hand}, p2={"hand": hand})
    assert (game.round, game.to_act) == (2, [1])
    play(game, "card:reconnaissance")
    assert refused(game, "space:arrakeen")
    play(game, "space:carthag box:space end reveal end")
    assert game.to_act == [0]
    assert bars_of(game).spaces == []


@rule("IMP-20.35")
def test_the_voice_may_name_any_space_an_occupied_one_too() -> None:
    game = begin(seats=3, p0={"hand": ["the_voice"]}, p1={"agents_at": ["arrakeen"], "hand": ["kwisatz_haderach"]})
    play(game, "card:the_voice space:secure_contract box:the_voice")
    assert len(options(game)) == 22
    play(game, "space:arrakeen end card:kwisatz_haderach agent:ready")
    assert refused(game, "space:arrakeen")


# --- Kwisatz Haderach --------------------------------------------------------------------
@rule("IMP-20.41")
def test_kwisatz_haderach_needs_no_ready_agent_and_may_go_back_to_the_same_space() -> None:
    own = {"hand": ["kwisatz_haderach"], "agents": 0, "agents_at": ["wealth", "hagga_basin"], "deck": ["dagger"]}
    game = begin(p0=own)
    play(game, "card:kwisatz_haderach")
    assert options(game) == ["space:wealth", "space:hagga_basin"]
    before = ledger(game)
    play(game, "space:wealth space:wealth box:kwisatz_haderach end")
    moved = {"solari": 2, "emperor": 1, "play": 1, "deck": -1}  # one card played, one drawn
    assert changes(before, game) == moved
    assert sorted(agents_at(game, 0)) == ["hagga_basin", "wealth"]


@rule("IMP-20.41")
def test_other_cards_still_need_a_ready_agent() -> None:
    own = {"hand": ["kwisatz_haderach", "diplomacy"], "agents": 0, "agents_at": ["wealth", "hagga_basin"]}
    game = begin(p0=own)
    assert options(game) == ["card:kwisatz_haderach", "reveal"]


@rule("IMP-20.41")
def test_kwisatz_haderach_ignores_icons_and_all_agents() -> None:
    own = {"hand": ["kwisatz_haderach"], "agents_at": ["wealth"], "spice": 6, "solari": 8, "water": 2}
    others = {"agents_at": ["arrakeen", "secrets"]}
    game = begin(p0={**own, "influence": {"fremen": 2}}, p1=others)
    play(game, "card:kwisatz_haderach agent:ready")
    assert len(options(game)) == 22
    play(game, "space:wealth box:influence box:kwisatz_haderach end")
    assert agents_at(game, 0) == ["wealth", "wealth"]  # beside its own Agent
    enemy = begin(p0=own, p1=others)
    play(enemy, "card:kwisatz_haderach agent:ready space:arrakeen")
    assert agents_at(enemy, 0) == ["wealth", "arrakeen"]


@rule("IMP-20.41", "IMP-4.12")
def test_costs_requirements_and_once_per_game_hold_for_kwisatz_haderach() -> None:
    own = {"hand": ["kwisatz_haderach"], "solari": 4, "spice": 5, "water": 1, "council": True, "swordmaster": True}
    game = begin(p0=own)
    play(game, "card:kwisatz_haderach")
    for closed in ("heighliner", "the_great_flat", "research_station", "sietch_tabr", "high_council", "swordmaster"):
        assert refused(game, f"space:{closed}")
    play(game, "space:rally_troops")
    assert game.players[0].solari == 0
    rich = begin(p0={**own, "solari": 9})
    play(rich, "card:kwisatz_haderach")
    assert refused(rich, "space:high_council")
    assert refused(rich, "space:swordmaster")
    there = begin(p0={**own, "solari": 9, "agents": 0, "agents_at": ["high_council"]})
    play(there, "card:kwisatz_haderach space:high_council")
    assert refused(there, "space:high_council")  # not even back to where it stood


@pytest.mark.parametrize(("to", "bonus"), [("wealth", 1), ("hagga_basin", 0)])
@rule("IMP-20.41", "IMP-11.1")
def test_a_maker_space_left_empty_gets_bonus_spice(to: str, bonus: int) -> None:
    done = {"hand": [], "revealed": True}
    own = {"hand": ["kwisatz_haderach"], "agents": 0, "agents_at": ["hagga_basin"], "water": 1}
    game = begin(seats=3, p0=own, p1=done, p2={**done, "agents_at": ["imperial_basin"]})
    play(game, f"card:kwisatz_haderach space:hagga_basin space:{to}")
    if to == "wealth":
        play(game, "box:influence")
    play(game, "box:kwisatz_haderach end reveal end")
    assert game.round == 2
    assert game.view(0).as_dict()["bonus_spice"] == total({"the_great_flat": 1, "hagga_basin": bonus})


# --- influence and troops ----------------------------------------------------------------
SHIFT = "card:shifting_allegiances space:secure_contract box:shifting_allegiances"


@rule("IMP-20.36", "IMP-14.10")
def test_influence_cannot_be_lost_where_there_is_none() -> None:
    own = {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"guild": 1, "fremen": 3}}
    game = begin(p0=own)
    play(game, SHIFT)
    assert options(game) == ["faction:guild", "faction:fremen"]
    none = begin(p0={**own, "influence": {}})
    play(none, "card:shifting_allegiances space:secure_contract")
    assert refused(none, "box:shifting_allegiances")


@pytest.mark.parametrize(("level", "points"), [(1, 1), (2, 0), (4, 0)])
@rule("IMP-20.36", "IMP-14.9")
def test_losing_and_gaining_with_the_same_faction_is_one_more_in_the_end(level: int, points: int) -> None:
    own = {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"guild": level}}
    held = {"guild": 0} if level >= 4 else {}  # then the token is lost and won back, and the bonus earned again
    game = begin(alliance=held, p0=own)
    before = ledger(game)
    play(game, f"{SHIFT} faction:guild faction:guild end")
    moved = {"hand": -1, "play": 1, "agents": -1, "on_board": 1, "spice": -2, "solari": 6 if held else 3}
    assert changes(before, game) == total(moved, {"guild": 1, "points": points})
    assert (game.alliance[1] == 0) == (level == 4)


@rule("IMP-20.37")
def test_gun_thopter_takes_from_garrisons_and_leaves_the_conflict_alone() -> None:
    game = begin(
        p0={"hand": ["gun_thopter"], "garrison": 3},
        p1={"garrison": 2, "conflict": 1},
        p2={"garrison": 0, "conflict": 2},
        p3={"garrison": 0},
    )
    play(game, "card:gun_thopter space:secure_contract end")
    places = [(p.garrison, p.conflict, p.supply) for p in game.players]
    assert places == [(3, 0, 9), (1, 1, 10), (0, 2, 10), (0, 0, 12)]


# --- harvesting and buying ---------------------------------------------------------------
@pytest.mark.parametrize(
    ("space", "water", "base"), [("imperial_basin", 0, 2), ("hagga_basin", 1, 4), ("the_great_flat", 2, 6)]
)
@rule("IMP-20.38")
def test_carryall_doubles_the_printed_spice_and_not_the_bonus(space: str, water: int, base: int) -> None:
    game = begin(bonus_spice={space: 3}, p0={"hand": ["carryall"], "water": water})
    play(game, f"card:carryall space:{space} end")
    assert game.players[0].spice == base + 3


@rule("IMP-20.38", "IMP-6.3")
def test_carryall_does_not_double_the_control_spice() -> None:
    game = begin(control={"imperial_basin": 0}, bonus_spice={"imperial_basin": 2}, p0={"hand": ["carryall"]})
    play(game, "card:carryall space:imperial_basin end")
    assert game.players[0].spice == 2 + 2 + 1


@rule("IMP-20.38", "IMP-20.24")
def test_carryall_with_spice_addict_and_control() -> None:
    game = begin(
        leaders=["countess_ariana_thorvald", "glossu_rabban", "paul_atreides", "duke_leto_atreides"],
        control={"imperial_basin": 0},
        bonus_spice={"imperial_basin": 2},
        p0={"hand": ["carryall"], "deck": ["dagger", "scout"]},
    )
    play(game, "card:carryall space:imperial_basin box:space end")
    assert game.players[0].spice == 2 + 2 - 1 + 1
    assert cards(game, 0, "hand") == ["dagger"]


TWELVE = ["lady_jessica", "piter_de_vries", "space_travel", "shifting_allegiances", "arrakis_liaison"]


@rule("IMP-20.39")
def test_guild_bankers_make_every_the_spice_must_flow_of_the_turn_cost_six() -> None:
    game = begin(p0={"hand": ["guild_bankers", *TWELVE]})
    play(game, "reveal")
    assert game.players[0].persuasion == 12
    play(game, "acquire:the_spice_must_flow acquire:the_spice_must_flow")
    assert (game.players[0].persuasion, game.players[0].vp) == (0, 3)
    without = begin(p0={"hand": TWELVE})
    play(without, "reveal acquire:the_spice_must_flow")
    assert without.players[0].persuasion == 3
    assert refused(without, "acquire:the_spice_must_flow")


@rule("IMP-20.39")
def test_guild_bankers_lower_no_other_price_and_act_on_their_own_turn_only() -> None:
    game = begin(seats=3, row=["lady_jessica"], p0={"hand": ["guild_bankers", "stilgar"]}, p1={"hand": TWELVE[1:4]})
    play(game, "reveal")
    assert refused(game, "acquire:lady_jessica")  # 7, with 2 Persuasion
    assert row(game)[0] == "lady_jessica"
    play(game, "end reveal")
    assert game.players[1].persuasion == 7
    assert refused(game, "acquire:the_spice_must_flow")


# --- opponents ---------------------------------------------------------------------------
@rule("IMP-20.40")
def test_mohiam_makes_each_opponent_discard_two_clockwise_from_the_left() -> None:
    game = begin(
        turn=1,
        p0={"hand": ["dagger", "diplomacy", "scout"]},
        p1={"hand": ["reverend_mother_mohiam", "seek_allies"], "play": ["the_voice"]},
        p2={"hand": ["dagger"]},
        p3={"hand": []},
    )
    play(game, "card:reverend_mother_mohiam space:wealth box:reverend_mother_mohiam")
    assert (game.to_act, options(game)) == ([2], ["card:dagger"])  # with one card that one
    play(game, "card:dagger")
    assert game.to_act == [0]  # seat 3 has none
    play(game, "card:scout")
    assert options(game) == ["card:dagger", "card:diplomacy"]  # their choice, twice
    play(game, "card:dagger end")
    assert [cards(game, seat, "hand") for seat in range(4)] == [["diplomacy"], ["seek_allies"], [], []]
    assert cards(game, 0, "discard") == ["scout", "dagger"]


@pytest.mark.parametrize(
    ("hand", "conflict", "choices"),
    [
        (["dagger", "scout"], 0, ["card:dagger", "card:scout"]),
        (["dagger"], 2, ["card:dagger", "troop"]),
        ([], 2, ["troop"]),
        ([], 0, []),
    ],
)
@rule("IMP-20.44")
def test_test_of_humanity_asks_for_one_thing_that_is_possible(
    hand: list[str], conflict: int, choices: list[str]
) -> None:
    victim = {"hand": hand, "conflict": conflict, "garrison": 3, "intrigue": ["ambush"]}
    game = begin(seats=3, p0={"hand": ["test_of_humanity"]}, p1=victim, p2={"hand": ["diplomacy"]})
    play(game, "card:test_of_humanity space:hall_of_oratory box:test_of_humanity")
    if not choices:
        assert game.to_act == [2]  # nothing happens to seat 1
        return
    assert (game.to_act, options(game)) == ([1], choices)
    before = ledger(game)
    play(game, choices[-1])
    lost = {"p1.conflict": -1, "p1.supply": 1} if choices[-1] == "troop" else {"p1.hand": -1, "p1.discard": 1}
    assert changes(before, game) == lost
    assert game.to_act == [2]


@rule("IMP-20.45")
def test_liet_kynes_counts_fremen_cards_played_this_round_and_revealed_now() -> None:
    own = {"hand": ["liet_kynes", "spice_hunter", "dagger"], "play": ["stilgar", "dr_yueh"], "discard": ["chani"]}
    game = begin(p0=own)
    play(game, "reveal")
    assert game.players[0].persuasion == 1  # Spice Hunter
    play(game, "box:liet_kynes")
    assert game.players[0].persuasion == 1 + 6  # himself, Spice Hunter, Stilgar


@rule("IMP-20.45", "IMP-20.15")
def test_liet_kynes_counts_a_fremen_card_drawn_before_he_is_resolved() -> None:
    own = {"hand": ["liet_kynes"], "deck": ["arrakis_liaison"], "intrigue": ["poison_snooper"]}
    game = begin(p0=own)
    play(game, "reveal intrigue:poison_snooper option:0 box:liet_kynes")
    assert game.players[0].persuasion == 2 + 4

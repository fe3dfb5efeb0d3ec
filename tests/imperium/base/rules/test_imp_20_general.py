"""IMP-20.1 to 20.21: the general rulings of the FAQ."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.imperium.base.rules.ledger import agents_at, cards, changes, ledger, trashed
from tests.imperium.playing import begin, options, play, refused, skip_round


# --- playing a card ----------------------------------------------------------------------
@rule("IMP-20.1")
def test_a_card_cannot_be_played_for_its_agent_box_alone() -> None:
    taken = {"agents_at": ["arrakeen", "carthag"]}
    game = begin(p0={"hand": ["dr_yueh"], "deck": ["dagger"], "water": 1}, p1=taken)
    assert options(game) == ["reveal"]
    assert refused(game, "card:dr_yueh")
    play(game, "reveal")
    assert cards(game, 0, "play") == ["dr_yueh"]
    assert cards(game, 0, "deck") == ["dagger"]  # the Agent box drew nothing
    free = begin(p0={"hand": ["dr_yueh"], "water": 2}, p1=taken)
    play(free, "card:dr_yueh")
    assert options(free) == ["space:research_station"]


@rule("IMP-20.2")
def test_the_water_of_stilgar_does_not_open_hagga_basin() -> None:
    game = begin(p0={"hand": ["stilgar"], "water": 0})
    play(game, "card:stilgar")
    assert refused(game, "space:hagga_basin")
    assert refused(game, "space:hardy_warriors")
    with_water = begin(p0={"hand": ["stilgar"], "water": 1})
    play(with_water, "card:stilgar space:hagga_basin end")
    assert (with_water.players[0].water, with_water.players[0].spice) == (1, 2)


@rule("IMP-20.3")
def test_gains_of_an_intrigue_card_may_pay_for_the_space() -> None:
    own = {"hand": ["dune_the_desert_planet"], "water": 0, "intrigue": ["water_peddlers_union"]}
    game = begin(p0=own)
    blocked = play(game.clone(), "card:dune_the_desert_planet")
    assert refused(blocked, "space:hagga_basin")
    play(game, "intrigue:water_peddlers_union card:dune_the_desert_planet space:hagga_basin end")
    assert (game.players[0].water, game.players[0].spice) == (0, 2)


@rule("IMP-20.3", "IMP-4.7")
def test_gains_of_an_intrigue_card_may_meet_a_requirement() -> None:
    own = {"hand": ["reconnaissance"], "influence": {"fremen": 1}, "intrigue": ["know_their_ways"]}
    game = begin(p0=own)
    play(game, "intrigue:know_their_ways card:reconnaissance space:sietch_tabr")
    assert agents_at(game, 0) == ["sietch_tabr"]


# --- must and may ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "space", "box"),
    [
        ("dr_yueh", "sietch_tabr", "box:dr_yueh"),
        ("reconnaissance", "carthag", "box:space"),
        ("the_voice", "secure_contract", "box:the_voice"),
        ("guild_ambassador", "hall_of_oratory", "box:guild_ambassador"),
    ],
)
@rule("IMP-20.4", "IMP-2.7")
def test_the_turn_does_not_end_before_compulsory_effects_are_done(card: str, space: str, box: str) -> None:
    game = begin(p0={"hand": [card], "influence": {"fremen": 2}})
    play(game, f"card:{card} space:{space}")
    assert box in options(game)
    assert refused(game, "end")


@rule("IMP-20.4")
def test_effects_worded_with_may_can_be_declined() -> None:
    game = begin(p0={"hand": ["gun_thopter"], "garrison": 3})
    play(game, "reveal")
    assert "box:gun_thopter" in options(game)
    play(game, "end")
    assert (game.players[0].garrison, game.players[0].conflict) == (3, 0)


@rule("IMP-20.5")
def test_an_effect_behind_an_arrow_is_avoided_by_not_paying() -> None:
    game = begin(p0={"hand": ["fremen_camp"], "spice": 2})
    play(game, "card:fremen_camp space:secure_contract")
    assert "box:fremen_camp" in options(game)
    play(game, "end")
    assert (game.players[0].spice, game.players[0].garrison) == (2, 3)


@rule("IMP-20.6", "IMP-20.46")
def test_the_cost_of_an_intrigue_card_is_paid_and_its_effect_happens() -> None:
    game = begin(p0={"intrigue": ["bribery"], "solari": 2})
    play(game, "intrigue:bribery")
    assert game.players[0].solari == 0
    assert options(game) == ["faction:emperor", "faction:guild", "faction:bene", "faction:fremen"]
    poor = begin(p0={"intrigue": ["bribery"], "solari": 1})
    assert refused(poor, "intrigue:bribery")


@rule("IMP-20.6")
def test_the_dearer_half_of_bypass_protocol_means_paying_and_taking() -> None:
    game = begin(p0={"intrigue": ["bypass_protocol"], "spice": 2})
    play(game, "intrigue:bypass_protocol option:1")
    assert game.players[0].spice == 0
    assert all(word.startswith("acquire:") for word in options(game))


@rule("IMP-20.7", "IMP-15.12")
def test_a_trash_icon_may_be_declined() -> None:
    game = begin(p0={"hand": ["guild_administrator", "dagger"]})
    out = len(game.trashed)
    play(game, "card:guild_administrator space:secure_contract")
    untouched = play(game.clone(), "end")
    play(game, "box:guild_administrator none end")
    for end in (untouched, game):
        assert len(end.trashed) == out
        assert cards(end, 0, "hand") == ["dagger"]


@pytest.mark.parametrize("card", ["seek_allies", "power_play"])
@rule("IMP-20.8", "IMP-15.12")
def test_a_card_that_says_so_must_trash_itself(card: str) -> None:
    game = begin(p0={"hand": [card], "spice": 2, "deck": []})
    play(game, f"card:{card} space:selective_breeding box:influence")
    assert refused(game, "end")  # trash it, by its own text or as the cost of the space
    play(game, f"box:{card} end")
    assert trashed(game)[-1] == card
    assert cards(game, 0, "play") == []


# --- Selective Breeding ------------------------------------------------------------------
BREEDING = "card:diplomacy space:selective_breeding"


@rule("IMP-20.9")
def test_selective_breeding_draws_nothing_without_a_trash() -> None:
    game = begin(p0={"hand": ["diplomacy"], "spice": 2, "deck": ["dagger", "scout"]})
    play(game, f"{BREEDING} box:influence end")
    assert cards(game, 0, "hand") == []
    assert game.players[0].spice == 0


@pytest.mark.parametrize(
    ("word", "zone"), [("card:dagger", "hand"), ("discard:chani", "discard"), ("inplay:diplomacy", "play")]
)
@rule("IMP-20.9")
def test_selective_breeding_takes_its_cost_from_hand_discard_pile_or_play(word: str, zone: str) -> None:
    own = {"hand": ["diplomacy", "dagger"], "discard": ["chani"], "spice": 2, "deck": ["scout", "stilgar", "dr_yueh"]}
    game = begin(p0=own)
    play(game, f"{BREEDING} box:space")
    assert set(options(game)) == {"card:dagger", "discard:chani", "inplay:diplomacy"}
    assert refused(game, "none")
    before = ledger(game)
    play(game, word)
    spent = {"hand": 2, "deck": -2, "trashed": 1, "bene": 1}
    spent[zone] = spent.get(zone, 0) - 1
    assert changes(before, game) == spent
    assert cards(game, 0, "hand")[-2:] == ["scout", "stilgar"]


@rule("IMP-20.9", "IMP-20.8")
def test_seek_allies_itself_may_be_the_card_trashed_at_selective_breeding() -> None:
    game = begin(p0={"hand": ["seek_allies", "dagger"], "spice": 2, "deck": ["scout", "stilgar"]})
    out = len(game.trashed)
    play(game, "card:seek_allies space:selective_breeding box:space inplay:seek_allies end")
    assert len(game.trashed) == out + 1
    assert cards(game, 0, "hand") == ["dagger", "scout", "stilgar"]
    assert cards(game, 0, "play") == []


@rule("IMP-20.10", "IMP-4.10")
def test_duncan_idaho_takes_one_water_once() -> None:
    game = begin(p0={"hand": ["duncan_idaho"], "water": 3, "influence": {"fremen": 2}})
    play(game, "card:duncan_idaho space:sietch_tabr box:duncan_idaho")
    assert refused(game, "box:duncan_idaho")
    assert game.players[0].water == 3  # 3, plus 1 of the space, less 1
    assert game.players[0].garrison == 5
    assert len(game.players[0].hand) == 1


# --- troops ------------------------------------------------------------------------------
@pytest.mark.parametrize(("supply", "recruited"), [(0, 0), (1, 1), (9, 4)])
@rule("IMP-20.11", "IMP-5.1")
def test_recruits_come_only_from_the_supply(supply: int, recruited: int) -> None:
    own = {"hand": ["dagger"], "solari": 4, "supply": supply, "conflict": 2}
    game = begin(p0=own)
    play(game, "card:dagger space:rally_troops")
    if "box:space" in options(game):
        play(game, "box:space")
    p = game.players[0]
    assert (p.supply, p.garrison, p.conflict) == (supply - recruited, 10 - supply + recruited, 2)


@rule("IMP-20.12", "IMP-20.18", "IMP-5.4")
def test_recruits_of_card_space_and_plot_card_go_straight_to_the_conflict() -> None:
    own = {"hand": ["arrakis_recruiter"], "solari": 3, "garrison": 4, "intrigue": ["reinforcements"]}
    game = begin(p0=own)
    play(game, "card:arrakis_recruiter space:arrakeen intrigue:reinforcements")
    assert refused(game, "deploy:8")
    play(game, "deploy:7")  # 1 + 1 + 3 recruits, and 2 of the garrison
    assert (game.players[0].conflict, game.players[0].garrison) == (7, 2)
    assert not any(word.startswith("deploy:") for word in options(game))


@rule("IMP-20.12", "IMP-5.4")
def test_recruits_of_a_plot_card_before_the_card_count_as_recruits_of_the_turn() -> None:
    own = {"hand": ["reconnaissance"], "solari": 3, "garrison": 4, "intrigue": ["reinforcements"]}
    game = begin(p0=own)
    play(game, "intrigue:reinforcements card:reconnaissance space:arrakeen")
    assert refused(game, "deploy:7")
    play(game, "deploy:6")  # 3 + 1 recruits, and 2 of the garrison
    assert (game.players[0].conflict, game.players[0].garrison) == (6, 2)


@rule("IMP-20.12", "IMP-14.12")
def test_troops_of_the_emperor_bonus_before_the_card_are_recruits_of_the_turn() -> None:
    own = {"hand": ["reconnaissance"], "garrison": 4, "influence": {"emperor": 3}, "intrigue": ["favored_subject"]}
    game = begin(p0=own)
    play(game, "intrigue:favored_subject card:reconnaissance space:arrakeen deploy:5")  # 2 + 1 recruits, 2 more
    assert (game.players[0].conflict, game.players[0].garrison) == (5, 2)


@rule("IMP-20.12", "IMP-5.6")
def test_recruits_of_a_turn_elsewhere_stay_in_the_garrison() -> None:
    own = {"hand": ["dagger"], "solari": 3, "garrison": 3, "intrigue": ["reinforcements"]}
    game = begin(p0=own)
    play(game, "card:dagger space:hall_of_oratory intrigue:reinforcements")
    assert refused(game, "deploy:1")
    assert game.players[0].garrison == 7


@pytest.mark.parametrize(("garrison", "most"), [(0, 1), (1, 2), (2, 3), (5, 3)])
@rule("IMP-20.18")
def test_this_turns_recruits_and_at_most_two_of_the_garrison_may_be_deployed(garrison: int, most: int) -> None:
    game = begin(p0={"hand": ["reconnaissance"], "garrison": garrison})
    play(game, "card:reconnaissance space:carthag box:space")
    offered = [word for word in options(game) if word.startswith("deploy:")]
    assert offered == [f"deploy:{n}" for n in range(1, most + 1)]
    stepwise = play(game.clone(), "deploy:1 " * most)
    assert refused(stepwise, "deploy:1")
    play(game, "end")  # or none
    assert game.players[0].conflict == 0


@rule("IMP-20.17", "IMP-20.42", "IMP-20.50")
@pytest.mark.parametrize(
    ("given", "moves", "count"),
    [
        ({"p0": {"hand": ["chani"], "conflict": 2}}, "reveal box:chani", 2),
        ({"p0": {"intrigue": ["rapid_mobilization"], "garrison": 3}}, "intrigue:rapid_mobilization", 3),
    ],
)
def test_any_number_of_troops_includes_none(given: dict[str, Any], moves: str, count: int) -> None:
    game = begin(**given)
    play(game, moves)
    assert options(game) == [f"number:{n}" for n in range(count + 1)]
    before = ledger(game)
    play(game, "number:0")
    assert {key for key in changes(before, game) if key in ("conflict", "garrison", "supply")} == set()


# --- discarding and drawing --------------------------------------------------------------
@rule("IMP-20.13", "IMP-15.4")
def test_intrigue_cards_are_never_discarded_for_a_discard() -> None:
    game = begin(
        seats=3,
        p0={"hand": ["test_of_humanity"]},
        p1={"hand": [], "intrigue": ["windfall"]},
        p2={"hand": ["dagger"], "intrigue": ["ambush"]},
    )
    play(game, "card:test_of_humanity space:hall_of_oratory box:test_of_humanity")
    assert game.to_act == [2]  # seat 1 has nothing to discard
    assert options(game) == ["card:dagger"]
    play(game, "card:dagger")
    assert (cards(game, 1, "intrigue"), cards(game, 2, "intrigue")) == (["windfall"], ["ambush"])


@rule("IMP-20.13", "IMP-8.9", "IMP-2.4")
def test_played_cards_are_no_discards_before_clean_up() -> None:
    own = {"hand": ["other_memory"], "play": ["the_voice"], "deck": [], "discard": []}
    game = begin(p0=own, p1={"hand": []})
    play(game, "card:other_memory space:carthag")
    play(game, "box:other_memory")  # no Bene Gesserit card to fetch, so it is the draw, of nothing
    assert cards(game, 0, "hand") == []
    assert cards(game, 0, "play") == ["the_voice", "other_memory"]


@pytest.mark.parametrize(
    ("intrigue", "moves", "own"),
    [
        ("poison_snooper", "option:0", {"deck": ["stilgar"]}),
        ("refocus", "", {"deck": [], "discard": ["stilgar"]}),
    ],
)
@rule("IMP-20.15", "IMP-8.11")
def test_a_card_drawn_in_the_reveal_turn_is_revealed_at_once(intrigue: str, moves: str, own: dict[str, Any]) -> None:
    game = begin(p0={"hand": ["dagger"], "intrigue": [intrigue], **own})
    play(game, f"reveal intrigue:{intrigue} {moves}")
    assert cards(game, 0, "play") == ["dagger", "stilgar"]
    assert (game.players[0].persuasion, game.players[0].swords, game.players[0].hand) == (2, 4, [])


@rule("IMP-20.16")
def test_cards_in_hand_after_the_reveal_turn_are_kept_and_five_more_drawn() -> None:
    own = {"hand": ["stilgar", "chani"], "conflict": 1, "intrigue": ["ambush"]}
    game = begin(seats=3, phase="combat", p0=own, p1={"conflict": 1}, p2={"hand": []})
    play(game, "intrigue:ambush")
    assert game.round == 2
    assert len(game.players[0].hand) == 7
    assert {"stilgar", "chani"} <= set(cards(game, 0, "hand"))
    assert [len(p.hand) for p in game.players[1:]] == [5, 5]


# --- influence, Conflict, points ---------------------------------------------------------
FALL = "card:shifting_allegiances space:secure_contract box:shifting_allegiances faction:guild"


@pytest.mark.parametrize(
    ("levels", "choice", "holder"),
    [((4, 4, 3), "", 1), ((4, 4, 4), "seat:2", 2), ((4, 4, 4), "seat:1", 1), ((4, 3, 3), "", -1)],
)
@rule("IMP-20.14", "IMP-14.6")
def test_the_alliance_of_one_who_falls_to_three(levels: tuple[int, ...], choice: str, holder: int) -> None:
    game = begin(
        seats=3,
        alliance={"guild": 0},
        p0={"hand": ["shifting_allegiances"], "spice": 2, "influence": {"guild": levels[0]}},
        p1={"influence": {"guild": levels[1]}},
        p2={"influence": {"guild": levels[2]}},
    )
    points = [p.vp for p in game.players]
    play(game, FALL)
    if choice:
        assert game.to_act == [0]
        assert options(game) == ["seat:1", "seat:2"]
        play(game, choice)
    assert game.alliance[1] == holder
    points[0] -= 1
    if holder > 0:
        points[holder] += 1
    assert [p.vp for p in game.players] == points


@pytest.mark.parametrize(
    ("troops", "solari"),
    [
        ((2, 2, 1, 0), (4, 4, 2, 0)),
        ((2, 2, 1, 1), (4, 4, 0, 0)),
        ((3, 2, 2, 1), (6, 2, 2, 0)),
        ((4, 3, 2, 2), (6, 4, 0, 0)),
        ((2, 2, 1), (4, 4, 0)),
        ((3, 2, 2), (6, 0, 0)),
    ],
)
@rule("IMP-20.19", "IMP-10.7", "IMP-10.8", "IMP-10.9", "IMP-10.10")
def test_ties_in_a_conflict(troops: tuple[int, ...], solari: tuple[int, ...]) -> None:
    given: dict[str, Any] = {f"p{seat}": {"conflict": n} for seat, n in enumerate(troops)}
    game = begin(seats=len(troops), phase="combat", conflict="guild_bank_raid", **given)  # 6, 4 and 2 Solari
    assert tuple(p.solari for p in game.players) == solari


@rule("IMP-20.20", "IMP-20.21")
def test_points_go_on_where_the_track_stops() -> None:
    own = {"points": 12, "solari": 7, "spice": 4, "intrigue": ["choam_shares", "the_sleeper_must_awaken"]}
    game = begin(p0=own, p1={"points": 13, "spice": 9})
    play(game, "intrigue:choam_shares intrigue:the_sleeper_must_awaken")
    assert game.players[0].vp == 14
    skip_round(game)
    assert game.outcome is not None
    assert game.outcome.winners == [0]  # 14 against 13, not 12 each

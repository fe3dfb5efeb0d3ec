"""Section 19: the solo game is set up, its options, its four levels, and the Rivals' third Agents."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadOption, SandtableError
from sandtable.imperium.language.pieces import trait_names
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CONFLICT, LEADERS
from tests.imperium.base.rules.hagal import (
    LEVELS,
    asked,
    deck_of,
    example,
    hagal_cards,
    laid_out,
    rival_turn,
    secrets,
    sheet,
    stock,
    troops,
    where,
)
from tests.imperium.playing import begin, options, play, refused, skip_round

LEVEL = {entry["id"]: entry for entry in sheet("hagal")["difficulty"]}
TWO_RIVALS = ["earl_memnon_thorvald", "glossu_rabban"]
by_level = pytest.mark.parametrize("level", LEVELS)


def solo(seed: int = 0, **given: Any) -> Game:
    game = sandtable.new("imperium", seats=1, seed=seed, **given)
    assert isinstance(game, Game)
    return game


def at_level(level: str, **given: Any) -> Game:
    return laid_out(difficulty=level, leaders=["count_ilban_richese"], rivals=TWO_RIVALS, **given)


# --- set-up ------------------------------------------------------------------------------
@rule("IMP-19.1", "IMP-1.13", "IMP-1.11")
def test_one_player_against_two_rivals() -> None:
    game = laid_out()
    assert [bool(p.rival) for p in game.players] == [False, True, True]
    assert [p.vp for p in game.players] == [0, 0, 0]
    assert [party["rival"] for party in game.view(0).as_dict()["players"]] == ["", "rival", "rival"]


@rule("IMP-19.2", "IMP-19.4")
@by_level
def test_pieces_of_each_rival(level: str) -> None:
    game = at_level(level)
    garrison = LEVEL[level]["rival_garrison"]
    assert garrison == (0 if level == "mercenary" else 3)
    for seat in (1, 2):
        p = game.players[seat]
        assert troops(game, seat) == (garrison, 12 - garrison, 0)
        assert (p.vp, p.influence, p.strength()) == (0, [0, 0, 0, 0], 0)
        assert (p.agents, p.agents_at, p.swordmaster, p.council) == (2, [], False, False)
        assert p.hand + p.deck + p.discard + p.play == []
    assert troops(game, 0) == (3, 9, 0)


@rule("IMP-19.2", "IMP-19.9")
@by_level
def test_starting_resources(level: str) -> None:
    game = at_level(level)
    mercenary = level == "mercenary"
    assert (LEVEL[level]["your_extra"] == "solari 1; spice 1") == mercenary
    assert stock(game, 0) == ((1, 1, 1) if mercenary else (0, 0, 1))
    assert [stock(game, seat) for seat in (1, 2)] == [(0, 0, 1)] * 2
    assert (LEVEL[level]["rival_extra"] == "intrigue 1") == (not mercenary)
    assert [len(secrets(game, seat)) for seat in range(3)] == ([0, 0, 0] if mercenary else [0, 1, 1])


@rule("IMP-19.9")
def test_the_players_leader_adds_its_effect() -> None:
    game = laid_out(
        difficulty="mercenary", leaders=["glossu_rabban"], rivals=["earl_memnon_thorvald"] + ["count_ilban_richese"]
    )
    assert stock(game, 0) == (2, 2, 1)


@rule("IMP-19.2")
def test_mercenary_is_the_level_unless_another_is_given() -> None:
    assert solo().view(0).as_dict()["difficulty"] == "mercenary"
    assert [solo(difficulty=level).view(0).as_dict()["difficulty"] for level in LEVELS] == list(LEVELS)


@rule("IMP-19.7")
def test_the_deck_of_the_solo_game() -> None:
    game = laid_out()
    assert len(hagal_of(game).deck) == 27
    assert hagal_cards(game) == deck_of(1)
    assert not {"hagal_reshuffle", "hagal_arrakeen_2p"} & set(hagal_cards(game))


# --- Leaders of Rivals -------------------------------------------------------------------
@rule("IMP-19.3")
@pytest.mark.parametrize("barred", ["paul_atreides", "helena_richese"])
@pytest.mark.parametrize("place", [0, 1])
def test_paul_and_helena_are_refused_as_rivals(barred: str, place: int) -> None:
    rivals = ["glossu_rabban", "glossu_rabban"]
    rivals[place] = barred
    with pytest.raises(BadOption, match=f"'{barred}' cannot be a Rival .*allowed are duke_leto_atreides, baron"):
        solo(rivals=rivals)


@rule("IMP-19.3")
@pytest.mark.parametrize(
    "rivals",
    [
        pytest.param(["paul_atreides", "glossu_rabban"], id="Paul"),
        pytest.param(["glossu_rabban", "helena_richese"], id="Helena"),
        pytest.param(["glossu_rabban", "glossu_rabban"], id="twice the same"),
        pytest.param(["count_ilban_richese", "glossu_rabban"], id="the player's own"),
        pytest.param(["glossu_rabban"], id="one"),
        pytest.param(["glossu_rabban", "earl_memnon_thorvald", "duke_leto_atreides"], id="three"),
        pytest.param([], id="none"),
    ],
)
def test_a_position_refuses_rivals_that_cannot_be(rivals: list[str]) -> None:
    with pytest.raises(SandtableError, match=r"rivals|Rival"):
        begin(seats=1, leaders=["count_ilban_richese"], rivals=rivals)


@rule("IMP-19.3")
def test_random_rivals_are_never_those_two_nor_the_player() -> None:
    seen = set()
    for seed in range(80):
        kinds = [p.leader for p in solo(seed).players]
        assert len(set(kinds)) == 3
        seen |= {LEADERS[kind].id for kind in kinds[1:]}
        fixed = [p.leader for p in solo(seed, leaders=["glossu_rabban"]).players]
        assert [LEADERS[kind].id for kind in fixed].count("glossu_rabban") == 1
    assert seen == {leader.id for leader in LEADERS} - {"paul_atreides", "helena_richese"}


@rule("IMP-19.3")
def test_the_player_may_be_paul_or_helena_and_drafts_what_is_left() -> None:
    game = solo(leaders="draft", rivals=TWO_RIVALS)
    assert len(options(game)) == 6
    assert {"leader:paul_atreides", "leader:helena_richese"} <= set(options(game))
    assert not {f"leader:{rival}" for rival in TWO_RIVALS} & set(options(game))


@rule("IMP-19.3")
def test_the_rivals_of_a_first_game() -> None:
    game = begin(seats=1)
    assert [LEADERS[p.leader].id for p in game.players[1:]] == sheet("hagal")["rival_leaders_first_game"] == TWO_RIVALS
    assert [LEADERS[p.leader].id for p in solo(rivals=TWO_RIVALS).players[1:]] == TWO_RIVALS


@rule("IMP-19.3")
def test_only_the_signet_of_a_rivals_leader_counts() -> None:
    rabban = laid_out(leaders=["paul_atreides"], rivals=["glossu_rabban", "baron_vladimir_harkonnen"])
    assert [stock(rabban, seat) for seat in (1, 2)] == [(0, 0, 1)] * 2  # no Arrakis Fiefdom
    assert [trait_names(p.traits) for p in rabban.players] == [["prescience"], [], []]
    assert asked(solo(leaders=["paul_atreides"], rivals=["glossu_rabban", "baron_vladimir_harkonnen"])) == "turn"
    ariana = rival_turn(
        "hagal_harvest_spice", rivals=["countess_ariana_thorvald", "glossu_rabban"], bonus_spice={"hagga_basin": 1}
    )
    assert ariana.players[1].spice == 3  # no Spice Addict
    baron = rival_turn(
        "hagal_heighliner", rivals=["baron_vladimir_harkonnen", "glossu_rabban"],
        p1={"garrison": 2, "tokens": ["bene", "fremen"]},
    )  # fmt: skip
    assert baron.players[1].conflict == 5
    assert baron.players[1].influence == [0, 1, 0, 0]  # no Masterstroke


# --- wrong options -----------------------------------------------------------------------
WRONG = [
    ({"rivals": ["glossu_rabban"]}, "list of 2 leader ids"),
    ({"rivals": ["glossu_rabban", "earl_memnon_thorvald", "duke_leto_atreides"]}, "list of 2 leader ids"),
    ({"rivals": []}, "list of 2 leader ids"),
    ({"rivals": "glossu_rabban"}, "'random' or a list"),
    ({"rivals": 2}, "'random' or a list"),
    ({"rivals": {"glossu_rabban": 1, "earl_memnon_thorvald": 2}}, "'random' or a list"),
    ({"rivals": ["glossu_raban", "earl_memnon_thorvald"]}, "did you mean glossu_rabban"),
    ({"rivals": [3, 4]}, "there is no leader 3"),
    ({"rivals": ["glossu_rabban", "glossu_rabban"]}, "only once"),
    ({"rivals": TWO_RIVALS, "leaders": ["glossu_rabban"]}, "only once"),
    ({"difficulty": "easy"}, "'mercenary', 'sardaukar', 'mentat', 'kwisatz_haderach'"),
    ({"difficulty": 1}, "option 'difficulty'"),
    ({"difficulty": True}, "option 'difficulty'"),
    ({"leaders": ["glossu_rabban", "paul_atreides"]}, "one leader for each of 1 seats"),
    ({"first": 1}, "option 'first'"),
    ({"seats": 0}, "option 'seats'"),
]


@rule("IMP-19.2", "IMP-19.3")
@pytest.mark.parametrize(("given", "message"), WRONG, ids=[str(given) for given, _ in WRONG])
def test_a_wrong_option_is_refused_with_what_it_takes(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        sandtable.new("imperium", seed=0, **{"seats": 1, **given})


# --- First Player and third Agents -------------------------------------------------------
@rule("IMP-19.8", "IMP-1.12")
@pytest.mark.parametrize("seed", range(4))
def test_the_rival_on_the_left_begins_and_the_marker_goes_clockwise(seed: int) -> None:
    game = solo(seed)
    firsts = []
    for _ in range(5):
        firsts.append(game.first)
        skip_round(game)
    assert firsts == [1, 2, 0, 1, 2]


def without_chaos(level: str) -> Game:
    """A game in which no Conflict lends a Rival the Mentat."""
    chaos = CONFLICT["sort_through_the_chaos"]
    return next(game for seed in range(40) if chaos not in (game := at_level(level, seed=seed)).conflict_deck)


@rule("IMP-19.5", "IMP-19.6", "IMP-19.2")
@by_level
def test_worked_example_swordmasters(level: str) -> None:
    told = example("ex_solo_swordmasters")["expect"]
    comes = told[f"{level}_round"]
    assert comes == LEVEL[level]["conflict_cards_above_swordmasters"]
    game = without_chaos(level)
    game.listen()
    game.advance()
    sent: dict[int, list[int]] = {}
    now = 0
    while now < 6:
        assert not game.over
        skip_round(game)
        for event in game.take_events():
            now = event.amount if event.kind == "round" else now
            if event.kind == "agent" and event.seat:
                sent.setdefault(now, []).append(event.seat)
    for number in range(1, 6):
        agents = 3 if number >= comes else 2
        assert (sent[number].count(1), sent[number].count(2)) == (agents, agents), number
    assert told["used_in_that_round"] is True


@rule("IMP-19.6")
def test_a_third_agent_comes_once_and_stays() -> None:
    game = at_level("mentat")
    game.advance()
    game.listen()
    for _ in range(5):
        skip_round(game)
    joined = [(event.seat, event.kind) for event in game.take_events() if event.kind == "swordmaster"]
    assert joined == [(1, "swordmaster"), (2, "swordmaster")]
    assert [p.swordmaster for p in game.players] == [False, True, True]


@rule("IMP-19.6")
@by_level
def test_a_position_has_the_third_agents_from_their_round_on(level: str) -> None:
    comes = LEVEL[level]["conflict_cards_above_swordmasters"]
    for number in range(1, 11):
        for phase in ("turns", "round_start"):
            game = begin(seats=1, first=0, difficulty=level, phase=phase, round=number)
            agents = 3 if number >= comes else 2
            assert (game.round, [p.agents for p in game.players]) == (number, [2, agents, agents]), phase


# --- what the levels close ---------------------------------------------------------------
@rule("IMP-19.10", "IMP-19.2")
@by_level
def test_the_cost_of_the_mentat_space(level: str) -> None:
    cost = 2 if level == "mercenary" else 5
    assert LEVEL[level]["mentat_space_cost"] == f"solari {cost}"
    given: dict[str, Any] = {"difficulty": level, "leaders": ["paul_atreides"]}
    rich = begin(seats=1, **given, p0={"hand": ["dagger"], "solari": cost})
    play(rich, "card:dagger space:mentat")
    assert (rich.players[0].solari, rich.mentat) == (0, 0)
    poor = begin(seats=1, **given, p0={"hand": ["dagger"], "solari": cost - 1})
    assert refused(play(poor, "card:dagger"), "space:mentat")


@rule("IMP-19.10")
def test_landsraad_popularity_is_taken_off_the_raised_cost() -> None:
    given: dict[str, Any] = {"difficulty": "mentat", "leaders": ["duke_leto_atreides"]}
    game = begin(seats=1, **given, p0={"hand": ["dagger"], "solari": 4})
    play(game, "card:dagger space:mentat")
    assert game.players[0].solari == 0
    poor = begin(seats=1, **given, p0={"hand": ["dagger"], "solari": 3})
    assert refused(play(poor, "card:dagger"), "space:mentat")


@rule("IMP-19.10", "IMP-19.2")
@by_level
def test_swordmaster_is_closed_to_you_at_the_highest_level_only(level: str) -> None:
    game = begin(
        seats=1, difficulty=level, leaders=["paul_atreides"], p0={"hand": ["dagger", "kwisatz_haderach"], "solari": 20}
    )
    assert LEVEL[level]["you_may_gain_swordmaster"] == (level != "kwisatz_haderach")
    for card in ("dagger", "kwisatz_haderach"):
        trial = play(game.clone(), f"card:{card}")
        if level == "kwisatz_haderach":
            assert refused(trial, "space:swordmaster")
        else:
            play(trial, "space:swordmaster")
            assert (trial.players[0].swordmaster, trial.players[0].agents) == (True, 2)


@rule("IMP-19.10")
def test_the_other_spaces_cost_what_they_always_cost() -> None:
    for level in LEVELS:
        game = begin(seats=1, difficulty=level, leaders=["paul_atreides"], p0={"hand": ["dagger"], "solari": 5})
        play(game, "card:dagger space:high_council")
        assert game.players[0].solari == 0
        assert where(game, 0) == ["high_council"]

"""IMP-14, influence and Alliances: points at level 2, bonuses at level 4, tokens won, overtaken and handed on."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.influence import lose_influence
from sandtable.imperium.rules.state import NOBODY
from tests.citing import rule
from tests.imperium.playing import begin, options, play, refused

# A Plot card that gives 1 influence with each faction.
FRIEND = {
    "emperor": "favored_subject",
    "guild": "guild_authorization",
    "bene": "secret_of_the_sisterhood",
    "fremen": "know_their_ways",
}


def gaining(faction: str, level: int, **given: Any) -> Game:
    """Seat 0 climbs one step on the track by an Intrigue card."""
    own = {"influence": {faction: level}, "intrigue": [FRIEND[faction]], "hand": [], **given.pop("own", {})}
    return play(begin(**{"seats": 3, **given, "p0": own}), f"intrigue:{FRIEND[faction]}")


def shifting(levels: dict[str, int], lose: str, gain: str, answer: str = "", **given: Any) -> Game:
    """Seat 0 loses 1 with a faction and gains 2 with another, by Shifting Allegiances."""
    own = {"hand": ["shifting_allegiances"], "spice": 2, "influence": levels, **given.pop("own", {})}
    game = begin(**{"seats": 3, **given, "p0": own})
    play(game, "card:shifting_allegiances space:secure_contract box:shifting_allegiances")
    return play(game, f"faction:{lose} {answer} faction:{gain}")


def level(game: Game, faction: str, seat: int = 0) -> int:
    return game.players[seat].influence[FACTIONS.index(faction)]


def points(game: Game) -> list[int]:
    return [p.vp for p in game.players]


def holder(game: Game, faction: str) -> int:
    return game.alliance[FACTIONS.index(faction)]


# --- the tracks --------------------------------------------------------------------------
@rule("IMP-14.1", "IMP-4.8")
@pytest.mark.parametrize(
    ("space", "faction"),
    [
        ("wealth", "emperor"), ("conspire", "emperor"), ("foldspace_space", "guild"), ("heighliner", "guild"),
        ("secrets", "bene"), ("selective_breeding", "bene"), ("stillsuits", "fremen"), ("hardy_warriors", "fremen"),
    ],
)  # fmt: skip
def test_an_agent_on_a_faction_space_gives_one_influence(space: str, faction: str) -> None:
    game = begin(seats=3, p0={"hand": ["diplomacy"], "spice": 6, "water": 1})
    play(game, f"card:diplomacy space:{space}")
    if "box:influence" in options(game):
        play(game, "box:influence")
    assert game.players[0].influence == [int(name == faction) for name in FACTIONS]


@rule("IMP-14.1")
def test_other_spaces_give_none() -> None:
    game = begin(seats=3, p0={"hand": ["dagger"], "solari": 4})
    play(game, "card:dagger space:rally_troops end")
    assert game.players[0].influence == [0, 0, 0, 0]


@rule("IMP-14.1", "IMP-14.11")
def test_six_levels_and_what_goes_beyond_is_lost() -> None:
    given = {"alliance": {"guild": 1}, "p1": {"influence": {"guild": 6}}}
    game = gaining("guild", 5, **given)
    assert level(game, "guild") == 6
    before = points(game)
    game = gaining("guild", 6, **given)
    assert level(game, "guild") == 6
    assert points(game) == before
    assert holder(game, "guild") == 1  # nobody climbs above 6


@rule("IMP-14.11")
def test_two_steps_from_five_come_to_six() -> None:
    game = shifting({"bene": 1, "guild": 5}, "bene", "guild", alliance={"guild": 1}, p1={"influence": {"guild": 6}})
    assert level(game, "guild") == 6


@rule("IMP-14.11")
@pytest.mark.parametrize(("start", "told"), [(5, [1]), (6, [])])
def test_at_the_top_nothing_is_told_of_a_step(start: int, told: list[int]) -> None:
    own = {"influence": {"guild": start}, "intrigue": ["guild_authorization"]}
    game = begin(seats=3, alliance={"guild": 1}, p0=own, p1={"influence": {"guild": 6}})
    game.listen()
    play(game, "intrigue:guild_authorization")
    assert [event.amount for event in game.take_events() if event.kind == "influence"] == told


@rule("IMP-14.11", "IMP-14.10")
def test_below_nothing_there_is_nothing_to_lose() -> None:
    game = begin(seats=3, p0={"hand": ["shifting_allegiances"], "spice": 2, "influence": {"fremen": 1}})
    play(game, "card:shifting_allegiances space:secure_contract box:shifting_allegiances")
    assert options(game) == ["faction:fremen"]


# --- level 2 -----------------------------------------------------------------------------
@rule("IMP-14.2")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("start", "point"), [(0, 0), (1, 1), (2, 0)])
def test_reaching_level_two_gives_a_point(faction: str, start: int, point: int) -> None:
    game = gaining(faction, start, own={"points": 5})
    assert points(game)[0] == 5 + point


@rule("IMP-14.2")
@pytest.mark.parametrize(("start", "point"), [(0, 1), (1, 1), (2, 0)])
def test_passing_level_two_on_the_way_up_gives_the_same_point_once(start: int, point: int) -> None:
    """Two steps with the Guild at once; seat 1 has the Alliance there."""
    given: dict[str, Any] = {"alliance": {"guild": 1}, "p1": {"influence": {"guild": 6}}}
    game = shifting({"bene": 1, "guild": start}, "bene", "guild", own={"points": 5}, **given)
    assert level(game, "guild") == start + 2
    assert points(game)[0] == 5 + point


@rule("IMP-14.2")
@pytest.mark.parametrize(("start", "lost"), [(1, 0), (2, 1), (3, 0)])
def test_falling_below_level_two_loses_the_point(start: int, lost: int) -> None:
    game = shifting({"bene": start, "guild": 3}, "bene", "guild", own={"points": 5})
    # three to five with the Guild: the Alliance, 1 point
    assert (level(game, "bene"), level(game, "guild")) == (start - 1, 5)
    assert points(game)[0] == 5 + 1 - lost


@rule("IMP-14.2")
def test_lost_and_gained_again_it_is_one_point() -> None:
    game = shifting({"fremen": 2}, "fremen", "fremen", own={"points": 5})
    assert (level(game, "fremen"), points(game)[0]) == (3, 5)


# --- level 4 -----------------------------------------------------------------------------
@rule("IMP-14.3")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("start", "earned"), [(2, False), (3, True), (4, False)])
def test_reaching_level_four_gives_the_bonus_of_the_track(faction: str, start: int, earned: bool) -> None:
    own = {"solari": 0, "water": 0, "garrison": 1}
    game = gaining(faction, start, own=own, alliance={faction: 1}, p1={"influence": {faction: 6}})
    p = game.players[0]
    gained = {"emperor": p.garrison - 1, "guild": p.solari, "bene": len(p.intrigue), "fremen": p.water}
    amounts = {"emperor": 2, "guild": 3, "bene": 1, "fremen": 1}
    assert gained == {name: amounts[name] if earned and name == faction else 0 for name in FACTIONS}


@rule("IMP-14.3")
def test_passing_level_four_gives_it_too() -> None:
    game = shifting({"bene": 1, "guild": 3}, "bene", "guild", own={"solari": 0})
    assert (level(game, "guild"), game.players[0].solari) == (5, 3 + 3)  # 3 of Secure Contract, 3 of the Guild


@rule("IMP-14.3", "IMP-20.36")
def test_it_is_kept_on_falling_and_earned_again_on_climbing_back() -> None:
    game = shifting(
        {"guild": 4}, "guild", "guild", own={"solari": 3}, alliance={"guild": 1}, p1={"influence": {"guild": 6}}
    )
    assert (level(game, "guild"), game.players[0].solari) == (5, 3 + 3 + 3)  # nothing given back, and 3 once more


@rule("IMP-14.3", "IMP-5.1")
def test_the_emperor_gives_what_the_supply_holds() -> None:
    game = gaining("emperor", 3, own={"supply": 1})
    assert (game.players[0].supply, game.players[0].garrison) == (0, 12)


# --- the Alliance ------------------------------------------------------------------------
@rule("IMP-14.4")
@pytest.mark.parametrize("faction", FACTIONS)
def test_first_at_level_four_takes_the_token_and_a_point(faction: str) -> None:
    game = gaining(faction, 2, own={"points": 5})
    assert (holder(game, faction), points(game)[0]) == (NOBODY, 5)
    game = gaining(faction, 3, own={"points": 5})
    assert (holder(game, faction), points(game)[0]) == (0, 6)
    assert [name for name in FACTIONS if holder(game, name) == 0] == [faction]


@rule("IMP-14.4", "IMP-14.5")
@pytest.mark.parametrize(("start", "theirs", "taken"), [(3, 4, False), (4, 4, True), (4, 5, False), (5, 5, True)])
def test_climbing_above_the_holder_takes_it_and_being_level_does_not(start: int, theirs: int, taken: bool) -> None:
    game = gaining(
        "fremen", start, own={"points": 5}, alliance={"fremen": 1}, p1={"influence": {"fremen": theirs}, "points": 4}
    )
    assert holder(game, "fremen") == (0 if taken else 1)
    assert points(game)[:2] == ([6, 3] if taken else [5, 4])


@rule("IMP-14.5", "IMP-14.3")
def test_two_steps_may_pass_the_holder_and_bring_the_bonus_as_well() -> None:
    game = shifting(
        {"bene": 1, "guild": 3}, "bene", "guild", own={"points": 5, "solari": 0}, alliance={"guild": 1},
        p1={"influence": {"guild": 4}, "points": 4},
    )  # fmt: skip
    assert (holder(game, "guild"), points(game)[:2], game.players[0].solari) == (0, [6, 3], 6)


@rule("IMP-14.4")
def test_the_holder_climbing_on_scores_no_further_point() -> None:
    game = gaining("bene", 4, own={"points": 5}, alliance={"bene": 0})
    assert (holder(game, "bene"), points(game)[0]) == (0, 5)


# --- losing it ---------------------------------------------------------------------------
FALL: dict[str, Any] = {"alliance": {"fremen": 0}, "own": {"points": 5}}


@rule("IMP-14.6", "IMP-20.14")
@pytest.mark.parametrize(("second", "third", "heir"), [(3, 4, 2), (4, 3, 1), (4, 5, 2), (5, 4, 1)])
def test_the_highest_of_those_at_four_or_more_inherits(second: int, third: int, heir: int) -> None:
    game = shifting(
        {"fremen": 4, "guild": 0}, "fremen", "emperor", seats=4, **FALL,
        p1={"influence": {"fremen": second}, "points": 4}, p2={"influence": {"fremen": third}, "points": 4},
        p3={"points": 4},
    )  # fmt: skip
    assert (level(game, "fremen"), holder(game, "fremen")) == (3, heir)
    assert points(game) == [
        5 - 1 + 1,
        4 + (heir == 1),
        4 + (heir == 2),
        4,
    ]  # the point goes with the token; 1 for level 2 with the Emperor


@rule("IMP-14.6", "IMP-20.14")
def test_the_old_holder_chooses_between_equals() -> None:
    given: dict[str, Any] = {
        "seats": 4, "alliance": {"fremen": 0}, "p1": {"influence": {"fremen": 4}, "points": 4},
        "p2": {"influence": {"fremen": 3}, "points": 4}, "p3": {"influence": {"fremen": 4}, "points": 4},
    }  # fmt: skip
    own = {"hand": ["shifting_allegiances"], "spice": 2, "influence": {"fremen": 4}, "points": 5}
    for heir in (1, 3):
        game = begin(**given, p0=own)
        play(game, "card:shifting_allegiances space:secure_contract box:shifting_allegiances faction:fremen")
        assert (game.to_act, options(game)) == ([0], ["seat:1", "seat:3"])
        assert refused(game, "seat:2")
        play(game, f"seat:{heir} faction:guild")
        assert holder(game, "fremen") == heir
        assert points(game) == [5 - 1 + 1, 4 + (heir == 1), 4, 4 + (heir == 3)]


@rule("IMP-14.6", "IMP-20.14")
def test_nobody_there_it_goes_back_to_the_board_with_its_point() -> None:
    game = shifting({"fremen": 4}, "fremen", "guild", **FALL, p1={"influence": {"fremen": 3}, "points": 4})
    assert holder(game, "fremen") == NOBODY
    assert points(game) == [5 - 1 + 1, 4, 0]


@rule("IMP-14.6")
def test_falling_from_higher_without_reaching_three_keeps_it() -> None:
    game = shifting({"fremen": 5}, "fremen", "guild", **FALL, p1={"influence": {"fremen": 4}, "points": 4})
    assert (level(game, "fremen"), holder(game, "fremen")) == (4, 0)  # level with seat 1: not overtaken
    assert points(game)[:2] == [6, 4]


@rule("IMP-14.7")
def test_falling_below_another_above_four_hands_it_on() -> None:
    """Level at 5, seat 0 the holder; a fall to 4 leaves seat 1 higher."""
    game = shifting({"fremen": 5}, "fremen", "guild", **FALL, p1={"influence": {"fremen": 5}, "points": 4})
    assert (level(game, "fremen"), holder(game, "fremen")) == (4, 1)
    assert points(game)[:2] == [5 - 1 + 1, 5]


@rule("IMP-14.7", "IMP-14.6")
def test_between_two_who_stand_higher_the_old_holder_chooses() -> None:
    given = {"p1": {"influence": {"fremen": 5}, "points": 4}, "p2": {"influence": {"fremen": 5}, "points": 4}}
    game = shifting({"fremen": 5}, "fremen", "guild", "seat:2", **FALL, **given)
    assert holder(game, "fremen") == 2
    assert points(game) == [5, 4, 5]


@rule("IMP-14.6", "IMP-14.5")
def test_lost_and_climbed_back_above_the_heir_it_returns() -> None:
    """From 4 to 3: seat 1 at 4 inherits; then two steps to 5 pass seat 1, with the bonus once more."""
    game = shifting(
        {"fremen": 4}, "fremen", "fremen", alliance={"fremen": 0}, own={"points": 5, "water": 0},
        p1={"influence": {"fremen": 4}, "points": 4},
    )  # fmt: skip
    assert (holder(game, "fremen"), points(game)[:2], game.players[0].water) == (0, [5, 4], 1)


@rule("IMP-14.8")
def test_a_token_back_on_the_board_is_won_by_the_next_to_reach_four() -> None:
    own = {"points": 5, "intrigue": ["windfall"]}
    game = shifting(
        {"fremen": 4}, "fremen", "guild", alliance={"fremen": 0}, own=own,
        p1={"influence": {"fremen": 3}, "intrigue": ["know_their_ways"], "points": 4},
    )  # fmt: skip
    assert holder(game, "fremen") == NOBODY
    play(game, "end intrigue:know_their_ways")
    assert (holder(game, "fremen"), points(game)[1]) == (1, 5)


@rule("IMP-14.8", "IMP-14.3")
def test_the_old_holder_may_be_that_player() -> None:
    game = shifting({"fremen": 4}, "fremen", "fremen", **FALL)
    assert (level(game, "fremen"), holder(game, "fremen"), points(game)[0]) == (5, 0, 5)


# --- choices and costs -------------------------------------------------------------------
@rule("IMP-14.9", "IMP-15.8")
@pytest.mark.parametrize("faction", FACTIONS)
def test_two_influence_of_one_effect_go_to_one_faction(faction: str) -> None:
    game = begin(seats=3, phase="combat", conflict="grand_vision", round=10, p0={"conflict": 1})
    if "part:0" in options(game):
        play(game, "part:0")
    play(game, f"faction:{faction}")
    assert game.players[0].influence == [2 * int(name == faction) for name in FACTIONS]


@rule("IMP-14.9")
def test_machinations_gives_one_with_each_of_two_different_ones() -> None:
    game = begin(seats=3, phase="combat", conflict="machinations", round=2, p0={"conflict": 1})
    play(game, "faction:bene")
    assert refused(game, "faction:bene")
    assert options(game) == ["faction:emperor", "faction:guild", "faction:fremen"]
    assert thing_name(game.decision(0).cause) == "conflict:machinations"
    play(game, "faction:guild")
    assert game.players[0].influence == [0, 1, 1, 0]


@rule("IMP-14.9")
def test_power_play_gives_two_with_the_faction_of_the_space() -> None:
    game = begin(seats=3, p0={"hand": ["power_play"]})
    play(game, "card:power_play space:wealth")
    assert game.players[0].influence == [2, 0, 0, 0]


@rule("IMP-14.10", "IMP-20.36")
def test_losing_influence_as_a_cost_needs_a_faction_with_some() -> None:
    own = {"hand": ["shifting_allegiances"], "spice": 2}
    game = play(begin(seats=3, p0=own), "card:shifting_allegiances space:secure_contract")
    assert refused(game, "box:shifting_allegiances")
    game = begin(seats=3, p0={**own, "influence": {"bene": 1, "fremen": 2}})
    play(game, "card:shifting_allegiances space:secure_contract box:shifting_allegiances")
    assert options(game) == ["faction:bene", "faction:fremen"]
    assert refused(game, "faction:emperor")


# --- recruits of the Emperor -------------------------------------------------------------
@rule("IMP-14.12", "IMP-5.4", "IMP-20.12")
def test_troops_of_the_emperor_bonus_are_recruits_that_may_be_deployed() -> None:
    """Arrakeen recruits 1, the Emperor 2, and 2 of the garrison may come along: five in all."""
    own = {"hand": ["reconnaissance"], "intrigue": ["favored_subject"], "influence": {"emperor": 3}, "garrison": 3}
    game = begin(seats=3, p0=own)
    play(game, "card:reconnaissance space:arrakeen")
    assert refused(game, "deploy:4")
    play(game, "intrigue:favored_subject")
    assert refused(game, "deploy:6")
    play(game, "deploy:5")
    assert (game.players[0].conflict, game.players[0].garrison) == (5, 1)


@rule("IMP-14.12", "IMP-5.4", "IMP-20.12")
def test_so_they_are_when_they_came_before_the_agent_was_sent() -> None:
    own = {"hand": ["reconnaissance"], "intrigue": ["favored_subject"], "influence": {"emperor": 3}, "garrison": 3}
    game = begin(seats=3, p0=own)
    play(game, "intrigue:favored_subject card:reconnaissance space:arrakeen")
    assert refused(game, "deploy:6")
    play(game, "deploy:5")
    assert (game.players[0].conflict, game.players[0].garrison) == (5, 1)


@rule("IMP-14.12", "IMP-5.6")
def test_on_a_turn_without_a_combat_space_they_stay_in_the_garrison() -> None:
    game = begin(seats=3, p0={"hand": ["diplomacy"], "influence": {"emperor": 3}, "garrison": 3})
    play(game, "card:diplomacy space:wealth")
    assert game.players[0].garrison == 5
    assert not [word for word in options(game) if word.startswith("deploy")]


@rule("IMP-14.12")
def test_in_the_combat_phase_they_stay_in_the_garrison() -> None:
    own = {"conflict": 1, "influence": {"emperor": 3}, "garrison": 3}
    game = begin(seats=3, phase="combat", conflict="skirmish_d", p0=own)
    play(game, "faction:emperor")
    assert (game.players[0].garrison, game.players[0].conflict) == (5, 0)


@rule("IMP-14.6")
def test_however_far_the_holder_falls_nobody_below_four_inherits() -> None:
    game = begin(seats=3, alliance={"bene": 0}, p0={"influence": {"bene": 4}}, p1={"influence": {"bene": 3}})
    lose_influence(game, 0, FACTIONS.index("bene"), 2)
    assert (level(game, "bene"), holder(game, "bene")) == (2, NOBODY)


@rule("IMP-14.3", "IMP-4.8", "IMP-5.1")
@pytest.mark.parametrize(("supply", "asked"), [(3, False), (2, True)])
def test_the_bonus_that_recruits_waits_for_the_player_where_the_supply_may_run_out(supply: int, asked: bool) -> None:
    """Plot cards that take from the supply could come first."""
    own = {"hand": ["diplomacy"], "influence": {"emperor": 3}, "supply": supply, "garrison": 12 - supply}
    game = play(begin(seats=3, p0=own), "card:diplomacy space:wealth")
    assert ("box:influence" in options(game)) == asked
    assert level(game, "emperor") == (3 if asked else 4)

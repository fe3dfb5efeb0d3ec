"""Section 5: recruiting, deploying, retreating and losing troops."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import SPACES
from tests.imperium.playing import begin, options, play, refused

COMBAT = [
    "heighliner",
    "hardy_warriors",
    "stillsuits",
    "the_great_flat",
    "hagga_basin",
    "imperial_basin",
    "arrakeen",
    "carthag",
    "research_station",
    "sietch_tabr",
]
PLENTY: dict[str, Any] = {"solari": 12, "spice": 12, "water": 12, "influence": {"fremen": 2}}
DONE: dict[str, Any] = {"hand": [], "revealed": True}


def troops(game: Game, seat: int = 0) -> tuple[int, int, int]:
    p = game.players[seat]
    return p.supply, p.garrison, p.conflict


def most(game: Game) -> int:
    """The most troops that may be deployed now; the numbers below it must all be there."""
    numbers = [int(word.removeprefix("deploy:")) for word in options(game) if word.startswith("deploy:")]
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers)


def settle(game: Game) -> Game:
    """Resolve every box that is left, so that the turn could end."""
    for _ in range(12):
        boxes = [word for word in options(game) if word.startswith(("box:", "part:", "faction:", "option:"))]
        if not boxes:
            return game
        game.act(boxes[0])
    raise AssertionError("the boxes never end")


# --- 5.1, 5.2 ------------------------------------------------------------------------------
@rule("IMP-5.1", "IMP-15.13")
def test_recruits_go_from_supply_to_garrison() -> None:
    game = begin(p0={"hand": ["dagger"], "solari": 4, "garrison": 2, "conflict": 1})
    play(game, "card:dagger space:rally_troops")
    assert troops(game) == (5, 6, 1)


@rule("IMP-5.1", "IMP-20.11")
@pytest.mark.parametrize("supply", [0, 1, 2, 3, 4, 5])
def test_no_more_recruits_than_the_supply_has(supply: int) -> None:
    game = begin(p0={"hand": ["dagger"], "solari": 4, "conflict": 3, "supply": supply})
    play(game, "card:dagger space:rally_troops")
    settle(game)
    got = min(4, supply)
    assert troops(game) == (supply - got, 9 - supply + got, 3)
    play(game, "end")


@rule("IMP-5.2", "IMP-8.7")
def test_troops_in_the_garrison_do_not_fight() -> None:
    game = begin(
        seats=3,
        conflict="guild_bank_raid",
        conflict_deck=["raid_stockpiles"],
        p0={"hand": ["dagger", "stilgar"], "garrison": 9, "solari": 0},
        p1={"hand": [], "garrison": 0, "conflict": 1, "solari": 0},
        p2={"hand": [], "solari": 0},
    )
    play(game, "reveal")
    assert game.players[0].strength() == 0  # four swords, and nobody to carry them
    play(game, "end reveal end reveal end")
    assert [p.solari for p in game.players] == [0, 6, 0]
    assert troops(game) == (3, 9, 0)


@rule("IMP-5.2")
def test_only_troops_in_the_conflict_count_for_strength() -> None:
    game = begin(p0={"hand": [], "garrison": 5, "conflict": 3})
    assert game.players[0].strength() == 6


# --- 5.3: Combat spaces --------------------------------------------------------------------
@rule("IMP-5.3", "IMP-5.6")
@pytest.mark.parametrize("space", [space.id for space in SPACES])
def test_ten_spaces_let_troops_be_deployed_and_twelve_do_not(space: str) -> None:
    game = begin(p0={**PLENTY, "hand": ["foldspace"], "deck": [], "garrison": 5})
    play(game, f"card:foldspace space:{space}")
    if space == "sell_melange":
        play(game, "number:2")
    if space in COMBAT:
        assert most(game) >= 2
        play(game, "deploy:2")
        assert game.players[0].conflict == 2
    else:
        settle(game)
        assert most(game) == 0
        assert refused(game, "deploy:1")


@rule("IMP-5.3")
def test_there_are_ten_combat_spaces() -> None:
    assert len(COMBAT) == len(set(COMBAT)) == 10
    assert len(SPACES) == 22


# --- 5.4: how many -------------------------------------------------------------------------
# What recruits: before the card, the card and the space, after it; and how many in all.
SOURCES: dict[str, tuple[dict[str, Any], str, int]] = {
    "nobody": ({"hand": ["dune_the_desert_planet"]}, "card:dune_the_desert_planet space:imperial_basin", 0),
    "space": ({"hand": ["reconnaissance"]}, "card:reconnaissance space:arrakeen", 1),
    "space_of_two": ({"hand": ["diplomacy"]}, "card:diplomacy space:hardy_warriors", 2),
    "space_of_five": ({"hand": ["diplomacy"]}, "card:diplomacy space:heighliner", 5),
    "card": ({"hand": ["gurney_halleck"]}, "card:gurney_halleck space:research_station", 2),
    "space_and_card": ({"hand": ["gurney_halleck"]}, "card:gurney_halleck space:carthag", 3),
    "signet": ({"hand": ["signet_ring"]}, "card:signet_ring space:imperial_basin", 1),
    "space_and_signet": ({"hand": ["signet_ring"]}, "card:signet_ring space:sietch_tabr", 2),
    "arrow": ({"hand": ["fremen_camp"]}, "card:fremen_camp space:imperial_basin box:fremen_camp", 3),
    "space_and_arrow": (
        {"hand": ["duncan_idaho"]},
        "card:duncan_idaho space:carthag box:duncan_idaho",
        2,
    ),
    "plot_after": (
        {"hand": ["dune_the_desert_planet"], "intrigue": ["reinforcements"]},
        "card:dune_the_desert_planet space:imperial_basin intrigue:reinforcements",
        3,
    ),
    "plot_before": (
        {"hand": ["dune_the_desert_planet"], "intrigue": ["reinforcements"]},
        "intrigue:reinforcements card:dune_the_desert_planet space:imperial_basin",
        3,
    ),
    "plot_before_and_space": (
        {"hand": ["reconnaissance"], "intrigue": ["reinforcements"]},
        "intrigue:reinforcements card:reconnaissance space:arrakeen",
        4,
    ),
    "emperor_bonus_after": (
        {"hand": ["reconnaissance"], "intrigue": ["favored_subject"], "influence": {"emperor": 3}},
        "card:reconnaissance space:carthag intrigue:favored_subject",
        3,
    ),
    "emperor_bonus_before": (
        {"hand": ["reconnaissance"], "intrigue": ["favored_subject"], "influence": {"emperor": 3}},
        "intrigue:favored_subject card:reconnaissance space:carthag",
        3,
    ),
    "emperor_bonus_by_the_card": (
        {"hand": ["missionaria_protectiva"], "play": ["bene_gesserit_sister"], "influence": {"emperor": 3}},
        "card:missionaria_protectiva space:carthag box:missionaria_protectiva faction:emperor",
        3,
    ),
}


@rule("IMP-5.4", "IMP-20.12", "IMP-20.18")
@pytest.mark.parametrize("garrison", [0, 1, 2, 3, 5])
@pytest.mark.parametrize("source", SOURCES)
def test_all_recruits_of_the_turn_and_two_of_the_garrison(source: str, garrison: int) -> None:
    given, moves, recruits = SOURCES[source]
    game = begin(seats=3, p0={**PLENTY, "deck": ["dagger"], **given, "garrison": garrison})
    play(game, moves)
    settle(game)
    assert troops(game) == (12 - garrison - recruits, garrison + recruits, 0)
    limit = recruits + min(2, garrison)
    assert most(game) == limit
    if limit:
        play(game, f"deploy:{limit}")
        assert troops(game) == (12 - garrison - recruits, garrison + recruits - limit, limit)
        assert most(game) == 0  # whatever is left stays
    play(game, "end")


@rule("IMP-5.4", "IMP-14.12")
def test_troops_of_the_emperor_bonus_are_recruits_of_this_turn() -> None:
    given = {"hand": ["reconnaissance"], "deck": [], "garrison": 0, "influence": {"emperor": 3}}
    game = begin(p0={**given, "intrigue": ["favored_subject"]})
    play(game, "card:reconnaissance space:carthag box:space intrigue:favored_subject deploy:3")
    assert troops(game) == (9, 0, 3)


@rule("IMP-5.4")
def test_recruits_may_be_limited_by_the_supply() -> None:
    game = begin(p0={**PLENTY, "hand": ["diplomacy"], "garrison": 10})
    play(game, "card:diplomacy space:heighliner")
    settle(game)
    assert troops(game) == (0, 12, 0)
    assert most(game) == 4  # the two that were left to recruit, and two more


@rule("IMP-5.4", "IMP-20.18")
def test_deploying_in_steps_is_limited_in_sum() -> None:
    game = begin(p0={"hand": ["gurney_halleck"], "deck": ["dagger"], "garrison": 4})
    play(game, "card:gurney_halleck space:carthag deploy:1")
    assert most(game) == 4  # three recruits and two of the garrison, less one
    play(game, "box:space deploy:3 box:gurney_halleck")
    assert most(game) == 1
    play(game, "deploy:1")
    assert most(game) == 0
    assert troops(game) == (5, 2, 5)


@rule("IMP-5.4")
def test_any_number_includes_none() -> None:
    game = begin(p0={"hand": ["reconnaissance"], "deck": [], "garrison": 3})
    play(game, "card:reconnaissance space:arrakeen box:space end")
    assert troops(game) == (8, 4, 0)


@rule("IMP-5.4", "IMP-5.5")
def test_the_allowance_ends_with_the_turn() -> None:
    hand = ["reconnaissance", "dagger", "dune_the_desert_planet"]
    game = begin(seats=3, p0={"hand": hand, "deck": [], "garrison": 3, "solari": 4}, p1=DONE, p2=DONE)
    play(game, "card:reconnaissance space:arrakeen box:space end")
    play(game, "card:dagger space:rally_troops")
    assert most(game) == 0
    assert troops(game) == (4, 8, 0)


@rule("IMP-5.4")
def test_recruits_of_an_earlier_turn_count_as_garrison() -> None:
    hand = ["dagger", "dune_the_desert_planet"]
    game = begin(seats=3, p0={"hand": hand, "deck": [], "garrison": 0, "solari": 4}, p1=DONE, p2=DONE)
    play(game, "card:dagger space:rally_troops end card:dune_the_desert_planet space:imperial_basin")
    assert most(game) == 2
    play(game, "deploy:2")
    assert troops(game) == (8, 2, 2)


@rule("IMP-5.4")
def test_two_turns_at_combat_spaces_allow_two_of_the_garrison_each() -> None:
    game = begin(seats=3, p0={"hand": ["dune_the_desert_planet", "reconnaissance"], "deck": [], "garrison": 5},
                 p1=DONE, p2=DONE)  # fmt: skip
    play(game, "card:dune_the_desert_planet space:imperial_basin deploy:2 end")
    play(game, "card:reconnaissance space:arrakeen box:space deploy:3 end")
    assert troops(game) == (6, 1, 5)


@rule("IMP-5.4")
def test_an_agent_moved_to_a_combat_space_is_sent_there() -> None:
    game = begin(p0={"hand": ["kwisatz_haderach"], "deck": [], "agents_at": ["wealth"], "garrison": 3})
    play(game, "card:kwisatz_haderach space:wealth space:carthag")
    assert most(game) == 3


@rule("IMP-5.5")
def test_recruits_not_deployed_stay_in_the_garrison() -> None:
    game = begin(p0={"hand": ["diplomacy"], "water": 1, "garrison": 0})
    play(game, "card:diplomacy space:hardy_warriors deploy:1 end")
    assert troops(game) == (10, 1, 1)


# --- 5.6: on other turns -------------------------------------------------------------------
@rule("IMP-5.6")
def test_recruits_of_a_turn_without_a_combat_space_stay_in_the_garrison() -> None:
    game = begin(p0={"hand": ["sardaukar_legion"], "solari": 7, "garrison": 3, "intrigue": ["reinforcements"]})
    play(game, "card:sardaukar_legion space:rally_troops intrigue:reinforcements")
    assert troops(game) == (0, 12, 0)
    assert most(game) == 0
    assert refused(game, "deploy:1")


@rule("IMP-5.6")
def test_nothing_is_deployed_in_a_reveal_turn_unless_a_card_says_so() -> None:
    game = begin(p0={"hand": ["dagger"], "garrison": 3, "conflict": 1})
    play(game, "reveal")
    assert refused(game, "deploy:1")


@rule("IMP-5.6")
@pytest.mark.parametrize(
    ("given", "moves", "expected"),
    [
        ({"hand": ["dagger"], "intrigue": ["rapid_mobilization"]},
         "card:dagger space:hall_of_oratory intrigue:rapid_mobilization number:6", (6, 0, 6)),
        ({"hand": ["sardaukar_legion"]}, "reveal box:sardaukar_legion number:3", (7, 2, 3)),
        ({"hand": ["gun_thopter"]}, "reveal box:gun_thopter number:1", (7, 4, 1)),
        ({"hand": ["gurney_halleck"], "solari": 3}, "reveal box:gurney_halleck deploy:2", (5, 5, 2)),
        ({"hand": [], "solari": 3, "intrigue": ["reinforcements"]},
         "reveal intrigue:reinforcements deploy:3", (4, 5, 3)),
    ],
    ids=["rapid_mobilization", "sardaukar_legion", "gun_thopter", "gurney_halleck", "reinforcements"],
)  # fmt: skip
def test_a_card_that_says_so_deploys(given: dict[str, Any], moves: str, expected: tuple[int, int, int]) -> None:
    game = begin(p0={"deck": [], "garrison": 5, **given})
    play(game, moves)
    assert troops(game) == expected
    assert refused(game, "deploy:1")  # and no troop more than it says


# --- 5.7 -----------------------------------------------------------------------------------
@rule("IMP-5.7", "IMP-20.17")
def test_retreat_is_from_the_conflict_to_the_garrison() -> None:
    for n, expected in ((0, (7, 2, 3)), (1, (7, 3, 2)), (2, (7, 4, 1))):
        game = begin(p0={"hand": ["scout"], "garrison": 2, "conflict": 3})
        play(game, "reveal box:scout")
        assert refused(game, "number:3")
        play(game, f"number:{n}")
        assert troops(game) == expected


@rule("IMP-5.7")
def test_a_lost_troop_goes_back_to_the_supply() -> None:
    game = begin(seats=3, p0={"hand": ["gun_thopter"]}, p1={"garrison": 3, "conflict": 2}, p2={"garrison": 0})
    play(game, "card:gun_thopter space:imperial_basin")
    assert (troops(game, 1), troops(game, 2)) == ((8, 2, 2), (12, 0, 0))
    game = begin(seats=3, p0={"hand": ["test_of_humanity"]}, p1={"hand": [], "garrison": 3, "conflict": 2},
                 p2={"hand": []})  # fmt: skip
    play(game, "card:test_of_humanity space:hall_of_oratory box:test_of_humanity troop")
    assert troops(game, 1) == (8, 3, 1)

"""Section 10: Spies in costs, rewards and conditions; views, copies and invariants of Spies."""

from __future__ import annotations

import pytest

from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.rng import Rng
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.language.builders import condition, gain, per
from sandtable.imperium.language.effects import CITY, GUILD
from sandtable.imperium.modules.spies import place, spies_of
from sandtable.imperium.modules.spy_posts import factions_spied_on
from sandtable.imperium.modules.spy_posts import posts_of as tables_of
from sandtable.imperium.rules.game import from_bytes
from sandtable.imperium.rules.records import COUNTS
from sandtable.imperium.rules.resolve import holds
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.posts import POSTS, at_espionage, posts_of


# --- the Emperor's track -----------------------------------------------------------------
@rule("UPR-4.4", "UPR-23.3")
def test_the_spy_of_the_emperors_track_is_placed_at_once() -> None:
    game = begin(p0={"hand": ["diplomacy"], "influence": {"emperor": 3}})
    play(game, "card:diplomacy space:dutiful_service")
    while "box:influence" in options(game) and "post:guild" not in options(game):
        play(game, "box:influence")
    assert options(game) == [f"post:{post}" for post in POSTS]
    play(game, "post:guild")
    assert posts_of(game, 0) == {"guild"}


# --- conditions --------------------------------------------------------------------------
@rule("UPR-23.5", "UPR-7.7")
def test_every_recall_of_the_turn_counts_and_no_other() -> None:
    """Imperial Spymaster: an Intrigue card if a Spy was recalled this turn."""
    at = {"emperor": [0]}
    game = begin(p0={"hand": ["imperial_spymaster"]}, spies={"at": at})
    play(game, "card:imperial_spymaster space:dutiful_service none")
    assert "box:imperial_spymaster" not in options(game)
    game = begin(p0={"hand": ["imperial_spymaster"]}, spies={"at": at})
    play(game, "card:imperial_spymaster space:dutiful_service post:emperor")
    held = len(game.players[0].intrigue)
    play(game, "box:imperial_spymaster")
    assert len(game.players[0].intrigue) == held + 1
    while game.to_act == [0]:
        words = options(game)
        play(game, "end" if "end" in words else words[0])
    assert not spies_of(game).recalled  # another's turn


@rule("UPR-3.7")
def test_spies_are_recalled_as_a_cost() -> None:
    """Spring the Trap: two Spies for seven swords."""
    at = {"emperor": [0], "guild": [0], "bene": [0]}
    held = {"conflict": 2, "intrigue": ["spring_the_trap"]}
    game = begin(phase="combat", p0=held, p1={"conflict": 1}, spies={"at": at})
    game.listen()
    play(game, "intrigue:spring_the_trap")
    assert options(game) == ["post:emperor", "post:guild", "post:bene"]
    play(game, "post:guild post:bene")
    assert posts_of(game, 0) == {"emperor"}
    assert [event.amount for event in game.take_events() if event.kind == "swords"] == [7]
    assert not spies_of(game).recalled  # it is nobody's turn
    game = begin(phase="combat", p0=held, p1={"conflict": 1}, spies={"at": {"emperor": [0], "bene": [0]}})
    play(game, "intrigue:spring_the_trap")
    assert posts_of(game, 0) == set()  # no two others could be meant
    assert not options(game)[0].startswith("post:")
    game = begin(phase="combat", p0=held, p1={"conflict": 1}, spies={"at": {"emperor": [0]}})
    assert "intrigue:spring_the_trap" not in options(game)


@rule("UPR-23.10", "UPR-16.10")
@pytest.mark.parametrize(("worms", "placed"), [(0, 1), (1, 2)])
def test_a_sandworm_doubles_the_spy_of_a_reward(worms: int, placed: int) -> None:
    """Test of Loyalty: Influence with the Emperor, a Spy and Solari."""
    game = begin(phase="combat", conflict="test_of_loyalty", p0={"conflict": 1}, worms={"sandworms": [worms]})
    now = game.round
    for _ in range(20):
        if game.round != now or game.to_act != [0]:
            break
        words = options(game)
        play(game, next((word for word in words if word.startswith("post:")), words[0]))
    assert len(posts_of(game, 0)) == placed
    assert game.players[0].influence[0] == placed


@rule("UPR-10.4", "UPR-23.3")
def test_a_reward_may_find_the_supply_empty() -> None:
    """The fourth step with the Emperor brings a Spy as well: each may be taken from a post, or left."""
    at = {"emperor": [0], "guild": [0], "bene": [0]}
    game = begin(
        phase="combat",
        conflict="test_of_loyalty",
        p0={"conflict": 1, "influence": {"emperor": 3}, "solari": 0},
        spies={"at": at},
    )
    asked = []
    while game.round == 1 and game.to_act == [0]:
        asked.append(game.decision(0).kind)
        words = options(game)
        play(game, "none" if "none" in words else words[0])
    assert asked.count("spy_back") == 2
    assert posts_of(game, 0) == {"emperor", "guild", "bene"}
    assert game.players[0].solari == 2


@rule("UPR-23.7")
def test_guild_spy_pays_once_at_a_moment_of_ones_choice() -> None:
    game = begin(
        p0={
            "hand": ["guild_spy", "convincing_argument", "convincing_argument", "diplomacy", "signet_ring",
                     "dune_the_desert_planet"],
            "influence": {"emperor": 3},
        },
        spies={"at": {"emperor": [0], "bene": [0], "choam": [0]}},
    )  # fmt: skip
    play(game, "reveal")
    assert "box:guild_spy" not in options(game)
    play(game, "acquire:the_spice_must_flow")
    assert "end" not in options(game)
    assert factions_spied_on(game, 0) == [0, 2]
    play(game, "box:guild_spy")
    # The Emperor's level brings a Spy: taken back from CHOAM and put on Fremen it comes too late.
    play(game, "post:choam post:fremen")
    assert game.players[0].influence == [4, 0, 1, 0]
    assert "box:guild_spy" not in options(game)
    assert spies_of(game).flowed
    while game.to_act == [0]:
        words = options(game)
        play(game, "end" if "end" in words else words[0])
    assert not spies_of(game).flowed  # another's turn


def test_conditions_on_spies() -> None:
    game = begin(
        p0={"hand": ["diplomacy"]}, p1={"hand": ["diplomacy"]}, spies={"at": {"deep_desert": [1], "bene": [0, 1]}}
    )
    two, maker = condition("spies_at_least", 2), condition("spying_maker")
    assert [(holds(game, seat, two, 0), holds(game, seat, maker, 0)) for seat in (0, 1)] == [
        (False, False),
        (True, True),
    ]
    count = per("factions_spied_on", gain(solari=1))
    assert [COUNTS[count.a].count(game, seat, count) for seat in (0, 1, 2)] == [1, 1, 0]
    recalled = condition("recalled_spy")
    on_guild, on_city = condition("spy_placed_on", 1 << GUILD), condition("spy_placed_on", 1 << CITY)
    play(game, "card:diplomacy space:secrets post:bene")
    assert [holds(game, seat, recalled, 0) for seat in (0, 1)] == [True, False]
    assert not holds(game, 0, on_guild, 0)
    place(game, 0, tables_of(game.rules).number["guild"])
    assert [holds(game, 0, cond, 0) for cond in (on_guild, on_city)] == [True, False]
    assert not holds(game, 1, on_guild, 0)


# --- all of it is open, kept and checked -------------------------------------------------
@rule("UPR-3.13")
def test_everybody_sees_all_spies() -> None:
    game = begin(spies={"at": {"emperor": [0, 1], "guild": [2]}})
    for seat in range(4):
        assert game.view(seat).as_dict()["spies"]["at"]["emperor"] == [0, 1]
        assert posts_of(game.resample(seat, Rng(1)), 2) == {"guild"}


def test_copies_and_bytes_have_them() -> None:
    game = at_espionage(emperor=[0], guild=[0], fremen=[0])
    play(game, "box:space part:1 post:guild")
    again = from_bytes(game.to_bytes())
    assert again == game
    assert spies_of(again).recalled
    other = game.clone()
    play(other, "post:bene")
    assert other != game
    assert posts_of(game, 0) == {"emperor", "fremen"}
    with pytest.raises(DamagedData):
        from_bytes(game.to_bytes().replace(b'"parts":[[[', b'"parts":[[[-'))


@pytest.mark.parametrize(
    ("at", "why"),
    [
        ([15, 0, 0, 0], "party 0 has 4 Spies on posts"),
        ([0, 1 << 13, 0, 0], "party 1 is on posts that are not there"),
        ([0, 0, 0], "3 parties have Spies"),
    ],
)
def test_impossible_positions_are_found(at: list[int], why: str) -> None:
    game = begin()
    spies_of(game).at = at
    with pytest.raises(InvariantBroken, match=why):
        check(game)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"where": {}}, "given.spies: there is no 'where'"),
        ({"at": {"arrakeen": [0]}}, "given.spies.at: there is no post 'arrakeen'"),
        ({"at": {"emperor": [7]}}, "given.spies.at.emperor: there is no player 7"),
    ],
)
def test_a_place_without_a_post_is_refused(given: dict[str, object], why: str) -> None:
    with pytest.raises(BadScenario, match=why):
        begin(spies=given)

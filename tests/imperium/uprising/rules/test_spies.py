"""Section 10: Spies: posts, placing, Infiltrate, Gather Intelligence; and the Spy icon."""

from __future__ import annotations

import pytest

from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.rng import Rng
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.language.builders import condition, gain, per
from sandtable.imperium.language.effects import CITY, GUILD
from sandtable.imperium.modules.spies import SPIES, place, spies_of, watched
from sandtable.imperium.modules.spy_posts import factions_spied_on
from sandtable.imperium.modules.spy_posts import posts_of as tables_of
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.rules.records import COUNTS
from sandtable.imperium.rules.resolve import holds
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.playing import begin

POSTS = {
    "emperor": ("sardaukar", "dutiful_service"),
    "guild": ("heighliner", "deliver_supplies"),
    "bene": ("espionage", "secrets"),
    "fremen": ("desert_tactics", "fremkit"),
    "landsraad_west": ("high_council", "imperial_privilege", "swordmaster"),
    "landsraad_east": ("assembly_hall", "gather_support"),
    "choam": ("shipping", "accept_contract"),
    "tabr_station": ("sietch_tabr", "research_station"),
    "station_refinery": ("research_station", "spice_refinery"),
    "refinery_arrakeen": ("spice_refinery", "arrakeen"),
    "deep_desert": ("deep_desert",),
    "hagga_basin": ("hagga_basin",),
    "imperial_basin": ("imperial_basin",),
}


def posts_of(game: Game, seat: int) -> set[str]:
    """Return where a player's Spies are, by the words of the position."""
    told = spies_of(game).facts(game)["at"]
    return {post for post, seats in told.items() if seat in seats}


def supply(game: Game, seat: int) -> int:
    count: int = spies_of(game).facts(game)["supply"][seat]
    return count


def spaces(game: Game, bits: int) -> set[str]:
    return {space.id for slot, space in enumerate(game.rules.spaces) if (bits >> slot) & 1}


# --- posts -------------------------------------------------------------------------------
@rule("UPR-10.1")
@pytest.mark.parametrize("post", POSTS)
def test_a_spy_watches_every_space_of_its_post(post: str) -> None:
    game = begin(spies={"at": {post: [1]}})
    assert spaces(game, watched(game, 1)) == set(POSTS[post])
    assert watched(game, 0) == 0


@rule("UPR-10.1", "UPR-10.7")
def test_only_two_spaces_touch_two_posts() -> None:
    rules = begin().rules
    assert list(tables_of(rules).number) == list(POSTS)
    several = {space.id for slot, space in enumerate(rules.spaces) if len(tables_of(rules).at[slot]) != 1}
    assert several == {"research_station", "spice_refinery"}


@rule("UPR-10.11", "UPR-2.6")
def test_everybody_has_three_spies_and_they_stay_from_round_to_round() -> None:
    game = begin(phase="recall", spies={"at": {"emperor": [0], "guild": [1]}})
    assert game.round == 2
    assert (posts_of(game, 0), posts_of(game, 1)) == ({"emperor"}, {"guild"})
    assert [supply(game, seat) for seat in range(4)] == [2, 2, 3, 3]
    with pytest.raises(BadScenario, match="player 0 has 3 Spies and no more"):
        begin(spies={"at": {"emperor": [0], "guild": [0], "bene": [0], "fremen": [0]}})


# --- placing -----------------------------------------------------------------------------
def at_espionage(**spies: list[int]) -> Game:
    """At Espionage with its Spy icon still open; whoever spies there gathers nothing."""
    game = begin(p0={"hand": ["diplomacy"], "spice": 1}, spies={"at": spies})
    play(game, "card:diplomacy space:espionage")
    return play(game, "none") if "none" in options(game) else game


@rule("UPR-10.2")
def test_a_spy_goes_to_an_empty_post_of_ones_choice() -> None:
    game = at_espionage(emperor=[1], guild=[2])
    play(game, "box:space part:1")
    assert options(game) == [f"post:{post}" for post in POSTS if post not in ("emperor", "guild")]
    play(game, "post:deep_desert")
    assert posts_of(game, 0) == {"deep_desert"}
    assert supply(game, 0) == SPIES - 1


@rule("UPR-10.3")
def test_with_a_spy_in_the_supply_it_must_be_placed() -> None:
    game = at_espionage(emperor=[0], guild=[0])
    play(game, "box:space part:0")
    assert "end" not in options(game)
    play(game, "box:space")
    assert "none" not in options(game)
    assert "post:emperor" not in options(game)
    play(game, "post:choam")
    assert supply(game, 0) == 0


@rule("UPR-10.3")
def test_without_a_fitting_post_nothing_is_placed() -> None:
    """Reliable Informant: on Emperor, Bene Gesserit or Fremen; opponents stand on all of them."""
    game = begin(p0={"hand": ["reliable_informant"]}, spies={"at": {"emperor": [1], "bene": [2], "fremen": [3]}})
    play(game, "card:reliable_informant space:deliver_supplies")
    assert "box:reliable_informant" not in options(game)
    play(game, "box:influence end")
    assert posts_of(game, 0) == set()


@rule("UPR-10.2")
def test_a_spy_on_an_icon_needs_a_space_with_that_icon() -> None:
    game = begin(p0={"hand": ["reliable_informant"]}, spies={"at": {"bene": [2]}})
    play(game, "card:reliable_informant space:deliver_supplies box:reliable_informant")
    assert options(game) == ["post:emperor", "post:fremen"]
    game = begin(p0={"hand": [], "intrigue": ["special_mission"]}, spies={"at": {"station_refinery": [1]}})
    play(game, "intrigue:special_mission")
    if "option:0" in options(game):
        play(game, "option:0")
    assert options(game) == ["post:tabr_station", "post:refinery_arrakeen"]


@rule("UPR-10.4", "UPR-23.5")
def test_with_an_empty_supply_one_may_be_taken_back_and_placed_even_where_it_was() -> None:
    game = at_espionage(emperor=[0], guild=[0], fremen=[0])
    play(game, "box:space part:1")
    assert options(game) == ["post:emperor", "post:guild", "post:fremen", "none"]
    hand = len(game.players[0].hand)
    play(game, "post:guild")
    assert spies_of(game).recalled
    assert len(game.players[0].hand) == hand  # for no effect
    assert "post:guild" in options(game)
    assert "none" not in options(game)
    play(game, "post:guild")
    assert posts_of(game, 0) == {"emperor", "guild", "fremen"}


@rule("UPR-10.4")
def test_or_all_are_left() -> None:
    game = at_espionage(emperor=[0], guild=[0], fremen=[0])
    play(game, "box:space part:1 none")
    assert posts_of(game, 0) == {"emperor", "guild", "fremen"}
    assert not spies_of(game).recalled
    assert "box:influence" in options(game)


@rule("UPR-10.4")
def test_only_a_spy_that_can_be_placed_again_is_taken_back() -> None:
    """City posts: two are others', the third is the own one; the other Spies would find no post."""
    game = begin(
        p0={"hand": [], "intrigue": ["special_mission"]},
        spies={
            "at": {"tabr_station": [1], "station_refinery": [2], "refinery_arrakeen": [0], "emperor": [0], "guild": [0]}
        },
    )
    play(game, "intrigue:special_mission")
    if "option:0" in options(game):
        play(game, "option:0")
    assert options(game) == ["post:refinery_arrakeen", "none"]


@rule("UPR-10.2", "UPR-10.4")
def test_two_spies_are_placed_one_after_the_other() -> None:
    """Covert Operation, revealed: the second one finds the supply empty."""
    game = begin(p0={"hand": ["covert_operation"]}, spies={"at": {"emperor": [0], "guild": [0]}})
    play(game, "reveal box:covert_operation post:bene")
    assert posts_of(game, 0) == {"emperor", "guild", "bene"}
    assert options(game) == ["post:emperor", "post:guild", "post:bene", "none"]
    play(game, "post:emperor post:choam")
    assert posts_of(game, 0) == {"guild", "bene", "choam"}
    game = begin(p0={"hand": ["covert_operation"]})
    play(game, "reveal box:covert_operation post:bene post:choam")
    assert (posts_of(game, 0), supply(game, 0)) == ({"bene", "choam"}, 1)


@rule("UPR-10.10")
def test_a_post_is_shared_only_where_the_effect_says_so_and_never_with_oneself() -> None:
    game = begin(
        p0={"hand": ["double_agent"], "water": 2}, spies={"at": {"tabr_station": [1, 2], "station_refinery": [0]}}
    )
    play(game, "card:double_agent space:research_station none box:double_agent")
    assert options(game) == ["post:tabr_station"]
    play(game, "post:tabr_station")
    assert spies_of(game).facts(game)["at"]["tabr_station"] == [0, 1, 2]
    check(game)


# --- the Spy icon ------------------------------------------------------------------------
@rule("UPR-7.2")
def test_the_spy_icon_opens_the_spaces_one_spies_on_and_the_spy_stays() -> None:
    game = begin(p0={"hand": ["strike_fleet"]}, spies={"at": {"guild": [0], "bene": [1]}})
    play(game, "card:strike_fleet")
    assert options(game) == ["space:deliver_supplies"]  # the Heighliner costs spice
    play(game, "space:deliver_supplies none")
    assert posts_of(game, 0) == {"guild"}


@rule("UPR-7.2", "UPR-7.1")
def test_without_a_spy_the_spy_icon_opens_nothing() -> None:
    game = begin(p0={"hand": ["strike_fleet"]}, spies={"at": {"bene": [1]}})
    assert "card:strike_fleet" not in options(game)


# --- Infiltrate --------------------------------------------------------------------------
@rule("UPR-10.5", "UPR-7.3")
def test_a_recalled_spy_lets_the_agent_in() -> None:
    game = begin(
        p0={"hand": ["dagger"], "solari": 5},
        p1={"agents_at": ["high_council"]},
        spies={"at": {"landsraad_west": [0]}},
    )
    play(game, "card:dagger space:high_council")
    assert posts_of(game, 0) == set()
    assert game.players[0].council
    assert "none" not in options(game)  # no Spy is left to gather with
    assert spies_of(game).recalled


@rule("UPR-7.3")
def test_without_a_spy_there_the_space_stays_closed() -> None:
    game = begin(
        p0={"hand": ["dagger"], "solari": 5},
        p1={"agents_at": ["high_council"]},
        spies={"at": {"landsraad_east": [0], "landsraad_west": [1]}},
    )
    play(game, "card:dagger")
    assert "space:high_council" not in options(game)
    assert "space:assembly_hall" in options(game)


@rule("UPR-7.3")
def test_never_to_a_space_with_an_own_agent() -> None:
    game = begin(
        p0={"hand": ["dagger"], "solari": 5, "agents_at": ["high_council"]},
        p1={"agents_at": ["high_council"]},
        spies={"at": {"landsraad_west": [0]}},
    )
    play(game, "card:dagger")
    assert refused(game, "space:high_council")


@rule("UPR-23.2")
def test_one_spy_is_enough_against_several_agents() -> None:
    game = begin(
        p0={"hand": ["reconnaissance"], "water": 2},
        p1={"agents_at": ["research_station"]},
        p2={"agents_at": ["research_station"]},
        spies={"at": {"tabr_station": [0]}},
    )
    play(game, "card:reconnaissance space:research_station")
    assert game.players[0].agents_at == [game.rules.space["research_station"]]
    assert supply(game, 0) == SPIES


@rule("UPR-10.9")
def test_the_spy_that_opened_the_space_may_let_the_agent_in() -> None:
    game = begin(p0={"hand": ["strike_fleet"]}, p1={"agents_at": ["deliver_supplies"]}, spies={"at": {"guild": [0]}})
    play(game, "card:strike_fleet space:deliver_supplies")
    assert posts_of(game, 0) == set()


@rule("UPR-10.9")
def test_the_spy_that_opened_the_space_may_gather_intelligence() -> None:
    game = begin(p0={"hand": ["strike_fleet"], "deck": ["dagger"]}, spies={"at": {"guild": [0]}})
    play(game, "card:strike_fleet space:deliver_supplies post:guild")
    assert posts_of(game, 0) == set()
    assert game.players[0].hand == [game.rules.card["dagger"]]


@rule("UPR-7.4", "UPR-10.5")
def test_requirement_and_cost_hold_for_whoever_infiltrates() -> None:
    game = begin(
        p0={"hand": ["dagger"], "solari": 4}, p1={"agents_at": ["high_council"]}, spies={"at": {"landsraad_west": [0]}}
    )
    play(game, "card:dagger")
    assert "space:high_council" not in options(game)


# --- Gather Intelligence -----------------------------------------------------------------
@rule("UPR-10.6", "UPR-7.5")
def test_gathering_comes_before_every_other_effect() -> None:
    game = begin(
        p0={"hand": ["reconnaissance"], "deck": ["dagger"], "garrison": 3}, spies={"at": {"refinery_arrakeen": [0]}}
    )
    play(game, "card:reconnaissance space:arrakeen")
    assert options(game) == ["post:refinery_arrakeen", "none"]
    assert game.players[0].garrison == 3
    play(game, "post:refinery_arrakeen")
    assert game.players[0].hand == [game.rules.card["dagger"]]
    assert supply(game, 0) == SPIES
    assert "post:refinery_arrakeen" not in options(game)


@rule("UPR-10.6")
def test_it_may_be_left() -> None:
    game = begin(p0={"hand": ["reconnaissance"], "deck": ["dagger"]}, spies={"at": {"refinery_arrakeen": [0]}})
    play(game, "card:reconnaissance space:arrakeen none")
    assert game.players[0].hand == []
    assert posts_of(game, 0) == {"refinery_arrakeen"}


@rule("UPR-10.7")
def test_two_spies_serve_two_different_uses() -> None:
    game = begin(
        p0={"hand": ["reconnaissance"], "deck": ["dagger", "dagger", "diplomacy"], "water": 2},
        p1={"agents_at": ["research_station"]},
        spies={"at": {"tabr_station": [0], "station_refinery": [0]}},
    )
    play(game, "card:reconnaissance space:research_station")
    assert options(game) == ["post:tabr_station", "post:station_refinery"]  # it cannot be declined any more
    play(game, "post:station_refinery")
    assert options(game) == ["post:tabr_station", "none"]
    play(game, "post:tabr_station")
    assert len(game.players[0].hand) == 1  # before the two of the space
    assert supply(game, 0) == SPIES


@rule("UPR-10.7")
def test_intelligence_is_gathered_once() -> None:
    game = begin(
        p0={"hand": ["reconnaissance"], "deck": ["dagger", "dagger", "diplomacy"], "water": 2},
        spies={"at": {"tabr_station": [0], "station_refinery": [0]}},
    )
    play(game, "card:reconnaissance space:research_station post:station_refinery")
    assert "post:tabr_station" not in options(game)
    assert len(game.players[0].hand) == 1
    assert posts_of(game, 0) == {"tabr_station"}


@rule("UPR-10.8")
def test_neither_is_possible_without_an_agent_turn_of_a_fitting_card() -> None:
    game = begin(p0={"hand": ["dagger"]}, p1={"agents_at": ["arrakeen"]}, spies={"at": {"refinery_arrakeen": [0]}})
    play(game, "card:dagger")
    assert "space:arrakeen" not in options(game)
    game = begin(p0={"hand": ["dagger"], "agents": 0}, spies={"at": {"refinery_arrakeen": [0]}})
    play(game, "reveal")
    assert not [word for word in options(game) if word.startswith("post:")]


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

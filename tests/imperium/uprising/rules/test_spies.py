"""Section 10: Spies: posts, placing, Infiltrate, Gather Intelligence; and the Spy icon."""

from __future__ import annotations

import pytest

from sandtable.core.errors import BadScenario
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.spies import SPIES, spies_of, watched
from sandtable.imperium.modules.spy_posts import posts_of as tables_of
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.posts import POSTS, at_espionage, posts_of


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


# --- placing ------------------------------------------------------------------------------
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

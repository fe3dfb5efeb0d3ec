"""Section 16: Leaders of the Houses Atreides and Harkonnen, both abilities of each."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CARDS, INTRIGUE
from tests.imperium.playing import begin, options, play, refused, skip_round

PLAIN = ["glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese"]
DONE: dict[str, Any] = {"hand": [], "revealed": True}


def led(leader: str, p0: dict[str, Any], **given: Any) -> Game:
    """Three players; seat 0 has this Leader, the others have others."""
    return begin(seats=3, leaders=[leader, *[name for name in PLAIN if name != leader][:2]], p0=p0, **given)


def names(kinds: list[int]) -> list[str]:
    return sorted(CARDS[kind].id for kind in kinds)


def deck_seen(game: Game, viewer: int) -> list[str]:
    """The deck of seat 0 as another seat, or its owner, sees it; the top is last."""
    seen: list[str] = game.view(viewer).as_dict()["players"][0]["deck"]
    return seen


# --- Paul Atreides -------------------------------------------------------------------------
@rule("IMP-2.3")
def test_prescience_shows_paul_the_top_of_his_deck_and_nobody_else() -> None:
    game = led("paul_atreides", {"hand": ["dagger"], "deck": ["stilgar", "diplomacy", "dagger"]})
    assert deck_seen(game, 0) == ["?", "?", "stilgar"]
    assert deck_seen(game, 1) == ["?", "?", "?"]
    play(game, "card:dagger space:hall_of_oratory end")
    assert deck_seen(game, 0) == ["?", "?", "stilgar"]  # at any time, also on the turns of others
    other = led("glossu_rabban", {"hand": ["dagger"], "deck": ["stilgar", "diplomacy", "dagger"]})
    assert deck_seen(other, 0) == ["?", "?", "?"]


@rule("IMP-20.31")
def test_no_look_while_the_deck_is_empty_and_looking_shuffles_nothing() -> None:
    game = led("paul_atreides", {"hand": ["dagger"], "deck": [], "discard": ["stilgar", "diplomacy"]})
    assert deck_seen(game, 0) == []
    play(game, "card:dagger space:hall_of_oratory end")
    assert deck_seen(game, 0) == []
    assert names(game.players[0].discard) == ["diplomacy", "stilgar"]


@rule("IMP-2.3", "IMP-20.31")
def test_discipline_draws_the_card_that_was_seen_and_shows_the_next() -> None:
    game = led("paul_atreides", {"hand": ["signet_ring"], "deck": ["stilgar", "diplomacy", "dagger"]})
    play(game, "card:signet_ring space:secure_contract")
    assert refused(game, "end")  # a draw is compulsory
    play(game, "box:signet_ring")
    assert names(game.players[0].hand) == ["stilgar"]
    assert deck_seen(game, 0) == ["?", "diplomacy"]


# --- Duke Leto Atreides --------------------------------------------------------------------
LANDSRAAD = {"high_council": 5, "mentat": 2, "swordmaster": 8, "rally_troops": 4, "hall_of_oratory": 0}


@rule("IMP-16.1", "IMP-16.3")
@pytest.mark.parametrize("space", LANDSRAAD)
def test_landsraad_spaces_cost_leto_one_solari_less_but_never_below_zero(space: str) -> None:
    price = max(0, LANDSRAAD[space] - 1)
    game = led("duke_leto_atreides", {"hand": ["dagger"], "deck": [], "solari": price})
    play(game, f"card:dagger space:{space}")
    assert game.players[0].solari == 0  # all of it, and nothing handed back at Hall of Oratory
    if price:
        game = led("duke_leto_atreides", {"hand": ["dagger"], "deck": [], "solari": price - 1})
        play(game, "card:dagger")
        assert refused(game, f"space:{space}")


@rule("IMP-16.1", "IMP-16.3")
@pytest.mark.parametrize("space", LANDSRAAD)
def test_the_discount_is_always_taken_and_leto_alone_has_it(space: str) -> None:
    game = led("duke_leto_atreides", {"hand": ["dagger"], "deck": [], "solari": 10})
    play(game, f"card:dagger space:{space}")  # without any question
    assert game.players[0].solari == 10 - max(0, LANDSRAAD[space] - 1)
    game = led("glossu_rabban", {"hand": ["dagger"], "deck": [], "solari": 10})
    play(game, f"card:dagger space:{space}")
    assert game.players[0].solari == 10 - LANDSRAAD[space]


@rule("IMP-16.3")
def test_the_discount_is_for_the_cost_of_landsraad_spaces_alone() -> None:
    game = led("duke_leto_atreides", {"hand": ["firm_grip"], "solari": 1, "intrigue": ["bribery"]})
    assert refused(game, "intrigue:bribery")
    play(game, "card:firm_grip space:hall_of_oratory")
    assert refused(game, "box:firm_grip")
    game = led("duke_leto_atreides", {"hand": ["dune_the_desert_planet"], "water": 1, "spice": 0})
    play(game, "card:dune_the_desert_planet")
    assert refused(game, "space:the_great_flat")
    play(game, "space:hagga_basin")
    assert game.players[0].water == 0


@rule("IMP-16.3")
def test_the_discount_holds_for_whatever_card_sends_the_agent() -> None:
    game = led("duke_leto_atreides", {"hand": ["kwisatz_haderach"], "deck": [], "solari": 3})
    play(game, "card:kwisatz_haderach space:rally_troops")
    assert game.players[0].solari == 0


@rule("IMP-16.2")
def test_prudent_diplomacy_may_be_declined() -> None:
    game = led("duke_leto_atreides", {"hand": ["signet_ring"], "spice": 1}, p1={"influence": {"guild": 1}})
    play(game, "card:signet_ring space:secure_contract")
    assert "box:signet_ring" in options(game)
    play(game, "end")
    assert (game.players[0].spice, game.players[0].influence) == (1, [0, 0, 0, 0])


@rule("IMP-16.2", "IMP-4.10")
def test_prudent_diplomacy_one_spice_for_influence_where_an_opponent_has_more() -> None:
    game = led(
        "duke_leto_atreides",
        {"hand": ["signet_ring"], "spice": 2, "influence": {"emperor": 1, "guild": 2, "fremen": 1}},
        p1={"influence": {"emperor": 1, "guild": 1, "fremen": 2}},
        p2={"influence": {"emperor": 1, "bene": 3}},
    )
    play(game, "card:signet_ring space:secure_contract box:signet_ring")
    assert options(game) == ["faction:bene", "faction:fremen"]  # level is not enough
    play(game, "faction:fremen")
    assert (game.players[0].spice, game.players[0].influence) == (1, [1, 2, 0, 2])
    assert game.players[0].vp == 2  # guild and fremen at 2
    assert refused(game, "box:signet_ring")  # once


@rule("IMP-16.2")
def test_prudent_diplomacy_needs_a_spice_and_an_opponent_ahead() -> None:
    game = led("duke_leto_atreides", {"hand": ["signet_ring"], "spice": 0}, p1={"influence": {"guild": 1}})
    play(game, "card:signet_ring space:secure_contract")
    assert options(game) == ["end"]
    game = led("duke_leto_atreides", {"hand": ["signet_ring"], "spice": 3})
    play(game, "card:signet_ring space:secure_contract")
    assert options(game) == ["end"]


@rule("IMP-16.2")
def test_the_harvest_may_pay_for_prudent_diplomacy() -> None:
    game = led("duke_leto_atreides", {"hand": ["signet_ring"], "spice": 0}, p2={"influence": {"bene": 1}})
    play(game, "card:signet_ring space:imperial_basin box:signet_ring faction:bene")
    assert (game.players[0].spice, game.players[0].influence[2]) == (0, 1)


# --- Baron Vladimir Harkonnen --------------------------------------------------------------
def baron(moves: str = "", **p0: Any) -> Game:
    given = {"tokens": ["emperor", "bene"], "hand": ["reconnaissance"], "deck": [], **p0}
    return play(led("baron_vladimir_harkonnen", given, p1=DONE, p2=DONE), moves)


@rule("IMP-20.26")
@pytest.mark.parametrize(("deployed", "can"), [(3, False), (4, True), (5, True)])
def test_masterstroke_needs_four_troops_deployed_in_the_turn(deployed: int, can: bool) -> None:
    game = baron("card:gurney_halleck space:arrakeen", hand=["gurney_halleck"], garrison=3)
    assert refused(game, "ability")
    play(game, f"deploy:{deployed}")
    assert ("ability" in options(game)) == can


@rule("IMP-20.26")
def test_masterstroke_gives_one_influence_with_each_token_and_shows_them() -> None:
    game = baron("card:gurney_halleck space:arrakeen deploy:4", hand=["gurney_halleck"], influence={"bene": 1})
    assert game.view(1).as_dict()["players"][0]["tokens"] is None
    before = game.players[0].vp
    play(game, "ability")
    assert game.players[0].influence == [1, 0, 2, 0]
    assert game.players[0].vp == before + 1  # level 2
    shown = game.view(1).as_dict()["players"][0]
    assert (sorted(shown["tokens"]), shown["tokens_shown"]) == (["bene", "emperor"], True)


@rule("IMP-20.26")
def test_masterstroke_works_once_per_game() -> None:
    game = baron("card:gurney_halleck space:arrakeen deploy:4 ability deploy:1", hand=["gurney_halleck"])
    assert refused(game, "ability")
    game = baron("card:gurney_halleck space:arrakeen deploy:4", hand=["gurney_halleck"], tokens_shown=True)
    assert refused(game, "ability")


@rule("IMP-20.26")
def test_masterstroke_need_not_be_used_at_the_first_chance() -> None:
    hand = ["gurney_halleck", "diplomacy"]
    game = baron("card:gurney_halleck space:arrakeen box:space box:gurney_halleck deploy:4 end", hand=hand, spice=6)
    play(game, "card:diplomacy space:heighliner")
    assert refused(game, "ability")  # the four were of another turn
    play(game, "deploy:4 ability end")
    assert game.players[0].influence == [1, 1, 1, 0]


@rule("IMP-20.26")
def test_troops_of_two_turns_are_not_added_up() -> None:
    game = baron(
        "card:reconnaissance space:arrakeen box:space deploy:3 end", garrison=6, hand=["reconnaissance", "diplomacy"]
    )
    play(game, "card:diplomacy space:stillsuits deploy:2")
    assert game.players[0].conflict == 5
    assert refused(game, "ability")


@rule("IMP-20.26")
def test_troops_deployed_in_steps_and_by_cards_are_added_up() -> None:
    game = baron("card:reconnaissance space:arrakeen deploy:1 deploy:2", intrigue=["rapid_mobilization"], garrison=6)
    assert refused(game, "ability")
    play(game, "intrigue:rapid_mobilization number:1 ability")
    assert game.players[0].influence == [1, 0, 1, 0]


@rule("IMP-20.26")
def test_a_troop_deployed_from_supply_counts_for_masterstroke() -> None:
    given = {"tokens": ["emperor", "bene"], "hand": ["reconnaissance"], "deck": [], "solari": 1}
    game = led("baron_vladimir_harkonnen", {**given, "intrigue": ["double_cross"]}, p1={"conflict": 1})
    play(game, "card:reconnaissance space:arrakeen deploy:3")
    assert refused(game, "ability")
    play(game, "intrigue:double_cross seat:1 ability")
    assert (game.players[0].conflict, game.players[0].influence) == (4, [1, 0, 1, 0])


@rule("IMP-20.26")
def test_masterstroke_in_a_reveal_turn() -> None:
    game = baron("reveal box:sardaukar_legion number:3", hand=["sardaukar_legion", "gun_thopter"], garrison=6)
    assert refused(game, "ability")
    play(game, "box:gun_thopter number:1 ability")
    assert game.players[0].influence == [1, 0, 1, 0]


@rule("IMP-20.26", "IMP-14.12", "IMP-5.4")
def test_emperor_troops_won_by_masterstroke_may_be_deployed_at_once() -> None:
    game = baron("card:gurney_halleck space:arrakeen deploy:5", hand=["gurney_halleck"], garrison=2,
                 influence={"emperor": 3})  # fmt: skip
    assert game.players[0].garrison == 0
    play(game, "ability deploy:2")
    assert (game.players[0].conflict, game.players[0].garrison) == (7, 0)


@rule("IMP-20.26")
def test_the_power_of_the_baron_is_his_alone() -> None:
    game = led("glossu_rabban", {"hand": ["gurney_halleck"], "deck": []})
    play(game, "card:gurney_halleck space:arrakeen deploy:4")
    assert refused(game, "ability")


@rule("IMP-16.2")
def test_scheme_one_solari_for_an_intrigue_card_or_nothing() -> None:
    given = {"hand": ["signet_ring"], "deck": [], "solari": 2}
    game = led("baron_vladimir_harkonnen", given, intrigue_deck=["windfall"])
    play(game, "card:signet_ring space:hall_of_oratory")
    declined = play(game.clone(), "end")
    assert (declined.players[0].solari, declined.players[0].intrigue) == (2, [])
    play(game, "box:signet_ring")
    assert game.players[0].solari == 1
    assert [INTRIGUE[kind].id for kind in game.players[0].intrigue] == ["windfall"]
    assert refused(game, "box:signet_ring")  # once


@rule("IMP-16.2")
def test_scheme_needs_a_solari() -> None:
    game = led("baron_vladimir_harkonnen", {"hand": ["signet_ring"], "solari": 0})
    play(game, "card:signet_ring space:hall_of_oratory")
    assert options(game) == ["end"]


# --- Glossu "The Beast" Rabban -------------------------------------------------------------
@rule("IMP-1.9", "IMP-2.3")
def test_arrakis_fiefdom_adds_a_spice_and_a_solari_at_the_start() -> None:
    game = sandtable.new("imperium", seed=3, seats=3, leaders=["paul_atreides", "glossu_rabban", "helena_richese"])
    assert isinstance(game, Game)
    assert [(p.solari, p.spice, p.water) for p in game.players] == [(0, 0, 1), (1, 1, 1), (0, 0, 1)]
    skip_round(game)
    assert (game.players[1].solari, game.players[1].spice) == (1, 1)  # at the start only


@rule("IMP-2.3")
def test_brutality_recruits_one() -> None:
    game = led("glossu_rabban", {"hand": ["signet_ring"], "garrison": 0})
    play(game, "card:signet_ring space:secure_contract end")
    assert game.players[0].garrison == 1


@rule("IMP-2.3", "IMP-15.2")
@pytest.mark.parametrize("faction", ["emperor", "guild", "bene", "fremen"])
def test_brutality_recruits_two_with_any_alliance(faction: str) -> None:
    game = led("glossu_rabban", {"hand": ["signet_ring"], "garrison": 0, "influence": {faction: 4}},
               alliance={faction: 0})  # fmt: skip
    play(game, "card:signet_ring space:secure_contract end")
    assert game.players[0].garrison == 2


@rule("IMP-2.3", "IMP-15.2")
def test_brutality_asks_for_a_token_of_his_own_not_for_influence() -> None:
    four = {"influence": {"guild": 4}}
    game = led("glossu_rabban", {"hand": ["signet_ring"], "garrison": 0, **four}, p1=four, alliance={"guild": 1})
    play(game, "card:signet_ring space:secure_contract end")
    assert game.players[0].garrison == 1


@rule("IMP-2.3", "IMP-5.4")
def test_troops_of_brutality_may_be_deployed_at_a_combat_space() -> None:
    game = led("glossu_rabban", {"hand": ["signet_ring"], "garrison": 0, "influence": {"guild": 4}},
               alliance={"guild": 0})  # fmt: skip
    play(game, "card:signet_ring space:imperial_basin deploy:2 end")
    assert (game.players[0].garrison, game.players[0].conflict) == (0, 2)

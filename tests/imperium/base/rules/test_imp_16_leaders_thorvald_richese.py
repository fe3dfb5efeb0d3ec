"""Section 16: Leaders of the Houses Thorvald and Richese, both abilities of each."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CARDS
from tests.imperium.playing import begin, options, play, refused

PLAIN = ["glossu_rabban", "paul_atreides", "duke_leto_atreides"]
DONE: dict[str, Any] = {"hand": [], "revealed": True}
COUNTESS = "countess_ariana_thorvald"
EARL = "earl_memnon_thorvald"
COUNT = "count_ilban_richese"
HELENA = "helena_richese"


def led(leader: str, p0: dict[str, Any], **given: Any) -> Game:
    """Three players; seat 0 has this Leader, the others have others."""
    return begin(seats=3, leaders=[leader, *[name for name in PLAIN if name != leader][:2]], p0=p0, **given)


def names(kinds: list[int]) -> list[str]:
    return sorted(CARDS[kind].id for kind in kinds)


# --- Countess Ariana Thorvald --------------------------------------------------------------
MAKERS = {"the_great_flat": 3, "hagga_basin": 2, "imperial_basin": 1}


@rule("IMP-16.1", "IMP-20.24")
@pytest.mark.parametrize("lying", [0, 2])
@pytest.mark.parametrize("space", MAKERS)
def test_spice_addict_takes_one_spice_less_and_draws_a_card(space: str, lying: int) -> None:
    p0 = {"hand": ["dune_the_desert_planet"], "deck": ["dagger", "diplomacy"], "spice": 0, "water": 2}
    game = led(COUNTESS, p0, bonus_spice={space: lying})
    play(game, f"card:dune_the_desert_planet space:{space}")
    assert refused(game, "end")  # it cannot be declined
    play(game, "box:space")
    p = game.players[0]
    assert (p.spice, names(p.hand)) == (MAKERS[space] + lying - 1, ["dagger"])
    assert game.view(0).as_dict()["bonus_spice"] == {}
    assert "end" in options(game)


@rule("IMP-20.24")
def test_the_log_does_not_tell_of_no_spice() -> None:
    game = led(COUNTESS, {"hand": ["dune_the_desert_planet"], "deck": ["dagger"], "spice": 0})
    game.listen()
    play(game, "card:dune_the_desert_planet space:imperial_basin box:space")
    assert game.players[0].spice == 0
    assert "spice" not in [event.kind for event in game.take_events()]


@rule("IMP-20.24", "IMP-20.38")
def test_spice_addict_and_carryall() -> None:
    p0 = {"hand": ["carryall"], "deck": ["dagger", "diplomacy"], "spice": 0, "water": 2}
    game = led(COUNTESS, p0, bonus_spice={"the_great_flat": 1})
    play(game, "card:carryall space:the_great_flat box:space")
    assert (game.players[0].spice, len(game.players[0].hand)) == (6, 1)


@rule("IMP-20.24")
def test_spice_from_elsewhere_is_untouched() -> None:
    p0 = {"hand": ["worm_riders", "smugglers_thopter"], "deck": ["dagger", "diplomacy"], "spice": 0}
    game = led(COUNTESS, p0, p1=DONE, p2=DONE)
    play(game, "card:worm_riders space:secure_contract end")
    assert (game.players[0].spice, len(game.players[0].hand)) == (2, 1)
    play(game, "reveal")
    assert (game.players[0].spice, len(game.players[0].deck)) == (3, 2)
    game = led(COUNTESS, {**p0, "hand": ["worm_riders"]})
    play(game, "card:worm_riders space:imperial_basin box:space")
    assert game.players[0].spice == 2  # the two of the card, none of the basin


@rule("IMP-20.24")
def test_an_agent_of_another_at_a_maker_space_does_not_feed_her() -> None:
    game = begin(seats=3, leaders=["glossu_rabban", COUNTESS, "paul_atreides"],
                 p0={"hand": ["dune_the_desert_planet"], "deck": ["dagger"], "spice": 0}, p1={"hand": []})  # fmt: skip
    play(game, "card:dune_the_desert_planet space:imperial_basin end")
    assert (game.players[0].spice, game.players[0].hand, game.players[1].hand) == (1, [], [])


@rule("IMP-2.3")
def test_hidden_reservoir_gives_one_water() -> None:
    game = led(COUNTESS, {"hand": ["signet_ring"], "deck": [], "water": 1})
    play(game, "card:signet_ring space:secure_contract end")
    assert game.players[0].water == 2


# --- Earl Memnon Thorvald ------------------------------------------------------------------
@rule("IMP-16.1")
@pytest.mark.parametrize("faction", ["emperor", "guild", "bene", "fremen"])
def test_connections_gives_one_influence_of_choice_with_the_council_seat(faction: str) -> None:
    game = led(EARL, {"hand": ["dagger"], "solari": 5})
    play(game, "card:dagger space:high_council")
    assert refused(game, "end")  # always applies
    play(game, "box:space")
    assert options(game) == ["faction:emperor", "faction:guild", "faction:bene", "faction:fremen"]
    play(game, f"faction:{faction} end")
    levels = dict(zip(("emperor", "guild", "bene", "fremen"), game.players[0].influence, strict=True))
    assert levels == {name: int(name == faction) for name in levels}
    assert game.players[0].council


@rule("IMP-16.1")
def test_connections_is_for_the_high_council_and_the_earl_alone() -> None:
    game = led(EARL, {"hand": ["dagger"], "solari": 8})
    play(game, "card:dagger space:swordmaster end")
    assert game.players[0].influence == [0, 0, 0, 0]
    game = led("glossu_rabban", {"hand": ["dagger"], "solari": 5})
    play(game, "card:dagger space:high_council end")
    assert game.players[0].influence == [0, 0, 0, 0]


@rule("IMP-2.3")
def test_spice_hoard_gives_one_spice() -> None:
    game = led(EARL, {"hand": ["signet_ring"], "deck": [], "spice": 0})
    play(game, "card:signet_ring space:secure_contract end")
    assert game.players[0].spice == 1


# --- Count Ilban Richese -------------------------------------------------------------------
@rule("IMP-16.1", "IMP-20.25")
@pytest.mark.parametrize(
    ("space", "price"), [("high_council", 5), ("mentat", 2), ("swordmaster", 8), ("rally_troops", 4)]
)
def test_ruthless_negotiator_draws_one_for_solari_paid_to_a_space(space: str, price: int) -> None:
    game = led(COUNT, {"hand": ["dagger"], "deck": ["diplomacy", "signet_ring"], "solari": price})
    play(game, f"card:dagger space:{space}")
    assert game.players[0].solari == 0
    assert names(game.players[0].hand) == ["diplomacy"]  # one card whatever the price, before any effect


@rule("IMP-16.1", "IMP-20.25")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("dagger", "hall_of_oratory"),
        ("dune_the_desert_planet", "secure_contract"),
        ("dune_the_desert_planet", "hagga_basin"),
        ("diplomacy", "conspire"),
        ("reconnaissance", "research_station"),
    ],
)
def test_no_card_for_spaces_without_a_solari_cost(card: str, space: str) -> None:
    given = {"hand": [card], "deck": ["signet_ring"], "solari": 9, "spice": 9, "water": 9}
    game = led(COUNT, given)
    play(game, f"card:{card} space:{space}")
    assert game.players[0].hand == []


@rule("IMP-20.25")
def test_no_card_for_solari_paid_to_cards() -> None:
    given = {"hand": ["firm_grip"], "deck": ["signet_ring", "dagger"], "solari": 4, "intrigue": ["bribery"]}
    game = led(COUNT, given)
    play(game, "card:firm_grip space:hall_of_oratory box:firm_grip option:0 intrigue:bribery faction:bene")
    assert (game.players[0].solari, game.players[0].hand) == (0, [])
    game = led(COUNT, {"hand": ["opulence"], "deck": ["signet_ring"], "solari": 6})
    play(game, "reveal box:opulence")
    assert (game.players[0].solari, len(game.players[0].deck)) == (0, 1)


@rule("IMP-20.25")
def test_negotiator_and_the_draw_of_the_mentat_space_are_two_cards() -> None:
    game = led(COUNT, {"hand": ["dagger"], "deck": ["diplomacy", "signet_ring", "dagger"], "solari": 2})
    play(game, "card:dagger space:mentat box:space")
    assert names(game.players[0].hand) == ["diplomacy", "signet_ring"]


@rule("IMP-2.3")
def test_manufacturing_gives_one_solari() -> None:
    game = led(COUNT, {"hand": ["signet_ring"], "deck": [], "solari": 0})
    play(game, "card:signet_ring space:imperial_basin end")
    assert game.players[0].solari == 1


# --- Helena Richese: Eyes Everywhere -------------------------------------------------------
OPEN_TO_HER = ["high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"]
OPEN_TO_HER += ["arrakeen", "carthag", "research_station", "sietch_tabr"]
CLOSED_TO_HER = ["conspire", "wealth", "heighliner", "foldspace_space", "selective_breeding", "secrets"]
CLOSED_TO_HER += ["hardy_warriors", "stillsuits", "sell_melange", "secure_contract"]
CLOSED_TO_HER += ["the_great_flat", "hagga_basin", "imperial_basin"]
RICH: dict[str, Any] = {"solari": 20, "spice": 20, "water": 20, "influence": {"fremen": 2}, "deck": []}


@rule("IMP-16.1")
@pytest.mark.parametrize("space", [*OPEN_TO_HER, *CLOSED_TO_HER])
def test_enemy_agents_do_not_block_helena_at_landsraad_and_city_spaces(space: str) -> None:
    game = led(HELENA, {**RICH, "hand": ["foldspace"]}, p1={"agents_at": [space]})
    play(game, "card:foldspace")
    assert (f"space:{space}" in options(game)) == (space in OPEN_TO_HER)
    game = led("glossu_rabban", {**RICH, "hand": ["foldspace"]}, p1={"agents_at": [space]})
    assert refused(play(game, "card:foldspace"), f"space:{space}")


@rule("IMP-16.1")
def test_all_22_spaces_were_tried_with_helena() -> None:
    assert len({*OPEN_TO_HER, *CLOSED_TO_HER}) == 22


@rule("IMP-16.1", "IMP-4.3")
@pytest.mark.parametrize("space", OPEN_TO_HER)
def test_her_own_agent_does_block_helena(space: str) -> None:
    game = led(HELENA, {**RICH, "hand": ["foldspace"], "agents_at": [space]})
    assert refused(play(game, "card:foldspace"), f"space:{space}")


@rule("IMP-16.1")
def test_both_agents_stand_there_and_both_have_the_use_of_it() -> None:
    game = led(HELENA, {**RICH, "hand": ["dagger", "seek_allies"]},
               p1={"agents_at": ["hall_of_oratory"], "hand": ["dagger"]}, p2=DONE)  # fmt: skip
    play(game, "card:dagger space:hall_of_oratory end reveal")
    assert game.players[1].persuasion == 1
    play(game, "end reveal")
    assert game.players[0].persuasion == 1


@rule("IMP-16.1")
def test_an_agent_of_helena_blocks_the_others() -> None:
    game = led(HELENA, {"agents_at": ["carthag"]}, p1={"hand": ["reconnaissance"]}, turn=1)
    assert refused(play(game, "card:reconnaissance"), "space:carthag")


@rule("IMP-20.27")
def test_eyes_everywhere_does_not_beat_the_voice() -> None:
    game = led(HELENA, {**RICH, "hand": ["reconnaissance"]}, p1={"voice": "carthag", "agents_at": ["arrakeen"]})
    play(game, "card:reconnaissance")
    assert refused(game, "space:carthag")
    assert "space:arrakeen" in options(game)


@rule("IMP-20.27", "IMP-4.12")
def test_eyes_everywhere_gives_no_second_visit() -> None:
    given = {**RICH, "hand": ["dagger"], "council": True, "swordmaster": True}
    game = led(HELENA, given, p1={"agents_at": ["high_council", "swordmaster"]})
    play(game, "card:dagger")
    assert refused(game, "space:high_council")
    assert refused(game, "space:swordmaster")


# --- Helena Richese: Manipulate ------------------------------------------------------------
ROW = ["stilgar", "opulence", "lady_jessica", "gurney_halleck", "worm_riders"]
ASIDE = "card:signet_ring space:secure_contract box:signet_ring acquire:stilgar"


def manipulate(**p0: Any) -> Game:
    given = {"hand": ["signet_ring"], "deck": [], **p0}
    return led(HELENA, given, p1={"hand": ["convincing_argument"] * 2 + ["reconnaissance", "diplomacy"]},
               p2=DONE, row=ROW, imperium_deck=["chani"])  # fmt: skip


@rule("IMP-20.28")
def test_manipulate_sets_a_card_of_the_row_aside_and_the_row_is_refilled() -> None:
    game = manipulate()
    play(game, "card:signet_ring space:secure_contract")
    assert refused(game, "end")  # compulsory
    play(game, "box:signet_ring")
    assert set(options(game)) == {f"acquire:{card}" for card in ROW}
    play(game, "acquire:stilgar")
    seen = game.view(1).as_dict()
    assert sorted(seen["row"]) == sorted([*ROW[1:], "chani"])
    assert seen["players"][0]["aside"] == "stilgar"
    assert game.players[0].discard == []  # not acquired yet


@rule("IMP-20.28", "IMP-9.5")
def test_an_empty_row_leaves_nothing_to_manipulate() -> None:
    """The row shrinks when the deck is empty (R-IMP-1)."""
    game = manipulate()
    game.row, game.imperium_deck = [], []
    play(game, "card:signet_ring space:secure_contract")
    assert "box:signet_ring" not in options(game)
    play(game, "end")


@rule("IMP-20.28")
def test_no_other_player_can_acquire_the_card_set_aside() -> None:
    game = play(manipulate(), f"{ASIDE} end reveal")
    assert game.to_act == [1]
    assert game.players[1].persuasion == 6
    assert "acquire:chani" in options(game)
    assert refused(game, "acquire:stilgar")
    assert refused(game, "acquire:aside")


@rule("IMP-20.28")
@pytest.mark.parametrize(
    ("hand", "can"), [(["convincing_argument", "diplomacy"], False), (["convincing_argument"] * 2, True)]
)
def test_in_her_reveal_turn_it_costs_one_less(hand: list[str], can: bool) -> None:
    game = play(manipulate(hand=["signet_ring", *hand]), f"{ASIDE} end reveal end reveal")
    assert game.to_act == [0]
    assert game.players[0].persuasion == (4 if can else 3)
    assert ("acquire:aside" in options(game)) == can  # Stilgar is printed with 5
    if can:
        play(game, "acquire:aside")
        assert game.players[0].persuasion == 0
        assert names(game.players[0].discard) == ["stilgar"]
        assert refused(game, "acquire:aside")


@rule("IMP-20.29")
def test_a_card_not_acquired_is_trashed_at_the_end_of_that_reveal_turn() -> None:
    game = play(manipulate(), f"{ASIDE} end reveal end")
    assert game.view(0).as_dict()["players"][0]["aside"] == "stilgar"
    play(game, "reveal end")
    seen = game.view(0).as_dict()
    assert seen["players"][0]["aside"] is None
    assert "stilgar" in seen["trashed"]
    assert "stilgar" not in seen["row"]


@rule("IMP-20.28")
def test_bypass_protocol_takes_it_without_the_discount() -> None:
    game = play(manipulate(intrigue=["bypass_protocol"], spice=2), f"{ASIDE} intrigue:bypass_protocol option:0")
    assert refused(game, "acquire:aside")  # a card of 5 is not a card of 3
    game = play(manipulate(intrigue=["bypass_protocol"], spice=2), f"{ASIDE} intrigue:bypass_protocol option:1")
    play(game, "acquire:aside")
    assert [CARDS[kind].id for kind in game.players[0].deck] == ["stilgar"]
    assert (game.players[0].spice, game.players[0].aside) == (0, -1)
    given = {"intrigue": ["bypass_protocol"], "hand": ["signet_ring"]}
    game = play(manipulate(**given, spice=2), "card:signet_ring space:secure_contract box:signet_ring acquire:opulence")
    play(game, "intrigue:bypass_protocol option:1")
    assert refused(game, "acquire:aside")  # 6 stays 6


@rule("IMP-16.1", "IMP-16.2")
def test_only_two_signets_are_arrows_and_the_rest_must_be_done() -> None:
    declined = {}
    for leader in ("paul_atreides", "duke_leto_atreides", "baron_vladimir_harkonnen", HELENA):
        given = {"hand": ["signet_ring"], "deck": ["dagger"], "spice": 3, "solari": 3}
        game = led(leader, given, p1={"influence": {"guild": 2}})
        play(game, "card:signet_ring space:secure_contract")
        declined[leader] = "end" in options(game)
    assert [leader for leader, can in declined.items() if can] == ["duke_leto_atreides", "baron_vladimir_harkonnen"]

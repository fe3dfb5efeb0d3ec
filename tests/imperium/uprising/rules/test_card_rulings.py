"""Rulings on single cards that the counts of `test_cards` do not show: sections 3, 7 and 13, and UPR-23."""

from __future__ import annotations

import pytest

from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.game import Game, from_bytes
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.ledger import cards, changes, ledger


def asked(game: Game) -> list[str]:
    """Return what may be done besides acquiring and Intrigue cards."""
    return [word for word in options(game) if not word.startswith(("acquire:", "intrigue:"))]


# --- section 3 ---------------------------------------------------------------------------
@rule("UPR-3.5", "UPR-13.1")
def test_stilgar_counts_cards_played_as_agents_and_cards_revealed() -> None:
    """The example stilgar_count."""
    game = begin(seats=3, p0={"play": ["maula_pistol"], "hand": ["stilgar_the_devoted", "desert_survival"]})
    play(game, "reveal box:stilgar_the_devoted")
    assert game.players[0].persuasion == 2 * 3 + 1


@rule("UPR-3.5", "UPR-13.1")
def test_sardaukar_coordination_counts_revealed_cards_only() -> None:
    """The example coordination_count."""
    game = begin(seats=3, p0={"play": ["public_spectacle"], "hand": ["sardaukar_coordination", "sardaukar_soldier"]})
    play(game, "reveal box:sardaukar_coordination")
    assert (game.players[0].persuasion, game.players[0].swords) == (3, 3)


def test_both_sardaukar_coordinations_count_each_other() -> None:
    game = begin(seats=3, p0={"play": ["public_spectacle"], "hand": ["sardaukar_coordination"] * 2})
    play(game, "reveal box:sardaukar_coordination box:sardaukar_coordination")
    assert (game.players[0].persuasion, game.players[0].swords) == (4, 4)


def test_a_revealed_card_that_was_trashed_is_counted_no_more() -> None:
    """The card played as an Agent goes first of two equal cards, so the count stays as high as it can."""
    hand = ["sardaukar_coordination", "calculus_of_power", "public_spectacle"]
    game = begin(seats=3, p0={"play": ["public_spectacle"], "hand": hand})
    play(game, "reveal box:calculus_of_power inplay:public_spectacle")
    revealed = play(game.clone(), "box:sardaukar_coordination")
    assert revealed.players[0].swords == 3 + 3
    assert from_bytes(game.to_bytes()) == game == game.clone()
    once_more = begin(seats=3, p0={"hand": hand})
    play(once_more, "reveal box:calculus_of_power inplay:public_spectacle box:sardaukar_coordination")
    assert once_more.players[0].swords == 3 + 2


@rule("UPR-3.6")
def test_the_plain_trash_icon_may_be_declined_and_an_arrow_left_alone() -> None:
    game = begin(seats=3, p0={"hand": ["desert_survival", "dagger"]})
    play(game, "card:desert_survival space:imperial_basin")
    assert "end" in options(game)
    play(game, "box:desert_survival none end")
    arrow = begin(seats=3, p0={"hand": ["space_time_folding", "dagger"]})
    play(arrow, "card:space_time_folding space:deliver_supplies box:influence")
    assert "end" in options(arrow)


@rule("UPR-3.6")
def test_a_card_that_says_so_must_be_trashed() -> None:
    game = begin(seats=3, p0={"hand": ["dangerous_rhetoric", "dagger"]})
    play(game, "card:dangerous_rhetoric space:assembly_hall")
    assert cards(game, 0, "play") == []  # at once: nothing else could trash it
    assert refused(game, "end")
    play(game, "box:dangerous_rhetoric faction:bene box:space end")
    assert game.players[0].influence == [0, 0, 1, 0]


@rule("UPR-3.6", "UPR-7.7")
def test_subversive_advisor_is_not_optional_at_a_faction_space() -> None:
    game = begin(seats=3, spies={"at": {"fremen": [0]}}, p0={"hand": ["subversive_advisor", "dagger"]})
    play(game, "card:subversive_advisor space:fremkit none box:space box:influence")
    assert game.players[0].influence[3] == 2
    assert asked(game) == ["box:subversive_advisor", "deploy:1", "deploy:2"]
    play(game, "box:subversive_advisor end")
    assert CARDS[game.trashed[-1]].id == "subversive_advisor"


@rule("UPR-3.7")
def test_an_arrow_is_paid_once() -> None:
    game = begin(seats=3, p0={"hand": ["spacing_guilds_favor"], "spice": 9})
    play(game, "reveal box:spacing_guilds_favor faction:bene")
    assert "box:spacing_guilds_favor" not in options(game)
    assert game.players[0].spice == 6


@rule("UPR-3.7", "UPR-23.8")
@pytest.mark.parametrize(("solari", "hand", "can"), [(5, 2, True), (4, 2, False), (5, 1, False)])
def test_both_parts_of_a_cost_must_be_on_hand(solari: int, hand: int, can: bool) -> None:
    held = ["corrinth_city", *["dagger"] * hand]
    game = begin(seats=3, p0={"hand": held, "solari": solari})
    play(game, "card:corrinth_city space:assembly_hall")
    assert ("box:corrinth_city" in options(game)) == can


@rule("UPR-23.8")
def test_a_discard_that_gives_spice_does_not_help_to_pay() -> None:
    own = {"influence": {"guild": 4}, "intrigue": ["cunning"], "spice": 1, "hand": ["junction_headquarters", "dagger"]}
    game = begin(seats=3, alliance={"guild": 0}, p0=own)
    play(game, "card:junction_headquarters space:arrakeen")
    assert "box:junction_headquarters" not in options(game)


@rule("UPR-3.8", "UPR-3.13")
def test_a_trashed_intrigue_card_leaves_the_game() -> None:
    own = {"influence": {"bene": 4}, "intrigue": ["cunning", "impress"], "hand": ["branching_path", "dagger"]}
    game = begin(seats=3, alliance={"bene": 0}, p0=own)
    game.listen()
    play(game, "card:branching_path space:arrakeen box:branching_path")
    assert options(game) == ["intrigue:cunning", "intrigue:impress"]
    play(game, "intrigue:impress")
    told = game.view(1).as_dict()
    assert (told["intrigue_trashed"], told["intrigue_discard"]) == (["impress"], [])
    assert "intrigue_trashed" in {event.kind for event in game.take_events()}
    assert game.resample(1, Rng(1)).view(1) == game.view(1)
    assert from_bytes(game.to_bytes()) == game
    assert game.players[0].spice == 2


@rule("UPR-3.8")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        (["desert_survival"], "card:desert_survival space:imperial_basin box:desert_survival card:sardaukar_soldier"),
        (["calculus_of_power"], "reveal box:calculus_of_power inplay:sardaukar_soldier"),
        (["treacherous_maneuver"], "card:treacherous_maneuver space:secrets box:treacherous_maneuver "
         "card:sardaukar_soldier"),
    ],
    ids=["from hand", "from play", "as a cost"],
)  # fmt: skip
def test_sardaukar_soldier_brings_an_intrigue_card_however_it_is_trashed(hand: list[str], moves: str) -> None:
    game = begin(seats=3, p0={"hand": [*hand, "sardaukar_soldier"]})
    play(game, moves)
    assert len(game.players[0].intrigue) == 1


@rule("UPR-3.9", "UPR-13.7")
def test_spacing_guilds_favor_pays_when_discarded_from_hand_and_not_at_clean_up() -> None:
    """The example favor_cleanup."""
    game = begin(seats=3, p0={"hand": ["spacing_guilds_favor"]})
    play(game, "reveal end")
    assert (game.players[0].spice, cards(game, 0, "discard")) == (0, ["spacing_guilds_favor"])
    folded = begin(seats=3, p0={"hand": ["space_time_folding", "spacing_guilds_favor"]})
    play(folded, "card:space_time_folding space:deliver_supplies box:space_time_folding card:spacing_guilds_favor")
    assert (folded.players[0].spice, len(folded.players[0].hand)) == (2, 2)


@rule("UPR-3.9")
def test_a_card_discarded_from_the_deck_pays_nothing() -> None:
    deck = ["spacing_guilds_favor", "dagger", "diplomacy"]
    game = begin(seats=3, p0={"hand": ["long_live_the_fighters"], "deck": deck})
    play(game, "card:long_live_the_fighters space:fremkit box:long_live_the_fighters")
    play(game, "card:dagger card:spacing_guilds_favor")
    assert (game.players[0].spice, cards(game, 0, "hand")) == (0, ["diplomacy"])


@rule("UPR-3.9")
def test_a_player_without_cards_in_hand_discards_no_intrigue_card_instead() -> None:
    others = {"p1": {"hand": [], "intrigue": ["cunning"]}, "p2": {"hand": ["dagger"]}}
    game = begin(seats=3, spies={"at": {"fremen": [0]}}, p0={"hand": ["covert_operation", "dagger"]}, **others)
    play(game, "card:covert_operation space:fremkit none box:covert_operation")
    assert game.to_act == [2]
    play(game, "card:dagger")
    assert (len(game.players[1].intrigue), game.players[1].discard, len(game.players[2].discard)) == (1, [], 1)


@rule("UPR-3.10")
@pytest.mark.parametrize("turned", [False, True])
def test_two_bond_cards_enable_each_other_whatever_the_order(turned: bool) -> None:
    hand = ["northern_watermaster", "ecological_testing_station"]
    game = begin(seats=3, p0={"hand": hand[::-1] if turned else hand})
    play(game, "reveal")
    assert (game.players[0].spice, game.players[0].water) == (2, 2)


@rule("UPR-3.10", "UPR-13.3")
def test_a_bond_card_is_enabled_by_a_card_drawn_later_in_the_turn() -> None:
    own = {"hand": ["northern_watermaster"], "deck": ["desert_survival"], "intrigue": ["cunning"]}
    game = begin(seats=3, p0=own)
    play(game, "reveal")
    assert game.players[0].spice == 0
    play(game, "intrigue:cunning")
    assert (game.players[0].spice, game.players[0].swords) == (2, 1)  # and the card is revealed at once
    assert cards(game, 0, "hand") == []


@rule("UPR-3.10", "UPR-3.5")
def test_another_bene_gesserit_card_and_not_the_card_itself() -> None:
    alone = play(begin(seats=3, p0={"hand": ["weirding_woman", "dagger"]}), "card:weirding_woman space:imperial_basin")
    assert "box:weirding_woman" not in options(alone)
    twins = begin(seats=3, p0={"hand": ["weirding_woman", "dagger"], "play": ["weirding_woman"]})
    play(twins, "card:weirding_woman space:imperial_basin box:weirding_woman")
    assert cards(twins, 0, "play") == ["weirding_woman"]


@rule("UPR-3.5")
def test_weirding_woman_back_in_hand_is_played_again_or_revealed() -> None:
    game = begin(seats=3, p0={"hand": ["weirding_woman"], "play": ["truthtrance"]}, p1={"hand": []}, p2={"hand": []})
    play(game, "card:weirding_woman space:imperial_basin")
    assert refused(game, "end")  # it is no option
    play(game, "box:weirding_woman end")
    assert game.view(1).as_dict()["players"][0]["hand"] == ["weirding_woman"]  # everybody has seen it
    play(game, "reveal end reveal end")
    again = play(game.clone(), "card:weirding_woman space:arrakeen")
    assert cards(again, 0, "play") == ["truthtrance", "weirding_woman"]
    shown = play(game, "reveal")
    assert shown.players[0].persuasion == 1


# --- section 7 ---------------------------------------------------------------------------
@rule("UPR-4.9", "UPR-7.4")
def test_undercover_asset_ignores_the_influence_a_space_asks_for() -> None:
    """The example requirement; cost and Agents still count."""
    own = {"hand": ["undercover_asset", "reconnaissance"], "influence": {"fremen": 1}}
    game = begin(seats=3, p0=own)
    plain = play(game.clone(), "card:reconnaissance")
    assert "space:sietch_tabr" not in options(plain)
    asset = play(game.clone(), "card:undercover_asset")
    assert {"space:sietch_tabr"} == {word for word in options(asset) if word in ("space:sietch_tabr", "space:shipping")}
    rich = begin(seats=3, p0={**own, "spice": 3, "solari": 3}, p1={"agents_at": ["sietch_tabr"]})
    play(rich, "card:undercover_asset")
    assert {"space:shipping", "space:imperial_privilege"} <= set(options(rich))
    assert "space:sietch_tabr" not in options(rich)


@rule("UPR-7.6")
def test_the_icons_of_a_space_are_spread_among_the_other_effects() -> None:
    game = begin(seats=3, p0={"hand": ["maula_pistol", "dagger"], "water": 2})
    play(game, "card:maula_pistol space:research_station")
    assert {"box:maula_pistol", "box:space"} <= set(options(game))
    between = play(game.clone(), "deploy:1 box:maula_pistol deploy:1 box:space")
    assert (len(between.players[0].hand), between.players[0].conflict) == (1 + 3, 2)


@rule("UPR-7.7", "UPR-23.14")
def test_guild_envoy_as_the_last_card_takes_one_that_is_drawn_later() -> None:
    game = begin(seats=3, p0={"hand": ["guild_envoy"], "deck": ["dagger", "diplomacy"]})
    play(game, "card:guild_envoy space:fremkit")
    assert "box:guild_envoy" not in options(game)
    play(game, "box:space")
    assert refused(game, "end")
    play(game, "box:guild_envoy card:dagger end")
    assert cards(game, 0, "hand") == []


@rule("UPR-7.7", "UPR-23.14")
def test_guild_envoy_lapses_at_the_end_of_a_turn_without_a_card() -> None:
    game = begin(seats=3, p0={"hand": ["guild_envoy"], "deck": ["dagger"]})
    play(game, "card:guild_envoy space:secrets")
    play(game, "box:space part:0")
    while "end" not in options(game):
        play(game, next(word for word in options(game) if word.startswith("box:")))
    play(game, "end")
    assert cards(game, 0, "discard") == []


def test_guild_envoy_draws_two_for_a_guild_card_discarded_for_it_alone() -> None:
    hand = ["guild_envoy", "smugglers_harvester", "dagger"]
    game = begin(seats=3, p0={"hand": hand, "intrigue": ["sietch_ritual"]})
    play(game, "intrigue:sietch_ritual card:smugglers_harvester option:0")  # a Guild card, for another effect
    play(game, "card:guild_envoy space:fremkit box:guild_envoy card:dagger")
    assert game.players[0].hand == []
    other = begin(seats=3, p0={"hand": hand})
    play(other, "card:guild_envoy space:fremkit box:guild_envoy card:smugglers_harvester")
    assert len(other.players[0].hand) == 3


@rule("UPR-7.7")
def test_a_condition_that_is_met_later_in_the_turn_makes_the_effect_compulsory() -> None:
    """Chani asks for three units, which may be deployed in the same turn."""
    game = begin(seats=3, p0={"hand": ["chani_clever_tactician", "dagger"], "garrison": 3, "conflict": 0})
    play(game, "card:chani_clever_tactician space:arrakeen box:space")
    assert "end" in options(game)
    play(game, "deploy:3")
    assert refused(game, "end")
    play(game, "box:chani_clever_tactician end")
    assert len(game.players[0].intrigue) == 1


# --- troops and Agents -------------------------------------------------------------------
@rule("UPR-23.13", "UPR-9.2")
def test_sardaukar_coordination_lets_recruited_troops_follow_and_no_others() -> None:
    own = {"hand": ["sardaukar_coordination", "dagger"], "garrison": 3, "solari": 3, "intrigue": ["mercenaries"]}
    game = begin(seats=3, p0=own)
    before = play(game.clone(), "intrigue:mercenaries card:sardaukar_coordination space:assembly_hall")
    assert [word for word in options(before) if word.startswith("deploy:")] == ["deploy:1", "deploy:2"]
    plain = play(game.clone(), "card:dagger space:gather_support number:0")
    assert not [word for word in options(plain) if word.startswith("deploy:")]
    play(game, "card:sardaukar_coordination space:gather_support number:0 deploy:2")
    assert (game.players[0].garrison, game.players[0].conflict) == (3, 2)
    play(game, "intrigue:mercenaries deploy:2")
    assert (game.players[0].garrison, game.players[0].conflict) == (3, 4)
    assert not [word for word in options(game) if word.startswith("deploy:")]


@rule("UPR-8.4")
def test_steersman_recalls_another_agent_than_the_one_just_sent() -> None:
    own = {"hand": ["steersman", "dagger"], "agents_at": ["arrakeen"], "agents": 1}
    game = begin(seats=3, p0=own)
    play(game, "card:steersman space:imperial_basin box:steersman part:1")
    assert options(game) == ["space:arrakeen"]
    alone = begin(seats=3, p0={"hand": ["steersman", "dagger"]})
    play(alone, "card:steersman space:imperial_basin box:steersman end")
    assert (alone.players[0].agents, len(alone.players[0].hand)) == (1, 2)


def test_chani_retreats_exactly_two_troops() -> None:
    game = begin(seats=3, p0={"hand": ["chani_clever_tactician"], "conflict": 2})
    play(game, "reveal box:chani_clever_tactician")
    assert (game.players[0].conflict, game.players[0].swords, game.players[0].strength()) == (0, 4, 0)
    one = play(begin(seats=3, p0={"hand": ["chani_clever_tactician"], "conflict": 1}), "reveal")
    assert "box:chani_clever_tactician" not in options(one)


# --- influence of the space --------------------------------------------------------------
@rule("UPR-7.5")
def test_treacherous_maneuver_comes_before_the_influence_is_taken() -> None:
    """R-UPR-27."""
    hand = ["treacherous_maneuver", "sardaukar_soldier", "dagger"]
    game = begin(seats=3, p0={"hand": hand})
    play(game, "card:treacherous_maneuver space:secrets")
    late = play(game.clone(), "box:influence")
    assert "box:treacherous_maneuver" not in options(late)
    play(game, "box:treacherous_maneuver")
    assert options(game) == ["card:sardaukar_soldier"]
    lonely = begin(seats=3, p0={"hand": ["treacherous_maneuver", "dagger"]})
    play(lonely, "card:treacherous_maneuver space:secrets")
    assert "box:treacherous_maneuver" not in options(lonely)


# --- trashed before its box was used -----------------------------------------------------
@rule("UPR-23.6")
def test_a_card_trashed_before_its_box_was_used_gives_nothing_more() -> None:
    own = {"hand": ["long_live_the_fighters", "dagger"], "water": 1}
    game = begin(seats=3, p0=own)
    play(game, "card:long_live_the_fighters space:desert_tactics")
    assert "box:long_live_the_fighters" in options(game)
    play(game, "box:space inplay:long_live_the_fighters")
    assert "box:long_live_the_fighters" not in options(game)


@rule("UPR-23.6")
def test_gains_of_a_trashed_card_stay() -> None:
    game = begin(seats=3, p0={"hand": ["calculus_of_power", "calculus_of_power"]})
    play(game, "reveal")
    assert game.players[0].persuasion == 4
    play(game, "box:calculus_of_power inplay:calculus_of_power")
    assert (game.players[0].persuasion, game.players[0].swords) == (4, 3)
    assert "box:calculus_of_power" not in options(game)  # what was open of the other is gone with it


@rule("UPR-23.6")
def test_a_card_that_was_used_is_the_one_trashed_where_another_like_it_is_open() -> None:
    hand = ["calculus_of_power", "calculus_of_power", "sardaukar_soldier"]
    game = begin(seats=3, p0={"hand": hand})
    play(game, "reveal box:calculus_of_power inplay:sardaukar_soldier")
    assert "box:calculus_of_power" in options(game)
    play(game, "box:calculus_of_power inplay:calculus_of_power")
    assert game.players[0].swords == 1 + 3 + 3


@rule("UPR-23.6")
def test_the_player_chooses_which_of_two_like_cards_is_trashed() -> None:
    own = {"hand": ["tread_in_darkness", "dagger"], "play": ["tread_in_darkness", "truthtrance"],
           "intrigue": ["cunning"], "spice": 1}  # fmt: skip
    game = begin(seats=3, p0=own)
    play(game, "card:tread_in_darkness space:arrakeen intrigue:cunning option:1 option:1")
    assert {"inplay:tread_in_darkness", "option:0"} <= set(options(game))
    assert "box:tread_in_darkness" in options(play(game.clone(), "option:0"))
    assert "box:tread_in_darkness" not in options(play(game, "inplay:tread_in_darkness"))


# --- counted once ------------------------------------------------------------------------
@rule("UPR-23.7")
def test_leadership_pays_once_at_a_moment_of_the_own_choice() -> None:
    hand = ["leadership", "dagger", "undercover_asset", "sardaukar_coordination"]
    game = begin(seats=3, p0={"hand": hand})
    play(game, "reveal")
    early = play(game.clone(), "box:leadership")
    assert early.players[0].swords == 1 + 1 + 1  # its own, the Dagger's, and one for the Dagger
    assert "box:leadership" not in options(play(early, "box:undercover_asset option:1"))
    play(game, "box:undercover_asset option:1 box:sardaukar_coordination box:leadership")
    assert game.players[0].swords == 1 + 1 + 2 + 2 + 3  # an Undercover Asset is the Emperor's too
    spied = play(
        begin(seats=3, p0={"hand": hand[:3]}), "reveal box:undercover_asset option:0 post:guild box:leadership"
    )
    assert spied.players[0].swords == 3


@rule("UPR-23.7")
def test_leadership_counts_a_card_once_however_many_swords_it_gives() -> None:
    hand = ["leadership", "sardaukar_coordination", "sardaukar_coordination", "public_spectacle"]
    game = begin(seats=3, p0={"hand": hand})
    play(game, "reveal box:sardaukar_coordination box:sardaukar_coordination box:leadership")
    assert game.players[0].swords == 1 + 3 + 3 + 2


@rule("UPR-23.7")
def test_interstellar_trade_is_counted_once() -> None:
    contracts = {"done": {"espionage": [0, 0], "harvest_3": [0]}}
    game = begin(seats=3, choam=contracts, p0={"hand": ["interstellar_trade"]})
    play(game, "reveal box:interstellar_trade")
    assert game.players[0].persuasion == 3
    assert "box:interstellar_trade" not in options(game)


# --- the top of the deck -----------------------------------------------------------------
def test_long_live_the_fighters_needs_three_cards_and_does_not_shuffle() -> None:
    own = {"hand": ["long_live_the_fighters"], "deck": ["dagger", "dagger"], "discard": ["diplomacy"]}
    game = begin(seats=3, p0=own)
    play(game, "card:long_live_the_fighters space:fremkit")
    assert "box:long_live_the_fighters" not in options(game)


@rule("UPR-3.6", "UPR-3.13")
def test_long_live_the_fighters_is_one_effect_that_only_its_owner_sees() -> None:
    deck = ["dagger", "diplomacy", "seek_allies", "signet_ring"]
    game = begin(seats=3, p0={"hand": ["long_live_the_fighters"], "deck": deck})
    play(game, "card:long_live_the_fighters space:fremkit box:long_live_the_fighters")
    assert options(game) == ["card:seek_allies", "card:diplomacy", "card:dagger"]
    assert game.view(0).as_dict()["players"][0]["deck"] == ["?", "seek_allies", "diplomacy", "dagger"]
    assert game.view(1).as_dict()["players"][0]["deck"] == ["?"] * 4
    for seat in range(3):
        assert game.resample(seat, Rng(3)).view(seat) == game.view(seat)
    play(game, "card:seek_allies")
    assert options(game) == ["card:diplomacy", "card:dagger"]
    assert game.view(0).as_dict()["players"][0]["deck"] == ["?", "diplomacy", "dagger"]
    play(game, "card:dagger")
    assert (cards(game, 0, "hand"), cards(game, 0, "discard")) == (["diplomacy"], ["dagger"])
    assert (cards(game, 0, "deck"), CARDS[game.trashed[-1]].id) == (["signet_ring"], "seek_allies")


# --- the High Council --------------------------------------------------------------------
@rule("UPR-8.1")
def test_a_seat_taken_by_corrinth_city_counts_as_the_first_visit() -> None:
    game = begin(seats=3, p0={"hand": ["corrinth_city"], "solari": 5})
    play(game, "reveal box:corrinth_city option:1")
    assert (game.players[0].council, game.players[0].persuasion) == (True, 2)
    before = ledger(game)
    second = begin(seats=3, p0={"hand": ["dagger", "dagger"], "council": True, "solari": 5})
    play(second, "card:dagger space:high_council box:space")
    assert before["council"] == 1
    assert (second.players[0].spice, len(second.players[0].intrigue), second.players[0].garrison) == (2, 1, 6)


def test_covert_operation_lets_each_opponent_choose() -> None:
    game = begin(
        seats=3,
        spies={"at": {"fremen": [0]}},
        p0={"hand": ["covert_operation", "dagger"]},
        p1={"hand": ["dagger", "diplomacy"]},
        p2={"hand": ["dagger", "diplomacy"]},
    )
    before = ledger(game)
    play(game, "card:covert_operation space:fremkit none box:covert_operation")
    assert game.to_act == [1]  # clockwise from the left
    play(game, "card:diplomacy card:dagger")
    assert {key: n for key, n in changes(before, game).items() if key.startswith("p")} == {
        "play": 1, "p1.hand": -1, "p1.discard": 1, "p2.hand": -1, "p2.discard": 1,
    }  # fmt: skip


# --- as rows of numbers ------------------------------------------------------------------
def test_rows_tell_what_only_these_effects_need_and_nothing_hidden() -> None:
    layout = meta("uprising").part("observation").layout("uprising", meta("uprising").check({"seats": 3}))
    deck = ["dagger", "diplomacy", "seek_allies", "signet_ring"]
    sifting = begin(seats=3, p0={"hand": ["long_live_the_fighters"], "deck": deck})
    play(sifting, "card:long_live_the_fighters space:fremkit box:long_live_the_fighters")
    path = begin(seats=3, alliance={"bene": 0}, p0={"hand": ["branching_path", "dagger"], "influence": {"bene": 4},
                                                    "intrigue": ["cunning", "impress"]})  # fmt: skip
    play(path, "card:branching_path space:arrakeen box:branching_path intrigue:impress")
    shown = begin(seats=3, p0={"hand": ["sardaukar_coordination", "dagger"], "play": ["maula_pistol"]})
    play(shown, "reveal")
    for game in (sifting, path, shown):
        for seat in range(3):
            row = layout.encode_state(game, seat)
            assert row == layout.encode(game.view(seat)) == layout.encode_state(game.resample(seat, Rng(2)), seat)
    rows = [layout.decode(layout.encode_state(game, 0)) for game in (sifting, path, shown)]
    assert [sum(rows[0][name]) for name in ("sifted", "intrigue_trashed", "revealed_cards")] == [3, 0, 0]
    assert [sum(rows[1][name]) for name in ("sifted", "intrigue_trashed", "spice_gained")] == [0, 1, 2]
    assert [sum(rows[2][name]) for name in ("revealed_cards", "armed", "entered")] == [2, 1, 0]
    assert sum(layout.decode(layout.encode_state(sifting, 1))["sifted"]) == 0
    base = meta("imperium").part("observation").layout("imperium", meta("imperium").check({}))
    assert not {"sifted", "intrigue_trashed", "revealed_cards", "armed", "entered"} & set(base.by_name)

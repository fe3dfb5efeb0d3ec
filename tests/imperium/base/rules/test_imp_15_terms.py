"""IMP-15, icons and terms. Bonds and what is in play stand at the end."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.records import do
from tests.citing import rule
from tests.imperium.base.pieces import CARD, CARDS, NODES, RESERVE_SLOT, SPACE
from tests.imperium.playing import begin, options, play, refused


def seat_of(game: Game, seat: int = 0) -> dict[str, Any]:
    player: dict[str, Any] = game.view(seat).as_dict()["players"][seat]
    return player


def revealing(*hand: str, **given: Any) -> Game:
    """Seat 0 of three has just revealed this hand."""
    table = {key: given.pop(key) for key in list(given) if key in ("alliance", "p1", "p2")}
    return play(begin(seats=3, p0={"hand": list(hand), "deck": [], **given}, **table), "reveal")


def trashed(game: Game) -> list[str]:
    return [CARDS[kind].id for kind in game.trashed]


# --- gains -------------------------------------------------------------------------------
@rule("IMP-15.1", "IMP-4.19", "IMP-20.33")
def test_the_foldspace_icon_takes_a_foldspace_card_from_the_reserve() -> None:
    game = begin(seats=3, p0={"hand": ["diplomacy"], "deck": []})
    before = game.reserve[RESERVE_SLOT[CARD["foldspace"]]]
    play(game, "card:diplomacy space:foldspace_space")
    if "box:space" in options(game):
        play(game, "box:space")
    assert seat_of(game)["discard"] == ["foldspace"]
    assert game.reserve[RESERVE_SLOT[CARD["foldspace"]]] == before - 1


@rule("IMP-15.1")
def test_with_the_stack_empty_there_is_no_card_to_take() -> None:
    """Ruling R-IMP-2: the rest of the visit is as usual."""
    game = begin(seats=3, reserve={"foldspace": 0}, p0={"hand": ["diplomacy"], "deck": []})
    play(game, "card:diplomacy space:foldspace_space")
    assert "end" in options(game), "what can do nothing does not hold it back"
    play(game, "box:influence")
    assert (seat_of(game)["discard"], seat_of(game)["influence"]["guild"]) == ([], 1)


@rule("IMP-15.1", "IMP-4.14")
def test_the_agent_with_plus_is_the_swordmaster() -> None:
    game = begin(seats=3, p0={"hand": ["dagger"], "solari": 8})
    play(game, "card:dagger space:swordmaster")
    assert (seat_of(game)["swordmaster"], seat_of(game)["agents"]) == (True, 2)  # one of two sent, one more


@rule("IMP-15.2")
@pytest.mark.parametrize(("holder", "persuasion"), [(0, 4), (1, 0)])
def test_an_alliance_effect_works_only_while_you_hold_that_token(holder: int, persuasion: int) -> None:
    level = {"influence": {"emperor": 4}}
    game = revealing("firm_grip", alliance={"emperor": holder}, **level, p1=level)
    assert seat_of(game)["persuasion"] == persuasion


@rule("IMP-15.2")
def test_the_token_of_another_faction_does_not_serve() -> None:
    game = revealing("firm_grip", alliance={"guild": 0}, influence={"guild": 4, "emperor": 3})
    assert seat_of(game)["persuasion"] == 0


@rule("IMP-15.2")
@pytest.mark.parametrize(("level", "token", "swords"), [(1, False, 0), (2, False, 4), (5, False, 4), (5, True, 6)])
def test_an_influence_effect_needs_that_much_influence_or_more(level: int, token: bool, swords: int) -> None:
    others = {"alliance": {"fremen": 0}} if token else {"alliance": {"fremen": 1}, "p1": {"influence": {"fremen": 6}}}
    game = revealing("worm_riders", influence={"fremen": level, "guild": 3}, **others)
    assert seat_of(game)["swords"] == swords


@rule("IMP-15.4", "IMP-20.13", "IMP-20.40")
def test_discarding_takes_cards_of_your_choice_from_hand_and_never_intrigue() -> None:
    victim = {
        "hand": ["dagger", "diplomacy", "reconnaissance"], "play": ["stilgar"], "intrigue": ["windfall"], "deck": [],
        "discard": ["convincing_argument"],
    }  # fmt: skip
    own = {"hand": ["reverend_mother_mohiam"], "play": ["the_voice"]}
    game = begin(seats=3, p0=own, p1=victim, p2={"hand": []})
    play(game, "card:reverend_mother_mohiam space:wealth box:reverend_mother_mohiam")
    assert (game.to_act, sorted(options(game))) == ([1], ["card:dagger", "card:diplomacy", "card:reconnaissance"])
    play(game, "card:diplomacy card:dagger")
    them = seat_of(game, 1)
    assert (them["hand"], them["play"], them["intrigue"]) == (["reconnaissance"], ["stilgar"], ["windfall"])
    assert sorted(them["discard"]) == ["convincing_argument", "dagger", "diplomacy"]


@rule("IMP-15.5", "IMP-2.4")
def test_a_draw_comes_from_your_deck_and_then_from_the_shuffled_discards() -> None:
    own = {"hand": ["thufir_hawat"], "deck": ["dagger"], "discard": ["diplomacy"]}
    game = begin(seats=3, p0=own)
    play(game, "card:thufir_hawat space:arrakeen box:thufir_hawat")
    assert (seat_of(game)["hand"], seat_of(game)["discard"]) == (["dagger"], ["diplomacy"])
    play(game, "box:space")
    assert (sorted(seat_of(game)["hand"]), seat_of(game)["discard"]) == (["dagger", "diplomacy"], [])


@rule("IMP-15.5")
def test_the_intrigue_icon_takes_one_card_of_the_intrigue_deck() -> None:
    game = begin(seats=3, p0={"hand": ["piter_de_vries"]}, intrigue_deck=["windfall", "ambush"])
    left = len(game.intrigue_deck)
    play(game, "card:piter_de_vries space:hall_of_oratory box:piter_de_vries")
    assert (seat_of(game)["intrigue"], len(game.intrigue_deck)) == (["windfall"], left - 1)


@rule("IMP-15.8")
@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("favored_subject", "emperor"), ("guild_authorization", "guild"), ("secret_of_the_sisterhood", "bene"),
        ("know_their_ways", "fremen"),
    ],
)  # fmt: skip
def test_a_faction_icon_means_that_faction(card: str, faction: str) -> None:
    game = play(begin(seats=3, p0={"intrigue": [card]}), f"intrigue:{card}")
    assert game.players[0].influence == [int(name == faction) for name in FACTIONS]


@rule("IMP-15.8")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_question_mark_means_a_faction_of_your_choice(faction: str) -> None:
    game = play(begin(seats=3, p0={"intrigue": ["bribery"], "solari": 2}), "intrigue:bribery")
    assert options(game) == [f"faction:{name}" for name in FACTIONS]
    play(game, f"faction:{faction}")
    assert game.players[0].influence == [int(name == faction) for name in FACTIONS]


@rule("IMP-15.8")
def test_so_it_does_for_two_up_and_for_one_down() -> None:
    levels = dict.fromkeys(FACTIONS, 2)
    game = begin(seats=3, p0={"hand": ["shifting_allegiances"], "spice": 2, "influence": levels})
    play(game, "card:shifting_allegiances space:secure_contract box:shifting_allegiances")
    assert options(game) == [f"faction:{name}" for name in FACTIONS]
    play(game, "faction:guild")
    assert options(game) == [f"faction:{name}" for name in FACTIONS]
    play(game, "faction:bene")
    assert game.players[0].influence == [2, 1, 4, 2]


@rule("IMP-15.9")
def test_amounts_are_those_shown_and_the_bank_pays_and_is_paid() -> None:
    own = {"hand": ["spice_smugglers"], "spice": 3, "solari": 1, "water": 2}
    game = begin(seats=3, p0=own, p1={"spice": 4, "solari": 5, "water": 6})
    play(game, "card:spice_smugglers space:research_station box:spice_smugglers")
    me = seat_of(game)
    assert (me["spice"], me["solari"], me["water"], me["influence"]["guild"]) == (1, 4, 0, 1)
    them = seat_of(game, 1)
    assert (them["spice"], them["solari"], them["water"]) == (4, 5, 6)


@rule("IMP-15.9")
def test_points_are_scored_as_shown() -> None:
    game = begin(seats=3, p0={"intrigue": ["choam_shares"], "solari": 7, "points": 3})
    assert play(game, "intrigue:choam_shares").players[0].vp == 4
    game = begin(seats=3, phase="combat", conflict="battle_for_carthag", round=10, p0={"conflict": 1, "points": 3})
    assert game.players[0].vp == 5


@rule("IMP-15.11", "IMP-2.3")
@pytest.mark.parametrize(
    ("leader", "gain"),
    [
        ("glossu_rabban", {"garrison": 1}), ("earl_memnon_thorvald", {"spice": 1}),
        ("count_ilban_richese", {"solari": 1}), ("countess_ariana_thorvald", {"water": 1}),
    ],
)  # fmt: skip
def test_the_signet_ring_is_the_right_ability_of_the_leader(leader: str, gain: dict[str, int]) -> None:
    leaders = [leader, "paul_atreides", "duke_leto_atreides"]
    game = begin(seats=3, leaders=leaders, p0={"hand": ["signet_ring"], "solari": 0, "spice": 0, "water": 0})
    before = seat_of(game)
    play(game, "card:signet_ring space:secure_contract")
    after = seat_of(game)
    expected = {"garrison": 0, "spice": 0, "water": 0, "solari": 0, **gain}
    expected["solari"] += 3  # Secure Contract
    assert {key: after[key] - before[key] for key in expected} == expected


@rule("IMP-15.10")
def test_a_recalled_agent_is_usable_again_and_its_space_is_free() -> None:
    own = {"hand": ["diplomacy", "dagger"], "agents_at": ["wealth", "arrakeen"], "intrigue": ["urgent_mission"]}
    game = begin(seats=3, p0=own, p1={"hand": ["seek_allies"]}, p2={"hand": ["diplomacy"]})
    assert options(game) == ["intrigue:urgent_mission", "reveal"]  # no Agent left
    play(game, "intrigue:urgent_mission")
    assert sorted(options(game)) == ["space:arrakeen", "space:wealth"]
    play(game, "space:wealth")
    assert (seat_of(game)["agents"], seat_of(game)["agents_at"]) == (1, ["arrakeen"])
    other = play(game.clone(), "reveal end card:seek_allies space:wealth")  # for others
    assert SPACE["wealth"] in other.players[1].agents_at
    play(game, "card:diplomacy space:wealth")  # and for its owner
    assert (seat_of(game)["agents"], seat_of(game)["solari"]) == (0, 2)


# --- trashing ----------------------------------------------------------------------------
TRASHING: dict[str, Any] = {
    "hand": ["guild_administrator", "dagger"], "discard": ["diplomacy"], "play": ["reconnaissance"],
    "deck": ["convincing_argument"],
}  # fmt: skip


@rule("IMP-15.12", "IMP-20.7")
@pytest.mark.parametrize(
    ("word", "zone"), [("card:dagger", "hand"), ("discard:diplomacy", "discard"), ("inplay:reconnaissance", "play")]
)
def test_the_trash_icon_takes_one_card_from_hand_discard_pile_or_play(word: str, zone: str) -> None:
    game = begin(seats=3, p0=TRASHING)
    play(game, "card:guild_administrator space:secure_contract box:guild_administrator")
    assert refused(game, "card:convincing_argument")  # a card of the deck
    card = word.partition(":")[2]
    gone = trashed(game).count(card)
    play(game, word)
    assert card not in seat_of(game)[zone]
    assert trashed(game).count(card) == gone + 1
    assert refused(game, "box:guild_administrator")  # one card


@rule("IMP-15.12", "IMP-20.7")
def test_the_trash_icon_may_be_declined() -> None:
    game = begin(seats=3, p0=TRASHING)
    play(game, "card:guild_administrator space:secure_contract")
    gone = len(game.trashed)
    assert len(play(game.clone(), "box:guild_administrator none end").trashed) == gone
    assert len(play(game, "end").trashed) == gone


@rule("IMP-15.12", "IMP-20.9")
def test_as_a_cost_it_is_paid_or_there_is_no_effect() -> None:
    own = {"hand": ["diplomacy", "dagger"], "spice": 2, "deck": ["reconnaissance", "signet_ring"]}
    game = play(begin(seats=3, p0=own), "card:diplomacy space:selective_breeding")
    kept = play(game.clone(), "box:influence end") if "box:influence" in options(game) else play(game.clone(), "end")
    assert len(kept.players[0].hand) == 1
    play(game, "box:space")
    assert refused(game, "none")
    play(game, "card:dagger")
    assert sorted(seat_of(game)["hand"]) == ["reconnaissance", "signet_ring"]


@rule("IMP-15.12", "IMP-20.8")
@pytest.mark.parametrize("card", ["seek_allies", "power_play"])
def test_a_card_told_to_trash_itself_must_be_trashed(card: str) -> None:
    game = begin(seats=3, p0={"hand": [card]})
    gone = trashed(game).count(card)
    play(game, f"card:{card} space:wealth end")
    assert seat_of(game)["play"] == []
    assert trashed(game).count(card) == gone + 1


@rule("IMP-15.12", "IMP-20.8", "IMP-2.5")
def test_foldspace_draws_and_goes_back_to_its_stack() -> None:
    game = begin(seats=3, p0={"hand": ["foldspace"], "deck": ["dagger"]})
    stack = game.reserve[RESERVE_SLOT[CARD["foldspace"]]]
    play(game, "card:foldspace space:wealth")
    while "end" not in options(game):
        play(game, options(game)[0])
    assert (seat_of(game)["play"], seat_of(game)["hand"]) == ([], ["dagger"])
    assert game.reserve[RESERVE_SLOT[CARD["foldspace"]]] == stack + 1


@rule("IMP-15.12", "IMP-2.5")
@pytest.mark.parametrize("card", ["arrakis_liaison", "the_spice_must_flow", "foldspace"])
def test_a_trashed_reserve_card_goes_back_to_its_stack(card: str) -> None:
    game = begin(seats=3, p0={"hand": ["guild_administrator"], "discard": [card], "deck": []})
    stack, gone = game.reserve[RESERVE_SLOT[CARD[card]]], len(game.trashed)
    play(game, f"card:guild_administrator space:secure_contract box:guild_administrator discard:{card}")
    assert (game.reserve[RESERVE_SLOT[CARD[card]]], len(game.trashed)) == (stack + 1, gone)


# --- troops ------------------------------------------------------------------------------
@rule("IMP-15.13", "IMP-5.1", "IMP-5.7", "IMP-10.12")
def test_a_troop_is_in_supply_garrison_or_conflict() -> None:
    def places(game: Game) -> tuple[int, int, int]:
        p = game.players[0]
        return p.supply, p.garrison, p.conflict

    own = {"hand": ["reconnaissance", "chani"], "supply": 8, "garrison": 4, "deck": []}
    game = begin(seats=3, p0=own, p1={"hand": []}, p2={"hand": []})
    play(game, "card:reconnaissance space:arrakeen")  # recruits 1
    if "box:space" in options(game):
        play(game, "box:space")
    assert places(game) == (7, 5, 0)
    play(game, "deploy:3 end reveal end reveal end reveal")
    assert places(game) == (7, 2, 3)
    play(game, "box:chani number:1")  # retreats 1
    assert places(game) == (7, 3, 2)
    play(game, "end")  # and after Combat
    assert places(game) == (9, 3, 0)


# --- bonds and cards in play -------------------------------------------------------------
class TestBonds:
    @rule("IMP-15.6")
    def test_alone_a_bond_does_nothing(self) -> None:
        game = revealing("fedaykin_death_commando", "dagger", spice=0)
        assert seat_of(game)["swords"] == 1
        assert "end" in options(game)

    @rule("IMP-15.6")
    @pytest.mark.parametrize("order", list(permutations(["fedaykin_death_commando", "spice_hunter", "dagger"])))
    def test_two_cards_switch_each_other_on_in_whichever_order(self, order: tuple[str, ...]) -> None:
        game = revealing(*order, spice=0)
        assert (seat_of(game)["swords"], seat_of(game)["spice"]) == (3 + 1 + 1, 1)

    @rule("IMP-15.6", "IMP-8.11")
    @pytest.mark.parametrize(
        ("in_hand", "drawn"),
        [("fedaykin_death_commando", "spice_hunter"), ("spice_hunter", "fedaykin_death_commando")],
    )
    def test_a_card_drawn_later_in_the_turn_switches_on_the_one_before(self, in_hand: str, drawn: str) -> None:
        game = revealing(in_hand, deck=[drawn], intrigue=["poison_snooper"], spice=0)
        assert seat_of(game)["spice"] == 0
        play(game, "intrigue:poison_snooper option:0")
        assert (seat_of(game)["swords"], seat_of(game)["spice"]) == (4, 1)

    @rule("IMP-15.6")
    def test_two_copies_of_one_card_are_another_card_to_each_other(self) -> None:
        assert seat_of(revealing("spice_hunter", spice=0))["spice"] == 0
        assert seat_of(revealing("spice_hunter", "spice_hunter", spice=0))["spice"] == 2

    @rule("IMP-15.6", "IMP-15.7")
    def test_a_fremen_card_of_an_agent_turn_this_round_is_in_play(self) -> None:
        own = {"hand": ["stilgar", "spice_hunter"], "deck": [], "spice": 0}
        game = begin(seats=3, p0=own, p1={"hand": []}, p2={"hand": []})
        play(game, "card:stilgar space:stillsuits end reveal end reveal end reveal")
        assert seat_of(game)["spice"] == 1

    @rule("IMP-15.6", "IMP-15.7")
    @pytest.mark.parametrize("zone", ["discard", "deck"])
    def test_cards_not_in_play_do_not_count(self, zone: str) -> None:
        game = revealing("spice_hunter", spice=0, **{zone: ["stilgar", "chani"]})
        assert seat_of(game)["spice"] == 0

    @rule("IMP-15.6")
    def test_nor_do_those_of_others_or_of_other_factions(self) -> None:
        game = revealing("spice_hunter", "the_voice", spice=0, p1={"play": ["stilgar"]})
        assert seat_of(game)["spice"] == 0

    @rule("IMP-15.6")
    def test_a_reserve_card_of_the_faction_does(self) -> None:
        assert seat_of(revealing("spice_hunter", "arrakis_liaison", spice=0))["spice"] == 1

    @rule("IMP-15.7", "IMP-15.6")
    @pytest.mark.parametrize(("answer", "spice"), [("none", 1), ("inplay:fedaykin_death_commando", 0)])
    def test_a_trashed_card_is_not_in_play_any_more(self, answer: str, spice: int) -> None:
        own = {"hand": ["fedaykin_death_commando", "spice_hunter"], "deck": [], "spice": 0}
        game = begin(seats=3, p0=own, p1={"hand": []}, p2={"hand": []})
        play(game, f"card:fedaykin_death_commando space:secure_contract box:fedaykin_death_commando {answer} end")
        play(game, "reveal end reveal end reveal")
        assert seat_of(game)["spice"] == spice

    @rule("IMP-15.7", "IMP-8.9")
    def test_after_clean_up_nothing_is_in_play(self) -> None:
        game = begin(seats=3, p0={"hand": ["stilgar"], "deck": [], "discard": []}, p1={"hand": []}, p2={"hand": []})
        play(game, "reveal")
        assert seat_of(game)["play"] == ["stilgar"]
        play(game, "end")
        assert seat_of(game)["play"] == []

    @rule("IMP-15.6")
    @pytest.mark.parametrize(("others", "fremen"), [([], 0), (["arrakis_liaison"], 1)])
    def test_a_bond_may_give_influence(self, others: list[str], fremen: int) -> None:
        game = revealing("crysknife", *others)
        while "end" not in options(game):
            play(game, options(game)[0])
        assert seat_of(game)["influence"]["fremen"] == fremen

    @rule("IMP-15.6", "IMP-15.7", "IMP-20.45")
    @pytest.mark.parametrize(
        ("hand", "in_play", "persuasion"),
        [
            ([], [], 2), (["spice_hunter"], [], 2 * 2 + 1), (["dagger"], ["stilgar", "reconnaissance"], 2 * 2),
            (["arrakis_liaison"], ["chani", "stilgar"], 4 * 2 + 2), (["sietch_reverend_mother"], [], 2 * 2 + 3),
        ],
    )  # fmt: skip
    def test_per_fremen_card_counts_all_in_play_and_itself(
        self, hand: list[str], in_play: list[str], persuasion: int
    ) -> None:
        game = revealing("liet_kynes", *hand, play=in_play, discard=["crysknife"])
        play(game, "box:liet_kynes")
        while "end" not in options(game):  # the bond of the Reverend Mother
            play(game, options(game)[0])
        assert seat_of(game)["persuasion"] == persuasion


@rule("IMP-15.4")
@pytest.mark.parametrize(("hand", "asked"), [([], 0), (["dagger"], 1), (["dagger", "diplomacy", "seek_allies"], 2)])
def test_a_player_with_one_card_who_must_discard_two_discards_one(hand: list[str], asked: int) -> None:
    """In this box only opponents must, so the rule is asked directly."""
    (two,) = [node for node in NODES if node.op == fx.DISCARD and node.a == 2]
    game = begin(seats=3, p0={"hand": hand})
    do(game, 0, two)
    game.advance()
    for _ in range(asked):
        assert set(options(game)) <= {"card:dagger", "card:diplomacy", "card:seek_allies"}
        game.act(options(game)[0])
    assert len(game.players[0].discard) == asked
    assert "reveal" in options(game)

"""Section 6: the Discard icon, Unload and infiltration."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.lab.invariants import check
from sandtable.imperium.modules.barred_spaces.module import bar
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.ix.playing import begin, freighter, negotiators, sampled
from tests.imperium.playing import options, play, refused


def goods(game: Game, seat: int = 0) -> tuple[int, int, int]:
    """Solari, spice, water."""
    p = game.players[seat]
    return p.solari, p.spice, p.water


def settle(game: Game, *wanted: str) -> Game:
    """Answer with the first of these words that is an option, as long as one is."""
    while True:
        words = options(game)
        found = next((word for word in wanted if word in words), None)
        if found is None:
            return game
        game.act(found)


# --- discarding --------------------------------------------------------------------------
@rule("IX-6.1")
def test_the_discard_icon_takes_a_card_of_the_hand() -> None:
    own = {"hand": ["truthsayer", "dagger", "diplomacy"], "intrigue": ["finesse"], "solari": 0}
    game = begin(p0=own)
    play(game, "card:truthsayer space:secrets")
    play(game, "box:truthsayer")
    assert options(game) == ["card:dagger", "card:diplomacy"]
    play(game, "card:dagger")
    assert [CARDS[kind].id for kind in game.players[0].discard] == ["dagger"]
    assert len(game.players[0].hand) == 2


@rule("IX-6.1", "IX-6.2")
@pytest.mark.parametrize(("hand", "open"), [(0, False), (1, False), (2, True)])
def test_a_cost_of_two_cards_needs_two_cards(hand: int, open: bool) -> None:
    game = begin(p0={"hand": ["ix_guild_compact", *["dagger"] * hand], "spice": 6})
    play(game, "card:ix_guild_compact space:heighliner")
    assert ("box:ix_guild_compact" in options(game)) == open


# --- Unload ------------------------------------------------------------------------------
@rule("IX-6.3", "IX-6.6", "IX-13.6")
def test_esmar_tuek_unloads_twice() -> None:
    """ex_unload_twice"""
    game = begin(p0={"hand": ["guild_chief_administrator", "esmar_tuek"], "spice": 0, "solari": 0})
    play(game, "card:guild_chief_administrator space:smuggling")
    settle(game, "box:space", "none")
    before = goods(game)
    play(game, "box:guild_chief_administrator card:esmar_tuek")
    assert goods(game) == (before[0] + 2, before[1] + 2, before[2])
    play(game, "discard:esmar_tuek")
    assert goods(game) == (before[0] + 4, before[1] + 4, before[2])
    check(game)


@rule("IX-6.3", "IX-6.5", "IX-6.7")
def test_revealed_it_works_once() -> None:
    game = begin(p0={"hand": ["choam_delegate", "water_peddler"], "solari": 0, "water": 0})
    play(game, "reveal")
    assert goods(game) == (3, 0, 1)
    assert options(game)[-1] == "end"
    play(game, "end")
    assert goods(game) == (3, 0, 1)


@rule("IX-6.4", "IX-6.13")
def test_a_discard_that_an_opponent_causes_unloads_for_the_owner() -> None:
    game = begin(seats=3, p0={"hand": ["reverend_mother_mohiam"], "play": ["truthsayer"]},
                 p1={"hand": ["freighter_fleet", "choam_delegate"], "solari": 0}, p2={"hand": ["dagger"]})  # fmt: skip
    play(game, "card:reverend_mother_mohiam space:secrets")
    settle(game, "box:reverend_mother_mohiam")
    assert game.to_act == [1]
    play(game, "card:freighter_fleet")
    assert (game.to_act, game.decision(1).kind) == ([1], "freight"), "its owner decides"
    play(game, options(game)[0])
    assert freighter(game, 1) == 1
    settle(game, "card:choam_delegate")
    assert game.players[1].solari == 3


@rule("IX-6.12", "IX-14.3")
def test_cleaning_up_does_not_unload() -> None:
    game = begin(p0={"hand": ["choam_delegate"], "play": ["water_peddler"], "solari": 0, "water": 0})
    play(game, "reveal end")
    assert goods(game) == (3, 0, 0)


@rule("IX-6.13")
def test_revealed_and_then_trashed_gives_the_box_twice() -> None:
    own = {"hand": ["esmar_tuek"], "solari": 0, "spice": 0, "agents_at": ["carthag", "smuggling"], "agents": 0}
    game = begin(seats=3, leaders=["archduke_armand_ecaz", "paul_atreides", "helena_richese"], p0=own)
    play(game, "reveal box:leader inplay:esmar_tuek")
    assert goods(game)[:2] == (4, 4)


@rule("IX-6.13")
@pytest.mark.parametrize(("answer", "placed"), [("yes", 2), ("no", 0)])
def test_an_owner_may_leave_a_box_that_is_optional(answer: str, placed: int) -> None:
    game = begin(p0={"hand": ["truthsayer", "ix_guild_compact"]})
    play(game, "card:truthsayer space:secrets box:truthsayer card:ix_guild_compact")
    assert options(game) == ["yes", "no"]
    play(game, answer)
    assert negotiators(game) == placed
    check(game)


@rule("IX-6.14")
def test_a_card_that_leaves_the_row_without_being_trashed_does_not_unload() -> None:
    own = {"hand": ["signet_ring"], "water": 0}
    game = begin(seats=3, leaders=["helena_richese", "paul_atreides", "glossu_rabban"], row=["water_peddler"], p0=own)
    play(game, "card:signet_ring space:smuggling")
    settle(game, "box:space", "none")
    play(game, "box:signet_ring acquire:water_peddler end")
    assert game.players[0].water == 0


@rule("IX-13.6", "IX-6.3", "IX-14.7")
def test_treachery_trashes_itself_and_sends_two_troops() -> None:
    """ex_treachery"""
    game = begin(p0={"hand": ["treachery"], "garrison": 6, "water": 2, "conflict": 0})
    supply = game.players[0].supply
    play(game, "card:treachery space:stillsuits")
    settle(game, "box:influence", "box:treachery", "box:space")
    p = game.players[0]
    assert (p.influence[3], p.conflict, p.supply) == (2, 2, supply - 2)
    assert [CARDS[kind].id for kind in game.trashed] == ["treachery"]


# --- infiltration ------------------------------------------------------------------------
def with_agent(whose: int | None, hand: list[str], at: str = "smuggling", **given: Any) -> Game:
    players: dict[str, Any] = {"p0": {"hand": hand, **given.pop("p0", {})}}
    if whose is not None:
        players[f"p{whose}"] = {**players.get(f"p{whose}", {}), "agents_at": [at], "agents": 1}
    return begin(seats=3, **players, **given)


@rule("IX-6.8", "IX-6.11", "IX-12.1")
@pytest.mark.parametrize("whose", [None, 1])
def test_the_mark_lets_the_agent_join_an_enemy_agent(whose: int | None) -> None:
    """ex_infiltration, ex_infiltration_empty"""
    game = with_agent(whose, ["choam_delegate"], p0={"solari": 0})
    play(game, "card:choam_delegate space:smuggling")
    assert game.players[0].solari == 1
    check(game)


@rule("IX-6.9")
def test_not_past_an_own_agent_nor_the_voice() -> None:
    """ex_infiltration_own"""
    game = with_agent(0, ["choam_delegate"])
    settle(game, "card:choam_delegate")
    assert "space:smuggling" not in options(game)
    game = with_agent(None, ["choam_delegate"])
    bar(game, 1, game.rules.space["smuggling"])
    play(game, "card:choam_delegate")
    assert "space:smuggling" not in options(game)


@rule("IX-6.8")
def test_an_icon_without_the_mark_does_not_pass() -> None:
    game = with_agent(1, ["landing_rights"], "carthag")
    play(game, "card:landing_rights")
    assert "space:carthag" not in options(game)
    game = with_agent(1, ["bounty_hunter"], "carthag", p0={"solari": 0})
    play(game, "card:bounty_hunter space:carthag")
    assert game.players[0].solari == 2, "there was an enemy Agent"


@rule("IX-6.10")
def test_icons_lent_by_an_envoy_do_not_infiltrate() -> None:
    given = {"p0": {"hand": ["bounty_hunter"], "intrigue": ["dispatch_an_envoy"]}}
    game = begin(seats=3, **given, p1={"agents_at": ["stillsuits", "carthag"], "agents": 0})
    play(game, "intrigue:dispatch_an_envoy card:bounty_hunter")
    words = options(game)
    assert "space:carthag" in words
    assert "space:secrets" in words
    assert "space:stillsuits" not in words


@rule("IX-6.15")
def test_the_spaces_are_of_their_icons_kind_for_every_leader() -> None:
    game = begin(seats=3, leaders=["duke_leto_atreides", "helena_richese", "paul_atreides"],
                 p0={"hand": ["dagger"], "solari": 2})  # fmt: skip
    play(game, "card:dagger space:dreadnought_space")
    assert game.players[0].solari == 0, "Duke Leto pays 1 less at a Landsraad space"
    game = begin(seats=3, leaders=["helena_richese", "duke_leto_atreides", "paul_atreides"], p0={"hand": ["dagger"]},
                 p1={"agents_at": ["tech_negotiation"], "agents": 1})  # fmt: skip
    play(game, "card:dagger")
    assert "space:tech_negotiation" in options(game)
    assert not [slot for slot in game.rules.maker_spaces if game.rules.spaces[slot].area in ("ix", "choam")]


# --- single cards ------------------------------------------------------------------------
@rule("IX-6.8")
def test_bounty_hunter_pays_nothing_on_an_empty_space() -> None:
    game = with_agent(None, ["bounty_hunter"], p0={"solari": 0})
    play(game, "card:bounty_hunter space:arrakeen")
    assert "box:bounty_hunter" not in options(game)
    assert game.players[0].solari == 0


@rule("IX-13.2")
def test_court_intrigue_buries_a_card_unseen() -> None:
    own = {"hand": ["court_intrigue"], "intrigue": ["finesse", "cull"]}
    game = begin(seats=3, p0=own)
    play(game, "card:court_intrigue space:wealth")
    game.listen()
    play(game, "box:court_intrigue")
    play(game, "intrigue:cull")
    assert game.rules.intrigue["cull"] == game.intrigue_deck[0], "under the deck"
    assert len(game.players[0].intrigue) == 2
    assert sampled(game, 0).intrigue_deck[0] == game.rules.intrigue["cull"], "its owner knows where it is"
    others = {sampled(game, 1, n).intrigue_deck[0] for n in range(40)}
    assert len(others) > 1, "others do not"
    check(game)


@rule("IX-13.4")
def test_imperial_bashar_counts_cards_that_give_swords() -> None:
    """ex_bashar_sister"""
    game = begin(p0={"hand": ["imperial_bashar", "bene_gesserit_sister", "dagger"], "conflict": 1})
    play(game, "reveal box:bene_gesserit_sister option:0")
    settle(game, "box:imperial_bashar")
    assert game.players[0].swords == 4


@rule("IX-7.6")
def test_weirding_way_gives_a_turn_of_any_kind_at_once() -> None:
    game = begin(seats=3, p0={"hand": ["weirding_way", "dagger", "diplomacy"], "solari": 5})
    play(game, "card:weirding_way space:arrakeen box:weirding_way")
    settle(game, "box:space")
    play(game, "end")
    assert (game.to_act, game.decision(0).kind) == ([0], "turn")
    play(game, "card:dagger space:high_council end")
    assert game.to_act == [1]
    game = begin(seats=3, p0={"hand": ["weirding_way", "dagger"]})
    play(game, "card:weirding_way space:arrakeen")
    settle(game, "box:space")
    play(game, "end")
    assert game.to_act == [1], "only if it is wanted"


@rule("IX-10.7", "IX-6.8")
def test_guild_accord_lowers_the_cost_of_the_heighliner_for_its_own_agent() -> None:
    game = begin(seats=3, p0={"hand": ["guild_accord", "diplomacy"], "spice": 4},
                 p1={"agents_at": ["heighliner"], "agents": 1})  # fmt: skip
    play(game, "card:guild_accord")
    assert "space:heighliner" in options(game)
    play(game, "space:heighliner")
    assert game.players[0].spice == 0
    assert refused(begin(p0={"hand": ["space_travel"], "spice": 5}), "space:heighliner")


@rule("IX-14.6")
@pytest.mark.parametrize(("garrison", "conflict"), [(1, 0), (0, 1), (1, 1)])
def test_strongarm_loses_a_troop_of_garrison_or_conflict(garrison: int, conflict: int) -> None:
    own = {"hand": ["diplomacy"], "intrigue": ["strongarm"], "garrison": garrison, "conflict": conflict, "water": 2}
    game = begin(seats=3, p0=own)
    play(game, "card:diplomacy space:secrets")
    settle(game, "box:influence", "box:space", "part:0", "part:1")
    play(game, "intrigue:strongarm")
    if garrison and conflict:
        assert options(game) == ["option:0", "option:1"]
        play(game, "option:1")
    p = game.players[0]
    assert (p.garrison + p.conflict, p.influence[2]) == (garrison + conflict - 1, 2)


def test_quid_pro_quo_counts_factions_and_shock_troopers_the_emperors_space() -> None:
    own = {"hand": ["imperial_shock_trooper"], "intrigue": ["quid_pro_quo"], "spice": 2, "agents": 0, "conflict": 1}
    game = begin(seats=3, p0={**own, "agents_at": ["wealth", "secrets"]})
    play(game, "intrigue:quid_pro_quo")
    assert game.players[0].influence[:4] == [1, 0, 1, 0]
    play(game, "reveal")
    settle(game, "box:imperial_shock_trooper")
    assert game.players[0].swords == 5


def test_strategic_push_pays_the_winner_alone() -> None:
    for troops, solari in ((5, 2), (1, 0)):
        game = begin(
            seats=3,
            phase="combat",
            conflict="desert_power",
            round=3,
            p0={"conflict": troops, "intrigue": ["strategic_push"], "solari": 0},
            p1={"conflict": 4},
        )
        play(game, "intrigue:strategic_push")
        settle(game, "pass", "done", "none")
        assert game.players[0].solari == solari


def test_diversion_counts_units_of_any_sort() -> None:
    own = {"hand": ["reconnaissance"], "garrison": 4, "intrigue": ["diversion"]}
    game = begin(seats=3, dreadnoughts={"garrison": {0: 2}}, p0=own)
    play(game, "card:reconnaissance space:carthag")
    settle(game, "box:space")
    play(game, "deploy:1 unit:dreadnought")
    assert "intrigue:diversion" not in options(game)

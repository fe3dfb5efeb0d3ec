"""IMP-20.46 to 20.56: the rulings on Plot cards, and those of our own on them (R-IMP-4, R-IMP-8, R-IMP-9)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.errors import OutOfTurn
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.rules.ledger import agents_at, cards, changes, facts, ledger
from tests.imperium.playing import begin, options, play, refused, skip_round


# --- when and on what condition ----------------------------------------------------------
@rule("IMP-20.46")
def test_a_card_needs_its_condition_and_its_cost() -> None:
    own = {"hand": ["dagger"], "solari": 6, "intrigue": ["councilors_dispensation", "bribery"]}
    game = begin(p0=own)
    assert refused(game, "intrigue:councilors_dispensation")
    assert "intrigue:bribery" in options(game)
    play(game, "card:dagger space:high_council")
    assert refused(game, "intrigue:bribery")  # 1 Solari left
    play(game, "intrigue:councilors_dispensation")  # the seat is taken
    assert game.players[0].spice == 2


@pytest.mark.parametrize("moves", ["", "card:dagger space:hall_of_oratory", "reveal"])
@rule("IMP-20.47", "IMP-3.7")
def test_plot_cards_are_played_on_own_turns_of_either_kind_and_before_the_card(moves: str) -> None:
    game = begin(p0={"hand": ["dagger"], "intrigue": ["windfall"]})
    play(game, f"{moves} intrigue:windfall")
    assert game.players[0].solari == 2


@rule("IMP-20.47")
def test_plot_cards_are_not_played_on_the_turn_of_another_or_in_combat() -> None:
    game = begin(p0={"intrigue": ["windfall"]}, p1={"conflict": 1})
    word = game.vocabulary.number("intrigue:windfall")
    with pytest.raises(OutOfTurn):
        begin(turn=1, p0={"intrigue": ["windfall"]}).apply(0, word)
    fight = begin(phase="combat", p0={"intrigue": ["windfall"], "conflict": 1}, p1={"conflict": 1})
    assert refused(fight, "intrigue:windfall")
    assert "intrigue:windfall" in options(game)


@rule("IMP-20.48", "IMP-13.4")
def test_an_exhausted_intrigue_deck_is_made_anew_from_all_discards() -> None:
    everything = [card["id"] for card in facts("intrigue") for _ in range(card["copies"])]
    game = begin(intrigue_discard=everything, p0={"hand": ["piter_de_vries"]})
    assert (len(game.intrigue_deck), len(game.intrigue_discard)) == (0, 40)
    play(game, "card:piter_de_vries space:hall_of_oratory box:piter_de_vries")
    assert (len(game.intrigue_deck), len(game.intrigue_discard), len(game.players[0].intrigue)) == (39, 0, 1)
    left = [card for card in everything if card != "windfall"]
    last = begin(intrigue_discard=left, p0={"hand": ["piter_de_vries"]})  # one card in the deck
    play(last, "card:piter_de_vries space:hall_of_oratory box:piter_de_vries")
    assert cards(last, 0, "intrigue") == ["windfall"]
    assert len(last.intrigue_discard) == 39  # shuffled when a draw needs it, not before


# --- Charisma and Recruitment Mission: for this round's Reveal turn ----------------------
@rule("IMP-20.49", "IMP-9.7", "IMP-13.7")
def test_charisma_played_early_lies_open_until_the_reveal_turn() -> None:
    done = {"hand": [], "revealed": True}
    game = begin(seats=3, p0={"hand": ["dagger", "diplomacy"], "intrigue": ["charisma"]}, p1=done, p2=done)
    play(game, "card:dagger space:hall_of_oratory intrigue:charisma")
    assert cards(game, 0, "open_intrigue") == ["charisma"]
    assert game.players[0].persuasion == 0
    assert refused(game, "acquire:arrakis_liaison")
    play(game, "end reveal")
    assert game.players[0].persuasion == 1 + 1 + 2  # Diplomacy, Hall of Oratory, Charisma
    play(game, "end")
    assert (cards(game, 0, "open_intrigue"), len(game.intrigue_discard)) == ([], 1)


@rule("IMP-20.49")
def test_charisma_works_in_the_reveal_turn_and_when_played_just_before_it() -> None:
    late = play(begin(p0={"hand": ["diplomacy"], "intrigue": ["charisma"]}), "reveal intrigue:charisma")
    early = play(begin(p0={"hand": ["diplomacy"], "intrigue": ["charisma"]}), "intrigue:charisma reveal")
    assert (late.players[0].persuasion, early.players[0].persuasion) == (3, 3)


MISSION: dict[str, Any] = {
    "seats": 3,
    "first": 2,
    "turn": 0,
    "row": ["scout", "dr_yueh", "missionaria_protectiva", "chani", "stilgar"],
    "p1": {"hand": [], "revealed": True},
    "p2": {"hand": [], "revealed": True},
}


@rule("IMP-20.53")
def test_recruitment_mission_asks_for_each_card_whether_it_goes_on_the_deck() -> None:
    own = {"hand": ["convincing_argument"], "deck": ["dagger"], "intrigue": ["recruitment_mission"]}
    game = begin(**MISSION, p0=own)
    play(game, "reveal intrigue:recruitment_mission")
    assert game.players[0].persuasion == 3
    play(game, "acquire:scout")
    assert options(game) == ["yes", "no"]
    play(game, "yes acquire:dr_yueh no acquire:missionaria_protectiva yes")
    assert cards(game, 0, "deck") == ["missionaria_protectiva", "scout", "dagger"]
    assert cards(game, 0, "discard") == ["dr_yueh"]


@rule("IMP-20.53")
def test_recruitment_mission_does_not_serve_cards_acquired_on_an_agent_turn() -> None:
    own = {"hand": ["dagger", "convincing_argument"], "intrigue": ["recruitment_mission", "bypass_protocol"]}
    game = begin(**MISSION, p0=own)
    play(game, "intrigue:recruitment_mission card:dagger space:hall_of_oratory")
    play(game, "intrigue:bypass_protocol acquire:scout end")
    assert cards(game, 0, "discard") == ["scout"]
    play(game, "reveal acquire:dr_yueh yes")
    assert cards(game, 0, "deck")[0] == "dr_yueh"


@rule("IMP-20.53")
def test_recruitment_mission_is_over_with_its_round() -> None:
    own = {"hand": [], "deck": ["convincing_argument"], "intrigue": ["recruitment_mission"]}
    game = begin(**MISSION, p0=own)
    play(game, "intrigue:recruitment_mission reveal end")
    assert (game.round, game.to_act) == (2, [0])
    play(game, "reveal acquire:scout")
    assert game.players[0].persuasion == 1
    assert "scout" in cards(game, 0, "discard")


# --- the Mentat --------------------------------------------------------------------------
@pytest.mark.parametrize(("mentat", "agents"), [(0, 3), (1, 3), (1, 0)])
@rule("IMP-20.51")
def test_calculated_hire_is_not_played_while_the_mentat_is_off_its_space(mentat: int, agents: int) -> None:
    own: dict[str, Any] = {"spice": 1, "intrigue": ["calculated_hire"]}
    other: dict[str, Any] = {"agents": 0, "agents_at": ["wealth", "arrakeen", "carthag"]} if not agents else {}
    game = begin(mentat=mentat, p0=own, p1=other)
    assert refused(game, "intrigue:calculated_hire")


@rule("IMP-20.51")
def test_calculated_hire_takes_the_mentat_from_its_space_though_an_agent_stands_there() -> None:
    own: dict[str, Any] = {"spice": 1, "agents": 0, "agents_at": ["wealth", "arrakeen"]}
    game = begin(p0={**own, "hand": ["dagger"], "intrigue": ["calculated_hire"]}, p1={"agents_at": ["mentat"]})
    assert refused(game, "card:dagger")
    play(game, "intrigue:calculated_hire card:dagger space:hall_of_oratory")
    assert agents_at(game, 0) == ["wealth", "arrakeen", "hall_of_oratory"]


@rule("IMP-15.10")
def test_urgent_mission_may_recall_the_mentat_which_can_be_sent_again() -> None:
    """R-IMP-4."""
    own: dict[str, Any] = {"agents": 0, "agents_at": ["wealth", "arrakeen", "carthag"], "hand": ["dagger", "scout"]}
    done = {"hand": [], "revealed": True}
    given: dict[str, Any] = {"seats": 3, "mentat": 0, "p1": done, "p2": done}
    game = begin(**given, p0={**own, "spice": 1, "intrigue": ["urgent_mission", "calculated_hire"]})
    play(game, "intrigue:urgent_mission space:carthag")
    assert (game.players[0].agents, game.mentat) == (1, 0)
    assert refused(game, "intrigue:calculated_hire")  # it came to the Leader, not to its space
    play(game, "card:scout space:carthag")
    assert sorted(agents_at(game, 0)) == ["arrakeen", "carthag", "wealth"]
    play(game, "box:space end")
    skip_round(game)
    assert (game.players[0].agents, game.mentat) == (2, -1)


# --- one's own deck ----------------------------------------------------------------------
DECK = ["dagger", "scout", "chani", "stilgar", "dr_yueh", "opulence", "crysknife", "lady_jessica"]


@rule("IMP-20.52")
def test_refocus_with_an_empty_discard_pile_shuffles_the_deck_and_draws() -> None:
    drawn = set()
    for seed in range(12):
        game = begin(seed=seed, p0={"hand": [], "deck": DECK, "intrigue": ["refocus"]})
        before = ledger(game)
        play(game, "intrigue:refocus")
        assert changes(before, game) == {"hand": 1, "deck": -1, "intrigue": -1, "intrigue_discard": 1}
        drawn.update(cards(game, 0, "hand"))
    assert len(drawn) > 1  # not always what lay on top


@rule("IMP-20.52", "IMP-20.13")
def test_refocus_shuffles_in_the_discard_pile_but_no_card_in_play() -> None:
    own = {"hand": [], "deck": DECK[:2], "discard": DECK[2:5], "play": DECK[5:6], "intrigue": ["refocus"]}
    game = begin(p0=own)
    play(game, "intrigue:refocus")
    assert sorted(cards(game, 0, "deck") + cards(game, 0, "hand")) == sorted(DECK[:5])
    assert (cards(game, 0, "discard"), cards(game, 0, "play")) == ([], DECK[5:6])


@rule("IMP-20.56")
def test_poison_snooper_does_nothing_with_an_empty_deck() -> None:
    game = begin(p0={"deck": [], "discard": ["scout", "chani"], "intrigue": ["poison_snooper"]})
    assert refused(game, "intrigue:poison_snooper")  # and the discard pile is not shuffled for it
    assert cards(game, 0, "discard") == ["scout", "chani"]
    one = begin(p0={"hand": [], "deck": ["dagger"], "discard": ["scout"], "intrigue": ["poison_snooper"]})
    play(one, "intrigue:poison_snooper option:0")
    assert (cards(one, 0, "hand"), cards(one, 0, "discard")) == (["dagger"], ["scout"])


# --- Double Cross ------------------------------------------------------------------------
@rule("IMP-20.54")
def test_double_cross_needs_a_troop_of_another_player_in_the_conflict() -> None:
    own = {"solari": 1, "intrigue": ["double_cross"], "conflict": 2}
    game = begin(p0=own)
    assert refused(game, "intrigue:double_cross")  # only its own
    two = begin(p0=own, p1={"conflict": 1}, p2={"garrison": 3}, p3={"conflict": 1})
    play(two, "intrigue:double_cross")
    assert options(two) == ["seat:1", "seat:3"]


@pytest.mark.parametrize(
    ("garrison", "supply", "deployed"), [(0, 12, 1), (3, 9, 1), (12, 0, 0)], ids=["no-garrison", "both", "no-supply"]
)
@rule("IMP-20.54")
def test_double_cross_needs_no_troop_in_the_garrison_and_deploys_from_supply(
    garrison: int, supply: int, deployed: int
) -> None:
    own = {"solari": 1, "intrigue": ["double_cross"], "garrison": garrison}
    game = begin(p0=own, p1={"conflict": 1})
    play(game, "intrigue:double_cross seat:1")
    p = game.players[0]
    assert (p.garrison, p.supply, p.conflict) == (garrison, supply - deployed, deployed)
    assert (game.players[1].conflict, p.solari) == (0, 0)


# --- Bindu Suspension --------------------------------------------------------------------
def bindu(**own: Any) -> Game:
    hands = {"p1": {"hand": ["dagger"]}, "p2": {"hand": ["dagger"]}}
    return begin(seats=3, p0={"hand": ["dagger"], "deck": ["diplomacy", "scout"], **own}, **hands)


@pytest.mark.parametrize("moves", ["intrigue:windfall", "card:dagger space:hall_of_oratory", "reveal"])
@rule("IMP-20.55")
def test_bindu_suspension_is_the_very_first_thing_of_a_turn(moves: str) -> None:
    game = bindu(intrigue=["bindu_suspension", "windfall"])
    assert "intrigue:bindu_suspension" in options(game)
    play(game, moves)
    assert refused(game, "intrigue:bindu_suspension")


@rule("IMP-20.55")
def test_bindu_suspension_draws_and_the_turn_may_go_on() -> None:
    game = bindu(intrigue=["bindu_suspension"])
    play(game, "intrigue:bindu_suspension")
    assert cards(game, 0, "hand") == ["dagger", "diplomacy"]
    assert options(game) == ["yes", "no"]
    play(game, "no card:diplomacy space:wealth")
    assert agents_at(game, 0) == ["wealth"]


@rule("IMP-20.55", "IMP-3.6")
def test_bindu_suspension_may_end_the_turn_and_the_player_stays_in_the_round() -> None:
    game = bindu(intrigue=["bindu_suspension"])
    play(game, "intrigue:bindu_suspension yes")
    assert (game.to_act, game.players[0].revealed, game.players[0].agents) == ([1], False, 2)
    assert len(game.intrigue_discard) == 1
    play(game, "reveal end reveal end")
    assert game.to_act == [0]
    play(game, "card:dagger space:hall_of_oratory end card:diplomacy space:wealth end reveal end")
    assert game.round == 2


@rule("IMP-20.55")
def test_after_a_pass_the_last_player_in_the_round_has_the_next_turn_again() -> None:
    done = {"hand": [], "revealed": True}
    game = begin(seats=3, p0={"hand": ["dagger"], "intrigue": ["bindu_suspension"]}, p1=done, p2=done)
    play(game, "intrigue:bindu_suspension yes")
    assert (game.round, game.to_act) == (1, [0])
    assert "reveal" in options(game)


# --- Infiltrate and Dispatch an Envoy ----------------------------------------------------
@rule("IMP-4.3")
def test_infiltrate_opens_spaces_of_enemy_agents_but_not_of_own_ones() -> None:
    own = {"hand": ["reconnaissance", "dr_yueh"], "agents_at": ["carthag"], "intrigue": ["infiltrate"]}
    game = begin(seats=3, p0=own, p1={"agents_at": ["arrakeen"], "hand": []}, p2={"hand": []})
    assert refused(game, "card:reconnaissance")
    play(game, "intrigue:infiltrate card:reconnaissance")
    assert options(game) == ["space:arrakeen"]
    play(game, "space:arrakeen")
    assert agents_at(game, 0) == ["carthag", "arrakeen"]


@rule("IMP-20.6")
@pytest.mark.parametrize("card", ["infiltrate", "dispatch_an_envoy"])
def test_cards_about_this_turns_agent_are_played_before_it_and_for_one_turn(card: str) -> None:
    """R-IMP-8."""
    own = {"hand": ["dagger", "convincing_argument"], "swordmaster": True, "intrigue": [card]}
    taken = {"agents_at": ["hall_of_oratory"], "hand": []}
    game = begin(seats=3, p0=own, p1=taken, p2={"hand": []})
    assert f"intrigue:{card}" in options(game)
    assert refused(play(game.clone(), "reveal"), f"intrigue:{card}")
    rich = begin(p0={**own, "solari": 4})
    assert refused(play(rich, "card:dagger space:rally_troops"), f"intrigue:{card}")
    space = "hall_of_oratory" if card == "infiltrate" else "wealth"
    play(game, f"intrigue:{card} card:dagger space:{space} end reveal end reveal end")
    assert game.to_act == [0]
    assert options(game) == ["reveal"]  # the Convincing Argument has no icons now


@rule("IMP-4.4")
def test_dispatch_an_envoy_gives_a_card_without_icons_those_of_the_factions() -> None:
    """R-IMP-9."""
    game = begin(p0={"hand": ["convincing_argument"], "intrigue": ["dispatch_an_envoy"]})
    assert refused(game, "card:convincing_argument")
    play(game, "intrigue:dispatch_an_envoy card:convincing_argument")
    assert set(options(game)) == {"space:wealth", "space:foldspace_space", "space:secrets"} | {
        "space:hardy_warriors",
        "space:stillsuits",
    }
    play(game, "space:wealth end")
    assert (game.players[0].solari, game.players[0].influence) == (2, [1, 0, 0, 0])


def test_dispatch_an_envoy_adds_to_the_icons_a_card_has() -> None:
    game = begin(p0={"hand": ["dagger"], "intrigue": ["dispatch_an_envoy"]})
    play(game, "intrigue:dispatch_an_envoy card:dagger")
    assert {"space:hall_of_oratory", "space:wealth", "space:secrets"} <= set(options(game))
    assert refused(game, "space:arrakeen")

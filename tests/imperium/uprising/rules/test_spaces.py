"""Sections 4, 6 and 8: tracks, turns, and the spaces with rules of their own."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.fluent import Words, languages
from sandtable.imperium.rules.board import cost_of
from sandtable.imperium.tell.closed import closed
from sandtable.imperium.tell.telling import seat_names
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.ledger import SENT, cards, changes, draws, draws_intrigue, ledger, recruits, total


# --- tracks ------------------------------------------------------------------------------
@rule("UPR-4.2")
def test_gains_above_six_are_lost() -> None:
    game = begin(seats=3, alliance={"guild": 0}, p0={"hand": ["overthrow", "dagger"], "influence": {"guild": 5}})
    play(game, "card:overthrow space:deliver_supplies")
    while "end" not in options(game):
        play(game, "box:influence")
    assert game.players[0].influence[1] == 6


@rule("UPR-4.3", "UPR-3.2")
def test_the_point_of_the_second_level_is_lost_below_it_and_earned_again() -> None:
    own = {"hand": ["captured_mentat"], "influence": {"guild": 2}, "points": 1, "intrigue": ["imperium_politics"],
           "solari": 1}  # fmt: skip
    game = begin(seats=3, p0=own)
    play(game, "reveal box:captured_mentat faction:guild faction:bene")
    assert (game.players[0].influence[1], game.players[0].vp) == (1, 0)
    play(game, "intrigue:imperium_politics option:1")
    assert (game.players[0].influence[1], game.players[0].vp) == (2, 1)


@rule("UPR-3.2")
def test_the_score_goes_beyond_the_track() -> None:
    game = begin(seats=3, p0={"hand": ["smugglers_haven", "dagger"], "spice": 4, "points": 13})
    play(game, "card:smugglers_haven space:imperial_basin box:smugglers_haven")
    assert game.players[0].vp == 14


@rule("UPR-4.1", "UPR-4.9")
def test_a_visit_to_a_faction_space_earns_influence_and_to_others_none() -> None:
    game = begin(seats=3, p0={"hand": ["diplomacy", "dagger"], "influence": {"fremen": 2}})
    play(game, "card:diplomacy space:fremkit box:space")
    assert game.players[0].influence == [0, 0, 0, 3]
    tabr = begin(seats=3, p0={"hand": ["reconnaissance", "dagger"], "influence": {"fremen": 2}})
    play(tabr, "card:reconnaissance space:sietch_tabr box:space option:0")
    assert tabr.players[0].influence == [0, 0, 0, 2]


@rule("UPR-4.6")
@pytest.mark.parametrize(("mine", "passes"), [(3, False), (4, True)])
def test_the_alliance_passes_to_whoever_climbs_higher_and_not_on_a_tie(mine: int, passes: bool) -> None:
    own = {"hand": ["diplomacy", "dagger"], "influence": {"guild": mine}, "points": 1}
    game = begin(seats=3, alliance={"guild": 1}, p0=own, p1={"influence": {"guild": 4}, "points": 2})
    play(game, "card:diplomacy space:deliver_supplies")
    assert (game.alliance[1] == 0) == passes
    assert (game.players[0].vp, game.players[1].vp) == ((2, 1) if passes else (1, 2))


@rule("UPR-4.6")
def test_the_first_at_four_takes_the_alliance() -> None:
    game = begin(seats=3, p0={"hand": ["diplomacy", "dagger"], "influence": {"guild": 3}, "points": 1})
    play(game, "card:diplomacy space:deliver_supplies")
    assert (game.alliance[1], game.players[0].vp, game.players[0].solari) == (0, 2, 3)


# --- turns -------------------------------------------------------------------------------
@rule("UPR-6.1", "UPR-6.3")
def test_turns_go_clockwise_and_pass_over_whoever_has_revealed() -> None:
    hands: dict[str, Any] = {f"p{seat}": {"hand": ["diplomacy", "dagger"]} for seat in range(3)}
    game = begin(seats=3, first=1, **hands)
    acting = []
    for moves in ("reveal end", "card:dagger space:assembly_hall box:space end", "reveal end", "reveal end"):
        acting += game.to_act
        play(game, moves)
    assert acting == [1, 2, 0, 2]
    assert game.round == 2 or game.phase > 2


@rule("UPR-6.2")
def test_an_agent_turn_needs_an_agent_and_the_reveal_turn_may_come_early() -> None:
    ready = begin(seats=3, p0={"hand": ["dagger"], "agents": 2})
    assert options(ready) == ["card:dagger", "reveal"]
    none_left = begin(seats=3, p0={"hand": ["dagger"], "agents": 0, "agents_at": ["arrakeen", "secrets"]})
    assert options(none_left) == ["reveal"]


@rule("UPR-6.4")
def test_plot_cards_at_any_moment_of_the_own_turn() -> None:
    own = {"hand": ["dagger"], "intrigue": ["contingency_plan"]}
    game = begin(seats=3, p0=own, p1={"intrigue": ["crysknife"]})
    assert "intrigue:contingency_plan" in options(game)
    sent = play(game.clone(), "card:dagger space:assembly_hall")
    assert "intrigue:contingency_plan" in options(sent)
    assert "intrigue:contingency_plan" in options(play(game.clone(), "reveal"))
    assert "intrigue:crysknife" not in options(game)  # another's


@rule("UPR-3.3")
def test_a_draw_from_an_empty_deck_shuffles_the_discard_pile() -> None:
    own = {"hand": ["maula_pistol"], "deck": [], "discard": ["dagger"]}
    game = play(begin(seats=3, p0=own), "card:maula_pistol space:imperial_basin box:maula_pistol")
    assert (cards(game, 0, "hand"), cards(game, 0, "discard")) == (["dagger"], [])
    nothing = begin(seats=3, p0={"hand": ["maula_pistol"], "deck": [], "discard": []})
    play(nothing, "card:maula_pistol space:imperial_basin box:maula_pistol end")
    assert nothing.players[0].hand == []


# --- spaces ------------------------------------------------------------------------------
@rule("UPR-3.12", "UPR-7.4")
def test_a_card_that_overrules_what_a_space_asks_for_does_not_show_it_closed() -> None:
    """Undercover Asset; what else closes a space is said all the same."""
    game = begin(seats=3, p0={"hand": ["undercover_asset"]})
    for words in map(Words, languages()):
        why = closed(game, 0, game.decision(0), words, seat_names(game, words))
        assert "space:sietch_tabr" not in why
        assert len(why["space:shipping"]) == 1  # the spice, not the influence
    plain = begin(seats=3, p0={"hand": ["signet_ring"]})
    words = Words("en")
    why = closed(plain, 0, plain.decision(0), words, seat_names(plain, words))
    assert (len(why["space:sietch_tabr"]), len(why["space:shipping"])) == (1, 2)


@rule("UPR-8.1", "UPR-7.4")
def test_the_first_visit_to_the_high_council_takes_a_seat() -> None:
    game = begin(seats=3, p0={"hand": ["dagger", "diplomacy"], "solari": 5})
    before = ledger(game)
    play(game, "card:dagger space:high_council")
    assert changes(before, game) == total(SENT, {"solari": -5, "council": 1})
    play(game, "end")
    assert play(begin(seats=3, p0={"hand": ["dagger"], "council": True}), "reveal").players[0].persuasion == 2


@rule("UPR-8.2")
@pytest.mark.parametrize(("owner", "cost"), [(None, 8), (0, 6), (1, 6)])
def test_a_swordmaster_is_cheaper_once_anybody_has_one(owner: int | None, cost: int) -> None:
    game = begin(seats=3, **({} if owner is None else {f"p{owner}": {"swordmaster": True}}))
    assert cost_of(game, 2, game.rules.space["swordmaster"]) == (cost, 0, 0)


@rule("UPR-8.3", "UPR-8.4")
def test_imperial_privilege_discards_an_intrigue_card_to_draw_one_recalls_and_draws() -> None:
    own = {"hand": ["dagger", "diplomacy"], "solari": 3, "influence": {"emperor": 2}, "agents_at": ["secrets"],
           "agents": 1, "intrigue": ["cunning", "impress"]}  # fmt: skip
    game = begin(seats=3, p0=own)
    before = ledger(game)
    play(game, "card:dagger space:imperial_privilege")
    assert refused(game, "end")
    play(game, "box:space part:0")
    assert options(game) == ["intrigue:cunning", "intrigue:impress"]
    play(game, "intrigue:impress box:space part:1 space:secrets box:space")
    effect = total({"solari": -3, "intrigue": -1, "intrigue_discard": 1}, draws_intrigue(1), draws(1))
    assert changes(before, game) == total(SENT, effect, {"agents": 1, "on_board": -1})
    assert game.view(1).as_dict()["intrigue_discard"] == ["impress"]
    assert "end" in options(game)


@rule("UPR-8.3", "UPR-3.6")
def test_the_intrigue_card_of_imperial_privilege_may_be_kept() -> None:
    own = {"hand": ["dagger"], "solari": 3, "influence": {"emperor": 2}, "intrigue": ["cunning"]}
    game = begin(seats=3, p0=own)
    play(game, "card:dagger space:imperial_privilege box:space part:2 end")
    assert cards(game, 0, "intrigue") == ["cunning"]


@rule("UPR-23.9", "UPR-8.4")
def test_imperial_privilege_without_another_agent_still_draws() -> None:
    game = begin(seats=3, p0={"hand": ["dagger"], "solari": 3, "influence": {"emperor": 2}})
    play(game, "card:dagger space:imperial_privilege box:space")
    assert (len(game.players[0].hand), len(game.players[0].agents_at)) == (1, 1)
    assert "end" in options(game)


@rule("UPR-8.6")
def test_secrets_takes_a_card_at_random_from_whoever_holds_four() -> None:
    four = ["cunning", "impress", "devour", "manipulate"]
    game = begin(seats=3, p0={"hand": ["diplomacy"]}, p1={"intrigue": four},
                 p2={"intrigue": ["crysknife", "leverage", "opportunism"][:1]})  # fmt: skip
    before = ledger(game)
    play(game, "card:diplomacy space:secrets box:space part:1")
    change = changes(before, game)
    assert (change["intrigue"], change["p1.intrigue"], change.get("p2.intrigue", 0)) == (1, -1, 0)


@rule("UPR-8.7", "UPR-7.4")
@pytest.mark.parametrize(
    ("space", "card", "paid", "effect"),
    [
        ("gather_support", "dagger", 0, recruits(2)),
        ("gather_support", "dagger", 2, recruits(2) | {"solari": -2, "water": 1}),
        ("spice_refinery", "reconnaissance", 0, {"solari": 2}),
        ("spice_refinery", "reconnaissance", 1, {"spice": -1, "solari": 4}),
    ],
)
def test_the_optional_part_of_a_cost_is_paid_on_sending(
    space: str, card: str, paid: int, effect: dict[str, int]
) -> None:
    game = begin(seats=3, p0={"hand": [card, "diplomacy"], "solari": 2, "spice": 1})
    before = ledger(game)
    play(game, f"card:{card} space:{space} number:{paid}")
    assert changes(before, game) == total(SENT, effect)


@rule("UPR-8.7")
def test_a_player_who_cannot_pay_skips_the_optional_part() -> None:
    game = begin(seats=3, p0={"hand": ["dagger", "diplomacy"], "solari": 1})
    play(game, "card:dagger space:gather_support")
    if game.decision(0).kind == "melange":
        assert options(game) == ["number:0"]
        play(game, "number:0")
    assert (game.players[0].solari, game.players[0].water) == (1, 1)


@rule("UPR-8.9")
def test_a_contract_icon_pays_two_solari_without_the_module() -> None:
    game = begin(seats=3, p0={"hand": ["diplomacy", "dagger"]})
    before = ledger(game)
    play(game, "card:diplomacy space:dutiful_service")
    assert changes(before, game) == total(SENT, {"solari": 2, "emperor": 1})

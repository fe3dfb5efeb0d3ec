"""Section 17: House Hagal in the Combat phase, under cards that touch opponents, and at controlled spaces."""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.imperium.base.rules.hagal import (
    asked,
    deck_of,
    example,
    hagal_cards,
    hagal_turn,
    rival_turn,
    secrets,
    sheet,
    stock,
    troops,
    turned_up,
    where,
)
from tests.imperium.base.rules.ledger import changes, ledger
from tests.imperium.playing import begin, options, play, refused

SWORDS = {card["id"]: card["swords"] for card in sheet("hagal")["cards"]}


# --- swords ------------------------------------------------------------------------------
@rule("IMP-17.11", "IMP-17.12")
@pytest.mark.parametrize("card", [id for id in deck_of(1) if id != "hagal_reshuffle"])
def test_a_rival_in_the_conflict_adds_the_swords_of_one_card_and_nothing_else_of_it(card: str) -> None:
    given: dict[str, Any] = {
        "seats": 1, "phase": "combat", "conflict": "guild_bank_raid", "bonus_spice": {"hagga_basin": 2},
        "p0": {"conflict": 9, "intrigue": ["ambush"]}, "p2": {"conflict": 0},
    }  # fmt: skip
    absent = begin(**given, hagal_deck=[card], p1={"conflict": 0, "garrison": 3})
    game = begin(**given, hagal_deck=[card], p1={"conflict": 2, "garrison": 3})
    assert asked(game) == "combat"  # the swords are there before anybody is asked for Combat cards
    assert turned_up(game) == [card]
    assert game.players[1].strength() == 4 + SWORDS[card]
    expected = {"p1.conflict": 2, "p1.supply": -2, "p1.swords": SWORDS[card]}
    assert changes(ledger(absent), game) == {key: n for key, n in expected.items() if n}
    assert where(game, 1) == []


@rule("IMP-17.11")
def test_a_rival_without_troops_turns_up_nothing() -> None:
    game = begin(
        seats=1, phase="combat", conflict="guild_bank_raid", hagal_deck=["hagal_heighliner", "hagal_conspire"],
        p0={"conflict": 1, "intrigue": ["ambush"]}, p1={"conflict": 0}, p2={"conflict": 1},
    )  # fmt: skip
    assert turned_up(game) == ["hagal_heighliner"]
    assert [p.swords for p in game.players] == [0, 0, 6]
    nobody = begin(seats=1, phase="combat", p0={"conflict": 1, "intrigue": ["ambush"]})
    assert turned_up(nobody) == []


@rule("IMP-17.11")
@pytest.mark.parametrize(("first", "swords"), [(0, [0, 6, 4]), (1, [0, 6, 4]), (2, [0, 4, 6])])
def test_rivals_turn_up_their_cards_in_turn_order(first: int, swords: list[int]) -> None:
    game = begin(
        seats=1, first=first, phase="combat", hagal_deck=["hagal_heighliner", "hagal_conspire"],
        p0={"conflict": 1, "intrigue": ["ambush"]}, p1={"conflict": 1}, p2={"conflict": 1},
    )  # fmt: skip
    assert [p.swords for p in game.players] == swords


@rule("IMP-17.11", "IMP-18.9")
def test_the_swords_decide_the_conflict() -> None:
    given: dict[str, Any] = {"phase": "combat", "round": 10, "conflict": "guild_bank_raid", "p0": {"conflict": 2}}
    solo = begin(seats=1, **given, p1={"conflict": 1}, hagal_deck=["hagal_heighliner"])
    assert (solo.players[0].solari, solo.players[1].solari) == (4, 6)  # 8 against 4
    two = begin(seats=2, **given, p2={"conflict": 1}, hagal_deck=["hagal_heighliner"])
    assert [p.solari for p in two.players] == [4, 0, 0]
    weak = begin(seats=2, **given, p2={"conflict": 1}, hagal_deck=["hagal_arrakeen_2p"])
    assert [p.solari for p in weak.players] == [6, 0, 0]


@rule("IMP-17.11", "IMP-17.4")
def test_reshuffle_in_combat_makes_a_new_deck_and_another_card_is_turned_up() -> None:
    seen = set()
    for seed in range(20):
        game = begin(
            seats=2, seed=seed, phase="combat", hagal_deck=["hagal_reshuffle"],
            p0={"conflict": 1, "intrigue": ["ambush"]}, p2={"conflict": 1},
        )  # fmt: skip
        assert hagal_cards(game) == deck_of(2)
        *_, last = turned_up(game)
        assert last != "hagal_reshuffle"
        assert game.players[2].swords == SWORDS[last]
        seen.add(last)
    assert len(seen) > 4


@rule("IMP-17.11")
def test_one_card_only_for_the_whole_phase() -> None:
    game = begin(
        seats=1, phase="combat", hagal_deck=["hagal_conspire", "hagal_heighliner"],
        p0={"conflict": 1, "intrigue": ["ambush", "tiebreaker", "windfall"]}, p1={"conflict": 1},
    )  # fmt: skip
    for word in ("intrigue:ambush", "done", "intrigue:tiebreaker", "done"):
        play(game, word)
        assert turned_up(game) == ["hagal_conspire"]
        assert game.players[1].swords == 4


@rule("IMP-17.12")
def test_strength_is_two_for_each_troop_at_any_time() -> None:
    game = rival_turn("hagal_heighliner", p1={"garrison": 2})
    assert game.players[1].strength() == 10
    assert game.view(0).as_dict()["players"][1]["strength"] == 10
    none = rival_turn("hagal_wealth", p1={"garrison": 2, "swords": 5})
    assert none.players[1].strength() == 0


# --- cards that touch opponents ----------------------------------------------------------
@rule("IMP-17.1")
def test_gun_thopter_costs_each_rival_a_troop_of_its_garrison() -> None:
    game = begin(
        seats=1, p0={"hand": ["gun_thopter"]}, p1={"garrison": 3, "conflict": 2}, p2={"garrison": 0, "conflict": 2}
    )
    play(game, "card:gun_thopter space:secure_contract")
    assert troops(game, 1) == (2, 8, 2)
    assert troops(game, 2) == (0, 10, 2)
    two = begin(seats=2, p0={"hand": ["gun_thopter"]}, p1={"garrison": 1}, p2={"garrison": 4})
    play(two, "card:gun_thopter space:secure_contract")
    assert (troops(two, 1)[0], troops(two, 2)[0]) == (0, 3)


@rule("IMP-17.1")
def test_double_cross_takes_a_troop_of_a_rival_that_has_one() -> None:
    given: dict[str, Any] = {"p0": {"intrigue": ["double_cross"], "solari": 1}, "p2": {"conflict": 2}}
    game = begin(seats=1, **given, p1={"conflict": 0})
    play(game, "intrigue:double_cross")
    assert options(game) == ["seat:2"]
    play(game, "seat:2")
    assert (troops(game, 1)[2], troops(game, 2)[2], troops(game, 0)[2]) == (0, 1, 1)
    two = begin(seats=2, **given, p1={"conflict": 1})
    play(two, "intrigue:double_cross")
    assert options(two) == ["seat:1", "seat:2"]
    play(two, "seat:2")
    assert [troops(two, seat)[2] for seat in range(3)] == [1, 1, 1]
    nobody = begin(seats=1, p0={"intrigue": ["double_cross"], "solari": 1, "conflict": 1})
    assert refused(nobody, "intrigue:double_cross")


@rule("IMP-17.1")
@pytest.mark.parametrize(("held", "stolen"), [(2, 0), (4, 1)])
def test_secrets_robs_a_rival_as_far_as_it_has_what_is_named(held: int, stolen: int) -> None:
    """Rivals trade in three, so in play they never hold four; the rule itself makes no exception for them."""
    plots = ["ambush", "windfall", "bribery", "charisma"]
    game = begin(seats=1, p0={"hand": ["diplomacy"]}, p1={"intrigue": plots[:held]})
    play(game, "card:diplomacy space:secrets")
    while "box:space" in options(game):
        play(game, "box:space")
        if asked(game) == "part":
            play(game, options(game)[0])
    assert len(game.players[1].intrigue) == held - stolen
    assert len(game.players[0].intrigue) == 1 + stolen
    assert len(set(plots) & set(secrets(game, 0) + secrets(game, 1))) >= held


@rule("IMP-17.1")
def test_the_secrets_of_house_hagal_rob_nobody() -> None:
    plots = ["ambush", "windfall", "bribery", "charisma"]
    assert len(rival_turn("hagal_secrets", p0={"intrigue": plots}).players[0].intrigue) == 4
    assert len(hagal_turn("hagal_secrets", p1={"intrigue": plots}).players[1].intrigue) == 4


@rule("IMP-17.1")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_players_prudent_diplomacy_looks_at_house_hagal_too(seats: int) -> None:
    leaders = ["duke_leto_atreides", "paul_atreides"][:seats]
    game = begin(
        seats=seats, leaders=leaders, p0={"hand": ["signet_ring"], "spice": 1, "influence": {"guild": 1, "bene": 2}},
        p2={"influence": {"guild": 1, "bene": 3, "fremen": 1}},
    )  # fmt: skip
    play(game, "card:signet_ring space:hall_of_oratory box:signet_ring")
    assert options(game) == ["faction:bene", "faction:fremen"]


@rule("IMP-17.1")
def test_agents_of_house_hagal_close_their_spaces() -> None:
    open_city = begin(seats=1, p0={"hand": ["reconnaissance"], "water": 1}, p1={"agents_at": ["carthag"]})
    play(open_city, "card:reconnaissance")
    assert options(open_city) == ["space:arrakeen"]
    both = begin(
        seats=1,
        p0={"hand": ["reconnaissance"], "water": 1},
        p1={"agents_at": ["carthag"]},
        p2={"agents_at": ["arrakeen"]},
    )
    assert refused(both, "card:reconnaissance")
    assert refused(begin(seats=2, p0={"hand": ["dagger"]}, p2={"agents_at": ["hall_of_oratory"]}), "card:dagger")


@rule("IMP-17.1")
def test_mohiam_costs_a_rival_nothing_for_it_has_no_hand() -> None:
    game = begin(
        seats=1, p0={"hand": ["reverend_mother_mohiam"], "play": ["bene_gesserit_sister"]},
        p1={"garrison": 2, "conflict": 1, "intrigue": ["ambush"]}, p2={"agents": 0},
    )  # fmt: skip
    play(game, "card:reverend_mother_mohiam space:wealth")
    before = ledger(game)
    play(game, "box:reverend_mother_mohiam")
    assert game.to_act == [0]
    assert [key for key in changes(before, game) if key.startswith(("p1.", "p2."))] == []


# --- Test of Humanity --------------------------------------------------------------------
@rule("IMP-17.15", "IMP-20.44")
def test_worked_example_test_of_humanity_4() -> None:
    told = example("ex_faq_test_of_humanity_4")
    game = begin(
        seats=1, p0={"hand": ["test_of_humanity"]},
        p1={"garrison": 2, **told["given"]["rival_a"]}, p2={"garrison": 2, **told["given"]["rival_b"]},
    )  # fmt: skip
    play(game, "card:test_of_humanity space:hall_of_oratory box:test_of_humanity")
    assert game.to_act == [0]  # a Rival is never asked
    assert troops(game, 1) == (2, 9, told["expect"]["rival_a"]["conflict"])
    assert told["expect"]["rival_b"] == "unchanged"
    assert troops(game, 2) == (2, 10, 0)


@rule("IMP-17.15", "IMP-20.44")
def test_test_of_humanity_lets_the_player_choose_and_takes_house_hagals_troop() -> None:
    game = begin(seats=2, p0={"hand": ["test_of_humanity"]}, p1={"hand": ["dagger"], "conflict": 1}, p2={"conflict": 1})
    play(game, "card:test_of_humanity space:hall_of_oratory box:test_of_humanity")
    assert (game.to_act, options(game)) == ([1], ["card:dagger", "troop"])
    play(game, "card:dagger")
    assert [troops(game, seat)[2] for seat in range(3)] == [0, 1, 0]
    assert game.players[2].strength() == 0


# --- control -----------------------------------------------------------------------------
@rule("IMP-17.14")
def test_a_controlling_player_is_paid_when_a_rivals_agent_arrives() -> None:
    solo = rival_turn("hagal_carthag", control={"carthag": 0}, p0={"solari": 2})
    assert stock(solo, 0) == (3, 0, 1)
    assert stock(solo, 1) == (0, 0, 1)
    for owner, solari in ((0, [4, 0, 0]), (1, [3, 1, 0])):  # 3 of Secure Contract
        two = hagal_turn("hagal_arrakeen_2p", control={"arrakeen": owner})
        assert [p.solari for p in two.players] == solari
    basin = hagal_turn("hagal_harvest_spice", bonus_spice={"imperial_basin": 2}, control={"imperial_basin": 1})
    assert [p.spice for p in basin.players] == [0, 1, 0]


@rule("IMP-17.14")
def test_nothing_is_paid_for_a_card_that_was_ignored() -> None:
    game = rival_turn(
        "hagal_carthag", "hagal_wealth", control={"carthag": 0}, p0={"agents_at": ["carthag"], "solari": 2}
    )
    assert where(game, 1) == ["wealth"]
    assert game.players[0].solari == 2

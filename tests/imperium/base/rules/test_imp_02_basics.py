"""Section 2: the aim of the game and the ideas behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import sandtable
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import Player
from tests.citing import rule
from tests.imperium.base.pieces import CARDS
from tests.imperium.playing import begin, options, play, refused, skip_round


def names(kinds: list[int]) -> list[str]:
    return sorted(CARDS[kind].id for kind in kinds)


def reserve(game: Game) -> dict[str, int]:
    found: dict[str, int] = game.view(0).as_dict()["reserve"]
    return found


# --- 2.1: points and the end ---------------------------------------------------------------
@rule("IMP-2.1")
def test_ten_points_end_the_game_only_at_the_end_of_the_round() -> None:
    game = begin(seats=3, round=3, p0={"hand": ["diplomacy"], "points": 9, "influence": {"emperor": 1}})
    play(game, "card:diplomacy space:wealth")
    assert game.players[0].vp == 10
    assert not game.over
    play(game, "end")
    assert game.to_act == [1]  # everybody else goes on
    assert skip_round(game).over
    assert game.outcome is not None
    assert game.outcome.reason == "points"
    assert game.outcome.winners == [0]


@rule("IMP-2.1")
def test_nine_points_do_not_end_the_game() -> None:
    game = skip_round(begin(seats=3, round=3, p0={"points": 9}))
    assert not game.over
    assert game.round == 4


@rule("IMP-2.1")
def test_ten_points_lost_again_before_the_end_of_the_round_do_not_end_the_game() -> None:
    given = {"hand": ["shifting_allegiances"], "spice": 2, "points": 10, "influence": {"emperor": 2, "guild": 4}}
    game = begin(seats=3, p0=given, alliance={"guild": 0})
    play(game, "card:shifting_allegiances space:imperial_basin box:shifting_allegiances faction:emperor")
    assert game.players[0].vp == 9  # down
    back = play(game.clone(), "faction:emperor end")
    assert back.players[0].vp == 10  # and up again
    assert skip_round(back).over
    assert not skip_round(play(game, "faction:guild end")).over


@rule("IMP-2.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_conflict_deck_lasts_ten_rounds_at_most(seats: int) -> None:
    leaders = ["paul_atreides", "glossu_rabban", "count_ilban_richese", "helena_richese"][:seats]
    game = sandtable.new("imperium", seed=5, seats=seats, leaders=leaders)
    assert isinstance(game, Game)
    for now in range(1, 11):
        assert game.round == now
        assert skip_round(game).over == (now == 10)
    assert game.outcome is not None
    assert game.outcome.reason == "conflict_deck"


@rule("IMP-2.1")
def test_most_points_win() -> None:
    game = begin(seats=3, phase="recall", conflict_deck=0, p0={"points": 4, "spice": 9}, p1={"points": 6})
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winners == [1]
    assert game.outcome.ranks == [2, 1, 3]


# --- 2.2: a card wins over a rule ----------------------------------------------------------
@rule("IMP-2.2")
def test_a_card_wins_over_the_rule_that_a_space_with_an_agent_is_closed() -> None:
    given = {"hand": ["reconnaissance"], "intrigue": ["infiltrate"]}
    game = begin(p0=given, p1={"agents_at": ["arrakeen"]})
    play(game, "card:reconnaissance")
    assert refused(game, "space:arrakeen")
    game = begin(p0=given, p1={"agents_at": ["arrakeen"]})
    play(game, "intrigue:infiltrate card:reconnaissance space:arrakeen")
    assert len(game.players[0].agents_at) == 1


@rule("IMP-2.2")
def test_a_card_wins_over_the_rule_that_an_icon_is_needed() -> None:
    game = begin(p0={"hand": ["kwisatz_haderach"]})
    play(game, "card:kwisatz_haderach space:carthag")
    assert len(game.players[0].agents_at) == 1
    game = begin(p0={"hand": ["dagger"], "intrigue": ["dispatch_an_envoy"]})
    play(game, "intrigue:dispatch_an_envoy card:dagger space:wealth")
    assert game.players[0].influence[0] == 1


@rule("IMP-2.2")
def test_a_card_wins_over_the_rule_that_troops_go_only_from_a_combat_space() -> None:
    game = begin(p0={"hand": ["sardaukar_legion"], "garrison": 4})
    play(game, "reveal")
    assert refused(game, "deploy:1")
    play(game, "box:sardaukar_legion number:3")
    assert (game.players[0].garrison, game.players[0].conflict) == (1, 3)


# --- 2.3: the two abilities of a Leader ----------------------------------------------------
SIGNETS: list[tuple[str, str, Callable[[Player], int], int]] = [
    ("paul_atreides", "box:signet_ring", lambda p: len(p.hand), 1),
    ("duke_leto_atreides", "box:signet_ring faction:guild", lambda p: p.influence[1], 1),
    ("baron_vladimir_harkonnen", "box:signet_ring", lambda p: len(p.intrigue), 1),
    ("glossu_rabban", "", lambda p: p.garrison, 2),  # and one of the space
    ("countess_ariana_thorvald", "", lambda p: p.water, 1),
    ("earl_memnon_thorvald", "", lambda p: p.spice, 1),
    ("count_ilban_richese", "", lambda p: p.solari, 1),
    ("helena_richese", "box:signet_ring acquire:stilgar", lambda p: int(p.aside >= 0), 1),
]


@rule("IMP-2.3", "IMP-15.11")
@pytest.mark.parametrize(("leader", "moves", "count", "gained"), SIGNETS, ids=[row[0] for row in SIGNETS])
def test_signet_ring_uses_the_right_ability_on_an_agent_turn_only(
    leader: str, moves: str, count: Callable[[Player], int], gained: int
) -> None:
    others = [name for name, *_ in SIGNETS if name != leader][:2]
    given = {"hand": ["signet_ring"], "deck": ["dagger", "dagger"], "spice": 1, "solari": 1, "water": 0}
    table: dict[str, Any] = {
        "seats": 3,
        "leaders": [leader, *others],
        "row": ["stilgar"],
        "p1": {"influence": {"guild": 1}},
    }
    game = begin(**table, p0=given)
    play(game, "card:signet_ring space:hall_of_oratory")
    before = count(begin(**table, p0={**given, "hand": []}).players[0])
    play(game, moves)
    assert count(game.players[0]) == before + gained
    assert game.players[0].persuasion == 0

    game = begin(**table, p0=given)
    play(game, "reveal")
    p = game.players[0]
    assert refused(game, "box:signet_ring")
    assert (p.persuasion, p.spice, p.solari, p.water, p.garrison) == (1, 1, 1, 0, 3)
    assert (len(p.deck), p.intrigue, p.aside, sum(p.influence)) == (2, [], -1, 0)


@rule("IMP-2.3")
def test_left_ability_needs_no_signet_ring() -> None:
    game = begin(leaders=["count_ilban_richese", "glossu_rabban", "paul_atreides", "helena_richese"],
                 p0={"hand": ["dagger"], "deck": ["diplomacy"], "solari": 4})  # fmt: skip
    play(game, "card:dagger space:rally_troops")
    assert names(game.players[0].hand) == ["diplomacy"]


# --- 2.4: an empty deck --------------------------------------------------------------------
@rule("IMP-2.4")
def test_discards_are_shuffled_in_when_a_draw_finds_the_deck_empty() -> None:
    piles = set()
    for seed in range(12):
        game = begin(
            seed=seed,
            p0={
                "hand": ["reconnaissance"],
                "deck": ["stilgar"],
                "discard": ["dagger", "dagger", "diplomacy", "seek_allies"],
                "water": 2,
            },
        )
        play(game, "card:reconnaissance space:research_station box:space")
        p = game.players[0]
        hand = names(p.hand)
        assert "stilgar" in hand  # what was in the deck came first
        assert len(hand) == 3
        assert len(p.deck) == 2
        assert p.discard == []
        assert names(p.hand + p.deck) == ["dagger", "dagger", "diplomacy", "seek_allies", "stilgar"]
        assert names(p.play) == ["reconnaissance"]  # cards in play are no discards
        piles.add(tuple(hand))
    assert len(piles) > 1


@rule("IMP-2.4")
def test_no_shuffle_when_the_draw_just_empties_the_deck() -> None:
    game = begin(
        p0={"hand": ["reconnaissance"], "deck": ["stilgar", "dagger", "dagger"], "discard": ["diplomacy"], "water": 2}
    )
    play(game, "card:reconnaissance space:research_station box:space")
    p = game.players[0]
    assert names(p.hand) == ["dagger", "dagger", "stilgar"]
    assert p.deck == []
    assert names(p.discard) == ["diplomacy"]


@rule("IMP-2.4")
def test_nothing_left_in_either_pile_draws_what_there_is() -> None:
    game = begin(p0={"hand": ["reconnaissance"], "deck": ["stilgar"], "discard": ["dagger"], "water": 2})
    play(game, "card:reconnaissance space:research_station box:space end")
    assert names(game.players[0].hand) == ["dagger", "stilgar"]
    game = begin(p0={"hand": ["reconnaissance"], "deck": [], "discard": [], "water": 2})
    play(game, "card:reconnaissance space:research_station box:space end")
    assert game.players[0].hand == []
    assert game.to_act == [1]


@rule("IMP-2.4")
def test_the_five_cards_of_the_round_start_reshuffle_too() -> None:
    given = {
        "hand": [],
        "deck": ["stilgar", "dagger"],
        "discard": ["diplomacy", "seek_allies", "signet_ring", "dagger"],
    }
    game = begin(phase="round_start", p0=given)
    p = game.players[0]
    assert len(p.hand) == 5
    assert {"stilgar", "dagger"} <= set(names(p.hand))
    assert len(p.deck) == 1
    assert p.discard == []


# --- 2.5: trashed cards --------------------------------------------------------------------
@rule("IMP-2.5")
def test_a_trashed_card_leaves_the_game() -> None:
    game = begin(seats=3, p0={"hand": ["guild_administrator", "dagger"], "deck": []})
    play(game, "card:guild_administrator space:secure_contract box:guild_administrator card:dagger")
    p = game.players[0]
    assert p.hand == p.deck == p.discard == []
    assert names(p.play) == ["guild_administrator"]
    assert "dagger" in game.view(1).as_dict()["trashed"]
    play(game, "end")
    skip_round(game)
    assert names(game.players[0].hand) == ["guild_administrator"]  # it is all that is left to draw


@rule("IMP-2.5")
@pytest.mark.parametrize("card", ["arrakis_liaison", "the_spice_must_flow", "foldspace"])
def test_a_trashed_reserve_card_returns_to_its_stack(card: str) -> None:
    game = begin(p0={"hand": ["guild_administrator", card], "deck": []})
    before = reserve(game)
    play(game, f"card:guild_administrator space:secure_contract box:guild_administrator card:{card}")
    assert reserve(game) == {**before, card: before[card] + 1}
    assert card not in game.view(0).as_dict()["trashed"]


@rule("IMP-2.5")
def test_foldspace_trashes_itself_back_to_its_stack() -> None:
    game = begin(p0={"hand": ["foldspace"], "deck": []})
    assert reserve(game)["foldspace"] == 5
    play(game, "card:foldspace space:wealth")
    assert reserve(game)["foldspace"] == 6
    assert game.players[0].play == []


@rule("IMP-2.5")
def test_a_returned_reserve_card_can_be_acquired_again() -> None:
    p1 = {"hand": ["convincing_argument"]}
    given = {"hand": ["guild_administrator", "arrakis_liaison"], "deck": []}
    game = begin(seats=3, row=["opulence", "lady_jessica", "gurney_halleck", "worm_riders", "worm_riders"],
                 p0=given, p1=p1, reserve={"arrakis_liaison": 0})  # fmt: skip
    clone = game.clone()
    play(clone, "card:guild_administrator space:secure_contract end reveal")
    assert refused(clone, "acquire:arrakis_liaison")
    play(game, "card:guild_administrator space:secure_contract box:guild_administrator card:arrakis_liaison end reveal")
    play(game, "acquire:arrakis_liaison")
    assert Counter(names(game.players[1].discard)) == {"arrakis_liaison": 1}
    assert reserve(game)["arrakis_liaison"] == 0


# --- 2.6, 2.7 ------------------------------------------------------------------------------
@rule("IMP-2.6")
def test_no_agent_goes_to_the_board_without_a_card() -> None:
    game = begin(p0={"hand": [], "deck": [], "agents": 2, "solari": 9})
    assert options(game) == ["reveal"]
    game = begin(p0={"hand": ["dagger"], "deck": [], "solari": 9})
    assert not [word for word in options(game) if word.startswith("space:")]
    assert refused(game, "space:rally_troops")
    assert refused(game, "space:hall_of_oratory")


@rule("IMP-2.6")
def test_drawing_a_card_after_an_agent_is_sent_sends_no_other_in_that_turn() -> None:
    game = begin(p0={"hand": ["reconnaissance"], "deck": ["dagger"]})
    play(game, "card:reconnaissance space:arrakeen box:space")
    assert refused(game, "card:dagger")


@rule("IMP-2.7")
def test_an_effect_must_be_carried_out() -> None:
    game = begin(p0={"hand": ["reconnaissance"], "deck": ["dagger"]})
    play(game, "card:reconnaissance space:carthag")
    assert refused(game, "end")
    play(game, "box:space end")
    assert len(game.players[0].intrigue) == 1


@rule("IMP-2.7")
def test_an_effect_that_hurts_must_be_carried_out_too() -> None:
    game = begin(p0={"hand": ["seek_allies"], "spice": 2})
    play(game, "card:seek_allies space:selective_breeding")
    assert refused(game, "end")  # the card must trash itself
    play(game, "box:seek_allies box:influence end")
    assert "seek_allies" in game.view(0).as_dict()["trashed"]


@rule("IMP-2.7")
def test_an_effect_behind_a_cost_happens_only_if_it_is_paid() -> None:
    given = {"hand": ["fremen_camp"], "spice": 2, "garrison": 0}
    game = begin(p0=given)
    play(game, "card:fremen_camp space:secure_contract end")
    assert (game.players[0].spice, game.players[0].garrison) == (2, 0)
    game = begin(p0=given)
    play(game, "card:fremen_camp space:secure_contract box:fremen_camp end")
    assert (game.players[0].spice, game.players[0].garrison) == (0, 3)

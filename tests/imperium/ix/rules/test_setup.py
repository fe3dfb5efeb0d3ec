"""Sections 1 and 8: what the box adds to the set-up, and the Epic game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadOption
from sandtable.core.fluent import Words
from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.boxes.ix.box import IX
from sandtable.imperium.modules.dreadnoughts.fleet import DREADNOUGHT
from sandtable.imperium.modules.rivals.deck import full_deck
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.rules.catalog import CARDS, CONFLICTS, INTRIGUE, LEADERS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.units import CONFLICT, GARRISON, SUPPLY
from sandtable.imperium.tell.telling import tell_outcome
from tests.citing import rule
from tests.imperium.ix.playing import begin, freighter, on_offer
from tests.imperium.playing import play


def new(seed: int = 1, **options: Any) -> Game:
    game = sandtable.new("imperium", seed=seed, boxes=["ix"], **options)
    assert isinstance(game, Game)
    return game


# --- the set-up --------------------------------------------------------------------------
@rule("IX-1.2", "IX-2.1", "IX-2.2")
def test_the_board_has_the_new_spaces_in_place_of_four_old_ones() -> None:
    spaces = [space.id for space in new().rules.spaces]
    old = [space.id for space in BASE.pieces["space"]]
    gone = {"hall_of_oratory", "rally_troops", "secure_contract", "sell_melange"}
    assert set(old) - set(spaces) == gone
    assert set(spaces) - set(old) == {space.id for space in IX.pieces["space"]}
    assert {"high_council", "mentat", "swordmaster"} <= set(spaces)
    # The overlay's spaces are where those of the CHOAM section were.
    kept = [id for id in old if id not in ("rally_troops", "hall_of_oratory")]
    assert spaces[kept.index("sell_melange")] == "interstellar_shipping"
    assert spaces[kept.index("secure_contract")] == "smuggling"


@rule("IX-1.3")
def test_eighteen_tiles_in_three_stacks_of_six_with_the_top_ones_open() -> None:
    game = new()
    stacks = tech_of(game).stacks
    assert [len(stack) for stack in stacks] == [6, 6, 6]
    assert len({kind for stack in stacks for kind in stack}) == 18
    assert on_offer(game) == [IX.pieces["tech"][stack[-1]].id for stack in stacks]
    assert len({tuple(on_offer(new(seed))) for seed in range(6)}) == 6


@rule("IX-1.4")
def test_the_conflict_deck_keeps_its_shape_and_one_card_of_level_three_stays_out() -> None:
    met: Counter[str] = Counter()
    for seed in range(40):
        game = new(seed)
        cards = game.conflict_deck + game.conflicts_seen[::-1]
        assert [CONFLICTS[kind].level for kind in cards] == [3] * 4 + [2] * 5 + [1]
        met.update(CONFLICTS[kind].id for kind in cards)
    assert {card.id for card in IX.pieces["conflict"]} <= set(met)
    assert sum(CONFLICTS[kind].level == 3 for kind in new().rules.conflicts) == 5
    assert 0 < met["economic_supremacy"] < 40


@rule("IX-1.5")
def test_all_cards_are_mixed_into_their_decks_and_the_row_comes_from_the_mixture() -> None:
    game = new()
    everything = Counter(CARDS[kind].id for kind in game.imperium_deck + game.row)
    for card in [*IX.pieces["card"], *(card for card in BASE.pieces["card"] if card.source == 1)]:
        assert everything[card.id] == card.copies
    assert everything.total() == 67 + 35
    held = game.intrigue_deck + [kind for p in game.players for kind in p.intrigue]
    assert len(held) == 40 + 17
    assert {card.id for card in IX.pieces["intrigue"]} <= {INTRIGUE[kind].id for kind in held}
    new_ones = {card.id for card in IX.pieces["card"]}
    assert any(CARDS[kind].id in new_ones for seed in range(5) for kind in new(seed).row)


@rule("IX-1.6")
def test_old_and_new_leaders_are_mixed() -> None:
    led = {LEADERS[p.leader].id for seed in range(20) for p in new(seed).players}
    assert led == {leader.id for box in (BASE, IX) for leader in box.pieces["leader"]}


@rule("IX-1.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_dreadnoughts_are_in_the_supply_and_freighters_at_the_bottom(seats: int) -> None:
    game = new(seats=seats)
    for seat in range(seats):
        counts = [DREADNOUGHT.count(game, seat, place) for place in (SUPPLY, GARRISON, CONFLICT)]
        assert counts == [2, 0, 0]
        assert freighter(game, seat) == 0


# --- the Epic game -----------------------------------------------------------------------
def test_the_epic_game_needs_the_box_and_three_or_four_players() -> None:
    with pytest.raises(BadOption, match="'epic' needs 'ix' among the boxes"):
        sandtable.new("imperium", seed=1, epic=True)
    for seats in (1, 2):
        with pytest.raises(BadOption, match="'epic' is for seats=3 or 4"):
            new(seats=seats, epic=True)


ENDS = [(False, 10, True), (True, 10, False), (True, 11, False), (True, 12, True)]


@rule("IX-8.1")
@pytest.mark.parametrize(("epic", "points", "over"), ENDS)
def test_the_epic_game_goes_to_twelve_points(epic: bool, points: int, over: bool) -> None:
    game = begin(seats=3, epic=epic, round=4, phase="recall", p1={"points": points})
    while not game.over and game.round == 4:
        game.apply(game.to_act[0], game.decision(game.to_act[0]).options[-1])
    assert game.over is over
    if over:
        assert game.outcome is not None
        assert f"reached {points} points" in tell_outcome(game.outcome, Words("en"))


@rule("IX-8.2")
def test_the_epic_conflict_deck_has_five_cards_of_level_two_on_five_of_level_three() -> None:
    game = new(epic=True)
    cards = game.conflict_deck + game.conflicts_seen[::-1]
    assert [CONFLICTS[kind].level for kind in cards] == [3] * 5 + [2] * 5


@rule("IX-8.3", "IX-8.6")
@pytest.mark.parametrize("epic", [False, True])
def test_control_the_spice_replaces_one_dune_the_desert_planet(epic: bool) -> None:
    game = new(epic=epic)
    for p in game.players:
        deck = Counter(CARDS[kind].id for kind in p.deck + p.hand + p.discard)
        assert deck.total() == 10
        assert (deck["dune_the_desert_planet"], deck["control_the_spice"]) == ((1, 1) if epic else (2, 0))


@rule("IX-8.4")
def test_everybody_draws_an_intrigue_card_before_hundro_looks_at_the_deck() -> None:
    leaders = ["viscount_hundro_moritani", "paul_atreides", "glossu_rabban"]
    game = new(seats=3, epic=True, leaders=leaders)
    assert [len(p.intrigue) for p in game.players] == [1, 1, 1]
    decision = game.decision(0)
    assert decision.kind == "intelligence"
    kept = decision.words()[0]
    play(game, kept)
    assert [len(p.intrigue) for p in game.players] == [2, 1, 1]
    plain = new(seats=3, leaders=leaders)
    assert [len(p.intrigue) for p in plain.players] == [0, 0, 0]


@rule("IX-8.5")
def test_the_epic_game_starts_with_five_troops_in_the_garrison() -> None:
    assert [(p.garrison, p.supply) for p in new(epic=True).players] == [(5, 7)] * 4
    assert [(p.garrison, p.supply) for p in new().players] == [(3, 9)] * 4


@rule("IX-8.7")
@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_the_epic_game_keeps_its_target_and_its_start_with_go_to_11(title: str) -> None:
    options: dict[str, Any] = {"seats": 4, "boxes": ["ix", "immortality"], "epic": True}
    for both in (False, True):
        epic = sandtable.new(title, seed=1, go_to_11=both, **options)
        assert isinstance(epic, Game)
        assert epic.rules.points_to_end == 12
        assert [p.vp for p in epic.players] == [1] * 4


@rule("IX-9.23")
@pytest.mark.parametrize(("seats", "cards"), [(1, 31), (2, 29)])
def test_the_house_hagal_deck_with_both_boxes(seats: int, cards: int) -> None:
    game = sandtable.new("imperium", seed=1, seats=seats, boxes=["ix", "immortality"])
    assert isinstance(game, Game)
    assert len(full_deck(game)) == cards

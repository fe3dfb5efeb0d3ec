"""UPR-16 and UPR-19.4: who takes which reward, in this box; what parts players of equal points."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

import sandtable
from sandtable.imperium.rules.chosen import TIE_BREAKS
from sandtable.imperium.rules.combat import placings
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.desert import fight, settle

# The Skirmish of the Desert Mouse pays nothing but Solari; its first and third reward are alike, so the card tells.
SOLARI = {1: 2, 2: 3, 3: 2, 0: 0}

ROWS = [
    # three players: the third reward is for those tied for second, and for nothing else (UPR-16.8)
    pytest.param([7, 7, 4], [2, 2, 0], id="3: two for first"),
    pytest.param([5, 5, 5], [2, 2, 2], id="3: three for first"),
    pytest.param([8, 5, 5], [1, 3, 3], id="3: two for second"),
    pytest.param([8, 6, 5], [1, 2, 0], id="3: no tie"),
    pytest.param([8, 6, 0], [1, 2, 0], id="3: two there"),
    pytest.param([8, 0, 0], [1, 0, 0], id="3: one there"),
    # four
    pytest.param([9, 9, 5, 4], [2, 2, 3, 0], id="4: two for first"),
    pytest.param([9, 9, 4, 4], [2, 2, 0, 0], id="4: two for first, the others tied"),
    pytest.param([6, 6, 6, 3], [2, 2, 2, 0], id="4: three for first"),
    pytest.param([6, 6, 6, 6], [2, 2, 2, 2], id="4: four for first"),
    pytest.param([8, 5, 5, 3], [1, 3, 3, 0], id="4: two for second"),
    pytest.param([8, 4, 4, 4], [1, 3, 3, 3], id="4: three for second"),
    pytest.param([8, 7, 3, 3], [1, 2, 0, 0], id="4: two for third"),
    pytest.param([8, 7, 5, 4], [1, 2, 3, 0], id="4: no tie"),
    pytest.param([0, 0, 0, 0], [0, 0, 0, 0], id="4: nobody there"),
]


@rule("UPR-16.3", "UPR-16.4", "UPR-16.5", "UPR-16.6", "UPR-16.7", "UPR-16.8")
@pytest.mark.parametrize(("strengths", "places"), ROWS)
def test_each_row_in_every_seating(strengths: list[int], places: list[int]) -> None:
    for seating in sorted(set(permutations(zip(strengths, places, strict=True)))):
        players: dict[str, Any] = {
            f"p{seat}": {"solari": 0, "conflict": x // 2, "swords": x % 2} for seat, (x, _) in enumerate(seating)
        }
        game = fight("skirmish_desert_mouse", len(strengths), **players)
        assert [p.solari for p in game.players] == [SOLARI[place] for _, place in seating], seating
        left = game.view(0).as_dict()["icons"]["left"]
        assert (left == []) == (1 in places), seating  # without a winner the card stays


@rule("UPR-16.3", "UPR-16.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_distribution_of_small_strengths(seats: int) -> None:
    """At most one first; nothing for nothing; equal strength has an equal reward, and more has no less."""
    for strengths in product(range(5), repeat=seats):
        places = placings(list(strengths), seats == 4, True)
        assert places.count(1) <= 1
        for mine, place in zip(strengths, places, strict=True):
            if mine == 0:
                assert place == 0
            for other, theirs in zip(strengths, places, strict=True):
                if other == mine:
                    assert theirs == place
                elif other > mine and place:
                    assert 0 < theirs <= place
        if seats == 3 and 3 in places:
            assert sorted(places) == [1, 3, 3]  # only for a tie for second


@rule("UPR-16.8", "UPR-22.8")
def test_the_third_reward_for_ties_is_no_option_here() -> None:
    game = sandtable.new("uprising", seats=3, seed=1)
    assert isinstance(game, Game)
    assert game.ties_third


@rule("UPR-16.1", "UPR-16.2")
def test_combat_cards_from_the_first_player_until_all_pass_in_a_row() -> None:
    held = {"conflict": 2, "intrigue": ["impress", "devour"]}
    game = fight(
        first=1, p0=held, p1={"conflict": 2, "intrigue": ["find_weakness"]}, p2={"intrigue": ["spice_is_power"]}
    )
    asked = []
    for word in ("pass", "intrigue:devour", "done", "pass", "pass"):
        asked.append(game.to_act[0])
        game.act(word)
    assert asked == [1, 0, 0, 1, 0]
    assert game.decision(game.to_act[0]).kind != "combat"


@rule("UPR-16.14")
def test_troops_go_to_the_supplies_and_markers_to_nought() -> None:
    game = settle(fight(p0={"conflict": 4, "garrison": 1, "swords": 3}, p1={"conflict": 2, "garrison": 2}))
    assert [(p.conflict, p.swords, p.strength()) for p in game.players] == [(0, 0, 0)] * 3
    assert sum((game.players[0].garrison, game.players[0].supply)) == 12


@rule("UPR-16.9")
def test_rewards_in_turn_order_from_the_first_player() -> None:
    game = fight(first=2, p0={"conflict": 5, "intrigue": ["devour"]}, p1={"conflict": 2}, p2={"conflict": 3})
    game.listen()
    settle(game)
    events = [event for event in game.take_events() if event.kind == "reward"]
    assert [(event.seat, event.amount) for event in events] == [(2, 2), (0, 1)]


@rule("UPR-12.1", "UPR-16.4")
def test_control_changes_hands_with_a_win_alone() -> None:
    control = {"arrakeen": 2}
    winner = settle(fight("siege_of_arrakeen", control=control, p0={"conflict": 3}, p1={"conflict": 2}))
    tied = settle(fight("siege_of_arrakeen", control=control, p0={"conflict": 3}, p1={"conflict": 3}))
    space = winner.rules.space["arrakeen"]
    assert (winner.control[space], tied.control[space]) == (0, 2)


@rule("UPR-5.3", "UPR-12.3")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_controller_may_defend_with_a_troop_of_the_supply(answer: str) -> None:
    game = begin(
        seats=3, phase="round_start", round=2, control={"arrakeen": 1},
        conflict_deck=["siege_of_arrakeen", "propaganda"], p1={"garrison": 3},
    )  # fmt: skip
    assert (game.decision(1).kind, game.to_act) == ("defend", [1])
    game.act(answer)
    assert (game.players[1].conflict, game.players[1].garrison) == (1 if answer == "yes" else 0, 3)


# --- the end -----------------------------------------------------------------------------
def ended(first: int = 0, **given: Any) -> Game:
    """Everybody has revealed in turn order; the last round is over."""
    game = begin(seats=3, phase="recall", round=10, first=first, **given)
    while not game.over:
        game.act("pass")
    return game


@rule("UPR-19.4")
@pytest.mark.parametrize("measure", ["spice", "solari", "water", "garrison"])
def test_each_tie_break_in_its_turn(measure: str) -> None:
    """Every earlier tie-break is equal, and every later one favours the other player."""
    order = TIE_BREAKS
    place = order.index(measure)
    ahead = {name: 2 if name == measure else 1 for name in order[: place + 1]}
    behind = dict.fromkeys(order[: place + 1], 1) | dict.fromkeys(order[place + 1 :], 3)
    ahead |= dict.fromkeys(order[place + 1 :], 0)
    for winner in (0, 2):
        loser = 2 - winner
        both: dict[str, Any] = {f"p{winner}": {"points": 8, **ahead}, f"p{loser}": {"points": 8, **behind}}
        game = ended(**both)
        assert game.outcome is not None
        assert (game.outcome.winners, game.outcome.tie_break) == ([winner], measure)


@rule("UPR-19.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_last_of_all_the_latest_reveal_turn(first: int) -> None:
    same = {"points": 8, "spice": 1, "solari": 1, "water": 1, "garrison": 1}
    game = ended(first=first, p0=same, p1=same, p2=same)
    assert game.outcome is not None
    assert game.outcome.winners == [(first + 2) % 3]
    assert game.outcome.tie_break == "latest_reveal"
    assert sorted(game.outcome.ranks) == [1, 2, 3]


@rule("UPR-19.4")
def test_the_order_of_the_reveal_turns_is_remembered() -> None:
    """Seat 1 reveals before the others although it sits behind the First Player."""
    game = begin(seats=3, p0={"hand": ["dagger"]}, p1={"hand": []}, p2={"hand": ["reconnaissance"]})
    play(game, "card:dagger space:assembly_hall box:space end reveal end")
    assert [p.revealed_at for p in game.players] == [0, 1, 0]
    again = sandtable.from_bytes(game.to_bytes())
    assert again == game
    play(game, "reveal end reveal end")
    while options(game) != [] and game.round == 1:
        words = options(game)
        game.act(next((word for word in ("pass", "done", "none", "no") if word in words), words[0]))
    assert [p.revealed_at for p in game.players] == [0, 0, 0]  # a new round


@rule("UPR-1.1", "UPR-19.1")
def test_ten_points_or_an_empty_conflict_deck_end_the_game() -> None:
    points = begin(seats=3, phase="recall", round=5, p1={"points": 10})
    deck = begin(seats=3, phase="recall", round=10, p1={"points": 3})
    neither = begin(seats=3, phase="recall", round=5, p1={"points": 9})
    assert (points.over, deck.over, neither.over) == (True, True, False)
    assert points.outcome is not None
    assert deck.outcome is not None
    assert (points.outcome.reason, deck.outcome.reason) == ("points", "conflict_deck")


@rule("UPR-18.1")
def test_makers_grow_where_no_agent_stands() -> None:
    game = begin(
        seats=3,
        phase="makers",
        round=2,
        bonus_spice={"hagga_basin": 1},
        p0={"agents_at": ["imperial_basin"]},
    )
    spice = {space.id: game.bonus_spice[slot] for slot, space in enumerate(game.rules.spaces) if space.maker_base}
    assert spice == {"deep_desert": 1, "hagga_basin": 2, "imperial_basin": 0}

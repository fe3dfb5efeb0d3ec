"""UPR-2.8 and UPR-17: Objectives, won Conflict cards, pairs of battle icons, the wild one in the Endgame."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.core.errors import BadScenario
from sandtable.imperium.judge import policy
from sandtable.imperium.lab import statistics
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.language.pieces import BATTLE_ICONS
from sandtable.imperium.modules.icon_language import OBJECTIVES
from sandtable.imperium.modules.icons import icon_of, icons_of
from sandtable.imperium.rules.catalog import KIND_OF, thing_name
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.desert import settle

CRYSKNIFE, MOUSE, THOPTER = "objective:crysknife", "objective:desert_mouse_first", "objective:ornithopter_1_3"


def new(seats: int, seed: int, first: Any = "random") -> Game:
    game = sandtable.new("uprising", seats=seats, seed=seed, first=first)
    assert isinstance(game, Game)
    return game


def names(cards: list[int]) -> list[str]:
    return [thing_name(thing) for thing in cards]


def up(game: Game, seat: int = 0) -> list[str]:
    return names(icons_of(game).up[seat])


def down(game: Game, seat: int = 0) -> list[str]:
    return names(icons_of(game).down[seat])


def won(conflict: str, objective: str, *more: str, level: int = 2, **own: Any) -> Game:
    """Seat 0 has fought alone, with these cards before it; somebody is asked before the rewards."""
    return begin(
        seats=3, phase="combat", conflict=conflict, round={1: 1, 2: 3, 3: 8}[level],
        icons={"up": {0: [objective, *more]}}, p0={"conflict": 2, "intrigue": ["devour"], **own},
    )  # fmt: skip


# --- Objectives --------------------------------------------------------------------------
@rule("UPR-2.8", "UPR-22.2")
@pytest.mark.parametrize(
    ("seats", "icons"),
    [(3, {"desert_mouse": 1, "crysknife": 1, "ornithopter": 1}), (4, {"desert_mouse": 2, "crysknife": 2})],
)
def test_objectives_are_dealt_by_the_number_of_players(seats: int, icons: dict[str, int]) -> None:
    begins: Counter[int] = Counter()
    dealt: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        game = new(seats, seed)
        cards = [thing for mine in icons_of(game).up for thing in mine]
        assert [len(mine) for mine in icons_of(game).up] == [1] * seats
        assert Counter(BATTLE_ICONS[icon_of(thing)] for thing in cards) == icons
        assert len(set(cards)) == seats
        (marked,) = [seat for seat, thing in enumerate(cards) if OBJECTIVES[thing & KIND_OF].first]
        assert game.first == marked
        begins[marked] += 1
        dealt[tuple(names(cards))] += 1
        check(game)
    assert set(begins) == set(range(seats))
    assert len(dealt) == {3: 6, 4: 24}[seats]  # every deal occurs


@rule("UPR-2.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_seat_that_is_to_begin_gets_the_marked_objective(seats: int) -> None:
    for first in range(seats):
        deals = {
            tuple(names([thing for mine in icons_of(new(seats, seed, first)).up for thing in mine]))
            for seed in range(80)
        }
        assert all(deal[first] == MOUSE for deal in deals)
        assert len(deals) == {3: 2, 4: 6}[seats]
        assert new(seats, 1, first).first == first


@rule("UPR-2.7")
def test_the_score_begins_at_one_with_four_and_at_nought_with_three() -> None:
    assert [p.vp for p in new(4, 1).players] == [1] * 4
    assert [p.vp for p in new(3, 1).players] == [0] * 3


@rule("UPR-3.13")
def test_everybody_sees_what_lies_before_whom() -> None:
    game = won("shadow_contest", MOUSE, "conflict:propaganda")
    assert [game.view(seat).as_dict()["icons"]["up"]["0"] for seat in range(3)] == [[MOUSE, "conflict:propaganda"]] * 3


# --- won Conflicts -----------------------------------------------------------------------
@rule("UPR-16.13", "UPR-17.3", "UPR-22.7")
def test_the_winner_takes_the_card_face_up() -> None:
    game = won("shadow_contest", MOUSE)
    before = game.players[0].vp
    settle(game)
    assert (up(game), down(game), game.players[0].vp) == ([MOUSE, "conflict:shadow_contest"], [], before)
    check(game)


@rule("UPR-17.1", "UPR-17.2", "UPR-17.3")
@pytest.mark.parametrize(
    ("conflict", "objective"),
    [("choam_security", CRYSKNIFE), ("protect_the_sietches", MOUSE), ("shadow_contest", THOPTER)],
)
def test_a_pair_is_turned_down_at_once_for_a_point(conflict: str, objective: str) -> None:
    game = won(conflict, objective)
    before = game.players[0].vp
    game.listen()
    settle(game)
    assert (up(game), sorted(down(game))) == ([], sorted([objective, f"conflict:{conflict}"]))
    assert game.players[0].vp == before + 1
    told = [
        (event.kind, thing_name(event.thing))
        for event in game.take_events()
        if event.kind.startswith(("icon", "conflict_won"))
    ]
    assert told == [
        ("conflict_won", f"conflict:{conflict}"),
        ("icon_turned", objective),
        ("icon_turned", f"conflict:{conflict}"),
    ]
    check(game)


@rule("UPR-17.2", "UPR-17.3")
def test_cards_turned_down_make_no_further_pair() -> None:
    game = begin(
        seats=3, phase="combat", conflict="choam_security", round=3,
        icons={"down": {0: [CRYSKNIFE, "conflict:spice_freighters"]}}, p0={"conflict": 2},
    )  # fmt: skip
    assert up(settle(game)) == ["conflict:choam_security"]


@rule("UPR-16.13", "UPR-16.4")
def test_without_a_winner_the_card_stays() -> None:
    game = begin(
        seats=3,
        phase="combat",
        conflict="choam_security",
        round=2,
        p0={"conflict": 2},
        p1={"conflict": 2},
    )
    settle(game)
    assert [len(cards) for cards in icons_of(game).up] == [1, 1, 1]
    assert "conflict:choam_security" in game.view(0).as_dict()["icons"]["left"]


@rule("UPR-16.13")
def test_the_point_of_a_pair_counts_before_the_end_of_the_game_is_checked() -> None:
    game = won("choam_security", CRYSKNIFE, points=9)
    play(game, "pass")
    while not game.over and game.round == 3:
        words = options(game)
        game.act(next((word for word in ("pass", "done", "none", "no") if word in words), words[0]))
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "points"


@rule("UPR-16.13", "UPR-17.2")
def test_the_winner_has_its_card_before_the_next_takes_a_reward() -> None:
    """R-UPR-19."""
    own = {"conflict": 5, "intrigue": ["devour"]}
    icons = {"up": {0: [CRYSKNIFE]}}
    game = begin(seats=3, phase="combat", conflict="choam_security", round=3, icons=icons, p0=own, p1={"conflict": 2})
    game.listen()
    settle(game)
    kinds = [(event.kind, event.seat) for event in game.take_events() if event.kind in ("reward", "icon_turned", "vp")]
    assert kinds[:5] == [("reward", 0), ("icon_turned", 0), ("icon_turned", 0), ("vp", 0), ("reward", 1)]


# --- the wild icon -----------------------------------------------------------------------
@rule("UPR-17.4")
def test_the_wild_icon_does_nothing_on_winning() -> None:
    game = won("propaganda", CRYSKNIFE, level=3)
    before = game.players[0].vp
    while "conflict:propaganda" not in up(game):
        words = options(game)
        game.act(next((word for word in ("pass", "done", "none", "no") if word in words), words[0]))
    assert up(game) == [CRYSKNIFE, "conflict:propaganda"]
    assert game.players[0].vp == before


def endgame(*cards: str, **given: Any) -> Game:
    return begin(
        seats=3, phase="endgame", conflict="battle_for_arrakeen", round=10,
        icons={"up": {0: list(cards)}}, **given,
    )  # fmt: skip


@rule("UPR-17.4", "UPR-19.3")
def test_in_the_endgame_it_pairs_with_one_of_choice() -> None:
    cards = (CRYSKNIFE, "conflict:shadow_contest", "conflict:propaganda")
    game = endgame(*cards, p0={"points": 3})
    assert (game.decision(0).kind, options(game)) == ("endgame", ["icon:crysknife", "icon:ornithopter", "pass"])
    left = game.clone()
    left.act("pass")
    assert (left.over, left.players[0].vp) == (True, 3)  # it may be left
    game.act("icon:ornithopter")
    assert game.over
    assert (game.players[0].vp, up(game)) == (4, [CRYSKNIFE])
    assert sorted(down(game)) == ["conflict:propaganda", "conflict:shadow_contest"]


@rule("UPR-17.4")
def test_alone_it_pairs_with_nothing() -> None:
    game = begin(
        seats=3, phase="endgame", conflict="battle_for_arrakeen", round=10,
        icons={"up": {0: ["conflict:propaganda"]}, "down": {0: [CRYSKNIFE]}},
    )  # fmt: skip
    assert game.over


@rule("UPR-17.5", "UPR-19.3", "UPR-15.2")
def test_an_endgame_card_turns_one_down_for_a_point() -> None:
    game = endgame(CRYSKNIFE, p0={"points": 3, "intrigue": ["crysknife", "ornithopter"]})
    assert options(game) == ["intrigue:crysknife", "pass"]
    game.act("intrigue:crysknife")
    assert (game.players[0].vp, down(game)) == (4, [CRYSKNIFE])


@rule("UPR-17.5")
@pytest.mark.parametrize("icon", ["crysknife", "wild"])
def test_it_may_be_the_wild_one_instead(icon: str) -> None:
    game = endgame(CRYSKNIFE, "conflict:propaganda", p0={"points": 3, "intrigue": ["crysknife"]})
    game.act("intrigue:crysknife")
    assert (game.decision(0).kind, options(game)) == ("flip_icon", ["icon:crysknife", "icon:wild"])
    check(game)
    game.act(f"icon:{icon}")
    assert game.players[0].vp == 4
    assert down(game) == [CRYSKNIFE if icon == "crysknife" else "conflict:propaganda"]
    assert game.over  # what is left makes no pair


@rule("UPR-19.3", "UPR-17.4", "UPR-17.5")
def test_cards_and_the_wild_icon_in_any_order() -> None:
    cards = (CRYSKNIFE, "conflict:shadow_contest", "conflict:propaganda")
    game = endgame(*cards, p0={"points": 3, "intrigue": ["crysknife"]})
    assert options(game) == ["intrigue:crysknife", "icon:crysknife", "icon:ornithopter", "pass"]
    other = game.clone()
    play(game, "intrigue:crysknife icon:crysknife")
    assert options(game) == ["icon:ornithopter", "pass"]
    assert play(game, "icon:ornithopter").players[0].vp == 5
    play(other, "icon:ornithopter")
    assert options(other) == ["intrigue:crysknife", "pass"]
    assert play(other, "intrigue:crysknife").players[0].vp == 5


@rule("UPR-17.2", "UPR-17.4", "UPR-17.5")
def test_sources_of_points_tell_pairs_from_cards() -> None:
    cards = (CRYSKNIFE, "conflict:shadow_contest", "conflict:propaganda")
    game = endgame(*cards, p0={"points": 3, "intrigue": ["crysknife"]})
    game.listen()
    play(game, "intrigue:crysknife icon:crysknife icon:ornithopter")
    assert sources(game) == {"start": 3, "intrigue:crysknife": 1, "icons": 1}
    fought = won("skirmish_crysknife", CRYSKNIFE, level=1, points=0)
    fought.listen()
    settle(fought)
    assert sources(fought) == {"icons": 1}


def sources(game: Game) -> dict[str, int]:
    found: dict[str, int] = statistics.results(game, game.take_events())[0]["sources"]
    return found


@rule("UPR-19.3")
def test_one_go_each_from_the_first_player() -> None:
    game = begin(
        seats=3, phase="endgame", conflict="battle_for_arrakeen", round=10, first=2,
        icons={"up": {0: [CRYSKNIFE, "conflict:propaganda"], 1: [MOUSE], 2: [THOPTER]}},
        p1={"intrigue": ["desert_mouse"]}, p2={"intrigue": ["ornithopter"]},
    )  # fmt: skip
    asked = []
    while not game.over:
        asked.append(game.to_act[0])
        game.act("pass")
    assert asked == [2, 0, 1]


# --- bots, scenarios, invariants ---------------------------------------------------------
def test_greedy_gets_all_there_is() -> None:
    """The card takes its own icon, so that the wild one has another to go with."""
    cards = (CRYSKNIFE, "conflict:shadow_contest", "conflict:propaganda")
    game = endgame(*cards, p0={"points": 3, "intrigue": ["crysknife"]})
    while not game.over:
        game.apply(0, policy.best(game, 0, game.options_of(0)))
    assert game.players[0].vp == 5


def test_a_conflict_that_makes_a_pair_is_worth_a_point_more() -> None:
    from sandtable.imperium.judge.judgement import Worth
    from sandtable.imperium.judge.modules import weighing

    with_pair, without = won("choam_security", CRYSKNIFE), won("choam_security", MOUSE)
    module = weighing(with_pair.rules).by_id["icons"]
    assert module.reward_worth(Worth(with_pair, 0), 1) == 10.0
    assert 0.0 < module.reward_worth(Worth(without, 0), 1) < 10.0
    assert module.reward_worth(Worth(with_pair, 0), 2) == 0.0


def test_missing_pieces_are_refused() -> None:
    for icons, says in (
        ({"up": {5: []}}, "seats are wanted"),
        ({"up": {0: ["objective:wild"]}}, "no such card"),
        ({"won": {}}, "there is no 'won'"),
    ):
        with pytest.raises(BadScenario, match=says):
            begin(seats=3, icons=icons)


def test_a_pair_that_lies_open_breaks_an_invariant() -> None:
    game = won("shadow_contest", MOUSE)
    check(game)
    icons_of(game).up[0].append(icons_of(game).up[1][0])
    with pytest.raises(InvariantBroken, match="a card lies before two"):
        check(game)
    icons_of(game).up[1] = []
    with pytest.raises(InvariantBroken, match="Objectives"):
        check(game)

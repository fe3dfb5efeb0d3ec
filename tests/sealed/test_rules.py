"""The rules of Sealed Bids, as `docs/sealedbid.md` has them."""

from __future__ import annotations

import pytest

from sandtable.core.errors import (
    BadOption,
    BadSeat,
    GameOver,
    IllegalAction,
    MalformedAction,
    NothingSealed,
    OutOfTurn,
    StaleAction,
)
from sandtable.core.events import Event
from sandtable.core.titles import meta, new
from sandtable.rule_report import report
from tests.citing import rule
from tests.sealed import EVERY_WAY, TITLE
from tests.sealed.invariants import InvariantBroken, check, check_options
from tests.sealed.meta import HERE
from tests.sealed.pieces import CARDS, LOTS, NONE, OF_CARD, OF_LOT, VOCABULARY
from tests.sealed.playing import act, begin, walk, with_hands
from tests.sealed.rules import AUCTION, PAY, SEND, Game


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def one(events: list[Event], kind: str, seat: int) -> Event:
    [found] = [event for event in events if event.kind == kind and event.seat == seat]
    return found


@rule("SB-1.1")
def test_two_to_four_play_and_four_in_teams() -> None:
    for seats in (2, 3, 4):
        assert new(TITLE, seed=1, seats=seats).to_act == list(range(seats))
    with pytest.raises(BadOption):
        new(TITLE, seed=1, seats=5)
    with pytest.raises(BadOption, match="four seats"):
        new(TITLE, seed=1, seats=3, teams=True)
    game = begin(seats=4, teams=True)
    assert [game.side(seat) for seat in range(4)] == [[0, 2], [1, 3], [0, 2], [1, 3]]


@rule("SB-1.2", "SB-1.3", "SB-1.5", "SB-2.1")
def test_the_first_position() -> None:
    firsts = set()
    lots = set()
    for seed in range(40):
        game = begin(seed, seats=3)
        assert [len(hand) for hand in game.hands] == [5, 5, 5]  # four dealt and one drawn
        assert sorted([*game.deck, *(card for hand in game.hands for card in hand)]) == CARDS
        assert sorted([*game.lots, game.lot]) == LOTS
        assert kinds(game.take_events()) == ["round", "lot", "draw", "draw", "draw"]
        firsts.add(game.first)
        lots.add(game.lot)
    assert firsts == {0, 1, 2}
    assert lots == set(LOTS)
    assert CARDS.count(1) == CARDS.count(8) == 4
    assert len(CARDS) == 32
    assert len(LOTS) == 8


@rule("SB-2.2")
def test_the_holder_of_a_card_decides_which_and_where() -> None:
    game = with_hands([3, 3, 5], [], [1])
    assert game.deciding == game.to_act == [0, 2]
    assert game.decision(0).words() == ["card:3", "card:5", "none"]
    act(game, 0, "card:3")
    assert game.decision(0).kind == "market"
    assert game.decision(0).words() == ["market:north", "market:east", "market:south"]
    with pytest.raises(OutOfTurn):
        game.decision(1)
    act(game, 0, "market:east")
    assert game.to_act == [2]
    assert game.deciding == [0, 2]
    with pytest.raises(OutOfTurn):
        game.apply(0, NONE)
    act(game, 2, "none")
    assert game.phase == AUCTION


@rule("SB-2.3")
def test_a_sealed_answer_changes_nothing_for_others_and_can_be_taken_back() -> None:
    game = with_hands([3, 5], [4, 6], [1, 2])
    before = game.clone()
    seen = [game.view(seat) for seat in range(3)]
    watched = game.before, game.learnt
    act(game, 1, "card:6")
    act(game, 0, "none")
    act(game, 1, "market:north")
    assert (game.sealed, game.actions_taken) == (3, before.actions_taken + 3)
    assert (game.before, game.learnt) == watched
    assert game.view(2) == seen[2]
    assert game.view(1).as_dict()["sealed"] == ["card:6", "market:north"]
    assert game.take_events() == []
    game.take_back(1)
    assert game.decision(1).kind == "market"
    game.take_back(1)
    game.take_back(0)
    assert game == before
    for seat in range(3):
        with pytest.raises(NothingSealed):
            game.take_back(seat)
    with pytest.raises(BadSeat):
        game.take_back(3)


@rule("SB-2.3")
def test_another_seats_answer_makes_nothing_stale_but_the_own_does() -> None:
    game = with_hands([3, 5], [4, 6])
    first = game.decision(0).number
    assert game.decision(1).number == first
    game.apply(1, VOCABULARY.number("card:4"), first)
    assert game.decision(0).number == first
    assert game.decision(1).number == first + 1
    with pytest.raises(StaleAction):
        game.apply(1, VOCABULARY.number("market:east"), first)
    game.apply(1, VOCABULARY.number("market:east"), first + 1)
    game.apply(0, NONE, first)
    assert game.decision(game.turn).number == game.actions_taken == first + 3


@rule("SB-2.3")
def test_in_whatever_order_answers_come_the_position_is_the_same() -> None:
    said = {0: ["card:3", "market:east"], 1: ["none"], 2: ["card:2", "market:east"]}
    orders = ([0, 0, 1, 2, 2], [2, 1, 0, 2, 0], [1, 2, 2, 0, 0], [0, 2, 0, 2, 1])
    ends = []
    for order in orders:
        game = with_hands([3, 5], [4, 6], [1, 2])
        left = {seat: list(words) for seat, words in said.items()}
        for seat in order:
            act(game, seat, left[seat].pop(0))
        ends.append((game.to_bytes(), [repr(event) for event in game.take_events()]))
    assert all(end == ends[0] for end in ends)


@rule("SB-2.4", "SB-1.4")
def test_cards_are_shown_to_those_at_the_same_market_and_their_teams() -> None:
    game = with_hands([3, 5], [4, 6], [1, 2], [7, 8], teams=True)
    act(game, 0, "card:3", "market:east")
    act(game, 1, "card:4", "market:east")
    act(game, 2, "none")
    assert game.view(2).known.hands[0] == [3, 5]
    assert game.view(2).known.hands[1] == [0, 0]
    assert game.view(2).known.answers == [[], [], [NONE], []]  # a partner's answers are as secret as anybody's
    act(game, 3, "card:8", "market:south")
    events = game.take_events()
    assert kinds(events) == ["sent", "sent", "sent", "stayed", "market", "market"]
    sent = one(events, "sent", 3)
    assert [item[0] for item in sent.items] == [OF_CARD + 8]
    assert [sent.seen_by(seat).items for seat in (-1, 0, 2)] == [(), (), ()]
    assert sent.seen_by(1).items == sent.seen_by(3).items == sent.items
    east = one(events, "market", 1)
    assert [item[0] for item in east.items] == [OF_CARD + 3, OF_CARD + 4]
    for seat in range(4):
        assert east.seen_by(seat).items == east.items  # one of each team was there
        assert [card for *_, card in game.view(seat).known.sent] == [3, 4, 8 if seat in (1, 3) else 0]
    assert east.seen_by(-1).items == ()


@rule("SB-2.5", "SB-2.6")
def test_the_highest_card_wins_its_market_unless_it_is_tied() -> None:
    game = with_hands([7], [7, 2], [6, 1], [3])
    act(game, 0, "card:7", "market:north")
    act(game, 1, "card:7", "market:north")
    act(game, 2, "card:6", "market:north")
    act(game, 3, "card:3", "market:south")
    assert game.won == [[-1, -1, 3]]
    assert game.points == [0, 0, 0, 2]
    assert game.hands == [[], [2], [1], []]
    assert sorted(card for *_, card in game.sent) == [3, 6, 7, 7]
    assert kinds(game.take_events()).count("market") == 2


def to_auction(*hands: list[int], **options: bool) -> Game:
    game = with_hands(*hands, **options)
    for seat in game.deciding:
        act(game, seat, "none")
    game.take_events()
    assert game.phase == AUCTION
    return game


@rule("SB-3.1")
def test_a_bid_is_higher_than_the_last_and_no_more_than_is_held() -> None:
    game = to_auction([1, 2, 3], [4], [5, 6])
    assert game.to_act == game.deciding == [0]
    assert game.decision(0).words() == ["pass", "bid:1", "bid:2", "bid:3"]
    assert game.decision(0).cause == OF_LOT + game.lot
    act(game, 0, "bid:1")
    assert game.decision(1).words() == ["pass"]
    act(game, 1, "pass")
    with pytest.raises(IllegalAction, match="bid:2"):
        act(game, 2, "bid:1")
    with pytest.raises(OutOfTurn):
        act(game, 0, "bid:2")
    act(game, 2, "bid:2")
    assert game.to_act == [0]
    assert game.decision(0).words() == ["pass", "bid:3"]
    assert game.sealed == 0
    with pytest.raises(NothingSealed):
        game.take_back(0)


@rule("SB-3.2", "SB-3.3", "SB-1.5")
def test_the_last_who_has_not_passed_pays_in_secret() -> None:
    game = to_auction([1, 2, 3], [4], [5, 6, 8])
    lot = game.lot
    act(game, 0, "pass")
    act(game, 1, "bid:1")
    act(game, 2, "bid:2")
    act(game, 1, "pass")
    assert (game.phase, game.to_act, game.owed) == (PAY, [2], 2)
    act(game, 2, "card:8")
    assert game.decision(2).words() == ["card:5", "card:6"]
    assert "paid" not in kinds(game.take_events())
    act(game, 2, "card:5")
    events = game.take_events()
    paid = one(events, "paid", 2)
    assert paid.amount == 2
    assert paid.items == ((OF_CARD + 5, 1, 0b100), (OF_CARD + 8, 1, 0b100), (OF_LOT + lot, 13, 0b100))
    assert [paid.seen_by(seat).items for seat in (0, 1, -1)] == [(), (), ()]
    assert game.points == [0, 0, lot]
    assert [card for *_, card in game.view(0).known.paid] == [0, 0]
    assert [card for *_, card in game.view(2).known.paid] == [8, 5]
    assert (game.phase, game.round, game.first) == (SEND, 2, 1)


@rule("SB-3.2")
def test_a_lot_for_which_nobody_bids_is_out_of_the_game() -> None:
    game = to_auction([1], [2])
    lot = game.lot
    act(game, 0, "pass")
    act(game, 1, "pass")
    assert game.sold == [[1, -1, lot]]
    assert game.points == [0, 0]
    assert "unsold" in kinds(game.take_events())


def test_the_last_bidder_is_still_asked() -> None:
    """The last who has not passed has not bid yet: it is still asked."""
    game = to_auction([1], [2])
    act(game, 0, "pass")
    assert (game.phase, game.to_act) == (AUCTION, [1])


def ended(*sides: tuple[int, list[int]], teams: bool = False) -> Game:
    game = begin(seats=len(sides), teams=teams)
    game.phase = "over"
    game.points = [points for points, _ in sides]
    game.hands = [hand for _, hand in sides]
    return game


@rule("SB-4.1")
@pytest.mark.parametrize("rounds", [2, 3, 4])
def test_the_game_ends_after_its_rounds(rounds: int) -> None:
    *_, last = walk(5, seats=3, rounds=rounds)
    assert last.over
    assert last.round == len(last.won) == len(last.sold) == rounds
    assert last.outcome is not None
    assert last.outcome.reason == "rounds"
    assert last.to_act == last.deciding == []
    with pytest.raises(GameOver):
        last.decision(0)


@rule("SB-4.2", "SB-4.3")
def test_ranks_and_ties() -> None:
    def came(game: Game) -> tuple[list[int], list[int], str]:
        outcome = game.outcome
        assert outcome is not None
        return outcome.ranks, outcome.points, outcome.tie_break

    assert came(ended((5, [1]), (7, []), (2, [8, 8]))) == ([2, 1, 3], [5, 7, 2], "none")
    assert came(ended((5, [1]), (5, [3]), (5, [2]))) == ([3, 1, 2], [5, 5, 5], "cards")
    assert came(ended((5, [3]), (5, [3]), (1, [8]))) == ([1, 1, 3], [5, 5, 1], "shared")
    assert came(ended((5, [3]), (4, [3]), (1, [8]), (3, []), teams=True)) == ([2, 1, 2, 1], [6, 7, 6, 7], "none")
    assert came(ended((5, [3]), (4, [3]), (1, [8]), (2, []), teams=True)) == ([1, 2, 1, 2], [6, 6, 6, 6], "cards")
    assert came(ended((5, [3]), (5, [3]), (1, []), (1, []), teams=True)) == ([1, 1, 1, 1], [6, 6, 6, 6], "shared")


@pytest.mark.parametrize("options", EVERY_WAY)
def test_every_position_of_games_played_by_chance_is_sound(options: dict[str, bool]) -> None:
    for seed in range(25):
        for game in walk(seed, **options):
            check(game)
            check_options(game)


def test_faults_of_a_position_are_found() -> None:
    def broken(change: str, value: object) -> None:
        game = with_hands([3, 5], [4, 6], [1, 2])
        setattr(game, change, value)
        with pytest.raises(InvariantBroken):
            check(game)

    broken("hands", [[3, 5], [4, 6], [1, 1]])
    broken("points", [2, 0, 0])
    broken("answers", [[8], [8], [8]])
    broken("answers", [[7], [], []])
    broken("bids", [0, 1, 0])
    broken("lots", LOTS)
    broken("phase", "somewhere")
    broken("first", 3)


def test_malformed_actions_are_named() -> None:
    game = begin()
    for action in ("card:1", 1.5, None, True, -1, 99):
        with pytest.raises(MalformedAction):
            game.apply(0, action)
    with pytest.raises(MalformedAction):
        game.apply(0, NONE, "1")
    for seat in (-1, 3, True, "0"):
        with pytest.raises(BadSeat):
            game.apply(seat, NONE)
    assert game == begin()
    assert meta(TITLE).part("rules").Game is Game


def test_every_rule_is_cited() -> None:
    found = report(TITLE, HERE.parents[1], with_results=False, where=HERE / "docs")
    assert found.uncited == []
    assert len(found.rules) > 15

"""Invariants of every position of Sealed Bids."""

from __future__ import annotations

from typing import Any, NoReturn

from sandtable.core.decisions import Decision
from tests.sealed.pieces import CARD, CARDS, LOTS, MARKET, MARKET_POINTS, MARKETS, NOBODY, NONE, winner_of
from tests.sealed.rules import AUCTION, OVER, PASSED, PAY, SEND, Game


class InvariantBroken(AssertionError):
    """A position that cannot be."""


def _fail(what: str) -> NoReturn:
    raise InvariantBroken(what)


def check(game: Game) -> None:
    seats = range(game.seats)
    if game.seats not in (2, 3, 4) or (game.teams and game.seats != 4) or game.rounds not in (2, 3, 4):
        _fail(f"{game.seats} seats, teams {game.teams}, {game.rounds} rounds")
    if game.phase not in (SEND, AUCTION, PAY, OVER) or not 1 <= game.round <= game.rounds:
        _fail(f"phase {game.phase!r} of round {game.round}")
    if game.first not in seats or not all(
        len(part) == game.seats for part in (game.hands, game.points, game.answers, game.bids)
    ):
        _fail("a part of the position is not there for every seat")
    _check_cards(game)
    _check_sealed(game)
    _check_points(game)
    _check_auction(game)
    if game.before < 0 or game.learnt < 1:
        _fail(f"{game.before} actions, {game.learnt} times learnt")


def check_options(game: Game) -> None:
    """Check that every seat that is asked has an option, and no other seat has one."""
    if bool(game.to_act) == game.over:
        _fail(f"over: {game.over}, and {game.to_act} are asked")
    for seat in game.to_act:
        decision = game.decision(seat)
        if seat not in game.deciding or not decision.options or len(set(decision.options)) != len(decision.options):
            _fail(f"seat {seat} is asked {decision}")


def check_decision(game: Game, decision: Decision) -> None:
    """The seat is among those that are asked, and has an option."""
    if decision.seat not in game.deciding or not decision.options:
        _fail(f"seat {decision.seat} is asked {decision}")


def trial(title: str, number: int) -> dict[str, Any]:
    return {"seats": 2 + number % 3, "rounds": 2 + number // 3 % 3, "teams": number % 6 == 2}


def _check_cards(game: Game) -> None:
    """SB-1.2, SB-1.3: no card and no lot is lost or doubled."""
    cards = [*game.deck, *(card for hand in game.hands for card in hand)]
    cards += [card for *_, card in game.sent] + [card for *_, card in game.paid]
    if sorted(cards) != CARDS:
        _fail(f"the cards are {sorted(cards)}")
    for hand in game.hands:
        if hand != sorted(hand):
            _fail(f"a hand is not in order: {hand}")
    lots = [*game.lots, *(lot for *_, lot in game.sold)] + ([game.lot] if game.lot else [])
    if sorted(lots) != LOTS:
        _fail(f"the lots are {sorted(lots)}")
    if bool(game.lot) == game.over:
        _fail(f"lot {game.lot} in phase {game.phase}")


def _check_sealed(game: Game) -> None:
    """SB-2.2 and SB-2.3: sealed answers are there only while somebody still owes one, and could be given."""
    for seat, answers in enumerate(game.answers):
        if not answers:
            continue
        if game.phase != SEND or not game.to_act:
            _fail(f"seat {seat} has sealed {answers} in phase {game.phase}")
        sends = answers[0] - CARD in game.hands[seat]
        market = len(answers) == 2 and 0 <= answers[1] - MARKET < len(MARKETS)
        if answers != [NONE] and not (sends and (len(answers) == 1 or market)):
            _fail(f"seat {seat} has sealed {answers}")


def _check_points(game: Game) -> None:
    """SB-2.5 and SB-4.2: points are those of markets and lots."""
    points = [0] * game.seats
    opened = game.round - (game.phase == SEND)
    if len(game.won) != opened or any(len(row) != len(MARKETS) for row in game.won):
        _fail(f"markets were won {game.won} in round {game.round}")
    for at, seat, market, _ in game.sent:
        if not (1 <= at <= opened and 0 <= seat < game.seats and 0 <= market < len(MARKETS)):
            _fail(f"seat {seat} sent a card to {market} in round {at}")
    for at, row in enumerate(game.won, 1):
        for market, winner in enumerate(row):
            there = [(card, seat) for when, seat, to, card in game.sent if (when, to) == (at, market)]
            if winner != (winner_of(there) if there else NOBODY):
                _fail(f"seat {winner} won market {market} of round {at}")
            if winner != NOBODY:
                points[winner] += MARKET_POINTS
    if len(game.sold) != game.round - (not game.over):
        _fail(f"{game.sold} were sold by round {game.round}")
    for at, (when, seat, lot) in enumerate(game.sold, 1):
        if when != at or not NOBODY <= seat < game.seats:
            _fail(f"lot {lot} was sold to {seat} in round {when}")
        if seat != NOBODY:
            points[seat] += lot
    if points != game.points:
        _fail(f"points are {game.points} and should be {points}")


def _check_auction(game: Game) -> None:
    """SB-3.1 to SB-3.3."""
    if game.phase in (SEND, OVER):
        if any(game.bids) or game.turn != NOBODY:
            _fail(f"bids {game.bids} in phase {game.phase}")
    elif not 0 <= game.turn < game.seats:
        _fail(f"seat {game.turn} has its turn")
    buyers = {at: seat for at, seat, _ in game.sold}
    if game.phase == PAY:
        buyers[game.round] = game.turn
    for at, seat, _ in game.paid:
        if buyers.get(at) != seat:
            _fail(f"seat {seat} paid in round {at}")
    for seat, bid in enumerate(game.bids):
        paid = sum(1 for at, of, _ in game.paid if (at, of) == (game.round, seat))
        if not PASSED <= bid <= len(game.hands[seat]) + paid:
            _fail(f"seat {seat} bids {bid}")
    if game.phase == PAY and (game.owed < 1 or sum(bid != PASSED for bid in game.bids) != 1):
        _fail(f"bids {game.bids}, {game.owed} owed by {game.turn}")

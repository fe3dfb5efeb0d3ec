"""Advice for bots in Sealed Bids: a first instinct for each question, and the prospects of every seat.

Nothing here looks at what is sealed: what a seat likes follows from its hand and from what lies open.
"""

from __future__ import annotations

import math
from typing import Final

from tests.sealed.pieces import BID, CARD, MARKET, MARKET_POINTS, MARKETS, NONE, PASS, VALUES
from tests.sealed.rules import Game

CARD_WORTH: Final = 1.0  # what a card in hand is worth, in points: it can be bid …
LAST_WORTH: Final = 0.4  # … and in the last round
HEAT: Final = 3.0  # points that make it e times as likely to win


def scores(game: Game, seat: int, options: list[int]) -> list[float]:
    return [_score(game, seat, option) for option in options]


def _score(game: Game, seat: int, option: int) -> float:
    if option == NONE or option == PASS:
        return 0.0
    worth = CARD_WORTH if game.round < game.rounds else LAST_WORTH
    if option > BID:
        return game.lot - (option - BID) * worth
    if option >= MARKET:  # somewhere else in each round, and not where the neighbour goes
        return -0.1 * ((option - MARKET + game.round + seat) % len(MARKETS))
    value = option - CARD
    if game.owed:
        return -float(value)
    wins: float = ((value - 0.5) / max(VALUES)) ** ((game.seats - 1) / len(MARKETS))  # if all go anywhere with anything
    return MARKET_POINTS * wins - worth


def best(game: Game, seat: int, options: list[int]) -> int:
    liked = scores(game, seat, options)
    return options[max(range(len(options)), key=lambda at: liked[at])]


def chances(game: Game) -> list[float]:
    """Return how likely each seat is to win, adding up to 1: a team's chance is parted between its seats."""
    raised = []
    for seat in range(game.seats):
        side = game.side(seat)
        stands = sum(game.points[of] + 0.5 * CARD_WORTH * len(game.hands[of]) for of in side)
        raised.append(math.exp(stands / HEAT) / len(side))
    return [each / sum(raised) for each in raised]


def weighty(game: Game, seat: int) -> bool:
    return True


def horizon(game: Game, ahead: int) -> int:
    """The last round that is played out."""
    return game.round + ahead - 1


def play_on(game: Game, seat: int, until: int) -> bool:
    while not game.over and game.round <= until:
        asked = seat if seat in game.to_act else game.to_act[0]
        options = game.decision(asked).options
        if asked == seat and len(options) > 1:
            return True
        game.apply(asked, best(game, asked, options))
    return False

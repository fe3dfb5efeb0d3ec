"""Games of Sealed Bids for tests: begun, put into a position, played on by chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandtable.core.rng import Rng
from tests.sealed.meta import META
from tests.sealed.pieces import CARDS, VOCABULARY
from tests.sealed.rules import Game


def begin(seed: int = 1, **options: Any) -> Game:
    game = META.new(seed, options, listen=True)
    assert isinstance(game, Game)
    return game


def with_hands(*hands: list[int], **options: Any) -> Game:
    """The first round, with these cards in hand; seat 0 is first."""
    game = begin(**{"seats": len(hands), **options})
    rest = CARDS[:]
    for hand in hands:
        for card in hand:
            rest.remove(card)
    game.hands = [sorted(hand) for hand in hands]
    game.deck = rest
    game.first = 0
    game.take_events()
    return game


def act(game: Game, seat: int, *words: str) -> None:
    for word in words:
        game.apply(seat, VOCABULARY.number(word))


def any_action(game: Game, rng: Rng) -> tuple[int, int]:
    """Somebody who is asked, and something they may do."""
    seat = game.to_act[rng.below(len(game.to_act))]
    options = game.decision(seat).options
    return seat, options[rng.below(len(options))]


def walk(seed: int, **options: Any) -> Iterator[Game]:
    """The positions of a game played by chance, in any order of those who are asked at once."""
    game = begin(seed, **options)
    rng = Rng(seed)
    yield game
    while not game.over:
        game.apply(*any_action(game, rng))
        yield game

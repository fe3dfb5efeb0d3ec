"""The games of Sealed Bids that the kit of `tests/conformance` plays, and what is hidden in them, by its rules."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.conformance.cases import About, Case
from tests.sealed import EVERY_WAY, TITLE, enrolled
from tests.sealed.pieces import MARKETS, winner_of
from tests.sealed.rules import SEND, Game

Place = tuple[list[int], int]  # a list, and where in it a card lies that a seat cannot know


def hidden_cards(game: Game, seat: int) -> list[Place]:
    """SB-1.4, SB-2.4, SB-3.3: hands of others, cards sent to markets of others, and what others paid."""
    own = game.side(seat)
    found: list[Place] = []
    for of, hand in enumerate(game.hands):
        if of not in own and not game.over:
            found += [(hand, at) for at in range(len(hand))]
    for row in game.sent:
        there = {of for at, of, market, _ in game.sent if (at, market) == (row[0], row[2])}
        if not there & set(own):
            found.append((row, 3))
    found += [(row, 2) for row in game.paid if row[1] not in own]
    return found


def won_as_it_was(game: Game) -> bool:
    for at, row in enumerate(game.won, 1):
        for market in range(len(MARKETS)):
            there = [(card, of) for when, of, to, card in game.sent if (when, to) == (at, market)]
            if there and winner_of(there) != row[market]:
                return False
    return True


def another_world(game: Game, seat: int, random: Random, to_come: bool) -> Game:
    """All that this seat cannot know is changed; who won which market lies open, and stays."""
    world = game.clone()
    places = hidden_cards(world, seat)
    if to_come:
        places += [(world.deck, at) for at in range(len(world.deck))]
        random.shuffle(world.lots)
    cards = [inside[at] for inside, at in places]
    for _ in range(500):
        random.shuffle(cards)
        for (inside, at), card in zip(places, cards, strict=True):
            inside[at] = card
        if won_as_it_was(world):
            break
    else:
        return game.clone()  # hardly anything else can have been
    for hand in world.hands:
        hand.sort()
    seal_otherwise(world, seat, random)
    return world


def seal_otherwise(world: Game, seat: int, random: Random) -> None:
    """SB-2.3: what others have sealed, and whether they have; somebody still owes an answer."""
    if world.phase != SEND:
        return
    others = [of for of in world.deciding if of != seat]
    for of in others:
        world.answers[of] = []
    random.shuffle(others)
    for of in others if seat in world.to_act else others[1:]:
        for _ in range(random.randrange(3)):
            if of in world.to_act:
                world.apply(of, random.choice(world.decision(of).options))


def secrets(game: Game, seat: int) -> dict[str, Any]:
    """Tell whether and what others have sealed is left out: in every world of a seat they still owe it all."""
    own = game.side(seat)
    hidden = hidden_cards(game, seat)
    found: dict[str, Any] = {"deck": tuple(game.deck), "lots": tuple(game.lots)}
    for of, hand in enumerate(game.hands):
        if of not in own and not game.over:
            found[f"hand of {of}"] = tuple(hand)
    found["sent"] = tuple(inside[3] for inside, at in hidden if at == 3 and inside in game.sent)
    found["paid"] = tuple(row[2] for row in game.paid if row[1] not in own)
    return found


ABOUT = About(another_world, secrets, enrolled=enrolled)
CASES = [Case(TITLE, ABOUT, **options) for options in EVERY_WAY]

"""Views of Sealed Bids, and full positions made from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.core.contract import State
from sandtable.core.rng import Rng
from tests.sealed.pieces import CARDS, HIDDEN, LOTS, MARKETS, VOCABULARY, winner_of

if TYPE_CHECKING:
    from tests.sealed.rules import Game


class View:
    """`known` is the position with HIDDEN where a card or a lot must not be seen, and nobody's sealed answers but the
    seat's own. `seat` is -1 for whoever only watches."""

    __slots__ = ("seat", "known")

    def __init__(self, seat: int, known: Game) -> None:
        self.seat = seat
        self.known = known

    def resample(self, rng: Rng) -> State:
        return _filled(self.known, rng)

    def pack(self) -> dict[str, Any]:
        return {**self.known.pack(), "seat": self.seat}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]

    def as_dict(self) -> dict[str, Any]:
        """In words, fit for JSON."""
        return as_dict(self.known, self.seat)


def view_of(game: Game, seat: int) -> View:
    """An allow-list: what is not named here stays as it is in an empty position."""
    known = type(game)(game.seats)
    for name in ("title", "seats", "teams", "rounds", "round", "first", "phase", "before", "learnt", "lot", "turn"):
        setattr(known, name, getattr(game, name))
    known.points = game.points[:]
    known.bids = game.bids[:]
    known.won = [row[:] for row in game.won]
    known.sold = [row[:] for row in game.sold]
    known.deck = [HIDDEN] * len(game.deck)
    known.lots = [HIDDEN] * len(game.lots)
    if seat >= 0:
        known.answers[seat] = game.answers[seat][:]
    for of, hand in enumerate(game.hands):
        known.hands[of] = hand[:] if game.over or _sees(game.eyes(of), seat) else [HIDDEN] * len(hand)
    known.sent = [
        [at, of, market, card if _sees(game.eyes_at(at, market), seat) else HIDDEN]
        for at, of, market, card in game.sent
    ]
    known.paid = [[at, of, card if _sees(game.eyes(of), seat) else HIDDEN] for at, of, card in game.paid]
    return View(seat, known)


def _sees(eyes: int, seat: int) -> bool:
    return seat >= 0 and bool((eyes >> seat) & 1)


def as_dict(known: Game, seat: int) -> dict[str, Any]:
    """A position in words: as far as it is known."""
    words = VOCABULARY.words
    asked = known.decision(seat) if seat >= 0 and seat in known.to_act else None
    return {
        "title": known.title, "seat": seat, "seats": known.seats, "teams": known.teams, "rounds": known.rounds,
        "round": known.round, "first": known.first, "phase": known.phase, "number": known.actions_taken,
        "lot": known.lot or None, "deck": len(known.deck), "lots": len(known.lots), "turn": known.turn,
        "deciding": known.deciding, "to_act": known.to_act, "owed": known.owed,
        "sealed": [words[action] for action in known.answers[seat]] if seat >= 0 else [],
        "decision": {"kind": asked.kind, "number": asked.number} if asked is not None else None,
        "players": [
            {
                "seat": of,
                "points": known.points[of],
                "cards": len(known.hands[of]),
                "hand": [card or None for card in known.hands[of]],
                "bid": known.bids[of],
            }
            for of in range(known.seats)
        ],
        "sent": [
            {"round": at, "seat": of, "market": MARKETS[market], "card": card or None}
            for at, of, market, card in known.sent
        ],
        "won": [list(row) for row in known.won],
        "paid": [{"round": at, "seat": of, "card": card or None} for at, of, card in known.paid],
        "sold": [{"round": at, "seat": of, "lot": lot} for at, of, lot in known.sold],
    }  # fmt: skip


def _filled(known: Game, rng: Rng) -> Game:
    """Deal the hidden pieces again from those unaccounted for."""
    game = known.clone()
    while not _deal(game, known, rng):
        pass
    lots = LOTS[:]
    for lot in [lot for _, _, lot in known.sold] + ([known.lot] if known.lot else []):
        lots.remove(lot)
    rng.shuffle(lots)
    game.lots = lots[: len(known.lots)]
    return game


def _deal(game: Game, known: Game, rng: Rng) -> bool:
    """One try; False if the cards that were left do not fit who won which market."""
    pool = CARDS[:]
    places = [*known.hands, *([card] for *_, card in known.sent), *([card] for *_, card in known.paid)]
    for card in [card for place in places for card in place if card != HIDDEN]:
        pool.remove(card)
    rng.shuffle(pool)
    game.sent = [row[:] for row in known.sent]
    for round in range(1, len(known.won) + 1):
        for market in range(len(MARKETS)):
            there = [row for row in game.sent if (row[0], row[2]) == (round, market) and row[3] == HIDDEN]
            for row in there:
                row[3] = pool.pop()
            if there and winner_of([(row[3], row[1]) for row in there]) != known.won[round - 1][market]:
                return False
    game.paid = [[at, of, card or pool.pop()] for at, of, card in known.paid]
    game.hands = [sorted(card or pool.pop() for card in hand) for hand in known.hands]
    game.deck = pool
    return True

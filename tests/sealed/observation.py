"""Rows of numbers for Sealed Bids: as many places as there are seats, and the seat's own sealed answers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from sandtable.core.observing import Layout, Sheet
from tests.sealed.pieces import HIDDEN, LOTS, MARKETS, MOST_CARDS, VALUES, VOCABULARY
from tests.sealed.rules import AUCTION, OVER, PASSED, PAY, SEND, Game
from tests.sealed.views import View, view_of

VERSION: Final = 2
PHASES: Final = (SEND, AUCTION, PAY, OVER)
ANSWERS: Final = 2  # that can be sealed


class Reader:
    def __init__(self, answers: int, sent: int) -> None:
        self.answers = answers
        self.sent = sent

    def read_state(self, state: Game, seat: int, sheet: Sheet) -> None:
        self.read_view(view_of(state, seat), sheet)

    def read_view(self, view: View, sheet: Sheet) -> None:
        known, seat = view.known, view.seat
        order = [(seat + step) % known.seats for step in range(known.seats)]
        sheet.numbers([known.round, known.lot, known.owed, len(known.hands[seat])])
        for of in order:
            sheet.numbers([known.points[of], len(known.hands[of]), known.bids[of] + 1])
        sheet.codes([PHASES.index(known.phase), known.turn + 1])
        sheet.counts([card - 1 for card in known.hands[seat]])
        for place, answer in enumerate(known.answers[seat]):
            sheet.mark(self.answers + place * len(VOCABULARY) + answer)
        for _, _, market, card in known.sent:
            if card != HIDDEN:
                sheet.mark(self.sent + market * len(VALUES) + card - 1)


@cache
def _layout(seats: int, rounds: int) -> Layout:
    layout = Layout("sealedbid", VERSION, {"card": [str(value) for value in VALUES], "market": list(MARKETS)})
    layout.add("round", 1, rounds, "the round")
    layout.add("lot", 1, max(LOTS), "what the lot is worth")
    layout.add("owed", 1, MOST_CARDS, "cards still to be paid")
    layout.add("hand_size", 1, MOST_CARDS, "own cards")
    for place in ["own", *(f"other{n}" for n in range(1, seats))]:
        layout.add(f"{place}.points", 1, 99, "points")
        layout.add(f"{place}.cards", 1, MOST_CARDS, "cards in hand")
        layout.add(f"{place}.bid", 1, MOST_CARDS - PASSED, "the bid and one more; 0 for who has passed")
    layout.end_of_numbers()
    layout.follows(layout.add("phase", len(PHASES), 1, f"one-hot: {', '.join(PHASES)}"))
    layout.follows(layout.add("turn", 1 + seats, 1, "one-hot: whose turn it is: nobody, or the seat"))
    layout.follows(layout.add("hand", len(VALUES), 4, "own hand: how many of each value"))
    answers = layout.add("answers", ANSWERS * len(VOCABULARY), 1, "one-hot, 2 of 21: own sealed answers")
    sent = layout.add("sent", len(MARKETS) * len(VALUES), 4, "cards sent that are known, by market and value")
    layout.finish(Reader(answers, sent))
    return layout


def layout(title: str, options: Mapping[str, Any]) -> Layout:
    return _layout(options["seats"], options["rounds"])


def layout_of(state: Game) -> Layout:
    return _layout(state.seats, state.rounds)

"""Phase 4: bidding for treachery cards (CLA-7, CLA-22.3, CLA-22.10); the module `buying` completes each sale."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, IXIANS
from sandtable.classic.content.treachery import KARAMA
from sandtable.classic.rules import aid, frames
from sandtable.classic.rules.goods import (
    draw_treachery,
    lose_card,
    means,
    room,
    take_card,
)
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.memory import forget_hand
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, NOWHERE, TREACHERY_LUCK, Frame, State
from sandtable.classic.rules.words import (
    BOTTOM,
    NUMBER,
    NUMBERS,
    PASS,
    TOP,
    TREACHERY_WORD,
    YES,
)

LOOK: Final = ability("atr_bidding")
SORTING: Final = ability("ix_bidding")
TECHNOLOGY: Final = ability("ix_technology")
HIGHEST: Final = NUMBERS - 1


def _bidding(s: State, f: Frame) -> None:
    """Announce how many cards each seat holds (CLA-7.1) and start the auction unless nobody can bid (CLA-7.2)."""
    s.opener = NOBODY
    s.swapped = 0
    s.look = 0
    for seat in range(s.seats):
        s.tell("cards_held", seat, len(s.hands[seat]))
    if not bidders(s):
        s.tell("no_bidding", NOBODY)
        return
    s.push(frames.BID_END)
    s.push(frames.BID_LOOK)
    s.push(frames.BID_ROW)
    s.stopped = 1
    if s.seat_of[IXIANS] != NOBODY:
        offer_stop(s, SORTING, s.seat_of[IXIANS])
    aid.begin(s)


def _row(s: State, f: Frame) -> None:
    """Deal the row of cards for sale: one for each seat that can bid (CLA-7.2, R-CLA-44), one more if the Ixians sort
    it (CLA-22.3)."""
    ixians = s.seat_of[IXIANS]
    sorting = ixians != NOBODY and not s.stopped
    s.row = []
    for _ in range(len(bidders(s)) + (1 if sorting else 0)):
        card = draw_treachery(s)
        if card == NOWHERE:
            break
        s.row.append(card)
    s.tell("row", NOBODY, len(s.row))
    if sorting and len(s.row) > 1:
        s.row.sort()
        s.row_sorted = 1
        items = tuple([(TREACHERY_WORD + kind, 1, 1 << ixians) for kind in s.row])
        s.tell("row_looked", ixians, len(s.row), items=items)
        s.push(frames.ASK_SORT, ixians)


class Sort(Question):
    """Ask which card of the row the Ixians return to the deck, and whether to its top or its bottom (CLA-22.3)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_SORT, "sort_row", "CLA-22.3", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        if s.answers[seat]:
            return [TOP, BOTTOM]
        return [TREACHERY_WORD + kind for kind in dict.fromkeys(s.row)]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == 2

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        word, where = given[f[1]]
        s.row.remove(word - TREACHERY_WORD)
        if where == TOP:
            s.treachery_deck.append(word - TREACHERY_WORD)
        else:
            s.treachery_deck.insert(0, word - TREACHERY_WORD)
        s.chance.shuffle(TREACHERY_LUCK, s.row)
        s.learnt += 1
        s.tell("row_sorted", f[1], 1, word, eyes=1 << f[1], cause=where)


def _look(s: State, f: Frame) -> None:
    """Let Atreides look at the cards for sale in this phase, unless one Karama stops it for all of them (CLA-25.12)."""
    s.push(frames.BID_CARD)
    if s.seat_of[ATREIDES] != NOBODY:
        s.push(frames.BID_LOOKED)
        offer_stop(s, LOOK, s.seat_of[ATREIDES])


def _looked(s: State, f: Frame) -> None:
    s.look = 1 - s.stopped


# --- one card ----------------------------------------------------------------------------
def _card(s: State, f: Frame) -> None:
    """Put up the next card of the row for sale if a seat can still bid (CLA-7.3, CLA-7.8)."""
    if not s.row:
        return
    opener = next_able(s, s.opener)
    if opener == NOBODY:
        return
    s.opener = opener
    s.bid = 0
    s.bidder = NOBODY
    s.bid_passes = 0
    s.tell("card_up", NOBODY, len(s.row))
    s.push(frames.BID_OPEN)
    ixians = s.seat_of[IXIANS]
    if s.rules.advanced and ixians != NOBODY and not s.swapped and s.hands[ixians]:
        s.push(frames.ASK_SWAP, ixians)


def next_able(s: State, seat: int) -> int:
    """Return the first seat in storm order, from this one on, that can bid; from the first player on if the seat is
    NOBODY (CLA-7.3)."""
    start = 0 if seat == NOBODY else s.order.index(seat)
    for step in range(s.seats):
        other = s.order[(start + step) % s.seats]
        if room(s, other):
            return other
    return NOBODY


def right_of(s: State, seat: int) -> int:
    return s.order[(s.order.index(seat) + 1) % s.seats]


class Swap(Question):
    """Ask whether the Ixians exchange the card for sale with a card from their hand (CLA-22.10)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_SWAP, "swap_card", "CLA-22.10")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, YES]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == YES:
            s.swapped = 1
            s.push(frames.BID_SWAPPED, f[1])
            offer_stop(s, TECHNOLOGY, f[1])


def _swapped(s: State, f: Frame) -> None:
    if not s.stopped and s.hands[f[1]]:
        s.push(frames.ASK_SWAP_CARD, f[1])


class SwapCard(Question):
    """Ask which card from their hand the Ixians exchange for the card for sale."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_SWAP_CARD, "swap_which", "CLA-22.10", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [TREACHERY_WORD + kind for kind in dict.fromkeys(s.hands[seat])]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        kind = given[seat][0] - TREACHERY_WORD
        forget_hand(s, seat)
        lose_card(s, seat, kind)
        s.tell("swapped", seat, 1, TREACHERY_WORD + kind, eyes=1 << seat)
        taken = s.row[0]
        s.row[0] = kind
        s.row_sorted = 0  # nobody knows the order any longer: the view drops the rest of the row
        s.learnt += 1
        take_card(s, seat, taken, rule="CLA-22.10")


def _open(s: State, f: Frame) -> None:
    if s.look:
        atreides = s.seat_of[ATREIDES]
        s.row_seen = 1
        s.learnt += 1
        s.tell("card_seen", atreides, 1, TREACHERY_WORD + s.row[0], eyes=1 << atreides)
    s.push(frames.ASK_BID, s.opener)


def bidders(s: State) -> list[int]:
    """Return the seats that can bid, in storm order."""
    return [seat for seat in s.order if room(s, seat)]


def passed_since(s: State) -> list[int]:
    """Return the seats that have passed since the last bid: those just before the seat asked now (CLA-7.4)."""
    able = bidders(s)
    for frame in s.stack:
        if frame[0] == frames.ASK_BID and frame[1] in able:
            at = able.index(frame[1])
            return [able[(at - step) % len(able)] for step in range(1, s.bid_passes + 1)]
    return []


class Bid(Question):
    """Ask whether a seat raises the bid, and to how much (CLA-7.4, CLA-7.5, CLA-20.4)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_BID, "bid", "CLA-7.4", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        most = HIGHEST if KARAMA in s.hands[seat] else means(s, seat)
        return [PASS] + [NUMBER + n for n in range(s.bid + 1, min(most, HIGHEST) + 1)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        word = given[seat][0]
        able = bidders(s)
        if word == PASS:
            s.bid_passes += 1
            s.tell("bid_pass", seat)
        else:
            s.bid = word - NUMBER
            s.bidder = seat
            s.bid_passes = 0
            s.tell("bid", seat, s.bid)
        if s.bidder == NOBODY and s.bid_passes == len(able):
            s.tell("unsold", NOBODY, len(s.row))  # CLA-7.9
            return
        if s.bidder != NOBODY and s.bid_passes == len(able) - 1:
            s.push(frames.BID_SOLD)
            return
        at = able.index(seat)
        s.push(frames.ASK_BID, able[(at + 1) % len(able)])


def _end(s: State, f: Frame) -> None:
    """Put the unsold cards back on top of the deck in their order (CLA-7.9)."""
    for card in reversed(s.row):
        s.treachery_deck.append(card)
    s.row = []
    s.row_sorted = 0
    s.row_seen = 0
    s.look = 0
    s.bid = 0
    s.bidder = NOBODY
    s.opener = NOBODY
    s.bid_passes = 0
    aid.end(s)


declare(Sort(), Swap(), SwapCard(), Bid())
steps(
    {
        frames.BIDDING: _bidding,
        frames.BID_ROW: _row,
        frames.BID_LOOK: _look,
        frames.BID_LOOKED: _looked,
        frames.BID_CARD: _card,
        frames.BID_SWAPPED: _swapped,
        frames.BID_OPEN: _open,
        frames.BID_END: _end,
    }
)

"""Complete the sale of a card: payment, taking it and drawing a replacement (CLA-7.6, CLA-20.4, CLA-22.11)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, EMPEROR, HARKONNEN, IXIANS
from sandtable.classic.content.treachery import KARAMA
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.bidding import right_of
from sandtable.classic.rules.goods import draw_treachery, helped, means, pay, room, take_card
from sandtable.classic.rules.karama import ability, karamas, might_karama, offer_stop, played_karama
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, NOWHERE, Frame, State
from sandtable.classic.rules.words import FACTION, NO, NUMBER, PAY, TREACHERY_WORD, YES

REDRAWING: Final = ability("ix_ally_redraw")
PAYMENT: Final = ability("emp_payment")
FREE_CARD: Final = ability("har_top_card")


def _sold(s: State, f: Frame) -> None:
    s.tell("sold", s.bidder, s.bid)
    s.push(frames.ASK_PAY, s.bidder, s.bid)


class Pay(Question):
    """Ask whether a buyer pays with spice or Karama, and how much its ally pays (CLA-7.6, CLA-13.10, CLA-20.4).

    The Bene Gesserit may use a worthless card only if they could also pay, since a Karama may stop it (R-CLA-28).
    """

    def __init__(self) -> None:
        super().__init__(frames.ASK_PAY, "pay", "CLA-7.6", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        price = f[2]
        if s.answers[seat]:
            help = helped(s, seat)
            return [NUMBER + n for n in range(max(0, price - purse(s, seat)), min(price, help) + 1)]
        if means(s, seat) < price:
            return [TREACHERY_WORD + KARAMA]
        return [PAY, *(karamas(s, seat) if might_karama(s, seat) else [])]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        answers = s.answers[seat]
        if not answers:
            return False
        # Asked even if the ally lends nothing: everybody can count the answers.
        return answers[0] != PAY or s.ally[seat] == NOBODY or len(answers) == 2

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat, price = f[1], f[2]
        answers = given[seat]
        s.bid = 0
        s.push(frames.BID_TAKEN, seat)
        if answers[0] != PAY:
            s.tell("karama_bid", seat, price)
            s.push(frames.BID_KARAMA, seat, price)
            played_karama(s, seat, answers[0])
            return
        pay_price(s, seat, price, answers[1] - NUMBER if len(answers) == 2 else 0)


def pay_price(s: State, seat: int, price: int, from_ally: int) -> None:
    """Pay the price of a card to the bank, or to the Emperor, whose income may be stopped (CLA-16.3, CLA-25.11)."""
    if from_ally:
        s.support[s.ally[seat]] -= from_ally
    s.push(frames.BID_EMPEROR, seat, price, from_ally)
    s.stopped = 1
    emperor = s.seat_of[EMPEROR]
    if emperor != NOBODY and emperor != seat:
        offer_stop(s, PAYMENT, emperor)


def _karama_bid(s: State, f: Frame) -> None:
    """Charge the price after all if another Karama stopped the worthless card with which a buyer paid."""
    if not s.stopped:
        seat, price = f[1], f[2]
        pay_price(s, seat, price, max(0, price - purse(s, seat)))


def _emperor(s: State, f: Frame) -> None:
    seat, price, from_ally = f[1], f[2], f[3]
    to = NOBODY if s.stopped else s.seat_of[EMPEROR]
    ally = s.ally[seat]
    if from_ally and ally == to:  # the Emperor's own spice returns to him (CLA-25.11)
        s.tell("paid", ally, from_ally, FACTION + s.factions[to])
    else:
        pay(s, ally, from_ally, to)
    pay(s, seat, price - from_ally, to)


def _taken(s: State, f: Frame) -> None:
    """Take the card out of the row for its buyer; an ally of the Ixians may replace it at once (CLA-22.11)."""
    seat = f[1]
    s.bought = [s.row.pop(0)]
    s.row_sorted = 0  # the Ixians no longer know which of the sorted cards are left
    s.learnt += 1
    s.opener = right_of(s, s.opener if s.rules.opener_next else seat)
    s.push(frames.BID_CARD)
    if s.row:
        s.push(frames.MOMENT, NOBODY, frames.WITHIN_PHASE)
    s.push(frames.BID_HAND, seat)
    ixians = s.seat_of[IXIANS]
    if ixians != NOBODY and s.ally[seat] == ixians:
        s.tell("bought", seat, 1, TREACHERY_WORD + s.bought[0], eyes=seen_by(s, seat))
        s.push(frames.ASK_REDRAW, seat)


def seen_by(s: State, seat: int) -> int:
    """Return the seats that know the card just bought, as bits: the buyer, and Atreides if they have looked at it."""
    return 1 << seat | (1 << s.seat_of[ATREIDES] if s.row_seen else 0)


def _hand(s: State, f: Frame) -> None:
    """Put the bought card into the buyer's hand; Harkonnen draw a second card, unless stopped (CLA-25.10)."""
    seat = f[1]
    for kind in s.bought:
        take_card(s, seat, kind, seen_by(s, seat))
    s.bought = []
    s.row_seen = 0
    if s.factions[seat] == HARKONNEN and room(s, seat):
        s.push(frames.BID_HARKONNEN, seat)
        offer_stop(s, FREE_CARD, seat)


def _free_card(s: State, f: Frame) -> None:
    if not s.stopped and room(s, f[1]):
        card = draw_treachery(s)
        if card != NOWHERE:
            take_card(s, f[1], card, rule="CLA-16.5")


class Redraw(Question):
    """Ask whether an ally of the Ixians discards the card it just bought and draws the top card instead (CLA-22.11)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_REDRAW, "redraw", "CLA-22.11")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NO, YES]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == YES:
            s.push(frames.BID_REDRAW, f[1])
            offer_stop(s, REDRAWING, f[1])


def _redraw(s: State, f: Frame) -> None:
    if s.stopped:
        return
    kind = s.bought.pop()
    s.treachery_discard.append(kind)
    s.tell("discarded", f[1], 1, TREACHERY_WORD + kind, rule="CLA-22.11")
    s.row_seen = 0
    s.bought = [draw_treachery(s)]


declare(Pay(), Redraw())
steps(
    {
        frames.BID_SOLD: _sold,
        frames.BID_KARAMA: _karama_bid,
        frames.BID_EMPEROR: _emperor,
        frames.BID_TAKEN: _taken,
        frames.BID_HAND: _hand,
        frames.BID_HARKONNEN: _free_card,
        frames.BID_REDRAW: _redraw,
    }
)
